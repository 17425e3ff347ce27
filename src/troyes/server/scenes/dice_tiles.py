"""The eight Banquet and Raid tiles explained, both sides of each."""

from __future__ import annotations

from typing import Final

from troyes.dice.banquets import BANQUETS, RAIDS
from troyes.server.scenes.base import Explanation

EXPANSION: Final = "Banquets and Raids expansion"


def tiles() -> dict[str, Explanation]:
    """What a tile does to the die beside it, before and after the black die has met its plaza."""
    words: dict[str, Explanation] = {}
    for number, (banquet, raid) in enumerate(zip(BANQUETS, RAIDS, strict=True), start=1):
        words[f"tile:{number}"] = Explanation(
            f"Tile {number}", f"Banquet: {banquet.text} Raid: {raid.text}", EXPANSION
        )
        words[f"tile:{number}:banquet"] = Explanation(
            f"Tile {number}, Banquet",
            f"{banquet.text} Once the black die has met this plaza the Raid is up: {lower(raid.text)}",
            EXPANSION,
        )
        words[f"tile:{number}:raid"] = Explanation(
            f"Tile {number}, Raid", f"{raid.text} It stays so for the rest of the game.", EXPANSION
        )
    return words


def lower(text: str) -> str:
    """A sentence that goes on after a colon; none of them begins with a name."""
    return text[0].lower() + text[1:]
