"""A table: a game with its rules and printed values, how many play it, and what they settled."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from troyes.core.game import AnyGame, Setup
from troyes.core.state import State
from troyes.play.catalogue import find

KEPT: Final = 64
"""Tables that differ in what is played there; what those share who play the same is made once."""


class Plain(NamedTuple):
    """A table in values that cross the borders between processes and into files, and can be looked up by."""

    game: str
    version: int
    players: int
    choices: tuple[tuple[str, str], ...]
    components: str = ""

    @classmethod
    def read(cls, document: Mapping[str, Any]) -> Plain:
        """What `document` made."""
        return cls(
            document["game"],
            document["version"],
            document["players"],
            tuple(document["setup"].items()),
            document["components"],
        )

    def document(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "setup": dict(self.choices),
            "components": self.components,
        }


class Table(NamedTuple):
    """What a game needs to begin. All that others keep of it is `plain`, of which it is made again."""

    game: AnyGame
    setup: Setup

    @classmethod
    def find(
        cls, name: str, version: int, players: int, choices: Mapping[str, str], components: str = ""
    ) -> Table:
        """The table of these values; the game is the one of that name, under the rules of that version."""
        return cls.of(Plain(name, version, players, tuple(choices.items()), components))

    @classmethod
    def of(cls, plain: Plain) -> Table:
        """The table of these values, in whatever order its choices are."""
        return _found(plain._replace(choices=tuple(sorted(plain.choices))))

    def plain(self) -> Plain:
        """This table in plain values."""
        return Plain(self.name, self.version, self.players, tuple(self.choices.items()), self.components)

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
def _found(plain: Plain) -> Table:
    game = find(plain.game).of_version(plain.version).with_components(plain.components)
    return Table(game, game.setup(plain.players, dict(plain.choices)))
