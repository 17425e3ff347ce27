"""Troyes, "Actions": why somebody cannot do something now, for whoever points at it.

Nothing here says again what a rule says. The rules themselves are asked, for the table as it is and as it would be if
a player had more deniers, more influence or another citizen; what is the least that would change their answer is the
reason.
"""

from __future__ import annotations

from typing import Final

from troyes.city.actions.bending import aim
from troyes.city.actions.citizens import has_any_citizen, has_citizen_at
from troyes.city.actions.dice_group import FROM, Search, colours_taken
from troyes.city.actions.targets import Target, slot_of, target_of
from troyes.city.constants import (
    EMPTY,
    FACES,
    KINDS,
    MOST_INFLUENCE,
    NEUTRAL,
    OWNERS,
    SLOTS,
)
from troyes.city.content.kinds import ANY_COLOUR, PLAIN, Bend
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import (
    ACTIVITY,
    DIE,
    LYING,
    PASS,
    REROLL,
    SPACE,
    SUPPLY,
    TRADESMAN,
    USE,
    colour_of,
    counted_at,
    district_of,
    face_of,
)
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import give_back, lent

MUCH: Final = 60
"""More deniers than any action takes."""


def is_offered(step: Step[City], s: City, seat: i64, token: i64) -> bool:
    """Whether a step offers a token to a seat."""
    offer = lent()
    step.fill(s, seat, offer)
    found = int(token) in offer.listed()
    give_back(offer)
    return found


def short_of(step: Step[City], s: City, seat: i64, token: i64) -> Message | None:
    """What a seat has too little of: deniers, influence or citizens."""
    twin = s.clone()
    for more in range(1, MUCH):
        twin.deniers[seat] += 1
        if is_offered(step, twin, seat, token):
            return message("city-why-deniers", count=more)
    twin = s.clone()
    for more in range(1, int(MOST_INFLUENCE - s.influence[seat]) + 1):
        twin.influence[seat] += 1
        if is_offered(step, twin, seat, token):
            return message("city-why-influence", count=more)
    if not has_any_citizen(s, seat):
        twin = s.clone()
        twin.supply[seat] += 1
        if is_offered(step, twin, seat, token):
            return Message("city-why-citizen")
    return None


def why_not_in_turn(step: Step[City], s: City, seat: i64, token: i64) -> Message | None:
    """Why a token has no part in a turn."""
    if DIE.holds(token):
        return why_not_die(s, seat, token)
    if USE.holds(token):
        return why_not_cube(s, seat, token)
    if SPACE.holds(token) or LYING.holds(token) or TRADESMAN.holds(token) or token == SUPPLY.first:
        return why_not_moved(s, seat, token)
    if token == PASS.first:
        return Message("city-why-pass")
    found = short_of(step, s, seat, token)
    if found is not None:
        return found
    if REROLL.holds(token):
        return Message("city-why-no-such-die")
    for one in s.rules.spends:
        if one.owns(token):
            return one.why_not(s, seat)
    at = target_of(s, token)
    if at == EMPTY:
        return Message("city-why-not-in-city") if ACTIVITY.holds(token) else why_not_within(s, seat, token)
    return why_not_aimed(s, seat, s.rules.targets[at])


def why_not_within(s: City, seat: i64, token: i64) -> Message | None:
    """Why something that is chosen in the course of some action cannot be."""
    for target in s.rules.targets:
        found = target.why_within(s, seat, token)
        if found is not None:
            return found
    return None


