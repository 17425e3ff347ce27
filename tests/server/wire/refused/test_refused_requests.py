"""Requests that are refused in one sentence: who one is, addresses and bodies, and what people write."""

from __future__ import annotations

import json
import random
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guest import Guest, Json, Seat, play_together
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU, played, uploaded, you
from tests.server.wire.refused.refusing import check_protected, check_refused, check_sentence

pytestmark = pytest.mark.once


# Who one is


def test_without_a_session_nothing_is_done(server: Server) -> None:
    with httpx.Client(base_url=server.address) as stranger:
        check_refused(stranger.get("/api/tables/abc"), 401)
        nobody = stranger.post("/api/tables", json={"game": "dice", "seats": [YOU]})
        check_refused(nobody, 403)
        stranger.cookies.set("troyes", "made.up", domain="localhost.local")
        stranger.get("/healthz")
        token = {"x-csrftoken": stranger.cookies["csrftoken"]}
        check_refused(stranger.post("/api/tables", json={"game": "dice", "seats": [YOU]}, headers=token), 401)


def test_the_cookie_and_its_echo_are_both_needed(server: Server) -> None:
    guest = server.guest("Anna")
    for path in ("/api/me", "/api/tables", "/api/tables/x/join", "/api/records", "/api/account/logout"):
        check_refused(guest.http.post(path, json={"name": "Mallory"}), 403)
        check_refused(guest.http.post(path, json={"name": "Mallory"}, headers={"x-csrftoken": "x" * 80}), 403)
    cookie = guest.http.cookies["csrftoken"]
    with httpx.Client(base_url=server.address, headers={"x-csrftoken": cookie}) as other:
        check_refused(other.post("/api/me", json={"name": "Mallory"}), 403)
    made_up = "a" * len(cookie)
    with httpx.Client(
        base_url=server.address, headers={"x-csrftoken": made_up, "cookie": f"csrftoken={made_up}"}
    ) as other:
        check_refused(other.post("/api/me", json={"name": "Mallory"}), 403)
    assert guest.get("/api/me")["name"] == "Anna"


def test_an_altered_session_is_nobodys(server: Server) -> None:
    guest = server.guest("Anna")
    whole = guest.http.cookies["troyes"]
    token, _, signature = whole.partition(".")
    turned = ("b" if token[0] == "a" else "a") + token[1:]
    for cookie in (
        token,
        f"{token}.",
        f"{turned}.{signature}",
        f"{token}.{signature[:-1]}0x",
        f".{signature}",
        "x.y",
        "é",
    ):
        with httpx.Client(base_url=server.address, headers={b"cookie": f"troyes={cookie}".encode()}) as other:
            check_refused(other.get("/api/tables/abc"), 401)
    assert whole


def test_a_socket_needs_a_session_and_our_own_page(server: Server, seat: Seat) -> None:
    guest = seat.guest
    assert closing_code(guest, seat.table, origin="https://evil.example") == 4403
    assert closing_code(guest, seat.table, origin="null") == 4403
    assert closing_code(guest, seat.table, origin=f"{guest.address}.evil.example") == 4403
    assert closing_code(guest, "nosuchtable") == 4404
    assert closing_code(guest, "%27%20or%201=1") == 4404
    assert closing_code(guest, "%00") == 4404
    for nowhere in ("..%2f..%2fetc", "a/b"):
        with pytest.raises(InvalidStatus):
            Seat(guest, nowhere)
    with Seat(guest, seat.table, origin=guest.address):
        pass
    stranger = server.guest()
    stranger.http.cookies.clear()
    assert closing_code(stranger, seat.table) == 4401
    stranger.http.cookies.set("troyes", "forged.cookie")
    assert closing_code(stranger, seat.table) == 4401


def closing_code(guest: Guest, table: str, origin: str | None = None) -> int:
    with pytest.raises(ConnectionClosed) as closed, Seat(guest, table, origin):
        pass
    turned_away = json.loads(guest.received[-1])
    assert turned_away["type"] == "turned-away"
    check_sentence(why(turned_away))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == turned_away["message"]["id"]
    return closed.value.rcvd.code


# HTTP


def test_addresses_where_there_is_nothing(server: Server) -> None:
    guest = server.guest()
    for path in (
        "/nothing", "/api", "/api/nothing", "/api/tables", "/api/tables/x", "/api/tables/%00", "/api/tables/x/record",
        "/api/tables/x/story", "/api/tables/x/words", "/api/tables/x/positions/1", "/api/tables/x/positions/one",
        "/api/tables/x/positions/99999999999999999999999999", "/.env", "/%2e%2e/%2e%2e/etc/passwd", "/api/games/x/words",
        "/api/games/%00/words",
    ):  # fmt: skip
        check_refused(guest.http.get(path), 400, 404, 405)


