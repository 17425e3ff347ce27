"""`troyes train`: teach an evaluation by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from troyes.cli.app import INTERRUPTED, complain
from troyes.cli.inputs import (
    LARGEST_SEED,
    MOST_JOBS,
    Choices,
    GameName,
    MixName,
    Players,
    RayAddress,
    read_table,
    whole,
)
from troyes.cli.streams import OurConsole, console
from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.words import text

MOST_GAMES: Final = 10**7
MOST_GENERATIONS: Final = 100
MOST_LOOKS: Final = 10**6


def train(
    game: GameName,
    /,
    *,
    players: Players = None,
    mix: MixName = None,
    setup: Choices = None,
    games: Annotated[int, Parameter(help="help-train-games")] = 1500,
    generations: Annotated[int, Parameter(help="help-train-generations")] = 2,
    looks: Annotated[int, Parameter(help="help-train-looks")] = 240,
    rollouts: Annotated[
        int,
        Parameter(help="help-train-rollouts"),
    ] = 0,
    begin: Annotated[Path | None, Parameter(help="help-train-begin")] = None,
    seed: Annotated[int, Parameter(help="help-train-seed")] = 1,
    jobs: Annotated[int, Parameter(help="help-option-jobs")] = 1,
    ray: RayAddress = None,
    work: Annotated[Path, Parameter(help="help-train-work")] = Path("lessons"),
    out: Annotated[Path | None, Parameter(help="help-train-out")] = None,
) -> int:
    """Learn from self-play what positions are worth, and write the weights."""
    which, table = read_table(game, players, mix, setup, None)
    usual = which.setup(table.players).choices
    whole("--games", games, 1, MOST_GAMES)
    whole("--generations", generations, 1, MOST_GENERATIONS)
    whole("--looks", looks, 1, MOST_LOOKS)
    whole("--rollouts", rollouts, 0, MOST_LOOKS)
    whole("--seed", seed, 0, LARGEST_SEED)
    whole("--jobs", jobs, 1, MOST_JOBS)
    try:
        from troyes.lab.training import school
    except ImportError:
        raise Refusal(Message("refused-train-numpy")) from None
    given = {name: value for name, value in table.choices.items() if usual[name] != value}
    plan = school.Plan(
        game=which.name,
        players=table.players,
        games=games,
        generations=generations,
        looks=looks,
        seed=seed,
        begin=str(begin or ""),
        choices=given,
        rollouts=rollouts,
    )
    terminal = OurConsole(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=terminal, transient=True, disable=not terminal.is_terminal) as bar:
            task = bar.add_task("", total=games)

            def progress(generation: int, played: int) -> None:
                title = text("terminal-train-generation", number=generation + 1, all=generations)
                bar.update(task, completed=played, description=title)

            weights = school.train(plan, work, jobs, progress, ray)
    except KeyboardInterrupt:
        complain(text("terminal-train-stopped", folder=str(work)))
        return INTERRUPTED
    if out is not None:
        out.write_bytes(weights.read_bytes())
    console().print(text("terminal-train-done", file=str(out or weights)), soft_wrap=True)
    return 0
