"""Runs the server: listens, says where, opens the browser, and ends cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
import threading
import traceback
import webbrowser
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import uvicorn

from troyes.core.errors import Refusal
from troyes.core.message import Message, message, quoted
from troyes.machine import files
from troyes.server.bounds import USUAL, Bounds
from troyes.server.lines.descriptors import raise_limit
from troyes.server.lines.doorkeeper import Doorkeeper
from troyes.server.lines.log import Throttle
from troyes.server.lines.pages import PageLine
from troyes.server.lines.requests import RequestLine
from troyes.server.settings import Settings
from troyes.words import text

Application = Callable[[Any, Any, Any], Awaitable[None]]
"""What ASGI calls an application; Litestar and uvicorn each have exact types of their own for it."""

EVERYWHERE: Final = ("0.0.0.0", "::", "")
"""Hosts that stand for all addresses of a machine."""
USUAL_PORT: Final = 8000
PORTS_TRIED: Final = 20
LARGEST_MESSAGE: Final = 65_536
"""Bytes of one message of a page; whole uploads come by HTTP."""
NEVER: Final = 1_000_000_000
TURN: Final = 0.0005
"""Seconds for which a thread may keep others from running."""
AT_A_TIME: Final = 4
"""Lines that are let in before the doorkeeper counts them: so many files he cannot know of; and before those who are
here already are heard again, when a thousand pages come back at once."""
QUEUE: Final = 2_048
"""Lines that the system keeps for us until we let them in."""
PATIENCE: Final = 3
"""Seconds that connections get to end when the server does."""

LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"short": {"format": "%(asctime)s %(levelname)s %(message)s"}},
    "filters": {"throttle": {"()": Throttle}},
    "handlers": {"errors": {"class": "logging.StreamHandler", "formatter": "short", "filters": ["throttle"]}},
    "root": {"handlers": ["errors"], "level": "WARNING"},
    "loggers": {"uvicorn": {"level": "WARNING"}},
}


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = True,
    trust_proxy: str = "",
) -> None:
    """Serve until Ctrl-C or a signal to end; without a port, 8000 or the next one that is free."""
    settings = Settings.from_environment(data, trust_proxy=trust_proxy)
    settings = replace(settings, bounds=settings.bounds.within(raise_limit()))
    listener = listen(host, port)
    try:
        # Imported when the port is ours: most of a start goes into it.
        from troyes.server.wire.app import create_app
        from troyes.server.wire.lengths import one_length

        start = Start(one_length(create_app(settings)))
        spare_pauses()
        server = Server(
            configured(start, settings.trust_proxy, settings.bounds), host, listener, open_browser
        )
        if settings.page is None:
            print(text("terminal-serve-no-page"), file=sys.stderr, flush=True)
        try:
            server.run(sockets=[listener])
        except SystemExit:
            raise Refusal(start.reason()) from None
    finally:
        listener.close()


def spare_pauses() -> None:
    """Keep Python from holding everybody up when many tables are in use.

    It looks for garbage among what is new, for as little at a time as ever: a look through ten times as much takes ten
    times as long, and everybody waits. What stays is looked through when the house is kept (`Site`). And a thread that
    talks to the database gives way sooner: at every message that the event loop sends, it would else wait five
    milliseconds for its turn.
    """
    gc.freeze()
    gc.set_threshold(1_000, 10, NEVER)
    sys.setswitchinterval(TURN)


def configured(app: Application, trust_proxy: Sequence[str] = (), bounds: Bounds = USUAL) -> uvicorn.Config:
    """How uvicorn serves us; what anybody but the proxies named claims to forward is not believed."""
    keeper = Doorkeeper(bounds, trust_proxy)
    return uvicorn.Config(
        app,
        http=cast("type[asyncio.Protocol]", partial(RequestLine, keeper=keeper)),
        h11_max_incomplete_event_size=bounds.head_bytes,
        ws=cast("type[asyncio.Protocol]", partial(PageLine, keeper=keeper)),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs more time than it saves
        lifespan="on",
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trust_proxy),
        forwarded_allow_ips=list(trust_proxy),
        backlog=AT_A_TIME,
        timeout_graceful_shutdown=PATIENCE,
    )


class Start:
    """An application whose failure to start is remembered in place of being logged."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.failure: Exception | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Hand on everything but the traceback of a start that failed."""

        async def tell(event: Any) -> None:
            if event["type"] == "lifespan.startup.failed":
                event = {"type": "lifespan.startup.failed", "message": ""}
            await send(event)

        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            await self.app(scope, receive, tell)
        except Exception as error:
            self.failure = error
            raise

    def reason(self) -> Message:
        """That the start failed, and why, in one sentence."""
        failure = self.failure
        if failure is None:
            return Message("refused-start-untold")
        if os.environ.get("TROYES_TRACEBACK"):
            traceback.print_exception(failure)
        if isinstance(failure, Refusal):
            return message("refused-start", reason=failure.said)
        return message("refused-start-broken", reason=str(failure).rstrip(".") or type(failure).__name__)


class Server(uvicorn.Server):
    """A server that says where it is as soon as it answers."""

    def __init__(
        self, config: uvicorn.Config, host: str, listener: socket.socket, open_browser: bool
    ) -> None:
        super().__init__(config)
        self.where = address(host, listener)
        self.everywhere = host in EVERYWHERE
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell the person at this machine."""
        log = logging.getLogger("uvicorn.error")
        log.setLevel(logging.CRITICAL)  # a start that fails is told by whoever called us
        await super().startup(sockets)
        for listener in sockets or []:
            listener.listen(
                QUEUE
            )  # asyncio has one number for how many wait and how many it lets in at a time
        log.setLevel(logging.NOTSET)
        said = text(
            "terminal-serve-everywhere" if self.everywhere else "terminal-serve-at", address=self.where
        )
        print(said, flush=True)
        if self.open_browser:
            # Some browsers keep their caller waiting until they are closed.
            threading.Thread(target=webbrowser.open, args=(self.where,), daemon=True).start()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at the port, or without one at the usual port or the next that is free."""
    ports: Sequence[int] = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else (port,)
    for each in ports:
        try:
            return bound(host, each)
        except socket.gaierror:
            raise Refusal(message("refused-host", host=quoted(host))) from None
        except OSError as error:
            if error.errno == errno.EADDRINUSE and each != ports[-1]:
                continue
            if error.errno == errno.EADDRINUSE:
                raise Refusal(
                    message("refused-port", port=str(each))
                    if port is not None
                    else message("refused-ports", first=str(ports[0]), last=str(each))
                ) from None
            if error.errno == errno.EADDRNOTAVAIL:
                raise Refusal(message("refused-host", host=quoted(host))) from None
            raise Refusal(
                message("refused-listen", host=host, port=str(each), reason=files.reason(error))
            ) from None
    raise AssertionError("there is always a port to try")


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at an address, which for `::` means every address of either kind."""
    family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
        0
    ]
    both = host == "::" and socket.has_dualstack_ipv6()
    made = socket.create_server(where, family=family, backlog=QUEUE, dualstack_ipv6=both)
    # Named as TCP, for else asyncio leaves small messages to wait for those before them to be acknowledged: 40 ms.
    return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, fileno=made.detach())


def address(host: str, listener: socket.socket) -> str:
    """The address for a browser on this machine, or the one that was asked for."""
    # By name, because browsers make no passkeys for a bare number.
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else host
    port = listener.getsockname()[1]
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
