"""The Ladies of Troyes, "Tournament Variant": the last round goes round the other way."""

from __future__ import annotations

from typing import Final

from troyes.city.ladies.box import WORDS
from troyes.city.module import Module
from troyes.city.shown import Explanation, Glossary
from troyes.city.state import City
from troyes.city.words.listings import VARIANTS
from troyes.core.agenda import Step
from troyes.core.game import Choice
from troyes.core.message import Message

RIGHT: Final = -1


class TurnRound(Step[City]):
    """In the evening before the last round the start card goes to the right, and so does everything after it."""

    def act(self, s: City) -> None:
        if s.round == s.rules.rounds - 1:
            s.direction = RIGHT


class Marker(Glossary):
    """Where the start card goes."""

    def entries(self, s: City) -> dict[str, Explanation]:
        about = Message("city-about-start-tournament")
        return {"start": Explanation(Message("city-name-start"), about, Message("city-rule-tournament"))}


TURN_ROUND: Final[TurnRound] = TurnRound("turn-round")

TOURNAMENT: Final[Module] = Module(
    "ladies-tournament",
    words=WORDS,
    choices=(Choice("tournament", ("no", "yes"), players=range(3, 5), group=VARIANTS, rank=70),),
    when=(("tournament", "yes"),),
    players=range(3, 5),
    steps=(TURN_ROUND,),
    evening=(TURN_ROUND,),
    glossary=Marker(),
)
