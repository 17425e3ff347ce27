"""The conversation with the player: show, ask, read, do."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from contextlib import nullcontext
from enum import Enum, auto
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from troyes import draw
from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.core.state import State
from troyes.draw.names import printable
from troyes.tui import typed
from troyes.tui.ending import ending
from troyes.tui.keeper import Keeper
from troyes.tui.story import story
from troyes.tui.table import Table
from troyes.words import said, text

PROMPT: Final = "> "
FEW: Final = 9
"""Up to so many choices are always shown in words."""
COMMANDS: Final = ("number", "word", "undo", "picture", "sheets", "list", "log", "save", "quit")
REACT: Final = "react"
"""The same where somebody may be asked to react."""
"""What can be typed, as help names it."""


class Left(Enum):
    """How a conversation ended."""

    GAME_OVER = auto()
    BY_QUITTING = auto()
    BY_CTRL_C = auto()


class Loop:
    """A conversation about one game, from here to its end or until the player leaves."""

    def __init__(self, console: Console, table: Table, keeper: Keeper, read: Callable[[str], str]) -> None:
        self.console = console
        self.table = table
        self.keeper = keeper
        self.read = read
        self.told = table.known()
        self.is_shown = False
        """Whether the player has the table before them as it is."""
        self.is_saved = False
        self.wants_words = False
        """Whether the choices shall be shown in words even if they are many."""

    def run(self) -> Left:
        """Talk until the game is over or the player leaves."""
        self.save()
        self.introduce()
        try:
            self.wait()
            while not self.table.session.is_over:
                self.ask()
                line = self.read(PROMPT)
                if sys.stdin is not None and not sys.stdin.isatty():
                    self.console.print(line)
                goes_on = self.answer(line.split())
                self.save()
                if not goes_on:
                    return self.leave(Left.BY_QUITTING)
                self.wait()
        except EOFError:
            self.console.print()
            return self.leave(Left.BY_QUITTING)
        except KeyboardInterrupt:
            self.console.print()
            self.save()
            return self.leave(Left.BY_CTRL_C)
        self.tell_news()
        ending(self.console, self.table, self.keeper)
        return Left.GAME_OVER

    def introduce(self) -> None:
        """Say who plays against the person."""
        table = self.table
        others = [name for seat, name in enumerate(table.session.names) if seat != table.seat]
        if others and not table.session.is_over:
            names = [message("seat", seat=printable(name)) for name in others]
            level = table.others.level.name
            about = message(f"level-{level}-about")
            self.say(text("terminal-against", names=names, level=level, about=about))

    def wait(self) -> None:
        """Let the others choose, and keep what they chose."""
        if not self.table.awaits_others():
            return
        self.is_saved = False
        shows = self.console.is_terminal and not self.console.is_dumb_terminal
        with self.console.status(text("terminal-others-think")) if shows else nullcontext():
            self.table.let_others_choose()
        self.save()

    def save(self) -> None:
        """Keep what is new. A failure ends the conversation, since what is played from then on could be lost."""
        if not self.is_saved:
            self.keeper.save(self.table.record())
            self.is_saved = True

    def leave(self, how: Left) -> Left:
        """Say where the game is."""
        begun = bool(self.table.draft)
        self.console.print(f" {text('terminal-kept-but' if begun else 'terminal-kept')}", soft_wrap=True)
        path = shlex.quote(str(self.keeper.path))
        self.console.print(f" troyes play --resume {path}", soft_wrap=True)
        return how

    def ask(self) -> None:
        """Show what is new, the question, and the choices."""
        table = self.table
        view = table.view()
        prompt = view.prompt(table.seat)
        if self.is_shown:
            self.console.print()
        else:
            self.tell_news()
            self.show_table()
        self.console.print(Text(f" {said(prompt.question)}", style="bold"))
        options = view.options(table.seat)
        labels = typed.labels(table.game, options)
        short = draw.choices(table.game, view, table.seat, options, labels) if len(options) > FEW else None
        if short is None or self.wants_words:
            self.show_choices(view, options, labels)
        else:
            self.show(short)
        self.wants_words = False

    def show_choices(self, view: State, options: list[int], labels: list[str]) -> None:
        """Every choice with its notation and what it means."""
        game = self.table.game
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True, min_width=3)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for label, token in zip(labels, options, strict=True):
            word = game.vocabulary.text(token)
            meaning = said(game.tell(view, self.table.seat, token).message(), "told")
            grid.add_row(label, "" if word == label else word, meaning)
        self.console.print(grid)

    def answer(self, line: list[str]) -> bool:
        """Do what the player typed; false if that was to leave."""
        match line:
            case ["q" | "quit" | "exit"]:
                return False
            case [] | ["p"]:
                self.show_table()
            case ["list"]:
                self.wants_words = True
            case ["?" | "h" | "help"]:
                self.help()
            case ["s"]:
                self.show(
                    draw.sheets(self.table.game, self.table.view(), self.table.seat, self.table.session.names)
                )
            case ["log"]:
                for paragraph in story(self.table):
                    self.say(paragraph)
            case _:
                try:
                    self.act(line)
                except Refusal as error:
                    self.say(said(error.said), style="bold red")
        return True

    def act(self, line: list[str]) -> None:
        """Do what changes or copies the game."""
        match line:
            case ["u" | "undo"]:
                self.take_back()
            case ["save", *name] if name:
                path = self.keeper.copy(self.table.record(), " ".join(name))
                self.say(text("terminal-copied", path=str(path)))
            case ["react", ("ask" | "turn" | "never") as answer] if self.table.reacts():
                self.table.stand(answer)
                self.is_saved = False
                self.say(text(f"terminal-react-{answer}"))
            case ["save"]:
                self.say(text("terminal-save-where"))
            case _:
                self.choose(line)

    def choose(self, line: list[str]) -> None:
        """Make choices; a move that they complete is saved before the others think about theirs."""
        table = self.table
        table.choose(typed.read(table.game, table.view(), table.seat, line))
        self.is_saved = self.is_saved and bool(table.draft)
        # Within a move the picture would be the same but for what was paid, which the player has just read.
        view = table.view()
        self.is_shown = table.seat in view.actors() and not view.prompt(table.seat).opens

    def take_back(self) -> None:
        """Withdraw the last choice, if that may be."""
        if not self.table.can_take_back():
            self.say(text("terminal-nothing-to-take-back"))
            return
        self.table.take_back()
        self.told = min(self.told, self.table.known())
        self.is_saved = False

    def tell_news(self) -> None:
        """What everybody did since the last time, now that it may be known."""
        self.console.print()
        news = story(self.table, self.told, chance=False)
        for paragraph in news:
            self.say(paragraph)
        if news:
            self.console.print()
        self.told = self.table.known()

    def help(self) -> None:
        """What can be typed, and how to read the picture."""
        grid = Grid.grid(padding=(0, 2))
        for command in (*COMMANDS, REACT) if self.table.reacts() else COMMANDS:
            sign = text(f"terminal-command-{command}", "typed")
            grid.add_row(Text(f" {sign}", style="bold"), text(f"terminal-command-{command}"))
        self.console.print(grid)
        legend = draw.legend(self.table.game)
        if legend:
            self.console.print()
            self.show(legend)

    def show_table(self) -> None:
        """The table as the player may see it."""
        table = self.table
        self.show(draw.picture(table.game, table.view(), table.seat, table.session.names))
        self.is_shown = True

    def show(self, picture: RenderableType) -> None:
        """A picture, whose lines are never broken."""
        self.console.print(picture, crop=False, overflow="ignore", no_wrap=True)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence, indented a little."""
        self.console.print(Padding(Text(sentence, style=style), (0, 1)))
