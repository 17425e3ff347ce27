"""Records that are brought to fill the memory, and requests without end."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.running import Server
from troyes.play.catalogue import find

pytestmark = pytest.mark.once

HEAD = '[Game "dice"]\n[Version "2"]\n[Players "2"]\n\n'
WORD = find("dice").vocabulary.text(0)
MEGABYTE = HEAD + f"A {WORD} {WORD} {WORD} {WORD}\n" * (900_000 // (4 * len(WORD) + 6))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), TROYES_LIMIT_REQUESTS_ADDRESS="20") as running:
        yield running
        assert running.complaints() == []


def most_memory(server: Server) -> int:
    """The most that a server has had in memory so far, in bytes."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(status.partition("VmHWM:")[2].split()[0]) * 1_024


def test_many_long_records_at_once_take_little_memory(server: Server) -> None:
    guests = [server.guest() for _ in range(5)]
    before = most_memory(server)

    def bring(number: int) -> int:
        return guests[number % 5].send("/api/records", {"record": MEGABYTE}).status_code

    with ThreadPoolExecutor(20) as many:
        statuses = list(many.map(bring, range(60)))
    assert set(statuses) <= {400, 429}
    assert 400 in statuses
    assert 429 in statuses  # two are read at once from one address, each of which is here a few times
    # Twenty megabytes are on their way at once, and on a busy machine most of them arrive before any is refused.
    assert most_memory(server) - before < 80_000_000


def test_a_record_is_read_no_further_than_the_longest_game(server: Server) -> None:
    guest = server.guest()
    refused = guest.send("/api/records", {"record": MEGABYTE})
    assert (refused.status_code, refused.json()["message"]["id"]) == (400, "refused-record-long")
    header = guest.send("/api/records", {"record": HEAD.replace('"dice"', f'"{"x" * 900_000}"')})
    assert (header.status_code, header.json()["message"]["args"]["why"]["id"]) == (
        400,
        "refused-record-header",
    )


def test_an_address_asks_for_so_much_and_no_more(tmp_path: Path) -> None:
    lines = httpx.HTTPTransport(local_address="127.0.0.7")
    with (
        Server(
            tmp_path, program="tests.server.programs.timeless", TROYES_LIMIT_REQUESTS_ADDRESS="20"
        ) as server,
        httpx.Client(base_url=server.address, transport=lines, timeout=60) as many,
    ):
        answers = [many.get("/healthz") for _ in range(400)]
        statuses = [answer.status_code for answer in answers]
        served = statuses.index(429)
        assert served >= 200
        assert statuses == [200] * served + [429] * (400 - served)
        assert {each.headers["retry-after"] for each in answers if each.status_code == 429} == {"1"}
        assert server.guest().get("/api/lobby")  # another address is served as ever
