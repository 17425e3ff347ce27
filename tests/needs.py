"""What tests in a browser need: without it they are left out and say so, but in CI nothing may be left out."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.server.services import left_out

PAGE = Path(__file__).resolve().parent.parent / "web" / "dist"


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows of its own to draw, which saves a third of the processor's time."""


def chromium() -> str:
    """The path of the browser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), "")
    if not found:
        left_out("Chromium")
    return found


def built_page() -> Path:
    """The folder of the page, which `python3 run.py test` builds, also if it is given `tests/web`."""
    if not (PAGE / "index.html").is_file():
        left_out("The built page")
    return PAGE
