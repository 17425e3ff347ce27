"""Whole games through real sockets, from their start or from a record to their end."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from itertools import groupby

import msgspec
import pytest

from tests.server.guest import Guest, play_together
from tests.server.hearing import heard, why
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU, check_finished, played, uploaded, you
from troyes.core.state import CHANCE
from troyes.play.catalogue import find
from troyes.play.record import parse
from troyes.play.session import Session
from troyes.play.table import Table
from troyes.server.scenes.base import Message
from troyes.words import say

pytestmark = pytest.mark.once


def earned(guest: Guest) -> dict[str, tuple[int, str]]:
    """What somebody's games counted towards: how often, and the game that is named for it."""
    found = guest.get("/api/me/achievements")
    assert found["uncounted"] == 0
    all_of_them = [one for game in found["games"] for one in game["achievements"]]
    assert [game["game"] for game in found["games"]] == ["city", "dice"]
    assert len(all_of_them) == 6 + 21
    return {one["name"]: (one["times"], one["table"]) for one in all_of_them if one["times"]}


def test_a_whole_game_of_troyes_against_a_computer_player(server: Server) -> None:
    host = server.guest("Blanche")
    table = host.make_table("city", [YOU, BOT])
    with host.sit(table) as seat:
        assert [each["kind"] for each in seat.news["table"]["seats"]] == ["person", "bot"]
        assert seat.news["table"]["seats"][0] == {
            "kind": "person",
            "name": "Blanche",
            "level": "",
            "yours": True,
            "sits_in": False,
            "returns": False,
            "resigned": False,
            "was_yours": False,
        }
        play_together([seat], random.Random(1))
        record = check_finished(host, seat)
        assert seat.position["scoring"] is not None
        # Everything is told, in the order of the record.
        told = [line["seat"] for line in seat.log if "city-happens-" not in json.dumps(line["said"])]
        assert [actor for actor, _ in groupby(told)] == [
            actor for actor, _ in groupby(actor for actor, _ in record.entries)
        ]
        lines = [say(heard(msgspec.convert(line["said"], Message)), form="told") for line in seat.log]
        assert all(line.endswith(".") and line != "." for line in lines)
    lobby = host.get("/api/lobby")
    assert [each["id"] for each in lobby["finished"]] == [table]
    assert lobby["mine"] == []


def test_a_kings_challenge(server: Server) -> None:
    host = server.guest()
    with host.sit(host.make_table("city", [YOU])) as seat:
        play_together([seat], random.Random(2))
        record = check_finished(host, seat)
        assert record.setup.players == 1
        assert len(seat.news["table"]["result"]) == 1
        [result] = seat.news["table"]["result"]
    ranks = ((0, "defeat"), (5, "not-enough"), (10, "average"), (15, "not-bad"), (20, "worried"))
    rank = next((name for most, name in ranks if result <= most), "masterful")
    assert earned(host) == {rank: (1, seat.table)}
    # A game of before these were counted is looked through when its player asks.
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database, database:
        assert database.execute("delete from earned where played = ?", (seat.table,)).rowcount == 1
    assert earned(host) == {rank: (1, seat.table)}
    assert earned(server.guest()) == {}


def test_two_people_and_a_computer_player_at_a_banquet(server: Server) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.make_table("dice", [YOU, OPEN, BOT], setup={"banquets": "yes"})
    joined = berta.post(f"/api/tables/{table}/join", {"seat": 1})
    assert joined["status"] == "playing"
    with anna.sit(table) as one, berta.sit(table) as other:
        play_together([one, other], random.Random(3))
        record = check_finished(anna, one)
        check_finished(berta, other)
        assert record.setup.choices["banquets"] == "yes"
        assert [len(each) for each in one.position["achievements"]] == [
            len(each) for each in other.position["achievements"]
        ]
        assert len(one.position["achievements"]) == 3
        assert one.position["scoring"] is not None
    for guest, seat in ((anna, 0), (berta, 1)):
        counted = record.game.achieved(record.replay(), seat)
        assert earned(guest) == dict.fromkeys(counted, (1, table))
        assert {"multiplayer", "expansion"} <= set(counted)


