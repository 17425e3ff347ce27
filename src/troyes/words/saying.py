"""Messages put into words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from troyes.core.message import Message, Value
from troyes.words.catalogue import Catalogue, Plain, catalogue, complain
from troyes.words.languages import ENGLISH, PSEUDO

LIST_TWO: Final = "list-two"
LIST_MORE: Final = "list-more"
LIST_PLAIN: Final = "list-plain"

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)
"""What the person before this terminal reads."""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let `said` and `text` speak this language for a while."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def speak(language: str) -> None:
    """Let `said` and `text` speak this language from now on, or until the end of the `speaking` around it."""
    _language.set(language)


def text(name: str, form: str = "", /, **args: Value) -> str:
    """An entry of the catalogue with its arguments, in the language that is spoken now."""
    return said(Message(name, args), form)


def said(value: Message | str, form: str = "") -> str:
    """A message in the language that is spoken now; what is a text already stays as it is."""
    return say(value, _language.get(), form) if isinstance(value, Message) else value


def say(message: Message, language: str = ENGLISH, form: str = "") -> str:
    """A message in words, the messages inside it in the same form; in the pseudo-language within brackets."""
    if language == PSEUDO:
        return f"⟦{Speaker(ENGLISH, form).say(message)}⟧"
    return Speaker(language, form).say(message)


class Speaker:
    """Says messages in one language and one form."""

    def __init__(self, language: str, form: str) -> None:
        self._language = language
        self._form = form

    def say(self, message: Message) -> str:
        """A message in words."""
        args = {key: self._argument(value) for key, value in message.args.items()}
        return self._entry(message.name, args)

    def _argument(self, value: Value) -> Plain:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return self._enumerated([str(item) for item in value])
        return self._joined([self.say(item) for item in value]) if isinstance(value, list) else value

    def _enumerated(self, items: Sequence[str]) -> str:
        """Numbers or names one after the other, from the last to the first."""
        told = items[-1] if items else ""
        for item in reversed(items[:-1]):
            told = self._entry(LIST_PLAIN, {"first": item, "rest": told})
        return told

    def _joined(self, items: Sequence[str]) -> str:
        """Items as in a sentence, from the last to the first."""
        if not items:
            return ""
        *others, last = items
        if not others:
            return last
        *earlier, before = others
        told = self._entry(LIST_TWO, {"first": before, "second": last})
        for item in reversed(earlier):
            told = self._entry(LIST_MORE, {"first": item, "rest": told})
        return told

    def _entry(self, name: str, args: dict[str, Plain]) -> str:
        """An entry in words; in English if this language lacks it, and by its name if English does too."""
        for words in self._catalogues():
            told = words.said(name, args, self._form)
            if told is not None:
                return told
        complain(f"The catalogue has no words for {name!r}.")
        return name

    def _catalogues(self) -> Iterator[Catalogue]:
        yield catalogue(self._language)
        if self._language != ENGLISH:
            yield catalogue(ENGLISH)
