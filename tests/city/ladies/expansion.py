"""Tables at which modules of The Ladies of Troyes other than the Activity cards are in play."""

from __future__ import annotations

from fractions import Fraction

from tests.city.builder import Playing, Table
from tests.city.ladies.table import CarefulPlaying
from troyes.city.game import CITY
from troyes.core.state import CHANCE

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")
REVEAL = ("reveal-red", *STRIKE)


class ExpandedTable(Table):
    """A table whose game is written down and read again after every word."""

    def start(self) -> Playing:
        return CarefulPlaying(super().start().state)


def expanded(players: int = 2, *, bonus: bool = False, **choices: str) -> Table:
    """A table in the words of the rulebook with these set-up choices."""
    return ExpandedTable(players, bonus=bonus).settled(**choices)


def chosen(players: int, choices: dict[str, str]) -> Playing:
    """A new game with these set-up choices, before anything is drawn."""
    return Playing(CITY.new(CITY.setup(players, choices)))


def likely(game: Playing) -> dict[str, Fraction]:
    """How likely each word of chance is."""
    weights = game.state.weights()
    return {
        word: Fraction(weight, sum(weights))
        for word, weight in zip(game.options(CHANCE), weights, strict=True)
        if weight
    }


def even(words: set[str] | list[str]) -> dict[str, Fraction]:
    """All these words, each as likely as the others."""
    return dict.fromkeys(words, Fraction(1, len(words)))


def all_is_resolved(game: Playing) -> bool:
    """Whether only the black dice are still to be thrown."""
    return game.asked() == "roll-black-dice"


RAMPARTS = "ladies-ramparts"
LEVELS = "1234"


def outdoors(faces: str, players: int = 2, *, bonus: bool = False, **choices: str) -> OutdoorTable:
    """A table with guards; the faces of the four tiles such as "1a 2c 3d 4b"."""
    table = OutdoorTable(players, bonus=bonus)
    table.settled(**({"ramparts": "yes", "activities": "mixed", "events": "mixed"} | choices))
    return table.tiles(faces)


class OutdoorTable(ExpandedTable):
    """A table whose guards and outdoor cubes can be written down."""

    def tiles(self, faces: str) -> OutdoorTable:
        """The faces of the four tiles."""
        self._track: dict[str, object] = {"faces": faces.split()}
        self.remembers(RAMPARTS, **self._track)
        return self

    def guards(self, **spaces: int) -> OutdoorTable:
        """Where the guards stand, such as A=14; those at the top came there in this order."""
        arrived = " ".join(owner for owner, space in spaces.items() if space == 20)
        self._track |= {"guards": spaces, "arrived": arrived}
        self.remembers(RAMPARTS, **self._track)
        return self

    def outdoor(self, **cubes: str) -> OutdoorTable:
        """Cubes by level, such as A="2 0 1 0"."""
        self._track["cubes"] = {
            owner: [int(number) for number in numbers.split()] for owner, numbers in cubes.items()
        }
        self.remembers(RAMPARTS, **self._track)
        return self


def guard(game: Playing, seat: int) -> int:
    """The space of a seat's guard."""
    return int(game.document()["modules"][RAMPARTS]["guards"].get("ABCD"[seat], 0))


def outdoor(game: Playing, seat: int) -> str:
    """The cubes of a seat on the four tiles, such as "1 0 2 0"."""
    cubes = game.document()["modules"][RAMPARTS]["cubes"].get("ABCD"[seat], [0] * 4)
    return " ".join(str(number) for number in cubes)
