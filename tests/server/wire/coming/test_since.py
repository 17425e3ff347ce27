"""Whoever comes back to a table asks what happened since their own last move."""

from __future__ import annotations

import random

import pytest

from tests.server.guest import Json
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import OPEN, YOU

pytestmark = pytest.mark.once


def told(frames: list[Json]) -> list[int]:
    """Who did what is told, in order."""
    return [line["seat"] for frame in frames for line in frame["lines"]]


def test_what_the_others_did_since_and_nothing_that_is_secret(server: Server) -> None:
    host, guest = server.guest(), server.guest()
    table = host.make_table("city", [YOU, OPEN])
    guest.post(f"/api/tables/{table}/join", {"seat": 1})
    rng = random.Random(3)
    with host.sit(table) as anna, guest.sit(table) as bert:
        seats = {0: anna, 1: bert}
        for _ in range(5):
            [mover] = anna.position["asked"]
            rev = seats[mover].move(seats[mover].random_move(rng))["rev"]
            for each in seats.values():
                each.catch_up(rev)
        [asked] = anna.position["asked"]
        here, there = seats[asked], seats[1 - asked]
        answer = here.ask("since", seat=asked)
        assert (answer["type"], answer["rev"]) == ("since", here.news["rev"])
        assert told(answer["frames"])
        assert asked not in told(answer["frames"])
        assert [bool(frame["scene"]) for frame in answer["frames"]] == [True] * (
            len(answer["frames"]) - 1
        ) + [False], "the last one is the table as it stands"
        own = there.ask("since", seat=1 - asked)
        assert own["frames"] == [], "nothing has happened since their move"
        refused = there.ask("since", seat=asked)
        assert refused["type"] == "refused"
        assert "seat" in why(refused)
