"""Whether every word of a page is a message of the catalogue: visitors who read it in the pseudo-language, which brackets
whole messages."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.visitors import QUIET, Visitors

UNWORDED = Path(__file__).with_name("unworded.js").read_text("utf-8").split("\n", 1)[1].rstrip().rstrip(";")
SPEAK = "localStorage.setItem('language', 'qps')"


def speaking(visit: Visitors, name: str) -> Page:
    """Somebody's browser whose page speaks the pseudo-language, which it remembers from elsewhere at the same site."""
    page = visit(name, QUIET)
    page.evaluate(SPEAK)
    return page


def check(page: Page) -> None:
    """Nothing on the page stands outside of a message."""
    expect(page).to_have_title(re.compile("⟦"))  # it is said as soon as the words are there
    assert page.evaluate(UNWORDED) == []


def refused(page: Page, why: str) -> None:
    """The page says why something was refused, in one whole message."""
    expect(page.get_by_role("alert")).to_have_text(re.compile(f"^⟦{why}[^⟦⟧]*⟧$"))
    check(page)


def part(page: Page, role: str, name: str) -> Locator:
    """A part of the page by its role and the words in its brackets."""
    return page.get_by_role(role, name=re.compile(f"^⟦{name}⟧$"))  # type: ignore[arg-type]
