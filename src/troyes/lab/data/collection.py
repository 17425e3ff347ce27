"""A set of games in a folder: a record a game, how it was made, and nothing else. A stopped run goes on.

Games have numbers and are the arena's: the same match and the same number give the same game on every machine, so what
is missing can be played by anybody at any time.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from troyes.core.message import message
from troyes.core.state import CHANCE
from troyes.lab import results
from troyes.lab.arena import Chance, Match, chooser
from troyes.machine import files, pressed
from troyes.machine.files import FileError
from troyes.play.record import Record, result_of

SUFFIX: Final = ".troyes.zst"
HEADER: Final = "dataset.json"
CARD: Final = "CARD.md"
ROOM: Final = 1_000
"""Games in a folder of their own, so that no folder has too many."""


def played(match: Match, number: int) -> tuple[int, str]:
    """Game number so-and-so of a match, as a record."""
    table = match.table
    choosers = [chooser(match, table, number, seat) for seat in range(match.players)]
    chance = Chance(table.game, match.seed, match.group(number))
    state = table.new()
    entries: list[tuple[int, int]] = []
    while actors := state.actors():
        seat = actors[0]
        options = state.options(seat)
        if seat == CHANCE:
            tokens = [chance.throw(state)]
        else:
            tokens = options if len(options) == 1 else choosers[seat].choose(state.view(seat))[0]
        for token in tokens:
            state.take(seat, token)
            entries.append((seat, token))
    names = [match.entrants[place].name for place in match.seats(number)]
    headers = {"Seed": str(match.seed), "Number": str(number + 1)}
    return number, Record(table, entries, names=names, result=result_of(state), headers=headers).text()


class Collection:
    """The folder of a set of games."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def path(self, number: int) -> Path:
        """Where the record of a game lies."""
        return self.folder / f"{number // ROOM:04d}" / f"{number + 1:07d}{SUFFIX}"

    def open(self, match: Match) -> None:
        """Make the folder, or refuse one that holds another set of games."""
        wanted = {"dataset": results.FORMAT, **results.header(match)}
        path = self.folder / HEADER
        if path.is_file():
            results.refuse_others(read_header(path), json.loads(json.dumps(wanted)), path)
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            reason = files.reason(error)
            raise FileError(message("refused-file-write", file=str(self.folder), reason=reason)) from None
        files.write_text(path, json.dumps(wanted, indent=2, ensure_ascii=False) + "\n")

    def missing(self, games: int) -> list[int]:
        """The numbers of those of the first games that are not there."""
        return [number for number in range(games) if not self.path(number).is_file()]

    def add(self, number: int, text: str) -> None:
        """Keep a record; it is there as a whole or not at all."""
        path = self.path(number)
        path.parent.mkdir(exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_bytes(pressed.pressed(text))
        draft.replace(path)

    def paths(self) -> Iterator[Path]:
        """All records, in order."""
        yield from sorted(self.folder.rglob(f"*{SUFFIX}"))


def read_header(path: Path) -> dict[str, Any]:
    """What a folder of games says that it holds."""
    try:
        document = json.loads(files.read_text(path))
    except ValueError:
        document = None
    if not isinstance(document, dict) or "dataset" not in document:
        raise FileError(message("refused-dataset", file=str(path)))
    return document
