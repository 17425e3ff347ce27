"""Rollouts: equal chances for every move, no more work than allowed, and the best move at the end."""

from __future__ import annotations

import time

import pytest

from tests.bots.fair import A, B, Fair, Stalls, Thrown
from tests.bots.tables import AMPLE
from tests.city.builder import city
from troyes.bots.budget import Budget
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.levels import LEVELS, Level
from troyes.bots.lines import Lines
from troyes.bots.player import Player, Sight
from troyes.bots.players.bailiff import Bailiff
from troyes.bots.players.burgher import Burgher
from troyes.bots.rollouts import Candidate, Rollouts, by_mean, candidates_of
from troyes.bots.seat import make_move
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.dice.game import DICE
from troyes.dice.state import Dice
from troyes.play.session import Session
from troyes.play.table import Table

STALLS = 6
BEST = 3
PROMISES = tuple(int(stall == BEST) for stall in range(STALLS))
FAIR = Stalls((0,) * STALLS, PROMISES)
"""Six stalls that look alike; one of them will bring a point."""


def contest_of(fair: Fair, seed: int = 1) -> Rollouts:
    return Rollouts(fair.view(A), A, BY_THUMB, Rng(seed), looks=4, rounds=1)


def all_stalls() -> list[Candidate]:
    return [Candidate([stall], 0.0) for stall in range(STALLS)]


def looked_around(s: State) -> Lines:
    """All that can be done, seen once."""
    lines = Lines(s, A, BY_THUMB, Rng(1), moves=1, curiosity=1.0)
    while lines.root.is_open:
        lines.look()
    return lines


def test_a_promise_counts_for_some_rollouts() -> None:
    one = Candidate([1], 4.0)
    assert one.mean() == 4
    one.add(prospect=1.0, lead=0.0, points=0.0, chance=0.0)
    one.add(prospect=2.0, lead=0.0, points=0.0, chance=0.0)
    assert one.mean() == 1.5
    one.trust = 6.0
    assert one.mean() == (1 + 2 + 6 * 4) / (2 + 6)


def test_a_contest_gives_all_promises_the_same_trust() -> None:
    """With nothing to choose between them after a rollout each, the one that promised most stays first."""
    candidates = [Candidate([stall], float(stall == 2)) for stall in range(STALLS)]
    alike = Fair(Stalls((0,) * STALLS, (0,) * STALLS))
    contest = Rollouts(alike.view(A), A, BY_THUMB, Rng(1), looks=4, rounds=1, trust=6.0)
    assert contest.contest(candidates, Budget(AMPLE, 0, STALLS), 1)[0].tokens == [2]
    assert [one.trust for one in candidates] == [6.0] * STALLS


def test_every_move_meets_the_same_guesses_and_throws() -> None:
    fair = Fair(FAIR)
    candidates = all_stalls()
    contest = contest_of(fair)
    for _ in range(5):
        contest.play(candidates)
    assert len(fair.guesses) == len(set(fair.guesses)) == 5, "one guess for all candidates"
    met = {
        stall: [(one.secret, one.seat, one.face) for one in fair.log if one.stall == stall]
        for stall in range(STALLS)
    }
    assert all(met[stall] == met[0] for stall in range(STALLS))
    assert [secret for secret, seat, _ in met[0] if seat == A] == fair.guesses
    assert len({face for _, _, face in met[0]}) > 1


def test_equal_throws_leave_only_what_the_moves_are_worth() -> None:
    candidates = all_stalls()
    contest = contest_of(Fair(FAIR))
    for _ in range(7):
        contest.play(candidates)
    assert [one.visits for one in candidates] == [7] * STALLS
    for one in candidates:
        stall = one.tokens[0]
        assert one.lead - candidates[0].lead == pytest.approx(7 * PROMISES[stall])
        assert one.points - candidates[0].points == pytest.approx(7 * PROMISES[stall])
        assert 0 < one.chance < 7


@pytest.mark.parametrize("seed", range(10))
def test_a_point_for_certain_is_never_eliminated(seed: int) -> None:
    found = contest_of(Fair(FAIR), seed).contest(all_stalls(), Budget(AMPLE, 0, 96), each=2)
    assert found[0].tokens == [BEST]
    assert sorted(one.tokens[0] for one in found) == list(range(STALLS)), "nobody is lost"


@pytest.mark.parametrize("seed", range(5))
def test_a_bailiff_finds_what_cannot_be_seen_at_once(seed: int) -> None:
    """Seen from here, a stall that gives nothing looks as good as the best; with a gift, any other looks better."""
    fair = Fair(Stalls((1, 0, 0, 0), (0, 0, 5, 0)))
    sight = Sight(fair, A)
    assert Burgher().choose(sight, Rng(seed), AMPLE) == [0]
    assert Bailiff().choose(sight, Rng(seed), AMPLE) == [2]


