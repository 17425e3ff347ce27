"""The printed values: what they are, how sure we are, and how they are changed."""

from __future__ import annotations

import json

import pytest

from tests.city.box import printed_ladies
from troyes.city.box.components import AS_PRINTED, load
from troyes.city.content.cards import red, white
from troyes.city.content.events import KINGS
from troyes.city.game import CITY
from troyes.city.rules import Rules
from troyes.core.errors import SetupError
from troyes.core.message import Message, message
from troyes.core.rng import Rng
from troyes.core.walk import playout
from troyes.dice.game import DICE

CARDS = {
    "merchant": (4, 2, 1, 2),
    "miller": (5, 2, 1, 4),
    "artisan": (5, 2, 1, 4),
    "militia": (6, 3, 2, 3),
    "innkeeper": (5, 3, 2, 1),
    "blacksmith": (5, 3, 2, 3),
    "sculptor": (15, 6, 5, 3),
    "journeyman": (5, 2, 1, 4),
    "goldsmith": (8, 3, 2, 4),
    "tithe": (6, 3, 2, 4),
    "monk": (6, 3, 2, 3),
    "priest": (6, 3, 2, 3),
    "apprenticeship": (6, 3, 2, 3),
    "confession": (7, 3, 2, 3),
    "templar": (7, 3, 2, 3),
    "pilgrimage": (0, 1, 1, 7),
    "procession": (5, 3, 2, 4),
    "glassblower": (7, 3, 2, 5),
    "archer": (6, 3, 2, 2),
    "chivalry": (6, 2, 1, 4),
    "diplomat": (6, 2, 1, 3),
    "hunting": (5, 3, 1, 3),
    "mercenary": (2, 1, 1, 2),
    "tax-collector": (6, 2, 1, 5),
    "captain": (7, 3, 2, 4),
    "joust": (5, 3, 2, 3),
    "troubadour": (7, 3, 2, 3),
    "baker": (5, 2, 1, 3),
    "prior": (8, 4, 3, 3),
    "banquet": (7, 3, 2, 4),
}
"""Cost, first and second space, divisor."""

EVENTS = {
    "marauding": ("any", 3, 4, 2, 1, ""),
    "succession-conflict": ("red", 4, 5, 4, 2, "yellow"),
    "brigands1": ("red", 3, 4, 3, 1, "yellow"),
    "brigands2": ("red", 3, 4, 3, 1, "white"),
    "brigands3": ("red", 3, 4, 3, 1, "white"),
    "skirmishes1": ("red", 3, 3, 2, 1, "yellow"),
    "skirmishes2": ("red", 3, 3, 2, 1, "white"),
    "normans-attack": ("red", 5, 4, 4, 2, "yellow"),
    "war": ("red", 2, 5, 2, 1, "white"),
    "support": ("yellow", 3, 4, 3, 1, ""),
    "civil-war": ("yellow", 4, 4, 3, 2, ""),
    "wayfarers": ("yellow", 3, 4, 3, 1, ""),
    "drought": ("yellow", 4, 3, 3, 1, ""),
    "traveling-builders": ("white", 4, 4, 3, 2, ""),
    "interrupted-work": ("white", 4, 3, 3, 1, ""),
    "heresy": ("white", 3, 5, 3, 2, ""),
    "theological-conflict": ("white", 4, 3, 3, 1, ""),
    "resistance": ("red", 6, 3, 3, 2, ""),
}
"""Dice, divisor, banners, first and second place, the deck that it calls."""

