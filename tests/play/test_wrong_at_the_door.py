"""Whatever is wrong at the front door is refused in one sentence that says what to do, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

import troyes
from troyes.core.message import shown
from troyes.play.table import Table


class Thing:
    """Something that is nothing the engine knows."""

    def __repr__(self) -> str:
        return "<a thing>"


class Whole:
    """A whole number that is no `int`, as NumPy has them."""

    def __index__(self) -> int:
        return 1


NOT_WHOLE: tuple[Any, ...] = (None, "A", "", 1.5, float("nan"), True, False, [], {}, b"x", Thing(), object)
"""What is no whole number, though some of it can be counted with."""
NO_GENERATOR: tuple[Any, ...] = (None, "1", 1, 1.5, True, Random(1), Thing(), troyes.Rng)
NO_STATE: tuple[Any, ...] = (None, "city", 1, True, [], Thing(), troyes.State)
NO_TEXT: tuple[Any, ...] = (None, 1, 1.5, True, [], b"x", Thing())


class Door(NamedTuple):
    """A call with something wrong in one place, which the sentence repeats."""

    call: Callable[[Any], object]
    sentence: str
    wrong: tuple[Any, ...] = NOT_WHOLE


CITY = troyes.make("city", 2, seed=1)
DICE = troyes.make("dice", 2, seed=1)


def finished() -> troyes.State:
    """A game that is over."""
    state = troyes.make("dice", 2, seed=3)
    troyes.playout(state, troyes.Rng(3))
    return state


OVER = finished()
TABLE = Table.find("dice", troyes.game("dice").version, 2, {})
RECORD = troyes.record(troyes.make("dice", 2), [])
SEAT = "A seat is named by its number, from 0 for A to 1, not by '{}'."
ACTOR = "Whoever chooses is named by the number of a seat, or is troyes.CHANCE, not '{}'."
CHOICE = "A choice is the number of a token or its words, not '{}'; state.options() lists what may be chosen."
WORD = "The number {} is no word of the game; state.options() lists those that may be chosen."
RNG = "Chance needs a generator, such as troyes.Rng(1), not '{}'."
STATE = "A state is needed, as troyes.make gives one, not '{}'."
TIMES = "How often has to be a whole number from 0 to 1000000, not '{}'."
SEED = "A seed is a whole number, not '{}'."
VALUES = "Printed values are given as a TOML text, not as '{}'."
ENTRIES = "What led to a state is a list of pairs of numbers, the actor and the token, not '{}'."
NAMES = "The names of those who play are a list of texts, not '{}'."
NUMBERS = tuple(each for each in NOT_WHOLE if not isinstance(each, str))
"""What is neither a number nor words."""
SOME = tuple(each for each in NOT_WHOLE if each is not None)
"""What is no number where none may be left out."""


def doors_of(state: troyes.State) -> list[Door]:
    """Every door of a state that takes something."""
    return [
        Door(state.view, SEAT),
        Door(lambda wrong: state.guess(wrong, troyes.Rng(1)), SEAT),
        Door(state.observation, SEAT),
        Door(state.information, SEAT),
        Door(state.options, ACTOR),
        Door(state.mask, ACTOR),
        Door(state.prompt, ACTOR),
        Door(state.audience, ACTOR),
        Door(state.opens, ACTOR),
        Door(state.declines, ACTOR),
        Door(lambda wrong: state.step(5, wrong), ACTOR),
        Door(lambda wrong: state.sample_moves(1, troyes.Rng(1), wrong), ACTOR),
        Door(lambda wrong: troyes.moves(state, wrong), ACTOR),
        Door(lambda wrong: troyes.choose(state, seat=wrong), ACTOR),
        Door(state.step, CHOICE, NUMBERS),
        Door(lambda wrong: state.text([wrong]), WORD),
        Door(lambda wrong: state.text([-7, wrong]), WORD.format(-7)),
        Door(state.throw, RNG, NO_GENERATOR),
        Door(lambda wrong: state.guess(0, wrong), RNG, NO_GENERATOR),
        Door(lambda wrong: state.sample_moves(1, wrong), RNG, NO_GENERATOR[1:]),
        Door(lambda wrong: troyes.playout(state, wrong), RNG, NO_GENERATOR),
        Door(state.sample_moves, TIMES, (*NOT_WHOLE, -1, 10**18)),
        Door(lambda wrong: troyes.record(state, wrong), ENTRIES, (None, "A", 1, 1.5, {}, b"x", Thing())),
        Door(lambda wrong: troyes.record(state, [wrong]), ENTRIES, (*NOT_WHOLE, (1,), (1, 2, 3))),
        Door(lambda wrong: troyes.record(state, [], wrong), NAMES, (None, "AB", 1, {}, Thing())),
    ]


DOORS = [
    Door(lambda wrong: troyes.moves(wrong, 0), STATE, NO_STATE),
    Door(lambda wrong: troyes.playout(wrong, troyes.Rng(1)), STATE, NO_STATE),
    Door(troyes.choose, STATE, NO_STATE),
    Door(lambda wrong: troyes.record(wrong, []), STATE, NO_STATE),
    Door(lambda wrong: troyes.choose(CITY, rng=wrong), RNG, NO_GENERATOR[1:]),
    Door(
        lambda wrong: troyes.choose(CITY, seconds=wrong),
        "A time to think is a number of seconds from 0 on, not '{}'.",
        ("1", True, -1, -0.5, float("nan"), [], Thing()),
    ),
    Door(lambda wrong: troyes.make("city", 2, seed=wrong), SEED, SOME),
    Door(
        lambda wrong: troyes.make("city", wrong), "Troyes is for 1 to 4 players, not {}.", (*SOME, 0, -1, 9)
    ),
    Door(lambda wrong: troyes.make("city", 2, components=wrong), VALUES, NO_TEXT),
    Door(lambda wrong: troyes.game("city", wrong), VALUES, NO_TEXT),
    Door(
        troyes.game,
        "There is no game '{}'; the games are city, dice, nim.",
        ("", "chess", *NO_TEXT),
    ),
    Door(
        troyes.load,
        "A record is given as its text or by its file, not as '{}'.",
        NO_TEXT,
    ),
    Door(
        lambda wrong: troyes.load(RECORD, wrong),
        "A record is followed up to a whole number of tokens, not '{}'.",
        SOME,
    ),
    Door(lambda wrong: troyes.load(RECORD, None, wrong), VALUES, NO_TEXT),
    Door(
        troyes.from_bytes,
        "These bytes are no packed state, or not the whole of one; bytes(state) makes them.",
        (None, "x", 1, [], b"", b"x", bytes(CITY)[:-1], bytes(CITY) + b"x", Thing()),
    ),
    Door(troyes.Rng, SEED),
    Door(lambda wrong: troyes.Rng(1, wrong), SEED),
    Door(
        lambda wrong: troyes.Rng(1).pick(wrong),
        "Pick from a list of whole numbers, as state.options() is, not from '{}'.",
        (None, "AB", 1, {1: 2}, Thing(), ["A"], [None]),
    ),
    Door(
        troyes.Rng(1).below,
        "A number is drawn below a whole number from 1 to 2147483648, not below '{}'.",
        (*NOT_WHOLE, 0, -1, 2**31 + 1, 10**18, 10**30),
    ),
    Door(
        troyes.Session,
        "A session is held at a table, as troyes.play.table.Table.find makes one, not at '{}'.",
        (None, "city", 1, CITY),
    ),
    Door(
        troyes.Session.resume,
        "A session goes on with a record, as troyes.play.record.parse reads one, not with '{}'.",
        (None, RECORD, 1, CITY),
    ),
    Door(lambda wrong: troyes.Session(TABLE, names=wrong), NAMES, (None, "AB", 1, {}, Thing())),
    Door(lambda wrong: troyes.Session(TABLE, seed=wrong), SEED, SOME),
    Door(lambda wrong: troyes.Session(TABLE, log=wrong), ENTRIES, (None, "A", 1, {}, b"x", Thing())),
    Door(lambda wrong: troyes.Session(TABLE, log=[wrong]), ENTRIES, (*NOT_WHOLE, (1,), (1, 2, 3))),
    Door(
        lambda wrong: troyes.Session(TABLE, draw=wrong),
        "Chance is thrown by a function from weights to the place of one of them, not by '{}'.",
        ("x", 1, True, [], Thing()),
    ),
]


def doors_of_a_session() -> list[Door]:
    """Every door of a session that takes something."""
    session = troyes.Session(TABLE, seed=1)
    return [
        Door(lambda wrong: session.play(wrong, 0), ACTOR),
        Door(lambda wrong: session.play(0, wrong), WORD),
        Door(lambda wrong: session.play_move(wrong, [0]), ACTOR),
        Door(lambda wrong: session.play_move(0, [wrong]), WORD),
        Door(
            lambda wrong: session.play_move(0, wrong),
            "A move is a list of the numbers of tokens, not '{}'.",
            (None, "A", 1, {}, b"x", Thing()),
        ),
        Door(session.follow, ENTRIES, (None, "A", 1, {}, b"x", Thing())),
        Door(lambda wrong: session.follow([wrong]), ENTRIES, (*NOT_WHOLE, (1,), (1, None))),
        Door(session.take_back, ACTOR),
        Door(session.take_back_move, ACTOR),
        Door(session.stands, ACTOR),
        Door(lambda wrong: session.stand(wrong, "ask"), ACTOR),
        Door(
            lambda wrong: session.stand(0, wrong),
            "When a seat may react it says ask, turn or never, not '{}'.",
            (None, "", "always", 1, [], Thing()),
        ),
    ]


def check(door: Door) -> None:
    """Whatever is wrong is refused by the sentence."""
    for wrong in door.wrong:
        with pytest.raises(troyes.Refusal) as refused:
            door.call(wrong)
        assert str(refused.value) == door.sentence.format(shown(wrong)), repr(wrong)


@pytest.mark.parametrize("state", [CITY, DICE, OVER], ids=["city", "dice", "over"])
def test_what_no_state_can_use_is_refused_in_a_sentence(state: troyes.State) -> None:
    before = state.clone()
    for door in doors_of(state):
        check(door)
    assert state == before


def test_what_no_function_of_the_door_can_use_is_refused_in_a_sentence() -> None:
    for door in DOORS:
        check(door)


def test_what_no_session_can_use_is_refused_in_a_sentence() -> None:
    for door in doors_of_a_session():
        check(door)


def test_a_session_is_not_led_by_tokens_that_are_not_legal() -> None:
    for token in (-1, 10**18, *CITY.options()):
        with pytest.raises(troyes.IllegalMove):
            troyes.Session(TABLE, log=[(troyes.CHANCE, token)])


def test_a_refusal_of_something_else_than_a_message_says_so() -> None:
    for kind in (troyes.Refusal, troyes.IllegalMove):
        for wrong in NO_TEXT:
            said = "A refusal is made of a message, as troyes.core.message.message makes one, not of '{}'."
            assert str(kind(wrong)) == said.format(shown(wrong))


def test_whole_numbers_of_others_are_numbers() -> None:
    one: Any = Whole()
    state = CITY.clone()
    assert state.actor() == 1
    assert state.view(one) == state.view(1)
    assert state.options(one) == state.options()
    assert list(state.mask(one)) == list(state.mask(1))
    assert list(state.observation(one)) == list(state.observation(1))
    assert state.text(one) == state.text([one]) == state.text(1)
    assert len(state.sample_moves(one, troyes.Rng(1), one)) == 1
    assert troyes.moves(state, one) == troyes.moves(state, 1)
    assert troyes.Rng(one, one).word() == troyes.Rng(1, 1).word()
    assert troyes.Rng(1).below(one) == 0
    assert troyes.choose(state, "villager", troyes.Rng(1), seat=one) == troyes.choose(
        state, "villager", troyes.Rng(1)
    )

    class Token:
        def __index__(self) -> int:
            return state.options()[-1]

    token: Any = Token()
    after = state.clone()
    after.step(state.options()[-1])
    state.step(token)
    assert state == after


def test_a_long_thing_is_not_repeated_whole() -> None:
    with pytest.raises(troyes.Refusal) as refused:
        CITY.step(list(range(1000)))  # type: ignore[arg-type]
    assert len(str(refused.value)) < 200
    assert "[0, 1, 2, 3" in str(refused.value)


def test_a_seat_that_is_not_asked_has_no_move_to_be_chosen() -> None:
    with pytest.raises(troyes.IllegalMove) as refused:
        troyes.choose(CITY, seat=0)
    assert str(refused.value) == "A has nothing to choose now; it is up to B."


def test_tokens_of_another_game_are_refused_like_any_that_is_not_legal() -> None:
    for token in DICE.options():
        with pytest.raises(troyes.IllegalMove, match="cannot be chosen now; B may choose"):
            CITY.step(token)
    with pytest.raises(troyes.Refusal, match="do not lead from the beginning of the game to this state"):
        troyes.record(DICE, [])
