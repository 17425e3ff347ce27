"""What a module makes of a finished game: what it is called, and what there is to boast of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from troyes.core.game import Achievement
from troyes.core.message import Message
from troyes.core.native import mypyc_attr

if TYPE_CHECKING:
    from troyes.city.state import City


@mypyc_attr(allow_interpreted_subclasses=True)
class Honours:
    """Achievements, and which of them a game counts towards."""

    def __init__(self, every: tuple[Achievement, ...]) -> None:
        self.every: Final = every

    def earned(self, s: City, seat: int) -> list[str]:
        """Those of a finished game, by name."""
        return []


class Judged:
    """What a result comes to: by how many points somebody is ahead, as a line of the count, and what is said of it."""

    def __init__(self, lead: int, *, label: Message, said: Message, in_full: Message) -> None:
        self.lead: Final = lead
        self.label: Final = label
        self.said: Final = said
        self.in_full: Final = in_full
        """With the lead, where no line of the count names it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verdict:
    """What is said of a result, beside who has how many points. One who plays alone may have a rival, and marks to
    reach against him."""

    def __init__(self, marks: tuple[int, ...] = (), rival: Message | None = None) -> None:
        self.marks: Final = marks
        self.rival: Final = rival

    def of(self, points: list[int]) -> Judged:
        """What the points of all who take turns, in order, come to after the count."""
        raise NotImplementedError
