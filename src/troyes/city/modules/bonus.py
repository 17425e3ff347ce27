"""The bonus cards: three Activity cards and an event that join the decks."""

from __future__ import annotations

from typing import Final

from troyes.city.box.certainty import EXCEPTIONS
from troyes.city.content import events
from troyes.city.content.cards import red, white, yellow
from troyes.city.module import Module
from troyes.city.words.listings import VARIANTS
from troyes.core.game import Choice

BONUS: Final[Module] = Module(
    "bonus",
    choices=(Choice("bonus", ("no", "yes"), group=VARIANTS, rank=80),),
    when=(("bonus", "yes"),),
    cards=yellow.BONUS + white.BONUS + red.BONUS,
    events=events.BONUS,
    certainty=EXCEPTIONS,
)
