"""The buckets: how much at once, how much in the long run, and for how many keys."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.connection import ASGIConnection

from troyes.server.limits import Limiter, TooMany, client_address

pytestmark = pytest.mark.once


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills_again() -> None:
    clock = Clock()
    limiter = Limiter(rate=0.5, burst=3, clock=clock)
    assert [limiter.take("a") for _ in range(4)] == [True, True, True, False]
    assert limiter.take("b")
    clock.now += 1.9
    assert not limiter.take("a")
    clock.now += 0.2
    assert [limiter.take("a"), limiter.take("a")] == [True, False]
    clock.now += 1000
    assert [limiter.take("a") for _ in range(4)] == [True, True, True, False]


def test_a_refusal_says_how_long_to_wait() -> None:
    limiter = Limiter(rate=0.25, burst=1, clock=Clock())
    limiter.require("a")
    with pytest.raises(TooMany, match="in 4 seconds") as caught:
        limiter.require("a")
    assert (caught.value.retry_after, caught.value.status) == (4, 429)


def test_what_costs_more_takes_more() -> None:
    limiter = Limiter(rate=1, burst=5, clock=Clock())
    assert limiter.take("a", 4)
    assert not limiter.take("a", 2)
    assert limiter.take("a", 1)


def test_only_so_many_keys_are_remembered() -> None:
    limiter = Limiter(rate=1, burst=1, most=100, clock=Clock())
    assert limiter.take("first")
    for number in range(99):
        assert limiter.take(str(number))
    assert not limiter.take("first")
    for number in range(99, 10_000):
        assert limiter.take(str(number))
        limiter.take("first")
    assert limiter.keys == 100
    assert not limiter.take("first")
    assert limiter.take("0")


@pytest.mark.parametrize(
    "client, counted",
    [
        (("192.0.2.7", 1234), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1234), "2001:db8:1:2::/64"),
        (("::ffff:192.0.2.7", 1234), "192.0.2.7"),
        (("testclient", 1234), "testclient"),
        (None, ""),
    ],
)
def test_a_household_is_one_address(client: tuple[str, int] | None, counted: str) -> None:
    scope: Any = {"type": "http", "client": client, "headers": [(b"x-forwarded-for", b"198.51.100.1")]}
    assert client_address(ASGIConnection(scope)) == counted
