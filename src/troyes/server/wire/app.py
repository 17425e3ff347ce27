"""The server as one application: its routes, its sockets, the page, and what protects them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, MutableScopeHeaders
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.plugins.prometheus import PrometheusConfig
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap, Scope
from litestar.types import Message as Event

from troyes.core.errors import Refusal
from troyes.core.message import Message, message
from troyes.server.messages import Problem
from troyes.server.settings import Settings
from troyes.server.wire.audience import Channels
from troyes.server.wire.figures import Metrics, shown_at
from troyes.server.wire.forged import Forged
from troyes.server.wire.gate import Gate
from troyes.server.wire.health import health_handlers
from troyes.server.wire.refusals import problem, refused
from troyes.server.wire.routes import dice, lessons, notices, people, replays, seats, tables
from troyes.server.wire.routes.accounts import account_routes
from troyes.server.wire.site import Site
from troyes.server.wire.sockets import lobby_socket, table_socket

LOG: Final = logging.getLogger("troyes.server")
LONGEST_ADDRESS: Final = 200
LARGEST: Final = 65_536
"""Bytes of a request; the few that may be longer say so themselves."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""Nothing but our own files, and nothing inline."""
PROTECTION: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FOREVER: Final = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
"""For files whose names change with their content."""


def create_app(settings: Settings) -> Litestar:
    """The application for these settings; it opens the database at once and closes it when it ends."""
    carrier = backend(settings)
    channels = Channels(
        carrier,
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=200,
        subscriber_backlog_strategy="dropleft",
    )
    site = Site(settings, channels)
    return Litestar(
        route_handlers=[
            *handlers(site),
            *health_handlers(site, getattr(carrier, "reach", None)),
            *([] if settings.metrics else [Metrics]),
            *page_handlers(settings.page),
        ],
        dependencies={"site": Provide(lambda: site, sync_to_thread=False)},
        lifespan=[
            channels,
            site.open,
            lambda _: shown_at(settings.metrics),
        ],  # what is finished at the end is still told
        state=AppState({"site": site}),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude_opt_key=tables.WRITTEN
        ),
        middleware=[
            Gate(settings.bounds),
            PrometheusConfig(app_name="troyes", prefix="troyes", group_path=True).middleware,
            Forged(settings.secret).middleware,
        ],
        logging_config=None,  # what is logged, and how much of it, is for whoever runs the application
        exception_handlers=exceptions(),
        before_request=refuse_strange,
        before_send=[protect],
        request_max_body_size=LARGEST,
        openapi_config=None,
    )


def backend(settings: Settings) -> ChannelsBackend:
    """Live updates in this process alone, or through Redis between several."""
    if settings.redis_url is None:
        return MemoryChannelsBackend()
    from troyes.server.wire.redis_news import RedisNews

    return RedisNews(settings.redis_url)


def handlers(site: Site) -> list[ControllerRouterHandler]:
    """Everything but the page."""
    return [
        account_routes(site.accounts),
        people.read_me,
        people.read_achievements,
        people.rename_me,
        people.name_me,
        people.settle_me,
        tables.games,
        tables.game_words,
        tables.table_words,
        tables.lobby,
        tables.lobby_page,
        tables.make_table,
        tables.read_table,
        tables.join,
        tables.leave,
        tables.fill,
        tables.upload,
        tables.branch,
        *seats.HANDLERS,
        *notices.HANDLERS,
        replays.read_record,
        replays.read_position,
        replays.read_story,
        replays.read_course,
        dice.offer_dice,
        dice.read_dice,
        dice.read_throws,
        *lessons.HANDLERS,
        table_socket,
        lobby_socket,
    ]


KINDS: Final = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
}
"""What lies beside the page's index: its pictures, how it is installed, and what hears messages while it is closed."""


def page_handlers(page: Path | None) -> list[ControllerRouterHandler]:
    """The page: its files, and its index for every address that it knows itself."""
    if page is None:
        return []
    index = page / "index.html"

    @get(
        [
            "/",
            "/t/{rest:path}",
            "/replay/{rest:path}",
            "/learn/{rest:path}",
            "/rules",
            "/rules/{rest:path}",
            "/account",
            "/achievements",
            "/mail/{rest:path}",
        ]
    )
    async def show_page() -> File:
        return File(
            index,
            media_type="text/html",
            content_disposition_type="inline",
            headers={"cache-control": "no-cache"},
        )

    pictures = sorted(path.name for kind in KINDS for path in page.glob(f"*{kind}"))

    @get([f"/{name}" for name in pictures])
    async def show_picture(request: Request[Any, Any, Any]) -> File:
        name = Path(request.url.path).name
        return File(page / name, media_type=KINDS[Path(name).suffix], content_disposition_type="inline")

    assets = create_static_files_router(
        path="/assets",
        directories=[page / "assets"],
        send_as_attachment=False,
        cache_control=FOREVER,
    )
    return [show_page, *([show_picture] if pictures else []), assets]


async def refuse_strange(request: Request[Any, Any, Any]) -> None:
    """There is nothing at an address which files and databases choke on."""
    if "\0" in request.scope["path"] or len(request.scope["path"]) > LONGEST_ADDRESS:
        raise NotFoundException


async def protect(event: Event, _: Scope) -> None:
    """Every answer is protected, also one that refuses."""
    if event["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(event)
        for name, value in PROTECTION.items():
            headers[name] = value


def exceptions() -> ExceptionHandlersMap:
    """Every refusal is one sentence; what nobody foresaw is logged and told without its insides."""
    return {Refusal: refused, HTTPException: failed, RecursionError: nested, Exception: broken}


UNDERSTOOD_SO: Final = {
    403: Message("refused-stale-page"),
    404: Message("refused-address"),
    405: Message("refused-method"),
    413: Message("refused-too-large"),
}
"""What a person is told of errors that only a page could make sense of."""


def nested(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A request whose lists in lists have no end."""
    return problem(Message("refused-request-nested"), 400)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A request that could not be understood; a person who follows a dead link gets the page, which says so."""
    status = getattr(error, "status_code", 500)
    page = request.app.state.site.settings.page
    if (
        status == 404
        and page
        and request.method == "GET"
        and "text/html" in request.headers.get("accept", "")
    ):
        return Response((page / "index.html").read_bytes(), media_type=MediaType.HTML, status_code=status)
    if status in UNDERSTOOD_SO:
        return problem(UNDERSTOOD_SO[status], status)
    detail = str(getattr(error, "detail", ""))
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        detail = f"{extra[0].get('key', '')}: {extra[0].get('message', detail)}".removeprefix(": ")
    if not detail:
        return problem(Message("refused-request-empty"), status)
    return problem(message("refused-request", reason=detail.rstrip(".")), status)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of ours."""
    LOG.error("A request to %s failed.", request.url.path, exc_info=error)
    return problem(Message("refused-broken"), 500)