@pytest.mark.parametrize(
    "allowed, visits",
    [
        (96, [2 + 3 + 4, 2 + 3 + 4, 2 + 3, 2, 2, 2]),
        (29, [2 + 3 + 4, 2 + 3 + 4, 2 + 3, 2, 2, 2]),
        (28, [2 + 3 + 3, 2 + 3 + 3, 2 + 3, 2, 2, 2]),
        (20, [2 + 2, 2 + 2, 2 + 2, 2, 2, 2]),
        (12, [2] * 6),
        (11, [1] * 6),
        (5, [0] * 6),
        (0, [0] * 6),
    ],
)
def test_rollouts_are_counted(allowed: int, visits: list[int]) -> None:
    """Six moves twice each, the three best three times, the two best of these four times: 12 + 9 + 8."""
    fair = Fair(FAIR)
    budget = Budget(AMPLE, 0, allowed)
    found = contest_of(fair).contest(all_stalls(), budget, each=2)
    assert [one.visits for one in found] == visits
    assert budget.rolled == sum(visits) == sum(one.seat == B for one in fair.log)
    assert budget.rolled <= allowed


@pytest.mark.parametrize("rollouts", [0, 6, 17, 96])
def test_a_bailiff_keeps_its_budget(rollouts: int) -> None:
    fair = Fair(Stalls((0,) * STALLS, tuple(range(STALLS))))
    player = Bailiff(looks=50, rollouts=rollouts)
    budget = player.budget(AMPLE)
    found = player.weigh(Sight(fair, A), Rng(1), budget)
    assert sum(one.visits for one in found) == budget.rolled <= rollouts
    assert sum(one.seat == B for one in fair.log) == budget.rolled


def test_looks_are_counted() -> None:
    budget = Budget(AMPLE, 3)
    assert [budget.allows_look() for _ in range(5)] == [True, True, True, False, False]
    assert [Budget(AMPLE, 0).allows_look(), Budget(0, 9).allows_look()] == [True, True], (
        "one is always allowed"
    )
    assert not Budget(0, 0, 9).allows_rollouts(1)


def test_equal_seeds_give_equal_rollouts_and_others_do_not() -> None:
    logs: list[list[Thrown]] = []
    for seed in (1, 1, 2):
        fair = Fair(FAIR)
        contest_of(fair, seed).contest(all_stalls(), Budget(AMPLE, 0, 96), each=2)
        logs.append(fair.log)
    assert logs[0] == logs[1] != logs[2]


def test_moves_to_the_same_position_are_played_on_once() -> None:
    """Stalls without a promise leave the same behind."""
    fair = Fair(FAIR)
    found = candidates_of(looked_around(fair), fair, A, breadth=STALLS)
    assert len(found) == 2
    assert sum(one.tokens == [BEST] for one in found) == 1


def test_candidates_are_few_and_good() -> None:
    fair = Fair(Stalls((5, 9, 0, 8, 7, 6), tuple(range(STALLS))))
    lines = looked_around(fair)
    assert [one.tokens for one in candidates_of(lines, fair, A, breadth=3)] == [[1], [3], [4]]
    assert [one.tokens for one in candidates_of(lines, fair, A, breadth=6, margin=2.5)] == [[1], [3], [4]]
    assert len(candidates_of(lines, fair, A, breadth=6)) == 6


def test_what_was_played_on_counts_more_than_what_was_promised() -> None:
    known, hoped = Candidate([0], 1.0), Candidate([1], 4.0)
    assert by_mean([known, hoped]) == [hoped, known]
    known.add(prospect=5.0, lead=5.0, points=9.0, chance=0.5)
    known.add(prospect=4.0, lead=4.0, points=9.0, chance=0.5)
    assert known.mean() == 4.5
    assert by_mean([known, hoped]) == [known, hoped]


@pytest.mark.parametrize("seconds", [1, 10, 31])
def test_time_ends_the_thinking_within_one_piece_of_work(
    seconds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which a throw takes a second, hence a rollout two, and one of each of the six moves twelve."""
    now = [0.0]

    def tick() -> None:
        now[0] += 1

    fair = Fair(FAIR, tick)
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: now[0])
        contest_of(fair).contest(all_stalls(), Budget(seconds, 0, 10**9), each=10**6)
    assert seconds <= now[0] < seconds + 2 * STALLS


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_nobody_thinks_on_when_the_time_is_up(level: Level) -> None:
    """With work for hours and a tenth of a second for it; what is beyond a fifth more is one piece of work."""
    s = city(2).dice("y6@A y5@A w4@A r1@A r3@B w2@B").card("sculptor", "A -").start().state
    sight = Sight(s, A)
    player = level.player(looks=10**9, rollouts=10**9)
    begun = time.monotonic()
    player.choose(sight, Rng(1), 0.1)
    assert time.monotonic() - begun < 0.1 * 1.2 + 3


def sheets(players: list[Player], streams: list[int]) -> list[object]:
    """What two seats of Troyes Dice have at the end."""
    session = Session(Table(DICE, DICE.setup(2)), seed=3)
    rngs = [Rng(1, stream) for stream in streams]
    while actors := session.state.actors():
        make_move(session, actors[0], players[actors[0]], rngs[actors[0]], AMPLE)
    assert isinstance(session.state, Dice)
    found = DICE.document(session.state)["sheets"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    "player",
    [
        pytest.param(Burgher(looks=10), id="burgher"),
        pytest.param(Bailiff(looks=20, rollouts=12), id="bailiff", marks=pytest.mark.heavy),
    ],
)
def test_seats_with_numbers_of_their_own_are_no_clones(player: Player) -> None:
    first, second = sheets([player, player], [1, 2])
    assert first != second
