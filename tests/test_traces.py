"""The laws of `docs/traces`: every rule of the rulebooks leads to code and to tests that are there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import NamedTuple

import pytest

from troyes.city.ladies.ramparts.alphabet import NUMERALS
from troyes.city.ladies.ramparts.faces import BY_LEVEL
from troyes.city.module import Module
from troyes.city.modules.kings_table import KINGS_TABLE
from troyes.city.modules.registry import MODULES
from troyes.city.words import names
from troyes.dice.actions.buildings import LINKS
from troyes.dice.banquets import BANQUETS, RAIDS
from troyes.words import say

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
LETTERS = {"troyes": "T", "king": "K", "ladies": "L", "dice": "D"}
"""The pages, and the letter that their numbers begin with."""
COLUMNS = "| no. | rule | paragraph | code | tests |"
NUMBER = re.compile(r"([TKLD])-(\d+)([a-z]?)")
"""A letter after the number is for a rule that was added between two others, so that no number ever changes."""
RULING = re.compile(r"\bR\d+\b")
MOST_TESTS = 3


class Row(NamedTuple):
    """A rule, and where it is."""

    number: str
    rule: str
    paragraph: str
    code: list[str]
    tests: list[str]

    def names(self) -> str:
        """What it is about, if it is about something that has a name: `Merchant: …`."""
        head, colon, _ = self.rule.partition(": ")
        return head if colon else ""


@cache
def lines(page: str) -> list[str]:
    """The lines of the tables of a page."""
    text = (ROOT / "docs" / "traces" / f"{page}.md").read_text("utf-8")
    return [line for line in text.splitlines() if line.startswith("|")]


@cache
def rows(page: str) -> list[Row]:
    """All rows of a page."""
    found = []
    for line in lines(page):
        if line == COLUMNS or set(line) <= {"|", "-"}:
            continue
        cells = line.removeprefix("| ").removesuffix(" |").split(" | ")
        assert len(cells) == len(Row._fields), line
        code, tests = [re.findall(r"`([^`]+)`", cell) for cell in cells[3:]]
        found.append(Row(cells[0], cells[1], cells[2], code, tests))
    return found


def all_rows() -> Iterator[Row]:
    """The rows of all pages."""
    for page in LETTERS:
        yield from rows(page)


@cache
def functions(file: str) -> set[str]:
    """The names of the tests in a file."""
    tree = ast.parse((TESTS / file).read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("page", "letter"), LETTERS.items(), ids=list(LETTERS))
def test_numbers_are_unique_and_in_order(page: str, letter: str) -> None:
    found = [NUMBER.fullmatch(row.number) for row in rows(page)]
    numbers = [(match[1], int(match[2]), match[3]) for match in found if match]
    assert len(numbers) == len(found) > 20
    assert {number[0] for number in numbers} == {letter}
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("page", LETTERS)
def test_every_rule_is_one_sentence_of_its_own_and_says_where_it_stands(page: str) -> None:
    rules = [row.rule for row in rows(page)]
    assert [rule for rule in rules if not rule.endswith(".") or rule.count(". ")] == []
    assert sorted(rules) == sorted(set(rules))
    assert [row.number for row in rows(page) if not row.paragraph.strip()] == []


def test_every_rule_leads_to_code_that_is_there() -> None:
    for row in all_rows():
        assert row.code, row.number
        for name in row.code:
            try:
                resolve_name(f"troyes.{name}")
            except (AttributeError, ImportError) as missing:
                pytest.fail(f"{row.number}: {name} is not there: {missing}")


def test_every_rule_leads_to_tests_that_are_there() -> None:
    for row in all_rows():
        assert 1 <= len(row.tests) <= MOST_TESTS, row.number
        for test in row.tests:
            file, _, function = test.partition("::")
            assert (TESTS / file).is_file(), f"{row.number}: {file}"
            assert function.startswith("test_"), f"{row.number}: {test}"
            assert function in functions(file), f"{row.number}: {test}"


def test_every_ruling_settles_a_rule_and_no_other_is_named() -> None:
    there = set(re.findall(r"^\| (R\d+) \|", (ROOT / "docs" / "rulings.md").read_text("utf-8"), re.MULTILINE))
    cited = {ruling for row in all_rows() for ruling in RULING.findall(row.rule)}
    assert (there - cited, cited - there) == (set(), set())


def page_of(module: Module) -> str:
    """The page on which the content of a module stands."""
    if module.name.startswith("ladies"):
        return "ladies"
    return "king" if module.name == "king" else "troyes"


def things() -> Iterator[tuple[str, str]]:
    """Whatever has a name in the games, with its page: cards, events, characters, tiles, lines of le Roy's table."""
    for module in MODULES:
        said = [
            *[names.card(card.name) for card in module.cards],
            *[names.event(event.name) for event in module.events],
            *[names.character(character.name) for character in module.characters],
        ]
        for name in said:
            yield page_of(module), re.sub(r" \d$", "", say(name))  # copies of an event share a row
    for level, faces in enumerate(BY_LEVEL):
        for face in faces:
            yield "ladies", f"{NUMERALS[level]}-{face.name[-1]}"
    for line in range(len(KINGS_TABLE)):
        yield "king", f"Sum {line + 2}"
    for number in range(1, len(BANQUETS) + 1):
        yield "dice", f"Tile {number}, Banquet"
    for number in range(1, len(RAIDS) + 1):
        yield "dice", f"Tile {number}, Raid"
    for number in range(1, len(LINKS) + 1):
        yield "dice", f"Link {number}"


def test_everything_that_has_a_name_has_a_row_that_begins_with_it() -> None:
    missing = []
    for page, name in things():
        whole = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
        if not any(whole.search(row.names()) for row in rows(page)):
            missing.append(f"{page}: {name}")
    assert missing == []
