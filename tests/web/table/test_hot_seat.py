"""Two people at one screen, and the curtain between their secrets."""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocket, expect

from tests.web.play import forward, ready
from tests.web.visitors import Visitors
from troyes.words.saying import text


class Ear:
    """Hears every message that the tables send to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        if "/ws/tables/" in socket.url:
            socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def take(self) -> str:
        """What was heard since the last time."""
        heard, self.frames = "\n".join(self.frames), []
        return heard


class Character(NamedTuple):
    """A character by the name that messages use, and by the title that people read."""

    name: str
    title: str


def characters(frames: str, seat: int) -> list[Character]:
    """A seat's characters, from the last message that shows them."""
    news: list[Any] = [json.loads(frame) for frame in frames.splitlines()]
    seats = [one["position"]["scene"]["seats"] for one in news if one["type"] == "table"]
    shown = [one["title"]["id"] for one in seats[-1][seat]["characters"]]
    return [Character(entry.removeprefix("city-character-"), text(entry)) for entry in shown]


def dom(page: Page) -> str:
    """The page as it is, without explanations of pieces, which may name any character."""
    return re.sub(r'aria-description="[^"]*"', "", page.content())


def lift(page: Page, name: str) -> None:
    """Open the curtain."""
    page.get_by_role("button", name=f"I am {name}: open the curtain").click()
    ready(page)


def test_nobody_sees_the_other_s_characters(visit: Visitors) -> None:
    page = visit("Aude")
    ear = Ear(page)
    page.get_by_role("button", name="Make a table", exact=True).click()
    dialog = page.get_by_role("dialog", name="Make a table")
    dialog.get_by_label("2", exact=True).check()
    dialog.get_by_label("Who sits in seat B").select_option("Person here")
    dialog.get_by_label("Name of the person in seat B").fill("Bert")
    dialog.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("region", name="Curtain")
    expect(curtain).to_be_visible()
    first = "Aude" if curtain.get_by_text("Aude’s turn").count() else "Bert"
    second = "Bert" if first == "Aude" else "Aude"
    seats = {"Aude": 0, "Bert": 1}

    behind, dom_before = ear.take(), dom(page)
    lift(page, first)
    seen, dom_first = ear.take(), dom(page)
    mine = characters(seen, seats[first])
    assert len(mine) == 2
    for name, title in mine:
        assert name in seen
        assert title in dom_first
        assert title not in dom_before
        assert name not in behind

    assert forward(page, 1, moves=1) == "curtain"
    expect(curtain).to_contain_text(f"{second}’s turn")
    handed, dom_between = ear.take(), dom(page)
    lift(page, second)
    shown, dom_second = ear.take(), dom(page)
    theirs = characters(shown, seats[second])
    assert len(theirs) == 2
    assert not set(mine) & set(theirs)
    for name, title in theirs:
        assert title in dom_second
        assert name not in behind + seen + handed
        assert title not in dom_before + dom_first + dom_between
    for name, title in mine:
        assert title not in dom_second
        assert name not in shown
        assert title not in dom_between


def test_a_whole_game_at_one_screen(visit: Visitors) -> None:
    page = visit("Aude")
    page.get_by_role("button", name="Make a table", exact=True).click()
    dialog = page.get_by_role("dialog", name="Make a table")
    dialog.get_by_label("Troyes Dice").check()
    dialog.get_by_label("2", exact=True).check()
    dialog.get_by_label("Who sits in seat B").select_option("Person here")
    dialog.get_by_label("Name of the person in seat B").fill("Bert")
    dialog.get_by_role("button", name="Start the game").click()
    curtain = page.get_by_role("region", name="Curtain")
    expect(curtain).to_be_visible()
    lifted = 0
    while forward(page, lifted) == "curtain":
        curtain.get_by_role("button").click()
        lifted += 1
        expect(curtain).to_have_count(0)
    assert lifted > 10
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
