"""The Ladies of Troyes, "Use your guard on the ramparts": one die of any colour, for steps and cubes."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.targets import Target
from troyes.city.constants import EMPTY, FACES, PURPLE, SEATS
from troyes.city.content.kinds import Bend
from troyes.city.ladies.ramparts.alphabet import (
    ADVANCE,
    DRAWN,
    NUMERALS,
    OUTDOOR,
    OUTDOOR_LEVELS,
    RAMPARTS,
    SIDES,
)
from troyes.city.ladies.ramparts.faces import BY_LEVEL, FIRST, FOURTH, TURN_BOUGHT
from troyes.city.ladies.ramparts.track import LAST_SPACE, Track, arrivals, face_of, gate, track_of
from troyes.city.shared import changed
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import DONE, colour_of
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer

MOST_POINTS: Final = FACES
"""No die is worth more, whatever is paid for it."""


class DrawOutdoor(Step[City]):
    """One face of each level is drawn. Without purple dice in the game the one that brings such a die back stays in the
    box (ruling R102)."""

    def next(self, s: City) -> i64:
        """The first level of which nothing is drawn, -1 if there is none."""
        track = track_of(s)
        level: i64 = 0
        while level < OUTDOOR_LEVELS:
            if track.faces[level] == EMPTY:
                return level
            level += 1
        return EMPTY

    def actor(self, s: City) -> i64:
        return NOBODY if self.next(s) == EMPTY else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        level = self.next(s)
        side: i64 = 0
        while side < len(SIDES):
            if BY_LEVEL[level][side].colour != PURPLE or (s.rules.wild >> PURPLE) & 1:
                offer.add(DRAWN.first + len(SIDES) * level + side)
            side += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        number = token - DRAWN.first
        track = track_of(s)
        track.faces = changed(track.faces, number // len(SIDES), number % len(SIDES))
        s.agenda.append(self)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-draw-outdoor", level=NUMERALS[self.next(s)])


def takes_cube(track: Track, seat: i64, level: i64, colour: i64) -> bool:
    """Whether a die of this colour can place a cube of a seat at a level, action points apart."""
    face = face_of(track, level)
    return (
        face is not None and face.takes_cubes and face.colour != colour and track.guards[seat] >= gate(level)
    )


class Ramparts(Target):
    """A single die, which no card's cube bends."""

    def rank(self) -> i64:
        return RAMPARTS.first

    def token(self, s: City) -> i64:
        return RAMPARTS.first

    def most(self) -> i64:
        return 1

    def permits(self, bend: Bend) -> bool:
        return bend is TURN_BOUGHT

    def is_open(self, s: City, seat: i64) -> bool:
        """With any die the guard can advance, or once it stands at the end a cube be placed at the first level."""
        track = track_of(s)
        return track.guards[seat] < LAST_SPACE or takes_cube(track, seat, FIRST, PURPLE)

    def why_within(self, s: City, seat: i64, token: i64) -> Message | None:
        return why_not_before(s, seat, token)

    def act(self, s: City, seat: i64) -> None:
        track_of(s).points = 0
        s.agenda.append(USE_POINTS[0])


def why_not_before(s: City, seat: i64, token: i64) -> Message | None:
    """Why no die that is still to be taken can be used so."""
    if ADVANCE.holds(token):
        return why_no_step(s, seat, token) or Message("city-why-guard-far")
    if not OUTDOOR.holds(token):
        return None
    level = token - OUTDOOR.first
    face = face_of(track_of(s), level)
    # A cube takes one action point, which every die brings: where the place is open, a die is missing.
    if face is None or face.colour == EMPTY:
        return why_closed(s, seat, level) or Message("city-why-outdoor-no-die")
    return why_closed(s, seat, level) or message("city-why-outdoor-other", colour=names.colour(face.colour))


def why_no_step(s: City, seat: i64, token: i64) -> Message | None:
    """Why a guard cannot advance so far with any die."""
    left = LAST_SPACE - track_of(s).guards[seat]
    return message("city-why-guard-end", count=int(left)) if token - ADVANCE.first >= left else None


def why_closed(s: City, seat: i64, level: i64) -> Message | None:
    """Why no cube of a seat can be placed at a level with any die."""
    track = track_of(s)
    face = face_of(track, level)
    if face is None or not face.takes_cubes:
        return Message("city-why-outdoor-none")
    if track.guards[seat] < gate(level):
        return message("city-why-outdoor-gate", space=int(gate(level)))
    return None


