"""Moves as text, and the sentence that refuses an illegal one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.city.builder import A, B, Table, city
from tests.core.nim import BID, NIM, PASS_TO, STONES
from troyes.city.game import CITY
from troyes.core.errors import IllegalMove, RecordError, SetupError
from troyes.core.state import CHANCE, State
from troyes.dice.game import DICE
from troyes.play import catalogue, notation
from troyes.play.record import parse
from troyes.play.session import check_move


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


# Words that are only out of order


def square() -> Table:
    """Two yellow dice of A, a cube of the Priest, and dice of B that keep the round going."""
    return city(2).dice("y4@A y6@A w2@A r6@B").card("priest", "A -", A=1)


def line(table: Table, words: str) -> None:
    """Take words for A one after the other, each of them checked."""
    reading = notation.Reading(CITY, table.start().state)
    for word in words.split():
        reading.take(A, notation.read(CITY, word))


LATE = "{!r} is legal only in another order: write it before {!r}, as in {!r}; "
SAYS = "docs/notation.md says which order the words of a move have."


@pytest.mark.parametrize(
    "words, late, before, rightly",
    [
        ("agriculture y6@A y4@A done", "y4@A", "y6@A", "agriculture y4@A y6@A"),
        ("agriculture y4@A use-priest done", "use-priest", "y4@A", "agriculture use-priest y4@A"),
        ("agriculture y4@A y6@A use-priest", "use-priest", "y4@A", "agriculture use-priest y4@A y6@A"),
        ("agriculture recruit", "recruit", "agriculture", "recruit agriculture"),
        ("turn w2@A y6@A y4@A done", "y6@A", "w2@A", "turn y6@A w2@A"),
    ],
)
def test_a_word_that_comes_too_late_is_told_where_it_belongs(
    words: str, late: str, before: str, rightly: str
) -> None:
    """A group of dice has one spelling, and a cube is named before the dice that it bends."""
    with pytest.raises(IllegalMove) as refused:
        line(square(), words)
    assert str(refused.value) == LATE.format(late, before, rightly) + SAYS


def test_a_black_die_is_named_before_the_dice_that_counter_it() -> None:
    with pytest.raises(IllegalMove) as refused:
        line(city(2).dice("r6@A y6@B").black(6, 2), "r6@A b2")
    assert str(refused.value) == LATE.format("b2", "r6@A", "b2 r6@A") + SAYS


@pytest.mark.parametrize(
    "words, sentence",
    [
        ("agriculture y6@A y6@A", "'y6@A' cannot be chosen now; A may choose done."),
        ("agriculture y4@A r6@B", "'r6@B' cannot be chosen now; A may choose y6@A done."),
        ("agriculture y4@A pass", "'pass' cannot be chosen now; A may choose y6@A done."),
        ("y4@A", "'y4@A' cannot be chosen now; A may choose "),
    ],
)
def test_a_word_that_no_order_makes_legal_is_refused_with_those_that_are(words: str, sentence: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        line(square(), words)
    assert str(refused.value).startswith(sentence)


def test_only_words_of_the_same_move_are_put_into_another_order() -> None:
    """The yellow 4 could have been used a turn ago, but that move is made."""
    reading = notation.Reading(CITY, city(2).dice("y4@A y6@A y5@A y6@B").start().state)
    for actor, words in ((A, "agriculture y6@A done"), (B, "agriculture y6@B done"), (A, "agriculture y5@A")):
        for word in words.split():
            reading.take(actor, notation.read(CITY, word))
    with pytest.raises(IllegalMove, match=r"write it before 'y5@A', as in 'agriculture y4@A y5@A'; "):
        reading.take(A, notation.read(CITY, "y4@A"))
    with pytest.raises(IllegalMove, match=r"^'agriculture' cannot be chosen now; A may choose done\.$"):
        reading.take(A, notation.read(CITY, "agriculture"))


def test_a_refused_word_leaves_the_state_as_it_was() -> None:
    game = square().start()
    game.take(A, "agriculture y6@A")
    key = game.state.key()
    with pytest.raises(IllegalMove):
        notation.Reading(CITY, game.state).take(A, notation.read(CITY, "y4@A"))
    assert game.state.key() == key


def test_without_the_words_before_it_a_late_word_is_refused_as_any_other() -> None:
    game = square().start().take(A, "agriculture y6@A")
    with pytest.raises(IllegalMove, match=r"^'y4@A' cannot be chosen now; A may choose done\.$"):
        notation.check(CITY, game.state, A, notation.read(CITY, "y4@A"))


def test_a_move_sent_with_words_out_of_order_is_told_so() -> None:
    words = ["agriculture", "y6@A", "y4@A", "done"]
    with pytest.raises(IllegalMove) as refused:
        check_move(CITY, square().start().state, A, [notation.read(CITY, word) for word in words])
    assert str(refused.value) == LATE.format("y4@A", "y6@A", "agriculture y4@A y6@A") + SAYS


def test_a_record_with_words_out_of_order_names_the_line_and_the_order() -> None:
    path = Path(__file__).parents[1] / "city" / "games" / "two.troyes"
    text = path.read_text(encoding="utf-8").replace(
        "A cathedral w2@A w4@A done", "A cathedral w4@A w2@A done"
    )
    with pytest.raises(RecordError) as refused:
        parse(text).replay()
    sentence = LATE.format("w2@A", "w4@A", "cathedral w2@A w4@A") + SAYS
    assert str(refused.value) == f"Line 50, token 3: {sentence}"
