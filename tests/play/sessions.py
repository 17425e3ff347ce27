"""Games being played, for the tests: Nim and Troyes Dice."""

from __future__ import annotations

from collections.abc import Sequence

from tests.core.nim import NIM
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.play import notation
from troyes.play.session import Session
from troyes.play.table import Table

A, B, C = range(3)


def first(weights: Sequence[int]) -> int:
    """Chance that always draws the first option: heaps of four."""
    return 0


def nim(players: int = 2, rounds: str = "one", *, forced: bool = True) -> Session:
    return Session(Table(NIM, NIM.setup(players, {"rounds": rounds})), draw=first, forced=forced)


def dice(players: int, seed: int = 1, *, forced: bool = True) -> Session:
    return Session(Table(DICE, DICE.setup(players)), seed=seed, forced=forced)


def play(session: Session, seat: int, words: str) -> None:
    for word in words.split():
        session.play(seat, notation.read(session.game, word))


def written(session: Session) -> str:
    """The log in one line, forced tokens in brackets."""
    parts = []
    for entry in session.log:
        text = notation.write(session.game, [entry.token])
        parts.append(f"{notation.label(entry.actor)}:{f'({text})' if entry.forced else text}")
    return " ".join(parts)


def finish(session: Session, seed: int) -> None:
    """Play on at random to the end."""
    rng = Rng(seed)
    while not session.is_over:
        actors = session.state.actors()
        seat = actors[rng.below(len(actors))]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])


def act(session: Session, seat: int) -> None:
    """Take the first options until this seat has finished its half day."""
    start = half_day(session)
    while seat in session.state.actors() and half_day(session) == start:
        session.play(seat, session.state.options(seat)[0])


def half_day(session: Session) -> tuple[object, object]:
    document = session.game.document(session.state)
    return document["day"], document["half"]
