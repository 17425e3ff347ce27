"""A record that is brought claims no seats: a game that is not over is looked at, or played on if that is wanted."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.guest import play_together
from tests.server.running import Server
from tests.server.wire.playing import played
from tests.server.wire.seats.test_leaving import deed, restarted, together
from troyes.core.state import CHANCE
from troyes.play import record as records
from troyes.play.record import Record
from troyes.play.session import Session

pytestmark = pytest.mark.once


def test_a_game_that_is_not_over_is_looked_at_as_far_as_it_goes(tmp_path: Path) -> None:
    record = played("dice", 3, {"banquets": "yes"}, seed=13, leave=4)
    with Server(tmp_path / "site") as server:
        aude = server.guest("Aude")
        table = aude.post("/api/records", {"record": record.text()})["id"]
        (aude,) = restarted(server, aude)
        brought = aude.get(f"/api/tables/{table}")
        assert (brought["status"], brought["ended"], brought["winners"]) == ("finished", "unfinished", [])
        assert (brought["your_turn"], brought["removable"]) == (False, True)
        assert [(each["kind"], each["yours"]) for each in brought["seats"]] == [("person", False)] * 3
        with aude.sit(table) as page:
            assert (page.mine, page.position["asked"], page.position["question"]) == ([], [], None)
        story = aude.get(f"/api/tables/{table}/story")["lines"]
        assert deed(story[-1][-1]) == "seat-broken-off"
        at = len(record.entries)
        assert aude.get(f"/api/tables/{table}/positions/{at}")["length"] == at
        text = aude.http.get(f"/api/tables/{table}/record").text
        assert f'[Ended "{at} unfinished"]' in text
        assert records.parse(text).entries == record.entries
        for place in (at - 1, at):
            branch = aude.post(f"/api/tables/{table}/branch", {"at": place, "seat": 1, "level": "villager"})
            on = aude.get(f"/api/tables/{branch['id']}")
            assert (on["status"], [each["yours"] for each in on["seats"]]) == (
                "playing",
                [False, True, False],
            )
        assert server.complaints() == []


@pytest.mark.parametrize("players", [1, 2])
def test_nothing_is_thrown_and_nobody_wins_where_a_record_breaks_off(server: Server, players: int) -> None:
    """Before a throw, be it le Roy's last, too: what is not in the record has not happened."""
    whole = played("city", players, {}, seed=5)
    session = Session(whole.table, log=whole.entries, advance=False)
    throws = [i for i, entry in enumerate(session.log) if entry.actor == CHANCE]
    aude = server.guest("Aude")
    for cut in (throws[3], throws[-1]):
        record = Record(whole.table, whole.entries[:cut], names=whole.names, result="*")
        table = aude.post("/api/records", {"record": record.text()})["id"]
        brought = aude.get(f"/api/tables/{table}")
        assert (brought["status"], brought["ended"], brought["winners"]) == ("finished", "unfinished", [])
        assert brought["result"] == record.replay().scores()
        text = aude.http.get(f"/api/tables/{table}/record").text
        assert records.parse(text).entries == record.entries
        branch = aude.post(f"/api/tables/{table}/branch", {"at": cut, "seat": 0, "level": "villager"})
        later = aude.get(f"/api/tables/{branch['id']}")
        assert later["ended"] == ""
        assert later["status"] in ("playing", "finished")
    over = aude.post("/api/records", {"record": whole.text()})["id"]
    refused = aude.send(
        f"/api/tables/{over}/branch", {"at": len(whole.entries), "seat": 0, "level": "villager"}
    )
    assert refused.json()["message"]["id"] == "refused-branch-nothing"


def test_a_game_that_was_ended_together_waits_for_nobody_when_it_is_brought_again(server: Server) -> None:
    aude, bert, table = together(server)
    with aude.sit(table) as hers, bert.sit(table) as his:
        play_together([hers, his], random.Random(1), moves=4)
    for guest in (aude, bert):
        guest.post(f"/api/tables/{table}/end", {"wish": True})
    record = bert.http.get(f"/api/tables/{table}/record").text
    again = bert.post("/api/records", {"record": record})["id"]
    lobby = bert.get("/api/lobby")
    assert [each["id"] for each in lobby["mine"]] == []
    assert again in [each["id"] for each in lobby["finished"]]


def test_who_wants_to_play_on_has_all_seats(server: Server) -> None:
    aude = server.guest("Aude")
    record = played("dice", 2, {}, seed=3, leave=4)
    table = aude.post("/api/records", {"record": record.text(), "play": True})["id"]
    on = aude.get(f"/api/tables/{table}")
    assert (on["status"], on["ended"], [each["yours"] for each in on["seats"]]) == (
        "playing", "", [True, True],
    )  # fmt: skip
    over = aude.post("/api/records", {"record": played("dice", 2, {}, seed=3).text(), "play": True})["id"]
    brought = aude.get(f"/api/tables/{over}")
    assert (brought["status"], [each["yours"] for each in brought["seats"]]) == ("finished", [False, False])
