"""A game being played: whose turn it is, the throws of chance, forced choices, and taking back."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Final, Literal, get_args

from troyes.core import walk
from troyes.core.agenda import NO_TOKEN
from troyes.core.checked import actor_of, refusal
from troyes.core.errors import IllegalMove, RecordError, SetupError
from troyes.core.game import AnyGame, Setup
from troyes.core.message import Message, message, shown
from troyes.core.rng import Rng, whole
from troyes.core.state import CHANCE, EVERYONE, State
from troyes.play import notation
from troyes.play.front import checked_entries, checked_names, is_list
from troyes.play.proof import Proof
from troyes.play.record import Record, result_of
from troyes.play.table import Table
from troyes.play.turns import Turns

Standing = Literal["ask", "turn", "never"]
"""What a seat has said once and for all when it may react to what others do: ask me, not this turn, never."""
STANDINGS: Final = get_args(Standing)
Draw = Callable[[Sequence[int]], int]
"""Chance: from the weights of the options to the index of one of them."""


class Entry:
    """A token in the log: who chose it, whether there was no other, and whether it was hidden when it was chosen.

    `batch` numbers the questions that are answered without seeing each other's answers, `move` the moves that were
    played or followed as a whole, with all that chance and force added to them; `turns` is the turn that it was.
    """

    def __init__(
        self, actor: int, token: int, *, forced: bool, hidden: bool, batch: int, move: int, turns: Turns
    ) -> None:
        self.actor = actor
        self.token = token
        self.forced = forced
        self.hidden = hidden
        self.batch = batch
        self.move = move
        self.turns = turns


def seeded(seed: int) -> Draw:
    """Chance from a seed: the same throws every time."""
    rng = Rng(seed)
    return lambda weights: pick(weights, rng.below(sum(weights)))


def fair(weights: Sequence[int]) -> int:
    """Chance from the system's own randomness: there is no seed that anyone could find out."""
    return pick(weights, secrets.randbelow(sum(weights)))


def pick(weights: Sequence[int], left: int) -> int:
    """The index of the option that the number `left` falls on, when each takes up as many numbers as it weighs."""
    for index, weight in enumerate(weights):
        if left < weight:
            return index
        left -= weight
    raise AssertionError("unreachable: the weights are used up")


def chance(draw: object) -> Draw | Proof:
    """What throws for chance, or a refusal."""
    if isinstance(draw, Proof):
        return draw
    if not callable(draw):
        raise SetupError(message("refused-session-draw", draw=shown(draw)))
    return draw


def token_of(token: object) -> int:
    """The number of a token, or a refusal; whether it may be chosen is another question."""
    number = whole(token)
    if number is None:
        raise IllegalMove(message("refused-number", number=shown(token)))
    return number


def check_move(game: AnyGame, state: State, seat: int, tokens: Sequence[int]) -> State:
    """Refuse tokens that are not one complete move of this seat; otherwise the state that they lead to."""
    if seat == CHANCE:
        raise IllegalMove(Message("refused-chance-seat"))
    reading = notation.Reading(game, state.clone())
    is_complete = False
    for token in tokens:
        if is_complete:
            raise IllegalMove(Message("refused-move-long"))
        reading.take(seat, token)
        is_complete = walk.ends_move(reading.state, seat)
    if not is_complete:
        raise IllegalMove(Message("refused-move-short"))
    return reading.state


