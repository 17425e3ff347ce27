"""What must be seen while one plays: nothing changes by itself, and nothing that matters scrolls away."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, open_board
from tests.web.line import CUT, line
from tests.web.play import forward, ready
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, post, sit

TOUCHED = (
    "() => [...document.querySelectorAll('.piece.touched')].map((one) => one.dataset.ref).sort().join(' ')"
)
UPPERMOST = """(one) => {
    const { x, y, width } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + Math.min(width / 2, 30), y + 3));
}"""
"""Whether nothing lies on it."""


def test_a_mouse_that_rests_on_the_story_leaves_the_board_alone(page: Page) -> None:
    """The story scrolls on under it, and the board shows what happened last; a mouse that moves points."""
    sit(page, "city", ME, BOT)
    ready(page)
    forward(page, 3, moves=8)
    ready(page)
    rests = page.evaluate(TOUCHED)
    for one in page.locator(".log button").all()[:6]:
        one.hover()
        if page.evaluate(TOUCHED) != rests:
            break
    assert page.evaluate(TOUCHED) != rests, "a mouse that moves there points"
    page.mouse.move(0, 0)
    assert page.evaluate(TOUCHED) == rests
    for event in (
        "pointerenter",
        "pointermove",
    ):  # all that a browser tells of a mouse under which something scrolls
        one.dispatch_event(event)
        assert page.evaluate(TOUCHED) == rests, event


def scroll_down(page: Page, width: int, height: int) -> None:
    """Be at the very end of a page in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })")


def test_a_line_that_dropped_is_said_in_sight(visit: Visitors) -> None:
    visit.problems.expect(CUT)
    with line(visit.address) as wire:
        page = visit("Aude", NOWHERE, base_url=wire.address)
        sit(page, "city", ME, BOT)
        ready(page)
        wire.cut()
        news = page.get_by_text("The line is down; it is being restored.")
        for size in ((390, 844), (844, 390), (820, 1180), (1366, 768)):
            scroll_down(page, *size)
            expect(news).to_be_in_viewport(ratio=1)
            assert news.evaluate(UPPERMOST), size


def test_ones_own_clock_stays_in_sight_on_a_phone(visit: Visitors) -> None:
    """Every clock says whose time it tells; on a phone one's own runs beside the button that sends the move."""
    page = visit("Aude", NOWHERE)
    clock = {"kind": "move", "seconds": 600, "at_zero": "computer"}
    seats = [{**ME, "name": "Aude"}, {**ME, "name": "Bert"}]
    table = post(page, "/api/tables", {"game": "dice", "seats": seats, "setup": {}, "clock": clock})["id"]
    page.goto(f"/t/{table}")
    page.get_by_role("region", name="Curtain").get_by_role("button").click()
    ready(page)
    for name in ("Aude", "Bert"):
        expect(page.get_by_role("timer", name=f"Time left of {name}")).to_have_count(1)
    for size in ((390, 844), (844, 390)):
        scroll_down(page, *size)
        own = page.locator(".move").get_by_role("timer", name="Time left of Aude")
        expect(own).to_be_in_viewport(ratio=1)


def test_where_the_game_stands_stays_in_sight_at_a_desk(page: Page) -> None:
    """Round, phase, supplies and own characters, however far one has scrolled to the players, and what sends the move."""
    for name in ("troyes-4-ladies", "dice-4"):
        open_board(page, BOARDS[name])
        for size in ((1366, 768), (2560, 1440)):
            scroll_down(page, *size)
            moment = page.get_by_role("group", name="Where the game stands")
            for one in (moment, page.get_by_role("button", name="Make this move")):
                expect(one).to_be_in_viewport(ratio=1)
                assert one.evaluate(UPPERMOST), (name, size)
