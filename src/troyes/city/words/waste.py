"""What a complete choice would waste, for whoever is about to make it: dice, cubes, uses, and what finds no room."""

from __future__ import annotations

from collections.abc import Sequence

from troyes.city.actions.cathedral import Construct, lowest_level
from troyes.city.actions.picked import values
from troyes.city.constants import CATHEDRAL_COLUMNS, EMPTY, MOST_INFLUENCE
from troyes.city.state import City
from troyes.city.words import countering, names
from troyes.city.words.needless import idle_cubes
from troyes.city.words.tokens import TIMES, face_of, kind_of
from troyes.city.words.under_way import Chosen, chosen, uses_of
from troyes.core.message import Message, message


def wasted(view: City, seat: int, tokens: Sequence[int]) -> list[Message]:
    """What a complete choice would waste: dice, a cube, or uses."""
    return [
        *of_dice(view, seat, tokens),
        *of_modules(view, seat, tokens),
        *of_influence(view, seat, tokens),
    ]


def of_dice(view: City, seat: int, tokens: Sequence[int]) -> list[Message]:
    """What is wasted of the dice, of the cubes that bend them, and of what they bring."""
    found = chosen(view, seat, tokens)
    if found is None:
        return [idle_die(token) for token in countering.idle(view, tokens)]
    if found.target is None:
        return []
    cubes = idle_cubes(view, seat, tokens)
    return cubes if found.turns else [*idle_dice(found, seat), *cubes, *idle_uses(found, seat, tokens)]


def of_modules(view: City, seat: int, tokens: Sequence[int]) -> list[Message]:
    """What is wasted of the pieces that modules show, token by token."""
    found: list[Message] = []
    s = view.clone()
    for token in tokens:
        if seat not in s.actors() or token not in s.options(seat):
            return []
        for part in s.rules.parts:
            if part.scene is not None:
                found += part.scene.wasted(s, seat, token)
        s.take(seat, token)
    return found


def idle_dice(found: Chosen, seat: int) -> list[Message]:
    """Dice without which the action would do the same."""
    if isinstance(found.target, Construct):
        full = [
            i for i, value in enumerate(values(found.s)[: len(found.dice)]) if not has_room(found.s, value)
        ]
        return [idle_die(found.dice[i]) for i in full]
    uses = uses_of(found, seat, found.dice)
    if uses is None:
        return []
    for token in found.dice:
        rest = [one for i, one in enumerate(found.dice) if i != found.dice.index(token)]
        if rest and uses_of(found, seat, rest) == uses:
            return [idle_die(token)]
    return []


def has_room(s: City, value: int) -> bool:
    """Whether a column of the Cathedral takes a cube."""
    return value <= CATHEDRAL_COLUMNS and lowest_level(s, value - 1) != EMPTY


def idle_die(token: int) -> Message:
    """That a die does nothing."""
    return message("city-waste-die", die=names.die(kind_of(token)), value=int(face_of(token)))


def idle_uses(found: Chosen, seat: int, tokens: Sequence[int]) -> list[Message]:
    """Uses that the player could have and does not take."""
    times = [token - int(TIMES.first) for token in tokens if TIMES.holds(token)]
    uses = uses_of(found, seat, found.dice)
    if not times or uses is None or times[0] >= uses:
        return []
    return [message("city-waste-uses", count=uses - times[0])]


def of_influence(view: City, seat: int, tokens: Sequence[int]) -> list[Message]:
    """Influence beyond the most that anybody can have: with so much less before, there would be as much after."""
    less = 1
    while less <= view.influence[seat] and ends_full(view, seat, tokens, less):
        less += 1
    if less == 1:
        return []
    return [message("city-waste-influence", count=less - 1, most=MOST_INFLUENCE)]


def ends_full(view: City, seat: int, tokens: Sequence[int], less: int) -> bool:
    """Whether a move leads to all influence that can be had even from so much less."""
    s = view.clone()
    s.influence[seat] -= less
    for token in tokens:
        if seat not in s.actors() or token not in s.options(seat):
            return False
        s.take(seat, token)
    return bool(s.agenda) and bool(s.influence[seat] == MOST_INFLUENCE)
