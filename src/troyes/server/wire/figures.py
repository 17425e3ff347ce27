"""Figures for whoever watches over the server: beside the page, or at an address of their own that only they reach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar.plugins.prometheus import PrometheusController
from prometheus_client import start_http_server

from troyes.core.errors import Refusal
from troyes.core.message import message
from troyes.machine.files import reason


class Metrics(PrometheusController):
    """Figures beside the page."""

    path = "/metrics"


@asynccontextmanager
async def shown_at(where: tuple[str, int] | None) -> AsyncIterator[None]:
    """While the server runs, show its figures at an address of their own."""
    if where is None:
        yield
        return
    host, port = where
    try:
        server, thread = start_http_server(port, host)
    except OSError as error:
        raise Refusal(message("refused-listen", host=host, port=str(port), reason=reason(error))) from None
    try:
        yield
    finally:
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        await asyncio.to_thread(thread.join)
