"""A table is made from plain values, and has no others."""

from __future__ import annotations

import json
import pickle

import pytest

from tests.core.nim import NIM
from troyes.city.game import CITY
from troyes.core.errors import SetupError
from troyes.play.table import Plain, Table


def test_a_table_is_found_by_its_values() -> None:
    table = Table.find("nim", 3, 2, {})
    assert table.game is NIM
    assert (table.name, table.version, table.players) == ("nim", 3, 2)
    assert (table.choices, table.unusual, table.components) == ({"rounds": "one"}, {}, "")
    assert table.new().key() == NIM.new(NIM.setup(2)).key()


def test_tables_of_the_same_share_what_is_never_changed() -> None:
    one, other = (Table.find("city", CITY.version, 3, {"bonus": "yes"}) for _ in range(2))
    assert one.game is other.game
    assert one.new() is not other.new()
    assert Table.find("city", CITY.version, 3, {}).choices != one.choices


def test_what_is_unusual_about_a_table() -> None:
    table = Table.find("city", 1, 3, {"bonus": "yes"}, "cards.merchant.cost = 3")
    assert table.unusual == {"bonus": "yes"}
    assert table.choices == {**CITY.setup(3).choices, "bonus": "yes"}
    assert Table.find("city", 1, 3, table.unusual, table.components).components == table.components != ""


def test_a_table_crosses_borders_in_plain_values() -> None:
    """Between processes as it is, into files as JSON; the rules and the printed values are those of the table."""
    table = Table.find("city", 1, 3, {"bonus": "yes"}, "cards.merchant.cost = 3")
    plain = table.plain()
    assert plain == Plain("city", 1, 3, tuple(table.choices.items()), table.components)
    assert pickle.loads(pickle.dumps(plain)) == plain
    assert Plain.read(json.loads(json.dumps(plain.document()))) == plain
    assert Plain.read({"game": "nim", "version": 3, "players": 2, "setup": {}, "components": ""}) == Plain(
        "nim", 3, 2, ()
    )
    again = Table.of(plain)
    assert again.plain() == plain
    assert again.game.version == 1 != CITY.version
    assert again.components == table.components != ""
    assert Table.of(plain._replace(choices=plain.choices[::-1])) is again


@pytest.mark.parametrize(
    ("name", "version", "players", "choices", "sentence"),
    [
        ("go", 1, 2, {}, "There is no game 'go'"),
        ("nim", 2, 2, {}, "Version 2 of the rules of Nim is not known here"),
        ("nim", 3, 9, {}, "Nim is for 2 to 4 players, not 9"),
        ("nim", 3, 2, {"rounds": "no"}, "The set-up choice rounds is one of"),
    ],
)
def test_a_table_that_cannot_be(
    name: str, version: int, players: int, choices: dict[str, str], sentence: str
) -> None:
    with pytest.raises(SetupError, match=sentence):
        Table.find(name, version, players, choices)
