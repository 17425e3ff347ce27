"""Position documents for the tests, and changes to them."""

from __future__ import annotations

import copy
import json
from typing import Any

from troyes.dice.game import DICE
from troyes.dice.state import Dice

WHEEL = [
    {"up": up, "under": under}
    for up, under in [
        ("red", "red"), ("yellow", "yellow"), ("white", "white"), ("red", "yellow"), ("yellow", "red"),
        ("white", "red"), ("red", "white"), ("yellow", "white"), ("white", "yellow"),
    ]
]  # fmt: skip

BEFORE = {"game": "dice", "players": 1, "day": 1, "wheel": [], "sheets": [{}]}
"""A table before its first plaza is laid."""

ACTING = {
    "game": "dice",
    "players": 2,
    "day": 4,
    "half": "afternoon",
    "wheel": WHEEL,
    "dice": {"black": 3, "others": [1, 3, 6]},
    "sheets": [{}, {}],
}
"""Two who act: on notches 9, 1, 2 and 3 lie white 1, the black 3, yellow 3 and white 6."""
TILES = [{**plaza, "tile": 5 - notch} if notch < 3 else plaza for notch, plaza in enumerate(WHEEL)]


def changed(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A copy with other values; `a__1__b` leads inside, `None` leaves something out."""
    result = copy.deepcopy(document)
    for path, value in changes.items():
        keys: list[Any] = [int(key) if key.isdecimal() else key for key in path.split("__")]
        inside: Any = result
        for key in keys[:-1]:
            inside = inside.setdefault(key, {}) if isinstance(inside, dict) else inside[key]
        inside[keys[-1]] = copy.deepcopy(value)
    return result


def read(document: object) -> Dice:
    return DICE.restore(json.loads(json.dumps(document)))
