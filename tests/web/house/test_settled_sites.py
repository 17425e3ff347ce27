"""What needs a site that is settled otherwise: the page proves that no throw was chosen, and shows more of a long lobby."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.guest import Guest
from tests.web.play import forward, ready
from tests.web.site import built_page, running_site
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, ask, post, sit


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its dice are not set, for set ones prove nothing; and many tables may wait for players."""
    settled = {"TROYES_TEST_SEED": "", "TROYES_LIMIT_OPEN_ADDRESS": "100"}
    with running_site(tmp_path_factory.mktemp("settled"), built_page(), **settled) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visitors]:
    visitors = Visitors(browser, address, unseen=True)
    yield visitors
    visitors.close()
    assert visitors.problems.rest() == []


def test_a_long_lobby_is_shown_part_by_part(visit: Visitors, address: str) -> None:
    for _ in range(3):
        host = Guest(address)
        for _ in range(18):
            host.make_table("dice", [{"kind": "you"}, {"kind": "open"}], public=True)
        host.close()
    page = visit("Aude")
    waiting = page.get_by_role("region", name="Waiting for players")
    rows = waiting.locator("xpath=./ul/li")
    expect(rows).to_have_count(6)
    waiting.get_by_role("button", name="Show all 50").click()
    expect(rows).to_have_count(50)
    more = waiting.get_by_role("button", name="Show more")
    more.click()
    expect(rows).to_have_count(54)
    expect(more).to_have_count(0)
    links = rows.locator('a[href^="/t/"]').evaluate_all("all => all.map((one) => one.pathname)")
    assert len(set(links)) == 54


def test_the_dice_of_a_game_are_thrown_again(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    table = sit(page, "dice", ME, BOT)
    forward(page, 3, moves=2)
    ready(page)
    before = ask(page, f"/api/tables/{table}/proof").json()
    assert before["secret"] == "", "nobody is told before the end"
    post(page, f"/api/tables/{table}/end", {"wish": True})
    dice = page.locator("details.proof")
    dice.locator("summary").click()
    expect(dice).to_contain_text(before["commitment"])
    dice.get_by_role("button").click()
    expect(dice.get_by_role("status")).to_have_text(re.compile(r"\d"))
    expect(dice.locator(".problem")).to_have_count(0)
    throws = len(ask(page, f"/api/tables/{table}/throws").json())
    expect(dice.get_by_role("status")).to_contain_text(str(throws))

    # One throw that is another than it should be is found and named.
    page.route(
        "**/throws",
        lambda route: route.fulfill(
            json=[
                {**throw, "chosen": (throw["chosen"] + 1) % len(throw["words"])} if at == 2 else throw
                for at, throw in enumerate(route.fetch().json())
            ]
        ),
    )
    dice.get_by_role("button").click()
    expect(dice.locator(".problem")).to_contain_text("3")