def unused_points(s: City) -> i64:
    """How many of the die's action points are left."""
    return max(0, s.worth - track_of(s).points)


def points_left(s: City, seat: i64) -> i64:
    """How many action points a seat may still use: what is left of the die, and what can be paid for beyond it."""
    return min(MOST_POINTS - track_of(s).points, unused_points(s) + s.deniers[seat])


def spend_points(s: City, track: Track, seat: i64, points: i64) -> None:
    """Use action points; each beyond the die's value costs a denier."""
    bought = max(0, track.points + points - s.worth) - max(0, track.points - s.worth)
    s.deniers[seat] -= bought
    track.points += points


def arrive(s: City, track: Track, seat: i64) -> None:
    """The guard has come round to the top gate, and stands on the activity there from now on."""
    place = arrivals(track)
    track.arrived = changed(track.arrived, place, seat)
    face = face_of(track, FOURTH)
    if face is not None and place < len(face.arrival):
        s.points[seat] += face.arrival[place]


class UsePoints(Step[City]):
    """What the action points are used for: steps of the guard first, then cubes, each at a level of its own and from
    the lowest. Until something is done one is not done. `s.worth` is the die."""

    def __init__(self, least: int) -> None:
        super().__init__(f"use-points-{least}")
        self.least: Final[i64] = least
        """The lowest level, from 1, at which a cube may still be placed; 0 while the guard has not moved."""

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        track = track_of(s)
        points = points_left(s, actor)
        if self.least == 0:
            steps: i64 = 1
            while steps <= points and track.guards[actor] + steps <= LAST_SPACE:
                offer.add(ADVANCE.first + steps - 1)
                steps += 1
        if points > 0:
            colour = colour_of(s.group[0])
            level = max(0, self.least - 1)
            while level < OUTDOOR_LEVELS:
                if takes_cube(track, actor, level, colour):
                    offer.add(OUTDOOR.first + level)
                level += 1
        if track.points:
            offer.add(DONE.first)
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        track = track_of(s)
        if token == DONE.first:
            track.points = 0
            return
        if ADVANCE.holds(token):
            steps = token - ADVANCE.first + 1
            spend_points(s, track, actor, steps)
            track.guards[actor] += steps
            if track.guards[actor] == LAST_SPACE:
                arrive(s, track, actor)
            s.agenda.append(USE_POINTS[1])
            return
        level = token - OUTDOOR.first
        spend_points(s, track, actor, 1)
        track.cubes[SEATS * level + actor] += 1
        s.agenda.append(USE_POINTS[level + 2])

    def why_not(self, s: City, actor: i64, token: i64) -> Message | None:
        short = message("city-why-points", count=int(points_left(s, actor)))
        if ADVANCE.holds(token):
            if self.least:
                return Message("city-why-guard-first" if self.least > 1 else "city-why-guard-moved")
            return why_no_step(s, actor, token) or short
        if not OUTDOOR.holds(token):
            return None
        level = token - OUTDOOR.first
        if level < self.least - 1:
            return Message("city-why-outdoor-passed")
        colour = colour_of(s.group[0])
        closed = why_closed(s, actor, level)
        if closed is None and not takes_cube(track_of(s), actor, level, colour):
            return message("city-why-outdoor-colour", colour=names.colour(colour))
        return closed or short

    def ask(self, s: City, actor: i64) -> Message:
        points = int(points_left(s, actor))
        free = int(unused_points(s))
        return message(
            "city-ask-ramparts-more" if track_of(s).points else "city-ask-ramparts",
            points=points,
            free=free,
            bought=points - free,
        )

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        if not OUTDOOR.holds(token):
            return None
        return message("city-tell-outdoor", level=NUMERALS[token - OUTDOOR.first])


DRAW_OUTDOOR: Final[DrawOutdoor] = DrawOutdoor("draw-outdoor")
USE_POINTS: Final[list[UsePoints]] = [UsePoints(least) for least in range(OUTDOOR_LEVELS + 2)]
STEPS: Final[tuple[Step[Any], ...]] = (DRAW_OUTDOOR, *USE_POINTS)
