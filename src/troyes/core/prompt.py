"""What is being asked, for screens, terminals and learning alike."""

from __future__ import annotations


class Prompt:
    """A question: its name, the numbers that belong to it, and whether a new move opens with it."""

    def __init__(self, name: str, args: tuple[int, ...] = (), *, opens: bool = False) -> None:
        self.name = name
        self.args = args
        self.opens = opens
