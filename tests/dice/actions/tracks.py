"""Sheets with citizens on their tracks, for the tests of what they bring."""

from __future__ import annotations

from typing import Any

from tests.dice.builder import A, Playing, table

COLOUR = {"knights": "R", "artisans": "Y", "priests": "W"}
WORK = {"knights": "palace", "artisans": "city-hall", "priests": "bishopric"}
TRACKS = ("knights", "artisans", "priests")
OFFERED = {
    "knights": ("great-hall", "cathedral"),
    "artisans": ("fortress", "cathedral"),
    "priests": ("fortress", "great-hall"),
}
WORK_ROWS = ("palace", "city-hall", "bishopric")


def columns(*rows: str, without: str = "") -> set[str]:
    """These buildings in every column but for some."""
    return {f"{row}{column}" for row in rows for column in range(1, 7)} - set(without.split())


def sheet(plazas: str = "R R R R", *, value: int = 4, **marks: Any) -> Playing:
    """A seat about to choose; the free die has this value, the black die lies at place 2."""
    return table().plazas(plazas).dice(black=6, others=(value, 6, 6)).sheet(A, **marks).start()


def work(track: str, **marks: Any) -> Playing:
    """The seat gains two citizens of a track, by the work building of column 4."""
    return sheet(f"{COLOUR[track]} R Y W", **marks).take(A, f"die1 {WORK[track]}4")


def on_tracks(**citizens: int) -> tuple[int, ...]:
    """Knights, artisans, priests."""
    return tuple(citizens.get(track, 0) for track in TRACKS)
