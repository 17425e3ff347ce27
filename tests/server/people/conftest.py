"""A house with accounts, and browsers that visit it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar import Request, Response, get
from litestar.testing import create_test_client

from tests.server.people.asking import CHEAP, ORIGIN, Client
from troyes.core.errors import Refusal
from troyes.server.limits import Limiter
from troyes.server.people.accounts import Accounts, me
from troyes.server.people.identity import Identity
from troyes.server.people.passwords import Passwords
from troyes.server.store.store import Store
from troyes.server.wire.refusals import refused
from troyes.server.wire.routes.accounts import account_routes


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
