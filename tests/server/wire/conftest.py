"""A seat at a table of a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.guest import Seat
from tests.server.running import Server
from tests.server.wire.playing import OPEN, YOU


@pytest.fixture
def seat(server: Server) -> Iterator[Seat]:
    """Seat A of two at a game that has just begun."""
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.make_table("city", [YOU, OPEN])
    berta.post(f"/api/tables/{table}/join", {"seat": 1})
    with anna.sit(table) as here, berta.sit(table) as there:
        yield here if here.position["asked"] == [0] else there
