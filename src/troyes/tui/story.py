"""The story of a game in prose, as far as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

from troyes.core.message import Message, message
from troyes.core.state import CHANCE
from troyes.draw.names import printable
from troyes.tui.table import Table
from troyes.words import text

MOST: Final = 16
"""Of what chance did, in one sentence: Fluent says no part of a message that is very long."""

Deed = tuple[int, list[Message | str]]
"""Who did something, and all that it was."""


def story(table: Table, begin: int = 0, *, chance: bool = True) -> list[str]:
    """What happened from the token of this number on: a paragraph for each actor in turn."""
    deeds: list[Deed] = []
    for actor, told in tellings(table, begin):
        if chance or actor != CHANCE:
            if not deeds or deeds[-1][0] != actor:
                deeds.append((actor, []))
            deeds[-1][1].append(told)
    return [paragraph(table, actor, parts) for actor, parts in deeds]


def tellings(table: Table, begin: int) -> Iterator[tuple[int, Message | str]]:
    """Every token that the person may know, with who chose it; those of the person's draft come last."""
    session = table.session
    known = table.known()
    state = session.game.new(session.setup)
    log = [(entry.actor, entry.token) for entry in session.log]
    for index, (actor, token) in enumerate([*log, *((table.seat, token) for token in table.draft)]):
        if index >= begin and (index < known or actor == table.seat):
            yield actor, session.game.tell(state, actor, token)
        state.take(actor, token)


def paragraph(table: Table, actor: int, parts: Sequence[Message | str]) -> str:
    """What one actor did; what chance did may take several sentences."""
    if actor != CHANCE:
        deeds = reduce(lambda rest, first: message("terminal-then", first=first, rest=rest), parts[::-1])
        return text("terminal-did", who=printable(table.session.names[actor]), deeds=deeds)
    groups = [parts[first : first + MOST] for first in range(0, len(parts), MOST)]
    return " ".join(happened(group) for group in groups)


def happened(parts: Sequence[Message | str]) -> str:
    """What chance did, in one sentence."""
    events = reduce(lambda rest, first: message("terminal-also", first=first, rest=rest), parts[::-1])
    return capital(text("terminal-happened", events=events))


def capital(words: str) -> str:
    """A sentence with a capital at its beginning."""
    first = next((index for index, sign in enumerate(words) if sign.isalnum()), 0)
    return words[:first] + words[first : first + 1].upper() + words[first + 1 :]
