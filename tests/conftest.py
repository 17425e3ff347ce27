"""What every test run checks first, that the engine under test is the one that was asked for; and which tests it takes."""

import gc
import importlib
import os
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

MODES = ("interpreted", "compiled")
HERE = Path(__file__).parent
ALL_ONCE = "\npytestmark = pytest.mark.once\n"
"""How a file says that it runs with one engine only, whichever."""


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


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A file of which nothing is wanted is not read: with thousands of tests that takes longer than many of them."""
    if not collection_path.name.startswith("test_") or collection_path.suffix != ".py":
        return None
    unwanted = {
        "both": lambda: "mark.both" not in text_of(collection_path),
        "not waits": lambda: all_wait(collection_path),
        "waits": lambda: not all_wait(collection_path) and "mark.once" not in text_of(collection_path),
    }
    is_unwanted = unwanted.get(config.option.markexpr)
    return (is_unwanted is not None and is_unwanted()) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What a page or a server does is the same with either engine, and most of it is waiting. What takes longest is begun
    first, so that nobody waits for it in the end."""
    items.sort(key=lambda item: item.get_closest_marker("heavy") is None)
    for item in items:
        one_waits = room_of(item.path) == "server" and item.get_closest_marker("once")
        if one_waits or all_wait(item.path):
            item.add_marker(pytest.mark.once)
            item.add_marker(pytest.mark.waits)


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: whoever looks for garbage need not look at them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@cache
def text_of(path: Path) -> str:
    """What is written in a file of tests."""
    return path.read_text("utf-8")


@cache
def room_of(path: Path) -> str:
    """The first folder on the way to a file of tests."""
    return path.relative_to(HERE).parts[0]


@cache
def all_wait(path: Path) -> bool:
    """Whether everything in a file waits for a browser, or for a server that is the same with either engine."""
    return room_of(path) == "web" or (room_of(path) == "server" and ALL_ONCE in text_of(path))
