"""A cube that is said to be without need is: whoever keeps it gets as much from the same dice."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.city.mixes import MODULES, Mix
from troyes.city.actions.targets import PickDice
from troyes.city.constants import OWNERS, SLOTS
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.city.words.needless import idle_cubes, is_cube
from troyes.city.words.tokens import DIE
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.core.state import CHANCE

pytestmark = pytest.mark.heavy


def possessions(s: City, seat: int) -> tuple[int, int, int, int]:
    """What a seat has in hand, and its cubes on cards."""
    cubes = sum(int(s.cubes[OWNERS * slot + seat]) for slot in range(SLOTS))
    return int(s.deniers[seat]), int(s.influence[seat]), int(s.points[seat]), cubes


def board(s: City) -> list[object]:
    """What lies on the board after an action."""
    document = CITY.document(s)
    return [document.get(key) for key in ("cathedral", "events", "buildings", "dice", "modules")]


def is_picked(s: City, token: int) -> bool:
    """Whether a token is a die of the group."""
    return isinstance(s.agenda[-1], PickDice) and bool(DIE.holds(token))


def endings(s: City, seat: int, first: list[int], dice: Counter[int]) -> list[City]:
    """All that can come of an action that begins like this, with exactly these dice and no further cube."""
    if walk.ends_move(s, seat) and not first:
        return [] if dice else [s]
    found: list[City] = []
    for token in s.options(seat):
        if first:
            fits = token == first[0]
        elif isinstance(s.agenda[-1], PickDice):
            fits = bool(dice[token]) if dice else not DIE.holds(token)
        else:
            fits = True
        if fits:
            after = s.clone()
            left = dice - Counter([token] if not first and is_picked(s, token) else [])
            after.take(seat, token)
            found += endings(after, seat, first[1:], left)
    return found


class Move:
    """A move of a player who uses cubes wherever he can."""

    def __init__(self, s: City, actor: int, rng: Rng) -> None:
        self.before = s.clone()
        self.tokens: list[int] = []
        self.first: list[int] = []
        """What comes before the dice."""
        self.dice: Counter[int] = Counter()
        while not self.tokens or not walk.ends_move(s, actor):
            options = s.options(actor)
            options = [token for token in options if is_cube(s, token)] or options
            token = options[rng.draw(len(options))]
            self.tokens.append(token)
            if is_picked(s, token):
                self.dice[token] += 1
            elif not self.dice:
                self.first.append(token)
            s.take(actor, token)


def test_a_cube_that_is_said_to_be_without_need_can_be_kept() -> None:
    """Random games with all modules."""
    said = 0
    for turn in range(24):
        rng = Rng(turn)
        s = Mix(2 + turn % 3, MODULES).new(turn)
        while actors := s.actors():
            actor = actors[0]
            if actor == CHANCE:
                options = s.options(actor)
                s.take(actor, options[rng.draw(len(options))])
                continue
            move = Move(s, actor, rng)
            if not idle_cubes(move.before, actor, move.tokens):
                continue
            said += 1
            kept = [
                one
                for cube in move.first
                if is_cube(move.before, cube)
                for one in endings(
                    move.before.clone(), actor, [token for token in move.first if token != cube], move.dice
                )
            ]
            lies, had = board(s), possessions(s, actor)
            assert any(
                board(one) == lies
                and all(more >= less for more, less in zip(possessions(one, actor), had, strict=True))
                for one in kept
            )
    assert said > 10
