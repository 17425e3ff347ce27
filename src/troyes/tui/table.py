"""A table with one person at it; the other seats choose at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.core.game import Game, Setup
from troyes.core.rng import Rng
from troyes.core.state import EVERYONE, State
from troyes.play import notation
from troyes.play.record import Record
from troyes.play.session import Session
from troyes.play.trophies import PLAYED_AT_RANDOM

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
OTHERS_STREAM: Final = 1
"""Of the generator; chance throws with stream 0 of the same seed."""


class Table:
    """A session, the seat of the person, and dice for what the others choose."""

    def __init__(self, session: Session, seat: int, seed: int, headers: dict[str, str]) -> None:
        self.session = session
        self.seat = seat
        self.headers = headers
        self._rng = Rng(seed, OTHERS_STREAM)
        self._let_others_choose()

    @classmethod
    def new(cls, game: Game, setup: Setup, seat: int, name: str, seed: int) -> Table:
        """A fresh game."""
        names = [other for other in OTHERS if other != name][: setup.players - 1]
        names.insert(seat, name)
        return cls(Session(game, setup, names=names, seed=seed), seat, seed, random_seats(setup, seat))

    @classmethod
    def resume(cls, record: Record, seat: int | None, name: str | None, seed: int) -> Table:
        """A recorded game; without a seat given, the person's is the first that was not played at random."""
        if seat is None:
            letters = record.headers.get(PLAYED_AT_RANDOM, "")
            free = [other for other in range(record.setup.players) if notation.label(other) not in letters]
            seat = free[0] if free else 0
        session = Session.resume(record, seed=seed)
        if name is not None:
            session.names[seat] = name
        return cls(session, seat, seed, {**record.headers, **random_seats(record.setup, seat)})

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
        """Choose tokens for the person, one after the other, and let the others choose."""
        begun = self._own_tokens()
        while self._own_tokens() - begun < len(tokens):
            # The session itself may have taken some of them, where there was no other choice.
            self.session.play(self.seat, tokens[self._own_tokens() - begun])
        self._let_others_choose()

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

    def _let_others_choose(self) -> None:
        """Until only the person is left to choose, or the game is over."""
        while True:
            others = [actor for actor in self.session.state.actors() if actor != self.seat]
            if not others:
                return
            options = self.session.state.options(others[0])
            self.session.play(others[0], options[self._rng.below(len(options))])


def random_seats(setup: Setup, seat: int) -> dict[str, str]:
    """The header that names every seat but one; a table for one has none."""
    letters = "".join(notation.label(other) for other in range(setup.players) if other != seat)
    return {PLAYED_AT_RANDOM: letters} if letters else {}
