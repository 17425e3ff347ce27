"""The black die: what it destroys, from which day on, and how a Fortress protects."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, B, Playing, table
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE
from troyes.dice.game import DICE

COLOURS = {"R": "red", "Y": "yellow", "W": "white"}
BUILDINGS = {"R": ("fortress", "palace"), "Y": ("great-hall", "city-hall"), "W": ("cathedral", "bishopric")}
RESOURCE = {"R": "influence", "Y": "deniers", "W": "knowledge"}
NUMBERS = (4, 3, 2, 1, 6, 5)


def attacked(colour: str, value: int, day: int = 3, half: str = "morning", **marks: object) -> Playing:
    """The black die falls with this value on a plaza of this colour, at place 1: the other dice show as
    much."""
    other = {"R": "W", "Y": "R", "W": "Y"}[colour]
    return (
        table()
        .day(day, half)
        .plazas(f"{colour} {other} {other} {other}")
        .sheet(A, **marks)
        .start()
        .chance(f"{value} {value} {value} {value}")
    )


def third_day(wheel: str) -> Playing:
    """The morning of day 3 before its throw, with these plazas in notches 1 to 9. The places of this morning
    are notches 4 to 7, those of the afternoon 8, 9, 1 and 2, those of the next morning 5 to 8."""
    document = table().day(3).start().document()
    document["wheel"] = [{"up": COLOURS[word[0]], "under": COLOURS[word[2]]} for word in wheel.split()]
    return Playing(DICE.restore(document))


@pytest.mark.parametrize("half", ["morning", "afternoon"])
@pytest.mark.parametrize("day", [1, 2])
def test_sheets_are_not_attacked_on_the_first_two_days(day: int, half: str) -> None:
    """Resolve the Event: on days 1 and 2 only the plaza is destroyed."""
    game = attacked("W", 3, day, half)
    assert game.crossed(A) == []


@pytest.mark.parametrize("half", ["morning", "afternoon"])
@pytest.mark.parametrize("day", [3, 4, 5, 6, 7, 8])
def test_sheets_are_attacked_from_the_third_day_on(day: int, half: str) -> None:
    """Resolve the Event: morning and afternoon, until the last day."""
    game = attacked("W", 3, day, half)
    assert game.crossed(A) == ["white3"]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_attack_crosses_out_the_die_of_the_plazas_colour_and_the_black_dies_value(
    colour: str, value: int
) -> None:
    """Resolve the Event: one die of the sheet, told by colour and value."""
    assert attacked(colour, value).crossed(A) == [f"{COLOURS[colour]}{value}"]


@pytest.mark.parametrize("value", NUMBERS)
def test_attack_seeks_the_number_written_above_the_columns(value: int) -> None:
    """Resolve the Event: the value names a number, wherever it stands; 4 3 2 1 6 5 here."""
    game = table().day(3).numbers(*NUMBERS).plazas("Y R R R").start()
    game.chance(f"{value} 6 6 6")
    column = NUMBERS.index(value) + 1
    assert game.crossed(A) == [f"yellow{column}"]


@pytest.mark.parametrize(
    ("throw", "crossed"),
    [
        ("1 2 3 4", "red1"),
        ("3 2 3 4", "white3"),
        ("4 2 3 4", "yellow4"),
        ("6 2 3 4", "white6"),
        ("2 2 3 4", "red2"),
    ],
)
def test_attack_takes_the_colour_of_the_place_where_the_black_die_lies(throw: str, crossed: str) -> None:
    """Roll the Dice and Resolve the Event: the place follows from the order of the dice."""
    game = table().day(5).plazas("R W Y W").start().chance(throw)
    assert game.crossed(A) == [crossed]


def test_attack_comes_before_the_actions() -> None:
    """Resolve the Event: the die is crossed out when the dice lie, while everyone still has to choose."""
    game = table(2).day(3).plazas("R W Y R").start()
    for thrown in "313":
        game.chance(thrown)
        assert game.crossed(A) == game.crossed(B) == []
    game.chance("6")
    assert game.actors() == [A, B]
    assert game.crossed(A) == game.crossed(B) == ["white3"]


def test_attack_hits_every_sheet_but_the_protected_ones() -> None:
    """Resolve the Event: everyone crosses the die out, except who has the Fortress of the column."""
    game = table(3).day(6).plazas("W R R R").sheet(1, drawn="fortress4").start().chance("4 5 5 5")
    assert [game.crossed(seat) for seat in range(3)] == [["white4"], [], ["white4"]]


def test_attack_on_a_crossed_out_die_has_no_further_effect() -> None:
    """Resolve the Event: nothing else is lost instead."""
    game = attacked("W", 3, drawn="bishopric3", crossed="white3 red1")
    assert sorted(game.crossed(A)) == ["red1", "white3"]
    assert game.drawn(A) == ["bishopric3"]


@pytest.mark.parametrize("colour", COLOURS)
def test_attack_bars_both_buildings_of_the_die(colour: str) -> None:
    """Resolve the Event: neither the prestige nor the work building can be built there; the resources of a
    die with that value can still be gained, and so can buildings of the other colours in the column."""
    other = {"R": "W", "Y": "R", "W": "Y"}[colour]
    game = (
        table()
        .day(3)
        .plazas(f"{colour} {colour} {colour} {other}")
        .sheet(A, influence=0, knowledge=0)
        .start()
    )
    game.chance("4 4 4 4")
    assert game.crossed(A) == [f"{COLOURS[colour]}4"]
    same = Playing(game.state.clone()).take(A, "die2/deniers")
    assert same.options(A) == [f"{RESOURCE[colour]}+4"]
    game.take(A, "die4")
    prestige, work = BUILDINGS[other]
    assert set(game.options(A)) == {f"{RESOURCE[other]}+4", f"{prestige}4", f"{work}4"}


def test_attack_bars_the_building_for_a_changed_die_too() -> None:
    """Resolve the Event: colour and value changes do not lead around a crossed-out die."""
    game = attacked("R", 4)
    game.take(A, "die2/deniers")
    words = set(game.options(A))
    assert not {"fortress4", "palace4"} & words
    assert {"fortress3", "palace3", "fortress5", "palace5", "cathedral4", "great-hall4"} <= words


def test_buildings_already_constructed_are_never_destroyed() -> None:
    """Resolve the Event: drawn buildings stay drawn and keep their worth; only the other one is barred."""
    game = attacked("W", 1, drawn="cathedral1 fortress2 fortress3", values={"fortress": 1})
    assert game.crossed(A) == ["white1"]
    assert set(game.drawn(A)) == {"fortress2", "fortress3", "cathedral1"}
    assert game.values(A) == {"fortress": 1}
    assert game.scores() == [2 + 3]
    game.take(A, "die2/deniers")
    words = game.options(A)
    assert "bishopric1" not in words
    assert "cathedral1" not in words
    assert "bishopric2" in words


def test_attack_on_a_die_with_both_buildings_only_crosses_it_out() -> None:
    """Ruling on 7.5: nothing more happens."""
    game = attacked("Y", 5, drawn="great-hall5 city-hall5", artisans=2)
    assert game.crossed(A) == ["yellow5"]
    assert set(game.drawn(A)) == {"great-hall5", "city-hall5"}
    assert game.citizens(A) == (0, 2, 0)


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("colour", COLOURS)
def test_fortress_protects_all_three_dice_of_its_column(colour: str, column: int) -> None:
    """The Fortress: its towers stand around each die of the column."""
    assert attacked(colour, column, drawn=f"fortress{column}").crossed(A) == []


@pytest.mark.parametrize("colour", COLOURS)
def test_fortress_protects_no_other_column(colour: str) -> None:
    """The Fortress: with one in every other column, the die is crossed out."""
    drawn = "fortress1 fortress2 fortress4 fortress5 fortress6"
    assert attacked(colour, 3, drawn=drawn).crossed(A) == [f"{COLOURS[colour]}3"]


def test_fortress_protects_by_column_and_not_by_number() -> None:
    """The Fortress: with the numbers 4 3 2 1 6 5, a 4 attacks column 1."""
    position = table().day(3).numbers(*NUMBERS).plazas("Y R R R")
    assert position.sheet(A, drawn="fortress1").start().chance("4 6 6 6").crossed(A) == []
    assert position.sheet(A, drawn="fortress4").start().chance("4 6 6 6").crossed(A) == ["yellow1"]


@pytest.mark.parametrize("building", ["palace3", "great-hall3", "city-hall3", "cathedral3", "bishopric3"])
def test_only_a_fortress_protects(building: str) -> None:
    """The Fortress: no other building keeps the black die away."""
    assert attacked("W", 3, drawn=building).crossed(A) == ["white3"]


def test_fortress_still_stands_open_with_its_protection() -> None:
    """The Fortress: the protected dice stay usable in the very half day of the attack."""
    game = table().day(3).plazas("W W W W").sheet(A, drawn="fortress4", influence=0, knowledge=0).start()
    game.chance("4 4 4 4").take(A, "die3")
    assert set(game.options(A)) == {"knowledge+4", "cathedral4", "bishopric4"}


def test_fortress_built_now_does_not_undo_the_attack_of_this_half_day() -> None:
    """Ruling on 7.5: the attack came first, and crossing out is final, whatever the Fortress keeps away
    later."""
    game = third_day("Y/R Y/Y R/Y W/R R/R R/W Y/W W/Y W/W").chance("3 3 4 4")
    assert game.crossed(A) == ["white3"]
    game.take(A, "die2/deniers fortress3")
    assert game.crossed(A) == ["white3"]
    game.chance("3 3 4 5")  # White again, in the afternoon.
    assert game.crossed(A) == ["white3"]
    game.take(A, "die2/deniers")  # A white 3.
    assert "knowledge+3" in game.options(A)
    assert not {"cathedral3", "bishopric3"} & set(game.options(A))


@pytest.mark.parametrize(
    ("throw", "colour"), [("4 5 5 5", "white"), ("4 1 5 5", "yellow"), ("4 1 1 5", "red")]
)
def test_fortress_built_in_the_morning_protects_in_the_afternoon(throw: str, colour: str) -> None:
    """The Fortress: it protects from the next throw on, each colour of its column; a Palace does not."""
    wheel = "R/Y Y/R R/W R/R W/R W/W Y/W W/Y Y/Y"
    for word, crossed in (("fortress4", {"yellow6"}), ("palace4", {"yellow6", f"{colour}4"})):
        game = third_day(wheel).chance("6 4 5 5").take(A, f"die1 {word}").chance(throw)
        assert set(game.crossed(A)) == crossed


def test_red_die_crossed_out_leaves_the_column_without_a_fortress_for_good() -> None:
    """Ruling on 7.5: the Fortress is barred, also as a free building, so that the column cannot be
    protected."""
    game = attacked("R", 4, artisans=14)
    game.take(A, "die2/deniers")
    assert "fortress4" not in game.options(A)
    game.take(A, "city-hall1")
    assert {word for word in game.options(A) if word.startswith("fortress")} == {
        "fortress1",
        "fortress2",
        "fortress3",
        "fortress5",
        "fortress6",
    }
    with pytest.raises(Refusal):
        game.take(A, "fortress4")


def test_crossed_out_dice_stay_crossed_out_and_add_up() -> None:
    """Resolve the Event: each half day may add one."""
    game = third_day("R/Y Y/R R/W R/R W/R W/W Y/W W/Y Y/Y").chance("2 3 3 3")
    assert game.crossed(A) == ["red2"]
    game.take(A, "die2/deniers knowledge+3").chance("5 6 6 6")
    assert set(game.crossed(A)) == {"red2", "white5"}
    game.take(A, "die2/deniers deniers+6").chance("2 1 1 1")  # Black last, on notch 8, which was flipped.
    assert set(game.crossed(A)) == {"red2", "white5", "yellow2"}


def test_plaza_attacked_on_two_days_attacks_with_its_other_colour_the_second_time() -> None:
    """End of a Half Day: notch 5 lies at place 2 in the morning of day 3 and at place 1 in that of day 4."""
    game = third_day("R/Y Y/R R/W R/R W/R W/W Y/W W/Y Y/Y").chance("3 1 6 6")
    assert game.crossed(A) == ["white3"]
    game.take(A, "die1 influence+1").chance("1 2 2 2").take(A, "die2/deniers deniers+2").chance("5 6 6 6")
    assert set(game.crossed(A)) == {"white3", "white1", "red5"}


def test_destroyed_plaza_attacks_with_the_side_that_is_up_and_flips_after_the_actions() -> None:
    """Resolve the Event and End of a Half Day: the side attacked stays up until the half day ends."""
    game = third_day("R/Y Y/R R/W Y/W R/R W/R W/W W/Y Y/Y").chance("2 3 3 3")
    assert game.crossed(A) == ["yellow2"]
    assert game.plaza(4) == "Y/W"
    game.take(A, "die2/deniers influence+3")
    assert game.plaza(4) == "W/Y"
    assert game.crossed(A) == ["yellow2"]
    assert game.actors() == [CHANCE]


def test_attack_takes_neither_citizens_nor_resources() -> None:
    """Resolve the Event: only the die is crossed out."""
    game = attacked("Y", 2, knights=4, artisans=5, priests=6, influence=7, circled_deniers=9)
    assert game.citizens(A) == (4, 5, 6)
    assert game.unspent(A) == (7, 3, 3)
    assert game.circled(A) == (7, 9, 3)
