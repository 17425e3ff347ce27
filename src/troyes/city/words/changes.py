"""What everybody gained and lost by a choice, in a few words; the final count is told apart."""

from __future__ import annotations

from collections.abc import Callable

from troyes.city.constants import NEUTRAL
from troyes.city.state import NO_CHOICE, City
from troyes.city.words import names
from troyes.city.words.pieces import are_alike, are_built_alike, expelled, moved, threat
from troyes.core.message import Message, message
from troyes.core.state import CHANCE
from troyes.core.telling import chained

Pieces = Callable[[City, City, int], list[Message]]


def changes(before: City, after: City, actor: int) -> list[Message]:
    """The changes of all who take part, the actor's first."""
    by_itself = actor == CHANCE or before.striking != NO_CHOICE
    if by_itself:
        pieces = nothing if are_alike(before, after) else moved
    else:
        pieces = nothing if are_built_alike(before, after) else expelled
    found: list[Message] = []
    for seat in range(int(before.rules.players)):
        one = change(
            before, after, seat, pieces if by_itself or seat != actor else nothing, own=seat == actor
        )
        if one is not None:
            found.insert(0 if seat == actor else len(found), one)
    other = neutral_change(before, after, pieces if by_itself else nothing)
    if other is not None:
        found.append(other)
    return [*found, *threat(before, after)] if by_itself else found


def nothing(before: City, after: City, owner: int) -> list[Message]:
    """What is told of the board where a choice itself says what becomes of the pieces."""
    return []


def change(before: City, after: City, seat: int, pieces: Pieces = nothing, *, own: bool) -> Message | None:
    """What a seat gained and lost between two states, if anything."""
    money = int(after.deniers[seat] - before.deniers[seat])
    power = int(after.influence[seat] - before.influence[seat])
    glory = int(after.points[seat] - before.points[seat]) if after.agenda else 0
    board = pieces(before, after, seat)
    if not (money or power or glory or board):  # as it is for nearly all, at every token of a story
        return None
    parts = [
        names.signed(name, amount)
        for name, amount in (("deniers", money), ("influence", power), ("points", glory))
        if amount
    ]
    listed = chained("list-more", parts + board)
    return (
        message("change-own", parts=listed)
        if own
        else message("change-of", seat=names.seat(seat), parts=listed)
    )


def neutral_change(before: City, after: City, pieces: Pieces) -> Message | None:
    """What the neutral side gained and lost: points only where it takes part."""
    more = int(after.points[NEUTRAL] - before.points[NEUTRAL]) if after.agenda else 0
    parts = [names.signed("points", more)] if more and after.takes_part(NEUTRAL) else []
    parts += pieces(before, after, NEUTRAL)
    return message(f"city-change-{after.rules.neutral}", parts=chained("list-more", parts)) if parts else None
