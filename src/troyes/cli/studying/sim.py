"""`troyes sim`: random play, and what it scores."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich import box
from rich.table import Table

from troyes.cli.app import INTERRUPTED, complain
from troyes.cli.inputs import (
    LARGEST_SEED,
    MOST_JOBS,
    Choices,
    Components,
    GameName,
    Json,
    MixName,
    Players,
    RayAddress,
    read_table,
    whole,
)
from troyes.cli.progress import progress_bar
from troyes.cli.streams import console, write_json
from troyes.core.message import message
from troyes.lab.simulate import Report, Stopped, simulate
from troyes.lab.thinking import RANDOM
from troyes.play import notation
from troyes.play.table import Table as GameTable
from troyes.words import text

MOST_GAMES: Final = 10**12
HEADINGS: Final = ("mean", "deviation", "minimum", "maximum")


def sim(
    game: GameName,
    /,
    *,
    players: Players = None,
    mix: MixName = None,
    setup: Choices = None,
    games: Annotated[int, Parameter(help="help-option-games")] = 1000,
    seed: Annotated[int, Parameter(help="help-option-seed-of-games")] = 0,
    jobs: Annotated[int | None, Parameter(help="help-sim-jobs")] = None,
    bots: Annotated[
        str | None,
        Parameter(help="help-sim-bots"),
    ] = None,
    records: Annotated[
        Path | None,
        Parameter(help="help-sim-records"),
    ] = None,
    table: Annotated[
        Path | None,
        Parameter(help="help-sim-table"),
    ] = None,
    ray: RayAddress = None,
    components: Components = None,
    json: Json = False,
) -> int:
    """Play games at random and report their scores and the speed; or keep games between computer players."""
    which = read_table(game, players, mix, setup, components)
    whole("--games", games, 1, MOST_GAMES)
    whole("--seed", seed, 0, LARGEST_SEED)
    whole("--jobs", 1 if jobs is None else jobs, 1, MOST_JOBS)
    if bots is not None or records is not None or table is not None:
        from troyes.cli.studying.collect import collect, match_of

        match = match_of(which, RANDOM if bots is None else bots, seed)
        return collect(match, games, jobs, records, table, ray=ray, json=json)
    code = 0
    try:
        with progress_bar(games) as progress:
            report = simulate(which, games, seed, jobs, progress, ray)
    except Stopped as stopped:
        report = stopped.report
        complain(text("terminal-sim-stopped", played=report.games, games=games))
        code = INTERRUPTED
    if json:
        write_json(described(which, seed, report))
    else:
        show(which, seed, report)
    return code


def described(which: GameTable, seed: int, report: Report) -> dict[str, object]:
    """A report as JSON."""
    return {
        "game": which.name,
        "players": which.players,
        "setup": which.choices,
        "seed": seed,
        **report._asdict(),
        "scores": [
            {"seat": notation.label(seat), **score._asdict()} for seat, score in enumerate(report.scores)
        ],
    }


def show(which: GameTable, seed: int, report: Report) -> None:
    """A report as a table."""
    out = console()
    choices = ", ".join(f"{name}={value}" for name, value in which.choices.items())
    players = message("players", count=which.players)
    out.print(
        text("terminal-table", title=which.game.titled(), players=players, choices=choices), style="bold"
    )
    seconds = f"{report.seconds:.2f}"
    out.print(text("terminal-sim-games", games=report.games, seed=str(seed), seconds=seconds))
    out.print(text("terminal-sim-decisions", decisions=report.decisions, throws=report.chance))
    games, decisions = round(report.games_per_second), round(report.decisions_per_second)
    out.print(text("terminal-sim-speed", games=games, decisions=decisions))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(text("terminal-sim-seat"))
    for heading in HEADINGS:
        table.add_column(text(f"terminal-sim-{heading}"), justify="right")
    for seat, score in enumerate(report.scores):
        table.add_row(
            notation.label(seat),
            f"{score.mean:.2f}",
            f"{score.deviation:.2f}",
            str(score.minimum),
            str(score.maximum),
        )
    out.print(table)
