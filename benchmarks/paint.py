"""From a click on the board to the paint that answers it, with Chromium throttled four times.

.venv/bin/python benchmarks/paint.py [--clicks 30] [--slower 4]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.needs import chromium  # noqa: E402
from tests.web.boards import BOARDS, SHORT, open_board  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.site import built_page, running_site  # noqa: E402
from tests.web.visitors import Visitors  # noqa: E402

GOAL = 100
CLICK = """async (n) => {
    const pieces = [...document.querySelectorAll(".frame .piece.lit")];
    const piece = pieces[n % pieces.length];
    const paint = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done; // after the frame was painted
        port2.postMessage(null);
    }));
    await paint();
    const begin = performance.now();
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await paint();
    const took = performance.now() - begin;
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return took;
}"""


def clicks(page: Page, count: int) -> list[float]:
    """How long each of so many clicks took, in milliseconds; the first few only warm up."""
    took: list[float] = []
    for number in range(count + 3):
        took.append(page.evaluate(CLICK, number))
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return took[3:]


def main() -> None:
    """Measure every board, and print a line each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--slower", type=float, default=4)
    wanted = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running_site(Path(data), built_page()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visit = Visitors(browser, address)
        for name, board in BOARDS.items():
            page = visit(SHORT[0])
            open_board(page, board, SHORT)
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": wanted.slower})
            took = sorted(clicks(page, wanted.clicks))
            within = sum(each < GOAL for each in took)
            print(
                f"{name}: median {median(took):.0f} ms, worst {took[-1]:.0f} ms, "
                f"{within} of {len(took)} under {GOAL} ms",
                flush=True,
            )
            page.close()
        visit.close()
        browser.close()


if __name__ == "__main__":
    main()
