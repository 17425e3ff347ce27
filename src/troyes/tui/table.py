"""A table with one person at it; computer players sit in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from troyes.core.game import Game, Setup
from troyes.core.state import EVERYONE, State
from troyes.play import notation
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.play.table import Table as GameTable
from troyes.tui import opponents
from troyes.tui.opponents import Opponents

OTHERS: Final = (
    "Alix",
    "Bertrand",
    "Clemence",
    "Drogo",
    "Eudes",
    "Fulk",
    "Guiot",
    "Heloise",
    "Isabeau",
    "Josse",
)
"""One more than can be needed, lest somebody bears the same name as the player."""


class Table:
    """A session, the seat of the person, and who plays against them."""

    def __init__(self, session: Session, seat: int, others: Opponents, headers: Mapping[str, str]) -> None:
        self.session = session
        self.seat = seat
        self.others = others
        self.headers = {**headers, **opponents.headers(others.level, session.setup, seat)}

    @classmethod
    def new(cls, game: Game, setup: Setup, seat: int, name: str, seed: int, others: Opponents) -> Table:
        """A fresh game."""
        names = [other for other in OTHERS if other != name][: setup.players - 1]
        names.insert(seat, name)
        return cls(Session(GameTable(game, setup), names=names, seed=seed), seat, others, {})

    @classmethod
    def resume(
        cls, record: Record, seat: int | None, name: str | None, seed: int, others: Opponents
    ) -> Table:
        """A recorded game; without a seat given, the person's is the first that a person sat in."""
        if seat is None:
            letters = opponents.seats(record.headers)
            free = [other for other in range(record.setup.players) if notation.label(other) not in letters]
            seat = free[0] if free else 0
        session = Session.resume(record, seed=seed)
        if name is not None:
            session.names[seat] = name
        return cls(session, seat, others, opponents.without(record.headers))

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.session.game

    @property
    def name(self) -> str:
        """The person's name."""
        return self.session.names[self.seat]

    def view(self) -> State:
        """What the person may see."""
        return self.session.state.view(self.seat)

    def record(self) -> Record:
        """The game so far."""
        record = self.session.record()
        record.headers = dict(self.headers)
        return record

    def play(self, tokens: Sequence[int]) -> None:
        """Choose tokens for the person, one after the other."""
        begun = self._own_tokens()
        while self._own_tokens() - begun < len(tokens):
            # The session itself may have taken some of them, where there was no other choice.
            self.session.play(self.seat, tokens[self._own_tokens() - begun])

    def awaits_others(self) -> bool:
        """Whether anybody but the person has something to choose."""
        return any(actor != self.seat for actor in self.session.state.actors())

    def let_others_choose(self) -> None:
        """Until only the person is left to choose, or the game is over."""
        while others := [actor for actor in self.session.state.actors() if actor != self.seat]:
            self.others.move(self.session, others[0])

    def can_take_back(self) -> bool:
        """Whether the person's last choice can still be withdrawn."""
        return not self.session.is_over and self.session.can_take_back(self.seat)

    def take_back(self) -> None:
        """Withdraw the person's last choice."""
        self.session.take_back(self.seat)

    def known(self) -> int:
        """How many tokens of the log everybody may know: all but those still chosen in secret."""
        state = self.session.state
        known = len(self.session.log)
        if state.actors() and all(state.audience(actor) != EVERYONE for actor in state.actors()):
            while known and self.session.log[known - 1].hidden:
                known -= 1
        return known

    def _own_tokens(self) -> int:
        return sum(entry.actor == self.seat for entry in self.session.log)
