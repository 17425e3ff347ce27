"""Something to be said, as data: a name and its arguments. Only the edge, where a person reads, puts it into words."""

from __future__ import annotations

from typing import Final, TypeAlias, Union

Value: TypeAlias = Union[int, str, "Message", list["Message"]]

LONGEST: Final = 60
"""Letters of what a program handed in that a sentence repeats."""


class Message:
    """The name of an entry of the catalogue (`troyes.words`), and what its sentence is about.

    An argument is a number, a text that is the same in every language (a seat's letter, a name that somebody typed),
    another message, or a list of messages. Messages never change, and equal ones say the same.
    """

    def __init__(self, name: str, args: dict[str, Value] | None = None) -> None:
        self.name = name
        self.args: dict[str, Value] = {} if args is None else args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.name == other.name and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.name, *self.args))

    def __repr__(self) -> str:
        inside = "".join([f", {key}={value!r}" for key, value in self.args.items()])
        return f"Message({self.name!r}{inside})"

    def __reduce__(self) -> tuple[type[Message], tuple[str, dict[str, Value]]]:
        """How a message goes to another process."""
        return Message, (self.name, self.args)

    def plain(self) -> dict[str, object]:
        """The message as plain data, for a log or a socket."""
        if not self.args:
            return {"id": self.name}
        return {"id": self.name, "args": {key: plain(value) for key, value in self.args.items()}}


def plain(value: Value) -> object:
    """An argument as plain data."""
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, list):
        return [item.plain() for item in value]
    return value


def message(name: str, **args: Value) -> Message:
    """A message with its arguments by name."""
    return Message(name, args)


def quoted(text: str) -> str:
    """What somebody typed, for a sentence that has its own quotation marks: what cannot be printed is spelt out."""
    return repr(text)[1:-1]


def shown(thing: object) -> str:
    """What a program handed in, for such a sentence; of something long its beginning."""
    text = quoted(str(thing))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
