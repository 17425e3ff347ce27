"""The laws of the catalogues: whole files, the same names and arguments in every language, and no name unsaid."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.words.catalogues import Named, entries, junk, named_in_code
from troyes.city import names
from troyes.core.errors import Refusal
from troyes.tui.opponents import OPPONENTS
from troyes.words import languages
from troyes.words.catalogue import read
from troyes.words.languages import FOLDER

pytestmark = pytest.mark.once

FILES = sorted(FOLDER.rglob("*.ftl"))
NAMED = sorted(named_in_code(), key=lambda named: (named.module, named.name))
ENGLISH = entries("en")
PREFIXED = ("page", "terminal", "city", "dice")
"""Files whose entries bear the name of their file."""
FAMILIES: dict[str, tuple[str, ...]] = {
    "level-{}": tuple(level.name for level in OPPONENTS),
    "level-{}-about": tuple(level.name for level in OPPONENTS),
    "city-card-{}": names.ACTIVITIES,
    "city-event-{}": names.EVENTS,
    "city-character-{}": names.CHARACTERS,
}
"""Entries whose names the code puts together, and what it puts in."""


def name_of(value: Path | Named) -> str:
    return value.relative_to(FOLDER).as_posix() if isinstance(value, Path) else f"{value.module}:{value.name}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_holds_nothing_but_entries(path: Path) -> None:
    assert junk(path) == []


@pytest.mark.parametrize("language", languages())
def test_no_entry_stands_twice(language: str) -> None:
    assert "list-two" in read(FOLDER / language)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty catalogue."""
    path = tmp_path / "en"
    path.mkdir()
    return path


def test_an_entry_in_two_files_is_refused(folder: Path) -> None:
    (folder / "a.ftl").write_text("one = 1\ntwo = 2\n")
    (folder / "b.ftl").write_text("two = II\n")
    with pytest.raises(Refusal) as refused:
        read(folder)
    assert str(refused.value) == "The words for 'two' stand in a.ftl and again in b.ftl."


def test_an_entry_twice_in_a_file_is_refused(folder: Path) -> None:
    (folder / "a.ftl").write_text("two = 2\ntwo = II\n")
    with pytest.raises(Refusal, match=r"'two' stand in a\.ftl and again in a\.ftl"):
        read(folder)


def test_an_entry_bears_the_name_of_its_file() -> None:
    for name, entry in ENGLISH.items():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
        prefix = next((prefix for prefix in PREFIXED if name.startswith(f"{prefix}-")), "common")
        assert (name, prefix) == (name, entry.file.removesuffix(".ftl").partition("-")[0])


def test_a_language_says_nothing_that_english_lacks() -> None:
    for language in languages()[1:]:
        theirs = entries(language)
        assert theirs.keys() - ENGLISH.keys() == set()
        unknown = {name: entry.arguments - ENGLISH[name].arguments for name, entry in theirs.items()}
        assert {name: more for name, more in unknown.items() if more} == {}


@pytest.mark.parametrize("named", NAMED, ids=name_of)
def test_the_code_names_only_what_can_be_said(named: Named) -> None:
    if named.is_family:
        assert named.name in FAMILIES, "say in FAMILIES which names are put in here"
        wanted = [named.name.format(member) for member in FAMILIES[named.name]]
    else:
        wanted = [named.name]
    assert [name for name in wanted if name not in ENGLISH] == []
    if named.arguments is not None:
        lacking = {name: ENGLISH[name].arguments - named.arguments for name in wanted}
        assert {name: missing for name, missing in lacking.items() if missing} == {}


def test_the_code_names_something() -> None:
    assert NAMED
