"""A small project for run.py to set up, and what stands in for the process that compiles."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "setting_up"
"""The parts of run.py."""

FILES = {
    "setup.py": 'ENGINE = ("core", "dice")\n',
    "pyproject.toml": "",
    "README.md": "",
    "LICENSE": "",
    "docs/rulings.md": "",
    "requirements/node.txt": "node",
    "src/troyes/__init__.py": "",
    "src/troyes/core/rng.py": "core",
    "src/troyes/dice/round.py": "dice",
    "src/troyes/server/app.py": "server",
    "web/package.json": "{}",
    "web/package-lock.json": "{}",
    "web/.npmrc": "",
    "web/index.html": "",
    "web/src/main.ts": "page",
}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@dataclass(frozen=True)
class Parts:
    """run.py and all of its parts."""

    main: Callable[[list[str]], int]
    building: ModuleType
    checks: ModuleType
    commands: ModuleType
    compiling: ModuleType
    packages: ModuleType
    places: ModuleType
    present: ModuleType
    tools: ModuleType


class Job:
    """Stands in for the process that compiles: it ends when it is waited for, unless it takes too long."""

    def __init__(self, end: Callable[[], None] = lambda: None, seconds: float = 0.0) -> None:
        self.end = end
        self.seconds = seconds
        self.waited: list[float | None] = []
        self.dropped = False

    def wait(self, timeout: float | None = None) -> None:
        self.waited.append(timeout)
        if timeout is not None and timeout < self.seconds:
            raise subprocess.TimeoutExpired("cc", timeout)
        self.end()

    def terminate(self) -> None:
        self.dropped = True
