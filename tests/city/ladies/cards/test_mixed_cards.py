"""The mixed Activity cards: cubes are placed in one action and used in another."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Table
from tests.city.ladies.table import ladies, up_to
from troyes.city.game import CITY
from troyes.city.ladies import mixed as mixed_cards
from troyes.city.state import City
from troyes.core.agenda import Step
from troyes.core.errors import IllegalMove, PositionError

# Card, its dice, its divisor, and what one discarded cube brings in deniers, influence and points.
MIXED = [
    ("lumberjack", "y", 2, 4, 0, 0),
    ("breeder", "y", 2, 0, 0, 2),
    ("squire", "r", 2, 0, 5, 0),
]
NAMES = [row[0] for row in MIXED]
ALL = [("lumberjack", "y"), ("breeder", "y"), ("catapult", "r"), ("squire", "r")]
BOTH = {"place-cubes", "discard-cubes"}
Row = tuple[str, str, int, int, int, int]


def mixed(card: str, dice: str, cubes: int) -> Table:
    """Seat A has a tradesman and some cubes on a card and 9 deniers; a white 1 keeps the round going."""
    table = ladies(2).seat(A, deniers=9).dice(f"{dice} w1@N")
    return table.card(card, "A -", A=cubes) if cubes else table.card(card, "A -")


@pytest.mark.parametrize(("card", "colour"), ALL, ids=[row[0] for row in ALL])
def test_mixed_card_without_cubes_places_some(card: str, colour: str) -> None:
    """Mixed cards: the first activation places cubes; there is nothing to choose."""
    game = mixed(card, f"{colour}6@A", 0).start().take(A, f"{card} {colour}6@A done")
    most = 2 if card == "catapult" else 3
    assert game.options(A) == up_to(most)
    game.take(A, "x2")
    assert game.cubes(card, A) == 2
    assert (game.deniers(A), game.influence(A), game.points(A)) == (3 if card == "breeder" else 9, 4, 0)
    assert game.turn() == "B"


@pytest.mark.parametrize(("card", "colour"), ALL, ids=[row[0] for row in ALL])
def test_mixed_card_with_cubes_asks_what_to_do(card: str, colour: str) -> None:
    """Mixed cards: on a later activation the cubes may be used, or more placed."""
    game = mixed(card, f"{colour}6@A", 1).start().take(A, f"{card} {colour}6@A done")
    assert set(game.options(A)) == BOTH


@pytest.mark.parametrize(("card", "colour"), ALL, ids=[row[0] for row in ALL])
def test_mixed_card_never_places_and_uses_in_one_action(card: str, colour: str) -> None:
    """Mixed cards: what is chosen holds for the whole action, after which it is the next player's turn."""
    game = mixed(card, f"{colour}6@A", 1).start().take(A, f"{card} {colour}6@A done place-cubes")
    assert game.options(A) == up_to(2 if card == "catapult" else 3)
    game.take(A, "x1")
    assert game.cubes(card, A) == 2
    assert (game.influence(A), game.points(A), game.event_cubes("marauding")) == (4, 0, "")
    assert game.actors() == [B]

    game = mixed(card, f"{colour}6@A", 1).start().take(A, f"{card} {colour}6@A done discard-cubes")
    assert game.options(A) == up_to(1)
    game.take(A, "x1 marauding" if card == "catapult" else "x1")
    assert game.cubes(card, A) == 0
    assert game.actors() == [B]


@pytest.mark.parametrize("row", MIXED, ids=NAMES)
@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_mixed_card_uses_several_cubes_at_once(row: Row, cubes: int) -> None:
    """Mixed cards: more than one cube may be used in an action, one for each activation."""
    card, colour, _, deniers, influence, points = row
    game = mixed(card, f"{colour}6@A", 5).start().take(A, f"{card} {colour}6@A done discard-cubes")
    assert game.options(A) == up_to(3)
    game.take(A, f"x{cubes}")
    assert game.cubes(card, A) == 5 - cubes
    assert game.deniers(A) == 9 + deniers * cubes
    assert game.influence(A) == min(20, 4 + influence * cubes)
    assert game.points(A) == points * cubes
    assert game.tradesmen(card) == "A -"


