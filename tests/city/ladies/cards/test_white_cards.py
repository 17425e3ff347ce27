"""The religious Activity cards of The Ladies of Troyes with an immediate effect, the Master Builder apart."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C
from tests.city.ladies.table import ladies, up_to
from troyes.core.errors import PositionError

# Bishop


@pytest.mark.parametrize(
    ("floors", "cubes"),
    [
        ((), 0),
        (("A - - - - -",), 1),
        (("A A B N - A",), 3),
        (("A A B B - -", "A B A - - -", "B A - - - -"), 5),
        (("A A - - - -", "A A - - - -", "A A - - - -", "A B - - - -"), 7),
    ],
)
def test_bishop_gives_a_denier_for_each_cube_at_the_cathedral(floors: tuple[str, ...], cubes: int) -> None:
    """Bishop: own cubes on every level, a fourth floor included, and nobody else's."""
    game = ladies(2, *floors).seat(A, deniers=0).dice("w3@A y1@N").card("bishop", "A -").start()
    game.take(A, "bishop w3@A done x1")
    assert (game.deniers(A), game.influence(A), game.points(A)) == (cubes, 4, 0)
    assert game.deniers(B) == 5


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_bishop_pays_for_each_activation(times: int) -> None:
    """Bishop: three cubes are 3 deniers every time."""
    game = ladies(2, "A A A B - -").seat(A, deniers=1).dice("w6@A w6@A y1@N").card("bishop", "A -").start()
    game.take(A, "bishop w6@A w6@A done")
    assert game.options(A) == up_to(4)
    assert game.take(A, f"x{times}").deniers(A) == 1 + 3 * times


# Scribe


@pytest.mark.parametrize(("won", "times", "points"), [(0, 1, 0), (1, 1, 1), (2, 1, 2), (3, 1, 3), (3, 2, 6)])
def test_scribe_gives_a_point_for_each_event_card(won: int, times: int, points: int) -> None:
    """Scribe: one's own cards of countered events, whatever others have."""
    table = ladies(2).seat(A, won=won).seat(B, won=4).dice("w5@A w5@A y1@N").card("scribe", "A -")
    table.past("war", "heresy", "drought", "support", "brigands1", "brigands2", "brigands3")
    game = table.start().take(A, f"scribe w5@A w5@A done x{times}")
    assert (game.points(A), game.deniers(A), game.influence(A), game.won(A)) == (points, 5, 4, won)
    assert game.points(B) == 0


def test_scribe_counts_an_event_countered_before() -> None:
    """Scribe: the card that was taken by fighting counts from then on."""
    table = ladies(2).dice("r6@A r6@A w5@A w1@B").card("scribe", "A -").event("brigands1")
    game = table.start().take(A, "brigands1 r6@A r6@A done x4").take(B, "pass")
    assert (game.points(A), game.won(A)) == (4, 1)
    assert game.take(A, "scribe w5@A done x1").points(A) == 5


def test_scribe_does_not_count_marauding() -> None:
    """Scribe: Marauding is printed on the board, and whoever counters it takes no card."""
    game = ladies(2).dice("r6@A r6@A w5@A w1@B").card("scribe", "A -").start()
    game.take(A, "marauding r6@A r6@A done x4").take(B, "pass")
    assert (game.points(A), game.won(A)) == (3, 0)
    assert game.take(A, "scribe w5@A done x1").points(A) == 3


def test_scribe_gives_nothing_for_an_event_that_another_took() -> None:
    """Scribe: second place on an event brings points at once, but no card."""
    table = ladies(2).dice("r3@A w5@A w1@B").card("scribe", "A -").event("brigands1", "B B B")
    game = table.start().take(A, "brigands1 r3@A done").take(B, "pass")
    assert (game.points(A), game.won(A), game.won(B)) == (1, 0, 1)
    assert game.take(A, "scribe w5@A done x1").points(A) == 1


