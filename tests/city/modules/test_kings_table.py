"""Le Roy's turn in the King's Challenge: every line of his table from 2 to 12, with its notes and prices."""

import pytest

from tests.city.builder import A, N, Playing, Table, city

FULL = "A N A N A N"
NONE = "- - - - - -"


def king() -> Table:
    """Le Roy is about to throw his two black dice in the action phase of round 3."""
    return city(1).turn(N).now("kings-turn", "next-turn", "end-round", "next-round")


def left(game: Playing, letter: str = "N") -> set[str]:
    """The dice that remain in a district."""
    return {die.split("@")[0] for die in game.dice() if die.endswith(letter)}


# Lines 2, 3, 11 and 12: two points, with a die bought from the player.


@pytest.mark.parametrize("throws", ["1 1", "6 6"])
def test_lines_2_and_12_give_two_points_for_three_dice(throws: str) -> None:
    """Three dice: his two best and the player's best, for which the player receives 6 deniers (note 1)."""
    game = king().dice("r3@N y5@N w6@N y2@N w4@A y1@A r3@A").start().chance(throws)
    assert (game.points(N), game.points(A)) == (2, 0)
    assert left(game) == {"r3", "y2"}
    assert left(game, "A") == {"y1", "r3"}
    assert game.deniers(A) == 5 + 6


@pytest.mark.parametrize("throws", ["1 2", "2 1", "5 6", "6 5"])
def test_lines_3_and_11_give_two_points_for_two_dice(throws: str) -> None:
    """Two dice: his best and the player's best, for which the player receives 4 deniers (note 2)."""
    game = king().dice("r3@N y5@N w6@N y2@N w4@A y1@A r3@A").start().chance(throws)
    assert (game.points(N), game.points(A)) == (2, 0)
    assert left(game) == {"r3", "y5", "y2"}
    assert left(game, "A") == {"y1", "r3"}
    assert game.deniers(A) == 5 + 4


@pytest.mark.parametrize(
    ("dice", "bought"),
    [("w5@A y5@A r5@A", "r5"), ("w5@A y5@A r4@A", "y5"), ("w6@A y5@A r5@A", "w6"), ("y1@A w2@A", "w2")],
)
@pytest.mark.parametrize("throws", ["1 1", "1 2", "5 6", "6 6"])
def test_purchase_takes_the_best_die_by_value_then_colour(dice: str, bought: str, throws: str) -> None:
    """The player's best die is the highest; among equal ones red, then yellow, then white."""
    game = king().dice(f"{dice} r6@N r6@N y1@N").start().chance(throws)
    assert left(game, "A") == {die.split("@")[0] for die in dice.split()} - {bought}


@pytest.mark.parametrize(("throws", "rest"), [("1 2", {"y5", "r3"}), ("5 6", {"y5", "r3"})])
def test_without_dice_of_the_player_le_roy_uses_two_of_his_own(throws: str, rest: set[str]) -> None:
    """Note 2: nothing to buy, so both dice are his own and the player is paid nothing."""
    game = king().dice("r6@N w6@N y5@N r3@N").start().chance(throws)
    assert game.points(N) == 2
    assert left(game) == rest
    assert game.deniers(A) == 5


@pytest.mark.parametrize("throws", ["1 1", "6 6"])
def test_without_dice_of_the_player_the_price_of_three_is_his_own(throws: str) -> None:
    """The price of lines 2 and 12 is three dice; with nothing to buy they are his (note 2 says so of 3 and 11)."""
    game = king().dice("r6@N w6@N y5@N r3@N").start().chance(throws)
    assert game.points(N) == 2
    assert left(game) == {"r3"}
    assert game.deniers(A) == 5


@pytest.mark.parametrize("throws", ["1 1", "6 6"])
def test_purchase_for_three_dice_with_one_of_his_own_left(throws: str) -> None:
    """A price above his remaining dice takes what he has: one die of his, one bought for 6, and still two points."""
    game = king().dice("y1@N r5@A w5@A y2@A").start().chance(throws)
    assert game.points(N) == 2
    assert game.dice() == ["y2@A", "w5@A"]
    assert game.deniers(A) == 5 + 6


