"""Everything on a board answers: whoever asks a piece that cannot be chosen, by mouse or by keys, is told something."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import BOARDS, open_board
from tests.web.play import ready
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, post, sit

SILENT = """async () => {
    const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
    const silent = [];
    for (const one of document.querySelectorAll(".piece[role=img], .piece:not([role])")) {
        dispatchEvent(new PointerEvent("pointerdown"));
        await pause(0);
        one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        for (let i = 0; i < 200 && !document.querySelector(".tip .why"); i += 1) await pause(5);
        if (!document.querySelector(".tip .why")) silent.push(one.getAttribute("aria-label") ?? one.outerHTML.slice(0, 200));
    }
    return silent;
}"""
"""The pieces that cannot be chosen and say nothing of it."""
HIDDEN = """() => [...document.querySelectorAll(".frame .piece[role]")].flatMap((one) =>
    ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].flatMap((key) => {
        one.focus();
        one.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: true, bubbles: true, cancelable: true }));
        const now = document.activeElement;
        return now !== one && now.closest("[aria-hidden=true]") ? [now.getAttribute("aria-label")] : [];
    }),
)"""
"""Where arrows lead from anywhere that nobody hears of."""


@pytest.mark.parametrize("name", ["dice-4", "troyes-2-ladies"])
def test_every_piece_that_cannot_be_chosen_answers(page: Page, name: str) -> None:
    open_board(page, BOARDS[name])
    assert page.locator(".piece[role=img]").count() > 40
    assert page.evaluate(SILENT) == []


def test_a_board_is_one_stop_for_a_watcher_and_arrows_leaf_through_it(visit: Visitors) -> None:
    host, watcher = visit("Aude", NOWHERE), visit("Bert", NOWHERE)
    table = sit(host, "dice", ME, BOT, BOT, BOT)
    ready(host)
    watcher.goto(f"/t/{table}")
    tabs = watcher.locator(".frame .tab")
    expect(tabs).to_have_count(4)
    assert watcher.locator('.frame > .window [tabindex="0"]').count() == 0
    watcher.locator(".frame > .window").focus()
    watcher.keyboard.press("ArrowRight")
    watcher.keyboard.press("ArrowRight")
    watcher.keyboard.press("Enter")
    shown = watcher.locator('.frame .tab[aria-pressed="true"]')
    expect(shown).to_be_focused()


def test_keys_lead_to_nothing_that_is_hidden_from_those_who_hear_the_page(page: Page) -> None:
    open_board(page, BOARDS["troyes-4-ladies"])
    assert page.locator(".frame [aria-hidden=true] .piece[role]").count() > 0
    assert page.evaluate(HIDDEN) == []


def test_the_keys_are_shown_beside_a_replay_too(page: Page) -> None:
    table = open_board(page, BOARDS["dice-4"])
    post(page, f"/api/tables/{table}/end", {"wish": True})
    page.goto(f"/replay/{table}")
    expect(page.locator(".frame .piece").first).to_be_attached()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="The keys")).to_be_visible()


def test_who_has_finished_one_game_is_new_to_the_other(page: Page) -> None:
    done = sit(page, "dice", ME)
    ready(page)
    expect(page.locator(".move .because")).to_be_visible()
    post(page, f"/api/tables/{done}/end", {"wish": True})
    for game, new in (("dice", 0), ("city", 1)):
        sit(page, game, ME)
        ready(page)
        page.wait_for_load_state("networkidle")
        expect(page.locator(".move .because")).to_have_count(new)
