"""A test that asks for `table` runs on all tables, one after the other: there are thousands of pairs of a law and a
table, and as tests of their own they would take longer to be collected and told than to be run."""

from __future__ import annotations

import pytest

from tests.contract.tables import ALL_GAMES, TABLES, Table
from troyes.play import catalogue


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """The first table; `pytest_pyfunc_call` gives the others. The toy game is among them and has brought its words."""
    monkeypatch.setattr(catalogue, "GAMES", ALL_GAMES)
    return TABLES[0]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Check a law on every table; the first one that breaks it is named."""
    if "table" not in pyfuncitem.fixturenames:
        return None
    for table in TABLES:
        try:
            pyfuncitem.obj(table=table)
        except Exception as error:
            error.add_note(f"At the table {table.name}.")
            raise
    return True
