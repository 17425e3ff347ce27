"""Messages from the server put into words, as the page does it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from troyes.core.message import Message as Said
from troyes.core.message import Value
from troyes.server.scenes.base import Arg, Message
from troyes.words import say


def spoken(sent: Message | str) -> str:
    """What the page says of it."""
    return sent if isinstance(sent, str) else say(heard(sent))


def why(answer: Mapping[str, Any]) -> str:
    """What the page says of an answer that refuses something."""
    return spoken(msgspec.convert(answer["message"], Message))


def heard(sent: Message) -> Said:
    """A message as the page understands it."""
    return Said(sent.id, {name: heard_in(value) for name, value in sent.args.items()})


def heard_in(value: Arg) -> Value:
    """An argument as the page understands it."""
    if isinstance(value, Message):
        return heard(value)
    if not isinstance(value, list):
        return value
    messages = [heard(one) for one in value if isinstance(one, Message)]
    return messages or tuple(one for one in value if not isinstance(one, Message))
