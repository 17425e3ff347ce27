"""All that people do around a game: moves, talk, seats, and the lobby, through real sockets."""

from __future__ import annotations

import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import pytest

from tests.server.guest import Json, play_together
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU, until_present, you
from troyes.play.catalogue import find
from troyes.play.log import alphabet

pytestmark = pytest.mark.once


def test_a_move_is_taken_back_while_nobody_learnt_from_it(server: Server) -> None:
    host = server.guest()
    table = host.make_table("dice", [you("Anna"), you("Berta")])
    rng = random.Random(7)
    with host.sit(table) as seat:
        # Both choose in secret, so the first who chose may change their mind until the other has chosen.
        assert seat.position["asked"] == [0, 1]
        seat.ask("look", seat=0)
        before = seat.position
        assert not seat.news["can_take_back"]
        answer = seat.move(seat.random_move(rng))
        seat.catch_up(answer["rev"])
        if seat.position["asked"] == [1]:
            assert seat.news["can_take_back"]
        back = seat.ask("take-back", rev=seat.news["rev"], seat=0)
        assert back["type"] == "answer"
        seat.catch_up(back["rev"])
        assert seat.position == before
        # A second click with the revision of the first withdraws nothing more.
        again = seat.ask("take-back", rev=back["rev"] - 1, seat=0)
        assert again["type"] == "refused"
        # When both have chosen, the choices are open, and dice are thrown for the next half day.
        play_together([seat], rng, 2)
        for each in (0, 1):
            seat.ask("look", seat=each)
            if not seat.news["can_take_back"]:
                refused = seat.ask("take-back", rev=seat.news["rev"], seat=each)
                assert refused["type"] == "refused"
                assert "cannot take anything back" in why(refused)


def test_a_move_in_troyes_is_taken_back_until_the_next_one_moved(server: Server) -> None:
    host = server.guest()
    rng = random.Random(8)
    with host.sit(host.make_table("city", [you("Anna"), you("Berta")])) as seat:
        withdrawn = 0
        for _ in range(12):
            assert seat.turn()
            mover, before = seat.position["seat"], seat.position
            answer = seat.move(seat.random_move(rng))
            seat.catch_up(answer["rev"])
            if not seat.news["can_take_back"]:
                continue
            withdrawn += 1
            back = seat.ask("take-back", rev=answer["rev"], seat=mover)
            assert back["type"] == "answer", back
            seat.catch_up(back["rev"])
            assert seat.position == before
            answer = seat.move(seat.random_move(rng))
            seat.catch_up(answer["rev"])
        assert withdrawn > 3


def test_moves_travel_and_are_kept_in_words(server: Server) -> None:
    host = server.guest()
    table = host.make_table("city", [you("Anna"), you("Berta")])
    words = host.get(f"/api/tables/{table}/words")
    assert words["alphabet"] == alphabet(find("city"))
    for path in (
        f"/api/tables/{table}/words",
        "/api/games/city/words",
    ):  # they are compressed once, and only once
        packed, plain = (
            host.http.get(path, headers={"accept-encoding": way}) for way in ("gzip, br", "identity")
        )
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert {answer.headers["content-type"] for answer in (packed, plain)} == {"application/json"}
    with host.sit(table) as seat:
        assert seat.position["alphabet"] == words["alphabet"]
        sent = []
        for _ in range(4):
            assert seat.turn()
            sent.append(f"{'AB'[seat.position['seat']]} {' '.join(seat.random_move(random.Random(1)))}")
            answer = seat.move(seat.random_move(random.Random(1)))
            seat.catch_up(answer["rev"])
    with closing(sqlite3.connect(server.data / "troyes.sqlite3")) as database:
        found = database.execute("SELECT body FROM log WHERE table_id = ? ORDER BY seq", (table,))
        start, *moves = [body for (body,) in found]
    assert start.split()[:2] in (["*", "A-starts"], ["*", "B-starts"])
    assert [body.splitlines()[0] for body in moves] == sent


def test_a_hot_seat_has_a_curtain(server: Server) -> None:
    host = server.guest()
    with host.sit(host.make_table("city", [you("Anna"), you("Berta"), BOT])) as seat:
        assert seat.position["seat"] is None
        assert seat.position["question"] is None
        for each in (0, 1):
            assert seat.ask("look", seat=each)["type"] == "answer"
            assert seat.position["seat"] == each
        refused = seat.ask("look", seat=2)
        assert refused["type"] == "refused"
        assert seat.position["seat"] == 1
        assert seat.ask("look", seat=None)["type"] == "answer"
        assert seat.position["seat"] is None


