"""What the dice that somebody is choosing for an action come to so far: pips, uses and prices.

The dice may be chosen before what they are for. Prices and worth are what `actions.paying` makes of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from troyes.city.actions.paying import dues, pay
from troyes.city.actions.targets import Target, slot_of, target_of
from troyes.city.constants import EMPTY, GROUP, NEUTRAL
from troyes.city.phases.turns import TakeTurn
from troyes.city.state import City
from troyes.city.words import countering, names
from troyes.city.words.tokens import DIE, TURN, USE, counted_at, district_of
from troyes.core.message import Message, message


class Chosen(NamedTuple):
    """A table on which the chosen dice lie as a group, what they are for if that is chosen too, and whether a cube will
    turn some of them, so that nobody knows yet what they are worth."""

    s: City
    dice: list[int]
    target: Target | None
    turns: bool


def chosen(view: City, seat: int, tokens: Sequence[int]) -> Chosen | None:
    """What is being chosen, if it is dice for an action."""
    dice = sorted([token for token in tokens if DIE.holds(token)])
    if not isinstance(view.agenda[-1], TakeTurn) or not 0 < len(dice) <= GROUP or int(TURN.first) in tokens:
        return None
    if any(lying(view, token) < dice.count(token) for token in dice):
        return None  # whoever asks may have seen another table
    s = view.clone()
    for i, token in enumerate(dice):
        s.group[i] = token
    s.size = len(dice)
    for i, aid in enumerate(s.rules.aids):
        if int(aid.token()) in tokens and aid.is_there(s, seat):
            s.aids |= 1 << i
    for token in tokens:
        if USE.holds(token):
            s.used = slot_of(s, token - USE.first)
            if s.used == EMPTY:
                return None
    aims = [target_of(s, token) for token in tokens if not DIE.holds(token)]
    s.target = next((at for at in aims if at != EMPTY), s.target)
    known = any(at != EMPTY for at in aims)
    return Chosen(s, dice, s.rules.targets[s.target] if known else None, bool(s.bend().turns))


def lying(view: City, token: int) -> int:
    """How many dice of a kind lie in their district."""
    return int(view.dice[counted_at(token)])


def running(view: City, seat: int, tokens: Sequence[int]) -> list[Message]:
    """Pips, uses and prices of the dice so far."""
    found = chosen(view, seat, tokens)
    if found is None:
        return countering.running(view, tokens)
    if found.turns:
        return prices(found, seat, int(view.deniers[seat]))
    uses = uses_of(found, seat, found.dice)
    parts = [message("city-running-pips", count=worth(found, seat, found.dice))]
    if uses is not None:
        parts.append(message("city-running-uses", count=uses))
    return [*parts, *prices(found, seat, int(view.deniers[seat]))]


def worth(found: Chosen, seat: int, dice: Sequence[int]) -> int:
    """What some of the dice are worth together."""
    return int(paid(found, seat, dice).worth)


def paid(found: Chosen, seat: int, dice: Sequence[int]) -> City:
    """The table after some of the dice are paid for."""
    s = found.s.clone()
    for i, token in enumerate(dice):
        s.group[i] = token
    s.size = len(dice)
    pay(s, seat)
    return s


def uses_of(found: Chosen, seat: int, dice: Sequence[int]) -> int | None:
    """How often some of the dice do what they are for, if that goes by what they are worth."""
    if found.target is None:
        return None
    needs = int(found.target.needs(found.s))
    if needs < 1:
        return None
    after = paid(found, seat, dice)
    return min(int(after.worth) // needs, int(found.target.room(after, seat)))


def prices(found: Chosen, seat: int, purse: int) -> list[Message]:
    """What everybody gets for the dice, out of the own purse."""
    due = dues(found.s, seat)
    owed: dict[int, int] = {}
    for i, token in enumerate(found.dice):
        owner = int(district_of(token))
        if owner != seat:
            owed[owner] = owed.get(owner, 0) + int(due[i])
    return [
        message("city-running-bank", count=count, purse=purse)
        if owner == NEUTRAL
        else message("city-running-price", count=count, purse=purse, seat=names.seat(owner))
        for owner, count in sorted(owed.items())
    ]


def own_prices(view: City, seat: int, tokens: Sequence[int]) -> dict[int, int]:
    """What each of the dice costs by itself, by its place among the tokens; the own ones are not named."""
    found = chosen(view, seat, tokens)
    if found is None:
        return {}
    due = [int(each) for each in dues(found.s, seat)]
    places = sorted((token, at) for at, token in enumerate(tokens) if DIE.holds(token))
    foreign = [district_of(token) != seat for token, _ in places]
    return {at: due[i] for i, (_, at) in enumerate(places) if foreign[i]}
