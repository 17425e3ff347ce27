"""Recorded games as rows: one a game, and one a decision or a throw. They follow from the records alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.core.state import CHANCE
from troyes.play import notation
from troyes.play.record import Record

Row = dict[str, Any]

PART: Final = 500
"""Games whose decisions stand together in one file."""


def game_row(record: Record, name: str) -> Row:
    """A game: who played what, how long it was and how it ended."""
    state = record.replay()
    over = not state.actors()
    winners = record.game.winners(state) if over else []
    return {
        "record": name,
        "game": record.table.name,
        "version": record.table.version,
        "players": record.table.players,
        "setup": " ".join(f"{choice}={value}" for choice, value in record.table.unusual.items()),
        "seats": record.names,
        "points": state.scores(),
        "winners": [notation.label(seat) for seat in winners],
        "is_over": over,
        "tokens": len(record.entries),
        "throws": sum(actor == CHANCE for actor, _ in record.entries),
    }


def decision_rows(record: Record, name: str) -> list[Row]:
    """What was asked of whom, what could be chosen, and what was; the points are those before."""
    state, rows, words = record.table.new(), [], record.game.vocabulary
    for ply, (actor, token) in enumerate(record.entries):
        options = state.options(actor)
        rows.append(
            {
                "record": name,
                "ply": ply,
                "seat": notation.label(actor),
                "player": "" if actor == CHANCE else record.names[actor],
                "asked": state.prompt(actor).name,
                "options": [words.text(option) for option in options],
                "choice": words.text(token),
                "points": state.scores(),
            }
        )
        state.take(actor, token)
    return rows


class Tables:
    """Parquet files: the games in the one that was asked for, the decisions in parts in a folder beside it."""

    def __init__(self, path: Path) -> None:
        try:
            import polars
        except ModuleNotFoundError as missing:
            raise Refusal(message("refused-extra", package=missing.name or "", extra="research")) from None
        if not path.name or path.is_dir():
            raise Refusal(message("refused-table-folder", file=str(path)))
        if path.suffix != ".parquet":
            raise Refusal(message("refused-table-name", file=str(path)))
        self._polars: Any = polars
        self.path = path
        self.folder = path.with_suffix(".decisions")
        self._games: list[Row] = []
        self._decisions: list[Row] = []
        self._parts = 0

    def add(self, record: Record, name: str) -> None:
        """Take a game into the tables."""
        self._games.append(game_row(record, name))
        self._decisions += decision_rows(record, name)
        if len(self._games) % PART == 0:
            self._write_part()

    def close(self) -> None:
        """Write what is left, and the table of the games last: when it is there, all is."""
        if self._decisions:
            self._write_part()
        self._write(self._games, self.path)

    def _write_part(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._write(self._decisions, self.folder / f"part-{self._parts:05d}.parquet")
        self._parts += 1
        self._decisions = []

    def _write(self, rows: list[Row], path: Path) -> None:
        self._polars.DataFrame(rows).write_parquet(path, compression="zstd")
