"""Something to be said, as data: a name and its arguments. Only the edge, where a person reads, puts it into words."""

from __future__ import annotations

from typing import Final, TypeAlias, Union

Value: TypeAlias = Union[int, str, "Message", list["Message"], tuple[int | str, ...]]

LONGEST: Final = 60
"""Letters of what a program handed in that a sentence repeats."""


class Message:
    """The name of an entry of the catalogue (`troyes.words`), and what its sentence is about.

    An argument is a number, a text that is the same in every language (a name that somebody typed), a seat (`seat_of`),
    another message, a list of messages, or several numbers or such texts. Messages never change, and equal ones say the
    same.
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
    if isinstance(value, tuple):
        return list(value)
    return value


def message(name: str, **args: Value) -> Message:
    """A message with its arguments by name."""
    return Message(name, args)


SEAT: Final = "seat"
"""The entry of a seat, and its argument."""


def seat_of(letter: str) -> Message:
    """A seat by its letter, whatever the argument is called: whoever knows who sits there says a name instead."""
    return Message(SEAT, {SEAT: letter})


def quoted(text: str) -> str:
    """What somebody typed, for a sentence that has its own quotation marks: what cannot be printed is spelt out."""
    return repr(text)[1:-1]


def shown(thing: object) -> str:
    """What a program handed in, for such a sentence; of something long its beginning."""
    text = quoted(str(thing))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."
