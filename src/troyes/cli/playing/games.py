"""`troyes games`: what can be played."""

from __future__ import annotations

from rich.table import Table

from troyes.cli.inputs import Json
from troyes.cli.streams import console, write_json
from troyes.core.game import AnyGame, Choice
from troyes.play.catalogue import GAMES
from troyes.words import said, text


def games(*, json: Json = False) -> None:
    """Show the games, their player counts and set-up choices."""
    if json:
        write_json({"games": [described(game) for game in GAMES]})
        return
    out = console()
    for game in GAMES:
        about = text(
            "terminal-game",
            title=game.titled(),
            fewest=game.players[0],
            most=game.players[-1],
            usual=game.usual_players,
        )
        out.print(f"{game.name}: {about}", style="bold")
        table = Table.grid(padding=(0, 2))
        for choice in game.choices:
            others = "".join(f" | {value}" for value in choice.values[1:])
            table.add_row("", f"{choice.name}={choice.usual}{others}", about_choice(game, choice))
        for mix in game.mixes:
            title = text("terminal-mix", title=game.mixed(mix), about=game.about_mix(mix))
            table.add_row("", f"--mix {mix.name}", title)
        out.print(table)


def about_choice(game: AnyGame, choice: Choice) -> str:
    """What a choice is about, and for how many players it is, where not for all."""
    if choice.players is None:
        return said(game.about(choice))
    about, fewest, most = game.about(choice), choice.players[0], choice.players[-1]
    return text("terminal-choice", about=about, fewest=fewest, most=most, between=most - fewest - 1)


def described(game: AnyGame) -> dict[str, object]:
    """A game as JSON."""
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "players": {
            "minimum": game.players[0],
            "maximum": game.players[-1],
            "usual": game.usual_players,
        },
        "setup": [
            {
                "name": choice.name,
                "values": list(choice.values),
                "usual": choice.usual,
                "about": said(game.about(choice)),
                "players": list(game.players if choice.players is None else choice.players),
            }
            for choice in game.choices
        ],
        "mixes": [
            {"name": mix.name, "setup": mix.choices, "about": said(game.about_mix(mix))} for mix in game.mixes
        ],
    }
