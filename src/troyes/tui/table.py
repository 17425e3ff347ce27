"""A table with one person at it; computer players sit in the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from troyes.core.game import AnyGame, Setup
from troyes.core.state import EVERYONE, State
from troyes.core.walk import ends_move
from troyes.play import notation
from troyes.play.proof import SEED
from troyes.play.record import Record
from troyes.play.session import Session, Standing
from troyes.play.story import Line, Story, joined
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
    """A session, the seat of the person, and who plays against them.

    The person answers question by question, and the move is played as a whole when it is complete. Until then it is a
    draft, which nobody else can see and which no record holds.
    """

    def __init__(self, session: Session, seat: int, others: Opponents, headers: Mapping[str, str]) -> None:
        self.session = session
        self.seat = seat
        self.others = others
        self.story = Story(session.table)
        self.draft: list[int] = []
        """What the person has chosen of a move that is not complete."""
        self.headers = {**headers, **opponents.headers(others.level, session.setup, seat)}

    @classmethod
    def new(cls, game: AnyGame, setup: Setup, seat: int, name: str, seed: int, others: Opponents) -> Table:
        """A fresh game."""
        names = [other for other in OTHERS if other != name][: setup.players - 1]
        names.insert(seat, name)
        return cls(Session(GameTable(game, setup), names=names, seed=seed), seat, others, {"Dice": SEED})

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
    def game(self) -> AnyGame:
        """The game on the table."""
        return self.session.game

    @property
    def name(self) -> str:
        """The person's name."""
        return self.session.names[self.seat]

    def view(self) -> State:
        """What the person may see, with the draft as if it were played."""
        return self._drafted(self.draft).view(self.seat)

    def record(self) -> Record:
        """The game so far."""
        record = self.session.record()
        record.headers = dict(self.headers)
        return record

    def choose(self, tokens: Sequence[int]) -> None:
        """Go on with the person's move, and play it if that completes it; choices that are none are taken along."""
        draft = [*self.draft, *tokens]
        state = self._drafted(draft)
        while not ends_move(state, self.seat) and len(options := state.options(self.seat)) == 1:
            state.take(self.seat, options[0])
            draft += options
        if ends_move(state, self.seat):
            self.session.play_move(self.seat, draft)
            draft = []
        self.draft = draft

    def _drafted(self, tokens: Sequence[int]) -> State:
        """The state after tokens of the person."""
        state = self.session.state.clone()
        for token in tokens:
            state.take(self.seat, token)
        return state

    def reacts(self) -> bool:
        """Whether somebody may be asked to react to what others do."""
        return self.game.reacts(self.session.state)

    def stand(self, answer: Standing) -> None:
        """Note whether the person wants to be asked; if not, that also answers such a question just now."""
        self.session.stand(self.seat, answer)

    def awaits_others(self) -> bool:
        """Whether anybody but the person has something to choose."""
        return any(actor != self.seat for actor in self.session.state.actors())

    def let_others_choose(self) -> None:
        """Until only the person is left to choose, or the game is over."""
        while others := [actor for actor in self.session.state.actors() if actor != self.seat]:
            self.others.move(self.session, others[0])

    def can_take_back(self) -> bool:
        """Whether the person's last choice can still be withdrawn."""
        return bool(self.draft) or (not self.session.is_over and self.session.can_take_back(self.seat))

    def take_back(self) -> None:
        """Withdraw the person's last choice; what came before it in the same move is a draft again."""
        if self.draft:
            self.draft = self.draft[: self._last_choice()]
        elif self.session.can_take_back_move(self.seat):
            own = [entry for entry in self.session.log if entry.actor == self.seat]
            move = next(entry.move for entry in reversed(own) if not entry.forced)
            self.draft = [entry.token for entry in own if entry.move == move]
            self.session.take_back_move(self.seat)
            self.draft = self.draft[: self._last_choice()]
        else:
            # A game from a file does not say where its moves begin.
            self.session.take_back(self.seat)

    def _last_choice(self) -> int:
        """Where in the draft the person last had a choice."""
        drafts = [self.draft[:length] for length in range(len(self.draft))]
        free = [len(draft) for draft in drafts if len(self._drafted(draft).options(self.seat)) > 1]
        return free[-1]

    def lines(self, begin: int = 0) -> list[Line]:
        """What the person may know of the log from the token of this number on; what is drafted comes last."""
        self.story.keep_up(self.session)
        lines = self.story.lines(self.session, self.seat, begin)
        if self.draft:
            drafts = [self.draft[:length] for length in range(len(self.draft))]
            states = [self._drafted(draft) for draft in drafts]
            told = [
                self.game.tell(state, self.seat, token)
                for state, token in zip(states, self.draft, strict=True)
            ]
            lines.append(Line(self.seat, joined(self.seat, told), []))
        return lines

    def known(self) -> int:
        """How many tokens of the log everybody may know: all but those still chosen in secret."""
        state = self.session.state
        known = len(self.session.log)
        if state.actors() and all(state.audience(actor) != EVERYONE for actor in state.actors()):
            while known and self.session.log[known - 1].hidden:
                known -= 1
        return known
