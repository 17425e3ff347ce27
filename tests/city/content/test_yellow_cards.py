"""The nine civil Activity cards: price, spaces, divisor, and what one activation brings."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, city

YELLOW = [
    ("merchant", 4, 2, 1),
    ("miller", 5, 2, 1),
    ("artisan", 5, 2, 1),
    ("militia", 6, 3, 2),
    ("innkeeper", 5, 3, 2),
    ("blacksmith", 5, 3, 2),
    ("sculptor", 15, 6, 5),
    ("journeyman", 5, 2, 1),
    ("goldsmith", 8, 3, 2),
]
PAYMENT = {"innkeeper": 1, "journeyman": 3}
DIVISORS = [
    ("merchant", 2),
    ("artisan", 4),
    ("militia", 3),
    ("blacksmith", 3),
    ("sculptor", 3),
    ("journeyman", 4),
    ("goldsmith", 4),
]
GROUPS = {1: "1", 2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "1 6", 8: "2 6", 11: "5 6", 12: "6 6"}


def up_to(most: int) -> list[str]:
    """The answers to how many activations, at least one."""
    return [f"x{times}" for times in range(1, most + 1)]


def group(total: int, colour: str = "y") -> str:
    """Own dice of that total, as words."""
    return " ".join(f"{colour}{value}@A" for value in GROUPS[total].split())


@pytest.mark.parametrize(("card", "price", "first", "second"), YELLOW, ids=[row[0] for row in YELLOW])
def test_yellow_card_price_is_paid_on_hiring(card: str, price: int, first: int, second: int) -> None:
    """Activity cards: the price printed on the card is paid for a tradesman; the effect's own payment is kept back."""
    needed = price + PAYMENT.get(card, 0)
    game = city(2).seat(A, deniers=needed, supply=1).dice("y4@A w1@N").card(card).start()
    game.take(A, f"{card} supply")
    assert game.deniers(A) == needed - price
    assert game.tradesmen(card) == "A -"

    poor = city(2).seat(A, deniers=needed - 1, supply=1).dice("y4@A w1@N").card(card).start()
    assert card not in poor.options(A)


@pytest.mark.parametrize(("card", "price", "first", "second"), YELLOW, ids=[row[0] for row in YELLOW])
def test_yellow_card_spaces_are_worth_their_points(card: str, price: int, first: int, second: int) -> None:
    """End of the game: a tradesman is worth the points of his space, on the illustration nothing."""
    table = city(3).card(card, "A B", onlookers="C").cathedral("A B C - - -", "A B C - - -", "A B C - - -")
    assert table.now("count-points").start().scores() == [first, second, 0]


@pytest.mark.parametrize(("card", "divisor"), DIVISORS, ids=[row[0] for row in DIVISORS])
def test_yellow_card_divisor(card: str, divisor: int) -> None:
    """Activity cards: as many activations as the divisor goes into the dice, rounded down; at least one is made, fewer
    than possible are allowed (the latter by ruling)."""
    for total, most in ((divisor, 1), (2 * divisor - 1, 1), (2 * divisor, 2)):
        game = (
            city(2).seat(A, deniers=20, influence=20).dice(f"{group(total)} w1@N").card(card, "A -").start()
        )
        game.take(A, f"{card} {group(total)} done")
        assert game.options(A) == up_to(most)

    short = city(2).seat(A, deniers=20, influence=20).dice(f"y{divisor - 1}@A w1@N").card(card, "A -").start()
    assert card not in short.options(A)


@pytest.mark.parametrize("card", [row[0] for row in YELLOW])
def test_yellow_card_takes_yellow_dice_only(card: str) -> None:
    """Activity cards: civil cards are activated with yellow dice."""
    game = city(2).seat(A, deniers=20).dice("r6@A w6@A w6@N r6@N").card(card, "A -").start()
    assert card not in game.options(A)
    mixed = city(2).seat(A, deniers=20).dice("r6@A y5@A w6@A").card(card, "A -").start()
    assert mixed.take(A, card).options(A) == ["y5@A"]


