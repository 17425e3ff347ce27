"""Why a die, a track or a building of Troyes Dice cannot be chosen, beside tiles that change what a die costs."""

from __future__ import annotations

from itertools import product

from tests.dice.actions.tiles import beside, purse
from tests.dice.builder import A, table
from troyes.core.message import Message
from troyes.core.reasons import reason, why_not
from troyes.dice.constants import RESOURCE_TRACK
from troyes.dice.game import DICE
from troyes.words import say


def test_a_colour_that_no_knowledge_changes_is_not_said_to_lack_any() -> None:
    """Raid 5: knowledge cannot change this die's colour. Once its price, which nobody can pay, less the knowledge in
    hand was said to be missing."""
    for knowledge in (0, 2, 18):
        free_one = table(1).plazas("R R R R").tile(1, 5, "raid").dice(black=2, others=(1, 3, 4))
        game = purse(free_one, 0, 0, knowledge)
        token = DICE.vocabulary.token("deniers+2")
        assert token is not None
        found = why_not(game.state, A, token, 4_000)
        assert found is not None
        assert say(found) == "It takes a yellow die, and no die that you can pay for becomes one."


def test_no_reason_names_more_missing_than_a_sheet_can_hold() -> None:
    """Each tile beside each plaza, with little and with much in hand."""
    tokens = DICE.vocabulary.tokens()
    for place, tile, side, have in product(range(1, 5), range(1, 9), ("banquet", "raid"), (0, 1, 4, 18)):
        state = purse(beside(place, tile, side), have, have, have).state
        for token in tokens:
            missing = reason(state, A, token).args.get("missing", [])
            assert isinstance(missing, list)
            for one in missing:
                assert isinstance(one, Message)
                assert int(str(one.args["count"])) <= RESOURCE_TRACK, (place, tile, side, have, one)
