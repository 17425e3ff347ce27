"""Accounts: a guest may take a login with a password, or a passkey, and so keep tables across devices.

    accounts = Accounts(identity, moved=reload_those_tables)
    accounts.close()                               # at the end

How browsers reach them stands in `wire/routes/accounts.py`.

Whoever signs in gets a new session, so that a token known to someone else before is worth nothing.
"""

from __future__ import annotations

import asyncio
import re
import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from litestar import Request

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.limits import Limiter, client_address
from troyes.server.messages import Credentials, Me
from troyes.server.people.identity import Identity, Visitor
from troyes.server.people.passwords import Passwords
from troyes.server.store.queries import people
from troyes.server.store.rows import Person
from troyes.server.wishes import PageSettings

LOGIN: Final = re.compile(r"[\w.@+-]{3,40}")
CHALLENGE_SECONDS: Final = 300.0
MINUTE: Final = 60.0

AnyRequest = Request[Any, Any, Any]
Purpose = Literal["register", "login"]


class WrongCredentials(Refusal):
    """A login and a password that do not belong together."""

    status = 401


def me(person: Person) -> Me:
    """A person, as their own page may know them."""
    return Me(
        name=person.name,
        login=person.login or "",
        passkeys=person.passkeys,
        named=person.named,
        settings=kept_settings(person),
    )


def kept_settings(person: Person) -> PageSettings | None:
    """What an account keeps of how its page is; what another release wrote and this one does not know is left alone."""
    if not person.settings or not person.has_account:
        return None
    try:
        return msgspec.json.decode(person.settings, type=PageSettings)
    except msgspec.MsgspecError:
        return None


class Accounts:
    """Registers, signs in and signs out.

    `moved` is told which tables went from a guest to an account, since those who have them open must read them again.
    """

    def __init__(
        self,
        identity: Identity,
        *,
        passwords: Passwords | None = None,
        moved: Callable[[list[str]], Awaitable[None]] | None = None,
    ) -> None:
        self.identity = identity
        self.store = identity.store
        self.passwords = passwords or Passwords()
        self.moved = moved
        self.by_address = Limiter(rate=20 / MINUTE, burst=20)
        # Guessing one person's password from many addresses is slow as well, and yet nobody is shut out for long.
        self.by_login = Limiter(rate=4 / MINUTE, burst=20)

    def close(self) -> None:
        """End the threads."""
        self.passwords.close()

    async def register(self, request: AnyRequest, data: Credentials) -> Visitor:
        """A guest becomes an account and keeps all tables."""
        self.by_address.require(client_address(request))
        login = tidy_login(data.login)
        visitor = await self.identity.visit(request)
        password_hash = await self.passwords.hash(data.password)
        await self.store.write(people.register, visitor.person.id, login, password_hash)
        return await self._switch(request, visitor, visitor.person.id)

    async def login(self, request: AnyRequest, data: Credentials) -> Visitor:
        """Somebody comes back, perhaps on another device."""
        self.by_address.require(client_address(request))
        login = fold_login(data.login)
        self.by_login.require(login)
        found = await self.store.read(people.password_of, login)
        if not await self.passwords.check(data.password, found[1] if found else None) or not found:
            raise WrongCredentials(Message("refused-credentials"))
        person_id, kept = found
        if self.passwords.is_dated(kept):
            await self.store.write(people.set_password, person_id, await self.passwords.hash(data.password))
        return await self._switch(request, await self.identity.visit(request), person_id)

    async def ask(self, request: AnyRequest, purpose: Purpose) -> tuple[Visitor, dict[str, Any]]:
        """Begin with a passkey: what the browser is to do."""
        self.by_address.require(client_address(request))
        visitor = await self.identity.visit(request)
        kept = await self.store.read(people.passkeys_of, visitor.person.id)

        def begin() -> tuple[dict[str, Any], str]:
            from troyes.server.people import passkeys

            site = passkeys.Site(request.headers.get("host", ""))
            if purpose == "login":
                return passkeys.ask_for_any(site)
            return passkeys.ask_for_new(site, visitor.person, kept)

        options, challenge = await asyncio.to_thread(begin)
        until = time.time() + CHALLENGE_SECONDS
        await self.store.write(people.set_challenge, visitor.token_hash, f"{purpose} {challenge}", until)
        return visitor, options

    async def add_passkey(self, request: AnyRequest, answer: dict[str, Any]) -> Visitor:
        """Keep the passkey that the browser made; with it a guest has an account."""
        visitor, challenge = await self._challenge(request, "register")

        def check() -> Any:
            from troyes.server.people import passkeys

            return passkeys.accept_new(
                passkeys.Site(request.headers.get("host", "")), visitor.person.id, answer, challenge
            )

        await self.store.write(people.add_passkey, await asyncio.to_thread(check))
        return await self._switch(request, visitor, visitor.person.id)

    async def use_passkey(self, request: AnyRequest, answer: dict[str, Any]) -> Visitor:
        """Sign in with a passkey."""
        person_id = await self.owner(request, answer)
        return await self._switch(request, await self.identity.visit(request), person_id)

    async def owner(self, request: AnyRequest, answer: dict[str, Any]) -> str:
        """Whose passkey it is that this browser has just used."""
        from troyes.server.people import passkeys

        _, challenge = await self._challenge(request, "login")
        passkey = await self.store.read(people.passkey, passkeys.credential_id(answer))
        if passkey is None:
            raise passkeys.NotAccepted(Message("refused-passkey-unknown"))
        site = passkeys.Site(request.headers.get("host", ""))
        used = await asyncio.to_thread(passkeys.accept, site, passkey, answer, challenge)
        if not await self.store.write(people.count_use, passkey.credential_id, used):
            raise passkeys.NotAccepted(Message("refused-passkey-used"))
        return passkey.person_id

    async def _challenge(self, request: AnyRequest, purpose: Purpose) -> tuple[Visitor, str]:
        """What this session was asked to sign. It is good for one answer, right or wrong."""
        self.by_address.require(client_address(request))
        visitor = await self.identity.visit(request)
        asked = await self.store.write(people.take_challenge, visitor.token_hash)
        found, _, challenge = (asked or "").partition(" ")
        if found != purpose:
            raise WrongCredentials(Message("refused-passkey-late"))
        return visitor, challenge

    async def _switch(self, request: AnyRequest, visitor: Visitor, person_id: str) -> Visitor:
        fresh, moved = await self.identity.switch(request, visitor, person_id)
        if moved and self.moved:
            await self.moved(moved)
        return fresh


def fold_login(login: str) -> str:
    """A login however it is typed."""
    return unicodedata.normalize("NFKC", login).strip().casefold()


def tidy_login(login: str) -> str:
    """A login that may be taken."""
    folded = fold_login(login)
    if not LOGIN.fullmatch(folded):
        raise Refusal(Message("refused-login"))
    return folded
