"""A game being played: what may be taken back, and what no more."""

from __future__ import annotations

import pytest

from tests.play.sessions import A, B, C, act, dice, half_day, nim, play, written
from troyes.core.errors import IllegalMove
from troyes.core.state import CHANCE
from troyes.play import notation
from troyes.play.session import Session


def last_half_day(players: int) -> Session:
    """Troyes Dice on the afternoon of day 8, the dice being thrown and nobody having chosen."""
    session = dice(players)
    while True:
        prompt = session.state.prompt(session.state.actors()[0])
        if prompt.name == "choose-die" and half_day(session) == (8, "afternoon"):
            return session
        for seat in session.state.actors():
            act(session, seat)


def refused(session: Session, seat: int) -> None:
    """Taking back is refused, and changes nothing."""
    before, log = session.state.key(), written(session)
    assert not session.can_take_back(seat)
    with pytest.raises(IllegalMove, match=f"^{notation.label(seat)} cannot take anything back: "):
        session.take_back(seat)
    assert (session.state.key(), written(session)) == (before, log)


def test_nothing_to_take_back_at_the_start() -> None:
    refused(nim(), A)
    refused(dice(2), B)


def test_take_back_within_a_move() -> None:
    session = nim(3)
    for seat in (A, B, C):
        play(session, seat, "bid0")
    before = session.state.key()
    play(session, A, "take2")
    assert session.can_take_back(A)
    assert session.take_back(A) == 1
    assert session.state.key() == before
    assert written(session) == "*:heap4 A:bid0 B:bid0 C:bid0"
    play(session, A, "take1 toC")
    assert session.state.actors() == [C]


def test_take_back_a_move_token_by_token() -> None:
    session = nim(3)
    for seat in (A, B, C):
        play(session, seat, "bid0")
    play(session, A, "take2 toC")
    assert session.take_back(A) == 1
    assert session.state.prompt(A).name == "pass-on"
    assert session.take_back(A) == 1
    assert session.state.prompt(A).name == "take"
    refused(session, A)


def test_take_back_what_was_forced_with_the_choice_before_it() -> None:
    session = nim()
    play(session, A, "bid1")
    play(session, B, "bid0")
    before = session.state.key()
    play(session, A, "take2")
    assert session.take_back(A) == 2
    assert (session.state.key(), written(session)) == (before, "*:heap4 A:bid1 B:bid0")


def test_only_ones_own_tokens_can_be_taken_back() -> None:
    session = nim()
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take2")
    refused(session, B)


def test_no_take_back_once_another_has_moved_openly() -> None:
    session = nim(3, "two")
    for seat in (A, B, C):
        play(session, seat, "bid0")
    play(session, A, "take1 toB")
    play(session, B, "take1")
    refused(session, A)
    refused(session, C)
    assert session.can_take_back(B)


def test_take_back_a_secret_while_it_is_sealed() -> None:
    session = nim(3)
    play(session, A, "bid2")
    play(session, B, "bid1")
    assert session.take_back(A) == 1
    assert (session.state.actors(), written(session)) == ([A, C], "*:heap4 B:bid1")
    play(session, A, "bid0")
    play(session, C, "bid0")
    assert session.state.actors() == [B]


def test_no_take_back_once_the_seal_is_broken() -> None:
    session = nim(3)
    play(session, A, "bid2")
    play(session, B, "bid1")
    play(session, C, "bid0")
    for seat in (A, B, C):
        refused(session, seat)


def test_no_take_back_of_an_open_choice_that_others_have_answered_in_secret() -> None:
    session = nim(2, "two", forced=False)
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take3 toB")
    play(session, B, "take1")
    assert session.state.prompt(A).name == "bid"
    play(session, A, "bid2")
    refused(session, B)
    assert session.can_take_back(A)


def test_take_back_in_dice_while_others_have_chosen_in_secret() -> None:
    session = dice(2, forced=False)
    opening = session.state.key()
    act(session, A)
    finished = session.state.key()
    session.play(B, session.state.options(B)[0])
    assert session.take_back(B) == 1
    assert session.state.key() == finished
    assert session.take_back(A) == 1
    assert session.take_back(A) == 1
    assert session.state.key() == opening


def test_take_back_in_dice_leaves_what_others_chose() -> None:
    session = dice(2, forced=False)
    act(session, A)
    alone = session.state.clone()
    session = dice(2, forced=False)
    session.play(B, session.state.options(B)[0])
    act(session, A)
    assert session.take_back(B) == 1
    assert session.state.key() == alone.key()


def test_no_take_back_in_dice_once_the_dice_are_thrown() -> None:
    session = dice(2)
    act(session, A)
    act(session, B)
    assert session.log[-1].actor == CHANCE
    for seat in (A, B):
        refused(session, seat)


def test_take_back_the_last_choice_of_a_solitary_game() -> None:
    session = last_half_day(1)
    before = session.state.key()
    act(session, A)
    assert session.is_over
    while session.can_take_back(A):
        session.take_back(A)
    assert session.state.key() == before
    refused(session, A)


def test_no_take_back_after_the_end_once_the_others_sheets_were_seen() -> None:
    session = last_half_day(2)
    act(session, A)
    act(session, B)
    assert session.is_over
    refused(session, A)
    refused(session, B)


def test_chance_goes_on_after_a_take_back_as_it_would_have_without() -> None:
    straight, wavering = dice(1, seed=4), dice(1, seed=4)
    act(straight, A)
    wavering.play(A, wavering.state.options(A)[-1])
    wavering.take_back(A)
    act(wavering, A)
    assert written(straight) == written(wavering)
