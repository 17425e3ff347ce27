"""How the server is: what it says when a part of it is not well."""

from __future__ import annotations

import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Server
from tests.server.services import running_redis
from tests.server.store.test_soundness import FILE, page_of
from troyes.server.wire.health import FRESH

pytestmark = pytest.mark.once


def until(server: Server, well: bool) -> dict[str, Any]:
    """The states of the parts, as soon as the server is so; an answer is good for a moment."""
    deadline = time.monotonic() + 60
    while True:
        short, long = (httpx.get(f"{server.address}/{name}", timeout=60) for name in ("healthz", "readyz"))
        if long.json()["well"] is well and short.is_success is well:
            answers = (short.status_code, short.text, long.status_code)
            assert answers == ((200, "ok", 200) if well else (503, "ill", 503))
            return dict(long.json()["parts"])
        assert time.monotonic() < deadline, long.json()
        time.sleep(FRESH / 4)


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another process")
def test_a_disk_that_takes_no_more_is_seen(tmp_path: Path) -> None:
    import resource

    with Server(tmp_path / "site") as server:
        assert until(server, well=True) == {"database": "ok", "disk": "ok", "workers": "ok"}
        unlimited = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert until(server, well=False) == {
            "database": "refused-database-silent",
            "disk": "ok",
            "workers": "ok",
        }
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, unlimited)
        assert until(server, well=True)["database"] == "ok"


def test_damage_that_happens_while_the_server_runs_is_seen(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        assert until(server, well=True)["database"] == "ok"
        with closing(sqlite3.connect(tmp_path / "site" / FILE)) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            database.execute(
                "INSERT INTO pulse (id, at) VALUES (2, 0)"
            )  # others read pages again after a change
            database.commit()
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        place = page_of(tmp_path / "site", "pulse")
        with (tmp_path / "site" / FILE).open("r+b") as file:
            file.seek(place)
            file.write(b"\xff" * 512)
        assert until(server, well=False)["database"] == "refused-database-broken"


def test_a_redis_that_is_gone_is_seen(tmp_path: Path, postgres_url: str) -> None:
    with running_redis(tmp_path) as redis:
        server = Server(tmp_path / "site", TROYES_DATABASE_URL=postgres_url, TROYES_REDIS_URL=redis)
        server.start()
        assert until(server, well=True) == {"database": "ok", "disk": "ok", "redis": "ok", "workers": "ok"}
    parts = until(server, well=False)
    server.kill()
    assert (parts["database"], parts["redis"]) == ("ok", "ConnectionError")


def test_a_hung_worker_is_seen_until_it_is_replaced(tmp_path: Path) -> None:
    with Server(
        tmp_path, program="tests.server.programs.hanging", TROYES_LIMIT_THOUGHT_SECONDS="6"
    ) as server:
        anna = server.guest()
        assert until(server, well=True)["workers"] == "ok"
        with anna.sit(anna.make_table("dice", [{"kind": "you"}, {"kind": "bot", "level": "countess"}])):
            parts = until(server, well=False)
            assert parts.pop("workers") == "hanging"
            assert set(parts.values()) == {"ok"}
            assert until(server, well=True)["workers"] == "ok"
        server.forgive()
