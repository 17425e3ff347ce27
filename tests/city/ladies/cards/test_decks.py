"""Module 2, set-up: the new Activity cards alone, or shuffled together with those of the base game."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.city.ladies.table import ladies
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

BASE = {
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
LADIES = {
    ("red", 1): {"ransom", "catapult", "scout"},
    ("yellow", 1): {"lumberjack", "clog-maker", "weaver"},
    ("white", 1): {"bishop", "augustine", "chief-templar"},
    ("red", 2): {"executioner", "squire", "recruiter"},
    ("yellow", 2): {"landlady", "distiller", "viticulturist"},
    ("white", 2): {"herbalist", "master-builder", "preacher"},
    ("red", 3): {"marriage", "fort", "princess"},
    ("yellow", 3): {"banker", "breeder", "master-tradesman"},
    ("white", 3): {"scribe", "hermit", "nun"},
}
DECKS = {
    "base": BASE,
    "ladies": LADIES,
    "mixed": {slot: BASE[slot] | LADIES[slot] for slot in BASE},
}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("activities", list(DECKS))
def test_cards_that_a_round_can_reveal(activities: str, level: int, players: int) -> None:
    """In each of the first three rounds one card of that level and of each colour, each as likely as the others."""
    table = (
        ladies(players, activities=activities)
        .round(level)
        .now("reveal-activities", "first-turn", "end-round")
    )
    game = table.start()
    for colour in ("red", "yellow", "white"):
        cards = DECKS[activities][colour, level]
        options, weights = game.options(CHANCE), game.state.weights()
        likely = {word: Fraction(weight, sum(weights)) for word, weight in zip(options, weights, strict=True)}
        assert {word: share for word, share in likely.items() if share} == dict.fromkeys(
            cards, Fraction(1, len(cards))
        )
        game.chance(min(cards))
    assert len(game.document()["activities"]) == 3


@pytest.mark.parametrize("card", sorted(set().union(*BASE.values())))
def test_base_card_is_left_in_the_box_where_the_ladies_are_alone(card: str) -> None:
    """Module 2: the 27 new cards may be used alone."""
    with pytest.raises(Refusal):
        ladies(2, activities="ladies").card(card).start()
    assert ladies(2, activities="mixed").card(card).start().tradesmen(card) == "- -"


@pytest.mark.parametrize("card", sorted(set().union(*LADIES.values())))
@pytest.mark.parametrize("activities", ["mixed", "ladies"])
def test_ladies_card_can_lie_there_alone_or_mixed(activities: str, card: str) -> None:
    """Module 2: both ways of playing know all 27 cards."""
    assert ladies(2, activities=activities).card(card, "A B").start().tradesmen(card) == "A B"
