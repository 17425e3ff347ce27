"""Troyes, "Activity cards": the verbs that cards are written with. A verb of a single card stands beside that card."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.activities import CHOOSE_TIMES, CardStep, acting_slot
from troyes.city.actions.combat import free_banners, place_cubes
from troyes.city.constants import CARDS, EMPTY, EVENT_FIELDS, OWNERS, POSSESSIONS
from troyes.city.content.kinds import NO_LIMIT, Bend, Count, Effect
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import EVENT
from troyes.core.agenda import NOBODY
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Effect):
    """An effect that only asks how often."""

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.possible = times
        s.agenda.append(CHOOSE_TIMES)


class Trade(Counted):
    """Pay something, or nothing, and gain something, each time."""

    def __init__(
        self,
        *,
        pay_deniers: int = 0,
        pay_influence: int = 0,
        deniers: int = 0,
        influence: int = 0,
        points: int = 0,
    ) -> None:
        self.pay_deniers: Final[i64] = pay_deniers
        self.pay_influence: Final[i64] = pay_influence
        self.deniers: Final[i64] = deniers
        self.influence: Final[i64] = influence
        self.points: Final[i64] = points

    def needs(self, s: City, seat: i64) -> i64:
        return self.pay_deniers

    def needs_influence(self, s: City, seat: i64) -> i64:
        return self.pay_influence

    def most(self, s: City, seat: i64) -> i64:
        most: i64 = NO_LIMIT
        if self.pay_influence:
            most = s.influence[seat] // self.pay_influence
        if self.pay_deniers and s.deniers[seat] // self.pay_deniers < most:
            most = s.deniers[seat] // self.pay_deniers
        return most

    def touches(self) -> i64:
        return POSSESSIONS

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.deniers[seat] += (self.deniers - self.pay_deniers) * times
        s.influence[seat] -= self.pay_influence * times
        s.gain_influence(seat, self.influence * times)
        s.points[seat] += self.points * times

    def text(self) -> Message:
        gain = names.amounts(self.deniers, self.influence, self.points)
        price = names.amounts(self.pay_deniers, self.pay_influence, 0)
        return message("city-trade", price=price, gain=gain) if price else message("city-gain", gain=gain)


class Per(Counted):
    """Gain something for each thing counted."""

    def __init__(self, count: Count, *, deniers: int = 0, points: int = 0) -> None:
        self.count: Final = count
        self.deniers: Final[i64] = deniers
        self.points: Final[i64] = points

    def touches(self) -> i64:
        return POSSESSIONS

    def apply(self, s: City, seat: i64, times: i64) -> None:
        count = self.count.of(s, seat)
        s.deniers[seat] += self.deniers * count * times
        s.points[seat] += self.points * count * times

    def text(self) -> Message:
        return message(
            "city-gain-per", gain=names.amounts(self.deniers, 0, self.points), each=self.count.text()
        )


class Keep(Counted):
    """Place cubes on the card, for later actions."""

    def __init__(self, bend: Bend) -> None:
        self.bent: Final = bend

    def touches(self) -> i64:
        return CARDS

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.cubes[OWNERS * acting_slot(s) + seat] += times

    def bend(self) -> Bend | None:
        return self.bent

    def keeps(self) -> bool:
        return True

    def text(self) -> Message:
        return message("city-keep", bend=self.bent.text())


def takes_a_cube(s: City, place: i64) -> bool:
    """Whether the card that is activated may place a cube on the event at a place of the queue. Only Marauding has no
    banner left there: if it was countered in this action (ruling R113)."""
    return free_banners(s, place) > 0 and s.event(place).plague.admits(s, s.card(acting_slot(s)))


def has_an_event(s: City) -> bool:
    """Whether any event takes a cube of the card that is activated."""
    place: i64 = 0
    while place < s.queued:
        if takes_a_cube(s, place):
            return True
        place += 1
    return False


def why_no_cube(s: City, token: i64) -> Message | None:
    """Why the card that is activated places no cube on an event of the queue, if it is one that it cannot."""
    place = s.place_of(token - EVENT.first) if EVENT.holds(token) else EMPTY
    if place == EMPTY or takes_a_cube(s, place):
        return None
    if free_banners(s, place) == 0:
        return Message("city-why-rests")
    return message("city-why-not-by-card", card=names.card(s.card(acting_slot(s)).name))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickEvent(CardStep):
    """On which event a card's cube is placed; it is lost if none takes one."""

    def actor(self, s: City) -> i64:
        return s.whose_turn() if has_an_event(s) else NOBODY

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        place: i64 = 0
        while place < s.queued:
            if takes_a_cube(s, place):
                offer.add(EVENT.first + s.queue[place * EVENT_FIELDS])
            place += 1
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        place_cubes(s, token - EVENT.first, actor, self.cubes(s, actor))

    def cubes(self, s: City, actor: i64) -> i64:
        """How many cubes go there at once."""
        return 1

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-event", count=int(self.cubes(s, actor)))

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        return why_no_cube(s, token)

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if not EVENT.holds(token):
            return None
        return message("city-tell-chosen-event", event=names.event(s.rules.events[token - EVENT.first].name))


PICK_EVENT: Final[PickEvent] = PickEvent("pick-event")
