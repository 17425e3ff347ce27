"""A line of the story names who sat there when it happened, wherever it is told, as long as they want to be named."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command

from tests.server.guest import Guest, Json, Seat, play_together
from tests.server.running import Server
from tests.server.wire.seats.test_leaving import ME, OPEN, deed, elapse, restarted, together
from troyes.server.store.connect import migrations
from troyes.server.store.database import sqlite_engine

pytestmark = pytest.mark.once

SEAT_A = {"id": "seat", "args": {"seat": "A"}}
"""A seat, as messages carry it."""


def hand_on(giver: Guest, taker: Guest, table: str, seat: int = 1) -> None:
    """Somebody gives a seat to somebody else."""
    secret = giver.post(f"/api/tables/{table}/offer", {"seat": seat})["secret"]
    taker.post(f"/api/tables/{table}/take-over", {"secret": secret})


def name_in(table: Json, line: Json) -> str:
    """Whom a page names in a line, as `peopleAt` in `told.ts` does."""
    later = table["handed"][line.get("handed", 0) :]
    found = next((each["name"] for each in later if each["seat"] == line["seat"]), None)
    return str(found or table["seats"][line["seat"]]["name"])


def subjects(table: Json, lines: list[Json], seat: int = 1) -> list[str]:
    """Who did what was done in a seat, without doing it twice."""
    names = [name_in(table, line) for line in lines if line["seat"] == seat]
    return [name for i, name in enumerate(names) if not i or names[i - 1] != name]


def played(server: Server) -> tuple[dict[str, Guest], str]:
    """A finished game in whose second seat Bert, Claude and Dora sat, one after the other."""
    aude, bert, table = together(server)
    claude, dora = server.guest("Claude"), server.guest("Dora")
    rng = random.Random(1)
    for giver, taker in ((bert, claude), (claude, dora)):
        with aude.sit(table) as hers, giver.sit(table) as his:
            play_together([hers, his], rng, moves=8)
        hand_on(giver, taker, table)
    with aude.sit(table) as hers, dora.sit(table) as last:
        play_together([hers, last], rng, moves=8)
        told = hers.news["table"]
        assert subjects(told, hers.log) == ["Bert", "Claude", "Dora"]
        assert [name_in(told, line) for line in hers.log if deed(line) == "seat-handed"] == ["Claude", "Dora"]
        assert subjects(told, captions(aude)) == ["Bert", "Claude", "Dora"]
        recap = [line for step in last.ask("since", seat=1)["frames"] for line in step["lines"]]
        assert {line.get("handed", 0) for line in recap} <= {2}
    aude.post(f"/api/tables/{table}/resign", {"seat": 0})
    return {"Aude": aude, "Bert": bert, "Claude": claude, "Dora": dora}, table


def captions(guest: Guest) -> list[Json]:
    """The lines of all steps that somebody's page was told, as they happened."""
    heard = [json.loads(each) for each in guest.received if each.startswith(b'{"type":"table"')]
    return [line for news in heard for step in news["frames"] for line in step["lines"]]


def everywhere(guest: Guest, table: str) -> list[list[str]]:
    """Who sat in the second seat, by the story, the positions and the record."""
    info = guest.get(f"/api/tables/{table}")
    story = guest.get(f"/api/tables/{table}/story")
    by_story = subjects(info, [line for stop in story["lines"] for line in stop])
    positions = [guest.get(f"/api/tables/{table}/positions/{at}") for at in story["stops"]]
    by_positions = subjects(info, [line for each in positions for line in each["last"]])
    shown = [name_in(info, {"seat": 1, "handed": each["handed"]}) for each in positions]
    by_boards = [name for i, name in enumerate(shown) if not i or shown[i - 1] != name]
    record = guest.http.get(f"/api/tables/{table}/record").text
    headers = dict(
        line[1:-2].split(' "', 1) for line in record.splitlines() if line.startswith(("[Before", "[SeatB"))
    )
    by_record = [headers[f"Before{at}"].removeprefix("B ") for at in (1, 2)] + [headers["SeatB"]]
    return [by_story, by_positions, by_boards, by_record]


def stored(server: Server) -> str:
    """All that the database holds, as text."""
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database:
        return "\n".join(database.iterdump())


