"""Tokens, the kinds that they are of, their texts and their references."""

from __future__ import annotations

import pytest

from tests.core.nim import BID_KIND, NIM, STONES_KIND
from troyes.core.message import Message, message
from troyes.core.vocabulary import Alphabet, Kind, Vocabulary, Word

pytestmark = pytest.mark.both


class Colour(Kind[str]):
    """A die of a colour."""

    def word(self, index: int) -> str:
        return ("red", "blue")[index]

    def ref(self, index: int) -> str:
        return f"die:{self.word(index)}"

    def label(self, s: str, index: int) -> Message:
        return message("die", colour=self.word(index), at=s)


def words() -> Vocabulary:
    """A word, two colours with room for a third, and another word."""
    alphabet = Alphabet()
    first = Word(alphabet, "pass", Message("toy-pass"), "table", closes=True)
    colours = Colour(alphabet, "colour", 2, room=3)
    return Vocabulary((first, colours, Word(alphabet, "stop", Message("toy-stop"))))


WORDS = words()


def test_tokens_are_numbered_kind_by_kind() -> None:
    assert WORDS.tokens() == [0, 1, 2, 4]
    assert [WORDS.text(token) for token in WORDS.tokens()] == ["pass", "red", "blue", "stop"]
    assert [WORDS.ref(token) for token in WORDS.tokens()] == ["table", "die:red", "die:blue", "stop"]


def test_a_number_that_is_kept_for_later_is_no_token() -> None:
    assert [token in WORDS for token in range(-1, 6)] == [False, True, True, True, False, True, False]
    assert len(WORDS) == 5


def test_places_are_those_of_the_tokens_although_modules_bring_their_kinds_in_another_order() -> None:
    alphabet = Alphabet()
    later = Word(alphabet, "later", Message("toy-pass"))
    colours = Colour(alphabet, "colour", 2, room=3)
    mixed = Vocabulary((colours, later))
    assert [mixed.text(token) for token in mixed.tokens()] == ["later", "red", "blue"]
    assert [mixed.places[token] for token in mixed.tokens()] == [0, 1, 2]


def test_a_token_knows_its_kind() -> None:
    assert [WORDS.kind(token).name for token in WORDS.tokens()] == ["pass", "colour", "colour", "stop"]
    colour = WORDS.kind(1)
    assert [colour.holds(token) for token in range(5)] == [False, True, True, True, False]


def test_a_token_is_called_by_a_message() -> None:
    assert WORDS.label("table 3", 0) == Message("toy-pass")
    assert WORDS.label("table 3", 2) == message("die", colour="blue", at="table 3")


def test_some_kinds_answer_how_many_and_some_only_close() -> None:
    assert [BID_KIND.amount(index) for index in range(3)] == [0, 1, 2]
    assert STONES_KIND.amount(0) is None
    assert [WORDS.kind(token).closes() for token in WORDS.tokens()] == [True, False, False, False]


def test_a_text_leads_back_to_its_token() -> None:
    assert [WORDS.token(text) for text in ("stop", "blue", "red", "pass")] == [4, 2, 1, 0]
    assert WORDS.write([0, 2]) == "pass blue"


@pytest.mark.parametrize("text", ["", "Red", "red ", "green"])
def test_an_unknown_text_has_no_token(text: str) -> None:
    assert WORDS.token(text) is None


def test_two_tokens_cannot_share_a_text() -> None:
    alphabet = Alphabet()
    twice = [Word(alphabet, "red", Message("a")), Word(alphabet, "red", Message("b"))]
    with pytest.raises(AssertionError, match="two tokens are written 'red'"):
        Vocabulary(twice)


def test_a_real_game_has_every_number_once() -> None:
    assert NIM.vocabulary.tokens() == list(range(len(NIM.vocabulary)))


def test_places_go_by_number_also_where_a_later_kind_is_named_first() -> None:
    """Whoever knows tokens by their places has the list of `tokens`, in which none may stand for another."""
    alphabet = Alphabet()
    earlier = Word(alphabet, "earlier", Message("earlier"))
    later = Word(alphabet, "later", Message("later"))
    words = Vocabulary([later, earlier])
    assert [words.places[token] for token in words.tokens()] == [0, 1]
