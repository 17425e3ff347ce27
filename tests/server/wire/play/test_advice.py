"""An adviser answers where somebody plays with computer players, and nowhere else."""

from __future__ import annotations

import pytest

from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU

pytestmark = pytest.mark.once


def test_the_adviser_names_a_move_that_can_be_made(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.make_table("dice", [YOU, BOT])
    with anna.sit(table) as page:
        advice = page.ask("advise", rev=page.news["rev"], seat=0)
        assert advice["type"] == "advice"
        assert advice["outcome"]
        assert advice["better"] is None or advice["better"] >= 0
        assert page.move(advice["tokens"])["type"] == "answer"


def test_nobody_is_advised_against_other_people(server: Server) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.make_table("dice", [YOU, OPEN])
    berta.post(f"/api/tables/{table}/join", {"seat": 1})
    with anna.sit(table) as page:
        rev = page.news["rev"]
        refused = page.ask("advise", rev=rev, seat=0)
        assert why(refused) == (
            "An adviser only helps where nobody else plays but computer players; here others play too."
        )
        assert page.ask("advise", rev=rev, seat=1)["type"] == "refused"  # somebody else's seat
