"""A seat in a message is a seat and no letter: so a page can say a name for it, whatever module speaks of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.city.builder import A, B
from tests.city.mixes import MODULES
from tests.city.modules.fair_table import fair
from tests.city.modules.guest import GAME
from troyes.city.words.glossary import entries
from troyes.core.message import Message, Value, seat_of
from troyes.core.rng import Rng

LETTERS = "ABCD"


def letters(value: Value) -> Iterator[str]:
    """The letters in a value that are texts like any other."""
    if isinstance(value, Message):
        if value.name != "seat":
            yield from (f"{value.name} {letter}" for one in value.args.values() for letter in letters(one))
    elif isinstance(value, list | tuple):
        yield from (letter for one in value for letter in letters(one))
    elif isinstance(value, str) and len(value) == 1 and value in LETTERS:
        yield value


def test_a_module_may_call_a_seat_what_it_likes() -> None:
    """The fair speaks of a buyer."""
    game = fair(wares=(0, 1, 0, 0)).dice("r6@B r1@A").start().take(A, "marauding r6@B done")
    question = game.state.prompt(B).question
    assert (question.name, question.args["buyer"]) == ("city-fair-ask-toll", seat_of("A"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_that_is_said_in_a_game_holds_the_letter_of_a_seat(players: int) -> None:
    chosen = {"fair": "yes", "head": "yes", "characters": "ladies", "activities": "mixed", "events": "mixed"}
    if players > 1:
        chosen["ramparts"] = "yes"
    assert {*MODULES} - {"ramparts"} <= chosen.keys()
    state, rng = GAME.new(GAME.setup(players, chosen)), Rng(7, players)
    said = {letter for one in entries(GAME, state).values() for letter in letters([one.title, one.text])}
    choices = 0
    while actors := state.actors():
        actor = actors[0]
        said |= {*letters(state.prompt(actor).question)}
        options = state.options(actor)
        for token in options[:5]:
            said |= {*letters(GAME.vocabulary.label(state, token))}
        token = options[rng.below(len(options))]
        telling = GAME.tell(state, actor, token)
        said |= {*letters(telling.message())}
        state.take(actor, token)
        choices += 1
    assert choices > 200
    assert said == set()
