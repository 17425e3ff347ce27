"""A line between a browser and the server that can be cut."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

CUT = (
    r"WebSocket|ERR_(EMPTY_RESPONSE|CONNECTION|SOCKET|CONTENT_LENGTH|INCOMPLETE)|dynamically imported module"
)
"""What browsers complain about whose line is cut, in the middle of whatever they asked for."""


class Line:
    """Hands on bytes in both directions as long as it is up."""

    def __init__(self, address: str) -> None:
        self.target = urlsplit(address)
        self.listener = socket.create_server(("localhost", 0))
        self.address = f"http://localhost:{self.listener.getsockname()[1]}"
        self.up = True
        self.flows = threading.Event()
        self.flows.set()
        self.open: set[socket.socket] = set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Everything that is open breaks, and nothing new comes through."""
        self.up = False
        for one in list(self.open):
            self._end(one)

    def mend(self) -> None:
        """It works again."""
        self.up = True

    def stall(self) -> None:
        """It stays open at both ends, and nothing comes through: nobody is told."""
        self.flows.clear()

    def flow(self) -> None:
        """What waited goes on."""
        self.flows.set()

    def close(self) -> None:
        """It is not needed any more."""
        self.flow()
        self.cut()
        self._end(self.listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                if not self.up:
                    near.close()
                    continue
                far = socket.create_connection((self.target.hostname, self.target.port))
                self.open |= {near, far}
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                self.flows.wait()
                other.sendall(data)
        for end in (one, other):
            self.open.discard(end)
            self._end(end)

    @staticmethod
    def _end(one: socket.socket) -> None:
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)  # wakes whoever waits for it
        one.close()


@contextmanager
def line(address: str) -> Iterator[Line]:
    """A line to the server at this address."""
    made = Line(address)
    try:
        yield made
    finally:
        made.close()
