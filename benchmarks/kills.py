"""A server that is killed a thousand times in the middle of play: no acknowledged move is lost, none is doubled.

The hundred kills of the tests, as often as wanted, with a commit for many changes at once as usual, and with one for
each.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from report import HERE, Trouble, run, table

sys.path.insert(0, str(HERE.parent))
from tests.server.wire.running.killing import Outcome, rampage

WAYS = {"many": ("many changes", False), "each": ("each change", True)}


def main(
    *, kills: int = 1_000, seed: int = 1, ways: tuple[Literal["many", "each"], ...] = ("many", "each")
) -> None:
    """Kill a server again and again, and compare its log with what people were told.

    Parameters
    ----------
    kills
        How often, for each way to commit.
    seed
        Which moves, and when it dies.
    ways
        Which ways to commit: one for many changes, one for each, or both.
    """
    lines = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        for name in ways:
            way, one_by_one = WAYS[name]
            task = progress.add_task(f"a commit for {way}", total=kills)
            with TemporaryDirectory() as folder:
                try:
                    found: Outcome = rampage(
                        Path(folder),
                        kills,
                        seed,
                        one_by_one=one_by_one,
                        progress=lambda done, task=task: progress.update(task, completed=done),  # type: ignore[misc]
                    )
                except AssertionError as error:
                    raise Trouble(f"A promise is broken: {error}") from error
                except KeyboardInterrupt:
                    raise Trouble("Stopped.") from None
            lines.append((way, str(kills), str(found.told), str(found.unanswered), "0", "0"))
    head = ("a commit for", "kills", "acknowledged", "never answered", "lost", "doubled")
    print(table(head, lines, words=1))


if __name__ == "__main__":
    run(main)
