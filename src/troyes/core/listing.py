"""How screens list the tokens of a kind, and what these are to a move. The engine asks nothing of it."""

from __future__ import annotations

from typing import Final

from troyes.core.message import Message


class Heading:
    """What things are called together, and their place in a list: whatever has a lower rank stands before them."""

    def __init__(self, said: Message, rank: int) -> None:
        self.said: Final = said
        self.rank: Final = rank


class Listing:
    """The heading below which the tokens of a kind are listed, and what they are to a move."""

    def __init__(
        self,
        below: Heading | None = None,
        *,
        alone: Heading | None = None,
        part: Heading | None = None,
        is_means: bool = False,
        is_bought: bool = False,
        opens: bool = False,
        settles: bool = False,
        is_stop: bool = False,
    ) -> None:
        self.below: Final = below
        """None, of what chance alone chooses; others who say none are listed last, as choices and no more."""
        self.alone: Final = alone
        """Another heading, for where nothing else is asked for."""
        self.part: Final = part
        """What it is to a move of which it is not known yet what it is for, in the middle of a sentence."""
        self.is_means: Final = is_means
        """Whether a move is made with it: once one is chosen, what ends the move can be chosen too."""
        self.is_bought: Final = is_bought
        """Whether it is bought beside a move: it is offered in a bar of its own."""
        self.opens: Final = opens
        """Whether it opens a move of its own, which is not meant by whoever begins with something else."""
        self.settles: Final = settles
        """Whether, where it can be chosen, it is known what a move is for."""
        self.is_stop: Final = is_stop
        """Whether a keyboard stops at its pieces even when they cannot be chosen."""


UNLISTED: Final = Listing()