OTHERS = {
    "characters.chretien-de-troyes.thresholds": "[3, 5, 7]",
    "characters.chretien-de-troyes.thresholds_for_two": "[4, 6, 8]",
    "characters.urbain-iv.thresholds": "[3, 5, 7]",
    "characters.urbain-iv.thresholds_for_two": "[4, 6, 8]",
    "characters.thibaut-ii.thresholds": "[6, 12, 18]",
    "characters.hugues-de-payns.thresholds": "[5, 10, 15]",
    "characters.le-florentin.thresholds": "[2, 4, 6]",
    "characters.henry-i.thresholds": "[1, 3, 5]",
    "characters.jeanne-de-champagne.thresholds": "[2, 4, 6]",
    "characters.isabeau-de-baviere.thresholds": "[2, 4, 6]",
    "characters.marie-de-champagne.thresholds": "[2, 4, 6]",
    "buildings.palace.salary": "2",
    "buildings.palace.row_width": "1",
    "buildings.city-hall.salary": "0",
    "buildings.city-hall.row_width": "2",
    "buildings.bishopric.salary": "1",
    "buildings.bishopric.row_width": "3",
    "neutral_spaces": '["palace2", "palace5", "city-hall3", "city-hall4", "bishopric2", "bishopric5"]',
    "kings_order": (
        '["palace6", "palace5", "palace4", "palace3", "palace2", "palace1", '
        '"city-hall5", "city-hall3", "city-hall1", "city-hall6", "city-hall4", "city-hall2", '
        '"bishopric4", "bishopric1", "bishopric5", "bishopric2", "bishopric6", "bishopric3"]'
    ),
}

ALL_AT_THE_PALACE = '["palace1", "palace2", "palace3", "palace4", "palace5", "palace6"]'
BACKWARDS = json.dumps(json.loads(OTHERS["kings_order"])[::-1])

INFERRED = {
    "cards.pilgrimage.cost",
    "cards.mercenary.cost",
    "cards.mercenary.first",
    "cards.mercenary.second",
    *(f"events.{name}.banners" for name in EVENTS if name != "succession-conflict"),
    *(
        f"events.{name}.calls"
        for name in ("brigands1", "brigands2", "brigands3", "skirmishes1", "skirmishes2", "normans-attack")
    ),
    "events.marauding.first",
    "events.marauding.second",
    "buildings.city-hall.row_width",
    "buildings.bishopric.row_width",
    "neutral_spaces",
    "kings_order",
}
CERTAIN = {
    *(f"cards.merchant.{field}" for field in ("cost", "first", "second", "divisor")),
    "cards.priest.cost",
    "cards.priest.divisor",
    *(f"events.succession-conflict.{field}" for field in ("divisor", "banners", "first", "second")),
    "events.war.calls",
    "events.resistance.dice",
    *(key for key in OTHERS if key.startswith("characters.")),
    *(f"buildings.{name}.salary" for name in ("palace", "city-hall", "bishopric")),
    "buildings.palace.row_width",
}


def expected() -> dict[str, str]:
    """All values by key, as TOML, in the order of the list."""
    values: dict[str, str] = {}
    for name, card in CARDS.items():
        for field, number in zip(("cost", "first", "second", "divisor"), card, strict=True):
            values[f"cards.{name}.{field}"] = str(number)
    values |= printed_ladies.values_of_cards()
    for name, (dice, divisor, banners, first, second, calls) in (EVENTS | printed_ladies.EVENTS).items():
        values[f"events.{name}.dice"] = f'"{dice}"'
        values[f"events.{name}.divisor"] = str(divisor)
        values[f"events.{name}.banners"] = str(banners)
        values[f"events.{name}.first"] = str(first)
        values[f"events.{name}.second"] = str(second)
        if calls:
            values[f"events.{name}.calls"] = f'"{calls}"'
    return values | OTHERS


def of_the_ladies() -> set[str]:
    """The keys of what is printed on the cards of The Ladies of Troyes."""
    names = (*printed_ladies.CARDS, *printed_ladies.EVENTS)
    return {key for key in expected() if any(f".{name}." in key for name in names)}


# What is printed


def rules_of(players: int, bonus: str = "no") -> Rules:
    """What a table plays by."""
    return CITY.rules(CITY.setup(players, {"bonus": bonus}))


KEYED = [c for c in CITY.components if isinstance(c.name, str)]
"""The values that a file can change; modules list others after them, which have names in words."""


def test_every_printed_value_is_listed_in_order() -> None:
    assert [(c.name, c.value) for c in KEYED] == list(expected().items())


@pytest.mark.parametrize("name", CARDS)
def test_printed_values_of_an_activity_card(name: str) -> None:
    card = next(card for card in rules_of(4, bonus="yes").cards if card.name == name)
    assert (card.cost, card.first, card.second, card.divisor) == CARDS[name]


