"""Module 3: the events that move citizens: Uprising and Monk."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from tests.city.builder import A, B, N, Table
from tests.city.ladies.expansion import STRIKE, all_is_resolved, even, expanded, likely
from troyes.core.state import CHANCE
from troyes.words import say

FACES = ["1", "2", "3", "4", "5", "6"]
EMPTY = "- - - - - -"
BUILDINGS = ["bishopric", "palace", "city-hall"]


def strikes(event: str, players: int = 3, **choices: str) -> Table:
    """A table where this event strikes next."""
    return expanded(players, events="mixed").settled(**choices).now(*STRIKE).event(event)


# Uprising


def test_uprising_is_decided_by_a_fair_die() -> None:
    game = strikes("uprising").start()
    assert (game.actors(), likely(game)) == ([CHANCE], even(FACES))


@pytest.mark.parametrize("face", range(1, 7))
def test_uprising_is_in_the_building_that_the_die_names(face: int) -> None:
    """Uprising: 1-2 Bishopric, 3-4 Palace, 5-6 Town Hall; the others are left as they are."""
    table = strikes("uprising")
    for name in BUILDINGS:
        table.building(name, "A - B - - -")
    game = table.start().chance(
        f"{face} settle-nobody settle-A settle-nobody settle-N settle-B settle-nobody"
    )
    struck = BUILDINGS[(face - 1) // 2]
    for name in BUILDINGS:
        assert game.building(name) == ("- A - N B -" if name == struck else "A - B - - -")
        assert game.lying(name) == ""
    assert all_is_resolved(game)


@pytest.mark.parametrize(
    ("face", "struck"), [(1, "palace"), (2, "city-hall"), (3, "city-hall"), (6, "city-hall")]
)
def test_chief_outlaw_makes_the_die_of_the_uprising_count_3_more(face: int, struck: str) -> None:
    """Chief Outlaw: each black die rolled in the event phase, to a maximum of 6."""
    table = strikes("uprising").event("chief-outlaw")
    for name in BUILDINGS:
        table.building(name, "A - B - - -")
    game = table.start().chance(
        f"{face} settle-nobody settle-A settle-nobody settle-N settle-B settle-nobody"
    )
    for name in BUILDINGS:
        assert game.building(name) == ("- A - N B -" if name == struck else "A - B - - -")


def test_uprising_settles_everyone_at_random() -> None:
    """Uprising: all citizens and a gray one on the six spaces at random: each way to lay them is as likely."""
    game = strikes("uprising").building("palace", "A A B - - -").start().chance("3")
    chances = {"A": Fraction(2, 6), "B": Fraction(1, 6), "N": Fraction(1, 6), "nobody": Fraction(2, 6)}
    assert likely(game) == {f"settle-{who}": share for who, share in chances.items()}
    game.chance("settle-A")
    chances = {"A": Fraction(1, 5), "B": Fraction(1, 5), "N": Fraction(1, 5), "nobody": Fraction(2, 5)}
    assert likely(game) == {f"settle-{who}": share for who, share in chances.items()}
    game.chance("settle-nobody settle-N")
    chances = {"A": Fraction(1, 3), "B": Fraction(1, 3), "nobody": Fraction(1, 3)}
    assert likely(game) == {f"settle-{who}": share for who, share in chances.items()}
    game.chance("settle-B settle-A settle-nobody")
    assert (game.building("palace"), all_is_resolved(game)) == ("A - N B A -", True)


def test_uprising_lays_down_a_seventh_citizen() -> None:
    """Uprising: six citizens and the gray one are seven; the one without a space lies on the building."""
    table = strikes("uprising").building("city-hall", "A B C A B C")
    game = table.start().chance("6")
    share = {"A": Fraction(2, 7), "B": Fraction(2, 7), "C": Fraction(2, 7), "N": Fraction(1, 7)}
    assert likely(game) == {f"settle-{who}": each for who, each in share.items()}
    game.chance("settle-C settle-N settle-C settle-B settle-A settle-A")
    assert (game.building("city-hall"), game.lying("city-hall")) == ("C N C B A A", "B")
    neutral = table.start().chance("5 settle-A settle-A settle-B settle-B settle-C settle-C")
    assert (neutral.building("city-hall"), neutral.lying("city-hall")) == ("A A B B C C", "N")


def test_uprising_lays_the_seventh_down_for_the_rest_of_the_round() -> None:
    """Uprising: as if he had been expelled, so that he goes to his owner's supply at the end of the round."""
    table = (
        strikes("uprising", 2).round(3).seat(B, supply=0).dice("y1@A w1@N").building("palace", "A B A B A B")
    )
    game = table.start().chance("3 settle-A settle-A settle-A settle-B settle-B settle-N")
    assert game.lying("palace") == "B"
    game.chance("1").take(A, "y1@A done")
    assert (game.lying("palace"), game.supply(B), game.round()) == ("B", 0, 3)
    while game.round() == 3:
        seat = game.actors()[0]
        game.take(seat, "pass")
    assert (game.lying("palace"), game.supply(B)) == ("", 1)


