"""How often something may be done: a bucket of tokens for each key, refilled as time goes by."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection

from troyes.core.errors import Refusal
from troyes.core.message import message

MOST_KEYS: Final = 20_000


class TooMany(Refusal):
    """Too much at once; the same will be welcome a little later."""

    status = 429

    def __init__(self, wait: float) -> None:
        self.retry_after = max(1, math.ceil(wait))
        super().__init__(message("refused-too-many", seconds=self.retry_after))


class Limiter:
    """Lets each key do `burst` things at once and `rate` things a second in the long run.

    At most `most` keys are remembered. The one that was quiet longest is forgotten first, so its bucket is full again.
    """

    def __init__(
        self,
        rate: float,
        burst: int,
        *,
        most: int = MOST_KEYS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rate = rate
        self.burst = burst
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    @property
    def keys(self) -> int:
        """How many keys are remembered."""
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Take from the key's bucket if it holds enough; otherwise nothing is taken."""
        now = self._clock()
        level = self._level(key, now)
        enough = level >= cost
        self._buckets[key] = (level - cost if enough else level, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return enough

    def require(self, key: str, cost: float = 1.0) -> None:
        """Take from the key's bucket, or raise `TooMany`."""
        if not self.take(key, cost):
            raise TooMany((cost - self._level(key, self._clock())) / self.rate)

    def _level(self, key: str, now: float) -> float:
        level, at = self._buckets.get(key, (float(self.burst), now))
        return min(float(self.burst), level + (now - at) * self.rate)


class Both:
    """Lets each person do so much, and so many times as much all who share an address."""

    def __init__(self, rate: float, burst: int, household: int) -> None:
        self._person = Limiter(rate, burst)
        self._address = Limiter(rate * household, burst * household)

    def require(self, person: str, address: str) -> None:
        """Count it against both, or raise `TooMany`."""
        self._person.require(person)
        self._address.require(address)


class Addresses:
    """From where each person came last, in memory alone; those who have been quiet longest are forgotten first."""

    def __init__(self, most: int = MOST_KEYS) -> None:
        self._most = most
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, address: str) -> None:
        """Somebody came from there."""
        self._of[person] = address
        self._of.move_to_end(person)
        if len(self._of) > self._most:
            self._of.popitem(last=False)

    def of(self, person: str) -> str:
        """Where they came from, or nothing if that is not known."""
        return self._of.get(person, "")


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whom to count a request against: the sender's address, of IPv6 the network, which is one household."""
    return household(connection.client.host if connection.client else "")


def household(address: str) -> str:
    """What an address counts as: of IPv6 the network, which is one household."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((int(parsed), 64), strict=False))
    return str(parsed)
