"""Reading a document that somebody may have written by hand: every mistake is named by its place."""

from __future__ import annotations

from collections.abc import Iterable

from troyes.core.errors import PositionError

TOP = "the position"


class Node:
    """A value inside a document, and how it was come to: the path that leads there is spelled only for a mistake."""

    __slots__ = ("_parent", "_step", "value")

    def __init__(self, value: object, step: str, parent: Node | None = None) -> None:
        self.value = value
        self._step = step
        self._parent = parent

    @property
    def path(self) -> str:
        """How an error names this value: keys and indices from the top, which is named only if it is meant itself."""
        if self._parent is None:
            return self._step
        above = self._parent.path
        if self._step.startswith("["):
            return f"{above}{self._step}"
        return f"{above}.{self._step}" if above != TOP else self._step

    def refuse(self, wish: str) -> PositionError:
        """The error that says what this value should be."""
        return PositionError(f"{self.path} must be {wish}, not {brief(self.value)}.")

    def child(self, key: str) -> Node:
        """The value under a key; a missing one is `None`."""
        if not isinstance(self.value, dict):
            raise self.refuse("an object")
        return Node(self.value.get(key), key, self)

    def has(self, key: str) -> bool:
        """Whether there is a value under a key."""
        return isinstance(self.value, dict) and self.value.get(key) is not None

    def only(self, keys: Iterable[str]) -> None:
        """Refuse keys that nobody would read."""
        if not isinstance(self.value, dict):
            raise self.refuse("an object")
        known = list(keys)
        for key in self.value:
            if key not in known:
                raise PositionError(
                    f"{self.path} has an unknown key {key!r}; it may have {', '.join(known) or 'none'}."
                )

    def whole(self, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.refuse(f"a whole number from {least} to {most}")
        return value

    def word(self, words: Iterable[str]) -> str:
        """One of some words."""
        known = list(words)
        if not isinstance(self.value, str) or self.value not in known:
            raise self.refuse(f"one of {', '.join(known)}" if known else "left out here")
        return self.value

    def items(self, least: int, most: int) -> list[Node]:
        """The items of a list of a bounded length."""
        value = self.value
        if not isinstance(value, list) or not least <= len(value) <= most:
            size = str(least) if least == most else f"{least} to {most}"
            raise self.refuse(f"a list of {size} items")
        return [Node(item, f"[{i}]", self) for i, item in enumerate(value)]

    def wholes(self, least: int, most: int, *, length: range) -> list[int]:
        """A list of whole numbers within bounds."""
        return [item.whole(least, most) for item in self.items(length[0], length[-1])]


def brief(value: object) -> str:
    """A value as an error quotes it."""
    if value is None:
        return "missing"
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
