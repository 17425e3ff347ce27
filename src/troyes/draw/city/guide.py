"""How to read the pictures of Troyes."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from troyes.draw.city.palette import HEAD, wrapped
from troyes.draw.names import fitted

ENTRIES: Final = (
    (
        "A B C D N",
        "the players and the neutral one (in the King's Challenge le Roy): citizens, cubes and districts",
    ),
    ("r3 y5 w1", "a red, a yellow and a white die; r335 are three red dice where there is no room for more"),
    ("·", "nobody: a space, a banner or a place of the Cathedral that is free"),
    ("d i VP", "deniers, influence, victory points; ? where they are hidden"),
    ("cit, won", "citizens in the personal supply; event cards won"),
    ("▸", "whose turn it is"),
    (
        "passed: 3d",
        "has passed, with the deniers that lie in the district; the dice there can still be bought",
    ),
    ("■6■", "a black die that must be countered"),
    (
        "3-4 A ·",
        "the row that a die of 3 or 4 leads to; whoever enters takes its first space and shifts the others",
    ),
    ("lying", "whose expelled citizens lie on the building until the end of the round"),
    (
        "r÷3",
        "red dice, and once for every 3 of their sum; any: dice of one colour of your choice; mix: of any colours",
    ),
    (
        "3A 2·+BC",
        "spaces worth 3 and 2 VP, the first taken by A; B and C stand on the illustration for nothing",
    ),
    ("cube: …", "the card keeps cubes, and each bends the dice of one action; A■2 are two cubes of A"),
    ("AB··", "the banners of an event: cubes of A and B, two still to come"),
    ("3/1", "VP for the most and for the second most cubes on an event"),
    (
        "6/12/18 (7)",
        "from how many on a character gives 1, 3 and 6 VP to every player, and how many you have; a pile from its top",
    ),
    ("s", "when typed, shows what the cards and events do in full"),
)
SIGN: Final = 14


def lines() -> list[Text]:
    """Every sign with its meaning."""
    return [text for sign, meaning in ENTRIES for text in wrapped(head(sign), meaning, SIGN)]


def head(sign: str) -> Text:
    """A sign in its column."""
    return Text(fitted(f" {sign}", SIGN), style=HEAD)
