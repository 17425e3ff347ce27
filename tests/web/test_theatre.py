"""What happens is told step by step, the board is never ahead of it, and whoever likes it otherwise says so."""

from __future__ import annotations

import json
import random
import re

from playwright.sync_api import Page, expect

from tests.web.play import click_move, forward, panel, ready
from tests.web.visitors import BOT, ME, Visitors, sit

LISTEN = """() => {
    const told = (window.told = []);
    new MutationObserver(() => {
        const line = document.querySelector(".caption.shown p")?.textContent.replace(/\\s+/g, " ").trim();
        if (line && told.at(-1) !== line) told.push(line);
        if (line && document.querySelector("button.choice")) window.ahead = line;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def at_speed(page: Page, speed: str) -> None:
    """Choose how fast things are told, in the dialog."""
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label({"quick": "Quickly", "once": "At once", "slow": "Slowly"}[speed]).check()
    dialog.get_by_role("button", name="Close").click()


def test_a_round_is_told_step_by_step_and_recalled(visit: Visitors) -> None:
    page = visit("Aude")
    sit(page, "city", ME, BOT)
    forward(page, 4, moves=4)
    ready(page)
    at_speed(page, "quick")
    assert json.loads(page.evaluate("localStorage.getItem('settings')"))["speed"] == "quick"
    page.evaluate(LISTEN)
    before = page.locator(".log li").count()
    rng = random.Random(5)
    for _ in range(3):
        click_move(page, rng)
        ready(page)
    told: list[str] = page.evaluate("window.told")
    lines = page.locator(".log li").all_inner_texts()[before:]
    others = [re.sub(r"^B\s+", "", " ".join(line.split())) for line in lines if line.strip().startswith("B")]
    assert others
    assert [line for line in told if line in others] == others
    assert len(told) > len(others), "what chance did is told too"
    assert page.evaluate("window.ahead") is None, "nothing is asked while something is told"
    recap = panel(page).locator(".recap")
    expect(recap).to_be_attached()
    recap.locator("summary").click()
    recap.get_by_role("button").first.click()
    expect(page.locator(".caption.shown")).to_be_visible()


def test_whoever_is_in_a_hurry_skips(visit: Visitors) -> None:
    page = visit("Aude")
    sit(page, "city", ME, BOT)
    forward(page, 4, moves=4)
    ready(page)
    at_speed(page, "slow")
    caption = page.locator(".caption.shown")
    rng = random.Random(3)
    for _ in range(4):
        click_move(page, rng)
        if caption.count():
            break
    expect(caption).to_be_visible()
    caption.get_by_role("button", name="Skip").click()
    expect(caption).to_have_count(0)
    ready(page)


def test_day_and_night_large_text_and_what_makes_it_installable(visit: Visitors) -> None:
    page = visit("Aude")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("A night in Troyes").check()
    dialog.get_by_label("Larger text").check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "night")
    expect(root).to_have_attribute("data-text", "large")
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.ok
    assert manifest.json()["display"] == "standalone"
