"""The characters: one's own with what they ask for, the others' unknown, and the open pile of the King's Challenge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from troyes.city.constants import SEATS
from troyes.city.content.kinds import Character
from troyes.city.box.position import LETTERS
from troyes.city.state import HIDDEN, City
from troyes.core.state import EVERYONE
from troyes.draw.city.palette import FAINT, HEAD, WIDTH, line
from troyes.draw.city.short import shortened

REWARDS: Final = "1/3/6 VP"
GAP: Final = "  "


def lines(s: City, seat: int) -> list[Text]:
    """All characters as far as they are known, with how far the seat is."""
    pieces = known(s, seat) + unknown(s)
    if not pieces:
        return []
    head = "Characters" if s.rules.characters_each else "Pile"
    return packed(f" {head} ({REWARDS}): ", pieces)


def known(s: City, seat: int) -> list[str]:
    """The characters that can be seen."""
    pieces = []
    for i, number in enumerate(s.character):
        if number >= 0:
            holder = f"{LETTERS[i // 2]} " if s.rules.characters_each else ""
            pieces.append(holder + demand(s, s.rules.characters[number], seat))
    return pieces


def demand(s: City, character: Character, seat: int) -> str:
    """What a character asks for, and how much of it the seat has."""
    counted = shortened(character.count.text(), WIDTH)
    steps = f"{character.low}/{character.middle}/{character.high}"
    have = "" if seat == EVERYONE else f" ({character.count.of(s, seat)})"
    return f"{character.title} {steps} {counted}{have}"


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
    for number in s.character:
        if number >= 0:
            character = s.rules.characters[number]
            far = GAP.join(f"{LETTERS[owner]} {character.count.of(s, owner)}" for owner in owners)
            block.append(line(f" {demand(s, character, EVERYONE):<46}", (f" {far}", FAINT)))
    return block