@pytest.mark.parametrize("row", MIXED, ids=NAMES)
def test_mixed_card_uses_no_more_cubes_than_lie_there(row: Row) -> None:
    """Mixed cards: strong dice do not make cubes, and nobody else's are used."""
    card, colour, *_ = row
    table = ladies(2).seat(A, deniers=9).dice(f"{colour}6@A {colour}6@A w1@N").card(card, "A B", A=2, B=4)
    game = table.start().take(A, f"{card} {colour}6@A {colour}6@A done discard-cubes")
    assert game.options(A) == up_to(2)
    game.take(A, "x2")
    assert (game.cubes(card, A), game.cubes(card, B)) == (0, 4)


@pytest.mark.parametrize(("card", "colour"), ALL, ids=[row[0] for row in ALL])
def test_mixed_card_cubes_bend_no_dice(card: str, colour: str) -> None:
    """Mixed cards: their cubes serve the card alone, and are not offered in other actions."""
    game = mixed(card, f"{colour}6@A", 3).start()
    assert game.take(A, "marauding").options(A) == [f"{colour}6@A"]


@pytest.mark.parametrize("row", MIXED, ids=NAMES)
def test_mixed_card_may_be_improved_by_another_cube(row: Row) -> None:
    """Mixed cards: the cube of another card may bend the dice, however many cubes are discarded: with 2 more on each
    of two 3s, 10 pips are five activations."""
    card, colour, _, deniers, influence, points = row
    table = (
        ladies(2).seat(A, deniers=9, influence=0).dice(f"{colour}3@A {colour}3@A w1@N").card(card, "A -", A=5)
    )
    game = table.card("confession", "A -", A=1).start()
    game.take(A, f"{card} use-confession {colour}3@A {colour}3@A done discard-cubes")
    assert game.options(A) == up_to(5)
    game.take(A, "x4")
    assert (game.cubes(card, A), game.cubes("confession", A)) == (1, 0)
    assert (game.deniers(A), game.influence(A), game.points(A)) == (
        9 + 4 * deniers,
        4 * influence,
        4 * points,
    )


@pytest.mark.parametrize(("card", "colour"), ALL, ids=[row[0] for row in ALL])
def test_mixed_card_hires_and_places_in_one_action(card: str, colour: str) -> None:
    """Activity cards: who hires puts the tradesman to work; there are no cubes to use yet."""
    game = ladies(2).seat(A, deniers=9, supply=1).dice(f"{colour}6@A w1@N").card(card).start()
    game.take(A, f"{card} supply {colour}6@A done x1")
    price = {"lumberjack": 5, "breeder": 5 + 3, "catapult": 6, "squire": 5}[card]
    assert (game.cubes(card, A), game.deniers(A), game.tradesmen(card)) == (1, 9 - price, "A -")


@pytest.mark.parametrize(("card", "colour"), ALL, ids=[row[0] for row in ALL])
def test_mixed_card_with_cubes_and_without_a_tradesman_hires_again(card: str, colour: str) -> None:
    """Activity cards: a card is activated by a tradesman; cubes left behind may then be used at once, since they were
    placed by an earlier action."""
    table = ladies(2).seat(A, deniers=9, supply=1).dice(f"{colour}6@A w1@N").card(card, "- -", A=1)
    game = table.start().take(A, f"{card} supply {colour}6@A done discard-cubes x1")
    if card == "catapult":
        game.take(A, "marauding")
    assert (game.cubes(card, A), game.tradesmen(card)) == (0, "A -")


# Lumberjack


def test_lumberjack_example_of_the_rulebook() -> None:
    """Lumberjack, example: with a group worth 8 and two cubes there, four are added; later a white 5 is three yellow
    5s by the Monk, and all six cubes are sold for 24 deniers. New ones need another action."""
    table = ladies(2).seat(A, deniers=0).dice("y2@A y6@A w5@A r1@B").card("lumberjack", "A -", A=2)
    game = table.card("monk", "A -", A=1).start()
    game.take(A, "lumberjack y2@A y6@A done place-cubes")
    assert game.options(A) == up_to(4)
    game.take(A, "x4")
    assert (game.cubes("lumberjack", A), game.deniers(A)) == (6, 0)
    game.take(B, "pass")
    game.take(A, "lumberjack use-monk w5@A discard-cubes")
    assert game.options(A) == up_to(6)
    game.take(A, "x6")
    assert (game.cubes("lumberjack", A), game.cubes("monk", A)) == (0, 0)
    assert game.deniers(A) == 24


