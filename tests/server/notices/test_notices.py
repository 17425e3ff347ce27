"""Notices while the page is closed: a real server, a real mail server, and a service for messages that reads them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from email.message import EmailMessage

import httpx
import pytest

from tests.server.guest import Guest
from tests.server.hearing import why
from tests.server.notices.receiving import Mailbox, Receiver, Service
from tests.server.running import Server

pytestmark = pytest.mark.once

SITE = "https://troyes.example.org"
YOU = {"kind": "you"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with Service() as service:
        yield service


def settings(mailbox: Mailbox) -> dict[str, str]:
    """Notices by both ways, soon."""
    return {
        "TROYES_SMTP": mailbox.address,
        "TROYES_MAIL_FROM": "troyes@example.org",
        "TROYES_ADDRESS": SITE,
        "TROYES_NOTICE_SECONDS": "0.8",
        "TROYES_TESTING": "1",
        "TROYES_PUSH_LOOPBACK": "1",
    }


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site"), **settings(mailbox)) as running:
        yield running
        assert running.complaints() == []


class Table:
    """Two people at a table of Troyes. Whoever moves has the page open meanwhile, and nobody else."""

    def __init__(self, one: Guest, other: Guest) -> None:
        self.people = (one, other)
        self.id = one.make_table("city", [YOU, OPEN])
        other.post(f"/api/tables/{self.id}/join", {"seat": 1})
        self.rng = random.Random(5)

    def play_until_turn_of(self, seat: int) -> None:
        """Moves until it has become the turn of this seat, after at least one of the other's."""
        page, last = self.people[0].sit(self.id), -1
        while True:
            (asked,) = page.position["asked"]
            if asked == seat != last >= 0:
                return page.close()
            if not page.turn():
                page.close()
                page = self.people[asked].sit(self.id)
            answer = page.move(page.random_move(self.rng))
            assert answer["type"] == "answer", answer
            page.catch_up(answer["rev"])
            last = asked


