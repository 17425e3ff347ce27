"""A move as at a table: in any order, told before it is sent, put back, taken back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.play import chosen, forward, lit, panel, ready, send
from tests.web.visitors import BOT, ME, sit


def acting(page: Page, seed: int = 1, button: str = "") -> None:
    """A game alone in which an Activity card can be used with a die, and a button whose name begins so is there."""
    sit(page, "city", ME)
    for step in range(40):
        ready(page)
        wanted = page.get_by_role("button", name=re.compile(f"^{button}"))
        if lit(page, "card:").count() and lit(page, "die:").count() and wanted.count():
            return
        assert forward(page, seed + step, moves=1) == "move"
    raise AssertionError("No Activity card can be used.")


def preview(page: Page) -> Locator:
    """What the move would do, in words."""
    return panel(page).locator(".preview p")


def take(page: Page, ref: str, meaning: str = "") -> str:
    """Click a piece; where it could mean several things choose this one, or the first. What is now chosen by it."""
    page.locator(f'.piece[data-ref="{ref}"]').first.click()
    menu = page.get_by_role("menuitem")
    if menu.count():
        menu.get_by_text(meaning, exact=True).click() if meaning else menu.first.click()
    return chosen(page).last.inner_text().removesuffix("×").strip()


def complete(page: Page, card: str) -> list[tuple[str, str]]:
    """This card, a die, and a citizen if one is needed: pieces with what they mean, if they make a complete move."""
    pieces = [(card, take(page, card))]
    for prefix in ("die:", "space:", "slot:"):
        if lit(page, prefix).count() and not send(page).is_enabled():
            ref = lit(page, prefix).first.get_attribute("data-ref")
            assert ref
            pieces.append((ref, take(page, ref)))
    done = send(page).is_enabled()
    page.keyboard.press("Escape")
    expect(chosen(page)).to_have_count(0)
    return pieces if done and len(pieces) > 1 else []


def any_complete(page: Page) -> list[tuple[str, str]]:
    """Pieces that make a complete move, sooner or later in the game."""
    for step in range(20):
        for card in lit(page, "card:").evaluate_all("all => all.map((one) => one.dataset.ref)"):
            if pieces := complete(page, card):
                return pieces
        assert forward(page, step, moves=1) == "move"
        ready(page)
    raise AssertionError("No Activity card can be used.")


def where(one: Locator) -> tuple[int, int]:
    """Where something begins in the window."""
    box = one.bounding_box()
    assert box
    return round(box["x"]), round(box["y"])


def test_die_first_and_card_first_mean_the_same(page: Page) -> None:
    acting(page)
    pieces = any_complete(page)
    card, die, *rest = pieces
    proposals = []
    place = where(send(page))
    for order in (pieces, [die, card, *rest], [*rest, die, card]):
        page.keyboard.press("Escape")
        expect(chosen(page)).to_have_count(0)
        expect(preview(page)).to_have_count(0)
        for ref, meaning in order:
            assert take(page, ref, meaning) == meaning
            assert where(send(page)) == place
        expect(send(page)).to_be_enabled()
        expect(send(page)).to_have_text("Make this move")
        expect(chosen(page)).to_have_count(len(pieces))
        expect(panel(page).locator(".preview")).to_have_attribute("aria-busy", "false")
        expect(preview(page).first).to_have_text(re.compile(r"\.$"))
        assert where(send(page)) == place
        proposals.append((preview(page).all_inner_texts(), panel(page).locator(".ask").inner_text()))
    assert proposals[0] == proposals[1] == proposals[2]
    assert card[1].lower() in " ".join(proposals[0][0]).lower()
    before = page.locator(".log .line").count()
    send(page).click()
    expect(page.locator(".log .line").nth(before)).to_be_attached()
    expect(chosen(page)).to_have_count(0)


def test_chosen_pieces_are_put_back_by_panel_piece_and_key(page: Page) -> None:
    acting(page)
    card, die = (lit(page, kind).first.get_attribute("data-ref") or "" for kind in ("card:", "die:"))
    take(page, card)
    piece = page.locator(f'.piece[data-ref="{card}"]').first
    expect(piece).to_have_class(re.compile("chosen"))
    expect(piece).to_have_attribute("aria-pressed", "true")
    expect(send(page)).to_have_text(re.compile("Not complete yet"))
    piece.click()
    expect(chosen(page)).to_have_count(0)
    take(page, die)
    chosen(page).first.click()
    expect(chosen(page)).to_have_count(0)
    take(page, card)
    page.keyboard.press("Escape")
    expect(chosen(page)).to_have_count(0)


def test_a_move_can_be_taken_back_after_computer_players_have_moved(page: Page) -> None:
    """Citizens are placed in the open, so what a computer player does meanwhile is taken back with one's own move."""
    sit(page, "city", ME, BOT)
    ready(page)
    lines = page.locator(".log .line")
    before = lines.count()
    for step in range(6):
        page.locator("button.choice").first.click()
        send(page).click()
        expect(lines.nth(before + step)).to_be_attached()
        ready(page)
        if lines.last.locator(".seat-1").count():
            break
    expect(lines.last.locator(".seat-1")).to_be_attached()
    after = lines.count()
    page.get_by_role("button", name="Take back").click()
    expect(lines).not_to_have_count(after)
    assert lines.count() < after


