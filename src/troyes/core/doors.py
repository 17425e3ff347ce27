"""What a state is asked for that only the layers above know. They leave word here; it is never compiled."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.core.packing import SMALL, Unpacker, seal_of


class Doors:
    """Set when `troyes` is imported; each imports what it needs when it is first asked."""

    game: ClassVar[Callable[[str, int, str], Any]]
    """The game of a name, under the rules of a version, with printed values of its own."""
    picture: ClassVar[Callable[[Any], str]]
    """A picture of a state, as SVG."""


_KNOWN: dict[bytes, Any] = {}
"""The tables whose states this process has packed or unpacked, by their seals."""


def remember(origin: Any) -> None:
    """States of this table can be unpacked in this process, whoever wrote their game."""
    _KNOWN[origin.seal] = origin


def unpacked(data: bytes) -> Any:
    """The state that was packed into these bytes."""
    try:
        seal = seal_of(data)
        origin = _KNOWN.get(seal) or found(seal)
        reader = Unpacker(data, SMALL + len(seal))
        state = origin.unpacked(reader)
        if reader.is_done():
            return state
    except (IndexError, KeyError, TypeError, ValueError, OverflowError):
        pass
    raise Refusal(Message("refused-bytes"))


def found(seal: bytes) -> Any:
    """The table that a seal describes, if its numbers mean the same here."""
    told = json.loads(seal)
    game = Doors.game(told["game"], told["version"], told["components"])
    origin = game.new(game.setup(told["players"], told["choices"])).origin()
    if origin.seal != seal:
        raise Refusal(Message("refused-bytes-release"))
    remember(origin)
    return origin
