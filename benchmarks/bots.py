"""How well the computer players play: one of a level at tables of the level below, sitting everywhere in turn.

Nobody's thinking is timed out, only their looks are counted: so a seed gives the same games on every machine, and with
any number of processes. The times of moves are processor time, so that a busy neighbour disturbs them little.
"""

from __future__ import annotations

import math
import multiprocessing
import re
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import pairwise
from json import dumps
from statistics import mean
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from report import DASH, Trouble, duration, run, table
from troyes.bots.seat import make_move
from troyes.core import walk
from troyes.core.errors import Refusal
from troyes.core.rng import Rng
from troyes.play.catalogue import find as find_game
from troyes.play.machine import undisturbed
from troyes.play.session import Session, pick
from troyes.play.table import Table
from troyes.tui.opponents import OPPONENTS, UNTIMED
from troyes.tui.opponents import find as find_level

ROWS = ("city:2", "city:3", "city:4", "dice:2", "dice:4", "city:1")
LEVELS = [level.name for level in OPPONENTS]
INTERRUPTED = 130
KING = "le Roy"


class Match(NamedTuple):
    """What is played again and again: a player of a level among players of another, or alone."""

    game: str
    players: int
    level: str
    against: str | None
    choices: str = ""
    """What is settled before the game, as it is asked for."""

    @property
    def name(self) -> str:
        """The table as it is asked for."""
        return ":".join((self.game, str(self.players), *([self.choices] if self.choices else ())))

    @property
    def settled(self) -> dict[str, str]:
        """What is settled before the game."""
        return dict(choice.split("=") for choice in self.choices.split(",")) if self.choices else {}

    @property
    def rival(self) -> str:
        """Who there is to beat, in words."""
        return self.against or (KING if self.has_king else DASH)

    @property
    def has_king(self) -> bool:
        """Whether points are those over le Roy's."""
        return self.game == "city" and self.players == 1


class Played(NamedTuple):
    """One game: the share of the victory, the points of the player and of the others, and the times of its moves."""

    victory: float | None
    points: int
    others: list[int]
    times: list[float]


class Figures(NamedTuple):
    """What came of a match."""

    match: Match
    games: list[Played]

    def wins(self) -> float | None:
        """The share of games that were won; a shared victory counts in part."""
        victories = [game.victory for game in self.games if game.victory is not None]
        return mean(victories) if victories else None

    def others(self) -> float | None:
        """The mean points of those that it played against."""
        points = [points for game in self.games for points in game.others]
        return mean(points) if points else None

    def times(self) -> list[float]:
        """How long the moves took, from the shortest to the longest."""
        return sorted(time for game in self.games for time in game.times)

    def cells(self) -> tuple[str, ...]:
        """A line of the table."""
        wins, others, times = self.wins(), self.others(), self.times()
        points = mean(game.points for game in self.games)
        return (
            self.match.name,
            self.match.level,
            self.match.rival,
            str(len(self.games)),
            DASH if wins is None else f"{wins:.0%}",
            f"{points:+.1f}" if self.match.has_king else f"{points:.1f}",
            DASH if others is None else f"{others:.1f}",
            duration(mean(times)),
            duration(hundredth(times)),
        )

    def document(self) -> dict[str, object]:
        """The same for `--json`."""
        times = self.times()
        return {
            "game": self.match.game,
            "players": self.match.players,
            "level": self.match.level,
            "against": self.match.against,
            "games": len(self.games),
            "wins": self.wins(),
            "points": mean(game.points for game in self.games),
            "others_points": self.others(),
            "moves": len(times),
            "move_seconds": mean(times),
            "move_seconds_99": hundredth(times),
        }


def hundredth(times: list[float]) -> float:
    """The time that one move in a hundred exceeds."""
    return times[math.ceil(len(times) * 0.99) - 1]


