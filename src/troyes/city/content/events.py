"""Troyes, "Event cards", one literal each; Support's verb and its step stand beside it."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.combat import place_cubes
from troyes.city.constants import (
    BISHOPRIC,
    CITY_HALL,
    EVENT_FIELDS,
    NEUTRAL,
    PALACE,
    RED,
    WHITE,
    YELLOW,
)
from troyes.city.content.kinds import ANY_COLOUR, Event, Plague
from troyes.city.content.plagues import (
    NEUTRAL_ENTERS,
    Enemies,
    LoseDeniers,
    LoseInfluence,
    Marauders,
    NeutralCitizen,
    NeutralCube,
    PayForCityHall,
    RemoveCube,
)
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.tokens import EVENT
from troyes.core.agenda import NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer

SUPPORTED: Final = 2


class NeutralSupport(Plague):
    """A neutral cube on each of two events to the left, of the start player's choice."""

    def strike(self, s: City, event: i64) -> None:
        s.agenda.append(SUPPORT)

    def text(self) -> Message:
        return message("city-support", count=SUPPORTED)


class Support(Step[City]):
    """The start player picks an event to the left of Support, and then another one; with two or fewer all get a cube.
    He handles the events, so he chooses (ruling R41); le Roy, who cannot, supports the nearest two."""

    def actor(self, s: City) -> i64:
        starter = s.rules.participants[s.start]
        if starter == NEUTRAL or s.supports >= SUPPORTED or choices(s) == 0:
            return NOBODY
        return starter

    def act(self, s: City) -> None:
        place = s.place_of(s.striking) - 1
        while s.supports < SUPPORTED and place >= 0:
            event = s.queue[place * EVENT_FIELDS]
            if event != s.supported and s.rules.events[event].plague.admits(s, None):
                place_cubes(s, event, NEUTRAL, 1)
                s.supports += 1
            place -= 1
        s.supported = NO_CHOICE
        s.supports = 0

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        place: i64 = 0
        end = s.place_of(s.striking)
        while place < end:
            event = s.queue[place * EVENT_FIELDS]
            if event != s.supported and s.rules.events[event].plague.admits(s, None):
                offer.add(EVENT.first + event)
            place += 1
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.supported = token - EVENT.first
        s.supports += 1
        s.agenda.append(self)
        place_cubes(s, token - EVENT.first, NEUTRAL, 1)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-support")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-chosen-event", event=names.event(s.rules.events[token - EVENT.first].name))


def choices(s: City) -> i64:
    """How many events to the left of the one that takes effect could get a neutral cube."""
    count: i64 = 0
    place = s.place_of(s.striking) - 1
    while place >= 0:
        event = s.queue[place * EVENT_FIELDS]
        if event != s.supported and s.rules.events[event].plague.admits(s, None):
            count += 1
        place -= 1
    return count


SUPPORT: Final[Support] = Support("support")

NO_DECK: Final = -1


def brigands(copy: int, calls: int) -> Event:
    """One of three cards, which differ in the card that they call."""
    return Event(
        f"brigands{copy}",
        RED,
        divisor=3,
        banners=4,
        first=3,
        second=1,
        plague=Enemies(1),
        calls=calls,
        picture="brigands",
    )


def skirmishes(copy: int, calls: int) -> Event:
    """One of two cards, which differ in the card that they call."""
    return Event(
        f"skirmishes{copy}",
        RED,
        divisor=3,
        banners=3,
        first=2,
        second=1,
        plague=Enemies(1),
        calls=calls,
        picture="skirmishes",
    )


MARAUDING: Final[Event] = Event(
    *("marauding", NO_DECK),
    divisor=3,
    banners=4,
    first=2,
    second=1,
    plague=Marauders(1),
    dice=ANY_COLOUR,
)
"""It lies on the board."""
TRAVELING_BUILDERS: Final[Event] = Event(
    "traveling-builders", WHITE, divisor=4, banners=4, first=3, second=2, plague=NeutralCube()
)
INTERRUPTED_WORK: Final[Event] = Event(
    "interrupted-work", WHITE, divisor=4, banners=3, first=3, second=1, plague=RemoveCube()
)

BASE: Final[tuple[Event, ...]] = (
    MARAUDING,
    Event(
        "succession-conflict",
        RED,
        divisor=4,
        banners=5,
        first=4,
        second=2,
        plague=NeutralCitizen(PALACE),
        calls=YELLOW,
    ),
    brigands(1, calls=YELLOW),
    brigands(2, calls=WHITE),
    brigands(3, calls=WHITE),
    skirmishes(1, calls=YELLOW),
    skirmishes(2, calls=WHITE),
    Event("normans-attack", RED, divisor=5, banners=4, first=4, second=2, plague=Enemies(2), calls=YELLOW),
    Event("war", RED, divisor=2, banners=5, first=2, second=1, plague=Enemies(2), calls=WHITE),
    Event("support", YELLOW, divisor=3, banners=4, first=3, second=1, plague=NeutralSupport()),
    Event("civil-war", YELLOW, divisor=4, banners=4, first=3, second=2, plague=LoseDeniers(3)),
    Event("wayfarers", YELLOW, divisor=3, banners=4, first=3, second=1, plague=NeutralCitizen(CITY_HALL)),
    Event("drought", YELLOW, divisor=4, banners=3, first=3, second=1, plague=PayForCityHall()),
    TRAVELING_BUILDERS,
    INTERRUPTED_WORK,
    Event("heresy", WHITE, divisor=3, banners=5, first=3, second=2, plague=LoseInfluence(2)),
    Event(
        "theological-conflict",
        WHITE,
        divisor=4,
        banners=3,
        first=3,
        second=1,
        plague=NeutralCitizen(BISHOPRIC),
    ),
)

STEPS: Final[tuple[Step[Any], ...]] = (SUPPORT, *NEUTRAL_ENTERS)