def test_merchant_example_of_the_rulebook() -> None:
    """Activity cards, example: hired for 4, with three dice worth 16 of which one is bought for 6, it gives 16."""
    game = city(4).seat(A, deniers=10, supply=1).dice("y5@A y6@A y5@C w1@D").card("merchant").start()
    game.take(A, "merchant supply")
    assert game.deniers(A) == 6
    game.take(A, "y5@A y5@C y6@A")
    assert game.options(A) == up_to(8)
    game.take(A, "x8")
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [16, 5, 11, 5]
    assert game.tradesmen("merchant") == "A -"
    assert game.dice() == ["w1@D"]


@pytest.mark.parametrize(("times", "gain"), [(1, 2), (2, 4), (3, 6)])
def test_merchant_gives_two_deniers_an_activation(times: int, gain: int) -> None:
    """Merchant: 2 deniers each; fewer activations than possible by ruling."""
    game = city(2).seat(A, deniers=0).dice("y6@A w1@N").card("merchant", "A -").start()
    game.take(A, f"merchant y6@A done x{times}")
    assert game.deniers(A) == gain
    assert (game.points(A), game.influence(A)) == (0, 4)
    assert game.turn() == "B"


@pytest.mark.parametrize(("total", "most"), [(4, 1), (7, 1), (8, 2), (12, 3)])
def test_miller_divisor(total: int, most: int) -> None:
    """Miller: one activation for each full 4."""
    game = (
        city(2).dice(f"{group(total)} w1@N").card("miller", "A -").building("palace", "A - - - - -").start()
    )
    game.take(A, f"miller {group(total)} done")
    assert game.options(A) == up_to(most)


def test_miller_needs_four() -> None:
    """Miller: dice worth 3 do not activate it."""
    game = city(2).dice("y3@A w1@N").card("miller", "A -").building("palace", "A - - - - -").start()
    assert "miller" not in game.options(A)


@pytest.mark.parametrize(("at_palace", "gain"), [(0, 2 * 2), (1, 6 + 2), (2, 6 + 6)])
def test_miller_chooses_palace_or_bishopric_for_each_activation(at_palace: int, gain: int) -> None:
    """Miller: 2 deniers for each own citizen of the chosen building; each activation may choose another one."""
    game = (
        city(2)
        .seat(A, deniers=0)
        .dice("y2@A y6@A w1@N")
        .card("miller", "A -")
        .building("palace", "A A B A N -")
        .building("bishopric", "B A N - - -")
        .start()
    )
    game.take(A, "miller y2@A y6@A done x2")
    assert game.options(A) == ["x0", "x1", "x2"]
    game.take(A, f"x{at_palace}")
    assert game.deniers(A) == gain
    assert game.turn() == "B"


def test_miller_may_be_activated_once_only() -> None:
    """Miller: fewer activations than possible (ruling), each of them with its own choice."""
    game = (
        city(2)
        .seat(A, deniers=0)
        .dice("y6@A y6@A w1@N")
        .card("miller", "A -")
        .building("bishopric", "A A A - - -")
        .start()
    )
    game.take(A, "miller y6@A y6@A done x1")
    assert game.options(A) == ["x0", "x1"]
    game.take(A, "x0")
    assert game.deniers(A) == 6


@pytest.mark.parametrize("at_palace", [0, 1])
def test_miller_counts_neither_the_lying_nor_others_nor_city_hall(at_palace: int) -> None:
    """Miller: expelled citizens bring nothing, nor do other colours, nor City Hall."""
    game = (
        city(2)
        .seat(A, deniers=0)
        .dice("y4@A w1@N")
        .card("miller", "A -")
        .building("palace", "A B N - - -", lying="A B")
        .building("bishopric", "B A N - - -", lying="A")
        .building("city-hall", "A A - - - -")
        .start()
    )
    game.take(A, f"miller y4@A done x1 x{at_palace}")
    assert game.deniers(A) == 2


