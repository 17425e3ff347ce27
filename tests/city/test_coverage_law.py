"""The coverage law of Troyes: whatever the game has occurs in a recorded game and has a test that bears its name.

A name counts as borne by a test if it stands in the name of a test function of this folder or in an id of its cases.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.city.games.features import (
    ACTIONS,
    ACTIVITIES,
    CHARACTERS,
    CUBES,
    EVENTS,
    EVERYTHING,
    USES,
    shown_by,
)
from tests.city.games.test_games import GAMES, load
from troyes.city.content.cards import red, white, yellow
from troyes.city.content.kinds import Card
from troyes.city.game import CITY
from troyes.city.modules.kings_table import KINGS_TABLE
from troyes.city.state import City

FOLDER = Path(__file__).parent
NO_RULES = (Path(__file__).stem, "test_components", "test_changed_components")
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
}
"""The word that the tests use where it is not the name itself."""


@cache
def shown() -> frozenset[str]:
    """All that the recorded games show."""
    found: set[str] = set()
    for path in GAMES:
        record = load(path)
        state = record.game.new(record.setup)
        assert isinstance(state, City)
        for actor, token in record.entries:
            found.update(shown_by(state, actor, token))
            state.take(actor, token)
    return frozenset(found)


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


@pytest.mark.parametrize("name", EVERYTHING)
def test_everything_occurs_in_a_recorded_game(name: str) -> None:
    assert name in shown()


@pytest.mark.parametrize("name", EVERYTHING)
def test_everything_has_a_test_that_bears_its_name(name: str) -> None:
    if name.startswith("le Roy "):
        number = name.removeprefix("le Roy ")
        line = re.compile(rf"(^|-)lines?(-\d+-and)?-{number}(-|$)")
        assert [tested for tested in names_of_tests() if line.search(tested)]
        return
    word = TESTED_AS.get(name) or name.partition(" ")[2]
    assert [tested for tested in names_of_tests() if bears(tested, word)]


def test_everything_is_the_whole_game() -> None:
    """The list of what must be shown has every card, event, character, cube, use of influence, action and line."""
    cards: list[Card] = [*yellow.BASE, *yellow.BONUS, *white.BASE, *white.BONUS, *red.BASE, *red.BONUS]
    assert sorted(card.name for card in cards) == sorted(ACTIVITIES)
    assert sorted(card.name for card in cards if card.effect.bend() is not None) == sorted(CUBES)
    table = CITY.new(CITY.setup(4, {"bonus": "yes"}))
    assert isinstance(table, City)
    assert [character.name for character in table.rules.characters] == list(CHARACTERS)
    assert [event.name for event in table.rules.events] == list(EVENTS)
    assert len(table.rules.spends) == len(USES)
    kinds = {type(target).__name__ for target in table.rules.targets}
    assert kinds == {"Activate", "Combat", "Construct", "PlaceCitizen", "Agriculture"}
    assert len(ACTIONS) == len(kinds) + 2 + 1  # three buildings, and passing
    assert [f"le Roy {line}" for line in range(2, len(KINGS_TABLE) + 2)] == [
        n for n in EVERYTHING if "Roy" in n
    ]
    assert len(set(EVERYTHING)) == len(EVERYTHING)
