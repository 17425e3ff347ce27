"""What `City` holds is written down in several places, for each must be fast: none of them may forget a field."""

from __future__ import annotations

import ast
from pathlib import Path

import tests
from troyes.city.game import CITY
from troyes.city.origin import SCALARS, TOKENS
from troyes.city.state import City
from troyes.core.doors import unpacked

CITY_ROOM = Path(tests.__file__).parents[1] / "src" / "troyes" / "city"
ELSEWHERE = {
    "rules": "the same for all states of a table",
    "extras": "what modules remember writes itself",
}
BITS = {"events", "aids"}
"""Observed bit by bit, by the names of events and aids."""
WRITTEN_OTHERWISE = {"turn": "as the owner whose turn it is"}
READ_OTHERWISE = {"queued": "counted while the events are read"}


def tree(name: str) -> ast.Module:
    """A file of the game."""
    return ast.parse((CITY_ROOM / name).read_text())


def function(name: str, inside: ast.AST) -> ast.FunctionDef:
    """A function or method by its name."""
    return next(node for node in ast.walk(inside) if isinstance(node, ast.FunctionDef) and node.name == name)


def fields() -> dict[str, str]:
    """The fields of a table with their types, in order."""
    found: dict[str, str] = {}
    for node in ast.walk(function("__init__", tree("state.py"))):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            found[node.target.attr] = ast.unparse(node.annotation)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            found[node.targets[0].attr] = ""
    return found


def attributes(inside: ast.AST, *owners: str) -> set[str]:
    """What is read or written of the variables of some names."""
    return {
        node.attr
        for node in ast.walk(inside)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in owners
    }


FIELDS = {name: kind for name, kind in fields().items() if name not in ELSEWHERE}
SINGLE = [name for name, kind in FIELDS.items() if kind == "i64"]


def test_all_fields_are_found() -> None:
    assert len(fields()) > 50
    assert {"rules", "extras", "deniers", "dice", "round", "possible", "times", "left"} <= set(fields())


def test_a_twin_has_all_fields() -> None:
    clone = function("clone", tree("state.py"))
    assert set(FIELDS) - attributes(clone, "twin") == set()
    assert set(FIELDS) - attributes(clone, "self") == set()


def test_the_key_holds_all_fields() -> None:
    assert set(FIELDS) - attributes(function("key", tree("state.py")), "self") == set()


def test_packing_writes_and_reads_all_fields() -> None:
    packed = tree("packed.py")
    arrays = set(FIELDS) - set(SINGLE)
    for name in ("pack_scalars", "read_scalars"):
        assert attributes(function(name, packed), "s") == set(SINGLE), name
    for name in ("pack_arrays", "read_arrays"):
        assert attributes(function(name, packed), "s") == arrays, name


def test_observations_hold_all_single_numbers() -> None:
    assert sorted([*SCALARS, *TOKENS, *BITS]) == sorted(SINGLE)


def test_a_position_document_writes_and_reads_all_fields() -> None:
    written = attributes(tree("box/position.py"), "s")
    read = attributes(tree("box/reading.py"), "s") | attributes(tree("box/under_way.py"), "s")
    assert set(FIELDS) - written == set(WRITTEN_OTHERWISE)
    assert set(FIELDS) - read == set(READ_OTHERWISE)


def numbered() -> City:
    """A table in which every single number is another one."""
    s = CITY.new(CITY.setup(3))
    for number, name in enumerate(SINGLE):
        setattr(s, name, number + 1)
    s.size = 0  # as many tokens of dice are observed
    return s


def test_every_single_number_is_kept_by_twins_and_packing() -> None:
    s = numbered()
    wanted = {name: getattr(s, name) for name in SINGLE}
    assert {name: getattr(s.clone(), name) for name in SINGLE} == wanted
    assert {name: getattr(unpacked(bytes(s)), name) for name in SINGLE} == wanted


def test_every_single_number_is_observed_under_its_own_name() -> None:
    s = numbered()
    columns = dict(zip(s.observation_names(), s.observation(0), strict=True))
    assert {name: columns[name] for name in SCALARS} == {name: getattr(s, name) for name in SCALARS}
