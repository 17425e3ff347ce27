"""The end of a game: points line by line, who wins, what was earned, and where the record lies."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from troyes import draw
from troyes.core.errors import Refusal
from troyes.core.state import ALL_SEEING
from troyes.draw.names import printable
from troyes.play import trophies
from troyes.tui.keeper import Keeper
from troyes.tui.table import Table


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
    console.print(f" The record is in {keeper.path}", soft_wrap=True)


def verdict(table: Table) -> str:
    """Who wins, in words."""
    session = table.session
    points = max(session.state.scores())
    if len(session.names) == 1:
        return f"{printable(table.name)} ends with {points} points."
    winners = [printable(session.names[seat]) for seat in table.game.winners(session.state)]
    if len(winners) == 1:
        return f"{winners[0]} wins with {points} points."
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory with {points} points."


def tell_trophies(console: Console, table: Table, keeper: Keeper) -> None:
    """Count the game for the person, and say what that earned."""
    try:
        counted = trophies.add(trophies.default_path(), table.record(), table.name)
    except Refusal as error:
        say(console, str(error), style="bold red")
        console.print(f" Then count this game with: troyes achievements add {keeper.path}", soft_wrap=True)
        return
    for achievement in counted.earned:
        say(console, f"Achievement earned: {achievement.title}.", style="bold green")


def say(console: Console, sentence: str, style: str = "") -> None:
    """A sentence, indented a little."""
    console.print(Padding(Text(sentence, style=style), (0, 1)))
