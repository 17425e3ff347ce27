"""The bonus cards: three Activity cards and an event that join the decks, one literal each, with counts and a verb of
their own."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.combat import remove_last_cube
from troyes.city.box.certainty import CERTAIN
from troyes.city.constants import OWNERS, RED, WHITE, YELLOW
from troyes.city.content.effects import Keep, Per
from troyes.city.content.kinds import Bend, Card, Count, Event, Plague
from troyes.city.module import Module
from troyes.city.state import City
from troyes.city.words.listings import VARIANTS
from troyes.core.game import Choice
from troyes.core.message import Message
from troyes.core.native import i64


class YellowDice(Count):
    """Yellow dice on the whole city square."""

    def of(self, s: City, owner: i64) -> i64:
        count: i64 = 0
        district: i64 = 0
        while district < OWNERS:
            count += s.count_dice(district, YELLOW)
            district += 1
        return count


class MostRedDice(Count):
    """Red dice in the district that has most of them; the first `districts` are looked at."""

    def __init__(self, districts: int) -> None:
        super().__init__("most-red-dice")
        self.districts: Final[i64] = districts

    def of(self, s: City, owner: i64) -> i64:
        most: i64 = 0
        district: i64 = 0
        while district < self.districts:
            count = s.count_dice(district, RED)
            if count > most:
                most = count
            district += 1
        return most


class RemoveLastCubes(Plague):
    """The last cube on every event is removed."""

    def strike(self, s: City, event: i64) -> None:
        place: i64 = 0
        while place < s.queued:
            remove_last_cube(s, place)
            place += 1

    def text(self) -> Message:
        return Message("city-remove-last-cubes")


RED_FROM_THE_BOX: Final = RED
"""What Resistance calls."""

BAKER: Final[Card] = Card(
    *("baker", YELLOW, 1),
    cost=5,
    first=2,
    second=1,
    divisor=3,
    effect=Per(YellowDice("yellow-die"), deniers=1),
)
PRIOR: Final[Card] = Card(
    *("prior", WHITE, 2),
    cost=8,
    first=4,
    second=3,
    divisor=3,
    effect=Keep(Bend("prior", takes=WHITE, as_colour=WHITE, most=1, times=2)),
)
BANQUET: Final[Card] = Card(
    "banquet", RED, 3, cost=7, first=3, second=2, divisor=4, effect=Per(MostRedDice(OWNERS), points=1)
)
RESISTANCE: Final[Event] = Event(
    *("resistance", RED),
    divisor=6,
    banners=3,
    first=3,
    second=2,
    plague=RemoveLastCubes(),
    calls=RED_FROM_THE_BOX,
)

BONUS: Final[Module] = Module(
    "bonus",
    choices=(Choice("bonus", ("no", "yes"), group=VARIANTS, rank=80),),
    when=(("bonus", "yes"),),
    cards=(BAKER, PRIOR, BANQUET),
    events=(RESISTANCE,),
    certainty={"events.resistance.dice": (CERTAIN, "resistance")},
)
