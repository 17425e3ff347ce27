"""Whatever is wrong is refused in one sentence, and nothing has changed: a real server is told all kinds of nonsense."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.guest import Guest, Json, Seat, play_together
from tests.server.hearing import why
from tests.server.running import Server
from tests.server.wire.test_play import BOT, OPEN, YOU, played, uploaded, you

pytestmark = pytest.mark.once

INSIDES = ("Traceback", "/src/", "site-packages", ".py", "sqlite", "psycopg", "msgspec", "litestar")


def check_sentence(text: str) -> None:
    """One sentence for a person, without anything of our insides."""
    assert text
    assert text[-1] in ".…"
    assert len(text) < 400
    assert "\n" not in text
    assert not [inside for inside in INSIDES if inside in text], text


def check_refused(response: httpx.Response, *statuses: int) -> None:
    """A refusal as the page expects it."""
    check_protected(response)
    assert response.status_code in (statuses or (400,)), response.text
    problem = response.json()
    assert list(problem) == ["message"]
    check_sentence(why(problem))


def check_protected(response: httpx.Response) -> None:
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert response.headers["x-content-type-options"] == "nosniff"


@pytest.fixture
def seat(server: Server) -> Iterator[Seat]:
    """Seat A of two at a game that has just begun."""
    anna, berta = server.guest("Anna"), server.guest("Berta")
    table = anna.make_table("city", [YOU, OPEN])
    berta.post(f"/api/tables/{table}/join", {"seat": 1})
    with anna.sit(table) as here, berta.sit(table) as there:
        yield here if here.position["asked"] == [0] else there


def unchanged(seat: Seat, news: Json) -> None:
    """The table stands as it stood, for this page and for one that is opened now."""
    with seat.guest.sit(seat.table) as again:
        for name in ("rev", "position", "table"):
            assert again.news[name] == news[name]
    assert seat.news["rev"] == news["rev"]


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


# Moves


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


# Too much


@pytest.fixture
def timeless(tmp_path: Path) -> Iterator[Server]:
    """A server that forgets nothing of what was done before, however long ago."""
    with Server(tmp_path, program="tests.server.timeless") as running:
        yield running


def test_too_many_tables(timeless: Server) -> None:
    guest = timeless.guest()
    answers = [guest.send("/api/tables", {"game": "dice", "seats": [YOU, OPEN]}) for _ in range(25)]
    made = [answer.status_code for answer in answers].index(429)
    assert made >= 10
    check_refused(answers[made], 429)
    assert int(answers[made].headers["retry-after"]) > 0
    check_refused(guest.send("/api/records", {"record": "x"}), 429)
    assert timeless.guest().send("/api/tables", {"game": "dice", "seats": [YOU, OPEN]}).status_code == 201


def test_too_much_talk(seat: Seat) -> None:
    answers = [seat.ask("say", text=f"line {number}") for number in range(20)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert len(refused) >= 8
    assert all("too much at once" in why(answer) for answer in refused)
    assert answers[0]["type"] == "answer"


def test_too_many_moves(seat: Seat) -> None:
    news = seat.news
    messages = [seat.ask("move", rev=0, seat=seat.position["seat"], tokens=["1"]) for _ in range(150)]
    refused = [each for each in messages if "too much at once" in why(each)]
    assert refused
    assert all(each["type"] == "refused" for each in messages)
    unchanged(seat, news)


@pytest.mark.parametrize(
    ("address", "body"),
    [("/api/me", {"name": "Alix"}), ("/api/me/named", {"named": True}), ("/api/notices/push/stop", {})],
)
def test_too_many_small_changes(timeless: Server, address: str, body: dict[str, Any]) -> None:
    guest = timeless.guest()
    statuses = [guest.send(address, body).status_code for _ in range(90)]
    made = statuses.index(429)
    assert made >= 50
    assert statuses == [200] * made + [429] * (90 - made)


def test_too_many_guests(timeless: Server) -> None:
    with httpx.Client(base_url=timeless.address) as crowd:
        answers = []
        for _ in range(75):
            crowd.cookies.clear()
            answers.append(crowd.get("/api/me"))
        assert answers[20].status_code == 200
        check_refused(answers[-1], 429)


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
