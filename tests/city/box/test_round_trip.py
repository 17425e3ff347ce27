"""A position document is the whole position: after every token of random games of every table, through JSON."""

from __future__ import annotations

import json
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import product

import pytest

import troyes.core.state
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.rng import Rng

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
GAMES = 2 if COMPILED else 1
TABLES = list(product((1, 2, 3, 4), ("no", "yes"), (1, CITY.version)))


def check_round_trip(state: City) -> None:
    """The document leads to the same position, the same questions and the same document."""
    text = json.dumps(CITY.document(state))
    again = CITY.restore(json.loads(text))
    assert again.key() == state.key()
    assert again.rules.version == state.rules.version
    assert [step.name for step in again.agenda] == [step.name for step in state.agenda]
    assert again.actors() == state.actors()
    assert json.dumps(CITY.document(again)) == text


@pytest.mark.parametrize(("players", "bonus", "version"), TABLES)
def test_every_position_of_a_game_round_trips(players: int, bonus: str, version: int) -> None:
    game = CITY.of_version(version)
    for index in range(GAMES):
        state = game.new(game.setup(players, {"bonus": bonus}))
        rng = Rng(1137, 100 * index + players)
        check_round_trip(state)
        while actors := state.actors():
            options = state.options(actors[0])
            token = options[rng.below(len(options))]
            if CITY.vocabulary.text(token) == "pass" and rng.below(4):
                token = options[0]
            state.take(actors[0], token)
            check_round_trip(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_may_see_round_trips(players: int) -> None:
    """Views are positions too, with characters that are not known."""
    state = CITY.new(CITY.setup(players))
    rng = Rng(players)
    while actors := state.actors():
        if rng.below(12) == 0:
            for seat in range(players):
                check_round_trip(state.view(seat))
        options = state.options(actors[0])
        state.take(actors[0], options[rng.below(len(options))])