# Lines 4 and 10: a citizen placed in a principal building.


@pytest.mark.parametrize("throws", ["2 2", "1 3", "5 5", "4 6"])
@pytest.mark.parametrize(
    ("dice", "building", "spent"),
    [
        ("r6@N y5@N w5@N", "palace", "r6"),
        ("r5@N y6@N w5@N", "city-hall", "y6"),
        ("r5@N y5@N w6@N", "bishopric", "w6"),
        ("r4@N y4@N w4@N", "palace", "r4"),
        ("r1@N y3@N w3@N", "city-hall", "y3"),
    ],
)
def test_lines_4_and_10_place_a_citizen_where_the_best_die_points(
    throws: str, dice: str, building: str, spent: str
) -> None:
    """Note 3: red means the Palace, yellow City Hall, white the Bishopric; the best die is the price."""
    game = king().dice(f"{dice} y1@A").start().chance(throws)
    for name in ("palace", "city-hall", "bishopric"):
        assert game.building(name).split().count("N") == (1 if name == building else 0)
    assert left(game) == {die.split("@")[0] for die in dice.split()} - {spent}
    assert game.points(N) == 0


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("space", [1, 3, 6])
def test_le_roy_expels_from_the_palace_whatever_the_die_shows(value: int, space: int) -> None:
    """Note 3: he always expels one of the player's if he can; here only one stands in the Palace."""
    before = ["A" if number == space else "-" for number in range(1, 7)]
    game = king().dice(f"r{value}@N y1@A").building("palace", " ".join(before)).start().chance("2 2")
    assert game.building("palace") == " ".join(before).replace("A", "N")
    assert game.lying("palace") == "A"
    assert game.supply(A) == 0


def test_le_roy_expels_rather_than_fill_an_empty_space() -> None:
    """Empty spaces do not tempt him while a citizen of the player can be thrown out."""
    game = king().dice("y3@N y1@A").building("city-hall", "- - N A - -").start().chance("5 5")
    assert game.building("city-hall") == "- - N N - -"
    assert game.lying("city-hall") == "A"


def test_le_roy_expels_by_pushing_the_last_of_a_row() -> None:
    """In the Bishopric only the last citizen of a full row falls out; the others shift."""
    game = king().dice("w1@N y1@A").building("bishopric", "A N N N A A").start().chance("2 2")
    assert game.building("bishopric") == "A N N N N A"
    assert game.lying("bishopric") == "A"


def test_le_roy_cannot_expel_a_citizen_who_is_not_last() -> None:
    """Every row of City Hall ends with his own: no citizen of the player can be expelled, and all three stand."""
    game = king().dice("y3@N y1@A").building("city-hall", "A N A N A N").start().chance("2 2")
    assert game.building("city-hall").split().count("A") == 3
    assert "A" not in game.lying("city-hall")


def test_le_roy_expels_nobody_from_a_row_with_space() -> None:
    """A row with an empty space takes him in without a loss; only the full row of City Hall lets a citizen fall."""
    game = king().dice("y3@N y1@A").building("city-hall", "- A A A - A").start().chance("5 5")
    assert game.building("city-hall") == "- A N A - A"
    assert game.lying("city-hall") == "A"


def test_le_roy_respects_the_protection_of_a_lying_citizen() -> None:
    """A colour that lies on a building already cannot be expelled from it: he places on an empty space instead."""
    game = king().dice("r1@N y1@A").building("palace", "A A A A A -", lying="A").start().chance("2 2")
    assert game.building("palace") == "A A A A A N"
    assert game.lying("palace") == "A"


def test_le_roy_cannot_place_where_all_are_protected() -> None:
    """Every space holds a colour that lies there already: nobody can place a citizen in this Palace."""
    game = king().dice("r1@N y1@N y1@A").building("palace", "A A A A A A", lying="A").start().chance("5 5")
    assert game.building("palace") == "A A A A A A"
    assert game.lying("palace") == "A"


