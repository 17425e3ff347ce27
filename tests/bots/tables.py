"""Tables for computer players: whole games, played through a session with fixed random numbers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from troyes.bots.levels import LEVELS
from troyes.bots.player import Player
from troyes.bots.seat import make_move
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.play.session import Session
from troyes.play.table import Table

LEVEL_CASES = [
    pytest.param(level, id=level.name, marks=[pytest.mark.heavy] if level.seconds > 0.5 or number > 1 else [])
    for number, level in enumerate(LEVELS)
]
"""Every level; those that think for long do so on the compiled engine only."""

AMPLE = 1e9
"""Seconds enough that only the looks count."""


def play(
    game: AnyGame, players: Sequence[Player], seed: int, *, forced: bool = True, **choices: str
) -> Session:
    """A whole game."""
    session = Session(Table(game, game.setup(len(players), choices)), seed=seed, forced=forced)
    rng = Rng(seed)
    while actors := session.state.actors():
        seat = actors[rng.below(len(actors))]
        make_move(session, seat, players[seat], rng, AMPLE)
    return session


def leads(game: AnyGame, one: Player, others: Player, seats: int, games: int) -> list[int]:
    """What one player is ahead of the best of the others at the end of each game, sitting everywhere in turn."""
    found = []
    for seed in range(games):
        seat = seed % seats
        players = [one if other == seat else others for other in range(seats)]
        scores = play(game, players, seed).state.scores()
        found.append(scores.pop(seat) - max(scores))
    return found
