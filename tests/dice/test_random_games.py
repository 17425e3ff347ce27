"""Ten thousand random games over all tables end without an error, a dead end or a broken law.

The interpreted engine plays the first of them and the compiled one all; both must reach the same ends.
"""

from __future__ import annotations

import hashlib
import json
from itertools import product
from pathlib import Path

import troyes.core.state
from tests.dice.laws import check_position
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.dice.state import Dice

COMPILED = Path(troyes.core.state.__file__).suffix != ".py"
TABLES = list(product(range(1, 11), ("first", "rolled", "expert"), ("no", "yes")))
COMMON = 600
GAMES = 10_020 if COMPILED else COMMON
SEED = 1268
DIGEST = "1f9158ce8ba18a4ba555cb2afbc2e898530e44b872ed994b637caa00b6d4374a"
"""Of the ends of the games that both engines play."""

SET_UP = {"first": (0, 0), "rolled": (1, 1), "expert": (6, 0)}
"""What a numbering asks of the town crier and of chance."""


def test_ten_thousand_random_games() -> None:
    digest = hashlib.sha256()
    for index in range(GAMES):
        players, numbering, banquets = TABLES[index % len(TABLES)]
        state = DICE.new(DICE.setup(players, {"numbering": numbering, "banquets": banquets}))
        assert isinstance(state, Dice)
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
    assert digest.hexdigest() == DIGEST
