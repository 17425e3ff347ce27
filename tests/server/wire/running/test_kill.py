"""An acknowledged move is never lost: the server is killed a hundred times in the middle of play.

`benchmarks/kills.py` does it more often.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.wire.running.killing import rampage

pytestmark = pytest.mark.once

KILLS = 100


def test_what_was_acknowledged_outlives_a_hundred_kills(tmp_path: Path) -> None:
    outcome = rampage(tmp_path, KILLS)
    assert outcome.told > KILLS
    assert outcome.unanswered > 0
