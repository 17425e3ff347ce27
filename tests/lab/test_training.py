"""Learning from self-play: the same course gives the same weights, however it is taken, and they fit what happened."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from troyes.bots.weights import Table, read_weights
from troyes.city.game import CITY
from troyes.core.errors import Refusal
from troyes.dice.game import DICE
from troyes.lab.training import school
from troyes.lab.training.fit import HELD_OUT, examine, expected, fit, solve
from troyes.lab.training.lessons import Course, Lessons, kind_of, portion, set_up, together
from troyes.lab.training.school import Plan, train

pytestmark = pytest.mark.once

ALONE = Plan(game="dice", players=1, games=6, generations=1, looks=1, seed=5, begin="", choices={})
DUEL = Plan(game="city", players=2, games=5, generations=1, looks=1, seed=5, begin="", choices={})


@pytest.fixture(autouse=True)
def short_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games in a file, so that a tiny course has several."""
    monkeypatch.setattr(school, "PORTION", 2)


def silent(generation: int, played: int) -> None:
    """Nobody watches."""


def made_up(rows: int, games: int) -> Lessons:
    """Duels in which two deniers are worth a point that the rule of thumb does not see, and le Roy none."""
    rng = np.random.default_rng(3)
    deniers = rng.integers(0, 20, rows).astype(np.float32)
    worth = rng.normal(30, 3, rows).astype(np.float32)
    role = np.tile([0, 1], rows // 2).astype(np.int32)
    position = np.repeat(np.arange(1, rows // 2 + 1), 2).astype(np.int32)
    final = worth + np.where(role == 0, deniers / 2 + 1, -4).astype(np.float32)
    game = (position % games).astype(np.int32)
    features = np.stack([deniers, np.ones(rows, np.float32)], 1)
    return Lessons(
        names=["deniers", "always"],
        features=features,
        stage=0 * role,
        role=role,
        worth=worth,
        final=final,
        position=position,
        game=game,
        own=1 - role,
    )


def test_what_the_rule_of_thumb_misses_is_learned_by_role() -> None:
    lessons = made_up(40_000, games=20_000)
    table = fit(lessons)
    assert (table.features, table.stages) == (["deniers", "always"], 1)
    assert table.weights[0][0] == pytest.approx(0.5, abs=0.02)
    assert table.weights[1] == pytest.approx([0, 0], abs=0.02)
    assert table.weights[0][1] == 0, "what is always the same tells nothing"
    assert table.bias == pytest.approx([1, -4], abs=0.2)
    assert np.abs(expected(table, lessons) - lessons.final).max() < 0.3


def test_too_few_lessons_leave_the_rule_of_thumb() -> None:
    weights, bias = solve(np.ones((399, 2)), np.full(399, 7.0), 300.0)
    assert (list(weights), bias) == ([0, 0], 0)
    weights, bias = solve(np.ones((400, 2)), np.full(400, 7.0), 300.0)
    assert (list(weights), bias) == ([0, 0], 7)


def test_a_weight_moves_away_from_nothing_the_harder_the_higher_the_ridge() -> None:
    lessons = made_up(4_000, games=100)
    weights = [fit(lessons, ridge).weights[0][0] for ridge in (1.0, 300.0, 30_000.0)]
    assert 0.5 > weights[0] > weights[1] > weights[2] > 0


def test_games_are_held_out_for_the_examination() -> None:
    lessons = made_up(4_000, games=100)
    table = fit(lessons, ridge=1.0)
    held = lessons.game % HELD_OUT == 0
    spoilt = lessons._replace(final=np.where(held, 0, lessons.final).astype(np.float32))
    assert fit(spoilt, ridge=1.0) == table, "nothing is learned from them"
    found = examine(table, lessons)
    assert (found.games, found.positions) == (20, int(held.sum()) // 2)
    assert sum(one.rows for one in found.bins) == int(held.sum())
    assert [one.least for one in found.bins] == sorted({one.least for one in found.bins})
    for one in found.bins:
        assert one.least <= one.said <= one.least + 0.1
        assert 0 <= one.happened <= 1
    assert found.brier < found.by_share == pytest.approx(0.25)
    assert found.error < 1


def test_lessons_of_a_game() -> None:
    """Alone in Troyes Dice: a row for each move but the last, the first stages first, and one end."""
    lessons = portion(Course("dice", 1, 1, 5, "", {}), 0, 2)
    assert lessons.names == DICE.new(DICE.setup(1)).judge().features
    assert set(lessons.role) == {0}
    assert set(lessons.own) == {1}
    assert set(lessons.game) == {0, 1}
    assert len(set(lessons.position)) == len(lessons.position)
    for game in range(2):
        stages = lessons.stage[lessons.game == game]
        assert list(stages) == sorted(stages, reverse=True)
        assert set(range(1, 16)) <= {int(stage) for stage in stages} <= set(range(1, 17))
        assert len(set(lessons.final[lessons.game == game])) == 1


@pytest.mark.parametrize(
    "choices, kind", [({}, "city-3"), ({"head": "yes"}, "city-3-guests")], ids=["base", "guests"]
)
def test_half_of_the_games_are_set_up_in_any_way_of_the_same_kind(choices: dict[str, str], kind: str) -> None:
    course = Course("city", 3, 1, 5, "", choices)
    wanted = CITY.setup(3, choices)
    assert all(set_up(CITY, course, number) == wanted for number in range(0, 20, 2))
    odd = [set_up(CITY, course, number) for number in range(1, 20, 2)]
    assert any(setup != wanted for setup in odd)
    assert {kind_of(CITY, setup) for setup in odd} == {kind}
    assert odd == [set_up(CITY, course, number) for number in range(1, 20, 2)]


def test_what_was_learned_once_is_not_forgotten(tmp_path: Path) -> None:
    """The second generation learns from the lessons of both."""
    plan = ALONE._replace(generations=2)
    weights = json.loads(train(plan, tmp_path, 1, silent).read_text("utf-8"))
    assert weights["examination"]["games"] == 4, "the games 0 and 5 of each"
    lessons = [
        together([Lessons.read(file) for file in sorted(tmp_path.glob(f"lessons-{number}-*.npz"))])
        for number in (1, 2)
    ]
    held = [int((one.game % HELD_OUT == 0).sum()) for one in lessons]
    assert weights["examination"]["positions"] == sum(held) > max(held)


def test_portions_with_other_features_go_together() -> None:
    one, other = made_up(8, games=2), made_up(8, games=2)
    other = other._replace(names=["always", "silk"])
    whole = together([one, other])
    assert whole.names == ["deniers", "always", "silk"]
    assert np.array_equal(whole.features[:8, :2], one.features)
    assert np.array_equal(whole.features[8:, 1:], other.features)
    assert not whole.features[:8, 2].any()
    assert not whole.features[8:, 0].any()
    assert len(set(whole.position)) == 2 * len(set(one.position)) - int(
        whole.position[7] == whole.position[8]
    )


def test_a_file_of_lessons_is_read_as_it_was_written(tmp_path: Path) -> None:
    lessons = made_up(8, games=2)
    lessons.keep(tmp_path / "lessons.npz")
    again = Lessons.read(tmp_path / "lessons.npz")
    assert again.names == lessons.names
    assert all(np.array_equal(a, b) for a, b in zip(again[1:], lessons[1:], strict=True))
    assert [file.name for file in tmp_path.iterdir()] == ["lessons.npz"], "no draft is left"


@pytest.mark.parametrize("plan", [ALONE, DUEL], ids=["dice-1", "city-2"])
def test_a_course_that_was_stopped_goes_on(plan: Plan, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    weights = train(plan, tmp_path, 1, lambda generation, played: told.append((generation, played)))
    portions = sorted(tmp_path.glob("lessons-1-*.npz"))
    assert len(portions) == 3
    assert told == [(0, played) for played in (0, 2, 4, plan.games)]
    before, first = weights.read_bytes(), portions[0].stat().st_mtime_ns
    portions[-1].unlink()
    weights.unlink()
    told.clear()
    assert train(plan, tmp_path, 1, lambda generation, played: told.append((generation, played))) == weights
    assert told == [(0, 4), (0, plan.games)], "only what was missing is played"
    assert weights.read_bytes() == before
    assert portions[0].stat().st_mtime_ns == first


def test_what_a_course_writes(tmp_path: Path) -> None:
    weights = train(ALONE, tmp_path, 1, silent)
    assert weights == tmp_path / "generation-1.json"
    document = json.loads(weights.read_text("utf-8"))
    assert document["made"] == {**ALONE._asdict(), "begin": ""}
    table = read_weights(weights)
    assert isinstance(table, Table)
    assert table.features == DICE.new(DICE.setup(1)).judge().features
    assert len(table.weights) == len(table.bias) == len(table.doubts) == table.stages
    lessons = together([Lessons.read(file) for file in sorted(tmp_path.glob("lessons-1-*.npz"))])
    examination = document["examination"]
    assert sum(rows for _, rows, _, _ in examination["bins"]) == int((lessons.game % HELD_OUT == 0).sum())
    assert examination["games"] == 2, "the games 0 and 5"


def test_every_generation_is_played_by_the_one_before(tmp_path: Path) -> None:
    plan = ALONE._replace(generations=2, games=2)
    assert train(plan, tmp_path, 1, silent) == tmp_path / "generation-2.json"
    first, second = (Lessons.read(tmp_path / f"lessons-{number}-000000.npz") for number in (1, 2))
    assert not np.array_equal(first.features, second.features), "with chance of its own"
    assert plan.course(0, "").seed != plan.course(1, "").seed


def test_several_processes_learn_the_same(tmp_path: Path) -> None:
    plan = ALONE._replace(games=4)
    one = train(plan, tmp_path / "one", 1, silent)
    two = train(plan, tmp_path / "two", 2, silent)
    assert one.read_bytes() == two.read_bytes()


def test_a_folder_of_another_course_is_refused(tmp_path: Path) -> None:
    plan = ALONE._replace(games=2)
    train(plan, tmp_path, 1, silent)
    with pytest.raises(Refusal, match="holds the lessons of another course: give --work a new folder"):
        train(plan._replace(seed=6), tmp_path, 1, silent)
