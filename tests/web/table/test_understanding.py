"""What the page tells: what pieces are, what happened to them, where the rules are, and whose turn it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.play import forward, ready
from tests.web.visitors import BOT, ME, Visitors, sit


def test_pieces_explain_themselves_on_hover_and_focus(page: Page) -> None:
    sit(page, "city", ME, BOT)
    ready(page)
    tip = page.get_by_role("tooltip")
    character = page.locator('.piece[data-ref^="character:"]').first
    character.hover()
    expect(tip).to_be_visible()
    expect(tip.locator("strong")).not_to_be_empty()
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)
    character.focus()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    for seat, title in (
        ("A", "Your district"),
        ("B", f"{page.locator('.people li').nth(1).locator('[data-typed]').inner_text()}'s district"),
    ):
        page.locator(f'.piece[data-ref="seat:{seat}"]').hover()
        expect(tip.locator("strong")).to_have_text(title)
    label = page.get_by_role("button", name=re.compile("Palace.*space|space.*Palace", re.IGNORECASE)).first
    expect(label).to_be_attached()


def test_every_kind_of_piece_of_troyes_is_explained(page: Page) -> None:
    sit(page, "city", ME, BOT)
    forward(page, 2, moves=9)
    told = page.locator(".piece[aria-description]").evaluate_all(
        "all => all.map((one) => (one.dataset.ref || one.getAttribute('aria-label')) + ' ' + one.getAttribute('aria-description'))"
    )
    assert len(told) > 20
    assert all(len(text) > 20 for text in told)


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_line_of_the_story_shows_its_pieces(page: Page, game: str) -> None:
    sit(page, game, ME, BOT)
    forward(page, 4, moves=9)
    touched = page.locator(".piece.touched")
    lines = page.locator(".log button")
    page.mouse.move(5, 5)  # a mouse at rest points at nothing
    for i in range(lines.count() - 2, -1, -1):
        lines.nth(i).hover()
        page.evaluate("() => new Promise((done) => setTimeout(done, 50))")  # some lines are about no piece
        if touched.count():
            break
    expect(touched.first).to_be_attached()
    kept = touched.evaluate_all("all => all.map((one) => one.dataset.ref)")
    page.mouse.move(5, 5)
    lines.nth(i).focus()
    expect(touched.first).to_be_attached()
    assert touched.evaluate_all("all => all.map((one) => one.dataset.ref)") == kept


def test_rules_and_rulings_are_one_click_away(page: Page) -> None:
    for game, seats, book in (
        ("city", [ME, BOT], "city"),
        ("city", [ME], "solo"),
        ("dice", [ME, BOT], "dice"),
    ):
        sit(page, game, *seats)
        ready(page)
        with page.context.expect_page() as opened:
            page.locator(".table").get_by_role("link", name="Rules").click()
        expect(opened.value).to_have_url(re.compile(f"/rules/{book}$"))
        expect(opened.value.locator("article h2").first).to_be_visible()
        opened.value.close()
    with page.context.expect_page() as opened:
        page.locator(".table").get_by_role("link", name="Rulings").click()
    expect(opened.value).to_have_url(re.compile("/rules/rulings$"))


def test_the_rules_can_be_searched(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Rules").click()
    page.get_by_label("Search the rules").fill("cathedral")
    expect(page.locator(".count")).to_have_text(re.compile(r"\d+ places"))
    page.locator(".found a").first.click()
    expect(page).to_have_url(re.compile("/rules/.*#"))


def test_the_title_tells_whose_turn_it_is(visit: Visitors) -> None:
    page = visit("Aude")
    expect(page).to_have_title("Troyes")
    sit(page, "dice", ME, BOT)
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.goto("/account")
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.get_by_role("link", name="Your turn").click()
    ready(page)
    assert forward(page, 1) == "end"
    expect(page).not_to_have_title(re.compile("Your turn"))


def test_motion_is_left_out_for_those_who_want_none(visit: Visitors) -> None:
    glide = "() => getComputedStyle(document.documentElement).getPropertyValue('--glide')"
    still = visit()
    assert still.evaluate(glide) in {"0s", "0ms"}
    moving = visit(reduced_motion="no-preference")
    assert moving.evaluate(glide) in {".38s", "0.38s", "380ms"}
    sit(moving, "city", ME)
    forward(moving, 1, moves=6)
    ready(moving)
    duration = "() => getComputedStyle(document.querySelector('.piece')).transitionDuration"
    assert moving.evaluate(duration) == "0.38s"
    tumbles = "() => getComputedStyle(document.querySelector('.frame .die .thrown')).animationName"
    assert "throw" in moving.evaluate(tumbles), "dice tumble"
    moving.emulate_media(reduced_motion="reduce")
    assert moving.evaluate(tumbles) == "none"
    assert float(moving.evaluate(duration).rstrip("s")) < 0.001