def test_a_preview_tells_what_a_move_would_do_and_does_nothing(server: Server) -> None:
    host = server.guest()
    rng = random.Random(9)
    with host.sit(host.make_table("city", [YOU])) as seat:
        for _ in range(6):
            assert seat.turn()
            rev, tokens = seat.news["rev"], seat.random_move(rng)
            for length in range(len(tokens) + 1):
                told = seat.ask("preview", rev=rev, seat=0, tokens=tokens[:length])
                assert told["type"] == "preview"
                assert len(told["lines"]) == length
                assert bool(told["question"]) == (length < len(tokens))
            assert seat.news["rev"] == rev
            answer = seat.move(tokens)
            assert answer["rev"] == rev + 1
            seat.catch_up(rev + 1)


def test_a_preview_of_what_is_not_there_or_of_a_move_that_was_made_is_no_trouble(server: Server) -> None:
    """A page that asks while its move is on its way asks again on every new line: it must not fall for ever."""
    host = server.guest()
    rng = random.Random(9)
    with host.sit(host.make_table("city", [YOU])) as seat:
        for _ in range(12):
            assert seat.turn()
            rev, tokens = seat.news["rev"], seat.random_move(rng)
            for nonsense in (["r6@A", "r6@A", "r6@A"], ["y1@A", "w1@N"], ["w1@N", "use-miller", "use-monk"]):
                told = seat.ask("preview", rev=rev, seat=0, tokens=nonsense, chosen=nonsense)
                assert told["type"] == "preview"
            seat.catch_up(seat.move(tokens)["rev"])
            for kind in ("preview", "why"):
                late = seat.ask(kind, rev=rev, seat=0, tokens=tokens)
                assert "moved on" in why(late)


def test_people_talk_and_see_each_other(server: Server) -> None:
    anna, berta, colin = (server.guest(name) for name in ("Anna", "Berta", "Colin"))
    table = anna.make_table("city", [YOU, OPEN])
    berta.post(f"/api/tables/{table}/join", {"seat": 1, "name": "Bertha"})
    with anna.sit(table) as one:
        until_present(one, [0], 0)
        assert one.ask("say", text="is  anybody\nthere?")["type"] == "answer"
        with berta.sit(table) as other, colin.sit(table) as watcher:
            for each in (one, other, watcher):
                until_present(each, [0, 1], 1)
            assert watcher.position["seat"] is None
            assert watcher.position["question"] is None
            assert not any(seat["yours"] for seat in watcher.news["table"]["seats"])
            other.ask("say", text="yes")
            watcher.ask("say", text="I watch")
            for each in (one, other, watcher):
                while len(each.chat) < 3:
                    each.until("chat")
                assert [(line["seat"], line["name"], line["text"]) for line in each.chat] == [
                    (0, "Anna", "is anybody there?"),
                    (1, "Bertha", "yes"),
                    (None, "Colin", "I watch"),
                ]
                assert [line["number"] for line in each.chat] == [1, 2, 3]
        until_present(one, [0], 0)