@pytest.mark.parametrize("times", [1, 2, 3])
def test_lumberjack_sells_wood_for_four_deniers(times: int) -> None:
    """Lumberjack: 4 deniers for each cube, and nothing else."""
    game = mixed("lumberjack", "y6@A", 3).start().take(A, f"lumberjack y6@A done discard-cubes x{times}")
    assert (game.deniers(A), game.influence(A), game.points(A)) == (9 + 4 * times, 4, 0)


# Breeder


@pytest.mark.parametrize(("deniers", "most"), [(3, 1), (5, 1), (6, 2), (9, 3), (20, 3)])
def test_breeder_buys_livestock_for_three_deniers(deniers: int, most: int) -> None:
    """Breeder: 3 deniers for each cube placed, so that money limits them."""
    game = ladies(2).seat(A, deniers=deniers).dice("y6@A w1@N").card("breeder", "A -").start()
    game.take(A, "breeder y6@A done")
    assert game.options(A) == up_to(most)
    game.take(A, f"x{most}")
    assert (game.cubes("breeder", A), game.deniers(A)) == (most, deniers - 3 * most)


def test_breeder_without_money_and_cubes_can_do_nothing() -> None:
    """Breeder: two deniers buy no cube."""
    game = ladies(2).seat(A, deniers=2).dice("y6@A w1@N").card("breeder", "A -").start()
    assert "breeder" not in game.options(A)


def test_breeder_without_money_sells_without_a_question() -> None:
    """Breeder: with two deniers only the cubes that lie there can be used; selling costs nothing."""
    game = mixed("breeder", "y6@A", 2).seat(A, deniers=2).start().take(A, "breeder y6@A done")
    assert game.options(A) == up_to(2)
    game.take(A, "x2")
    assert (game.points(A), game.deniers(A), game.cubes("breeder", A)) == (4, 2, 0)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_breeder_sells_livestock_for_two_points(times: int) -> None:
    """Breeder: 2 points for each cube."""
    game = mixed("breeder", "y6@A", 4).start().take(A, f"breeder y6@A done discard-cubes x{times}")
    assert (game.points(A), game.deniers(A), game.influence(A)) == (2 * times, 9, 4)


def test_breeder_pays_from_what_the_dice_leave() -> None:
    """Breeder: dice are bought first."""
    game = ladies(2).seat(A, deniers=7).dice("y6@B w1@N").card("breeder", "A -").start()
    assert game.take(A, "breeder y6@B done").options(A) == up_to(1)


# Squire


@pytest.mark.parametrize(
    ("influence", "times", "after"), [(0, 1, 5), (0, 3, 15), (4, 3, 19), (10, 3, 20), (18, 1, 20)]
)
def test_squire_gives_five_influence_a_cube(influence: int, times: int, after: int) -> None:
    """Squire: 5 influence for each cube discarded, never more than 20 in all."""
    game = mixed("squire", "r6@A", 3).seat(A, influence=influence).start()
    game.take(A, f"squire r6@A done discard-cubes x{times}")
    assert (game.influence(A), game.deniers(A), game.points(A)) == (after, 9, 0)
    assert game.cubes("squire", A) == 3 - times


def test_squire_cubes_cannot_be_used_by_those_who_have_none() -> None:
    """Squire: what another has placed is not one's own."""
    game = ladies(2).dice("r6@A w1@N").card("squire", "A B", B=3).start().take(A, "squire r6@A done")
    assert game.options(A) == up_to(3)
    with pytest.raises(IllegalMove):
        game.take(A, "discard-cubes")


# Catapult


def test_catapult_fires_two_cubes_on_one_event() -> None:
    """Catapult: the discarded cube places two on a single event, an influence for each of them."""
    game = mixed("catapult", "r3@A", 2).event("brigands1").start()
    game.take(A, "catapult r3@A done discard-cubes")
    assert game.options(A) == up_to(1)
    game.take(A, "x1")
    assert game.options(A) == ["marauding", "brigands1"]
    game.take(A, "brigands1")
    assert (game.event_cubes("brigands1"), game.event_cubes("marauding")) == ("A A", "")
    assert (game.cubes("catapult", A), game.influence(A), game.deniers(A)) == (1, 6, 9)
    assert game.actors() == [B]


