"""The alphabet of Troyes: every choice and every throw as one small number (see docs/notation.md).

Each kind says how its tokens are written, what they are about and what they are called; the catalogue's form `told` of
the same message says what choosing one means. Modules add kinds of their own, and members to those with room for more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from troyes.city.constants import (
    ALL_SPACES,
    BUILDINGS,
    CITIZEN_INFLUENCE,
    COLOURS,
    FACES,
    INITIALS,
    KINDS,
    LETTERS,
    LEVELS,
    LOSS,
    OPPOSITE_FACES,
    OWNERS,
    REROLL_INFLUENCE,
    SEATS,
    SLOTS,
    SPACES,
    TURN_INFLUENCE,
)
from troyes.city.words import listings, names
from troyes.core.listing import Listing
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.vocabulary import Alphabet, Kind, Word

if TYPE_CHECKING:
    from troyes.city.state import City

ALPHABET: Final = Alphabet()
MOST_TIMES: Final = 30
DICE: Final = KINDS * OWNERS
"""Tokens of dice of the city square."""
OF_A_COLOUR: Final = FACES * OWNERS
"""Those of one colour."""


class Face(Kind["City"]):
    """The six faces of a die that is thrown."""

    def word(self, index: int) -> str:
        return str(index + 1)

    def ref(self, index: int) -> str:
        return f"face:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-face", values=(index + 1,))


class Start(Kind["City"]):
    """Who is the first start player."""

    def word(self, index: int) -> str:
        return f"{LETTERS[index]}-starts"

    def ref(self, index: int) -> str:
        return f"seat:{LETTERS[index]}"

    def label(self, s: City, index: int) -> Message:
        return message("city-starts", seat=names.seat(index))


class Content(Kind["City"]):
    """Cards by name, in the order of the game's modules. In the engine there is one of each kind without names, for its
    numbers; a game's vocabulary holds the same with the names that it knows."""

    def __init__(
        self,
        name: str,
        room: int,
        *,
        written: str,
        piece: str,
        card: str,
        first: int = -1,
        cards: list[str],
        listed: Listing,
    ) -> None:
        super().__init__(ALPHABET, name, len(cards), room, first, listed=listed)
        self.written: Final = written
        """What comes before the card's name in a record."""
        self.piece: Final = piece
        self.card: Final = card
        self.cards: Final = cards

    def holding(self, cards: list[str]) -> Content:
        """The same kind with these cards."""
        return Content(
            self.name,
            self.room,
            written=self.written,
            piece=self.piece,
            card=self.card,
            first=int(self.first),
            cards=cards,
            listed=self.listed,
        )

    def word(self, index: int) -> str:
        return self.written + self.cards[index]

    def ref(self, index: int) -> str:
        return f"{self.piece}:{self.cards[index]}"

    def label(self, s: City, index: int) -> Message:
        return message(f"city-{self.name}", card=Message(f"city-{self.card}-{self.cards[index]}"))


class Space(Kind["City"]):
    """A space of a building: 6 * building + space."""

    def word(self, index: int) -> str:
        return f"{BUILDINGS[index // SPACES]}{index % SPACES + 1}"

    def ref(self, index: int) -> str:
        return f"space:{BUILDINGS[index // SPACES]}:{index % SPACES + 1}"

    def label(self, s: City, index: int) -> Message:
        building, space = divmod(index, SPACES)
        width = int(s.rules.row_width[building])
        if width == 1:
            return message("city-space", building=names.building(building), space=space + 1)
        first = space // width * width + 1
        return message(
            "city-space-in-row",
            building=names.building(building),
            first=first,
            last=first + width - 1,
            place=space % width + 1,
        )


class Lying(Kind["City"]):
    """One's expelled citizen lying on a building."""

    def word(self, index: int) -> str:
        return f"lying-{BUILDINGS[index]}"

    def ref(self, index: int) -> str:
        return f"lying:{BUILDINGS[index]}"

    def label(self, s: City, index: int) -> Message:
        return message("city-lying", building=names.building(index))


class Tradesman(Kind["City"]):
    """One's tradesman on the card of a slot."""

    def word(self, index: int) -> str:
        return f"from-{COLOURS[index // LEVELS]}{index % LEVELS + 1}"

    def ref(self, index: int) -> str:
        return f"slot:{COLOURS[index // LEVELS]}:{index % LEVELS + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-tradesman", colour=names.colour(index // LEVELS), level=index % LEVELS + 1)


class Reroll(Kind["City"]):
    """Throw a die of one's district again: 6 * colour + value - 1."""

    def word(self, index: int) -> str:
        return f"reroll-{INITIALS[index // FACES]}{index % FACES + 1}"

    def ref(self, index: int) -> str:
        return f"own-die:{INITIALS[index // FACES]}{index % FACES + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-reroll", die=names.die(index), cost=REROLL_INFLUENCE)


class Place(Kind["City"]):
    """Place a citizen on one of the three buildings."""

    def word(self, index: int) -> str:
        return BUILDINGS[index]

    def ref(self, index: int) -> str:
        return f"building:{BUILDINGS[index]}"

    def label(self, s: City, index: int) -> Message:
        return message("city-place", building=names.building(index))


class Black(Kind["City"]):
    """Counter another black die of this value."""

    def word(self, index: int) -> str:
        return f"b{index + 1}"

    def ref(self, index: int) -> str:
        return f"black:{index + 1}"

    def label(self, s: City, index: int) -> Message:
        return message("city-black", value=index + 1)


