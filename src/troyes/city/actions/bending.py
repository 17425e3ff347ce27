"""Troyes, "Actions": the cubes that bend the dice of an action, and the dice that they turn over.

A card's cube may have cubes of modules beside it, each of which bends the dice further (`kinds.joined`). A die that is
turned over joins the group first, before those that are picked in the order of their tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from troyes.city.actions.dice_group import ALL_COLOURS, Search, colours_taken
from troyes.city.actions.picked import turned_over
from troyes.city.constants import OWNERS, SLOTS, dice_of
from troyes.city.content.kinds import BOUGHT_DIE, OWN_DIE, Bend, joined
from troyes.city.state import NO_CHOICE, City
from troyes.city.words.tokens import DICE, DIE, USE, colour_of, counted_at, district_of, opposite_of
from troyes.core.native import i64
from troyes.core.offer import Offer

if TYPE_CHECKING:
    from troyes.city.actions.targets import Target


def aim(search: Search, s: City, seat: i64, target: Target) -> bool:
    """Let a search look for groups for this target. Whether the target can be paid for, the dice apart."""
    budget = s.deniers[seat] - target.cost(s, seat)
    if budget < 0:
        return False
    search.look_for(
        target.colour(s), target.most(), target.needs(s), target.faces(s, seat), budget, target.by_face()
    )
    return True


def helps(search: Search, s: City, seat: i64, target: Target, slot: i64) -> bool:
    """Whether a cube of the card in this slot helps to some group, be it with cubes of modules beside it."""
    bend = s.card(slot).effect.bend()
    if bend is None or not target.permits(bend):
        return False
    return reaches(search, s, seat, target, bend) or is_aided(search, s, seat, target, bend, 0)


def is_aided(search: Search, s: City, seat: i64, target: Target, bend: Bend, least: i64) -> bool:
    """Whether some group is legal when cubes of modules, from one on, bend the dice that are bent like this."""
    i = least
    while i < len(s.rules.aids):
        aid = s.rules.aids[i]
        if aid.is_there(s, seat) and target.permits(aid.bend):
            both = joined(bend, aid.bend)
            if reaches(search, s, seat, target, both) or is_aided(search, s, seat, target, both, i + 1):
                return True
        i += 1
    return False


def reaches(search: Search, s: City, seat: i64, target: Target, bend: Bend) -> bool:
    """Whether some group is legal when the dice are bent like this and the cubes for it can be paid for."""
    if bend.influence and bend.influence + target.influence(s, seat) > s.influence[seat]:
        return False
    if turns_next(s, bend):
        return turn_search(search, s, seat, target, bend, None)
    return search.bend_by(s, bend) and search.succeeds()


def turns_next(s: City, bend: Bend) -> i64:
    """Which die a cube turns over next: one of the own district, one from another, or 0 for none."""
    if s.size > s.turned or bend.turns == 0:
        return 0
    own = bend.turns & OWN_DIE
    if own and s.turned == 0:
        return OWN_DIE
    if s.turned != own:
        return 0
    return bend.turns & BOUGHT_DIE


def turn_search(search: Search, s: City, seat: i64, target: Target, bend: Bend, offer: Offer | None) -> bool:
    """Try every die that a cube may turn over next. Whether some group follows from one; all such are offered."""
    which = turns_next(s, bend)
    colours = colours_taken(search.colour, bend, s.rules.wild)
    found = False
    token = DIE.first
    while token < DIE.first + DICE and not (found and offer is None):
        if (colours >> colour_of(token)) & 1 and may_turn(s, seat, token, which):
            turn_over(s, token)
            search.begin(s, seat, ALL_COLOURS)
            if reaches(search, s, seat, target, bend):
                found = True
                if offer is not None:
                    offer.add(token)
            turn_back(s, token)
        token += 1
    search.begin(s, seat, ALL_COLOURS)
    return found


def may_turn(s: City, seat: i64, token: i64, which: i64) -> bool:
    """Whether a die of this token lies there that is one's own, or that can be bought."""
    is_own = district_of(token) == seat
    if is_own != (which == OWN_DIE) or (not is_own and (s.rules.wild >> colour_of(token)) & 1):
        return False
    return i64(s.dice[counted_at(token)]) > turned_over(s, token)


def turn_over(s: City, token: i64) -> None:
    """Turn a die of a district over, and let it join the group."""
    opposite = opposite_of(token)
    move_die(s, token, opposite)
    s.group[s.size] = opposite
    s.size += 1
    s.turned += 1
    s.touched |= dice_of(district_of(token))


def turn_back(s: City, token: i64) -> None:
    """Undo what was only tried."""
    s.size -= 1
    s.turned -= 1
    move_die(s, s.group[s.size], token)
    s.group[s.size] = 0


def move_die(s: City, token: i64, other: i64) -> None:
    """A die on the square shows another face."""
    s.dice[counted_at(token)] -= 1
    s.dice[counted_at(other)] += 1


def fill_cubes(search: Search, s: City, seat: i64, target: Target, bend: Bend, offer: Offer) -> None:
    """Offer the cubes that may bend the dice of this action further: one of a card first, then those of modules."""
    if s.used == NO_CHOICE and s.aids == 0:
        cubes = s.cubes
        slot: i64 = 0
        while slot < SLOTS:
            if cubes[OWNERS * slot + seat] and helps(search, s, seat, target, slot):
                offer.add(USE.first + s.slot[slot])
            slot += 1
    i: i64 = 0
    while i < len(s.rules.aids):
        aid = s.rules.aids[i]
        if s.aids >> i == 0 and aid.is_there(s, seat) and target.permits(aid.bend):
            both = joined(bend, aid.bend)
            if reaches(search, s, seat, target, both) or is_aided(search, s, seat, target, both, i + 1):
                offer.add(aid.token())
        i += 1


def aid_of(s: City, token: i64) -> i64:
    """Which of the modules' cubes this token uses."""
    i: i64 = 0
    while s.rules.aids[i].token() != token:
        i += 1
    return i
