"""Module 3: the six new events: which of them can be drawn, what is printed on them, and what the simpler ones do.

Uprising and Monk, and Possession, have files of their own.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.city.builder import A, B, C, D, N, Table
from tests.city.ladies.expansion import REVEAL, STRIKE, all_is_resolved, even, expanded, likely
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

RED = {
    *("succession-conflict", "normans-attack", "war", "skirmishes1", "skirmishes2"),
    *("brigands1", "brigands2", "brigands3"),
}
YELLOW = {"support", "civil-war", "wayfarers", "drought"}
WHITE = {"traveling-builders", "interrupted-work", "heresy", "theological-conflict"}
LADIES = {
    "red": {"chief-outlaw", "uprising"},
    "yellow": {"wolves", "harsh-winter"},
    "white": {"monk-settles", "possession"},
}
DECK = {1: 4, 2: 4, 3: 5, 4: 6}
"""Red cards of a game, by the number of players."""
# Event, colour of its dice, divisor, banners, points of the first and the second place.
PRINTED = [
    ("wolves", "y", 3, 3, 2, 1),
    ("harsh-winter", "y", 4, 3, 3, 1),
    ("chief-outlaw", "r", 16, 1, 5, 0),
    ("uprising", "r", 4, 5, 4, 2),
    ("monk-settles", "w", 4, 3, 3, 1),
    ("possession", "w", 3, 4, 3, 1),
]
NAMES = [row[0] for row in PRINTED]
Row = tuple[str, str, int, int, int, int]


def strikes(players: int = 2, *, bonus: bool = False, **choices: str) -> Table:
    """A table where the events of the queue strike next."""
    return expanded(players, bonus=bonus, **({"events": "mixed"} | choices)).now(*STRIKE)


def reveals(events: str, players: int = 2, *, bonus: bool = False) -> Table:
    """A table where the first red event of a game is revealed next."""
    return expanded(players, bonus=bonus, events=events).round(1).now(*REVEAL)


# Which events can be drawn


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_base_events_alone_are_drawn_without_the_module(players: int) -> None:
    """Without module 3 there are the eight red events, and none of the new ones can lie in the queue."""
    game = reveals("base", players).start()
    assert likely(game) == even(RED)
    for name in NAMES:
        with pytest.raises(Refusal):
            expanded(players, events="base").event(name).start()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_mixed_events_are_each_as_likely(players: int) -> None:
    """Module 3: shuffled together with those of the base game."""
    game = reveals("mixed", players).start()
    assert likely(game) == even(RED | LADIES["red"])
    game.chance("skirmishes1")
    assert likely(game) == even(YELLOW | LADIES["yellow"])
    assert likely(reveals("mixed", players).start().chance("war")) == even(WHITE | LADIES["white"])


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_both_red_ladies_are_certain_to_be_in_the_red_deck(players: int, bonus: bool) -> None:
    """Ladies' events: of a deck of 4, 5 or 6 red cards two are Chief Outlaw and Uprising, the others are drawn at random
    from the base game; so each of the two is on top of it with 1 in 4, 5 or 6."""
    deck = DECK[players]
    others = RED | ({"resistance"} if bonus else set())
    share = Fraction(deck - 2, deck) / len(others)
    expected = dict.fromkeys(LADIES["red"], Fraction(1, deck)) | dict.fromkeys(others, share)
    assert likely(reveals("ladies", players, bonus=bonus).start()) == expected


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_second_card_of_the_red_deck_knows_what_the_first_was(players: int) -> None:
    """Ladies' events: one card fewer in the deck, and the ladies that are still in it are as certain as before."""
    left = DECK[players] - 1
    game = reveals("ladies", players).round(2).event("war").event("heresy").start()
    others = RED - {"war"}
    expected = dict.fromkeys(LADIES["red"], Fraction(1, left))
    assert likely(game) == expected | dict.fromkeys(others, Fraction(left - 2, left) / len(others))
    game = reveals("ladies", players).round(2).past("uprising").event("heresy").start()
    expected = {"chief-outlaw": Fraction(1, left)}
    assert likely(game) == expected | dict.fromkeys(RED, Fraction(left - 1, left) / len(RED))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_last_red_cards_are_the_ladies_if_they_have_not_come(players: int) -> None:
    """Ladies' events: when two cards are left in the red deck and neither lady was drawn, they are these."""
    names = ["war", "normans-attack", "brigands1", "brigands2"][: DECK[players] - 2]
    table = reveals("ladies", players).round(DECK[players] - 1).past(*names)
    game = table.start()
    assert likely(game) == even(LADIES["red"])
    last = reveals("ladies", players).round(DECK[players]).past(*names, "chief-outlaw").start()
    assert likely(last) == {"uprising": Fraction(1)}


