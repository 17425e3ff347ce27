"""All mixes of the five modules of The Ladies of Troyes at all tables, with the card sources and variants in turn."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.game import Setup

MODULES = ("characters", "activities", "events", "head", "ramparts")
"""The modules from the first to the fifth, by their set-up choices."""
SOURCES = ("mixed", "ladies")
"""Where cards come from if they do not come from the base game alone."""


class Mix(NamedTuple):
    """A table with some of the modules."""

    players: int
    modules: tuple[str, ...]

    @property
    def name(self) -> str:
        """The number of players and those of the modules."""
        numbers = [str(MODULES.index(module) + 1) for module in self.modules]
        return f"{self.players}-{''.join(numbers) or 'base'}"

    def choices(self, turn: int) -> dict[str, str]:
        """What the table settles for one of many games: sources and variants change from game to game."""
        values = {
            "characters": "ladies",
            "activities": SOURCES[turn % 2],
            "events": SOURCES[turn // 2 % 2],
            "head": "yes",
            "ramparts": "yes",
        }
        found = {module: values[module] for module in self.modules}
        if turn // 4 % 2:
            found["bonus"] = "yes"
        if turn // 3 % 2 and self.players > 1:
            found["revealed"] = "yes"
        if turn // 5 % 2 and self.players > 2:
            found["tournament"] = "yes"
        if turn // 7 % 2:
            found["open_vp"] = "yes"
        return found

    def setup(self, turn: int) -> Setup:
        """The set-up of one of many games."""
        return CITY.setup(self.players, self.choices(turn))

    def new(self, turn: int) -> City:
        """The state before anything is drawn."""
        return CITY.new(self.setup(turn))


def mixes() -> list[Mix]:
    """Every mix for two to four players; alone, every mix without the ramparts."""
    return [
        Mix(players, tuple(module for module, is_in in zip(MODULES, taken, strict=True) if is_in))
        for players in (1, 2, 3, 4)
        for taken in product((False, True), repeat=len(MODULES))
        if players > 1 or not taken[-1]
    ]


MIXES = mixes()


def telling() -> list[Mix]:
    """The mixes with no module, with one, and with all that a table can have; of the others, which add nothing but each
    other's company, every third."""
    return [
        mix
        for number, mix in enumerate(MIXES)
        if len(mix.modules) in {0, 1, len(MODULES) - (mix.players == 1)} or number % 3 == 0
    ]
