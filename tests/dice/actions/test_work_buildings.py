"""Work buildings: Count's Palace, City Hall and Bishopric in each column."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, Playing, table
from troyes.core.state import CHANCE

WORK = {"palace": ("R", 0), "city-hall": ("Y", 1), "bishopric": ("W", 2)}
PRESTIGE = {"palace": "fortress", "city-hall": "great-hall", "bishopric": "cathedral"}
RESOURCE = {"palace": "influence", "city-hall": "deniers", "bishopric": "knowledge"}


def die_for(row: str, value: int, **marks: object) -> Playing:
    """A seat that took a die of the row's colour and of this value for its only denier, and can change
    nothing."""
    colour = WORK[row][0]
    return (
        table()
        .plazas(f"{colour} {colour} {colour} {colour}")
        .dice(black=1, others=(value, value, value))
        .sheet(A, influence=0, deniers=1, knowledge=0)
        .sheet(A, **marks)
        .start()
        .take(A, "die3")
    )


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("row", WORK)
def test_work_building_brings_two_citizens_of_its_colour(row: str, column: int) -> None:
    """Construct a Work Building: two knights, artisans or priests in every column, and nothing else."""
    game = die_for(row, column).take(A, f"{row}{column}")
    assert game.drawn(A) == [f"{row}{column}"]
    assert game.citizens(A) == tuple(2 if track == WORK[row][1] else 0 for track in range(3))
    assert game.unspent(A) == (0, 0, 0)
    assert game.circled(A) == (3, 3, 3)
    assert game.values(A) == {}
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize("column", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("row", WORK)
def test_work_building_requires_its_colour_and_value(row: str, column: int) -> None:
    """Construct a Work Building: red, yellow or white, in the column of the value and no other."""
    offered = set(die_for(row, column).options(A))
    assert offered == {f"{RESOURCE[row]}+{column}", f"{PRESTIGE[row]}{column}", f"{row}{column}"}


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("row", WORK)
def test_work_building_stands_in_the_column_with_the_number(row: str, value: int) -> None:
    """Your scoresheet: the value is sought among the numbers written above the columns, 3 4 5 6 1 2 here."""
    colour = WORK[row][0]
    game = (
        table()
        .numbers(3, 4, 5, 6, 1, 2)
        .plazas(f"R {colour} {colour} {colour}")
        .dice(black=1, others=(value, value, value))
        .sheet(A, influence=0, deniers=1, knowledge=0)
        .start()
        .take(A, "die3")
    )
    column = {3: 1, 4: 2, 5: 3, 6: 4, 1: 5, 2: 6}[value]
    assert [word for word in game.options(A) if word.startswith(row)] == [f"{row}{column}"]
    game.take(A, f"{row}{column}")
    assert game.drawn(A) == [f"{row}{column}"]


@pytest.mark.parametrize("row", WORK)
def test_work_building_is_drawn_once(row: str) -> None:
    """Construct a Work Building: what is drawn cannot be drawn again; the prestige building stays open."""
    game = die_for(row, 4, drawn=f"{row}4")
    assert set(game.options(A)) == {f"{RESOURCE[row]}+4", f"{PRESTIGE[row]}4"}


@pytest.mark.parametrize("row", WORK)
def test_work_building_stands_beside_a_drawn_prestige_building(row: str) -> None:
    """Construct a Work Building: both buildings of a column can be drawn, in either order, one for each
    die."""
    game = die_for(row, 4, drawn=f"{PRESTIGE[row]}4")
    assert set(game.options(A)) == {f"{RESOURCE[row]}+4", f"{row}4"}
    game.take(A, f"{row}4")
    assert set(game.drawn(A)) == {f"{PRESTIGE[row]}4", f"{row}4"}


def test_work_building_with_a_changed_die_brings_the_citizens_of_the_building() -> None:
    """Construct a Work Building: a red 3 made a white 4 builds the Bishopric and brings priests."""
    game = table().plazas("R Y W R").dice(black=6, others=(3, 6, 6)).start().take(A, "die1 bishopric4")
    assert game.unspent(A) == (2, 3, 1)
    assert game.citizens(A) == (0, 0, 2)
    assert game.drawn(A) == ["bishopric4"]
