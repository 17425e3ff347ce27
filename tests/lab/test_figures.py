"""What came of a match, reckoned by hand."""

from __future__ import annotations

import pytest

from tests.lab.matches import match_of
from troyes.core.message import Message
from troyes.lab import estimates
from troyes.lab.arena import Lost, Played
from troyes.lab.figures import Rating, Times, figures, hundredth, ranks

pytestmark = pytest.mark.once

TWO = match_of(players=2)
FOUR = match_of(players=4)


def game(number: int, scores: list[int], *, times: list[list[float]] | None = None) -> Played:
    """A game that the most points win."""
    match = TWO if len(scores) == 2 else FOUR
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Played(number, match.seats(number), scores, winners, times or [[] for _ in scores])


PAIRS = [game(0, [40, 30]), game(1, [35, 35]), game(2, [20, 32]), game(3, [20, 50])]
"""The first entrant has 40, 35, 20 and 50 points."""


def test_two_entrants() -> None:
    told = figures(TWO, PAIRS)
    first, second = told.standings
    assert (told.games, told.groups) == (4, 2)
    assert told.winning_points == (40 + 35 + 35 + 32 + 50) / 5
    assert (first.name, first.seats, first.games, first.forfeits) == ("random", 1, 4, 0)
    assert (second.name, second.seats, second.games, second.forfeits) == ("random#2", 1, 4, 0)
    wins = [[1.0, 0.5], [0.0, 1.0]]
    assert first.wins == estimates.share(wins)
    assert first.wins.mean == 0.625
    assert first.independent == estimates.wilson(0.625, 4)
    assert second.wins is not None
    assert second.wins.mean == 0.375
    assert first.points == estimates.mean([[40.0, 35.0], [20.0, 50.0]])
    assert first.winning_points == (40 + 35 + 50) / 3
    assert second.winning_points == (35 + 32) / 2
    assert first.lead == estimates.mean([[10.0, 0.0], [-12.0, 30.0]])
    assert second.lead == estimates.mean([[-10.0, 0.0], [12.0, -30.0]])
    assert first.marks == {}


def test_one_against_three() -> None:
    told = figures(FOUR, [game(0, [40, 30, 20, 10]), game(1, [30, 40, 20, 40]), game(2, [60, 0, 30, 0])])
    one, three = told.standings
    assert (one.seats, three.seats) == (1, 3)
    assert one.wins is not None
    assert three.wins is not None
    assert one.wins.mean == pytest.approx((1 + 0.5 + 0) / 3)
    assert three.wins.mean == pytest.approx((0 + 0.5 + 1) / 3)
    assert one.points is not None
    assert one.lead is not None
    assert three.points is not None
    assert three.lead is not None
    assert one.points.mean == pytest.approx((40 + 40 + 30) / 3)
    assert one.lead.mean == pytest.approx((10 + 0 - 30) / 3)
    assert three.points.mean == pytest.approx((20 + 30 + 20) / 3)
    # Each of the three is compared with the best of all others, of its own kind too.
    assert three.lead.mean == pytest.approx(((20 - 40) + (30 - 40) + (20 - (30 + 60 + 60) / 3)) / 3)


def test_a_forfeited_game_is_lost_and_has_no_points() -> None:
    why = Message("terminal-arena-silent")
    lost = Played(1, [1, 0], [], [0], [[1.0], []], Lost(1, why))
    told = figures(TWO, [PAIRS[0], lost])
    first, second = told.standings
    assert told.forfeits == [(2, "random", why)]
    assert (first.forfeits, second.forfeits) == (1, 0)
    assert first.wins is not None
    assert first.wins.mean == 0.5
    assert first.points is not None
    assert first.points.mean == 40
    assert told.winning_points == 40
    only = figures(TWO, [lost]).standings[0]
    assert (only.points, only.winning_points, only.lead) == (None, None, None)


def test_three_share_the_victory_of_a_game_that_the_fourth_forfeits() -> None:
    lost = Played(0, [0, 1, 1, 1], [], [0, 2, 3], [[], [], [], []], Lost(1, Message("terminal-arena-silent")))
    one, three = figures(FOUR, [lost]).standings
    assert one.wins is not None
    assert three.wins is not None
    assert one.wins.mean == pytest.approx(1 / 3)
    assert three.wins.mean == pytest.approx(2 / 3)


def test_places_in_a_game() -> None:
    assert ranks(game(0, [40, 30, 20, 30])) == [0, 2, 4, 2]
    assert ranks(game(0, [40, 40, 20, 30])) == [0, 0, 4, 3]
    lost = Played(0, [0, 1, 1, 1], [], [0, 2, 3], [[], [], [], []], Lost(1, Message("terminal-arena-silent")))
    assert ranks(lost) == [0, 1, 0, 0]


def test_ratings_are_those_of_openskill() -> None:
    """The first two numbers are those of the library's own manual for a game of two beginners."""
    first, second = figures(TWO, PAIRS[:1]).standings
    assert first.rating == pytest.approx(Rating(27.6353894931405, 8.06590141354368))
    assert second.rating == pytest.approx(Rating(22.3646105068595, 8.06590141354368))
    after = [one.rating for one in figures(TWO, PAIRS).standings]
    assert after[0] is not None
    assert after[1] is not None
    assert after[0].mu > 25 > after[1].mu
    assert after[0].mu - 25 == pytest.approx(25 - after[1].mu)


def test_equals_keep_their_rating() -> None:
    one, three = figures(FOUR, [game(0, [30, 30, 30, 30])]).standings
    assert one.rating is not None
    assert three.rating is not None
    assert (one.rating.mu, three.rating.mu) == (25, 25)


def test_alone_it_counts_what_was_reached() -> None:
    king = match_of("city", ["random"], 1)
    games = [Played(number, [0], [score], [0], [[]]) for number, score in enumerate([-3, 0, 1, 21])]
    (found,) = figures(king, games).standings
    assert (found.wins, found.lead, found.rating, found.winning_points) == (None, None, None, None)
    assert {mark: share.mean for mark, share in found.marks.items()} == {
        1: 0.5,
        6: 0.25,
        11: 0.25,
        16: 0.25,
        21: 0.25,
    }
    assert found.points is not None
    assert found.points.mean == 4.75
    dice = match_of("dice", ["random"], 1)
    (found,) = figures(dice, [Played(0, [0], [55], [0], [[]])]).standings
    assert {mark: share.mean for mark, share in found.marks.items()} == {45: 1, 55: 1, 65: 0}


def test_times_are_those_of_an_entrants_own_moves() -> None:
    games = [
        game(0, [2, 1], times=[[1.0, 2.0], [50.0]]),
        game(1, [2, 1], times=[[70.0], [6.0]]),
    ]
    first, second = figures(TWO, games).standings
    assert first.times == Times(3, 3.0, 6.0, 6.0)
    assert second.times == Times(2, 60.0, 70.0, 70.0)
    assert figures(TWO, PAIRS).standings[0].times is None


def test_one_move_in_a_hundred_takes_longer() -> None:
    assert hundredth([0.5]) == 0.5
    assert hundredth([float(number) for number in range(1, 201)]) == 198
