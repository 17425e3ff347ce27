"""Cubes that bend dice without need. Nothing is reckoned here: the same move is played without the cube, and what comes
of it is compared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from troyes.city.actions.bending import aid_of
from troyes.city.actions.targets import PickDice, slot_of
from troyes.city.constants import OWNERS
from troyes.city.state import City
from troyes.city.words.tokens import DIE, DONE, USE
from troyes.core import walk
from troyes.core.message import Message


class Parts(NamedTuple):
    """A complete move: what it is for and the cubes, the dice, what is chosen after they are complete, and the table
    after it."""

    first: list[int]
    dice: list[int]
    rest: list[int]
    after: City


def idle_cubes(view: City, seat: int, tokens: Sequence[int]) -> list[Message]:
    """A cube without which the same dice would do the same, for no more."""
    cubes = [token for token in tokens if is_cube(view, token)]
    parts = parts_of(view, seat, tokens) if cubes else None
    if parts is None:
        return []
    return [Message("city-waste-cube")] if any(is_idle(view, seat, parts, cube) for cube in cubes) else []


def is_cube(s: City, token: int) -> bool:
    """Whether a token is a cube that bends dice."""
    return bool(USE.holds(token)) or any(aid.token() == token for aid in s.rules.aids)


def parts_of(view: City, seat: int, tokens: Sequence[int]) -> Parts | None:
    """The parts of a move, if it is one and complete."""
    first: list[int] = []
    dice: list[int] = []
    rest: list[int] = []
    s = view.clone()
    for token in tokens:
        if seat not in s.actors() or token not in s.options(seat):
            return None
        picks = isinstance(s.agenda[-1], PickDice)
        if picks and DIE.holds(token):
            dice.append(token)
        elif not (picks and token == DONE.first):
            (rest if dice else first).append(token)
        s.take(seat, token)
    return Parts(first, dice, rest, s) if walk.ends_move(s, seat) else None


def is_idle(view: City, seat: int, parts: Parts, cube: int) -> bool:
    """Whether the dice do as much if this cube was just thrown away before; another may turn over any of them."""
    if cube not in parts.first:
        return False
    bare = view.clone()
    if USE.holds(cube):
        bare.cubes[OWNERS * slot_of(bare, cube - USE.first) + seat] -= 1
    else:
        bare.rules.aids[aid_of(bare, cube)].use(bare, seat)
    for order in sorted(set(permutations(parts.dice))):
        after = played(bare, seat, [*[one for one in parts.first if one != cube], *order], parts.rest)
        if after is not None and is_as_good(after, parts.after, seat):
            return True
    return False


def played(view: City, seat: int, group: Sequence[int], rest: Sequence[int]) -> City | None:
    """The table after a move with this group of dice, if there is such a move. Which die costs nothing, or gives its
    value to the others, may be asked no more."""
    s = view.clone()
    for token in group:
        if seat not in s.actors() or token not in s.options(seat):
            return None
        s.take(seat, token)
    if isinstance(s.agenda[-1], PickDice):
        if DONE.first not in s.options(seat):
            return None
        s.take(seat, DONE.first)
    for token in rest:
        if not walk.ends_move(s, seat) and token in s.options(seat):
            s.take(seat, token)
        elif not DIE.holds(token):
            return None
    return s if walk.ends_move(s, seat) else None


def is_as_good(bare: City, after: City, seat: int) -> bool:
    """Whether all is as it is after the move with the cube, and the seat has no less."""
    if bare.deniers[seat] < after.deniers[seat] or bare.influence[seat] < after.influence[seat]:
        return False
    twin = bare.clone()
    twin.influence[seat] = after.influence[seat]
    for owner in range(int(after.rules.players)):
        twin.deniers[owner] = after.deniers[owner]
    return bool(twin.key() == after.key())
