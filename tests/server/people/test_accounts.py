"""Accounts: taking one, coming back to it, and what does not get in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from litestar import Litestar, Request, Response, get
from litestar.testing import TestClient, create_test_client
from sqlalchemy import text

from tests.server.hearing import why
from tests.server.people.authenticator import PRESENT, Authenticator
from troyes.core.errors import Refusal
from troyes.server.limits import Limiter, TooMany
from troyes.server.people.accounts import Accounts, me
from troyes.server.people.identity import COOKIE, Identity
from troyes.server.people.passwords import LONGEST_QUEUE, Passwords
from troyes.server.store import lobby_queries as lobby
from troyes.server.store import people_queries as people
from troyes.server.store import table_queries as tables
from troyes.server.store.rows import SeatRow
from troyes.server.store.store import Store
from troyes.server.wire.refusals import refused
from troyes.server.wire.routes.accounts import account_routes

pytestmark = pytest.mark.once

Client = TestClient[Litestar]
ORIGIN = "http://troyes.localhost"
ALIX = {"login": "Alix@Troyes", "password": "a long password"}
CHEAP = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)


@pytest.fixture
def store(database_url: str, tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path, database_url)
    yield opened
    opened.close()


@pytest.fixture
def moved() -> list[list[str]]:
    """The tables that changed hands, as the server is told."""
    return []


@pytest.fixture
def accounts(store: Store, moved: list[list[str]]) -> Iterator[Accounts]:
    async def note(tables: list[str]) -> None:
        moved.append(tables)

    made = Accounts(Identity(store, "secret"), passwords=Passwords(CHEAP), moved=note)
    made.by_address = Limiter(rate=1, burst=1000)
    yield made
    made.close()


@pytest.fixture
def browser(accounts: Accounts) -> Iterator[Callable[..., Client]]:
    """Opens browsers, each with its own cookies."""
    opened: list[Client] = []

    @get("/api/me")
    async def who(request: Request[Any, Any, Any]) -> Response[Any]:
        visitor = await accounts.identity.visit(request)
        return Response([visitor.person.id, me(visitor.person)], cookies=list(visitor.cookies))

    def make(origin: str = ORIGIN) -> Client:
        handlers: list[Any] = [who, account_routes(accounts)]
        client = create_test_client(handlers, base_url=origin, exception_handlers={Refusal: refused})
        opened.append(client.__enter__())
        return client

    yield make
    for client in opened:
        client.__exit__(None, None, None)


def person(client: Client) -> str:
    return str(client.get("/api/me").json()[0])


def post(client: Client, path: str, data: Any = None) -> Any:
    """What the server answers, if it agrees."""
    answer = client.post(f"/api/account/{path}", json=data)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(client: Client, path: str, data: Any = None) -> tuple[int, str]:
    answer = client.post(f"/api/account/{path}", json=data)
    assert list(answer.json()) == ["message"]
    return answer.status_code, why(answer.json())


def table_of(store: Store, person_id: str) -> str:
    seats = [SeatRow(0, "person", person_id, "Alix"), SeatRow(1, "open")]
    made = store.write(
        tables.create_table,
        game="troyes",
        version=1,
        setup={},
        components="",
        host=person_id,
        public=False,
        seats=seats,
    )
    return asyncio.run(made).id


def add_passkey(client: Client, device: Authenticator) -> Any:
    return post(client, "passkey/register/finish", device.make(post(client, "passkey/register/begin")))


def use_passkey(client: Client, device: Authenticator) -> Any:
    return post(client, "passkey/login/finish", device.sign(post(client, "passkey/login/begin")))


# Passwords


def test_a_guest_who_registers_keeps_everything(browser: Callable[..., Client], store: Store) -> None:
    client = browser()
    guest = person(client)
    table = table_of(store, guest)
    before = client.cookies[COOKIE]
    answer = post(client, "register", ALIX)
    assert answer["login"] == "alix@troyes"
    assert client.cookies[COOKIE] != before
    assert person(client) == guest
    assert [row.id for row in asyncio.run(store.read(lobby.tables_of, guest))] == [table]
    kept = asyncio.run(store.read(lambda c: c.execute(text("SELECT password_hash FROM persons")).scalar()))
    assert str(kept).startswith("$argon2id$")
    client.cookies.clear()
    client.cookies.set(COOKIE, before)
    assert person(client) != guest


def test_the_same_account_on_another_device(
    browser: Callable[..., Client], store: Store, moved: list[list[str]]
) -> None:
    first, second = browser(), browser()
    account = person(first)
    name = post(first, "register", ALIX)["name"]
    mine = table_of(store, account)
    guest = person(second)
    theirs = table_of(store, guest)
    asyncio.run(store.write(tables.say, theirs, guest, 0, "Guest", "hello"))
    before = second.cookies[COOKIE]
    assert post(second, "login", ALIX | {"login": " ALIX@troyes "}) == {
        "name": name,
        "login": "alix@troyes",
        "passkeys": 0,
        "named": False,
        "settings": None,
    }
    assert second.cookies[COOKIE] != before
    assert person(second) == person(first) == account
    assert {row.id for row in asyncio.run(store.read(lobby.tables_of, account))} == {mine, theirs}
    assert asyncio.run(store.read(lobby.tables_of, guest)) == []
    table = asyncio.run(store.read(tables.table, theirs))
    assert (table.host, table.seats_of(account)) == (account, (0,))
    assert [line.person_id for line in asyncio.run(store.read(tables.read_chat, theirs))] == [account]
    assert moved == [[theirs]]


def test_one_account_takes_nothing_from_another(
    browser: Callable[..., Client], store: Store, moved: list[list[str]]
) -> None:
    first, second = browser(), browser()
    post(first, "register", ALIX)
    other = person(second)
    post(second, "register", ALIX | {"login": "milon"})
    table = table_of(store, other)
    post(second, "login", ALIX)
    assert person(second) == person(first)
    assert asyncio.run(store.read(tables.table, table)).host == other
    assert moved == []


def test_who_signs_out_is_a_guest_and_the_account_stays(browser: Callable[..., Client]) -> None:
    client = browser()
    account = person(client)
    post(client, "register", ALIX)
    signed_in = client.cookies[COOKIE]
    assert post(client, "logout")["login"] == ""
    assert person(client) != account
    client.cookies.clear()
    client.cookies.set(COOKIE, signed_in)
    assert person(client) != account
    client.cookies.clear()
    assert post(client, "login", ALIX)["login"] == "alix@troyes"
    assert person(client) == account


def test_a_login_belongs_to_one(browser: Callable[..., Client]) -> None:
    first, second = browser(), browser()
    post(first, "register", ALIX)
    assert refusal(second, "register", ALIX | {"login": "ＡLIX@troyes"}) == (
        409,
        "Somebody has that login already; choose another one.",
    )
    assert second.get("/api/me").json()[1]["login"] == ""
    assert refusal(first, "register", ALIX | {"login": "another"})[0] == 409


def test_some_logins_cannot_be_taken(browser: Callable[..., Client]) -> None:
    client = browser()
    for login in ("two words", "a\0b", "<b>", "   x   "):
        status, words = refusal(client, "register", ALIX | {"login": login})
        assert (status, words[:24]) == (400, "A login has 3 to 40 lett"), login


def test_a_wrong_password_and_an_unknown_login_are_told_alike(
    browser: Callable[..., Client], accounts: Accounts
) -> None:
    client = browser()
    post(client, "register", ALIX)
    checked: list[str] = []
    verify = CHEAP.verify

    class Watched(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
            checked.append(str(hash))
            return verify(hash, password)

    accounts.passwords._hasher = Watched(time_cost=1, memory_cost=64, parallelism=1)
    stranger = browser()
    wrong = refusal(stranger, "login", ALIX | {"password": "another password"})
    unknown = refusal(stranger, "login", ALIX | {"login": "nobody"})
    assert wrong == unknown
    assert wrong == (401, "That login and password do not belong together; check both and try again.")
    assert [kept.split("$")[:4] for kept in checked] == [checked[0].split("$")[:4]] * 2
    assert post(stranger, "login", ALIX)["login"] == "alix@troyes"


def test_guessing_passwords_is_slow_from_one_address_and_from_many(
    browser: Callable[..., Client], accounts: Accounts
) -> None:
    client = browser()
    post(client, "register", ALIX)
    accounts.by_login = Limiter(rate=0.001, burst=2)
    wrong = ALIX | {"password": "another password"}
    assert [refusal(client, "login", wrong)[0] for _ in range(3)] == [401, 401, 429]
    assert refusal(client, "login", ALIX)[0] == 429
    assert refusal(client, "login", ALIX | {"login": "somebody-else"})[0] == 401
    accounts.by_address = Limiter(rate=0.001, burst=1)
    assert refusal(client, "login", ALIX | {"login": "third"})[0] == 401
    assert refusal(client, "login", ALIX | {"login": "fourth"})[0] == 429
    assert refusal(client, "register", ALIX | {"login": "fifth"})[0] == 429


def test_a_dated_hash_is_made_anew(browser: Callable[..., Client], accounts: Accounts, store: Store) -> None:
    client = browser()
    post(client, "register", ALIX)
    accounts.passwords._hasher = PasswordHasher(time_cost=2, memory_cost=64, parallelism=1)
    post(client, "login", ALIX)
    kept = asyncio.run(
        store.read(
            lambda c: c.execute(text("SELECT password_hash FROM persons WHERE login IS NOT NULL")).scalar()
        )
    )
    assert ",t=2," in str(kept)
    post(client, "login", ALIX)


def test_only_so_many_passwords_wait() -> None:
    async def story() -> list[Any]:
        passwords = Passwords(CHEAP)
        tries = [passwords.hash("x") for _ in range(LONGEST_QUEUE + 3)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert await passwords.check("x", await passwords.hash("x"))
        passwords.close()
        return outcomes

    outcomes = asyncio.run(story())
    assert [isinstance(outcome, TooMany) for outcome in outcomes] == [False] * LONGEST_QUEUE + [True] * 3


def test_a_password_is_the_same_from_every_keyboard() -> None:
    async def story() -> None:
        passwords = Passwords(PasswordHasher())
        kept = await passwords.hash("caf\u00e9 au lait")
        assert await passwords.check("cafe\u0301 au lait", kept)
        assert not await passwords.check("cafe au lait", kept)
        assert not await passwords.check("caf\u00e9 au lait", "no hash")
        passwords.close()

    asyncio.run(story())


# Passkeys


def test_a_guest_takes_a_passkey_and_comes_back_with_it(
    browser: Callable[..., Client], store: Store, moved: list[list[str]]
) -> None:
    first, second, device = browser(), browser(), Authenticator(ORIGIN)
    account = person(first)
    before = first.cookies[COOKIE]
    answer = add_passkey(first, device)
    assert (answer["login"], answer["passkeys"]) == ("", 1)
    assert first.cookies[COOKIE] != before
    theirs = table_of(store, person(second))
    assert use_passkey(second, device) == answer
    assert person(second) == person(first) == account
    assert moved == [[theirs]]
    assert use_passkey(second, device) == answer
    asyncio.run(store.write(people.tidy, 1e12))
    assert asyncio.run(store.read(people.person, account)).has_account


def test_a_password_and_passkeys_open_one_account(browser: Callable[..., Client]) -> None:
    client, device = browser(), Authenticator(ORIGIN)
    post(client, "register", ALIX)
    add_passkey(client, device)
    asked = post(client, "passkey/register/begin")
    assert [known["id"] for known in asked["excludeCredentials"]] == [device.make(asked)["rawId"]]
    assert add_passkey(client, Authenticator(ORIGIN))["passkeys"] == 2
    stranger = browser()
    assert use_passkey(stranger, device)["login"] == "alix@troyes"


def test_a_device_that_does_not_count_is_welcome(browser: Callable[..., Client]) -> None:
    client, device = browser(), Authenticator(ORIGIN)
    device.counts = False
    add_passkey(client, device)
    assert use_passkey(browser(), device)["passkeys"] == 1
    assert use_passkey(browser(), device)["passkeys"] == 1


def test_a_copied_passkey_is_noticed(browser: Callable[..., Client]) -> None:
    client, device = browser(), Authenticator(ORIGIN)
    add_passkey(client, device)
    use_passkey(client, device)
    device.count = 0
    asked = post(client, "passkey/login/begin")
    assert refusal(client, "passkey/login/finish", device.sign(asked))[0] == 401


def wrong_origin(device: Authenticator) -> None:
    device.origin = "http://evil.localhost"


def wrong_site(device: Authenticator) -> None:
    device.rp_id = "evil.localhost"


def unlocked(device: Authenticator) -> None:
    device.flags = PRESENT


def wrong_key(device: Authenticator) -> None:
    device.key = Authenticator(ORIGIN).key


def wrong_user(device: Authenticator) -> None:
    device.user = b"somebody else"


def unknown(device: Authenticator) -> None:
    device.credential_id = bytes(16)


def test_a_passkey_that_proves_nothing_is_refused(browser: Callable[..., Client]) -> None:
    client, stranger = browser(), browser()
    guest = person(stranger)
    for spoil in (wrong_origin, wrong_site, unlocked, wrong_key, wrong_user, unknown):
        device = Authenticator(ORIGIN)
        add_passkey(client, device)
        asked = post(stranger, "passkey/login/begin")
        spoil(device)
        asked["rpId"] = device.rp_id
        status, words = refusal(stranger, "passkey/login/finish", device.sign(asked))
        assert (status, "passkey" in words) == (401, True), spoil
        assert person(stranger) == guest, spoil


def test_a_challenge_is_good_for_one_answer_of_its_kind_and_session(
    browser: Callable[..., Client], store: Store
) -> None:
    client, device = browser(), Authenticator(ORIGIN)
    nothing_asked = (401, "The passkey was not asked for, or took too long; try once more.")
    assert refusal(client, "passkey/login/finish", {}) == nothing_asked
    made = device.make(post(client, "passkey/register/begin"))
    post(client, "passkey/login/begin")
    assert refusal(client, "passkey/register/finish", made) == nothing_asked
    add_passkey(client, device)
    signed = device.sign(post(client, "passkey/login/begin"))
    assert refusal(browser(), "passkey/login/finish", signed) == nothing_asked
    post(client, "passkey/login/finish", signed)
    assert refusal(client, "passkey/login/finish", signed) == nothing_asked
    signed = device.sign(post(client, "passkey/login/begin"))
    late = text("UPDATE sessions SET challenge_until = challenge_until - 301")
    asyncio.run(store.write(lambda connection: connection.execute(late)))
    assert refusal(client, "passkey/login/finish", signed) == nothing_asked
    again = device.sign(post(client, "passkey/login/begin"))
    post(client, "passkey/login/begin")
    assert refusal(client, "passkey/login/finish", again)[0] == 401


def test_an_answer_that_is_none_is_refused(browser: Callable[..., Client]) -> None:
    client = browser()
    answers: list[Any] = [{}, {"rawId": 7}, {"rawId": "AA", "response": 1}, {"rawId": "\u00e9"}]
    for purpose in ("register", "login"):
        for answer in answers:
            post(client, f"passkey/{purpose}/begin")
            assert refusal(client, f"passkey/{purpose}/finish", answer)[0] == 401, (purpose, answer)


def test_a_passkey_belongs_to_one_person(browser: Callable[..., Client]) -> None:
    first, second, device = browser(), browser(), Authenticator(ORIGIN)
    add_passkey(first, device)
    answer = device.make(post(second, "passkey/register/begin"))
    assert refusal(second, "passkey/register/finish", answer)[0] == 409


def test_a_site_without_a_name_has_no_passkeys(browser: Callable[..., Client]) -> None:
    client = browser("http://127.0.0.1:8000")
    words = "Passkeys need a site with a name; on this machine, open the page as localhost."
    assert refusal(client, "passkey/register/begin") == (400, words)
    assert refusal(client, "passkey/login/begin") == (400, words)


def test_elsewhere_a_passkey_needs_an_encrypted_line(browser: Callable[..., Client]) -> None:
    client, plain = browser("http://club.example:8443"), Authenticator("http://club.example:8443")
    answer = plain.make(post(client, "passkey/register/begin"))
    assert refusal(client, "passkey/register/finish", answer)[0] == 401
    assert add_passkey(client, Authenticator("https://club.example:8443"))["passkeys"] == 1
