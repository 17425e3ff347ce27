"""Module 4: the head of the family, a purple die that nobody can buy and that is of any colour when it is used."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, N, Table
from tests.city.ladies.expansion import even, expanded, likely
from troyes.core.errors import IllegalMove, Refusal
from troyes.core.state import CHANCE

WORKFORCE = ("roll-workforce", "roll-head", "first-turn", "end-round", "next-round")
FACES = ["1", "2", "3", "4", "5", "6"]


def family(players: int = 2, *, bonus: bool = False, **choices: str) -> Table:
    """A table at which every family has its head."""
    return expanded(players, bonus=bonus, **({"head": "yes", "activities": "mixed"} | choices))


def dice(words: list[str]) -> list[str]:
    """Of all words, the dice of the square."""
    return [word for word in words if "@" in word]


# Phase 2


def test_purple_die_is_thrown_with_the_workforce_of_each_player() -> None:
    """Phase 2: each player adds his purple die to the others, in his own district; the neutral player has none."""
    table = family(3).now(*WORKFORCE)
    game = table.building("palace", "A N - - - -").building("bishopric", "C - - - - -").start()
    game.chance("1 2 3")
    assert (game.dice(), likely(game)) == (["r1@A", "w2@C", "r3@N"], even(FACES))
    game.chance("4 5 6")
    assert game.dice() == ["r1@A", "p4@A", "p5@B", "w2@C", "p6@C", "r3@N"]
    assert game.actors() == [A]


def test_purple_die_is_thrown_by_a_player_without_citizens_too() -> None:
    """Phase 2: he adds it to the dice to which he is entitled, be they none."""
    game = family().now(*WORKFORCE).start().chance("4 2")
    assert (game.dice(), game.actors()) == (["p4@A", "p2@B"], [A])


def test_purple_die_is_not_there_without_the_module() -> None:
    game = expanded(head="no").round(3).dice("y1@A").building("palace", "A - - - - -").start()
    game.take(A, "pass").take(B, "pass").chance("1")
    assert (game.round(), game.dice(), game.asked()) == (4, ["r1@A"], "reveal-red")
    with pytest.raises(Refusal):
        expanded(head="no").dice("p4@A").start()


def test_purple_die_lies_in_a_players_district_and_only_once() -> None:
    """Set-up: one purple die per player, none for the neutral one."""
    for words in ("p4@A p5@A", "p4@N"):
        with pytest.raises(Refusal):
            family().dice(words).start()


def test_purple_die_goes_at_the_end_of_the_round_and_is_thrown_again() -> None:
    """Phase 5 and 2: all dice go back to the supply, and the head of the family works again in the next round."""
    game = family().round(3).dice("p4@A p5@B").start().take(A, "pass").take(B, "pass")
    assert (game.round(), game.dice()) == (4, [])
    assert game.chance("1 6").dice() == ["p1@A", "p6@B"]


# Who may use it


@pytest.mark.parametrize("target", ["agriculture", "marauding", "cathedral", "war", "heresy", "civil-war"])
def test_purple_die_of_another_cannot_be_bought(target: str) -> None:
    """It is impossible to buy a purple die from another player."""
    table = family().seat(A, deniers=30).event("war").event("heresy").event("civil-war").dice("p6@B")
    assert target not in table.start().options(A)
    game = table.dice("r4@B y4@B w4@B").start().take(A, target)
    assert "p6@B" not in game.options(A)
    with pytest.raises(IllegalMove):
        game.take(A, "p6@B")


def test_purple_die_is_not_taken_by_the_chief_templar() -> None:
    """While it is on the board it is not red: the Chief Templar takes red dice of others."""
    table = family().seat(A, deniers=30).card("chief-templar", A=1).event("war").dice("r2@A r3@B p6@B r5@N")
    game = table.start().take(A, "war use-chief-templar")
    assert dice(game.options(A)) == ["r2@A", "r3@B", "r5@N"]


def test_own_purple_die_joins_the_group_of_the_chief_templar() -> None:
    """The own head of the family is red when he is used so."""
    table = family().seat(A, deniers=9).card("chief-templar", A=1).event("war").dice("p2@A r3@B w1@N")
    game = table.start().take(A, "war use-chief-templar r3@B p2@A done x2")
    assert (game.deniers(A), game.event_cubes("war")) == (7, "A A")


def test_purple_die_is_not_taken_by_the_viticulturist() -> None:
    """Viticulturist: you cannot take another player's purple die."""
    table = family().card("viticulturist", A=1).seat(A, deniers=0).dice("y2@A y4@B p6@B")
    game = table.start().take(A, "agriculture use-viticulturist")
    assert "p6@B" not in game.options(A)
    assert "y4@B" in game.options(A)


