"""Steps and the stack that holds them, seen in Nim."""

from __future__ import annotations

import pytest

from tests.core.nim import BID, HEAP, NIM, PASS_TO, STONES, Nim
from troyes.core.agenda import CHANCE, EVERYONE, NOBODY, Step
from troyes.core.message import Message, message
from troyes.core.offer import Offer

pytestmark = pytest.mark.both


def nim(players: int = 2, rounds: str = "one") -> Nim:
    return NIM.new(NIM.setup(players, {"rounds": rounds}))


def rolled(players: int = 2, rounds: str = "one") -> Nim:
    """A heap of four, nobody having bid."""
    state = nim(players, rounds)
    state.take(CHANCE, HEAP)
    return state


def test_a_plain_step_asks_nobody_and_does_nothing() -> None:
    state = nim()
    before = state.key()
    step: Step[Nim] = Step("wait")
    offer = Offer()
    step.act(state)
    step.fill(state, 0, offer)
    step.take(state, 0, 0)
    assert step.actor(state) == NOBODY
    assert step.actors(state) == []
    assert step.audience(state, 0) == EVERYONE
    assert not step.opens(state, 0)
    assert step.tell(state, 0, 0) is None
    assert step.ask(state, CHANCE) == Message("wait")
    assert (offer.size, state.key()) == (0, before)


def test_the_top_step_answers_for_the_state() -> None:
    state = nim()
    assert (state.actor(), state.actors()) == (CHANCE, [CHANCE])
    assert (state.options(CHANCE), state.weights()) == ([0, 1, 2], [1, 2, 3])
    assert (state.prompt(CHANCE).name, state.audience(CHANCE)) == ("roll-heap", EVERYONE)


def test_all_who_choose_at_once_are_actors_and_the_first_is_the_actor() -> None:
    state = rolled(3)
    assert (state.actor(), state.actors()) == (0, [0, 1, 2])
    state.take(0, BID)
    assert (state.actor(), state.actors()) == (1, [1, 2])
    state.take(2, BID)
    assert (state.actor(), state.actors()) == (1, [1])
    assert [state.audience(seat) for seat in (0, 1, 2)] == [0, 1, 2]


def test_automatic_steps_run_until_someone_must_choose() -> None:
    state = rolled()
    state.take(0, BID + 1)
    assert state.points == [0, 0]
    state.take(1, BID + 2)
    assert state.points == [-1, -2]
    assert (state.actors(), state.prompt(1).name) == ([1], "take")


def test_a_step_that_asks_more_pushes_it_on_top() -> None:
    state = rolled(3)
    for seat in range(3):
        state.take(seat, BID)
    depth = len(state.agenda)
    state.take(0, STONES)
    assert (len(state.agenda), state.prompt(0).name) == (depth + 1, "pass-on")
    state.take(0, PASS_TO + 2)
    assert (len(state.agenda), state.prompt(2).name, state.actors()) == (depth, "take", [2])


def test_the_game_is_over_when_the_agenda_is_empty() -> None:
    state = rolled()
    for seat, token in ((0, BID), (1, BID), (0, STONES + 2), (0, PASS_TO + 1), (1, STONES)):
        state.take(seat, token)
    assert (state.agenda, state.actor(), state.actors()) == ([], NOBODY, [])
    assert state.scores() == [0, 4]


def test_a_clone_shares_steps_and_not_the_stack() -> None:
    state = rolled()
    twin = state.clone()
    assert all(one is other for one, other in zip(state.agenda, twin.agenda, strict=True))
    twin.take(0, BID)
    twin.take(1, BID)
    twin.take(0, STONES + 2)
    assert len(state.agenda) == 4
    assert state.actors() == [0, 1]


def test_filling_writes_over_the_last_question() -> None:
    state = rolled()
    offer = Offer()
    offer.add(99)
    state.fill(0, offer)
    assert [int(offer.tokens[i]) for i in range(offer.size)] == state.options(0) == [BID, BID + 1, BID + 2]


def test_a_question_has_a_name_and_is_a_message() -> None:
    state = rolled()
    prompt = state.prompt(0)
    assert (prompt.name, prompt.question, prompt.opens) == ("bid", message("nim-ask-bid", heap=4), True)
    assert state.opens(0)


def test_what_lies_ahead_is_a_number_for_the_names_of_the_steps() -> None:
    one, other = rolled(), rolled()
    assert one.ahead() == other.ahead()
    other.agenda[-1] = Step("another")
    assert one.ahead() != other.ahead()
    other.agenda.pop()
    assert one.ahead() != other.ahead()
