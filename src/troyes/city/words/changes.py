"""What everybody gained and lost by a choice, in a few words; the final count is told apart."""

from __future__ import annotations

from troyes.city.constants import NEUTRAL
from troyes.city.state import City
from troyes.city.words import names
from troyes.core.message import Message, message
from troyes.core.telling import chained


def changes(before: City, after: City, actor: int) -> list[Message]:
    """The changes of all who take part, the actor's first."""
    found: list[Message] = []
    for seat in range(int(before.rules.players)):
        one = change(before, after, seat, own=seat == actor)
        if one is not None:
            found.insert(0 if seat == actor else len(found), one)
    other = neutral_change(before, after)
    return found if other is None else [*found, other]


def change(before: City, after: City, seat: int, *, own: bool) -> Message | None:
    """What a seat gained and lost between two states, if anything."""
    money = int(after.deniers[seat] - before.deniers[seat])
    power = int(after.influence[seat] - before.influence[seat])
    glory = int(after.points[seat] - before.points[seat]) if after.agenda else 0
    if not (money or power or glory):  # as it is for nearly all, at every token of a story
        return None
    parts = [
        signed(name, amount)
        for name, amount in (("deniers", money), ("influence", power), ("points", glory))
        if amount
    ]
    listed = chained("list-more", parts)
    return (
        message("change-own", parts=listed)
        if own
        else message("change-of", seat=names.seat(seat), parts=listed)
    )


def signed(name: str, amount: int) -> Message:
    """So much more or less of something."""
    return message("plus" if amount > 0 else "minus", amount=message(name, count=abs(amount)))


def neutral_change(before: City, after: City) -> Message | None:
    """What the neutral side gained and lost, where it takes part."""
    more = int(after.points[NEUTRAL] - before.points[NEUTRAL]) if after.agenda else 0
    if not more or not after.takes_part(NEUTRAL):
        return None
    return message(f"city-change-{after.rules.neutral}", parts=signed("points", more))
