"""Phase 2: one die for each citizen on a building, thrown seat by seat, those of the neutral citizens last."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Table, city
from troyes.core.state import CHANCE


def workforce(players: int = 2) -> Table:
    """A table where the workforce is thrown next, and then the first turn comes."""
    return city(players).now("roll-workforce", "first-turn", "end-round", "next-round")


@pytest.mark.parametrize(
    "building, colour",
    [("palace", "r"), ("city-hall", "y"), ("bishopric", "w")],
)
@pytest.mark.parametrize("citizens", [1, 3, 6])
def test_workforce_of_a_building_is_one_die_of_its_colour_per_citizen(
    building: str, colour: str, citizens: int
) -> None:
    """Phase 2: Palace red, City Hall yellow, Bishopric white."""
    game = workforce().building(building, " ".join("A" * citizens + "-" * (6 - citizens))).start()
    assert game.actors() == [CHANCE]
    game.chance(" ".join(str(value) for value in range(1, citizens + 1)))
    assert game.dice() == [f"{colour}{value}@A" for value in range(1, citizens + 1)]
    assert game.actors() == [A]


def test_workforce_die_shows_1_to_6_each_as_likely() -> None:
    game = workforce().building("palace", "A - - - - -").start()
    assert game.options(CHANCE) == ["1", "2", "3", "4", "5", "6"]
    assert len(set(game.state.weights())) == 1


def test_workforce_is_thrown_by_seat_red_yellow_white_and_neutral_last() -> None:
    """Phase 2, with the notation's order within a seat."""
    game = (
        workforce(3)
        .building("palace", "A N - - B -")
        .building("city-hall", "C C A - - N")
        .building("bishopric", "B A N - - C")
        .start()
    )
    thrown = [
        ("1", ["r1@A"]),
        ("2", ["r1@A", "y2@A"]),
        ("3", ["r1@A", "y2@A", "w3@A"]),
        ("4", ["r1@A", "y2@A", "w3@A", "r4@B"]),
        ("5", ["r1@A", "y2@A", "w3@A", "r4@B", "w5@B"]),
    ]
    for word, dice in thrown:
        game.chance(word)
        assert game.dice() == dice
    game.chance("6 1 2")
    assert game.dice()[5:] == ["y1@C", "y6@C", "w2@C"]
    game.chance("3 4 5")
    assert game.dice()[8:] == ["r3@N", "y4@N", "w5@N"]
    assert game.actors() == [A]


@pytest.mark.parametrize("starter", [A, B, C])
def test_workforce_is_thrown_from_seat_a_on_and_the_start_player_moves_first(starter: int) -> None:
    """The order of throws changes nothing in the game; Phase 4 begins with the start player."""
    game = workforce(3).starter(starter).building("palace", "C B A - - N").start()
    game.chance("1 2 3 4")
    assert game.dice() == ["r1@A", "r2@B", "r3@C", "r4@N"]
    assert game.actors() == [starter]


def test_workforce_counts_neither_tradesmen_nor_supply_nor_cubes() -> None:
    game = (
        workforce()
        .seat(A, supply=5)
        .card("merchant", "A B")
        .card("priest", "B A", A=3)
        .cathedral("A A B - - -")
        .building("city-hall", "- - - - - A")
        .start()
    )
    game.chance("6")
    assert game.dice() == ["y6@A"]
    assert game.actors() == [A]


def test_workforce_of_a_player_without_citizens_on_the_buildings_is_no_die() -> None:
    game = workforce().building("palace", "B - - - - -").building("bishopric", "N - - - - -").start()
    game.chance("5 6")
    assert game.dice() == ["r5@B", "w6@N"]


def test_workforce_of_the_neutral_citizens_belongs_to_nobody() -> None:
    """Phase 2: they lie in the gray district; using one is paid to the bank (2 deniers for a single die)."""
    game = workforce().building("palace", "- - N - - -").building("city-hall", "B - - - - -").start()
    game.chance("1 6")
    assert game.dice() == ["y1@B", "r6@N"]
    assert not [word for word in game.options(A) if word.startswith("reroll")]
    game.take(A, "marauding r6@N done x2")
    assert (game.deniers(A), game.deniers(B), game.event_cubes("marauding")) == (3, 5, "A A")


def test_workforce_of_all_18_spaces_is_18_dice() -> None:
    """Contents: 6 dice of each colour are enough for 6 spaces of each building."""
    game = (
        workforce(4)
        .building("palace", "A B C D N N")
        .building("city-hall", "A B C D A B")
        .building("bishopric", "C D A B C D")
        .start()
    )
    game.chance("3 " * 18)
    assert len(game.dice()) == 18
    assert [sum(die.startswith(colour) for die in game.dice()) for colour in "ryw"] == [6, 6, 6]
    assert [sum(die.endswith(f"@{owner}") for die in game.dice()) for owner in "ABCDN"] == [4, 4, 4, 4, 2]


def test_workforce_stays_when_an_event_expels_a_citizen_afterwards() -> None:
    """Phases 2 and 3: the dice of a citizen expelled in the same round are kept; he gives none in the next round."""
    game = (
        city(2)
        .building("palace", "A - - - - B")
        .event("succession-conflict")
        .now(
            "roll-workforce",
            "strike-all",
            "limit-enemies",
            "roll-black-dice",
            "first-turn",
            "end-round",
            "next-round",
        )
        .start()
    )
    game.chance("5 6")
    game.chance("1")
    assert (game.building("palace"), game.lying("palace")) == ("N - - - - B", "A")
    game.chance("1").take(A, "r5@A done")
    assert game.dice() == ["r6@B"]
    game.take(A, "pass").take(B, "pass")
    assert (game.round(), game.supply(A)) == (4, 1)
    game.chance("2 3")
    assert game.dice() == ["r2@B", "r3@N"]
