"""Earlier versions of the rules, under which their records and tables go on.

Until version 2 the Scribe counted all Event cards won, however their events were countered (ruling R69).
"""

from __future__ import annotations

from typing import Final

from troyes.city.content.counts import EVENTS_WON
from troyes.city.ladies.box import WORDS
from troyes.city.ladies.cards.white import scribe
from troyes.city.module import Module

VERSION_2: Final[Module] = Module(
    "ladies-version-2",
    words=WORDS,
    versions=range(1, 3),
    replaces=True,
    cards=(scribe(EVENTS_WON),),
)
