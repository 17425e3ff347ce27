"""What is sent to many is written once, and never after it has changed."""

from __future__ import annotations

import msgspec

from troyes.bots.player import Sight
from troyes.bots.players.villager import Villager
from troyes.core.rng import Rng
from troyes.play.catalogue import find
from troyes.server.store.rows import LogRow, SeatRow, TableRow
from troyes.server.tables.infos import table_info
from troyes.server.tables.live import START, Live, seat_names
from troyes.server.views.frames import frames
from troyes.server.views.positions import log_line, position
from troyes.server.views.viewers import NO_SEAT, Standpoint


def begun() -> Live:
    seats = tuple(SeatRow(seat, "person", f"p{seat}", name) for seat, name in enumerate(("Alix", "Bo")))
    row = TableRow(
        *("table", "city", find("city").version, 2, {}, "", "p0", False, "playing", (), "", 0.0, 0.0, seats)
    )
    live = Live(row, dice=1)
    live.follow(LogRow(1, START, -1, "", 0.0))
    return live


def move(live: Live) -> None:
    seat = live.asked[0]
    live.move(live.rev, seat, Villager(1).choose(Sight(live.state, seat), Rng(live.rev), 60.0))


def shown(live: Live, viewer: Standpoint) -> bytes:
    """What a table is for a viewer, made anew."""
    return msgspec.json.encode(position(live.game, live.state, viewer, seat_names(live.row)))


def test_all_who_see_the_same_get_the_same_bytes_and_a_change_makes_new_ones() -> None:
    live = begun()
    for _ in range(20):
        before = len(live.playing.log)
        lines = {viewer: len(live.lines(viewer)) for viewer in (NO_SEAT, 0, 1)}
        move(live)
        for viewer in (NO_SEAT, 0, 1):
            assert live.position(viewer) is live.position(viewer)
            assert live.frames(viewer, before) is live.frames(viewer, before)
            assert live.log_lines(viewer, lines[viewer] - 1) is live.log_lines(viewer, lines[viewer] - 1)
            assert msgspec.json.encode(live.position(viewer)) == shown(live, viewer)
            told = [log_line(line) for line in live.lines(viewer)]
            assert msgspec.json.encode(live.log_lines(viewer, 0)) == msgspec.json.encode(told)
            steps = frames(live.playing, live.story, viewer, seat_names(live.row), before)
            assert msgspec.json.encode(live.frames(viewer, before)) == msgspec.json.encode(steps)
    assert len({msgspec.json.encode(live.log_lines(viewer, 0)) for viewer in (NO_SEAT, 0, 1)}) == 3
    assert len({msgspec.json.encode(live.position(viewer)) for viewer in (NO_SEAT, 0, 1)}) == 3


def test_a_new_name_is_written_at_once() -> None:
    live = begun()
    info = live.written.once(("table", "p0"), lambda: table_info(live.row, "p0"))
    assert b'"Alix"' in msgspec.json.encode([info, live.position(NO_SEAT)])
    seats = tuple(msgspec.structs.replace(seat, name="Cleo") for seat in live.row.seats)
    live.row = msgspec.structs.replace(live.row, seats=seats)
    info = live.written.once(("table", "p0"), lambda: table_info(live.row, "p0"))
    told = msgspec.json.encode([info, live.position(NO_SEAT)])
    assert b'"Cleo"' in told
    assert b'"Alix"' not in told
