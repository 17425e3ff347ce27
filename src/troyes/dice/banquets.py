"""Troyes Dice, Banquets and Raids expansion: the eight tiles, one literal each.

A plaza without a tile has the side `PLAIN`, so the rest of the game reads a side wherever a tile could matter and
never asks whether the expansion is there. A side applies when the die of its plaza is chosen.
"""

from __future__ import annotations

from typing import Final

from troyes.core.native import i64
from troyes.dice.constants import DENIERS, INFLUENCE, KNOWLEDGE, KNOWLEDGE_PER_COLOUR

NEVER: Final = 99
"""A price in knowledge that nobody can pay."""
NO_SURCHARGE: Final = -1


class Side:
    """What one side of a tile changes about the die beside it; the defaults change nothing."""

    def __init__(
        self,
        text: str = "",
        *,
        step: int = 1,
        colour_price: int = KNOWLEDGE_PER_COLOUR,
        free: bool = False,
        surcharge: int = NO_SURCHARGE,
        value_zero: bool = False,
        bars_prestige: bool = False,
        fortress_citizens: bool = False,
        cathedral_resources: int = 0,
        great_hall_dice: int = 0,
        work_citizens: int = 0,
        spares_black: bool = False,
        acts_black: bool = False,
    ) -> None:
        self.text: Final = text
        self.step: Final[i64] = step
        self.colour_price: Final[i64] = colour_price
        self.free: Final = free
        self.surcharge: Final[i64] = surcharge
        self.value_zero: Final = value_zero
        self.bars_prestige: Final = bars_prestige
        self.fortress_citizens: Final = fortress_citizens
        self.cathedral_resources: Final[i64] = cathedral_resources
        self.great_hall_dice: Final[i64] = great_hall_dice
        self.work_citizens: Final[i64] = work_citizens
        self.spares_black: Final = spares_black
        self.acts_black: Final = acts_black


PLAIN: Final = Side()

BANQUETS: Final = (
    Side("Each influence spent on this die changes its value by up to 2.", step=2),
    Side("This die is free.", free=True),
    Side("A Cathedral built with this die also brings one of each resource.", cathedral_resources=1),
    Side("A work building built with this die brings one more of its citizens.", work_citizens=1),
    Side("Changing this die's colour costs 1 knowledge.", colour_price=1),
    Side(
        "A Fortress built with this die also brings a knight, and an artisan or a priest.",
        fortress_citizens=True,
    ),
    Side(
        "A Great Hall built with this die counts one more die of the colour it asks for.", great_hall_dice=1
    ),
    Side(
        "The black die does no harm here and can be chosen like any other; then this tile turns over.",
        spares_black=True,
    ),
)

RAIDS: Final = (
    Side("Influence cannot change this die's value.", step=0),
    Side("This die costs 1 denier more.", surcharge=DENIERS),
    Side("This die costs 1 knowledge more.", surcharge=KNOWLEDGE),
    Side("This die has the value 0, which influence may raise.", value_zero=True),
    Side("Knowledge cannot change this die's colour.", colour_price=NEVER),
    Side("This die costs 1 influence more.", surcharge=INFLUENCE),
    Side("This die cannot build a prestige building.", bars_prestige=True),
    Side("Any die here acts as a second black die.", acts_black=True),
)

TILES: Final = 8
SIDES: Final[list[Side]] = [PLAIN, *BANQUETS, *RAIDS]
"""By the number that a notch bears: 0 without a tile, 1 to 8 a Banquet, 9 to 16 the Raid on its back."""
