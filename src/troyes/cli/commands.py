"""The commands of `troyes`, and what cyclopts makes of what was typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError

from troyes import __version__
from troyes.cli import streams
from troyes.cli.hosting import export, host, serve
from troyes.cli.playing import achievements, components, games, hint, play, replay, verify
from troyes.cli.studying import arena, bots, database, positions, sim, train
from troyes.core.errors import Refusal
from troyes.core.message import Value, message, quoted
from troyes.words import preferred, speak

app = App(
    name="troyes",
    help="The board games of Troyes: play them, simulate them, and study their positions.",
    version=__version__,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
)
app.meta.suppress_keyboard_interrupt = False
app.command(serve.serve)
app.command(play.play)
app.command(sim.sim)
app.command(bots.bots)
app.command(arena.arena)
app.command(database.database)
app.command(games.games)
app.command(components.components)
app.command(replay.replay)
app.command(verify.verify)
app.command(positions.position)
app.command(positions.moves)
app.command(positions.apply)
app.command(hint.hint)
app.command(train.train)
app.command(export.export)
app.command(host.backup)
app.command(host.restore)
app.command(host.doctor)
app.command(achievements.app)


@app.meta.default
def launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    language: Annotated[
        str | None, Parameter(help="The language of what is said, such as en; else TROYES_LANGUAGE or LANG.")
    ] = None,
) -> object:
    """Run a command in the language of whoever typed it."""
    speak(preferred(language, os.environ))
    return app(tokens, exit_on_error=False, print_error=False, result_action="return_value")


def run(arguments: Sequence[str]) -> int:
    """Run a command; its exit code."""
    try:
        code = app.meta(
            list(arguments),
            console=streams.console(),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except CycloptsError as error:
        raise Refusal(message("refused-usage", problem=usage(error))) from None
    return code if isinstance(code, int) else 0


def usage(error: CycloptsError) -> Value:
    """What is wrong with a command, without a full stop; most of it is in the words of cyclopts."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return message("refused-usage-token", token=quoted(error.unused_tokens[0]))
    return str(error).rstrip("., ")
