"""`troyes sim --bots … --records DIR --table FILE`: games between computer players, kept as a set of data."""

from __future__ import annotations

from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory

from troyes import __version__
from troyes.cli.app import INTERRUPTED, complain
from troyes.cli.progress import progress_bar
from troyes.cli.streams import console, write_json
from troyes.lab import cluster
from troyes.lab.arena import Match
from troyes.lab.courts import dealt
from troyes.lab.data.collection import CARD, Collection, played
from troyes.lab.data.rows import Tables
from troyes.lab.entrants import entrants, seated
from troyes.machine import files
from troyes.machine.pressed import library
from troyes.machine.processes import cores
from troyes.play.record import parse
from troyes.play.table import Table
from troyes.words import text


def match_of(which: Table, bots: str, seed: int) -> Match:
    """Who plays what; the last of the players takes all seats that are left."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    who = entrants(seated(names, which.players), [], 1.0)
    return Match(plain=which.plain(), entrants=who, seed=seed, seconds=1.0)


def collect(
    match: Match,
    games: int,
    jobs: int | None,
    records: Path | None,
    table: Path | None,
    *,
    ray: str | None,
    json: bool,
) -> int:
    """Play those games that are not there yet, keep them, and make the tables of all."""
    library()
    tables = Tables(table) if table is not None else None
    with ExitStack() as stack:
        folder = records or Path(stack.enter_context(TemporaryDirectory()))
        collection = Collection(folder)
        collection.open(match)
        left = collection.missing(games)
        done = games - len(left)
        try:
            court = (
                dealt(match, left, jobs or cores(), played)
                if ray is None
                else cluster.games(ray, match, left, played)
            )
            with progress_bar(games) as progress, closing(court):
                for number, record in court:
                    collection.add(number, record)
                    done += 1
                    progress(done)
            if tables is not None:
                tabulate(collection, tables, games, match.plain.components)
        except KeyboardInterrupt:
            complain(text("terminal-sim-stopped", played=done, games=games))
            return INTERRUPTED
        if records is not None:
            files.write_text(folder / CARD, card(match, games))
    told = {"games": games, "played": len(left), "records": str(records or ""), "table": str(table or "")}
    if json:
        write_json(told)
    else:
        console().print(text("terminal-collected", games=games, played=len(left)))
    return 0


def tabulate(collection: Collection, tables: Tables, games: int, components: str) -> None:
    """Read all records of a set into tables."""
    with progress_bar(games) as progress:
        for number in range(games):
            path = collection.path(number)
            tables.add(parse(files.read_text(path), components), path.name)
            progress(number + 1)
    tables.close()


def card(match: Match, games: int) -> str:
    """What a set of games is and how it was made, for whoever finds it."""
    who = ",".join(entrant.name.partition("#")[0] for entrant in match.entrants)
    choices = " ".join(f"{name}={value}" for name, value in match.choices.items())
    command = (
        f"troyes sim {match.game} --bots {who} --players {match.players} --setup {choices} "
        f"--games {games} --seed {match.seed} --records DIR --table games.parquet"
    )
    return (
        text(
            "terminal-card",
            title=match.table.game.titled(),
            games=games,
            players=match.players,
            who=who,
            choices=choices,
            seed=str(match.seed),
            rules=str(match.plain.version),
            release=__version__,
            command=command,
        )
        + "\n"
    )
