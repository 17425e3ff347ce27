"""A computer player that thinks for long: the page says so, and whoever does not want to wait need not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.web.play import panel
from tests.web.site import built_page, running_site
from tests.web.visitors import ME, NOWHERE, OPEN, Visitor, Visitors, make_table, post, sit

COUNTESS = {"kind": "bot", "level": "countess"}


@pytest.fixture(scope="module")
def slow_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose countess would think for ten minutes."""
    folder = tmp_path_factory.mktemp("slow")
    with running_site(folder, built_page(), "tests.server.programs.tireless") as address:
        yield address


@pytest.fixture(scope="module")
def kept(slow_site: str) -> list[Visitor]:
    """Browsers that were there before, and forgot what they did."""
    return []


@pytest.fixture
def visit(browser: Browser, slow_site: str, kept: list[Visitor]) -> Iterator[Visitors]:
    """Opens browsers at that server; afterwards none of them may have complained."""
    visitors = Visitors(browser, slow_site, unseen=True, kept=kept)
    yield visitors
    visitors.close()
    assert visitors.problems.rest() == []


def sign(page: Page) -> Locator:
    """What says that somebody thinks."""
    return panel(page).get_by_role("status").filter(has_text="thinking")


def move_now(page: Page) -> Locator:
    return page.get_by_role("button", name="Move now")


def wait_for_her(page: Page) -> str:
    """Sit down with the countess, whom the set dice make the start player, and wait until the page says that she
    thinks; her name."""
    sit(page, "city", ME, COUNTESS)
    expect(sign(page)).to_be_visible()
    return page.get_by_role("list", name="At the table").locator("[data-typed]").nth(1).inner_text()


def hurry_on(page: Page) -> None:
    """Hurry her until something is asked of whoever has this page: she then has nothing to think about."""
    choice = panel(page).locator("button.choice").first
    while True:
        expect(choice.or_(move_now(page)).first).to_be_attached()
        if choice.count():
            return
        # She may have been faster than the click.
        with suppress(TooLate):
            move_now(page).click(timeout=1_000)


@pytest.mark.parametrize("size", [(1440, 900), (390, 780)], ids=["desk", "phone"])
def test_the_page_says_who_thinks_and_move_now_ends_the_wait(visit: Visitors, size: tuple[int, int]) -> None:
    page = visit(path=NOWHERE, viewport={"width": size[0], "height": size[1]})
    name = wait_for_her(page)
    assert sign(page).inner_text().strip() == f"{name} is thinking …"
    assert sign(page).get_attribute("aria-live") == "polite"
    move_now(page).focus()
    page.keyboard.press("Enter")
    expect(sign(page)).to_have_count(0)
    expect(move_now(page)).to_have_count(0)
    hurry_on(page)


def test_the_sign_moves_unless_somebody_wants_no_motion(visit: Visitors) -> None:
    page = visit(path=NOWHERE)
    wait_for_her(page)
    motion = "dot => getComputedStyle(dot).animationName"
    dot = sign(page).locator(".sign i").first
    assert dot.evaluate(motion) == "none"
    page.emulate_media(reduced_motion="no-preference")
    assert "ponder" in dot.evaluate(motion)
    hurry_on(page)


def test_a_watcher_sees_the_sign_without_the_button(visit: Visitors) -> None:
    host, watcher = visit(path=NOWHERE), visit(path=NOWHERE)
    table = make_table(host, "city", OPEN, COUNTESS)
    post(host, f"/api/tables/{table}/join", {"seat": 0})
    watcher.goto(f"/t/{table}")
    expect(sign(watcher)).to_be_visible()
    host.goto(f"/t/{table}")
    expect(move_now(host)).to_be_visible()
    expect(move_now(watcher)).to_have_count(0)
    hurry_on(host)
    expect(sign(watcher)).to_have_count(0)
