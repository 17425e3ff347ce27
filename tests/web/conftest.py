"""A server, a browser, and visitors in whose browsers nothing may go wrong unnoticed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.needs import chromium
from tests.web.site import built_page, running_site
from tests.web.visitors import NOWHERE, TIMEOUT, Visitor, Visitors

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

BRIEF = "--js-flags=--no-turbofan"
"""Pages of tests do not live long enough to be worth V8's last compiler, which took a seventh of what they did."""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    path = chromium()
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, BRIEF])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with running_site(tmp_path_factory.mktemp("site"), built_page()) as address:
        yield address


@pytest.fixture(scope="session")
def kept(browser: Browser) -> list[Visitor]:
    """Browsers that forgot what an earlier test did in them."""
    return []


@pytest.fixture
def visit(browser: Browser, site: str, kept: list[Visitor]) -> Iterator[Visitors]:
    """Opens browsers at the site; afterwards none of them may have complained."""
    visitors = Visitors(browser, site, unseen=True, kept=kept)
    yield visitors
    visitors.close()
    assert visitors.problems.rest() == []


@pytest.fixture
def page(visit: Visitors) -> Page:
    """A browser in which nobody has been here before; it has not come yet."""
    return visit(path=NOWHERE)
