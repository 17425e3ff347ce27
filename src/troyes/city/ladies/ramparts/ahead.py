"""The Ladies of Troyes, "Outdoor Activities": cubes that are used before an action, with its dice, or against enemies,
and those that somebody takes away."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.constants import (
    COLOURS,
    DICE_COLOURS,
    DICE_NAMES,
    EMPTY,
    FACES,
    KINDS,
    OWNERS,
    PURPLE,
    SEATS,
    SPACES,
    die,
)
from troyes.city.ladies.ramparts.alphabet import OUTDOOR, OUTDOOR_LEVELS, USE_OUTDOOR
from troyes.city.ladies.ramparts.faces import EXCHANGE, SECOND, THIRD, TURN_BOUGHT, TURN_OVER, Face
from troyes.city.ladies.ramparts.reactions import can_protect
from troyes.city.ladies.ramparts.track import ASKED_IN_RETURN, face_of, has_cube, track_of, use_cube
from troyes.city.module import Aid, Hoard, Spend
from troyes.city.phases.events import highest_black
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import DIE, DONE, district_of, kind_of, kind_token
from troyes.core.agenda import Step
from troyes.core.message import Message, Value, message
from troyes.core.native import i64
from troyes.core.offer import Offer

MOST_EXCHANGES: Final = 3
DICE_IN_BOX: Final = SPACES
"""Dice of each colour of the domains: as many as a building has spaces."""


def is_in_supply(s: City, seat: i64, colour: i64) -> bool:
    """Whether a die of this colour lies in the general supply: not all are on the square. Of the purple ones each seat
    has its own, in games with the head of the family."""
    if colour == PURPLE:
        return bool((s.rules.wild >> PURPLE) & 1) and s.count_dice(seat, PURPLE) == 0
    count: i64 = 0
    owner: i64 = 0
    while owner < OWNERS:
        count += s.count_dice(owner, colour)
        owner += 1
    return count < DICE_IN_BOX


class TakeDie(Spend):
    """A cube of the second level: throw a die of the supply into one's district, before an action."""

    def defending(self) -> bool:
        return False

    def face(self, s: City, seat: i64) -> Face | None:
        """The face of the second level, if a seat can use a cube of it."""
        track = track_of(s)
        face = face_of(track, SECOND)
        if face is None or not has_cube(track, seat, SECOND) or s.deniers[seat] < face.price:
            return None
        return face if is_in_supply(s, seat, face.colour) else None

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if self.face(s, seat) is not None:
            offer.add(USE_OUTDOOR.first + SECOND)

    def helps(self, s: City, seat: i64) -> bool:
        return self.face(s, seat) is not None

    def owns(self, token: i64) -> bool:
        return token == USE_OUTDOOR.first + SECOND

    def why_not(self, s: City, seat: i64) -> Message:
        return Message("city-why-spend" if has_cube(track_of(s), seat, SECOND) else "city-why-no-cube")

    def take(self, s: City, seat: i64, token: i64) -> None:
        face = self.face(s, seat)
        assert face is not None
        s.deniers[seat] -= face.price
        use_cube(track_of(s), seat, SECOND)
        s.agenda.append(THROW_TAKEN[face.colour])


class ThrowTaken(Throw):
    """A die of the general supply is thrown into the district of whoever acts."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"throw-{DICE_NAMES[colour]}-taken")
        self.colour: Final[i64] = colour

    def thrown(self, s: City, value: i64) -> None:
        s.dice[die(s.whose_turn(), self.colour, value)] += 1

    def said(self) -> str:
        return "city-throw-taken"

    def whose(self, s: City) -> dict[str, Value]:
        return {"colour": names.colour(self.colour)}

    def coloured(self, s: City) -> str:
        return DICE_NAMES[self.colour]


class ThirdLevel(Spend):
    """A cube of the third level: exchange dice before an action, or destroy the black die that one must counter. In the
    action phase no black dice are left."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        if can_exchange(s, seat) or can_destroy(s, seat):
            offer.add(USE_OUTDOOR.first + THIRD)

    def helps(self, s: City, seat: i64) -> bool:
        return can_exchange(s, seat)

    def defends(self, s: City, seat: i64, short: i64) -> bool:
        return can_destroy(s, seat)

    def owns(self, token: i64) -> bool:
        return token == USE_OUTDOOR.first + THIRD

    def why_not(self, s: City, seat: i64) -> Message:
        return Message("city-why-spend" if has_cube(track_of(s), seat, THIRD) else "city-why-no-cube")

    def take(self, s: City, seat: i64, token: i64) -> None:
        if can_destroy(s, seat):
            s.agenda.pop()
            track_of(s).cubes[SEATS * THIRD + seat] -= 1
            s.black[highest_black(s) - 1] -= 1
            s.gain_influence(seat, 1)
        else:
            use_cube(track_of(s), seat, THIRD)
            s.agenda.append(GIVE_DIE)


