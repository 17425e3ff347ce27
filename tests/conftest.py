"""What every test run checks first: that the engine under test is the one that was asked for."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

MODES = ("interpreted", "compiled")
HERE = Path(__file__).parent
RULES = ("city/actions", "city/content", "city/ladies", "city/modules", "city/phases", "dice")
"""Rooms of tests that lay out a position, do something and look at what came of it."""
BOTH = ("test_invariants.py", "test_keys.py", "test_random_games.py", "test_versions.py")
"""What is in them and holds the engines to each other."""


def pytest_configure() -> None:
    """Stop the run if `TROYES_ENGINE` names one engine and the other would be tested."""
    wanted = os.environ.get("TROYES_ENGINE")
    if wanted is None:
        return
    if wanted not in MODES:
        raise pytest.UsageError(f"TROYES_ENGINE is {wanted!r}; it must be one of {', '.join(MODES)}.")
    file = str(importlib.import_module("troyes.core.state").__file__)
    found = "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
    if found != wanted:
        raise pytest.UsageError(f"TROYES_ENGINE asks for the {wanted} engine, but {file} is {found}.")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a page or a server does is the same with either engine, and most of it is waiting. A rule at set positions is
    tested with one engine: random games, perft, recorded games and the contract show that the other does the same."""
    for item in items:
        room = item.path.relative_to(HERE).parts[0]
        if room == "web" or (room == "server" and item.get_closest_marker("once")):
            item.add_marker(pytest.mark.once)
            item.add_marker(pytest.mark.waits)
        rules = item.path.parent.relative_to(HERE).as_posix() in RULES and item.path.name not in BOTH
        if rules and not item.get_closest_marker("once"):
            item.add_marker(pytest.mark.positions)
