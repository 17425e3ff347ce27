"""The worked examples of the rulebook, one test each."""

from __future__ import annotations

from tests.dice.builder import A, B, fresh, table
from troyes.core.state import CHANCE

WHEEL = "R/R Y/Y W/W R/Y Y/R R/W W/R Y/W W/Y"


def test_example_numbering_4_5_6_1_2_3_increasing() -> None:
    """Your scoresheet: a 4 is thrown and the town crier lets the numbers increase."""
    game = fresh(numbering="rolled").chance(WHEEL).chance("4").take(A, "rising")
    assert game.numbers() == [4, 5, 6, 1, 2, 3]


def test_example_numbering_4_3_2_1_6_5_decreasing() -> None:
    """Your scoresheet: a 4 is thrown and the town crier lets the numbers decrease."""
    game = fresh(numbering="rolled").chance(WHEEL).chance("4").take(A, "falling")
    assert game.numbers() == [4, 3, 2, 1, 6, 5]


def test_example_first_game_numbers_1_to_6() -> None:
    """Your scoresheet: the first game."""
    assert fresh(numbering="first").chance(WHEEL).numbers() == [1, 2, 3, 4, 5, 6]


def test_example_roll_of_1_black_3_3_and_6_in_the_morning() -> None:
    """Roll the Dice: the 1 on the free plaza, then the black 3, the transparent 3, and the 6 last."""
    game = table().plazas("R W Y R").start().chance("3 6 1 3")
    assert game.dice() == [1, 3, 3, 6]
    assert game.black_place() == 2


def test_example_black_3_attacks_the_white_plaza_on_day_4() -> None:
    """Resolve the Event: white 3 is crossed out; Valentin's Bishopric stands, his Cathedral can no longer be
    built. A neighbour without any building loses both."""
    game = table(2).day(4).plazas("R W Y R").sheet(A, drawn="bishopric3").start().chance("3 1 3 6")
    assert game.crossed(A) == game.crossed(B) == ["white3"]
    assert game.drawn(A) == ["bishopric3"]
    game.take(A, "die3").take(B, "die3")
    for seat in (A, B):
        words = game.options(seat)
        assert "knowledge+3" in words
        assert "cathedral3" not in words
        assert "bishopric3" not in words


def test_example_prices_of_red_1_yellow_3_and_red_6() -> None:
    """Perform an Action: nothing, one denier, two deniers; the black die can never be bought."""
    position = table().plazas("R W Y R").dice(black=3, others=(1, 3, 6))
    assert position.start().options(A) == ["die1", "die3", "die4"]
    for die, left in (("die1", (3, 3, 3)), ("die3", (3, 2, 3)), ("die4", (3, 1, 3))):
        assert position.start().take(A, die).unspent(A) == left


def test_example_three_resources_of_each_type_at_the_start() -> None:
    """Perform an Action: the symbols circled on the blank sheet."""
    game = fresh().chance(WHEEL)
    assert game.unspent(A) == game.circled(A) == (3, 3, 3)


def test_example_changing_a_die_from_1_to_6_requires_5_influence() -> None:
    """Gain Resources, note: and from 6 to 1 as well."""
    up = table().plazas("R Y W R").dice(black=6, others=(1, 6, 6)).sheet(A, influence=5, knowledge=0).start()
    up.take(A, "die1 influence+6")
    assert up.unspent(A) == (6, 3, 0)
    down = (
        table().plazas("Y R R R").dice(black=1, others=(6, 6, 6)).sheet(A, influence=5, knowledge=0).start()
    )
    down.take(A, "die3 influence+1")
    assert down.unspent(A) == (1, 2, 0)


def test_example_red_5_becomes_yellow_6_for_six_deniers_and_an_artisan() -> None:
    """Gain Resources: one denier for the die, two knowledge for the colour, one influence for the value."""
    game = table().plazas("Y W R Y").dice(black=2, others=(1, 5, 6)).start()
    game.take(A, "die3 deniers+6")
    assert game.unspent(A) == (2, 8, 1)
    assert game.circled(A) == (3, 9, 3)
    assert game.citizens(A) == (0, 1, 0)


def test_example_fortress_1_beside_fortress_2_brings_two_knights() -> None:
    """Construct a Prestige Building: the citizen of the Fortress and that of the lozenge, with a free red
    1."""
    game = table().plazas("R W Y R").dice(black=3, others=(1, 3, 6)).sheet(A, drawn="fortress2").start()
    game.take(A, "die1 fortress1")
    assert game.unspent(A) == (3, 3, 3)
    assert game.citizens(A) == (2, 0, 0)
    assert game.drawn(A) == ["fortress1", "fortress2"]


def test_example_great_hall_5_brings_six_knowledge_for_two_white_dice() -> None:
    """Construct a Prestige Building: a yellow 5 for one denier; the dice beside it are white."""
    game = table().plazas("W R Y W").dice(black=2, others=(1, 5, 6)).start()
    game.take(A, "die3 great-hall5")
    assert game.unspent(A) == (3, 2, 9)
    assert game.circled(A) == (3, 3, 9)
    assert game.citizens(A) == (0, 0, 1)  # The 6th knowledge is tied to a priest.


def test_example_third_cathedral_writes_a_2_for_fortresses() -> None:
    """Construct a Prestige Building: a white 1, two Cathedrals drawn before; two points for each Fortress."""
    position = table().plazas("W R Y W").dice(black=3, others=(1, 3, 6))
    game = position.sheet(A, drawn="cathedral4 cathedral6 fortress3 fortress5").start()
    before = game.scores()[A]
    game.take(A, "die1 cathedral1")
    assert game.values(A) == {"fortress": 2, "city-hall": 1, "bishopric": 1}
    assert game.scores() == [before + 4]


def test_example_city_hall_5_brings_two_artisans() -> None:
    """Construct a Work Building: a yellow 5 for one denier."""
    game = table().plazas("W R Y W").dice(black=2, others=(1, 5, 6)).start()
    game.take(A, "die3 city-hall5")
    assert game.unspent(A) == (3, 2, 3)
    assert game.citizens(A) == (0, 2, 0)
    assert game.drawn(A) == ["city-hall5"]


def test_example_final_score_of_54() -> None:
    """End of the Game: 4 + 8 + 4 + 4 for the rows, 1 + 1 + 2 for the resources, 30 for the citizens. The last
    afternoon brings nothing here: the influence gained is odd and finds one symbol."""
    position = table().day(8, "afternoon").plazas("R W Y R").dice(black=6, others=(1, 6, 6))
    position.sheet(
        A, influence=2, circled_influence=18, deniers=2, knowledge=5, knights=10, artisans=9, priests=11
    )
    position.sheet(
        A,
        drawn="great-hall1 great-hall2 great-hall3 great-hall4 city-hall1 city-hall3 city-hall4 city-hall6 "
        "cathedral3 cathedral4 cathedral5 cathedral6 bishopric2 bishopric5",
        values={"great-hall": 1, "city-hall": 2, "cathedral": 1, "bishopric": 2},
    )
    game = position.start()
    assert game.scores() == [20 + 4 + 30]
    game.take(A, "die1 influence+1")
    assert game.actors() == []
    assert game.scores() == [54]


def test_example_half_days_of_a_day() -> None:
    """Playing the game: morning, afternoon, and then the next day."""
    game = fresh().chance(WHEEL)
    days = []
    for _ in range(3):
        days.append(game.day())
        game.chance("6 1 1 1").take(A, "die1")
        game.take(A, game.options(A)[0])
        assert game.actors() == [CHANCE]
    assert days == [(1, "morning"), (1, "afternoon"), (2, "morning")]
