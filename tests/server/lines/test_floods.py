"""Lines that are opened to put others out: by many, half-sent, silent, unread, in splinters. Others play on."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.guest import Guest
from tests.server.hearing import why
from tests.server.programs.scarce import FILES
from tests.server.running import Server
from tests.server.wire.playing import BOT, YOU

pytestmark = pytest.mark.once

HALF_SENT = b"GET / HTTP/1.1\r\nHost: troyes\r\nX-Slow: "
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)


@pytest.fixture(scope="module")
def scarce(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has few files and little patience."""
    limits = {"HEAD_SECONDS": "2", "BODY_SECONDS": "2", "READER_SECONDS": "2", "CONNECTIONS_ADDRESS": "50"}
    variables = {f"TROYES_LIMIT_{name}": value for name, value in limits.items()}
    with Server(
        tmp_path_factory.mktemp("site"), program="tests.server.programs.scarce", **variables
    ) as running:
        yield running


def call(server: Server, source: str) -> socket.socket:
    """A line from an address of one's own choice."""
    where = urlsplit(server.address)
    return socket.create_connection((str(where.hostname), where.port or 0), 30, source_address=(source, 0))


def open_page(server: Server, guest: Guest, table: str, source: str) -> tuple[socket.socket, bytes]:
    """A socket as a flood opens it, and what is said on it first."""
    line = call(server, source)
    cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    host = urlsplit(server.address).netloc
    line.sendall(UPGRADE.format(path=f"/ws/tables/{table}", host=host, cookie=cookie).encode())
    heard = b""
    while b'{"type":' not in heard:
        heard += line.recv(65_536)
    return line, heard


def is_closed(line: socket.socket) -> bool:
    """Whether the server hangs up; what it says before is of no interest."""
    with suppress(ConnectionError):
        while line.recv(65_536):
            pass
    return True


def files_of(server: Server) -> int:
    """How many files the server has open."""
    return sum(1 for _ in Path(f"/proc/{server.pid}/fd").iterdir())


def plays(guest: Guest) -> None:
    """Somebody opens a table and moves, and is answered by a computer player."""
    with guest.sit(guest.make_table("dice", [YOU, BOT])) as seat:
        assert seat.move(seat.random_move(random.Random(1)))["type"] == "answer"
        seat.catch_up(3)


def test_half_sent_requests_put_nobody_out(scarce: Server) -> None:
    anna = Guest(scarce.address, "Anna")
    with ExitStack() as flood:
        lines = []
        for number in range(2 * FILES):
            line = flood.enter_context(call(scarce, f"127.0.1.{number // 40 + 1}"))
            line.sendall(HALF_SENT)
            lines.append(line)
        plays(anna)
        for line in lines[-100:]:
            assert is_closed(line)
    anna.close()
    assert scarce.complaints() == []


def test_one_address_has_so_many_lines(scarce: Server) -> None:
    with ExitStack() as flood:
        lines = [flood.enter_context(call(scarce, "127.0.2.1")) for _ in range(80)]
        lines[-1].sendall(b"GET /healthz HTTP/1.1\r\nHost: troyes\r\n\r\n")
        assert b"200 OK" in lines[-1].recv(65_536)
        for line in lines[:30]:  # who has been silent longest makes room
            assert is_closed(line)


def test_who_floods_does_not_put_out_who_shares_the_address(scarce: Server) -> None:
    with ExitStack() as flood:
        for _ in range(120):
            flood.enter_context(call(scarce, "127.0.0.1")).sendall(HALF_SENT)
        anna = Guest(scarce.address, "Anna")
        plays(anna)
        anna.close()
    assert scarce.complaints() == []