@pytest.mark.parametrize(
    ("events", "marauding", "brigands"),
    [("marauding brigands1", "A A", "A A"), ("brigands1 marauding", "A A", "A A")],
)
def test_catapult_may_choose_another_event_for_each_pair(events: str, marauding: str, brigands: str) -> None:
    """Catapult: every activation of an action has its own event."""
    game = mixed("catapult", "r6@A", 2).event("brigands1").start()
    game.take(A, f"catapult r6@A done discard-cubes x2 {events}")
    assert (game.event_cubes("marauding"), game.event_cubes("brigands1")) == (marauding, brigands)
    assert (game.cubes("catapult", A), game.influence(A)) == (0, 8)


def test_catapult_may_fire_twice_on_one_event_and_counters_it() -> None:
    """Catapult, Combat: two pairs cover the four banners of Brigands, which is countered at once: 3 and 1 points."""
    game = mixed("catapult", "r6@A", 3).event("brigands1").start()
    game.take(A, "catapult r6@A done discard-cubes x2 brigands1 brigands1")
    assert game.events() == ["marauding"]
    assert (game.points(A), game.won(A), game.influence(A)) == (4, 1, 8)
    assert game.cubes("catapult", A) == 1


def test_catapult_second_cube_finds_no_banner() -> None:
    """Catapult, Combat: the last banner takes one cube, and only a placed cube brings influence."""
    game = mixed("catapult", "r3@A", 1).event("brigands1", "B B B").start()
    game.take(A, "catapult r3@A done discard-cubes x1 brigands1")
    assert (game.points(A), game.points(B), game.won(B), game.influence(A)) == (1, 3, 1, 5)


def test_catapult_cubes_come_from_the_supply() -> None:
    """Catapult: one cube leaves the card, two others go to the event; loading places none there."""
    game = mixed("catapult", "r6@A", 1).event("brigands1").start()
    game.take(A, "catapult r6@A done place-cubes x2")
    assert (game.cubes("catapult", A), game.event_cubes("brigands1"), game.influence(A)) == (3, "", 4)


def test_catapult_counters_marauding_and_begins_it_anew() -> None:
    """Catapult, Marauding: two pairs cover its four banners, which pays 3 points and leaves it empty."""
    game = mixed("catapult", "r6@A", 3).start()
    game.take(A, "catapult r6@A done discard-cubes x2 marauding marauding")
    assert (game.points(A), game.won(A), game.event_cubes("marauding"), game.influence(A)) == (3, 0, "", 8)


def test_catapult_may_be_improved_by_another_cube() -> None:
    """Mixed cards: with a cube of the Templar a white 3 is two red 3s, which fire two of the cubes."""
    table = mixed("catapult", "w3@A", 2).card("templar", "A -", A=1).event("brigands1")
    game = table.start().take(A, "catapult use-templar w3@A discard-cubes")
    assert game.options(A) == up_to(2)
    game.take(A, "x2 brigands1 marauding")
    assert (game.event_cubes("brigands1"), game.event_cubes("marauding")) == ("A A", "A A")
    assert (game.cubes("catapult", A), game.cubes("templar", A)) == (0, 0)


@pytest.mark.parametrize("step", mixed_cards.STEPS, ids=lambda step: str(step.name))
def test_no_card_that_is_not_mixed_is_asked_like_one(step: Step[City]) -> None:
    """It would place cubes on a card that keeps none, or discard some for nothing."""
    game = ladies(2).card("merchant", "A -", A=2).dice("y4@A w1@N").start().take(A, "merchant y4@A done")
    document = game.document()
    with pytest.raises(PositionError) as refused:
        CITY.restore({**document, "now": [step.name, *document["now"][1:]]})
    assert refused.value.said.name == "city-position-unfit"


def test_a_card_that_is_not_mixed_never_gets_so_far_in_silence() -> None:
    game = ladies(2).card("merchant", "A -").dice("y4@A w1@N").start().take(A, "merchant y4@A done")
    with pytest.raises(AssertionError, match="a card that is not mixed"):
        mixed_cards.CHOOSE_WAY.actor(game.state)
