"""`troyes arena`: players against each other, and what that says about them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from troyes.cli.app import INTERRUPTED, complain
from troyes.cli.inputs import (
    LARGEST_SEED,
    MOST_JOBS,
    Choices,
    Components,
    GameName,
    Json,
    MixName,
    RayAddress,
    read_table,
    whole,
)
from troyes.cli.progress import progress_bar
from troyes.cli.streams import write_json
from troyes.cli.studying.standings import described, show
from troyes.core.errors import Refusal, SetupError
from troyes.core.message import Message, message
from troyes.lab import cluster, results
from troyes.lab.arena import Match, Played, play
from troyes.lab.courts import several
from troyes.lab.entrants import check_factor, entrants, seated
from troyes.lab.figures import figures
from troyes.words import text

MOST_GAMES: Final = 10**7
LONGEST: Final = 3_600.0
"""Seconds that a program may be given for an answer."""


def arena(
    game: GameName | None = None,
    /,
    *,
    bots: Annotated[
        str | None,
        Parameter(help="help-arena-bots"),
    ] = None,
    games: Annotated[int, Parameter(help="help-option-games")] = 100,
    players: Annotated[int | None, Parameter(help="help-arena-players")] = None,
    mix: MixName = None,
    setup: Choices = None,
    jobs: Annotated[int, Parameter(help="help-option-jobs")] = 1,
    seed: Annotated[int, Parameter(help="help-option-seed-of-games")] = 1,
    budget: Annotated[float, Parameter(help="help-arena-budget")] = 1.0,
    out: Annotated[
        Path | None,
        Parameter(help="help-arena-out"),
    ] = None,
    bot_command: Annotated[
        list[str] | None,
        Parameter(
            negative=(),
            allow_leading_hyphen=True,
            help="help-arena-command",
        ),
    ] = None,
    bot_seconds: Annotated[float, Parameter(help="help-arena-seconds")] = 10.0,
    report: Annotated[
        list[Path] | None,
        Parameter(consume_multiple=True, negative=(), help="help-arena-report"),
    ] = None,
    ray: RayAddress = None,
    components: Components = None,
    json: Json = False,
) -> int:
    """Let computer players, or your own program, play against each other in all seats with the same chance, and report
    how well they do. Ctrl-C stops and shows the figures so far."""
    if report:
        return reported(report, json=json)
    if game is None or bots is None:
        raise Refusal(Message("refused-arena-what"))
    whole("--games", games, 1, MOST_GAMES)
    whole("--jobs", jobs, 1, MOST_JOBS)
    whole("--seed", seed, 0, LARGEST_SEED)
    check_factor(budget, f"{budget:g}")
    if not 0 < bot_seconds <= LONGEST:
        raise SetupError(message("refused-arena-seconds", most=f"{LONGEST:g}", found=f"{bot_seconds:g}"))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    table = read_table(game, players or len(names) or None, mix, setup, components)
    match = Match(
        plain=table.plain(),
        entrants=entrants(seated(names, table.players), bot_command or [], budget),
        seed=seed,
        seconds=bot_seconds,
    )
    return played(match, games, jobs, out, ray=ray, json=json)


def played(match: Match, games: int, jobs: int, out: Path | None, *, ray: str | None, json: bool) -> int:
    """Play what is left of a match, and show what came of it."""
    done: list[Played] = []
    code = 0
    try:
        with ExitStack() as stack:
            keeper = stack.enter_context(results.kept(out, match)) if out is not None else None
            done += keeper.games[:games] if keeper is not None else []
            progress = stack.enter_context(progress_bar(games))
            left = range(len(done), games)
            court = (
                several(match, len(done), games, jobs)
                if ray is None
                else cluster.games(ray, match, left, play)
            )
            for one in stack.enter_context(closing(court)):
                if keeper is not None:
                    keeper.add(one)
                done.append(one)
                progress(len(done))
    except KeyboardInterrupt:
        complain(text("terminal-sim-stopped", played=len(done), games=games))
        code = INTERRUPTED
    if done:
        told = figures(match, done)
        if json:
            write_json(described(told))
        else:
            show(told)
    return code


def reported(paths: list[Path], *, json: bool) -> int:
    """Show what came of matches that were played before."""
    found = [figures(match, games) for match, games in read_all(paths)]
    if json:
        write_json({"matches": [described(told) for told in found]})
    else:
        for told in found:
            show(told)
    return 0


def read_all(paths: list[Path]) -> Iterator[tuple[Match, list[Played]]]:
    """The matches of files, each with a game at least."""
    for path in paths:
        match, games = results.read(path)
        if not games:
            raise Refusal(message("refused-arena-empty", file=str(path)))
        yield match, games
