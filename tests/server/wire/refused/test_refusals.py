"""Moves and messages that are refused in one sentence, and nothing has changed."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Json, Seat
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import OPEN, YOU
from tests.server.wire.refused.refusing import check_refused, check_sentence, unchanged

pytestmark = pytest.mark.once


def refuse(page: Seat, kind: str, **fields: Any) -> str:
    """A request that must be refused; why."""
    news = page.news
    answer = page.ask(kind, **fields)
    assert answer["type"] == "refused", answer
    assert answer["rev"] == news["rev"]
    check_sentence(why(answer))
    unchanged(page, news)
    return why(answer)


def refuse_text(seat: Seat, text: str | bytes) -> str:
    """A message that cannot be read; why."""
    news = seat.news
    seat.socket.send(text)
    while (answer := seat.hear())["type"] != "refused":
        pass
    assert (answer["id"], answer["rev"]) == (0, news["rev"])
    check_sentence(why(answer))
    unchanged(seat, news)
    return why(answer)


def test_moves_that_are_none(seat: Seat) -> None:
    mine = seat.position["seat"]
    rev = seat.news["rev"]
    whole = seat.random_move(random.Random(1))
    assert "not yours" in refuse(seat, "move", rev=rev, seat=1 - mine, tokens=whole)
    assert "not yours" in refuse(seat, "move", rev=rev, seat=9, tokens=whole)
    assert "moved on" in refuse(seat, "move", rev=rev - 1, seat=mine, tokens=whole)
    assert "moved on" in refuse(seat, "move", rev=rev + 1, seat=mine, tokens=whole)
    assert "moved on" in refuse(seat, "move", rev=-1, seat=mine, tokens=whole)
    assert "moved on" in refuse(seat, "move", rev=2**70, seat=mine, tokens=whole)
    assert "not complete" in refuse(seat, "move", rev=rev, seat=mine, tokens=[])
    assert "not complete" in refuse(seat, "move", rev=rev, seat=mine, tokens=whole[:-1])
    assert "one move at a time" in refuse(seat, "move", rev=rev, seat=mine, tokens=whole * 2)
    tree = seat.tree()
    illegal = next(word for token, word in enumerate(seat.words()) if token not in tree[-1][::2])
    assert "cannot be chosen now" in refuse(seat, "move", rev=rev, seat=mine, tokens=[illegal])
    for strange in ("gold", "4095", "1 2", "é" * 40, "A", "*"):
        assert "is not a word of" in refuse(seat, "move", rev=rev, seat=mine, tokens=[strange])
        assert "is not a word of" in refuse(seat, "preview", rev=rev, seat=mine, tokens=[strange])
    refuse(seat, "take-back", rev=rev, seat=mine)
    refuse(seat, "take-back", rev=rev, seat=1 - mine)
    refuse(seat, "preview", rev=rev, seat=1 - mine, tokens=whole)
    refuse(seat, "tree", rev=rev, seat=1 - mine)
    refuse(seat, "look", seat=1 - mine)
    answer = seat.move(whole)
    assert answer["type"] == "answer"


def test_messages_that_cannot_be_read(seat: Seat) -> None:
    mine, rev = seat.position["seat"], seat.news["rev"]
    move = {"type": "move", "id": 1, "rev": rev, "seat": mine, "tokens": ["1"]}
    wrong: list[Json] = [
        {**move, "tokens": [1]},
        {**move, "tokens": [1.5]},
        {**move, "tokens": [""]},
        {**move, "tokens": ["x" * 41]},
        {**move, "tokens": [["1"]]},
        {**move, "tokens": [True]},
        {**move, "tokens": ["1"] * 65},
        {**move, "tokens": 1},
        {**move, "tokens": None},
        {**move, "seat": 10},
        {**move, "seat": -1},
        {**move, "seat": "A"},
        {**move, "rev": "1"},
        {**move, "id": -1},
        {**move, "id": 2**32},
        {**move, "person": "somebody"},
        {**move, "type": "cheat"},
        {**move, "type": None},
        {"type": "move"},
        {"id": 1},
        {"type": "say", "id": 1, "text": ""},
        {"type": "say", "id": 1, "text": "x" * 401},
        {"type": "look", "id": 1, "seat": -2},
    ]
    for each in wrong:
        refuse_text(seat, json.dumps(each))
    for text in (
        "",
        " ",
        "{",
        "[]",
        "null",
        "1",
        '"move"',
        "move",
        "NaN",
        "\0",
        '{"type":"move","type":"say"}',
    ):
        refuse_text(seat, text)
    refuse_text(seat, '{"a":' * 1000 + "1" + "}" * 1000)
    refuse_text(seat, "[" * 8000)
    refuse_text(seat, '{"type":"say","id":1,"text":"\\ud800"}')
    refuse_text(seat, b"\x00\xff\xfe")
    refuse_text(seat, json.dumps(move).encode())
    assert "too long" in refuse_text(seat, json.dumps({**move, "text": "x" * 8192}))
    assert seat.move(seat.random_move(random.Random(2)))["type"] == "answer"


def listen(seat: Seat) -> None:
    while True:
        seat.hear()


def test_a_message_of_a_megabyte_ends_the_line_and_nothing_else(seat: Seat) -> None:
    news = seat.news
    with seat.guest.sit(seat.table) as other:
        other.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            listen(other)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    unchanged(seat, news)
    assert seat.move(seat.random_move(random.Random(3)))["type"] == "answer"


def test_text_that_is_no_text_ends_the_line_and_nothing_else(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        guest = server.guest()
        with guest.sit(guest.make_table("dice", [YOU])) as seat:
            news = seat.news
            with guest.sit(seat.table) as other:
                other.socket.send(b"\xff\xfe\xfd", text=True)
                with pytest.raises(ConnectionClosed):
                    listen(other)
            unchanged(seat, news)


def test_a_watcher_cannot_act(server: Server, seat: Seat) -> None:
    whole = seat.random_move(random.Random(4))
    news = seat.news
    rev, mine = news["rev"], seat.position["seat"]
    with server.guest().sit(seat.table) as watcher:
        for kind, fields in (
            ("move", {"rev": rev, "tokens": whole}),
            ("take-back", {"rev": rev}),
            ("preview", {"rev": rev, "tokens": whole}),
            ("tree", {"rev": rev}),
            ("look", {}),
        ):
            for number in (mine, 1 - mine, 9):
                assert "not yours" in refuse(watcher, kind, seat=number, **fields)
    unchanged(seat, news)


def test_the_move_of_another_is_not_taken_back(server: Server) -> None:
    anna, berta = server.guest(), server.guest()
    table = anna.make_table("dice", [YOU, OPEN])
    berta.post(f"/api/tables/{table}/join", {"seat": 1})
    with anna.sit(table) as one, berta.sit(table) as other:
        answer = one.move(one.random_move(random.Random(5)))
        one.catch_up(answer["rev"])
        other.catch_up(answer["rev"])
        assert "not yours" in refuse(other, "take-back", rev=answer["rev"], seat=0)
        assert "cannot take" in refuse(other, "take-back", rev=answer["rev"], seat=1)


def test_a_finished_game_is_over(server: Server) -> None:
    host, rng = server.guest(), random.Random(3)
    table = host.make_table("dice", [YOU])
    with host.sit(table) as seat:
        while not seat.is_over:
            seat.catch_up(seat.move(seat.random_move(rng))["rev"])
        assert "over" in refuse(seat, "move", rev=seat.news["rev"], seat=0, tokens=["1"])
        refuse(seat, "take-back", rev=seat.news["rev"], seat=0)
        refuse(seat, "preview", rev=seat.news["rev"], seat=0, tokens=["1"])
        refuse(seat, "tree", rev=seat.news["rev"], seat=0)
    check_refused(host.send(f"/api/tables/{table}/join", {"seat": 0}), 409)
    check_refused(host.send(f"/api/tables/{table}/leave"), 409)


def test_a_game_that_goes_on_shows_no_record_and_no_replay(seat: Seat) -> None:
    for what in ("record", "story", "positions/0", "positions/1?seat=0"):
        check_refused(seat.guest.http.get(f"/api/tables/{seat.table}/{what}"), 409)
    branch = {"at": 1, "seat": 0, "level": "villager"}
    check_refused(seat.guest.send(f"/api/tables/{seat.table}/branch", branch), 409)


def test_a_game_that_has_not_begun_is_not_played(server: Server) -> None:
    host = server.guest()
    with host.sit(host.make_table("dice", [YOU, OPEN])) as seat:
        for kind, fields in (
            ("move", {"tokens": ["1"]}),
            ("take-back", {}),
            ("preview", {"tokens": ["1"]}),
            ("tree", {}),
        ):
            refuse(seat, kind, rev=0, seat=0, **fields)
