"""A place has one name: where it is chosen, where it is told and where it is explained."""

from __future__ import annotations

import re

import pytest

from tests.play.test_session_moves import random_move
from tests.server.hearing import spoken
from troyes.city.state import City
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play.catalogue import find
from troyes.play.session import Session
from troyes.play.story import Story
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


def test_the_neutral_district_is_le_roy_s_wherever_he_plays() -> None:
    """The board calls it his, and so do choices, what is told of them and of throws, and the explanations."""
    game = find("city")
    die = game.vocabulary.token("y1@N")
    assert die is not None
    for players, whose in ((1, "le Roy's district"), (2, "the neutral district")):
        setup = game.setup(players)
        state = Table(game, setup).new()
        label = game.vocabulary.label(state, die)
        explained = scenery(game).glossary(game, setup)
        assert say(label) == f"The yellow 1 of {whose}"
        assert say(label, form="told") == f"takes the yellow 1 of {whose}"
        assert spoken(explained["die:y1@N"].title) == f"The yellow 1 of {whose}"
        assert spoken(explained["district:N"].title) == whose[0].upper() + whose[1:]
        said = {text for text in every_throw(players) if "district show" in text}
        assert {text for text in said if "neutral" in text or "Roy" in text} == {
            text for text in said if f" of {whose} show" in text
        }
        assert any(whose in text for text in said)


def every_throw(players: int) -> list[str]:
    """What chance does until the first dice are thrown."""
    game = find("city")
    session, rng = Session(Table(game, game.setup(players)), seed=3), Rng(3)
    state = session.state
    assert isinstance(state, City)
    while not any(state.dice):
        (seat, *_) = state.actors()
        session.play_move(seat, random_move(session, seat, rng))
    story = Story(session.table)
    story.keep_up(session)
    return [say(line.said, form="told") for line in story.lines(session, CHANCE) if line.actor == CHANCE]
