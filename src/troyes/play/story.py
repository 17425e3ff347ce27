"""The story of a game, as far as each seat may know it: messages, which a screen puts into words (form `told`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.core.message import Message
from troyes.core.state import CHANCE, EVERYONE
from troyes.core.telling import Telling, chained, joined_throws, with_changes
from troyes.play.session import Entry, Session
from troyes.play.table import Table


class Line(NamedTuple):
    """What one actor did, as a sentence without its subject; and the references of the pieces that it is about."""

    actor: int
    said: Message
    refs: list[str]


class Told(NamedTuple):
    """What a token means, and what those may know whom it was hidden from. `audience` is who may know it."""

    actor: int
    token: int
    telling: Telling
    public: Telling
    audience: int


class Story:
    """What a session's log means, kept up as it grows; what was taken back is forgotten."""

    def __init__(self, table: Table) -> None:
        self._table = table
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
        telling = self._table.game.tell(state, actor, entry.token)
        audience = state.audience(actor)
        public = telling if audience == EVERYONE else Telling(state.prompt(actor).question, [])
        return Told(actor, entry.token, telling, public, audience)

    def deed(self, at: int) -> Message:
        """What a token of the log means, for whoever may know it."""
        return self._told[at].telling.deed

    def lines(self, session: Session, seat: int, begin: int = 0, end: int | None = None) -> list[Line]:
        """What this seat may know of a part of the log: a line a move, and one for all that chance did at once."""
        groups: list[tuple[int, list[Telling], list[str]]] = []
        move = -1
        for entry, told in zip(session.log[begin:end], self._told[begin:end], strict=False):
            if entry.actor not in (CHANCE, seat) and session.is_sealed(entry):
                continue
            if not groups or groups[-1][0] != entry.actor or (entry.actor != CHANCE and entry.move != move):
                groups.append((entry.actor, [], []))
            move = entry.move
            _, tellings, refs = groups[-1]
            if told.audience in (EVERYONE, seat) or session.is_over or entry.actor != CHANCE:
                tellings.append(told.telling)
                refs.append(self._table.game.vocabulary.ref(entry.token))
            else:
                tellings.append(told.public)
        return [Line(actor, joined(actor, tellings), refs) for actor, tellings, refs in groups]


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
