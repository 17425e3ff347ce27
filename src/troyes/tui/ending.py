"""The end of a game: points line by line, who wins, what was earned, and where the record lies."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from troyes import draw
from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.core.state import ALL_SEEING
from troyes.draw.names import printable
from troyes.tui import trophies
from troyes.tui.keeper import Keeper
from troyes.tui.table import Table
from troyes.words import said, text


def ending(console: Console, table: Table, keeper: Keeper) -> None:
    """Show how the game ended, and count it."""
    session = table.session
    for picture in (
        draw.picture(table.game, session.state, table.seat, session.names),
        draw.scoring(table.game, session.state, ALL_SEEING, session.names),
    ):
        console.print(picture, crop=False, overflow="ignore", no_wrap=True)
        console.print()
    say(console, verdict(table), style="bold")
    tell_trophies(console, table, keeper)
    console.print(f" {text('terminal-record-in', path=str(keeper.path))}", soft_wrap=True)


def verdict(table: Table) -> str:
    """Who wins, in words."""
    session = table.session
    points = message("victory-points", count=max(session.state.scores()))
    if len(session.names) == 1:
        return text("terminal-ends-with", who=printable(table.name), points=points)
    winners = [printable(session.names[seat]) for seat in table.game.winners(session.state)]
    if len(winners) == 1:
        return text("terminal-wins-with", who=winners[0], points=points)
    return text(
        "terminal-share-with", winners=[message("seat", seat=name) for name in winners], points=points
    )


def tell_trophies(console: Console, table: Table, keeper: Keeper) -> None:
    """Count the game for the person, and say what that earned."""
    try:
        counted = trophies.add(trophies.default_path(), table.record(), table.name)
    except Refusal as error:
        say(console, said(error.said), style="bold red")
        command = f"troyes achievements add {keeper.path}"
        console.print(f" {text('terminal-count-with')} {command}", soft_wrap=True)
        return
    for achievement in counted.earned:
        say(console, text("terminal-achievement", title=table.game.boast(achievement)), style="bold green")


def say(console: Console, sentence: str, style: str = "") -> None:
    """A sentence, indented a little."""
    console.print(Padding(Text(sentence, style=style), (0, 1)))
