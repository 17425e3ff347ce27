"""The wheel: which notch lies at which place, the order of the dice, and plazas that flip."""

from __future__ import annotations

from itertools import product

import pytest

from tests.dice.builder import A, B, Playing, fresh, table

# The notches at places 1 to 4, by day and half day.
PLACES = {
    (1, "morning"): (2, 3, 4, 5),
    (1, "afternoon"): (6, 7, 8, 9),
    (2, "morning"): (3, 4, 5, 6),
    (2, "afternoon"): (7, 8, 9, 1),
    (3, "morning"): (4, 5, 6, 7),
    (3, "afternoon"): (8, 9, 1, 2),
    (4, "morning"): (5, 6, 7, 8),
    (4, "afternoon"): (9, 1, 2, 3),
    (5, "morning"): (6, 7, 8, 9),
    (5, "afternoon"): (1, 2, 3, 4),
    (6, "morning"): (7, 8, 9, 1),
    (6, "afternoon"): (2, 3, 4, 5),
    (7, "morning"): (8, 9, 1, 2),
    (7, "afternoon"): (3, 4, 5, 6),
    (8, "morning"): (9, 1, 2, 3),
    (8, "afternoon"): (4, 5, 6, 7),
}
# The black die is thrown first. These throws bring it to places 1 to 4.
THROWS = ("1 2 2 2", "3 2 4 4", "3 2 2 4", "6 2 2 2")
COLOUR_WORDS = {
    "R": ("influence", "fortress", "palace"),
    "Y": ("deniers", "great-hall", "city-hall"),
    "W": ("knowledge", "cathedral", "bishopric"),
}
SINGLE_COLOURS_FIRST = "R/R Y/Y W/W R/Y Y/R R/W W/R Y/W W/Y"
SINGLE_COLOURS_LAST = "R/Y Y/R R/W W/R Y/W W/Y R/R Y/Y W/W"


def wheel(game: Playing) -> list[str]:
    """The nine plazas, by notch."""
    return [game.plaza(notch) for notch in range(1, 10)]


def act(game: Playing) -> None:
    """Let seat A finish its action, in whatever way comes first."""
    while game.actors() == [A]:
        game.take(A, game.options(A)[0])


@pytest.mark.parametrize("laid", [SINGLE_COLOURS_FIRST, SINGLE_COLOURS_LAST])
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_black_die_flips_the_notch_of_its_place_on_every_half_day(place: int, laid: str) -> None:
    """Playing the game 1, 4 and 5: the small layer turns one notch a day, never at noon, and the destroyed
    plaza comes back with its other side up; a plaza of one colour comes back as it was."""
    game = fresh().chance(laid)
    expected = laid.split()
    for half_day, notches in PLACES.items():
        assert game.day() == half_day
        game.chance(THROWS[place - 1])
        assert game.black_place() == place
        act(game)
        notch = notches[place - 1]
        expected[notch - 1] = expected[notch - 1][::-1]
        assert wheel(game) == expected, half_day
    assert game.actors() == []


@pytest.mark.parametrize("place", [1, 2, 3, 4])
@pytest.mark.parametrize("half_day", PLACES)
def test_die_has_the_colour_of_the_plaza_at_its_place(half_day: tuple[int, str], place: int) -> None:
    """Playing the game 1: a die is of the colour of its plaza. The colour stands alone at its place, so that
    a die read from any other of the four would be seen."""
    notch = PLACES[half_day][place - 1]
    black = 1 if place > 1 else 6
    for colour, other in (("R", "Y"), ("Y", "W"), ("W", "R")):
        colours = [other] * 4
        colours[place - 1] = colour
        game = (
            table()
            .day(*half_day)
            .plazas(" ".join(colours))
            .dice(black=black, others=(4, 4, 4))
            .sheet(A, influence=0, deniers=3, knowledge=0)
            .start()
        )
        assert game.plaza(notch)[0] == colour
        game.take(A, f"die{place}" + ("/deniers" if place == 2 else ""))
        resource, prestige, work = COLOUR_WORDS[colour]
        assert set(game.options(A)) == {f"{resource}+4", f"{prestige}4", f"{work}4"}


def test_dice_lie_from_lowest_to_highest_with_the_black_one_first_among_equals() -> None:
    """Playing the game 1: all 1296 throws; the black die counts as slightly lower than a die of its value."""
    start = fresh().chance(SINGLE_COLOURS_FIRST)
    offered = ["die1", "die2/influence", "die2/deniers", "die2/knowledge", "die3", "die4"]
    for black, *others in product(range(1, 7), repeat=4):
        game = Playing(start.state.clone())
        game.chance(" ".join(str(value) for value in (black, *others)))
        assert game.dice() == sorted([black, *others])
        place = 1 + sum(value < black for value in others)
        assert game.black_place() == place
        assert set(game.options(A)) == {word for word in offered if word[3] != str(place)}


def test_plaza_flips_at_the_end_of_the_half_day_and_not_before() -> None:
    """Playing the game 4: the plaza comes back flipped only when everyone has acted."""
    laid = SINGLE_COLOURS_LAST.split()
    game = fresh(2).chance(SINGLE_COLOURS_LAST).chance("3 1 3 6")
    assert wheel(game) == laid
    game.take(A, "die1 influence+1")
    assert wheel(game) == laid
    game.take(B, "die1")
    assert wheel(game) == laid
    game.take(B, "influence+1")
    laid[2] = "W/R"
    assert wheel(game) == laid
    assert game.day() == (1, "afternoon")


def test_plaza_attacked_twice_shows_its_first_side_again() -> None:
    """Playing the game 4: each destruction flips the plaza, so that two of them bring the first side back."""
    game = fresh().chance(SINGLE_COLOURS_LAST)
    game.chance("3 2 4 4")  # Day 1, morning: place 2 is notch 3.
    act(game)
    assert game.plaza(3) == "W/R"
    game.chance("6 2 2 2")
    act(game)
    game.chance("1 2 2 2")  # Day 2, morning: place 1 is notch 3.
    act(game)
    assert game.plaza(3) == "R/W"


def test_flipped_plaza_gives_its_new_colour_to_the_next_die_on_it() -> None:
    """Playing the game 4: notch 3 is place 2 of the first morning and place 1 of the second."""
    game = fresh().chance("R/R R/Y R/W Y/R W/R Y/W W/Y Y/Y W/W")
    game.chance("3 2 4 4").take(
        A, "die1 deniers+2"
    )  # Red 2 as yellow: too little knowledge stays for another change.
    assert game.unspent(A) == (3, 5, 1)
    game.chance("6 2 2 2").take(A, "die1 deniers+2")
    game.chance("6 2 3 4").take(A, "die1")
    assert {word[:-1] for word in game.options(A)} == {"knowledge+", "cathedral", "bishopric"}