def play(match: Match, number: int, seed: int, looks: int | None) -> Played:
    """Game number so-and-so of a match."""
    game = find_game(match.game)
    seat = number % match.players
    names = [match.level if other == seat else match.against or match.level for other in range(match.players)]
    players = [find_level(name).player(looks) for name in names]
    chance, thoughts = Rng(seed, 2 * number), Rng(seed, 2 * number + 1)
    session = Session(
        Table(game, game.setup(match.players, match.settled)),
        draw=lambda weights: pick(weights, chance.below(sum(weights))),
    )
    times = []
    while actors := session.state.actors():
        begin = process_time()
        make_move(session, actors[0], players[actors[0]], thoughts, UNTIMED)
        if actors[0] == seat:
            times.append(process_time() - begin)
    scores = session.state.scores()
    points = scores.pop(seat)
    winners = game.winners(session.state)
    victory: float | None = None
    if match.against:
        victory = 1 / len(winners) if seat in winners else 0.0
    elif match.has_king:
        victory = float(points > 0)
    return Played(victory, points, scores, times)


def matches(row: str) -> list[Match]:
    """What is played for a row such as `city:3` or `city:3:head=yes,ramparts=yes`: each level against the one below it,
    or alone each for itself."""
    written = re.fullmatch(r"(\w+):(\d{1,2})(?::(\w+=\w+(?:,\w+=\w+)*))?", row)
    if written is None:
        raise Trouble(f"A table is written like city:3, dice:4 or city:3:head=yes, not {row!r}.")
    game, players, choices = written[1], int(written[2]), written[3] or ""
    rivals: list[tuple[str, str | None]] = [(level, None) for level in LEVELS]
    if players > 1:
        rivals = [(level, below) for below, level in pairwise(LEVELS)]
    found = [Match(game, players, level, against, choices) for level, against in rivals]
    try:
        find_game(game).setup(players, found[0].settled)
    except Refusal as error:
        raise Trouble(str(error)) from None
    return found


def several(
    wanted: list[Match], games: int, jobs: int, seed: int, looks: int | None
) -> Iterator[tuple[Match, Played]]:
    """All games of all matches, in order whoever plays them: what there is at a stop are the first games."""
    tasks = [(match, number) for match in wanted for number in range(games)]
    if jobs == 1:
        for match, number in tasks:
            yield match, play(match, number, seed, looks)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        try:
            with undisturbed():
                running: list[tuple[Match, Future[Played]]] = [
                    (match, pool.submit(play, match, number, seed, looks)) for match, number in tasks
                ]
            for match, future in running:
                yield match, future.result()
        except BrokenProcessPool:
            raise Trouble("A process was ended from outside; try again with fewer jobs.") from None
        finally:
            pool.shutdown(cancel_futures=True)


def main(
    *tables: str, games: int = 40, jobs: int = 1, seed: int = 1, looks: int | None = None, json: bool = False
) -> None:
    """Let the computer players play against each other; Ctrl-C stops and shows the figures so far.

    Parameters
    ----------
    tables
        Game and number of players, such as `city:3` or `dice:4`, and what is settled before the game, such as
        `city:3:head=yes,ramparts=yes`; a selection if none is given.
        For one player, every level plays alone.
    games
        How many games are played in each match.
    jobs
        How many processes play.
    seed
        The same seed gives the same games.
    looks
        How many moves every player may look at before it chooses; each level's own number if left out.
    json
        Print one JSON object.
    """
    if games < 1 or jobs < 1 or seed < 0 or (looks is not None and looks < 1):
        raise Trouble("--games, --jobs and --looks must be at least 1, and --seed at least 0.")
    wanted = [match for row in tables or ROWS for match in matches(row)]
    found: dict[Match, list[Played]] = {}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    screen = Console(stderr=True)
    stopped = False
    try:
        with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
            bar = progress.add_task("playing", total=len(wanted) * games)
            for match, played in several(wanted, games, jobs, seed, looks):
                found.setdefault(match, []).append(played)
                title = f"{match.name}: {match.level} against {match.rival}"
                progress.update(bar, advance=1, description=title)
    except KeyboardInterrupt:
        stopped = True
    rows = [Figures(match, played) for match, played in found.items()]
    engine = "interpreted" if walk.__file__.endswith(".py") else "compiled"
    if json:
        document = {"engine": engine, "seed": seed, "looks": looks, "rows": [row.document() for row in rows]}
        print(dumps(document, indent=2))
    elif rows:
        head = ("game", "player", "against", "games", "wins", "points", "theirs", "a move", "99th percentile")
        print(table(head, (row.cells() for row in rows), words=3))
        print(f"\nThe engine was {engine}, the seed {seed}.")
    if stopped:
        print("Stopped; these are the games so far.", file=sys.stderr)
        raise SystemExit(INTERRUPTED)


if __name__ == "__main__":
    run(main)
