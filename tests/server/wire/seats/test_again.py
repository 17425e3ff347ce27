"""The same table again: one for all who played, also for those who gave their seat up; and the lists that show it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from tests.server.guest import Guest
from tests.server.running import Server
from tests.server.wire.seats.test_clocks import late
from tests.server.wire.seats.test_leaving import BOT, ME, refused, together

pytestmark = pytest.mark.once


def again(guest: Guest, table: str) -> str:
    """The table where those who played here play again."""
    return str(guest.post(f"/api/tables/{table}/again")["id"])


def lists(guest: Guest, table: str) -> list[str]:
    """In which lists of the lobby somebody finds a table."""
    lobby = guest.get("/api/lobby")
    return [name for name, shown in lobby.items() if any(each["id"] == table for each in shown)]


def mine(guest: Guest, table: str) -> list[tuple[bool, bool, bool]]:
    """Of each seat whether it is one's own, could be again, and was."""
    found = guest.get(f"/api/tables/{table}")["seats"]
    return [(each["yours"], each["returns"], each["was_yours"]) for each in found]


def test_all_who_want_to_play_again_at_once_come_to_one_table(server: Server) -> None:
    for _ in range(4):
        aude, bert, table = together(server)
        for guest in (aude, bert):
            guest.post(f"/api/tables/{table}/end", {"wish": True})
        together_now = Barrier(2)

        def press(guest: Guest, table: str = table, now: Barrier = together_now) -> str:
            now.wait()
            return again(guest, table)

        with ThreadPoolExecutor(2) as both:
            hers, his = both.map(press, (aude, bert))
        assert hers == his
        assert aude.get(f"/api/tables/{table}")["following"] == hers
        made = {each["id"] for guest in (aude, bert) for each in guest.get("/api/lobby")["mine"]}
        assert made == {hers}, "of a table that was made in vain nothing is left"


def test_who_resigned_against_computer_players_plays_the_same_again(server: Server) -> None:
    aude = server.guest("Aude")
    table = aude.make_table("dice", [ME, BOT])
    aude.post(f"/api/tables/{table}/resign", {"seat": 0})
    assert mine(aude, table) == [(False, False, True), (False, False, False)]
    new = aude.get(f"/api/tables/{again(aude, table)}")
    assert (new["status"], [each["kind"] for each in new["seats"]]) == ("playing", ["person", "bot"])
    assert new["seats"][0]["yours"]


def test_who_lost_the_seat_on_the_clock_plays_the_same_again(server: Server) -> None:
    people, table, seat, _ = late(server, "lost")
    assert mine(people[seat], table)[seat] == (False, False, True)
    assert mine(people[1 - seat], table)[seat] == (False, False, False)
    assert refused(server.guest("Claude"), f"/api/tables/{table}/again", {}) == "refused-no-seat-of-yours"
    new = people[seat].get(f"/api/tables/{again(people[seat], table)}")
    assert [each["yours"] for each in new["seats"]] == [seat == 0, seat == 1]


def test_who_resigned_finds_the_table_in_the_lists_and_it_waits_for_nobody(server: Server) -> None:
    aude, bert, table = together(server, "dice", BOT)
    bert.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert lists(bert, table) == ["mine"]
    (shown,) = bert.get("/api/lobby")["mine"]
    assert (shown["status"], shown["your_turn"]) == ("playing", False)
    aude.post(f"/api/tables/{table}/end", {"wish": True})
    assert lists(bert, table) == ["finished"]
    bert.post(f"/api/tables/{table}/away", {"wish": True})
    assert lists(bert, table) == ["away"]
    assert lists(server.guest("Claude"), table) == []