# Lines 5 and 9: the right-most event.


@pytest.mark.parametrize("throws", ["2 3", "1 4", "4 5", "3 6"])
def test_lines_5_and_9_resolve_the_right_most_event(throws: str) -> None:
    """Note 4: one die for each free banner, here two of the three of Skirmishes; the event is countered as usual, so he
    takes the first reward and the card, the player the second. The other events stay."""
    game = king().event("civil-war", "A").event("skirmishes1", "A").dice("r6@N w5@N y4@N r4@N y1@A").start()
    game.chance(throws)
    assert game.events() == ["marauding", "civil-war"]
    assert (game.event_cubes("civil-war"), game.event_cubes("marauding")) == ("A", "")
    assert (game.points(N), game.points(A)) == (2, 1)
    assert (game.won(N), game.won(A)) == (1, 0)
    assert left(game) == {"y4", "r4"}


def test_event_untouched_by_others_pays_le_roy_both_rewards() -> None:
    """Alone on the card he gains both rewards: 3 + 2 for Civil War, at four dice."""
    game = king().event("civil-war").dice("r6@N w5@N y4@N r4@N y3@N y1@A").start().chance("2 3")
    assert (game.points(N), game.points(A), game.won(N)) == (5, 0, 1)
    assert left(game) == {"y3"}


def test_event_where_the_player_leads_goes_to_the_player() -> None:
    """One free banner costs one die; with two cubes of three the player has the larger reward and the card."""
    game = king().event("skirmishes2", "A A").dice("r6@N y4@N y1@A").start().chance("4 5")
    assert (game.points(N), game.points(A)) == (1, 2)
    assert (game.won(N), game.won(A)) == (0, 1)
    assert left(game) == {"y4"}


@pytest.mark.parametrize(
    ("cubes", "his_card", "my_card", "rest"),
    [("A A", 0, 1, {"y4", "y3", "w2"}), ("N A A", 1, 0, {"r5", "y4", "y3", "w2"})],
)
def test_tied_event_is_shared_and_the_first_cube_takes_the_card(
    cubes: str, his_card: int, my_card: int, rest: set[str]
) -> None:
    """Support has four banners and 3 + 1 points: two cubes each give two points each, the card to who was first."""
    game = king().event("support", cubes).dice("r6@N r5@N y4@N y3@N w2@N y1@A").start().chance("2 3")
    assert (game.points(N), game.points(A)) == (2, 2)
    assert (game.won(N), game.won(A)) == (his_card, my_card)
    assert left(game) == rest


def test_event_dearer_than_his_dice_is_resolved_all_the_same() -> None:
    """Five banners and two dice: he spends both and the event is countered."""
    game = king().event("heresy").dice("r6@N y4@N y1@A").start().chance("4 5")
    assert game.events() == ["marauding"]
    assert (game.points(N), game.won(N)) == (5, 1)
    assert left(game) == set()


def test_event_resolved_by_le_roy_leaves_the_players_influence() -> None:
    """Influence comes with a cube that one places oneself; the player placed none."""
    game = king().event("skirmishes1", "A A").dice("r6@N y1@A").start().chance("2 3")
    assert game.influence(A) == 4


def test_marauding_alone_is_the_right_most_event() -> None:
    """Ruling: with no other event he fills Marauding; points are paid, the cubes come off, nobody takes a card."""
    game = king().marauding("A").dice("r6@N w5@N y4@N r3@N y1@A").start().chance("4 5")
    assert game.events() == ["marauding"]
    assert game.event_cubes("marauding") == ""
    assert (game.points(N), game.points(A)) == (2, 1)
    assert (game.won(N), game.won(A)) == (0, 0)
    assert left(game) == {"r3"}


# Line 6: a tradesman.


