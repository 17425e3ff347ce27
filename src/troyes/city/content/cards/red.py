"""Troyes, "Activity cards": the military ones, one literal each, with verbs and steps of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.activities import CardStep, is_of_a_card
from troyes.city.actions.citizens import count_standing
from troyes.city.constants import CITY_HALL, COLOURS, NEUTRAL, RED, die
from troyes.city.content.counts import EVENTS_FOUGHT
from troyes.city.content.effects import PICK_EVENT, Counted, Per, PickEvent, Trade, has_an_event
from troyes.city.content.kinds import Card, Effect
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import AGAIN, ENOUGH, FACE
from troyes.core.agenda import NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer


class Tax(Counted):
    """Tax Collector: a denier from each player for each of his citizens in City Hall, and some for neutral ones."""

    def __init__(self, neutral: int = 1) -> None:
        self.neutral: Final[i64] = neutral

    def apply(self, s: City, seat: i64, times: i64) -> None:
        i: i64 = 0
        while i < times:
            other: i64 = 0
            while other < s.rules.players:
                if other != seat:
                    due = count_standing(s, CITY_HALL, other)
                    if due > s.deniers[other]:
                        due = s.deniers[other]
                    s.deniers[other] -= due
                    s.deniers[seat] += due
                other += 1
            s.deniers[seat] += self.neutral * count_standing(s, CITY_HALL, NEUTRAL)
            i += 1

    def text(self) -> Message:
        return message("city-tax", bank=names.deniers(self.neutral))


def red_total(s: City, owner: i64) -> i64:
    """The sum of the red dice in a district."""
    total: i64 = 0
    value: i64 = 1
    while value <= 6:
        total += value * i64(s.dice[die(owner, RED, value)])
        value += 1
    return total


class StrongestRed(Counted):
    """Joust: points if no other player's red dice are worth more; those who tie gain them too."""

    def __init__(self, points: int) -> None:
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        own = red_total(s, seat)
        other: i64 = 0
        while other < s.rules.players:
            if red_total(s, other) > own:
                return
            other += 1
        other = 0
        while own and other < s.rules.players:
            if red_total(s, other) == own:
                s.points[other] += self.points * times
            other += 1

    def text(self) -> Message:
        return message("city-joust", gain=names.points(self.points))


class Shoot(Effect):
    """Archer: throw a die each time, and place a cube on an event if it hits."""

    def __init__(self, on: ShootOn) -> None:
        self.on: Final = on

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.left = times
        s.agenda.append(self.on)
        s.agenda.append(self.on.arrow)

    def text(self) -> Message:
        return message("city-archer", least=int(self.on.arrow.least))


SHOT: Final = 0.7
"""What an arrow that is still to be shot is worth, in points by a rule of thumb."""


class Arrow(Throw):
    """The archer's die, and from which value on it hits."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__(name)
        self.least: Final[i64] = least

    def thrown(self, s: City, value: i64) -> None:
        s.left -= 1
        if value >= self.least:
            s.agenda.append(PICK_EVENT)

    def awaited(self, s: City, seat: i64) -> float:
        return SHOT * float(s.left) if s.whose_turn() == seat else 0.0

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        value = token - FACE.first + 1
        hits = value >= self.least
        return Message("city-tell-arrow-hits" if hits else "city-tell-arrow-misses", self.shows(s, token))

    def coloured(self, s: City) -> str:
        return COLOURS[RED]

    def fits(self, s: City) -> bool:
        return is_of_a_card(s)


class ShootOn(CardStep):
    """Whether the archer shoots again, while activations are left, and an event to shoot at."""

    def __init__(self, name: str, arrow: Arrow) -> None:
        super().__init__(name)
        self.arrow: Final = arrow

    def actor(self, s: City) -> i64:
        return s.whose_turn() if s.left and has_an_event(s) else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        offer.add(AGAIN.first)
        offer.add(ENOUGH.first)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == AGAIN.first:
            s.agenda.append(self)
            s.agenda.append(self.arrow)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-shoot", count=int(s.left))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return Message("city-tell-shoot") if token == AGAIN.first else None


class Negotiate(Counted):
    """Diplomat: pay influence for all cubes first, then place them one by one."""

    def needs_influence(self, s: City, seat: i64) -> i64:
        return 1

    def most(self, s: City, seat: i64) -> i64:
        return s.influence[seat]

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.influence[seat] -= times
        while times > 0:
            s.agenda.append(PICK_EVENT)
            times -= 1

    def text(self) -> Message:
        return Message("city-diplomat")


class Charge(Effect):
    """Chivalry: as many cubes as red dice are left in one's district, on one event each time."""

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.left = times
        s.agenda.append(CHARGE)

    def text(self) -> Message:
        return Message("city-chivalry")


class ChargeOnEvent(PickEvent):
    """The event of the next charge."""

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.left -= 1
        if s.left:
            s.agenda.append(CHARGE_AGAIN)
        super().take(s, actor, token)

    def cubes(self, s: City, actor: i64) -> i64:
        return s.count_dice(actor, RED)


class ChargeAgain(ChargeOnEvent):
    """After the first charge the player may stop."""

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        super().fill(s, actor, offer)
        offer.add(ENOUGH.first)

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token != ENOUGH.first:
            super().take(s, actor, token)


ARROW: Final[Arrow] = Arrow("arrow", least=3)
SHOOT_ON: Final[ShootOn] = ShootOn("shoot-on", ARROW)
CHARGE: Final[ChargeOnEvent] = ChargeOnEvent("charge-on")
CHARGE_AGAIN: Final[ChargeAgain] = ChargeAgain("charge-again")

TAX_COLLECTOR: Final[Card] = Card("tax-collector", RED, 2, cost=6, first=2, second=1, divisor=5, effect=Tax())

BASE: Final[tuple[Card, ...]] = (
    Card("archer", RED, 1, cost=6, first=3, second=2, divisor=2, effect=Shoot(SHOOT_ON)),
    Card("chivalry", RED, 1, cost=6, first=2, second=1, divisor=4, effect=Charge()),
    Card("diplomat", RED, 1, cost=6, first=2, second=1, divisor=3, effect=Negotiate()),
    Card("hunting", RED, 2, cost=5, first=3, second=1, divisor=3, effect=Trade(influence=3)),
    Card("mercenary", RED, 2, cost=2, first=1, second=1, divisor=2, effect=Trade(deniers=3)),
    TAX_COLLECTOR,
    Card("captain", RED, 3, cost=7, first=3, second=2, divisor=4, effect=Per(EVENTS_FOUGHT, points=1)),
    Card("joust", RED, 3, cost=5, first=3, second=2, divisor=3, effect=StrongestRed(points=2)),
    Card("troubadour", RED, 3, cost=7, first=3, second=2, divisor=3, effect=Trade(pay_influence=3, points=2)),
)

STEPS: Final[tuple[Step[Any], ...]] = (ARROW, SHOOT_ON, CHARGE, CHARGE_AGAIN)
