"""Games that are played through real sockets, for the tests."""

from __future__ import annotations

from tests.server.guest import Guest, Json, Seat
from troyes.core import walk
from troyes.core.rng import Rng
from troyes.play.catalogue import find
from troyes.play.record import Record, parse
from troyes.play.session import Session
from troyes.play.table import Table
from troyes.server.scenes import scenery

YOU: Json = {"kind": "you"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "villager"}


def you(name: str) -> Json:
    return {"kind": "you", "name": name}


def played(name: str, players: int, choices: dict[str, str], seed: int, leave: int = 0) -> Record:
    """The record of a random game, or of one that stops when so many complete moves are left."""
    game = find(name)
    session = Session(Table(game, game.setup(players, choices)), seed=seed)
    rng = Rng(seed)
    stops: list[int] = []
    while not session.is_over:
        seat = session.state.actors()[0]
        after = session.state.clone()
        tokens: list[int] = []
        while True:
            options = after.options(seat)
            tokens.append(options[rng.below(len(options))])
            after.take(seat, tokens[-1])
            if walk.ends_move(after, seat):
                break
        stops.append(len(session.log))
        session.play_move(seat, tokens)
    record = session.record()
    if leave:
        record.entries = record.entries[: stops[-leave]]
        record.result = "*"
    return record


def uploaded(guest: Guest, record: Record) -> str:
    """A table from a record; a game that is not over is played on in all seats."""
    return str(guest.post("/api/records", {"record": record.text(), "play": True})["id"])


def check_finished(guest: Guest, seat: Seat) -> Record:
    """What must hold for every finished game; its record."""
    table = seat.news["table"]
    assert table["status"] == "finished"
    assert not table["your_turn"]
    assert seat.position["asked"] == []
    assert seat.position["question"] is None
    text = guest.http.get(f"/api/tables/{seat.table}/record")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert text.headers["content-disposition"].startswith("attachment; filename=")
    record = parse(text.text)
    end = record.replay()
    assert end.scores() == table["result"]
    assert record.names == [each["name"] for each in table["seats"]]
    assert record.game.winners(end) == table["winners"]
    check_course(guest, seat.table, record)
    return record


def check_course(guest: Guest, table: str, record: Record) -> None:
    """The chart of points has a mark for the end of each round, with what the positions of the record have there."""
    course = guest.get(f"/api/tables/{table}/course")
    show = scenery(record.game)
    state, points, ends = record.table.new(), list[list[int]](), list[int]()
    for at, (actor, token) in enumerate(record.entries, start=1):
        before = show.span(record.game, state)
        state.take(actor, token)
        if not state.actors() or before not in (None, show.span(record.game, state)):
            ends.append(at)
            points.append(state.scores())
    assert [mark["at"] for mark in course["marks"]] == ends
    assert len(ends) == {"city": max(4, record.setup.players + 2), "dice": 16}[record.game.name]
    assert course["marks"][-1]["title"] == {"id": "course-end"}
    king = len(course["columns"]) > record.setup.players
    told = [[one[0] - one[1]] if king else one for one in [mark["points"] for mark in course["marks"]]]
    assert told == points


def until_present(seat: Seat, seats: list[int], watchers: int) -> None:
    while (seat.presence.get("seats"), seat.presence.get("watchers")) != (seats, watchers):
        seat.until("presence")
