"""Accounts with passkeys: taking one, coming back with it, and what does not get in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.people.asking import ALIX, ORIGIN, Client, person, post, refusal, table_of, unknown
from tests.server.people.authenticator import PRESENT, Authenticator
from troyes.server.people.identity import COOKIE
from troyes.server.store.queries import people
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


def add_passkey(client: Client, device: Authenticator) -> Any:
    return post(client, "passkey/register/finish", device.make(post(client, "passkey/register/begin")))


def use_passkey(client: Client, device: Authenticator) -> Any:
    return post(client, "passkey/login/finish", device.sign(post(client, "passkey/login/begin")))


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
