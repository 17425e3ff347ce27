"""Troyes Dice, Banquets and Raids expansion: the eight tiles, one literal each.

A plaza without a tile has the side `PLAIN`, so the rest of the game reads a side wherever a tile could matter and
never asks whether the expansion is there. A side applies when the die of its plaza is chosen.
"""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message
from troyes.core.native import i64, vec
from troyes.dice.constants import DENIERS, INFLUENCE, KNOWLEDGE, KNOWLEDGE_PER_COLOUR

NEVER: Final = 99
"""A price in knowledge that nobody can pay."""
NO_SURCHARGE: Final = -1


class Side:
    """What one side of a tile changes about the die beside it; the defaults change nothing. The catalogue has its text
    under its name."""

    def __init__(
        self,
        name: str,
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
        self.text: Final = Message(f"dice-{name}")
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


PLAIN: Final = Side("plain")

BANQUETS: Final = (
    Side("banquet-1", step=2),
    Side("banquet-2", free=True),
    Side("banquet-3", cathedral_resources=1),
    Side("banquet-4", work_citizens=1),
    Side("banquet-5", colour_price=1),
    Side("banquet-6", fortress_citizens=True),
    Side("banquet-7", great_hall_dice=1),
    Side("banquet-8", spares_black=True),
)

RAIDS: Final = (
    Side("raid-1", step=0),
    Side("raid-2", surcharge=DENIERS),
    Side("raid-3", surcharge=KNOWLEDGE),
    Side("raid-4", value_zero=True),
    Side("raid-5", colour_price=NEVER),
    Side("raid-6", surcharge=INFLUENCE),
    Side("raid-7", bars_prestige=True),
    Side("raid-8", acts_black=True),
)

EACH: Final = [PLAIN, *BANQUETS, *RAIDS]
TILES: Final[i64] = len(BANQUETS)
SIDES: Final[vec[Side]] = vec[Side](EACH)
"""By the number that a notch bears: 0 without a tile, then a Banquet for each tile, then the Raid on its back."""
