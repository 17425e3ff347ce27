"""Two server processes on one database serve one table: PostgreSQL holds it, Redis carries the news."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.server.guest import Guest, Json, Seat, play_together
from tests.server.hearing import why
from tests.server.notices.receiving import Receiver, Service
from tests.server.running import Server
from tests.server.wire.playing import BOT, OPEN, YOU, check_finished, until_present, you

pytestmark = pytest.mark.once

SECRET = "the same in all processes of one site"


@pytest.fixture(scope="module")
def site(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: str, redis_server: str
) -> Iterator[tuple[Server, Server]]:
    """Two processes. The first is in no hurry with the moves of computer players."""
    import psycopg

    folder = tmp_path_factory.mktemp("site")
    name = f"two_processes_{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    shared = {
        "TROYES_DATABASE_URL": postgres_server.removesuffix("postgres") + name,
        "TROYES_REDIS_URL": redis_server,
        "TROYES_SECRET": SECRET,
        "TROYES_NOTICE_SECONDS": "0.8",
        "TROYES_TESTING": "1",
        "TROYES_PUSH_LOOPBACK": "1",
    }
    with (
        Server(folder / "one", TROYES_BOT_PACE="60", **shared) as one,
        Server(folder / "two", **shared) as two,
    ):
        yield one, two
        assert [*one.complaints(), *two.complaints()] == []


def twin(guest: Guest, server: Server) -> Guest:
    """The same person with a page from another process."""
    other = server.guest()
    other.http.cookies = httpx.Cookies(guest.http.cookies)
    return other


def agree(pages: list[Seat]) -> None:
    """All pages show the same table."""
    for page in pages:
        page.catch_up(max(each.news["rev"] for each in pages))
    for page in pages[1:]:
        assert page.news["rev"] == pages[0].news["rev"]
        assert page.log == pages[0].log
        assert page.position == pages[0].position


def test_a_table_at_both_processes(site: tuple[Server, Server]) -> None:
    one, two = site
    anna, berta, dora = one.guest("Anna"), two.guest("Berta"), two.guest("Dora")
    table = anna.make_table("dice", [YOU, OPEN], public=True)
    assert table in [each["id"] for each in berta.get("/api/lobby")["open"]]
    with anna.sit(table) as here:
        until_present(here, [0], 0)
        with dora.sit(table) as watching:
            until_present(here, [0], 1)
            berta.post(f"/api/tables/{table}/join", {"seat": 1})
            here.catch_up(1)
            watching.catch_up(1)
            with berta.sit(table) as there:
                for page in (here, watching, there):
                    until_present(page, [0, 1], 1)
                there.ask("say", text="good day")
                here.ask("say", text="welcome")
                for page in (here, watching, there):
                    while len(page.chat) < 2:
                        page.until("chat")
                    assert [line["text"] for line in page.chat] == ["good day", "welcome"]
                play_together([here, there, watching], random.Random(1))
                check_finished(anna, here)
                check_finished(berta, there)
                assert here.news["table"]["result"] == there.news["table"]["result"]
                watching.catch_up(here.news["rev"])
                assert watching.news["table"]["status"] == "finished"
            until_present(here, [0], 1)


def test_of_two_moves_at_once_one_is_played(site: tuple[Server, Server]) -> None:
    one, two = site
    host = one.guest()
    table = host.make_table("city", [you("Anna"), you("Berta")])
    rng = random.Random(2)
    with host.sit(table) as here, twin(host, two).sit(table) as there, ThreadPoolExecutor(2) as pool:
        pages = [here, there]
        for _ in range(12):
            agree(pages)
            assert all(page.turn() for page in pages)
            rev = here.news["rev"]
            moves = [page.random_move(rng) for page in pages]
            answers: list[Json] = list(pool.map(Seat.move, pages, moves))
            assert sorted(answer["type"] for answer in answers) == ["answer", "refused"]
            for page, move, answer in zip(pages, moves, answers, strict=True):
                if answer["type"] == "answer":
                    assert answer["rev"] == rev + 1
                    assert move
                else:
                    assert why(answer).endswith(".")
                page.catch_up(rev + 1)
        for page in pages:
            page.ask("look", seat=None)
        agree(pages)


def test_all_may_choose_in_secret_at_once(site: tuple[Server, Server]) -> None:
    """What others choose in secret takes nothing from one's own question, so nobody is refused."""
    one, two = site
    guests = [one.guest(), two.guest(), one.guest(), two.guest()]
    table = guests[0].make_table("dice", [YOU, OPEN, OPEN, OPEN])
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/api/tables/{table}/join", {"seat": seat})
    rng = random.Random(3)
    pages = [guest.sit(table) for guest in guests]
    with ThreadPoolExecutor(4) as pool:
        for _ in range(6):
            last = max(page.news["rev"] for page in pages)
            for page in pages:
                page.catch_up(last)
            asked = [page for page in pages if page.turn()]
            moves = [page.random_move(rng) for page in asked]
            answers = list(pool.map(Seat.move, asked, moves))
            assert [answer["type"] for answer in answers] == ["answer"] * len(asked)
            assert sorted(answer["rev"] for answer in answers) == list(range(last + 1, last + 1 + len(asked)))
            for page in pages:
                page.catch_up(last + len(asked))
    for page in pages:
        page.close()