def test_uprising_takes_the_lying_citizen_instead_of_a_gray_one() -> None:
    """Uprising, Note: a citizen who lies there joins in, and no gray one comes from the supply."""
    game = strikes("uprising").building("palace", "A B - - - -", lying="C").start()
    before = game.supply(N)
    game.chance("4")
    assert likely(game) == {
        "settle-A": Fraction(1, 6),
        "settle-B": Fraction(1, 6),
        "settle-C": Fraction(1, 6),
        "settle-nobody": Fraction(1, 2),
    }
    game.chance("settle-C settle-B settle-A settle-nobody settle-nobody settle-nobody")
    assert (game.building("palace"), game.lying("palace")) == ("C B A - - -", "")
    assert game.supply(N) == before


def test_uprising_after_a_succession_conflict_takes_the_citizen_whom_it_expelled() -> None:
    """Uprising, Note: the rare case in which a citizen has been expelled before the uprising takes effect."""
    table = strikes("succession-conflict").event("uprising").building("palace", "A A B B C C")
    game = table.start().chance("1")
    assert (game.building("palace"), game.lying("palace"), game.supply(N)) == ("N A B B C C", "A", 9)
    game.chance("3 settle-A settle-B settle-C settle-A settle-B settle-C")
    assert (game.building("palace"), game.lying("palace"), game.supply(N)) == ("A B C A B C", "N", 9)


def test_uprising_lays_one_of_six_and_a_lying_one_down() -> None:
    game = strikes("uprising").building("palace", "A A B B C C", lying="N").start()
    game.chance("3 settle-N settle-A settle-A settle-B settle-B settle-C")
    assert (game.building("palace"), game.lying("palace")) == ("N A A B B C", "C")


def test_uprising_sends_a_second_one_of_a_colour_that_would_lie_there_home() -> None:
    """Ruling R91: eight citizens for six spaces; two of A are left over, of whom one lies there and one goes home."""
    game = strikes("uprising").seat(A, supply=0).building("palace", "A A B B C C", lying="A B").start()
    game.chance("3 settle-A settle-B settle-B settle-B settle-C settle-C")
    assert (game.building("palace"), game.lying("palace"), game.supply(A)) == ("A B B B C C", "A", 1)


def test_uprising_takes_no_lying_citizen_of_another_building() -> None:
    game = (
        strikes("uprising").building("palace", "A - - - - -").building("bishopric", EMPTY, lying="B").start()
    )
    game.chance("3")
    assert set(likely(game)) == {"settle-A", "settle-N", "settle-nobody"}


def test_uprising_without_a_gray_citizen_left() -> None:
    """Uprising: a gray citizen only if any remain in the supply."""
    table = strikes("uprising").neutral(supply=0).building("bishopric", "A B N - - -")
    game = table.start().chance("1")
    assert likely(game)["settle-N"] == Fraction(1, 6)
    game.chance("settle-N")
    assert "settle-N" not in likely(game)


def test_uprising_takes_its_gray_citizen_from_the_supply() -> None:
    game = strikes("uprising").neutral(supply=2).building("palace", "A - - - - -").start()
    game.chance("3 settle-N settle-A settle-nobody settle-nobody settle-nobody settle-nobody")
    assert (game.supply(N), game.building("palace")) == (1, "N A - - - -")


def test_uprising_in_an_empty_building_brings_the_gray_citizen_alone() -> None:
    game = strikes("uprising").start().chance("6")
    assert likely(game) == {"settle-N": Fraction(1, 6), "settle-nobody": Fraction(5, 6)}


@pytest.mark.parametrize("order", sorted(set(permutations("AABN--")))[::40])
def test_uprising_can_end_in_any_order(order: tuple[str, ...]) -> None:
    game = strikes("uprising").building("palace", "A A B - - -").start().chance("3")
    game.chance(" ".join("settle-nobody" if who == "-" else f"settle-{who}" for who in order))
    assert game.building("palace") == " ".join(order)


# Monk


def test_monk_is_sent_by_a_fair_die() -> None:
    game = strikes("monk-settles").start()
    assert (game.actors(), likely(game)) == ([CHANCE], even(FACES))


@pytest.mark.parametrize(("face", "card"), [(1, "merchant"), (2, "archer"), (6, "archer")])
def test_chief_outlaw_makes_the_die_of_the_monk_count_3_more(face: int, card: str) -> None:
    """Chief Outlaw: each black die rolled in the event phase, to a maximum of 6."""
    table = strikes("monk-settles").event("chief-outlaw").card("priest").card("merchant").card("archer")
    game = table.start().chance(str(face))
    for one in ("priest", "merchant", "archer"):
        assert game.tradesmen(one) == ("N -" if one == card else "- -")


