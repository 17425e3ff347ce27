"""`troyes bots`: the computer players."""

from __future__ import annotations

from rich.table import Table

from troyes.bots.levels import LEVELS, Level
from troyes.cli.inputs import Json
from troyes.cli.streams import console, write_json
from troyes.lab.thinking import budget
from troyes.words import text


def bots(*, json: Json = False) -> None:
    """Show the computer players from the weakest to the strongest, and how each of them thinks."""
    if json:
        write_json({"levels": [described(level) for level in LEVELS]})
        return
    table = Table.grid(padding=(0, 2))
    for level in LEVELS:
        thinks = ", ".join(
            text(f"terminal-budget-{unit}", count=usual) for unit, usual in budget(level).items()
        )
        table.add_row(level.name, text(f"level-{level.name}"), text(f"level-{level.name}-about"), thinks)
    console().print(table)


def described(level: Level) -> dict[str, object]:
    """A level as JSON."""
    return {
        "name": level.name,
        "title": text(f"level-{level.name}"),
        "about": text(f"level-{level.name}-about"),
        "budget": budget(level),
    }
