"""What those who look at a table are sent, written once for all who may see the same."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar, cast

import msgspec

T = TypeVar("T")


class Written:
    """Parts of messages as they go over the wire, until something changes at the table."""

    def __init__(self) -> None:
        self._parts: dict[Hashable, msgspec.Raw] = {}

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """A part of a message. What is told apart by its key must hold nothing that others than those may know."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = msgspec.Raw(msgspec.json.encode(make()))
        return cast("T", part)

    def clear(self) -> None:
        """What was written is no longer so."""
        self._parts.clear()