def test_a_process_dies_and_the_other_goes_on(site: tuple[Server, Server]) -> None:
    one, two = site
    anna = one.guest("Anna")
    table = anna.make_table("dice", [YOU, BOT])
    elsewhere = twin(anna, two)
    with elsewhere.sit(elsewhere.make_table("dice", [YOU, BOT])) as alone:
        alone.catch_up(2)  # the worker is awake
    with elsewhere.sit(table) as there:
        until_present(there, [0], 0)
        with anna.sit(table) as here:
            while here.position["asked"] != [0]:
                here.until("table")
            answer = here.move(here.random_move(random.Random(4)))
            assert answer["type"] == "answer"
            one.kill()
        there.catch_up(answer["rev"])
        # The first process was to move for the computer player. The second does when that is overdue.
        there.catch_up(answer["rev"] + 1)
        play_together([there], random.Random(5))
        check_finished(elsewhere, there)
    one.start()


def test_a_computer_player_is_hurried_from_the_other_process(site: tuple[Server, Server]) -> None:
    one, two = site
    anna = one.guest("Anna")
    with anna.sit(anna.make_table("dice", [YOU, BOT])) as alone:
        alone.ask("hurry", rev=alone.news["rev"])
        alone.catch_up(alone.news["rev"] + 1)  # the worker is awake
    table = anna.make_table("dice", [YOU, BOT])
    with anna.sit(table) as here, twin(anna, two).sit(table) as there:
        while here.position["asked"] != [0]:
            here.until("table")
        here.catch_up(here.move(here.random_move(random.Random(8)))["rev"])
        assert here.position["asked"] == [0, 1]
        agree([here, there])
        # The first process has thought and pauses for a minute; the second would move for it after ten seconds.
        began = time.time()
        rev = there.news["rev"]
        assert there.ask("hurry", rev=rev)["type"] == "answer"
        here.catch_up(rev + 1)
        assert here.position["asked"] == [0]
        assert (
            here.news["table"]["updated"] - began < 5
        )  # by the server's clock: we may be slow to hear of it


def test_computer_players_move_once_although_both_processes_look(site: tuple[Server, Server]) -> None:
    one, two = site
    host = two.guest("Anna")
    table = host.make_table("dice", [YOU, BOT, BOT])
    with host.sit(table) as here, one.guest().sit(table) as watching:
        play_together([here], random.Random(6))
        record = check_finished(host, here)
        watching.catch_up(here.news["rev"])
        assert watching.news["table"]["result"] == record.replay().scores()


def finish(at: Seat, seat: int, rng: random.Random) -> None:
    """Choose for a seat until its half day is done; if all others have chosen, the next one begins."""
    first = at.position["asked"]
    while seat in at.position["asked"] and at.position["asked"] == first:
        at.catch_up(at.move(at.random_move(rng))["rev"])


def test_of_two_processes_one_sends_a_notice(site: tuple[Server, Server]) -> None:
    one, two = site
    anna, berta = one.guest("Anna"), two.guest("Berta")
    table = anna.make_table("dice", [YOU, OPEN])
    with Service() as service:
        browser = Receiver(service, "berta")
        key = anna.get("/api/notices")["key"]
        assert berta.post("/api/notices/push", browser.subscription)["key"] == key
        berta.post(f"/api/tables/{table}/join", {"seat": 1})
        rng = random.Random(9)
        hers = {"title": "It is your turn: Troyes Dice", "body": "Anna", "table": table}
        for _ in range(3):
            assert browser.next(key) == hers
            with anna.sit(table) as here:
                with berta.sit(table) as there:
                    finish(there, 1, rng)
                # Berta is away when it becomes her turn again: what she has seen, she is not told.
                here.catch_up(there.news["rev"])
                finish(here, 0, rng)
        assert browser.next(key) == hers
        # Berta looks at a page of the other process: that both know of it is shown by the next message, of Anna's.
        with berta.sit(table) as there:
            with anna.sit(table) as here:
                while 0 in here.position["asked"]:
                    here.catch_up(here.move(here.random_move(rng))["rev"])
            there.catch_up(here.news["rev"])
            own = Receiver(service, "anna")
            anna.post("/api/notices/push", own.subscription)
            finish(there, 1, rng)
            assert own.next(key)["table"] == table
        assert service.is_empty()


def test_a_line_to_redis_is_lost_and_found(site: tuple[Server, Server], redis_server: str) -> None:
    import redis

    one, two = site
    anna = one.guest()
    table = anna.make_table("dice", [you("Anna"), you("Berta")])
    rng = random.Random(7)
    with anna.sit(table) as here, two.guest().sit(table) as there:
        until_present(here, [0, 1], 1)
        with redis.Redis.from_url(redis_server) as client:
            for kind in ("pubsub", "normal"):
                client.execute_command("CLIENT", "KILL", "TYPE", kind)
        # What is said meanwhile may be lost, but not for ever; what is said later finds a new line by itself.
        play_together([here, there], rng, 4)
    for server in site:
        assert all("Redis cannot be reached, and is tried again" in line for line in server.complaints())
        server.forgive()


def test_text_that_postgresql_cannot_keep(site: tuple[Server, Server]) -> None:
    one, _ = site
    guest = one.guest("Anna")
    assert guest.post("/api/me", {"name": "A\0nna"})["name"] == "Anna"
    for path in ("/api/tables/%00", "/api/tables/a%00b/record", "/api/games/%00/words"):
        assert guest.http.get(path).status_code in (400, 404)
    assert guest.send("/api/tables/a/join", {"seat": 0, "name": "\0"}).status_code == 404
    login = {"login": "an\0na", "password": "long enough \0"}
    for what in ("register", "login"):
        assert 400 <= guest.send(f"/api/account/{what}", login).status_code < 500
    with guest.sit(guest.make_table("dice", [you("\0"), you("B\0")])) as seat:
        assert [each["name"] for each in seat.news["table"]["seats"]] == ["Anna", "B"]
        seat.ask("say", text="a\0b")
        while not seat.chat:
            seat.until("chat")
        assert seat.chat[0]["text"] == "ab"
