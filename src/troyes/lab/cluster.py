"""Work on a Ray cluster: dealt out in small portions, and handed back in their order.

Whatever we compute follows from its numbers, so a cluster comes to the same as this machine would. Where a worker or a
node is lost, Ray deals its portions out again; what came back is kept by whoever asked, so a stopped run goes on. Every
node needs the same release of Troyes.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.lab.arena import Match

T = TypeVar("T")

PORTION: Final = 4
"""Games that are dealt out together: some seconds of work, of which little is lost with a node."""
PATIENCE: Final = 10.0
"""Seconds in which somebody has to answer."""
AHEAD: Final = 2
"""So many portions a core are dealt out before the first of them is back."""


def connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns about what is to come
    try:
        import ray
    except ModuleNotFoundError as missing:
        raise Refusal(message("refused-extra", package=missing.name or "", extra="cluster")) from None
    try:
        knock(address)
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError) as error:
        told = getattr(error, "strerror", None) or str(error)
        reason = told.strip().partition("\n")[0].rstrip(".: ")
        raise Refusal(message("refused-ray", address=address, reason=reason)) from None
    return ray


def knock(address: str) -> None:
    """Fail soon if nobody answers at an address; Ray itself would try for minutes."""
    host, sign, port = address.rpartition("/")[2].rpartition(":")
    if sign:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()


def spread(
    address: str, work: Callable[..., T], portions: Iterable[tuple[Any, ...]]
) -> Generator[T, None, None]:
    """What comes of work with each of these arguments, in their order, wherever it was done."""
    ray = connected(address)
    remote = ray.remote(num_cpus=1, max_retries=-1)(work)
    waiting = iter(portions)
    running: deque[Any] = deque()
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(running)
            running += [remote.remote(*some) for some in islice(waiting, max(0, room))]
            if not running:
                return
            yield ray.get(running.popleft())
    finally:
        for each in running:
            ray.cancel(each, force=True)


def games(
    address: str, match: Match, numbers: Sequence[int], work: Callable[[Match, int], T]
) -> Generator[T, None, None]:
    """What comes of the games of these numbers of a match, whichever work is done for each."""
    parts = [numbers[first : first + PORTION] for first in range(0, len(numbers), PORTION)]
    for some in spread(address, several, ((work, match, part) for part in parts)):
        yield from some


def several(work: Callable[[Match, int], T], match: Match, numbers: Sequence[int]) -> list[T]:
    """What a worker does."""
    return [work(match, number) for number in numbers]
