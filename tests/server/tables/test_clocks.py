"""Clocks follow from the times of the log's rows: what everybody has left, and that it is the same after a restart."""

from __future__ import annotations

import msgspec
import pytest

from troyes.bots.player import Sight
from troyes.bots.players.villager import Villager
from troyes.core.rng import Rng
from troyes.play.catalogue import find
from troyes.server.seat_messages import Clock
from troyes.server.store.rows import LogRow, SeatRow, TableRow
from troyes.server.tables.clocks import Clocks, written
from troyes.server.tables.live import BACK, MOVE, START, Live

pytestmark = pytest.mark.once

EACH = Clock("move", 60)
RESERVE = Clock("reserve", 600, 10)


def test_a_time_for_each_move_begins_anew_with_the_turn_and_not_within_it() -> None:
    clocks = Clocks(EACH, 2)
    clocks.row(100.0, [], [0], mark=1)
    assert (clocks.remaining(130.0), clocks.due()) == ([30.0, 60.0], 160.0)
    clocks.row(140.0, [0], [0], mark=1)  # influence first: the turn goes on
    assert clocks.remaining(150.0) == [10.0, 60.0]
    clocks.row(155.0, [0], [1], mark=2)
    assert (clocks.remaining(165.0), clocks.due()) == ([60.0, 50.0], 215.0)
    assert (clocks.late(214.9), clocks.late(215.0)) == ([], [1])


def test_a_reserve_runs_down_and_every_move_adds_to_it() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.row(0.0, [], [0], mark=1)
    clocks.row(100.0, [0], [1], mark=2)
    clocks.row(130.0, [1], [0], mark=3)
    assert clocks.remaining(135.0) == [505.0, 580.0]
    assert clocks.late(640.0) == [0]


def test_where_all_choose_at_once_each_clock_runs_until_its_own_choice() -> None:
    clocks = Clocks(RESERVE, 3)
    clocks.row(0.0, [], [0, 1, 2], mark=1)
    clocks.row(20.0, [1], [0, 2], mark=1)
    assert clocks.remaining(50.0) == [550.0, 590.0, 550.0]


def test_what_is_taken_back_takes_back_what_it_brought_and_who_comes_back_has_a_minute() -> None:
    clocks = Clocks(RESERVE, 2)
    clocks.row(0.0, [], [0], mark=1)
    clocks.row(50.0, [0], [1], mark=2)
    clocks.row(55.0, [], [0], mark=3)
    clocks.take_back(0)
    assert clocks.left[0] == 550.0
    clocks.left[0] = 4.0
    clocks.come_back(0)
    assert clocks.left == [60.0, 595.0]


def table(clock: Clock) -> Live:
    """Two people at Troyes with clocks, before it begins."""
    seats = tuple(SeatRow(seat, "person", f"p{seat}", name) for seat, name in enumerate(("Aude", "Bert")))
    row = TableRow(
        *("table", "city", find("city").version, 2, {}, "", "p0", False, "playing", (), "", 0.0, 0.0, seats)
    )
    return Live(msgspec.structs.replace(row, clock=written(clock)), dice=1)


@pytest.mark.parametrize("clock", [EACH, RESERVE], ids=["move", "reserve"])
def test_clocks_are_exact_after_a_restart(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played goes into a log, and whoever reads it finds the same clocks; a move taken back is part of it."""
    now = 1_000.0
    monkeypatch.setattr("time.time", lambda: now)
    live = table(clock)
    rows = [LogRow(1, START, -1, "", now)]
    live.follow(rows[0])
    rows[0] = msgspec.structs.replace(
        rows[0], body=live._write(live.playing.log)
    )  # the dice that were thrown belong to it
    for step in range(9):
        now += 7.25 + step
        (seat,) = live.asked
        body = live.move(live.rev, seat, Villager(1).choose(Sight(live.state, seat), Rng(step), 60.0))
        rows.append(LogRow(live.rev, MOVE, seat, body, now))
        if step == 4:
            now += 3
            rows.append(LogRow(live.rev + 1, BACK, seat, live.take_back(live.rev, seat), now))
    again = table(clock)
    for row in rows:
        again.follow(row)
    assert live.clocks is not None
    assert again.clocks is not None
    assert again.clocks.remaining(now + 5) == live.clocks.remaining(now + 5) != [clock.seconds] * 2
    assert again.clocks.due() == live.clocks.due()


def test_each_turn_has_a_time_of_its_own_be_it_the_same_player_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """Le Roy has no clock, and moves at once: all turns are the player's."""
    now = 1_000.0
    monkeypatch.setattr("time.time", lambda: now)
    row = TableRow(
        *("table", "city", find("city").version, 1, {}, "", "p0", False, "playing", (), "", 0.0, 0.0),
        (SeatRow(0, "person", "p0", "Aude"),),
    )
    live = Live(msgspec.structs.replace(row, clock=written(EACH)), dice=1)
    live.follow(LogRow(1, START, -1, "", now))
    assert live.clocks is not None
    anew = list[float]()
    step = 0
    while len(anew) < 6:
        now, step = now + 1.0, step + 1
        acting = live.state.prompt(0).question.name in ("city-ask-turn", "city-ask-act")
        before = live.clocks.left[0]
        live.move(live.rev, 0, Villager(1).choose(Sight(live.state, 0), Rng(step), 60.0))
        if acting and live.state.prompt(0).question.name == "city-ask-turn":
            anew.append(live.clocks.left[0])
        elif acting and live.state.prompt(0).question.name == "city-ask-act":
            assert live.clocks.left[0] == before - 1.0, "the turn goes on"
    assert set(anew) == {float(EACH.seconds)}
