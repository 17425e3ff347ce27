"""Moves as a whole: played at once, followed from elsewhere, taken back, and sealed while others still choose."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.core.nim import NIM
from tests.play.sessions import A, B, C, dice, first, nim, written
from troyes.core import walk
from troyes.core.errors import IllegalMove
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play import notation
from troyes.play.catalogue import find
from troyes.play.session import Entry, Session, check_move, fair
from troyes.play.table import Table


def read(words: str) -> list[int]:
    return [notation.read(NIM, word) for word in words.split()]


def move(session: Session, seat: int, words: str) -> list[Entry]:
    return session.play_move(seat, read(words))


def begun(players: int = 3, rounds: str = "one") -> Session:
    """A heap of four; A has bid highest and begins."""
    session = nim(players, rounds)
    move(session, A, "bid1")
    for seat in range(1, players):
        move(session, seat, "bid0")
    return session


def snapshot(session: Session) -> tuple[object, ...]:
    numbered = [(entry.actor, entry.token, entry.move, entry.batch) for entry in session.log]
    return session.state.key(), written(session), numbered, session.batch


# Playing


def test_a_move_is_played_with_all_that_follows_by_itself() -> None:
    session = begun(2)
    added = move(session, A, "take3 toB")
    assert [(entry.actor, entry.forced) for entry in added] == [(A, False), (A, True), (B, True)]
    assert written(session) == "*:heap4 A:bid1 B:bid0 A:take3 A:(toB) B:(take1)"
    assert session.is_over


def test_what_a_move_added_is_what_another_follows() -> None:
    session = begun(2, "two")
    twin = begun(2, "two")
    added = move(session, A, "take3 toB")
    twin.follow([(entry.actor, entry.token) for entry in added])
    assert snapshot(twin) == snapshot(session)


@pytest.mark.parametrize(
    ("seat", "words", "sentence"),
    [
        (A, "", "The move is not complete; choose what is still asked and send it again."),
        (A, "take1", "The move is not complete; choose what is still asked and send it again."),
        (A, "take1 toB take1", "The move was complete before its last token; send one move at a time."),
        (A, "toB", "'toB' cannot be chosen now; A may choose take1 take2 take3."),
        (A, "take1 toA", "'toA' cannot be chosen now; A may choose toB toC."),
        (B, "take1 toC", "B has nothing to choose now; it is up to A."),
        (CHANCE, "heap4", "Chance is not a seat; it throws by itself."),
        (9, "take1 toB", "J has nothing to choose now; it is up to A."),
    ],
)
def test_what_is_not_one_whole_move_is_refused_and_nothing_changes(
    seat: int, words: str, sentence: str
) -> None:
    session = begun()
    before = snapshot(session)
    with pytest.raises(IllegalMove) as error:
        move(session, seat, words)
    assert str(error.value) == sentence
    with pytest.raises(IllegalMove):
        check_move(session.game, session.state, seat, read(words))
    assert snapshot(session) == before
    move(session, A, "take1 toB")


def test_a_checked_move_leads_to_a_state_and_changes_none() -> None:
    session = begun()
    before = snapshot(session)
    after = check_move(session.game, session.state, A, read("take1 toC"))
    assert after.actors() == [C]
    assert snapshot(session) == before


def test_what_is_followed_must_be_legal() -> None:
    session = begun()
    with pytest.raises(IllegalMove):
        session.follow([(A, read("toB")[0])])


# Taking back


def test_a_move_is_taken_back_as_a_whole() -> None:
    session = begun()
    before = snapshot(session)
    assert not session.can_take_back_move(A)
    move(session, A, "take1 toC")
    assert session.can_take_back_move(A)
    assert not session.can_take_back_move(B)
    assert not session.can_take_back_move(C)
    assert session.take_back_move(A) == 2
    assert snapshot(session) == before


def test_a_move_is_not_taken_back_once_another_has_moved() -> None:
    session = begun()
    move(session, A, "take1 toC")
    move(session, C, "take1 toA")
    before = snapshot(session)
    with pytest.raises(
        IllegalMove, match="A cannot take anything back: dice were thrown or others have moved"
    ):
        session.take_back_move(A)
    assert snapshot(session) == before
    assert session.take_back_move(C) == 2


def test_a_move_is_not_taken_back_once_chance_has_thrown() -> None:
    session = dice(1)
    rng = Rng(1)
    thrown = False
    while not thrown:
        added = session.play_move(A, random_move(session, A, rng))
        thrown = added[-1].actor == CHANCE
        assert session.can_take_back_move(A) != thrown


def test_what_was_played_before_a_game_was_taken_up_is_not_taken_back() -> None:
    session = begun()
    move(session, A, "take1 toC")
    later = Session(
        Table(NIM, session.setup), draw=first, log=[(entry.actor, entry.token) for entry in session.log]
    )
    assert later.state.key() == session.state.key()
    assert not later.can_take_back_move(A)
    with pytest.raises(IllegalMove):
        later.take_back_move(A)


def test_a_secret_is_taken_back_until_the_last_has_chosen() -> None:
    session = nim(3)
    move(session, B, "bid2")
    move(session, A, "bid1")
    assert session.can_take_back_move(B)
    assert session.take_back_move(B) == 1
    assert written(session) == "*:heap4 A:bid1"
    assert session.state.actors() == [B, C]
    move(session, B, "bid0")
    move(session, C, "bid0")
    for seat in (A, B, C):
        assert not session.can_take_back_move(seat)


def test_a_take_back_is_followed_elsewhere() -> None:
    one, other = nim(3), nim(3)
    for session in (one, other):
        for seat, words in ((B, "bid2"), (A, "bid1")):
            if session is one:
                move(session, seat, words)
            else:
                session.follow([(seat, token) for token in read(words)])
        session.take_back_move(B)
        session.play_move(B, read("bid1"))
    assert written(one) == written(other)
    assert one.state.key() == other.state.key()


# Secrets


def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    session = nim(3)
    [bid] = move(session, A, "bid1")
    assert session.is_sealed(bid)
    move(session, B, "bid0")
    assert session.is_sealed(bid)
    move(session, C, "bid0")
    assert not session.is_sealed(bid)
    assert not any(session.is_sealed(entry) for entry in move(session, A, "take1 toC"))


def test_a_secret_of_an_earlier_round_stays_open() -> None:
    session = begun(2, "two")
    bids = [entry for entry in session.log if entry.hidden]
    move(session, A, "take3 toB")
    [again] = move(session, A, "bid0")
    assert [session.is_sealed(entry) for entry in (*bids, again)] == [False, False, True]


# Chance that nobody foresees


def test_fair_chance_draws_what_can_be_drawn() -> None:
    drawn = {fair([0, 3, 0, 1]) for _ in range(200)}
    assert drawn == {1, 3}


@pytest.mark.parametrize(("name", "players"), [("dice", 3), ("city", 2), ("city", 1)])
def test_whole_games_by_moves_are_followed_row_by_row(name: str, players: int) -> None:
    game = find(name)
    session = Session(Table(game, game.setup(players)), seed=1)
    start = [(entry.actor, entry.token) for entry in session.log]
    twin = Session(Table(game, game.setup(players)), seed=2, log=start)
    rng = Rng(3)
    withdrawn = 0
    while not session.is_over:
        seat = choice(session.state.actors(), rng)
        added = session.play_move(seat, random_move(session, seat, rng))
        twin.follow([(entry.actor, entry.token) for entry in added])
        assert twin.can_take_back_move(seat) == session.can_take_back_move(seat)
        if session.can_take_back_move(seat) and rng.below(4) == 0:
            withdrawn += session.take_back_move(seat)
            twin.take_back_move(seat)
    assert withdrawn
    assert written(twin) == written(session)
    assert session.record().replay().scores() == session.state.scores()


def choice(numbers: Sequence[int], rng: Rng) -> int:
    return numbers[rng.below(len(numbers))]


def random_move(session: Session, seat: int, rng: Rng) -> list[int]:
    after = session.state.clone()
    tokens: list[int] = []
    while not tokens or not walk.ends_move(after, seat):
        tokens.append(choice(after.options(seat), rng))
        after.take(seat, tokens[-1])
    return tokens
