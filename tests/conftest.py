"""What every test run checks first: that the engine under test is the one that was asked for."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

MODES = ("interpreted", "compiled")
HERE = Path(__file__).parent


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
    """What a page or a server does is the same with either engine, and most of it is waiting."""
    for item in items:
        room = item.path.relative_to(HERE).parts[0]
        if room == "web" or (room == "server" and item.get_closest_marker("once")):
            item.add_marker(pytest.mark.once)
            item.add_marker(pytest.mark.waits)
