"""Combat the Events: who gains what when the last banner is covered, with ties, alone, and beside gray cubes."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, N, Playing, city

GROUPS = {
    "succession-conflict": "r4@A",  # 5 banners, 4 and 2 points
    "heresy": "w3@A",  # 5 banners, 3 and 2 points
    "war": "r2@A",  # 5 banners, 2 and 1 points
    "drought": "y4@A",  # 3 banners, 3 and 1 points
    "brigands1": "r3@A",  # 4 banners, 3 and 1 points
}


def countered(name: str, cubes: str) -> Playing:
    """Four players; A covers the last banner with one cube."""
    group = GROUPS[name]
    game = city(4).event(name, cubes).dice("y1@B").dice(group).start()
    game.take(A, f"{name} {group} done")
    assert game.events() == ["marauding"]
    return game


def outcome(game: Playing) -> tuple[list[int], list[int]]:
    """Points and event cards of all seats."""
    seats = (A, B, C, D)
    return [game.points(seat) for seat in seats], [game.won(seat) for seat in seats]


@pytest.mark.parametrize(
    "name, cubes, points, card",
    [
        ("succession-conflict", "B B C A", [3, 3, 0, 0], B),  # 6 shared by two, the third gains nothing
        ("succession-conflict", "A B B C", [3, 3, 0, 0], A),
        ("succession-conflict", "B A C B", [3, 3, 0, 0], B),
        ("heresy", "B B C A", [2, 2, 0, 0], B),  # 5 shared by two
        ("brigands1", "B B A", [2, 2, 0, 0], B),  # 4 shared by two, and nobody else is there
        ("brigands1", "C D B", [1, 1, 1, 1], C),  # 4 shared by four
        ("drought", "C B", [1, 1, 1, 0], C),  # 4 shared by three
    ],
)
def test_tie_for_first_shares_the_points_of_both_ranks(
    name: str, cubes: str, points: list[int], card: int
) -> None:
    """Rounded down; the card goes to the tied player whose cube was there first."""
    assert outcome(countered(name, cubes)) == (points, [int(seat == card) for seat in (A, B, C, D)])


@pytest.mark.parametrize(
    "name, cubes, points, card",
    [
        ("succession-conflict", "B C A A", [4, 1, 1, 0], A),  # 2 shared by two
        ("succession-conflict", "B B B C", [1, 4, 1, 0], B),
        ("heresy", "C D A A", [3, 0, 1, 1], A),
        ("heresy", "B C D A", [3, 0, 0, 0], A),  # 2 shared by three
        ("war", "C D A A", [2, 0, 0, 0], A),  # 1 shared by two
        ("brigands1", "D B D", [0, 0, 0, 3], D),
    ],
)
def test_tie_for_second_shares_the_points_of_the_second(
    name: str, cubes: str, points: list[int], card: int
) -> None:
    assert outcome(countered(name, cubes)) == (points, [int(seat == card) for seat in (A, B, C, D)])


@pytest.mark.parametrize(
    "name, cubes, points, card",
    [
        ("succession-conflict", "B B C C", [0, 3, 3, 0], B),  # A is third
        ("succession-conflict", "B B B B", [2, 4, 0, 0], B),
        ("succession-conflict", "A A B B", [4, 2, 0, 0], A),
        ("heresy", "C B B B", [1, 3, 1, 0], B),
        ("heresy", "B B C C", [0, 2, 2, 0], B),
    ],
)
def test_who_counters_an_event_need_not_win_it(name: str, cubes: str, points: list[int], card: int) -> None:
    assert outcome(countered(name, cubes)) == (points, [int(seat == card) for seat in (A, B, C, D)])


@pytest.mark.parametrize(
    "name, points", [("succession-conflict", 6), ("heresy", 5), ("war", 3), ("brigands1", 4)]
)
def test_alone_on_an_event_a_player_gains_both_ranks(name: str, points: int) -> None:
    banners = 4 if name == "brigands1" else 5
    assert outcome(countered(name, " ".join("A" * (banners - 1)))) == ([points, 0, 0, 0], [1, 0, 0, 0])


@pytest.mark.parametrize(
    "name, cubes, points",
    [
        ("succession-conflict", "N N N N", [2, 0, 0, 0]),  # A is second
        ("succession-conflict", "N N N B", [1, 1, 0, 0]),  # tied for second
        ("heresy", "A N N N", [2, 0, 0, 0]),
    ],
)
def test_neutral_majority_takes_the_first_rank(name: str, cubes: str, points: list[int]) -> None:
    """The neutral player deprives the others of points; his card is discarded."""
    game = countered(name, cubes)
    assert outcome(game) == (points, [0, 0, 0, 0])
    assert name in game.document()["past_events"]


@pytest.mark.parametrize(
    "name, cubes, points, card",
    [
        ("succession-conflict", "N N B A", [3, 0, 0, 0], None),  # gray was there first: the card is discarded
        ("succession-conflict", "A N N B", [3, 0, 0, 0], A),  # A was there first
        ("heresy", "N N B A", [2, 0, 0, 0], None),
        ("heresy", "B N N B", [0, 2, 0, 0], B),
        ("drought", "N B", [1, 1, 0, 0], None),
        ("drought", "B N", [1, 1, 0, 0], B),
    ],
)
def test_neutral_cubes_tied_for_first_take_their_share(
    name: str, cubes: str, points: list[int], card: int | None
) -> None:
    """Gray counts among the tied; for the card too it matters who was there first."""
    assert outcome(countered(name, cubes)) == (points, [int(seat == card) for seat in (A, B, C, D)])


@pytest.mark.parametrize(
    "name, cubes, points",
    [
        ("succession-conflict", "N A A A", [4, 0, 0, 0]),  # not alone: gray holds the second rank (ruling)
        ("succession-conflict", "A A N B", [4, 1, 0, 0]),  # gray and B share the second rank
        ("succession-conflict", "N N A A", [4, 0, 0, 0]),
        ("heresy", "B A A N", [3, 1, 0, 0]),
    ],
)
def test_neutral_cubes_in_second_place_take_their_share(name: str, cubes: str, points: list[int]) -> None:
    assert outcome(countered(name, cubes)) == (points, [1, 0, 0, 0])


def test_neutral_player_gains_no_points_and_no_card() -> None:
    """He deprives the others of points, but has none of his own, and his card is discarded, not kept."""
    game = countered("succession-conflict", "N N N N")
    assert (game.points(N), game.won(N)) == (0, 0)


def test_points_are_added_to_what_everyone_has() -> None:
    game = (
        city(3)
        .event("war", "B B B C")
        .seat(A, points=4, won=2)
        .seat(B, points=1, won=1)
        .dice("r4@A y1@C")
        .start()
    )
    game.take(A, "war r4@A done")
    assert [game.points(seat) for seat in (A, B, C)] == [4, 3, 0]
    assert [game.won(seat) for seat in (A, B, C)] == [2, 2, 0]
    assert game.influence(A) == 5
