"""Keeps the log from growing without end: what is said again and again is said a few times, and then counted."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

AT_ONCE: Final = 20
"""How often the same place of the program may complain in a minute."""
MINUTE: Final = 60.0
MOST_PLACES: Final = 1_000


class Throttle(logging.Filter):
    """Lets each place of the program say so much a minute; what was left out is told with what it says next."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._places: dict[tuple[str, int], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this is said."""
        place, now = (record.pathname, record.lineno), self._clock()
        since, said = self._places.get(place, (now, 0))
        left_out = 0
        if now - since >= MINUTE:
            left_out = max(0, said - AT_ONCE)
            since, said = now, 0
        if place not in self._places and len(self._places) >= MOST_PLACES:
            self._places.clear()
        self._places[place] = since, said + 1
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more like it)", ()
        return said < AT_ONCE
