"""Conversations for tests: lines that somebody types, and what the program says to them."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from troyes.core.game import AnyGame
from troyes.dice.game import DICE
from troyes.tui.keeper import Keeper
from troyes.tui.loop import Left, Loop
from troyes.tui.opponents import RANDOM, Opponents
from troyes.tui.table import Table


def at_random(seed: int = 1) -> Opponents:
    """Opponents that cost no time."""
    return Opponents(RANDOM, seed)


def seated(players: int = 2, *, game: AnyGame = DICE, seat: int = 0, seed: int = 11, **choices: str) -> Table:
    """Ann at a table, where the others have chosen at random until it is her turn."""
    table = Table.new(game, game.setup(players, choices), seat, "Ann", seed, at_random(seed))
    table.let_others_choose()
    return table


class Talk:
    """What was said, once the typed lines were used up."""

    def __init__(
        self, table: Table, path: Path, lines: Sequence[str], *, then: type[BaseException] = EOFError
    ) -> None:
        self.path = path
        self._lines = list(lines)
        self._then = then
        self._paper = io.StringIO()
        console = Console(
            file=self._paper, width=80, color_system=None, highlight=False, markup=False, emoji=False
        )
        self.left: Left = Loop(console, table, Keeper(path), self._read).run()
        self.text = "\n".join(line.rstrip() for line in self._paper.getvalue().splitlines())

    def _read(self, prompt: str) -> str:
        self._paper.write(prompt)
        if not self._lines:
            raise self._then
        return self._lines.pop(0)

    def answers(self) -> list[str]:
        """What followed each line that was typed, without the table."""
        return [part.partition("\n")[2] for part in self.text.split("\n>")[1:]]

    def saved(self) -> str:
        """The record on the disk."""
        return self.path.read_text("utf-8")
