"""Play without a mouse: every step by keys alone, with the focus always in sight."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.play import chosen, panel, ready, send

FOCUS = """() => {
    const one = document.activeElement;
    const style = getComputedStyle(one);
    return {
        name: (one.getAttribute("aria-label") ?? one.textContent).replace(/\\s+/g, " ").trim(),
        lit: one.classList.contains("lit"),
        choice: one.classList.contains("choice"),
        visible: one.matches(":focus-visible"),
        outline: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    };
}"""


def tab_to(page: Page, wanted: str, key: str = "Tab", most: int = 150) -> None:
    """Move the focus to what is called so; on the way it is always to be seen."""
    for _ in range(most):
        page.keyboard.press(key)
        focus = page.evaluate(FOCUS)
        assert focus["visible"], focus
        assert focus["outline"], focus
        if re.search(wanted, focus["name"]):
            return
    raise AssertionError(f"The focus never came to {wanted}.")


def tab_to_lit(page: Page, most: int = 150) -> bool:
    """Move the focus to a piece on the board that can be chosen, if there is one."""
    page.locator(".frame > .window").focus()
    for _ in range(most):
        page.keyboard.press("Tab")
        focus = page.evaluate(FOCUS)
        assert focus["outline"], focus
        if focus["lit"]:
            return True
        if focus["choice"]:
            return False
    return False


def key_move(page: Page) -> None:
    """A complete move: pieces of the board with Enter, the menu with arrows, and Ctrl+Enter to send."""
    ready(page)
    for _ in range(12):
        if send(page).is_enabled():
            break
        before = chosen(page).count()
        if tab_to_lit(page):
            page.keyboard.press("Enter")
        else:
            page.locator("button.choice").first.focus()
            page.keyboard.press("Space")
        if page.get_by_role("menu").count():
            expect(page.get_by_role("menuitem").first).to_be_focused()
            page.keyboard.press("ArrowDown")
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
        expect(chosen(page).nth(before)).to_be_attached()
    expect(send(page)).to_be_enabled()
    page.keyboard.press("Control+Enter")
    expect(chosen(page)).to_have_count(0)


@pytest.mark.parametrize("game", ["The King’s Challenge", "Troyes Dice"])
def test_from_the_lobby_to_moves_by_keys_alone(page: Page, game: str) -> None:
    expect(page.get_by_role("button", name=re.compile("Play now ?: Troyes Dice"))).to_be_visible()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUS)["name"] == "To the content"
    tab_to(page, "^Play now$")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    tab_to(page, f"^Play now ?: {game}$")
    page.keyboard.press("Enter")
    for _ in range(4):
        key_move(page)
    ready(page)
    expect(panel(page).locator(".ask")).not_to_be_empty()
    tab_to(page, "^Make this move|^Start over|^All choices", key="Tab", most=300)


def test_the_choices_in_words_are_enough(page: Page) -> None:
    page.get_by_role("button", name="Play now", exact=True).focus()
    page.keyboard.press("Enter")
    tab_to(page, "^Play now ?: Troyes$")
    page.keyboard.press("Enter")
    ready(page)
    page.get_by_text(re.compile("^All choices in words")).focus()
    tab_to(page, "space")
    page.keyboard.press("Space")
    tab_to(page, "^Make this move$", key="Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("places a citizen")
