"""A path along which pieces move, for the scene of a module that has one."""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message


class Path:
    """A row of numbered spaces from 0 on, as a terminal draws it: signs over some of them, who stands where, and what
    there is to say of it in short lines. It shows what the pieces show."""

    def __init__(
        self, length: int, signs: dict[int, str], standing: dict[int, int], lines: list[Message]
    ) -> None:
        self.length: Final = length
        """The number of the last space."""
        self.signs: Final = signs
        """What is written over a space, by its number."""
        self.standing: Final = standing
        """On which space each owner stands."""
        self.lines: Final = lines
