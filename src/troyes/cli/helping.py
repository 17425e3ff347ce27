"""What `--help` shows, in the words of whoever asks.

Commands, options and panels bear the name of an entry of the catalogue (`help="help-play"`); cyclopts carries it to
here, and it is said when a page of help is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from cyclopts import App, Argument, Group
from rich.text import Text

from troyes.bots.advice import BEST
from troyes.core.message import Message, Value
from troyes.tui.opponents import OPPONENTS, USUAL
from troyes.words import said, text

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

COMMANDS: Final = Group.create_default_commands(name="help-panel-commands")
ARGUMENTS: Final = Group.create_default_arguments(name="help-panel-arguments")
OPTIONS: Final = Group.create_default_parameters(name="help-panel-options")


def facts() -> dict[str, Value]:
    """What a text of help may mention: who plays, and how much is told."""
    names = tuple(level.name for level in OPPONENTS)
    return {"opponents": names, "opponent": USUAL.name, "moves": BEST}


def help_of(name: object) -> str:
    """The text of help that bears a name; none where there is none."""
    wanted = str(name).strip()
    return said(Message(wanted, facts())) if wanted else ""


def about(entry: HelpEntry) -> Text:
    """What a command or an option is for, and what it is if it is left out."""
    told = help_of(plain(entry.description))
    notes = [text("help-usually", value=entry.default)] if entry.default is not None else []
    notes += [text("help-required")] if entry.required else []
    return Text(" ".join([told, *notes]))


def plain(description: object) -> str:
    """The text that cyclopts wraps; it knows how to style it, and we do not."""
    return str(getattr(description, "primary_renderable", description))


def usage_of(command: App) -> Iterator[str]:
    """What is typed after a command's name. Every command has options: the language is one."""
    if any(not name.startswith("-") for name in command):
        yield text("help-usage-command")
    yield text("help-usage-options")
    places = [one for one in arguments(command) if one.show and one.index is not None]
    yield from (one.name.lstrip("-").upper() for one in places if one.required)
    free = [one for one in places if not one.required]
    if free:
        several = any(one.field_info.kind is one.field_info.VAR_POSITIONAL for one in free)
        yield text("help-usage-several" if several else "help-usage-arguments")


def arguments(command: App) -> Iterable[Argument]:
    """The arguments and options of a command; none where it only has commands of its own."""
    return command.assemble_argument_collection() if command.default_command else ()


class Helper:
    """Shows a page of help as cyclopts does, with all of it said by us."""

    def __init__(self) -> None:
        self.commands: dict[str, App] = {}
        """By how they are typed, which is what cyclopts is told to hand on as their usage."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Show a panel with commands or options."""
        from cyclopts.help import DefaultFormatter
        from cyclopts.help.specs import get_default_command_columns, get_default_parameter_columns

        usual = get_default_command_columns if panel.format == "command" else get_default_parameter_columns
        *names, described = usual(console, options, panel.entries)
        look = DefaultFormatter(column_specs=(*names, described.copy(renderer=about)))
        look(console, options, panel.copy(title=help_of(panel.title)))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """Show how a command is written."""
        typed = str(usage).strip()
        words = [text("help-usage"), typed, *usage_of(self.commands[typed])]
        console.print(Text(" ".join(words) + "\n", style="bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        """Show what a command does."""
        console.print(Text(help_of(plain(description)) + "\n"))


def explain(app: App, helper: Helper) -> None:
    """Let the two options that every command has be said by us too, and how each command is written."""
    app["--help"].help = "help-help"
    app["--version"].help = "help-version"
    for typed, command in every(app, app.name[0]):
        command.usage = typed
        helper.commands[typed] = command


def every(command: App, typed: str) -> Iterator[tuple[str, App]]:
    """A command and those within it, each with how it is typed."""
    yield typed, command
    for name in command:
        if not name.startswith("-"):
            yield from every(command[name], f"{typed} {name}")