def test_line_6_places_a_tradesman_on_the_spot_worth_most() -> None:
    """Note 5: the spot with most points, whatever its price: the Sculptor's 6; he pays one die and no deniers."""
    game = (
        king().card("sculptor").card("archer").card("mercenary").dice("r6@N w5@N y1@A").start().chance("3 3")
    )
    assert [game.tradesmen(card) for card in ("sculptor", "archer", "mercenary")] == ["N -", "- -", "- -"]
    assert left(game) == {"w5"}
    assert game.points(N) == 0


@pytest.mark.parametrize("throws", ["1 5", "2 4", "4 2", "5 1"])
def test_line_6_takes_the_least_expensive_of_equal_spots(throws: str) -> None:
    """Three points on each; the Innkeeper asks 5 deniers, Archer and Tithe 6."""
    game = king().card("archer").card("innkeeper").card("tithe").dice("w5@N y1@N y1@A").start().chance(throws)
    assert [game.tradesmen(card) for card in ("archer", "innkeeper", "tithe")] == ["- -", "N -", "- -"]


@pytest.mark.parametrize(
    ("cards", "chosen"),
    [
        (("tithe", "militia", "archer"), "archer"),
        (("tithe", "militia"), "militia"),
        (("procession", "blacksmith"), "blacksmith"),
        (("procession", "joust"), "joust"),
        (("templar", "captain"), "captain"),
    ],
)
def test_line_6_prefers_red_then_yellow_then_white(cards: tuple[str, ...], chosen: str) -> None:
    """Equal points and equal price: red before yellow before white."""
    table = king().dice("w5@N y1@N y1@A")
    for card in cards:
        table.card(card)
    game = table.start().chance("3 3")
    assert {card: game.tradesmen(card) for card in cards} == {
        card: "N -" if card == chosen else "- -" for card in cards
    }


def test_line_6_weighs_the_spots_that_are_free() -> None:
    """Behind the player the Archer's second spot is worth 2, as the Merchant's first, which is cheaper."""
    game = king().card("archer", "A -").card("merchant").dice("w5@N y1@A").start().chance("3 3")
    assert (game.tradesmen("archer"), game.tradesmen("merchant")) == ("A -", "N -")


def test_line_6_takes_a_second_spot_that_is_worth_more() -> None:
    """The Sculptor's second spot is worth 5, more than the first of the Archer."""
    game = king().card("archer").card("sculptor", "A -").dice("w5@N y1@A").start().chance("3 3")
    assert (game.tradesmen("archer"), game.tradesmen("sculptor")) == ("- -", "A N")


def test_line_6_puts_no_second_tradesman_on_a_card() -> None:
    """Nobody has two tradesmen on one card: the Sculptor's second spot is worth 5 and closed to him."""
    game = king().card("mercenary").card("sculptor", "N -").dice("w5@N y1@A").start().chance("3 3")
    assert (game.tradesmen("mercenary"), game.tradesmen("sculptor")) == ("N -", "N -")


def test_line_6_does_not_use_the_card() -> None:
    """He hires and does no work: no cubes on a card with a delayed effect."""
    game = king().card("monk").dice("w6@N y1@A").start().chance("3 3")
    assert game.tradesmen("monk") == "N -"
    assert (game.cubes("monk", N), game.points(N), game.deniers(A)) == (0, 0, 5)


# Line 7: two cubes on the Cathedral.


@pytest.mark.parametrize("throws", ["1 6", "2 5", "3 4", "4 3", "5 2", "6 1"])
def test_line_7_places_two_cubes_on_the_cathedral(throws: str) -> None:
    """Note 6: two cubes on the two spaces that are left in the lowest row, a point for each; two dice."""
    game = king().cathedral("A A A - - A").dice("r6@N y6@N w6@N y1@A").start().chance(throws)
    assert game.cathedral() == ["A A A N N A", NONE, NONE]
    assert (game.points(N), game.points(A)) == (2, 0)
    assert left(game) == {"w6"}


def test_line_7_prefers_the_better_spaces() -> None:
    """The spaces 4 to 6 are worth more than 1 to 3 and are taken first, both of them."""
    game = king().cathedral("- - - - A -").dice("r6@N y6@N w6@N y1@A").start().chance("3 4")
    assert game.cathedral() == ["- - - N A N", NONE, NONE]


