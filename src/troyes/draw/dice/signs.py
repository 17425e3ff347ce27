"""The signs on the pictures of Troyes Dice, in the order in which they are explained."""

from __future__ import annotations

from typing import Final

SIGNS: Final = (
    "colours",
    "resources",
    "plaza",
    "destroyed",
    "attack",
    "dice",
    "price",
    "building",
    "citizens",
    "per-die",
    "points",
    "cathedral",
    "neighbours",
    "resource-track",
    "citizen-track",
)