class Session:
    """Seats around a game. The log is all that must be kept; the state follows from it.

    Chance throws as soon as it is asked, a seat with a single option takes it (`forced=False` leaves it to the player),
    and one that has said that it does not react declines; all are logged like any other choice. Without `advance` a
    session stays where its log ends.
    """

    def __init__(
        self,
        table: Table,
        *,
        names: Sequence[str] = (),
        seed: int | None = None,
        draw: Draw | Proof | None = None,
        forced: bool = True,
        log: Sequence[tuple[int, int]] = (),
        advance: bool = True,
    ) -> None:
        if not isinstance(table, Table):
            raise SetupError(message("refused-session-table", table=shown(table)))
        self.table = table
        self.names = checked_names(names)
        self.log: list[Entry] = []
        self.state: State = table.new()
        self.batch = 0
        """It moves on when a question is settled, or something is asked of somebody who was not asked before."""
        self.throws = 0
        """How often chance has thrown so far."""
        self.turns = Turns().then(table.game, self.state)
        """The turn that it is: whoever does not want to be asked to react "this turn" means this."""
        self._move = 0
        self._standing: dict[int, tuple[Standing, int]] = {}
        """What seats have said about reactions, and in which turn."""
        self._draw = seeded(secrets.randbits(64) if seed is None else seed) if draw is None else chance(draw)
        self._forced = forced
        self._follow(log)
        if advance:
            self._advance()

    @classmethod
    def resume(cls, record: Record, *, seed: int | None = None, forced: bool = True) -> Session:
        """Go on with a recorded game where it stopped; chance throws afresh."""
        if not isinstance(record, Record):
            raise RecordError(message("refused-session-record", record=shown(record)))
        record.replay()
        return cls(record.table, names=record.names, seed=seed, forced=forced, log=record.entries)

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def setup(self) -> Setup:
        """How many play, and what they settled."""
        return self.table.setup

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to choose."""
        return not self.state.actors()

    def play(self, seat: int, token: int) -> None:
        """Choose a token for a seat, or be refused with nothing changed."""
        who, chosen = actor_of(seat), token_of(token)
        if who == CHANCE:
            raise IllegalMove(Message("refused-chance-seat"))
        notation.check(self.game, self.state, who, chosen)
        self._take(who, chosen, forced=False)
        self._advance()

    def play_move(self, seat: int, tokens: Sequence[int]) -> list[Entry]:
        """Play a complete move at once, or be refused with nothing changed; what it added to the log."""
        if not is_list(tokens):
            raise IllegalMove(message("refused-move-kind", move=shown(tokens)))
        who, move = actor_of(seat), [token_of(token) for token in tokens]
        check_move(self.game, self.state, who, move)
        begin = len(self.log)
        self._move += 1
        for token in move:
            self._take(who, token, forced=len(self.state.options(who)) == 1)
        self._advance()
        return self.log[begin:]

    def stand(self, seat: int, answer: Standing) -> list[Entry]:
        """Note what a seat says about reactions, with which it may decline what it is asked just now; what that added
        to the log."""
        self.note(seat, answer)
        begin = len(self.log)
        self._move += 1
        self._advance()
        return self.log[begin:]

    def note(self, seat: int, answer: Standing) -> None:
        """Note what a seat said elsewhere about reactions."""
        said: object = answer
        if not isinstance(said, str) or said not in STANDINGS:
            raise IllegalMove(message("refused-standing", answer=shown(said)))
        self._standing[actor_of(seat)] = (answer, self.turns.number)

    def stands(self, seat: int) -> Standing:
        """What a seat has said about reactions, as far as it still holds."""
        answer, turn = self._standing.get(actor_of(seat), ("ask", 0))
        return "ask" if answer == "turn" and turn != self.turns.number else answer

    def follow(self, entries: Sequence[tuple[int, int]]) -> None:
        """Take what was played elsewhere: a whole move, with all that chance and force added to it."""
        self._move += 1
        self._follow(entries)

    def _follow(self, entries: Sequence[tuple[int, int]]) -> None:
        for actor, token in checked_entries(entries):
            options = self.state.options(actor)
            if token not in options:
                raise refusal(self.game.vocabulary, self.state, actor, token)
            self._take(actor, token, forced=len(options) == 1)

    def until(self, at: int) -> Session:
        """The same game when its log had so many tokens, to be looked at."""
        earlier = Session(self.table, names=self.names, draw=self._draw, advance=False)
        earlier.log = self.log[:at]
        for entry in earlier.log:
            earlier.state.take(entry.actor, entry.token)
        earlier.batch = self.log[at].batch if at < len(self.log) else self.batch
        return earlier

    def is_sealed(self, entry: Entry) -> bool:
        """Whether a choice is still hidden from the others: not all have answered."""
        return entry.hidden and entry.actor != CHANCE and entry.batch == self.batch

    def can_take_back(self, seat: int) -> bool:
        """Whether this seat may withdraw its last choice."""
        return self._last_choice(seat) is not None

    def take_back(self, seat: int) -> int:
        """Withdraw this seat's last choice and what was forced after it; how many tokens went."""
        who = actor_of(seat)
        start = self._last_choice(who)
        if start is None:
            raise IllegalMove(message("refused-take-back", seat=notation.label(who)))
        return self._withdraw(
            [entry for index, entry in enumerate(self.log) if index < start or entry.actor != who]
        )

    def can_take_back_move(self, seat: int, yielding: Collection[int] = ()) -> bool:
        """Whether this seat may withdraw its last move as a whole; the end of a game shows what was hidden.

        Whoever is `yielding`, as a computer player is, lets their own moves since be withdrawn with it.
        """
        start = self._last_choice(seat, yielding)
        return start is not None and self.log[start].move > 0 and not self.is_over

    def take_back_move(self, seat: int, yielding: Collection[int] = ()) -> int:
        """Withdraw this seat's last move, which must have been played or followed as a whole, and what those who yield
        did since; how many tokens went. What others chose in secret meanwhile stays."""
        who = actor_of(seat)
        start = self._last_choice(who, yielding)
        if start is None or not self.can_take_back_move(who, yielding):
            raise IllegalMove(message("refused-take-back", seat=notation.label(who)))
        move = self.log[start].move
        kept = [entry for entry in self.log[:start] if entry.actor != who or entry.move < move]
        for entry in self.log[start:]:
            yields = entry.actor in yielding and not self.is_sealed(entry)
            if entry.actor != who and not yields:
                kept.append(entry)
        return self._withdraw(kept)

    def _withdraw(self, kept: Sequence[Entry]) -> int:
        """Play what is kept anew; how many tokens are gone."""
        withdrawn = len(self.log) - len(kept)
        self.log = []
        self.state = self.table.new()
        self.batch = 0
        self.throws = 0
        self.turns = Turns().then(self.game, self.state)
        for entry in kept:
            self._take(entry.actor, entry.token, forced=entry.forced, move=entry.move)
        return withdrawn

    def _last_choice(self, seat: int, yielding: Collection[int] = ()) -> int | None:
        """Where in the log this seat's last free choice stands, if it may still be withdrawn.

        It may while nobody could have learnt from it or anything since: only this seat has chosen, or others have in
        secret, in the same batch, and the secret is still kept. Whoever yields has chosen in the open.
        """
        others = False
        for index in range(len(self.log) - 1, -1, -1):
            entry = self.log[index]
            sealed = entry.hidden and entry.batch == self.batch
            if entry.actor in yielding and entry.actor != seat and not entry.hidden:
                continue
            if entry.actor == CHANCE or (entry.actor != seat and not sealed):
                return None
            if entry.actor != seat:
                others = True
            elif not entry.forced:
                may = sealed or not (others or (entry.hidden and self._was_shared(entry)))
                return index if may else None
        return None

    def _was_shared(self, entry: Entry) -> bool:
        """Whether others answered in the same batch, so that its end showed each what the others had chosen."""
        return any(other.batch == entry.batch and other.actor != entry.actor for other in self.log)

    def record(self) -> Record:
        """The game so far."""
        return Record(
            self.table,
            [(entry.actor, entry.token) for entry in self.log],
            names=self.names,
            result=result_of(self.state),
        )

    def _advance(self) -> None:
        """Throw what chance has to throw, and take choices that are none."""
        while True:
            actors = self.state.actors()
            if actors == [CHANCE]:
                options = self.state.options(CHANCE)
                self._take(CHANCE, options[self._throw(options)], forced=len(options) == 1)
            elif not (self._decline(actors) or (self._forced and self._force(actors))):
                return

    def _throw(self, options: Sequence[int]) -> int:
        """Which of the options chance throws."""
        weights = self.state.weights()
        if isinstance(self._draw, Proof):
            words = [self.game.vocabulary.text(token) for token in options]
            return self._draw.throw(self.throws + 1, words, weights)
        return self._draw(weights)

    def _force(self, actors: Sequence[int]) -> bool:
        """Take a choice that is none; whether there was one."""
        for actor in actors:
            options = self.state.options(actor)
            if len(options) == 1:
                self._take(actor, options[0], forced=True)
                return True
        return False

    def _decline(self, actors: Sequence[int]) -> bool:
        """Decline for a seat that does not react; whether there was one."""
        if not self._standing:
            return False
        for actor in actors:
            token = self.state.declines(actor)
            if token != NO_TOKEN and self.stands(actor) != "ask":
                self._take(actor, token, forced=False)
                return True
        return False

    def _take(self, actor: int, token: int, *, forced: bool, move: int | None = None) -> None:
        asked = self.state.actors()
        hidden = self.state.audience(actor) != EVERYONE
        self.state.take(actor, token)
        self.throws += actor == CHANCE
        number = self._move if move is None else move
        self.log.append(
            Entry(actor, token, forced=forced, hidden=hidden, batch=self.batch, move=number, turns=self.turns)
        )
        self.turns = self.turns.then(self.game, self.state)
        waiting = self.state.actors()
        if not waiting or not set(waiting) <= set(asked):
            self.batch += 1
