"""A table: a game with its rules and printed values, how many play it, and what they settled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from troyes.core.game import AnyGame, Setup
from troyes.core.state import State
from troyes.play.catalogue import find

KEPT: Final = 64
"""Tables that differ in what is played there; what those share who play the same is made once."""


class Table(NamedTuple):
    """What a game needs to begin. All that a table keeps of it are plain values, from which `find` makes it again."""

    game: AnyGame
    setup: Setup

    @classmethod
    def find(
        cls, name: str, version: int, players: int, choices: Mapping[str, str], components: str = ""
    ) -> Table:
        """The table of these values; the game is the one of that name, under the rules of that version."""
        return _found(name, version, players, tuple(sorted(choices.items())), components)

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.game.name

    @property
    def version(self) -> int:
        """The version of the rules."""
        return self.game.version

    @property
    def players(self) -> int:
        """How many play."""
        return self.setup.players

    @property
    def choices(self) -> dict[str, str]:
        """What was settled, the usual included."""
        return self.setup.choices

    @property
    def unusual(self) -> dict[str, str]:
        """What was settled otherwise than usual. A choice that a later release adds changes nothing here."""
        usual = {choice.name: choice.usual for choice in self.game.choices}
        return {name: value for name, value in sorted(self.choices.items()) if value != usual[name]}

    @property
    def components(self) -> str:
        """The printed values that are not the usual ones."""
        return self.game.components_changed

    def new(self) -> State:
        """The state before anything is drawn, rolled or chosen."""
        state: State = self.game.new(self.setup)
        return state


@lru_cache(maxsize=KEPT)
def _found(
    name: str, version: int, players: int, choices: tuple[tuple[str, str], ...], components: str
) -> Table:
    game = find(name).of_version(version).with_components(components)
    return Table(game, game.setup(players, dict(choices)))
