"""Where notices arrive in tests: a real mail server, and a service for messages to browsers, which decrypts them."""

from __future__ import annotations

import asyncio
import base64
import json
import queue
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

PATIENCE = 20.0


class FreePort(Controller):
    """A mail server on whichever port is free; the library would knock at port 0."""

    def _trigger_server(self) -> None:
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()  # type: ignore[no-untyped-call]


class Mailbox:
    """A mail server on this machine, and the letters that came."""

    def __init__(self) -> None:
        self._letters: queue.Queue[EmailMessage] = queue.Queue()
        self._server = FreePort(self, hostname="127.0.0.1", port=0)

    async def handle_DATA(self, _: Any, __: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self._letters.put(letter)
        return "250 OK"

    @property
    def address(self) -> str:
        """What the server is told."""
        return f"smtp://127.0.0.1:{self._server.port}"

    def next(self) -> EmailMessage:
        """The next letter."""
        return self._letters.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        return self._letters.empty()

    def __enter__(self) -> Mailbox:
        self._server.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.stop()


class Service:
    """Takes messages for browsers on this machine; `answers` with a status of one's choice."""

    def __init__(self) -> None:
        self.answers = 201
        self._arrived: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service._arrived.put((self.path, headers, body))
                self.send_response(service.answers)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05})

    def next(self) -> tuple[str, dict[str, str], bytes]:
        """The next message: where it went, its headers, and what it is before it is decrypted."""
        return self._arrived.get(timeout=PATIENCE)

    def is_empty(self) -> bool:
        return self._arrived.empty()

    def __enter__(self) -> Service:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class Receiver:
    """A browser's side of messages: its keys, and what it reads."""

    def __init__(self, service: Service, name: str) -> None:
        self.service = service
        self.path = f"/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))

    @property
    def subscription(self) -> dict[str, str]:
        """What the browser tells the server."""
        point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.service.address + self.path,
            "p256dh": packed(point),
            "auth": packed(self._auth),
        }

    def next(self, key: str) -> dict[str, str]:
        """The next message, which must be signed with the server's key and be for us."""
        path, headers, body = self.service.next()
        assert path == self.path
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"] == "86400"
        assert headers["authorization"].startswith("vapid t=")
        assert headers["authorization"].endswith(f",k={key}")
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(unpacked(headers["authorization"].split(".")[1]))
        assert claims["aud"] == self.service.address
        read: dict[str, str] = json.loads(
            http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        )
        return read


def packed(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
