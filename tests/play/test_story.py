"""The story of a game: a sentence a move, and nobody reads what they may not know."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.play.sessions import A, B, C, nim, written
from tests.play.test_session_moves import choice, move, random_move
from troyes.core.message import Message, message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, WATCHER
from troyes.core.telling import Telling
from troyes.play.catalogue import find
from troyes.play.session import Session
from troyes.play.story import Line, Story, closed, gathered, joined, previewed
from troyes.play.table import Table
from troyes.words import say


def line(actor: int, said: Message, *refs: str) -> Line:
    """What somebody reads of an actor, and what it is about."""
    return Line(actor, message("story-line", text=said), list(refs))


def bid(seat: int, height: int, paid: Message | None = None) -> Line:
    deed = message("nim-bid", bid=height)
    return line(seat, message("told-changes", deed=deed, changes=paid) if paid else deed, "bids")


def points(count: int) -> Message:
    return message("points", count=count)


def both(first: Message, rest: Message) -> Message:
    """Two changes."""
    return message("told-change", first=first, rest=rest)


ACTS = ("builds", "fights", "tills", "passes", "sets", "places a citizen on", "cultivates")
HEAP = line(CHANCE, message("nim-heap", values=(4,)), "heap")


def told(session: Session, seat: int, story: Story | None = None) -> list[Line]:
    """What a seat reads."""
    story = story or Story(session.table)
    story.keep_up(session)
    return story.lines(session, seat)


def test_a_move_is_one_line() -> None:
    session = nim(2)
    move(session, A, "bid1")
    move(session, B, "bid0")
    move(session, A, "take1 toB")
    taken, passed = message("nim-take", count=1, left=4), message("nim-pass", seat="B")
    passing = line(A, message("story-then", first=taken, rest=passed), "heap", "seat:B")
    assert told(session, WATCHER) == [HEAP, bid(A, 1), bid(B, 0, points(-1)), passing]


def test_two_moves_of_one_seat_are_two_lines() -> None:
    session = nim(2, "two")
    move(session, A, "bid0")
    move(session, B, "bid1")
    move(session, B, "take3 toA")
    lines = told(session, WATCHER)
    assert [each.actor for each in lines] == [CHANCE, A, B, B, A]


def test_a_sealed_choice_is_read_by_whoever_made_it() -> None:
    session = nim(3)
    move(session, A, "bid2")
    assert told(session, A) == [HEAP, bid(A, 2)]
    for other in (B, C, WATCHER):
        assert told(session, other) == [HEAP]
    move(session, C, "bid1")
    assert told(session, C) == [HEAP, bid(C, 1)]
    assert told(session, WATCHER) == [HEAP]
    move(session, B, "bid0")
    for seat in (A, B, C, WATCHER):
        paid = both(points(-2), points(-1))
        assert told(session, seat) == [HEAP, bid(A, 2), bid(C, 1), bid(B, 0, paid)]


def test_others_read_the_same_whatever_is_chosen_in_secret() -> None:
    stories = []
    for words in ("bid0", "bid1", "bid2"):
        session = nim(3)
        move(session, A, words)
        move(session, B, "bid1")
        stories.append([told(session, seat) for seat in (B, C, WATCHER)])
    assert stories[0] == stories[1] == stories[2]


def test_what_was_taken_back_is_forgotten() -> None:
    session = nim(3)
    story = Story(session.table)
    move(session, A, "bid2")
    move(session, B, "bid2")
    told(session, A, story)
    session.take_back_move(A)
    assert told(session, A, story) == [HEAP]
    move(session, A, "bid1")
    assert told(session, A, story) == [HEAP, bid(A, 1)]
    move(session, C, "bid0")
    paid = both(points(-1), points(-2))
    assert told(session, WATCHER, story) == [HEAP, bid(B, 2), bid(A, 1), bid(C, 0, paid)]


def test_what_is_dealt_to_another_is_told_without_its_name() -> None:
    city = find("city")
    session = Session(Table(city, city.setup(2)), seed=1)
    refs = {seat: refs_of(told(session, seat)) for seat in (0, 1, WATCHER)}
    assert [len(refs[seat]) for seat in (0, 1, WATCHER)] == [2, 2, 0]
    assert refs[0].isdisjoint(refs[1])
    assert "a character is dealt to B" in " ".join(english(told(session, 0)))


def english(lines: list[Line]) -> list[str]:
    """The lines as somebody reads them in English."""
    return [say(each.said, form="told") for each in lines]


def refs_of(lines: list[Line]) -> set[str]:
    return {ref for each in lines for ref in each.refs if ref.startswith("character:")}


def test_when_the_game_is_over_all_is_told() -> None:
    city = find("city")
    session = Session(Table(city, city.setup(2)), seed=1)
    rng = Rng(1)
    while not session.is_over:
        seat = choice(session.state.actors(), rng)
        session.play_move(seat, random_move(session, seat, rng))
    lines = told(session, WATCHER)
    assert lines == told(session, 0) == told(session, 1)
    assert len(refs_of(lines)) == 4


@pytest.mark.parametrize(("name", "players"), [("dice", 3), ("city", 3), ("city", 1)])
def test_a_story_that_keeps_up_is_the_one_told_at_the_end(name: str, players: int) -> None:
    """Also in parts: stop by stop it tells the same."""
    game = find(name)
    session = Session(Table(game, game.setup(players)), seed=2)
    story = Story(session.table)
    rng = Rng(2)
    for _ in range(40):
        if session.is_over:
            break
        seat = choice(session.state.actors(), rng)
        session.play_move(seat, random_move(session, seat, rng))
        if session.can_take_back_move(seat) and rng.below(5) == 0:
            session.take_back_move(seat)
        story.keep_up(session)
    for seat in (WATCHER, *range(players)):
        lines = story.lines(session, seat)
        assert lines == told(session, seat)
        assert all(text.endswith(".") and text != "." for text in english(lines))
        half = len(session.log) // 2
        halves = story.lines(session, seat, 0, half) + story.lines(session, seat, half)
        assert sum(len(each.refs) for each in halves) == sum(len(each.refs) for each in lines)
    assert written(session)


@pytest.mark.parametrize(("name", "players"), [("dice", 3), ("city", 3)])
def test_what_is_kept_of_a_story_is_what_a_new_one_tells(name: str, players: int) -> None:
    """After every change, to every seat: what was hidden, dealt or taken back in between makes no difference."""
    game = find(name)
    session = Session(Table(game, game.setup(players)), seed=4)
    story, rng, before = Story(session.table), Rng(4), 0
    seats = (WATCHER, *range(players))
    for turn in range(1_000):
        story.keep_up(session)
        if turn % 10 == 0 or session.is_over:
            fresh = Story(session.table)
            fresh.keep_up(session)
            assert [story.lines(session, seat) for seat in seats] == [
                fresh.lines(session, seat) for seat in seats
            ]
        for at in {min(before, len(session.log)), len(session.log)}:
            replayed = Session(session.table, log=entries(session)[:at], advance=False)
            assert story.state_at(session, at).key() == replayed.state.key()
        if session.is_over:
            break
        before, again = len(session.log), [story.lines(session, seat) for seat in seats]
        seat = choice(session.state.actors(), rng)
        session.play_move(seat, random_move(session, seat, rng))
        if session.can_take_back_move(seat) and rng.below(5) == 0:
            session.take_back_move(seat)
        elif not session.is_over:
            story.keep_up(session)
            assert all(
                one is other
                for seat, lines in zip(seats, again, strict=True)
                for one, other in zip(lines[:-players], story.lines(session, seat), strict=False)
            )
    assert session.is_over


def entries(session: Session) -> list[tuple[int, int]]:
    return [(entry.actor, entry.token) for entry in session.log]


def shows(*values: int, colour: str = "red") -> Message:
    return message("a-die-shows", colour=colour, values=values)


def tellings(*deeds: Message) -> list[Telling]:
    """Deeds that change nothing."""
    return [Telling(deed, []) for deed in deeds]


def parts(told: list[Telling]) -> list[tuple[Message, list[Message]]]:
    return [(telling.deed, telling.changes) for telling in told]


MARKET = Message("the-market-opens")
FIGHT, DIE, ONCE, DONE = (Message(name) for name in ("fights", "takes-a-die", "does-so-once", "is-done"))
COST, GAIN = (
    message("minus", amount=message("deniers", count=2)),
    message("plus", amount=message("points", count=1)),
)


def test_throws_are_told_together() -> None:
    assert parts(gathered(tellings(shows(3), shows(5), MARKET))) == [(shows(3, 5), []), (MARKET, [])]
    assert joined(CHANCE, tellings(shows(3), shows(5), MARKET)) == message(
        "story-line", text=message("story-also", first=shows(3, 5), rest=MARKET)
    )


def test_throws_of_different_things_are_told_apart() -> None:
    two = tellings(shows(3), shows(5, colour="white"))
    assert parts(gathered(two)) == [(shows(3), []), (shows(5, colour="white"), [])]


def test_a_throw_that_changed_something_keeps_what_it_changed() -> None:
    changed = [Telling(shows(3), [GAIN]), Telling(shows(5), [COST])]
    assert parts(gathered(changed)) == parts(changed)


def test_deeds_are_told_one_after_the_other() -> None:
    assert joined(A, tellings(FIGHT, DIE, ONCE)) == message(
        "story-line",
        text=message("story-then", first=FIGHT, rest=message("story-then", first=DIE, rest=ONCE)),
    )


def test_the_word_that_closes_a_group_is_not_told() -> None:
    """What it costs and brings belongs to what was chosen last."""
    done = Telling(DONE, [COST], closes=True)
    told = closed([Telling(FIGHT, []), Telling(DIE, [GAIN]), done, Telling(ONCE, [])])
    assert parts(told) == [(FIGHT, []), (DIE, [GAIN, COST]), (ONCE, [])]
    assert parts(closed([Telling(DIE, []), Telling(DONE, [], closes=True)])) == [(DIE, [])]
    assert parts(closed([done])) == [(DONE, [COST])]


def test_a_preview_says_each_deed_with_what_it_changes() -> None:
    done = Telling(DONE, [COST], closes=True)
    assert [say(deed) for deed in previewed([Telling(Message("colour-red"), [GAIN]), done])] == [
        "red: +1 VP; -2 deniers"
    ]
    assert previewed([done]) == []


@pytest.mark.parametrize("players", [1, 4])
def test_a_line_knows_its_turn(players: int) -> None:
    """A turn is an action or a pass, whosever the one before was: all others may have passed. What is done before an
    action is of its turn, and what le Roy's dice say is of none of the player's."""
    game = find("city")
    session, rng = Session(Table(game, game.setup(players, {})), seed=2), Rng(2)
    while not session.is_over:
        seat = session.state.actors()[0]
        session.play_move(seat, random_move(session, seat, rng))
    story = Story(session.table)
    story.keep_up(session)
    lines = story.lines(session, A)
    told = [(line.actor, say(line.said, form="told"), line.turn) for line in lines]
    acts = [(at, actor, turn) for at, (actor, said, turn) in enumerate(told) if said.startswith(ACTS)]
    assert len(acts) > 20
    assert len({turn for _, _, turn in acts}) == len(acts), "no two actions are of one turn"
    assert any(one[1] == other[1] for one, other in pairwise(acts)), "some are of one player after the other"
    before = [told[at - 1] for at, actor, _ in acts if told[at - 1][1].startswith("recruits")]
    assert before or players == 1
    assert all((actor, turn) in {each[1:] for each in acts} for actor, _, turn in before)
    kings = {turn for _, said, turn in told if said.startswith("for le Roy a black die")}
    assert kings.isdisjoint(turn for _, _, turn in acts)
    assert bool(kings) == (players == 1)
    placed = [turn for _, said, turn in told if said.startswith("places a citizen on") and turn < acts[0][2]]
    assert len(set(placed)) == len(placed)
