"""Measures Catanatron: four random players, whole games. Runs inside the peers' environment."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from itertools import count
from typing import Any

from measure import Reading, Task, per_call, playouts, serve

# Imported by name: Catanatron lives in the peers' environment, never in ours.
catanatron: Any = import_module("catanatron")

# Actions: games of random players log about 900.
HALF_A_GAME = 450


def new_game(seed: int) -> Any:
    """A game of four random players; Catanatron takes seed 0 for none."""
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in catanatron.Color], seed=seed + 1)


def played(seed: int) -> Any:
    """A whole game."""
    game = new_game(seed)
    game.play()
    return game


def logged(game: Any) -> tuple[int, int, int]:
    """Every logged action is a player's, rolls and forced ones too; chance is hidden in them."""
    return 1, len(game.state.actions), 0


def mid_game(seed: int) -> Any:
    """A game in its middle. A seed does not make Catanatron repeat a game, so no game is halved."""
    game = new_game(seed)
    while len(game.state.actions) < HALF_A_GAME:
        game.play_tick()
    return game


def measure(task: Task) -> list[Reading]:
    """Whole games and the copy of a game at its middle."""
    seeds = count(task.seed * 1_000_000)
    tally = playouts(task.seconds, lambda: played(next(seeds)), logged)
    clone = per_call(task.seconds / 4, mid_game(next(seeds)).copy)
    engine = f"Catanatron {version('catanatron')}"
    return [Reading(engine, "Catan, 4 players", "interpreted", tally, clone=clone)]


if __name__ == "__main__":
    serve(measure)