@pytest.mark.parametrize("face", range(1, 7))
def test_monk_settles_on_the_colour_of_the_die(face: int) -> None:
    """Monk: 1-2 religious, 3-4 civil, 5-6 military."""
    table = strikes("monk-settles").card("priest").card("merchant").card("archer")
    game = table.start().chance(str(face))
    chosen = ["priest", "merchant", "archer"][(face - 1) // 2]
    for card in ("priest", "merchant", "archer"):
        assert game.tradesmen(card) == ("N -" if card == chosen else "- -")
    assert all_is_resolved(game)


@pytest.mark.parametrize(
    ("merchant", "innkeeper", "sculptor", "card", "after"),
    [
        ("- -", "- -", "- -", "sculptor", "N -"),  # 6 points
        ("- -", "- -", "A -", "sculptor", "A N"),  # 5 points
        ("- -", "- -", "A B", "innkeeper", "N -"),  # 3 points against 2
        ("- -", "- A", "A B", "innkeeper", "N A"),
        ("B -", "A -", "A B", "innkeeper", "A N"),  # 2 points against 1
        ("B -", "A C", "A B", "merchant", "B N"),
    ],
)
def test_monk_takes_the_free_space_worth_most(
    merchant: str, innkeeper: str, sculptor: str, card: str, after: str
) -> None:
    """Monk: the free space with the highest VP value on a card of the colour."""
    table = strikes("monk-settles").card("merchant", merchant).card("innkeeper", innkeeper)
    game = table.card("sculptor", sculptor).start().chance("4")
    assert game.tradesmen(card) == after


@pytest.mark.parametrize(
    ("cards", "card", "after"),
    [
        ({"goldsmith": "- -", "militia": "- -"}, "militia", "N -"),  # 3 and 3
        ({"goldsmith": "- -", "militia": "A -"}, "goldsmith", "N -"),  # 3 and 2
        ({"goldsmith": "A -", "militia": "A -"}, "militia", "A N"),  # 2 and 2
        ({"merchant": "- -", "militia": "A -"}, "merchant", "N -"),  # 2 and 2
    ],
)
def test_monk_takes_the_lower_level_of_equal_spaces(cards: dict[str, str], card: str, after: str) -> None:
    """Monk: if there's a tie, the card with the lower level."""
    table = strikes("monk-settles")
    for name, tradesmen in cards.items():
        table.card(name, tradesmen)
    assert table.start().chance("3").tradesmen(card) == after


def test_monk_finds_no_space_and_stays_away() -> None:
    """Without a free space, or without a card of the colour, nothing happens, and nobody loses anything."""
    game = strikes("monk-settles").card("merchant", "A B", onlookers="C").seat(A, points=4).start()
    before = game.supply(N)
    game.chance("3")
    assert (game.tradesmen("merchant"), game.onlookers("merchant")) == ("A B", "C")
    assert (game.supply(N), game.points(A), all_is_resolved(game)) == (before, 4, True)
    assert all_is_resolved(strikes("monk-settles").card("merchant").start().chance("1"))


def test_monk_comes_from_the_gray_supply() -> None:
    """Monk: a gray tradesman; where none is left the event is ignored."""
    game = strikes("monk-settles").neutral(supply=1).card("merchant").start().chance("3")
    assert (game.supply(N), game.tradesmen("merchant")) == (0, "N -")
    game = strikes("monk-settles").neutral(supply=0).card("merchant").start()
    if game.asked() != "roll-black-dice":
        game.chance("3")
    assert (game.supply(N), game.tradesmen("merchant"), all_is_resolved(game)) == (0, "- -", True)


def test_monk_settles_again_each_round() -> None:
    """Events strike as long as they are in the queue."""
    table = strikes("monk-settles", 2).round(3).card("priest").dice("y1@A w1@N")
    game = table.start().chance("1 1").take(A, "y1@A done pass").take(B, "pass")
    game.chance("war heresy 2")
    assert game.tradesmen("priest") == "N N"


def test_monk_leaves_the_next_best_space_to_the_players() -> None:
    """A new tradesman takes the free space worth most, or the illustration."""
    table = expanded(events="mixed").seat(A, supply=1, deniers=9).dice("y6@A w1@N").card("merchant", "N -")
    assert table.start().take(A, "merchant supply y6@A done x1").tradesmen("merchant") == "N A"


# Both


@pytest.mark.parametrize("event", ["uprising", "monk-settles"])
def test_it_is_said_that_the_chief_outlaw_raises_the_die(event: str) -> None:
    """Whoever sees a 1 and the Palace rise, or a yellow card taken, reads why (ruling R88)."""
    raised = "The Chief Outlaw makes it count 3 more, 6 at the most."
    alone, threatened = strikes(event).start(), strikes(event).event("chief-outlaw").start()
    assert raised not in say(alone.state.prompt(CHANCE).question)
    assert say(threatened.state.prompt(CHANCE).question).endswith(raised)
