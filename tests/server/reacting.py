"""A game of Troyes with ramparts in which everybody may react to everybody, and nobody does: given moves for tests."""

from __future__ import annotations

from typing import NamedTuple

from troyes.core import walk
from troyes.core.agenda import NO_TOKEN
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.play.catalogue import find
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.play.table import Table

GAME = find("city")
SEED = 3
"""With these dice the first outdoor activity is one that answers to what others do, and three players come to it soon."""


class Moved(NamedTuple):
    """A move: whose it is, its tokens, whether it declines to react, and where it stands in the log."""

    seat: int
    tokens: list[int]
    declines: bool
    begin: int


class Script:
    """All moves of the game, up to any of which it can be taken up."""

    def __init__(self, players: int = 3) -> None:
        self.table = Table(GAME, GAME.setup(players, {"ramparts": "yes"}))
        self.session = Session(self.table, names=["Aude", "Bert", "Cerise"], seed=SEED)
        self.moves: list[Moved] = []
        rng = Rng(SEED)
        while not self.session.is_over:
            seat = self.session.state.actors()[0]
            declines = self.session.state.declines(seat) != NO_TOKEN
            moved = Moved(seat, steered(self.session.state, seat, rng), declines, len(self.session.log))
            self.session.play_move(seat, moved.tokens)
            self.moves.append(moved)

    def first(self) -> int:
        """The number of the first move that declines to react."""
        return next(number for number, moved in enumerate(self.moves) if moved.declines)

    def record(self, number: int) -> Record:
        """The game before a move."""
        entries = [(entry.actor, entry.token) for entry in self.session.log[: self.moves[number].begin]]
        return Record(self.table, entries, names=self.session.names, result="*")

    def state(self, number: int) -> State:
        """The state before a move."""
        return self.record(number).replay()

    def words(self, number: int) -> list[str]:
        """A move as the page sends it."""
        return [GAME.vocabulary.text(token) for token in self.moves[number].tokens]


def steered(state: State, seat: int, rng: Rng) -> list[int]:
    """A move to the ramparts and their first activity, as often as not, and otherwise any; no reaction."""
    after = state.clone()
    tokens: list[int] = []
    while True:
        tokens.append(steer(after, seat, rng))
        after.take(seat, tokens[-1])
        if walk.ends_move(after, seat):
            return tokens


def steer(state: State, seat: int, rng: Rng) -> int:
    """The next token of such a move."""
    options = state.options(seat)
    words = {GAME.vocabulary.text(token): token for token in options}
    for wanted in ("outdoor1", "outdoor3"):
        if wanted in words:
            return words[wanted]
    steps = [word for word in words if word.startswith("advance")]
    if steps:
        return words[steps[-1]]
    if "ramparts" in words and rng.below(2):
        return words["ramparts"]
    return options[rng.below(len(options))] if state.declines(seat) == NO_TOKEN else state.declines(seat)