@pytest.mark.parametrize("name", EVENTS)
def test_printed_values_of_an_event(name: str) -> None:
    event = next(event for event in rules_of(4, bonus="yes").events if event.name == name)
    dice, *numbers, _ = EVENTS[name]
    assert ("red", "yellow", "white", "any")[event.dice] == dice
    assert [event.divisor, event.banners, event.first, event.second] == numbers


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_printed_values_of_the_board(players: int) -> None:
    rules = rules_of(players)
    assert list(rules.salary) == [2, 0, 1]
    assert list(rules.row_width) == [1, 2, 3]
    assert rules.neutral_spaces == [1, 4, 8, 9, 13, 16]
    assert rules.kings_order == [5, 4, 3, 2, 1, 0, 10, 8, 6, 11, 9, 7, 15, 12, 16, 13, 17, 14]


def test_the_cards_that_the_kings_challenge_changes_keep_their_printed_values() -> None:
    for card in white.KINGS + red.KINGS:
        assert (card.cost, card.first, card.second, card.divisor) == CARDS[card.name]
    for event in KINGS:
        assert (event.divisor, event.banners, event.first, event.second) == EVENTS[event.name][1:5]


def test_certainty_of_every_value() -> None:
    by_certainty: dict[str, set[Message | str]] = {}
    for component in KEYED:
        by_certainty.setdefault(component.certainty, set()).add(component.name)
    certain = CERTAIN | printed_ladies.CERTAIN
    inferred = INFERRED | (of_the_ladies() - printed_ladies.CERTAIN - printed_ladies.LIKELY)
    assert by_certainty == {
        "inferred": inferred,
        "certain": certain,
        "likely": set(expected()) - inferred - certain,
    }


def test_whatever_is_not_certain_has_a_note_and_whatever_can_be_changed_its_bounds() -> None:
    assert [c.name for c in CITY.components if c.certainty != "certain" and not c.note] == []
    assert [c for c in CITY.components if c.bounds] == KEYED


def test_rules_with_printed_values_share_the_literals_of_the_cards() -> None:
    rules = rules_of(4)
    assert all(AS_PRINTED.card(card) is card for card in rules.cards)
    assert all(AS_PRINTED.event(event) is event for event in rules.events)


# What is refused


COST = "a whole number from 0 to 20"
RISING = "three rising whole numbers from 1 to 30"


