"""Measures Troyes: random play of the given rows, by whichever `troyes` is imported here."""

from __future__ import annotations

import re
from itertools import accumulate

from measure import Reading, Task, per_call, playouts, serve
from troyes.core import walk
from troyes.core.errors import Refusal
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, NOBODY, State
from troyes.play.catalogue import find

GAMES_AT_ONCE = 10
CLONES_AT_ONCE = 1000


def start(row: str) -> tuple[str, State]:
    """Title and start of a row such as `dice:4` or `dice:4:banquets=yes,numbering=expert`."""
    written = re.fullmatch(r"(\w+):(\d+)(?::(\w+=\w+(?:,\w+=\w+)*))?", row)
    if written is None:
        raise SystemExit(f"A row is written like dice:4 or dice:4:banquets=yes, not {row!r}.")
    name, players, choices = written.groups()
    given = dict(choice.split("=") for choice in choices.split(",")) if choices else {}
    game = find(name)
    people = "1 player" if players == "1" else f"{players} players"
    title = ", ".join((game.title, people, *(f"{key}={value}" for key, value in given.items())))
    return title, game.new(game.setup(int(players), given))


def play(state: State, rng: Rng, tokens: int | None = None) -> tuple[int, int, int]:
    """Play at random from Python, to the end or for so many tokens: one game, decisions, chance."""
    decisions = drawn = 0
    while (actor := state.actor()) != NOBODY and decisions + drawn != tokens:
        options = state.options(actor)
        if actor == CHANCE:
            sums = list(accumulate(state.weights()))
            ticket = rng.below(sums[-1])
            state.take(
                actor,
                next(token for token, upto in zip(options, sums, strict=True) if ticket < upto),
            )
            drawn += 1
        else:
            state.take(actor, options[rng.below(len(options))])
            decisions += 1
    return 1, decisions, drawn


def mid_game(first: State, seed: int) -> State:
    """The game of that seed, at half of its tokens."""
    _, decisions, drawn = play(first.clone(), Rng(seed))
    state = first.clone()
    play(state, Rng(seed), (decisions + drawn) // 2)
    return state


def all_options(first: State, seed: int, seconds: float) -> float:
    """Time to list the options of a decision: the mean over the game of that seed."""
    state = first.clone()
    rng = Rng(seed)
    asked: list[tuple[State, int]] = []
    while (actor := state.actor()) != NOBODY:
        if actor != CHANCE:
            asked.append((state.clone(), actor))
        play(state, rng, 1)
    return per_call(seconds, lambda: [position.options(seat) for position, seat in asked]) / len(asked)


def inside(first: State, rng: Rng) -> tuple[int, int, int]:
    """Several whole games without coming back from `walk`."""
    decisions, drawn = walk.playouts(first, rng, GAMES_AT_ONCE)
    return GAMES_AT_ONCE, decisions, drawn


def readings(row: str, task: Task) -> list[Reading]:
    """Both ways of playing one row."""
    how = "interpreted" if walk.__file__.endswith(".py") else "compiled"
    title, first = start(row)
    rng = Rng(task.seed)
    middle = mid_game(first, task.seed)
    brief = task.seconds / 4
    within = playouts(task.seconds, lambda: inside(first, rng), lambda played: played)
    stepped = playouts(task.seconds, lambda: play(first.clone(), rng), lambda played: played)
    return [
        Reading(
            "Troyes",
            title,
            f"{how}, playouts inside",
            within,
            clone=per_call(brief, lambda: walk.clones(middle, CLONES_AT_ONCE)) / CLONES_AT_ONCE,
        ),
        Reading(
            "Troyes",
            title,
            f"{how}, from Python",
            stepped,
            clone=per_call(brief, middle.clone),
            options=all_options(first, task.seed, brief),
        ),
    ]


def measure(task: Task) -> list[Reading]:
    """All the rows."""
    try:
        return [reading for row in task.rows for reading in readings(row, task)]
    except Refusal as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    serve(measure)
