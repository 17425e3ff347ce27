"""Who has a table's page open, here and elsewhere, and when that is news."""

from __future__ import annotations

import time
from typing import cast

import pytest

from troyes.server.tables.hall import Hall, Notice
from troyes.server.tables.presence import LIFETIME, Listed, Presence

pytestmark = pytest.mark.once


class Silent:
    """A hall that only notes what is said."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str]] = []

    def publish(self, table_id: str, notice: Notice) -> None:
        self.said.append((table_id, notice.what))


def present() -> tuple[Presence, Silent]:
    hall = Silent()
    return Presence(cast("Hall", hall)), hall


def test_only_the_first_at_a_table_asks_who_is_there_elsewhere() -> None:
    here, hall = present()
    first = here.enter("a", (0,))
    here.enter("a", ())
    assert hall.said == [("a", "here"), ("a", "who"), ("a", "here")]
    here.leave("a", first)
    assert here.who("a") == ([], 1)


def test_what_another_process_says_of_all_its_tables_is_news_only_where_it_is() -> None:
    here, _ = present()
    for table in "ab":
        here.enter(table, (0,))
    listed = Listed("other", {"a": ([1], 2), "c": ([0], 0)})
    assert here.hear_all(listed) == ["a"]
    assert here.who("a") == ([0, 1], 2)
    assert here.hear_all(listed) == []
    assert here.hear_all(here.listed()) == []
    assert here.listed().tables == {"a": ([0], 0), "b": ([0], 0)}
    assert here.hear("a", "other", [], 0)
    assert here.who("a") == ([0], 0)


def test_a_process_that_says_nothing_is_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    here, _ = present()
    here.enter("a", (0,))
    assert here.hear("a", "other", [1], 0)
    now += LIFETIME - 1
    assert here.forget() == []
    now += 1
    assert here.forget() == ["a"]
    assert here.who("a") == ([0], 0)
    assert here.forget() == []
