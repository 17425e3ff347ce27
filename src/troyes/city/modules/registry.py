"""All parts of the game, in a fixed order: content is numbered in it, and later parts build on earlier ones.

A new part is a line at the end.
"""

from __future__ import annotations

from typing import Final

from troyes.city.ladies.activities import ACTIVITIES, ALONE
from troyes.city.ladies.characters import CHARACTERS, REVEALED
from troyes.city.ladies.earlier import VERSION_2
from troyes.city.ladies.events import EVENTS, NEUTRAL_PIECES, SURELY
from troyes.city.ladies.head import HEAD
from troyes.city.ladies.ramparts.module import RAMPARTS
from troyes.city.ladies.tournament import TOURNAMENT
from troyes.city.module import Module
from troyes.city.modules.base import BASE, FOR_FOUR, FOR_THREE, FOR_TWO, OPEN_POINTS
from troyes.city.modules.bonus import BONUS
from troyes.city.modules.earlier import VERSION_1, VERSION_3, VERSION_4
from troyes.city.modules.king import KING
from troyes.core.game import Mix

MODULES: Final[tuple[Module, ...]] = (
    BASE,
    BONUS,
    OPEN_POINTS,
    FOR_TWO,
    FOR_THREE,
    FOR_FOUR,
    KING,
    VERSION_1,
    ACTIVITIES,
    ALONE,
    EVENTS,
    NEUTRAL_PIECES,
    SURELY,
    CHARACTERS,
    REVEALED,
    HEAD,
    TOURNAMENT,
    RAMPARTS,
    VERSION_2,
    VERSION_3,
    VERSION_4,
)

WITHOUT_RAMPARTS: Final = {"characters": "ladies", "activities": "mixed", "events": "mixed", "head": "yes"}
MIXES: Final[tuple[Mix, ...]] = (
    Mix("base", {}),
    Mix("first", WITHOUT_RAMPARTS),
    Mix("all", {**WITHOUT_RAMPARTS, "ramparts": "yes"}),
)
"""The base game, then The Ladies of Troyes: first without the ramparts, which are the largest step, and then whole."""