def link(letter: EmailMessage, purpose: str) -> str:
    found = re.search(rf"{SITE}/mail/{purpose}/(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def test_from_the_first_question_to_the_last_letter(
    house: Server, mailbox: Mailbox, service: Service
) -> None:
    anna, berta = house.guest("Anna"), house.guest("Berta")
    browser = Receiver(service, "bertas-browser")
    before = berta.get("/api/notices")
    assert before == {
        "key": before["key"], "push": False, "letters": True, "address": "", "confirmed": False
    }  # fmt: skip
    asked = berta.post("/api/notices/mail", {"address": "berta@example.net", "language": "en"})
    assert (asked["address"], asked["confirmed"]) == ("berta@example.net", False)
    question = mailbox.next()
    assert (question["To"], question["From"]) == ("berta@example.net", "troyes@example.org")
    assert question["Subject"] == "Do you want notices from Troyes here?"
    assert "List-Unsubscribe" not in question

    # Until the address is confirmed, only the browser hears of a turn: once, although nobody looks for long.
    assert berta.post("/api/notices/push", browser.subscription)["push"]
    table = Table(anna, berta)
    table.play_until_turn_of(1)
    told = {"title": "It is your turn: Troyes", "body": "Anna", "table": table.id}
    assert browser.next(before["key"]) == told

    # Anybody who has the letter may confirm, without a session of ours; nobody who has not.
    reader = house.guest()
    forged = reader.send("/api/notices/mail/confirm", {"token": link(question, "confirm")[:-1] + "x"})
    assert (forged.status_code, why(forged.json())) == (
        404,
        "This link is worth nothing any more; ask for notices anew in the settings.",
    )
    assert reader.send("/api/notices/mail/confirm", {"token": link(question, "confirm")}).status_code == 204
    assert berta.get("/api/notices")["confirmed"]
    table.play_until_turn_of(1)
    letter = mailbox.next()
    assert browser.next(before["key"]) == told
    assert (letter["To"], letter["Subject"]) == ("berta@example.net", "It is your turn: Troyes")
    assert (
        letter.get_content()
        .replace("\r", "")
        .startswith(f"It is your turn in Troyes, with Anna.\n\n{SITE}/t/{table.id}\n")
    )

    # The button of a mail program: no cookie, no token but the link's own.
    button = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert button.endswith(link(letter, "stop"))
    answer = httpx.post(house.address + button, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 204
    assert berta.get("/api/notices")["address"] == ""
    table.play_until_turn_of(1)
    assert browser.next(before["key"]) == told

    # A service says that the browser is gone: nothing goes there any more.
    service.answers = 410
    table.play_until_turn_of(1)
    assert browser.next(before["key"]) == told
    while berta.get("/api/notices")["push"]:
        pass
    service.answers = 201
    assert (mailbox.is_empty(), service.is_empty()) == (True, True)


def test_who_has_the_page_in_sight_or_signed_out_is_not_told(
    house: Server, mailbox: Mailbox, service: Service
) -> None:
    clara, dora = house.guest("Clara"), house.guest("Dora")
    hers, other = Receiver(service, "claras"), Receiver(service, "doras")
    key = clara.post("/api/notices/push", hers.subscription)["key"]
    dora.post("/api/notices/push", other.subscription)
    table = Table(clara, dora)
    with clara.sit(table.id) as page:
        # Of two turns Clara sees the first, and of the second only Dora's message shows how far the postman is.
        table.play_until_turn_of(0)
        table.play_until_turn_of(1)
        assert other.next(key)["table"] == table.id
        table.play_until_turn_of(0)
        page.ask("sight", visible=False)
        table.play_until_turn_of(1)
        assert other.next(key)["table"] == table.id
        table.play_until_turn_of(0)
        assert hers.next(key)["table"] == table.id
    dora.post("/api/account/logout")
    assert not dora.get("/api/notices")["push"]
    assert service.is_empty()


def test_a_table_that_is_put_away_calls_nobody_until_it_is_brought_out(
    house: Server, service: Service
) -> None:
    edda, fina = house.guest("Edda"), house.guest("Fina")
    hers, other = Receiver(service, "eddas"), Receiver(service, "finas")
    key = edda.post("/api/notices/push", hers.subscription)["key"]
    fina.post("/api/notices/push", other.subscription)
    table, later = Table(edda, fina), Table(edda, fina)
    edda.post(f"/api/tables/{table.id}/away", {"wish": True})
    table.play_until_turn_of(0)
    for _ in range(2):  # what is told of a later turn shows how far the postman is
        later.play_until_turn_of(1)
        assert other.next(key)["table"] == later.id
    assert service.is_empty()
    edda.post(f"/api/tables/{table.id}/away", {"wish": False})
    table.play_until_turn_of(0)
    assert hers.next(key)["table"] == table.id


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/x",
        "https://push.example.org:8443/x",
        "https://user@push.example.org/x",
        "https://10.0.0.1/x",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://169.254.169.254/latest",
        "file:///etc/passwd",
        "https:///x",
    ],
)
def test_places_inside_are_refused(house: Server, service: Service, endpoint: str) -> None:
    mallory = house.guest()
    subscription = {**Receiver(service, "x").subscription, "endpoint": endpoint}
    answer = mallory.send("/api/notices/push", subscription)
    assert (answer.status_code, answer.json()["message"]["id"]) == (400, "refused-push-place")


def test_keys_addresses_and_floods_are_refused(house: Server, service: Service, mailbox: Mailbox) -> None:
    mallory = house.guest()
    wrong = {**Receiver(service, "x").subscription, "p256dh": "AAAA"}
    assert mallory.send("/api/notices/push", wrong).json()["message"]["id"] == "refused-push-place"
    for address in (
        "nobody",
        "a@b",
        "a@b.c\nBcc: d@e.org",
        "a b@example.org",
        '"a"@example.org',
        "é@example.org",
    ):
        answer = mallory.send("/api/notices/mail", {"address": address})
        assert (address, answer.json()["message"]["id"]) == (address, "refused-mail-address")
    answers = [mallory.send("/api/notices/mail", {"address": "victim@example.org"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert [mailbox.next()["To"] for _ in range(3)] == ["victim@example.org"] * 3
    assert mailbox.is_empty()
