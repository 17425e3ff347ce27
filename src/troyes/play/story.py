"""The story of a game, as far as each seat may know it: messages, which a screen puts into words (form `told`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from troyes.core.message import Message, plain
from troyes.core.state import CHANCE, EVERYONE, State
from troyes.core.telling import Telling, chained, joined_throws, with_changes
from troyes.play import happenings
from troyes.play.session import Entry, Session
from troyes.play.table import Table

Topic = tuple[object, ...]
"""What throws and cards have in common that are told together."""
Chapter = Callable[[State], Message | None]
"""The part of the game in which something happens, such as a round and its phase."""


class Line(NamedTuple):
    """What one actor did, as a sentence without its subject; and the references of the pieces that it is about."""

    actor: int
    said: Message
    refs: list[str]
    chapter: Message | None = None


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
    happened: list[Line]


class _Group(NamedTuple):
    """Tokens that are told in one line."""

    actor: int
    topic: Topic
    chapter: Message | None
    tellings: list[Telling]
    refs: list[str]

    def line(self) -> Line:
        return Line(self.actor, joined(self.actor, self.tellings), self.refs, self.chapter)


class Story:
    """What a session's log means, kept up as it grows; what was taken back is forgotten."""

    def __init__(self, table: Table, chapter: Chapter | None = None) -> None:
        self._table = table
        self._chapter: Chapter = chapter or (lambda state: None)
        self._told: list[Told] = []
        self._state = table.new()

    def keep_up(self, session: Session) -> None:
        """Tell what the log has that was not told yet."""
        log = session.log
        same = 0
        for told, entry in zip(self._told, log, strict=False):
            if (told.actor, told.token) != (entry.actor, entry.token):
                break
            same += 1
        if same < len(self._told):
            del self._told[same:]
            self._state = self._table.new()
            for entry in log[:same]:
                self._state.take(entry.actor, entry.token)
        for entry in log[same:]:
            self._told.append(self._tell(entry))
            self._state.take(entry.actor, entry.token)

    def _tell(self, entry: Entry) -> Told:
        state, actor = self._state, entry.actor
        telling, happened = happenings.tell(self._table.game, state, actor, entry.token)
        audience = state.audience(actor)
        public = telling if audience == EVERYONE else Telling(state.prompt(actor).question, [])
        lines = [
            Line(CHANCE, joined(CHANCE, [one.telling]), [], self._chapter(one.before)) for one in happened
        ]
        topic = topic_of(state, telling.deed) if actor == CHANCE else ()
        chapter = self._chapter(state)
        return Told(actor, entry.token, telling, public, audience, topic, chapter, lines)

    def topic(self, at: int) -> Topic:
        """What chance was about at this token of the log."""
        return self._told[at].topic

    def lines(self, session: Session, seat: int, begin: int = 0, end: int | None = None) -> list[Line]:
        """What this seat may know of a part of the log: a line a move, one for what chance did to one end, and one for
        what happened by itself."""
        lines: list[Line] = []
        group: _Group | None = None
        move = -1
        for entry, told in zip(session.log[begin:end], self._told[begin:end], strict=False):
            if entry.actor not in (CHANCE, seat) and session.is_sealed(entry):
                continue
            goes_on = entry.actor == CHANCE or entry.move == move
            if group is None or not goes_on or (group.actor, group.topic) != (entry.actor, told.topic):
                if group is not None:
                    lines.append(group.line())
                group = _Group(entry.actor, told.topic, told.chapter, [], [])
            move = entry.move
            if told.audience in (EVERYONE, seat) or session.is_over or entry.actor != CHANCE:
                group.tellings.append(told.telling)
                group.refs.append(self._table.game.vocabulary.ref(entry.token))
            else:
                group.tellings.append(told.public)
            if told.happened:
                lines += [group.line(), *told.happened]
                group = None
        return lines if group is None else [*lines, group.line()]


def topic_of(state: State, deed: Message) -> Topic:
    """What chance is about: the step of the rules, and for whose district it throws."""
    district = deed.args.get("district", "")
    return (
        state.prompt(CHANCE).name,
        deed.name,
        str(plain(district) if isinstance(district, Message) else district),
    )


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
