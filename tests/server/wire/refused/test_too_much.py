"""Too much of anything is refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.guest import Seat
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import OPEN, YOU
from tests.server.wire.refused.refusing import check_refused, unchanged

pytestmark = pytest.mark.once


@pytest.fixture
def timeless(tmp_path: Path) -> Iterator[Server]:
    """A server that forgets nothing of what was done before, however long ago."""
    with Server(tmp_path, program="tests.server.programs.timeless") as running:
        yield running


def test_too_many_tables(timeless: Server) -> None:
    guest = timeless.guest()
    answers = [guest.send("/api/tables", {"game": "dice", "seats": [YOU, OPEN]}) for _ in range(25)]
    made = [answer.status_code for answer in answers].index(429)
    assert made >= 10
    check_refused(answers[made], 429)
    assert int(answers[made].headers["retry-after"]) > 0
    check_refused(guest.send("/api/records", {"record": "x"}), 429)
    assert timeless.guest().send("/api/tables", {"game": "dice", "seats": [YOU, OPEN]}).status_code == 201


def test_too_much_talk(seat: Seat) -> None:
    answers = [seat.ask("say", text=f"line {number}") for number in range(20)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert len(refused) >= 8
    assert all("too much at once" in why(answer) for answer in refused)
    assert answers[0]["type"] == "answer"


def test_too_many_trees_are_refused_with_the_time_after_which_they_are_welcome(seat: Seat) -> None:
    answers = [seat.ask("tree", rev=seat.news["rev"], seat=seat.position["seat"]) for _ in range(12)]
    kinds = [answer["type"] for answer in answers]
    assert kinds == ["tree"] * 10 + ["refused"] * 2
    assert answers[-1]["retry"] == answers[-1]["message"]["args"]["seconds"] > 0
    assert (
        seat.ask("move", rev=0, seat=seat.position["seat"], tokens=["x"])["retry"] == 0
    )  # waiting does not help


def test_too_many_moves(seat: Seat) -> None:
    news = seat.news
    messages = [seat.ask("move", rev=0, seat=seat.position["seat"], tokens=["1"]) for _ in range(150)]
    refused = [each for each in messages if "too much at once" in why(each)]
    assert refused
    assert all(each["type"] == "refused" for each in messages)
    unchanged(seat, news)


@pytest.mark.parametrize(
    ("address", "body"),
    [("/api/me", {"name": "Alix"}), ("/api/me/named", {"named": True}), ("/api/notices/push/stop", {})],
)
def test_too_many_small_changes(timeless: Server, address: str, body: dict[str, Any]) -> None:
    guest = timeless.guest()
    statuses = [guest.send(address, body).status_code for _ in range(90)]
    made = statuses.index(429)
    assert made >= 50
    assert statuses == [200] * made + [429] * (90 - made)


def test_too_many_guests(timeless: Server) -> None:
    with httpx.Client(base_url=timeless.address) as crowd:
        answers = []
        for _ in range(75):
            crowd.cookies.clear()
            answers.append(crowd.get("/api/me"))
        assert answers[20].status_code == 200
        check_refused(answers[-1], 429)
