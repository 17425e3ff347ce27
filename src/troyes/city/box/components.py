"""The printed values that a table plays with: the usual ones (`printed.py`), but for changes read from a TOML text.

`cards.merchant.cost = 5` is such a change; written below `[cards.merchant]` it is just `cost = 5`.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from typing import Final

from troyes.city.box.printed import Printed, printed_values
from troyes.city.content.kinds import Card, Character, Event
from troyes.city.modules.registry import MODULES
from troyes.core.document import brief
from troyes.core.errors import SetupError
from troyes.core.game import Component
from troyes.core.message import Message, Value, message

CHANGED: Final = "changed"
"""The certainty of a value that a user has set."""
DIGITS: Final = 12
"""Hexadecimal digits of a digest."""


MOST_DOTS: Final = 16
"""In a line of a TOML text; a component has two."""


class Components:
    """The printed values in force."""

    def __init__(self, printed: dict[str, Printed], given: dict[str, tuple[int, ...]]) -> None:
        self.printed: Final = printed
        """The usual values by key."""
        self.changes: Final = {
            key: given[key] for key, usual in printed.items() if key in given and given[key] != usual.value
        }
        """What differs from the usual values."""
        self.touched: Final = {key.rpartition(".")[0] for key in self.changes}
        """The cards, events and other things of which a value differs."""

    def values(self, key: str) -> tuple[int, ...]:
        """What stands under a key."""
        return self.changes.get(key, self.printed[key].value)

    def number(self, key: str, literal: int) -> int:
        """The changed number under a key, or else what the literal says."""
        return self.changes[key][0] if key in self.changes else literal

    def card(self, card: Card) -> Card:
        """An Activity card with the values in force."""
        at = f"cards.{card.name}"
        if at not in self.touched:
            return card
        return Card(
            card.name,
            int(card.colour),
            int(card.level),
            cost=self.number(f"{at}.cost", int(card.cost)),
            influence=self.number(f"{at}.influence", int(card.influence)),
            first=self.number(f"{at}.first", int(card.first)),
            second=self.number(f"{at}.second", int(card.second)),
            divisor=self.number(f"{at}.divisor", int(card.divisor)),
            effect=card.effect,
            dice=int(card.dice),
        )

    def event(self, event: Event) -> Event:
        """An event with the values in force."""
        at = f"events.{event.name}"
        if at not in self.touched:
            return event
        return Event(
            event.name,
            int(event.deck),
            divisor=self.number(f"{at}.divisor", int(event.divisor)),
            banners=self.number(f"{at}.banners", int(event.banners)),
            first=self.number(f"{at}.first", int(event.first)),
            second=self.number(f"{at}.second", int(event.second)),
            plague=event.plague,
            calls=self.number(f"{at}.calls", int(event.calls)),
            dice=self.number(f"{at}.dice", int(event.dice)),
            picture=event.picture,
        )

    def character(self, character: Character) -> Character:
        """A character with the thresholds in force."""
        key = f"characters.{character.name}.{character.printed}"
        if key not in self.changes:
            return character
        low, middle, high = self.changes[key]
        return Character(character.name, character.count, low, middle, high, printed=character.printed)

    def text(self) -> str:
        """The changes as TOML, always in the same order and spelling."""
        lines = [f"{key} = {self.printed[key].bounds.write(value)}\n" for key, value in self.changes.items()]
        return "".join(lines)

    def digest(self) -> str:
        """A few letters that differ when the values do; none for the usual values."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:DIGITS] if self.changes else ""

    def listed(self) -> tuple[Component, ...]:
        """All values in force, for the documents."""
        found: list[Component] = []
        for printed in self.printed.values():
            certainty = printed.certainty
            note: Message | str = printed.note
            if printed.key in self.changes:
                certainty = CHANGED
                note = message("city-note-usually", value=printed.bounds.write(printed.value))
            value = printed.bounds.write(self.values(printed.key))
            found.append(Component(printed.key, value, certainty, note, printed.bounds.said))
        return tuple(found)


AS_PRINTED: Final[Components] = Components(printed_values(MODULES), {})
"""The usual values."""


def load(text: str, usual: Components = AS_PRINTED) -> Components:
    """The values that a TOML text changes; whatever cannot be used is refused by the name of its key."""
    if is_nested(text):
        raise SetupError(Message("refused-components-nested"))
    try:
        document = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise SetupError(Message("refused-components-nested")) from None
    except ValueError as error:
        raise SetupError(no_toml(text, str(error))) from None
    given: dict[str, tuple[int, ...]] = {}
    collect(document, "", given, usual.printed)
    components = Components(usual.printed, given)
    check_order(components)
    return components


def is_nested(text: str) -> bool:
    """Whether a line has names within names as no component has: they cost time by the square of their number."""
    return any(
        line.count(".") > MOST_DOTS and bare(line).count(".") > MOST_DOTS for line in text.splitlines()
    )


def bare(line: str) -> str:
    """A line without its comment, if that is certainly one: between quotation marks it might be a name."""
    return line if '"' in line or "'" in line else line.partition("#")[0]


def no_toml(text: str, reason: str) -> Message:
    """What is wrong with a text that is no TOML, and in which line: before Python 3.14 a `TOMLDecodeError` has its line
    nowhere but at the end of its sentence."""
    match = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", reason, re.DOTALL)
    if match is None:
        return message("refused-components-unread", reason=reason)
    line = match[2] or str(len(text.splitlines()))
    return message("refused-components-toml", line=line, reason=match[1])


def collect(
    table: dict[str, object], prefix: str, given: dict[str, tuple[int, ...]], printed: dict[str, Printed]
) -> None:
    """Read a table and those inside it."""
    names = names_under(prefix, printed)
    for name, value in table.items():
        key = prefix + name
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            raise SetupError(
                message("refused-components-near", key=key, near=prefix + near[0])
                if near
                else message("refused-components-key", key=key, known=tuple(names))
            )
        if key in printed:
            read = printed[key].bounds.read(value)
            if read is None:
                raise refuse(key, printed[key].bounds.said, value)
            given[key] = read
        elif isinstance(value, dict):
            collect(value, f"{key}.", given, printed)
        else:
            inside = tuple(names_under(f"{key}.", printed))
            raise refuse(key, message("city-bounds-table", names=inside), value)


def names_under(prefix: str, printed: dict[str, Printed]) -> list[str]:
    """The names that may follow a prefix, in order."""
    names: list[str] = []
    for key in printed:
        name = key[len(prefix) :].partition(".")[0]
        if key.startswith(prefix) and name not in names:
            names.append(name)
    return names


def refuse(key: str, wish: Message, value: object) -> SetupError:
    """The error that says what must stand under a key."""
    try:
        found: Value = brief(value)
    except (RecursionError, ValueError):  # tables without end, or a number of thousands of digits
        found = Message("refused-that")
    return SetupError(message("refused-value", place=key, wish=wish, found=found))


def check_order(components: Components) -> None:
    """The first place is worth no less than the second: tradesmen take it first."""
    for key in components.printed:
        place = key.removesuffix(".second")
        if place != key:
            most = components.values(f"{place}.first")[0]
            second = components.values(key)[0]
            if second > most:
                raise refuse(key, message("city-bounds-second", most=most, place=place), second)
