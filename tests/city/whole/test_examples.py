"""The rulebook's worked examples on set-up, income, workforce, events, black dice and combat.

Anna, Faye, Geoffrey and Emily are the seats A, B, C and D. The pictures are lost; what the texts tell about the first
round of the four fits together, so one game runs through the examples of its phases."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Playing, city, fresh
from troyes.core.state import CHANCE

ANNA, FAYE, GEOFFREY, EMILY = A, B, C, D
PLAYERS = (ANNA, FAYE, GEOFFREY, EMILY)


@pytest.fixture(name="placed")
def placed_citizens() -> Playing:
    """The game after the initial placement, as the example on it and those that follow tell."""
    game = fresh(4).chance("A-starts henry-i urbain-iv thibaut-ii le-florentin")
    game.take(ANNA, "palace6").take(FAYE, "bishopric1").take(GEOFFREY, "city-hall1").take(EMILY, "palace5")
    game.take(EMILY, "bishopric2").take(GEOFFREY, "bishopric3").take(FAYE, "bishopric4").take(
        ANNA, "city-hall2"
    )
    game.take(ANNA, "bishopric5").take(FAYE, "bishopric6").take(GEOFFREY, "city-hall3").take(EMILY, "palace4")
    game.take(EMILY, "palace3").take(GEOFFREY, "city-hall4").take(FAYE, "city-hall5").take(ANNA, "city-hall6")
    return game


@pytest.fixture(name="paid")
def paid_salaries(placed: Playing) -> Playing:
    """The same game after the first three Activity cards and the income."""
    return placed.chance("archer merchant priest")


@pytest.fixture(name="rolled")
def rolled_workforce(paid: Playing) -> Playing:
    """The same game after the workforce; the values are those of the examples of the actions."""
    paid.chance("4 5 6 4").chance("3 1 2 5").chance("5 1 3 5").chance("2 3 4 4")
    return paid.chance("3 1")


def test_example_of_the_initial_placement_emily_begins_the_second_lap() -> None:
    game = fresh(4).chance("A-starts henry-i urbain-iv thibaut-ii le-florentin")
    game.take(ANNA, "palace6").take(FAYE, "bishopric1").take(GEOFFREY, "city-hall1")
    assert game.actors() == [EMILY]
    game.take(EMILY, "palace5")
    assert game.actors() == [EMILY]
    game.take(EMILY, "bishopric2")
    assert game.actors() == [GEOFFREY]


def test_example_of_the_initial_placement_two_neutral_citizens_fill_the_palace(placed: Playing) -> None:
    assert placed.building("palace") == "N N D D D A"
    assert placed.building("city-hall") == "C A C C B A"
    assert placed.building("bishopric") == "B D C B A B"
    assert placed.actors() == [CHANCE]


def test_example_of_income_and_salaries(paid: Playing) -> None:
    """10 deniers each; Anna pays 1 + 2, Faye 3, Geoffrey 1, Emily 1 + 6; each had 5."""
    assert [paid.deniers(seat) for seat in PLAYERS] == [15 - 3, 15 - 3, 15 - 1, 15 - 7]
    assert [paid.points(seat) for seat in PLAYERS] == [0, 0, 0, 0]


def test_example_of_the_workforce_of_anna(paid: Playing) -> None:
    """2 yellow dice, 1 white and 1 red; the first four throws are hers."""
    paid.chance("4 5 6 4")
    assert paid.dice() == ["r4@A", "y5@A", "y6@A", "w4@A"]


def test_example_of_the_workforce_of_the_neutral_player(rolled: Playing) -> None:
    """His 2 red dice are thrown when everyone has thrown, and lie in the gray district."""
    assert [die for die in rolled.dice() if die.endswith("@N")] == ["r1@N", "r3@N"]
    assert len(rolled.dice()) == 18
    assert rolled.asked() == "reveal-red"


def test_example_of_the_events_war_calls_the_theological_conflict(rolled: Playing) -> None:
    rolled.chance("war")
    assert set(rolled.options(CHANCE)) == {
        "traveling-builders",
        "interrupted-work",
        "heresy",
        "theological-conflict",
    }
    rolled.chance("theological-conflict")
    assert rolled.events() == ["marauding", "war", "theological-conflict"]


def test_example_of_the_events_three_black_dice_and_the_theological_conflict(rolled: Playing) -> None:
    """1 black die for Marauding, 2 for War; the neutral citizen enters the Bishopric as the appendix says."""
    rolled.chance("war theological-conflict")
    assert rolled.asked() == "neutral-enters-white"
    rolled.chance("2")
    assert (rolled.building("bishopric"), rolled.lying("bishopric")) == ("N B D B A B", "C")
    for value in "461":
        assert rolled.asked() == "roll-black-dice"
        rolled.chance(value)
    assert sorted(rolled.black()) == [1, 4, 6]
    assert rolled.actors() == [ANNA]


def test_example_of_the_black_dice_anna_counters_6_and_1_with_a_red_4(rolled: Playing) -> None:
    rolled.chance("war theological-conflict 2 4 6 1")
    rolled.take(ANNA, "b1 r4@A done")
    assert rolled.influence(ANNA) == 4 + 2
    assert rolled.black() == [4]
    assert "r4@A" not in rolled.dice()
    assert rolled.actors() == [FAYE]


def test_example_of_the_black_dice_faye_counters_the_4_with_a_white_1_and_a_yellow_3(rolled: Playing) -> None:
    rolled.chance("war theological-conflict 2 4 6 1")
    rolled.take(ANNA, "b1 r4@A done").take(FAYE, "y3@B w1@B done")
    assert rolled.influence(FAYE) == 4 + 1
    assert rolled.black() == []
    assert [die for die in rolled.dice() if die.endswith("@B")] == ["w2@B", "w5@B"]
    assert (rolled.actors(), rolled.asked()) == ([ANNA], "take-turn")


def test_example_of_combat_emily_counters_the_succession_conflict() -> None:
    """2 + 3 + 4 = 9 are 2 cubes by 4; she and Geoffrey are tied for first, and he was there first; Anna is third."""
    game = city(4).turn(EMILY).event("succession-conflict", "C C A").dice("r2@D r3@D r4@D y1@A").start()
    game.take(EMILY, "succession-conflict r2@D r3@D r4@D x2")
    assert game.influence(EMILY) == 4 + 2
    assert game.events() == ["marauding"]
    assert [game.points(seat) for seat in PLAYERS] == [0, 0, 3, 3]
    assert [game.won(seat) for seat in PLAYERS] == [0, 0, 1, 0]


@pytest.mark.parametrize("before", ["C C A", "C A C", "A C C"])
def test_example_of_combat_holds_in_every_order_of_the_cubes_before_emilys(before: str) -> None:
    game = city(4).turn(EMILY).event("succession-conflict", before).dice("r2@D r3@D r4@D y1@A").start()
    game.take(EMILY, "succession-conflict r2@D r3@D r4@D x2")
    assert [game.points(seat) for seat in PLAYERS] == [0, 0, 3, 3]
    assert [game.won(seat) for seat in PLAYERS] == [0, 0, 1, 0]


def test_example_of_influence_geoffrey_rerolls_turns_and_fights_marauding() -> None:
    """A yellow 2 rerolled to 1 for 1 point, turned to 6 for 4; 2 cubes on Marauding bring 2 points."""
    game = city(4).turn(GEOFFREY).seat(GEOFFREY, influence=9).dice("r1@N y2@C").start()
    game.take(GEOFFREY, "reroll-y2").chance("1")
    assert (game.influence(GEOFFREY), game.dice()) == (8, ["y1@C", "r1@N"])
    assert "reroll-y1" in game.options(GEOFFREY)
    game.take(GEOFFREY, "turn y1@C done")
    assert (game.influence(GEOFFREY), game.dice()) == (4, ["y6@C", "r1@N"])
    game.take(GEOFFREY, "marauding y6@C done x2")
    assert game.event_cubes("marauding") == "C C"
    assert (game.influence(GEOFFREY), game.dice()) == (6, ["r1@N"])
    assert game.actors() == [EMILY]
