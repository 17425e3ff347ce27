"""`troyes achievements`: what has been earned across games, and counting more records."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from troyes.cli.helping import ARGUMENTS, COMMANDS, OPTIONS
from troyes.cli.inputs import Components, Json, read_record
from troyes.cli.playing.persons import Name, person
from troyes.cli.streams import console, write_json
from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.draw.names import printable
from troyes.play.catalogue import GAMES
from troyes.tui import trophies
from troyes.words import said, text

app = App(
    name="achievements",
    help="help-achievements",
    group_commands=COMMANDS,
    group_arguments=ARGUMENTS,
    group_parameters=OPTIONS,
)


@app.default
def show(*, json: Json = False) -> None:
    """Show what everybody has earned so far."""
    people = trophies.read(trophies.default_path())
    if json:
        write_json({"people": {name: described(people, name) for name in people}})
        return
    out = console()
    if not people:
        out.print(text("terminal-nothing-counted"))
    for name in people:
        for game in (game for game in GAMES if game.achievements):
            table = Table(
                title=Text(text("terminal-achievements-of", who=printable(name), title=game.titled())),
                box=box.SIMPLE,
                show_header=False,
                title_justify="left",
            )
            for achievement, times in trophies.progress(people, name, game):
                earned = times >= achievement.games
                table.add_row(
                    text("terminal-earned") if earned else "",
                    said(game.boast(achievement)),
                    counted(times, achievement.games),
                    style="bold" if earned else "",
                )
            out.print(table)


def counted(times: int, games: int) -> str:
    """How often something was done, of how often it must be."""
    if games > 1:
        return text("terminal-times-of", times=times, games=games)
    return text("terminal-times", times=times) if times else ""


def described(people: trophies.People, name: str) -> dict[str, object]:
    """A person's achievements as JSON, by game."""
    return {
        game.name: [
            {
                "name": progress.achievement.name,
                "title": said(game.boast(progress.achievement)),
                "games": progress.achievement.games,
                "count": progress.times,
                "earned": progress.is_earned,
            }
            for progress in trophies.progress(people, name, game)
        ]
        for game in GAMES
        if game.achievements
    }


@app.command(help="help-achievements-add")
def add(
    *files: Annotated[
        str,
        Parameter(name="FILE", allow_leading_hyphen=True, help="help-achievements-records"),
    ],
    name: Name = None,
    components: Components = None,
) -> None:
    """Count finished records for a person; a game that was counted before is not counted again."""
    if not files:
        raise Refusal(Message("refused-no-records"))
    out = console()
    for file in files:
        try:
            record = read_record(file, components)
            added = trophies.add(trophies.default_path(), record, person(name))
        except Refusal as error:
            raise Refusal(message("refused-in-file", file=file, why=error.said)) from None
        told = [text("terminal-counted" if added.is_new else "terminal-counted-before", file=file)]
        told += [
            text("terminal-earned-now", title=record.game.boast(achievement)) for achievement in added.earned
        ]
        out.print(" ".join(told), soft_wrap=True)
