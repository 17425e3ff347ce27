"""A backup of a running server brings everything back, into either kind of database; what is no backup is refused."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import stat
import sys
import threading
import zipfile
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text

from tests.server.running import Server
from tests.server.store.test_soundness import FILE, begun
from troyes.core.errors import Refusal
from troyes.play.proof import Proof
from troyes.server.store import retention
from troyes.server.store.backup import back_up, restore
from troyes.server.store.queries import lobby as lobby_queries
from troyes.server.store.queries import proofs as proof_queries
from troyes.server.store.queries import tables
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


def content(store: Store) -> dict[str, list[str]]:
    """All rows, as text."""
    names = ("persons", "sessions", "tables", "seats", "log", "chat", "proofs")

    def read(connection: object) -> dict[str, list[str]]:
        ask = connection.execute  # type: ignore[attr-defined]
        return {
            name: sorted(repr(tuple(row)) for row in ask(text(f"SELECT * FROM {name}"))) for name in names
        }

    return asyncio.run(store.read(read))


def test_a_backup_of_a_running_server_is_of_one_moment(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        anna = server.guest("Anna")
        table = anna.make_table("dice", [{"kind": "you"}], public=True)
        done = threading.Event()

        def play() -> None:
            rng = random.Random(1)
            with anna.sit(table) as seat:
                while not done.is_set() and seat.play_on(rng):
                    seat.ask("say", text=f"I have moved to {seat.news['rev']}")

        player = threading.Thread(target=play)
        player.start()
        for number in range(3):
            assert back_up(tmp_path / "site", None, tmp_path / f"{number}.backup") > 4
        done.set()
        player.join()
        with pytest.raises(Refusal, match=r"^A server runs on .*; stop it first"):
            restore(tmp_path / "site", None, tmp_path / "2.backup", replace=True)
        cookies = dict(anna.http.cookies)
    assert restore(tmp_path / "again", None, tmp_path / "2.backup") > 4
    with Server(tmp_path / "again") as server:
        again = server.guest()
        again.http.cookies = httpx.Cookies(cookies)
        assert again.get("/api/me")["name"] == "Anna"  # signed in still, for the secret came along
        with again.sit(table) as seat:
            assert seat.news["rev"] >= 1
    if sys.platform != "win32":
        for path in (tmp_path / "2.backup", tmp_path / "again" / FILE, tmp_path / "again" / "secret"):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_everything_comes_back_in_either_database(tmp_path: Path, empty_postgres_url: str) -> None:
    store = Store.open(tmp_path / "one")
    table = begun(store)
    asyncio.run(
        store.write(tables.say, table, asyncio.run(store.read(tables.table, table)).host, 0, "A", "Él 🎲")
    )
    before = content(store)
    store.close()
    back_up(tmp_path / "one", None, tmp_path / "first")
    restore(tmp_path / "pg", empty_postgres_url, tmp_path / "first")
    with pytest.raises(Refusal, match=r"^There are tables in this database already"):
        restore(tmp_path / "pg", empty_postgres_url, tmp_path / "first")
    back_up(tmp_path / "pg", empty_postgres_url, tmp_path / "second")
    restore(tmp_path / "two", None, tmp_path / "second")
    again = Store.open(tmp_path / "two")
    assert content(again) == before
    again.close()


def test_what_is_there_is_put_aside_and_not_lost(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    begun(store)
    store.close()
    back_up(tmp_path, None, tmp_path / "backup")
    with pytest.raises(Refusal, match=f"^{tmp_path / FILE} is there already; --replace puts it aside"):
        restore(tmp_path, None, tmp_path / "backup")
    (tmp_path / FILE).write_bytes(b"not a database at all")
    restore(tmp_path, None, tmp_path / "backup", replace=True)
    (aside,) = tmp_path.glob(f"{FILE}.2*")
    assert aside.read_bytes() == b"not a database at all"
    Store.open(tmp_path).close()


def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    store = Store.open(tmp_path / "one")
    begun(store)
    store.close()
    back_up(tmp_path / "one", None, tmp_path / "good")
    with zipfile.ZipFile(tmp_path / "good") as good, zipfile.ZipFile(tmp_path / "bad", "w") as bad:
        for name in good.namelist():
            bad.writestr(name, good.read(name).replace(b"A w3", b"A w4"))
    with pytest.raises(Refusal, match=r"^The backup is damaged: its log are not what was written"):
        restore(tmp_path / "two", None, tmp_path / "bad")
    (tmp_path / "none").write_text("[]")
    with pytest.raises(Refusal, match="none"):
        restore(tmp_path / "two", None, tmp_path / "none")
    with zipfile.ZipFile(tmp_path / "good") as good, zipfile.ZipFile(tmp_path / "newer", "w") as newer:
        about = json.loads(good.read("backup.json")) | {"revision": "9999"}
        for name in good.namelist():
            newer.writestr(name, json.dumps(about) if name == "backup.json" else good.read(name))
    with pytest.raises(Refusal, match=r"^The database was written by a newer Troyes"):
        restore(tmp_path / "two", None, tmp_path / "newer")
    assert not (tmp_path / "two" / FILE).exists()


def test_what_is_older_than_the_host_keeps_it_goes(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    old, new, running, waiting = (begun(store, rows) for rows in (5, 6, 7, 8))
    for table in (old, waiting):
        asyncio.run(store.write(proof_queries.keep, table, Proof.new()))
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("UPDATE tables SET status = 'finished' WHERE id != ?", (running,))
        database.execute("UPDATE tables SET status = 'open', updated = 1 WHERE id = ?", (waiting,))
        database.execute("UPDATE tables SET updated = 1 WHERE id = ?", (old,))
        database.commit()
    assert asyncio.run(store.write(retention.drop_games, 1000.0)) == [old]
    assert asyncio.run(store.write(retention.drop_games, 1000.0)) == []
    assert asyncio.run(store.write(lobby_queries.clear_open, 1000.0)) == [waiting]
    for kept in (new, running):
        assert asyncio.run(store.read(tables.table, kept)).id == kept
    assert asyncio.run(store.read(tables.read_log, old)) == []
    assert asyncio.run(store.write(retention.end_guests, 1.0)) == 0
    assert asyncio.run(store.write(retention.end_guests, 1e12)) == 4
    store.close()
