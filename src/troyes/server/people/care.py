"""What people do with their own accounts: look at the sessions, end them, change the password, delete everything.

Whoever changes a password, or deletes an account, shows once more that it is his: a page that was left open is not
enough.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from troyes.core.errors import Refusal
from troyes.core.message import Message
from troyes.server.limits import client_address
from troyes.server.people.accounts import Accounts, WrongCredentials
from troyes.server.people.identity import Visitor
from troyes.server.store.queries import accounts as queries
from troyes.server.store.queries import people
from troyes.server.store.rows import Person
from troyes.server.trust import Farewell, NewPassword, SessionInfo

TAKES_OVER: Final = "burgher"
"""The computer player that goes on for somebody who has deleted his account."""

AnyRequest = Request[Any, Any, Any]


class Care:
    """An account in the hands of its owner."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._identity = accounts.identity
        self._store = accounts.store

    async def sessions(self, request: AnyRequest) -> tuple[Visitor, list[SessionInfo]]:
        """The browsers that are signed in as this person."""
        visitor = await self._identity.visit(request)
        found = await self._store.read(queries.sessions_of, visitor.person.id)
        return visitor, [
            SessionInfo(
                each.token_hash[: queries.SHOWN],
                each.created,
                each.seen,
                each.token_hash == visitor.token_hash,
            )
            for each in found
        ]

    async def end(self, request: AnyRequest, name: str) -> Visitor:
        """Sign one browser out; whose own that is becomes a new guest."""
        visitor = await self._identity.visit(request)
        ended = await self._store.write(queries.end_session, visitor.person.id, name)
        return await self._after(request, visitor, ended)

    async def end_all(self, request: AnyRequest) -> Visitor:
        """Sign out everywhere."""
        visitor = await self._identity.visit(request)
        ended = await self._store.write(queries.end_sessions, visitor.person.id)
        return await self._after(request, visitor, ended)

    async def change_password(self, request: AnyRequest, data: NewPassword) -> Visitor:
        """Another password; all other browsers are signed out, and this one has a new session."""
        visitor = await self._identity.visit(request)
        if visitor.person.login is None:
            raise Refusal(Message("refused-no-password"))
        await self._prove(request, visitor.person, data.old)
        kept = await self._accounts.passwords.hash(data.new)
        await self._store.write(people.set_password, visitor.person.id, kept)
        fresh, _ = await self._identity.switch(request, visitor, visitor.person.id)
        self._identity.ended(
            await self._store.write(queries.end_sessions, visitor.person.id, fresh.token_hash)
        )
        return fresh

    async def delete(self, request: AnyRequest, data: Farewell) -> Visitor:
        """Delete an account, or a guest: the games stay under neutral names."""
        visitor = await self._identity.visit(request)
        person = visitor.person
        if person.login is not None:
            await self._prove(request, person, data.password)
        elif person.passkeys and await self._accounts.owner(request, data.passkey) != person.id:
            raise WrongCredentials(Message("refused-passkey-other"))
        ended = await self._store.write(queries.forget, person.id, TAKES_OVER)
        if self._accounts.moved:
            await self._accounts.moved(ended.tables)
        return await self._after(request, visitor, ended.sessions)

    async def _after(self, request: AnyRequest, visitor: Visitor, ended: list[str]) -> Visitor:
        self._identity.ended(ended)
        if visitor.token_hash not in ended:
            return visitor
        return await self._identity.start_anew(request, visitor.token_hash)

    async def _prove(self, request: AnyRequest, person: Person, password: str) -> None:
        self._accounts.by_address.require(client_address(request))
        self._accounts.by_login.require(person.login or "")
        kept = await self._store.read(queries.password_hash, person.id)
        if not await self._accounts.passwords.check(password, kept):
            raise WrongCredentials(Message("refused-password"))
