"""A module that only its own file and the registry know, in the page: the toy module `guest` at a server that has it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.city.laws import pick
from tests.city.modules import guest
from tests.web.boards import open_record
from tests.web.play import lit, panel, ready, send
from tests.web.site import built_page, running_site
from tests.web.table.test_ladies import making, setup_of
from tests.web.visitors import NOWHERE, Visitors
from troyes.core.rng import Rng
from troyes.play.record import Record
from troyes.play.table import Table

OUTCOMES = ("A-starts", "margrave", "barker", "quarrel")
WORDS = Path(guest.__file__).with_name("guest.ftl").read_text("utf-8")


def to_the_quarrel() -> str:
    """The record of a game of two up to the first question of the fair: Aude holds the Margrave, the Barker is there,
    and a Quarrel has broken out."""
    table = Table(guest.GAME, guest.GAME.setup(2, {"fair": "yes"}))
    state, rng = guest.GAME.new(table.setup), Rng(1)
    words = guest.GAME.vocabulary.texts
    entries: list[tuple[int, int]] = []
    while state.prompt(actor := state.actors()[0]).name != "fair-clear-stall":
        wanted = [token for token in state.options(actor) if words[token] in OUTCOMES]
        entries.append((actor, wanted[0] if wanted else pick(state, actor, rng)))
        state.take(*entries[-1])
    return Record(table, entries, names=["Aude", "Bert"], result="*").text()


def with_its_words(route: Route) -> None:
    """A page that was built with the module in the registry would fetch its file too."""
    found = route.fetch()
    route.fulfill(response=found, body=f"{found.text()}\n{WORDS}")


@pytest.fixture
def fair_page(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """A browser at a server with the fair; nothing may go wrong in it."""
    with running_site(tmp_path, built_page(), "tests.server.programs.fair") as address:
        visitors = Visitors(browser, address, unseen=True)
        page = visitors("Aude", NOWHERE)
        page.route(re.compile(r"/ladies-[^/]*\.ftl$"), with_its_words)
        yield page
        visitors.close()
        assert visitors.problems.rest() == []


def test_a_guest_is_settled_seen_asked_answered_and_told(fair_page: Page) -> None:
    page = fair_page
    page.goto("/")
    dialog = making(page)
    dialog.get_by_text("Choose each by itself").click()
    dialog.get_by_role("group", name="The fair of Troyes").get_by_label("play with the fair").check()
    dialog.get_by_role("button", name="Start the game").click()
    ready(page)
    assert setup_of(page) == {"fair": "yes"}

    open_record(page, to_the_quarrel())
    board = page.locator(".frame")
    card = board.locator('.piece[data-ref="card:barker"]')
    expect(card).to_have_attribute("aria-label", re.compile("^Barker.*Take a ware and lay one on a stall"))
    picture = card.locator(".glyph").get_attribute("d")
    assert picture, "nobody has cut one for it, but there is a blank one"
    event = board.locator('.piece[data-ref="event:quarrel"]')
    expect(event).to_have_attribute("aria-label", re.compile("^Quarrel.*The start player clears a stall"))
    expect(board.locator('.piece[data-ref="fair-gapers"] .marker')).to_have_count(1)
    character = page.locator("div.character").filter(has_text="The Margrave")
    expect(character).to_contain_text("wares: 1, 0 VP")
    beside = page.get_by_role("region", name="Guests")
    expect(beside).to_contain_text("The fair")
    expect(beside.locator('.piece[data-ref="acrobat:A"] .cube')).to_have_count(1)
    expect(lit(page, "stall:")).to_have_count(3)
    expect(panel(page)).to_contain_text("You are the start player: which stall is cleared?")

    first = beside.locator('.piece[data-ref="stall:1"]')
    expect(first).to_have_text(re.compile("1 ware"))
    first.click()
    send(page).click()
    expect(page.locator("aside")).to_contain_text("clears stall 1")
    expect(first).to_contain_text("0 wares")
