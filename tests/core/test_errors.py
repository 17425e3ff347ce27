"""Refusals: messages that can be raised."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from troyes.core.errors import IllegalMove, Refusal, SetupError
from troyes.core.message import Message, message, quoted
from troyes.play.catalogue import find

TOO_LATE = IllegalMove(
    message("refused-at-line", line="5", token="1", why=message("refused-not-asked", seat="A", waiting="B"))
)


def test_a_refusal_is_its_message_and_an_english_sentence() -> None:
    assert TOO_LATE.said.name == "refused-at-line"
    assert str(TOO_LATE) == "Line 5, token 1: A has nothing to choose now; it is up to B."


def test_a_refusal_comes_whole_out_of_another_process() -> None:
    again = pickle.loads(pickle.dumps(TOO_LATE))
    assert type(again) is IllegalMove
    assert again.said == TOO_LATE.said
    assert str(again) == str(TOO_LATE)


def test_what_the_engine_refuses_is_a_message() -> None:
    with pytest.raises(SetupError) as refused:
        find("dice").setup(12)
    assert refused.value.said == message(
        "refused-players", game=Message("dice-title"), fewest=1, most=10, players="12"
    )


def test_whoever_imports_the_engine_alone_reads_sentences_too() -> None:
    code = (
        "from troyes.dice.game import DICE\n"
        "from troyes.core.errors import Refusal\n"
        "try: DICE.setup(12)\n"
        "except Refusal as error: print(error)"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert shown.stdout == "Troyes Dice is for 1 to 10 players, not 12.\n"


def test_the_engine_says_the_message_itself_where_there_are_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Refusal, "in_words", repr)
    assert str(Refusal(message("refused-port", port="80"))) == "Message('refused-port', port='80')"


@pytest.mark.parametrize(
    "typed, shown", [("hop", "hop"), ("a\tb", "a\\tb"), ("\x1b[2J", "\\x1b[2J"), ("é", "é")]
)
def test_what_is_quoted_can_be_printed(typed: str, shown: str) -> None:
    assert quoted(typed) == shown
