"""Prestige buildings: Fortress, Great Hall and Cathedral in each column."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.dice.builder import A, B, Playing, table
from troyes.core.state import CHANCE

ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")


def dice_of(value: int, colours: str, **marks: object) -> Playing:
    """Three dice of one value on plazas of these colours, at places 2 to 4; the black die on a red plaza at
    1."""
    return (
        table()
        .plazas(f"R {colours}")
        .dice(black=1, others=(value, value, value))
        .sheet(
            A,
            influence=0,
            deniers=1,
            knowledge=2,
            circled_influence=6,
            circled_deniers=6,
            circled_knowledge=6,
        )
        .sheet(A, **marks)
        .start()
    )


@pytest.mark.parametrize(
    ("column", "citizens"),
    [(1, (1, 0, 0)), (2, (1, 0, 0)), (3, (0, 1, 0)), (4, (0, 1, 0)), (5, (0, 0, 1)), (6, (0, 0, 1))],
)
def test_fortress_brings_the_citizen_of_its_column(column: int, citizens: tuple[int, ...]) -> None:
    """The Fortress: the citizen in its silhouette, from left to right two knights, two artisans, two
    priests."""
    game = dice_of(column, "R R R").take(A, f"die3 fortress{column}")
    assert game.drawn(A) == [f"fortress{column}"]
    assert game.citizens(A) == citizens
    assert game.unspent(A) == (0, 0, 2)
    assert game.circled(A) == (6, 6, 6)
    assert game.values(A) == {}
    assert game.crossed(A) == []
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("column", "colour", "track"),
    [(1, "R", 0), (3, "Y", 1), (5, "W", 2)],
    ids=["influence", "deniers", "knowledge"],
)
def test_great_hall_brings_three_resources_for_each_die_of_its_colour(
    column: int, colour: str, track: int, count: int
) -> None:
    """The Great Hall in columns 1, 3, 5: three influence, deniers, knowledge for each red, yellow, white die.
    The die at place 3 builds it, changed into yellow for two knowledge where needed, and counts in its
    plaza's colour."""
    other = "W" if colour != "W" else "R"
    colours = [colour if place < count else other for place in range(3)]
    game = dice_of(column, " ".join(colours), knowledge=3).take(A, f"die3 great-hall{column}")
    unspent = [0, 0, 3 if colours[1] == "Y" else 1]
    circled = [6, 6, 6]
    unspent[track] += 3 * count
    circled[track] += 3 * count
    assert game.unspent(A) == tuple(unspent)
    assert game.circled(A) == tuple(circled)
    # Six more symbols reach the 12th, which brings a citizen.
    assert game.citizens(A) == tuple(int(at == track and count >= 2) for at in range(3))
    assert game.drawn(A) == [f"great-hall{column}"]


@pytest.mark.parametrize("count", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("column", "colour", "track"),
    [(2, "R", 0), (4, "Y", 1), (6, "W", 2)],
    ids=["knights", "artisans", "priests"],
)
def test_great_hall_brings_two_citizens_for_each_die_of_its_colour(
    column: int, colour: str, track: int, count: int
) -> None:
    """The Great Hall in columns 2, 4, 6: two knights, artisans, priests for each red, yellow, white die."""
    other = "W" if colour != "W" else "R"
    colours = [colour if place < count else other for place in range(3)]
    game = dice_of(column, " ".join(colours)).take(A, f"die3 great-hall{column}")
    assert game.citizens(A) == tuple(2 * count if at == track else 0 for at in range(3))
    assert game.unspent(A) == (0, 0, 2 if colours[1] == "Y" else 0)
    assert game.circled(A) == (6, 6, 6)
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize(("column", "colour"), [(1, "R"), (2, "R"), (3, "Y"), (4, "Y"), (5, "W"), (6, "W")])
def test_great_hall_does_not_count_the_plaza_of_the_black_die(column: int, colour: str) -> None:
    """Ruling on 7.6: only dice that may be chosen are available; the black die lies on the wanted colour."""
    other = "R Y R" if colour == "W" else ("W Y W" if colour == "R" else "R W R")
    game = (
        table()
        .plazas(f"{colour} {other}")
        .dice(black=1, others=(column, column, column))
        .sheet(A, knowledge=2)
        .start()
        .take(A, f"die3 great-hall{column}")
    )
    assert game.circled(A) == (3, 3, 3)
    assert game.citizens(A) == (0, 0, 0)


