"""Makes the pictures of the rules, below docs/rules/pictures, from the boards of the lessons as the page draws them,
and from games in the middle with what no lesson has.

.venv/bin/python web/screenshots/rules.py [words that names must contain]
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))

from playwright.sync_api import FloatRect, Page, expect, sync_playwright  # noqa: E402

from tests.needs import chromium  # noqa: E402
from tests.web.boards import BOARDS, SHORT, open_board  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.site import built_page, running_site  # noqa: E402
from tests.web.visitors import Visitors  # noqa: E402

PICTURES = ROOT / "docs" / "rules" / "pictures"
PLAIN = """
.piece { outline: none !important; filter: none !important; animation: none !important; }
.halo { stroke: none !important; }
.tip { display: none !important; }
"""
"""A picture shows what is there, and not what could be chosen."""
ALONE = """
.frame svg[viewBox] :not(defs, defs *) { visibility: hidden !important; }
.frame svg[viewBox] .alone.alone, .frame svg[viewBox] .alone.alone * { visibility: visible !important; }
"""
"""A sign is shown without its neighbours, of which a picture would cut slivers."""
MARK = """([selector, which]) => {
    document.querySelectorAll(".alone").forEach((one) => one.classList.remove("alone"));
    const seen = [...document.querySelectorAll(selector)].filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width && height;
    });
    for (const one of which === null ? seen : [seen[which]]) {
        one.classList.add("alone");
        if (!one.matches(".piece")) continue;
        const { left, right, top, bottom } = one.getBoundingClientRect();
        for (const drawn of document.querySelectorAll(".frame g.sign")) {  // what is drawn in it stands beside it
            const { x, y, width, height } = drawn.getBoundingClientRect();
            const [across, down] = [x + width / 2, y + height / 2];
            if (left < across && across < right && top < down && down < bottom) drawn.classList.add("alone");
        }
    }
}"""
BOXES = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
}).filter(({ width, height }) => width && height)"""


LARGE = 500
"""Pixels; what is wider is kept as a photograph would be."""


class Picture(NamedTuple):
    """Where something is seen: the lesson and its step, or one of `BOARDS`, and the elements that a picture encloses,
    all or one of them; with what lies on and around them, or alone."""

    board: str
    step: int
    selector: str
    which: int | None = 0
    margin: float = 3
    alone: bool = True


def piece(*refs: str) -> str:
    """The pieces of these references."""
    return ", ".join(f'.piece[data-ref~="{ref}"]' for ref in refs)


