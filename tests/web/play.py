"""Playing through the page: real clicks on pieces, or fast forward by random ones."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal

from playwright.sync_api import Locator, Page, expect

FORWARD = Path(__file__).with_name("forward.js").read_text("utf-8").split("\n", 1)[1].rstrip().rstrip(";")
FOR_EVER = 10_000

At = Literal["end", "curtain", "move"]


def forward(page: Page, seed: int, moves: int = FOR_EVER, patience: float = 120) -> At:
    """Random clicks on what is lit, for so many moves or to the end; where that led."""
    done = page.evaluate(FORWARD, {"seed": seed, "moves": moves, "patience": patience * 1000})
    at: At = done["at"]
    return at


def panel(page: Page) -> Locator:
    """What is asked, chosen and proposed: a region of that name, looked for by what makes it one, which a browser finds at
    once. For its role it would look at every piece of the board, many times in each move."""
    return page.locator('section[aria-label*="Your move"]')


def send(page: Page) -> Locator:
    """The button that sends the move."""
    return panel(page).locator(".button.main")


def chosen(page: Page) -> Locator:
    """What is chosen so far; a click puts it back."""
    return page.locator('ul[aria-label*="Chosen so far"] button')


def asked(page: Page) -> bool:
    """Wait until something is asked of whoever has this page, and the board is there; not so if the game is over."""
    choice = panel(page).locator("button.choice").first
    ending = page.locator(".ending")
    expect(choice.or_(ending).first).to_be_attached()
    if ending.count():
        return False
    expect(page.locator(".frame .piece").first).to_be_attached()
    return True


def ready(page: Page) -> None:
    """Wait until something is asked of whoever has this page, in a game that is not over."""
    assert asked(page), "The game is over."


def lit(page: Page, prefix: str = "") -> Locator:
    """The pieces on the board that can be chosen now, all or those with a reference that begins like this."""
    return page.locator(f'.piece.lit[data-ref^="{prefix}"]' if prefix else ".piece.lit")


def click_move(page: Page, rng: random.Random, first: str = "") -> bool:
    """A complete move by clicks of the mouse, beginning with a piece of that kind; whether there was such a piece.

    There is none where the others have ended the game meanwhile.
    """
    if not asked(page):
        return False
    start = lit(page, first)
    found = start.count() > 0
    click_one(page, start if found else lit(page), rng)
    for _ in range(20):
        if send(page).is_enabled():
            break
        click_one(page, lit(page), rng)
    send_off(page)
    expect(chosen(page)).to_have_count(0)  # the answer is here
    return found


def send_off(page: Page) -> None:
    """Send the move, and again if only then it is said what it would waste."""
    said = panel(page).locator(".waste").count()
    send(page).click()
    if said:
        return
    page.wait_for_function(
        "() => !document.querySelector('.move .chosen li') || document.querySelector('.waste')"
    )
    page.evaluate(
        "document.querySelector('.move .chosen li') && document.querySelector('.move .main').click()"
    )


def click_one(page: Page, pieces: Locator, rng: random.Random) -> None:
    """Click one of these pieces, or a button where the board has none; where it means several things, one of them."""
    if not pieces.count():
        pieces = page.locator("button.choice")
    pieces.nth(rng.randrange(pieces.count())).click()
    items = page.locator('[role="menu"] [role="menuitem"]')
    if items.count():
        items.nth(rng.randrange(items.count())).click()
