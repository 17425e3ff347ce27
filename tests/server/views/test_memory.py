"""What tells of a position keeps nothing of it: a server shows millions of them.

Compiled code never lets go of an array that interpreted code hands to it, so whoever tells of a state hands over the
state itself.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator

import pytest

from troyes import draw
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.play.catalogue import find
from troyes.play.front import make
from troyes.server.scenes.base import Kept
from troyes.server.views.positions import position, preview, wondered
from troyes.server.views.viewers import NO_SEAT

TIMES = 10
ARRAY = 40
"""Bytes that every array takes, however few numbers it has."""
ALL = {"activities": "mixed", "events": "mixed", "characters": "ladies", "head": "yes", "ramparts": "yes"}


def positions(name: str, players: int, **choices: str) -> Iterator[State]:
    """Some positions of a random game, and its end."""
    state, rng, number = make(name, players, seed=3, **choices), Rng(3), 0
    while state.actors():
        if number in (0, 15, 60):
            yield state
        actor = rng.pick(state.actors())
        state.step(rng.pick(state.options(actor)), actor)
        state.throw(rng)
        number += 1
    yield state


def kept(action: Callable[[State], object], state: State) -> float:
    """The bytes that stay of a state that something is done with, once everybody has let go of it."""
    for _ in range(3):
        action(state.clone())
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    for _ in range(TIMES):
        action(state.clone())
    gc.collect()
    return (tracemalloc.get_traced_memory()[0] - before) / TIMES


def tellers(game: AnyGame, players: int) -> dict[str, Callable[[State], object]]:
    """All that is told of a state by programs that are interpreted."""
    names = ["Alix", "Bo", "Colin", "Dreux"][:players]

    def asked(state: State) -> list[int]:
        return [actor for actor in state.actors() if actor >= 0]

    return {
        "position": lambda s: position(game, s, 0, names),
        "for watchers": lambda s: position(game, s, NO_SEAT, names),
        "preview": lambda s: [preview(game, s, each, s.options(each)[:1]) for each in asked(s)],
        "reasons": lambda s: [wondered(game, s, each, []) for each in asked(s)],
        "picture": lambda s: draw.picture(game, s.view(0), 0),
        "sheets": lambda s: draw.sheets(game, s.view(0), 0),
        "scoring": lambda s: None if s.actors() else draw.scoring(game, s, 0),
        "document": game.document,
        "features": lambda s: [s.judge().described(s, 0, each) for each in s.judge().rivals(s) if asked(s)],
        "observation": lambda s: s.observation(0),
    }


@pytest.mark.parametrize(
    "name, players, choices", [("dice", 2, {}), ("dice", 1, {}), ("city", 4, ALL), ("city", 1, {})]
)
def test_whatever_is_told_of_a_state_keeps_nothing_of_it(
    name: str, players: int, choices: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # What looks as it did is remembered on purpose, for a while; here it is made anew each time.
    monkeypatch.setattr(Kept, "get", lambda _, key, make: make())
    told = tellers(find(name), players)
    found: dict[str, float] = {}
    gc.collect()
    gc.freeze()  # what other tests left is not looked at each time
    tracemalloc.start()
    try:
        for number, state in enumerate(positions(name, players, **choices)):
            found |= {f"{what} at {number}": kept(action, state) for what, action in told.items()}
    finally:
        tracemalloc.stop()
    assert {what: size for what, size in found.items() if size >= ARRAY} == {}
