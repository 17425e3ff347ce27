"""The tables as a fixture: a test that asks for `table` runs on every one of them."""

from __future__ import annotations

import pytest

from tests.contract.tables import ALL_GAMES, TABLES, Table
from troyes.play import catalogue


@pytest.fixture(params=TABLES, ids=lambda table: table.name)
def table(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of every game, the toy game among them; it has brought its words."""
    monkeypatch.setattr(catalogue, "GAMES", ALL_GAMES)
    chosen: Table = request.param
    return chosen
