"""Advice: the best moves first, with what may be expected of them and what would follow."""

from __future__ import annotations

import pytest

from tests.bots.fair import A, B, Fair, Stalls
from tests.bots.tables import AMPLE
from tests.city.builder import city
from tests.dice.builder import table
from troyes.bots.advice import FOLLOWING, Advice, advise
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.player import Player, Sight
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.players.burgher import Burgher
from troyes.core.rng import Rng
from troyes.core.state import State

FAIR = Stalls((3, 9, 0, 5, 7, 1), tuple(range(6)))


def asked(player: Player, s: State, best: int = 5) -> list[Advice]:
    return advise(player, Sight(s, A), Rng(1), AMPLE, best)


def test_the_best_five_come_first() -> None:
    found = asked(Burgher(), Fair(FAIR))
    assert [one.tokens for one in found] == [[1], [4], [3], [0], [5]]
    assert [one.tokens for one in asked(Burgher(), Fair(FAIR), best=2)] == [[1], [4]]


def test_a_move_that_was_only_judged_tells_of_the_position_behind_it() -> None:
    found = asked(Burgher(), Fair(FAIR))[0]
    assert (found.visits, found.points, found.lead) == (0, 9, 9)
    after = Fair(FAIR)
    after.take(A, 1)
    assert found.chance == BY_THUMB.chance(after, A)
    assert found.line == [(A, [1])], "a throw comes next"


def test_a_move_that_was_played_on_tells_the_means() -> None:
    """A has 4 points for the stall and the promise, and a die on average; so has B."""
    found = asked(Bailiff(rollouts=3600), Fair(Stalls((3, 0), (1, 0))))
    assert found[0].tokens == [0]
    assert found[0].visits >= 200
    assert found[0].points == pytest.approx(4 + 3.5, abs=0.4)
    assert found[0].lead == pytest.approx(4, abs=0.5)
    assert 0.5 < found[0].chance < 0.8


def test_the_line_goes_on_until_chance_decides() -> None:
    s = city(2).dice("y6@A y5@A w4@A r1@B r3@B w2@B").start().state
    found = asked(Burgher(looks=60), s, best=2)
    for one in found:
        assert one.line[0] == (A, one.tokens)
        assert len(one.line) <= 1 + FOLLOWING
        after = s.clone()
        for seat, tokens in one.line:
            for token in tokens:
                assert seat in after.actors()
                assert token in after.options(seat)
                after.take(seat, token)
        assert len(one.line) == 1 + FOLLOWING or not after.actors() or after.actors()[0] < 0
    assert found[0].line[1][0] == B


@pytest.mark.parametrize(
    "player", [Burgher(looks=60), Bailiff(looks=30, rollouts=8)], ids=["looks", "rollouts"]
)
def test_the_first_advice_is_the_move_that_is_made(player: Player) -> None:
    s = Fair(FAIR)
    chosen = player.choose(Sight(s, A), Rng(1), AMPLE)
    assert asked(player, s)[0].tokens == chosen
    assert asked(player, s) == asked(player, s), "the same random numbers give the same advice"


def test_advice_leaves_the_table_as_it_is() -> None:
    s = table(1).dice(black=1, others=(2, 3, 4)).start().state
    key = s.key()
    asked(Burgher(looks=30), s)
    assert s.key() == key
