"""A place has one name: where it is chosen, where it is told and where it is explained."""

from __future__ import annotations

import re

import pytest

from tests.server.hearing import spoken
from troyes.play.catalogue import find
from troyes.play.table import Table
from troyes.server.scenes import scenery
from troyes.words import say

pytestmark = pytest.mark.once


def numbers(text: str) -> list[str]:
    """The numbers by which a place is told from others: its row, its space, its level."""
    return sorted(re.findall(r"\d+(?:–\d+)?", text))


def test_a_space_or_a_card_is_told_with_the_numbers_by_which_it_is_chosen() -> None:
    game = find("city")
    setup = game.setup(4)
    state = Table(game, setup).new()
    vocabulary = game.vocabulary
    explained = scenery(game).glossary(game, setup)
    places = 0
    for token, ref in enumerate(vocabulary.refs):
        if not ref.startswith(("space:", "slot:")) or vocabulary.texts[token] == "pass":
            continue
        label = vocabulary.label(state, token)
        chosen = say(label)
        assert numbers(say(label, form="told")) == numbers(chosen), chosen
        assert numbers(spoken(explained[ref].title)) == numbers(chosen), chosen
        places += 1
    assert places == 18 + 9
