"""What whoever goes round thousands of states reads of the next ones, so that the processor has fetched them in time.

First a little of a state itself, which says where its arrays are, and a moment later a little of each array: the
processor fetches what it is not made to wait for all at once. The numbers mean nothing.
"""

from __future__ import annotations

from troyes.city.constants import KINDS, NEUTRAL, OWNERS
from troyes.city.state import City
from troyes.core.native import i64


def approached(s: City) -> i64:
    """A number of each part of a state that lies in one piece."""
    return (
        (s.touched + len(s.influence) + len(s.passed) + len(s.dice) + len(s.lying) + len(s.onlooker))
        + (len(s.cathedral) + s.round + s.queued + s.aids + s.freed + s.striking + s.lowest + s.given)
    )  # fmt: skip


def fetched(s: City) -> i64:
    """A number of each array."""
    return (
        (s.deniers[0] + s.influence[0] + s.points[0] + s.supply[0] + s.passed[0] + s.character[0])
        + (i64(s.dice[0]) + i64(s.dice[NEUTRAL * KINDS]) + s.black[0] + s.space[0] + s.lying[0])
        + (s.slot[0] + s.tradesman[0] + s.onlooker[0] + s.cubes[0] + s.cubes[4 * OWNERS])
        + (s.queue[0] + s.cathedral[0] + s.group[0] + s.given + len(s.agenda))
    )