def test_resistance_takes_its_red_card_from_the_box_not_from_the_deck() -> None:
    """Bonus card: the second red card is one of those returned to the box, where the two ladies never are when they are
    certain to be in the deck."""
    game = reveals("ladies", 3, bonus=True).start().chance("resistance")
    assert likely(game) == even(RED)
    mixed = reveals("mixed", 3, bonus=True).start().chance("resistance")
    assert likely(mixed) == even(RED | LADIES["red"])


@pytest.mark.parametrize("events", ["mixed", "ladies"])
@pytest.mark.parametrize(("red", "colour"), [("chief-outlaw", "yellow"), ("uprising", "white")])
def test_red_lady_calls_a_second_event(events: str, red: str, colour: str) -> None:
    """Red events: each calls one of another colour, which goes behind it."""
    game = reveals(events).start().chance(red)
    called = {"yellow": YELLOW, "white": WHITE}[colour] | LADIES[colour]
    assert set(likely(game)) == called
    game.chance(min(called))
    assert game.events() == ["marauding", red, min(called)]


@pytest.mark.parametrize(
    ("red", "base", "colour"), [("brigands1", sorted(YELLOW), "yellow"), ("war", sorted(WHITE), "white")]
)
def test_both_ladies_are_certain_to_be_in_the_other_decks(red: str, base: list[str], colour: str) -> None:
    """Ladies' events: decks of four as in the base game, two of each certain and two at random; if a deck should run
    dry, the cards that were left out follow."""
    first = dict.fromkeys(LADIES[colour], Fraction(1, 4)) | dict.fromkeys(base, Fraction(1, 8))
    assert likely(reveals("ladies", 4).start().chance(red)) == first
    after_two = reveals("ladies", 4).past(*base[:2]).start().chance(red)
    assert likely(after_two) == even(LADIES[colour])
    dry = reveals("ladies", 4).past(*base[:2], *LADIES[colour]).start().chance(red)
    assert likely(dry) == even(base[2:])


@pytest.mark.parametrize("events", ["mixed", "ladies"])
def test_lady_that_was_drawn_does_not_come_again(events: str) -> None:
    game = reveals(events, 4).round(2).event("uprising").past("monk-settles", "possession").start()
    assert "uprising" not in likely(game)
    assert set(likely(game.chance("war"))) == WHITE


# What is printed on the cards


