"""Every word at a table, and in its replay, is a message of the catalogue: tables of all kinds in the pseudo-language."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.reacting import Script
from tests.web.boards import ALL
from tests.web.play import click_one, forward, lit, panel, ready, send
from tests.web.visitors import BOT, ME, Visitors, known, post, sit
from tests.web.whole.worded import check, speaking


@pytest.fixture
def page(visit: Visitors) -> Page:
    """A browser whose page speaks the pseudo-language; it has not come yet."""
    return speaking(visit, "Aude")


def old(line: WebSocketRoute) -> None:
    """Send every move as if it had been chosen long ago."""
    server = line.connect_to_server()

    def hand_on(message: str | bytes) -> None:
        sent = json.loads(message)
        server.send(json.dumps({**sent, "rev": -1} if sent["type"] == "move" else sent))

    line.on_message(hand_on)


def test_a_move_that_comes_too_late(page: Page) -> None:
    page.route_web_socket("**/ws/tables/*", old)
    sit(page, "dice", ME)
    ready(page)
    rng = random.Random(1)
    while not send(page).is_enabled():
        click_one(page, lit(page), rng)
    send(page).click()
    expect(page.locator(".toasts .bad")).to_contain_text(
        "⟦The table has moved on since; look at it and choose again.⟧"
    )
    check(page)


@pytest.mark.parametrize(
    "game, seats, setup",
    [
        ("city", 2, {"bonus": "yes"}),
        ("city", 1, {}),
        ("dice", 2, {"banquets": "yes", "numbering": "expert"}),
        ("dice", 1, {}),
    ],
    ids=["troyes", "solo", "dice", "dice-alone"],
)
def test_a_whole_game_and_its_replay(page: Page, game: str, seats: int, setup: dict[str, str]) -> None:
    sit(page, game, ME, *[BOT] * (seats - 1), **setup)
    ready(page)
    check(page)
    step = 0
    while forward(page, step, moves=4) != "end":
        step += 1
        check(page)
        page.locator(".piece.lit, button.choice").first.focus()  # some questions are answered in words alone
        page.keyboard.press("Enter")
        check(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    check(page)
    page.locator('.ending a[href^="/replay/"]').click()
    expect(page.locator(".controls")).to_be_visible()
    expect(page.locator(".frame .piece").first).to_be_attached()
    check(page)
    page.keyboard.press("End")
    expect(page.locator(".ending")).to_be_visible()
    page.locator("aside select").select_option("⟦a watcher⟧")
    check(page)
    page.locator("aside .button.main").click()
    expect(page.locator("dialog form")).to_be_visible()
    check(page)
    page.goto("/achievements")
    expect(page.locator(".achievements li").first).to_be_visible()
    check(page)


def test_what_is_explained_and_said_at_a_table(page: Page) -> None:
    for game, piece in (("city", "character"), ("dice", "building")):
        sit(page, game, ME, BOT)
        ready(page)
        page.locator(f'.piece[aria-description][data-ref^="{piece}:"]').first.focus()
        expect(page.get_by_role("tooltip")).to_be_visible()
        check(page)
        page.get_by_role("tab").nth(1).click()
        check(page)
        page.get_by_role("log").locator("..").get_by_role("textbox").fill("Bonjour")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("Bonjour")
        check(page)


def test_the_curtain(page: Page) -> None:
    sit(page, "city", {"kind": "you", "name": "Aude"}, {"kind": "you", "name": "Bert"})
    expect(page.locator(".curtain")).to_be_visible()
    check(page)


def test_a_whole_game_with_the_ladies(page: Page) -> None:
    """Their characters, cards and events, purple dice, and the wall with its guards."""
    sit(page, "city", ME, BOT, **ALL, revealed="yes")
    ready(page)
    check(page)
    step = 0
    while forward(page, step, moves=20) != "end":
        step += 1
        check(page)
    check(page)


def test_a_reaction(page: Page) -> None:
    """Bert may react, behind his curtain, and may say what he does from now on."""
    script = Script()
    known(page)
    made = post(page, "/api/records", {"record": script.record(script.first()).text(), "play": True})
    page.goto(f"/t/{made['id']}")
    expect(page.locator(".curtain")).to_be_visible()
    check(page)
    page.locator(".curtain button").click()
    expect(panel(page).get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("⟦When I may react⟧")).to_have_value("ask")
    check(page)


def test_the_keys_are_explained(page: Page) -> None:
    sit(page, "dice", ME)
    ready(page)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dt").first).to_be_visible()
    check(page)
