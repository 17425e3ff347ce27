"""How far long work has come, on standard error."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from troyes.cli.streams import OurConsole
from troyes.lab.simulate import Watcher
from troyes.words import text

PATIENCE: Final = 1.0
"""Seconds after which people want to see that something happens."""


@contextmanager
def progress_bar(total: int) -> Iterator[Watcher]:
    """A bar on standard error if that is a terminal, once people could become impatient."""
    terminal = OurConsole(stderr=True)
    bar = Progress(
        TextColumn(text("terminal-sim-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=terminal,
        transient=True,
        disable=not terminal.is_terminal,
    )
    task = bar.add_task("", total=total)
    begun = time.monotonic()

    def show_progress(done: int) -> None:
        bar.update(task, completed=done)
        if time.monotonic() - begun > PATIENCE:
            bar.start()

    try:
        yield show_progress
    finally:
        bar.stop()
