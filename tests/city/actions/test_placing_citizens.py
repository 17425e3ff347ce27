"""Placing a citizen on a principal building: his space, who is shifted or expelled, who is protected, where he comes
from."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Playing, Table, city


def board(dice: str, *, players: int = 3, supply: int = 1) -> Table:
    """Seat A is to move with citizens in his supply, and without influence; a yellow 1 of B keeps the round going."""
    return city(players).seat(A, supply=supply, influence=0).dice(f"{dice} y1@B")


def spaces(at: int) -> str:
    """One citizen of A alone on a space of a building."""
    return " ".join("A" if space == at else "-" for space in range(1, 7))


# The space


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    "building, colour, entrances",
    [
        ("palace", "r", (1, 2, 3, 4, 5, 6)),
        ("city-hall", "y", (1, 1, 3, 3, 5, 5)),
        ("bishopric", "w", (1, 1, 1, 4, 4, 4)),
    ],
)
def test_placing_goes_by_the_value_of_the_die(
    building: str, colour: str, entrances: tuple[int, ...], value: int
) -> None:
    """Action 4: the matching space at the Palace, else the first space of the matching row. Ruling: the rows are 1-2,
    3-4, 5-6 at City Hall and 1-3, 4-6 at the Bishopric."""
    game = board(f"{colour}{value}@A").start().take(A, f"{building} supply {colour}{value}@A")
    assert game.building(building) == spaces(entrances[value - 1])
    assert game.lying(building) == ""
    assert game.supply(A) == 0


@pytest.mark.parametrize(
    "before, after, lying",
    [
        ("- -", "A -", ""),
        ("B -", "A B", ""),
        ("- B", "A B", ""),
        ("B C", "A B", "C"),
        ("C B", "A C", "B"),
        ("B N", "A B", "N"),
        ("A B", "A A", "B"),
    ],
)
@pytest.mark.parametrize("value", [1, 3, 5])
def test_placing_at_city_hall_shifts_the_row_to_the_right(
    value: int, before: str, after: str, lying: str
) -> None:
    """Action 4: the newcomer stands first, the others move right into the first gap; who falls out at the end lies on
    the building. The other rows do not change."""
    rows, expected = ["N N"] * 3, ["N N"] * 3
    rows[value // 2], expected[value // 2] = before, after
    game = board(f"y{value}@A").building("city-hall", " ".join(rows)).start()
    game.take(A, f"city-hall supply y{value}@A")
    assert game.building("city-hall") == " ".join(expected)
    assert game.lying("city-hall") == lying


@pytest.mark.parametrize(
    "before, after, lying",
    [
        ("- - -", "A - -", ""),
        ("B - -", "A B -", ""),
        ("- B -", "A B -", ""),
        ("- - B", "A - B", ""),
        ("B C -", "A B C", ""),
        ("B - C", "A B C", ""),
        ("- B C", "A B C", ""),
        ("B C N", "A B C", "N"),
        ("N C B", "A N C", "B"),
        ("B B C", "A B B", "C"),
    ],
)
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_placing_at_the_bishopric_shifts_the_row_to_the_right(
    value: int, before: str, after: str, lying: str
) -> None:
    """Action 4: a gap in the middle takes up the shift, so that those behind it stay."""
    low = value <= 3
    other = "N N N"
    rows = f"{before} {other}" if low else f"{other} {before}"
    game = board(f"w{value}@A").building("bishopric", rows).start().take(A, f"bishopric supply w{value}@A")
    assert game.building("bishopric") == (f"{after} {other}" if low else f"{other} {after}")
    assert game.lying("bishopric") == lying


@pytest.mark.parametrize("old", ["B", "C", "N"])
def test_placing_at_the_palace_replaces_who_stands_there(old: str) -> None:
    """Action 4: the old citizen of that space lies on the Palace; nobody else moves."""
    game = board("r3@A").building("palace", f"N B {old} - C N").start().take(A, "palace supply r3@A")
    assert game.building("palace") == "N B A - C N"
    assert game.lying("palace") == old


def test_placing_at_an_empty_space_of_the_palace_expels_nobody() -> None:
    """Action 4."""
    game = board("r4@A").building("palace", "N B C - C N").start().take(A, "palace supply r4@A")
    assert game.building("palace") == "N B C A C N"
    assert game.lying("palace") == ""


def test_placing_may_lay_citizens_of_several_players_on_one_building() -> None:
    """Action 4: more than one player can have a citizen lying there."""
    game = board("r3@A").building("palace", "- - C - - -", "B N").start().take(A, "palace supply r3@A")
    assert sorted(game.lying("palace").split()) == ["B", "C", "N"]


def test_placing_leaves_the_dice_of_the_expelled_in_his_district() -> None:
    """Phases 2 and 4: the workforce of the round is rolled already."""
    game = board("r3@A").dice("r6@B").building("palace", "- - B - - -").start().take(A, "palace supply r3@A")
    assert game.dice() == ["r6@B", "y1@B"]


# Exactly one die


@pytest.mark.parametrize(
    "place, dice", [("palace", "r2@A r3@A"), ("city-hall", "y2@A y3@A"), ("bishopric", "w2@A w3@A")]
)
def test_placing_takes_exactly_one_die(place: str, dice: str) -> None:
    """Action 4: no second die is asked for."""
    first, second = dice.split()
    game = board(dice).start().take(A, f"{place} supply {first}")
    assert game.actors() == [B]
    assert game.dice() == [second, "y1@B"]


@pytest.mark.parametrize("owner, to_owner", [("A", 0), ("B", 2), ("N", 0)])
def test_placing_with_a_bought_die_costs_2(owner: str, to_owner: int) -> None:
    """Phase 4: the price of a single die."""
    game = board(f"r2@{owner}").start().take(A, f"palace supply r2@{owner}")
    assert game.deniers(A) == (5 if owner == "A" else 3)
    assert game.deniers(B) == 5 + to_owner


# Protection


def dice_for(game: Playing, place: str) -> list[str]:
    """The dice with which A may place a citizen of his supply there."""
    return game.take(A, f"{place} supply").options(A)


def test_protection_at_the_palace_holds_all_spaces_of_a_colour_that_lies_there() -> None:
    """Action 4, Important: with a citizen of B lying nobody can expel another of B from the Palace; other colours and
    empty spaces are open."""
    game = board("r1@A r2@A r3@A r4@A").building("palace", "B C B - N -", "B").start()
    assert dice_for(game, "palace") == ["r2@A", "r4@A"]


def test_protection_ends_where_no_citizen_of_that_colour_lies() -> None:
    """Action 4, Important: without one lying all the spaces are open."""
    game = board("r1@A r2@A r3@A r4@A").building("palace", "B C B - N -").start()
    assert dice_for(game, "palace") == ["r1@A", "r2@A", "r3@A", "r4@A"]


def test_protection_is_good_for_that_building_only() -> None:
    """Action 4, Important: lying at City Hall does not help at the Palace."""
    table = board("r1@A y1@A").building("palace", "B - - - - -").building("city-hall", "C B - - - -", "B")
    assert dice_for(table.start(), "palace") == ["r1@A"]
    assert "city-hall" not in table.start().options(A)


@pytest.mark.parametrize(
    "rows, expected",
    [
        ("C B N N N N", ["y3@A", "y5@A"]),
        ("B C N N N N", ["y1@A", "y3@A", "y5@A"]),
        ("B - B B B N", ["y1@A", "y5@A"]),
        ("- B C B C B", ["y1@A"]),
        ("B B B B B B", []),
    ],
)
def test_protection_at_city_hall_looks_at_who_would_fall_out(rows: str, expected: list[str]) -> None:
    """Action 4, Important: only the last citizen of a full row counts; one who is merely shifted is not expelled."""
    game = board("y1@A y3@A y5@A").seat(A, deniers=0).building("city-hall", rows, "B").start()
    if expected:
        assert dice_for(game, "city-hall") == expected
    else:
        assert "city-hall" not in game.options(A)


@pytest.mark.parametrize(
    "rows, expected",
    [
        ("C C B N N N", ["w4@A"]),
        ("B B C N N N", ["w1@A", "w4@A"]),
        ("B - B B B B", ["w1@A"]),
        ("N N B C - B", ["w4@A"]),
        ("N N B C C B", []),
    ],
)
def test_protection_at_the_bishopric_looks_at_who_would_fall_out(rows: str, expected: list[str]) -> None:
    """Action 4, Important: as at City Hall."""
    game = board("w1@A w4@A").building("bishopric", rows, "B").start()
    if expected:
        assert dice_for(game, "bishopric") == expected
    else:
        assert "bishopric" not in game.options(A)


def test_protection_holds_against_its_own_player_too() -> None:
    """Action 4, Important: nobody can expel that colour, not even the player himself."""
    game = board("r1@A r2@A").building("palace", "A B - - - -", "A").start()
    assert dice_for(game, "palace") == ["r2@A"]


def test_protection_holds_for_the_grey_colour() -> None:
    """Action 4, Important: the rule speaks of a colour that already lies there, and grey is one."""
    game = board("r1@A r2@A").building("palace", "N B - - - -", "N").start()
    assert dice_for(game, "palace") == ["r2@A"]


def test_protection_of_several_colours_at_once() -> None:
    """Action 4, Important: each colour that lies there is safe."""
    game = board("r1@A r2@A r3@A r4@A").building("palace", "B C N A - -", "B C").start()
    assert dice_for(game, "palace") == ["r3@A", "r4@A"]


def test_protection_begins_with_the_first_expulsion() -> None:
    """Action 4, Important: the citizen just expelled protects the others of his colour from the next player on."""
    table = board("r1@A r2@C r3@C").seat(C, supply=1, influence=0).building("palace", "B B N - - -")
    game = table.start().take(A, "palace supply r1@A").take(B, "pass")
    assert game.take(C, "palace supply").options(C) == ["r3@C"]


def test_protection_goes_with_the_citizen_who_lay_there() -> None:
    """Action 4: a lying citizen may be placed elsewhere, and no longer protects."""
    table = board("y3@A r1@B").building("palace", "A - - - - -", "A").seat(B, supply=1, influence=0)
    game = table.start().take(A, "city-hall lying-palace y3@A")
    assert game.lying("palace") == ""
    assert game.take(B, "palace supply").options(B) == ["r1@B"]


def test_protection_does_not_stop_the_lying_citizen_himself_from_coming_back() -> None:
    """Action 4, ruling R68: he is taken up before he is placed, so that his own colour no longer lies there."""
    game = board("r1@A").building("palace", "A - - - - -", "A").start()
    assert game.take(A, "palace lying-palace").options(A) == ["r1@A"]
    assert game.take(A, "r1@A").building("palace") == "A - - - - -"
    assert game.lying("palace") == "A"


@pytest.mark.parametrize(
    "place, die, before, after",
    [
        ("city-hall", "y1@A", "B A - - - -", "A B - - - -"),
        ("bishopric", "w4@A", "- - - B C A", "- - - A B C"),
    ],
)
def test_protection_goes_over_to_the_citizen_whom_the_lying_one_expels(
    place: str, die: str, before: str, after: str
) -> None:
    """Action 4, ruling R68: in a full row the last of the same colour falls out and lies there in his stead."""
    game = board(die, supply=0).building(place, before, "A").start()
    game.take(A, f"{place} lying-{place} {die}")
    assert (game.building(place), game.lying(place), game.supply(A)) == (after, "A", 0)


def test_protection_of_another_colour_holds_against_the_lying_citizen_who_comes_back() -> None:
    """Action 4, ruling R68: with his going up only his own colour loses its protection; B lies there still."""
    game = board("r1@A r2@A", supply=0).building("palace", "A B - - - -", "A B").start()
    assert game.take(A, "palace lying-palace").options(A) == ["r1@A"]


def test_protection_is_not_touched_when_one_of_the_same_row_is_taken() -> None:
    """Action 4: the citizen is taken first; his gap takes up the shift and nobody is expelled, though B lies there."""
    game = board("y1@A", supply=0).building("city-hall", "B A - - - -", "B").start()
    game.take(A, "city-hall city-hall2 y1@A")
    assert game.building("city-hall") == "A B - - - -"
    assert game.lying("city-hall") == "B"


def test_protection_leaves_only_the_sources_that_expel_nobody_protected() -> None:
    """Action 4: A's last citizen of the row is safe while another of A lies there; he may himself be moved to the
    front, or the lying one be taken up."""
    game = board("y1@A").building("city-hall", "C A - - - -", "A").start()
    assert set(game.take(A, "city-hall").options(A)) == {"city-hall2", "lying-city-hall"}
    assert game.take(A, "lying-city-hall y1@A").building("city-hall") == "A C - - - -"
    assert game.lying("city-hall") == "A"


# Where the citizen comes from


def scattered(dice: str, supply: int) -> Table:
    """Seat A has a citizen at every kind of place."""
    table = (
        board(dice, supply=supply).building("palace", "A - - - - -", "A").building("city-hall", "- - B A - -")
    )
    table.building("bishopric", "- A C - - -").card("merchant", "B A").card("hunting", "B C", "A")
    return table


def test_source_is_any_place_of_the_own_citizens() -> None:
    """Action 4: the personal supply or any own citizen on the board, the illustrations of cards included."""
    game = scattered("r6@A", 1).start().take(A, "palace")
    assert set(game.options(A)) == {
        "palace1",
        "city-hall4",
        "bishopric2",
        "lying-palace",
        "from-yellow1",
        "from-red2",
        "supply",
    }


def test_source_is_not_the_supply_when_it_is_empty() -> None:
    """Action 4: without a citizen there one comes from the board."""
    assert "supply" not in scattered("r6@A", 0).start().take(A, "palace").options(A)


@pytest.mark.parametrize(
    "source", ["palace1", "city-hall4", "bishopric2", "lying-palace", "from-yellow1", "from-red2"]
)
def test_source_loses_the_citizen_and_nobody_moves_up(source: str) -> None:
    """Action 4: his place becomes free; those beside him stay where they are."""
    game = scattered("r6@A", 1).start().take(A, f"palace {source} r6@A")
    assert game.building("palace") == ("- - - - - A" if source == "palace1" else "A - - - - A")
    assert game.lying("palace") == ("" if source == "lying-palace" else "A")
    assert game.building("city-hall") == ("- - B - - -" if source == "city-hall4" else "- - B A - -")
    assert game.building("bishopric") == ("- - C - - -" if source == "bishopric2" else "- A C - - -")
    assert game.tradesmen("merchant") == ("B -" if source == "from-yellow1" else "B A")
    assert game.tradesmen("hunting") == "B C"
    assert game.onlookers("hunting") == ("" if source == "from-red2" else "A")
    assert game.supply(A) == 1


def test_source_is_needed_and_a_citizen_can_be_recruited_first() -> None:
    """Action 4 and Influence: who has no citizen anywhere hires one for 2 influence before he places."""
    game = board("r6@A", supply=0).seat(A, influence=2).start()
    assert "palace" not in game.options(A)
    game.take(A, "recruit palace supply r6@A")
    assert game.building("palace") == "- - - - - A"
    assert (game.influence(A), game.supply(A)) == (0, 0)


# The examples of the rulebook: Anna A, Faye B, Geoffrey C, Emily D


def test_example_of_placing_at_city_hall_expelling_an_own_citizen() -> None:
    """Example: Faye buys Geoffrey's yellow 1 for 2 and enters row 1 of City Hall; her own citizen falls out."""
    table = (
        city(4).starter(B).turn(B).seat(B, supply=1).dice("y1@C r3@N").building("city-hall", "C B A C A D")
    )
    game = table.start().take(B, "city-hall supply y1@C")
    assert game.building("city-hall") == "B C A C A D"
    assert game.lying("city-hall") == "B"
    assert (game.deniers(B), game.deniers(C)) == (3, 7)


def test_example_of_placing_at_the_palace_with_a_grey_die() -> None:
    """Example: Anna buys the grey red 3 for 2 and takes space 3 of the Palace; Emily's citizen lies there."""
    table = city(4).seat(A, supply=1).dice("y1@C r3@N").building("palace", "N D D N D A")
    game = table.start().take(A, "palace supply r3@N")
    assert game.building("palace") == "N D A N D A"
    assert game.lying("palace") == "D"
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [3, 5, 5, 5]
