"""What every game owes to whoever wonders: a token is in a move that can be made now, or there is one reason why not."""

from __future__ import annotations

import pytest

from tests.contract.tables import Table
from troyes.core import walk
from troyes.core.message import Message
from troyes.core.reasons import held, why_not
from troyes.core.state import CHANCE
from troyes.words import say

pytestmark = pytest.mark.heavy

LIMIT = 4_000
SHARE = 7
"""One of so many tokens is asked about at each position, another one at the next."""


def test_a_token_is_in_a_move_or_has_one_reason(table: Table) -> None:
    all_tokens = table.game.vocabulary.tokens()
    for turn, state in enumerate(table.walk(about=8)):
        tokens = all_tokens[turn % SHARE :: SHARE]
        before = state.key()
        for actor in [actor for actor in state.actors() if actor != CHANCE][:2]:
            moves = {token for node in walk.graph(state, actor, LIMIT) for token in node[::2]}
            assert held(state, actor, LIMIT) == moves
            offered = moves | set(state.options(actor))
            reasons = {token: why_not(state, actor, token, LIMIT) for token in tokens}
            assert {token for token, reason in reasons.items() if reason is None} == offered & set(tokens)
            for reason in {reason for reason in reasons.values() if reason is not None}:
                words = say(reason)
                assert words[0].isupper() or words[0].isdigit()
                assert words[-1] in ".?"
        assert state.key() == before


def test_those_who_are_not_asked_and_finished_games_have_a_reason(table: Table) -> None:
    token = table.game.vocabulary.tokens()[0]
    for state in table.walk(about=4):
        for seat in set(range(table.setup.players)) - set(state.actors()):
            assert why_not(state, seat, token, LIMIT) == Message("why-not-your-turn")
    assert why_not(table.end(), 0, token, LIMIT) == Message("why-over")
