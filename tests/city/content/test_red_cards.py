"""The nine military Activity cards: prices, spaces, divisors, and the six that place no cubes on events."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, city

RED = [
    ("archer", 6, 3, 2),
    ("chivalry", 6, 2, 1),
    ("diplomat", 6, 2, 1),
    ("hunting", 5, 3, 1),
    ("mercenary", 2, 1, 1),
    ("tax-collector", 6, 2, 1),
    ("captain", 7, 3, 2),
    ("joust", 5, 3, 2),
    ("troubadour", 7, 3, 2),
]
DIVISORS = [
    ("diplomat", 3),
    ("hunting", 3),
    ("mercenary", 2),
    ("tax-collector", 5),
    ("captain", 4),
    ("joust", 3),
    ("troubadour", 3),
]
GROUPS = {2: "2", 3: "3", 4: "4", 5: "5", 6: "6", 7: "1 6", 8: "2 6", 9: "3 6", 10: "4 6", 12: "6 6"}


def up_to(most: int) -> list[str]:
    """The answers to how many activations, at least one."""
    return [f"x{times}" for times in range(1, most + 1)]


def group(total: int) -> str:
    """Own red dice of that total, as words."""
    return " ".join(f"r{value}@A" for value in GROUPS[total].split())


@pytest.mark.parametrize(("card", "price", "first", "second"), RED, ids=[row[0] for row in RED])
def test_red_card_price_is_paid_on_hiring(card: str, price: int, first: int, second: int) -> None:
    """Activity cards: the price printed on the card is paid for a tradesman."""
    game = city(2).seat(A, deniers=price, supply=1).dice("r6@A w1@N").card(card).start()
    game.take(A, f"{card} supply")
    assert game.deniers(A) == 0
    assert game.tradesmen(card) == "A -"

    poor = city(2).seat(A, deniers=price - 1, supply=1).dice("r6@A w1@N").card(card).start()
    assert card not in poor.options(A)


@pytest.mark.parametrize(("card", "price", "first", "second"), RED, ids=[row[0] for row in RED])
def test_red_card_spaces_are_worth_their_points(card: str, price: int, first: int, second: int) -> None:
    """End of the game: a tradesman is worth the points of his space, on the illustration nothing."""
    table = city(3).card(card, "A B", onlookers="C").cathedral("A B C - - -", "A B C - - -", "A B C - - -")
    assert table.now("count-points").start().scores() == [first, second, 0]


@pytest.mark.parametrize(("card", "divisor"), DIVISORS, ids=[row[0] for row in DIVISORS])
def test_red_card_divisor(card: str, divisor: int) -> None:
    """Activity cards: as many activations as the divisor goes into the dice, rounded down; at least one is made, fewer
    than possible are allowed (the latter by ruling)."""
    for total, most in ((divisor, 1), (2 * divisor - 1, 1), (2 * divisor, 2)):
        game = city(2).seat(A, influence=20).dice(f"{group(total)} w1@N").card(card, "A -").start()
        game.take(A, f"{card} {group(total)} done")
        assert game.options(A) == up_to(most)

    short = city(2).seat(A, influence=20).dice(f"r{divisor - 1}@A w1@N").card(card, "A -").start()
    assert card not in short.options(A)


@pytest.mark.parametrize("card", [row[0] for row in RED])
def test_red_card_takes_red_dice_only(card: str) -> None:
    """Activity cards: military cards are activated with red dice."""
    game = city(2).seat(A, deniers=20).dice("y6@A w6@A y6@N w6@N").card(card, "A -").start()
    assert card not in game.options(A)
    mixed = city(2).seat(A, deniers=20).dice("r6@A y5@A w6@A").card(card, "A -").start()
    assert mixed.take(A, card).options(A) == ["r6@A"]


@pytest.mark.parametrize(
    ("influence", "times", "after"), [(4, 1, 7), (4, 4, 16), (16, 1, 19), (16, 4, 20), (20, 1, 20)]
)
def test_hunting_gives_three_influence(influence: int, times: int, after: int) -> None:
    """Hunting: 3 influence each, never more than 20 in all."""
    game = city(2).seat(A, influence=influence).dice("r6@A r6@A w1@N").card("hunting", "A -").start()
    game.take(A, f"hunting r6@A r6@A done x{times}")
    assert (game.influence(A), game.deniers(A), game.points(A)) == (after, 5, 0)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_mercenary_gives_three_deniers(times: int) -> None:
    """Mercenary: 3 deniers each."""
    game = city(2).seat(A, deniers=0).dice("r6@A w1@N").card("mercenary", "A -").start()
    game.take(A, f"mercenary r6@A done x{times}")
    assert (game.deniers(A), game.influence(A), game.points(A)) == (3 * times, 4, 0)


@pytest.mark.parametrize("times", [1, 2])
def test_tax_collector_takes_a_denier_for_each_citizen_of_city_hall(times: int) -> None:
    """Tax Collector: others pay for each of their citizens, the bank for each neutral one, nobody for one's own,
    for the expelled or for those of other buildings."""
    game = (
        city(3)
        .seat(A, deniers=1)
        .seat(B, deniers=9)
        .seat(C, deniers=9)
        .dice("r4@A r6@A w1@N")
        .card("tax-collector", "A -")
        .building("city-hall", "B B C A N B", lying="B C N")
        .building("palace", "B C - - - -")
        .building("bishopric", "C - - - B -")
        .start()
    )
    game.take(A, f"tax-collector r4@A r6@A done x{times}")
    assert game.deniers(B) == 9 - 3 * times
    assert game.deniers(C) == 9 - times
    assert game.deniers(A) == 1 + 5 * times


def test_tax_collector_takes_what_there_is() -> None:
    """Tax Collector: one who cannot pay in full pays what he has, and loses no points for it."""
    game = (
        city(3)
        .seat(A, deniers=0)
        .seat(B, deniers=3, points=5)
        .seat(C, deniers=0, points=1)
        .dice("r4@A r6@A w1@N")
        .card("tax-collector", "A -")
        .building("city-hall", "B B C - - -")
        .start()
    )
    game.take(A, "tax-collector r4@A r6@A done x2")
    assert [game.deniers(seat) for seat in (A, B, C)] == [3, 0, 0]
    assert [game.points(seat) for seat in (A, B, C)] == [0, 5, 1]


def test_tax_collector_leaves_the_deniers_of_a_pass() -> None:
    """Pass, end of the round: deniers in a district are not in hand before the round ends, so no tax takes them."""
    table = (
        city(2)
        .seat(A, deniers=0)
        .seat(B, deniers=1, passed=3)
        .dice("r5@A w1@N w1@A")
        .card("tax-collector", "A -")
    )
    game = table.building("city-hall", "B B - - - -").start()
    game.take(A, "tax-collector r5@A done x1")
    assert [game.deniers(A), game.deniers(B)] == [1, 0]
    assert game.passed(B) == 4


def test_tax_collector_takes_the_price_of_a_die_back() -> None:
    """Phase 4: dice are paid before the effect, so the seller can pay his tax out of it."""
    game = (
        city(2)
        .seat(A, deniers=2)
        .seat(B, deniers=0)
        .dice("r5@B w1@N")
        .card("tax-collector", "A -")
        .building("city-hall", "B - B - B -")
        .start()
    )
    game.take(A, "tax-collector r5@B done x1")
    assert [game.deniers(A), game.deniers(B)] == [2, 0]


def test_tax_collector_with_an_empty_city_hall_brings_nothing() -> None:
    """Tax Collector: nobody there, nothing gained."""
    game = city(2).dice("r5@A w1@N").card("tax-collector", "A -").start()
    game.take(A, "tax-collector r5@A done x1")
    assert [game.deniers(A), game.deniers(B)] == [5, 5]


def test_tax_collector_takes_two_for_each_citizen_of_le_roy() -> None:
    """The King's Challenge, card modifications: 2 deniers for each of le Roy's citizens on City Hall."""
    game = (
        city(1)
        .seat(A, deniers=0)
        .dice("r5@A w1@N")
        .card("tax-collector", "A -")
        .building("city-hall", "N N A - - N", lying="N")
        .start()
    )
    game.take(A, "tax-collector r5@A done x1")
    assert game.deniers(A) == 6


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize(
    ("marauding", "war", "heresy", "events"),
    [
        ("A", "", "", 1),
        ("A A A", "", "", 1),
        ("A B", "B N", "N A A", 2),
        ("B A", "A", "A", 3),
        ("B", "N", "", 0),
    ],
)
def test_captain_gives_a_point_for_each_event_with_a_cube(
    marauding: str, war: str, heresy: str, events: int, times: int
) -> None:
    """Captain: 1 point for each event that bears an own cube, Marauding included, however many they are."""
    table = city(2).dice("r4@A r4@A w1@N").card("captain", "A -").marauding(marauding)
    game = table.event("war", war).event("heresy", heresy).start()
    game.take(A, f"captain r4@A r4@A done x{times}")
    assert game.points(A) == events * times
    assert (game.points(B), game.influence(A)) == (0, 4)
    assert [game.event_cubes(name) for name in ("marauding", "war", "heresy")] == [marauding, war, heresy]


JOUSTS = [
    ("r3@A r5@A r4@B", 2, 0, 0, "higher than each other"),
    ("r3@A r2@A r2@A r3@B", 2, 0, 0, "the total counts"),
    ("r3@A r5@A r6@B", 0, 0, 0, "another is higher and gains nothing either"),
    ("r3@A r5@A r5@B r4@C", 2, 2, 0, "tied with one"),
    ("r3@A r5@A r5@B r2@C r3@C", 2, 2, 2, "tied with all"),
    ("r3@A r2@A r5@B r5@C", 0, 0, 0, "others tied above"),
    ("r3@A y6@A w6@A r1@B", 0, 0, 0, "only red dice, and the used one is gone"),
    ("r3@A r1@A y6@B w6@C", 2, 0, 0, "other colours of others do not count"),
    ("r3@A r1@A r6@N r6@N", 2, 0, 0, "the neutral district is no player's (ruling)"),
    ("r3@A y1@B y1@C", 0, 0, 0, "nobody has a red die left (ruling)"),
]


@pytest.mark.parametrize(("dice", "a", "b", "c", "why"), JOUSTS, ids=[row[4] for row in JOUSTS])
def test_joust_rewards_the_strongest_red_dice(dice: str, a: int, b: int, c: int, why: str) -> None:
    """Joust: 2 points if the red dice left in the own district are worth most; on a tie to each tied player."""
    game = city(3).dice(dice).card("joust", "A -").start()
    game.take(A, "joust r3@A done x1")
    assert [game.points(seat) for seat in (A, B, C)] == [a, b, c]


def test_joust_twice_gives_four() -> None:
    """Note on the cards: two activations of Joust give 4 points instead of 2."""
    game = city(2).dice("r1@A r6@A r6@A r4@B").card("joust", "A -").start()
    game.take(A, "joust r1@A r6@A done x2")
    assert [game.points(A), game.points(B)] == [4, 0]


def test_joust_twice_pays_a_tied_player_twice() -> None:
    """Joust: on a tie every activation pays each tied player."""
    game = city(2).dice("r6@A r4@A r4@B").card("joust", "A -").start()
    game.take(A, "joust r6@A done x2")
    assert [game.points(A), game.points(B)] == [4, 4]


def test_joust_counts_all_red_dice_when_run_with_yellow_ones() -> None:
    """Joust with a cube of the Militia: the used dice are yellow, so every red one is still there."""
    table = city(2).dice("y3@A r5@A r4@B").card("joust", "A -").card("militia", "A -", A=1)
    game = table.start().take(A, "joust use-militia y3@A done x1")
    assert [game.points(A), game.points(B)] == [2, 0]
    assert game.dice() == ["r5@A", "r4@B"]


def test_joust_of_four_players_leaves_the_neutral_district_out() -> None:
    """Joust, ruling R43: with a player in every other district too the neutral player is none."""
    game = city(4).dice("r3@A r1@A r6@N").card("joust", "A -").start()
    assert game.take(A, "joust r3@A done x1").points(A) == 2


def test_joust_does_not_count_bought_dice() -> None:
    """Joust: a die bought for the activation no longer strengthens its owner."""
    game = city(2).seat(A, deniers=2).dice("r1@A r6@B").card("joust", "A -").start()
    game.take(A, "joust r6@B done x1")
    assert [game.points(A), game.points(B)] == [2, 0]


@pytest.mark.parametrize("times", [1, 2, 3])
def test_troubadour_turns_influence_into_points(times: int) -> None:
    """Troubadour: 3 influence for 2 points, each activation."""
    game = city(2).seat(A, influence=11).dice("r6@A r6@A w1@N").card("troubadour", "A -").start()
    game.take(A, f"troubadour r6@A r6@A done x{times}")
    assert (game.influence(A), game.points(A), game.deniers(A)) == (11 - 3 * times, 2 * times, 5)


@pytest.mark.parametrize(("influence", "most"), [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 4), (20, 4)])
def test_troubadour_is_limited_by_influence(influence: int, most: int) -> None:
    """Troubadour: each activation must be paid for."""
    game = city(2).seat(A, influence=influence).dice("r6@A r6@A w1@N").card("troubadour", "A -").start()
    game.take(A, "troubadour r6@A r6@A done")
    assert game.options(A) == up_to(most)


def test_troubadour_needs_three_influence() -> None:
    """Troubadour: with 2 influence there is no activation, and so no hiring either."""
    directed = city(2).seat(A, influence=2).dice("r6@A w1@N").card("troubadour", "A -").start()
    assert "troubadour" not in directed.options(A)
    vacant = city(2).seat(A, influence=2, deniers=20, supply=1).dice("r6@A w1@N").card("troubadour").start()
    assert "troubadour" not in vacant.options(A)