def can_destroy(s: City, seat: i64) -> bool:
    """Whether a seat has a cube against the highest black die, and there is one."""
    return highest_black(s) > 0 and can_protect(s, seat)


def can_exchange(s: City, seat: i64) -> bool:
    """Whether a seat has a cube for exchanges, a die to give and somebody to give it to."""
    track = track_of(s)
    return (
        face_of(track, THIRD) is EXCHANGE
        and highest_black(s) == 0
        and has_cube(track, seat, THIRD)
        and has_plain_die(s, seat)
        and is_partner_left(s, seat, 0)
    )


def has_plain_die(s: City, owner: i64) -> bool:
    """Whether a die lies in a district that can be exchanged: purple ones cannot."""
    return s.all_dice(owner) > s.count_dice(owner, PURPLE)


def is_partner_left(s: City, seat: i64, met: i64) -> bool:
    """Whether somebody has a die with whom none was exchanged, and the cube is good for another exchange."""
    exchanges: i64 = 0
    found = False
    owner: i64 = 0
    while owner < OWNERS:
        if (met >> owner) & 1:
            exchanges += 1
        elif owner != seat and has_plain_die(s, owner):
            found = True
        owner += 1
    return found and exchanges < MOST_EXCHANGES


def offer_plain_dice(s: City, owner: i64, offer: Offer) -> None:
    """Offer the dice of a district that can be exchanged."""
    kind: i64 = 0
    while kind < FACES * len(COLOURS):
        if s.dice[KINDS * owner + kind]:
            offer.add(kind_token(owner, kind))
        kind += 1


def kind_given(s: City) -> i64:
    """The colour and value of the die that is given away in the exchange under way."""
    return kind_of(DIE.first + track_of(s).given)


def move_die(s: City, kind: i64, giver: i64, taker: i64) -> None:
    """A die, by its colour and value, goes from one district to another as it lies."""
    s.dice[KINDS * giver + kind] -= 1
    s.dice[KINDS * taker + kind] += 1


class GiveDie(Step[City]):
    """The own die of the next exchange; after the first one that may be all."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        met = track_of(s).exchanged
        if is_partner_left(s, actor, met):
            offer_plain_dice(s, actor, offer)
        if met:
            offer.add(DONE.first)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        if token == DONE.first:
            track_of(s).exchanged = 0
            return
        track_of(s).given = token - DIE.first
        s.agenda.append(GET_DIE)

    def ask(self, s: City, actor: i64) -> Message:
        return Message("city-ask-give-more" if track_of(s).exchanged else "city-ask-give-die")

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if token == DONE.first:
            return None
        return message("city-tell-give-die", die=names.die(kind_of(token)))


class GetDie(Step[City]):
    """The die of another for which it is exchanged; one with each of the others, the neutral player too."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        met = track_of(s).exchanged
        owner: i64 = 0
        while owner < OWNERS:
            if owner != actor and not (met >> owner) & 1:
                offer_plain_dice(s, owner, offer)
            owner += 1
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        track = track_of(s)
        other = district_of(token)
        move_die(s, kind_given(s), actor, other)
        move_die(s, kind_of(token), other, actor)
        track.given = EMPTY
        track.exchanged |= 1 << other
        s.agenda.append(GIVE_DIE)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-get-die", die=names.die(kind_given(s)))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message(
            "city-tell-get-die",
            die=names.die(kind_of(token)),
            district=names.district(district_of(token), s.rules.neutral),
        )


class TurnBoughtDie(Aid):
    """A cube of the third level that turns over a die that was bought."""

    def token(self) -> i64:
        return USE_OUTDOOR.first + THIRD

    def is_there(self, s: City, seat: i64) -> bool:
        track = track_of(s)
        return face_of(track, THIRD) is TURN_OVER and has_cube(track, seat, THIRD)

    def use(self, s: City, seat: i64) -> None:
        use_cube(track_of(s), seat, THIRD)


class OutdoorCubes(Hoard):
    """Cubes on outdoor activities, named by their level."""

    def fill(self, s: City, seat: i64, offer: Offer) -> None:
        track = track_of(s)
        level: i64 = 0
        while level < OUTDOOR_LEVELS:
            if track.cubes[SEATS * level + seat]:
                offer.add(OUTDOOR.first + level)
            level += 1

    def take(self, s: City, seat: i64, token: i64) -> bool:
        if not OUTDOOR.holds(token):
            return False
        track_of(s).cubes[SEATS * (token - OUTDOOR.first) + seat] -= 1
        return True


TURN_BOUGHT_DIE: Final[TurnBoughtDie] = TurnBoughtDie(TURN_BOUGHT)
THROW_TAKEN: Final[list[ThrowTaken]] = [ThrowTaken(colour) for colour in range(DICE_COLOURS)]
GIVE_DIE: Final[GiveDie] = GiveDie("give-die")
GET_DIE: Final[GetDie] = GetDie(ASKED_IN_RETURN)
STEPS: Final[tuple[Step[Any], ...]] = (*THROW_TAKEN, GIVE_DIE, GET_DIE)
