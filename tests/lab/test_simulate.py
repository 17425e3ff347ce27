"""Random play: the same numbers whoever plays them, and a report that adds up."""

from __future__ import annotations

import statistics

import pytest

from troyes.city.game import CITY
from troyes.core.rng import Rng
from troyes.core.walk import playout
from troyes.dice.game import DICE
from troyes.lab import simulate as lab
from troyes.lab.simulate import Report, Score, Stopped, play, simulate
from troyes.play.table import Plain, Table

TABLE = Table(DICE, DICE.setup(3, {"banquets": "yes", "numbering": "expert"}))


def result(report: Report) -> tuple[object, ...]:
    """A report without its times."""
    return report.games, report.decisions, report.chance, report.scores


def test_a_report_of_five_games() -> None:
    report = simulate(Table(DICE, DICE.setup(2)), games=5, seed=1, jobs=1)
    assert (report.games, report.decisions, report.chance) == (5, 316, 5 * (9 + 16 * 4))
    assert report.scores == [
        Score(21.6, 5.683308895353129, 16, 31),
        Score(22.8, 2.8635642126552705, 19, 26),
    ]
    assert report.games_per_second == report.games / report.seconds
    assert report.decisions_per_second == report.decisions / report.seconds


def test_a_game_plays_with_the_stream_of_its_number() -> None:
    points = []
    for number in range(6):
        state = TABLE.new()
        playout(state, Rng(9, number))
        points.append(state.scores())
    report = simulate(TABLE, games=6, seed=9, jobs=1)
    for seat, score in enumerate(report.scores):
        column = [scores[seat] for scores in points]
        assert (score.minimum, score.maximum) == (min(column), max(column))
        assert score.mean == pytest.approx(statistics.mean(column))
        assert score.deviation == pytest.approx(statistics.stdev(column))


def test_two_processes_give_the_same_result_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LARGEST_PORTION", 3)
    alone = simulate(TABLE, games=20, seed=5, jobs=1)
    together = simulate(TABLE, games=20, seed=5, jobs=2)
    assert result(alone) == result(together)


def test_how_games_are_dealt_out_changes_nothing() -> None:
    whole = play(TABLE, 3, 0, 9)
    assert play(TABLE, 3, 0, 2).plus(play(TABLE, 3, 2, 9)) == whole
    assert whole.games == 9


def test_a_worker_gets_names_and_numbers() -> None:
    choices = (("numbering", "expert"), ("banquets", "yes"))
    plain = Plain("dice", DICE.version, 3, choices)
    assert TABLE.plain() == plain
    assert lab.play_plain(plain, 3, 4, 6) == play(TABLE, 3, 4, 6)


def test_workers_play_the_rules_and_the_printed_values_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those of today: passing after influence was spent, say, is only possible by the first version of Troyes."""
    monkeypatch.setattr(lab, "LARGEST_PORTION", 3)
    first = Table.find("city", 1, 2, {"bonus": "yes"}, "cards.merchant.cost = 3")
    today = Table.find("city", CITY.version, 2, {"bonus": "yes"}, "cards.merchant.cost = 3")
    alone = result(simulate(first, games=8, seed=1, jobs=1))
    assert result(simulate(first, games=8, seed=1, jobs=2)) == alone
    assert result(simulate(today, games=8, seed=1, jobs=1)) != alone


@pytest.mark.parametrize("games", [1, 2, 4, 5])
def test_few_games_are_all_played(games: int) -> None:
    assert simulate(Table(DICE, DICE.setup(1)), games=games, seed=0, jobs=2).games == games


def test_one_game_has_no_deviation() -> None:
    (score,) = simulate(Table(DICE, DICE.setup(1)), games=1, seed=0).scores
    assert score == Score(float(score.minimum), 0.0, score.minimum, score.minimum)


def test_progress_counts_up_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "LARGEST_PORTION", 3)
    seen: list[int] = []
    simulate(Table(DICE, DICE.setup(1)), games=12, seed=0, jobs=1, progress=seen.append)
    assert seen == [7, 10, 12]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_stopped_simulation_reports_the_first_games(monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.setattr(lab, "LARGEST_PORTION", 2)

    def stop(done: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        simulate(TABLE, games=1000, seed=5, jobs=jobs, progress=stop)
    assert result(stopped.value.report) == result(simulate(TABLE, games=8, seed=5, jobs=1))


def test_without_jobs_a_long_simulation_takes_all_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def pool(*arguments: object) -> object:
        asked.append(int(str(arguments[-1])))
        return lab.alone(TABLE, 5, iter([(4, 20)]))

    monkeypatch.setattr(lab, "cores", lambda: 3)
    monkeypatch.setattr(lab, "WORTH_A_POOL", 0.0)
    monkeypatch.setattr(lab, "LARGEST_PORTION", 1)
    monkeypatch.setattr(lab, "pooled", pool)
    assert result(simulate(TABLE, games=20, seed=5)) == result(simulate(TABLE, games=20, seed=5, jobs=1))
    assert asked == [3]