LADIES = "troyes-4-ladies"
BOARD = ".frame svg[viewBox]:has(.piece)"
PICTURE: dict[str, Picture] = {
    "city-board": Picture("city", 11, BOARD, alone=False),
    "city-buildings": Picture(
        "city", 7, piece("building:palace", "building:city-hall", "building:bishopric"), None, alone=False
    ),
    "city-card": Picture("city", 11, piece("card:merchant"), alone=False),
    "city-event": Picture("city", 11, piece("event:skirmishes2"), alone=False),
    "city-cathedral": Picture("city", 13, piece("cathedral"), alone=False),
    "city-agriculture": Picture("city", 11, piece("agriculture"), alone=False),
    "city-dice": Picture("city", 7, piece("die:r5@A", "die:y2@A", "die:y4@A", "die:y6@A", "die:w5@A"), None),
    "city-denier": Picture("city", 11, ".frame g.deniers"),
    "city-influence": Picture("city", 11, ".frame g.influence"),
    "city-point": Picture("city", 11, ".frame g.points"),
    "city-need": Picture("city", 11, ".frame g.need.yellow"),
    "city-need-any": Picture("city", 11, ".frame g.need.any"),
    "city-citizen": Picture("city", 11, ".frame g.citizen"),
    "city-cube": Picture("city", 13, ".frame g.cube"),
    "city-lying": Picture("city", 13, piece("lying:palace")),
    "solo-board": Picture("solo", 7, BOARD, alone=False),
    "ladies-board": Picture(LADIES, 0, BOARD, alone=False),
    "ladies-die": Picture(LADIES, 0, piece("die:p2@B")),
    "ladies-guard": Picture(LADIES, 0, ".frame g.guard"),
    "ladies-gate": Picture(LADIES, 0, piece("advance:5"), alone=False),
    "ladies-tile": Picture(LADIES, 0, piece("outdoor:1"), alone=False),
    "ladies-event": Picture(LADIES, 0, piece("event:uprising"), alone=False),
    "ladies-card": Picture("troyes-2-ladies", 0, piece("card:lumberjack"), alone=False),
    "ladies-possessed": Picture("troyes-2-ladies", 0, piece("possessed:B")),
    "dice-board": Picture("dice", 6, BOARD, alone=False),
    "dice-die": Picture("dice", 6, piece("die:1")),
    "dice-black": Picture("dice", 6, ".frame .piece:has(g.plaza.dead)"),
    "dice-influence": Picture("dice", 6, ".frame g.sign g.symbol.red", 8),
    "dice-deniers": Picture("dice", 6, ".frame g.sign g.symbol.yellow", 2),
    "dice-knowledge": Picture("dice", 6, ".frame g.sign g.symbol.white", 2),
    "dice-knight": Picture("dice", 6, ".frame g.bonus g.symbol.red"),
    "dice-artisan": Picture("dice", 6, ".frame g.bonus g.symbol.yellow"),
    "dice-priest": Picture("dice", 6, ".frame g.bonus g.symbol.white"),
    "dice-fortress": Picture("dice", 6, piece("building:fortress:2")),
    "dice-great-hall": Picture("dice", 6, piece("building:great-hall:1")),
    "dice-cathedral": Picture("dice", 6, piece("building:cathedral:1")),
    "dice-palace": Picture("dice", 6, piece("building:palace:1")),
    "dice-link": Picture("dice", 6, ".frame .piece:has(path.lozenge)"),
    "dice-days": Picture("dice", 6, ".frame .piece:has(.shield)"),
}


def stand_at(page: Page, board: str, step: int) -> None:
    """Open a lesson at one of its steps, or a game."""
    if board in BOARDS:
        open_board(page, BOARDS[board], SHORT)
    else:
        page.evaluate("(kept) => localStorage.setItem('lessons', JSON.stringify(kept))", {board: step})
        page.goto(f"/learn/{board}")
        expect(page.get_by_text(f"Step {step + 1} of")).to_be_visible()
    page.add_style_tag(content=PLAIN)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)  # whatever glides has arrived


def around(boxes: list[FloatRect], margin: float) -> FloatRect:
    """What encloses all of these."""
    left, top = min(box["x"] for box in boxes), min(box["y"] for box in boxes)
    right = max(box["x"] + box["width"] for box in boxes)
    bottom = max(box["y"] + box["height"] for box in boxes)
    return {
        "x": left - margin,
        "y": top - margin,
        "width": right - left + 2 * margin,
        "height": bottom - top + 2 * margin,
    }


def take(page: Page, name: str, picture: Picture) -> None:
    """Take a picture."""
    stand_at(page, picture.board, picture.step)
    boxes = page.evaluate(BOXES, picture.selector)
    if not boxes:
        raise SystemExit(f"{name}: nothing is there.")
    chosen = boxes if picture.which is None else [boxes[picture.which]]
    if picture.alone:
        page.evaluate(MARK, [picture.selector, picture.which])
        page.add_style_tag(content=ALONE)
    clip = around(chosen, picture.margin)
    if clip["width"] > LARGE:
        page.screenshot(path=PICTURES / f"{name}.jpg", clip=clip, type="jpeg", quality=60)
    else:
        page.screenshot(path=PICTURES / f"{name}.png", clip=clip)
    print(name)


def main() -> None:
    """Take all pictures, or those whose names contain one of the words."""
    PICTURES.mkdir(exist_ok=True)
    words = sys.argv[1:]
    wanted = {name: one for name, one in PICTURE.items() if not words or any(word in name for word in words)}
    with (
        tempfile.TemporaryDirectory() as data,
        running_site(Path(data), built_page()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visitors = Visitors(browser, address)
        window = {"width": 1500, "height": 1150}
        page = visitors("Aliénor", device_scale_factor=1.5, bypass_csp=True, viewport=window)
        for name, picture in wanted.items():
            take(page, name, picture)
        browser.close()


if __name__ == "__main__":
    main()
