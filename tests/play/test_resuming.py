"""A game that is written down while it is played, and goes on later."""

from __future__ import annotations

import pytest

from tests.core.nim import NIM, STONES
from tests.play.sessions import A, B, act, dice, finish, first, nim, play, written
from troyes.core.errors import RecordError
from troyes.core.state import CHANCE
from troyes.play import notation
from troyes.play.record import Record, parse
from troyes.play.session import Session
from troyes.play.table import Table


def test_the_record_of_a_game_in_progress() -> None:
    session = Session(Table(NIM, NIM.setup()), names=["Ada", "Bob"], draw=first)
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take2")
    assert session.record().text().splitlines() == [
        '[Game "nim"]',
        '[Version "3"]',
        '[Players "2"]',
        '[Setup "rounds=one"]',
        '[SeatA "Ada"]',
        '[SeatB "Bob"]',
        '[Result "*"]',
        "",
        "* heap4",
        "A bid1",
        "B bid0",
        "A take2 toB",
    ]


def test_the_record_of_a_finished_game_bears_its_result() -> None:
    session = dice(3, seed=8)
    finish(session, 1)
    record = session.record()
    assert record.result == " ".join(str(score) for score in session.state.scores())
    assert parse(record.text()).replay().key() == session.state.key()


def test_resume_from_a_record() -> None:
    session = dice(2, seed=3)
    for _ in range(5):
        for seat in (A, B):
            act(session, seat)
    session.play(B, session.state.options(B)[0])
    resumed = Session.resume(parse(session.record().text()), seed=77)
    assert resumed.state.key() == session.state.key()
    assert written(resumed) == written(session)
    assert (resumed.names, resumed.is_over) == (["A", "B"], False)
    assert resumed.take_back(B) == 1
    finish(resumed, 6)
    assert parse(resumed.record().text()).replay().key() == resumed.state.key()


def test_resume_a_game_that_stopped_at_chance() -> None:
    session = dice(1, seed=3)
    record = session.record()
    record.entries = record.entries[:4]
    resumed = Session.resume(record, seed=5)
    assert resumed.state.actors() == [A]
    assert [(entry.actor, entry.token) for entry in resumed.log[:4]] == record.entries


def test_resume_takes_what_is_forced() -> None:
    record = Record(Table(NIM, NIM.setup()))
    record.entries = [
        (actor, notation.read(NIM, word)) for actor, word in ((-1, "heap4"), (A, "bid1"), (B, "bid0"))
    ]
    record.entries.append((A, notation.read(NIM, "take2")))
    assert written(Session.resume(record)) == "*:heap4 A:bid1 B:bid0 A:take2 A:(toB)"
    assert written(Session.resume(record, forced=False)) == "*:heap4 A:bid1 B:bid0 A:take2"


def test_resume_a_finished_game() -> None:
    session = nim()
    play(session, A, "bid1")
    play(session, B, "bid0")
    play(session, A, "take3")
    resumed = Session.resume(session.record())
    assert resumed.is_over
    assert resumed.state.scores() == [-1, 4]


def test_a_broken_record_cannot_be_resumed() -> None:
    record = Record(Table(NIM, NIM.setup()), [(CHANCE, 0), (A, STONES)])
    with pytest.raises(
        RecordError, match=r"^Token 2: 'take1' cannot be chosen now; A may choose bid0 bid1 bid2\.$"
    ):
        Session.resume(record)
