"""To register, to sign in and to sign out, and what one does with an account."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from troyes.core.errors import Refusal
from troyes.server.messages import Credentials, Me
from troyes.server.people.accounts import Accounts, me
from troyes.server.people.care import Care
from troyes.server.people.identity import Visitor
from troyes.server.trust import EndSession, Farewell, NewPassword, SessionInfo
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
    return Router(
        "/api/account",
        route_handlers=[*handlers, *care_routes(Care(accounts))],
        exception_handlers={Refusal: refused},
    )


def care_routes(care: Care) -> list[ControllerRouterHandler]:
    """What the owner of an account does with it."""

    @get("/sessions")
    async def sessions(request: AnyRequest) -> Response[list[SessionInfo]]:
        visitor, found = await care.sessions(request)
        return Response(found, cookies=list(visitor.cookies))

    @post("/sessions/end", status_code=200)
    async def end(request: AnyRequest, data: JSONBody[EndSession]) -> Response[Me]:
        return _answer(await care.end(request, data.name))

    @post("/sessions/end-all", status_code=200)
    async def end_all(request: AnyRequest) -> Response[Me]:
        return _answer(await care.end_all(request))

    @post("/password", status_code=200)
    async def password(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
        return _answer(await care.change_password(request, data))

    @post("/delete", status_code=200)
    async def delete(request: AnyRequest, data: JSONBody[Farewell]) -> Response[Me]:
        return _answer(await care.delete(request, data))

    return [sessions, end, end_all, password, delete]


def _answer(visitor: Visitor) -> Response[Me]:
    return Response(me(visitor.person), cookies=list(visitor.cookies))