@pytest.mark.parametrize("row", PRINTED, ids=NAMES)
def test_event_takes_dice_of_its_colour_by_its_divisor(row: Row) -> None:
    """Action 3: a cube for each full divisor of the group."""
    name, colour, divisor, banners, *_ = row
    dice = [f"{colour}4@A", f"{colour}6@A", f"{colour}6@A"]
    others = " ".join(f"{other}6@A {other}6@A {other}6@A" for other in "ryw" if other != colour)
    game = expanded(events="mixed").event(name).dice(" ".join(dice)).start().take(A, name)
    game.take(A, " ".join(dice))
    most = min(16 // divisor, banners)
    if most > 1:
        assert game.options(A) == [f"x{count}" for count in range(1, most + 1)]
    wrong = expanded(events="mixed").event(name).dice(others).start()
    assert name not in wrong.options(A)


@pytest.mark.parametrize("row", PRINTED, ids=NAMES)
def test_event_gives_its_points_to_the_two_who_covered_most(row: Row) -> None:
    """Action 3: when the last banner is covered; the first takes the card."""
    name, colour, divisor, banners, first, second = row
    cubes = " ".join("A" * (banners - 2) + "B" * (banners > 1))
    table = expanded(events="mixed").event(name, cubes)
    die = f"{colour}{min(divisor, 6)}@A"
    if name == "chief-outlaw":
        die = "r4@A r6@A r6@A"
    game = table.dice(f"{die} w1@N").start().take(A, f"{name} {die}")
    if "done" in game.options(A):
        game.take(A, "done")
    assert name not in game.events()
    assert (game.points(A), game.points(B), game.won(A)) == (first, second if banners > 1 else 0, 1)


# Wolves


@pytest.mark.parametrize(
    ("events", "number"), [("wolves", 2), ("wolves brigands1", 3), ("harsh-winter", 1), ("chief-outlaw", 1)]
)
def test_wolves_send_one_more_black_die(events: str, number: int) -> None:
    """Wolves: +1 black die, beside that of Marauding."""
    table = strikes().dice("y1@A")
    for event in events.split():
        table.event(event)
    game = table.start()
    for _ in range(number):
        assert all_is_resolved(game)
        game.chance("1")
    assert (game.actors(), len(game.black())) == ([A], number)


def test_black_dice_are_8_at_most_with_the_two_of_this_box() -> None:
    """Material: two additional black dice. Ruling: if the cards call for more, all of the box are thrown."""
    table = strikes().dice("y1@A").event("war").event("normans-attack").event("wolves")
    for event in ("brigands1", "brigands2", "brigands3"):
        table.event(event)
    game = table.start().chance("1 2 3 4 5 6 1 2")
    assert (game.actors(), len(game.black())) == ([A], 8)


# Harsh Winter


def test_harsh_winter_asks_each_player_from_the_start_player() -> None:
    """Harsh Winter: each player loses a cube from a card of his choice: delayed, mixed, or of the end of the game."""
    table = strikes(3, activities="mixed").starter(B).event("harsh-winter")
    table.card("priest", "A B", A=1, B=1).card("catapult", "B C", B=2, C=3, A=1).card(
        "hermit", "C A", C=1, A=1
    )
    game = table.start()
    assert (game.actors(), sorted(game.options(B))) == ([B], ["catapult", "priest"])
    game.take(B, "catapult")
    assert (game.actors(), sorted(game.options(C))) == ([C], ["catapult", "hermit"])
    game.take(C, "hermit")
    assert (game.actors(), sorted(game.options(A))) == ([A], ["catapult", "hermit", "priest"])
    game.take(A, "priest")
    assert all_is_resolved(game)
    assert [game.cubes("priest", seat) for seat in (A, B)] == [0, 1]
    assert [game.cubes("catapult", seat) for seat in (A, B, C)] == [1, 1, 3]
    assert [game.cubes("hermit", seat) for seat in (A, C)] == [1, 0]


def test_harsh_winter_takes_the_only_cube_without_a_question() -> None:
    game = strikes().event("harsh-winter").card("priest", "A B", A=1).card("confession", B=3).start()
    assert all_is_resolved(game)
    assert (game.cubes("priest", A), game.cubes("confession", B)) == (0, 2)


def test_harsh_winter_costs_nothing_without_a_cube() -> None:
    """Harsh Winter: a player with no such cubes loses nothing, no points either, and other cubes are no such cubes."""
    table = strikes().event("harsh-winter", "A B").marauding("A").seat(A, points=5).seat(B, points=5)
    game = table.cathedral("A A B - - -").card("merchant", "A B").start()
    assert all_is_resolved(game)
    assert (game.points(A), game.points(B), game.cathedral()[0]) == (5, 5, "A A B - - -")
    assert (game.event_cubes("harsh-winter"), game.event_cubes("marauding")) == ("A B", "A")


def test_harsh_winter_comes_again_each_round() -> None:
    """Events strike as long as they are in the queue."""
    game = strikes().round(3).event("harsh-winter").card("priest", "- -", A=2).dice("y1@A y1@B").start()
    assert game.cubes("priest", A) == 1
    game.chance("1").take(A, "y1@A done pass").take(B, "pass").chance("war heresy")
    assert game.cubes("priest", A) == 0


# Chief Outlaw


@pytest.mark.parametrize(("thrown", "value"), [(1, 4), (2, 5), (3, 6), (4, 6), (5, 6), (6, 6)])
def test_chief_outlaw_raises_every_black_die_by_3_up_to_6(thrown: int, value: int) -> None:
    """Chief Outlaw: + 3, to a maximum of 6."""
    game = strikes().dice("r6@A y6@A y6@B r6@B").event("chief-outlaw").event("wolves").start()
    game.chance(f"{thrown} 1")
    assert sorted(game.black()) == sorted([value, 4])


def test_chief_outlaw_raises_the_dice_in_the_round_of_his_coming() -> None:
    game = reveals("mixed").dice("r6@A").start().chance("chief-outlaw civil-war 2")
    assert game.black() == [5]


def test_black_dice_are_what_they_are_without_the_chief_outlaw() -> None:
    game = strikes().dice("r6@A").past("chief-outlaw").event("wolves").start().chance("2 3")
    assert sorted(game.black()) == [2, 3]


def test_raised_black_die_is_countered_by_its_new_value() -> None:
    """Chief Outlaw: a 1 counts 4: a yellow 3 does not beat it, a red 2 does."""
    game = strikes().dice("y3@A y4@A").event("chief-outlaw").start().chance("1").take(A, "y3@A")
    assert "done" not in game.options(A)
    game = strikes().dice("r2@A y1@A").event("chief-outlaw").start().chance("1").take(A, "r2@A done")
    assert (game.black(), game.influence(A)) == ([], 5)


@pytest.mark.parametrize(("dice", "enough"), [("r3@A r6@A r6@A", False), ("r4@A r6@A r6@A", True)])
def test_chief_outlaw_takes_16_pips(dice: str, enough: bool) -> None:
    game = expanded(events="mixed").event("chief-outlaw").dice(dice + " w1@N").start()
    assert ("chief-outlaw" in game.options(A)) is enough
    if enough:
        game.take(A, f"chief-outlaw {dice}")
        assert (game.points(A), game.won(A), game.influence(A)) == (5, 1, 5)


def test_chief_outlaw_is_fought_with_the_cube_of_a_card() -> None:
    """Only red cards of the first level and Support are barred: the Blacksmith's + 5 helps two dice."""
    table = expanded(events="mixed").event("chief-outlaw").dice("r5@A r6@A w1@N").card("blacksmith", A=1)
    game = table.start().take(A, "chief-outlaw use-blacksmith r5@A r6@A done")
    assert (game.points(A), "chief-outlaw" in game.events()) == (5, False)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("archer", "r6@A done 6"),
        ("chivalry", "r6@A done"),
        ("diplomat", "r6@A done x1"),
        ("ransom", "r6@A done x1"),
        ("catapult", "r6@A done discard-cubes x1"),
        ("scout", "r6@A done"),
    ],
)
def test_chief_outlaw_cannot_be_fought_by_red_cards_of_the_first_level(card: str, words: str) -> None:
    """Chief Outlaw: not by level 1 red Activity cards."""
    table = expanded(events="mixed", activities="mixed").seat(A, deniers=20).event("chief-outlaw")
    cubes = {"A": 2} if card == "catapult" else {}
    game = table.dice("r6@A r5@A w1@N").card(card, "A -", "", **cubes).start().take(A, card)
    for word in words.split():
        game.take(CHANCE if word.isdigit() else A, word)
    events = [word for word in game.options(A) if word in {"marauding", "chief-outlaw"}]
    assert events == ["marauding"]


