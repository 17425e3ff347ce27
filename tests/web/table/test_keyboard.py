"""Play without a mouse: every step by keys alone, with the focus always in sight, and few presses."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.play import asked, chosen, panel, ready, send
from tests.web.table.test_moves import where
from tests.web.visitors import BOT, ME, sit

FOCUS = """() => {
    const one = document.activeElement;
    const style = getComputedStyle(one);
    return {
        name: (one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent)
            .replace(/\\s+/g, " ").trim(),
        tag: one.tagName,
        lit: one.classList.contains("lit"),
        ref: one.dataset.ref ?? "",
        framed: Boolean(one.closest(".frame > .window")),
        visible: one.matches(":focus-visible"),
        outline: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    };
}"""


class Keys:
    """A keyboard whose presses are counted."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)
        self.pressed += 1

    def focus(self) -> dict[str, str]:
        """What has the focus, which is to be seen."""
        focus: dict[str, str] = self.page.evaluate(FOCUS)
        assert focus["visible"], focus
        assert focus["outline"], focus
        return focus

    def tab_to(self, wanted: str, key: str = "Tab", most: int = 60) -> None:
        """Move the focus to what is called so."""
        for _ in range(most):
            self.press(key)
            if re.search(wanted, self.focus()["name"]):
                return
        raise AssertionError(f"The focus never came to {wanted}.")


def from_the_top(page: Page) -> None:
    """Whoever has just come to the page is at its top."""
    page.evaluate(
        "() => { document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0); }"
    )
    page.reload()
    ready(page)


def key_move(keys: Keys) -> None:
    """A complete move: from piece to piece with arrows and Enter, digits where the board has none, and Ctrl+Enter."""
    page = keys.page
    page.locator(".frame > .window").focus()
    for step in range(12):
        if send(page).is_enabled():
            break
        before = chosen(page).count()
        if page.locator(".frame .piece.lit").count():
            keys.press("ArrowRight" if step % 2 == 0 else "ArrowDown")
            for _ in range(8):
                if keys.focus()["lit"]:
                    break
                keys.press("ArrowRight")
            keys.press("Enter" if keys.focus()["lit"] else "1")
        else:
            keys.press("1")
        if page.get_by_role("menu").count():
            expect(page.get_by_role("menuitem").first).to_be_focused()
            keys.press("Enter")
        expect(chosen(page).nth(before)).to_be_attached()
    expect(send(page)).to_be_enabled()
    keys.press("Control+Enter")
    expect(chosen(page)).to_have_count(0)


def to_the_end(keys: Keys, most: int) -> int:
    """Play until the game is over, no move with more presses than this; how many moves it took."""
    made = 0
    while asked(keys.page):
        before = keys.pressed
        key_move(keys)
        made += 1
        print(keys.pressed - before)
        assert keys.pressed - before <= most
        assert made < 120
    expect(keys.page.get_by_role("heading", name="The game is over")).to_be_visible()
    return made


def test_a_whole_game_by_keys_alone(page: Page) -> None:
    """From the lobby to the last count, without a mouse; no move takes many presses."""
    page.goto("/")
    keys = Keys(page)
    expect(page.get_by_role("button", name=re.compile("Play now ?: Troyes Dice"))).to_be_visible()
    keys.press("Tab")
    assert keys.focus()["name"] == "To the content"
    keys.tab_to("^Play now$")
    keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.tab_to("^Play now ?: Troyes Dice$")
    keys.press("Enter")
    assert keys.pressed < 20
    expect(page).to_have_url(re.compile("/t/"))
    sit(page, "dice", ME)  # alone, so that it takes half the time
    made = to_the_end(keys, most=16)
    assert made >= 14, "Eight days of two halves, less what nobody had a choice in."
    assert keys.pressed < 220


def test_a_whole_kings_challenge_by_keys_alone(page: Page) -> None:
    """Citizens, influence, dice with cards, and le Roy in between: four rounds without a mouse."""
    sit(page, "city", ME)
    keys = Keys(page)
    made = to_the_end(keys, most=100)
    print(made, keys.pressed)
    assert made >= 6 + 4, "Six citizens are placed, and in each of four rounds there is a turn at least."
    assert keys.pressed < 10 * made


@pytest.mark.parametrize("game", ["city", "dice"])
def test_the_board_is_one_stop_and_a_die_is_near(page: Page, game: str) -> None:
    sit(page, game, ME, BOT)
    keys = Keys(page)
    for _ in range(30):  # citizens are placed before there are dice
        ready(page)
        if page.locator(".frame .piece.lit.means").count():
            break
        key_move(keys)
    from_the_top(page)
    keys.press("Tab")
    keys.press("Enter")  # the skip link leads to the board
    expect(page.locator(".frame > .window")).to_be_focused()
    keys.press("ArrowRight")
    focus = keys.focus()
    assert focus["lit"], focus
    assert re.search("die:", focus["ref"]), focus
    keys.press("ArrowRight")
    assert keys.focus()["lit"]
    keys.press("Shift+ArrowUp")  # to whatever explains itself
    expect(page.get_by_role("tooltip")).to_be_visible()
    stops = []
    page.locator(".skip").focus()
    for _ in range(80):
        keys.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            break
        stop = keys.focus()
        assert stop["name"], stop
        stops.append(stop)
    assert sum(bool(stop["framed"]) for stop in stops) == 1, "The board is one stop."
    page.keyboard.press("1")
    expect(chosen(page)).to_have_count(1)
    assert (
        page.get_by_role("region", name="Your move")
        .get_by_role("list", name="Chosen so far")
        .get_by_text(re.compile("die|red|yellow|white", re.IGNORECASE))
        .count()
    )
    page.keyboard.press("Escape")
    expect(chosen(page)).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="The keys")).to_contain_text("makes the move")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="The keys")).to_have_count(0)


def test_the_choices_in_words_are_enough(page: Page) -> None:
    keys = Keys(page)
    sit(page, "city", ME, BOT)
    ready(page)
    words = page.get_by_text(re.compile("^All choices in words"))
    assert where(words)[1] > where(send(page))[1], "They stand below what sends the move."
    words.focus()
    keys.tab_to("space")
    keys.press("Space")
    keys.tab_to("^Make this move$", key="Shift+Tab")
    keys.press("Enter")
    expect(page.locator(".log")).to_contain_text("You place a citizen")
    expect(panel(page).locator(".ask")).not_to_be_empty()
