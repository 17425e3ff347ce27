"""A lesson: a part of a game with set dice, in which every step says one thing and mostly wants one move.

It is a document beside this file. `before` are the words of what chance and the others do before a step, `move` are
those of the move that the step wants, `points` name what a step without a move is about, all in the notation
(docs/notation.md). What is said stands in the catalogue, under the names that the document gives.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from troyes.core.errors import Refusal
from troyes.core.message import message, quoted
from troyes.play import log, notation
from troyes.play.session import Session
from troyes.play.table import Table

FOLDER: Final = Path(__file__).parent
NAMES: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))
"""The lessons that there are; each says itself which game it teaches."""


class NoSuchLesson(Refusal):
    """Nobody teaches that."""

    status = 404


class Step(NamedTuple):
    """What is said, what is wanted, and where in the lesson's game that is."""

    says: str
    otherwise: str
    """What is said to whoever chooses something else that is legal; empty for the usual answer."""
    before: log.Entries
    """What chance and the others do first."""
    move: list[int]
    """What the learner shall do; nothing where there is something to read."""
    points: list[int]
    """What it is about, by the tokens of pieces and places."""


class Lesson(NamedTuple):
    """A table, the seat of whoever learns, who else sits there, the steps, and a part of how the position ends."""

    name: str
    table: Table
    seat: int
    names: list[str]
    steps: list[Step]
    ends: Mapping[str, Any]

    def session(self, step: int) -> Session:
        """The game as it stands when this step is reached; every move is one of the log."""
        session = Session(self.table, names=self.names, forced=False, advance=False)
        for each in self.steps[:step]:
            follow(session, each.before)
            follow(session, [(self.seat, token) for token in each.move])
        if step < len(self.steps):
            follow(session, self.steps[step].before)
        return session


def follow(session: Session, entries: log.Entries) -> None:
    """Take what a lesson says, an actor's tokens after the other's."""
    for actor, tokens in log.runs(entries):
        session.follow([(actor, token) for token in tokens])


@cache
def find(name: str) -> Lesson:
    """The lesson of this name."""
    if name not in NAMES:
        raise NoSuchLesson(message("refused-no-lesson", lesson=quoted(name)))
    document = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    table = Table.find(document["game"], document["version"], document["players"], document.get("setup", {}))
    seat = notation.actor_of(document["seat"], table.players)
    assert seat is not None, "a lesson names the learner's seat"
    steps = [read_step(table, each) for each in document["steps"]]
    return Lesson(name, table, seat, document["names"], steps, document["ends"])


def read_step(table: Table, document: Mapping[str, Any]) -> Step:
    """A step of a document."""
    return Step(
        says=document["says"],
        otherwise=document.get("otherwise", ""),
        before=log.read(table.game, table.players, document.get("before", "").strip()),
        move=read_words(table, document.get("move", "").split()),
        points=read_words(table, document.get("points", "").split()),
    )


def read_words(table: Table, words: Sequence[str]) -> list[int]:
    """The tokens of these words."""
    return [notation.read(table.game, word) for word in words]