class Die(Kind["City"]):
    """A die of the city square: 30 * colour + 5 * (value - 1) + district."""

    def word(self, index: int) -> str:
        kind, district = divmod(index, OWNERS)
        return f"{INITIALS[kind // FACES]}{kind % FACES + 1}@{LETTERS[district]}"

    def ref(self, index: int) -> str:
        return f"die:{self.word(index)}"

    def label(self, s: City, index: int) -> Message:
        kind, district = divmod(index, OWNERS)
        return message("city-die-of", die=names.die(kind), district=names.district(district, s.rules.neutral))


class Times(Kind["City"]):
    """How many times."""

    def word(self, index: int) -> str:
        return f"x{index}"

    def ref(self, index: int) -> str:
        return "times"

    def label(self, s: City, index: int) -> Message:
        return message("city-times", count=index)

    def amount(self, index: int) -> int | None:
        return index


def word(
    name: str, ref: str = "", *, closes: bool = False, cost: int = 0, listed: Listing = listings.ACTION
) -> Word:
    """A token of which there is one of a kind."""
    return Word(ALPHABET, name, message(f"city-{name}", cost=cost), ref, closes=closes, listed=listed)


# Their order is that in which options are listed.
FACE: Final[Kind[City]] = Face(ALPHABET, "face", FACES)
START: Final[Kind[City]] = Start(ALPHABET, "starts", SEATS)
CHARACTER: Final[Content] = Content(
    "character",
    32,
    written="",
    piece="character",
    card="character",
    cards=[],
    listed=listings.CHARACTER,
)
ACTIVITY: Final[Content] = Content(
    "activity", 96, written="", piece="card", card="card", cards=[], listed=listings.ACTIVITY
)
"""An Activity card: revealed by chance, or activated by a player."""
EVENT: Final[Content] = Content(
    "event", 48, written="", piece="event", card="event", cards=[], listed=listings.EVENT
)
"""An Event card: revealed by chance, fought, or chosen for a cube."""
SPACE: Final[Kind[City]] = Space(ALPHABET, "space", ALL_SPACES, listed=listings.SPACE)
LYING: Final[Kind[City]] = Lying(ALPHABET, "lying", len(BUILDINGS), listed=listings.CITIZEN)
TRADESMAN: Final[Kind[City]] = Tradesman(ALPHABET, "tradesman", SLOTS, listed=listings.CITIZEN)
SUPPLY: Final[Word] = word("supply", listed=listings.CITIZEN)
REROLL: Final[Kind[City]] = Reroll(ALPHABET, "reroll", KINDS, listed=listings.SPEND)
RECRUIT: Final[Word] = word("recruit", "influence", cost=CITIZEN_INFLUENCE, listed=listings.SPEND)
TURN: Final[Word] = word("turn", "influence", cost=TURN_INFLUENCE, listed=listings.TURN)
PASS: Final[Word] = word("pass")
CATHEDRAL: Final[Word] = word("cathedral", listed=listings.CATHEDRAL)
PLACE: Final[Kind[City]] = Place(ALPHABET, "place", len(BUILDINGS), listed=listings.PLACE)
AGRICULTURE: Final[Word] = word("agriculture", listed=listings.AGRICULTURE)
USE: Final[Content] = Content(
    "use", 96, written="use-", piece="cube", card="card", cards=[], listed=listings.CUBE
)
"""Use a cube of the Activity card of this number."""
BLACK: Final[Kind[City]] = Black(ALPHABET, "black", FACES, listed=listings.BLACK)
SUCCUMB: Final[Word] = word("succumb", "black", cost=LOSS, listed=listings.SUCCUMB)
"""Nothing to counter the black die with."""
DIE: Final[Kind[City]] = Die(ALPHABET, "die", DICE, listed=listings.DIE)
DONE: Final[Word] = word("done", closes=True, listed=listings.FINISH)
TIMES: Final[Kind[City]] = Times(ALPHABET, "times", MOST_TIMES + 1, listed=listings.TIMES)
AGAIN: Final[Word] = word("again", listed=listings.FINISH)
ENOUGH: Final[Word] = word("enough", listed=listings.FINISH)

KINDS_OF_TOKENS: Final[tuple[Kind[Any], ...]] = (
    *(FACE, START, CHARACTER, ACTIVITY, EVENT, SPACE, LYING, TRADESMAN, SUPPLY, REROLL, RECRUIT, TURN, PASS),
    *(CATHEDRAL, PLACE, AGRICULTURE, USE, BLACK, SUCCUMB, DIE, DONE, TIMES, AGAIN, ENOUGH),
)


def die_token(district: i64, colour: i64, value: i64) -> i64:
    """The token of a die of the city square."""
    return kind_token(district, FACES * colour + value - 1)


def kind_token(district: i64, kind: i64) -> i64:
    """The token of a die by its colour and value as 6 * colour + value - 1."""
    return DIE.first + OWNERS * kind + district


def district_of(token: i64) -> i64:
    """The owner of the district in which the die of a token lies."""
    return (token - DIE.first) % OWNERS


def colour_of(token: i64) -> i64:
    """The colour of the die of a token."""
    return (token - DIE.first) // OF_A_COLOUR


def face_of(token: i64) -> i64:
    """The value that the die of a token shows."""
    return (token - DIE.first) // OWNERS % FACES + 1


def kind_of(token: i64) -> i64:
    """The colour and value of the die of a token as 6 * colour + value - 1."""
    return (token - DIE.first) // OWNERS


def counted_at(token: i64) -> i64:
    """Where in `City.dice` the dice of a token are counted."""
    number = token - DIE.first
    return KINDS * (number % OWNERS) + number // OWNERS


def opposite_of(token: i64) -> i64:
    """The token of a die when it is turned over."""
    return token + OWNERS * (OPPOSITE_FACES - 2 * face_of(token))
