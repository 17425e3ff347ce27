"""What the toy module `guest` remembers, and its alphabet."""

from __future__ import annotations

from typing import Any

from troyes.city.constants import NEUTRAL, SEATS
from troyes.city.memory import Extra, Memory
from troyes.city.module import Renamed
from troyes.city.state import City
from troyes.city.words import listings
from troyes.city.words.tokens import ALPHABET, word
from troyes.core.document import Node
from troyes.core.listing import Heading, Listing
from troyes.core.message import Message, message
from troyes.core.rng import Rng
from troyes.core.vocabulary import Kind

NAME = "fair"
STALLS = 3
FACES = 6
NO_LOT = 0
HIDDEN = -1
MANY = 999


class Ledger(Extra):
    """Everybody's wares, those on the stalls, the lots, each of which is its seat's secret until the end, and the troupe
    that everybody may call on."""

    def __init__(
        self,
        wares: list[int],
        stalls: list[int],
        lots: list[int],
        acrobats: list[int],
        drummers: list[int],
        *,
        shown: bool = False,
    ) -> None:
        super().__init__(NAME)
        self.wares = wares
        self.stalls = stalls
        self.lots = lots
        self.acrobats = acrobats
        self.drummers = drummers
        self.shown = shown

    def clone(self) -> Ledger:
        return Ledger(
            self.wares.copy(),
            self.stalls.copy(),
            self.lots.copy(),
            self.acrobats.copy(),
            self.drummers.copy(),
            shown=self.shown,
        )

    def view(self, seat: int) -> Ledger:
        twin = self.clone()
        for other in range(SEATS):
            if other != seat and twin.lots[other] != NO_LOT and not twin.shown:
                twin.lots[other] = HIDDEN
        return twin

    def guess(self, seat: int, rng: Rng) -> Ledger:
        twin = self.clone()
        twin.lots = [rng.below(FACES) + 1 if lot == HIDDEN else lot for lot in twin.lots]
        return twin

    def key(self) -> tuple[int, ...]:
        return (*self.wares, *self.stalls, *self.lots, *self.acrobats, *self.drummers, int(self.shown))

    def write(self) -> object:
        return {
            "wares": self.wares.copy(),
            "stalls": self.stalls.copy(),
            "lots": ["?" if lot == HIDDEN else lot for lot in self.lots],
            "acrobats": self.acrobats.copy(),
            "drummers": self.drummers.copy(),
            "shown": self.shown,
        }

    def read(self, node: Node) -> Ledger:
        node.only(("wares", "stalls", "lots", "acrobats", "drummers", "shown"))
        lots = [
            HIDDEN if item.value == "?" else item.whole(NO_LOT, FACES)
            for item in node.child("lots").items(SEATS, SEATS)
        ]
        of_seats = range(SEATS, SEATS + 1)
        return Ledger(
            node.child("wares").wholes(0, MANY, length=of_seats),
            node.child("stalls").wholes(0, MANY, length=range(STALLS, STALLS + 1)),
            lots,
            node.child("acrobats").wholes(0, MANY, length=of_seats),
            node.child("drummers").wholes(0, MANY, length=of_seats),
            shown=node.child("shown").value is True,
        )


class OldBooks(Renamed):
    """Wares were once called goods."""

    def of_today(self, document: dict[str, Any]) -> dict[str, Any]:
        modules = document.get("modules")
        book = modules.get(NAME) if isinstance(modules, dict) else None
        if not isinstance(modules, dict) or not isinstance(book, dict) or "goods" not in book:
            return document
        others = {key: value for key, value in book.items() if key != "goods"}
        return document | {"modules": modules | {NAME: others | {"wares": book["goods"]}}}


MEMORY: Memory[Ledger] = Memory(NAME)


def ledger(s: City) -> Ledger:
    """What the fair remembers at a table."""
    return MEMORY.of(s)


def wares(s: City, owner: int) -> int:
    """The wares of an owner; le Roy has none."""
    return 0 if owner == NEUTRAL else ledger(s).wares[owner]


# Its alphabet. The auction comes last: no token stands after it.


class Stall(Kind[City]):
    """One of the stalls."""

    def word(self, index: int) -> str:
        return f"stall{index + 1}"

    def ref(self, index: int) -> str:
        return f"stall:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-fair-at-stall", number=index + 1)


JUGGLER_INFLUENCE = 3
SENTRY_INFLUENCE = 2
ROPE_INFLUENCE = 5
AT_THE_FAIR = Listing(
    Heading(Message("city-fair-group-stalls"), 75), part=Heading(Message("city-fair-part-stall"), 55)
)
STALL = Stall(ALPHABET, "stall", STALLS, listed=AT_THE_FAIR)
JUGGLER = word("fair-juggler", cost=JUGGLER_INFLUENCE, listed=listings.SPEND)
TOLL = word("fair-toll")
WAIVE = word("fair-waive")
FLEE = word("fair-flee")
STAY = word("fair-stay")
ACROBAT = word("fair-acrobat", listed=listings.CUBE)
DRUMMER = word("fair-drummer", listed=listings.CUBE)
SENTRY = word("fair-sentry", cost=SENTRY_INFLUENCE, listed=listings.SPEND)
ROPE = word("fair-rope", cost=ROPE_INFLUENCE, listed=listings.SPEND)
DRUM = word("fair-drum")
AUCTION = word("fair-auction")
