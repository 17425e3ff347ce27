"""The line of a page's socket: so many frames a second, messages in few pieces, and what we say is read."""

from __future__ import annotations

import asyncio
import math
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from troyes.server.lines.doorkeeper import Doorkeeper, Line
from troyes.server.lines.requests import pieces

AT_ONCE = 10
"""How many seconds' worth of frames may come at once."""
TOO_MUCH = 1008
"""The code of a socket that is closed for what came on it."""
NO_TEXT = 1007
"""The same, if what came says that it is text and is none."""


class Inbox:
    """What came for one reader and is not read yet. asyncio's own queue takes three kilobytes when it is empty."""

    __slots__ = ("_came", "_reader")

    def __init__(self) -> None:
        self._came: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether all is read."""
        return not self._came

    def put_nowait(self, event: Any) -> None:
        """Something came."""
        self._came.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next, as soon as there is one."""
        while not self._came:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._came.pop(0)


class PageLine(WebSocketsSansIOProtocol):
    """uvicorn's own, watched over by the doorkeeper, and made small: there are thousands of them."""

    def __init__(self, *args: Any, keeper: Doorkeeper, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Inbox()
        self._keeper = keeper
        self._line: Line | None = None
        self._pieces = 0
        self._frames_left = float(keeper.bounds.frames * AT_ONCE)
        self._counted_at = self.loop.time()

    def take_over(self, line: Line | None) -> None:
        """The line on which the socket was asked for is ours now."""
        self._line = line

    def start_keepalive(self) -> None:
        """The page is there. How it asked, and what it was answered, nobody wants to know any more."""
        super().start_keepalive()
        del self.request, self.response
        if self._pieces == 1 and not self.conn.reader.buffer:  # else a frame may be half read
            forget_request(self.conn)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed. What read it holds on to itself, and would wait for Python's next look for garbage."""
        super().connection_lost(exc)
        self.conn.parser.close()
        if self._line is not None:
            self._keeper.leave(self._line)

    def data_received(self, data: bytes) -> None:
        """Something came; of a line that is to be closed nothing more is looked at."""
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            self._pieces += 1
            super().data_received(piece)

    def _may_send(self, frames: int) -> bool:
        """Whether so many frames more are still what a page may send; then they are counted."""
        rate, now = self._keeper.bounds.frames, self.loop.time()
        refilled = self._frames_left + (now - self._counted_at) * rate
        self._frames_left, self._counted_at = min(float(rate * AT_ONCE), refilled), now
        if self._frames_left < frames:
            return False
        self._frames_left -= frames
        return True

    def handle_events(self) -> None:
        """Count what came, and close the line if that is more than any page says."""
        if not self._may_send(len(self.conn.events)):
            self.conn.events.clear()
            self._refuse("too many frames")
            return
        super().handle_events()
        if len(self.frames) > self._keeper.bounds.fragments:
            self._refuse("too many pieces")

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. One that is no text is a visitor's fault, and no trouble of ours for the log."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self._refuse("no text", NO_TEXT)
            return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer, unless the answers are not read."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self._keeper.bounds.unsent_bytes:
            self.transport.abort()

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

    def _refuse(self, reason: str, code: int = TOO_MUCH) -> None:
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()


def is_text(data: bytes) -> bool:
    """Whether these are the bytes of a text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def forget_request(conn: ServerProtocol) -> None:
    """Go on with frames. What reads them has the request before it still in its hands, and would as long as the page is
    open; another one has not."""
    conn.parser = Protocol.parse(conn)
    next(conn.parser)
