"""The laws of the catalogues: whole files, the same names and arguments in every language, and no name unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.words.catalogues import Named, entries, junk, named_in_code, references, refused_in_code, said_of
from tests.words.city import FAMILIES as CITYS_FAMILIES
from tests.words.dice import FAMILIES as DICES_FAMILIES
from troyes.cli.studying.database import HEADINGS as DATABASE_HEADINGS
from troyes.cli.studying.sim import HEADINGS
from troyes.core.errors import Refusal
from troyes.dice.constants import COLOURS, RESOURCES, ROWS
from troyes.draw.city.signs import SIGNS as CITYS_SIGNS
from troyes.draw.dice.signs import SIGNS as DICES_SIGNS
from troyes.lab.thinking import UNITS
from troyes.play.catalogue import GAMES
from troyes.tui.loop import COMMANDS, REACT
from troyes.tui.opponents import OPPONENTS
from troyes.words import languages
from troyes.words.catalogue import NAMED, read
from troyes.words.catalogue import entries as sources
from troyes.words.languages import FOLDER

pytestmark = pytest.mark.once

FILES = sorted(FOLDER.rglob("*.ftl"))
PREFIXED = {
    "page": "page",
    "lesson": "lessons",
    "terminal": "terminal",
    "city": "city",
    "dice": "dice",
    "refused": "refusals",
    "letter": "letters",
    "help": "help",
}
"""How the names of entries begin, and those of the files that they stand in."""
EXPANSIONS = {"ladies": "city"}
"""Files of their own for what is added to a game: the names begin like the game's."""
OF_TERMINALS = (
    "help.ftl",
    "letters.ftl",
    "terminal.ftl",
    "refusals-terminal.ftl",
    "city-positions.ftl",
    "dice-positions.ftl",
)
"""Files of which the page says nothing."""
REFUSED = ("refused-", "city-position-", "dice-position-")
"""How the names of refusals begin."""
FAMILIES: dict[str, Iterable[str]] = {
    "level-{}": [level.name for level in OPPONENTS],
    "level-{}-about": [level.name for level in OPPONENTS],
    "terminal-sim-{}": HEADINGS,
    "terminal-database-{}": DATABASE_HEADINGS,
    "terminal-budget-{}": UNITS,
    "terminal-command-{}": (*COMMANDS, REACT),
    "terminal-react-{}": ("ask", "turn", "never"),
    "terminal-certainty-{}": {one.certainty for game in GAMES for one in game.components},
    "terminal-dice-letter-{}": (*COLOURS, *RESOURCES),
    "terminal-dice-letters-{}": ROWS,
    **CITYS_FAMILIES,
    **DICES_FAMILIES,
}
"""Entries whose names the code puts together, and what it puts in."""
OF_GAMES: dict[str, list[str]] = {
    "{}-title": [game.titled().name for game in GAMES],
    "{}-choice-{}-{}": [
        game.about(choice, value).name
        for game in GAMES
        for choice in game.choices
        for value in ("", *choice.values)
    ],
    "{}-mix-{}": [game.mixed(mix).name for game in GAMES for mix in game.mixes],
    "{}-mix-{}-about": [game.about_mix(mix).name for game in GAMES for mix in game.mixes],
    "{}-achievement-{}": [game.boast(one).name for game in GAMES for one in game.achievements],
    "terminal-{}-guide-{}": [
        f"terminal-{game}-guide-{sign}"
        for game, signs in (("city", CITYS_SIGNS), ("dice", DICES_SIGNS))
        for sign in signs
    ],
}
"""The same where a game's own name is a part of it."""


def name_of(path: Path) -> str:
    return path.relative_to(FOLDER).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_holds_nothing_but_entries(path: Path) -> None:
    assert junk(path) == []


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_an_entry_and_what_it_names_are_found_before_it_is_understood(path: Path) -> None:
    text = path.read_text("utf-8")
    understood = references(text)
    found = dict(sources(text))
    assert list(found) == list(understood)
    assert [
        name for name, source in found.items() if not understood[name] <= set(NAMED.findall(source))
    ] == []


