"""What a table settles once and for all: the version of the rules, and the choices of its set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.core.agenda import Step
from troyes.core.judge import Judge
from troyes.core.native import i64
from troyes.core.origin import Origin

if TYPE_CHECKING:
    from troyes.dice.state import Dice


class Rules:
    """Shared by all clones of a state; a table goes on under the rules that it was set up with."""

    def __init__(
        self, version: int, questions: list[Step[Any]], numbering: str, banquets: str, judge: Judge[Dice]
    ) -> None:
        self.version: Final = version
        self.questions: Final = questions
        """What a seat is asked while everybody acts, by the number that stands in its sheet's `ASKED`."""
        self.numbering: Final = numbering
        self.banquets: Final = banquets
        self.judge: Final = judge
        self.origins: Final[dict[int, Origin[Dice]]] = {}
        """By the number of players, made when one is first asked for."""

    def origin(self, players: i64) -> Origin[Dice]:
        """The table of so many players."""
        found = self.origins.get(players)
        if found is None:
            from troyes.dice.origin import origin_of

            found = self.origins[players] = origin_of(self, players)
        return found