def test_a_sent_move_is_taken_back_with_button_and_key(page: Page) -> None:
    acting(page, button="Recruit a citizen")
    asked = panel(page).locator(".ask").inner_text()
    lines = page.locator(".log .line").all_inner_texts()
    recruit = page.get_by_role("button", name=re.compile("^Recruit a citizen"))
    for how in ("button", "key"):
        recruit.first.click()
        send(page).click()
        back = page.get_by_role("button", name="Take back")
        expect(page.locator(".log .line").last).to_contain_text("You recruit a citizen")
        expect(back).to_be_visible()
        if how == "button":
            back.click()
        else:
            page.keyboard.press("Control+z")
        expect(page.locator(".log .line")).to_have_text(lines)
        expect(panel(page).locator(".ask")).to_have_text(asked)

    # Whoever is quick regrets a move that is still on its way.
    recruit.first.click()
    expect(panel(page).locator(".preview")).to_have_attribute("aria-busy", "false")
    with page.expect_event("console", lambda said: said.text == "taken back"):
        page.evaluate(
            """() => {
                const send = WebSocket.prototype.send;
                WebSocket.prototype.send = function (sent) {
                    if (JSON.parse(sent).type === "take-back") console.log("taken back");
                    return send.call(this, sent);
                };
                document.querySelector(".move .main").click();
                const how = { key: "z", ctrlKey: true, bubbles: true };
                document.body.dispatchEvent(new KeyboardEvent("keydown", how));
            }"""
        )
    expect(page.locator(".log .line")).to_have_text(lines)
    expect(panel(page).locator(".ask")).to_have_text(asked)

    # Whoever does not want to be asked sends a complete move by choosing it.
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Ask before a complete move is made").uncheck()
    dialog.get_by_role("button", name="Close").click()
    recruit.first.click()
    expect(page.locator(".log .line").last).to_contain_text("You recruit a citizen")


def test_a_piece_that_means_several_things_asks_which(page: Page) -> None:
    acting(page, button="Turn over")  # who can turn dice over can recruit too: both are influence
    own = page.locator('.piece.lit[data-ref="influence"]').first
    own.dispatch_event("click")
    menu = page.get_by_role("menu")
    expect(menu).to_be_visible()
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(menu.get_by_role("menuitem").nth(1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(own).to_be_focused()


def test_dice_are_thrown_again_from_the_bar_and_not_by_a_menu(page: Page) -> None:
    acting(page)
    lit(page, "die:").first.click()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(chosen(page)).to_have_count(1)
    page.keyboard.press("Escape")
    bar = page.locator("section.bar")
    bar.get_by_role("button", name=re.compile("again", re.IGNORECASE)).first.click()
    expect(chosen(page)).to_have_count(1)
    expect(preview(page).first).to_be_visible()
