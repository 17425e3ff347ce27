"""The line of a page's socket: so many frames a second, messages in few pieces, and what we say is read."""

from __future__ import annotations

import math
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from troyes.server.limits import Limiter
from troyes.server.lines.doorkeeper import Doorkeeper, Line
from troyes.server.lines.requests import pieces

AT_ONCE = 10
"""How many seconds' worth of frames may come at once."""
TOO_MUCH = 1008
"""The code of a socket that is closed for what came on it."""


class PageLine(WebSocketsSansIOProtocol):
    """uvicorn's own, watched over by the doorkeeper."""

    def __init__(self, *args: Any, keeper: Doorkeeper, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._keeper = keeper
        self._line: Line | None = None
        bounds = keeper.bounds
        self._frames = Limiter(bounds.frames, bounds.frames * AT_ONCE, clock=self.loop.time)

    def take_over(self, line: Line | None) -> None:
        """The line on which the socket was asked for is ours now."""
        self._line = line

    def start_keepalive(self) -> None:
        """The page is there. How it asked, and what it was answered, nobody wants to know any more."""
        super().start_keepalive()
        del self.request, self.response

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is closed."""
        super().connection_lost(exc)
        if self._line is not None:
            self._keeper.leave(self._line)

    def data_received(self, data: bytes) -> None:
        """Something came; of a line that is to be closed nothing more is looked at."""
        for piece in pieces(data):
            if self.transport.is_closing():
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        """Count what came, and close the line if that is more than any page says."""
        if not self._frames.take("", len(self.conn.events)):
            self.conn.events.clear()
            self._refuse("too many frames")
            return
        super().handle_events()
        if len(self.frames) > self._keeper.bounds.fragments:
            self._refuse("too many pieces")

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

    def _refuse(self, reason: str) -> None:
        if self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH, "reason": reason})
        if not self.close_sent:
            self.conn.fail(TOO_MUCH, reason)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
