"""Clocks while something is told: they run as everybody sees them, and little of one's own is spent on telling."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.web.play import click_move, panel
from tests.web.table.test_theatre import at_speed
from tests.web.visitors import ME, NOWHERE, OPEN, TIMEOUT, Visitors, post


def seconds(page: Page, seat: int) -> int:
    """What a page says that a seat has on its clock."""
    minutes, left = page.get_by_role("timer").nth(seat).inner_text().split(":")
    return int(minutes) * 60 + int(left)


def asked(*pages: Page) -> Page:
    """Whoever must choose now, as soon as their page lets them."""
    for _ in range(TIMEOUT // 100):
        for page in pages:
            if page.locator("button.choice").count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody is asked anything")


def test_telling_takes_little_of_our_own_clock_and_all_see_the_same_time(visit: Visitors) -> None:
    """Three seconds of sixty; what was not told by then stands there to be read."""
    aude, bert = visit("Aude", NOWHERE), visit("Bert", NOWHERE)
    clock = {"kind": "move", "seconds": 60, "at_zero": "computer"}
    seats = [{**ME, "name": "Aude"}, OPEN]
    table = post(aude, "/api/tables", {"game": "city", "seats": seats, "setup": {}, "clock": clock})["id"]
    post(bert, f"/api/tables/{table}/join", {"seat": 1, "name": "Bert"})
    for page in (aude, bert):
        page.goto(f"/t/{table}")
        expect(page.locator(".frame .piece").first).to_be_attached()
    at_speed(aude, "slow")
    rng = random.Random(1)
    income = aude.locator(".log h3", has_text="Round 1: Income")
    while (page := asked(aude, bert)) is bert or not income.count():  # the opening of a round is much to tell
        click_move(page, rng)
    mine, theirs = seconds(aude, 0), seconds(bert, 0)
    assert abs(mine - theirs) <= 2
    assert mine >= 45, "she has nearly all of her time"
    expect(panel(aude).locator(".recap[open] li").first).to_be_visible()
