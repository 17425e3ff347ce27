"""Troyes: the board game family in digital form, to be played, studied and simulated.

    import troyes

    state, rng = troyes.make("city", players=2, seed=1, head="yes"), troyes.Rng(1)
    while state.actors():
        state.step(rng.pick(state.options()))
        state.throw(rng)
    print(state.scores())

What stands in `__all__` is the front door; it is imported when it is first asked for. Behind it, `troyes.core` is the
contract that every game keeps, and `troyes.play` whatever can be done with any game.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import troyes.words  # noqa: F401 - so that a refusal has words wherever it ends up, in a traceback too
from troyes.core.doors import Doors

if TYPE_CHECKING:
    from troyes.bots.front import choose
    from troyes.core.agenda import CHANCE
    from troyes.core.doors import unpacked as from_bytes
    from troyes.core.errors import IllegalMove, Refusal
    from troyes.core.rng import Rng
    from troyes.core.state import State
    from troyes.play.front import game, games, load, make, moves, playout, record
    from troyes.play.session import Session

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "IllegalMove",
    "Refusal",
    "Rng",
    "Session",
    "State",
    "choose",
    "from_bytes",
    "game",
    "games",
    "load",
    "make",
    "moves",
    "playout",
    "record",
]

_HOMES = {
    "CHANCE": "core.agenda",
    "IllegalMove": "core.errors",
    "Refusal": "core.errors",
    "Rng": "core.rng",
    "Session": "play.session",
    "State": "core.state",
    "choose": "bots.front",
    "from_bytes": "core.doors",
    "game": "play.front",
    "games": "play.front",
    "load": "play.front",
    "make": "play.front",
    "moves": "play.front",
    "playout": "play.front",
    "record": "play.front",
}
_THERE = {"from_bytes": "unpacked"}


def __getattr__(name: str) -> Any:
    """What stands in `__all__`, imported when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'troyes' has no attribute {name!r}")
    found = getattr(import_module(f"troyes.{_HOMES[name]}"), _THERE.get(name, name))
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _game(name: str, version: int, components: str) -> Any:
    from troyes.play.catalogue import find

    return find(name).of_version(version).with_components(components)


def _picture(state: Any) -> str:
    try:  # the board itself, where there is what the server is made of, and else its text
        board = import_module("troyes.server.pictures").drawn(state)
    except ImportError:
        board = None
    return str(board or import_module("troyes.draw.svg").drawn(state))


Doors.game = staticmethod(_game)
Doors.picture = staticmethod(_picture)
