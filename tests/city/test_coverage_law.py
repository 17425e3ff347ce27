"""The coverage law of Troyes: whatever the game has occurs in a recorded game and has a test that bears its name.

A name counts as borne by a test if it stands in the name of a test function of this folder or in an id of its cases.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from tests.city.games.features import (
    ACTIONS,
    ACTIVITIES,
    CHARACTERS,
    CUBES,
    EVENTS,
    EVERYTHING,
    FACES,
    MIXED,
    USES,
    VARIANTS,
)
from tests.city.games.make import shown_in
from tests.city.games.test_games import GAMES, load
from troyes.city.content.cards import red, white, yellow
from troyes.city.content.kinds import Card
from troyes.city.game import CITY
from troyes.city.ladies.cards import red as ladies_red
from troyes.city.ladies.cards import white as ladies_white
from troyes.city.ladies.cards import yellow as ladies_yellow
from troyes.city.ladies.mixed import Mixed
from troyes.city.ladies.ramparts.faces import BY_LEVEL
from troyes.city.ladies.ramparts.module import RAMPARTS
from troyes.city.modules.bonus import BONUS
from troyes.city.modules.kings_table import KINGS_TABLE
from troyes.city.state import City

FOLDER = Path(__file__).parent
NO_RULES = (
    Path(__file__).stem,
    "test_components",
    "test_changed_components",
    "test_refused_components",
    "test_other_values",
)
"""Files that name everything without testing what it does."""
TESTED_AS = {
    "action card": "tradesman",
    "action event": "combat",
    "action pass": "pass",
    "influence turn": "opposite-face",
    "black die counter": "counter",
    "black die several": "several",
    "black die succumb": "succumb",
    "citizen from supply": "supply",
    "citizen from space": "space",
    "citizen from lying": "expelled",
    "citizen from tradesman": "another-card",
    **{f"mixed {name}": name for name in MIXED},
    "event monk-settles": "monk",
    "outdoor 1a": "seller",
    "outdoor 1b": "fellow-tradesman",
    "outdoor 1c": "placing-a-citizen",
    "outdoor 1d": "five-deniers",
    "outdoor 2d": "purple-tile",
    "outdoor 3a": "exchange",
    "outdoor 3b": "bought-die",
    "outdoor 3c": "moved-cube",
    "outdoor 3d": "protection",
    "outdoor 4a": "everyone-who-reaches-the-gate",
    "outdoor 4b": "majority-tile",
    "outdoor 4c": "race",
    "outdoor 4d": "race",
    "variant purple-die": "purple-dice",
}
"""The word that the tests use where it is not the name itself."""


@cache
def shown() -> frozenset[str]:
    """All that the recorded games show."""
    return frozenset(name for path in GAMES for name in shown_in(load(path)))


@cache
def names_of_tests() -> tuple[str, ...]:
    """The names of the tests of this folder and the words of their cases, with hyphens for all that is no letter."""
    found: set[str] = set()
    for path in FOLDER.rglob("test_*.py"):
        if path.stem in NO_RULES:
            continue
        place = path.relative_to(FOLDER).with_suffix("").parts
        module = import_module(".".join([str(__package__), *place]))
        for name, function in vars(module).items():
            if name.startswith("test_") and function.__module__ == module.__name__:
                found.add(name.removeprefix("test_"))
                found.update(case_words(function))
    return tuple(sorted(re.sub(r"[^a-z0-9]+", "-", name.lower()) for name in found))


def case_words(function: object) -> Iterator[str]:
    """The words of a test's cases that pytest shows: given ids, and else strings among the values."""
    for mark in getattr(function, "pytestmark", ()):
        if mark.name != "parametrize":
            continue
        ids = mark.kwargs.get("ids")
        values = list(mark.args[1])
        if ids is None or callable(ids):
            for value in values:
                row = value.values if hasattr(value, "values") and hasattr(value, "id") else value
                yield getattr(value, "id", None) or ""
                for part in row if isinstance(row, list | tuple) else [row]:
                    yield part if isinstance(part, str) else ""
        else:
            yield from (name for name in ids if isinstance(name, str))


def bears(tested: str, name: str) -> bool:
    """Whether a test is called after something."""
    return re.search(rf"(^|-){re.escape(name)}s?(-|$)", tested) is not None


def is_tested(name: str) -> bool:
    """Whether some test bears the name of a part of the game."""
    if name.startswith("le Roy "):
        number = name.removeprefix("le Roy ")
        line = re.compile(rf"(^|-)lines?(-\d+-and)?-{number}(-|$)")
        return any(line.search(tested) for tested in names_of_tests())
    word = TESTED_AS.get(name) or name.partition(" ")[2]
    return any(bears(tested, word) for tested in names_of_tests())


def test_everything_occurs_in_a_recorded_game() -> None:
    assert [name for name in EVERYTHING if name not in shown()] == []


def test_everything_has_a_test_that_bears_its_name() -> None:
    assert [name for name in EVERYTHING if not is_tested(name)] == []


def test_everything_is_the_whole_game() -> None:
    """The list of what must be shown has every card, event, character, cube, use of influence, action and line."""
    cards: list[Card] = [*yellow.BASE, *white.BASE, *red.BASE, *BONUS.cards]
    cards += [*ladies_yellow.CARDS, *ladies_white.CARDS, *ladies_red.CARDS]
    assert sorted(card.name for card in cards) == sorted(ACTIVITIES)
    assert sorted(card.name for card in cards if card.effect.bend() is not None) == sorted(CUBES)
    assert sorted(card.name for card in cards if isinstance(card.effect, Mixed)) == sorted(MIXED)
    assert tuple(face.name for faces in BY_LEVEL for face in faces) == FACES
    table = CITY.new(CITY.setup(4, {"bonus": "yes", "ramparts": "yes"}))
    assert isinstance(table, City)
    assert [character.name for character in table.rules.characters] == list(CHARACTERS)
    assert [event.name for event in table.rules.events] == list(EVENTS)
    assert len(table.rules.spends) - len(RAMPARTS.spends) == len(USES)
    kinds = {type(target).__name__ for target in table.rules.targets}
    assert kinds == {"Activate", "Combat", "Construct", "PlaceCitizen", "Agriculture", "Ramparts"}
    assert len(ACTIONS) == len(kinds) + 2 + 1  # three buildings, and passing
    assert [f"le Roy {line}" for line in range(2, len(KINGS_TABLE) + 2)] == [
        n for n in EVERYTHING if "Roy" in n
    ]
    assert len(set(EVERYTHING)) == len(EVERYTHING)


def test_every_set_up_choice_of_the_ladies_is_a_variant() -> None:
    """Bonus cards and open points have games of their own, and whoever walks the ramparts has chosen to."""
    settled = {f"{choice.name}-{value}" for choice in CITY.choices for value in choice.values[1:]}
    settled -= {"bonus-yes", "open_vp-yes", "ramparts-yes"}
    assert {name.replace("head-yes", "purple-die").removesuffix("-yes") for name in settled} == set(VARIANTS)
