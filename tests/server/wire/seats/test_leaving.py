"""A table outlives those who leave it: seats change hands, games are ended, and the log knows it all."""

from __future__ import annotations

import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.guest import PATIENCE, Guest, Json, Seat, play_together
from tests.server.hearing import why
from tests.server.running import Server

pytestmark = pytest.mark.once

ME = {"kind": "you"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "villager"}


def together(server: Server, game: str = "dice", *more: Json, **terms: object) -> tuple[Guest, Guest, str]:
    """Aude has made a table, and Bert sits down with her."""
    aude, bert = server.guest("Aude"), server.guest("Bert")
    table = aude.make_table(game, [ME, OPEN, *more], **terms)
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    return aude, bert, table


def told(seat: Seat) -> list[str]:
    """What the story says of seats, without what it says of moves."""
    return [name for name in map(deed, seat.log) if name.startswith("seat-")]


def deed(line: Json) -> str:
    """What a line of the story is about."""
    return str(line["said"]["args"]["text"]["id"])


def seats(guest: Guest, table: str) -> list[tuple[str, str, bool, bool]]:
    """Who sits where: kind, name, and whether somebody may come back, and whether that is the one who asks."""
    found = guest.get(f"/api/tables/{table}")["seats"]
    return [(each["kind"], each["name"], each["sits_in"], each["returns"]) for each in found]


def refused(guest: Guest, path: str, body: Json) -> str:
    """Why something is refused."""
    answer = guest.send(path, body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["message"]["id"])


def test_who_leaves_may_come_back_and_the_game_goes_to_its_end(server: Server) -> None:
    aude, bert, table = together(server)
    with aude.sit(table) as hers, bert.sit(table) as his:
        play_together([hers, his], random.Random(1), moves=3)
        bert.post(f"/api/tables/{table}/computer", {"seat": 1, "level": "villager"})
        assert seats(bert, table) == [("person", "Aude", False, False), ("bot", "Bert", True, True)]
        assert seats(aude, table)[1] == ("bot", "Bert", True, False)
        assert refused(aude, f"/api/tables/{table}/computer", {"seat": 0}) == "refused-last-person"
        assert refused(aude, f"/api/tables/{table}/back", {"seat": 1}) == "refused-come-back"
        (his_table,) = bert.get("/api/lobby")["mine"]
        assert (his_table["id"], his_table["your_turn"]) == (table, False), (
            "a seat that is held waits for nobody"
        )

        rng = random.Random(2)
        for _ in range(3):
            hers.play_on(rng)
        bert.post(f"/api/tables/{table}/back", {"seat": 1})
        his.catch_up(bert_rev(bert, table))
        assert his.mine == [1]
        assert told(his) == ["seat-left", "seat-back"]
        play_together([hers, his], rng, moves=2)

        bert.post(f"/api/tables/{table}/computer", {"seat": 1, "level": "villager"})
        while hers.play_on(rng):
            pass
        assert told(hers) == ["seat-left", "seat-back", "seat-left"]
    record = aude.http.get(f"/api/tables/{table}/record").text
    assert hands_of(aude, table) == [
        ["B", "left", "villager"], ["B", "back", "person"], ["B", "left", "villager"],
    ]  # fmt: skip
    again = aude.post("/api/records", {"record": record})["id"]
    assert aude.get(f"/api/tables/{again}")["status"] == "finished"
    told_again = [line for stop in aude.get(f"/api/tables/{table}/story")["lines"] for line in stop]
    assert sum(deed(line).startswith("seat-") for line in told_again) == 3


def hands_of(guest: Guest, table: str) -> list[list[str]]:
    """What the record of a game that is over says of seats that changed hands."""
    record = guest.http.get(f"/api/tables/{table}/record").text
    header = next(line for line in record.splitlines() if line.startswith("[Hands"))
    return [part.split()[1:] for part in header[8:-2].split(", ")]


def bert_rev(guest: Guest, table: str) -> int:
    """The table's revision."""
    with guest.sit(table) as seat:
        return int(seat.news["rev"])


def test_a_seat_is_handed_to_another_person_by_a_link_that_is_good_once(server: Server) -> None:
    aude, bert, table = together(server)
    claude, dora = server.guest("Claude"), server.guest("Dora")
    assert refused(claude, f"/api/tables/{table}/offer", {"seat": 1}) == "refused-seat-not-yours"
    first = bert.post(f"/api/tables/{table}/offer", {"seat": 1})["secret"]
    secret = bert.post(f"/api/tables/{table}/offer", {"seat": 1})["secret"]
    take = f"/api/tables/{table}/take-over"
    assert refused(claude, take, {"secret": first}) == "refused-offer"
    assert refused(aude, take, {"secret": secret}) == "refused-plays-already"
    claude.post(take, {"secret": secret, "name": "Claudine"})
    assert refused(dora, take, {"secret": secret}) == "refused-offer"
    assert seats(claude, table)[1] == ("person", "Claudine", False, False)
    with claude.sit(table) as hers, bert.sit(table) as his:
        assert hers.mine == [1]
        assert his.mine == []
        assert told(hers) == ["seat-handed"]


