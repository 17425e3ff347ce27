"""What a choice means, as data: the deed, what it changed, and whether it only closed what came before."""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message, Value

VALUES: Final = "values"
"""The argument under which a throw tells what was thrown, some numbers, so that throws alike in all else can be told
together."""
DIE: Final = "die"
"""The argument under which a throw tells the colour of its dice, for whoever draws them; it is not said."""


class Telling:
    """The deed is said in the form `told`, as a sentence without its subject."""

    def __init__(
        self, deed: Message, changes: list[Message], *, closes: bool = False, topic: str = ""
    ) -> None:
        self.deed = deed
        self.changes = changes
        """What it costs and brings, each by itself."""
        self.closes = closes
        """Whether it says no more than that somebody is done; then its changes belong to the deed before."""
        self.topic = topic
        """What a throw has in common with those that are told in the same line (`Step.topic`)."""

    def message(self) -> Message:
        """Deed and changes in one message."""
        return with_changes(self.deed, self.changes)


def with_changes(deed: Message, changes: list[Message]) -> Message:
    """A deed with what it changed."""
    if not changes:
        return deed
    return Message("told-changes", {"deed": deed, "changes": chained("told-change", changes)})


def chained(name: str, messages: list[Message]) -> Message:
    """Several messages as one: the entry `name` joins its `first` with the `rest`."""
    result = messages[-1]
    for one in messages[-2::-1]:
        result = Message(name, {"first": one, "rest": result})
    return result


def joined_throws(first: Message, second: Message) -> Message | None:
    """Two throws told together, if they differ in nothing but what was thrown."""
    shown, more = first.args.get(VALUES), second.args.get(VALUES)
    if first.name != second.name or first.args.keys() != second.args.keys():
        return None
    if not isinstance(shown, tuple) or not isinstance(more, tuple):
        return None
    for key, value in first.args.items():
        if key != VALUES and value != second.args[key]:
            return None
    args: dict[str, Value] = dict(first.args)
    args[VALUES] = shown + more
    return Message(first.name, args)