@pytest.mark.parametrize(
    ("key", "value", "wish"),
    [
        ("cards.merchant.cost", 21, COST),
        ("cards.merchant.cost", -1, COST),
        ("cards.merchant.cost", "4", COST),
        ("cards.merchant.cost", 4.0, COST),
        ("cards.merchant.cost", [4], COST),
        ("cards.merchant.divisor", 0, "a whole number from 1 to 12"),
        ("cards.merchant.first", 11, "a whole number from 0 to 10"),
        ("cards.miller.second", 3, "a whole number from 0 to 2, which is cards.miller.first"),
        ("events.war.second", 3, "a whole number from 0 to 2, which is events.war.first"),
        ("events.war.banners", 7, "a whole number from 1 to 6"),
        ("events.war.calls", "red", "one of yellow, white"),
        ("events.war.dice", "black", "one of red, yellow, white, any"),
        ("buildings.palace.salary", 6, "a whole number from 0 to 5"),
        ("buildings.bishopric.row_width", 4, "1, 2, 3 or 6"),
        ("characters.henry-i.thresholds", [1, 5, 5], RISING),
        ("characters.henry-i.thresholds", [1, 3, 31], RISING),
        ("characters.henry-i.thresholds", [1, 3], RISING),
        ("neutral_spaces", ["palace7"], 'a list of 6 different spaces such as "palace2"'),
        ("kings_order", "palace1", 'a list of 18 different spaces such as "palace2"'),
    ],
)
def test_values_out_of_bounds_are_refused_by_name(key: str, value: object, wish: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(f"{key} = {value!r}")
    assert str(refused.value) == f"{key} must be {wish}, not {value!r}."


@pytest.mark.parametrize(
    ("key", "wish"), [("cards.merchant.cost", COST), ("buildings.palace.row_width", "1, 2, 3 or 6")]
)
def test_a_truth_value_is_no_number(key: str, wish: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(f"{key} = true")
    assert str(refused.value) == f"{key} must be {wish}, not True."
    with pytest.raises(SetupError, match=r"must be three rising whole numbers"):
        load("characters.henry-i.thresholds = [true, 3, 5]")


def test_a_first_space_below_the_second_is_refused() -> None:
    with pytest.raises(
        SetupError, match=r"^cards.merchant.second must be a whole number from 0 to 0, .*, not 1\.$"
    ):
        load("cards.merchant.first = 0")


def test_a_space_may_not_be_named_twice() -> None:
    with pytest.raises(SetupError, match=r"^neutral_spaces must be a list of 6 different spaces"):
        load('neutral_spaces = ["palace1", "palace1", "palace2", "palace3", "palace4", "palace5"]')


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[cards.merchent]\ncost = 4", "have no cards.merchent; did you mean cards.merchant?"),
        (
            "[cards.merchant]\nprice = 4",
            "have no cards.merchant.price; there are cost, first, second, divisor.",
        ),
        (
            "[events.war]\nflags = 3",
            "have no events.war.flags; there are dice, divisor, banners, first, second, calls.",
        ),
        (
            "events.resistance.calls = 1",
            "have no events.resistance.calls; there are dice, divisor, banners, first, second.",
        ),
        ("x = 1", "have no x; there are cards, events, characters, buildings, neutral_spaces, kings_order."),
        ("[cardz]", "have no cardz; did you mean cards?"),
    ],
)
def test_unknown_keys_are_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(text)
    assert str(refused.value) == f"The components {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "[[cards.merchant]]\ncost = 4",
            "cards.merchant must be a table of cost, first, second, divisor, not [{'cost': 4}].",
        ),
        ("buildings = 3", "buildings must be a table of palace, city-hall, bishopric, not 3."),
    ],
)
def test_what_is_no_table_is_refused_by_name(text: str, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(text)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[cards.merchant]\ncost 4", 2),
        ("# mine\n\n[cards.merchant", 3),
        ("[cards.merchant]\ncost = 4\ncost = 5\n", 3),
        ("cards.merchant.cost = ", 1),
    ],
)
def test_a_text_that_is_no_toml_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(SetupError, match=rf"^Line {line} of the components is no TOML: [^\n]*\.$"):
        load(text)


@pytest.mark.parametrize(
    "text",
    [
        "cards.merchant.cost = " + "9" * 5000,
        "cards.merchant.cost = 0x" + "f" * 5000,
        "cards.merchant.cost" + ".a" * 5000 + " = 1",
        "cards = " + "[" * 5000,
    ],
)
def test_monstrous_texts_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(SetupError) as refused:
        load(text)
    assert str(refused.value).endswith(".")
    assert len(str(refused.value)) < 200


# The changed game


def test_digest_of_the_printed_values_is_empty() -> None:
    assert CITY.components_digest == ""
    assert load("").digest() == ""
    assert load("# nothing\n[cards.merchant]\ncost = 4\n").digest() == ""
    assert CITY.components_changed == ""


def test_digest_is_stable() -> None:
    assert load("cards.merchant.cost = 5").digest() == "e2b730d22114"


def test_digest_depends_on_the_values_only() -> None:
    one = load("# mine\n[cards.merchant]\ncost = 5\n[events.war]\ndivisor = 3\n")
    other = load("\ufeffevents.war.divisor = 3\r\ncards.merchant = { cost = 0x5, first = 2 }\r\n")
    assert one.digest() == other.digest()
    assert one.text() == "cards.merchant.cost = 5\nevents.war.divisor = 3\n"


def test_digests_of_different_values_differ() -> None:
    texts = [
        "cards.merchant.cost = 5",
        "cards.merchant.cost = 6",
        "cards.miller.cost = 6",
        'events.war.calls = "yellow"',
        "buildings.bishopric.row_width = 2",
        f"kings_order = {BACKWARDS}",
        "characters.henry-i.thresholds = [1, 2, 3]",
    ]
    assert len({load(text).digest() for text in texts}) == len(texts)


def test_the_order_in_which_neutral_spaces_are_named_does_not_matter() -> None:
    text = '["palace5", "bishopric5", "palace2", "city-hall4", "city-hall3", "bishopric2"]'
    assert load(f"neutral_spaces = {text}").digest() == ""