def test_resigning_ends_a_game_of_two_and_a_third_plays_on(server: Server) -> None:
    aude, bert, table = together(server)
    bert.post(f"/api/tables/{table}/resign", {"seat": 1})
    over = aude.get(f"/api/tables/{table}")
    assert (over["status"], over["ended"], over["winners"]) == ("finished", "resigned", [0])
    record = aude.http.get(f"/api/tables/{table}/record").text
    assert '[Resigned "B"]' in record
    assert '[Result "*"]' in record
    assert next(line for line in record.splitlines() if line.startswith("[Ended")).endswith(' resigned"]')
    with aude.sit(table) as hers:
        assert told(hers) == ["seat-resigned-ends"]

    aude, bert, table = together(server, "dice", BOT)
    bert.post(f"/api/tables/{table}/resign", {"seat": 1})
    assert aude.get(f"/api/tables/{table}")["status"] == "playing"
    assert refused(bert, f"/api/tables/{table}/back", {"seat": 1}) == "refused-come-back"
    rng = random.Random(5)
    with aude.sit(table) as hers:
        assert told(hers) == ["seat-resigned"]
        while hers.play_on(rng):
            pass
        assert 1 not in hers.news["table"]["winners"]


def test_a_game_ends_when_all_who_are_there_want_it(server: Server) -> None:
    aude, bert, table = together(server)
    with aude.sit(table) as hers:
        aude.post(f"/api/tables/{table}/end", {"wish": True})
        hers.until("table")
        assert hers.news["seating"]["agreed"] == [0]
        aude.post(f"/api/tables/{table}/end", {"wish": False})
        hers.until("table")
        assert hers.news["seating"]["agreed"] == []
        aude.post(f"/api/tables/{table}/end", {"wish": True})
        assert aude.get(f"/api/tables/{table}")["status"] == "playing"
        bert.post(f"/api/tables/{table}/end", {"wish": True})
        while not hers.is_over:
            hers.until("table")
        assert hers.position["asked"] == []
        assert hers.position["question"] is None
        assert told(hers)[-1] == "seat-agreed"
        assert why(hers.ask("take-back", rev=hers.news["rev"], seat=0)).startswith("The game is over")
    over = bert.get(f"/api/tables/{table}")
    assert (over["status"], over["ended"], over["winners"]) == ("finished", "agreed", [])
    assert refused(bert, f"/api/tables/{table}/resign", {"seat": 1}) == "refused-game-over"


def test_a_computer_player_sits_in_when_patience_ends_and_all_of_it_outlives_the_server(
    tmp_path: Path,
) -> None:
    with Server(tmp_path / "site") as server:
        aude, bert, table = together(server, patience=600)
        claude = server.guest("Claude")
        sit_in = f"/api/tables/{table}/computer"
        assert refused(claude, sit_in, {"seat": 1}) == "refused-sit-in"
        assert refused(aude, sit_in, {"seat": 1}) == "refused-patience-minutes"
        for_ever, deserted = (aude.make_table("dice", [ME, OPEN], patience=time) for time in (0, 600))
        for each in (for_ever, deserted):
            bert.post(f"/api/tables/{each}/join", {"seat": 1})
        assert refused(aude, f"/api/tables/{for_ever}/computer", {"seat": 1}) == "refused-patience-none"
        server.stop()
        elapse(server, 700)
        aude, bert = restarted(server, aude, bert)
        aude.post(f"/api/tables/{for_ever}/end", {"wish": True})
        assert aude.get(f"/api/tables/{for_ever}")["status"] == "playing"
        aude.post(
            f"/api/tables/{deserted}/end", {"wish": True}
        )  # nobody waits for the word of who is away for long
        assert aude.get(f"/api/tables/{deserted}")["ended"] == "agreed"
        with bert.sit(table):  # who has the page open is not away
            assert refused(aude, sit_in, {"seat": 1}) == "refused-patience-minutes"
            noted(server, table, 0.0)
        aude, bert = restarted(server, aude, bert)
        # Who was there when the server ended is waited for from when it is back, and not from the question.
        assert refused(aude, sit_in, {"seat": 1}) == "refused-patience-minutes"
        server.stop()
        went(server, table, time.time() - 500)
        aude, bert = restarted(server, aude, bert)
        assert refused(aude, sit_in, {"seat": 1}) == "refused-patience-minutes"
        with aude.sit(table) as hers:
            assert 490 < hers.news["seating"]["now"] - hers.news["seating"]["since"][1] < 590
        server.stop()
        went(server, table, time.time() - 610)
        aude, bert = restarted(server, aude, bert)
        aude.post(sit_in, {"seat": 1, "level": "villager"})
        assert seats(aude, table)[1] == ("bot", "Bert", True, False)
        with aude.sit(table) as hers:
            assert told(hers) == ["seat-sits-in-by"]
        bert.post(f"/api/tables/{table}/back", {"seat": 1})
        assert seats(bert, table)[1] == ("person", "Bert", False, False)
        bert.post(f"/api/tables/{table}/resign", {"seat": 1})
        assert hands_of(aude, table)[:2] == [["B", "sits-in", "villager"], ["B", "back", "person"]]
        assert server.complaints() == []


