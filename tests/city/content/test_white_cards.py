"""The nine religious Activity cards: price, spaces, divisor, and what one activation brings."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, city

WHITE = [
    ("tithe", 6, 3, 2),
    ("monk", 6, 3, 2),
    ("priest", 6, 3, 2),
    ("apprenticeship", 6, 3, 2),
    ("confession", 7, 3, 2),
    ("templar", 7, 3, 2),
    ("pilgrimage", 0, 1, 1),
    ("procession", 5, 3, 2),
    ("glassblower", 7, 3, 2),
]
DELAYED = [("tithe", 4), ("monk", 3), ("priest", 3), ("apprenticeship", 3), ("confession", 3), ("templar", 3)]
DIVISORS = [*DELAYED, ("procession", 4), ("glassblower", 5)]
GROUPS = {3: "3", 4: "4", 5: "5", 6: "6", 7: "1 6", 8: "2 6", 9: "3 6", 10: "4 6", 12: "6 6"}


def up_to(most: int) -> list[str]:
    """The answers to how many activations, at least one."""
    return [f"x{times}" for times in range(1, most + 1)]


def group(total: int) -> str:
    """Own white dice of that total, as words."""
    return " ".join(f"w{value}@A" for value in GROUPS[total].split())


@pytest.mark.parametrize(("card", "price", "first", "second"), WHITE, ids=[row[0] for row in WHITE])
def test_white_card_price_is_paid_on_hiring(card: str, price: int, first: int, second: int) -> None:
    """Activity cards: the price printed on the card is paid for a tradesman."""
    game = city(2).seat(A, deniers=price, supply=1).dice("w6@A w6@A y1@N").card(card).start()
    game.take(A, f"{card} supply")
    assert game.deniers(A) == 0
    assert game.tradesmen(card) == "A -"

    if price:
        poor = city(2).seat(A, deniers=price - 1, supply=1).dice("w6@A w6@A y1@N").card(card).start()
        assert card not in poor.options(A)


@pytest.mark.parametrize(("card", "price", "first", "second"), WHITE, ids=[row[0] for row in WHITE])
def test_white_card_spaces_are_worth_their_points(card: str, price: int, first: int, second: int) -> None:
    """End of the game: a tradesman is worth the points of his space, on the illustration nothing."""
    table = city(3).card(card, "A B", onlookers="C").cathedral("A B C - - -", "A B C - - -", "A B C - - -")
    assert table.now("count-points").start().scores() == [first, second, 0]


@pytest.mark.parametrize(("card", "divisor"), DIVISORS, ids=[row[0] for row in DIVISORS])
def test_white_card_divisor(card: str, divisor: int) -> None:
    """Activity cards: as many activations as the divisor goes into the dice, rounded down; at least one is made, fewer
    than possible are allowed (the latter by ruling)."""
    for total, most in ((divisor, 1), (2 * divisor - 1, 1), (2 * divisor, 2)):
        game = city(2).dice(f"{group(total)} y1@N").card(card, "A -").start()
        game.take(A, f"{card} {group(total)} done")
        assert game.options(A) == up_to(most)

    short = city(2).dice(f"w{divisor - 1}@A y1@N").card(card, "A -").start()
    assert card not in short.options(A)


@pytest.mark.parametrize("card", [row[0] for row in DIVISORS])
def test_white_card_takes_white_dice_only(card: str) -> None:
    """Activity cards: religious cards are activated with white dice."""
    game = city(2).seat(A, deniers=20).dice("r6@A y6@A y6@N r6@N").card(card, "A -").start()
    assert card not in game.options(A)
    mixed = city(2).seat(A, deniers=20).dice("r6@A y5@A w6@A").card(card, "A -").start()
    assert mixed.take(A, card).options(A) == ["w6@A"]


@pytest.mark.parametrize(("card", "divisor"), DELAYED, ids=[row[0] for row in DELAYED])
def test_tithe_monk_priest_apprenticeship_confession_templar_place_cubes(card: str, divisor: int) -> None:
    """Delayed cards: one cube of the own colour on the card for each activation, nothing else."""
    for total in (6, 12):
        cubes = total // divisor
        game = city(2).dice(f"{group(total)} y1@N").card(card, "B A", A=1, B=2).start()
        game.take(A, f"{card} {group(total)} done x{cubes}")
        assert game.cubes(card, A) == 1 + cubes
        assert game.cubes(card, B) == 2
        assert (game.deniers(A), game.influence(A), game.points(A)) == (5, 4, 0)
        assert game.dice() == ["y1@N"]
        assert game.turn() == "B"


@pytest.mark.parametrize("card", [row[0] for row in DELAYED])
def test_white_delayed_card_may_place_one_cube_only(card: str) -> None:
    """Delayed cards: at least one cube, fewer than possible allowed (ruling)."""
    game = city(2).dice("w6@A w6@A y1@N").card(card, "A -").start()
    game.take(A, f"{card} w6@A w6@A done x1")
    assert game.cubes(card, A) == 1


@pytest.mark.parametrize("card", [row[0] for row in DELAYED])
def test_white_delayed_card_first_cubes_do_not_bend_their_own_action(card: str) -> None:
    """Delayed cards: cubes serve later actions; the one that places the first of them is offered none (ruling)."""
    game = city(2).dice("w6@A y1@N").card(card, "A -").start()
    assert game.take(A, card).options(A) == ["w6@A"]


def test_priest_example_of_the_rulebook() -> None:
    """Combat and cards, example: white 5 and a bought white 4 place three cubes; 6 for the tradesman, 4 for the die."""
    game = (
        city(4).starter(B).turn(B).seat(B, deniers=10, supply=1).dice("w5@B w4@A y1@D").card("priest").start()
    )
    game.take(B, "priest supply")
    assert game.deniers(B) == 4
    game.take(B, "w4@A w5@B done x3")
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [9, 0, 5, 5]
    assert game.cubes("priest", B) == 3
    assert game.tradesmen("priest") == "B -"


def test_priest_tradesman_directs_for_nothing_the_second_time() -> None:
    """Priest, example: with a tradesman on the card nothing is paid for more cubes."""
    game = city(2).seat(A, deniers=0).dice("w3@A y1@N").card("priest", "A -", A=3).start()
    game.take(A, "priest w3@A done x1")
    assert game.cubes("priest", A) == 4
    assert game.deniers(A) == 0


def test_monk_cubes_are_unlimited() -> None:
    """Setup: who runs out of his twenty cubes uses something else for them."""
    game = city(2).dice("w6@A w6@A y1@N").card("monk", "A -", A=19).start()
    game.take(A, "monk w6@A w6@A done")
    assert game.options(A) == up_to(4)
    assert game.take(A, "x4").cubes("monk", A) == 23


@pytest.mark.parametrize(
    ("dice", "most"),
    [
        ("w1@A w6@A", 1),
        ("r1@A w6@A", 1),
        ("r1@A y6@A", 1),
        ("r6@A r6@A", 1),
        ("y6@A y6@A", 1),
        ("r5@A y4@A w5@A", 2),
        ("r4@A y4@A w5@A", 1),
        ("r6@A r6@A y6@A", 2),
    ],
)
def test_pilgrimage_takes_any_colours(dice: str, most: int) -> None:
    """Pilgrimage: any mixture of colours, one activation for each full 7, 2 points each."""
    game = city(2).dice(f"{dice} r1@N").card("pilgrimage", "A -").start()
    game.take(A, f"pilgrimage {dice}" + (" done" if len(dice.split()) < 3 else ""))
    assert game.options(A) == up_to(most)
    game.take(A, f"x{most}")
    assert game.points(A) == 2 * most
    assert (game.deniers(A), game.influence(A)) == (5, 4)


def test_pilgrimage_needs_seven() -> None:
    """Pilgrimage: one die never suffices, nor do dice worth 6."""
    one = city(2).seat(A, deniers=0).dice("w6@A").card("pilgrimage", "A -").start()
    assert "pilgrimage" not in one.options(A)
    six = city(2).seat(A, deniers=0).dice("r1@A y2@A w3@A").card("pilgrimage", "A -").start()
    assert "pilgrimage" not in six.options(A)


def test_pilgrimage_may_be_activated_once_only() -> None:
    """Pilgrimage: fewer activations than possible (ruling)."""
    game = city(2).dice("r6@A y6@A w6@A r1@N").card("pilgrimage", "A -").start()
    game.take(A, "pilgrimage r6@A y6@A w6@A")
    assert game.options(A) == up_to(2)
    assert game.take(A, "x1").points(A) == 2


def test_pilgrimage_prices_a_mixed_group_by_its_size() -> None:
    """Phase 4: in a group of three each bought die costs 6, whatever its colour."""
    game = city(2).seat(A, deniers=12).dice("r6@B y6@N w6@A r1@N").card("pilgrimage", "A -").start()
    game.take(A, "pilgrimage r6@B y6@N w6@A x2")
    assert (game.deniers(A), game.deniers(B), game.points(A)) == (0, 11, 4)


PROCESSIONS = [
    ("w4@A r1@A y2@A r3@B", 2, 0, 0, "the own two dice against one"),
    ("w4@A r1@A r3@B y2@B", 0, 2, 0, "another has more after the used die is gone"),
    ("w4@A r1@A r3@B", 2, 2, 0, "tied"),
    ("w4@A r1@A r3@B w1@C", 2, 2, 2, "all tied"),
    ("w4@A r1@B w1@C w1@C", 0, 0, 2, "only the fullest district"),
    ("w4@A r3@B", 0, 2, 0, "none left of one's own"),
    ("w4@A r1@A y1@N y1@N y1@N", 2, 0, 0, "the neutral district is no player's (ruling)"),
    ("w4@A y1@N y1@N", 0, 0, 0, "a player needs a die of his own"),
    ("w4@A r6@A r1@B w1@B y1@B", 0, 2, 0, "the number counts, not the value"),
]


@pytest.mark.parametrize(("dice", "a", "b", "c", "why"), PROCESSIONS, ids=[row[4] for row in PROCESSIONS])
def test_procession_rewards_the_fullest_district(dice: str, a: int, b: int, c: int, why: str) -> None:
    """Procession: 2 points for each player with most dice of any colour, those of the activation not counted."""
    game = city(3).dice(dice).card("procession", "A -").start()
    game.take(A, "procession w4@A done x1")
    assert [game.points(seat) for seat in (A, B, C)] == [a, b, c]


def test_procession_of_four_players_leaves_the_neutral_district_out() -> None:
    """Procession, ruling R43: with a player in every other district too the neutral player is none."""
    game = city(4).dice("w4@A r1@A y1@N y1@N").card("procession", "A -").start()
    assert game.take(A, "procession w4@A done x1").points(A) == 2


def test_procession_counts_after_bought_dice_have_left() -> None:
    """Procession: a die bought for the activation no longer lies in its owner's district."""
    game = city(2).seat(A, deniers=2).dice("w5@B r1@B r1@A").card("procession", "A -").start()
    game.take(A, "procession w5@B done x1")
    assert [game.points(A), game.points(B)] == [2, 2]


