"""`troyes play`: a game in the terminal, against computer players."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from troyes.bots.levels import Level
from troyes.cli.app import INTERRUPTED
from troyes.cli.inputs import (
    LARGEST_SEED,
    Choices,
    Components,
    GameName,
    MixName,
    Players,
    read_components,
    read_table,
    whole,
)
from troyes.cli.playing.persons import Name, person
from troyes.cli.streams import STDIN, console
from troyes.core.errors import SetupError
from troyes.core.game import Setup
from troyes.core.message import Message, message, quoted
from troyes.play import files, notation
from troyes.play import record as records
from troyes.tui import opponents
from troyes.tui.keeper import Keeper
from troyes.tui.loop import Left, Loop
from troyes.tui.opponents import UNTIMED, Opponents
from troyes.tui.table import Table

USUAL_GAME: Final = "dice"


def play(
    game: GameName | None = None,
    /,
    *,
    players: Players = None,
    mix: MixName = None,
    setup: Choices = None,
    seat: Annotated[str | None, Parameter(help="Your seat, by its letter; else the first.")] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="Who sits in the other seats: random, villager or burgher. If left out, who sat there before in a "
            "resumed game, and burghers in a new one."
        ),
    ] = None,
    seed: Annotated[int | None, Parameter(help="The same seed gives the same dice and opponents.")] = None,
    resume: Annotated[str | None, Parameter(help="Go on with the game in this file.")] = None,
    save: Annotated[
        str | None, Parameter(help="Keep the game in this file instead of the data folder.")
    ] = None,
    name: Name = None,
    components: Components = None,
) -> int:
    """Play in the terminal against computer players. Every move is saved at once."""
    number = secrets.randbits(64) if seed is None else whole("--seed", seed, 0, LARGEST_SEED)
    # Without a clock, so that a seed keeps its promise on a slow machine too.
    seconds = None if seed is None else UNTIMED
    level = None if bots is None else opponents.find(bots)
    if resume is not None:
        table, keeper = taken_up(
            resume, game, players, mix, setup, seat, number, seconds, level, save, name, components
        )
    else:
        which, settled = read_table(game or USUAL_GAME, players, mix, setup, components)
        place = read_seat(seat or "A", settled)
        others = Opponents(level or opponents.USUAL, number, seconds)
        table = Table.new(which, settled, place, person(name), number, others)
        keeper = Keeper.new(which.name, None if save is None else Path(save))
    with keeper.holding():
        left = Loop(console(), table, keeper, read_line).run()
    return INTERRUPTED if left is Left.BY_CTRL_C else 0


def taken_up(
    resume: str,
    game: str | None,
    players: int | None,
    mix: str | None,
    setup: list[str] | None,
    seat: str | None,
    seed: int,
    seconds: float | None,
    level: Level | None,
    save: str | None,
    name: str | None,
    components: str | None,
) -> tuple[Table, Keeper]:
    """A table with a recorded game on it, and where it is kept from now on."""
    if resume == STDIN:
        raise SetupError(Message("refused-resume-input"))
    path = Path(resume)
    text = files.read_text(path)
    record = records.parse(text, read_components(components))
    if game not in (None, record.game.name):
        raise SetupError(message("refused-resume-game", file=resume, game=record.game.name, wanted=str(game)))
    if mix is not None or setup or players not in (None, record.setup.players):
        raise SetupError(message("refused-resume-set-up", file=resume))
    place = None if seat is None else read_seat(seat, record.setup)
    others = Opponents(level or opponents.level_of(record.headers), seed, seconds)
    table = Table.resume(record, place, None if name is None else person(name), seed, others)
    if save is not None:
        return table, Keeper.new(record.game.name, Path(save))
    # A record with comments, or written otherwise than we would, is not ours to write over.
    return table, Keeper(path, text) if record.text() == text else Keeper.new(record.game.name, None)


def read_seat(letter: str, setup: Setup) -> int:
    """A seat of a table, by its letter."""
    seat = notation.actor_of(letter.upper(), setup.players)
    if seat is None or seat < 0:
        last = notation.label(setup.players - 1)
        raise SetupError(message("refused-seat", last=last, seat=quoted(letter)))
    return seat


def read_line(prompt: str) -> str:
    """A line from the player, with the keys of the terminal's own line editor where there is one."""
    if sys.stdin is None:
        raise EOFError
    with suppress(ImportError):
        import readline  # noqa: F401  # what it does happens on import
    return input(prompt)