def noted(server: Server, table: str, expected: float) -> None:
    """Wait until it is written down whether the second seat is there."""
    end = time.monotonic() + PATIENCE
    asked = "SELECT seen FROM seats WHERE table_id = ? AND seat = 1"
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database:
        while database.execute(asked, (table,)).fetchone() != (expected,):
            assert time.monotonic() < end
            time.sleep(0.05)


def went(server: Server, table: str, at: float) -> None:
    """Note that the second seat was last seen then."""
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database, database:
        database.execute("UPDATE seats SET seen = ? WHERE table_id = ? AND seat = 1", (at, table))


def restarted(server: Server, *guests: Guest) -> list[Guest]:
    """Stop the server and start it anew; the same people come again."""
    cookies = [dict(guest.http.cookies) for guest in guests]
    server.stop()
    server.start()
    found = [server.guest() for _ in guests]
    for guest, kept in zip(found, cookies, strict=True):
        guest.http.cookies.clear()
        guest.http.cookies.update(kept)
    return found


def elapse(server: Server, seconds: float) -> None:
    """Let time pass, for the server's own clock cannot be set: all rows of its logs become older."""
    with sqlite3.connect(server.data / "troyes.sqlite3") as database:
        database.execute("UPDATE log SET at = at - ?, seal = NULL", (seconds,))
        database.execute("UPDATE tables SET created = created - ?, updated = updated - ?", (seconds, seconds))
    database.close()


def test_the_host_frees_seats_and_cancels_a_table_that_waits(server: Server) -> None:
    aude, bert = server.guest("Aude"), server.guest("Bert")
    table = aude.make_table("dice", [ME, OPEN, OPEN])
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    assert refused(bert, f"/api/tables/{table}/free", {"seat": 0}) == "refused-not-host-free"
    aude.post(f"/api/tables/{table}/free", {"seat": 1})
    assert seats(aude, table)[1] == ("open", "", False, False)
    assert refused(bert, f"/api/tables/{table}/remove", {}) == "refused-remove"
    with bert.sit(table) as his:
        aude.post(f"/api/tables/{table}/remove")
        assert his.until("turned-away")["message"]["id"] == "refused-table-gone"
    assert aude.http.get(f"/api/tables/{table}").status_code == 404
    assert aude.get("/api/lobby")["mine"] == []


def test_what_is_put_away_waits_for_nobody_and_what_nobody_else_plays_is_taken_off(server: Server) -> None:
    aude, bert, table = together(server)
    alone = aude.make_table("dice", [ME, BOT])
    assert {each["id"] for each in aude.get("/api/lobby")["mine"]} == {table, alone}
    aude.post(f"/api/tables/{table}/away", {"wish": True})
    lobby = aude.get("/api/lobby")
    assert [each["id"] for each in lobby["mine"]] == [alone]
    assert [each["id"] for each in lobby["away"]] == [table]
    assert [each["id"] for each in bert.get("/api/lobby")["mine"]] == [table]
    aude.post(f"/api/tables/{table}/away", {"wish": False})
    assert {each["id"] for each in aude.get("/api/lobby")["mine"]} == {table, alone}
    assert refused(aude, f"/api/tables/{table}/remove", {}) == "refused-remove"
    aude.send(f"/api/tables/{alone}/remove", {})
    assert [each["id"] for each in aude.get("/api/lobby")["mine"]] == [table]


def test_what_a_computer_player_did_is_taken_back_with_ones_own_move(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        aude = server.guest("Aude")
        table = aude.make_table("city", [ME, BOT, BOT])
        with aude.sit(table) as hers:
            moved: set[int] = set()
            lines, before = 0, None
            while not moved & {1, 2}:  # citizens are placed in snake order, and who is first is thrown
                while hers.position["question"] is None:
                    hers.until("table")
                lines, before = len(hers.log), hers.position["scene"]
                hers.play_on(random.Random(3))
                while hers.position["question"] is None:
                    hers.until("table")
                moved = {line["seat"] for line in hers.log[lines:]}
            assert hers.news["can_take_back"]
            assert hers.ask("take-back", rev=hers.news["rev"], seat=0)["type"] == "answer"
            while len(hers.log) > lines:
                hers.until("table")
            assert hers.position["scene"] == before
            assert hers.position["asked"] == [0]
            rev = hers.news["rev"]
        (aude,) = restarted(server, aude)
        with aude.sit(table) as hers:
            assert (hers.news["rev"], len(hers.log), hers.position["scene"]) == (rev, lines, before)
