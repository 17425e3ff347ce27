"""Troyes: citizens, and the characters who reward having much of something."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import count_standing
from troyes.city.constants import NEUTRAL, OWNERS, SEATS, SPACES
from troyes.city.content.kinds import Character
from troyes.city.state import City
from troyes.core.native import i64

CITIZEN: Final = 1.1
"""The die that a citizen on a building rolls, each round."""
SECOND: Final = 0.06
"""How much less each further citizen on the same building is worth."""
EXPOSED: Final = 0.85
"""How likely the last citizen of a row stays until the next round; the others are safer."""
SUPPLY: Final = (0.0, 0.4, 0.7, 0.8)
"""So many citizens in the personal supply; more are not worth more, and none is worth recruiting to have him idle."""
OTHERS_CHARACTERS: Final = 0.4
"""How likely a character that the seat does not hold is held by another, where there are so many of them:"""
CAST: Final = 6


def citizens(s: City, owner: int, throws: int, use: float) -> float:
    """Citizens on the buildings by the dice that they will roll, and those who wait for work."""
    value = throws * workforce(s, owner) if throws else 0.0
    if owner == NEUTRAL:
        return value
    waiting = int(s.supply[owner]) + sum(int(s.lying[OWNERS * building + owner]) for building in range(3))
    return value + use * SUPPLY[min(waiting, len(SUPPLY) - 1)]


def workforce(s: City, owner: int) -> float:
    """The dice of one round."""
    value = 0.0
    standing = [0, 0, 0]
    for space, citizen in enumerate(s.space):
        if citizen == owner:
            building = space // SPACES
            width = int(s.rules.row_width[building])
            stays = EXPOSED if space % width == width - 1 else (1 + EXPOSED) / 2
            value += stays * (CITIZEN - SECOND * standing[building])
            standing[building] += 1
    return value


def salaries(s: City, seat: int) -> int:
    """What a seat's citizens cost each round."""
    return sum(int(s.rules.salary[b] * count_standing(s, b, seat)) for b in range(3) if s.rules.salary[b])


def characters(s: City, owner: int, seat: int, progress: float) -> float:
    """What the characters may give to an owner. A seat knows its own and those that lie open; of the others it takes
    each for possible, and never looks at who holds them."""
    value = 0.0
    if not s.rules.characters_each:
        for number in s.character:
            if number >= 0:
                value += expected(s, s.rules.characters[number], owner, progress)
        return value
    seen = [int(s.character[2 * seat + which]) for which in range(s.rules.characters_each)]
    seen += [int(s.character[2 * SEATS + which]) for which in range(s.rules.open_characters)]
    unseen = OTHERS_CHARACTERS * (CAST / len(s.rules.cast))
    for number in s.rules.cast:
        likely = 1.0 if number in seen else unseen
        value += likely * expected(s, s.rules.characters[number], owner, progress)
    return value


def expected(s: City, character: Character, owner: int, progress: float) -> float:
    """The points of a character by what the owner has now: in steps at the end, smoothly before."""
    steps = int(character.points(s, owner))
    return (0.3 + 0.7 * progress) * (progress * steps + (1 - progress) * smooth(s, character, owner))


def smooth(s: City, character: Character, owner: i64) -> float:
    """The points of a character without steps: the way to the next one counts."""
    count = int(character.count.of(s, owner))
    low, middle, high = int(character.low), int(character.middle), int(character.high)
    if count >= high:
        return 6.0
    if count >= middle:
        return 3 + 3 * (count - middle) / (high - middle)
    if count >= low:
        return 1 + 2 * (count - low) / (middle - low)
    return count / low
