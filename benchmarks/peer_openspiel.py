"""Measures OpenSpiel: random play of games with dice, from Python and inside C++.

Runs inside the peers' environment. Yacht is slow from Python because it hands over every outcome of
its dice, up to 7,776 of them, at each roll.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from itertools import count
from random import Random
from typing import Any

from measure import Reading, Task, per_call, playouts, serve

# Imported by name: OpenSpiel lives in the peers' environment, never in ours.
pyspiel: Any = import_module("pyspiel")

GAMES = {
    "backgammon": "backgammon, 2 players",
    "maedn(players=4)": "Mensch ärgere Dich nicht, 4 players",
    "yacht(players=4)": "yacht, 4 players",
}


def step(state: Any, rng: Random) -> None:
    """One random action of a player, or one outcome of chance by its probability."""
    if state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def from_python(game: Any, rng: Random) -> Any:
    """A whole game, every token chosen here."""
    state = game.new_initial_state()
    while not state.is_terminal():
        step(state, rng)
    return state


def inside(game: Any, seed: int) -> Callable[[], Any]:
    """Whole games chosen by OpenSpiel's own random bots, without coming back to Python."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(game.num_players())]
    seeds = count(seed)

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    return play


def logged(state: Any) -> tuple[int, int, int]:
    """The history tells who chose each action, and which were chance."""
    history = state.full_history()
    decisions = sum(action.player >= 0 for action in history)
    return 1, decisions, len(history) - decisions


def mid_game(game: Any, seed: int) -> Any:
    """The game of that seed, at half of its actions."""
    length = len(from_python(game, Random(seed)).history())
    state = game.new_initial_state()
    rng = Random(seed)
    for _ in range(length // 2):
        step(state, rng)
    return state


def readings(name: str, title: str, task: Task) -> list[Reading]:
    """Both ways of playing one game."""
    game = pyspiel.load_game(name)
    rng = Random(task.seed)
    engine = f"OpenSpiel {version('open_spiel')}"
    within = playouts(task.seconds, inside(game, task.seed * 1_000_000), logged)
    stepped = playouts(task.seconds, lambda: from_python(game, rng), logged)
    clone = per_call(task.seconds / 4, mid_game(game, task.seed).clone)
    return [
        Reading(engine, title, "C++, playouts inside", within),
        Reading(engine, title, "C++, from Python", stepped, clone=clone),
    ]


def measure(task: Task) -> list[Reading]:
    """All the games."""
    return [reading for name, title in GAMES.items() for reading in readings(name, title, task)]


if __name__ == "__main__":
    serve(measure)
