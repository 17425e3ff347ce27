"""A game is ended by all who are here: by nobody alone while others could say no, and without those who never come."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.guest import Guest, play_together
from tests.server.running import Server
from tests.server.wire.seats.test_leaving import BOT, ME, OPEN, elapse, refused, restarted, together, told

pytestmark = pytest.mark.once

DAY = 86_400.0


def slow_table(server: Server, patience: float) -> tuple[str, list[Guest]]:
    """A table of two where one is asked: whoever that is comes first."""
    aude, bert, table = together(server, "city", patience=patience)
    with aude.sit(table) as hers, bert.sit(table) as his:
        play_together([hers, his], random.Random(1), moves=5)
    (asked,) = [guest for guest in (aude, bert) if guest.get(f"/api/tables/{table}")["your_turn"]]
    return table, [aude, bert] if asked is aude else [bert, aude]


def end(guest: Guest, table: str) -> str:
    """Want to end a game; what has become of it then."""
    return str(guest.post(f"/api/tables/{table}/end", {"wish": True})["status"])


def test_who_lets_others_wait_for_days_does_not_end_the_game_without_them(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        tables = [slow_table(server, 3 * DAY) for _ in range(2)]
        server.stop()
        elapse(server, 4 * DAY)
        server.start()
        for is_open, (table, people) in zip((True, False), tables, strict=True):
            slow, other = again_here(server, people)
            if is_open:
                with other.sit(table):
                    assert end(slow, table) == "playing"
            assert end(slow, table) == "playing", "of who is not asked nobody has waited for anything"
            slow.post(f"/api/tables/{table}/end", {"wish": False})
            assert end(other, table) == "finished", "who was asked four days ago is away"


def test_who_is_late_but_has_the_page_open_is_asked_before_a_slow_game_is_ended(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        table, people = slow_table(server, 3 * DAY)
        server.stop()
        elapse(server, 4 * DAY)
        server.start()
        slow, other = again_here(server, people)
        with slow.sit(table):
            assert end(other, table) == "playing"
            assert end(slow, table) == "finished"


def test_where_one_waits_for_ever_nobody_blocks_the_end_for_longer_than_any_table_waits(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "site") as server:
        table, people = slow_table(server, 0)
        server.stop()
        elapse(server, 59 * DAY)
        server.start()
        _, other = people = again_here(server, people)
        assert end(other, table) == "playing"
        server.stop()
        elapse(server, 2 * DAY)
        server.start()
        slow, other = again_here(server, people)
        with slow.sit(table):
            assert end(other, table) == "playing", "the page is open"
        assert end(slow, table) == "finished"

        table, people = slow_table(server, 0)
        server.stop()
        elapse(server, 61 * DAY)
        server.start()
        slow, other = again_here(server, people)
        assert end(slow, table) == "playing", "only who is asked can be away"
        slow.post(f"/api/tables/{table}/end", {"wish": False})
        assert end(other, table) == "finished"


def again_here(server: Server, guests: list[Guest]) -> list[Guest]:
    """The same people, at a server that was started anew."""
    found = [server.guest() for _ in guests]
    for guest, before in zip(found, guests, strict=True):
        kept = dict(before.http.cookies)
        guest.http.cookies.clear()
        guest.http.cookies.update(kept)
    return found


@pytest.mark.parametrize("leave", ["computer", "resign"])
def test_when_the_last_who_wanted_to_play_on_leaves_the_game_ends(server: Server, leave: str) -> None:
    aude, bert, table = together(server, "dice", BOT)
    assert end(aude, table) == "playing"
    bert.post(f"/api/tables/{table}/{leave}", {"seat": 1})
    over = aude.get(f"/api/tables/{table}")
    assert (over["status"], over["ended"], over["winners"]) == ("finished", "agreed", [])
    with aude.sit(table) as hers:
        assert told(hers)[-1] == {"computer": "seat-left-agreed", "resign": "seat-resigned-agreed"}[leave]
    record = aude.http.get(f"/api/tables/{table}/record").text
    assert next(line for line in record.splitlines() if line.startswith("[Ended")).endswith(' agreed"]')


def test_a_third_who_has_not_agreed_plays_on_when_somebody_leaves(server: Server) -> None:
    aude, bert, table = together(server, "dice", OPEN)
    claude = server.guest("Claude")
    claude.post(f"/api/tables/{table}/join", {"seat": 2})
    assert end(aude, table) == "playing"
    bert.post(f"/api/tables/{table}/computer", {"seat": 1})
    assert aude.get(f"/api/tables/{table}")["status"] == "playing"
    assert end(claude, table) == "finished"


def test_who_lets_a_computer_player_sit_in_wants_to_play_on(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        aude, bert, table = together(server, patience=600)
        assert end(aude, table) == "playing"
        server.stop()
        elapse(server, 700)
        aude, bert = restarted(server, aude, bert)
        aude.post(f"/api/tables/{table}/computer", {"seat": 1})
        assert aude.get(f"/api/tables/{table}")["status"] == "playing"
        with aude.sit(table) as hers:
            assert hers.news["seating"]["agreed"] == []


def test_who_was_late_is_asked_as_long_as_the_table_has_patience(tmp_path: Path) -> None:
    clock = {"kind": "move", "seconds": 1_200, "at_zero": "computer"}
    with Server(tmp_path / "site") as server:
        people = together(server, "city", patience=600, clock=clock)[:2]
        table = people[0].get("/api/lobby")["mine"][0]["id"]
        seat = 0 if people[0].get(f"/api/tables/{table}")["your_turn"] else 1
        assert end(people[1 - seat], table) == "playing"
        server.stop()
        elapse(server, 1_300)
        late, other = restarted(server, people[seat], people[1 - seat])
        with other.sit(table) as page:
            while "seat-late" not in told(page):
                page.until("table")
            assert told(page)[-1] == "seat-late", "the wish stands, and the game goes on"
        assert end(other, table) == "playing", "who was late may have the page open"
        late.post(f"/api/tables/{table}/back", {"seat": seat})
        assert end(late, table) == "finished"


def test_a_wish_to_play_on_counts_for_all_of_one_s_seats(server: Server) -> None:
    aude = server.guest("Aude")
    table = aude.make_table("dice", [{**ME, "name": "Aude"}, {**ME, "name": "Also Aude"}, OPEN])
    bert = server.guest("Bert")
    bert.post(f"/api/tables/{table}/join", {"seat": 2})
    aude.post(f"/api/tables/{table}/computer", {"seat": 0})
    assert end(aude, table) == "playing"
    aude.post(f"/api/tables/{table}/back", {"seat": 0})
    aude.post(f"/api/tables/{table}/end", {"wish": False})
    assert end(bert, table) == "playing"


def test_one_of_several_at_a_screen_goes_home_and_the_last_cannot(server: Server) -> None:
    aude = server.guest("Aude")
    names = [{**ME, "name": name} for name in ("Aude", "Bert", "Claude")]
    table = aude.make_table("dice", names)
    for seat in (1, 0):
        aude.post(f"/api/tables/{table}/computer", {"seat": seat})
    kinds = [each["kind"] for each in aude.get(f"/api/tables/{table}")["seats"]]
    assert kinds == ["bot", "bot", "person"]
    assert refused(aude, f"/api/tables/{table}/computer", {"seat": 2}) == "refused-last-person"
    aude.post(f"/api/tables/{table}/back", {"seat": 1})
    assert aude.get(f"/api/tables/{table}")["seats"][1]["yours"]
