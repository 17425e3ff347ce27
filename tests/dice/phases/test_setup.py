"""Set-up: the nine plazas, the numbers above the columns, blank sheets, and from one to ten players."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.dice.builder import A, B, Playing, fresh, table
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

# One tile of each single colour and two of each mixed pair.
TILES = ("RR", "YY", "WW", "RY", "RY", "RW", "RW", "YW", "YW")
FACES = {"R/R", "R/Y", "R/W", "Y/R", "Y/Y", "Y/W", "W/R", "W/Y", "W/W"}
WHEEL = "R/R Y/Y W/W R/Y Y/R R/W W/R Y/W W/Y"


def likelihood(game: Playing) -> dict[str, Fraction]:
    """How likely each word of chance is."""
    weights = game.state.weights()
    return {
        word: Fraction(weight, sum(weights))
        for word, weight in zip(game.options(CHANCE), weights, strict=True)
        if weight
    }


def ways(laid: str) -> dict[str, Fraction]:
    """How likely each face is after some plazas were laid: every tile left, either side up."""
    left = list(TILES)
    for word in laid.split():
        left.remove("".join(sorted(word.replace("/", ""), key="RYW".index)))
    faces = [f"{tile[0]}/{tile[1]}" for tile in left] + [f"{tile[1]}/{tile[0]}" for tile in left]
    return {face: Fraction(faces.count(face), len(faces)) for face in faces}


def test_first_plaza_may_be_any_of_the_nine_faces_each_as_likely() -> None:
    """Setup 2: random tile, random side. Ruling on 2.1: one tile of each single colour, two of each mixed
    pair."""
    game = fresh()
    assert game.actors() == [CHANCE]
    assert set(game.options(CHANCE)) == FACES
    assert likelihood(game) == dict.fromkeys(FACES, Fraction(1, 9))


@pytest.mark.parametrize(
    "laid",
    [
        "R/R",
        "W/W",
        "R/Y",
        "Y/R",
        "R/Y R/Y",
        "R/Y Y/R",
        "W/R R/W",
        "R/Y W/R Y/Y",
        "R/R Y/Y W/W",
        "R/R Y/Y W/W R/Y R/W Y/W",
        "R/Y Y/R W/R R/W Y/W",
        "R/Y Y/R W/R R/W Y/W W/Y",
        "R/Y Y/R W/R R/W Y/W W/Y R/R Y/Y",
        "R/R Y/Y W/W R/Y Y/R R/W W/R Y/W",
    ],
)
def test_plazas_left_are_drawn_each_tile_and_side_counted(laid: str) -> None:
    """Setup 2: a tile once laid is gone with both its faces; the tiles left are equally likely, either side
    up."""
    assert likelihood(fresh().chance(laid)) == ways(laid)


def test_a_laid_tile_is_not_laid_again() -> None:
    """Setup 2: the only red/red tile and both red/yellow tiles are gone once they lie in the wheel."""
    game = fresh().chance("R/R R/Y Y/R")
    assert set(game.options(CHANCE)) == FACES - {"R/R", "R/Y", "Y/R"}


def test_nine_plazas_lie_in_the_nine_notches_in_order() -> None:
    """Setup 2: nine tiles fill the nine notches; in the base game no tile of the expansion lies beside
    them."""
    game = fresh().chance(WHEEL)
    assert " ".join(game.plaza(notch) for notch in range(1, 10)) == WHEEL
    assert [game.tile(notch) for notch in range(1, 10)] == [None] * 9


def test_first_game_starts_with_day_1_morning_and_a_throw() -> None:
    """Setup 3 and 4: the window shows day 1, and the town crier throws all four dice, each fairly."""
    game = fresh(2).chance(WHEEL)
    assert game.day() == (1, "morning")
    for thrown in "4251":
        assert game.actors() == [CHANCE]
        assert likelihood(game) == {str(value): Fraction(1, 6) for value in range(1, 7)}
        game.chance(thrown)
    assert game.actors() == [A, B]
    assert game.dice() == [1, 2, 4, 5]


def test_first_game_numbers_columns_1_to_6_from_left_to_right() -> None:
    """Your scoresheet: the first game asks nothing and writes 1 to 6."""
    game = fresh(numbering="first").chance(WHEEL)
    assert game.actors() == [CHANCE]
    assert game.numbers() == [1, 2, 3, 4, 5, 6]
    game.chance("3 1 3 6")
    assert game.numbers() == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("thrown", "direction", "numbers"),
    [
        (1, "rising", [1, 2, 3, 4, 5, 6]),
        (2, "rising", [2, 3, 4, 5, 6, 1]),
        (3, "rising", [3, 4, 5, 6, 1, 2]),
        (4, "rising", [4, 5, 6, 1, 2, 3]),
        (5, "rising", [5, 6, 1, 2, 3, 4]),
        (6, "rising", [6, 1, 2, 3, 4, 5]),
        (1, "falling", [1, 6, 5, 4, 3, 2]),
        (2, "falling", [2, 1, 6, 5, 4, 3]),
        (3, "falling", [3, 2, 1, 6, 5, 4]),
        (4, "falling", [4, 3, 2, 1, 6, 5]),
        (5, "falling", [5, 4, 3, 2, 1, 6]),
        (6, "falling", [6, 5, 4, 3, 2, 1]),
    ],
)
def test_rolled_numbering_starts_at_the_throw_and_rises_or_falls(
    thrown: int, direction: str, numbers: list[int]
) -> None:
    """Your scoresheet: a die gives the leftmost number, the town crier the direction; 6 and 1 are
    neighbours."""
    game = fresh(numbering="rolled").chance(WHEEL).chance(str(thrown)).take(A, direction)
    assert game.numbers() == numbers
    assert game.actors() == [CHANCE]


def test_rolled_numbering_throws_one_fair_die_and_asks_the_town_crier_alone() -> None:
    """Your scoresheet: one die, then one choice of the town crier, also when others sit at the table."""
    game = fresh(3, numbering="rolled").chance(WHEEL)
    assert game.actors() == [CHANCE]
    assert likelihood(game) == {str(value): Fraction(1, 6) for value in range(1, 7)}
    game.chance("4")
    assert game.actors() == [A]
    assert set(game.options(A)) == {"rising", "falling"}
    game.take(A, "falling")
    assert game.actors() == [CHANCE]


def test_expert_numbering_lets_the_town_crier_write_each_number_once() -> None:
    """Your scoresheet: the town crier alone chooses which number goes where; each of 1 to 6 is used once."""
    game = fresh(2, numbering="expert").chance(WHEEL)
    left = {"1", "2", "3", "4", "5", "6"}
    for number in "5361":
        assert game.actors() == [A]
        assert set(game.options(A)) == left
        game.take(A, number)
        left.remove(number)
    assert set(game.options(A)) == {"2", "4"}
    game.take(A, "4 2")
    assert game.actors() == [CHANCE]
    assert game.numbers() == [5, 3, 6, 1, 4, 2]


def test_expert_numbering_refuses_a_number_written_before() -> None:
    """Your scoresheet: a number cannot stand above two columns."""
    game = fresh(numbering="expert").chance(WHEEL).take(A, "5")
    with pytest.raises(Refusal):
        game.take(A, "5")


def test_everyone_uses_the_same_numbering_in_all_three_districts() -> None:
    """Your scoresheet: one numbering for all players, and the same number in the three districts of a
    column."""
    game = table(2).numbers(4, 3, 2, 1, 6, 5).plazas("R Y W R").dice(black=6, others=(4, 4, 4))
    for seat in (A, B):
        game.sheet(seat, influence=0, knowledge=0, deniers=3)
    for die, words in (
        ("die1", {"influence+4", "fortress1", "palace1"}),
        ("die2/deniers", {"deniers+4", "great-hall1", "city-hall1"}),
        ("die3", {"knowledge+4", "cathedral1", "bishopric1"}),
    ):
        playing = game.start()
        for seat in (A, B):
            playing.take(seat, die)
            assert set(playing.options(seat)) == words


@pytest.mark.parametrize("players", range(1, 11))
def test_every_player_gets_a_sheet_with_three_of_each_resource(players: int) -> None:
    """Setup 5, and Perform an Action: three of each resource are circled at the start, and nothing else is
    marked."""
    game = fresh(players).chance(WHEEL).chance("3 1 3 6")
    assert game.actors() == list(range(players))
    assert len(game.document()["sheets"]) == players
    for seat in range(players):
        assert game.unspent(seat) == (3, 3, 3)
        assert game.circled(seat) == (3, 3, 3)
        assert game.citizens(seat) == (0, 0, 0)
        assert game.drawn(seat) == []
        assert game.crossed(seat) == []
        assert game.values(seat) == {}


@pytest.mark.parametrize("players", [0, 11])
def test_no_game_for_fewer_than_one_or_more_than_ten(players: int) -> None:
    """The game is for one to ten players (5 of the facts)."""
    with pytest.raises(Refusal):
        fresh(players)
