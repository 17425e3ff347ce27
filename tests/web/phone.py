"""A phone, whether a page fits it, and fingers on it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from tests.web.visitors import TIMEOUT

FINGERS: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, **FINGERS}
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, **FINGERS}
"""The same on its side."""


def fits(page: Page) -> None:
    """The page is not wider than the screen, and its paper reaches its end."""
    wide = page.evaluate(
        """() => {
            const width = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= width && innerWidth <= 390) return [];
            const over = [...document.body.querySelectorAll("*")].filter(
                (one) => one.getBoundingClientRect().right > width + 1 && !one.closest(".window"),
            );
            return [`${document.documentElement.scrollWidth} of ${width}, inner ${innerWidth}`,
                ...over.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
        }"""
    )
    assert wide == []
    assert page.evaluate(
        """() => {
            const { scrollHeight } = document.documentElement;
            return scrollHeight - scrollY - document.body.getBoundingClientRect().bottom < 1;
        }"""
    )


def shown(page: Page) -> None:
    """Wait until what the page has drawn is what fingers meet: a browser answers touches by the picture that it shows, and
    that may be some frames behind the page. Whoever asks for the picture gets the newest."""
    page.screenshot(clip={"x": 0, "y": 0, "width": 1, "height": 1})


BRING = """(one) => {
    const top = document.querySelector("header").getBoundingClientRect().bottom;
    const bottom = document.querySelector(".move").getBoundingClientRect().top;
    const { y, height } = one.getBoundingClientRect();
    scrollBy({ top: y + Math.min(height, bottom - top) / 2 - (top + bottom) / 2, behavior: "instant" });
}"""


def bring(one: Locator) -> None:
    """Scroll something to the middle between the header and the question at the bottom, as a person does, who sees more
    than that it is somewhere in the window."""
    one.evaluate(BRING)


RESTS = """async (one, at) => {
    const place = () => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height];
    };
    const before = place();
    for (let i = 0; i < 12; i += 1) {
        await new Promise(requestAnimationFrame);
        if (place().join() !== before.join()) return null;
    }
    const [x, y, width, height] = before;
    const [right, down] = at ?? [x + width / 2, y + height / 2];
    return one.contains(document.elementFromPoint(right, down)) ? [right, down] : null;
}"""


def resting(one: Locator, at: Sequence[float] | None = None, *, brought: bool = False) -> tuple[float, float]:
    """Where a finger meets something: its middle, or a given place in the window, as soon as it is there for everybody to
    see and stays. A page that has just been opened still finds its place, and goes by itself where something can be
    chosen: whoever measures before that touches something else, and whoever wants to go elsewhere brings it back."""
    end = time.monotonic() + TIMEOUT / 1000
    found = None
    while found is None:
        assert time.monotonic() < end, f"{one} does not come to rest in sight."
        if brought:
            bring(one)
        found = one.evaluate(RESTS, at)
    x, y = found
    return x, y


class Move(Protocol):
    """Moves a finger that is down."""

    def __call__(self, x: float, y: float) -> None: ...


@contextmanager
def finger(page: Page, x: float, y: float) -> Iterator[Move]:
    """A finger that is put down there, may be moved meanwhile, and is lifted in the end."""
    touch = page.context.new_cdp_session(page)

    def put(kind: str, *points: dict[str, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    def move(x: float, y: float) -> None:
        put("touchMove", {"x": x, "y": y})
        shown(page)

    shown(page)  # the browser knows by then whether fingers there are for scrolling
    put("touchStart", {"x": x, "y": y})
    yield move
    put("touchEnd")
    touch.detach()
