"""A phone: nothing scrolls sideways, boards zoom in their frame, fingers are enough. How games end on one is looked at
where some do."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.boards import BOARDS, SHORT, open_board
from tests.web.phone import PHONE, bring, finger, fits, resting
from tests.web.play import chosen, forward, lit, panel, ready, send
from tests.web.visitors import BOT, ME, NOWHERE, OPEN, Visitors, make_table, post, sit


@pytest.fixture
def phone(visit: Visitors) -> Page:
    """A browser on a phone; it has not come yet."""
    return visit("Aude", NOWHERE, **PHONE)


def tap_move(page: Page, rng: random.Random) -> int:
    """A complete move by taps on the board, or on buttons where the board has no piece; how many pieces were tapped."""
    ready(page)
    tapped = 0
    place = bottom(send(page))
    for _ in range(20):
        assert bottom(send(page)) == place, "whatever is told, the button keeps its place"
        if send(page).is_enabled():
            break
        pieces = lit(page)
        if pieces.count():
            tap(pieces.nth(rng.randrange(pieces.count())))
            tapped += 1
        else:
            page.get_by_text(re.compile("^All choices in words")).tap()
            page.locator("button.choice").first.tap()
        menu = page.get_by_role("menuitem")
        if menu.count():
            menu.nth(rng.randrange(menu.count())).tap()
    send(page).tap()
    expect(chosen(page)).to_have_count(0)
    return tapped


def bottom(one: Locator) -> int:
    """Where something ends in the window."""
    box = one.bounding_box()
    assert box
    return round(box["y"] + box["height"])


def tap(piece: Locator) -> None:
    """Scroll to a piece and tap it."""
    bring(piece)
    piece.tap()


def test_no_page_scrolls_sideways(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("button", name=re.compile("Play now ?: Troyes Dice"))).to_be_visible()
    fits(phone)
    phone.get_by_role("button", name="Play now", exact=True).tap()
    expect(phone.get_by_role("dialog", name="Which game?")).to_be_visible()
    fits(phone)
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="Make a table", exact=True).tap()
    expect(phone.get_by_role("dialog", name="Make a table")).to_be_visible()
    fits(phone)
    for path in ("/rules/city", "/rules/dice", "/rules/solo", "/rules/ladies", "/rules/rulings"):
        phone.goto(path)
        expect(phone.locator("article h2").first).to_be_attached()
        fits(phone)
    phone.goto("/account")
    expect(phone.get_by_role("heading", name="You are a guest")).to_be_visible()
    fits(phone)
    phone.goto(f"/t/{make_table(phone, 'city', ME, OPEN, OPEN)}")
    expect(phone.get_by_text("Waiting for 2 more players")).to_be_visible()
    fits(phone)


def test_the_books_of_the_rules_fold_away(phone: Page) -> None:
    """The text comes first; which other books there are is told to whoever asks, and no longer than that."""
    phone.goto("/rules/city")
    books = phone.get_by_role("navigation", name="Rules of")
    expect(phone.get_by_role("heading", name="Troyes", exact=True)).to_be_in_viewport()
    expect(books).to_be_hidden()
    phone.locator("aside summary").tap()
    books.get_by_role("link", name="Troyes Dice", exact=True).tap()
    expect(phone.get_by_role("heading", name="Troyes Dice", exact=True)).to_be_visible()
    expect(phone.locator("aside summary")).to_have_text("Troyes Dice")
    expect(books).to_be_hidden()


def test_an_adviser_who_was_not_asked_takes_no_line_of_his_own(phone: Page) -> None:
    sit(phone, "dice", ME, BOT)
    ready(phone)
    make, ask = phone.locator(".move .button.main"), phone.get_by_role("button", name="Ask an adviser")
    (his, ours) = (ask.bounding_box(), make.bounding_box())
    assert his
    assert ours
    assert his["y"] >= ours["y"] - 4
    assert his["y"] + his["height"] <= ours["y"] + ours["height"] + 4
    ask.tap()
    expect(phone.get_by_role("button", name="Choose that")).to_be_visible()
    phone.get_by_role("button", name="Choose that").tap()
    expect(make).to_be_enabled()


@pytest.mark.parametrize(
    "game, seats, setup", [("city", 4, {}), ("city", 1, {}), ("dice", 2, {"banquets": "yes"})]
)
def test_a_game_by_taps(phone: Page, game: str, seats: int, setup: dict[str, str]) -> None:
    sit(phone, game, ME, *[BOT] * (seats - 1), **setup)
    rng = random.Random(1)
    ready(phone)
    fits(phone)
    assert sum(tap_move(phone, rng) for _ in range(3)) >= 3
    fits(phone)
    forward(phone, 1, moves=5)
    if game == "city":
        tap_move(phone, rng)
    fits(phone)
    expect(panel(phone)).to_be_in_viewport()


IN_SIGHT = """async () => {
    for (let i = 0; i < 200; i++) {
        const top = document.querySelector("header").getBoundingClientRect().bottom;
        const bottom = document.querySelector(".move").getBoundingClientRect().top;
        const pieces = [...document.querySelectorAll(".frame .piece.lit")].map((one) => one.getBoundingClientRect());
        if (pieces.some((one) => one.top >= top && one.bottom <= bottom)) return true;
        await new Promise((done) => setTimeout(done, 50));
    }
    return false;
}"""
"""Whether something that can be chosen is, or comes, between the header and the question."""


def test_the_page_goes_where_something_can_be_chosen(phone: Page) -> None:
    """Citizens are placed in buildings that lie below what a phone shows of the board at first."""
    sit(phone, "city", ME, BOT)
    ready(phone)
    assert phone.evaluate(IN_SIGHT)
    assert phone.evaluate("scrollY") > 100


def test_ten_names_leave_the_board_its_place(phone: Page) -> None:
    sit(phone, "dice", ME, *[BOT] * 9)
    ready(phone)
    names = phone.get_by_role("list", name="At the table").bounding_box()
    assert names
    assert names["height"] < 110
    expect(phone.get_by_role("list", name="At the table").get_by_role("listitem")).to_have_count(10)


HEARD_LATE = """async (piece) => {
    const finger = { pointerType: "touch", bubbles: true };
    const down = new PointerEvent("pointerdown", finger);
    piece.dispatchEvent(down);
    await new Promise((done) => setTimeout(done, 600));
    const up = new PointerEvent("pointerup", finger);
    Object.defineProperty(up, "timeStamp", { value: down.timeStamp + 80 });
    piece.dispatchEvent(up);
    piece.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
"""A tap of which a busy page hears so late that it has taken it for a long press."""


def test_a_long_press_explains_and_a_tap_does_not(phone: Page) -> None:
    table = sit(phone, "city", ME, BOT)
    ready(phone)
    card = phone.locator(".piece[aria-description]:not(.lit)").first
    tip = phone.get_by_role("tooltip")
    with finger(phone, *resting(card, brought=True)):
        expect(tip).to_be_visible()
    expect(tip).to_be_visible()
    fits(phone)
    assert chosen(phone).count() == 0

    # A tap on what cannot be chosen says why.
    why = phone.locator(".tip .why")
    expect(why).to_have_count(0)
    tap(phone.locator('.piece:not(.lit)[data-ref^="event:"]').first)
    expect(why).to_have_text(re.compile(r"^[A-Z].*[.?]$"))
    assert chosen(phone).count() == 0

    # Wherever on the page one is when the game ends, one sees how.
    phone.evaluate("scrollTo(0, 600)")
    post(phone, f"/api/tables/{table}/end", {"wish": True})
    expect(phone.get_by_role("heading", name="The game is over")).to_be_in_viewport()

    # Whoever taps wants to see what is asked then.
    open_board(phone, BOARDS["solo"], SHORT)
    event = lit(phone, "event:marauding")
    tap(event)
    expect(chosen(phone)).to_have_count(1)
    expect(tip).to_have_count(0)
    panel(phone).get_by_role("button", name="Start over").tap()
    expect(chosen(phone)).to_have_count(0)
    event.evaluate(HEARD_LATE)
    expect(chosen(phone)).to_have_count(1)
    expect(tip).to_have_count(0)


HOLD = (195, 330)
"""A place between the header and the panel."""


def drag(phone: Page, dx: int) -> None:
    """Move the board in its frame with a finger that rests before it is lifted, and so throws nothing."""
    window = phone.locator(".frame > .window")
    x, y = resting(window, HOLD, brought=True)
    with finger(phone, x, y) as move:
        for way in (0, 0.2, 0.4, 0.7, 1, 1, 1):
            move(x + way * dx, y)


def test_the_board_zooms_and_moves_in_its_frame(phone: Page) -> None:
    sit(phone, "city", ME, BOT)
    ready(phone)
    phone.get_by_role("button", name="Zoom in").tap()
    board = phone.locator(".frame > .window > .board")
    expect(board).to_have_attribute("style", re.compile(r"scale\(1\.4\)"))
    zoomed = board.get_attribute("style") or ""
    fits(phone)
    phone.evaluate("document.documentElement.style.opacity = ''")  # fingers meet what is painted
    drag(phone, -60)
    expect(board).not_to_have_attribute("style", zoomed)
    expect(board).to_have_attribute("style", re.compile(r"scale\(1\.4\)"))
    fits(phone)
    phone.get_by_role("button", name="Show the whole board").tap()
    expect(board).to_have_attribute("style", re.compile(r"translate\(0px, 0px\) scale\(1\)"))


def test_whoever_makes_a_table_reads_how_each_level_thinks(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_role("button", name="Make a table", exact=True).tap()
    dialog = phone.get_by_role("dialog", name="Make a table")
    dialog.get_by_text("How the computer players think").tap()
    levels = dialog.locator("dl")
    assert levels.locator("dt").all_inner_texts() == [
        "Villager",
        "Burgher",
        "Guild master",
        "Bailiff",
        "Countess",
    ]
    expect(levels.locator("dd").first).to_have_text("Plays at random, but makes no senseless move")
    levels.scroll_into_view_if_needed()
    expect(levels).to_be_in_viewport()
    fits(phone)
    assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
