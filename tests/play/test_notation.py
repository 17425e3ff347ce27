"""Moves as text, and the sentence that refuses an illegal one."""

from __future__ import annotations

import pytest

from tests.core.nim import BID, NIM, PASS_TO, STONES
from troyes.core.errors import IllegalMove, SetupError
from troyes.core.state import CHANCE, State
from troyes.dice.game import DICE
from troyes.play import catalogue, notation


def nim(words: str = "") -> State:
    state = NIM.new(NIM.setup(3))
    for word in words.split():
        state.take(state.actor(), notation.read(NIM, word))
    return state


def test_seats_are_letters_and_chance_is_a_star() -> None:
    assert [notation.label(actor) for actor in (CHANCE, 0, 1, 9)] == ["*", "A", "B", "J"]


def test_letters_lead_back_to_seats_of_the_table() -> None:
    assert [notation.actor_of(text, 3) for text in ("*", "A", "C")] == [CHANCE, 0, 2]


@pytest.mark.parametrize("text", ["D", "a", "AA", "", "@", "**", "é", "Ａ"])
def test_what_is_no_seat_of_the_table(text: str) -> None:
    assert notation.actor_of(text, 3) is None


def test_tokens_are_written_as_words() -> None:
    assert notation.write(NIM, [BID, STONES + 2, PASS_TO + 1]) == "bid0 take3 toB"
    assert notation.write(NIM, []) == ""


@pytest.mark.parametrize("game", [NIM, DICE], ids=["nim", "dice"])
def test_every_word_reads_back(game: object) -> None:
    assert game in (NIM, DICE)
    chosen = NIM if game is NIM else DICE
    for token in range(len(chosen.vocabulary)):
        assert notation.read(chosen, notation.write(chosen, [token])) == token


def test_an_unknown_word() -> None:
    with pytest.raises(
        IllegalMove, match=r"^'die5' is not a word of Troyes Dice; docs/notation\.md lists them\.$"
    ):
        notation.read(DICE, "die5")


def test_a_legal_token_passes() -> None:
    notation.check(NIM, nim("heap4"), 2, BID)


def test_an_illegal_token_is_refused_with_those_that_are_legal() -> None:
    with pytest.raises(IllegalMove, match=r"^'take1' cannot be chosen now; B may choose bid0 bid1 bid2\.$"):
        notation.check(NIM, nim("heap4"), 1, STONES)


@pytest.mark.parametrize("token", [-1, 99, 10**20])
def test_a_number_that_is_no_token_is_refused_by_its_number(token: int) -> None:
    with pytest.raises(
        IllegalMove, match=rf"^'{token}' cannot be chosen now; B may choose bid0 bid1 bid2\.$"
    ):
        notation.check(NIM, nim("heap4"), 1, token)


def test_a_seat_that_is_not_asked_is_told_who_is() -> None:
    with pytest.raises(IllegalMove, match=r"^A has nothing to choose now; it is up to B, C\.$"):
        notation.check(NIM, nim("heap4 bid0"), 0, BID)
    with pytest.raises(IllegalMove, match=r"^A has nothing to choose now; it is up to \*\.$"):
        notation.check(NIM, nim(), 0, BID)
    with pytest.raises(IllegalMove, match=r"^\* has nothing to choose now; it is up to A, B, C\.$"):
        notation.check(NIM, nim("heap4"), CHANCE, 0)


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    with pytest.raises(IllegalMove, match=r"^The game is over; nothing can be chosen any more\.$"):
        notation.check(NIM, nim("heap4 bid0 bid0 bid0 take3 toB take1"), 0, BID)


def test_games_are_found_by_name() -> None:
    assert catalogue.find("dice") is DICE


def test_an_unknown_game_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(SetupError, match=r"^There is no game 'chess'; the games are city, dice, nim\.$"):
        catalogue.find("chess")
