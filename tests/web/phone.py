"""A phone, and whether a page fits it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

FINGERS: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, **FINGERS}
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, **FINGERS}
"""The same on its side."""


def fits(page: Page) -> None:
    """The page is not wider than the screen."""
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


def shown(page: Page) -> None:
    """Wait until what the page has drawn is what fingers meet: a browser answers touches by the picture that it shows, and
    that may be some frames behind the page. Whoever asks for the picture gets the newest."""
    page.screenshot(clip={"x": 0, "y": 0, "width": 1, "height": 1})
