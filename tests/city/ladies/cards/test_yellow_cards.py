"""The civil Activity cards of The Ladies of Troyes with an immediate effect."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, city
from tests.city.ladies.table import ladies, up_to

# Clog Maker


@pytest.mark.parametrize("times", [1, 2, 3])
def test_clog_maker_gives_a_denier_for_each_citizen_in_city_hall(times: int) -> None:
    """Clog Maker: neither others nor other buildings count."""
    table = ladies(2).seat(A, deniers=0).dice("y6@A w1@N").card("clog-maker", "A -")
    table.building("city-hall", "A A B N A -").building("palace", "A A - - - -").building(
        "bishopric", "A - - - - -"
    )
    game = table.start().take(A, "clog-maker y6@A done")
    assert game.options(A) == up_to(3)
    game.take(A, f"x{times}")
    assert (game.deniers(A), game.influence(A), game.points(A)) == (3 * times, 4, 0)
    assert game.deniers(B) == 5
    assert game.turn() == "B"


def test_clog_maker_does_not_count_the_expelled() -> None:
    """Clog Maker: a citizen who lies on City Hall earns nothing."""
    table = ladies(2).seat(A, deniers=0).dice("y2@A w1@N").card("clog-maker", "A -")
    game = table.building("city-hall", "A B - - - -", lying="A").start()
    assert game.take(A, "clog-maker y2@A done x1").deniers(A) == 1


def test_clog_maker_does_not_count_the_citizen_who_became_its_tradesman() -> None:
    """Hiring comes first, so that a citizen from City Hall is no longer there."""
    table = ladies(2).seat(A, deniers=4).dice("y2@A w1@N").card("clog-maker")
    game = table.building("city-hall", "A A - - - -").start()
    assert game.take(A, "clog-maker city-hall1 y2@A done x1").deniers(A) == 1


# Weaver


@pytest.mark.parametrize("times", [1, 2, 3])
def test_weaver_gives_a_denier_for_each_tradesman(times: int) -> None:
    """Weaver: on every card, whatever its colour and space, the Weaver's own included; others do not count."""
    table = ladies(2).seat(A, deniers=0).dice("y6@A w1@N").card("weaver", "A B").card("hunting", "B A")
    game = table.card("banker", "A -").card("priest", "B -").building("city-hall", "A A - - - -").start()
    game.take(A, f"weaver y6@A done x{times}")
    assert (game.deniers(A), game.influence(A), game.points(A)) == (3 * times, 4, 0)
    assert game.deniers(B) == 5


def test_weaver_alone_counts_itself() -> None:
    """Weaver: any tradesman on the Weaver counts, even one just hired for 4."""
    game = ladies(2).seat(A, deniers=4, supply=1).dice("y2@A w1@N").card("weaver").start()
    assert game.take(A, "weaver supply y2@A done x1").deniers(A) == 1


def test_weaver_counts_a_tradesman_on_an_illustration() -> None:
    """Weaver: a third tradesman stands on the picture of a card and is on the card all the same."""
    table = ladies(3).seat(A, deniers=0).dice("y2@A w1@N").card("weaver", "B C", onlookers="A")
    game = table.card("hunting", "C B", onlookers="A").start()
    assert game.take(A, "weaver y2@A done x1").deniers(A) == 2


# Landlady


@pytest.mark.parametrize("for_points", [0, 1, 2, 3])
def test_landlady_gives_influence_or_points_in_any_combination(for_points: int) -> None:
    """Landlady: each activation is 4 influence or 1 point, and one action may have both."""
    game = ladies(2).seat(A, influence=2).dice("y6@A y6@A w1@N").card("landlady", "A -").start()
    game.take(A, "landlady y6@A y6@A done x3")
    assert game.options(A) == ["x0", "x1", "x2", "x3"]
    game.take(A, f"x{for_points}")
    assert (game.points(A), game.influence(A)) == (for_points, 2 + 4 * (3 - for_points))
    assert game.deniers(A) == 5
    assert game.turn() == "B"


@pytest.mark.parametrize(("answer", "points", "influence"), [("x0", 0, 8), ("x1", 1, 4)])
def test_landlady_activated_once(answer: str, points: int, influence: int) -> None:
    """Landlady: one activation is one choice."""
    game = ladies(2).dice("y6@A w1@N").card("landlady", "A -").start().take(A, "landlady y6@A done x1")
    assert game.options(A) == ["x0", "x1"]
    game.take(A, answer)
    assert (game.points(A), game.influence(A)) == (points, influence)


def test_landlady_influence_beyond_twenty_is_wasted() -> None:
    """Influence: the track ends at 20."""
    game = ladies(2).seat(A, influence=18).dice("y4@A w1@N").card("landlady", "A -").start()
    assert game.take(A, "landlady y4@A done x1 x0").influence(A) == 20


# Banker


