"""The words of cards and events in short, for lines that have no room for all of them; `sheets` shows them in full."""

from __future__ import annotations

import re
from typing import Final

PHRASES: Final = (
    (r"(\d+) deniers?\b", r"\1d"),
    (r"(\d+) influence\b", r"\1i"),
    # Activity cards.
    ("Place a cube. A cube lets you: ", "cube: "),
    ("; all influence is paid before the first cube", ""),
    (r"Pay (\d.) to place a cube on an event", r"pay \1: cube on an event"),
    (r"Pay (\d.) to gain ", r"pay \1: +"),
    ("Gain ", "+"),
    (" for each of your citizens on the Palace, or on the ", " per citizen on Palace or "),
    (
        r"Each other player pays you (\dd) for each of his citizens in City Hall; .*(\dd) for each neutral one",
        r"\1 per other City Hall citizen (N \2)",
    ),
    (" for each ", " per "),
    (
        "use (a single )?(white|yellow) (die|dice) as (two |three |)(.*) ones( of its value)?",
        r"\2 \3 as \4\5",
    ),
    (r"\badd (\d)", r"+\1"),
    ("to a group of red dice, but not to place a citizen on the", "to red dice, not for"),
    ("to each yellow die, but not to place a citizen on", "to yellow dice, not"),
    ("but not on the Bishopric, City Hall or Cathedral", "no Bish./Hall/Cath."),
    ("let each die count", "each die is"),
    ("take one yellow die from each player for nothing", "a yellow die free from each player"),
    ("take up to three yellow dice from le Roy for nothing", "3 yellow dice free from le Roy"),
    (r"Each player with the most dice left in his district gains (\d VP)", r"+\1 to all with most dice left"),
    (r"Throw a die; on (\d) or more place a cube on an event", r"throw: from \1 on a cube on an event"),
    ("Place a cube on an event per red die left in your district", "event cube per red die left to you"),
    (" if no other player's red dice left are worth more than yours; .*", " if your red dice are worth most"),
    ("event with a cube of yours", "event with your cube"),
    ("red die in the district with most of them", "red die where most are"),
    (" on the city square", " on the square"),
    # Events.
    ("A die is thrown, and a neutral citizen enters that row of the ", "neutral citizen enters "),
    (
        r"A neutral cube is placed on each of (\d) events to the left",
        r"neutral cube on \1 events to the left",
    ),
    ("Each player (loses|pays) ", "all lose "),
    ("of his citizens in City Hall", "own City Hall citizen"),
    ("A neutral cube is placed on the lowest empty space of the Cathedral", "neutral Cathedral cube"),
    (r"\. Le Roy gains ", ", le Roy +"),
    ("The highest cube of the Cathedral is removed", "highest Cathedral cube is lost"),
    ("The cube placed last is removed from each event", "each event loses its last cube"),
    # What characters count.
    ("citizen on the principal buildings", "citizens"),
    ("cube on the Cathedral", "Cathedral cubes"),
    ("^denier$", "deniers"),
    ("tradesman on the Activity cards", "tradesmen"),
    ("Event card won", "events won"),
)
"""What is replaced by what, in this order."""


def shortened(words: str) -> str:
    """The same in fewer words."""
    for long, short in PHRASES:
        words = re.sub(long, short, words)
    return words.removesuffix(".")
