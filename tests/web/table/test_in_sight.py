"""What must be seen while one plays: nothing changes by itself, and nothing that matters scrolls away."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.play import forward, ready
from tests.web.visitors import BOT, ME, sit

TOUCHED = (
    "() => [...document.querySelectorAll('.piece.touched')].map((one) => one.dataset.ref).sort().join(' ')"
)


def test_a_mouse_that_rests_on_the_story_leaves_the_board_alone(page: Page) -> None:
    """The story scrolls on under it, and the board shows what happened last; a mouse that moves points."""
    sit(page, "city", ME, BOT)
    ready(page)
    forward(page, 3, moves=8)
    ready(page)
    rests = page.evaluate(TOUCHED)
    for line in page.locator(".log button").all()[:6]:
        line.hover()
        if page.evaluate(TOUCHED) != rests:
            break
    assert page.evaluate(TOUCHED) != rests, "a mouse that moves there points"
    page.mouse.move(0, 0)
    assert page.evaluate(TOUCHED) == rests
    for event in (
        "pointerenter",
        "pointermove",
    ):  # all that a browser tells of a mouse under which something scrolls
        line.dispatch_event(event)
        assert page.evaluate(TOUCHED) == rests, event
