"""What people write is kept as plain text on one line."""

from __future__ import annotations

import pytest

from troyes.server.text import LONGEST_NAME, name, one_line

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("", ""),
        ("good day", "good day"),
        ("  good \t day\n", "good day"),
        ("a\0b\x07c\x1bd\x7fe", "abcde"),
        ("one\u2028two\u2029three\u0085four", "one two three four"),
        ("\u202eabc\u202c\u2066\ufeff\u200b", "abc"),
        ("\ud800x\ue000\uffff", "x"),
        ("<b>&amp;\"'", "<b>&amp;\"'"),
        ("Zoë, 東京, Ἑλένη, мир", "Zoë, 東京, Ἑλένη, мир"),
        ("\U0001f469\u200d\U0001f33e", "\U0001f469\u200d\U0001f33e"),
        ("\u200d\u200c \u200d", ""),
        ("\0 \0", ""),
    ],
)
def test_one_line(written: str, kept: str) -> None:
    assert one_line(written) == kept
    assert one_line(kept) == kept


def test_a_name_is_short() -> None:
    assert name("x" * 100) == "x" * LONGEST_NAME
    assert name("x" * 23 + " y") == "x" * 23
    assert name("\0") == ""
