"""Computer players are compiled too: interpreted they choose the same moves, to the last bit of what they reckon."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from troyes.bots.levels import LEVELS
from troyes.bots.player import Sight
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play.catalogue import find

ROOT = Path(__file__).resolve().parents[2]
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("city", 2, {"bonus": "yes"}),
    ("city", 1, {}),
    ("dice", 3, {"banquets": "yes"}),
)
MOVES = 30
"""At each table, by each level in turn."""
AMPLE = 1e9


def chosen() -> list[list[int]]:
    """The moves that all levels choose by turns, with few looks and one rollout."""
    moves = []
    for name, players, choices in TABLES:
        game = find(name)
        state = game.new(game.setup(players, choices))
        rng = Rng(1198, players)
        made = 0
        while made < MOVES and (actors := state.actors()):
            if actors == [CHANCE]:
                options = state.options(CHANCE)
                state.take(CHANCE, options[rng.below(len(options))])
                continue
            player = LEVELS[made % len(LEVELS)].player(looks=6, rollouts=1)
            moves.append(player.choose(Sight(state.view(actors[0]), actors[0]), rng, AMPLE))
            for token in moves[-1]:
                state.take(actors[0], token)
            made += 1
    return moves


def test_both_engines_choose_the_same_moves() -> None:
    command = "import json; from tests.bots.test_engines import chosen; print(json.dumps(chosen()))"
    done = subprocess.run(
        [sys.executable, "-c", command],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    moves = chosen()
    assert json.loads(done.stdout) == moves
    assert len(moves) > MOVES
