"""What people do with their own accounts, at a real server: sessions, sockets that close with them, and the end."""

from __future__ import annotations

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.guest import Guest, Seat, play_together
from tests.server.hearing import why
from tests.server.people.authenticator import Authenticator
from tests.server.running import Server
from troyes.server.wire.admission import NOBODY, NOT_HERE

pytestmark = pytest.mark.once

PASSWORD = "a rather long password"
OTHER = "another long password"


def registered(server: Server, login: str) -> Guest:
    """Somebody with an account."""
    person = server.guest(login.title())
    person.post("/api/account/register", {"login": login, "password": PASSWORD})
    return person


def signed_in(server: Server, login: str, password: str = PASSWORD) -> Guest:
    """The same person at another browser."""
    browser = server.guest()
    browser.post("/api/account/login", {"login": login, "password": password})
    return browser


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, why(answer.json())


def closed(seat: Seat, code: int) -> str:
    """The socket closes; what it said last."""

    def listen() -> None:
        while True:
            seat.hear()

    with pytest.raises(ConnectionClosed) as end:
        listen()
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == code
    return why(json.loads(seat.guest.received[-1]))


def last_of(line: ClientConnection) -> str | bytes:
    """What a socket says last before it closes."""
    said: str | bytes = ""
    try:
        while True:
            said = line.recv(30)
    except ConnectionClosed:
        return said


OVER = "You have signed in or out on another page; load this one again."


def test_signing_out_closes_the_sockets_of_that_browser_alone(server: Server) -> None:
    anna = registered(server, "anna")
    elsewhere = signed_in(server, "anna")
    table = anna.make_table("dice", [{"kind": "you"}])
    with anna.sit(table) as left, elsewhere.sit(table) as kept, anna.socket("/ws/lobby") as lobby:
        anna.post("/api/account/logout")
        with suppress(ConnectionClosed):  # the server may have been quicker
            left.socket.send(json.dumps({"type": "say", "id": 1, "text": "I am still here"}))
        assert closed(left, NOBODY) == OVER
        assert why(json.loads(last_of(lobby))) == OVER
        assert kept.ask("say", text="So am I")["type"] == "answer"
    with elsewhere.sit(table) as again:
        again.until("chat")
        assert [line["text"] for line in again.chat] == ["So am I"]


def test_the_list_of_sessions_and_signing_out_everywhere(server: Server) -> None:
    berta = registered(server, "berta")
    second, third = signed_in(server, "berta"), signed_in(server, "berta")
    table = berta.make_table("dice", [{"kind": "you"}])
    listed = second.get("/api/account/sessions")
    assert [each["here"] for each in listed].count(True) == 1
    assert len(listed) == 3
    here = next(each["name"] for each in third.get("/api/account/sessions") if each["here"])
    with third.sit(table) as seat:
        assert second.post("/api/account/sessions/end", {"name": here})["login"] == "berta"
        assert closed(seat, NOBODY) == OVER
    assert third.get("/api/me")["login"] == ""
    gone = second.send("/api/account/sessions/end", {"name": here})
    assert refusal(gone) == (404, "That browser is signed out already; load the list again.")
    with berta.sit(table) as seat:
        assert second.post("/api/account/sessions/end-all")["login"] == ""
        assert closed(seat, NOBODY) == OVER
    assert [each.get("/api/me")["login"] for each in (berta, second)] == ["", ""]
    assert signed_in(server, "berta").get("/api/me")["login"] == "berta"


def test_a_new_password_signs_all_other_browsers_out(server: Server) -> None:
    clara = registered(server, "clara")
    second = signed_in(server, "clara")
    wrong = clara.send("/api/account/password", {"old": OTHER, "new": OTHER})
    assert refusal(wrong) == (401, "That is not your password; check it and try again.")
    assert clara.post("/api/account/password", {"old": PASSWORD, "new": OTHER})["login"] == "clara"
    assert [each.get("/api/me")["login"] for each in (clara, second)] == ["clara", ""]
    old = server.guest().send("/api/account/login", {"login": "clara", "password": PASSWORD})
    assert old.status_code == 401
    assert signed_in(server, "clara", OTHER).get("/api/me")["login"] == "clara"
    none = server.guest().send("/api/account/password", {"old": "", "new": OTHER})
    assert refusal(none) == (400, "You have no password yet that could be changed; add one first.")


