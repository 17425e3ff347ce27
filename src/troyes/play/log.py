"""The tokens of a game as they are kept: in words, one line for all that one actor chose in a row (docs/notation.md).

A number means a token only as long as a program runs, and a word for ever. The first version kept numbers; what it
wrote is read as it is, and never written anew.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from troyes.core.errors import RecordError
from troyes.core.game import AnyGame
from troyes.core.message import Message, message, quoted
from troyes.core.state import CHANCE
from troyes.play import notation

Entries = list[tuple[int, int]]
"""Who chose which token, in order."""

IN_NUMBERS: Final = "["
"""How the first version's rows begin: they are JSON, [[actor, number], …]."""


def runs(entries: Sequence[tuple[int, int]]) -> list[tuple[int, list[int]]]:
    """Consecutive tokens of one actor, together."""
    found: list[tuple[int, list[int]]] = []
    for actor, token in entries:
        if not found or found[-1][0] != actor:
            found.append((actor, []))
        found[-1][1].append(token)
    return found


def write(game: AnyGame, entries: Sequence[tuple[int, int]]) -> str:
    """Tokens in words, a line for each run of one actor's."""
    lines = [f"{notation.label(actor)} {notation.write(game, tokens)}" for actor, tokens in runs(entries)]
    return "\n".join(lines)


def read(game: AnyGame, players: int, text: str) -> Entries:
    """The tokens that were kept so, in words or by the first version in numbers."""
    if text.startswith(IN_NUMBERS):
        return [(actor, _token(game, word)) for actor, word in _first_words(game, text)]
    return [entry for line in text.splitlines() for entry in _read_line(game, players, line)]


def alphabet(game: AnyGame) -> str:
    """A few letters for the words of a game and their order: numbers mean the same wherever these are the same."""
    return game.vocabulary.digest


def placed(game: AnyGame, tree: list[list[int]]) -> list[list[int]]:
    """A graph of tokens (`walk.graph`) for somebody who knows them by their places among the words."""
    places = game.vocabulary.places
    return [[places[item] if i % 2 == 0 else item for i, item in enumerate(node)] for node in tree]


def _read_line(game: AnyGame, players: int, line: str) -> Entries:
    label, _, words = line.partition(" ")
    actor = notation.actor_of(label, players)
    if actor is None:
        raise RecordError(message("refused-log-seat", seat=quoted(label)))
    return [(actor, _token(game, word)) for word in words.split()]


def _token(game: AnyGame, word: str) -> int:
    token = game.vocabulary.token(word)
    if token is None:
        raise RecordError(message("refused-log-word", word=quoted(word)))
    return token


def _first_words(game: AnyGame, text: str) -> list[tuple[int, str]]:
    """What the numbers of the first version meant."""
    words = game.first_words.words
    try:
        return [(CHANCE if actor < 0 else actor, words[number]) for actor, number in json.loads(text)]
    except (ValueError, TypeError, KeyError):
        raise RecordError(Message("refused-log-numbers")) from None
