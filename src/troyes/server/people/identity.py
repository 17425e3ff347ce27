"""Who is there: a cookie with a random token, signed, whose hash names a session in the database.

For a handler of requests:

    visitor = await identity.visit(request)        # makes a guest at the first call
    return Response(..., cookies=visitor.cookies)

For a socket, whose page has visited before: `person = await identity.find(socket)`, None without a valid cookie; or
`browser = await identity.recognise(socket)`, with the session.

Whoever asked to be told (`ended`) hears of every session that ends here.

Whether a line is encrypted and who is at its other end is what uvicorn says; it believes a proxy only if told to.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.limits import Limiter, client_address
from troyes.server.store.queries import people
from troyes.server.store.rows import Browser, Person
from troyes.server.store.store import Store
from troyes.server.store.together import Together

__all__ = ["Identity", "Person", "Visitor"]

COOKIE: Final = "troyes"
DAY: Final = 86_400.0
LIFETIME: Final = 400 * DAY
"""A browser keeps no cookie longer; every visit starts it anew, at most once a day."""
TOKEN_BYTES: Final = 32
ON_ITS_WAY: Final = 60.0
"""Seconds after which nothing arrives any more that a browser asked before it had another session."""

NAMES: Final = (
    "Aalis", "Adele", "Alix", "Amaury", "Ancel", "Aubry", "Aude", "Baudouin", "Blanche", "Bohort", "Colin", "Edme",
    "Eudes", "Gautier", "Gilles", "Guibert", "Helois", "Henri", "Hersent", "Hugues", "Isabeau", "Jehan", "Lambert",
    "Mahaut", "Manessier", "Marie", "Milon", "Nicole", "Odette", "Ogier", "Perrin", "Remi", "Robert", "Roland",
    "Sibylle", "Thibaut", "Urbain", "Yolande", "Ysabel", "Yvain",
)  # fmt: skip
"""Names that a guest gets until he picks one."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor(Struct, frozen=True):
    """A person with the session through which they came, and the cookies that the answer must carry."""

    person: Person
    token_hash: str
    cookies: tuple[Cookie, ...] = ()


class SessionOver(Refusal):
    """What a browser asked before it was given another session; asked again, it comes with that one."""

    status = 401


class Identity:
    """Tells who sent a request or opened a socket."""

    def __init__(
        self,
        store: Store,
        secret: str,
        *,
        guests: Limiter | None = None,
        ended: Callable[[Iterable[str]], None] | None = None,
    ) -> None:
        """`secret` signs the cookies; `guests` says how many guests an address may bring, without it any number."""
        self.store = store
        self.ended = ended or (lambda token_hashes: None)
        self._key = hashlib.sha256(secret.encode()).digest()
        self._guests = guests
        self._browsers: Together[str, Browser] = Together(
            lambda token_hashes: store.read(people.browsers, token_hashes)
        )

    async def find(self, connection: Connection) -> Person | None:
        """The person of a request or socket; None if its cookie is missing, forged, or forgotten."""
        browser = await self.recognise(connection)
        return browser.person if browser else None

    async def visit(self, request: Connection) -> Visitor:
        """The person of a request; whoever is unknown becomes a guest."""
        browser = await self.recognise(request)
        if browser is None:
            await self._refuse_late(request)
            return await self._welcome(request)
        cookies: tuple[Cookie, ...] = ()
        if browser.seen < time.time() - DAY:
            await self.store.write(people.touch, browser.token_hash)
            cookies = (self._cookie(str(self._read(request)), request),)
        return Visitor(browser.person, browser.token_hash, cookies)

    async def switch(
        self, request: Connection, visitor: Visitor, person_id: str
    ) -> tuple[Visitor, list[str]]:
        """Sign in: a fresh token for that person, and the old one is worth nothing any more.

        A guest's tables go to the account; the second value names those that changed hands.
        """
        token, digest = _token()
        person, moved, ended = await self.store.write(people.sign_in, visitor.token_hash, digest, person_id)
        self.ended(ended)
        return Visitor(person, digest, (self._cookie(token, request),)), moved

    async def part(self, request: Connection) -> Visitor:
        """Sign out: the session ends, and the browser belongs to a new guest."""
        browser = await self.recognise(request)
        fresh = await self._welcome(request, browser.token_hash if browser else None)
        if browser:
            self.ended([browser.token_hash])
        return fresh

    async def start_anew(self, request: Connection, ended: str) -> Visitor:
        """The browser belongs to a new guest; its session has ended already."""
        return await self._welcome(request, ended)

    async def _refuse_late(self, request: Connection) -> None:
        """The cookie of a new guest would take the place of the one that this browser got when it signed in."""
        token = self._read(request)
        if token is None:
            return
        if await self.store.read(people.was_replaced, _digest(token), time.time() - ON_ITS_WAY):
            raise SessionOver(Message("refused-session-over"))

    async def _welcome(self, request: Connection, instead_of: str | None = None) -> Visitor:
        if self._guests is not None:
            self._guests.require(client_address(request))
        token, digest = _token()
        browser = await self.store.write(people.make_guest, digest, guest_name(), instead_of)
        return Visitor(browser.person, digest, (self._cookie(token, request),))

    async def recognise(self, connection: Connection) -> Browser | None:
        """The browser of a request or socket, with its session; None if its cookie is missing, forged, or forgotten."""
        token = self._read(connection)
        if token is None:
            return None
        browser = await self._browsers.ask(_digest(token))
        return browser if browser and browser.seen > time.time() - LIFETIME else None

    def _read(self, connection: Connection) -> str | None:
        """The token of the cookie, if its signature is ours."""
        token, _, signature = connection.cookies.get(COOKIE, "").partition(".")
        fits = hmac.compare_digest(signature.encode(), self._sign(token).encode())
        return token if fits and token else None

    def _sign(self, token: str) -> str:
        return hmac.new(self._key, b"troyes session " + token.encode(), hashlib.sha256).hexdigest()

    def _cookie(self, token: str, connection: Connection) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=f"{token}.{self._sign(token)}",
            path="/",
            max_age=int(LIFETIME),
            httponly=True,
            samesite="lax",
            secure=connection.scope["scheme"] in ("https", "wss"),
        )


def guest_name() -> str:
    """A name to begin with."""
    return f"{secrets.choice(NAMES)} {secrets.randbelow(90) + 10}"


def _token() -> tuple[str, str]:
    """A new token, and the hash under which its session is kept."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, _digest(token)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
