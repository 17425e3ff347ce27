"""The characters: one's own with what they ask for, the others' unknown, and the open pile of the King's Challenge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city.constants import LETTERS, SEATS
from troyes.city.content.kinds import Character
from troyes.city.state import HIDDEN, City
from troyes.core.state import ALL_SEEING, Viewer
from troyes.draw.city import called
from troyes.draw.palette import FAINT, HEAD, WIDTH, line
from troyes.words import text

REWARDS: Final = "1/3/6"
GAP: Final = "  "


def lines(s: City, viewer: Viewer) -> list[Text]:
    """All characters as far as they are known, with how far the viewer is, if he has a seat."""
    pieces = known(s, viewer) + unknown(s)
    if not pieces:
        return []
    dealt = bool(s.rules.characters_each)
    head = text("terminal-city-characters" if dealt else "terminal-city-pile", rewards=REWARDS)
    return packed(f" {head} ", pieces)


def known(s: City, viewer: Viewer) -> list[str]:
    """The characters that can be seen."""
    pieces = []
    for i, number in enumerate([*s.character, *s.laid_open]):
        if number >= 0:
            pieces.append(holder(s, i) + demand(s, s.rules.characters[number], viewer))
    return pieces


def holder(s: City, place: int) -> str:
    """Who holds the character at a place, or that it lies open; of a pile there is nothing to say."""
    if not s.rules.characters_each:
        return ""
    return f"{LETTERS[place // 2] if place < 2 * SEATS else text('terminal-city-open')} "


def demand(s: City, character: Character, viewer: Viewer) -> str:
    """What a character asks for, and how much of it the viewer has, if he has a seat."""
    steps = f"{character.low}/{character.middle}/{character.high}"
    have = f" ({character.count.of(s, viewer)})" if viewer >= 0 else ""
    return f"{called.character(character)} {steps} {called.counted(character)}{have}"


def unknown(s: City) -> list[str]:
    """Who holds characters that cannot be seen."""
    hidden = [i // 2 for i in range(2 * SEATS) if s.character[i] == HIDDEN]
    holders = [owner for owner in dict.fromkeys(hidden) if owner < s.rules.players]
    return [f"{LETTERS[owner]} {'? ' * hidden.count(owner)}".rstrip() for owner in holders]


def packed(head: str, pieces: Sequence[str]) -> list[Text]:
    """Pieces after a head, as many to a line as there is room for."""
    rows = [pieces[0]]
    for piece in pieces[1:]:
        if len(head) + len(rows[-1]) + len(GAP) + len(piece) <= WIDTH:
            rows[-1] += GAP + piece
        else:
            rows.append(piece)
    return [line((head, HEAD), rows[0]), *[line(" " * len(head), row) for row in rows[1:]]]


def standings(s: City, owners: Sequence[int]) -> list[Text]:
    """How far everybody is with every character that can be seen."""
    block = []
    for number in [*s.character, *s.laid_open]:
        if number >= 0:
            character = s.rules.characters[number]
            far = GAP.join(f"{LETTERS[owner]} {character.count.of(s, owner)}" for owner in owners)
            block.append(line(f" {demand(s, character, ALL_SEEING):<46}", (f" {far}", FAINT)))
    return block
