"""Module 5, the four faces of level I: 4 influence or 4 deniers in another's turn, 4 influence or 5 deniers in one's own."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Playing
from tests.city.ladies.expansion import OutdoorTable, outdoor, outdoors

USE_OR_KEEP = ["use-outdoor1", "keep"]


def first(face: str, players: int = 2, **cubes: int) -> OutdoorTable:
    """Everyone has reached the first gates; these seats have cubes on the tile of level I."""
    table = outdoors(f"1{face} 2b 3a 4b", players, head="yes")
    table.guards(**dict.fromkeys("ABCD"[:players], 6))
    return table.outdoor(**{owner: f"{number} 0 0 0" for owner, number in cubes.items()})


def answer(game: Playing, seat: int, word: str = "use-outdoor1") -> Playing:
    """A seat is asked for its cube of level I and answers."""
    assert (game.actors(), sorted(game.options(seat))) == ([seat], sorted(USE_OR_KEEP))
    return game.take(seat, word)


# I-a: 4 influence when an opponent buys dice


@pytest.mark.parametrize(
    ("word", "influence", "left"), [("use-outdoor1", 8, "1 0 0 0"), ("keep", 4, "2 0 0 0")]
)
def test_seller_may_take_4_influence(word: str, influence: int, left: str) -> None:
    """I-a: when an opponent buys at least one of your dice, by discarding a cube during his turn."""
    game = first("a", B=2).seat(A, deniers=9).dice("y4@A y6@B w1@N").start()
    answer(game.take(A, "agriculture y6@B done"), B, word)
    assert (game.influence(B), game.deniers(B), outdoor(game, B)) == (influence, 7, left)
    assert (game.actors(), game.deniers(A)) == ([B], 9 - 2 + 3)


def test_seller_of_several_dice_is_paid_influence_once() -> None:
    """I-a: only 4 points, even if the opponent buys more than one die; and two cubes of one tile are never used in the
    same action."""
    game = first("a", B=2).seat(A, deniers=20).dice("y4@B y5@B y6@B w1@N").start()
    answer(game.take(A, "agriculture y4@B y5@B y6@B"), B)
    assert (game.influence(B), outdoor(game, B)) == (8, "1 0 0 0")
    assert game.asked() == "take-turn"


def test_each_seller_may_use_his_own_cube() -> None:
    """I-a: the right belongs to everyone whose die is bought."""
    game = first("a", 3, B=1, C=1).seat(A, deniers=20).dice("y4@B y5@C y6@N w1@N").start()
    game.take(A, "agriculture y4@B y5@C done")
    for seat in (B, C):
        answer(game, seat)
    assert [game.influence(seat) for seat in (A, B, C)] == [4, 8, 8]


@pytest.mark.parametrize(
    ("cubes", "words"),
    [
        ({"B": 1}, "agriculture y4@A done"),  # nothing is bought
        ({"B": 1}, "agriculture y4@N done"),  # the neutral player sells
        ({"A": 1, "C": 1}, "agriculture y4@B done"),  # B has no cube, the others sell nothing
    ],
)
def test_influence_is_for_sellers_with_a_cube_only(cubes: dict[str, int], words: str) -> None:
    game = first("a", 3, **cubes).seat(A, deniers=9).dice("y4@A y4@B y4@N w1@N").start().take(A, words)
    assert (game.actors(), game.asked()) == ([B], "take-turn")
    assert [game.influence(seat) for seat in (A, B, C)] == [4, 4, 4]


def test_influence_of_a_sale_for_the_guards_die() -> None:
    """I-a: a die bought for the ramparts is a die bought."""
    game = first("a", B=1).seat(A, deniers=9).dice("y4@B w1@N").start().take(A, "ramparts y4@B")
    answer(game, B)
    assert (game.influence(B), game.take(A, "advance4 done").deniers(A)) == (8, 9 - 2)


def test_die_that_is_taken_for_nothing_is_not_bought() -> None:
    """I-a asks for a purchase: Tithe and Viticulturist take a die for free."""
    for card in ("tithe", "viticulturist"):
        game = first("a", B=1).card(card, A=1).dice("y4@B w1@N").start()
        game.take(A, f"agriculture use-{card} y4@B done")
        assert (game.asked(), game.influence(B)) == ("take-turn", 4)


def test_chief_templars_dice_are_bought() -> None:
    """Chief Templar: a die of each player for 2 deniers, which he is paid."""
    game = first("a", B=1).card("chief-templar", A=1).seat(A, deniers=9).dice("r4@B w1@N").start()
    answer(game.take(A, "marauding use-chief-templar r4@B done"), B)
    assert (game.influence(B), game.deniers(B)) == (8, 7)


def test_influence_beyond_20_is_lost_on_a_sale() -> None:
    game = first("a", B=1).seat(B, influence=18).dice("y4@B w1@N").start()
    assert answer(game.take(A, "agriculture y4@B done"), B).influence(B) == 20


# I-b: 4 deniers when an opponent activates a card with one's tradesman


@pytest.mark.parametrize(
    ("word", "deniers", "left"), [("use-outdoor1", 9, "1 0 0 0"), ("keep", 5, "2 0 0 0")]
)
def test_fellow_tradesman_may_take_4_deniers(word: str, deniers: int, left: str) -> None:
    """I-b: when an opponent activates a card on which you have a tradesman."""
    game = first("b", B=2).card("merchant", "A B").dice("y4@A w1@N").start().take(A, "merchant y4@A done")
    answer(game, B, word)
    game.take(A, "x2")
    assert (game.deniers(B), outdoor(game, B), game.deniers(A)) == (deniers, left, 5 + 4)


def test_fellow_tradesman_on_the_illustration_counts() -> None:
    game = first("b", 3, C=1).card("merchant", "B A", onlookers="C").dice("y4@A w1@N").start()
    game.take(A, "merchant y4@A done")
    assert answer(game, C).deniers(C) == 9


def test_fellow_tradesmen_are_each_paid_once_for_all_activations() -> None:
    """I-b: only 4 deniers, even if the card is activated more than once."""
    table = first("b", 4, A=1, B=1, C=1, D=2).card("merchant", "D A", onlookers="C").dice("y6@A y6@A w1@N")
    game = table.start().take(A, "merchant y6@A y6@A done")
    answer(game, C)
    answer(game, D)
    game.take(A, "x6")
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [5 + 12, 5, 9, 9]
    assert [outdoor(game, seat)[0] for seat in (A, B, C, D)] == ["1", "1", "0", "1"]


def test_fellow_tradesman_is_paid_when_another_is_hired_and_set_to_work() -> None:
    """I-b: who hires a tradesman activates the card."""
    table = first("b", B=1).card("merchant", "B -").seat(A, deniers=9, supply=1).dice("y4@A w1@N")
    game = answer(table.start().take(A, "merchant supply y4@A done"), B).take(A, "x1")
    assert (game.deniers(B), game.deniers(A), game.tradesmen("merchant")) == (9, 9 - 4 + 2, "B A")


@pytest.mark.parametrize("words", ["agriculture y4@A done", "merchant y4@A done x1", "marauding y4@A done"])
def test_deniers_are_for_a_card_with_ones_tradesman_only(words: str) -> None:
    game = first("b", A=1, B=1).card("merchant", "A -").card("archer", "B A").dice("y4@A w1@N").start()
    game.take(A, words)
    assert (game.actors(), game.asked()) == ([B], "take-turn")


# I-c: 4 influence when placing a citizen


@pytest.mark.parametrize(("building", "die"), [("palace", "r4"), ("city-hall", "y4"), ("bishopric", "w4")])
@pytest.mark.parametrize(
    ("word", "influence", "left"), [("use-outdoor1", 8, "0 0 0 0"), ("keep", 4, "1 0 0 0")]
)
def test_placing_a_citizen_may_bring_4_influence(
    building: str, die: str, word: str, influence: int, left: str
) -> None:
    """I-c: when placing a citizen on one of the 3 principal buildings."""
    game = first("c", A=1).seat(A, supply=1).dice(f"{die}@A w1@N").start()
    game.take(A, f"{building} supply {die}@A")
    answer(game, A, word)
    assert (game.influence(A), outdoor(game, A), game.actors()) == (influence, left, [B])
    assert "A" in game.building(building)


def test_hiring_a_tradesman_is_no_citizen_in_a_building() -> None:
    game = first("c", A=1).seat(A, supply=1, deniers=9).card("merchant").dice("y4@A w1@N").start()
    assert game.take(A, "merchant supply y4@A done x1").actors() == [B]


def test_citizen_of_another_player_brings_nothing() -> None:
    game = first("c", B=1).seat(A, supply=1).dice("r4@A w1@N").start().take(A, "palace supply r4@A")
    assert (game.asked(), game.influence(B)) == ("take-turn", 4)


# I-d: 5 deniers with agriculture


@pytest.mark.parametrize(
    ("word", "deniers", "left"), [("use-outdoor1", 12, "1 0 0 0"), ("keep", 7, "2 0 0 0")]
)
def test_agriculture_may_bring_5_more_deniers(word: str, deniers: int, left: str) -> None:
    """I-d: 5 additional deniers when using agriculture; two cubes of one tile are never used in one action."""
    game = first("d", A=2).dice("y4@A w1@N").start().take(A, "agriculture y4@A done")
    answer(game, A, word)
    assert (game.deniers(A), outdoor(game, A), game.actors()) == (deniers, left, [B])


def test_five_deniers_are_for_agriculture_alone() -> None:
    game = first("d", A=1, B=1).card("merchant", "A -").dice("y4@A w1@N").start()
    assert game.take(A, "merchant y4@A done x1").actors() == [B]


def test_five_deniers_are_for_ones_own_agriculture() -> None:
    game = first("d", B=1).dice("y4@A w1@N").start().take(A, "agriculture y4@A done")
    assert (game.asked(), game.deniers(B)) == ("take-turn", 5)


def test_cube_of_a_card_and_an_outdoor_cube_in_one_action() -> None:
    """Important notes: both a cube from a delayed-effect card and cubes from outdoor activities."""
    game = first("d", A=1).card("priest", A=1).dice("y3@A w1@N").start()
    answer(game.take(A, "agriculture use-priest y3@A done"), A)
    assert (game.deniers(A), game.cubes("priest", A), outdoor(game, A)) == (5 + 3 + 5, 0, "0 0 0 0")


def test_cubes_of_two_tiles_in_one_action() -> None:
    """Important notes: two cubes from different outdoor activities, here with a card's cube as a third."""
    table = outdoors("1d 2b 3b 4b")
    table.guards(A=15).outdoor(A="1 0 1 0").seat(A, deniers=9).card("priest", A=1).dice("y1@B y2@A w1@N")
    game = table.start().take(A, "agriculture use-priest use-outdoor3 y1@B y2@A done")
    answer(game, A)
    assert game.deniers(A) == 9 - 4 + (6 + 3 + 2 + 3) // 2 + 5
    assert (outdoor(game, A), game.cubes("priest", A)) == ("0 0 0 0", 0)


def test_cube_serves_again_in_the_next_action() -> None:
    """Two cubes of one tile are barred in the same action, not in two."""
    table = first("a", B=2).seat(A, deniers=20).dice("y4@B y6@B y2@A w1@N")
    game = answer(table.start().take(A, "agriculture y4@B done"), B)
    game.take(B, "pass").take(A, "agriculture y6@B done")
    answer(game, B)
    assert (game.influence(B), outdoor(game, B)) == (12, "0 0 0 0")