def test_bodies_that_cannot_be_read(server: Server) -> None:
    guest = server.guest()
    headers = {"x-csrftoken": guest.http.cookies["csrftoken"], "content-type": "application/json"}
    for path in (
        "/api/me",
        "/api/tables",
        "/api/records",
        "/api/tables/x/join",
        "/api/tables/x/branch",
        "/api/account/login",
    ):
        for body in (
            b"", b"{", b"[]", b"{}", b"null", b"1", b"\xff\xfe", b"\x00", b'{"name":"\\ud800"}', b"[" * 5000,
            b'{"a":' * 5000, b'{"a":' * 5000 + b"1" + b"}" * 5000, b'{"name":1e999}', b'{"name":NaN}',
        ):  # fmt: skip
            check_refused(guest.http.post(path, content=body, headers=headers), 400)
        check_refused(guest.http.post(path, content=b"x" * 1_300_000, headers=headers), 413)
    for kind in (
        "text/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "nonsense",
    ):
        body = b'{"a":1}'
        check_refused(
            guest.http.post("/api/me", content=body, headers={**headers, "content-type": kind}), 400, 415
        )
    check_refused(guest.http.put("/api/me", json={}, headers=headers), 405)
    check_refused(guest.http.delete("/api/tables/x", headers=headers), 405)


def test_tables_that_cannot_be(server: Server) -> None:
    guest = server.guest()
    good: Json = {"game": "dice", "seats": [YOU]}
    wrong: Json
    for wrong in (
        {"game": "chess"},
        {"game": "x" * 100},
        {"game": ""},
        {"seats": []},
        {"seats": [YOU] * 11},
        {"seats": [{"kind": "king"}]},
        {"seats": [{"kind": "bot", "level": "nobody"}]},
        {"seats": [{"kind": "bot"}]},
        {"seats": [{"kind": "you", "name": "x" * 25}]},
        {"seats": [{"kind": "you", "person_id": "x"}]},
        {"game": "city", "seats": [YOU] * 5},
        {"setup": {"banquets": "perhaps"}},
        {"setup": {"nothing": "yes"}},
        {"setup": {"x" * 100_000: "yes"}},
        {"setup": {"banquets": "y" * 100_000}},
        {"setup": {"banquets": 1}},
        {"setup": []},
        {"public": "yes"},
        {"host": "me"},
        {"id": "abc"},
        {"components": "cost = 1"},
        {"game": "city", "components": "cards.merchant.cost = "},
        {"game": "city", "components": "cards.merchant.cost = 'much'"},
        {"game": "city", "components": "cards.merchant.cost = 99999999999999999999999"},
        {"game": "city", "components": "cards.merchant.cost = -1"},
        {"game": "city", "components": "cards.merchant.divisor = 0"},
        {"game": "city", "components": "cards.nobody.cost = 1"},
        {"game": "city", "components": "cards = 1"},
        {"game": "city", "components": "a = " + "[" * 9000},
        {"game": "city", "components": "a" + ".a" * 9000 + " = 1"},
        {"game": "city", "components": "\0"},
        {"game": "city", "components": "x" * 20_001},
    ):
        check_refused(guest.send("/api/tables", {**good, **wrong}))
    assert guest.get("/api/lobby")["mine"] == []


def test_uploads_that_are_no_records(server: Server) -> None:
    guest = server.guest()
    good = played("dice", 2, {}, seed=4).text()
    head = '[Game "dice"]\n[Version "1"]\n[Players "2"]\n\n'
    moves = good.split("\n\n")[1]
    for wrong in (
        "",
        "x",
        "\0",
        "[" * 900_000,
        '[Game "dice"]\n' * 10_000,
        good.replace('"dice"', '"chess"'),
        good.replace('"2"', '"99999999999999999999"'),
        good.replace('"2"', '"²"'),
        head + "A pass\n" * 100,
        head + moves.partition("\n")[2],
        head + moves * 2,
        head + moves * 200,
        head + "- 1 " * 240_000,
        head + "A " + "x" * 900_000,
        good.replace('[Result "', '[Result "1'),
        "\x1b[2J" + good,
    ):
        if len(guest.received) > 15:
            guest = server.guest()
        check_refused(guest.send("/api/records", {"record": wrong}))
        guest.received.append(b"")
    check_refused(guest.send("/api/records", {"record": "x" * 1_000_001}))
    check_refused(guest.send("/api/records", {"record": good, "components": "x ="}))
    assert guest.get("/api/lobby")["finished"] == []


