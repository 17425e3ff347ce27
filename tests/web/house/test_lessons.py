"""The lessons from the first to the last click: by mouse, by touch and by keyboard; wrong clicks, leaving, going on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.phone import resting
from tests.web.play import chosen, send
from tests.web.visitors import Visitors, ask
from troyes.play.lessons.lesson import find

pytestmark = [pytest.mark.once, pytest.mark.waits]


def prompt(page: Page) -> Locator:
    """What the lesson says."""
    return page.get_by_role("region", name="The lesson")


def at_step(page: Page, step: int) -> None:
    expect(prompt(page)).to_contain_text(f"Step {step + 1} of ")


def missing(page: Page) -> Locator:
    """What is still to be chosen, as the lesson lists it."""
    return prompt(page).locator('.wanted [aria-pressed="false"]')


def marked(page: Page) -> Locator:
    """The pieces of the board, and the buttons of the panel, that the lesson has marked."""
    return page.locator(".piece.wanted, button.choice.wanted")


def take(page: Page, press: Callable[[Locator], None], step: int, choices: Locator | None) -> None:
    """Do what a step wants, with nothing but what is marked."""
    at_step(page, step)
    if choices is None:
        press(prompt(page).get_by_role("button", name="Go on"))
        return
    expect(missing(page).first).to_be_visible()
    while count := missing(page).count():
        press(choices.first)
        expect(missing(page)).to_have_count(count - 1)
    press(send(page))


def learn(
    page: Page,
    lesson: str,
    press: Callable[[Locator], None],
    begin: int = 0,
    end: int = -1,
    choices: Callable[[Page], Locator] = marked,
) -> None:
    """Follow a lesson from one step to another."""
    steps = find(lesson).steps
    for number in range(begin, end % len(steps)):
        take(page, press, number, choices(page) if steps[number].move else None)


def test_the_lesson_of_troyes_by_mouse(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Teach me Troyes", exact=True).click()
    expect(page).to_have_url(re.compile("/learn/city$"))
    expect(page.get_by_role("heading", name="A first lesson: Troyes", exact=True)).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="The keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator('.piece[data-ref~="event:marauding"]').click()  # where there is nothing to choose yet
    expect(page.locator(".tip .why")).to_have_text("There is nothing to choose yet: read on, then “Go on”.")
    learn(page, "city", Locator.click, 0, 2)

    # A legal choice that the lesson does not want is answered, and nothing is chosen.
    at_step(page, 2)
    page.locator('.piece[data-ref~="space:palace:1"]').click()
    expect(prompt(page).get_by_role("alert")).to_have_text(
        "Palace, space 1 is a good place too. For this lesson we need the one that is marked: "
        "City Hall, row 5–6, space 2."
    )
    expect(send(page)).to_be_disabled()
    learn(page, "city", Locator.click, 2, 8)

    # What cannot be chosen says why, as at any table: white is too weak for the black die.
    at_step(page, 8)
    page.locator('.piece[data-ref~="event:marauding"]').click()
    expect(page.locator(".tip .why")).not_to_be_empty()
    expect(missing(page)).to_have_count(1)
    learn(page, "city", Locator.click, 8, 12)

    # Whoever leaves goes on there later.
    at_step(page, 12)
    page.get_by_role("link", name="Leave the lesson").click()
    page.get_by_role("link", name="Teach me Troyes", exact=True).click()
    at_step(page, 12)
    page.reload()
    learn(page, "city", Locator.click, 12)

    at_step(page, 17)
    expect(prompt(page).get_by_role("status")).to_contain_text("That was a whole round.")
    prompt(page).get_by_role("button", name="Now a first game").click()
    expect(page).to_have_url(re.compile("/t/"))
    seats = ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats] == [("person", ""), ("bot", "villager")]
    meet_the_adviser(page)


def meet_the_adviser(page: Page) -> None:
    """He says what he would do; one may do it, or send him away."""
    adviser = page.get_by_role("region", name="The adviser")
    expect(adviser.get_by_role("status")).to_contain_text("I would choose: ")
    expect(page.locator(".piece.wanted")).not_to_have_count(0)
    adviser.get_by_role("button", name="Choose that").click()
    expect(chosen(page)).not_to_have_count(0)
    expect(send(page)).to_be_enabled()
    adviser.get_by_role("button", name="Send the adviser away").click()
    expect(adviser).to_have_text("Ask an adviser")
    expect(page.locator(".piece.wanted")).to_have_count(0)
    page.reload()
    expect(adviser).to_have_text("Ask an adviser")


IN_SIGHT = """all => all.findIndex(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return there && (one.contains(there) || there.contains(one));
})"""


def tap_what_is_seen(target: Locator) -> None:
    """Tap where one sees something that is wanted: the lesson brings it into sight by itself."""
    pieces = marked(target.page) if target.evaluate("one => one.matches('.wanted')") else target
    target.page.wait_for_function(f"selector => ({IN_SIGHT})(selector) >= 0", arg=pieces.element_handles())
    target.page.touchscreen.tap(*resting(pieces.nth(pieces.evaluate_all(IN_SIGHT))))


def test_the_lesson_of_the_kings_challenge_by_touch_on_a_phone(visit: Visitors) -> None:
    page = visit(path="/learn/solo", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    learn(page, "solo", Locator.tap, 0, 6)
    page.set_viewport_size({"width": 844, "height": 390})  # held on its side
    learn(page, "solo", tap_what_is_seen, 6)
    at_step(page, 15)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    prompt(page).get_by_role("button", name="Begin again").tap()
    at_step(page, 0)


def test_the_lesson_of_troyes_dice_by_keyboard_alone(visit: Visitors) -> None:
    page = visit(path="/learn/dice")

    def press(target: Locator) -> None:
        for _ in range(8):  # the lesson takes the focus, and all that it wants is near
            if target.evaluate("one => one === document.activeElement"):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}.")

    learn(page, "dice", press, choices=missing)
    at_step(page, 10)
    expect(prompt(page).get_by_role("status")).to_contain_text("Two knights for one die")
    page.keyboard.press("Shift+Tab")
    expect(prompt(page).get_by_role("button", name="One step back")).to_be_focused()
    page.keyboard.press("Enter")
    at_step(page, 9)


EDGED = """(pictures) => pictures.map((one) => {
    const [width, height] = [one.naturalWidth, one.naturalHeight];
    const paper = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
    paper.drawImage(one, 0, 0);
    const at = (x, y) => [...paper.getImageData(x, y, 1, 1).data].join();
    const across = [...Array(width).keys()].flatMap((x) => [at(x, 0), at(x, height - 1)]);
    const down = [...Array(height).keys()].flatMap((y) => [at(0, y), at(width - 1, y)]);
    return [one.alt, new Set([...across, ...down]).size === 1];
})"""
"""Whether the edge of each picture has one colour all around."""


def test_the_first_game_and_every_sign_are_explained_with_pictures_of_our_boards(page: Page) -> None:
    for book in ("city-first", "city-icons", "solo-first", "dice-first", "dice-icons"):
        page.goto(f"/rules/{book}")
        pictures = page.locator(".text img")
        expect(pictures.first).to_be_visible()
        for picture in pictures.all():
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_js_property("complete", True)
            assert picture.evaluate("one => one.naturalWidth") > 10, picture.get_attribute("alt")
    # A sign stands alone: its edge is paper, without slivers of what lies beside it on the board.
    cut = page.locator(".text td img").evaluate_all(EDGED)
    assert len(cut) == 14
    assert [name for name, edged in cut if not edged] == []
