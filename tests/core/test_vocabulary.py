"""Tokens, their texts and their references."""

from __future__ import annotations

import pytest

from troyes.core.vocabulary import Vocabulary

WORDS = Vocabulary([("pass", "table"), ("red", "die:red"), ("blue", "die:blue")])


def test_tokens_are_numbered_in_the_order_given() -> None:
    assert len(WORDS) == 3
    assert [WORDS.text(token) for token in range(3)] == ["pass", "red", "blue"]
    assert [WORDS.ref(token) for token in range(3)] == ["table", "die:red", "die:blue"]


def test_a_text_leads_back_to_its_token() -> None:
    assert [WORDS.token(text) for text in ("blue", "red", "pass")] == [2, 1, 0]


@pytest.mark.parametrize("text", ["", "Red", "red ", "green"])
def test_an_unknown_text_has_no_token(text: str) -> None:
    assert WORDS.token(text) is None


def test_two_tokens_cannot_share_a_text() -> None:
    with pytest.raises(AssertionError, match="same text"):
        Vocabulary([("red", "a"), ("red", "b")])
