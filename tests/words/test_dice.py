"""Troyes Dice can say all that it has to say, and its catalogue holds no more than that."""

from __future__ import annotations

import pytest

from tests.words.catalogues import named_in_code, said_of
from tests.words.dice import BOARD, FAMILIES, explanations
from troyes.dice.game import DICE
from troyes.words import say

pytestmark = pytest.mark.once

FORMS = ("", "told", "short", "board")
SPELT = {family.format(name) for family, names in FAMILIES.items() for name in names}

HANDED_ON = {
    "dice-ask-use-die",
    "dice-count-citizens",
    "dice-count-total",
    "dice-die-taken",
}
"""Named where a function of the game takes the name of an entry."""


def settled() -> set[str]:
    """What is said about the game, its set-up choices and its achievements."""
    choices = {f"dice-choice-{choice.name}" for choice in DICE.choices}
    values = {f"dice-choice-{choice.name}-{value}" for choice in DICE.choices for value in choice.values}
    return {"dice-title", *choices, *values, *[f"dice-achievement-{one.name}" for one in DICE.achievements]}


@pytest.mark.parametrize("form", FORMS)
def test_every_explanation_can_be_said_in_every_form(form: str) -> None:
    for one in explanations():
        assert all(say(part, form=form) for part in one)


def test_the_catalogue_has_every_name_that_is_put_together() -> None:
    assert settled() <= said_of("dice.ftl")
    assert said_of("dice.ftl") >= SPELT


def test_the_catalogue_holds_nothing_that_is_never_said() -> None:
    exact = {one.name for one in named_in_code() if not one.is_family}
    assert said_of("dice.ftl") - exact - SPELT - settled() == HANDED_ON


def test_every_family_of_the_code_is_known() -> None:
    families = {one.name for one in named_in_code() if one.is_family and one.name.startswith("dice-")}
    assert families == FAMILIES.keys() | BOARD.keys()


def test_the_board_has_every_name_that_a_drawing_puts_together() -> None:
    spelt = {family.format(member) for family, members in BOARD.items() for member in members}
    assert spelt <= said_of("dice-board.ftl")
