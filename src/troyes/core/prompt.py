"""What is being asked, for screens, terminals and learning alike."""

from __future__ import annotations

from troyes.core.message import Message


class Prompt:
    """A question: the name of the step that asks, the question itself, and whether a new move opens with it."""

    def __init__(self, name: str, question: Message, *, opens: bool = False) -> None:
        self.name = name
        self.question = question
        self.opens = opens