def why_not_aimed(s: City, seat: i64, target: Target) -> Message:
    """Why nothing can be done with a card, an event or a place, though there is enough of all but dice."""
    if target.token(s) == EMPTY:
        return Message("city-why-not-in-city")
    if not target.is_open(s, seat):
        return Message("city-why-no-effect")
    faces = target.faces(s, seat)
    if faces == 0:
        return target.why_full(s, seat)
    dice = dice_for(s, seat, target)
    colour = target.colour(s)
    of = (
        Message("city-dice-any")
        if colour >= ANY_COLOUR
        else message("city-dice-of", colour=names.colour(colour))
    )
    if not dice:
        return message("city-why-no-dice", dice=of)
    if not any((faces >> value) & 1 for value in dice):
        wanted = tuple([value for value in range(1, FACES + 1) if (faces >> value) & 1])
        return message("city-why-faces", dice=of, values=wanted)
    return message("city-why-pips", dice=of, count=int(target.needs(s)))


def dice_for(s: City, seat: i64, target: Target) -> list[int]:
    """What the dice on the square show that are of the right colour, whoever they belong to."""
    colours = colours_taken(target.colour(s), PLAIN, s.rules.wild)
    values: list[int] = []
    for owner in (*range(s.rules.players), NEUTRAL):
        for kind in range(KINDS):
            colour = kind // FACES
            foreign = owner != seat and (s.rules.wild >> colour) & 1
            if (colours >> colour) & 1 and not foreign and s.dice[KINDS * owner + kind]:
                values.append(kind % FACES + 1)
    return values


def why_not_die(s: City, seat: i64, token: i64) -> Message:
    """Why a die of the square is no use to a seat in this turn."""
    if not s.dice[counted_at(token)]:
        return Message("city-why-no-such-die")
    if district_of(token) != seat and (s.rules.wild >> colour_of(token)) & 1:
        return Message("city-why-not-for-sale")
    twin = s.clone()
    for more in range(1, MUCH):
        twin.deniers[seat] += 1
        if serves(twin, seat, token):
            return message("city-why-deniers", count=more)
    return Message("city-why-no-use")


def serves(s: City, seat: i64, token: i64) -> bool:
    """Whether some action takes a group with this die in it, be it with a card's cube."""
    twin = s.clone()
    twin.dice[counted_at(token)] -= 1
    search = Search()
    for target in s.rules.targets:
        if target.token(s) == EMPTY or not target.is_open(s, seat):
            continue
        for bend in bends(s, seat, target):
            search.begin_turn(twin, seat)
            if aim(search, s, seat, target) and search.bend_by(twin, bend) and goes_with(search, token):
                return True
    return False


def goes_with(search: Search, token: i64) -> bool:
    """Whether some group is legal that has this die in it, which is not among those that the search has listed."""
    colour = 1 << colour_of(token)
    if not search.colours & colour:
        return False
    group = search.join(search.group, face_of(token), 1 << (FROM + 4 * district_of(token)), 1)
    if search.is_legal(group, 1):
        return True
    if search.most < 2 or not search.affords(group, 1, search.price(2)):
        return False
    return search.leads(0, search.end, 2, group, search.beside(colour, search.colours))


def bends(s: City, seat: i64, target: Target) -> list[Bend]:
    """How the dice of an action may be bent: not at all, or by a cube of a card."""
    found = [PLAIN]
    for slot in range(SLOTS):
        if s.cubes[OWNERS * slot + seat]:
            bend = s.card(slot).effect.bend()
            if bend is not None and target.permits(bend):
                found.append(bend)
    return found


def why_not_cube(s: City, seat: i64, token: i64) -> Message:
    """Why a cube on a card bends no dice in this turn."""
    slot = slot_of(s, token - USE.first)
    if slot == EMPTY or not s.cubes[OWNERS * slot + seat]:
        return Message("city-why-no-cube")
    return Message("city-why-cube")


def why_not_moved(s: City, seat: i64, token: i64) -> Message:
    """Why no citizen is taken from a place in this turn."""
    if has_citizen_at(s, seat, token):
        return Message("city-why-no-place")
    if token == SUPPLY.first:
        return Message("city-why-supply")
    if SPACE.holds(token) and s.space[token - SPACE.first] == EMPTY:
        return Message("city-why-space")
    return Message("city-why-not-yours")
