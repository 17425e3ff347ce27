"""What a complete move of Troyes comes to, for whoever is about to make it: the sum, and who else is concerned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from troyes.city.constants import BUILDING_TITLES, NEUTRAL, OWNERS, SLOTS, TRADESMEN
from troyes.city.names import EVENTS
from troyes.city.state import City
from troyes.city.texts import change, title
from troyes.core.game import AnyGame
from troyes.core.state import State

WHOSE: Final = ("A's citizen", "B's citizen", "C's citizen", "D's citizen", "a neutral citizen")
KINGS: Final = "le Roy's citizen"


def outcome(game: AnyGame, before: State, after: State, seat: int) -> list[str]:
    """Sentences without a stop; both states are views of this seat, before and after the move."""
    assert isinstance(before, City)
    assert isinstance(after, City)
    if not after.agenda:
        return []
    total = change(before, after, seat, own=True)
    return [
        *expelled(before, after),
        *hired(before, after, seat),
        *kept(before, after, seat),
        *countered(before, after, seat),
        *([f"in all {total}"] if total else []),
    ]


def expelled(before: City, after: City) -> Iterator[str]:
    """Who is driven out of a building."""
    for i, building in enumerate(BUILDING_TITLES):
        for owner in range(OWNERS):
            at = OWNERS * i + owner
            if after.lying[at] > before.lying[at]:
                whose = KINGS if owner == NEUTRAL and before.takes_part(NEUTRAL) else WHOSE[owner]
                yield f"{whose} is expelled from the {building}"


def hired(before: City, after: City, seat: int) -> Iterator[str]:
    """Where a new tradesman stands, and what his space is worth."""
    for slot in range(SLOTS):
        if before.has_tradesman(slot, seat) or not after.has_tradesman(slot, seat):
            continue
        card = after.card(slot)
        worth = [
            int(points)
            for i, points in enumerate((card.first, card.second))
            if after.tradesman[TRADESMEN * slot + i] == seat
        ]
        where = f"on a space worth {worth[0]} VP at the end" if worth else "on the picture, worth no VP"
        yield f"the tradesman of {title(card.name)} stands {where}"


def kept(before: City, after: City, seat: int) -> Iterator[str]:
    """Cubes laid on cards for later, or used up."""
    for slot in range(SLOTS):
        at = OWNERS * slot + seat
        if more := int(after.cubes[at] - before.cubes[at]):
            yield f"{more:+d} {'cube' if abs(more) == 1 else 'cubes'} on {title(after.card(slot).name)}"


def countered(before: City, after: City, seat: int) -> Iterator[str]:
    """Events that leave the queue, and whether their card is won."""
    gone = [i for i in range(len(EVENTS)) if before.place_of(i) >= 0 > after.place_of(i)]
    won = after.won[seat] > before.won[seat]
    for event in gone:
        yield f"{title(EVENTS[event])} is countered{', and its card is yours' if won and len(gone) == 1 else ''}"
