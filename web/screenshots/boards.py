"""Makes pictures of all boards in the middle of a game, at every size of window, by day and by night.

.venv/bin/python web/screenshots/boards.py [FOLDER] [words that names must contain]
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from tests.needs import chromium  # noqa: E402
from tests.web.boards import BOARDS, SHORT, open_board  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.site import built_page, running_site  # noqa: E402
from tests.web.visitors import Visitors  # noqa: E402
from tests.web.whole.test_sizes import resize  # noqa: E402

SIZES = ((390, 844), (844, 390), (820, 1180), (1180, 820), (1366, 768), (1440, 900), (2560, 1440))
THEMES = ("day", "night")
NIGHT = "night => { document.documentElement.dataset.theme = night ? 'night' : 'day'; }"


def picture(page: Page, size: tuple[int, int], theme: str, path: Path) -> None:
    """The page as it is, in a window of this size."""
    page.evaluate(NIGHT, theme == "night")
    resize(page, size)
    page.mouse.move(2, 2)  # no tooltip by chance
    page.screenshot(path=path)
    print(path.name, flush=True)


def main(folder: Path, words: list[str]) -> None:
    """Make all pictures, or those whose names contain a word."""
    folder.mkdir(parents=True, exist_ok=True)
    names = [
        (board, size, theme, f"{board}-{size[0]}x{size[1]}-{theme}.png")
        for board in BOARDS
        for size in SIZES
        for theme in THEMES
    ]
    wanted = [one for one in names if not words or any(word in one[3] for word in words)]
    with (
        tempfile.TemporaryDirectory() as data,
        running_site(Path(data), built_page()) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for board in dict.fromkeys(board for board, _, _, _ in wanted):
            visit = Visitors(browser, address)
            page = visit(SHORT[0])
            open_board(page, BOARDS[board], SHORT)
            for _, size, theme, name in [one for one in wanted if one[0] == board]:
                picture(page, size, theme, folder / name)
            visit.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "boards", sys.argv[2:])