def test_purple_die_is_not_taken_by_tithe() -> None:
    game = family().card("tithe", A=1).seat(A, deniers=0).dice("y2@A y4@B p6@B").start()
    assert "p6@B" not in game.take(A, "agriculture use-tithe").options(A)


# What colour it has


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("merchant", "p6@A done x3"),
        ("priest", "p6@A done x2"),
        ("hunting", "p6@A done x2"),
        ("agriculture", "p6@A done"),
        ("cathedral", "p6@A done"),
        ("marauding", "p6@A done x2"),
        ("war", "p6@A done x3"),
        ("civil-war", "p6@A done"),
        ("heresy", "p6@A done x2"),
        ("palace", "supply p6@A"),
        ("city-hall", "supply p6@A"),
        ("bishopric", "supply p6@A"),
    ],
)
def test_purple_die_alone_is_of_the_colour_that_is_asked_for(target: str, words: str) -> None:
    """Its owner chooses the effective colour when he uses it: yellow, white or red."""
    table = family().seat(A, supply=1).event("war").event("civil-war").event("heresy").dice("p6@A w1@N")
    table.card("merchant", "A -").card("priest", "A -").card("hunting", "A -")
    game = table.start().take(A, f"{target} {words}")
    assert (game.dice(), game.actors()) == (["w1@N"], [B])


def test_purple_die_has_its_value() -> None:
    """Cathedral and Palace: the value decides the column and the space."""
    game = family().dice("p2@A w1@N").start().take(A, "cathedral p2@A done")
    assert (game.cathedral()[0], game.points(A), game.influence(A)) == ("- A - - - -", 1, 5)
    game = family().seat(A, supply=1).dice("p5@A w1@N").start().take(A, "palace supply p5@A")
    assert game.building("palace") == "- - - - A -"


