"""`troyes` with the toy module `guest` in its registry: `python -m tests.server.programs.fair serve …`."""

from __future__ import annotations

import os
import sys
from typing import Any, cast

if "troyes.cli.app" in sys.modules:
    # A copy of a process that has read the registry: who asks for the games has them already.
    os.execv(sys.executable, [sys.executable, "-m", "tests.server.programs.fair", *sys.argv[1:]])

from tests.city.modules.guest import GAME
from troyes.dice.game import DICE
from troyes.play import catalogue

cast(Any, catalogue).GAMES = (GAME, DICE)
"""A worker process does so too, for it imports the same program."""

if __name__ == "__main__":
    from tests.server.programs.countess import serve

    serve()
