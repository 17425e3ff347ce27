"""How tables are laid out, which goes by how many play."""

from __future__ import annotations

from typing import Any, Final

from troyes.core.agenda import Step


class Shape:
    """How a table of a certain number of players is laid out."""

    def __init__(
        self,
        *,
        rounds: int,
        citizens: int,
        characters_each: int,
        participants: list[int],
        neutral_citizens: int,
        dealing: tuple[Step[Any], ...] = (),
        opening: tuple[Step[Any], ...],
        neutral: str = "neutral",
    ) -> None:
        self.rounds: Final = rounds
        self.citizens: Final = citizens
        """Citizens that each player places before the game."""
        self.characters_each: Final = characters_each
        self.participants: Final = participants
        """Who takes turns, in order."""
        self.neutral_citizens: Final = neutral_citizens
        self.neutral: Final = neutral
        """What the neutral side is called: whatever is said of it has an entry by this name (`city-called-NAME`,
        `city-side-NAME`, `city-district-NAME` …)."""
        self.dealing: Final = dealing
        """All until each player holds his characters; then the modules have a moment (`Module.dealt`), which there is
        not where none are dealt."""
        self.opening: Final = opening
        """All after that, before the first round."""
