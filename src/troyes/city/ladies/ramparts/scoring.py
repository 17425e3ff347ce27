"""The Ladies of Troyes, "Outdoor Activities": cubes that count at the end, and what all of it is worth before that."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import NEUTRAL, SEATS
from troyes.city.ladies.ramparts.ahead import THROW_TAKEN
from troyes.city.ladies.ramparts.alphabet import OUTDOOR_LEVELS
from troyes.city.ladies.ramparts.faces import FOURTH
from troyes.city.ladies.ramparts.track import LAST_SPACE, Track, arrivals, face_of, gate, track_of
from troyes.city.module import Scorer, Worth
from troyes.city.phases.turns import square_is_empty
from troyes.city.state import City
from troyes.core.native import i64


class EachCube(Scorer):
    """Points for each cube outside the last gate."""

    def is_in_play(self, s: City) -> bool:
        face = face_of(track_of(s), FOURTH)
        return face is not None and face.each_cube > 0

    def points(self, s: City, owner: i64) -> i64:
        track = track_of(s)
        face = face_of(track, FOURTH)
        return 0 if face is None or owner == NEUTRAL else face.each_cube * cubes(track, owner)


class MostCubes(Scorer):
    """Points for those who have most cubes there; those who tie share the points of their ranks, rounded down. Who has
    none has no rank (ruling R111)."""

    def is_in_play(self, s: City) -> bool:
        face = face_of(track_of(s), FOURTH)
        return face is not None and len(face.ranks) > 0

    def points(self, s: City, owner: i64) -> i64:
        track = track_of(s)
        face = face_of(track, FOURTH)
        if face is None or owner == NEUTRAL or cubes(track, owner) == 0:
            return 0
        ahead: i64 = 0
        tied: i64 = 0
        seat: i64 = 0
        while seat < SEATS:
            if cubes(track, seat) > cubes(track, owner):
                ahead += 1
            elif cubes(track, seat) == cubes(track, owner):
                tied += 1
            seat += 1
        shared: i64 = 0
        rank = ahead
        while rank < ahead + tied and rank < len(face.ranks):
            shared += face.ranks[rank]
            rank += 1
        return shared // tied


def cubes(track: Track, seat: i64) -> i64:
    """The cubes of a seat outside the last gate."""
    return track.cubes[SEATS * FOURTH + seat]


CUBE: Final = 0.7
"""A cube that can still be used; a second one of the level is worth half of it."""
STEP: Final = 0.12
"""A step of the guard, while there are rounds in which what it leads to can be used, each round."""
STEPS_A_ROUND: Final = 6
THROWN: Final = 0.76
"""A die that is in the air."""


class Ramparts(Worth):
    """Cubes, the way that the guard has gone, and the points that it is on its way to."""

    def of(self, s: City, owner: int, rounds: float) -> float:
        if owner == NEUTRAL:
            return 0.0
        track = track_of(s)
        value = STEP * int(track.guards[owner]) * min(rounds, 2.0) + self.way(s, track, owner, rounds)
        is_left = rounds > 0 or not square_is_empty(s)
        for level in range(OUTDOOR_LEVELS - 1):
            count = int(track.cubes[SEATS * level + owner])
            if is_left and track.guards[owner] >= gate(level):
                value += CUBE * (count + min(count, 1)) / 2
        if s.agenda and s.agenda[-1] in THROW_TAKEN and s.whose_turn() == owner:
            value += THROWN
        return value

    def way(self, s: City, track: Track, owner: int, rounds: float) -> float:
        """What the last gate may bring to a guard that is on its way there."""
        face = face_of(track, FOURTH)
        place = int(arrivals(track))
        left = LAST_SPACE - int(track.guards[owner])
        if face is None or left == 0 or place >= len(face.arrival):
            return 0.0
        if left > STEPS_A_ROUND * (rounds + min(int(s.all_dice(owner)), 1)):
            return 0.0
        return face.arrival[place] * (1 - left / LAST_SPACE) ** 2


SCORERS: Final[tuple[Scorer, ...]] = (EachCube("outdoor-each"), MostCubes("outdoor-most"))
