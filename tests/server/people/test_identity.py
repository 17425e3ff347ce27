"""Who is there: guests, their cookies, and what a cookie is worth that is not ours."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Iterator
from http.cookies import SimpleCookie
from typing import Any

import pytest
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.testing import TestClient, create_test_client
from sqlalchemy import text

from tests.server.hearing import why
from troyes.core.errors import Refusal
from troyes.server.limits import Limiter
from troyes.server.people.identity import COOKIE, DAY, LIFETIME, ON_ITS_WAY, Identity, guest_name
from troyes.server.store.queries import people
from troyes.server.store.store import Store
from troyes.server.wire.refusals import refused

pytestmark = pytest.mark.once

Client = TestClient[Litestar]

SECRET = "a secret for tests that is long enough"


@pytest.fixture
def identity(store: Store) -> Identity:
    return Identity(store, SECRET)


@pytest.fixture
def client(identity: Identity) -> Iterator[Client]:
    with make_client(identity) as client:
        yield client


def make_client(identity: Identity, base_url: str = "http://troyes.localhost") -> Client:
    @get("/me")
    async def me(request: Request[Any, Any, Any]) -> Response[list[str]]:
        visitor = await identity.visit(request)
        return Response([visitor.person.id, visitor.person.name], cookies=list(visitor.cookies))

    @post("/part", status_code=200)
    async def part(request: Request[Any, Any, Any]) -> Response[list[str]]:
        visitor = await identity.part(request)
        return Response([visitor.person.id, visitor.person.name], cookies=list(visitor.cookies))

    @websocket("/ws")
    async def ws(socket: WebSocket[Any, Any, Any]) -> None:
        person = await identity.find(socket)
        await socket.accept()
        await socket.send_text(person.id if person else "nobody")
        await socket.close()

    return create_test_client([me, part, ws], base_url=base_url, exception_handlers={Refusal: refused})


def token_hash(cookie: str) -> str:
    return hashlib.sha256(cookie.partition(".")[0].encode()).hexdigest()


def through_socket(client: Client) -> str:
    with client.websocket_connect("/ws") as socket:
        return socket.receive_text()


def test_a_guest_is_the_same_guest_next_time(client: Client, store: Store) -> None:
    first = client.get("/me")
    assert client.get("/me").json() == first.json()
    assert "set-cookie" not in client.get("/me").headers
    assert through_socket(client) == first.json()[0]
    assert asyncio.run(store.read(people.person, first.json()[0])).name == first.json()[1]


def test_the_cookie_is_kept_from_scripts_and_other_sites(identity: Identity) -> None:
    for base_url, secure in (("http://troyes.localhost", ""), ("https://troyes.localhost", True)):
        with make_client(identity, base_url) as client:
            cookie = SimpleCookie(client.get("/me").headers["set-cookie"])[COOKIE]
        assert (cookie["httponly"], cookie["samesite"].lower(), cookie["path"]) == (True, "lax", "/")
        assert cookie["max-age"] == str(int(LIFETIME))
        assert cookie["secure"] == secure


def test_the_database_knows_only_the_hash_of_a_token(client: Client, store: Store) -> None:
    client.get("/me")
    kept = asyncio.run(
        store.read(lambda connection: connection.execute(text("SELECT * FROM sessions")).one())
    )
    assert kept.token_hash == token_hash(client.cookies[COOKIE])
    assert client.cookies[COOKIE].partition(".")[0] not in str(kept)


def test_a_cookie_that_is_not_ours_is_nobodys(client: Client, store: Store) -> None:
    first = client.get("/me").json()
    good = client.cookies[COOKIE]
    token, _, signature = good.partition(".")
    elsewhere = Identity(store, "another secret")._sign(token)
    forged = [
        "",
        ".",
        token,
        f"{token}.",
        f"{token}.{signature[:-1]}{'1' if signature.endswith('0') else '0'}",
        f".{signature}",
        f"{token}.{elsewhere}",
    ]
    for cookie in [*forged, "x" * 5000, f"{token}A.{signature}"]:
        client.cookies.clear()
        client.cookies.set(COOKIE, cookie)
        assert through_socket(client) == "nobody", cookie
    client.cookies.clear()
    assert through_socket(client) == "nobody"
    client.cookies.set(COOKIE, good)
    assert through_socket(client) == first[0]


def test_a_session_is_forgotten_after_its_time_and_renewed_before(client: Client, store: Store) -> None:
    def age(days: float) -> None:
        change = text("UPDATE sessions SET seen = seen - :seconds")
        asyncio.run(store.write(lambda connection: connection.execute(change, {"seconds": days * DAY})))

    first = client.get("/me").json()
    age(2)
    renewed = client.get("/me")
    assert renewed.json() == first
    assert COOKIE in renewed.headers["set-cookie"]
    assert "set-cookie" not in client.get("/me").headers
    age(401)
    assert through_socket(client) == "nobody"
    assert client.get("/me").json() != first


def test_signing_in_changes_the_token(identity: Identity, store: Store) -> None:
    @post("/sign-in", status_code=200)
    async def sign_in(request: Request[Any, Any, Any]) -> Response[str]:
        visitor = await identity.visit(request)
        fresh, _ = await identity.switch(request, visitor, visitor.person.id)
        return Response(fresh.person.id, cookies=list(fresh.cookies))

    with make_client(identity) as client:
        client.app.register(sign_in)
        person = client.get("/me").json()[0]
        before = client.cookies[COOKIE]
        assert client.post("/sign-in").text.strip('"') == person
        after = client.cookies[COOKIE]
        assert before != after
        assert through_socket(client) == person
        assert asyncio.run(store.read(people.browser, token_hash(before))) is None
        assert_comes_too_late(client, store, before)
        assert client.get("/me").json()[0] == person


def assert_comes_too_late(client: Client, store: Store, before: str) -> None:
    """What the browser asked with this cookie, before it had the one that it has, makes no guest of it."""
    after = client.cookies[COOKIE]
    client.cookies.set(COOKIE, before, domain="troyes.localhost")
    late = client.get("/me")
    assert late.status_code == 401
    assert why(late.json()) == "You have signed in or out on another page; load this one again."
    assert "set-cookie" not in late.headers
    past = text("UPDATE replaced SET at = at - :seconds")
    asyncio.run(store.write(lambda connection: connection.execute(past, {"seconds": ON_ITS_WAY})))
    much_later = client.get("/me")
    assert much_later.status_code == 200
    assert COOKIE in much_later.headers["set-cookie"]
    client.cookies.clear()
    client.cookies.set(COOKIE, after, domain="troyes.localhost")


def test_who_signs_out_is_a_new_guest(client: Client, store: Store) -> None:
    first = client.get("/me").json()
    before = client.cookies[COOKIE]
    second = client.post("/part").json()
    assert second[0] != first[0]
    assert client.get("/me").json() == second
    assert asyncio.run(store.read(people.browser, token_hash(before))) is None
    assert_comes_too_late(client, store, before)
    assert client.get("/me").json() == second


def test_an_address_brings_only_so_many_guests(store: Store) -> None:
    with make_client(Identity(store, SECRET, guests=Limiter(rate=0.001, burst=2))) as client:
        answers = []
        for _ in range(3):
            client.cookies.clear()
            answers.append(client.get("/me"))
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert why(answers[2].json()).startswith("That was too much at once; try again in ")
    assert int(answers[2].headers["retry-after"]) > 0


def test_guests_have_names_that_fit() -> None:
    names = {guest_name() for _ in range(200)}
    assert len(names) > 100
    assert all(0 < len(name) <= 24 for name in names)
