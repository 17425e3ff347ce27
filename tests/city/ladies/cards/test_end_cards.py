"""Hermit, Fort and Princess: cubes that count at the end of the game."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Table
from tests.city.ladies.table import counting, ladies, up_to

LETTERS = "ABCD"
Counts = tuple[int, ...]


def finally_with(card: str, cubes: Counts) -> list[int]:
    """The final count with so many cubes of each seat on a card."""
    lying = {LETTERS[seat]: number for seat, number in enumerate(cubes) if number}
    return counting(len(cubes)).card(card, "- -", "", **lying).start().scores()


# Hermit


def test_hermit_example_of_the_rulebook() -> None:
    """Hermit, example: two, three and one cubes are worth 9 - 6 = 3 each, which is 6, 9 and 3 points."""
    assert finally_with("hermit", (2, 3, 1)) == [6, 9, 3]


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [8, 0]),
        ((2, 0), [14, 0]),
        ((1, 1), [7, 7]),
        ((4, 1), [16, 4]),
        ((7, 0), [14, 0]),
        ((1, 1, 1, 1), [5, 5, 5, 5]),
    ],
)
def test_hermit_cube_is_worth_nine_less_all_cubes(cubes: Counts, points: list[int]) -> None:
    """Hermit: 9 points less the cubes of all players, for each own cube."""
    assert finally_with("hermit", cubes) == points


@pytest.mark.parametrize(
    ("cubes", "points"), [((8, 0), [8, 0]), ((5, 4), [5, 4]), ((6, 6), [6, 6]), ((1, 9, 3), [1, 9, 3])]
)
def test_hermit_cube_is_never_worth_less_than_a_point(cubes: Counts, points: list[int]) -> None:
    """Hermit: from eight cubes on each is worth 1."""
    assert finally_with("hermit", cubes) == points


def test_hermit_places_cubes_for_the_end() -> None:
    """Hermit: a cube for each full 6; nothing is gained before the end."""
    game = (
        ladies(2).dice("w6@A w6@A y1@N").card("hermit", "A -", A=1).start().take(A, "hermit w6@A w6@A done")
    )
    assert game.options(A) == up_to(2)
    game.take(A, "x2")
    assert (game.cubes("hermit", A), game.points(A), game.influence(A), game.deniers(A)) == (3, 0, 4, 5)


@pytest.mark.parametrize("card", ["hermit", "fort", "princess"])
def test_hermit_fort_and_princess_cubes_bend_no_dice(card: str) -> None:
    """Their cubes count at the end and are used for nothing else."""
    game = ladies(2).seat(A, deniers=0).dice("r6@A y6@A w6@A y1@N").card(card, "A -", A=3).start()
    assert game.take(A, "marauding").options(A) == ["r6@A", "y6@A", "w6@A"]


@pytest.mark.parametrize("card", ["hermit", "princess"])
def test_hermit_and_princess_activation_may_be_improved_by_a_cube(card: str) -> None:
    """Delayed cards: a cube of Confession adds 2 to the 4; 6 pips are a cube of the Hermit or two of the Princess."""
    colour, most = ("w", 1) if card == "hermit" else ("r", 2)
    game = ladies(2).dice(f"{colour}4@A y1@N").card(card, "A -").card("confession", "A -", A=1).start()
    assert game.take(A, f"{card} use-confession {colour}4@A done").options(A) == up_to(most)


# Fort


def fort(dice: str, cube: str = "", cubes: int = 0) -> Table:
    """Seat A has a tradesman at the Fort, no influence, and perhaps a cube of another card."""
    table = ladies(2).seat(A, influence=0).dice(f"{dice} y1@N")
    table.card("fort", "A -", A=cubes) if cubes else table.card("fort", "A -")
    return table.card(cube, "A -", A=1) if cube else table


@pytest.mark.parametrize(("value", "gain"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_fort_die_places_a_cube_for_points_and_influence(value: int, gain: int) -> None:
    """Fort: 1 to 3 bring 1 point and 1 influence, 4 to 6 bring 2 of both; one cube either way."""
    game = fort(f"r{value}@A").start().take(A, f"fort r{value}@A done")
    assert (game.cubes("fort", A), game.points(A), game.influence(A), game.deniers(A)) == (1, gain, gain, 5)
    assert game.turn() == "B"


@pytest.mark.parametrize(
    ("dice", "cubes", "gain"),
    [
        ("r1@A r2@A done", 2, 2),
        ("r1@A r6@A done", 2, 3),
        ("r4@A r4@A done", 2, 4),
        ("r1@A r2@A r3@A", 3, 3),
        ("r3@A r4@A r6@A", 3, 5),
        ("r4@A r5@A r6@A", 3, 6),
    ],
)
def test_fort_takes_up_to_three_cubes_by_the_values_of_the_dice(dice: str, cubes: int, gain: int) -> None:
    """Fort: each die counts for itself, the sum does not matter."""
    game = fort(dice.removesuffix(" done"), cubes=1).start().take(A, f"fort {dice}")
    assert (game.cubes("fort", A), game.points(A), game.influence(A)) == (1 + cubes, gain, gain)
    assert game.actors() == [B]


def test_fort_dice_are_bought_at_the_usual_price() -> None:
    """Phase 4: two dice, one of them another's for 4."""
    game = fort("r1@A r6@B").start().take(A, "fort r1@A r6@B done")
    assert (game.deniers(A), game.deniers(B), game.cubes("fort", A), game.points(A)) == (1, 9, 2, 3)