@pytest.mark.parametrize("last", ["archer", "brigands1"])
def test_scribe_counts_what_was_countered_by_combat_and_not_by_a_card(last: str) -> None:
    """Scribe: "countered … by using the Combat the Events action"; what counts is how the last banner was covered."""
    table = ladies(2).dice("r6@A w5@A w1@B").card("scribe", "A -").card("archer", "A -")
    game = table.event("brigands1", "A A A").start()
    if last == "archer":
        game.take(A, "archer r6@A done").chance("6").take(A, "brigands1 enough")
    else:
        game.take(A, "brigands1 r6@A done")
    assert (game.points(A), game.won(A)) == (4, 1)
    assert game.take(B, "pass").take(A, "scribe w5@A done x1").points(A) == (4 if last == "archer" else 5)


def test_scribe_goes_on_counting_all_cards_at_tables_of_the_second_version() -> None:
    """Scribe: a game that was begun under the rules of that version ends under them."""
    table = ladies(2).rules(2).dice("r6@A w5@A w1@B").card("scribe", "A -").card("archer", "A -")
    game = table.event("brigands1", "A A A").start()
    game.take(A, "archer r6@A done").chance("6").take(A, "brigands1 enough")
    assert game.take(B, "pass").take(A, "scribe w5@A done x1").points(A) == 5


def test_scribe_counts_a_card_that_another_s_combat_completed() -> None:
    """Scribe: whose card it is goes by the cubes, and that it was combat by the last one (ruling R69)."""
    table = ladies(2).dice("r6@B w5@A w1@B").card("scribe", "A -").event("brigands1", "A A A")
    game = table.turn(B).start().take(B, "brigands1 r6@B done")
    assert (game.won(A), game.points(A)) == (1, 3)
    assert game.take(A, "scribe w5@A done x1").points(A) == 4


def test_nobody_has_more_cards_won_otherwise_than_cards() -> None:
    table = ladies(2).seat(A, won=1).past("war").dice("w5@A w1@B").card("scribe", "A -")
    table.remembers("ladies-activities", won_otherwise={"A": 1})
    assert table.start().take(A, "scribe w5@A done x1").points(A) == 0
    table.remembers("ladies-activities", won_otherwise={"A": 2})
    with pytest.raises(PositionError, match="no more cards of anybody than he has won"):
        table.start()


# Nun


@pytest.mark.parametrize(
    ("dice", "points"),
    [
        ("w4@A", 0),
        ("w4@A w1@A", 1),
        ("w4@A w1@A w2@A", 2),
        ("w4@A w4@A w6@A w6@A", 3),
        ("w4@A r1@A y1@A", 0),
        ("w4@A w1@A w6@B w6@N", 1),
    ],
)
def test_nun_gives_a_point_for_each_white_die_left(dice: str, points: int) -> None:
    """Nun: white dice of the own district, those that activate the card are gone; values do not matter."""
    game = ladies(2).dice(f"{dice} y1@N").card("nun", "A -").start().take(A, "nun w4@A done x1")
    assert (game.points(A), game.deniers(A), game.influence(A)) == (points, 5, 4)
    assert game.points(B) == 0


def test_nun_with_a_bought_die_keeps_her_own() -> None:
    """Nun: a die of another district may activate the card, and the own white dice all count."""
    game = ladies(3).dice("w4@B w1@A w1@A w5@C y1@N").card("nun", "A -").start()
    game.take(A, "nun w4@B done x1")
    assert [game.points(seat) for seat in (A, B, C)] == [2, 0, 0]
    assert (game.deniers(A), game.deniers(B)) == (3, 7)


@pytest.mark.parametrize(("times", "points"), [(1, 2), (2, 4), (3, 6)])
def test_nun_pays_for_each_activation(times: int, points: int) -> None:
    """Nun: 12 pips are three activations; no activation takes more dice away."""
    game = ladies(2).dice("w1@A w2@A w6@A w6@A y1@N").card("nun", "A -").start()
    game.take(A, "nun w6@A w6@A done")
    assert game.options(A) == up_to(3)
    assert game.take(A, f"x{times}").points(A) == points