def test_miller_does_not_count_the_citizen_who_became_its_tradesman() -> None:
    """Miller, hiring: the tradesman is hired first, so a citizen taken from the Palace is no longer in it."""
    game = (
        city(2).seat(A, deniers=5).dice("y4@A w1@N").card("miller").building("palace", "A - - A - -")
    ).start()
    game.take(A, "miller palace4 y4@A done x1 x1")
    assert game.deniers(A) == 2
    assert game.building("palace") == "A - - - - -"


@pytest.mark.parametrize("times", [1, 2, 3])
def test_artisan_turns_influence_into_deniers(times: int) -> None:
    """Artisan: 1 influence for 6 deniers, each activation."""
    game = city(2).seat(A, deniers=1, influence=4).dice("y6@A y6@A w1@N").card("artisan", "A -").start()
    game.take(A, f"artisan y6@A y6@A done x{times}")
    assert game.deniers(A) == 1 + 6 * times
    assert game.influence(A) == 4 - times
    assert game.points(A) == 0


@pytest.mark.parametrize(("influence", "most"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_artisan_is_limited_by_influence(influence: int, most: int) -> None:
    """Artisan: each activation must be paid for."""
    game = city(2).seat(A, influence=influence).dice("y6@A y6@A w1@N").card("artisan", "A -").start()
    game.take(A, "artisan y6@A y6@A done")
    assert game.options(A) == up_to(most)


def test_artisan_needs_one_influence() -> None:
    """Artisan: without influence no activation, and so neither use nor hiring."""
    directed = city(2).seat(A, influence=0, deniers=20).dice("y6@A w1@N").card("artisan", "A -").start()
    assert "artisan" not in directed.options(A)
    vacant = city(2).seat(A, influence=0, deniers=20, supply=1).dice("y6@A w1@N").card("artisan").start()
    assert "artisan" not in vacant.options(A)


@pytest.mark.parametrize("card", ["militia", "blacksmith"])
@pytest.mark.parametrize(("total", "cubes"), [(3, 1), (5, 1), (6, 2), (8, 2), (12, 4)])
def test_militia_and_blacksmith_place_cubes(card: str, total: int, cubes: int) -> None:
    """Delayed cards: one cube of the own colour on the card for each activation, nothing else."""
    game = city(2).dice(f"{group(total)} w1@N").card(card, "A B", A=1, B=2).start()
    game.take(A, f"{card} {group(total)} done x{cubes}")
    assert game.cubes(card, A) == 1 + cubes
    assert game.cubes(card, B) == 2
    assert (game.deniers(A), game.influence(A), game.points(A)) == (5, 4, 0)


@pytest.mark.parametrize("card", ["militia", "blacksmith"])
def test_militia_and_blacksmith_place_fewer_cubes_if_wished(card: str) -> None:
    """Delayed cards: at least one cube, fewer than possible allowed (ruling)."""
    game = city(2).dice("y6@A y6@A y6@A w1@N").card(card, "A -").start()
    game.take(A, f"{card} y6@A y6@A y6@A")
    assert game.options(A) == up_to(6)
    game.take(A, "x2")
    assert game.cubes(card, A) == 2


@pytest.mark.parametrize("times", [1, 3, 5])
def test_innkeeper_turns_deniers_into_influence(times: int) -> None:
    """Innkeeper: 1 denier for 1 influence, one activation a pip."""
    game = city(2).seat(A, deniers=5, influence=4).dice("y6@A w1@N").card("innkeeper", "A -").start()
    game.take(A, "innkeeper y6@A done")
    assert game.options(A) == up_to(5)
    game.take(A, f"x{times}")
    assert (game.deniers(A), game.influence(A), game.points(A)) == (5 - times, 4 + times, 0)


@pytest.mark.parametrize(("pips", "most"), [(1, 1), (2, 2), (6, 6)])
def test_innkeeper_divisor_is_one(pips: int, most: int) -> None:
    """Innkeeper: even a 1 activates it."""
    game = city(2).seat(A, deniers=20).dice(f"y{pips}@A w1@N").card("innkeeper", "A -").start()
    game.take(A, f"innkeeper y{pips}@A done")
    assert game.options(A) == up_to(most)


@pytest.mark.parametrize(("deniers", "most"), [(1, 1), (3, 3), (6, 6), (7, 6)])
def test_innkeeper_is_limited_by_deniers(deniers: int, most: int) -> None:
    """Innkeeper: each activation must be paid for."""
    game = city(2).seat(A, deniers=deniers).dice("y6@A w1@N").card("innkeeper", "A -").start()
    game.take(A, "innkeeper y6@A done")
    assert game.options(A) == up_to(most)


def test_innkeeper_pays_from_what_the_dice_leave() -> None:
    """Innkeeper: dice are bought before the activations are paid."""
    game = city(2).seat(A, deniers=7).dice("y6@A y6@B w1@N").card("innkeeper", "A -").start()
    game.take(A, "innkeeper y6@A y6@B done")
    assert game.deniers(A) == 3
    assert game.options(A) == up_to(3)


def test_innkeeper_needs_one_denier() -> None:
    """Innkeeper: no denier, no activation."""
    game = city(2).seat(A, deniers=0).dice("y6@A w1@N").card("innkeeper", "A -").start()
    assert "innkeeper" not in game.options(A)


def test_innkeeper_influence_beyond_twenty_is_wasted() -> None:
    """Innkeeper, influence: the track ends at 20, the deniers are paid all the same."""
    game = city(2).seat(A, deniers=5, influence=18).dice("y4@A w1@N").card("innkeeper", "A -").start()
    game.take(A, "innkeeper y4@A done x4")
    assert (game.deniers(A), game.influence(A)) == (1, 20)


def test_innkeeper_at_his_most_has_27_activations() -> None:
    """Innkeeper with a cube of the Priest: three sixes are worth 27, and every one of the 27 may be used."""
    table = city(2).seat(A, deniers=30, influence=0).dice("y6@A y6@A y6@A w1@N").card("innkeeper", "A -")
    game = table.card("priest", "A -", A=1).start()
    game.take(A, "innkeeper use-priest y6@A y6@A y6@A")
    assert game.options(A) == up_to(27)
    game.take(A, "x27")
    assert (game.deniers(A), game.influence(A), game.cubes("priest", A)) == (3, 20, 0)


@pytest.mark.parametrize("times", [1, 2, 4])
def test_sculptor_gives_a_point(times: int) -> None:
    """Sculptor: 1 victory point each."""
    game = city(2).seat(A, points=3).dice("y6@A y6@A w1@N").card("sculptor", "A -").start()
    game.take(A, f"sculptor y6@A y6@A done x{times}")
    assert game.points(A) == 3 + times
    assert (game.deniers(A), game.influence(A), game.points(B)) == (5, 4, 0)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_journeyman_turns_deniers_into_points(times: int) -> None:
    """Journeyman: 3 deniers for 2 points, each activation."""
    game = city(2).seat(A, deniers=10).dice("y6@A y6@A w1@N").card("journeyman", "A -").start()
    game.take(A, f"journeyman y6@A y6@A done x{times}")
    assert (game.deniers(A), game.points(A)) == (10 - 3 * times, 2 * times)


@pytest.mark.parametrize(("deniers", "most"), [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 3)])
def test_journeyman_is_limited_by_deniers(deniers: int, most: int) -> None:
    """Journeyman: each activation must be paid for."""
    game = city(2).seat(A, deniers=deniers).dice("y6@A y6@A w1@N").card("journeyman", "A -").start()
    game.take(A, "journeyman y6@A y6@A done")
    assert game.options(A) == up_to(most)


def test_journeyman_needs_three_deniers() -> None:
    """Journeyman: with 2 deniers there is no activation."""
    game = city(2).seat(A, deniers=2).dice("y6@A w1@N").card("journeyman", "A -").start()
    assert "journeyman" not in game.options(A)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_goldsmith_gives_a_point_and_two_deniers(times: int) -> None:
    """Goldsmith: 1 point and 2 deniers each."""
    game = city(2).seat(A, deniers=0).dice("y6@A y6@A w1@N").card("goldsmith", "A -").start()
    game.take(A, f"goldsmith y6@A y6@A done x{times}")
    assert (game.deniers(A), game.points(A), game.influence(A)) == (2 * times, times, 4)
