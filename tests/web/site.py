"""A real server with the built page."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.running import Server
from tests.server.services import left_out

WEB = Path(__file__).resolve().parents[2] / "web"
SET_DICE = {"TROYES_TESTING": "1", "TROYES_TEST_SEED": "1"}
"""Every table throws the same dice, so that a test sees the same game every time."""


def built_page() -> Path:
    """The folder of the page: the one that `TROYES_PAGE` names, or the one in the clone, built if it is missing."""
    if wanted := os.environ.get("TROYES_PAGE"):
        return Path(wanted)
    page, modules, npm = WEB / "dist", WEB / "node_modules", shutil.which("npm")
    if (page / "index.html").is_file():
        return page
    if npm is None or not modules.is_dir():
        left_out("The built page")
    with (modules / ".dist.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several processes test at once, and one of them builds
        if not (page / "index.html").is_file():
            subprocess.run([npm, "--prefix", str(WEB), "run", "build"], check=True, capture_output=True)
    return page


@contextmanager
def running_site(data: Path, page: Path, program: str = "troyes", **more: str) -> Iterator[str]:
    """The address of a server with its own data; computer players do not pause before they move. Another program than
    ours may serve in another way, and `more` is settled in its environment."""
    settled = {**SET_DICE, "TROYES_PAGE": str(page), **more}
    with Server(data / "tables", program=program, more=("--host", "localhost"), **settled) as server:
        yield server.address
