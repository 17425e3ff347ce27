"""What happened since a page last looked, step by step, so that it can be told as it went and not only as it ended."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from troyes.core.state import CHANCE, State
from troyes.play import happenings
from troyes.play.session import Entry, Session
from troyes.play.story import Line, Story
from troyes.play.story import after as told_after
from troyes.server.messages import Frame
from troyes.server.scenes import scenery
from troyes.server.views.positions import log_line
from troyes.server.views.viewers import Standpoint, eyes

MOST: Final = 48
"""Whoever has missed more than that is told the first of it in one."""

Key = tuple[object, ...]


def nobody(at: int) -> int:
    """No seat was ever handed on."""
    return 0


def frames(
    session: Session,
    story: Story,
    viewer: Standpoint,
    names: Sequence[str],
    begin: int,
    handed: Callable[[int], int] = nobody,
) -> list[Frame]:
    """A frame for each step of the log from `begin` on, and for each thing that happens by itself after it: what is
    told of it, and the table after it. The last one has no table: it is the one that stands there now.

    What others had chosen in secret before is told as soon as all have chosen, for nothing of it was told then. How
    many seats had been handed on at a token of the log is said by `handed`."""
    show, seat = scenery(session.game), eyes(viewer)
    state = story.state_at(session, begin)
    found: list[tuple[list[Line], State | None]] = []
    first = begin
    secrets = kept_back(session, viewer, begin)
    for at in range(begin, len(session.log)):
        entry = session.log[at]
        key = key_of(story, entry, at)
        apart = story.happened(at)
        befores = befores_of(session, state, entry) if apart else []
        state.take(entry.actor, entry.token)
        after = at + 1
        if after < len(session.log) and not apart and key == key_of(story, session.log[after], after):
            continue
        ends = after == len(session.log)
        lines = told_after(story.lines(session, seat, first, after), handed(first))
        deeds, done = lines[: len(lines) - apart], befores[0] if apart else state
        told = [(deeds, done)] if deeds else []
        first = after
        if secrets and (ends or session.log[after].batch != secrets[0].batch):
            revealed = [
                (one.actor, told_after(story.lines(session, seat, one.begin, one.end), handed(one.begin)))
                for one in secrets
            ]
            # What a seat did stays in its order: it may have had to choose something before it could choose this.
            told = [
                *((each, done) for actor, each in revealed if each and actor == entry.actor),
                *told,
                *((each, done) for actor, each in revealed if each and actor != entry.actor),
            ]
            secrets = []
        told += [
            ([line], then) for line, then in zip(lines[len(deeds) :], [*befores[1:], state], strict=False)
        ]
        for each, then in told:
            found.append((each, None if ends and then is state else then.clone()))
    return [
        Frame(
            [log_line(line) for line in each],
            None if then is None else show.scene(session.game, then.view(seat), seat, names),
        )
        for each, then in at_most(found)
    ]


def at_most(steps: list[tuple[list[Line], State | None]]) -> list[tuple[list[Line], State | None]]:
    """The same in no more steps than are shown: the first of them in one."""
    surplus = len(steps) - MOST
    if surplus <= 0:
        return steps
    first = steps[: surplus + 1]
    return [([line for each, _ in first for line in each], first[-1][1]), *steps[surplus + 1 :]]


def befores_of(session: Session, state: State, entry: Entry) -> list[State]:
    """The table just before each thing that happens by itself after a token."""
    _, happened = happenings.tell(session.game, state, entry.actor, entry.token)
    return [each.before for each in happened]


class Secret(NamedTuple):
    """Where the log has a move that was chosen in secret."""

    actor: int
    begin: int
    end: int
    batch: int


def kept_back(session: Session, viewer: Standpoint, begin: int) -> list[Secret]:
    """The moves of others that were still hidden when the log had so many tokens, and are so no more."""
    log = session.log
    found: list[Secret] = []
    at = begin
    while at and begin < len(log) and log[at - 1].batch == log[begin].batch:
        end, move = at, (log[at - 1].actor, log[at - 1].move)
        while at and (log[at - 1].actor, log[at - 1].move) == move:
            at -= 1
        first = log[at]
        if first.hidden and first.actor not in (CHANCE, eyes(viewer)) and not session.is_sealed(first):
            found.insert(0, Secret(first.actor, at, end, first.batch))
    return found


def key_of(story: Story, entry: Entry, at: int) -> Key:
    """What tokens have in common that are told together: a move, or throws for the same district."""
    return (entry.actor, entry.move) if entry.actor != CHANCE else (CHANCE, *story.topic(at))