@pytest.mark.parametrize(
    "text",
    [
        "cards.merchant.cost = 5\nevents.war.divisor = 3\n",
        'events.marauding.dice = "red"\nevents.war.calls = "yellow"\n',
        "characters.henry-i.thresholds = [2, 3, 4]\nbuildings.city-hall.row_width = 3\n",
        f"neutral_spaces = {ALL_AT_THE_PALACE}\n",
    ],
)
def test_the_changes_of_a_game_can_be_read_back(text: str) -> None:
    game = CITY.with_components(text)
    assert game.components_changed == text
    again = CITY.with_components(game.components_changed)
    assert again.components_digest == game.components_digest != ""


def test_a_changed_game_is_the_same_game_by_name_and_version() -> None:
    game = CITY.with_components("cards.merchant.cost = 5")
    assert (
        (game.name, game.title, game.version)
        == (CITY.name, CITY.title, CITY.version)
        == ("city", "Troyes", 3)
    )
    assert game.vocabulary is CITY.vocabulary


def test_a_changed_game_lists_the_values_in_force() -> None:
    game = CITY.with_components('cards.merchant.cost = 5\nevents.war.calls = "yellow"')
    different = [
        (new.name, new.value, new.certainty, new.note)
        for old, new in zip(CITY.components, game.components, strict=True)
        if old.value != new.value
    ]
    assert different == [
        ("cards.merchant.cost", "5", "changed", message("city-note-usually", value="4")),
        ("events.war.calls", '"yellow"', "changed", message("city-note-usually", value='"white"')),
    ]
    assert [c.name for c in game.components] == [c.name for c in CITY.components]


def test_changes_do_not_add_up() -> None:
    game = CITY.with_components("cards.merchant.cost = 5").with_components("cards.miller.cost = 6")
    assert game.components_changed == "cards.miller.cost = 6\n"


def test_the_printed_game_is_untouched_by_a_changed_one() -> None:
    before = [(c.name, c.value) for c in CITY.components]
    CITY.with_components("cards.merchant.cost = 5\nbuildings.palace.salary = 0")
    assert [(c.name, c.value) for c in CITY.components] == before
    assert [card.cost for card in rules_of(4).cards if card.name == "merchant"] == [4]


def test_a_game_without_components_to_change_says_so() -> None:
    assert DICE.with_components("") is DICE
    assert DICE.components_digest == ""
    with pytest.raises(SetupError, match=r"^Troyes Dice has no components to change\.$"):
        DICE.with_components("cards.merchant.cost = 5")


EXTREMES = {
    "cost": ("0", "20"),
    "influence": ("0", "20"),
    "first": ("0", "10"),
    "second": ("0", "10"),
    "divisor": ("1", "12"),
    "events.divisor": ("1", "18"),
    "dice": ('"white"', '"any"'),
    "banners": ("1", "6"),
    "calls": ('"yellow"', '"white"'),
    "thresholds": ("[1, 2, 3]", "[28, 29, 30]"),
    "thresholds_for_two": ("[1, 2, 3]", "[28, 29, 30]"),
    "salary": ("0", "5"),
    "row_width": ("1", "6"),
    "neutral_spaces": (OTHERS["neutral_spaces"], ALL_AT_THE_PALACE),
    "kings_order": (OTHERS["kings_order"], BACKWARDS),
}


def extremes_of(key: str) -> tuple[str, str]:
    """The least and the most that a value may be."""
    field = key.rpartition(".")[2]
    return EXTREMES.get(f"{key.partition('.')[0]}.{field}", EXTREMES[field])


@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_with_all_values_at_their_bounds_end(players: int, end: int) -> None:
    keys = [printed.key for printed in AS_PRINTED.printed.values()]
    text = "\n".join(f"{key} = {extremes_of(key)[end]}" for key in keys)
    game = CITY.with_components(text)
    for seed in range(9):
        ladies = ("base", "mixed", "ladies")[seed % 3]
        choices = {"bonus": "yes", "activities": ladies, "events": ladies}
        state = game.new(game.setup(players, choices))
        playout(state, Rng(seed))
        assert state.actors() == []