@pytest.mark.parametrize("language", languages())
def test_no_entry_stands_twice(language: str) -> None:
    assert "list-two" in read(FOLDER / language)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty catalogue."""
    path = tmp_path / "en"
    path.mkdir()
    return path


def test_what_an_entry_names_is_said_with_it(folder: Path) -> None:
    (folder / "a.ftl").write_text(
        "all = { some } of { -city }, { $n ->\n    [one] { -city }\n   *[other] { more }\n}\n"
    )
    (folder / "b.ftl").write_text("-city = Troyes\nmore = more of { some }\nsome = some\n")
    words = read(folder)
    assert "all" in words
    assert words.said("all", {"n": 2}, "") == "some of Troyes, more of some"


def test_what_is_said_again_is_the_same_and_what_differs_in_anything_is_not(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever says something keeps it for a while, and forgets all when that is too much."""
    monkeypatch.setattr("troyes.words.catalogue.KEPT", 3)
    (folder / "a.ftl").write_text(
        "cubes = { $n ->\n    [one] a cube\n   *[other] { $n } cubes\n}\n    .told = took { $n }\n"
    )
    words = read(folder)
    for _ in range(3):
        assert words.said("cubes", {"n": 1}, "") == "a cube"
        assert words.said("cubes", {"n": "1"}, "") == "1 cubes"
        assert words.said("cubes", {"n": 1}, "told") == "took 1"
        assert words.said("cubes", {"n": 2}, "") == "2 cubes"
        assert words.said("dice", {"n": 2}, "") is None
        assert len(words._said) <= 3


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
    for name, entry in entries().items():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)
        file = next((PREFIXED[prefix] for prefix in PREFIXED if name.startswith(f"{prefix}-")), "common")
        stands_in = entry.file.removesuffix(".ftl").partition("-")[0]
        assert (name, file) == (name, EXPANSIONS.get(stands_in, stands_in))


def test_a_language_says_nothing_that_english_lacks() -> None:
    for language in languages()[1:]:
        theirs = entries(language)
        assert theirs.keys() - entries().keys() == set()
        unknown = {name: entry.arguments - entries()[name].arguments for name, entry in theirs.items()}
        assert {name: more for name, more in unknown.items() if more} == {}


def spelt(named: Named) -> list[str]:
    """The entries that a place in the code may mean; of a family that is not listed, all that look like it."""
    if not named.is_family:
        return [named.name]
    if named.name in OF_GAMES:
        return OF_GAMES[named.name]
    if named.name in FAMILIES:
        return [named.name.format(member) for member in FAMILIES[named.name]]
    pattern = re.compile(re.escape(named.name).replace(r"\{\}", ".+"))
    return [name for name in entries() if pattern.fullmatch(name)] or [named.name]


def test_the_code_names_only_what_can_be_said() -> None:
    unsaid = {
        (named.module, name) for named in named_in_code() for name in spelt(named) if name not in entries()
    }
    assert unsaid == set()


def test_the_code_gives_every_argument_that_is_asked_for() -> None:
    lacking = {
        (named.module, named.name, missing)
        for named in named_in_code()
        if named.arguments is not None and not named.is_family
        for missing in entries()[named.name].arguments - named.arguments
    }
    assert lacking == set()


def test_a_refusal_gives_no_argument_that_is_not_asked_for() -> None:
    idle = {
        (named.module, named.name, more)
        for named in named_in_code()
        if named.name.startswith(REFUSED) and named.arguments is not None and not named.is_family
        for more in named.arguments - entries()[named.name].arguments
    }
    assert idle == set()


def test_a_refusal_is_made_of_a_message_of_the_catalogue() -> None:
    """A message that is made elsewhere is another refusal's, or comes as an argument."""
    refusals = list(refused_in_code())
    assert len(refusals) > 100
    handed_on = {one.said for one in refusals if one.name is None}
    assert handed_on == {"error.said", "no_toml(text, str(error))", "start.reason()"}
    named = {name for one in refusals if one.name is not None for name in one.name}
    assert {name for name in named if not name.startswith(REFUSED)} == set()


def test_no_words_of_a_terminal_or_a_refusal_are_never_said() -> None:
    ours = {
        name for name, entry in entries().items() if entry.file in OF_TERMINALS or name.startswith("refused-")
    }
    assert ours - {name for named in named_in_code() for name in spelt(named)} == set()


def test_every_question_of_a_first_game_says_why_it_is_asked() -> None:
    asked = [name for name in said_of("city.ftl", "dice.ftl") if "-ask-" in name]
    of_chance = {
        f"dice-ask-{what}" for what in ("lay-plaza", "lay-tile", "roll-leftmost", "roll-black", "roll-die")
    }
    assert {name for name in asked if "because" not in entries()[name].forms} == of_chance
    assert len(asked) > 25
