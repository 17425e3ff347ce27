"""`troyes play`: a game in the terminal, against computer players."""

from __future__ import annotations

import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

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
from troyes.machine import files
from troyes.play import notation
from troyes.play import record as records
from troyes.play.record import Record
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
    seat: Annotated[str | None, Parameter(help="help-play-seat")] = None,
    bots: Annotated[
        str | None,
        Parameter(help="help-play-bots"),
    ] = None,
    seed: Annotated[int | None, Parameter(help="help-play-seed")] = None,
    resume: Annotated[str | None, Parameter(help="help-play-resume")] = None,
    save: Annotated[str | None, Parameter(help="help-play-save")] = None,
    name: Name = None,
    components: Components = None,
) -> int:
    """Play in the terminal against computer players. Every move is saved at once."""
    number = secrets.randbits(64) if seed is None else whole("--seed", seed, 0, LARGEST_SEED)
    # Without a clock, so that a seed keeps its promise on a slow machine too.
    seconds = None if seed is None else UNTIMED
    level = None if bots is None else opponents.find(bots)
    if resume is not None:
        text, record = read_resumed(resume, components)
        refuse_another(record, resume, game=game, players=players, settled=mix is not None or bool(setup))
        others = Opponents(level or opponents.level_of(record.headers), number, seconds)
        place = None if seat is None else read_seat(seat, record.setup)
        table = Table.resume(record, place, None if name is None else person(name), number, others)
        # A record with comments, or written otherwise than we would, is not ours to write over.
        ours = save is None and record.text() == text
        keeper = Keeper(Path(resume), text) if ours else Keeper.new(record.game.name, read_path(save))
    else:
        which, settled = read_table(game or USUAL_GAME, players, mix, setup, components)
        others = Opponents(level or opponents.USUAL, number, seconds)
        table = Table.new(which, settled, read_seat(seat or "A", settled), person(name), number, others)
        keeper = Keeper.new(which.name, read_path(save))
    with keeper.holding():
        left = Loop(console(), table, keeper, read_line).run()
    return INTERRUPTED if left is Left.BY_CTRL_C else 0


def read_resumed(file: str, components: str | None) -> tuple[str, Record]:
    """A file with a game to go on with: its text, and the record."""
    if file == STDIN:
        raise SetupError(Message("refused-resume-input"))
    text = files.read_text(Path(file))
    return text, records.parse(text, read_components(components))


def refuse_another(
    record: Record, file: str, *, game: str | None, players: int | None, settled: bool
) -> None:
    """Refuse wishes for another table than the recorded one, whose set-up is settled."""
    if game not in (None, record.game.name):
        raise SetupError(message("refused-resume-game", file=file, game=record.game.name, wanted=str(game)))
    if settled or players not in (None, record.setup.players):
        raise SetupError(message("refused-resume-set-up", file=file))


def read_path(name: str | None) -> Path | None:
    """A file that was named, if one was."""
    return None if name is None else Path(name)


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
