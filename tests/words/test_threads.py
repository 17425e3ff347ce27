"""A server says things in several threads, and none of them finds an entry half understood."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from troyes.words.catalogue import read
from troyes.words.languages import FOLDER

pytestmark = pytest.mark.once

THREADS = 4


@pytest.fixture
def hasty() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("hasty")
def test_an_entry_that_several_threads_say_at_once_for_the_first_time_is_there_for_all() -> None:
    words = read(FOLDER / "en")
    names = [name for name in words._places if not name.startswith("-")][::8]
    together = Barrier(THREADS)

    def found(_: int) -> list[str]:
        missing = []
        for name in names:
            together.wait()
            if name not in words:
                missing.append(name)
        return missing

    with ThreadPoolExecutor(THREADS) as threads:
        assert list(threads.map(found, range(THREADS))) == [[]] * THREADS
