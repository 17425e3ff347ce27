"""Makes the pictures of the README, below docs/pictures: three boards, and a moving one of a round of Troyes.

.venv/bin/python web/screenshots/readme.py [words that names must contain]
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from make import GOOD, ROOT, game  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402
from webp import encoded, moving  # noqa: E402

from tests.needs import chromium  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.play import asked, chosen, click_one, forward, lit, send  # noqa: E402
from tests.web.site import built_page, running_site  # noqa: E402
from tests.web.table.test_theatre import at_speed  # noqa: E402
from tests.web.visitors import ME, Visitors, sit  # noqa: E402
from tests.web.whole.test_phone import PHONE  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
QUALITY = 0.8
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
STILLS = {
    "troyes": (game("city", 4, 16, bonus="yes"), DESK, 1440),
    "dice": (game("dice", 3, 14, banquets="yes"), DESK, 1440),
    "phone": (game("city", 2, 12), PHONE, 780),
}
MOVING = "round"
WIDTH = 760
LONGEST = 30
"""Frames; with so many the file is well below a megabyte."""
LARGEST = 1_000_000


def still(page: Page, name: str, scene: Any, width: int, paper: Page) -> None:
    """A board in the middle of a game."""
    scene(page)
    page.mouse.move(2, 2)  # no tooltip by chance
    page.wait_for_timeout(600)  # pictures and frames settle
    [part] = encoded(paper, [page.screenshot()], width, QUALITY)
    assert part
    keep(name, part.file)


def playing(page: Page, paper: Page) -> None:
    """A round of Troyes: a move is put together, and then it is told what the others do."""
    sit(page, "city", ME, GOOD, GOOD)
    forward(page, 5, moves=5)
    at_speed(page, "quick")
    frames: list[tuple[bytes, int]] = []
    rng = random.Random(3)

    def take(milliseconds: int) -> None:
        page.mouse.move(2, 2)
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(120)
        frames.append((page.screenshot(), milliseconds))

    while len(frames) < LONGEST and asked(page):
        take(900)
        click_one(page, lit(page, "card:") if lit(page, "card:").count() else lit(page), rng)
        take(700)
        for _ in range(20):
            if send(page).is_enabled():
                break
            click_one(page, lit(page), rng)
            take(700)
        take(1100)
        send(page).click()
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(200)
        watch(page, frames)
    parts = encoded(paper, [picture for picture, _ in frames[:LONGEST]], WIDTH, 0.5)
    file = moving(parts, [milliseconds for _, milliseconds in frames[:LONGEST]])
    assert len(file) < LARGEST, f"{len(file)} bytes are too many: take fewer frames."
    keep(MOVING, file)


def watch(page: Page, frames: list[tuple[bytes, int]]) -> None:
    """A frame for each caption, until somebody is asked again."""
    caption, told, patience = page.locator(".caption.shown p"), "", time.monotonic() + 60
    while len(frames) < LONGEST and time.monotonic() < patience:
        if shown := caption.all_inner_texts():
            if shown[0] != told:
                told = shown[0]
                frames.append((page.screenshot(), 900))
        elif page.locator("button.choice").count() and not chosen(page).count():
            return
        page.wait_for_timeout(60)


def keep(name: str, file: bytes) -> None:
    """Write a picture."""
    (PICTURES / f"{name}.webp").write_bytes(file)
    print(f"{name}.webp: {len(file) / 1000:.0f} kB", flush=True)


def pictures(browser: Browser, address: str, words: list[str]) -> None:
    """All pictures, or those whose names contain a word."""

    def wanted(name: str) -> bool:
        return not words or any(word in name for word in words)

    paper = browser.new_page()
    for name, (scene, options, width) in STILLS.items():
        if wanted(name):
            visit = Visitors(browser, address)
            still(visit("Aliénor", **options), name, scene, width, paper)
            visit.close()
    if wanted(MOVING):
        visit = Visitors(browser, address)
        playing(visit("Aliénor", viewport={"width": 1366, "height": 860}), paper)
        visit.close()


def main(words: list[str]) -> None:
    """Make them with a server and a browser of our own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running_site(Path(folder), built_page()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        pictures(browser, address, words)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
