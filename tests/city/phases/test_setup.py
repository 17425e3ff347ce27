"""Set-up and initial placement: what everyone starts with, the draws of chance, and the citizens on the buildings."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.city.builder import LETTERS, A, B, C, D, N, Playing, city, fresh
from troyes.city.game import CITY
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

CHARACTERS = ["chretien-de-troyes", "urbain-iv", "thibaut-ii", "hugues-de-payns", "le-florentin", "henry-i"]
CITIZENS = {2: 6, 3: 5, 4: 4}
SPACES = [f"{building}{space}" for building in ("palace", "city-hall", "bishopric") for space in range(1, 7)]
# Ruling (facts 1.2): where the neutral citizens stand before the placement of two players.
PRINTED = ["palace2", "palace5", "city-hall3", "city-hall4", "bishopric2", "bishopric5"]
CARDS = {
    ("red", 1): {"archer", "chivalry", "diplomat"},
    ("yellow", 1): {"merchant", "miller", "artisan"},
    ("white", 1): {"tithe", "monk", "priest"},
    ("red", 2): {"hunting", "mercenary", "tax-collector"},
    ("yellow", 2): {"militia", "innkeeper", "blacksmith"},
    ("white", 2): {"apprenticeship", "confession", "templar"},
    ("red", 3): {"captain", "joust", "troubadour"},
    ("yellow", 3): {"sculptor", "journeyman", "goldsmith"},
    ("white", 3): {"pilgrimage", "procession", "glassblower"},
}
RED = {
    "succession-conflict",
    "brigands1",
    "brigands2",
    "brigands3",
    "skirmishes1",
    "skirmishes2",
    "normans-attack",
    "war",
}
BONUS = {("yellow", 1): "baker", ("white", 2): "prior", ("red", 3): "banquet"}


def likelihood(game: Playing) -> dict[str, Fraction]:
    """How likely each word of chance is."""
    weights = game.state.weights()
    return {
        word: Fraction(weight, sum(weights))
        for word, weight in zip(game.options(CHANCE), weights, strict=True)
        if weight
    }


def even(words: set[str] | list[str]) -> dict[str, Fraction]:
    """All these words, each as likely as the others."""
    return dict.fromkeys(words, Fraction(1, len(words)))


def dealt(players: int, starter: int = A, **choices: str) -> Playing:
    """A new game of which the start player and the characters are drawn."""
    game = fresh(players, game=CITY, **choices).chance(f"{LETTERS[starter]}-starts")
    return game.chance(" ".join(CHARACTERS[: 4 if players == 2 else players]))


def settled(players: int, starter: int = A, **choices: str) -> Playing:
    """A new game of which the citizens are placed, each on the first empty space."""
    game = dealt(players, starter, **choices)
    while game.asked() == "place-citizens":
        seat = game.actors()[0]
        game.take(seat, game.options(seat)[0])
    return game


def go_on(game: Playing) -> None:
    """Take one more step: chance draws its first word; everyone passes, or counters with as little fuss as he may."""
    actor = game.actors()[0]
    words = game.options(actor)
    wanted = [word for word in words if word in {"pass", "done", "succumb"} or "@" in word]
    game.take(actor, (wanted if actor != CHANCE and wanted else words)[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_player_is_drawn_first_and_each_seat_is_as_likely(players: int) -> None:
    """Setup: somebody gets the start player card. Ruling: chance decides who."""
    game = fresh(players)
    assert game.actors() == [CHANCE]
    assert likelihood(game) == even([f"{letter}-starts" for letter in LETTERS[:players]])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_5_deniers_4_influence_and_no_points(players: int) -> None:
    game = dealt(players)
    for seat in range(players):
        assert (game.deniers(seat), game.influence(seat), game.points(seat), game.won(seat)) == (5, 4, 0, 0)
        assert game.passed(seat) is None


@pytest.mark.parametrize("players, citizens", CITIZENS.items())
def test_citizens_in_the_personal_supply_are_6_5_or_4(players: int, citizens: int) -> None:
    """Setup: 6 citizens with 2 players, 5 with 3, 4 with 4."""
    game = dealt(players)
    assert [game.supply(seat) for seat in range(players)] == [citizens] * players


def test_a_player_has_12_citizens_at_most() -> None:
    """Setup: 12 of a colour. With 11 about, one may still be recruited; with 12, wherever they are, none."""
    game = (
        city(2)
        .seat(A, influence=6, supply=4)
        .building("palace", "A A A - - -")
        .building("city-hall", "A - - - - -", lying="A")
        .card("merchant", "A -")
        .card("archer", "B -", onlookers="A")
        .dice("r1@A")
        .start()
    )
    assert "recruit" in game.options(A)
    game.take(A, "recruit")
    assert (game.supply(A), game.influence(A)) == (5, 4)
    assert "recruit" not in game.options(A)


def test_13_citizens_of_a_colour_are_no_position() -> None:
    with pytest.raises(Refusal):
        city(2).seat(A, supply=12).building("palace", "A - - - - -").start()


@pytest.mark.parametrize("players, each", [(2, 2), (3, 1), (4, 1)])
def test_characters_are_dealt_seat_by_seat_and_all_different(players: int, each: int) -> None:
    """Setup: 1 Character card each, 2 each with two players, drawn at random from the six."""
    game = fresh(players).chance("A-starts")
    left = list(CHARACTERS)
    for seat in range(players):
        for count in range(each):
            assert game.actors() == [CHANCE]
            assert likelihood(game) == even(left)
            word = left.pop((seat + count) % len(left))
            game.chance(word)
            assert game.characters(seat)[count] == word
    assert game.actors() == [A]
    held = [name for seat in range(players) for name in game.characters(seat)]
    assert len(held) == len(set(held)) == players * each


def test_the_deal_of_characters_begins_with_seat_a_whoever_starts() -> None:
    game = fresh(3).chance("C-starts henry-i urbain-iv le-florentin")
    assert [game.characters(seat) for seat in (A, B, C)] == [["henry-i"], ["urbain-iv"], ["le-florentin"]]


@pytest.mark.parametrize(
    "players, starter, order",
    [
        (2, A, "AB BA AB BA AB BA"),
        (2, B, "BA AB BA AB BA AB"),
        (3, A, "ABC CBA ABC CBA ABC"),
        (3, B, "BCA ACB BCA ACB BCA"),
        (3, C, "CAB BAC CAB BAC CAB"),
        (4, A, "ABCD DCBA ABCD DCBA"),
        (4, C, "CDAB BADC CDAB BADC"),
        (4, D, "DABC CBAD DABC CBAD"),
    ],
)
def test_placement_goes_clockwise_then_counterclockwise_and_so_on(
    players: int, starter: int, order: str
) -> None:
    """Initial Placement: every second lap runs the other way, until all are placed."""
    game = dealt(players, starter)
    seen = ""
    while game.asked() == "place-citizens":
        (seat,) = game.actors()
        seen += LETTERS[seat]
        game.take(seat, game.options(seat)[-1])
    assert seen == order.replace(" ", "")
    assert [game.supply(seat) for seat in range(players)] == [0] * players


@pytest.mark.parametrize("players", [3, 4])
def test_placement_offers_every_empty_space(players: int) -> None:
    """Initial Placement: any empty space of the three buildings; nobody is pushed."""
    game = dealt(players)
    assert sorted(game.options(A)) == sorted(SPACES)
    game.take(A, "city-hall2")
    assert game.building("city-hall") == "- A - - - -"
    assert sorted(game.options(B)) == sorted(set(SPACES) - {"city-hall2"})
    assert game.supply(A) == CITIZENS[players] - 1
    game.take(B, "city-hall1")
    assert game.building("city-hall") == "B A - - - -"


def test_placement_of_two_players_finds_the_neutral_citizens_on_their_printed_spaces() -> None:
    """Initial Placement, two players: neutral citizens first. The spaces are the ruling of facts 1.2."""
    game = dealt(2)
    assert game.building("palace") == "- N - - N -"
    assert game.building("city-hall") == "- - N N - -"
    assert game.building("bishopric") == "- N - - N -"
    assert sorted(game.options(A)) == sorted(set(SPACES) - set(PRINTED))


@pytest.mark.parametrize("players, neutral", [(2, 6), (3, 3), (4, 2)])
def test_neutral_citizens_fill_what_is_left_after_the_placement(players: int, neutral: int) -> None:
    """Initial Placement: 18 spaces, so 2 neutral citizens with 4 players, 3 with 3, and the 6 printed ones with 2."""
    game = dealt(players)
    everyone = "".join(game.building(name) for name in ("palace", "city-hall", "bishopric"))
    assert everyone.count("N") == (6 if players == 2 else 0)
    game = settled(players)
    everyone = "".join(game.building(name) for name in ("palace", "city-hall", "bishopric"))
    assert "-" not in everyone
    assert everyone.count("N") == neutral
    for seat in range(players):
        assert everyone.count(LETTERS[seat]) == CITIZENS[players]


@pytest.mark.parametrize(
    "left", [("palace4", "bishopric6"), ("city-hall1", "city-hall6"), ("bishopric1", "palace1")]
)
def test_neutral_citizens_stand_on_the_very_spaces_that_stayed_empty(left: tuple[str, str]) -> None:
    game = dealt(4)
    while game.asked() == "place-citizens":
        seat = game.actors()[0]
        game.take(seat, next(word for word in game.options(seat) if word not in left))
    for word in SPACES:
        name, space = word[:-1], int(word[-1])
        assert (game.building(name).split()[space - 1] == "N") == (word in left)


@pytest.mark.parametrize("bonus", ["no", "yes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_activity_cards_enter_by_colour_and_level_one_of_each_in_rounds_1_to_3(
    players: int, bonus: str
) -> None:
    """Setup C and Phase 0: in each of the first three rounds one red, one yellow and one white card of that level, and
    each card of the level as likely. Ruling on bonus cards: they are shuffled among their fellows. No card is revealed
    later."""
    game = settled(players, bonus=bonus)
    revealed: list[tuple[str, int]] = []
    rounds = [0, 0, 0, 0]
    while game.actors():
        if game.asked() == "reveal-activities":
            colour = ("red", "yellow", "white")[len(revealed) % 3]
            level = game.round()
            cards = set(CARDS[colour, level])
            if bonus == "yes" and (colour, level) in BONUS:
                cards.add(BONUS[colour, level])
            assert likelihood(game) == even(cards)
            revealed.append((colour, level))
            rounds[level] += 1
            game.chance(sorted(cards)[level % len(cards)])
            assert len(game.document()["activities"]) == len(revealed)
        else:
            go_on(game)
    assert rounds == [0, 3, 3, 3]
    assert len(set(revealed)) == 9


@pytest.mark.parametrize("players, rounds", [(2, 4), (3, 5), (4, 6)])
def test_a_game_lasts_4_5_or_6_rounds(players: int, rounds: int) -> None:
    """Setup D, Gameplay: as many rounds as red events: 4, 5, 6 with 2, 3, 4 players; the Start Player card goes to the
    left after each."""
    game = settled(players)
    starters: dict[int, str] = {}
    reds: dict[int, str] = {}
    while game.actors():
        starters.setdefault(game.round(), game.starter())
        if game.asked() == "reveal-red" and set(game.options(CHANCE)) <= RED:
            assert game.round() not in reds
            reds[game.round()] = game.options(CHANCE)[0]
        go_on(game)
    assert list(starters) == list(reds) == list(range(1, rounds + 1))
    assert len(set(reds.values())) == rounds
    assert list(starters.values()) == [LETTERS[number % players] for number in range(rounds)]


@pytest.mark.parametrize("bonus", ["no", "yes"])
def test_the_first_red_event_is_any_of_them_each_as_likely(bonus: str) -> None:
    """Setup D: the red deck is drawn at random, so what comes first may be any. Resistance is the bonus one."""
    game = settled(3, bonus=bonus)
    while game.asked() != "reveal-red":
        go_on(game)
    assert likelihood(game) == even(RED | {"resistance"} if bonus == "yes" else RED)


def test_a_red_event_that_was_drawn_is_not_drawn_again() -> None:
    game = (
        city(2)
        .event("war")
        .event("heresy")
        .past("brigands2")
        .now("reveal-red", "first-turn", "end-round")
        .start()
    )
    assert likelihood(game) == even(RED - {"war", "brigands2"})


@pytest.mark.parametrize("choice", ["maybe", "", "2"])
def test_bonus_cards_are_a_choice_of_yes_or_no(choice: str) -> None:
    with pytest.raises(Refusal):
        fresh(2, bonus=choice)


def test_the_city_starts_with_nothing_but_marauding() -> None:
    """Setup: no card lies open, no die on the square, the Cathedral empty, Marauding printed on the board."""
    game = dealt(4)
    assert game.events() == ["marauding"]
    assert game.event_cubes("marauding") == ""
    assert (game.dice(), game.black()) == ([], [])
    assert game.cathedral() == ["- - - - - -"] * 3
    assert game.document()["activities"] == {}
    assert game.points(N) == 0


def test_whoever_places_citizens_is_told_which_one_it_is_and_of_how_many() -> None:
    for players, citizens in {1: 6, **CITIZENS}.items():
        game = fresh(players, game=CITY)
        asked: list[tuple[object, object]] = []
        while len(asked) < citizens:
            actor = game.state.actors()[0]
            question = game.state.prompt(actor).question
            if actor == A and question.name == "city-ask-first-citizen":
                asked.append((question.args["number"], question.args["of"]))
            game.state.take(actor, game.state.options(actor)[0])
        assert asked == [(number, citizens) for number in range(1, citizens + 1)], players
