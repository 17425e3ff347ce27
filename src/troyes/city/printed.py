"""Every printed value of Troyes with its certainty and its bounds, the list behind `components.py`.

The values of the cards are read off their literals; those of the board stand here. What the rulebooks say in words (how
many black dice, what a card does, the prices) is a rule and not in this list.
"""

from __future__ import annotations

from typing import Final

from troyes.city import characters, events
from troyes.city.cards import red, white, yellow
from troyes.city.constants import ALL_SPACES, BANNERS, BUILDINGS, COLOURS, RED, SPACES
from troyes.city.kinds import Character
from troyes.city.tokens import SPACE, VOCABULARY

SALARY: Final = (2, 0, 1)
ROW_WIDTH: Final = (1, 2, 3)
"""Spaces in a row of each building."""
NEUTRAL_SPACES: Final = (1, 4, 8, 9, 13, 16)
"""With two players: Palace 2 and 5, the middle row of City Hall, the middle of each row of the Bishopric."""
KINGS_ORDER: Final = (*(5, 4, 3, 2, 1, 0), *(10, 8, 6, 11, 9, 7), *(15, 12, 16, 13, 17, 14))
"""Le Roy's spaces of the Palace, City Hall and the Bishopric, from the best to the worst."""

CERTAIN: Final = "certain"
"""The rules say so, or two sources agree."""
LIKELY: Final = "likely"
"""One source only."""
INFERRED: Final = "inferred"
"""No source: a value that fits what is known."""

EXAMPLE: Final = (CERTAIN, "used in an example of the rules")
SCAN: Final = (LIKELY, "read from one scan of the card")
BY_FIELD: Final = {
    "cards.cost": SCAN,
    "cards.first": SCAN,
    "cards.second": SCAN,
    "cards.divisor": SCAN,
    "events.dice": (LIKELY, "the colour of its deck is the plain reading"),
    "events.divisor": SCAN,
    "events.banners": (INFERRED, "a point costs about as many pips as on Succession Conflict"),
    "events.first": SCAN,
    "events.second": SCAN,
    "events.calls": (INFERRED, "the red events call four of each colour; which calls which is a guess"),
    "characters.thresholds": (CERTAIN, ""),
    "characters.thresholds_for_two": (CERTAIN, "for one or two players"),
    "buildings.salary": (CERTAIN, ""),
}
"""How sure we are of a field wherever nothing else is said."""

PICTURE: Final = (CERTAIN, "a picture of the card and an example of the rules agree")
ONE_DIGIT_SHORT: Final = (INFERRED, "the scan is one digit short; a cheap card with few points fits it best")
SMALLEST: Final = (INFERRED, "as small as any reward, since Marauding always comes back")
EXCEPTIONS: Final = {
    "cards.merchant.cost": PICTURE,
    "cards.merchant.first": PICTURE,
    "cards.merchant.second": PICTURE,
    "cards.merchant.divisor": PICTURE,
    "cards.priest.cost": EXAMPLE,
    "cards.priest.divisor": EXAMPLE,
    "cards.pilgrimage.cost": (INFERRED, "the scan reads 0, which is rare; the next best guess is 3"),
    "cards.hunting.second": (LIKELY, "the only gap of 2 between two spaces, so perhaps a misread 2"),
    "cards.mercenary.cost": ONE_DIGIT_SHORT,
    "cards.mercenary.first": ONE_DIGIT_SHORT,
    "cards.mercenary.second": (INFERRED, "the scan is one digit short; 1 as on Pilgrimage"),
    "events.marauding.dice": (LIKELY, "an example of the rules fights it with a yellow die"),
    "events.marauding.divisor": (LIKELY, "a 6 places two cubes in an example of the rules"),
    "events.marauding.banners": (INFERRED, "by its points 3, and one more because any colour will do"),
    "events.marauding.first": SMALLEST,
    "events.marauding.second": SMALLEST,
    "events.succession-conflict.divisor": EXAMPLE,
    "events.succession-conflict.banners": EXAMPLE,
    "events.succession-conflict.first": EXAMPLE,
    "events.succession-conflict.second": EXAMPLE,
    "events.succession-conflict.calls": (LIKELY, "in the report of a game Civil War followed it"),
    "events.war.calls": EXAMPLE,
    "events.heresy.banners": (INFERRED, "by its points 5 or 6; no card is known to have more than 5"),
    "events.resistance.dice": (CERTAIN, "the rules count it among the red events"),
    "buildings.palace.row_width": (CERTAIN, ""),
    "buildings.city-hall.row_width": (INFERRED, "the only other way to cut six spaces into equal rows"),
    "buildings.bishopric.row_width": (INFERRED, "one ranking of the spaces speaks of three in a row"),
    "neutral_spaces": (INFERRED, "that they are six is certain; two symmetric ones on each building"),
    "kings_order": (INFERRED, "the harder to expel, the better; if your rows differ, so does this"),
}
"""Where we are surer than usual, or less sure."""

