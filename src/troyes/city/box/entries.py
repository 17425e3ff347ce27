"""What the parts of a position are read by: owners, rows of places, events and tokens, each by its word."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.box.position import VACANT
from troyes.city.constants import EMPTY, LETTERS, NEUTRAL
from troyes.city.state import City
from troyes.core.document import Node
from troyes.core.message import Message, message
from troyes.core.vocabulary import Kind

MANY: Final = 999
"""More than anybody ever has of anything."""


def inner(node: Node, key: str) -> Node:
    """An object that may be missing."""
    return node.child(key) if node.has(key) else Node({}, key)


def words(node: Node) -> list[str]:
    """The words of a text."""
    if node.value is None:
        return []
    if not isinstance(node.value, str):
        raise node.refuse(Message("city-position-text"))
    return node.value.split()


def read_owner(s: City, node: Node, word: str) -> int:
    """An owner by letter."""
    if len(word) != 1 or word not in LETTERS[: s.rules.players] + LETTERS[NEUTRAL]:
        raise node.refuse(message("city-position-letters", neutral=LETTERS[NEUTRAL]))
    return LETTERS.index(word)


def places(s: City, node: Node, count: int) -> list[int]:
    """A row of places, each with an owner or vacant."""
    if node.value is None:
        return [EMPTY] * count
    row = words(node)
    if len(row) != count:
        raise node.refuse(message("city-position-places", count=count))
    return [EMPTY if word == VACANT else read_owner(s, node, word) for word in row]


def read_event(s: City, node: Node) -> int:
    """The number of an event."""
    events = [event.name for event in s.rules.events]
    return events.index(node.word(events))


def read_token(s: City, node: Node, wish: Message, *kinds: Kind[Any]) -> int:
    """A token of some kinds, by its word."""
    token = s.rules.vocabulary.token(node.value) if isinstance(node.value, str) else None
    if token is None or not any(kind.holds(token) for kind in kinds):
        raise node.refuse(wish)
    return token
