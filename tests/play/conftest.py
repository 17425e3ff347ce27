"""Nim stands in the catalogue, because a small game shows best what sessions and records do."""

from __future__ import annotations

import pytest

from tests.core.nim import NIM
from troyes.play import catalogue


@pytest.fixture(autouse=True)
def nim_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records of Nim can be read."""
    monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, NIM))
