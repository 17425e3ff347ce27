"""Dice that can be checked at a real server: committed before the game, told after it, and proved by the record."""

from __future__ import annotations

import hashlib
import random

import pytest

from tests.server.guest import play_together
from tests.server.hearing import why
from tests.server.running import Server
from troyes.play import proof as proofs
from troyes.play.proof import Proof
from troyes.play.record import parse

pytestmark = pytest.mark.once

YOU, OPEN = {"kind": "you"}, {"kind": "open"}


def test_a_game_of_two_is_proved_with_what_both_have_added(server: Server) -> None:
    anna, berta = server.guest("Anna"), server.guest("Berta")
    offered = anna.get("/api/proof")
    table = anna.make_table("dice", [YOU, OPEN], offered=offered["name"], added="aa11")
    seen = berta.get(f"/api/tables/{table}/proof")
    assert seen == {
        "method": "committed-1",
        "commitment": offered["commitment"],
        "added": "A aa11",
        "secret": "",
    }
    berta.post(f"/api/tables/{table}/join", {"seat": 1, "added": "bb22"})
    with anna.sit(table) as one, berta.sit(table) as other:
        assert anna.get(f"/api/tables/{table}/proof")["secret"] == ""
        assert anna.http.get(f"/api/tables/{table}/throws").status_code == 409
        play_together([one, other], random.Random(4))
    told = berta.get(f"/api/tables/{table}/proof")
    assert (told["commitment"], told["added"]) == (offered["commitment"], "A aa11 B bb22")
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == offered["commitment"]
    assert not any(told["secret"].encode() in each for each in anna.received)
    record = parse(berta.http.get(f"/api/tables/{table}/record").text)
    assert proofs.read(record) == Proof(told["secret"], {0: "aa11", 1: "bb22"})
    throws = berta.get(f"/api/tables/{table}/throws")
    assert proofs.verify(record) == len(throws) > 20
    again = anna.send("/api/tables", {"game": "dice", "seats": [YOU], "offered": offered["name"]})
    assert (again.status_code, why(again.json())) == (
        409, "Those dice belong to another table already; make the table once more.",
    )  # fmt: skip


def test_a_game_goes_on_with_its_dice_after_a_crash(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.make_table("city", [YOU, {"kind": "you", "name": "Berta"}])
    with anna.sit(table) as seat:
        play_together([seat], random.Random(5), moves=10)
    cookies = dict(anna.http.cookies)
    server.kill()
    server.start()
    anna = server.guest()
    anna.http.cookies.clear()
    for name, value in cookies.items():
        anna.http.cookies.set(name, value)
    with anna.sit(table) as seat:
        play_together([seat], random.Random(6))
    record = parse(anna.http.get(f"/api/tables/{table}/record").text)
    assert proofs.verify(record) > 50


def test_what_is_no_number_is_refused_and_other_tables_say_their_method(server: Server) -> None:
    anna = server.guest("Anna")
    for added in ("xyz", "a", "AA"):
        refused = anna.send("/api/tables", {"game": "dice", "seats": [YOU], "added": added})
        assert (refused.status_code, why(refused.json())) == (
            400, "What you add to the dice is a number in hexadecimal, of at most 128 digits.",
        )  # fmt: skip
    table = anna.make_table("dice", [YOU])
    with anna.sit(table) as seat:
        play_together([seat], random.Random(7))
    branched = anna.post(f"/api/tables/{table}/branch", {"at": 40, "seat": 0, "level": "villager"})["id"]
    assert anna.get(f"/api/tables/{branched}/proof") == {
        "method": "record", "commitment": "", "added": "", "secret": "",
    }  # fmt: skip
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert '[Dice "committed-1"]' in text
    uploaded = anna.post("/api/records", {"record": text})["id"]
    again = anna.http.get(f"/api/tables/{uploaded}/record").text
    assert again == text  # with its proof
    forged = text.replace('[Dice "committed-1"]', "")
    uploaded = anna.post("/api/records", {"record": forged})["id"]
    assert '[Dice "record"]' in anna.http.get(f"/api/tables/{uploaded}/record").text
