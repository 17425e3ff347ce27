"""What is being asked, for screens, terminals and learning alike."""

from __future__ import annotations

from troyes.core.agenda import NO_TOKEN
from troyes.core.message import Message


class Prompt:
    """A question: the name of the step that asks, the question itself, whether a new move opens with it, and the token
    that declines, where somebody is asked to react to what is not his own doing."""

    def __init__(
        self, name: str, question: Message, *, opens: bool = False, declines: int = NO_TOKEN
    ) -> None:
        self.name = name
        self.question = question
        self.opens = opens
        self.declines = declines

    def is_reaction(self) -> bool:
        """Whether somebody is asked to react to what is not his own doing."""
        return self.declines != NO_TOKEN
