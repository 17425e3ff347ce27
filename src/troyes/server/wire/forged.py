"""Requests that another site's page makes a visitor's browser send: they lack the token that belongs to the session.

The token is a keyed hash of the session's cookie. It lies in a cookie of its own, which our page can read and others
cannot, and comes back in a header; so it is of no use with any other session. Every answer that finds it missing or
another one sets it anew.
"""

from __future__ import annotations

import hashlib
import hmac
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from troyes.server.people.identity import COOKIE as SESSION

COOKIE: Final = "csrftoken"
HEADER: Final = "x-csrftoken"
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SIGNED: Final = "/api/notices/one-click/"
"""What begins so is its own proof: it is no session that allows it, but the link, which other sites cannot know."""


class Forged:
    """Refuses what changes something and has no token; hands out tokens."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"csrf " + secret.encode()).digest()

    def token(self, session: str) -> str:
        """The token that belongs to a session's cookie; none without one."""
        return hmac.new(self._key, session.encode(), hashlib.sha256).hexdigest() if session else ""

    def middleware(self, app: ASGIApp) -> ASGIApp:
        """An application behind this protection."""

        async def protected(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return
            request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            session = request.cookies.get(SESSION, "")

            async def answer(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = MutableScopeHeaders.from_message(message)
                    wanted = self.token(new_session(headers) or session)
                    if wanted and wanted != request.cookies.get(COOKIE):
                        headers.add("set-cookie", cookie(wanted, scope).to_header(header=""))
                await send(message)

            if str(scope["method"]) not in SAFE and not scope["path"].startswith(SIGNED):
                given, wanted = request.headers.get(HEADER, ""), self.token(session)
                if not wanted or not hmac.compare_digest(given.encode(), wanted.encode()):
                    raise PermissionDeniedException
            await app(scope, receive, answer)

        return protected


def new_session(headers: MutableScopeHeaders) -> str:
    """The session's cookie that an answer sets, if it does."""
    for each in headers.getall("set-cookie", []):
        try:
            found = SimpleCookie(each).get(SESSION)
        except CookieError:
            continue
        if found is not None:
            return str(found.value)
    return ""


def cookie(token: str, scope: Scope) -> Cookie:
    """The cookie in which our page finds its token; over HTTPS it stays there."""
    return Cookie(key=COOKIE, value=token, path="/", samesite="lax", secure=scope["scheme"] == "https")