def test_a_finished_game_is_looked_at_from_every_seat(server: Server) -> None:
    host = server.guest()
    record = played("city", 2, {}, seed=5)
    table = uploaded(host, record)
    info = host.get(f"/api/tables/{table}")
    assert [seat["yours"] for seat in info["seats"]] == [False, False], (
        "Whoever brings a record has not played it."
    )
    assert info["id"] in [each["id"] for each in host.get("/api/lobby")["finished"]]
    assert parse(host.http.get(f"/api/tables/{table}/record").text).entries == record.entries
    story = host.get(f"/api/tables/{table}/story")
    stops = story["stops"]
    assert len(story["lines"]) == len(stops)
    assert stops[0] == 0
    assert stops[-1] == len(record.entries)
    assert stops == sorted(set(stops))
    for at in (stops[0], stops[1], stops[len(stops) // 2], stops[-1]):
        for seat, asked in ((None, ""), (0, "?seat=0"), (1, "?seat=1")):
            shown = host.get(f"/api/tables/{table}/positions/{at}{asked}")
            assert (shown["at"], shown["length"]) == (at, len(record.entries))
            assert shown["stops"] == stops
            assert shown["position"]["seat"] == seat
            assert shown["position"]["question"] is None
            state = record.replay(at) if at < len(record.entries) else record.replay()
            assert shown["position"]["asked"] == [each for each in state.actors() if each >= 0]
    refused = host.http.get(f"/api/tables/{table}/positions/{len(record.entries) + 1}")
    assert refused.status_code == 400
    assert host.http.get(f"/api/tables/{table}/positions/0?seat=2").status_code == 400


def test_a_position_is_played_on_from(server: Server) -> None:
    host = server.guest("Colin")
    record = played("dice", 2, {}, seed=6)
    table = uploaded(host, record)
    at = next(
        index
        for index in range(len(record.entries) - 12, 0, -1)
        if record.entries[index][0] == 0 and record.entries[index - 1][0] == CHANCE
    )
    made = host.post(f"/api/tables/{table}/branch", {"at": at, "seat": 1, "level": "villager"})
    with host.sit(made["id"]) as seat:
        assert [each["kind"] for each in seat.news["table"]["seats"]] == ["bot", "person"]
        play_together([seat], random.Random(6))
        again = check_finished(host, seat)
        assert again.entries[:at] == record.entries[:at]
    assert earned(host) == {}, "Whoever knows what comes has achieved nothing."
    end = {"at": len(record.entries), "seat": 1, "level": "villager"}
    assert host.send(f"/api/tables/{table}/branch", end).status_code == 400
    for wrong in ({"at": 1, "seat": 5, "level": "villager"}, {"at": 1, "seat": 0, "level": "nobody"}):
        assert host.send(f"/api/tables/{table}/branch", wrong).status_code == 400


def test_an_unfinished_record_is_played_to_its_end(server: Server) -> None:
    host = server.guest()
    record = played("dice", 3, {"banquets": "yes"}, seed=13, leave=4)
    with host.sit(uploaded(host, record)) as seat:
        assert seat.mine == [0, 1, 2]
        play_together([seat], random.Random(13))
        assert check_finished(host, seat).entries[: len(record.entries)] == record.entries


def test_a_table_with_its_own_printed_values(server: Server) -> None:
    host = server.guest()
    changed = "cards.merchant.cost = 7"
    table = host.make_table("city", [you("Anna"), you("Berta")], components=changed)
    assert "7" in str(host.get(f"/api/tables/{table}/words")["glossary"]["card:merchant"])
    game = find("city").with_components(changed)
    record = Session(Table(game, game.setup(2)), seed=14).record()
    other = {"record": record.text(), "components": changed, "play": True}
    with host.sit(host.post("/api/records", other)["id"]) as seat:
        play_together([seat], random.Random(14), 2)
    refused = host.send("/api/records", {"record": record.text()})
    assert refused.status_code == 400
    assert "other printed values" in why(refused.json())
