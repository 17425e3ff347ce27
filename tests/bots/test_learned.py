"""Learned evaluations: the rule of thumb and a weighed sum, by exact numbers."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from tests.city.builder import A, B, N, Playing, city
from tests.contract.tables import Table as Played
from tests.core.nim import NIM
from tests.dice.builder import table as dice_table
from troyes.bots import weights
from troyes.bots.evaluation import BY_THUMB
from troyes.bots.learned import Learned
from troyes.bots.player import Sight
from troyes.bots.players.countess import Countess
from troyes.bots.weights import Table, evaluation_by, evaluation_for, read_weights, shipped
from troyes.city.game import CITY
from troyes.core.state import State

DENIER = 0.5
KNIGHT = 2.0
TABLE = Table(
    features=["deniers", "palace"],
    stages=3,
    weights=[[0.0, 0.0], [0.0, 0.0], [DENIER, KNIGHT]],
    bias=[0.0, 100.0, 1.0],
    doubts=[1.0, 1.0, 4.0],
)
"""In the last round (stage 1) everybody ends a hundred points above the rule of thumb; before it, one point, half a
point for each of the first six deniers and two for each knight."""


def taught(s: State, table: Table = TABLE) -> Learned:
    """The evaluation with these weights."""
    found = evaluation_by(s.judge(), table)
    assert isinstance(found, Learned)
    return found


def duel(**has: int) -> Playing:
    """Round 3 of 4, so that one is to come: A has two knights and 5 deniers, B none and 20 deniers."""
    return city(2).seat(A, **has).seat(B, deniers=20).building("palace", "A A - - - -").start()


def test_expected_points_are_the_rule_of_thumb_and_a_weighed_sum() -> None:
    s = duel().state
    judge, evaluation = s.judge(), taught(s)
    assert judge.stage(s) == 3
    mine = judge.worth(s, A, A) + 1 + 5 * DENIER + 2 * KNIGHT
    theirs = judge.worth(s, A, B) + 1 + 6 * DENIER
    assert evaluation.expected(s, A, A) == pytest.approx(mine)
    assert evaluation.expected(s, A, B) == pytest.approx(theirs)
    assert evaluation.points(s, A) == pytest.approx(mine)
    assert evaluation.lead(s, A) == pytest.approx(mine - theirs)
    assert evaluation.prospect(s, A) == pytest.approx(mine - theirs / 2)
    assert evaluation.chance(s, A) == pytest.approx(1 / (1 + math.exp((theirs - mine) / 4)))


def test_a_lead_of_so_many_points_as_there_is_doubt_wins_e_times_as_often() -> None:
    s = duel(points=30).state
    evaluation = taught(s)
    lead = evaluation.expected(s, A, A) - evaluation.expected(s, A, B)
    doubtful = taught(s, TABLE._replace(doubts=[1.0, 1.0, lead]))
    assert doubtful.chance(s, A) == pytest.approx(math.e / (1 + math.e))


def test_points_of_the_best_rival_count_half() -> None:
    s = city(3).seat(B, points=16).start().state
    evaluation = taught(s)
    own, best = evaluation.expected(s, A, A), evaluation.expected(s, A, B)
    assert best > evaluation.expected(s, A, 2)
    assert evaluation.prospect(s, A) == pytest.approx(own - best / 2)
    assert evaluation.lead(s, A) == pytest.approx(own - best)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_chances_are_one_together(players: int) -> None:
    """As one seat sees them: here nobody holds a character that would be known to one alone."""
    table = city(players)
    for seat in range(players):
        table.seat(seat, points=3 * seat)
    s = table.start().state
    evaluation = taught(s)
    power = [math.exp(evaluation.expected(s, A, rival) / TABLE.doubts[2]) for rival in range(players)]
    chances = [evaluation.chance(s, seat) for seat in range(players)]
    assert chances == pytest.approx([each / sum(power) for each in power])
    assert sum(chances) == pytest.approx(1)


def test_hopeless_is_not_beyond_reckoning() -> None:
    s = city(2).seat(B, points=999).start().state
    assert 0 < taught(s).chance(s, A) < 1e-20
    assert taught(s).chance(s, B) == 1


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_end_is_exact(players: int) -> None:
    end = Played(CITY, CITY.setup(players)).end()
    evaluation, judge = taught(end), end.judge()
    points = {rival: int(judge.points(end, rival)) for rival in judge.rivals(end)}
    assert {rival: evaluation.expected(end, A, rival) for rival in points} == points
    best = max(points[rival] for rival in points if rival != A)
    assert evaluation.lead(end, A) == points[A] - best
    assert evaluation.prospect(end, A) == points[A] - (best if players == 1 else best / 2), (
        "le Roy counts in full"
    )


def test_a_feature_that_nobody_learned_about_weighs_nothing() -> None:
    s = duel().state
    odd = Table(["silk", "palace"], 2, [[9.0, 0.0], [9.0, KNIGHT]], [0.0, 0.0], [1.0, 1.0])
    assert taught(s, odd).expected(s, A, A) == pytest.approx(s.judge().worth(s, A, A) + 2 * KNIGHT)
    assert taught(s, odd).expected(s, A, B) == pytest.approx(s.judge().worth(s, A, B))


@pytest.mark.parametrize("number, bias", [(4, 100.0), (3, 1.0), (2, 1.0), (1, 1.0)])
def test_longer_games_than_were_learned_from_begin_with_the_earliest_stage(number: int, bias: float) -> None:
    s = city(2).round(number).seat(A, deniers=0).start().state
    assert s.judge().stage(s) == 2 * (4 - number) + 1
    assert taught(s).expected(s, A, A) == pytest.approx(s.judge().worth(s, A, A) + bias)
    assert taught(s).stage(s) == min(2 * (4 - number) + 1, 2)


def test_le_roy_is_weighed_by_himself() -> None:
    s = city(1).building("palace", "A N N - - -").seat(A, deniers=0).start().state
    kings = TABLE._replace(
        weights=[*TABLE.weights, [0.0, 0.0], [0.0, 0.0], [0.0, 7.0]], bias=[*TABLE.bias, 0.0, 0.0, -3.0]
    )
    judge, evaluation = s.judge(), taught(s, kings)
    assert evaluation.expected(s, A, N) == pytest.approx(judge.worth(s, A, N) - 3 + 2 * 7)
    assert evaluation.expected(s, A, A) == pytest.approx(judge.worth(s, A, A) + 1 + KNIGHT)
    assert taught(s).expected(s, A, N) == pytest.approx(judge.worth(s, A, N) + 1 + 2 * KNIGHT), (
        "no row of his own"
    )


def test_where_nobody_touches_another_only_the_own_points_count() -> None:
    game = dice_table(2).dice(black=1, others=(2, 3, 4)).sheet(0, deniers=3).sheet(1, knights=9)
    s = game.start().state
    table = Table(["deniers"], 1, [[2.0]], [5.0], [8.0])
    evaluation = taught(s, table)
    assert evaluation.prospect(s, 0) == evaluation.expected(s, 0, 0)
    assert evaluation.prospect(s, 0) == pytest.approx(s.judge().worth(s, 0, 0) + 5 + 2 * 3)
    difference = evaluation.expected(s, 0, 1) - evaluation.expected(s, 0, 0)
    assert evaluation.chance(s, 0) == pytest.approx(1 / (1 + math.exp(difference / 8)))


def test_weights_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({"made": {"seed": 1}, **TABLE._asdict()}), "utf-8")
    assert read_weights(file) == TABLE


def test_without_weights_the_rule_of_thumb_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = NIM.new(NIM.setup(2))
    assert shipped("nim") is None
    assert evaluation_for(nim) is BY_THUMB
    s = duel().state
    monkeypatch.setattr(weights, "shipped", lambda name: TABLE if name == "city-2" else None)
    assert isinstance(evaluation_for(s), Learned)
    assert isinstance(Countess().evaluation(Sight(s, A)), Learned)
    assert evaluation_for(city(3).start().state) is BY_THUMB
    guests = CITY.new(CITY.setup(2, {"head": "yes"}))
    assert guests.judge().tables == ["city-2-guests", "city-2"]
    assert isinstance(evaluation_for(guests), Learned), (
        "what is known of the base game serves for want of more"
    )


def test_shipped_weights_fit_their_tables() -> None:
    """Whatever is shipped names features that a table has, and has rows for its roles and stages."""
    for players in (1, 2, 3, 4):
        s = CITY.new(CITY.setup(players))
        judge, table = s.judge(), shipped(s.judge().tables[0])
        if table is not None:
            roles = {int(judge.role(rival)) for rival in judge.rivals(s)}
            assert set(judge.features) <= set(table.features)
            assert len(table.weights) == len(table.bias) == table.stages * len(roles)
            assert table.stages == len(table.doubts) == judge.stage(s) + 1
