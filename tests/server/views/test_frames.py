"""What happened is told step by step to each seat: also what was secret when it was chosen, once it is no more."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import cast

import msgspec

from tests.play.test_session_moves import random_move
from tests.server.hearing import heard
from troyes.bots.player import Sight
from troyes.bots.players.villager import Villager
from troyes.city.state import City
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play.catalogue import find
from troyes.play.session import Entry, Session
from troyes.play.story import Story
from troyes.play.table import Table
from troyes.play.turns import Turns
from troyes.server.messages import Frame
from troyes.server.scenes.base import Message
from troyes.server.scenes.city.pieces import CityScene
from troyes.server.scenes.dice.pieces import DiceScene
from troyes.server.store.rows import LogRow, SeatRow, TableRow
from troyes.server.tables.live import START, Live, end_of_last_move, seat_names
from troyes.server.views.frames import frames
from troyes.server.views.positions import log_line
from troyes.server.views.viewers import NO_SEAT, Standpoint
from troyes.words import say

NAMES = ("Alix", "Bo", "Cy")


def begun(dice: int = 1) -> Live:
    """Troyes Dice, in which all choose at once."""
    seats = tuple(SeatRow(seat, "person", f"p{seat}", name) for seat, name in enumerate(NAMES))
    row = TableRow(
        *("table", "dice", find("dice").version, 3, {}, "", "p0", False, "playing", (), "", 0.0, 0.0, seats)
    )
    live = Live(row, dice=dice)
    live.follow(LogRow(1, START, -1, "", 0.0))
    return live


def choose(live: Live, seat: int) -> int:
    """A seat makes its move; how long the log was before."""
    before = len(live.playing.log)
    live.move(live.rev, seat, Villager(1).choose(Sight(live.state, seat), Rng(seat), 60.0))
    return before


def steps(live: Live, viewer: Standpoint, begin: int) -> list[Frame]:
    """What a seat, or a watcher, is told."""
    return frames(live.playing, live.story, viewer, seat_names(live.row), begin)


def told(live: Live, viewer: Standpoint, begin: int) -> list[list[int]]:
    """Whose doings each step tells."""
    return [[line.seat for line in frame.lines] for frame in steps(live, viewer, begin)]


def test_what_others_chose_before_is_told_when_all_have_chosen() -> None:
    live = begun()
    last = {}
    for seat in (1, 0):
        before = choose(live, seat)
        assert told(live, seat, before) == [[seat]]
        assert told(live, 2, before) == [], "a choice is secret until all have chosen"
        last[seat] = len(live.playing.log)
    before = choose(live, 2)
    # Seat 2 was the last: its own move comes first, then what the others had chosen, then the next throws.
    assert told(live, 2, before)[:4] == [[2], [1], [0], [CHANCE]]
    assert told(live, 0, last[0])[:3] == [[2], [1], [CHANCE]]
    assert told(live, 1, last[1])[:3] == [[0], [2], [CHANCE]], (
        "what came after its own move stands in its order"
    )
    assert told(live, NO_SEAT, before)[:4] == [[2], [1], [0], [CHANCE]]
    story = [log_line(line) for line in live.lines(2) if line.actor in (0, 1)]
    assert [step.lines for step in steps(live, 2, before)[1:3]] == [[line] for line in story]


def test_the_wheel_of_a_step_is_no_further_than_what_is_told() -> None:
    """All that was done in secret is told before the half day ends; plazas turn, and are destroyed, with their line."""
    live = begun()
    for seat in (1, 0):
        choose(live, seat)
    before = choose(live, 2)
    for viewer in (0, 2, NO_SEAT):
        *done, end, black, thrown, blow = steps(live, viewer, before)
        wheels = [step.scene for step in (*done, end, black, thrown)]
        assert all(isinstance(wheel, DiceScene) for wheel in wheels)
        seen = [
            (wheel.half, [place.position for place in wheel.places if place.destroyed])
            for wheel in wheels
            if isinstance(wheel, DiceScene)
        ]
        assert seen == [*[("morning", [1])] * len(done), *[("afternoon", [])] * 3]
        assert said(end) == "the morning is over: the red plaza comes back white."
        assert (said(black), said(thrown)) == (
            "the black die shows 4.",
            "thrown for the plazas: 6, 1, 4.",
        )
        assert (said(blow), blow.scene) == ("the black 4 strikes: the red plaza is destroyed.", None)


def shown_of_three_rounds() -> list[list[Frame]]:
    """What a seat is shown of Troyes, move by move into the fourth round."""
    city = find("city")
    session, rng = Session(Table(city, city.setup(2)), seed=3), Rng(3)
    story, found = Story(session.table), []
    state = session.state
    assert isinstance(state, City)
    while state.round < 4:
        before = len(session.log)
        (seat, *_) = state.actors()
        session.play_move(seat, random_move(session, seat, rng))
        story.keep_up(session)
        found.append(frames(session, story, 0, NAMES, before))
    return found


def said(frame: Frame) -> str:
    """What a step tells, in English."""
    lines = [msgspec.convert(line.said, Message) for line in frame.lines]
    return " | ".join(say(heard(line), form="told") for line in lines)


def test_the_end_of_a_round_cards_and_income_are_a_step_each() -> None:
    """The table of each step shows no more than what was told by then."""
    moves = [[(said(step), step.scene) for step in move] for move in shown_of_three_rounds()]
    assert not any(" | " in text for move in moves for text, _ in move), "a step tells one thing"
    begins = [move for move in moves if any(text.startswith("income") for text, _ in move)]
    money = r"([AB] \+\d+ deniers?(; )?)+\."
    ends = rf"the round ends, and who has passed takes the money: {money}"
    cards = r"(the card [\w ]+ is revealed(; )?){3}\."
    income = rf"income and salaries: {money}"
    orders = ([cards, income], [ends, cards, income], [ends, cards, income], [ends, income])
    for move, steps in zip(begins, orders, strict=True):
        last = next(at for at, (text, _) in enumerate(move) if text.startswith("income"))
        held: list[list[int]] = []
        gained = []
        for (text, scene), pattern in zip(move[last - len(steps) : last + 1], [".*", *steps], strict=True):
            assert re.fullmatch(pattern, text), text
            assert isinstance(scene, CityScene)
            held.append([seat.deniers or 0 for seat in scene.seats])
            gained.append([sum(map(int, re.findall(rf"{seat} \+(\d+)", text))) for seat in "AB"])
        for (before, after), brought in zip(pairwise(held), gained[1:], strict=True):
            assert [now - then for then, now in zip(before, after, strict=True)] == brought


def test_what_was_told_once_is_not_told_again() -> None:
    live = begun()
    for seat in (1, 0, 2):
        choose(live, seat)
    before = choose(live, 0)
    assert told(live, 0, before) == [[0]]
    assert told(live, 1, before) == []


def test_what_a_seat_did_is_told_in_its_order() -> None:
    """A seat may have had one choice only and then several: the first stands in another row of the log."""
    for seed in range(8):
        live = begun(dice=seed)
        rng, seen, captions = Rng(seed), len(live.playing.log), []
        first = len(live.lines(0))
        while not live.is_over:
            seat = rng.pick(live.asked)
            live.move(live.rev, seat, random_move(live.playing, seat, rng))
            captions += [line for step in steps(live, 0, seen) for line in step.lines]
            seen = len(live.playing.log)
        story = [log_line(line) for line in live.lines(0)[first:]]
        for seat in range(len(NAMES)):
            assert [line for line in captions if line.seat == seat] == [
                line for line in story if line.seat == seat
            ]


def test_whoever_has_missed_very_much_is_told_all_of_it_the_first_in_one() -> None:
    game = find("city")
    session, rng = Session(Table(game, game.setup(2, {})), seed=5), Rng(5)
    while cast(City, session.state).round < 3:
        seat = session.state.actors()[0]
        session.play_move(seat, random_move(session, seat, rng))
    story = Story(session.table)
    story.keep_up(session)
    found = frames(session, story, 0, NAMES[:2], 0)
    assert len(found) == 48
    first, *rest = found
    assert len(first.lines) > len(rest[0].lines)
    assert first.scene is not None
    assert [line for frame in found for line in frame.lines] == [
        log_line(line) for line in story.lines(session, 0)
    ]


def test_what_one_only_had_to_do_is_no_move_of_one_s_own() -> None:
    def entry(actor: int, move: int, *, forced: bool = False) -> Entry:
        return Entry(actor, 1, forced=forced, hidden=False, batch=0, move=move, turns=Turns())

    mine = [entry(CHANCE, 0, forced=True), entry(0, 1), entry(0, 1, forced=True)]
    others = [entry(CHANCE, 1), entry(1, 2), entry(0, 2, forced=True), entry(CHANCE, 2)]
    assert end_of_last_move(mine + others, 0) == 3
    assert end_of_last_move(mine + others, 1) == 5
    assert end_of_last_move(mine + others, 2) == 0
    assert end_of_last_move([], 0) == 0
