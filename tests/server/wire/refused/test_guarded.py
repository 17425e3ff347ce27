"""What a server keeps to itself, and whom it believes: files, proxies, tokens, lengths, figures, and its database."""

from __future__ import annotations

import os
import random
import re
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.sync.client import ClientConnection

from tests.server.hearing import why
from tests.server.running import Server
from tests.server.services import free_port
from troyes.core.errors import Refusal
from troyes.server.settings import Settings
from troyes.server.store.sole import Sole
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def figures() -> int:
    return free_port()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory, figures: int) -> Iterator[Server]:
    """A server behind a proxy that it trusts, with its figures elsewhere."""
    folder = tmp_path_factory.mktemp("guarded")
    more = ("--trust-proxy", "127.0.0.1")
    with Server(folder, more=more, TROYES_METRICS=f"127.0.0.1:{figures}") as running:
        yield running
        assert running.complaints() == []


def start(data: Path, *more: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that is not expected to start."""
    usual = {name: value for name, value in os.environ.items() if not name.startswith("TROYES_")}
    command = [
        sys.executable,
        "-m",
        "troyes",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--data",
        str(data),
        *more,
    ]
    return subprocess.run(
        command, env={**usual, **environment}, capture_output=True, text=True, timeout=120, check=False
    )


def test_a_second_server_on_the_same_folder_is_refused(guarded: Server) -> None:
    second = start(guarded.data)
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr == (
        f"Another server runs on the folder {guarded.data} already: use that one, stop it, or choose another folder "
        "by --data; several servers need PostgreSQL and Redis.\n"
    )


def test_several_servers_on_one_postgres_need_redis(tmp_path: Path, postgres_url: str) -> None:
    import psycopg

    first = Sole(tmp_path, postgres_url, shared=True)
    Sole(tmp_path, postgres_url, shared=True).close()
    with pytest.raises(Refusal, match=r"^Another server uses this database already; several need Redis"):
        Sole(tmp_path, postgres_url, shared=False)
    first.close()
    alone = Sole(tmp_path, postgres_url, shared=False)
    with pytest.raises(Refusal):
        Sole(tmp_path, postgres_url, shared=True)
    with psycopg.connect(postgres_url) as other:  # as if PostgreSQL had been started anew
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
    alone.renew()
    with pytest.raises(Refusal):
        Sole(tmp_path, postgres_url, shared=False)
    alone.close()


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files")
def test_the_files_of_the_database_are_ours_alone(guarded: Server) -> None:
    guarded.guest("Anna")
    rights = {path.name: stat.S_IMODE(path.stat().st_mode) for path in guarded.data.glob("troyes.sqlite3*")}
    assert {"troyes.sqlite3", "troyes.sqlite3-wal", "troyes.sqlite3-shm"} <= rights.keys()
    assert set(rights.values()) == {0o600}


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files")
def test_a_database_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    Store.open(tmp_path).close()
    (tmp_path / "troyes.sqlite3").chmod(0o644)
    Store.open(tmp_path).close()
    assert stat.S_IMODE((tmp_path / "troyes.sqlite3").stat().st_mode) == 0o600


def test_errors_of_the_database_tell_no_values(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    job = store.database.submit_read(
        lambda connection: connection.execute(text("SELECT :word FROM nowhere"), {"word": "a secret"})
    )
    told = job.exception()
    store.close()
    assert told is not None
    assert isinstance(told.__cause__, OperationalError)
    assert "a secret" not in f"{told} {told.__cause__}"


def forwarded(address: str, scheme: str) -> httpx.Response:
    return httpx.get(
        f"{address}/api/me", headers={"x-forwarded-proto": scheme, "x-forwarded-for": "203.0.113.5"}
    )


def test_only_the_proxies_that_were_named_are_believed(guarded: Server, server: Server) -> None:
    cookies = forwarded(guarded.address, "https").headers.get_list("set-cookie")
    assert [re.match(r"\w+", each)[0] for each in cookies if "Secure" in each] == ["troyes", "csrftoken"]  # type: ignore[index]
    assert "Secure" not in "".join(forwarded(guarded.address, "http").headers.get_list("set-cookie"))
    assert "Secure" not in "".join(forwarded(server.address, "https").headers.get_list("set-cookie"))


@pytest.mark.parametrize("named", ["localhost", "10.0.0.0/33", "127.0.0.1,proxy"])
def test_a_proxy_is_named_by_its_address(named: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"^--trust-proxy names '.*', which is no address"):
        Settings.from_environment(tmp_path, trust_proxy=named, environment={})


def test_the_token_against_forged_requests_belongs_to_one_session(guarded: Server) -> None:
    anna, mallory = guarded.guest("Anna"), guarded.guest("Mallory")
    tokens = [each.http.cookies["csrftoken"] for each in (anna, mallory)]
    assert tokens[0] != tokens[1]
    theirs = dict(anna.http.cookies) | {"csrftoken": tokens[1]}
    with httpx.Client(base_url=guarded.address, cookies=theirs) as forged:
        refused = forged.post("/api/me", json={"name": "Mallory"}, headers={"x-csrftoken": tokens[1]})
    assert refused.status_code == 403
    assert why(refused.json()) == "The page has been open for too long; load it again."
    anna.post("/api/account/register", {"login": "anna", "password": "a rather long password"})
    assert anna.http.cookies["csrftoken"] != tokens[0]
    assert anna.post("/api/me", {"name": "Anna of Troyes"})["name"] == "Anna of Troyes"


def raw(server: Server, request: bytes) -> bytes:
    """What a server answers to these very bytes, until it hangs up."""
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(request)
        return b"".join(iter(lambda: line.recv(65536), b""))


@pytest.mark.parametrize(
    "lengths",
    ["Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 0"],
)
def test_a_request_with_two_lengths_is_refused(guarded: Server, lengths: str) -> None:
    smuggled = b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    answer = raw(guarded, f"POST /nowhere HTTP/1.1\r\nHost: x\r\n{lengths}\r\n\r\n".encode() + smuggled)
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"refused-two-lengths" in answer
    assert answer.count(b"HTTP/1.1") == 1


def test_a_length_in_pieces_is_refused_also_if_all_of_them_come_at_once(guarded: Server) -> None:
    pieces = b"Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
    answer = raw(guarded, b"POST /nowhere HTTP/1.1\r\nHost: x\r\n" + pieces)
    assert answer.startswith(b"HTTP/1.1 411 ")
    assert answer.count(b"HTTP/1.1") == 1


def test_figures_are_shown_at_their_own_address_alone(guarded: Server, figures: int, server: Server) -> None:
    assert httpx.get(f"{guarded.address}/healthz").status_code == 200
    assert httpx.get(f"{guarded.address}/metrics").status_code == 404
    assert "troyes_requests_total" in httpx.get(f"http://127.0.0.1:{figures}/metrics").text
    assert "troyes_requests_total" in httpx.get(f"{server.address}/metrics").text


@pytest.mark.parametrize("address", ["9100", "localhost:", "127.0.0.1:99999"])
def test_an_address_for_figures_that_is_none(address: str, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"^TROYES_METRICS is '.*'; write an address and a port, such as"):
        Settings.from_environment(tmp_path, environment={"TROYES_METRICS": address})


def changes(lobby: ClientConnection) -> int:
    """How often a page of the lobby was told to look again, up to now: its own table is the last that it hears of."""
    heard = 0
    while True:
        try:
            lobby.recv(0.5)
            heard += 1
        except TimeoutError:
            return heard


def test_the_end_of_a_private_game_reaches_nobody_outside_it(guarded: Server) -> None:
    anna, berta = guarded.guest("Anna"), guarded.guest("Berta")
    private = anna.make_table("dice", [{"kind": "you"}])
    with anna.sit(private) as seat, berta.socket("/ws/lobby") as outside, anna.socket("/ws/lobby") as inside:
        rng = random.Random(1)
        while seat.play_on(rng):
            pass
        assert (changes(inside) > 0, changes(outside)) == (True, 0)
