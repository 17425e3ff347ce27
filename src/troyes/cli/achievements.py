"""`troyes achievements`: what has been earned across games, and counting more records."""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from troyes.cli.inputs import Components, Json, read_record
from troyes.cli.persons import Name, person
from troyes.cli.streams import console, write_json
from troyes.core.errors import Refusal
from troyes.draw.names import printable
from troyes.play import trophies
from troyes.play.catalogue import GAMES

app = App(name="achievements", help="Show what has been earned across games, or count more records.")


@app.default
def show(*, json: Json = False) -> None:
    """Show what everybody has earned so far."""
    people = trophies.read(trophies.default_path())
    if json:
        write_json({"people": {name: described(people, name) for name in people}})
        return
    out = console()
    if not people:
        out.print("Nothing has been counted yet: finish a game with 'troyes play dice'.")
    for name in people:
        for game in (game for game in GAMES if game.achievements):
            table = Table(
                title=Text(f"{printable(name)}: {game.title}"),
                box=box.SIMPLE,
                show_header=False,
                title_justify="left",
            )
            for achievement, times in trophies.progress(people, name, game):
                earned = times >= achievement.games
                table.add_row(
                    "earned" if earned else "",
                    achievement.title,
                    f"{times} of {achievement.games}"
                    if achievement.games > 1
                    else f"{times} times"
                    if times
                    else "",
                    style="bold" if earned else "",
                )
            out.print(table)


def described(people: trophies.People, name: str) -> dict[str, object]:
    """A person's achievements as JSON, by game."""
    return {
        game.name: [
            {
                "name": progress.achievement.name,
                "title": progress.achievement.title,
                "games": progress.achievement.games,
                "count": progress.times,
                "earned": progress.is_earned,
            }
            for progress in trophies.progress(people, name, game)
        ]
        for game in GAMES
        if game.achievements
    }


@app.command
def add(
    *files: Annotated[
        str,
        Parameter(
            name="FILE", allow_leading_hyphen=True, help="Records of finished games; - reads standard input."
        ),
    ],
    name: Name = None,
    components: Components = None,
) -> None:
    """Count finished records for a person; a game that was counted before is not counted again."""
    if not files:
        raise Refusal("Name at least one record to count.")
    out = console()
    for file in files:
        try:
            counted = trophies.add(trophies.default_path(), read_record(file, components), person(name))
        except Refusal as error:
            raise Refusal(f"{file}: {error}") from None
        earned = "".join(f" Earned: {achievement.title}." for achievement in counted.earned)
        out.print(
            f"{file} {'is counted.' if counted.is_new else 'was counted before.'}{earned}", soft_wrap=True
        )
