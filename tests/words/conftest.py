"""A terminal that speaks the pseudo-language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import troyes.cli.commands  # noqa: F401 - all that speaks must be there
from troyes.words import PSEUDO, speaking


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Everything is said in the pseudo-language, and kept in a folder of the test."""
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("TROYES_LANGUAGE", PSEUDO)
    monkeypatch.setenv("COLUMNS", "200")
    with speaking(PSEUDO):
        yield