def test_seats_that_cannot_be_taken(server: Server) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.make_table("dice", [YOU, OPEN, OPEN])
    before = anna.get(f"/api/tables/{table}")
    check_refused(berta.send(f"/api/tables/{table}/join", {"seat": 0}), 409)
    check_refused(berta.send(f"/api/tables/{table}/join", {"seat": 3}), 404)
    check_refused(berta.send(f"/api/tables/{table}/join", {"seat": 10}))
    check_refused(berta.send(f"/api/tables/{table}/join", {"seat": -1}))
    check_refused(berta.send(f"/api/tables/{table}/join", {"seat": 1, "name": "x" * 25}))
    check_refused(berta.send("/api/tables/nosuchtable/join", {"seat": 1}), 404)
    check_refused(berta.send(f"/api/tables/{table}/leave"), 409)
    check_refused(berta.send(f"/api/tables/{table}/fill", {"seat": 1, "level": "villager"}), 409)
    check_refused(anna.send(f"/api/tables/{table}/fill", {"seat": 1, "level": "nobody"}))
    check_refused(anna.send(f"/api/tables/{table}/fill", {"seat": 0, "level": "villager"}), 409)
    assert anna.get(f"/api/tables/{table}") == before


# Text


def test_what_people_write_stays_text(seat: Seat) -> None:
    words = '<script>alert("1")</script> & <b>bold</b> javascript:alert(1)'
    assert seat.ask("say", text=words)["type"] == "answer"
    while not seat.chat:
        seat.until("chat")
    assert seat.chat[0]["text"] == words
    assert seat.ask("say", text="a\0b\x07c\x1b[31m\u202ed\u2028e\n f")["type"] == "answer"
    while len(seat.chat) < 2:
        seat.until("chat")
    assert seat.chat[1]["text"] == "abc[31md e f"
    for nothing in ("   ", "\n", "\0", "\u202e\u200d"):
        assert seat.ask("say", text=nothing)["type"] == "refused"


def test_names_are_short_and_can_be_seen(server: Server) -> None:
    guest = server.guest("Anna")
    for wrong in ("", "   ", "\0", "\u200b", "\u202e", "x" * 25, "\n", 5, None, ["x"]):
        check_refused(guest.send("/api/me", {"name": wrong}))
        assert guest.get("/api/me")["name"] == "Anna"
    assert guest.post("/api/me", {"name": "\0<b>A\u202ena\x07"})["name"] == "<b>Ana"
    table = guest.make_table("dice", [you("\0\u202eBer\nta"), you("\0"), {**BOT, "name": "\x1b"}])
    names = [each["name"] for each in guest.get(f"/api/tables/{table}")["seats"]]
    assert names[:2] == ["Ber ta", "<b>Ana"]
    assert names[2].isprintable()
    record = played("dice", 2, {}, seed=4)
    record.names = ["\x07x" * 40, ""]
    with guest.sit(uploaded(guest, record)) as seat:
        assert seat.news["table"]["seats"][0]["name"] == "x" * 24


# The page


def test_the_page_and_nothing_beside_it(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Troyes</title>")
    (page / "assets" / "app-1234.js").write_text("export {};")
    (tmp_path / "secret.txt").write_text("never to be seen")
    with Server(tmp_path / "site", TROYES_PAGE=str(page)) as server:
        guest = server.guest()
        for path in ("/", "/t/abcdef", "/replay/abcdef", "/rules", "/rules/city", "/account"):
            answer = guest.http.get(path)
            check_protected(answer)
            assert "<title>Troyes</title>" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
        script = guest.http.get("/assets/app-1234.js")
        check_protected(script)
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        for path in (
            "/assets/", "/assets/nothing.js", "/assets/../index.html/x", "/assets/..%2f..%2fsecret.txt",
            "/assets/%2e%2e/%2e%2e/secret.txt", "/assets/....//....//secret.txt", "/assets//etc/passwd",
            "/assets/..%5c..%5csecret.txt", "/assets/%00", "/site/secret", "/troyes.sqlite3",
            "/assets/" + "a" * 5000, "/assets/x%0d%0aset-cookie:%20a=b",
        ):  # fmt: skip
            url = httpx.URL(server.address).copy_with(raw_path=path.encode())
            answer = guest.http.get(url)
            check_protected(answer)
            assert answer.status_code in (400, 404), (path, answer.text)
            assert "never" not in answer.text
            assert "set-cookie" not in answer.headers
        assert server.complaints() == []


def test_figures_name_nobody_and_no_table(server: Server, seat: Seat) -> None:
    seat.guest.get(f"/api/tables/{seat.table}")
    play_together([seat], random.Random(1), 1)
    figures = seat.guest.http.get("/metrics")
    check_protected(figures)
    assert figures.status_code == 200
    assert seat.table not in figures.text
    assert "/api/tables/{table_id}" in figures.text
