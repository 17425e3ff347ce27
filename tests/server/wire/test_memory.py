"""A server that ran for long keeps no memory that it does not need."""

from __future__ import annotations

import resource
import sys
from pathlib import Path

import pytest

from troyes.server.wire.memory import TRIM, give_back

pytestmark = pytest.mark.once


def resident() -> int:
    """Bytes of memory that this process has."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()


@pytest.mark.skipif(
    sys.platform != "linux" or TRIM is None, reason="the C library of this system has no such call"
)
def test_memory_between_things_that_stay_is_given_back() -> None:
    before = resident()
    things = [bytes(1_000) for _ in range(60_000)]
    stay = things[::100]
    del things
    left = resident() - before
    assert left > 30_000_000, "Freed, and not given back by itself."
    give_back()
    assert resident() - before < left / 4
    assert len(stay) == 600
