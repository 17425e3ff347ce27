"""People with a browser of their own, and everything that goes wrong in it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import APIResponse, Browser, BrowserContext, ConsoleMessage, Page, Request, Response

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

    def watch(self, page: Page) -> None:
        """Listen to a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.found.append(f"error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._response)

    def _console(self, message: ConsoleMessage) -> None:
        # A failed request is told by its own event, with more detail.
        if message.type in {"error", "warning"} and "Failed to load resource" not in message.text:
            self.found.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # Leaving a page, and turning a link into a download, end requests that nobody misses.
        if request.failure != "net::ERR_ABORTED":
            self.found.append(f"{request.method} {request.url}: {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"{response.request.method} {response.url}: {response.status}")


class Visitors:
    """Opens browsers that know nothing of each other; what those show whom nobody looks at is not painted."""

    def __init__(self, browser: Browser, address: str, *, unseen: bool = False) -> None:
        self.browser = browser
        self.address = address
        self.unseen = unseen
        self.problems = Problems()
        self.contexts: list[BrowserContext] = []

    def __call__(self, name: str = "", path: str = "/", **options: Any) -> Page:
        """A fresh browser; it is a guest of this name, or of the name that the server gives."""
        options = {
            "base_url": self.address,
            "viewport": {"width": 1440, "height": 900},
            "reduced_motion": "reduce",
            **options,
        }
        context = self.browser.new_context(**options)
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(WATCH)
        context.add_init_script(AT_ONCE)
        if self.unseen:
            context.add_init_script(UNSEEN)
        context.on("page", self.problems.watch)
        self.contexts.append(context)
        page = context.new_page()
        if name:
            post(page, "/api/me", {"name": name})
        if path != NOWHERE:
            page.goto(path)
        return page

    def close(self) -> None:
        """Everybody goes home."""
        for context in self.contexts:
            context.close()


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
    if page.url != "about:blank":
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
