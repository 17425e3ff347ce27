"""Ten thousand random games over all tables end without an error, a dead end or a broken law.

The interpreted engine plays the first of them and the compiled one all; both must reach the same ends.
"""

from __future__ import annotations

import hashlib
import json
from itertools import product
from pathlib import Path

import pytest

import troyes.core.state
from tests.dice.laws import check_position
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.dice.game import DICE

pytestmark = pytest.mark.heavy

COMPILED = Path(troyes.core.state.__file__).suffix != ".py"
TABLES = list(product(range(1, 11), ("first", "rolled", "expert"), ("no", "yes")))
COMMON = 600
GAMES = 10_020 if COMPILED else COMMON
SEED = 1268
DIGESTS = {
    1: "1f9158ce8ba18a4ba555cb2afbc2e898530e44b872ed994b637caa00b6d4374a",
    2: "427d7631544f0f22636aae67a38431c964710b17c4ef6407a579995965a63f7c",
}
"""Of the ends of the games that both engines play, by the version of the rules."""

SET_UP = {"first": (0, 0), "rolled": (1, 1), "expert": (6, 0)}
"""What a numbering asks of the town crier and of chance."""


@pytest.mark.both
def test_ten_thousand_random_games() -> None:
    assert digest_of(2, GAMES) == DIGESTS[2]


@pytest.mark.both
def test_random_games_of_version_1_end_as_they_always_did() -> None:
    assert digest_of(1, COMMON) == DIGESTS[1]


def digest_of(version: int, games: int) -> str:
    """Play so many games by the rules of a version; the digest of the first of them."""
    digest = hashlib.sha256()
    game = DICE.of_version(version)
    for index in range(games):
        players, numbering, banquets = TABLES[index % len(TABLES)]
        state = game.new(game.setup(players, {"numbering": numbering, "banquets": banquets}))
        decisions, drawn = walk.playout(state, Rng(SEED, index))
        assert state.actors() == []
        assert state.day == 9
        check_position(state)
        by_crier, by_chance = SET_UP[numbering]
        assert drawn == 9 + (3 if banquets == "yes" else 0) + by_chance + 4 * 16
        # Sixteen times a die and its use; the fallback is one token less, a bonus to choose is one more.
        assert 16 * players <= decisions - by_crier <= 40 * players
        if index < COMMON:
            end = [decisions, drawn, state.scores(), DICE.document(state)]
            digest.update(json.dumps(end).encode())
    return digest.hexdigest()
