"""Reading a document that somebody may have written by hand: every mistake is named by its place."""

from __future__ import annotations

from collections.abc import Iterable

from troyes.core.errors import PositionError
from troyes.core.message import Message, Value, message, quoted


class Node:
    """A value inside a document, and how it was come to: the path that leads there is spelled only for a mistake.

    None leads to the document itself.
    """

    __slots__ = ("_parent", "_step", "value")

    def __init__(self, value: object, step: str = "", parent: Node | None = None) -> None:
        self.value = value
        self._step = step
        self._parent = parent

    @property
    def path(self) -> str:
        """The keys and indices that lead to the value."""
        if self._parent is None:
            return self._step
        above = self._parent.path
        if self._step.startswith("["):
            return f"{above}{self._step}"
        return f"{above}.{self._step}" if above else self._step

    @property
    def place(self) -> Value:
        """Where the value stands, for a sentence."""
        return self.path or Message("refused-the-position")

    def refuse(self, wish: Message) -> PositionError:
        """The error that says what this value should be."""
        return PositionError(message("refused-value", place=self.place, wish=wish, found=brief(self.value)))

    def child(self, key: str) -> Node:
        """The value under a key; a missing one is `None`."""
        if not isinstance(self.value, dict):
            raise self.refuse(Message("refused-wish-object"))
        return Node(self.value.get(key), key, self)

    def has(self, key: str) -> bool:
        """Whether there is a value under a key."""
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def only(self, keys: Iterable[str]) -> None:
        """Refuse keys that nobody would read."""
        if not isinstance(self.value, dict):
            raise self.refuse(Message("refused-wish-object"))
        known = list(keys)
        for key in self.value:
            if key not in known:
                names: Value = tuple(known) or Message("refused-none")
                raise PositionError(
                    message("refused-key", place=self.place, key=quoted(str(key)), known=names)
                )

    def whole(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(message("refused-wish-whole", least=least, most=most))
        return value

    def word(self, words: Iterable[str]) -> str:
        """One of some words."""
        known = list(words)
        if not isinstance(self.value, str) or self.value not in known:
            raise self.refuse(
                message("refused-wish-word", words=tuple(known))
                if known
                else Message("refused-wish-left-out")
            )
        return self.value

    def items(self, least: int, most: int) -> list[Node]:
        """The items of a list of a bounded length."""
        value = self.value
        if not isinstance(value, list) or not least <= len(value) <= most:
            raise self.refuse(
                message("refused-wish-list", size=least)
                if least == most
                else message("refused-wish-list-between", least=least, most=most)
            )
        return [Node(item, f"[{i}]", self) for i, item in enumerate(value)]

    def wholes(self, least: int, most: int, *, length: range) -> list[int]:
        """A list of whole numbers within bounds."""
        return [item.whole(least, most) for item in self.items(length[0], length[-1])]


def brief(value: object) -> Value:
    """A value as an error quotes it."""
    if value is None:
        return Message("refused-nothing-given")
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
