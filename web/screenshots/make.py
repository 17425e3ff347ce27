"""Makes the pictures of every board and page, wide and on a phone, by day and by night, beside this file.

.venv/bin/python web/screenshots/make.py [words that names must contain]
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))

from boards import NIGHT, THEMES  # noqa: E402
from playwright.sync_api import Page, expect, sync_playwright  # noqa: E402

from tests.needs import chromium  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.play import forward, ready  # noqa: E402
from tests.web.site import built_page, running_site  # noqa: E402
from tests.web.visitors import BOT, ME, OPEN, Visitors, make_table, sit  # noqa: E402
from tests.web.whole.test_phone import PHONE  # noqa: E402

GOOD = {"kind": "bot", "level": "burgher"}
PAIR = ({"kind": "you", "name": "Aliénor"}, {"kind": "you", "name": "Bertran"})
SIZES: dict[str, dict[str, Any]] = {"1440": {"device_scale_factor": 1}, "390": PHONE}
Scene = Callable[[Page], None]


def lobby(page: Page) -> None:
    """The lobby with some tables in it."""
    make_table(page, "city", ME, OPEN, GOOD)
    make_table(page, "dice", ME, GOOD, GOOD, banquets="yes")
    sit(page, "dice", ME, BOT)
    assert forward(page, 1) == "end"
    page.goto("/")
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()


def making(page: Page) -> None:
    """The dialog that makes a table."""
    page.get_by_role("button", name="Make a table", exact=True).click()
    expect(page.get_by_label("Who sits in seat A")).to_be_visible()


def waiting(page: Page) -> None:
    """A table that waits for players."""
    sit(page, "city", ME, OPEN, GOOD, OPEN)
    expect(page.get_by_text("Waiting for 2 more players")).to_be_visible()


def game(name: str, players: int, moves: int, **setup: str) -> Scene:
    """A game after some of one's own moves."""

    def show(page: Page) -> None:
        others = GOOD if players <= 4 else BOT  # ten that think take their time
        sit(page, name, ME, *[others] * (players - 1), **setup)
        forward(page, 5, moves=moves)
        ready(page)

    return show


def ending(name: str, players: int, **setup: str) -> Scene:
    """The end of a game."""

    def show(page: Page) -> None:
        sit(page, name, ME, *[GOOD] * (players - 1), **setup)
        assert forward(page, 5) == "end"
        page.evaluate("scrollTo(0, 0)")

    return show


def proposal(page: Page) -> None:
    """A move with its price and its gain, before it is sent."""
    game("city", 2, 8)(page)
    for kind in ("card:", "die:", "space:"):
        pieces = page.locator(f'.piece.lit[data-ref^="{kind}"]')
        if pieces.count() and not page.locator(".move .button.main").is_enabled():
            pieces.first.dispatch_event("click")
    expect(page.locator(".preview p").first).to_be_attached()


def tip(page: Page) -> None:
    """What a card is."""
    game("city", 3, 9)(page)
    page.locator('.piece[data-ref^="card:"]').first.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()


def curtain(page: Page) -> None:
    """Between two people at one screen."""
    sit(page, "city", *PAIR)
    expect(page.get_by_role("region", name="Curtain")).to_be_visible()


def replay(name: str, players: int) -> Scene:
    """The middle of a finished game."""

    def show(page: Page) -> None:
        ending(name, players)(page)
        page.get_by_role("link", name="Replay").click()
        slider = page.get_by_label("Move", exact=True)
        middle = int(slider.get_attribute("max") or 0) // 2
        slider.fill(str(middle))
        expect(page.locator(".controls output")).to_have_text(re.compile(f"^{middle} /"))

    return show


def achievements(page: Page) -> None:
    """What one game earned, among all that there is."""
    ending("city", 1)(page)
    page.get_by_role("link", name="Achievements").click()
    expect(page.locator(".achievements li.done").first).to_be_visible()


def settings(page: Page) -> None:
    """How one likes the page."""
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def lesson(name: str) -> Scene:
    """The first step of a lesson."""

    def show(page: Page) -> None:
        page.goto(f"/learn/{name}")
        expect(page.get_by_role("region", name="The lesson")).to_be_visible()
        expect(page.locator(".frame .piece").first).to_be_attached()

    return show


def at(path: str) -> Scene:
    """A page as it opens."""

    def show(page: Page) -> None:
        page.goto(path)
        expect(page.get_by_role("main").get_by_role("heading").first).to_be_visible()

    return show


SCENES: dict[str, Scene] = {
    "lobby": lobby,
    "make-table": making,
    "waiting": waiting,
    "city-2-start": game("city", 2, 0),
    "city-2-mid": game("city", 2, 12),
    "city-2-proposal": proposal,
    "city-2-end": ending("city", 2),
    "city-4-start": game("city", 4, 5),
    "city-4-mid": game("city", 4, 16, bonus="yes"),
    "city-4-end": ending("city", 4),
    "city-tip": tip,
    "city-replay": replay("city", 3),
    "solo-mid": game("city", 1, 12),
    "solo-end": ending("city", 1),
    "dice-start": game("dice", 2, 0),
    "dice-mid": game("dice", 3, 14, banquets="yes"),
    "dice-10": game("dice", 10, 6, numbering="rolled"),
    "dice-end": ending("dice", 4, banquets="yes"),
    "dice-replay": replay("dice", 2),
    "achievements": achievements,
    "curtain": curtain,
    "rules": at("/rules/city"),
    "rulings": at("/rules/rulings"),
    "first-game": at("/rules/city-first"),
    "icons": at("/rules/dice-icons"),
    "account": at("/account"),
    "settings": settings,
    "lesson-city": lesson("city"),
    "lesson-solo": lesson("solo"),
    "lesson-dice": lesson("dice"),
    "lost": at("/rules/nowhere"),
}


def pictures(page: Page, name: str) -> None:
    """The page as it is, by day and by night."""
    for theme in THEMES:
        page.evaluate(NIGHT, theme == "night")
        page.wait_for_timeout(400)  # pictures and frames settle
        page.screenshot(path=HERE / f"{name}-{theme}.png")


def main(words: list[str]) -> None:
    """Make all pictures, or those whose names contain a word."""
    wanted = {
        name: scene for name, scene in SCENES.items() if not words or any(word in name for word in words)
    }
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(Path(folder), built_page()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, scene in wanted.items():
            for size, options in SIZES.items():
                visit = Visitors(browser, address)
                page = visit("Aliénor", **options)
                scene(page)
                page.mouse.move(2, 2)  # no tooltip by chance
                pictures(page, f"{name}-{size}")
                if size == "390":
                    page.evaluate("scrollBy(0, 520)")
                    pictures(page, f"{name}-{size}-below")
                visit.close()
                print(f"{name}-{size}", *visit.problems.rest(), flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
