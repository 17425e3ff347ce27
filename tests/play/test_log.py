"""Logs in words: what is written reads back, whatever is wrong is said in a sentence."""

from __future__ import annotations

import pytest

from tests.core.nim import NIM, STONES
from troyes.core.errors import RecordError
from troyes.core.state import CHANCE
from troyes.play import log

ENTRIES = [(CHANCE, 0), (0, 3), (1, 3), (0, STONES + 2), (0, STONES + 4), (1, STONES)]
TEXT = "* heap4\nA bid0\nB bid0\nA take3 toB\nB take1"


def test_tokens_are_kept_as_words_a_line_for_each_run() -> None:
    assert log.write(NIM, ENTRIES) == TEXT
    assert log.read(NIM, 2, TEXT) == ENTRIES


def test_nothing_is_an_empty_text() -> None:
    assert log.write(NIM, []) == ""
    assert log.read(NIM, 2, "") == []


def test_only_games_of_the_first_version_have_rows_in_numbers() -> None:
    assert log.read(NIM, 2, "[]") == []
    with pytest.raises(RecordError, match="numbers that never meant anything"):
        log.read(NIM, 2, "[[0,1]]")


@pytest.mark.parametrize("line", ["C take1", "a take1", "take1", "AB take1"])
def test_a_line_of_nobody_is_refused(line: str) -> None:
    label = line.partition(" ")[0]
    with pytest.raises(RecordError) as refused:
        log.read(NIM, 2, f"{TEXT}\n{line}")
    assert str(refused.value) == (
        f"The log is damaged: {label!r} is no seat of this table; restore a copy of it."
    )


def test_the_alphabet_is_the_same_on_every_machine() -> None:
    assert log.alphabet(NIM) == "4232f809"