def test_every_line_names_who_sat_there_and_whoever_goes_is_forgotten_everywhere(server: Server) -> None:
    people, table = played(server)
    assert everywhere(people["Aude"], table) == [["Bert", "Claude", "Dora"]] * 4
    people["Bert"].post("/api/me", {"name": "Bertram"})
    assert everywhere(people["Aude"], table) == [["Bertram", "Claude", "Dora"]] * 4
    people["Claude"].post("/api/account/delete", {})
    assert everywhere(people["Aude"], table) == [["Bertram", "B", "Dora"]] * 4
    people["Bert"].post("/api/account/delete", {})
    people["Dora"].post("/api/account/delete", {})
    told = people["Aude"].get(f"/api/tables/{table}")
    assert [each["name"] for each in told["handed"]] == ["B", "B"]
    text = stored(server)
    assert "Aude" in text
    assert not [name for name in ("Bert", "Claude", "Dora") if f"'{name}" in text or f'"{name}' in text]


def test_who_signs_in_later_is_still_named_and_several_seats_at_one_screen_are_not_guessed_at(
    server: Server,
) -> None:
    aude, bert, table = together(server)
    login = {"login": f"bert-{table[:8]}", "password": "the new stones of Troyes"}
    account = server.guest("Albert")
    account.post("/api/account/register", login)
    hand_on(bert, server.guest("Claude"), table)
    bert.post("/api/account/login", login)
    assert [each["name"] for each in aude.get(f"/api/tables/{table}")["handed"]] == ["Albert"]

    hot = aude.make_table("dice", [ME, ME | {"name": "Berta"}, OPEN])
    server.guest("Carl").post(f"/api/tables/{hot}/join", {"seat": 2})
    hand_on(aude, server.guest("Dora"), hot)
    assert aude.get(f"/api/tables/{hot}")["handed"] == [{"seat": 1, "name": "B"}]


def test_seats_handed_on_before_that_was_noted_bear_their_letter(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        people, table = played(server)
        running, bert, other = together(server, patience=600)
        hand_on(bert, people["Claude"], other)
        server.stop()
        age(server)
        (aude, running) = restarted(server, people["Aude"], running)
        assert everywhere(aude, table)[:3] == [["B", "Dora"]] * 3
        elapse_and_sit_in(server, running, other)


def age(server: Server) -> None:
    """Make the database what the release before would have written: it named whoever took a seat in the log."""
    engine = sqlite_engine(server.data / "troyes.sqlite3", foreign_keys=False)
    with engine.begin() as connection:
        command.downgrade(migrations(connection), "0601")
    engine.dispose()
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database, database:
        change: Any = database.execute
        change("UPDATE log SET seal = NULL")
        handed = '{"what":"handed"}'
        change("UPDATE log SET body = ? WHERE body = ?", ('{"what":"handed","name":"Claude"}', handed))
        change("DROP TABLE sat")
        change("ALTER TABLE tables DROP COLUMN handed")
        change("ALTER TABLE seats DROP COLUMN seen")
        change("UPDATE alembic_version SET version_num = '0501'")


def elapse_and_sit_in(server: Server, host: Guest, table: str) -> None:
    """Somebody lets a computer player sit in, and an earlier release wrote her name into the log."""
    server.stop()
    elapse(server, 700)
    (host,) = restarted(server, host)
    host.post(f"/api/tables/{table}/computer", {"seat": 1})
    with host.sit(table) as seat:
        assert [line["said"]["args"]["text"]["args"].get("other") for line in deeds(seat)] == [SEAT_A]
    server.stop()
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database, database:
        database.execute("UPDATE log SET seal = NULL")
        changed = database.execute(
            "UPDATE log SET body = replace(body, '\"by\":0', '\"name\":\"Aude\"') WHERE body LIKE '%sits-in%'"
        )
        assert changed.rowcount == 1
    (host,) = restarted(server, host)
    with host.sit(table) as seat:
        assert [line["said"]["args"]["text"]["args"].get("other") for line in deeds(seat)] == [SEAT_A]
    host.post("/api/account/delete", {})
    with server.guest("Eve").sit(table) as seat:
        assert [deed(line) for line in deeds(seat)] == ["seat-sits-in"]
        assert "Aude" not in str(seat.news)


def deeds(seat: Seat) -> list[Json]:
    """The lines of computer players that sit in."""
    return [line for line in seat.log if deed(line).startswith("seat-sits-in")]
