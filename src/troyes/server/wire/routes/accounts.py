"""To register, to sign in and to sign out."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, post
from litestar.params import JSONBody

from troyes.core.errors import Refusal
from troyes.server.messages import Credentials, Me
from troyes.server.people.accounts import Accounts, me
from troyes.server.people.identity import Visitor
from troyes.server.wire.refusals import refused

AnyRequest = Request[Any, Any, Any]


def account_routes(accounts: Accounts) -> Router:
    """The routes under /api/account."""

    @post("/register", status_code=200)
    async def register(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
        return _answer(await accounts.register(request, data))

    @post("/login", status_code=200)
    async def login(request: AnyRequest, data: JSONBody[Credentials]) -> Response[Me]:
        return _answer(await accounts.login(request, data))

    @post("/logout", status_code=200)
    async def logout(request: AnyRequest) -> Response[Me]:
        return _answer(await accounts.identity.part(request))

    @post("/passkey/register/begin", status_code=200)
    async def new_passkey(request: AnyRequest) -> Response[dict[str, Any]]:
        visitor, options = await accounts.ask(request, "register")
        return Response(options, cookies=list(visitor.cookies))

    @post("/passkey/register/finish", status_code=200)
    async def add_passkey(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> Response[Me]:
        return _answer(await accounts.add_passkey(request, data))

    @post("/passkey/login/begin", status_code=200)
    async def any_passkey(request: AnyRequest) -> Response[dict[str, Any]]:
        visitor, options = await accounts.ask(request, "login")
        return Response(options, cookies=list(visitor.cookies))

    @post("/passkey/login/finish", status_code=200)
    async def use_passkey(request: AnyRequest, data: JSONBody[dict[str, Any]]) -> Response[Me]:
        return _answer(await accounts.use_passkey(request, data))

    handlers = [register, login, logout, new_passkey, add_passkey, any_passkey, use_passkey]
    return Router("/api/account", route_handlers=handlers, exception_handlers={Refusal: refused})


def _answer(visitor: Visitor) -> Response[Me]:
    return Response(me(visitor.person), cookies=list(visitor.cookies))
