"""The signs on the pictures of Troyes, in the order in which they are explained."""

from __future__ import annotations

from typing import Final

SIGNS: Final = (
    "owners",
    "dice",
    "purple",
    "vacant",
    "goods",
    "supply",
    "turn",
    "passed",
    "black-die",
    "row",
    "lying",
    "path",
    "cost",
    "spaces",
    "cubes",
    "banners",
    "rewards",
    "character",
    "full",
)
