"""The story of a game: a sentence a move, and nobody reads what they may not know."""

from __future__ import annotations

import pytest

from tests.core.nim import NIM
from tests.play.test_session import A, B, C, nim, written
from tests.play.test_session_moves import choice, move, random_move
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, EVERYONE
from troyes.play.catalogue import find
from troyes.play.session import Session
from troyes.play.story import Line, Story, closed, gathered, joined
from troyes.play.table import Table

HEAP = Line(CHANCE, "A heap has 4 stones.", ["heap"])


def told(session: Session, seat: int, story: Story | None = None) -> list[Line]:
    """What a seat reads."""
    story = story or Story(session.game, session.setup)
    story.keep_up(session)
    return story.lines(session, seat)


def bid(seat: int, height: int) -> Line:
    return Line(seat, f"bids {height}.", ["bids"])


def test_a_move_is_one_line() -> None:
    session = nim(2)
    move(session, A, "bid1")
    move(session, B, "bid0")
    move(session, A, "take1 toB")
    passing = Line(A, "takes 1 of the stones, then passes to B.", ["heap", "seat:B"])
    assert told(session, EVERYONE) == [HEAP, bid(A, 1), bid(B, 0), passing]


def test_two_moves_of_one_seat_are_two_lines() -> None:
    session = nim(2, "two")
    move(session, A, "bid0")
    move(session, B, "bid1")
    move(session, B, "take3 toA")
    lines = told(session, EVERYONE)
    assert [line.actor for line in lines] == [CHANCE, A, B, B, A]


def test_a_sealed_choice_is_read_by_whoever_made_it() -> None:
    session = nim(3)
    move(session, A, "bid2")
    assert told(session, A) == [HEAP, bid(A, 2)]
    for other in (B, C, EVERYONE):
        assert told(session, other) == [HEAP]
    move(session, C, "bid1")
    assert told(session, C) == [HEAP, bid(C, 1)]
    assert told(session, EVERYONE) == [HEAP]
    move(session, B, "bid0")
    for seat in (A, B, C, EVERYONE):
        assert told(session, seat) == [HEAP, bid(A, 2), bid(C, 1), bid(B, 0)]


def test_others_read_the_same_whatever_is_chosen_in_secret() -> None:
    stories = []
    for words in ("bid0", "bid1", "bid2"):
        session = nim(3)
        move(session, A, words)
        move(session, B, "bid1")
        stories.append([told(session, seat) for seat in (B, C, EVERYONE)])
    assert stories[0] == stories[1] == stories[2]


def test_what_was_taken_back_is_forgotten() -> None:
    session = nim(3)
    story = Story(NIM, session.setup)
    move(session, A, "bid2")
    move(session, B, "bid2")
    told(session, A, story)
    session.take_back_move(A)
    assert told(session, A, story) == [HEAP]
    move(session, A, "bid1")
    assert told(session, A, story) == [HEAP, bid(A, 1)]
    move(session, C, "bid0")
    assert told(session, EVERYONE, story) == [HEAP, bid(B, 2), bid(A, 1), bid(C, 0)]


def test_what_is_dealt_to_another_is_told_without_its_name() -> None:
    city = find("city")
    session = Session(Table(city, city.setup(2)), seed=1)
    refs = {seat: refs_of(told(session, seat)) for seat in (0, 1, EVERYONE)}
    assert [len(refs[seat]) for seat in (0, 1, EVERYONE)] == [2, 2, 0]
    assert refs[0].isdisjoint(refs[1])
    assert "a character is dealt to B" in " ".join(line.text for line in told(session, 0))


def refs_of(lines: list[Line]) -> set[str]:
    return {ref for line in lines for ref in line.refs if ref.startswith("character:")}


def test_when_the_game_is_over_all_is_told() -> None:
    city = find("city")
    session = Session(Table(city, city.setup(2)), seed=1)
    rng = Rng(1)
    while not session.is_over:
        seat = choice(session.state.actors(), rng)
        session.play_move(seat, random_move(session, seat, rng))
    lines = told(session, EVERYONE)
    assert lines == told(session, 0) == told(session, 1)
    assert len(refs_of(lines)) == 4


@pytest.mark.parametrize(("name", "players"), [("dice", 3), ("city", 3), ("city", 1)])
def test_a_story_that_keeps_up_is_the_one_told_at_the_end(name: str, players: int) -> None:
    """Also in parts: stop by stop it tells the same."""
    game = find(name)
    session = Session(Table(game, game.setup(players)), seed=2)
    story = Story(game, session.setup)
    rng = Rng(2)
    for _ in range(40):
        if session.is_over:
            break
        seat = choice(session.state.actors(), rng)
        session.play_move(seat, random_move(session, seat, rng))
        if session.can_take_back_move(seat) and rng.below(5) == 0:
            session.take_back_move(seat)
        story.keep_up(session)
    for seat in (EVERYONE, *range(players)):
        lines = story.lines(session, seat)
        assert lines == told(session, seat)
        assert all(line.text.endswith(".") and line.text != "." for line in lines)
        half = len(session.log) // 2
        parts = story.lines(session, seat, 0, half) + story.lines(session, seat, half)
        assert sum(len(line.refs) for line in parts) == sum(len(line.refs) for line in lines)
    assert written(session)


def test_throws_are_told_together() -> None:
    assert gathered(["a die shows 3", "a die shows 5", "the market opens"]) == [
        "a die shows 3, 5",
        "the market opens",
    ]
    assert joined(CHANCE, ["a die shows 3", "a die shows 5"]) == "A die shows 3, 5."
    assert joined(A, ["takes 2", "passes to B"]) == "takes 2, then passes to B."


def test_the_word_that_closes_a_group_is_not_told() -> None:
    parts = ["fights War", "takes the red 2", "is done: -2 deniers", "does so once"]
    assert closed(parts) == ["fights War", "takes the red 2: -2 deniers", "does so once"]
    assert closed(["takes the red 2", "is done"]) == ["takes the red 2"]
    assert closed(["is done"]) == ["is done"]