@pytest.mark.parametrize(("colour", "target"), [("y", "merchant"), ("r", "hunting"), ("w", "priest")])
def test_purple_die_joins_a_group_of_any_colour(colour: str, target: str) -> None:
    """In a group it has the colour of the group; it is the owner's own, costs nothing and counts for the size."""
    table = family().seat(A, deniers=10).card(target, "A -").dice(f"{colour}2@A {colour}3@B p4@A w1@N")
    game = table.start().take(A, f"{target} {colour}2@A {colour}3@B p4@A")
    assert (game.deniers(A), game.deniers(B)) == (10 - 6, 5 + 6)
    divisor = {"merchant": 2, "hunting": 3, "priest": 3}[target]
    assert game.options(A) == [f"x{times}" for times in range(1, 9 // divisor + 1)]


def test_purple_die_does_not_join_two_colours() -> None:
    """A group has one colour; with a red die the purple one is red."""
    game = family().dice("r2@A y3@A p4@A w1@N").start().take(A, "marauding r2@A")
    assert game.options(A) == ["p4@A"]  # and so it must, for a 2 alone places no cube
    game = family().dice("r3@A y3@A p4@A w1@N").start().take(A, "marauding y3@A")
    assert game.options(A) == ["p4@A", "done"]


@pytest.mark.parametrize(
    ("card", "target", "most"),
    [
        ("priest", "merchant", 3),  # 4 + 3 by halves
        ("monk", "merchant", 6),  # 3 x 4 by halves
        ("templar", "hunting", 2),  # 2 x 4 by threes
        ("herbalist", "hunting", 4),  # 3 x 4 by threes
        ("militia", "hunting", 1),
        ("blacksmith", "hunting", 3),  # 4 + 5 by threes
    ],
)
def test_cube_that_asks_for_a_colour_takes_the_purple_die_as_such(card: str, target: str, most: int) -> None:
    """Delayed cards: the purple die is yellow for Priest and Militia, white for Monk, Templar and Herbalist, red for the
    Blacksmith."""
    table = family().card(card, A=1).card(target, "A -").dice("p4@A w1@N")
    game = table.start().take(A, f"{target} use-{card} p4@A")
    if "done" in game.options(A):
        game.take(A, "done")
    assert game.options(A) == [f"x{times}" for times in range(1, most + 1)]


def test_purple_die_joins_the_mixed_group_of_a_pilgrimage() -> None:
    """Pilgrimage: any mix of colours."""
    table = family().card("pilgrimage", "A -").dice("r2@A y3@A p2@A w1@N")
    assert table.start().take(A, "pilgrimage r2@A y3@A p2@A x1").points(A) == 2


@pytest.mark.parametrize(
    ("card", "target", "most"), [("augustine", "merchant", 5), ("recruiter", "captain", 2)]
)
def test_purple_die_is_a_real_die_beside_a_virtual_one(card: str, target: str, most: int) -> None:
    """Augustine, Recruiter: a 6 of the colour beside at least one other die: 6 + 4 pips."""
    table = family().card(card, A=1).card(target, "A -").dice("p4@A w1@N")
    game = table.start().take(A, f"{target} use-{card} p4@A done")
    assert game.options(A) == [f"x{times}" for times in range(1, most + 1)]


@pytest.mark.parametrize(("purple", "black", "enough"), [(3, 6, True), (2, 4, True), (2, 5, False)])
def test_purple_die_counts_double_against_black_dice(purple: int, black: int, enough: bool) -> None:
    """Notes: it is assumed that you made it red."""
    game = family().dice(f"p{purple}@A w1@N").seat(A, influence=0).black(black).start()
    if enough:
        game.take(A, f"p{purple}@A done")
        assert (game.black(), game.influence(A), game.dice()) == ([], 1, ["w1@N"])
    else:
        assert game.options(A) == ["succumb"]


def test_purple_die_counters_beside_others() -> None:
    game = family().seat(A, influence=0).dice("y2@A p2@A w1@N").black(6).start()
    assert game.take(A, "y2@A p2@A done").dice() == ["w1@N"]


def test_procession_counts_the_purple_die() -> None:
    """Notes: include the purple die when counting who has most dice in his district."""
    table = family().card("procession", "A -").dice("w4@A p1@A y1@A y1@B r1@N")
    game = table.start().take(A, "procession w4@A done x1")
    assert (game.points(A), game.points(B)) == (2, 0)
    table = family().card("procession", "A -").dice("w4@A y1@A y1@B p1@B")
    game = table.start().take(A, "procession w4@A done x1")
    assert (game.points(A), game.points(B)) == (0, 2)


def test_joust_does_not_count_the_purple_die() -> None:
    """While it is on the board it is not red: A's red 2 against B's red 3."""
    table = family().card("joust", "A -").dice("r4@A r2@A p6@A r3@B")
    game = table.start().take(A, "joust r4@A done x1")
    assert game.points(A) == 0
    table = family().card("joust", "A -").dice("r4@A r2@A r1@B p6@B")
    assert table.start().take(A, "joust r4@A done x1").points(A) == 2


def test_chivalry_does_not_count_the_purple_die() -> None:
    table = family().card("chivalry", "A -").event("war").dice("r4@A r2@A p6@A w1@N")
    game = table.start().take(A, "chivalry r4@A done war")
    assert game.event_cubes("war") == "A"


def test_nun_does_not_count_the_purple_die() -> None:
    table = family().card("nun", "A -").dice("w4@A w2@A p6@A y1@N")
    assert table.start().take(A, "nun w4@A done x1").points(A) == 1


def test_baker_does_not_count_purple_dice() -> None:
    """Baker: a denier for each yellow die of the square: that of B and that of nobody."""
    table = family(bonus=True).seat(A, deniers=0).card("baker", "A -").dice("y3@A p6@A p6@B y1@B y1@N")
    assert table.start().take(A, "baker y3@A done x1").deniers(A) == 2


def test_banquet_does_not_count_purple_dice() -> None:
    """Banquet: a point for each red die in the district that has most of them."""
    table = family(bonus=True).card("banquet", "A -").dice("r4@A r1@A p6@A p1@B r1@B r1@B w1@N")
    assert table.start().take(A, "banquet r4@A done x1").points(A) == 2


# Influence


def test_purple_die_is_thrown_again_for_1_influence() -> None:
    """Phases 3 and 4: you may even utilize influence points to reroll it."""
    game = family().seat(A, influence=1).dice("p2@A w1@N").start().take(A, "reroll-p2")
    assert (game.actors(), likely(game)) == ([CHANCE], even(FACES))
    assert (game.chance("6").dice(), game.influence(A)) == (["p6@A", "w1@N"], 0)


def test_purple_die_is_turned_over_for_4_influence() -> None:
    game = family().seat(A, influence=4).dice("p2@A y1@A w1@N").start().take(A, "turn y1@A p2@A done")
    assert (game.dice(), game.influence(A)) == (["y6@A", "p5@A", "w1@N"], 0)


def test_purple_die_is_thrown_again_and_turned_over_before_a_black_die() -> None:
    game = family().seat(A, influence=5).dice("p2@A w1@N").black(6).start().take(A, "reroll-p2").chance("4")
    game.take(A, "turn p4@A done p3@A done")
    assert (game.black(), game.influence(A)) == ([], 1)


def test_distiller_turns_the_own_purple_die_over() -> None:
    """Distiller: one of your dice, which the head of the family is."""
    table = family().card("distiller", A=1).card("merchant", "A -").dice("p1@A w1@N")
    game = table.start().take(A, "merchant use-distiller p1@A done")
    assert game.options(A) == ["x1", "x2", "x3"]


# The end of the round


def test_square_is_not_empty_while_a_purple_die_lies_there() -> None:
    """The round goes on as long as a die is there, although only its owner can use it."""
    game = family(3).dice("y2@A p6@C").start().take(A, "agriculture y2@A done")
    assert (game.round(), game.actors(), game.options(B)) == (3, [B], ["pass"])
    game.take(B, "pass")
    assert (game.actors(), "agriculture" in game.options(C)) == ([C], True)


def test_le_roy_never_buys_the_purple_die() -> None:
    """King's Challenge: he buys the player's best die, but nobody can buy a purple one; without another he uses his own
    and pays nothing. He has no family himself."""
    game = expanded(1, head="yes").dice("p6@A y2@A r6@N r5@N").start().take(A, "pass").chance("1 2")
    assert (game.dice(), game.deniers(A)) == (["p6@A", "r5@N"], 5 + 4)
    game = expanded(1, head="yes").dice("p6@A r6@N r5@N r4@N").start().take(A, "pass").chance("1 2")
    assert (game.dice(), game.deniers(A), game.points(N)) == (["p6@A", "r4@N"], 5, 2)


def test_le_roy_throws_no_purple_die() -> None:
    table = expanded(1, head="yes").now(*WORKFORCE)
    game = table.building("palace", "A N - - - -").start().chance("1 2 3")
    assert (game.dice(), game.actors()) == (["r1@A", "p3@A", "r2@N"], [A])
