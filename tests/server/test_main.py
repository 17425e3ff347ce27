"""Starting and ending the server: ports, addresses, and failures that are one sentence."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import nullcontext
from typing import Any

import pytest

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server import main
from troyes.words import said

pytestmark = pytest.mark.once


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that another program has."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def test_a_port_that_is_taken(taken: int) -> None:
    with pytest.raises(Refusal) as refusal:
        main.listen("127.0.0.1", taken)
    assert str(refusal.value) == f"Port {taken} is in use by another program: choose one by --port."


def test_the_next_free_port(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "USUAL_PORT", taken)
    with main.listen("127.0.0.1", None) as listener:
        port = listener.getsockname()[1]
        assert taken < port < taken + main.PORTS_TRIED
        assert main.address("127.0.0.1", listener) == f"http://localhost:{port}/"


def test_no_free_port(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "USUAL_PORT", taken)
    monkeypatch.setattr(main, "PORTS_TRIED", 1)
    with pytest.raises(Refusal, match=f"^The ports {taken} to {taken} are all in use by another program"):
        main.listen("127.0.0.1", None)


@pytest.mark.parametrize("host", ["192.0.2.1", "no such host"])
def test_a_host_that_is_not_here(host: str) -> None:
    with pytest.raises(Refusal, match="is no address of this machine; --host needs one"):
        main.listen(host, 0)


def test_every_address() -> None:
    with main.listen("0.0.0.0", 0) as listener:
        assert main.address("0.0.0.0", listener).startswith("http://localhost:")


def test_who_may_speak_for_others() -> None:
    async def nothing(*_: Any) -> None:
        return None

    assert not main.configured(nothing).proxy_headers
    trusting = main.configured(nothing, ("10.1.2.3",))
    assert trusting.proxy_headers
    assert trusting.forwarded_allow_ips == ["10.1.2.3"]


@pytest.mark.parametrize(
    "failure, sentence",
    [
        (
            Refusal(Message("refused-database-newer")),
            f"The server could not start: {Refusal(Message('refused-database-newer'))}",
        ),
        (OSError(5, "broken"), "The server could not start: [Errno 5] broken."),
        (ValueError(), "The server could not start: ValueError."),
        (None, "The server could not start; its log says why."),
    ],
)
def test_a_start_that_fails(failure: Exception | None, sentence: str) -> None:
    sent: list[Any] = []

    async def fails(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "lifespan.startup.failed", "message": "Traceback:"})
        if failure is not None:
            raise failure

    async def send(event: Any) -> None:
        sent.append(event)

    async def receive() -> Any:
        return {"type": "lifespan.startup"}

    start = main.Start(fails)
    scope: Any = {"type": "lifespan"}
    with nullcontext() if failure is None else pytest.raises(type(failure)):
        asyncio.run(start(scope, receive, send))
    assert sent == [{"type": "lifespan.startup.failed", "message": ""}]
    assert said(start.reason()) == sentence


def test_small_messages_do_not_wait_for_each_other() -> None:
    """Only of a socket that is named as TCP does asyncio turn off the delay that costs every update 40 ms."""
    with main.listen("127.0.0.1", 0) as listener, socket.create_connection(listener.getsockname()) as page:
        accepted, _ = listener.accept()
        with accepted:
            assert (accepted.proto, page.proto) == (socket.IPPROTO_TCP, socket.IPPROTO_TCP)
