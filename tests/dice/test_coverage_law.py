"""The coverage law: whatever Troyes Dice has, some recorded game shows it and some test bears its name."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.dice.games.features import EVERYTHING, shown_in
from troyes.dice.constants import CITIZENS, RESOURCES
from troyes.play.record import parse

TESTS = Path(__file__).parent
ROOT = TESTS.parents[1]
PLURALS = {
    "fortress": "fortresses",
    "palace": "palaces",
    "city-hall": "city_halls",
    "bishopric": "bishoprics",
}


@cache
def shown() -> set[str]:
    """All that the recorded games show together."""
    found: set[str] = set()
    for file in sorted((TESTS / "games").glob("*.troyes")):
        found |= shown_in(parse(file.read_text("utf-8")))
    return found


@cache
def names_of_tests() -> str:
    """The names of all tests of Troyes Dice with their parameters, one a line."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", "tests/dice"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    listed = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=True
    )
    return "\n".join(line.partition("::")[2] for line in listed.stdout.splitlines())


def pattern(name: str) -> str:
    """How a test that bears the name of something is called."""
    kind, _, rest = name.partition(" ")
    if kind == "word":
        return rf"^test_word_\w+\[{re.escape(rest)}\]$"
    if kind.startswith("tile"):
        return rf"^test_tile_{kind[4:]}_{rest}_"
    if kind == "link":
        row, left, right = re.fullmatch(r"(.+)(\d)-(\d)", rest).groups()  # type: ignore[union-attr]
        return rf"^test_link_between_{PLURALS[row]}_{left}_and_{right}_brings_"
    if kind == "row":
        work = rf"^test_work_building_brings_\w+\[{rest}-"
        return rf"{work}|^test_{rest.replace('-', '_')}_brings_|^test_{rest}_unlocks_"
    if rest in RESOURCES:
        return rf"^test_sixth_twelfth_and_eighteenth_symbol_bring_\w+\[\d+-\d+-1-{rest}\]$"
    if rest in CITIZENS:
        return rf"^test_{kind}_citizen_\w+\[{rest}s\b"
    if kind == "column":
        return rf"^test_column_bonus_\w+\[{rest}\]$"
    if kind == "character":
        return rf"^test_character_scores_the_\w+\[{rest}\]$"
    if kind == "achievement":
        group, _, which = rest.partition("-")
        return rf"^test_{group}_\w+\[.*\b{which}\b" if which else rf"^test_(\w+_)?{group}_"
    return {"fallback": r"^test_one_of_each_", "other track": r"^test_citizen_of_a_full_track_"}[name]


def test_nothing_is_listed_twice() -> None:
    assert len(set(EVERYTHING)) == len(EVERYTHING)


def test_some_recorded_game_shows_it() -> None:
    assert [name for name in EVERYTHING if name not in shown()] == []


def nameless(borne: str) -> list[str]:
    """What no test bears the name of, among the names of tests."""
    return [name for name in EVERYTHING if not re.search(pattern(name), borne, re.MULTILINE)]


@pytest.mark.once
def test_some_test_bears_its_name(request: pytest.FixtureRequest) -> None:
    """Where only a part of the tests runs, all of them are asked for their names."""
    running = [item.name for item in request.session.items if item.path.is_relative_to(TESTS)]
    assert not nameless("\n".join(running)) or nameless(names_of_tests()) == []