def test_captain_counts_a_cube_on_any_event_as_ever() -> None:
    """Red cards of the third level are not barred; the Captain fights nothing, he counts."""
    table = expanded(events="mixed").event("wolves", "A").event("uprising", "A B")
    game = table.dice("r4@A w1@N").card("captain", "A -").start().take(A, "captain r4@A done x1")
    assert game.points(A) == 2


def test_chief_outlaw_is_not_fought_by_support() -> None:
    """Chief Outlaw: the neutral player's cubes of Support pass him by."""
    table = strikes().event("war").event("chief-outlaw").event("heresy").event("support")
    game = table.start()
    assert sorted(game.options(A)) == ["heresy", "marauding", "war"]
    game.take(A, "war marauding")
    assert [game.event_cubes(name) for name in game.events()] == ["N", "N", "", "", ""]
    near = strikes().event("chief-outlaw").event("support").start()
    assert near.options(A) == ["marauding"]
    assert all_is_resolved(near.take(A, "marauding"))


def test_support_in_the_challenge_passes_the_chief_outlaw_by() -> None:
    """Le Roy supports the nearest two, but never the Chief Outlaw."""
    table = strikes(1).starter(N).event("war").event("chief-outlaw").event("support")
    game = table.start()
    assert [game.event_cubes(name) for name in game.events()] == ["N", "N", "", ""]


def test_harsh_winter_asks_only_those_of_four_who_have_a_choice() -> None:
    """Harsh Winter: with one place only, the cube goes without a question."""
    table = strikes(4).starter(D).event("harsh-winter")
    game = table.card("priest", "- -", A=1, B=1, C=1, D=1).card("confession", A=1, D=1).start()
    assert game.actors() == [D]
    game.take(D, "confession")
    assert game.actors() == [A]
    game.take(A, "priest")
    assert all_is_resolved(game)
    assert [game.cubes("priest", seat) for seat in (A, B, C, D)] == [0, 0, 0, 1]


@pytest.mark.parametrize("name", NAMES)
def test_event_of_this_box_stays_in_the_queue_until_it_is_countered(name: str) -> None:
    """Phase 3: all new events of a round stand behind those that are there."""
    game = expanded(events="ladies").round(2).event(name).dice("y1@A").start().take(A, "pass").take(B, "pass")
    assert (game.round(), game.events()) == (3, ["marauding", name])
