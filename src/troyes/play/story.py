"""The story of a game, as far as each seat may know it: messages, which a screen puts into words (form `told`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from troyes.core.message import Message
from troyes.core.state import CHANCE, EVERYONE, State
from troyes.core.telling import Telling, chained, joined_throws, with_changes
from troyes.play import happenings
from troyes.play.session import Entry, Session
from troyes.play.table import Table

Topic = tuple[object, ...]
"""What throws and cards have in common that are told together: the step of the rules, and what it says of itself."""
Chapter = Callable[[State], Message | None]
"""The part of the game in which something happens, such as a round and its phase."""


class Line(NamedTuple):
    """What one actor did, as a sentence without its subject; the references of the pieces that it is about; in which
    part of the game and in which turn (`Turns`) it was; and how many seats had been handed on by then, for those
    who know of such things."""

    actor: int
    said: Message
    refs: list[str]
    chapter: Message | None = None
    handed: int = 0
    turn: int = 0


def after(lines: list[Line], handed: int) -> list[Line]:
    """Lines of what was done when so many seats had been handed on."""
    return [line._replace(handed=handed) for line in lines] if handed else lines


class Told(NamedTuple):
    """What a token means, and what those may know whom it was hidden from. `audience` is who may know it. What happened
    by itself afterwards are lines of their own."""

    actor: int
    token: int
    telling: Telling
    public: Telling
    audience: int
    topic: Topic
    chapter: Message | None
    turn: int
    happened: list[Line]


class _Group(NamedTuple):
    """Tokens that are told in one line."""

    actor: int
    topic: Topic
    chapter: Message | None
    turn: int
    tellings: list[Telling]
    refs: list[str]

    def line(self) -> Line:
        said = joined(self.actor, self.tellings)
        return Line(self.actor, said, self.refs, self.chapter, turn=self.turn)


class _Teller:
    """Lines for one seat, token by token from a place of the log on."""

    def __init__(self, begin: int) -> None:
        self.begin = begin
        self.at = begin
        self._lines: list[Line] = []
        self._group: _Group | None = None
        self._move = -1

    def copy(self) -> _Teller:
        """The same, to go on with by itself."""
        twin = _Teller(self.begin)
        twin.at, twin._move, twin._lines = self.at, self._move, self._lines.copy()
        if self._group is not None:
            group = self._group
            twin._group = group._replace(tellings=group.tellings.copy(), refs=group.refs.copy())
        return twin

    def add(self, entry: Entry, told: Told, ref: str, *, shown: bool) -> None:
        """A token, and whether it is told or only that there was one."""
        group = self._group
        goes_on = entry.actor == CHANCE or entry.move == self._move
        if group is None or not goes_on or (group.actor, group.topic) != (entry.actor, told.topic):
            self._close()
            group = self._group = _Group(entry.actor, told.topic, told.chapter, told.turn, [], [])
        self._move = entry.move
        group.tellings.append(told.telling if shown else told.public)
        if shown:
            group.refs.append(ref)
        if told.happened:
            self._close()
            self._lines += told.happened

    def _close(self) -> None:
        if self._group is not None:
            self._lines.append(self._group.line())
            self._group = None

    def lines(self) -> list[Line]:
        """All so far."""
        self._close()
        return self._lines


class Story:
    """What a session's log means, kept up as it grows; what was taken back is forgotten.

    Lines that nothing can change any more are made once. Of two stories of a growing log all but the last are the same.
    """

    def __init__(self, table: Table, chapter: Chapter | None = None) -> None:
        self._first = 0
        """The token of the log with which it begins."""
        self._table = table
        self._chapter: Chapter = chapter or (lambda state: None)
        self._told: list[Told] = []
        self._last_move = -1
        self._state = table.new()
        self._log: list[Entry] = []
        self._settled: dict[int, _Teller] = {}
        """For each seat what it was told last and will be told again."""
        self._before: tuple[int, State] | None = None
        """How far the log was when it last grew, and the state then."""

    def keep_up(self, session: Session) -> None:
        """Tell what the log has that was not told yet."""
        log = session.log
        same = len(self._told)
        if log is not self._log:  # a log only grows; when something is taken back, there is a new one
            self._log = log
            self._settled.clear()
            self._before = None
            same = self._in_common(log)
        if same < len(self._told):
            del self._told[same:]
            self._last_move = -1
            self._state = self._table.new()
            for entry in log[:same]:
                self._state.take(entry.actor, entry.token)
        if same < len(log):
            self._before = (same, self._state.clone())
        for entry in log[same:]:
            self._told.append(self._tell(entry))

    def part(self, session: Session, begin: int) -> Story:
        """The story of a session from a token on, by itself: nothing before it is told."""
        twin = Story(self._table, self._chapter)
        twin._first, twin._state = begin, self.state_at(session, begin)
        for entry in session.log[begin:]:
            twin._told.append(twin._tell(entry))
        return twin

    def _in_common(self, log: Sequence[Entry]) -> int:
        """How many tokens of a log were told already."""
        for same, (told, entry) in enumerate(zip(self._told, log, strict=False)):
            if (told.actor, told.token) != (entry.actor, entry.token):
                return same
        return min(len(self._told), len(log))

    def _tell(self, entry: Entry) -> Told:
        state, actor = self._state, entry.actor
        telling, happened, self._state = happenings.step(self._table.game, state, actor, entry.token)
        audience = state.audience(actor)
        public = telling if audience == EVERYONE else Telling(state.prompt(actor).question, [])
        turns, lines = entry.turns, list[Line]()
        for one in happened:
            turns = turns.then(self._table.game, one.before)
            said = joined(CHANCE, [one.telling])
            lines.append(Line(CHANCE, said, [], self._chapter(one.before), turn=turns.number))
        turn = entry.turns.number
        topic = (state.prompt(CHANCE).name, telling.deed.name, telling.topic) if actor == CHANCE else ()
        chapter = self._part(entry, topic, state)
        return Told(actor, entry.token, telling, public, audience, topic, chapter, turn=turn, happened=lines)

    def _part(self, entry: Entry, topic: Topic, state: State) -> Message | None:
        """The part of the game in which a token was chosen. It is asked for where a line can begin, and for hundreds of
        tokens it is the same, and kept once."""
        last, move = self._told[-1] if self._told else None, self._last_move
        self._last_move = entry.move
        goes_on = entry.actor == CHANCE or entry.move == move
        if last and not last.happened and goes_on and (last.actor, last.topic) == (entry.actor, topic):
            return last.chapter
        chapter = self._chapter(state)
        return last.chapter if last and last.chapter == chapter else chapter

    def topic(self, at: int) -> Topic:
        """What chance was about at this token of the log."""
        return self._told[at].topic

    def happened(self, at: int) -> int:
        """How many lines tell what happened by itself after this token of the log."""
        return len(self._told[at].happened)

    def lines(self, session: Session, seat: int, begin: int = 0, end: int | None = None) -> list[Line]:
        """What this seat may know of a part of the log: a line a move, one for what chance did to one end, and one for
        what happened by itself."""
        if end is not None or session.log is not self._log or session.is_over:
            teller = _Teller(begin)
        else:
            teller = self._go_on(session, seat, begin).copy()
        self._add(teller, session, seat, self._first + len(self._told) if end is None else end)
        return teller.lines()

    def _go_on(self, session: Session, seat: int, begin: int) -> _Teller:
        """What was told last, and what is settled since: nothing of it is hidden from anybody any more."""
        kept = self._settled.get(seat)
        if kept is None or kept.begin != begin:
            kept = self._settled[seat] = _Teller(begin)
        end = kept.at
        while end < len(self._told) and not session.is_sealed(session.log[end]):
            end += 1
        self._add(kept, session, seat, end)
        return kept

    def _add(self, teller: _Teller, session: Session, seat: int, end: int) -> None:
        over, ref, first = session.is_over, self._table.game.vocabulary.ref, self._first
        begin, teller.at = teller.at, max(end, teller.at)
        for entry, told in zip(session.log[begin:end], self._told[begin - first : end - first], strict=False):
            if entry.actor in (CHANCE, seat) or not session.is_sealed(entry):
                shown = over or entry.actor != CHANCE or told.audience in (EVERYONE, seat)
                teller.add(entry, told, ref(entry.token), shown=shown)

    def state_at(self, session: Session, at: int) -> State:
        """The state of a session when its log had so many tokens."""
        first, state = 0, self._table.new()
        if session.log is self._log and self._before is not None and self._before[0] <= at:
            first, state = self._before[0], self._before[1].clone()
        for entry in session.log[first:at]:
            state.take(entry.actor, entry.token)
        return state


def joined(actor: int, tellings: Sequence[Telling]) -> Message:
    """What one actor did, in one message."""
    if actor == CHANCE:
        said = chained("story-also", [telling.message() for telling in gathered(tellings)])
    else:
        said = chained("story-then", [telling.message() for telling in closed(tellings)])
    return Message("story-line", {"text": said})


def closed(tellings: Sequence[Telling]) -> list[Telling]:
    """Without what only closes a group; what it costs and brings belongs to what was chosen last."""
    told: list[Telling] = []
    for telling in tellings:
        if told and telling.closes:
            last = told.pop()
            told.append(Telling(last.deed, last.changes + telling.changes))
        else:
            told.append(telling)
    return told


def gathered(tellings: Sequence[Telling]) -> list[Telling]:
    """Neighbours that differ only in what was thrown, told together."""
    told: list[Telling] = []
    for telling in tellings:
        last = told[-1] if told else None
        together = joined_throws(last.deed, telling.deed) if last and not last.changes else None
        if together:
            told[-1] = Telling(together, telling.changes)
        else:
            told.append(telling)
    return told


def previewed(tellings: Sequence[Telling]) -> list[Message]:
    """What some tokens would do, a message each."""
    return [with_changes(telling.deed, telling.changes) for telling in closed(tellings) if not telling.closes]
