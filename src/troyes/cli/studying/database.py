"""`troyes database`: many records in a folder, checked, indexed and asked."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich import box
from rich.table import Table

from troyes.cli.app import REFUSED
from troyes.cli.inputs import Json, whole
from troyes.cli.progress import progress_bar
from troyes.cli.streams import console, write_json
from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.lab.data.database import Database, Found, Wish, checked
from troyes.words import text

MOST_SHOWN: Final = 1_000_000
HEADINGS: Final = ("file", "game", "players", "seats", "result", "tokens")


def database(
    folder: Annotated[Path, Parameter(name="DIR", help="help-database-folder")],
    /,
    *,
    card: Annotated[str, Parameter(help="help-database-card")] = "",
    player: Annotated[str, Parameter(help="help-database-player")] = "",
    least: Annotated[int | None, Parameter(help="help-database-least")] = None,
    opening: Annotated[str, Parameter(help="help-database-opening")] = "",
    limit: Annotated[int, Parameter(help="help-database-limit")] = 20,
    json: Json = False,
) -> int:
    """Check all records of a folder, index them, and list those that are asked for. Ctrl-C stops; what was checked is
    not checked again."""
    whole("--limit", limit, 1, MOST_SHOWN)
    wish = checked(Wish(card, player, least, opening))
    if not folder.is_dir():
        raise Refusal(message("refused-database-folder", folder=str(folder)))
    with closing(Database(folder)) as found:
        with progress_bar(len(found.paths())) as progress:
            for done, _ in enumerate(found.update(), start=1):
                progress(done)
        games, wrong = found.find(wish, limit), found.wrong()
        if json:
            listed = [one._asdict() for one in games]
            write_json({"records": found.count(), "wrong": dict(wrong), "games": listed})
        else:
            show(found.count(), games, wrong)
    return REFUSED if wrong else 0


def show(count: int, games: list[Found], wrong: list[tuple[str, str]]) -> None:
    """What was found, as a table, and what is wrong."""
    out = console()
    out.print(text("terminal-database-count", records=count, wrong=len(wrong)), style="bold")
    for file, why in wrong:
        out.print(f"{file}: {why}")
    table = Table(box=box.SIMPLE_HEAD)
    for heading in HEADINGS:
        table.add_column(text(f"terminal-database-{heading}"))
    for one in games:
        table.add_row(*[str(value) for value in one])
    out.print(table)
