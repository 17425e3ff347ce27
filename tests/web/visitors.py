"""People with a browser of their own, and everything that goes wrong in it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import (
    APIResponse,
    Browser,
    CDPSession,
    ConsoleMessage,
    Error,
    Frame,
    Page,
    Request,
    Response,
)

TIMEOUT = 60_000
"""What a test waits for comes sooner or fails: how fast a page is, the benchmarks say."""

AT_ONCE = """
try {
    if (!localStorage.getItem("settings")) localStorage.setItem("settings", JSON.stringify({ speed: "once" }));
} catch {
    // a page that is not there yet keeps nothing
}
"""
"""Nothing is told step by step, unless a test wants it."""

NOWHERE = ""
"""Where a browser is before it goes anywhere: whoever sits down first needs no lobby, which takes a browser as long as a
table does."""

UNSEEN = """
addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("opacity", "0"));
"""
"""All is laid out and can be clicked as usual, but nobody looks: painting is 40 % of what a browser takes for a move."""

WATCH = """
addEventListener("securitypolicyviolation", (event) =>
    console.error(`Content Security Policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
);
"""


QUIET = "/icon.svg"
"""Where a browser waits for the next test: at the same site, so that what it knows of the page stays warm."""

FORGET = """async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
}"""

LASTING = (
    *(
        "add_init_script",
        "expose_function",
        "expose_binding",
        "grant_permissions",
        "install",
    ),
    *("on", "once", "route", "route_web_socket", "set_extra_http_headers", "set_geolocation", "set_offline"),
)
"""What Playwright cannot undo, or what nobody would think of undoing."""

MOST_KEPT = 4


@dataclass
class Problems:
    """What browsers complained about, and what a test expects them to complain about."""

    found: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def expect(self, pattern: str) -> None:
        """Overlook complaints that match."""
        self.expected.append(pattern)

    def rest(self) -> list[str]:
        """All that nobody expected."""
        return [one for one in self.found if not any(re.search(pattern, one) for pattern in self.expected)]

    def console(self, message: ConsoleMessage) -> None:
        """What a page says there."""
        # A failed request is told by its own event, with more detail.
        if message.type in {"error", "warning"} and "Failed to load resource" not in message.text:
            self.found.append(f"console: {message.text}")

    def failed(self, request: Request) -> None:
        """A request that was not answered."""
        # Leaving a page, and turning a link into a download, end requests that nobody misses.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"{request.method} {request.url}: {request.failure}")

    def answered(self, response: Response) -> None:
        """One that was."""
        if response.status >= 400:
            self.found.append(f"{response.request.method} {response.url}: {response.status}")


class Visitor:
    """A browser that nobody used before. To open one and to read the page in it for the first time takes a processor
    as long as all that most tests do there, so it can be kept for another test."""

    def __init__(self, browser: Browser, options: dict[str, Any], unseen: bool) -> None:
        self.options = options
        self.problems = Problems()
        self.changed = "storage_state" in options
        """Whether a test did what nobody can undo, or gave it memories that it would not have again."""
        self.context = browser.new_context(**options)
        self.context.set_default_timeout(TIMEOUT)
        self.context.add_init_script(WATCH)
        self.context.add_init_script(AT_ONCE)
        if unseen:
            self.context.add_init_script(UNSEEN)
        self.context.on("page", self._watch)
        self.page = self.context.new_page()
        for lasting in (self.context, self.page, self.page.clock):
            for name in LASTING:
                if hasattr(lasting, name):
                    setattr(lasting, name, self._noticed(getattr(lasting, name)))
        self.sessions: list[CDPSession] = []
        """Ways past Playwright that are open still: nobody knows what was done by them. What a finger did has passed when it
        is lifted, and its way is closed by whoever put it there."""
        self._open_session = self.context.new_cdp_session
        self.context.new_cdp_session = self._session  # type: ignore[method-assign]

    def _noticed(self, lasting: Callable[..., Any]) -> Callable[..., Any]:
        """A method of Playwright's after which this browser is not kept."""

        def noticed(*args: Any, **options: Any) -> Any:
            self.changed = True
            return lasting(*args, **options)

        return noticed

    def _session(self, page: Page | Frame) -> CDPSession:
        """Such a way; it is forgotten when it is closed."""
        session = self._open_session(page)
        self.sessions.append(session)
        close = session.detach

        def detach() -> None:
            close()
            self.sessions.remove(session)

        session.detach = detach  # type: ignore[method-assign]
        return session

    def _watch(self, page: Page) -> None:
        """Listen to a page, for whoever is here now."""
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _console(self, message: ConsoleMessage) -> None:
        self.problems.console(message)

    def _error(self, error: Error) -> None:
        self.problems.found.append(f"error in the page: {error}")

    def _failed(self, request: Request) -> None:
        self.problems.failed(request)

    def _answered(self, response: Response) -> None:
        self.problems.answered(response)

    def forgets(self) -> bool:
        """Become as if nobody had used it. Whether that could be done."""
        if self.changed or self.sessions or self.page.is_closed():
            return False
        for other in self.context.pages:
            if other != self.page:
                other.close()
        self.page.goto(QUIET)
        self.page.evaluate(FORGET)
        self.context.clear_cookies()
        self.page.set_viewport_size(self.options["viewport"])
        self.page.emulate_media(
            reduced_motion=self.options["reduced_motion"],
            color_scheme=self.options.get("color_scheme", "light"),
        )
        self.page.mouse.move(0, 0)
        return True


class Visitors:
    """Opens browsers that know nothing of each other; what those show whom nobody looks at is not painted. Where some
    are kept from test to test, it takes those first."""

    def __init__(
        self, browser: Browser, address: str, *, unseen: bool = False, kept: list[Visitor] | None = None
    ) -> None:
        self.browser = browser
        self.address = address
        self.unseen = unseen
        self.kept = kept
        self.problems = Problems()
        self.here: list[Visitor] = []

    def __call__(self, name: str = "", path: str = "/", **options: Any) -> Page:
        """A fresh browser; it is a guest of this name, or of the name that the server gives."""
        options = {
            "base_url": self.address,
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            **options,
        }
        visitor = self._kept(options) or Visitor(self.browser, options, self.unseen)
        visitor.problems = self.problems
        self.here.append(visitor)
        page = visitor.page
        if name:
            post(page, "/api/me", {"name": name})
        if path != NOWHERE:
            page.goto(path)
        return page

    def _kept(self, options: dict[str, Any]) -> Visitor | None:
        """One of those that are kept, if it is as it is wanted."""
        for visitor in self.kept or []:
            if visitor.options == options and self.kept:
                self.kept.remove(visitor)
                return visitor
        return None

    def close(self) -> None:
        """Everybody goes home, or forgets all and waits for the next test."""
        for visitor in self.here:
            if self.kept is not None and visitor.options["base_url"] == self.address and visitor.forgets():
                self.kept.append(visitor)
            else:
                visitor.context.close()
        while self.kept and len(self.kept) > MOST_KEPT:
            self.kept.pop(0).context.close()


ONCE = {"connection": "close"}
"""Each of our own requests has a line of its own: the server gives up a line on which nobody has asked anything for five
seconds, and would hang up on a request that is on its way just then. Browsers know that, and ask again."""


def ask(page: Page, path: str) -> APIResponse:
    """What the server answers to whoever has this page."""
    return page.request.get(path, headers=ONCE)


def post(page: Page, path: str, body: object) -> Any:
    """Ask the server in the name of whoever has this page, for what a test takes as given."""
    if not any(cookie.get("name") == "csrftoken" for cookie in page.context.cookies()):
        ask(page, "/api/me")
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie.get("name") == "csrftoken")
    answer = page.request.post(path, data=body, headers={"x-csrftoken": token, **ONCE})
    assert answer.ok, answer.text()
    return answer.json()


ME = {"kind": "you"}
BOT = {"kind": "bot", "level": "villager"}
OPEN = {"kind": "open"}


def known(page: Page) -> None:
    """Wait until a page that was opened knows who it is: the server would take us for another guest before."""
    if page.url != "about:blank" and not page.url.endswith(QUIET):
        page.locator('a[href="/account"] [data-typed]').first.wait_for(state="attached")


def make_table(page: Page, game: str, *seats: dict[str, str], **setup: str) -> str:
    """A table of whoever has this page; its identifier."""
    known(page)
    name = ask(page, "/api/me").json()["name"]
    named = [{"name": name, **seat} if seat["kind"] == "you" else seat for seat in seats]
    made = post(page, "/api/tables", {"game": game, "seats": named, "setup": setup})
    return str(made["id"])


def sit(page: Page, game: str, *seats: dict[str, str], **setup: str) -> str:
    """Make a table and go there."""
    table = make_table(page, game, *seats, **setup)
    page.goto(f"/t/{table}")
    return table
