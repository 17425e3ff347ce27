"""What a seat may know and may do, as fixed rows of numbers and as text: for those who learn.

An action is the place of a token among the words of its game (`Vocabulary.places`): numbers without gaps, the same for
every set-up of a game.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from troyes.core.native import i16, i64, u8, vec
from troyes.core.offer import give_back, lent

if TYPE_CHECKING:
    from troyes.core.state import State


def observation(state: State, seat: int) -> vec[i16]:
    """What this seat may know, one number for each name that the table's `observed` lists."""
    origin = state.origin()
    origin.names()
    row = origin.blank[:]
    origin.observe(state, seat, row, 0)
    return row


def mask(state: State, actor: int) -> vec[u8]:
    """For each word of the game whether this actor may choose it now: 1 if it may."""
    words = state.origin().vocabulary
    row = words.unmarked[:]
    if not state.asks(actor):
        return row
    places = words.places
    offer = lent()
    state.fill(actor, offer)
    tokens = offer.tokens
    i: i64 = 0
    while i < offer.size:
        row[places[tokens[i]]] = 1
        i += 1
    give_back(offer)
    return row


def information(state: State, seat: int) -> str:
    """What this seat may know, as text: whether it is asked, and the position document of its view."""
    view = state.view(seat)
    asked = seat in view.actors()
    document = state.origin().game.document(view)
    return json.dumps({"seat": seat, "asked": asked, **document}, ensure_ascii=False)
