"""A position document is the whole position: after every token of random games of every table, through JSON."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from itertools import product

import pytest

import troyes.core.state
from tests.city.laws import check_round_trip, pick
from troyes.city.game import CITY
from troyes.core.rng import Rng

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
GAMES = 2 if COMPILED else 1
BETWEEN = range(2, CITY.version)
"""Versions whose rules differ from those of the next in what one event or one card does."""
TABLES = [
    *product((1, 2, 3, 4), ("no", "yes"), (1, CITY.version)),
    *product((1, 2, 3, 4), ("yes",), BETWEEN),
]


@pytest.mark.parametrize(("players", "bonus", "version"), TABLES)
def test_every_position_of_a_game_round_trips(players: int, bonus: str, version: int) -> None:
    game = CITY.of_version(version)
    for index in range(1 if version in BETWEEN else GAMES):
        state = game.new(game.setup(players, {"bonus": bonus}))
        rng = Rng(1137, 100 * index + players)
        check_round_trip(state)
        while actors := state.actors():
            state.take(actors[0], pick(state, actors[0], rng))
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
