"""Arrays that a state and its twins share, since they hardly ever change: whoever changes one makes a new one."""

from __future__ import annotations

from troyes.core.native import i64, vec


def changed(array: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The array with another number at a place."""
    copy = array[:]
    copy[place] = number
    return copy