def test_great_hall_ignores_the_colour_change_of_its_own_die() -> None:
    """The Great Hall, note: a red die made yellow still counts as red and does not count as yellow."""
    red_counts = dice_of(1, "W R W").take(A, "die3 great-hall1")
    assert red_counts.circled(A) == (9, 6, 6)
    not_yellow = dice_of(3, "W R W").take(A, "die3 great-hall3")
    assert not_yellow.circled(A) == (6, 6, 6)
    not_yellow_either = dice_of(4, "W R Y").take(A, "die3 great-hall4")
    assert not_yellow_either.citizens(A) == (0, 2, 0)


def test_great_hall_counts_the_die_that_builds_it() -> None:
    """Ruling on 7.6: the chosen yellow die is among the available ones."""
    assert dice_of(4, "W Y W").take(A, "die3 great-hall4").citizens(A) == (0, 2, 0)


def test_great_hall_counts_dice_of_any_value_and_price() -> None:
    """The Great Hall: what counts is the colour; values, prices and an empty purse do not matter."""
    game = (
        table()
        .plazas("Y W R W")
        .dice(black=4, others=(2, 3, 6))
        .sheet(A, influence=4, deniers=0, knowledge=0)
        .start()
        .take(A, "die1 great-hall6")
    )
    assert game.citizens(A) == (0, 0, 4)
    assert game.unspent(A) == (0, 0, 0)


def test_great_hall_counts_dice_whatever_others_choose() -> None:
    """Perform an Action: dice stay where they are, so that a die chosen by somebody else is still
    available."""
    game = table(2).plazas("Y W R W").dice(black=4, others=(6, 6, 6)).start()
    assert game.black_place() == 1
    game.take(A, "die2/influence knowledge+6").take(B, "die4 great-hall6")
    assert game.citizens(B) == (0, 0, 4)


def test_great_hall_of_nine_influence_passes_two_symbols_with_citizens() -> None:
    """The Great Hall and Gain Resources: from 3 circled to 12, past the 6th and the 12th symbol."""
    game = (
        table().plazas("Y R R R").dice(black=1, others=(1, 2, 3)).start().take(A, "die2/deniers great-hall1")
    )
    assert game.circled(A) == (12, 3, 3)
    assert game.unspent(A) == (12, 2, 1)
    assert game.citizens(A) == (2, 0, 0)


def test_great_hall_gain_stops_at_the_eighteenth_symbol() -> None:
    """Ruling on 7.2: with 16 influence circled, two of nine find a symbol."""
    game = dice_of(1, "R R R", circled_influence=16).take(A, "die3 great-hall1")
    assert game.circled(A) == (18, 6, 6)
    assert game.unspent(A) == (2, 0, 0)
    assert game.citizens(A) == (1, 0, 0)


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5, 6])
def test_cathedral_unlocks_the_row_of_its_column_and_brings_nothing_else(column: int) -> None:
    """The Cathedral: Fortresses, Palaces, Great Halls, City Halls, Cathedrals, Bishoprics from left to
    right."""
    game = dice_of(column, "W W W").take(A, f"die3 cathedral{column}")
    assert game.drawn(A) == [f"cathedral{column}"]
    assert game.values(A) == {ROWS[column - 1]: 1}
    assert game.citizens(A) == (0, 0, 0)
    assert game.unspent(A) == (0, 0, 2)
    assert game.circled(A) == (6, 6, 6)
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize("order", [(1, 2, 3, 4, 5, 6), (6, 5, 4, 3, 2, 1), (3, 6, 1, 5, 2, 4)])
def test_cathedral_values_follow_the_order_of_building(order: tuple[int, ...]) -> None:
    """The Cathedral: 1 for the first two, 2 for the next two, 3 for the last two, whatever their columns."""
    drawn: list[int] = []
    values: dict[str, int] = {}
    for column, value in zip(order, (1, 1, 2, 2, 3, 3), strict=True):
        words = " ".join(f"cathedral{built}" for built in drawn)
        game = (
            dice_of(column, "W W W", drawn=words, values=dict(values)) if drawn else dice_of(column, "W W W")
        )
        game.take(A, f"die3 cathedral{column}")
        drawn.append(column)
        values[ROWS[column - 1]] = value
        assert game.values(A) == values


