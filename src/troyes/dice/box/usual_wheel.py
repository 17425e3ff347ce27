"""A wheel for positions that name none, or only some plazas: nine tiles of the game that show what is wanted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from troyes.dice.banquets import BANQUET, TILES
from troyes.dice.constants import AFTERNOON, COLOURS, MIXED_PLAZAS, NOTCHES, POSITIONS, RED, WHITE, YELLOW
from troyes.dice.state import Dice

USUAL_PLAZAS: Final = (RED, YELLOW, WHITE, RED)
"""The colours at the four places of the half day, from the free one on."""
PAIRS: Final = (
    (RED, RED),
    (YELLOW, YELLOW),
    (WHITE, WHITE),
    (RED, YELLOW),
    (RED, WHITE),
    (YELLOW, WHITE),
)

Plaza = dict[str, object]


def usual_wheel(s: Dice) -> list[Plaza]:
    """The wheel of a position that has none, as its document would say."""
    first = s.day + (POSITIONS if s.half == AFTERNOON else 0)
    return laid(int(first), USUAL_PLAZAS, {}, expansion=s.rules.banquets == "yes")


def laid(
    first: int, colours: Sequence[int], tiles: Mapping[int, tuple[int, str]], *, expansion: bool
) -> list[Plaza]:
    """A wheel with these colours from the notch `first` on, wherever the others may lie. Beside some of these plazas,
    which are then of a single colour, a tile is wanted (its number and its side); the expansion lays the rest."""
    box = Box()
    for place, (number, side) in tiles.items():
        notch = (first + place) % NOTCHES
        box.lay(notch, colours[place], colours[place])
        box.wheel[notch].update({"tile": number, "side": side})
    for place, colour in enumerate(colours):
        if place not in tiles:
            box.lay(*box.best((first + place) % NOTCHES, colour))
    for notch in range(NOTCHES):
        if notch not in box.wheel:
            up, under = max(PAIRS, key=box.count)
            box.lay(notch, up, under)
    if expansion:
        box.add_tiles([number for number, _ in tiles.values()])
    return [box.wheel[notch] for notch in range(NOTCHES)]


class Box:
    """The plazas that are not laid yet, and the wheel with those that are."""

    def __init__(self) -> None:
        self.left: dict[tuple[int, int], int] = {
            (one, other): 1 if one == other else MIXED_PLAZAS for one, other in PAIRS
        }
        self.wheel: dict[int, Plaza] = {}

    def count(self, pair: tuple[int, int]) -> int:
        """How many tiles of two colours are left."""
        one, other = min(pair), max(pair)
        return self.left[one, other]

    def best(self, notch: int, up: int) -> tuple[int, int, int]:
        """A tile for this notch: the mixed one of which most are left, so that the last wish can still be met."""
        under = up
        most = 0
        for other in range(len(COLOURS)):
            if other != up and self.count((up, other)) > most:
                under = other
                most = self.count((up, other))
        return notch, up, under

    def lay(self, notch: int, up: int, under: int) -> None:
        """Take a tile out of the box."""
        assert self.count((up, under)), f"the game has too few {COLOURS[up]}/{COLOURS[under]} plazas"
        self.left[min(up, under), max(up, under)] -= 1
        self.wheel[notch] = {"up": COLOURS[up], "under": COLOURS[under]}

    def add_tiles(self, used: Sequence[int]) -> None:
        """Lay tiles that are not used yet beside the other plazas of a single colour."""
        spare = [number for number in range(1, TILES + 1) if number not in used]
        for notch in range(NOTCHES):
            plaza = self.wheel[notch]
            if plaza["up"] == plaza["under"] and "tile" not in plaza:
                plaza.update({"tile": spare.pop(0), "side": BANQUET})
