"""Without native integers and arrays the engine plays on lists, and plays the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from troyes.core import walk
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.dice.state import Dice

pytestmark = pytest.mark.both

SOURCES = Path(__file__).resolve().parents[2] / "src"
PLAY = """
import json, sys
for blocked in ("librt", "librt.vecs", "mypy_extensions"):
    sys.modules[blocked] = None
from troyes.core import native, walk
from troyes.core.rng import Rng
from troyes.dice.game import DICE
assert native.i64 is int
state = DICE.new(DICE.setup(3, {"numbering": "expert", "banquets": "yes"}))
assert type(state.sheets) is list
walk.playout(state, Rng(20, 24))
print(json.dumps([state.key(), state.clone().key(), DICE.document(state)]))
"""


def test_a_whole_game_without_the_native_types() -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    answer = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=False
    )
    assert (answer.stderr, answer.returncode) == ("", 0)
    state = DICE.new(DICE.setup(3, {"numbering": "expert", "banquets": "yes"}))
    assert isinstance(state, Dice)
    walk.playout(state, Rng(20, 24))
    key = list(state.key())
    assert json.loads(answer.stdout) == [key, key, json.loads(json.dumps(DICE.document(state)))]


def test_here_the_native_types_are_used() -> None:
    state = DICE.new(DICE.setup(1))
    assert isinstance(state, Dice)
    assert type(state.sheets).__name__ == "vec[i64]"
