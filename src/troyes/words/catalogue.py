"""The entries of one language, read from its files when they are first needed."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.words.languages import FOLDER

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Plain = int | str
"""An argument once the messages in it are words."""


class MissingWords(ResourceWarning):
    """A catalogue that lacks something. Python keeps quiet about it to users; our tests take it for an error."""


class Catalogue:
    """The words of one language."""

    def __init__(self, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._places: dict[str, str] = {}
        """Where each entry stands."""

    def add(self, text: str, place: str) -> None:
        """Add the entries of a file or another place; one that is there already is refused."""
        from fluent.runtime import FluentResource  # it takes a tenth of a second

        resource = FluentResource(text)
        for name in names(resource):
            if name in self._places:
                first = self._places[name]
                raise Refusal(message("refused-words-twice", entry=name, first=first, second=place))
            self._places[name] = place
        self._bundle.add_resource(resource)

    def __contains__(self, name: str) -> bool:
        return self._bundle.has_message(name) and self._bundle.get_message(name).value is not None

    def format(self, name: str, args: Mapping[str, Plain], form: str) -> str:
        """An entry in words: in this form if it has it, else as it is."""
        entry = self._bundle.get_message(name)
        pattern = entry.attributes.get(form) or entry.value
        assert pattern is not None, "an entry without a value is none of ours"
        words, errors = self._bundle.format_pattern(pattern, dict(args))
        for error in errors:
            complain(f"{name!r} could not be said well: {error}")
        return str(words)


def complain(sentence: str) -> None:
    """Tell those who work on the project, and nobody else, what is missing."""
    warnings.warn(sentence, MissingWords, stacklevel=3)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language that has a folder."""
    return read(FOLDER / language)


def read(folder: Path) -> Catalogue:
    """The catalogue in a folder; an entry in two of its files is refused."""
    from fluent.runtime import FluentBundle  # it takes a tenth of a second

    found = Catalogue(FluentBundle([folder.name], use_isolating=False))
    for path in sorted(folder.glob("*.ftl")):
        found.add(path.read_text("utf-8"), path.name)
    return found


def add(language: str, path: Path) -> None:
    """Let a language that has a folder say what a file elsewhere holds too: the words of a module that is kept outside
    of this package. They are there as long as the program runs."""
    catalogue(language).add(path.read_text("utf-8"), path.name)


def names(resource: Resource) -> list[str]:
    """The names of a file's entries and terms, in its order."""
    from fluent.syntax.ast import Message, Term

    return [
        f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
        for entry in resource.body
        if isinstance(entry, Message | Term)
    ]
