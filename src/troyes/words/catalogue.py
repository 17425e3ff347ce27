"""The entries of one language, read from its files when they are first needed."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.words.languages import FOLDER

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Plain = int | str
"""An argument once the messages in it are words."""
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How an entry or a term begins: all else in a file is indented, or a comment."""
NAMED: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""What an entry may name: another one, a term, or a function."""


LIKE: Final = {"yours": "told"}
"""What says the same where a form is missing: a deed is told to whoever did it as to all, unless it has other words."""


KEPT: Final = 10_000
"""How many sayings are kept: most are said again and again, and one takes Fluent some fifty microseconds."""


class MissingWords(ResourceWarning):
    """A catalogue that lacks something. Python keeps quiet about it to users; our tests take it for an error."""


class Catalogue:
    """The words of one language. An entry is understood when it is first said: all of them take a program's start as
    long again, which says a dozen."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle  # it takes a tenth of a second

        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._waiting: dict[str, str] = {}
        """The source of every entry that nobody has said yet."""
        self._places: dict[str, str] = {}
        """Where each entry stands."""
        self._understanding = RLock()
        """A server says things in several threads: an entry may be on its way to Fluent and wait no more."""
        self._said: dict[tuple[object, ...], str] = {}
        """What was said before, by all that it followed from."""

    def add(self, text: str, place: str) -> None:
        """Add the entries of a file or another place; one that is there already is refused."""
        for name, source in entries(text):
            if name in self._places:
                first = self._places[name]
                raise Refusal(message("refused-words-twice", entry=name, first=first, second=place))
            self._places[name] = place
            self._waiting[name] = source

    def __contains__(self, name: str) -> bool:
        self._understand(name)
        return self._bundle.has_message(name) and self._bundle.get_message(name).value is not None

    def said(self, name: str, args: Mapping[str, Plain], form: str) -> str | None:
        """An entry in words: in this form if it has it, else as it is. Nothing if there is no such entry."""
        key = (name, form, *args.items())
        words = self._said.get(key)
        if words is None and name in self:
            words, whole = self._format(name, args, form)
            if whole:
                if len(self._said) >= KEPT:
                    self._said.clear()
                self._said[key] = words
        return words

    def _format(self, name: str, args: Mapping[str, Plain], form: str) -> tuple[str, bool]:
        """An entry that is here in words, and whether nothing was missing."""
        entry = self._bundle.get_message(name)
        forms = entry.attributes
        pattern = forms.get(form) or forms.get(LIKE.get(form, "")) or entry.value
        assert pattern is not None, "an entry without a value is none of ours"
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        for error in errors:
            complain(f"{name!r} could not be said well: {error}")
        return str(words), not errors

    def _understand(self, name: str) -> None:
        """Give an entry to Fluent, with all that it names."""
        from fluent.runtime import FluentResource

        with self._understanding:
            source = self._waiting.pop(name, None)
            if source is None:
                return
            self._bundle.add_resource(FluentResource(source))
            for named in NAMED.findall(source):
                self._understand(named)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """The entries and terms of a file with their sources, in its order: each reaches to the next one."""
    starts = list(ENTRY.finditer(text))
    ends = [later.start() for later in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def complain(sentence: str) -> None:
    """Tell those who work on the project, and nobody else, what is missing."""
    warnings.warn(sentence, MissingWords, stacklevel=3)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language that has a folder."""
    return read(FOLDER / language)


def read(folder: Path) -> Catalogue:
    """The catalogue in a folder; an entry in two of its files is refused."""
    found = Catalogue(folder.name)
    for path in sorted(folder.glob("*.ftl")):
        found.add(path.read_text("utf-8"), path.name)
    return found


def add(language: str, path: Path) -> None:
    """Let a language that has a folder say what a file elsewhere holds too: the words of a module that is kept outside
    of this package. They are there as long as the program runs."""
    catalogue(language).add(path.read_text("utf-8"), path.name)
