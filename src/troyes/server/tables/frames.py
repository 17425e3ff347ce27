"""What happened since a page last looked, step by step, so that it can be told as it went and not only as it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from troyes.core.state import CHANCE
from troyes.play.session import Entry, Session
from troyes.play.story import Story
from troyes.server.messages import Frame
from troyes.server.scenes import scenery
from troyes.server.tables.positions import log_line
from troyes.server.tables.viewers import Viewer, eyes

MOST: Final = 40
"""Whoever has missed more than that is shown how it ended."""

Key = tuple[object, ...]


def frames(session: Session, story: Story, viewer: Viewer, names: Sequence[str], begin: int) -> list[Frame]:
    """A frame for each step of the log from `begin` on: what is told of it, and the table after it. The last one has no
    table: it is the one that stands there now."""
    state = story.state_at(session, begin)
    found: list[Frame] = []
    first = begin
    for at in range(begin, len(session.log)):
        entry = session.log[at]
        key = key_of(story, entry, at)
        state.take(entry.actor, entry.token)
        after = at + 1
        if after < len(session.log) and key == key_of(story, session.log[after], after):
            continue
        lines = [log_line(line) for line in story.lines(session, eyes(viewer), first, after)]
        first = after
        if lines:
            ends = after == len(session.log)
            view = state.view(eyes(viewer))
            scene = None if ends else scenery(session.game).scene(session.game, view, eyes(viewer), names)
            found.append(Frame(lines, scene))
        if len(found) > MOST:
            return []
    return found


def key_of(story: Story, entry: Entry, at: int) -> Key:
    """What tokens have in common that are told together: a move, or throws for the same district."""
    return (entry.actor, entry.move) if entry.actor != CHANCE else (CHANCE, *story.topic(at))