def test_what_is_left_of_the_sockets_is_for_those_who_play(scarce: Server) -> None:
    anna, mallory = Guest(scarce.address, "Anna"), [Guest(scarce.address) for _ in range(3)]
    table = anna.make_table("dice", [YOU, BOT])
    with ExitStack() as flood:
        refused: list[str] = []
        for number in range(140):
            line, heard = open_page(scarce, mallory[number % 3], table, f"127.0.3.{number // 40 + 1}")
            flood.enter_context(line)
            if b"turned-away" in heard:
                refused.append(heard.decode("utf-8", "replace"))
        assert (
            len(refused) == 140 - 96
        )  # of 256 files 160 are for lines, 120 for sockets, 24 of them for players
        assert all("refused-full" in each for each in refused)
        with anna.sit(table) as seat:
            assert seat.position["seat"] == 0
        plays(anna)
    for guest in (anna, *mallory):
        guest.close()
    assert scarce.complaints() == []


def test_a_slow_body_a_splintered_one_and_a_huge_head_are_refused(scarce: Server) -> None:
    with (
        call(scarce, "127.0.4.1") as slow,
        call(scarce, "127.0.4.1") as splintered,
        call(scarce, "127.0.4.1") as huge,
    ):
        slow.sendall(b"POST /api/me HTTP/1.1\r\nHost: troyes\r\nContent-Length: 50\r\n\r\n{")
        splintered.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: troyes\r\nTransfer-Encoding: chunked\r\n\r\n"
            + b"1\r\n{\r\n" * 20_000
        )
        assert splintered.recv(12) == b"HTTP/1.1 411"
        huge.sendall(b"GET / HTTP/1.1\r\nHost: troyes\r\n" + b"X-Long: %b\r\n" % (b"x" * 1_000) * 100)
        with suppress(ConnectionError):
            assert huge.recv(12) in (b"HTTP/1.1 400", b"")
        assert is_closed(slow)
    said = scarce.complaints()
    assert [line for line in said if not line.endswith("Invalid HTTP request received.")] == []
    scarce.forgive()


def test_a_page_that_sends_splinters_or_does_not_read_loses_its_socket_alone(scarce: Server) -> None:
    anna = Guest(scarce.address, "Anna")
    table = anna.make_table("dice", [YOU])
    empty_text, empty_more, ping = (
        b"\x01\x80" + bytes(4),
        b"\x00\x80" + bytes(4),
        b"\x89\xfd" + bytes(4 + 125),
    )
    no_text = b"\x81\x82" + bytes(4) + b"\xff\xfe"
    with anna.sit(table) as seat:
        for frames in (empty_text + empty_more * 40, empty_text + empty_more * 20_000, ping * 5_000, no_text):
            line, _ = open_page(scarce, anna, table, "127.0.5.1")
            with line:
                with suppress(ConnectionError):
                    line.sendall(frames)
                assert is_closed(line)
        assert seat.ask("say", text="still here")["type"] == "answer"
    anna.close()
    assert scarce.complaints() == []


def test_answers_that_nobody_reads_are_not_kept(scarce: Server) -> None:
    before = files_of(scarce)
    anna = Guest(scarce.address, "Anna")
    with ExitStack() as flood:
        for _ in range(20):
            line = flood.enter_context(call(scarce, "127.0.6.1"))
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
            line.sendall(b"GET /api/games/city/words HTTP/1.1\r\nHost: troyes\r\n\r\n" * 50)
        while files_of(scarce) > before + 4:
            assert anna.get("/api/lobby")  # meanwhile others are served
    anna.close()


def test_an_address_of_no_kind_and_a_short_cut_through_the_log(scarce: Server) -> None:
    anna = Guest(scarce.address, "Anna")
    with anna.socket("/ws/lobby", origin="http://[") as line:
        assert why(json.loads(line.recv())) == "Only a page of this site may open its sockets."
    anna.close()
    assert scarce.complaints() == []


def test_the_soft_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < 2_048:
        pytest.fail(f"this machine grants {hard} files only")
    resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, hard))
    try:
        with Server(tmp_path) as server:
            granted = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[0]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert granted > 1_024