@pytest.mark.parametrize(("deniers", "points"), [(29, 0), (30, 0), (31, 3), (60, 3)])
def test_banker_needs_more_than_thirty_deniers(deniers: int, points: int) -> None:
    """Banker: 3 points with more than 30, exactly 30 is not enough; none of the money is spent."""
    game = ladies(2).seat(A, deniers=deniers).dice("y5@A w1@N").card("banker", "A -").start()
    game.take(A, "banker y5@A done x1")
    assert (game.points(A), game.deniers(A), game.influence(A)) == (points, deniers, 4)
    assert game.points(B) == 0


@pytest.mark.parametrize("times", [1, 2, 3])
def test_banker_pays_for_each_activation(times: int) -> None:
    """Banker: the money stays, so that each activation earns 3 points."""
    game = ladies(2).seat(A, deniers=31).dice("y5@A y5@A y6@A w1@N").card("banker", "A -").start()
    game.take(A, "banker y5@A y5@A y6@A")
    assert game.options(A) == up_to(3)
    game.take(A, f"x{times}")
    assert (game.points(A), game.deniers(A)) == (3 * times, 31)


@pytest.mark.parametrize(("deniers", "points"), [(32, 0), (33, 3)])
def test_banker_counts_what_the_dice_leave(deniers: int, points: int) -> None:
    """Banker: a die is bought before the card is activated."""
    game = ladies(2).seat(A, deniers=deniers).dice("y5@B w1@N").card("banker", "A -").start()
    game.take(A, "banker y5@B done x1")
    assert (game.points(A), game.deniers(A), game.deniers(B)) == (points, deniers - 2, 7)


@pytest.mark.parametrize(("deniers", "points"), [(37, 0), (38, 3)])
def test_banker_counts_what_hiring_leaves(deniers: int, points: int) -> None:
    """Banker: the tradesman is paid first."""
    game = ladies(2).seat(A, deniers=deniers, supply=1).dice("y5@A w1@N").card("banker").start()
    game.take(A, "banker supply y5@A done x1")
    assert (game.points(A), game.deniers(A)) == (points, deniers - 7)


# Master Tradesman


@pytest.mark.parametrize(
    ("others", "points"),
    [((), 0), (("hunting",), 1), (("hunting", "priest"), 1), (("hunting", "priest", "weaver"), 2)],
)
def test_master_tradesman_gives_a_point_for_two_tradesmen(others: tuple[str, ...], points: int) -> None:
    """Master Tradesman: the one on this card counts too; an odd one earns nothing."""
    table = ladies(2).dice("y5@A w1@N").card("master-tradesman", "A B")
    for card in others:
        table.card(card, "B A")
    game = table.start().take(A, "master-tradesman y5@A done x1")
    assert (game.points(A), game.deniers(A), game.influence(A)) == (points, 5, 4)
    assert game.points(B) == 0


@pytest.mark.parametrize(("times", "points"), [(1, 1), (2, 2), (3, 3)])
def test_master_tradesman_rounds_down_in_each_activation(times: int, points: int) -> None:
    """Master Tradesman: three tradesmen are one pair every time."""
    table = ladies(2).dice("y5@A y5@A y5@A w1@N").card("master-tradesman", "A -").card("hunting", "A -")
    game = table.card("priest", "A -").start().take(A, "master-tradesman y5@A y5@A y5@A")
    assert game.options(A) == up_to(3)
    assert game.take(A, f"x{times}").points(A) == points


def test_master_tradesman_counts_one_who_was_just_hired() -> None:
    """Master Tradesman: a citizen from the supply makes the pair; one moved from the other card does not."""
    table = ladies(2).seat(A, deniers=7, supply=1).dice("y5@A w1@N").card("master-tradesman")
    table.card("hunting", "A -")
    assert table.start().take(A, "master-tradesman supply y5@A done x1").points(A) == 1
    moved = table.start().take(A, "master-tradesman from-red2 y5@A done x1")
    assert moved.points(A) == 0
    assert moved.tradesmen("hunting") == "- -"


def test_weaver_and_master_tradesman_do_not_count_other_players() -> None:
    """Only one's own tradesmen, in a game of three."""
    table = ladies(3).seat(A, deniers=0).dice("y2@A y5@A w1@N").card("weaver", "A B", onlookers="C")
    game = table.card("master-tradesman", "B A", onlookers="C").card("hunting", "C B").start()
    game.take(A, "weaver y2@A done x1").take(B, "pass").take(C, "pass")
    assert game.deniers(A) == 2
    game.take(A, "master-tradesman y5@A done x1")
    assert [game.points(seat) for seat in (A, B, C)] == [1, 0, 0]


def test_the_base_game_asks_for_nothing_new() -> None:
    """Module 2 is a choice: a table that does not make it has three levels at the Cathedral."""
    assert city(2).start().cathedral() == ["- - - - - -"] * 3
