"""The story of a game in sentences, as far as each seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from troyes.core.game import Game, Setup
from troyes.core.state import CHANCE, EVERYONE
from troyes.play.session import Entry, Session

CLOSING: Final = "is done"
"""How games tell that somebody wants no more."""


class Line(NamedTuple):
    """What one actor did, without its name; and the references of the pieces that it is about."""

    actor: int
    text: str
    refs: list[str]


class Told(NamedTuple):
    """A token in words, and what those may read whom it was hidden from. `audience` is who may know it."""

    actor: int
    token: int
    text: str
    public: str
    audience: int


class Story:
    """The words for a session's log, kept up as it grows; what was taken back is forgotten."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._told: list[Told] = []
        self._state = game.new(setup)

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
            self._state = self._game.new(self._setup)
            for entry in log[:same]:
                self._state.take(entry.actor, entry.token)
        for entry in log[same:]:
            self._told.append(self._tell(entry))
            self._state.take(entry.actor, entry.token)

    def _tell(self, entry: Entry) -> Told:
        state, actor = self._state, entry.actor
        audience = state.audience(actor)
        public = "" if audience == EVERYONE else sentence_part(self._game.ask(state.prompt(actor)))
        return Told(actor, entry.token, self._game.tell(state, actor, entry.token), public, audience)

    def lines(self, session: Session, seat: int, begin: int = 0, end: int | None = None) -> list[Line]:
        """What this seat may know of a part of the log: a line a move, and one for all that chance did at once."""
        groups: list[tuple[int, list[str], list[str]]] = []
        move = -1
        for entry, told in zip(session.log[begin:end], self._told[begin:end], strict=False):
            if entry.actor not in (CHANCE, seat) and session.is_sealed(entry):
                continue
            if not groups or groups[-1][0] != entry.actor or (entry.actor != CHANCE and entry.move != move):
                groups.append((entry.actor, [], []))
            move = entry.move
            _, parts, refs = groups[-1]
            if told.audience in (EVERYONE, seat) or session.is_over or entry.actor != CHANCE:
                parts.append(told.text)
                refs.append(self._game.vocabulary.ref(entry.token))
            else:
                parts.append(told.public)
        return [Line(actor, joined(actor, parts), refs) for actor, parts, refs in groups]


def joined(actor: int, parts: Sequence[str]) -> str:
    """What one actor did, in one sentence without its subject."""
    if actor != CHANCE:
        return ", then ".join(closed(parts)) + "."
    told = "; ".join(gathered(parts))
    return f"{told[:1].upper()}{told[1:]}."


def closed(parts: Sequence[str]) -> list[str]:
    """Without the word that closes a group; what it costs and brings belongs to what was chosen last."""
    told: list[str] = []
    for part in parts:
        if told and part.startswith(CLOSING):
            told[-1] += part.removeprefix(CLOSING)
        else:
            told.append(part)
    return told


def gathered(parts: Sequence[str]) -> list[str]:
    """Neighbours that differ in the last word alone, such as throws of dice, told together."""
    groups: list[tuple[str, list[str]]] = []
    for part in parts:
        head, _, last = part.rpartition(" ")
        if groups and groups[-1][0] == head and last.isdecimal():
            groups[-1][1].append(last)
        else:
            groups.append((head, [last]))
    return [f"{head} {', '.join(lasts)}".strip() for head, lasts in groups]


def sentence_part(sentence: str) -> str:
    """A sentence as a part of a longer one."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")
