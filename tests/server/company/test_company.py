"""Computer players at real tables: what they do while people change their minds, and when the server comes and goes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.guest import Seat, play_together
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU, check_finished

pytestmark = pytest.mark.once


def until_asked(seat: Seat, asked: list[int]) -> None:
    while seat.position["asked"] != asked:
        seat.until("table")


def test_a_move_is_taken_back_while_the_computer_player_thinks(tmp_path: Path) -> None:
    rng = random.Random(1)
    with Server(tmp_path, TROYES_BOT_PACE="0.5") as server:
        guest = server.guest()
        with guest.sit(guest.make_table("city", [YOU, BOT])) as seat:
            withdrawn = 0
            while withdrawn < 3:
                while not seat.turn():
                    seat.until("table")
                before = seat.position
                for _ in range(2):
                    answer = seat.move(seat.random_move(rng))
                    assert answer["type"] == "answer", answer
                    seat.catch_up(answer["rev"])
                    back = seat.ask("take-back", rev=answer["rev"], seat=0)
                    if back["type"] == "refused":
                        break
                    withdrawn += 1
                    seat.catch_up(back["rev"])
                    assert seat.position == before
        # Whatever was withdrawn under its nose, no computer player chose what it may not.
        assert server.complaints() == []


def test_computer_players_go_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path, TROYES_BOT_PACE="60") as server:
        guest = server.guest()
        table = guest.make_table("dice", [YOU, BOT])
        with guest.sit(table) as seat:
            assert seat.position["asked"] == [0, 1]
            cookies = guest.http.cookies
            server.kill()
    with Server(tmp_path) as server:
        guest = server.guest()
        guest.http.cookies = cookies
        with guest.sit(table) as seat:
            until_asked(seat, [0])
            play_together([seat], random.Random(2))
            check_finished(guest, seat)


def test_a_table_of_computer_players_alone_plays_to_its_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = server.guest()
        table = guest.make_table("dice", [BOT, {"kind": "bot", "level": "burgher"}, BOT])
        with guest.sit(table) as seat:
            while not seat.is_over:
                seat.until("table")
            check_finished(guest, seat)
        assert server.complaints() == []


def test_a_computer_player_that_fills_the_last_seat_moves(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = server.guest()
        table = guest.make_table("dice", [YOU, OPEN])
        with guest.sit(table) as seat:
            guest.post(f"/api/tables/{table}/fill", {"seat": 1, "level": "villager"})
            seat.catch_up(1)
            until_asked(seat, [0])


def test_a_server_ends_in_the_middle_of_thoughts_without_complaint(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = server.guest()
        tables = [guest.make_table("city", [BOT, BOT, BOT]) for _ in range(3)]
        with guest.sit(tables[0]) as seat:
            seat.catch_up(3)
            server.stop()
        assert server.complaints() == []
