"""Every printed value of Troyes with its certainty and its bounds, the list behind `components.py`.

The values of the cards are read off their literals; those of the board stand here. What the rulebooks say in words (how
many black dice, what a card does, the prices) is a rule and not in this list.
"""

from __future__ import annotations

from typing import Final

from troyes.city.box.certainty import BY_FIELD, EXCEPTIONS
from troyes.city.constants import ALL_SPACES, BANNERS, BUILDINGS, COLOURS, RED, SPACES
from troyes.city.content.kinds import Character
from troyes.city.module import Module
from troyes.city.words.tokens import SPACE
from troyes.core.message import Message, message

SALARY: Final = (2, 0, 1)
ROW_WIDTH: Final = (1, 2, 3)
"""Spaces in a row of each building."""

WORDS: Final = (*COLOURS, "any")
"""Colours as words; `kinds.ANY_COLOUR` is the number of the last."""
SPACE_WORDS: Final = [SPACE.word(space) for space in range(ALL_SPACES)]


class Bounds:
    """What may stand under a key. A value is a tuple of numbers, and words go by their numbers."""

    def __init__(self, said: Message) -> None:
        self.said: Final = said
        """What it must be, for a list and for a refusal."""

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
        super().__init__(message("city-bounds-whole", least=least, most=most))
        self.least: Final = least
        self.most: Final = most

    def read(self, value: object) -> tuple[int, ...] | None:
        return (value,) if is_whole(value, self.least, self.most) and isinstance(value, int) else None


class Width(Bounds):
    """Spaces in a row, so that all rows of a building are equal."""

    def __init__(self) -> None:
        super().__init__(Message("city-bounds-width"))

    def read(self, value: object) -> tuple[int, ...] | None:
        if is_whole(value, 1, SPACES) and isinstance(value, int) and SPACES % value == 0:
            return (value,)
        return None


class Word(Bounds):
    """One of some words."""

    def __init__(self, words: tuple[str, ...]) -> None:
        super().__init__(message("city-bounds-words", words=tuple(words)))
        self.words: Final = words

    def read(self, value: object) -> tuple[int, ...] | None:
        return (WORDS.index(value),) if isinstance(value, str) and value in self.words else None

    def write(self, value: tuple[int, ...]) -> str:
        return f'"{WORDS[value[0]]}"'


class Rising(Bounds):
    """Three numbers, each greater than the one before."""

    def __init__(self, most: int) -> None:
        super().__init__(message("city-bounds-rising", most=most))
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
        super().__init__(message("city-bounds-spaces", count=count, space=SPACE_WORDS[1]))
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
STRENGTH: Final[Whole] = Whole(1, 18)
"""Of an event: no more than three dice are worth."""
FLAGS: Final[Whole] = Whole(1, BANNERS)
WAGES: Final[Whole] = Whole(0, 5)
WIDTH: Final[Width] = Width()
DICE: Final[Word] = Word(WORDS)
CALLS: Final[Word] = Word(COLOURS[1:])
THRESHOLDS: Final[Rising] = Rising(30)


class Printed:
    """A printed value under its key."""

    def __init__(
        self, key: str, value: tuple[int, ...], bounds: Bounds, judged: dict[str, tuple[str, str]]
    ) -> None:
        parts = key.split(".")
        certainty, note = judged[key] if key in judged else BY_FIELD[f"{parts[0]}.{parts[-1]}"]
        self.key: Final = key
        self.value: Final = value
        self.bounds: Final = bounds
        self.certainty: Final = certainty
        self.note: Final = Message(f"city-note-{note}") if note else ""


def of_cards(part: Module) -> list[Printed]:
    """The values of a module's Activity cards."""
    found: list[Printed] = []
    for card in part.cards:
        at = f"cards.{card.name}"
        if card.influence:
            found.append(Printed(f"{at}.influence", (int(card.influence),), COST, part.certainty))
        else:
            found.append(Printed(f"{at}.cost", (int(card.cost),), COST, part.certainty))
        found.append(Printed(f"{at}.first", (int(card.first),), POINTS, part.certainty))
        found.append(Printed(f"{at}.second", (int(card.second),), POINTS, part.certainty))
        if not card.effect.by_die():
            found.append(Printed(f"{at}.divisor", (int(card.divisor),), DIVISOR, part.certainty))
    return found


def of_events(part: Module) -> list[Printed]:
    """The values of a module's events; that Resistance calls a red one is a rule."""
    found: list[Printed] = []
    for event in part.events:
        at = f"events.{event.name}"
        found.append(Printed(f"{at}.dice", (int(event.dice),), DICE, part.certainty))
        found.append(Printed(f"{at}.divisor", (int(event.divisor),), STRENGTH, part.certainty))
        found.append(Printed(f"{at}.banners", (int(event.banners),), FLAGS, part.certainty))
        found.append(Printed(f"{at}.first", (int(event.first),), POINTS, part.certainty))
        found.append(Printed(f"{at}.second", (int(event.second),), POINTS, part.certainty))
        if event.calls > RED:
            found.append(Printed(f"{at}.calls", (int(event.calls),), CALLS, part.certainty))
    return found


def of_characters(modules: tuple[Module, ...]) -> list[Printed]:
    """From how many on a character gives 1, 3 and 6 points, and the same where a module prints others, as for two
    players."""
    found: list[Printed] = []
    others = [one for part in modules if part.replaces for one in part.characters]
    for part in modules:
        for one in part.characters if not part.replaces else ():
            for each in [one, *[other for other in others if other.name == one.name]]:
                same = each.printed != one.printed or thresholds(each) == thresholds(one)
                assert same, f"{one.name} has {one.printed} twice: other ones need another name"
                key = f"characters.{each.name}.{each.printed}"
                found.append(Printed(key, thresholds(each), THRESHOLDS, part.certainty))
    return found


def thresholds(character: Character) -> tuple[int, ...]:
    """The three numbers of a character."""
    return (int(character.low), int(character.middle), int(character.high))


def of_board() -> list[Printed]:
    """The values of the principal buildings."""
    found: list[Printed] = []
    for i, name in enumerate(BUILDINGS):
        found.append(Printed(f"buildings.{name}.salary", (SALARY[i],), WAGES, EXCEPTIONS))
        found.append(Printed(f"buildings.{name}.row_width", (ROW_WIDTH[i],), WIDTH, EXCEPTIONS))
    return found


def of_spaces(part: Module) -> list[Printed]:
    """Spaces of the buildings that are printed for a module."""
    return [Printed(key, spaces, Spaces(len(spaces)), part.certainty) for key, spaces in part.spaces.items()]


def printed_values(modules: tuple[Module, ...]) -> dict[str, Printed]:
    """Every printed value of some modules by its key, in the order of the documents."""
    content = [part for part in modules if not part.replaces]
    found = [
        *[value for part in content for value in of_cards(part)],
        *[value for part in content for value in of_events(part)],
        *of_characters(modules),
        *of_board(),
        *[value for part in modules for value in of_spaces(part)],
    ]
    return {value.key: value for value in found}
