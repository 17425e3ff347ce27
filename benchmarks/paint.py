"""From a click on the board to the paint that answers it, with Chromium throttled four times.

.venv/bin/python benchmarks/paint.py [--clicks 30] [--slower 4] [--again 5] [--where]

A click that takes too long is made again, `--again` times on the same piece: what is never slow again was the
machine, or garbage that was collected just then; the rest is ours. Each click on a piece is followed by one that
changes nothing, on the page's root: how long that takes to be painted tells how quiet the machine was. With `--where`
every click is traced (which costs time itself), and what the main thread did in the slowest of each board is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from tests.needs import chromium  # noqa: E402
from tests.web.boards import BOARDS, SHORT, open_board  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.site import built_page, running_site  # noqa: E402
from tests.web.visitors import Visitors  # noqa: E402

GOAL = 100
WARM = 3
"""The first few clicks only warm up."""
SLOWEST = 3
"""So many are told with what they did."""
CLICK = """async (n) => {
    const pieces = [...document.querySelectorAll(".frame .piece.lit")];
    const piece = n === null ? document.documentElement : pieces[n % pieces.length];
    const paint = () => new Promise((done) => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done; // after the frame was painted
        port2.postMessage(null);
    }));
    await paint();
    performance.mark("click");
    const begin = performance.now();
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await paint();
    const took = performance.now() - begin;
    performance.mark("painted");
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    return [piece.dataset.ref, took];
}"""

WORK = {
    **dict.fromkeys(
        ("EventDispatch", "FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire"), "script"
    ),
    **dict.fromkeys(("MinorGC", "MajorGC"), "garbage"),
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "before painting",
    "Paint": "painting",
    "Layerize": "layers",
    "Commit": "handing over",
    "ParseHTML": "script",
    "HitTest": "layout",
}
"""What the main thread may be doing, by the names that Chromium gives to it."""


class Click(NamedTuple):
    """A piece, and how long its click took, in milliseconds."""

    number: int
    piece: str
    took: float


def click(page: Page, number: int) -> Click:
    """Choose one of the pieces that are lit, and put it back."""
    piece, took = page.evaluate(CLICK, number)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    return Click(number, piece, took)


def clicks(page: Page, count: int) -> tuple[list[Click], list[float]]:
    """So many clicks, each on the next piece; and how long as many took that change nothing."""
    made, idle = [], []
    for number in range(count + WARM):
        made.append(click(page, number))
        idle.append(page.evaluate(CLICK, None)[1])
    return made[WARM:], idle[WARM:]


def summary(took: list[float]) -> str:
    """The usual, the rare and the worst."""
    within = sum(each < GOAL for each in took)
    rare = quantiles(took, n=20, method="inclusive")[-1]
    return (
        f"median {median(took):.0f} ms, 95 % below {rare:.0f} ms, worst {max(took):.0f} ms, "
        f"{within} of {len(took)} under {GOAL} ms"
    )


def again(page: Page, slow: Click, times: int) -> str:
    """The same click as often again, and how often it is slow then too."""
    took = [click(page, slow.number).took for _ in range(times)]
    told = ", ".join(f"{each:.0f}" for each in took)
    repeats = sum(each >= GOAL for each in took)
    return f"  {slow.piece}: {slow.took:.0f} ms; again {told} ms: too slow in {repeats} of {times}"


@contextmanager
def traced(browser: Browser, page: Page, wanted: bool) -> Iterator[list[dict[str, Any]]]:
    """What Chromium's threads did meanwhile, if anybody wants to know; known afterwards."""
    events: list[dict[str, Any]] = []
    if wanted:
        browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    yield events
    if wanted:
        events += json.loads(browser.stop_tracing())["traceEvents"]


def work(events: list[dict[str, Any]]) -> list[Counter[str]]:
    """What the main thread did between every click and its paint, in milliseconds of its own time."""
    marks = sorted(
        (one for one in events if one["name"] in {"click", "painted"} and "blink" in one["cat"]), key=began
    )
    # Every other click changes nothing.
    pairs = zip(marks[::4], marks[1::4], strict=True)
    return [between(events, first, last) for first, last in pairs]


def began(event: dict[str, Any]) -> float:
    """When something began, in microseconds."""
    return float(event["ts"])


def between(events: list[dict[str, Any]], first: dict[str, Any], last: dict[str, Any]) -> Counter[str]:
    """The same for one click; what is done inside of something else is taken from it."""
    own = [
        one
        for one in events
        if one["ph"] == "X" and one["tid"] == first["tid"] and one["pid"] == first["pid"]
    ]
    known = [one for one in own if one["name"] in WORK and began(first) <= began(one) < began(last)]
    spent: Counter[str] = Counter()
    inside: list[tuple[float, str]] = []
    for one in sorted(known, key=lambda one: (began(one), -one.get("dur", 0))):
        while inside and inside[-1][0] <= began(one):
            inside.pop()
        took = one.get("tdur", one.get("dur", 0)) / 1000
        if inside:
            spent[inside[-1][1]] -= took
        spent[WORK[one["name"]]] += took
        inside.append((began(one) + one.get("dur", 0), WORK[one["name"]]))
    return spent


def told(made: Click, spent: Counter[str]) -> str:
    """A click with what it did, the longest first."""
    parts = ", ".join(f"{what} {took:.1f}" for what, took in spent.most_common() if took >= 0.05)
    return f"  {made.piece}: {made.took:.0f} ms, of which {parts}"


def measure(browser: Browser, page: Page, name: str, wanted: argparse.Namespace) -> None:
    """One board: a line for all its clicks, and one for each that is worth it."""
    with traced(browser, page, wanted.where) as events:
        made, idle = clicks(page, wanted.clicks)
    print(f"{name}: {summary([each.took for each in made])}", flush=True)
    print(f"  clicks that change nothing: {summary(idle)}", flush=True)
    for slow in (each for each in made if each.took >= GOAL and wanted.again):
        print(again(page, slow, wanted.again), flush=True)
    if wanted.where:
        spent = work(events)[WARM:]
        for at in sorted(range(len(made)), key=lambda at: -made[at].took)[:SLOWEST]:
            print(told(made[at], spent[at]), flush=True)


def main() -> None:
    """Measure every board."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clicks", type=int, default=30)
    parser.add_argument("--slower", type=float, default=4)
    parser.add_argument("--again", type=int, default=5)
    parser.add_argument("--where", action="store_true")
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
            measure(browser, page, name, wanted)
            page.close()
        visit.close()
        browser.close()


if __name__ == "__main__":
    main()
