"""Troyes, "Phase 2: Assemble the workforce": a die for every citizen on a building, the neutral ones included."""

from __future__ import annotations

from typing import Final

from troyes.city.citizens import count_standing
from troyes.city.constants import OWNERS, die
from troyes.city.influence import fill_faces
from troyes.city.state import City
from troyes.city.tokens import FACE
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt


class RollWorkforce(Step[City]):
    """The dice are thrown one after the other: by seat, the neutral player last, and by colour."""

    def actor(self, s: City) -> i64:
        return NOBODY if next_die(s) < 0 else CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        kind = next_die(s)
        s.dice[die(kind // 3, kind % 3, token - FACE + 1)] += 1
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        kind = next_die(s)
        return Prompt("roll-workforce", (kind // 3, kind % 3))


def next_die(s: City) -> i64:
    """The next die that is missing in a district: 3 * owner + colour, or -1."""
    owner: i64 = 0
    while owner < OWNERS:
        colour: i64 = 0
        while colour < 3:
            if s.count_dice(owner, colour) < count_standing(s, colour, owner):
                return 3 * owner + colour
            colour += 1
        owner += 1
    return -1


ROLL_WORKFORCE: Final[RollWorkforce] = RollWorkforce()
