"""A server that ran for long keeps no memory that it does not need."""

from __future__ import annotations

import subprocess
import sys

import pytest

from troyes.server.wire.memory import TRIM

pytestmark = pytest.mark.once

ALONE = """
import resource
from pathlib import Path
from troyes.server.wire.memory import give_back

def resident():
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * resource.getpagesize()

before = resident()
things = [bytes(1_000) for _ in range(60_000)]
stay = things[::100]
del things
print(resident() - before)
give_back()
print(resident() - before)
"""
"""In a process of its own, which has no room left over from before."""


@pytest.mark.skipif(
    sys.platform != "linux" or TRIM is None, reason="the C library of this system has no such call"
)
def test_memory_between_things_that_stay_is_given_back() -> None:
    found = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=True)
    left, after = map(int, found.stdout.split())
    assert left > 30_000_000, "Freed, and not given back by itself."
    assert after < left / 4
