"""The Ladies of Troyes, "Event Cards": the Chief Outlaw, who makes every black die of the event phase count more."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import FACES, RED
from troyes.city.content.kinds import Card, Plague
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.core.agenda import Step
from troyes.core.message import Message, Value, message
from troyes.core.native import i64


class Outlaw(Plague):
    """Black dice count more; cards of the first level and Support are no use against him."""

    def __init__(self, more: int) -> None:
        self.more: Final[i64] = more

    def admits(self, s: City, card: Card | None) -> bool:
        return card is not None and not (card.colour == RED and card.level == 1)

    def text(self) -> Message:
        return message("city-chief-outlaw", more=int(self.more), most=FACES)


def is_threatening(s: City) -> bool:
    """Whether the outlaw lies in the queue."""
    place: i64 = 0
    while place < s.queued:
        if s.event(place).plague is OUTLAW:
            return True
        place += 1
    return False


def raised(s: City, value: i64) -> i64:
    """What a black die counts that is thrown in the event phase, be it an enemy or one that says where an event strikes
    (ruling R88)."""
    return min(FACES, value + OUTLAW.more) if is_threatening(s) else value


class BlackThrow(Throw):
    """A black die that says where an event strikes."""

    def whose(self, s: City) -> dict[str, Value]:
        return {"more": int(OUTLAW.more) if is_threatening(s) else 0, "most": FACES}


class RaiseBlackDice(Step[City]):
    """While the outlaw threatens the city, the black dice that were thrown are turned to higher faces."""

    def act(self, s: City) -> None:
        value: i64 = FACES - 1
        while value >= 1:
            count = s.black[value - 1]
            s.black[value - 1] = 0
            s.black[raised(s, value) - 1] += count
            value -= 1

    def happens(self, s: City) -> Message | None:
        return Message("city-happens-raise-black-dice") if is_threatening(s) else None


OUTLAW: Final[Outlaw] = Outlaw(more=3)
RAISE_BLACK_DICE: Final[RaiseBlackDice] = RaiseBlackDice("raise-black-dice")
