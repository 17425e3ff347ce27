"""A line on which requests come: its head in time, its body in time, and answers that are read."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from troyes.server.lines.doorkeeper import Doorkeeper, Line

PIECE: Final = 8_192
"""Bytes that are looked at in one go. Of a line that is to be closed no more than that is looked at."""


LENGTH_REQUIRED: Final = b"HTTP/1.1 411 Length Required\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


def pieces(data: bytes) -> Iterator[bytes]:
    """What came on a line, piece by piece."""
    return (data[begin : begin + PIECE] for begin in range(0, len(data), PIECE))


class RequestLine(H11Protocol):
    """uvicorn's own, watched over by the doorkeeper."""

    def __init__(self, *args: Any, keeper: Doorkeeper, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._keeper = keeper
        self._line: Line | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody opens a line."""
        super().connection_made(transport)
        self._line = self._keeper.enter(transport)
        if self._line is None:
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        super().connection_lost(exc)
        if self._line is not None:
            self._keeper.leave(self._line)

    def data_received(self, data: bytes) -> None:
        """Something came. Lengths that are told in pieces are refused: no browser needs them, and each costs time."""
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return  # the line is a page's now
            if self.conn.their_state is h11.SEND_BODY and self._comes_in_pieces():
                return
        self._watch()

    def _comes_in_pieces(self) -> bool:
        """Whether a body is of no length known before; then nothing more of it is looked at. If a length is told as
        well, the application says what is wrong with that."""
        names = {name for name, _ in self.headers}
        if b"transfer-encoding" not in names:
            return False
        self.flow.pause_reading()
        if b"content-length" not in names:
            self.transport.write(LENGTH_REQUIRED)
            self.transport.close()
        return True

    def on_response_complete(self) -> None:
        """An answer is sent, and the next request may come."""
        if self._line is not None:
            self._line.silent_until = math.inf
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The line becomes that of a page."""
        line = self._line
        if line is not None:
            line.silent_until = math.inf
        super().handle_websocket_upgrade(event)
        taken = self.transport.get_protocol()
        if taken is not self and hasattr(taken, "take_over"):
            taken.take_over(line)

    def pause_writing(self) -> None:
        """More is sent than is read."""
        super().pause_writing()
        if self._line is not None:
            self._line.unread_until = self.loop.time() + self._keeper.bounds.reader_seconds

    def resume_writing(self) -> None:
        """It is read."""
        super().resume_writing()
        if self._line is not None:
            self._line.unread_until = math.inf

    def _watch(self) -> None:
        """Note until when the rest of a request must have come; more of it does not give more time."""
        line, state = self._line, self.conn.their_state
        if line is None:
            return
        if state is h11.IDLE:
            self._within(line, self._keeper.bounds.head_seconds, h11.IDLE)
        elif state is h11.SEND_BODY:
            self._within(line, self._keeper.bounds.body_seconds, h11.SEND_BODY)
        else:
            line.silent_until = math.inf
            self._waits_for = None

    _waits_for: Any = None

    def _within(self, line: Line, seconds: float, state: Any) -> None:
        if line.silent_until == math.inf or self._waits_for is not state:
            self._waits_for = state
            line.silent_until = self.loop.time() + seconds
