"""Who may open a socket, and how many."""

from __future__ import annotations

import json
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest
from tests.server.hearing import why
from tests.server.running import Server
from troyes.server.bounds import USUAL
from troyes.server.wire.admission import TOO_MANY

pytestmark = pytest.mark.once


def test_one_person_cannot_open_pages_without_end(server: Server) -> None:
    anna = Guest(server.address, "Anna")
    table = anna.make_table("dice", [{"kind": "you"}])
    with ExitStack() as pages:
        for _ in range(USUAL.pages_person):
            pages.enter_context(anna.sit(table))
        with pytest.raises(ConnectionClosed) as closed:
            anna.sit(table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        assert why(json.loads(anna.received[-1])) == "Too many pages are open; close some of them."
        berta = Guest(server.address, "Berta")
        pages.enter_context(berta.sit(table))
        berta.close()
    pages.close()
    with anna.sit(table) as again:
        assert again.news["table"]["status"] == "playing"
    anna.close()