def test_line_7_does_not_climb_while_the_row_below_has_space() -> None:
    """The lowest row with a space is filled first, though better columns are open above it."""
    game = king().cathedral("- - A A A A", "- - - - A A").dice("r6@N y6@N w6@N y1@A").start().chance("3 4")
    assert game.cathedral() == ["N N A A A A", "- - - - A A", NONE]


def test_line_7_goes_on_in_the_next_row() -> None:
    """One space is left in the first row: the second cube goes to a good space of the second row."""
    game = king().cathedral("- A A A A A", "- - - - A A").dice("r6@N y6@N w6@N y1@A").start().chance("3 4")
    assert game.cathedral() == ["N A A A A A", "- - - N A A", NONE]
    assert game.points(N) == 2


def test_line_7_on_a_full_cathedral_gives_two_points() -> None:
    """No space is left: two points instead, and nothing moves."""
    game = king().cathedral(FULL, FULL, FULL).dice("r6@N y6@N w6@N y1@A").start().chance("3 4")
    assert game.cathedral() == [FULL, FULL, FULL]
    assert (game.points(N), left(game)) == (2, {"w6"})


def test_line_7_with_a_single_die_places_two_cubes() -> None:
    """The price exceeds his last die: he spends it and places both cubes."""
    game = king().cathedral("A A A - - A").dice("y2@N y1@A").start().chance("3 4")
    assert game.cathedral()[0] == "A A A N N A"
    assert (game.points(N), left(game)) == (2, set())


# Line 8: a character.

DICE = "r6@N y6@N y1@A"


@pytest.mark.parametrize("throws", ["2 6", "3 5", "4 4", "5 3", "6 2"])
def test_line_8_reveals_the_top_character(throws: str) -> None:
    """Note 7: both sides receive the points of the top character, who leaves; it costs no die. Here Henry I rewards two
    cards of le Roy with 1 point and three of the player with 3."""
    table = (
        king().pile("henry-i", "urbain-iv").seat(A, won=3).neutral(won=2).past("war", "drought", "support")
    )
    game = table.past("heresy", "brigands1").dice(DICE).start().chance(throws)
    assert (game.points(N), game.points(A)) == (1, 3)
    assert game.pile() == ["urbain-iv"]
    assert left(game) == {"r6", "y6"}


def test_line_8_resolves_one_character_at_a_time() -> None:
    """Each such throw takes the next of the pile: Urbain IV with nothing to reward, then Henry I."""
    table = (
        king()
        .pile("urbain-iv", "henry-i", "thibaut-ii")
        .neutral(won=1)
        .past("war")
        .dice("r6@N y6@N y1@A y1@A")
    )
    game = table.start().chance("4 4")
    assert (game.points(N), game.pile()) == (0, ["henry-i", "thibaut-ii"])
    game.take(A, "agriculture y1@A y1@A done").chance("4 4")
    assert (game.points(N), game.pile()) == (1, ["thibaut-ii"])


def test_line_8_without_characters_gives_le_roy_a_point() -> None:
    """No character is left: le Roy gains 1 point, the player nothing, and still no die is spent."""
    game = king().pile().dice(DICE).start().chance("4 4")
    assert (game.points(N), game.points(A)) == (1, 0)
    assert left(game) == {"r6", "y6"}


@pytest.mark.parametrize(("character", "gained"), [("thibaut-ii", 6), ("hugues-de-payns", 3)])
def test_line_8_rewards_gold_and_influence_of_the_player_only(character: str, gained: int) -> None:
    """Le Roy has neither money nor influence and scores for neither; he gets no point in exchange."""
    game = king().pile(character).seat(A, deniers=18, influence=14).dice(DICE).start().chance("4 4")
    assert (game.points(N), game.points(A)) == (0, gained)
    assert game.pile() == []
    assert (game.deniers(A), game.influence(A)) == (18, 14)
