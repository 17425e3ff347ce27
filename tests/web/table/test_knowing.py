"""What a player knows before a move: why a piece cannot be chosen, what a choice costs and what it wastes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, SHORT, open_board
from tests.web.play import chosen, forward, lit, panel, ready, send
from tests.web.visitors import BOT, ME, NOWHERE, OPEN, Visitors, post, sit
from troyes.play.catalogue import find

DARK = ".piece:not(.lit, .chosen, .swap)"


@pytest.mark.parametrize(
    ("game", "seats", "setup", "moves", "refs"),
    [
        ("city", 2, {}, 9, ("card:", "event:", "die:", "building:", "character:")),
        ("city", 1, {}, 6, ("card:", "event:", "character:")),
        (
            "city",
            3,
            {"ramparts": "yes", "head": "yes", "events": "mixed", "activities": "mixed"},
            9,
            ("card:", "event:", "character:"),
        ),
        ("dice", 2, {"banquets": "yes"}, 3, ("building:", "die:", "citizens:")),
    ],
)
def test_every_piece_that_cannot_be_chosen_says_why(
    page: Page, game: str, seats: int, setup: dict[str, str], moves: int, refs: tuple[str, ...]
) -> None:
    sit(page, game, ME, *[BOT] * (seats - 1), **setup)
    forward(page, 3, moves=moves)
    ready(page)
    why = page.locator(".tip .why")
    asked = 0
    for ref in refs:
        dark = page.locator(f'{DARK}[data-ref^="{ref}"]')
        if not dark.count():
            continue
        asked += 1
        dark.first.dispatch_event("click")
        expect(why).to_be_visible()
        sentence = why.inner_text()
        assert sentence[-1] in ".?"
        expect(page.locator("p.unseen[role=status]")).to_have_text(sentence)
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)
        dark.first.focus()  # by keyboard, since a key was pressed last
        expect(why).to_have_text(sentence)
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)
    assert asked
    assert lit(page).count() > 0


def test_arrow_keys_lead_to_every_piece_that_answers(page: Page) -> None:
    """Dark spaces have no explanation of their own, but a reason; and a name for whoever cannot see them."""
    sit(page, "city", ME, BOT)
    forward(page, 3, moves=8)
    ready(page)
    dark = page.locator(f'{DARK}[data-ref^="space:"]')
    expect(dark.first).to_be_attached()
    for one in dark.all():
        assert one.get_attribute("role") == "img", one.get_attribute("data-ref")
        assert one.get_attribute("aria-label")
    reached = set()
    page.locator(".frame [role=application], .frame [tabindex='0']").first.focus()
    page.keyboard.press("Shift+ArrowRight")
    for key in ("Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowUp", "Shift+ArrowLeft") * 12:
        for _ in range(3):
            page.keyboard.press(key)
            reached.add(page.evaluate("document.activeElement.dataset.ref ?? ''").split(":")[0])
    assert "space" in reached


def test_who_is_not_asked_is_told_so(visit: Visitors) -> None:
    aude, bert = visit("Aude", NOWHERE), visit("Bert", NOWHERE)
    table = sit(aude, "city", ME, OPEN)
    bert.goto(f"/t/{table}")
    post(bert, f"/api/tables/{table}/join", {"seat": 1, "name": "Bert"})
    waiting = panel(aude).get_by_text("Waiting for Bert")
    expect(waiting.or_(panel(aude).locator("button.choice")).first).to_be_attached()
    page = aude if waiting.count() else bert
    page.locator(f'{DARK}[data-ref^="event:"]').first.dispatch_event("click")
    expect(page.locator(".tip .why")).to_have_text("It is not your turn.")


def test_waste_is_said_where_one_sees_it_before_a_move_is_sent(page: Page) -> None:
    """Two dice fight Marauding off no better than the stronger of them alone; the question has little room here."""
    page.set_viewport_size({"width": 1366, "height": 768})
    open_board(page, BOARDS["solo"], SHORT)
    vocabulary = find("city").vocabulary
    for word in ("marauding", "w3@A", "w1@A"):
        token = vocabulary.token(word)
        assert token is not None
        lit(page, vocabulary.ref(token)).first.click()
    waste = panel(page).locator(".waste")
    expect(waste).to_have_text("The white 1 adds nothing.")
    expect(waste).to_be_in_viewport(ratio=1)
    expect(send(page)).to_be_enabled()
    chosen(page).filter(has_text="white 1").click()
    expect(waste).to_have_count(0)


AT_ONCE = """([ref, regret]) => {
    const wait = window.setTimeout; // a busy machine may need longer for an answer than a move waits for it
    window.setTimeout = (then, time, ...rest) => wait(then, time === 300 ? 60_000 : time, ...rest);
    document.querySelector(`.piece.lit[data-ref="${ref}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return new Promise(done => wait(() => {
        document.querySelector(".move .main").click();
        const back = { key: "z", ctrlKey: true, bubbles: true };
        if (regret) document.body.dispatchEvent(new KeyboardEvent("keydown", back));
        done();
    }));
}"""
"""Choose a piece and send the move in the same breath, and perhaps think better of it."""


def test_a_move_that_is_sent_at_once_waits_for_what_it_would_waste(page: Page) -> None:
    """The second click sends it."""
    open_board(page, BOARDS["solo"], SHORT)
    vocabulary = find("city").vocabulary
    refs = [
        vocabulary.ref(token)
        for token in map(vocabulary.token, ("marauding", "w3@A", "w1@A"))
        if token is not None
    ]
    for ref in refs[:2]:
        lit(page, ref).first.click()
    page.evaluate(AT_ONCE, [refs[2], False])
    expect(panel(page).locator(".waste")).to_have_text("The white 1 adds nothing.")
    expect(send(page)).to_be_enabled()
    expect(chosen(page)).to_have_count(3)
    send(page).click()
    expect(chosen(page)).to_have_count(0)


def test_a_move_that_wastes_nothing_is_sent_at_once_unless_it_is_regretted(page: Page) -> None:
    open_board(page, BOARDS["solo"], SHORT)
    vocabulary = find("city").vocabulary
    tokens = [vocabulary.token(word) for word in ("marauding", "w3@A")]
    refs = [vocabulary.ref(token) for token in tokens if token is not None]
    lit(page, refs[0]).first.click()
    page.evaluate(AT_ONCE, [refs[1], True])
    expect(panel(page).locator(".preview")).to_have_attribute("aria-busy", "false")
    page.wait_for_timeout(200)
    expect(chosen(page)).to_have_count(2)
    chosen(page).last.click()
    page.evaluate(AT_ONCE, [refs[1], False])
    expect(chosen(page)).to_have_count(0)


def test_the_price_runs_along(page: Page) -> None:
    sit(page, "city", ME, BOT)
    forward(page, 3, moves=9)
    ready(page)
    other = page.get_by_role("list", name="At the table").locator("[data-typed]").nth(1).inner_text()
    theirs = page.locator('.piece.lit[data-ref$="@B"][data-ref^="die:"]')
    for step in range(20):  # until one can pay for a die of theirs
        if theirs.count():
            break
        forward(page, step, moves=1)
        ready(page)
    value = int((theirs.first.get_attribute("data-ref") or "")[5])
    theirs.first.click()
    expect(page.locator(".preview .running span")).to_have_text(
        [f"{value} pip{'s' if value > 1 else ''}", re.compile(rf"^2 of \d+ deniers to {other}$")]
    )
    sit(page, "dice", ME, BOT)
    forward(page, 3, moves=2)
    ready(page)
    lit(page, "die:").first.click()
    expect(page.locator(".preview .running")).not_to_be_empty()
    # What is free looks different from what costs, as soon as something can be paid for.
    expect(page.locator(".cost.free").first).to_be_visible()
    dear = page.locator(".cost:not(.free)")
    for step in range(8):
        page.keyboard.press("Escape")
        forward(page, step, moves=1)
        ready(page)
        if lit(page, "die:").count():  # or a bonus is asked for first
            lit(page, "die:").first.click()
        if dear.count():
            break
    expect(dear.first).to_be_visible()
