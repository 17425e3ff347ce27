"""What happened since a page last looked, step by step, so that it can be told as it went and not only as it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from troyes.core.state import CHANCE
from troyes.play.session import Entry, Session
from troyes.play.story import Story
from troyes.server.messages import Frame
from troyes.server.scenes import scenery
from troyes.server.views.positions import log_line
from troyes.server.views.viewers import Viewer, eyes

MOST: Final = 40
"""Whoever has missed more than that is shown how it ended."""

Key = tuple[object, ...]


def frames(session: Session, story: Story, viewer: Viewer, names: Sequence[str], begin: int) -> list[Frame]:
    """A frame for each step of the log from `begin` on: what is told of it, and the table after it. The last one has no
    table: it is the one that stands there now.

    What others had chosen in secret before is told as soon as all have chosen, for nothing of it was told then."""
    state = story.state_at(session, begin)
    found: list[Frame] = []
    first = begin
    secrets = kept_back(session, viewer, begin)
    for at in range(begin, len(session.log)):
        entry = session.log[at]
        key = key_of(story, entry, at)
        state.take(entry.actor, entry.token)
        after = at + 1
        if after < len(session.log) and key == key_of(story, session.log[after], after):
            continue
        ends = after == len(session.log)
        told = [story.lines(session, eyes(viewer), first, after)]
        first = after
        if secrets and (ends or session.log[after].batch != secrets[0].batch):
            told += [story.lines(session, eyes(viewer), one.begin, one.end) for one in secrets]
            secrets = []
        told = [lines for lines in told if lines]
        if told:
            view = state.view(eyes(viewer))
            scene = None if ends else scenery(session.game).scene(session.game, view, eyes(viewer), names)
            found += [Frame([log_line(line) for line in lines], scene) for lines in told]
        if len(found) > MOST:
            return []
    return found


class Secret(NamedTuple):
    """Where the log has a move that was chosen in secret."""

    begin: int
    end: int
    batch: int


def kept_back(session: Session, viewer: Viewer, begin: int) -> list[Secret]:
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
            found.insert(0, Secret(at, end, first.batch))
    return found


def key_of(story: Story, entry: Entry, at: int) -> Key:
    """What tokens have in common that are told together: a move, or throws for the same district."""
    return (entry.actor, entry.move) if entry.actor != CHANCE else (CHANCE, *story.topic(at))
