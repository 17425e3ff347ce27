"""The commands of `troyes`, and what cyclopts makes of what was typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Parameter

from troyes import __version__
from troyes.cli import streams
from troyes.cli.helping import ARGUMENTS, COMMANDS, OPTIONS, Helper, explain
from troyes.cli.hosting import export, host, serve
from troyes.cli.mistakes import mistake
from troyes.cli.playing import achievements, components, games, hint, play, replay, verify
from troyes.cli.studying import arena, bots, database, positions, sim, train
from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.words import preferred, speak

HELPER: Final = Helper()
app = App(
    name="troyes",
    help="help-troyes",
    version=__version__,
    help_format="plaintext",
    help_formatter=HELPER,
    group_commands=COMMANDS,
    group_arguments=ARGUMENTS,
    group_parameters=OPTIONS,
    suppress_keyboard_interrupt=False,
)
app.meta.suppress_keyboard_interrupt = False
# They are the commands' business, and wait until it is known in which language they are to be answered.
app.meta.help_flags = []
app.meta.version_flags = []
app.command(serve.serve, help="help-serve")
app.command(play.play, help="help-play")
app.command(sim.sim, help="help-sim")
app.command(bots.bots, help="help-bots")
app.command(arena.arena, help="help-arena")
app.command(database.database, help="help-database")
app.command(games.games, help="help-games")
app.command(components.components, help="help-components")
app.command(replay.replay, help="help-replay")
app.command(verify.verify, help="help-verify")
app.command(positions.position, help="help-position")
app.command(positions.moves, help="help-moves")
app.command(positions.apply, help="help-apply")
app.command(hint.hint, help="help-hint")
app.command(train.train, help="help-train")
app.command(export.export, help="help-export")
app.command(host.backup, help="help-backup")
app.command(host.restore, help="help-restore")
app.command(host.doctor, help="help-doctor")
app.command(achievements.app)
explain(app, HELPER)


@app.meta.default
def launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    language: Annotated[str | None, Parameter(help="help-option-language")] = None,
) -> object:
    """Run a command in the language of whoever typed it."""
    speak(preferred(language, os.environ))
    return app(
        tokens,
        console=streams.console(),
        exit_on_error=False,
        print_error=False,
        result_action="return_value",
    )


def of_all_commands() -> list[str]:
    """The options that every command has."""
    return [name for argument in app.meta.assemble_argument_collection() for name in argument.names]


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
        raise Refusal(message("refused-usage", problem=mistake(error, of_all_commands()))) from None
    return code if isinstance(code, int) else 0
