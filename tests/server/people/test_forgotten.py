"""After an account is deleted, its name is in nothing that the server hands out: every byte of every door is read."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from tests.server.guest import Guest, Seat, play_together
from tests.server.running import Server
from troyes.server.tables.export import Export
from troyes.server.wire.routes import dice, replays, seats, tables

pytestmark = pytest.mark.once

NAME = "Mélusine"
LOGIN = "melusine-of-lusignan"
PASSWORD = "a rather long password"
SECRET = "my cellar is below the tower"
MARKS = tuple(mark.casefold() for mark in (NAME, json.dumps(NAME)[1:-1], "lusignan", "cellar"))

ME = {"kind": "you"}
TYPED = {"kind": "you", "name": f"{NAME} herself"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "villager"}


def told_by(texts: Iterator[str]) -> list[str]:
    """What of it gives the name away."""
    return [text for text in texts if any(mark in text.casefold() for mark in MARKS)]


def finish(*seats: Seat) -> None:
    play_together(seats, random.Random(1))
    for seat in seats:
        seat.close()


def tables_of(mel: Guest, emma: Guest, guest: Guest) -> dict[str, str]:
    """Tables at which somebody of that name has done all that one can do with a seat."""
    made: dict[str, str] = {}

    def three(name: str) -> str:
        table = made[name] = mel.make_table("dice", [TYPED, OPEN, OPEN], public=True)
        for number, other in enumerate((emma, guest), start=1):
            other.post(f"/api/tables/{table}/join", {"seat": number})
        return table

    made["finished"] = mel.make_table("dice", [TYPED, BOT], public=True)
    finish(mel.sit(made["finished"]))
    made["with-emma"] = mel.make_table("dice", [ME, OPEN], public=True)
    emma.post(f"/api/tables/{made['with-emma']}/join", {"seat": 1})
    finish(mel.sit(made["with-emma"]), emma.sit(made["with-emma"]))
    with mel.sit(three("running")) as seat:
        seat.ask("say", text=SECRET)
    mel.post(f"/api/tables/{three('resigned')}/resign", {"seat": 0})
    mel.post(f"/api/tables/{three('left')}/computer", {"seat": 0, "level": "villager"})
    secret = mel.post(f"/api/tables/{three('handed')}/offer", {"seat": 0})["secret"]
    frida = Guest(mel.address, "Frida")
    frida.post(f"/api/tables/{made['handed']}/take-over", {"secret": secret})
    frida.close()
    made["given-up"] = emma.make_table("dice", [ME, OPEN], public=True)
    mel.post(f"/api/tables/{made['given-up']}/join", {"seat": 1})
    mel.post(f"/api/tables/{made['given-up']}/resign", {"seat": 1})
    record = mel.http.get(f"/api/tables/{made['finished']}/record").text
    assert f'"{NAME} herself"' in record
    made["brought"] = mel.post("/api/records", {"record": record})["id"]
    moves = record.partition("\n\n")[2].splitlines()
    begun = [line for line in record.partition("\n\n")[0].splitlines() if not line.startswith("[Result")]
    part = "\n".join([*begun, "", *moves[:3], ""])
    made["goes-on"] = mel.post("/api/records", {"record": part, "play": True})["id"]
    at = {"at": 1, "seat": 0, "level": "villager"}
    made["branch"] = mel.post(f"/api/tables/{made['finished']}/branch", at)["id"]
    with mel.sit(three("watched")) as seat:
        seat.ask("say", text=SECRET)
    return made


def test_every_door_of_a_table_is_known_here() -> None:
    found = set()
    for module in (dice, replays, seats, tables):
        handlers = [each for each in vars(module).values() if isinstance(each, HTTPRouteHandler)]
        found |= {path for each in handlers if "GET" in each.http_methods for path in each.paths}
    assert found == {*DOORS, "/api/games", "/api/games/{name:str}/words", "/api/proof"}


DOORS = (
    "/api/lobby",
    "/api/lobby/{which:str}",
    "/api/tables/{table_id:str}",
    *(
        f"/api/tables/{{table_id:str}}/{part}"
        for part in ("proof", "words", "record", "story", "course", "throws", "positions/{at:int}")
    ),
)


def handed_out(address: str, there: dict[str, str], *people: Guest) -> Iterator[str]:
    """Every byte that these people, and a stranger, can get."""
    stranger = Guest(address, "Somebody")
    paths = ["/api/me", "/api/me/achievements", "/api/games", "/api/lobby", "/api/account/sessions"]
    later = "updated=9999999999&after=z"
    paths += [f"/api/lobby/{which}?{later}" for which in ("open", "mine", "running", "finished", "away")]
    for table in there.values():
        told = stranger.get(f"/api/tables/{table}")
        paths += [f"/api/tables/{table}", f"/api/tables/{table}/proof", f"/api/tables/{table}/words"]
        if told["status"] == "finished":
            parts = ("record", "story", "course", "throws")
            paths += [f"/api/tables/{table}/{part}" for part in parts]
            stops = stranger.get(f"/api/tables/{table}/story")["stops"]
            paths += [f"/api/tables/{table}/positions/{at}?seat=0" for at in (0, 1, *stops[-2:])]
            paths += [f"/api/tables/{table}/positions/{stops[-1]}"]
    for person in (*people, stranger):
        for path in paths:
            answer = person.http.get(path)
            assert answer.status_code in (200, 400, 404), (path, answer.text)
            yield from (f"{path} {answer.text}", f"{path} {answer.headers}")
        for table in there.values():
            with person.sit(table) as seat:
                seat.until("presence")
                seat.ask("say", text="Who was here?")
        yield from (each.decode() for each in person.received)
    stranger.close()


def test_the_name_of_a_deleted_account_is_in_nothing_that_is_handed_out(tmp_path: Path) -> None:
    bounds = {f"TROYES_LIMIT_{name}": "100000" for name in ("REPLAYS", "MOVES", "LOBBY", "TABLES", "CHAT")}
    with Server(tmp_path / "site", **bounds) as server:
        mel, emma, guest = server.guest(NAME), server.guest("Emma"), server.guest("Gaston")
        early = mel.make_table("dice", [TYPED, OPEN], public=True)
        mel.post("/api/account/register", {"login": LOGIN, "password": PASSWORD})
        mel.post("/api/me/named", {"named": True})
        second = server.guest(f"{NAME} the guest")
        before = second.make_table("dice", [ME, OPEN, OPEN], public=True)
        emma.post(f"/api/tables/{before}/join", {"seat": 1})
        guest.post(f"/api/tables/{before}/join", {"seat": 2})
        second.post(f"/api/tables/{before}/resign", {"seat": 0})
        second.post("/api/account/login", {"login": LOGIN, "password": PASSWORD})
        there = tables_of(mel, emma, guest) | {"as-a-guest": before}
        with guest.sit(there["watched"]) as seat:
            seat.until("chat")
        assert len(told_by(handed_out(server.address, there, emma))) > 20
        for person in (emma, guest):
            person.received.clear()
        mel.post("/api/account/delete", {"password": PASSWORD})
        assert emma.http.get(f"/api/tables/{early}").status_code == 404
        assert told_by(handed_out(server.address, there, emma, guest)) == []
        names = [seat["name"] for seat in emma.get(f"/api/tables/{there['given-up']}")["seats"]]
        assert names == ["Emma", "B"]
        again = emma.post(f"/api/tables/{there['with-emma']}/again")["id"]
        kinds = [seat["kind"] for seat in emma.get(f"/api/tables/{again}")["seats"]]
        assert kinds == ["open", "person"]
        assert server.complaints() == []
        server.stop()
        check_files(server.data, tmp_path / "export")


def check_files(data: Path, folder: Path) -> None:
    """Neither the sets of games that a host gives away nor any row of the database has it."""
    folder.mkdir()
    export = Export(data, None, folder)
    assert list(export.run())
    assert told_by(each.read_text("utf-8") for each in folder.iterdir()) == []
    with closing(sqlite3.connect(data / "troyes.sqlite3")) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        rows = (f"{name} {row}" for name in names for row in database.execute(f"SELECT * FROM {name}"))
        assert told_by(rows) == []
