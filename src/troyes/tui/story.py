"""The story of a game in prose, as far as one seat may know it."""

from __future__ import annotations

from troyes.core.state import CHANCE
from troyes.draw.names import printable
from troyes.tui.table import Table


def story(table: Table, begin: int = 0, *, chance: bool = True) -> list[str]:
    """What happened from the token of this number on: a paragraph for each actor in turn."""
    session = table.session
    known = table.known()
    state = session.game.new(session.setup)
    paragraphs: list[tuple[int, list[str]]] = []
    for index, entry in enumerate(session.log):
        may_know = index < known or entry.actor == table.seat
        if index >= begin and may_know and (chance or entry.actor != CHANCE):
            text = session.game.tell(state, entry.actor, entry.token)
            if not paragraphs or paragraphs[-1][0] != entry.actor:
                paragraphs.append((entry.actor, []))
            paragraphs[-1][1].append(text)
        state.take(entry.actor, entry.token)
    return [sentence(table, actor, texts) for actor, texts in paragraphs]


def sentence(table: Table, actor: int, texts: list[str]) -> str:
    """What one actor did, in one sentence."""
    if actor == CHANCE:
        told = "; ".join(texts)
        return f"{told[:1].upper()}{told[1:]}."
    return f"{printable(table.session.names[actor])} {', then '.join(texts)}."
