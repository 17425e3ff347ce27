"""Records for the tests: a short game of Nim and a whole one of Troyes Dice."""

from __future__ import annotations

from functools import cache

from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.play.record import Record, result_of
from troyes.play.table import Table

HEADERS = [
    '[Game "nim"]',
    '[Version "3"]',
    '[Players "2"]',
    '[Setup "rounds=one"]',
    '[SeatA "A"]',
    '[SeatB "B"]',
]
MOVES = ["* heap4", "A bid0", "B bid0", "A take3 toB", "B take1"]
NIM_TEXT = "\n".join([*HEADERS, '[Result "0 4"]', "", *MOVES, ""])


@cache
def dice_text() -> str:
    """A finished game of Troyes Dice for two."""
    setup = DICE.setup(2, {"numbering": "expert", "banquets": "yes"})
    state = DICE.new(setup)
    rng = Rng(31)
    offer = Offer()
    log: list[tuple[int, int]] = []
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        state.fill(actor, offer)
        log.append((actor, int(offer.draw(rng))))
        state.take(*log[-1])
    return Record(Table(DICE, setup), log, names=["Anna", "Bert"], result=result_of(state)).text()
