"""A real server with the built page, as `troyes serve` starts it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.services import free_port, left_out

WEB = Path(__file__).resolve().parents[2] / "web"
PATIENCE = 60.0
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
    for _ in range(3):  # somebody else may take the port first
        port = free_port()
        address = f"http://localhost:{port}"
        with (data / "server.log").open("ab") as log:
            server = subprocess.Popen(
                [
                    *(sys.executable, "-m", program, "serve", "--no-open"),
                    *("--host", "localhost", "--port", str(port), "--data", str(data / "tables")),
                ],
                env={
                    **os.environ,
                    **SET_DICE,
                    "TROYES_PAGE": str(page),
                    "TROYES_BOT_PACE": "0",
                    "TROYES_WORKERS": "1",
                    **more,
                },
                stdout=log,
                stderr=log,
            )
        try:
            if answers(address, server):
                yield address
                return
        finally:
            server.terminate()
            try:
                server.wait(10)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    raise AssertionError((data / "server.log").read_text("utf-8"))


def answers(address: str, server: subprocess.Popen[bytes]) -> bool:
    """Whether the server is there before our patience ends."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            if httpx.get(f"{address}/healthz", timeout=2).is_success:
                return True
        except httpx.TransportError:
            time.sleep(0.1)
    return False
