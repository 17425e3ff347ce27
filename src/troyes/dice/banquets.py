"""Troyes Dice, Banquets and Raids expansion: the eight tiles, one literal each.

A plaza without a tile has the side `PLAIN`, so the rest of the game reads a side wherever a tile could matter and
never asks whether the expansion is there. A side applies when the die of its plaza is chosen.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from troyes.core.message import Message
from troyes.core.native import i64, vec
from troyes.dice.constants import DENIERS, INFLUENCE, KNOWLEDGE, KNOWLEDGE_PER_COLOUR

NEVER: Final = 99
"""A price in knowledge that nobody can pay."""
NO_SURCHARGE: Final = -1

BANQUET: Final = "banquet"
RAID: Final = "raid"
NO_TILE: Final = "plain"
Up: TypeAlias = Literal["banquet", "raid", "plain"]
"""Which side of a tile is up, if there is one."""
SIDE_NAMES: Final = (BANQUET, RAID)
TILES: Final = 8


def number_of(kind: str, tile: i64) -> i64:
    """The number that a notch bears with this side of a tile up: 0 without a tile, then a Banquet for each tile, then
    the Raid on its back."""
    return tile if kind == BANQUET else TILES + tile


class Side:
    """What one side of a tile changes about the die beside it; the defaults change nothing. The catalogue has its text
    under its kind and the number of its tile."""

    def __init__(
        self,
        kind: Up,
        tile: int,
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
        self.kind: Final[Up] = kind
        self.tile: Final[i64] = tile
        """The number of its tile; `PLAIN` has 0."""
        name = f"{kind}-{tile}"
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


PLAIN: Final = Side(NO_TILE, 0)

BANQUETS: Final = (
    Side(BANQUET, 1, step=2),
    Side(BANQUET, 2, free=True),
    Side(BANQUET, 3, cathedral_resources=1),
    Side(BANQUET, 4, work_citizens=1),
    Side(BANQUET, 5, colour_price=1),
    Side(BANQUET, 6, fortress_citizens=True),
    Side(BANQUET, 7, great_hall_dice=1),
    Side(BANQUET, 8, spares_black=True),
)

RAIDS: Final = (
    Side(RAID, 1, step=0),
    Side(RAID, 2, surcharge=DENIERS),
    Side(RAID, 3, surcharge=KNOWLEDGE),
    Side(RAID, 4, value_zero=True),
    Side(RAID, 5, colour_price=NEVER),
    Side(RAID, 6, surcharge=INFLUENCE),
    Side(RAID, 7, bars_prestige=True),
    Side(RAID, 8, acts_black=True),
)

EACH: Final = [PLAIN, *BANQUETS, *RAIDS]
SIDES: Final[vec[Side]] = vec[Side](EACH)
"""By the number that a notch bears."""