@pytest.mark.parametrize(("value", "gain"), [(1, 3), (3, 3), (4, 6), (6, 6)])
def test_fort_counts_the_three_red_dice_of_the_herbalist(value: int, gain: int) -> None:
    """Fort, Herbalist: one white die is three red dice of its value, and so three cubes."""
    game = fort(f"w{value}@A", "herbalist").start().take(A, f"fort use-herbalist w{value}@A")
    assert (game.cubes("fort", A), game.points(A), game.influence(A)) == (3, gain, gain)
    assert game.cubes("herbalist", A) == 0


@pytest.mark.parametrize(
    ("cube", "dice", "cubes", "gain"),
    [
        ("templar", "w5@A", 2, 4),
        ("militia", "y2@A y4@A done", 2, 3),
        ("confession", "r2@A r1@A done", 2, 3),
        ("apprenticeship", "r1@A r2@A r3@A", 3, 6),
        ("preacher", "r1@A r2@A r4@A", 3, 6),
        ("recruiter", "r1@A done", 2, 3),
        ("recruiter", "r1@A r5@A", 3, 5),
        ("distiller", "r1@A done", 1, 2),
        ("blacksmith", "r1@A r3@A done", 2, 2),
    ],
)
def test_fort_counts_dice_as_they_are_bent(cube: str, dice: str, cubes: int, gain: int) -> None:
    """Fort: a cube for each die that the action is made with, by the value that it has then."""
    words = " ".join(sorted(dice.removesuffix(" done").split()))
    done = " done" if dice.endswith("done") else ""
    game = fort(words, cube).start().take(A, f"fort use-{cube} {words}{done}")
    assert (game.cubes("fort", A), game.points(A), game.influence(A)) == (cubes, gain, gain)


def test_fort_counts_a_die_beyond_six_as_a_high_one() -> None:
    """Fort, Confession: a 6 with 2 more is no less than a 6."""
    game = fort("r5@A r6@A", "confession").start().take(A, "fort use-confession r5@A r6@A done")
    assert (game.cubes("fort", A), game.points(A), game.influence(A)) == (2, 4, 4)


def test_fort_is_set_to_work_when_it_is_hired() -> None:
    """Fort: 7 deniers for the tradesman; a single 1 is enough."""
    game = ladies(2).seat(A, deniers=7, supply=1, influence=0).dice("r1@A w1@N").card("fort").start()
    game.take(A, "fort supply r1@A done")
    assert (game.deniers(A), game.cubes("fort", A), game.points(A), game.influence(A)) == (0, 1, 1, 1)


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [3, 0]),
        ((2, 3), [0, 3]),
        ((2, 2), [1, 1]),
        ((1, 4, 3), [0, 3, 0]),
        ((4, 4, 1), [1, 1, 0]),
        ((2, 2, 2), [1, 1, 1]),
        ((2, 2, 2, 2), [0, 0, 0, 0]),
        ((3, 0, 3, 3), [1, 0, 1, 1]),
    ],
)
def test_fort_rewards_most_cubes_with_three_points(cubes: Counts, points: list[int]) -> None:
    """Fort, end of the game: 3 points for the most cubes, split between those who are tied, rounded down."""
    assert finally_with("fort", cubes) == points


# Princess


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ((0, 0), [0, 0]),
        ((1, 0), [6, 0]),
        ((2, 5), [0, 6]),
        ((2, 2), [3, 3]),
        ((4, 3, 1), [6, 0, 0]),
        ((4, 4, 1), [3, 3, 0]),
        ((1, 1, 1), [2, 2, 2]),
        ((2, 2, 2, 2), [1, 1, 1, 1]),
        ((0, 3, 3, 3), [0, 2, 2, 2]),
    ],
)
def test_princess_rewards_most_cubes_with_six_points(cubes: Counts, points: list[int]) -> None:
    """Princess, end of the game: 6 points for the most cubes, split between those who are tied, rounded down."""
    assert finally_with("princess", cubes) == points


@pytest.mark.parametrize("times", [1, 2, 4])
def test_princess_places_cubes_for_the_end(times: int) -> None:
    """Princess: a cube for each full 3; nothing is gained before the end."""
    game = ladies(2).dice("r6@A r6@A w1@N").card("princess", "A B", B=2).start()
    game.take(A, f"princess r6@A r6@A done x{times}")
    assert (game.cubes("princess", A), game.cubes("princess", B)) == (times, 2)
    assert (game.points(A), game.influence(A), game.deniers(A)) == (0, 4, 5)


def test_hermit_princess_and_tradesmen_count_together() -> None:
    """End of the game: A has the first space of the Hermit (3) with a cube (9 - 2 = 7) and the Princess' favour (6);
    B a cube of the Hermit (7)."""
    table = counting(2).card("hermit", "A -", A=1, B=1).card("princess", "- -", A=1)
    assert table.start().scores() == [16, 7]
