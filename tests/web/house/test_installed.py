"""An installed page that is opened while the server cannot be reached says so itself, and goes on when it can be."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from tests.web.axe import check
from tests.web.line import CUT, Line, line
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, make_table
from tests.web.whole.worded import UNWORDED

WORKERS = "() => navigator.serviceWorker.getRegistrations().then((all) => all.length)"
KEPT = """async (word) => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await (await caches.match("/away"))?.text()) ?? "";
    while (!(await kept()).includes(word) || !(await caches.match("/away.css")))
        await new Promise((done) => setTimeout(done, 50));
}"""
"""Waits until the page that is shown without a server is kept, with a word in it."""


def install(page: Page) -> None:
    """What a browser says when its owner installs the page."""
    page.evaluate("dispatchEvent(new Event('appinstalled'))")
    page.evaluate(KEPT, "cannot be reached")


@pytest.fixture
def wire(visit: Visitors) -> Iterator[Line]:
    """The line to the server, which these tests cut."""
    visit.problems.expect(CUT)
    with line(visit.address) as wire:
        yield wire


def test_an_installed_page_says_that_the_server_cannot_be_reached_and_goes_on(
    visit: Visitors, wire: Line
) -> None:
    page = visit("Aude", "/", base_url=wire.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Troyes")
    assert page.evaluate(WORKERS) == 0, "nobody who has not installed it has a worker"
    table = make_table(page, "dice", ME, BOT)
    install(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("A night in Troyes").check()
    page.evaluate(KEPT, 'data-theme="night"')

    wire.cut()
    away = page.goto(f"/t/{table}")
    assert isinstance(away, Response)
    assert "script-src 'self'" in away.headers["content-security-policy"]
    expect(page).to_have_title("Troyes cannot be reached")
    expect(page.get_by_role("heading", level=1)).to_have_text("Troyes cannot be reached")
    expect(page.get_by_role("main")).to_contain_text("goes on by itself as soon as the server answers")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(31, 26, 28)"
    check(page)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Troyes cannot be reached")

    wire.mend()  # nobody clicks
    expect(page).to_have_url(re.compile(f"/t/{table}$"))
    expect(page.locator(".frame .piece").first).to_be_attached()

    # Whoever opens it again renews it, in the light of then.
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ speed: 'once', theme: 'day' }))")
    page.reload()
    page.evaluate(KEPT, 'data-theme="day"')
    wire.cut()
    page.goto("/rules")
    wire.mend()
    page.get_by_role("link", name="Try again").click()
    expect(page.locator("article h2").first).to_be_visible()


def test_what_opens_in_a_window_of_its_own_says_so_in_the_reader_s_language(
    visit: Visitors, wire: Line
) -> None:
    page = visit("Aude", NOWHERE, base_url=wire.address)
    page.add_init_script(
        """const ask = window.matchMedia;
        window.matchMedia = (query) => query === "(display-mode: standalone)" ? { matches: true } : ask(query);"""
    )
    page.add_init_script("localStorage.setItem('language', 'qps')")
    page.goto("/")
    page.evaluate(KEPT, "cannot be reached")
    wire.cut()
    page.goto("/account")
    expect(page.get_by_role("heading", level=1)).to_have_text("⟦Troyes cannot be reached⟧")
    assert page.evaluate(UNWORDED) == []
