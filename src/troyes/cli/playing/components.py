"""`troyes components`: the printed values, and how sure we are of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter

from troyes.cli.inputs import Components, Json, read_components
from troyes.cli.streams import write_json
from troyes.core.errors import Refusal
from troyes.core.game import AnyGame, Component
from troyes.core.message import Message
from troyes.play.catalogue import GAMES, find
from troyes.words import said, text

Which = Annotated[str | None, Parameter(name="GAME", help="help-components-game")]


def components(game: Which = None, /, *, components: Components = None, json: Json = False) -> None:
    """Show the printed values of a game, as the document that is kept in docs/components.md."""
    if game is None and components is not None:
        raise Refusal(Message("refused-components-of-which"))
    several = list(GAMES) if game is None else [find(game).with_components(read_components(components))]
    if json:
        write_json({"games": {one.name: described(one) for one in several}})
    else:
        print("\n\n".join([f"# {text('terminal-components-title')}", head(several), *map(document, several)]))


def head(several: Sequence[AnyGame]) -> str:
    """What the values are, and how to change them where that can be done."""
    sentences = [text("terminal-components-about")]
    if any(one.bounds for game in several for one in game.components):
        sentences.append(text("terminal-components-change"))
    return "\n".join(sentences)


def document(game: AnyGame) -> str:
    """The values of a game as a Markdown table."""
    rows = [
        f"| {said(one.name)} | {said(one.value)} | {said(one.bounds)} | {certainty(one)} | {said(one.note)} |"
        for one in game.components
    ]
    heading = text("terminal-components-of", title=game.titled(), game=game.name)
    columns = [
        text("terminal-components-what"),
        text("terminal-components-value"),
        text("terminal-components-bounds"),
        text("terminal-components-certainty"),
        text("terminal-components-note"),
    ]
    table = [f"| {' | '.join(columns)} |", "|---|---|---|---|---|"]
    return "\n".join([f"## {heading}", "", *table, *rows])


def certainty(one: Component) -> str:
    """How sure we are of a value."""
    return text(f"terminal-certainty-{one.certainty}")


def described(game: AnyGame) -> list[dict[str, str]]:
    """The values of a game as JSON."""
    return [
        {
            "name": said(one.name),
            "value": said(one.value),
            "bounds": said(one.bounds),
            "certainty": one.certainty,
            "note": said(one.note),
        }
        for one in game.components
    ]
