"""Troyes, "Actions": what each die of a group costs, and paying for them."""

from __future__ import annotations

from troyes.city.actions.picked import model_face
from troyes.city.constants import CARDS, NEUTRAL, OWNERS, PRICE, dice_of
from troyes.city.content.kinds import USUAL, free_from
from troyes.city.state import NO_CHOICE, City
from troyes.city.words.tokens import counted_at, district_of, face_of
from troyes.core.agenda import EVERYTHING
from troyes.core.native import i64, vec


def dues(s: City, seat: i64) -> vec[i64]:
    """What each die of the group costs a seat, in their order."""
    bend = s.bend()
    price = PRICE[s.size + bend.size] if bend.price == USUAL else bend.price
    free_in_all = bend.free_in_all
    given: i64 = 0
    found: vec[i64] = vec[i64]([0, 0, 0])
    i: i64 = 0
    while i < s.size:
        district = district_of(s.group[i])
        if district != seat:
            if free_in_all and (s.freed == NO_CHOICE or s.freed == s.group[i]):
                free_in_all = False
            elif (given >> (4 * district)) & 15 < free_from(bend, district):
                given += 1 << (4 * district)
            else:
                found[i] = price
        i += 1
    return found


def pay(s: City, seat: i64) -> None:
    """Pay the owners of the dice, or the bank for the neutral player's; discard the dice and the cube."""
    bend = s.bend()
    due = dues(s, seat)
    worth: i64 = 0
    i: i64 = 0
    while i < s.size:
        token = s.group[i]
        district = district_of(token)
        s.dice[counted_at(token)] -= 1
        s.touched |= dice_of(district)
        worth += bend.value(face_of(token))
        s.deniers[seat] -= due[i]
        if district != NEUTRAL:
            s.deniers[district] += due[i]
        i += 1
    if bend.alike:
        worth = bend.value(model_face(s)) * s.size
    s.worth = (worth + bend.virtual) * bend.times + bend.sum_plus
    s.influence[seat] -= bend.influence
    if s.used != NO_CHOICE:
        s.cubes[OWNERS * s.used + seat] -= 1
        s.touched |= CARDS
    if s.aids:
        s.touched = EVERYTHING
        for i in range(len(s.rules.aids)):
            if (s.aids >> i) & 1:
                s.rules.aids[i].use(s, seat)
