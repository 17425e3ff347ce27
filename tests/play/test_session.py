"""A game being played: chance, forced choices and refusals."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.core.nim import BID, NIM, STONES
from tests.play.sessions import A, B, dice, finish, nim, play, written
from troyes.core.errors import IllegalMove
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.play.session import Session, seeded
from troyes.play.table import Table

# Chance


def test_a_seed_always_throws_the_same() -> None:
    one, other = dice(3, seed=42), dice(3, seed=42)
    finish(one, 5)
    finish(other, 5)
    assert written(one) == written(other)
    assert one.state.key() == other.state.key()


def test_other_seeds_throw_otherwise() -> None:
    assert len({written(dice(1, seed=seed)) for seed in range(20)}) == 20


def test_without_a_seed_chance_is_fresh() -> None:
    setup = DICE.setup(1)
    assert len({written(Session(Table(DICE, setup))) for _ in range(20)}) == 20


def test_the_throws_of_a_seed_never_change() -> None:
    assert written(dice(1, seed=2020)) == (
        "*:Y/R *:Y/W *:R/W *:R/R *:Y/Y *:W/W *:R/W *:Y/R *:W/Y *:6 *:6 *:4 *:5"
    )


def test_seeded_chance_draws_by_weight() -> None:
    draw = seeded(9)
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[draw([1, 2, 3])] += 1
    assert counts == [987, 2039, 2974]


def test_chance_can_be_given() -> None:
    asked: list[list[int]] = []

    def last(weights: Sequence[int]) -> int:
        asked.append(list(weights))
        return len(weights) - 1

    session = Session(Table(NIM, NIM.setup()), draw=last)
    assert (written(session), asked) == ("*:heap6", [[1, 2, 3]])


# Forced choices


def test_chance_throws_at_once_and_is_logged() -> None:
    assert written(nim()) == "*:heap4"


def test_a_choice_that_is_none_is_taken_and_logged() -> None:
    session = nim()
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take2")
    assert written(session) == "*:heap4 A:bid1 B:bid0 A:take2 A:(toB)"


def test_forced_choices_follow_each_other() -> None:
    session = nim()
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take3")
    assert written(session) == "*:heap4 A:bid1 B:bid0 A:take3 A:(toB) B:(take1)"
    assert session.is_over


def test_forced_choices_can_be_left_to_the_player() -> None:
    session = nim(forced=False)
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take3")
    assert written(session) == "*:heap4 A:bid1 B:bid0 A:take3"
    play(session, A, "toB")
    play(session, B, "take1")
    assert session.is_over


def test_a_single_outcome_of_chance_counts_as_forced() -> None:
    session = dice(1)
    assert [entry.forced for entry in session.log[:9]] == [False] * 8 + [True]


# Refusals


@pytest.mark.parametrize(
    ("seat", "token", "sentence"),
    [
        (A, STONES, "'take1' cannot be chosen now; A may choose bid0 bid1 bid2."),
        (A, -1, "'-1' cannot be chosen now; A may choose bid0 bid1 bid2."),
        (A, 10**9, "'1000000000' cannot be chosen now; A may choose bid0 bid1 bid2."),
        (B, BID, "B has nothing to choose now; it is up to A."),
        (7, BID, "H has nothing to choose now; it is up to A."),
        (CHANCE, 0, "Chance is not a seat; it throws by itself."),
    ],
)
def test_an_illegal_token_is_refused_and_nothing_changes(seat: int, token: int, sentence: str) -> None:
    session = nim()
    play(session, B, "bid0")
    before, log = session.state.key(), written(session)
    with pytest.raises(IllegalMove) as error:
        session.play(seat, token)
    assert str(error.value) == sentence
    assert (session.state.key(), written(session)) == (before, log)
    play(session, A, "bid0")


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    session = nim()
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take3")
    with pytest.raises(IllegalMove, match="game is over"):
        session.play(A, STONES)
