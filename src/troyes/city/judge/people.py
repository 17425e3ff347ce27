"""Troyes: citizens, and the characters who reward having much of something."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.citizens import count_standing
from troyes.city.constants import NEUTRAL, OWNERS, SPACES
from troyes.city.content.kinds import Character
from troyes.city.state import City
from troyes.core.native import i64, vec

CITIZEN: Final = 1.1
"""The die that a citizen on a building rolls, each round."""
SECOND: Final = 0.06
"""How much less each further citizen on the same building is worth."""
EXPOSED: Final = 0.85
"""How likely the last citizen of a row stays until the next round; the others are safer."""
SAFE: Final = (1 + EXPOSED) / 2
SUPPLY: Final[vec[float]] = vec[float]([0.0, 0.4, 0.7, 0.8])
"""So many citizens in the personal supply; more are not worth more, and none is worth recruiting to have him idle."""
OTHERS_CHARACTERS: Final = 0.4
"""How likely a character that the seat does not hold is held by another, where there are so many of them:"""
CAST: Final = 6
BUILDINGS: Final = 3
NOTHING: Final[vec[float]] = vec[float]([0.0, 0.0, 0.0, 0.0])


def citizens(s: City, owner: i64, throws: i64, use: float) -> float:
    """Citizens on the buildings by the dice that they will roll, and those who wait for work."""
    value = float(throws) * workforce(s, owner) if throws else 0.0
    if owner == NEUTRAL:
        return value
    waiting = s.supply[owner]
    building: i64 = 0
    while building < BUILDINGS:
        waiting += s.lying[OWNERS * building + owner]
        building += 1
    if waiting >= len(SUPPLY):
        waiting = len(SUPPLY) - 1
    return value + use * SUPPLY[waiting]


def workforce(s: City, owner: i64) -> float:
    """The dice of one round."""
    value = 0.0
    space: i64 = 0
    building: i64 = 0
    while building < BUILDINGS:
        width = s.rules.row_width[building]
        standing = 0.0
        end = space + SPACES
        while space < end:
            if s.space[space] == owner:
                stays = EXPOSED if space % width == width - 1 else SAFE
                value += stays * (CITIZEN - SECOND * standing)
                standing += 1.0
            space += 1
        building += 1
    return value


def salaries(s: City, seat: i64) -> i64:
    """What a seat's citizens cost each round."""
    cost: i64 = 0
    building: i64 = 0
    while building < BUILDINGS:
        if s.rules.salary[building]:
            cost += s.rules.salary[building] * count_standing(s, building, seat)
        building += 1
    return cost


def characters(s: City, owner: i64, seat: i64, progress: float) -> float:
    """What the characters may give to an owner. A seat knows its own and those that lie open; of the others it takes
    each for possible, and never looks at who holds them."""
    sums = NOTHING[:]
    count_characters(s, owner, seat, sums, 0)
    return cast(s, sums, 0, progress)


def count_characters(s: City, owner: i64, seat: i64, sums: vec[float], at: i64) -> None:
    """Add up what characters would give now, in their steps and on the way to the next: first those that the seat
    knows to be in the game, then those of which it cannot know."""
    rules = s.rules
    for number in rules.cast:
        character = rules.characters[number]
        column = at if is_known(s, seat, number) else at + 2
        count = character.count.of(s, owner)
        sums[column] += float(character.points_for(count))
        sums[column + 1] += smooth(character, count)


def cast(s: City, sums: vec[float], at: i64, progress: float) -> float:
    """What so much of the characters is worth: in steps at the end, smoothly before."""
    value = progress * sums[at] + (1 - progress) * sums[at + 1]
    if s.rules.characters_each:
        others = progress * sums[at + 2] + (1 - progress) * sums[at + 3]
        value += OTHERS_CHARACTERS * (CAST / float(len(s.rules.cast))) * others
    return (0.3 + 0.7 * progress) * value


def is_known(s: City, seat: i64, number: i64) -> bool:
    """Whether a seat knows that a character is in the game: it holds him, or he lies open. Never who holds another."""
    i: i64 = 2 * seat
    end = i + s.rules.characters_each
    while i < end:
        if s.character[i] == number:
            return True
        i += 1
    i = 0
    end = len(s.laid_open)
    while i < end:
        if s.laid_open[i] == number:
            return True
        i += 1
    return False


def smooth(character: Character, count: i64) -> float:
    """The points of a character for so many without steps: the way to the next one counts."""
    low, middle, high = character.low, character.middle, character.high
    if count >= high:
        return 6.0
    if count >= middle:
        return 3.0 + float(3 * (count - middle)) / float(high - middle)
    if count >= low:
        return 1.0 + float(2 * (count - low)) / float(middle - low)
    return float(count) / float(low)