def seats_of(guest: Guest, table: str) -> list[tuple[Any, ...]]:
    found = guest.get(f"/api/tables/{table}")["seats"]
    return [(seat["kind"], seat["name"], seat["level"]) for seat in found]


def test_the_games_of_a_deleted_account_stay_under_a_neutral_name(server: Server) -> None:
    dora, emma = registered(server, "dora"), server.guest("Emma")
    you, free = {"kind": "you"}, {"kind": "open"}
    finished = dora.make_table("dice", [you], public=True)
    with dora.sit(finished) as seat:
        play_together([seat], random.Random(1))
    running = dora.make_table("dice", [you, free])
    emma.post(f"/api/tables/{running}/join", {"seat": 1})
    lonely = dora.make_table("dice", [you, free], public=True)
    with dora.sit(running) as hers, emma.sit(running) as seat, emma.sit(lonely) as watching:
        hers.ask("say", text="My telephone number is a secret")
        refused = dora.send("/api/account/delete", {"password": OTHER})
        assert refusal(refused) == (401, "That is not your password; check it and try again.")
        waiting = dora.make_table("dice", [you, free, free])
        emma.post(f"/api/tables/{waiting}/join", {"seat": 1})
        assert dora.post("/api/account/delete", {"password": PASSWORD})["login"] == ""
        assert closed(hers, NOBODY) == OVER
        assert closed(watching, NOT_HERE) == "There is no such table; ask for the invite link again."
        seat.move(seat.random_move(random.Random(2)))
        while seat.news["table"]["seats"][0]["name"] != "A" or seat.position["question"] is None:
            seat.until("table")
    assert seats_of(emma, finished) == [("person", "A", "")]
    assert seats_of(emma, running) == [("bot", "A", "burgher"), ("person", "Emma", "")]
    assert seats_of(emma, waiting) == [("open", "", ""), ("person", "Emma", ""), ("open", "", "")]
    assert emma.get(f"/api/tables/{waiting}")["hosting"] is True
    with emma.sit(running) as seat:
        seat.until("chat")
        assert seat.chat == []
    record = emma.http.get(f"/api/tables/{finished}/record").text
    assert '[SeatA "A"]' in record
    assert "Dora" not in record
    again = server.guest().send("/api/account/login", {"login": "dora", "password": PASSWORD})
    assert again.status_code == 401
    assert emma.get("/api/lobby")["open"] == []


def test_a_guest_may_be_forgotten_too(server: Server) -> None:
    guest = server.guest("Fanny")
    table = guest.make_table("dice", [{"kind": "you", "name": "Fanny"}], public=True)
    before = guest.get("/api/me")["name"]
    assert guest.post("/api/account/delete", {})["name"] != before
    assert seats_of(guest, table) == [("bot", "A", "burgher")]


def test_an_account_of_passkeys_alone_is_deleted_with_its_own_passkey(tmp_path: Path) -> None:
    """At a server of its own: whoever fails too often from one address has to wait."""
    with Server(tmp_path) as server:
        check_deletion(server.address.replace("127.0.0.1", "localhost"))


def check_deletion(host: str) -> None:
    anna, berta = Guest(host, "Anna"), Guest(host, "Berta")
    devices = {person: Authenticator(host) for person in (anna, berta)}
    for person, device in devices.items():
        made = device.make(person.post("/api/account/passkey/register/begin"))
        assert person.post("/api/account/passkey/register/finish", made)["passkeys"] == 1
    refused = refusal(anna.send("/api/account/delete", {}))
    assert refused[0] in (400, 401)
    hers = devices[berta].sign(anna.post("/api/account/passkey/login/begin"))
    assert (
        anna.send("/api/account/delete", {"passkey": hers}).json()["message"]["id"] == "refused-passkey-other"
    )
    assert anna.get("/api/me")["passkeys"] == 1
    own = devices[anna].sign(anna.post("/api/account/passkey/login/begin"))
    assert anna.post("/api/account/delete", {"passkey": own})["passkeys"] == 0
    asked = berta.post("/api/account/passkey/login/begin")
    gone = berta.send("/api/account/passkey/login/finish", devices[anna].sign(asked))
    assert gone.json()["message"]["id"] == "refused-passkey-unknown"
    for person in (anna, berta):
        person.close()
