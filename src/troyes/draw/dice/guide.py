"""How to read the pictures of Troyes Dice."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.text import Text

from troyes.draw.dice.palette import HEAD, line
from troyes.draw.names import fitted

ENTRIES: Final = (
    ("R Y W", "red, yellow, white; on a sheet also a knight, an artisan, a priest"),
    ("i d k", "influence (1 changes a value by 1), deniers (pay for dice), knowledge (2 change a colour)"),
    ("R/Y", "a plaza that shows red and is yellow on its back; it turns when destroyed"),
    ("×R/Y×", "a plaza that is destroyed in this half day: its die cannot be chosen"),
    ("attack!", "in the window: the black die also crosses out a die on every sheet"),
    ("[3] ■3■", "a clear die and the black die"),
    ("1 any, 1d", "the price of a die: one resource of any type, one denier"),
    ("[■] ×", "a building that stands; one that can never be built"),
    ("2R", "what a building would bring: 2 knights"),
    ("3i/R", "3 influence for each red die on offer"),
    (
        "Fo",
        "points for each Fortress; so Pa Count's Palace, GH Great Hall, CH City Hall, Ca Cathedral, Bi Bishopric",
    ),
    ("Cathedral ×2", "the next Cathedral makes each building of its row worth 2 points"),
    ("◇2R ◆", "what two neighbours bring once both stand; that has been brought"),
    ("×××oo·|", "resources spent, unspent, still to gain; a citizen at every bar and at the end"),
    (
        "●●●|··",
        "citizens; all three tracks at the first bar bring one of each resource, at the second and the third a "
        "work building; a track at its fourth bar brings a prestige building of another colour, and at its end a "
        "citizen on each of the other two",
    ),
)
SIGN: Final = 14
WIDTH: Final = 79


def lines() -> list[Text]:
    """Every sign with its meaning."""
    block: list[Text] = []
    for sign, meaning in ENTRIES:
        first, *rest = wrap(meaning, WIDTH - SIGN)
        block.append(line((fitted(f" {sign}", SIGN), HEAD), first))
        block += [line(" " * SIGN, more) for more in rest]
    return block
