"""A log that does not grow without end."""

from __future__ import annotations

import logging

import pytest

from troyes.server.lines.log import AT_ONCE, MINUTE, Throttle

pytestmark = pytest.mark.once


def test_what_is_said_again_and_again_is_counted() -> None:
    now = [0.0]
    throttle = Throttle(lambda: now[0])

    def say(line: int) -> str | None:
        record = logging.LogRecord("troyes", logging.ERROR, "place.py", line, "Trouble %s", ("here",), None)
        return record.getMessage() if throttle.filter(record) else None

    assert [say(1) for _ in range(AT_ONCE + 5)] == ["Trouble here"] * AT_ONCE + [None] * 5
    assert say(2) == "Trouble here"
    now[0] += MINUTE
    assert say(1) == "Trouble here (and 5 more like it)"
    assert say(1) == "Trouble here"
