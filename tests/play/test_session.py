"""A game being played: chance, forced choices, refusals, taking back, and going on later."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.core.nim import BID, NIM, STONES
from troyes.core.errors import IllegalMove, RecordError
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.play import notation
from troyes.play.record import Record, parse
from troyes.play.session import Session, seeded
from troyes.play.table import Table

A, B, C = range(3)


def first(weights: Sequence[int]) -> int:
    """Chance that always draws the first option: heaps of four."""
    return 0


def nim(players: int = 2, rounds: str = "one", *, forced: bool = True) -> Session:
    return Session(Table(NIM, NIM.setup(players, {"rounds": rounds})), draw=first, forced=forced)


def dice(players: int, seed: int = 1, *, forced: bool = True) -> Session:
    return Session(Table(DICE, DICE.setup(players)), seed=seed, forced=forced)


def play(session: Session, seat: int, words: str) -> None:
    for word in words.split():
        session.play(seat, notation.read(session.game, word))


def written(session: Session) -> str:
    """The log in one line, forced tokens in brackets."""
    parts = []
    for entry in session.log:
        text = notation.write(session.game, [entry.token])
        parts.append(f"{notation.label(entry.actor)}:{f'({text})' if entry.forced else text}")
    return " ".join(parts)


def finish(session: Session, seed: int) -> None:
    """Play on at random to the end."""
    rng = Rng(seed)
    while not session.is_over:
        actors = session.state.actors()
        seat = actors[rng.below(len(actors))]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])


def last_half_day(players: int) -> Session:
    """Troyes Dice on the afternoon of day 8, the dice being thrown and nobody having chosen."""
    session = dice(players)
    while True:
        prompt = session.state.prompt(session.state.actors()[0])
        if prompt.name == "choose-die" and half_day(session) == (8, "afternoon"):
            return session
        for seat in session.state.actors():
            act(session, seat)


def act(session: Session, seat: int) -> None:
    """Take the first options until this seat has finished its half day."""
    start = half_day(session)
    while seat in session.state.actors() and half_day(session) == start:
        session.play(seat, session.state.options(seat)[0])


def half_day(session: Session) -> tuple[object, object]:
    document = session.game.document(session.state)
    return document["day"], document["half"]


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


# Taking back


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


# Records


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
