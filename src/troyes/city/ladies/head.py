"""The Ladies of Troyes, "Module 4: The head of the family": a purple die for each player, of whatever colour he likes
when he uses it, and for nobody else."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import DICE_NAMES, EMPTY, FACES, INITIALS, LETTERS, PURPLE, die
from troyes.city.ladies.box import TITLE, WORDS
from troyes.city.module import Module, Worth
from troyes.city.shown import Explanation, Glossary
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.core.agenda import CHANCE, NOBODY
from troyes.core.game import Choice
from troyes.core.message import Message, Value, message
from troyes.core.native import i64

FREEDOM: Final = 0.3
"""What it is worth to a computer player that a die is of any colour."""


class RollHead(Throw):
    """Every seat throws its purple die after the rest of the workforce. The neutral player has no family, nor has
    le Roy."""

    def actor(self, s: City) -> i64:
        return NOBODY if next_head(s) == NOBODY else CHANCE

    def thrown(self, s: City, value: i64) -> None:
        s.dice[die(next_head(s), PURPLE, value)] += 1
        s.agenda.append(self)

    def whose(self, s: City) -> dict[str, Value]:
        return {"district": names.district(next_head(s))}

    def coloured(self, s: City) -> str:
        return DICE_NAMES[PURPLE]

    def topic(self, s: City) -> str:
        return LETTERS[next_head(s)]


def next_head(s: City) -> i64:
    """The first seat without its purple die."""
    seat: i64 = 0
    while seat < s.rules.players:
        if s.count_dice(seat, PURPLE) == 0:
            return seat
        seat += 1
    return NOBODY


class Freedom(Worth):
    """The freedom to choose the colour, as long as the owner still acts."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        return FREEDOM * int(s.count_dice(owner, PURPLE)) if s.passed[owner] == EMPTY else 0.0


class Heads(Glossary):
    """What a purple die is."""

    def entries(self, s: City) -> dict[str, Explanation]:
        rule = Message("city-rule-head")
        about = Message("city-about-head")
        found = {"die:purple": Explanation(Message("city-name-head"), about, rule)}
        for face in range(FACES):
            word = f"{INITIALS[PURPLE]}{face + 1}"
            purple = names.die(FACES * PURPLE + face)
            for seat in range(int(s.rules.players)):
                title = message("city-die-of", die=purple, district=names.district(seat))
                found[f"die:{word}@{LETTERS[seat]}"] = Explanation(title, about, rule)
        return found


ROLL_HEAD: Final[RollHead] = RollHead("roll-head")

HEAD: Final[Module] = Module(
    "ladies-head",
    words=WORDS,
    choices=(Choice("head", ("no", "yes"), group=TITLE, rank=40),),
    when=(("head", "yes"),),
    steps=(ROLL_HEAD,),
    workforce=(ROLL_HEAD,),
    purple_dice=1,
    wild=(PURPLE,),
    doubled=(PURPLE,),
    worths=(Freedom(),),
    glossary=Heads(),
)