def test_cathedral_values_follow_the_order_of_building_in_one_game() -> None:
    """The Cathedral: six in a row in one game; a number once written does not change."""
    game = table().numbers(6, 5, 4, 3, 2, 1).plazas("W W W W").dice(black=6, others=(1, 1, 1))
    playing = game.sheet(A, influence=18, deniers=0, knowledge=12).start()
    written: dict[str, int] = {}
    for column, value in ((6, 1), (1, 1), (4, 2), (2, 2), (5, 3), (3, 3)):
        if playing.actors() == [CHANCE]:
            playing.chance("6 1 1 1")
        playing.take(A, f"die1 cathedral{column}")
        written[ROWS[column - 1]] = value
        assert playing.values(A) == written


@pytest.mark.parametrize(
    ("colour", "offered"),
    [
        ("R", {"influence+4", "fortress4", "palace4"}),
        ("Y", {"deniers+4", "great-hall4", "city-hall4"}),
        ("W", {"knowledge+4", "cathedral4", "bishopric4"}),
    ],
)
def test_prestige_building_requires_its_colour_and_value(colour: str, offered: set[str]) -> None:
    """Construct a Prestige Building: red for the Fortress, yellow for the Great Hall, white for the
    Cathedral, in the column of the value and no other."""
    game = dice_of(4, f"{colour} {colour} {colour}", knowledge=1).take(A, "die3")
    assert set(game.options(A)) == offered


@pytest.mark.parametrize(("colour", "row"), [("R", "fortress"), ("Y", "great-hall"), ("W", "cathedral")])
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_prestige_building_stands_in_the_column_with_the_number(colour: str, row: str, value: int) -> None:
    """Your scoresheet: the value is sought among the numbers written above the columns, 4 3 2 1 6 5 here."""
    game = (
        table()
        .numbers(4, 3, 2, 1, 6, 5)
        .plazas(f"R {colour} {colour} {colour}")
        .dice(black=1, others=(value, value, value))
        .sheet(A, influence=0, deniers=1, knowledge=0)
        .start()
        .take(A, "die3")
    )
    column = {4: 1, 3: 2, 2: 3, 1: 4, 6: 5, 5: 6}[value]
    assert [word for word in game.options(A) if word.startswith(row)] == [f"{row}{column}"]


@pytest.mark.parametrize(
    ("colour", "row", "kept"),
    [
        ("R", "fortress", {"influence+2", "palace2"}),
        ("Y", "great-hall", {"deniers+2", "city-hall2"}),
        ("W", "cathedral", {"knowledge+2", "bishopric2"}),
    ],
)
def test_prestige_building_is_drawn_once(colour: str, row: str, kept: set[str]) -> None:
    """Construct a Prestige Building: what is drawn cannot be drawn again; the rest of the column stays
    open."""
    game = dice_of(2, f"{colour} {colour} {colour}", knowledge=0, drawn=f"{row}2").take(A, "die3")
    assert set(game.options(A)) == kept


def test_six_fortresses_bring_two_citizens_of_each_colour_and_three_links() -> None:
    """The Fortress: all six in one game, in any order, bring two of each colour and one more for each
    link."""
    for order in list(permutations(range(1, 7)))[::97]:
        citizens: tuple[int, ...] = (0, 0, 0)
        drawn: list[str] = []
        for column in order:
            marks = dict(zip(("knights", "artisans", "priests"), citizens, strict=True))
            game = dice_of(column, "R R R", drawn=" ".join(drawn), circled_influence=18, **marks)
            citizens = game.take(A, f"die3 fortress{column}").citizens(A)
            drawn.append(f"fortress{column}")
        # All three tracks reach 3: the bonus of the third column adds resources, never citizens, from 6 to 7.
        assert citizens == (3, 3, 3)