WORDS: Final = (*COLOURS, "any")
"""Colours as words; `kinds.ANY_COLOUR` is the number of the last."""
SPACE_WORDS: Final = [VOCABULARY.text(SPACE + space) for space in range(ALL_SPACES)]


class Bounds:
    """What may stand under a key. A value is a tuple of numbers, and words go by their numbers."""

    def __init__(self, wish: str) -> None:
        self.wish: Final = wish
        """The bounds in words, after "must be"."""

    def read(self, value: object) -> tuple[int, ...] | None:
        """The value as numbers, or nothing if it is out of bounds."""
        return None

    def write(self, value: tuple[int, ...]) -> str:
        """The value as TOML."""
        return str(value[0])


def is_whole(value: object, least: int, most: int) -> bool:
    """Whether this is a whole number within bounds. Truth values are asked for first: once such a value is taken for an
    `int`, the compiled engine cannot tell it from 0 or 1."""
    return not isinstance(value, bool) and isinstance(value, int) and least <= value <= most


class Whole(Bounds):
    """A whole number."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__(f"a whole number from {least} to {most}")
        self.least: Final = least
        self.most: Final = most

    def read(self, value: object) -> tuple[int, ...] | None:
        return (value,) if is_whole(value, self.least, self.most) and isinstance(value, int) else None


class Width(Bounds):
    """Spaces in a row, so that all rows of a building are equal."""

    def __init__(self) -> None:
        super().__init__("1, 2, 3 or 6")

    def read(self, value: object) -> tuple[int, ...] | None:
        if is_whole(value, 1, SPACES) and isinstance(value, int) and SPACES % value == 0:
            return (value,)
        return None


class Word(Bounds):
    """One of some words."""

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__(f"one of {', '.join(words)}")
        self.words: Final = words

    def read(self, value: object) -> tuple[int, ...] | None:
        return (WORDS.index(value),) if isinstance(value, str) and value in self.words else None

    def write(self, value: tuple[int, ...]) -> str:
        return f'"{WORDS[value[0]]}"'


class Rising(Bounds):
    """Three numbers, each greater than the one before."""

    def __init__(self, most: int) -> None:
        super().__init__(f"three rising whole numbers from 1 to {most}")
        self.most: Final = most

    def read(self, value: object) -> tuple[int, ...] | None:
        if not isinstance(value, list) or len(value) != 3:
            return None
        numbers: list[int] = [item for item in value if is_whole(item, 1, self.most)]
        rises = len(numbers) == 3 and numbers[0] < numbers[1] < numbers[2]
        return tuple(numbers) if rises else None

    def write(self, value: tuple[int, ...]) -> str:
        return f"[{', '.join([str(number) for number in value])}]"


class Spaces(Bounds):
    """So many different spaces of the buildings, in the order of the buildings: for all of them their order on each
    building counts, for some it does not."""

    def __init__(self, count: int) -> None:
        super().__init__(f'a list of {count} different spaces such as "{SPACE_WORDS[1]}"')
        self.count: Final = count

    def read(self, value: object) -> tuple[int, ...] | None:
        if not isinstance(value, list):
            return None
        spaces: list[int] = [SPACE_WORDS.index(word) for word in value if word in SPACE_WORDS]
        if len(spaces) != len(value) or len(spaces) != self.count or len(set(spaces)) != self.count:
            return None
        if self.count < ALL_SPACES:
            spaces.sort()
        return tuple([space for i in range(3) for space in spaces if space // SPACES == i])

    def write(self, value: tuple[int, ...]) -> str:
        words = ['"' + SPACE_WORDS[space] + '"' for space in value]
        return f"[{', '.join(words)}]"


COST: Final[Whole] = Whole(0, 20)
POINTS: Final[Whole] = Whole(0, 10)
DIVISOR: Final[Whole] = Whole(1, 12)
FLAGS: Final[Whole] = Whole(1, BANNERS)
WAGES: Final[Whole] = Whole(0, 5)
WIDTH: Final[Width] = Width()
DICE: Final[Word] = Word(WORDS)
CALLS: Final[Word] = Word(COLOURS[1:])
THRESHOLDS: Final[Rising] = Rising(30)


class Printed:
    """A printed value under its key."""

    def __init__(self, key: str, value: tuple[int, ...], bounds: Bounds) -> None:
        parts = key.split(".")
        judged = EXCEPTIONS[key] if key in EXCEPTIONS else BY_FIELD[f"{parts[0]}.{parts[-1]}"]
        self.key: Final = key
        self.value: Final = value
        self.bounds: Final = bounds
        self.certainty: Final = judged[0]
        self.note: Final = judged[1]


def of_cards() -> list[Printed]:
    """The values of the Activity cards."""
    found: list[Printed] = []
    for card in yellow.BASE + white.BASE + red.BASE + yellow.BONUS + white.BONUS + red.BONUS:
        at = f"cards.{card.name}"
        found.append(Printed(f"{at}.cost", (int(card.cost),), COST))
        found.append(Printed(f"{at}.first", (int(card.first),), POINTS))
        found.append(Printed(f"{at}.second", (int(card.second),), POINTS))
        found.append(Printed(f"{at}.divisor", (int(card.divisor),), DIVISOR))
    return found


def of_events() -> list[Printed]:
    """The values of Marauding and the Event cards; that Resistance calls a red one is a rule."""
    found: list[Printed] = []
    for event in events.BASE + events.BONUS:
        at = f"events.{event.name}"
        found.append(Printed(f"{at}.dice", (int(event.dice),), DICE))
        found.append(Printed(f"{at}.divisor", (int(event.divisor),), DIVISOR))
        found.append(Printed(f"{at}.banners", (int(event.banners),), FLAGS))
        found.append(Printed(f"{at}.first", (int(event.first),), POINTS))
        found.append(Printed(f"{at}.second", (int(event.second),), POINTS))
        if event.calls > RED:
            found.append(Printed(f"{at}.calls", (int(event.calls),), CALLS))
    return found


def of_characters() -> list[Printed]:
    """From how many on a character gives 1, 3 and 6 points."""
    found: list[Printed] = []
    for one in characters.BASE:
        found.append(Printed(f"characters.{one.name}.thresholds", thresholds(one), THRESHOLDS))
        for other in characters.FOR_TWO:
            if other.name == one.name:
                key = f"characters.{one.name}.thresholds_for_two"
                found.append(Printed(key, thresholds(other), THRESHOLDS))
    return found


def thresholds(character: Character) -> tuple[int, ...]:
    """The three numbers of a character."""
    return (int(character.low), int(character.middle), int(character.high))


def of_board() -> list[Printed]:
    """The values of the principal buildings."""
    found: list[Printed] = []
    for i, name in enumerate(BUILDINGS):
        found.append(Printed(f"buildings.{name}.salary", (SALARY[i],), WAGES))
        found.append(Printed(f"buildings.{name}.row_width", (ROW_WIDTH[i],), WIDTH))
    found.append(Printed("neutral_spaces", NEUTRAL_SPACES, Spaces(len(NEUTRAL_SPACES))))
    found.append(Printed("kings_order", KINGS_ORDER, Spaces(len(KINGS_ORDER))))
    return found


PRINTED: Final = (*of_cards(), *of_events(), *of_characters(), *of_board())
"""Every printed value, in the order of the documents."""
BY_KEY: Final = {printed.key: printed for printed in PRINTED}
