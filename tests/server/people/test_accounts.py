"""Accounts with passwords: taking one, coming back to it, and what does not get in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import text

from tests.server.hearing import why
from tests.server.people.asking import ALIX, CHEAP, Client, person, post, refusal, table_of
from troyes.server.limits import Limiter, TooMany
from troyes.server.people.accounts import Accounts
from troyes.server.people.identity import COOKIE
from troyes.server.people.passwords import LONGEST_QUEUE, Passwords
from troyes.server.store.queries import lobby, tables
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


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
    assert_is_over(client)


def assert_is_over(client: Client) -> None:
    """The session of this cookie is worth nothing any more."""
    answer = client.get("/api/me")
    assert answer.status_code == 401
    assert why(answer.json()) == "You have signed in or out on another page; load this one again."


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
    assert_is_over(client)
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
