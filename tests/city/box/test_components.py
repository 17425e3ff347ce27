"""The printed values: what they are, and how sure we are."""

from __future__ import annotations

import pytest

from tests.city.box import printed_ladies
from tests.city.box.printed import OTHERS, rules_of
from troyes.city.box.components import AS_PRINTED
from troyes.city.content.cards import red, white
from troyes.city.content.effects import Trade
from troyes.city.content.events import BASE
from troyes.city.content.kinds import Card
from troyes.city.game import CITY
from troyes.city.modules.bonus import BONUS
from troyes.city.modules.king import KING
from troyes.core.message import Message

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
    assert rules.spaces == {
        1: {"kings_order": [5, 4, 3, 2, 1, 0, 10, 8, 6, 11, 9, 7, 15, 12, 16, 13, 17, 14]},
        2: {"neutral_spaces": [1, 4, 8, 9, 13, 16]},
    }.get(players, {})


def test_the_cards_that_the_kings_challenge_changes_keep_their_printed_values() -> None:
    for card in KING.cards:
        assert (card.cost, card.first, card.second, card.divisor) == CARDS[card.name]
    for event in KING.events:
        assert (event.divisor, event.banners, event.first, event.second) == EVENTS[event.name][1:5]


CARD_FIELDS = ("name", "colour", "level", "cost", "influence", "first", "second", "divisor", "dice")
EVENT_FIELDS = ("name", "deck", "divisor", "banners", "first", "second", "calls", "dice")


def test_the_kings_challenge_changes_what_a_card_does_and_nothing_else_on_it() -> None:
    cards = {card.name: card for card in white.BASE + red.BASE + BONUS.cards}
    for card in KING.cards:
        usual = cards[card.name]
        assert [getattr(card, field) for field in CARD_FIELDS] == [
            getattr(usual, field) for field in CARD_FIELDS
        ]
        assert card.effect is not usual.effect
    events = {event.name: event for event in BASE + BONUS.events}
    for event in KING.events:
        usual_event = events[event.name]
        for field in EVENT_FIELDS:
            assert getattr(event, field) == getattr(usual_event, field)
        assert event.plague is not usual_event.plague


def test_a_card_that_does_something_else_keeps_all_that_is_printed_on_it() -> None:
    effect = Trade(points=1)
    card = Card("jester", 1, 2, cost=3, first=4, second=5, divisor=6, effect=effect, dice=2, influence=7)
    other = card.with_effect(Trade(points=2))
    assert [getattr(other, field) for field in CARD_FIELDS] == ["jester", 1, 2, 3, 7, 4, 5, 6, 2]
    assert card.effect is effect


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
