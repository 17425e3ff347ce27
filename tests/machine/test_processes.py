"""What the machine offers to programs that think in several processes."""

from __future__ import annotations

import signal
import sys

import pytest

from troyes.machine.processes import cores, undisturbed


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal masks")
def test_what_is_started_undisturbed_does_not_hear_ctrl_c() -> None:
    with undisturbed():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])