def test_watchers_see_every_move(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.make_table("dice", [you("Anna"), you("Berta")])
    with host.sit(table) as seat, friend.sit(table) as watcher:
        play_together([seat], random.Random(10), 8)
        watcher.catch_up(seat.news["rev"])
        seat.ask("look", seat=None)
        assert watcher.position == seat.position
        assert watcher.log == seat.log


def test_whoever_comes_back_has_lost_nothing(server: Server) -> None:
    host = server.guest()
    table = host.make_table("city", [YOU])
    with host.sit(table) as seat:
        play_together([seat], random.Random(11), 5)
        log, news = seat.log, seat.news
    with host.sit(table) as seat:
        assert seat.log == log
        then, now = news["seating"], seat.news["seating"]
        assert now == {**then, "now": now["now"]}
        assert seat.news == {**news, "log_from": 0, "log": log, "frames": [], "seating": now}
        play_together([seat], random.Random(12), 2)


def test_the_lobby_lists_what_waits_what_is_mine_and_what_is_over(server: Server) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    public = anna.make_table("dice", [YOU, OPEN, OPEN], public=True)
    private = anna.make_table("dice", [YOU, OPEN])
    seen = berta.get("/api/lobby")
    assert public in ids(seen["open"])
    assert private not in ids(seen["open"])
    assert (seen["mine"], seen["finished"]) == ([], [])
    mine = anna.get("/api/lobby")["mine"]
    assert ids(mine) == {public, private}
    assert all(each["hosting"] for each in mine)

    # The invite link is the id: whoever has it may sit down.
    assert berta.get(f"/api/tables/{private}")["seats"][1]["kind"] == "open"
    joined = berta.post(f"/api/tables/{private}/join", {"seat": 1})
    assert (joined["status"], joined["hosting"], joined["seats"][1]["yours"]) == ("playing", False, True)
    assert ids(berta.get("/api/lobby")["mine"]) == {private}
    assert berta.send(f"/api/tables/{private}/leave").status_code == 409

    # Before the start one may get up again, and the host may ask computer players in.
    berta.post(f"/api/tables/{public}/join", {"seat": 2})
    assert anna.send(f"/api/tables/{public}/fill", {"seat": 2, "level": "villager"}).status_code == 409
    left = berta.post(f"/api/tables/{public}/leave")
    assert [each["kind"] for each in left["seats"]] == ["person", "open", "open"]
    assert berta.send(f"/api/tables/{public}/leave").status_code == 409
    assert berta.send(f"/api/tables/{public}/fill", {"seat": 2, "level": "villager"}).status_code == 409
    filled = anna.post(f"/api/tables/{public}/fill", {"seat": 2, "level": "villager"})
    assert [each["kind"] for each in filled["seats"]] == ["person", "open", "bot"]
    assert filled["status"] == "open"
    assert anna.post(f"/api/tables/{public}/fill", {"seat": 1, "level": "burgher"})["status"] == "playing"
    assert public not in ids(berta.get("/api/lobby")["open"])


def ids(tables: list[Json]) -> set[str]:
    return {each["id"] for each in tables}


def test_the_page_of_an_open_table_hears_of_its_start(server: Server) -> None:
    anna, berta = server.guest(), server.guest()
    table = anna.make_table("city", [YOU, OPEN])
    with anna.sit(table) as seat:
        assert (seat.news["rev"], seat.news["position"], seat.news["log"]) == (0, None, [])
        berta.post(f"/api/tables/{table}/join", {"seat": 1})
        seat.catch_up(1)
        assert seat.news["table"]["status"] == "playing"
        assert seat.position["seat"] == 0
        assert seat.log


def test_whoever_sits_down_sees_the_table_from_there(server: Server) -> None:
    anna, berta = server.guest(), server.guest()
    table = anna.make_table("city", [YOU, OPEN])
    with berta.sit(table) as seat:
        berta.post(f"/api/tables/{table}/join", {"seat": 1})
        seat.catch_up(1)
        assert seat.position["seat"] == 1
        until_present(seat, [1], 0)


def test_the_lobby_hears_of_tables_and_of_turns(server: Server) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    with berta.socket("/ws/lobby") as lobby:
        lobby.send("?")
        assert lobby.recv(30) == "here"  # so that a page knows that its line is alive
        public = anna.make_table("dice", [YOU, OPEN], public=True)
        assert lobby.recv(30) == "changed"
        assert public in ids(berta.get("/api/lobby")["open"])
        private = anna.make_table("city", [YOU, OPEN])
        berta.post(f"/api/tables/{private}/join", {"seat": 1})
        assert lobby.recv(30) == "changed"
        with anna.sit(private) as here, berta.sit(private) as there:
            first, second = (here, there) if here.position["asked"] == [0] else (there, here)
            while first.position["asked"] == [first.mine[0]]:
                play_together([first, second], random.Random(15), 1)
                for page in (here, there):
                    page.catch_up(max(here.news["rev"], there.news["rev"]))
            assert lobby.recv(30) == "changed"
            mine = {each["id"]: each["your_turn"] for each in berta.get("/api/lobby")["mine"]}
            assert mine == {private: berta is second.guest}


def test_the_last_seat_goes_to_one_of_two(server: Server) -> None:
    host = server.guest()
    rivals = [server.guest(name) for name in ("Remi", "Roland")]
    for _ in range(3):
        table = host.make_table("dice", [YOU, OPEN])
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(lambda each: each.send(f"/api/tables/{table}/join", {"seat": 1}), rivals))  # noqa: B023
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        with host.sit(table) as seat:
            assert seat.news["rev"] == 1
            winner = next(each for each in answers if each.status_code == 200)
            assert seat.news["table"]["seats"][1]["name"] == winner.json()["seats"][1]["name"]


def test_a_name_is_changed(server: Server) -> None:
    guest = server.guest()
    assert guest.get("/api/me")["name"]
    assert guest.post("/api/me", {"name": "  Ysabel \t of  Troyes "})["name"] == "Ysabel of Troyes"
    assert guest.get("/api/me") == {
        "name": "Ysabel of Troyes",
        "login": "",
        "passkeys": 0,
        "named": False,
        "settings": None,
    }
