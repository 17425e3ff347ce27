"""The picture of a game that nobody has drawn yet: its position document and everyone's points."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.core.game import AnyGame
from troyes.core.state import State, Viewer
from troyes.draw.artists import Artists
from troyes.draw.names import titled
from troyes.words import text

WIDTH = 100


def picture(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str]) -> Text:
    """The position document."""
    return Text(pretty(game.document(state)))


def sheets(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str]) -> Text:
    """Everyone's points: what else a seat has, the position document shows."""
    return scoring(game, state, viewer, names)


def scoring(game: AnyGame, state: State, viewer: Viewer, names: Sequence[str]) -> Text:
    """Everyone's points."""
    rows = [
        text("terminal-plain-points", seat=titled(seat, name), points=points)
        for seat, (name, points) in enumerate(zip(names, state.scores(), strict=True))
    ]
    return Text("\n".join(f" {row}" for row in rows))


def legend() -> Text:
    """A document explains itself."""
    return Text(f" {text('terminal-plain-legend')}")


def pretty(document: object, indent: str = "") -> str:
    """A document as JSON that a person can read: what fits on a line stands on one."""
    line = json.dumps(document, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(document, (dict, list)):
        return line
    deeper = indent + "  "
    if isinstance(document, list):
        items = [deeper + pretty(value, deeper) for value in document]
        return "[\n" + ",\n".join(items) + f"\n{indent}]"
    items = [
        f"{deeper}{json.dumps(key, ensure_ascii=False)}: {pretty(value, deeper)}"
        for key, value in document.items()
    ]
    return "{\n" + ",\n".join(items) + f"\n{indent}}}"


ARTISTS: Final = Artists(picture=picture, sheets=sheets, scoring=scoring, legend=legend)
