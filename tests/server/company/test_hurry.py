"""Computer players that think for very long are told to move now, and do."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest

from tests.server.guest import Seat
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU
from troyes.server.company.hurry import MOST, NOWHERE, Hurries, is_hurried, see

pytestmark = pytest.mark.once

COUNTESS = {"kind": "bot", "level": "countess"}
SOON = 60.0
"""Seconds after which she would still think for nine minutes: whoever hears of her move before has hurried her."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose countess needs ten minutes for a move; its worker is awake. There is one, so each test
    leaves the countess with nothing to think about."""
    folder = tmp_path_factory.mktemp("site")
    with Server(folder, program="tests.server.programs.tireless") as running:
        guest = running.guest()
        with guest.sit(guest.make_table("dice", [YOU, BOT])) as seat:
            until_asked(seat, [0])
        yield running
        assert running.complaints() == []


def until_asked(seat: Seat, asked: list[int]) -> None:
    while seat.position["asked"] != asked:
        seat.until("table")


def stays(seat: Seat, asked: list[int], seconds: float) -> None:
    """For so long nothing happens at the table."""
    rev, end = seat.news["rev"], time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        try:
            seat.hear(left)
        except TimeoutError:
            break
    assert (seat.news["rev"], seat.position["asked"]) == (rev, asked)


def test_the_countess_moves_when_she_is_hurried_and_the_game_goes_on(server: Server) -> None:
    guest = server.guest()
    rng = random.Random(1)
    with guest.sit(guest.make_table("dice", [YOU, COUNTESS])) as seat:
        for move in range(3):
            if move:
                seat.catch_up(seat.move(seat.random_move(rng))["rev"])
            until_asked(seat, [0, 1])
            stays(seat, [0, 1], 1.0)
            answer = seat.ask("hurry", rev=seat.news["rev"])
            assert answer == {"type": "answer", "id": seat.requests, "rev": seat.news["rev"]}
            until_asked(seat, [0])


def test_the_server_answers_while_she_thinks(server: Server) -> None:
    guest = server.guest()
    with guest.sit(guest.make_table("dice", [YOU, COUNTESS])) as seat:
        for _ in range(10):
            assert seat.socket.ping().wait(SOON)
            assert guest.http.get("/healthz").text == "ok"
        stays(seat, [0, 1], 0.2)
        seat.ask("hurry", rev=seat.news["rev"])
        until_asked(seat, [0])


def test_who_was_impatient_with_an_earlier_move_hurries_nobody(server: Server) -> None:
    guest = server.guest()
    with guest.sit(guest.make_table("dice", [YOU, COUNTESS])) as seat:
        assert seat.ask("hurry", rev=seat.news["rev"] - 1)["type"] == "answer"
        stays(seat, [0, 1], 1.5)
        seat.ask("hurry", rev=seat.news["rev"])
        until_asked(seat, [0])
        # Nobody thinks any more, and that is no mistake.
        assert seat.ask("hurry", rev=seat.news["rev"])["type"] == "answer"


def test_a_watcher_hurries_nobody_but_the_host_does(server: Server) -> None:
    host, player = server.guest(), server.guest()
    table = host.make_table("dice", [OPEN, COUNTESS])
    player.post(f"/api/tables/{table}/join", {"seat": 0})
    with host.sit(table) as hosting, server.guest().sit(table) as watching:
        refused = watching.ask("hurry", rev=watching.news["rev"])
        assert refused["type"] == "refused"
        assert (
            why(refused)
            == "Only those who play here, and who made the table, can hurry the computer players."
        )
        stays(hosting, [0, 1], 1.0)
        rev = hosting.news["rev"]
        assert hosting.ask("hurry", rev=rev)["type"] == "answer"
        until_asked(hosting, [0])


def test_a_place_is_used_again_and_begins_unhurried() -> None:
    hurries = Hurries()
    see(hurries.flags)
    places = []
    for _ in range(2):
        with hurries.one() as hurry:
            assert not is_hurried(hurry.place)
            hurry.now()
            assert is_hurried(hurry.place)
            places.append(hurry.place)
        assert not is_hurried(hurry.place)
    assert places[0] == places[1] != NOWHERE


def test_more_thoughts_than_places_are_thought_without_haste() -> None:
    hurries = Hurries()
    see(hurries.flags)
    hurries._free.clear()
    with hurries.one() as hurry:
        hurry.now()
        assert hurry.place == NOWHERE
        assert not is_hurried(hurry.place)
    assert sum(hurries.flags) == 0
    assert len(hurries.flags) == MOST
