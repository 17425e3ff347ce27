"""What a user can get wrong. A refusal is a message, one sentence that says what to do; the edge puts it into words."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from troyes.core.message import Message, message, shown


class Refusal(Exception):
    """Something that was asked for or handed in cannot be used."""

    in_words: ClassVar[Callable[[Message], str]] = repr
    """How a traceback says it: the catalogue (`troyes.words`), which the engine knows nothing of, puts itself here."""

    def __init__(self, said: Message) -> None:
        given: object = said
        meant = given if isinstance(given, Message) else message("refused-said", said=shown(given))
        super().__init__(meant)
        self.said: Final = meant

    def __str__(self) -> str:
        return Refusal.in_words(self.said)


class SetupError(Refusal):
    """A table that the game cannot be set up for."""


class IllegalMove(Refusal):
    """A token that may not be chosen now."""


class PositionError(Refusal):
    """A position document that no game could have reached."""


class RecordError(Refusal):
    """A record that cannot be read or replayed."""
