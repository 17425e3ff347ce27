"""What a complete move of Troyes comes to, for whoever is about to make it: the sum, and who else is concerned."""

from __future__ import annotations

from troyes.city.constants import BUILDINGS, NEUTRAL, OWNERS, SLOTS, TRADESMEN
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.changes import change
from troyes.core.message import Message, message


def outcome(before: City, after: City, seat: int) -> list[Message]:
    """Sentences without a stop; both states are views of this seat, before and after the move."""
    if not after.agenda:
        return []
    found = expelled(before, after) + hired(before, after, seat) + kept(before, after, seat)
    found += countered(before, after, seat) + elsewhere(before, after, seat)
    total = change(before, after, seat, own=True)
    return found if total is None else [*found, message("city-outcome-total", change=total)]


def expelled(before: City, after: City) -> list[Message]:
    """Who is driven out of a building."""
    found: list[Message] = []
    for number in range(len(BUILDINGS)):
        for owner in range(OWNERS):
            at = OWNERS * number + owner
            if after.lying[at] > before.lying[at]:
                found.append(expelled_from(before, owner, names.building(number)))
    return found


def expelled_from(s: City, owner: int, building: Message) -> Message:
    """That an owner's citizen is driven out of a building."""
    if owner != NEUTRAL:
        return message("city-outcome-expelled", owner=names.seat(owner), building=building)
    return message(f"city-outcome-expelled-{s.rules.neutral}", building=building)


def hired(before: City, after: City, seat: int) -> list[Message]:
    """Where a new tradesman stands, and what his space is worth."""
    found: list[Message] = []
    for slot in range(SLOTS):
        if before.has_tradesman(slot, seat) or not after.has_tradesman(slot, seat):
            continue
        card = after.card(slot)
        title = names.card(card.name)
        if after.tradesman[TRADESMEN * slot] == seat:
            found.append(message("city-outcome-tradesman", card=title, points=names.points(card.first)))
        elif after.tradesman[TRADESMEN * slot + 1] == seat:
            found.append(message("city-outcome-tradesman", card=title, points=names.points(card.second)))
        else:
            found.append(message("city-outcome-onlooker", card=title))
    return found


def kept(before: City, after: City, seat: int) -> list[Message]:
    """Cubes laid on cards for later, or used up."""
    found: list[Message] = []
    for slot in range(SLOTS):
        at = OWNERS * slot + seat
        more = int(after.cubes[at] - before.cubes[at])
        if more:
            title = names.card(after.card(slot).name)
            found.append(message("city-outcome-cubes", change=names.signed("cubes", more), card=title))
    return found


def countered(before: City, after: City, seat: int) -> list[Message]:
    """Events that leave the queue, and whether their card is won."""
    gone = [
        event.name
        for number, event in enumerate(before.rules.events)
        if before.place_of(number) >= 0 > after.place_of(number)
    ]
    won = len(gone) == 1 and after.won[seat] > before.won[seat]
    return [
        message("city-outcome-won" if won else "city-outcome-countered", event=names.event(name))
        for name in gone
    ]


def elsewhere(before: City, after: City, seat: int) -> list[Message]:
    """What changes of the pieces that modules show."""
    found: list[Message] = []
    for part in after.rules.parts:
        if part.scene is not None:
            found += part.scene.outcome(before, after, seat)
    return found
