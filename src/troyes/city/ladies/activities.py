"""The Ladies of Troyes, "Module 2: New Activity cards": alone, or shuffled together with those of the base game."""

from __future__ import annotations

from typing import Final

from troyes.city.content.cards import red as base_red
from troyes.city.content.cards import white as base_white
from troyes.city.content.cards import yellow as base_yellow
from troyes.city.ladies import mixed, scribe
from troyes.city.ladies.box import TITLE, WORDS
from troyes.city.ladies.cards import red, white, yellow
from troyes.city.ladies.meanings import CardMeanings
from troyes.city.ladies.renamed import OnCards
from troyes.city.ladies.worth import WORTHS
from troyes.city.module import Module
from troyes.core.game import Choice

ACTIVITIES: Final[Module] = Module(
    scribe.NAME,
    words=WORDS,
    choices=(Choice("activities", ("base", "mixed", "ladies"), group=TITLE, rank=20),),
    when=(("activities", "mixed"), ("activities", "ladies")),
    certainty={**yellow.CERTAINTY, **white.CERTAINTY, **red.CERTAINTY},
    cards=yellow.CARDS + white.CARDS + red.CARDS,
    kinds=(*mixed.KINDS, *yellow.KINDS, *white.KINDS, *red.KINDS),
    steps=(*mixed.STEPS, *yellow.STEPS, *white.STEPS, *red.STEPS),
    scorers=(*yellow.SCORERS, *white.SCORERS, *red.SCORERS),
    watches=(scribe.HowWon(),),
    floors=1,
    extra=scribe.none_otherwise(),
    renamed=OnCards(),
    worths=(*WORTHS, *red.WORTHS),
    glossary=CardMeanings(),
)

ALONE: Final[Module] = Module(
    "ladies-activities-alone",
    words=WORDS,
    when=(("activities", "ladies"),),
    takes_out=tuple([card.name for card in base_yellow.BASE + base_white.BASE + base_red.BASE]),
)
"""The cards of the base game stay in the box."""
