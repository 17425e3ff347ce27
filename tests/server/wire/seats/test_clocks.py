"""A clock that runs out at a real table: a computer player moves on, or the seat is lost, as the table has settled."""

from __future__ import annotations

import pytest

from tests.server.guest import Guest, Json
from tests.server.running import Server
from tests.server.wire.seats.test_leaving import BOT, hands_of, refused, seats, together, told

pytestmark = pytest.mark.once

A_SECOND: Json = {"kind": "move", "seconds": 1}


def late(server: Server, at_zero: str, *more: Json) -> tuple[list[Guest], str, int, list[str]]:
    """Nobody moves at a table of Troyes: those who play, the table, who was asked, and what is told of that."""
    aude, bert, table = together(server, "city", *more, clock={**A_SECOND, "at_zero": at_zero})
    people = [aude, bert]
    with aude.sit(table) as page:
        while not told(page):
            page.until("table")
        said = [line for line in page.log if str(line["said"]["args"]["text"]["id"]).startswith("seat-")]
        return people, table, int(said[0]["seat"]), told(page)


def test_at_zero_a_computer_player_moves_on_and_the_seat_can_be_taken_back(server: Server) -> None:
    people, table, seat, said = late(server, "computer")
    assert said[0] == "seat-late"
    person = people[seat]
    kind, name, sits_in, returns = seats(person, table)[seat]
    assert (kind, name, sits_in, returns) == ("bot", ("Aude", "Bert")[seat], True, True)
    person.post(f"/api/tables/{table}/back", {"seat": seat})
    with person.sit(table) as page:
        assert told(page)[:2] == ["seat-late", "seat-back"]


def test_at_zero_the_seat_is_lost_and_a_game_of_two_with_it(server: Server) -> None:
    people, table, seat, said = late(server, "lost")
    assert said == ["seat-lost-ends"]
    over = people[0].get(f"/api/tables/{table}")
    assert (over["status"], over["ended"], over["winners"]) == ("finished", "resigned", [1 - seat])
    assert hands_of(people[0], table) == [["AB"[seat], "lost", "burgher"]]


def test_at_zero_the_seat_is_lost_for_good_where_others_play_on(server: Server) -> None:
    people, table, seat, said = late(server, "lost", BOT)
    assert said[0] == "seat-lost"
    back = refused(people[seat], f"/api/tables/{table}/back", {"seat": seat})
    assert back in {
        "refused-come-back",
        "refused-game-over",
    }  # the other one may have been late too meanwhile
    lost = people[0].get(f"/api/tables/{table}")["seats"][seat]
    assert (lost["kind"], lost["resigned"]) == ("bot", True)
