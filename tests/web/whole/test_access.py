"""Everything that is shown, for people who do not see it, or see it badly; how games end is looked at where some do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check
from tests.web.boards import ALL
from tests.web.play import forward, lit, ready
from tests.web.visitors import BOT, ME, NOWHERE, OPEN, Visitors, make_table, sit


def test_the_lobby_and_its_dialogs(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    make_table(page, "dice", ME, BOT)
    page.goto("/")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
    check(page)
    for button, dialog in (
        ("Play now", "Which game?"),
        ("Make a table", "Make a table"),
        ("Upload a record", "Upload a record"),
    ):
        page.get_by_role("button", name=button, exact=True).click()
        check_dialog(page, dialog)


def test_the_waiting_room(page: Page) -> None:
    sit(page, "city", ME, OPEN, OPEN)
    expect(page.get_by_text("Waiting for 2 more players")).to_be_visible()
    check(page)


def test_rules_and_account(page: Page) -> None:
    for path in ("/rules/city", "/rules/dice", "/rules/solo", "/rules/ladies", "/rules/rulings", "/account"):
        page.goto(path)
        expect(page.get_by_role("main").get_by_role("heading", level=2).first).to_be_attached()
        check(page)


def test_a_lesson(visit: Visitors) -> None:
    page = visit(path="/learn/city")
    expect(page.get_by_text("Step 1 of 18")).to_be_visible()
    page.evaluate("localStorage.setItem('lessons', JSON.stringify({ city: 8 }))")
    page.reload()
    expect(page.get_by_text("Step 9 of 18")).to_be_visible()
    check(page)


@pytest.mark.parametrize(
    "game, seats, setup",
    [("city", 3, {"bonus": "yes", **ALL}), ("city", 1, {}), ("dice", 2, {"banquets": "yes"})],
    ids=["troyes", "solo", "dice"],
)
def test_a_game(page: Page, game: str, seats: int, setup: dict[str, str]) -> None:
    sit(page, game, ME, *[BOT] * (seats - 1), **setup)
    ready(page)
    check(page, colours=False)
    assert forward(page, 1, moves=12) == "move"
    ready(page)
    lit(page).first.focus()
    page.keyboard.press("Enter")
    check(page)
    page.get_by_role("tab", name="Chat").click()
    check(page, colours=False)


def test_the_dialogs_of_a_table(page: Page) -> None:
    sit(page, "dice", ME, BOT)
    ready(page)
    for dialog in ("Settings", "My seat …"):
        page.get_by_role("button", name=dialog).click()
        check_dialog(page, dialog)
    page.keyboard.press("?")
    check_dialog(page, "The keys")


def check_dialog(page: Page, name: str) -> None:
    """Look at a dialog that was opened, and close it."""
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    check(page)
    page.keyboard.press("Escape")


def test_the_menu_of_a_piece(page: Page) -> None:
    sit(page, "city", ME)
    marker = page.locator('.piece.lit[data-ref="influence"]')
    menu = page.get_by_role("menu")
    for step in range(30):
        ready(page)
        if marker.count():
            marker.first.dispatch_event("click")
        if menu.count():
            break
        page.keyboard.press("Escape")
        forward(page, step, moves=1)
    expect(menu).to_be_visible()
    check(page, colours=False)


def test_the_curtain(page: Page) -> None:
    sit(page, "dice", {"kind": "you", "name": "Aude"}, {"kind": "you", "name": "Bert"})
    expect(page.get_by_role("region", name="Curtain")).to_be_visible()
    check(page)