def test_procession_counts_the_dice_of_one_who_has_passed() -> None:
    """Procession, pass: the dice of a player who has passed still lie in his district."""
    game = city(2).seat(B, passed=2).dice("w4@A r1@B y1@B").card("procession", "A -").start()
    game.take(A, "procession w4@A done x1")
    assert [game.points(A), game.points(B)] == [0, 2]


def test_procession_twice_pays_twice() -> None:
    """Procession: every activation pays all the winners again."""
    game = city(2).dice("w6@A w6@A r1@A y1@B").card("procession", "A -").start()
    game.take(A, "procession w6@A w6@A done")
    assert game.options(A) == up_to(3)
    game.take(A, "x2")
    assert [game.points(A), game.points(B)] == [4, 4]


@pytest.mark.parametrize(
    ("first", "second", "third", "points"),
    [
        ("A A - - - -", "- - - - - -", "- - - - - -", 1),
        ("A A A - - -", "- - - - - -", "- - - - - -", 1),
        ("A A B B N -", "A A B - - -", "- - - - - -", 2),
        ("A B A B A B", "A B - - - -", "A - - - - -", 2),
        ("A A A A - -", "A A - - - -", "A A - - - -", 4),
        ("A B B N - -", "- - - - - -", "- - - - - -", 0),
    ],
)
def test_glassblower_gives_a_point_for_two_cubes(first: str, second: str, third: str, points: int) -> None:
    """Glassblower: 1 point for each full pair of own cubes on all levels together; an odd one is lost (ruling)."""
    game = city(2).dice("w5@A y1@N").card("glassblower", "A -").cathedral(first, second, third).start()
    game.take(A, "glassblower w5@A done x1")
    assert game.points(A) == points
    assert (game.points(B), game.influence(A)) == (0, 4)


@pytest.mark.parametrize(("times", "points"), [(1, 1), (2, 2), (3, 3)])
def test_glassblower_rounds_down_in_each_activation(times: int, points: int) -> None:
    """Glassblower: three cubes are one pair in every activation, odd cubes are not added up."""
    game = city(2).dice("w5@A w5@A w5@A y1@N").card("glassblower", "A -").cathedral("A A A - - -").start()
    game.take(A, "glassblower w5@A w5@A w5@A")
    assert game.options(A) == up_to(3)
    assert game.take(A, f"x{times}").points(A) == points
