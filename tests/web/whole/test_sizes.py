"""Every board at every size of window: all in sight that should be, nothing cut off, nothing in anything's way."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error, FloatRect, Locator, Page, expect

from tests.web import phone
from tests.web.boards import BOARDS, LONG, open_board
from tests.web.play import asked, chosen, forward, lit, panel, ready, send
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, post, sit

CROWDED = Path(__file__).with_name("crowded.js").read_text("utf-8").split("\n", 1)[1].rstrip().rstrip(";")
SETTLED = """async () => {
    const place = () => {
        const { x, y, width, height } = document.querySelector(".frame > .window > .board").getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    };
    const frame = () => new Promise(requestAnimationFrame);
    for (let still = 0, before = ""; still < 4; ) {
        await frame();
        still = place() === before ? still + 1 : 0;
        before = place();
    }
}"""
"""A frame is measured, then its board is fitted in; then nothing moves any more."""
UPRIGHT = (390, 844)
LYING = (844, 390)
TABLETS = ((820, 1180), (1180, 820))
ZOOMED = (720, 450)
"""A window of 1440 × 900 at 200 %."""
DESKS = ((1366, 768), (1440, 900))
LARGE = (2560, 1440)


def box(one: Locator) -> FloatRect:
    """Where something is in the window."""
    found = one.bounding_box()
    assert found is not None, one
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """Make the window so large, and wait until all has found its place."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, 0)")
    page.evaluate(SETTLED)


def in_sight(page: Page, one: Locator) -> None:
    """All of it is in the window, without scrolling."""
    at = box(one)
    window = page.viewport_size
    assert window
    assert at["x"] >= -1, at
    assert at["y"] >= -1, at
    assert at["x"] + at["width"] <= window["width"] + 1, at
    assert at["y"] + at["height"] <= window["height"] + 1, at


def has_moment(page: Page, game: str) -> None:
    """Where the game stands is in sight: for Troyes round, phase, start player, supplies and one's own characters."""
    moment = page.get_by_role("group", name="Where the game stands")
    in_sight(page, moment)
    if game == "dice":
        expect(moment).to_have_text(re.compile(r"Day \d of 8, \w+ .*\d more days? .*VP so far"))
        return
    expect(moment).to_have_text(re.compile(r"Round \d of \d .*(more rounds?|last round) .*Actions .*starts"))
    expect(moment.get_by_role("img", name=re.compile("^citizens in the supply of"))).to_have_count(
        page.locator(".players .panel").count()
    )
    own = page.locator(".players .panel").first.locator(".character strong").all_inner_texts()
    for character in own:
        expect(moment).to_contain_text(character)


@pytest.mark.parametrize("name", [name for name in BOARDS if name != "troyes-4"])
def test_nothing_is_cut_off_or_collides_at_any_size(visit: Visitors, name: str) -> None:
    page = visit(LONG[0], NOWHERE)
    table = open_board(page, BOARDS[name])
    board = page.locator(".frame > .window > .board > svg")
    window = page.locator(".frame > .window")
    question = page.locator(".table .move").first
    for size in (UPRIGHT, LYING, *TABLETS, ZOOMED, *DESKS, LARGE):
        resize(page, size)
        assert page.evaluate(CROWDED) == [], size
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
        if size in (*TABLETS, *DESKS, LARGE):
            in_sight(page, board)
            in_sight(page, send(page))
        if size in (*DESKS, LARGE):
            has_moment(page, BOARDS[name].game)
            in_sight(page, page.get_by_role("tabpanel", name="Story"))
        if size in (LYING, ZOOMED):  # side by side, and both as high as the window
            in_sight(page, window)
            in_sight(page, send(page))
            assert box(window)["x"] + box(window)["width"] <= box(question)["x"]
            assert box(window)["width"] > size[0] / 2
            assert box(window)["height"] > size[1] * 0.8
            assert box(board)["width"] >= 799, "It can be read."
        if size == LARGE:
            assert box(board)["width"] > 1450
            assert box(page.locator(".table"))["width"] > 2500
    resize(page, ZOOMED)
    before = box(board)
    at = box(window)
    page.mouse.move(at["x"] + 300, at["y"] + 300)
    page.mouse.down()
    page.mouse.move(at["x"] + 200, at["y"] + 220, steps=4)
    page.mouse.up()
    page.evaluate(SETTLED)
    assert box(board)["x"] < before["x"] - 50, "The board can be moved."
    assert box(board)["y"] < before["y"] - 50
    if name in ("dice-4", "troyes-4-ladies"):
        has_room_for_the_end(page, table)


HEADER = """() => {
    const parts = [...document.querySelector("header").querySelectorAll(".brand, nav > *")];
    const boxes = parts.map((one) => [one.className, one.getBoundingClientRect()]).filter(([, at]) => at.width);
    const beside = boxes.slice(1).map(([name, at], i) => [boxes[i][0], name, at.left - boxes[i][1].right]);
    return [
        ...beside.filter(([, , room]) => room < -1),
        ...boxes.filter(([, at]) => at.right > innerWidth + 1 || at.bottom > 60),
    ];
}"""
"""What of the header lies on something else, or beyond the window."""


def test_the_header_has_room_for_a_long_name_and_tables_that_wait_elsewhere(visit: Visitors) -> None:
    page = visit(LONG[0], NOWHERE)
    for _ in range(2):
        sit(page, "dice", ME, BOT)
    expect(page.get_by_role("link", name=re.compile("Next of my tables"))).to_be_visible()
    for large in (False, True):
        if large:
            page.evaluate("document.documentElement.dataset.text = 'large'")
        for size in (UPRIGHT, LYING, ZOOMED, *TABLETS, *DESKS):
            resize(page, size)
            assert page.evaluate(HEADER) == [], (size, large)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), (size, large)


BROKEN = """all => all.flatMap((one) => {
    const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found = [];
    for (let node = words.nextNode(); node; node = words.nextNode())
        for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (range.getClientRects().length > 1) found.push(word);
        }
    return found;
})"""
"""Words that go on in another line."""


def has_room_for_the_end(page: Page, table: str) -> None:
    """Four long names at the end of their game, at every size."""
    post(page, f"/api/tables/{table}/end", {"wish": True})
    bars = page.get_by_role("list", name="Who came in where").get_by_role("listitem")
    expect(bars).to_have_count(4)
    for size in (UPRIGHT, LYING, *TABLETS, *DESKS, LARGE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(CROWDED) == [], size
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
        assert bars.locator(".who").evaluate_all(BROKEN) == [], size


def drag(page: Page, dx: float, dy: float) -> None:
    """Move the board in its frame with a finger."""
    at = box(page.locator(".frame > .window"))
    x, y = at["x"] + at["width"] / 2 - dx / 2, at["y"] + at["height"] / 2 - dy / 2
    with phone.finger(page, x, y) as move:
        for step in range(6):
            move(x + dx * step / 5, y + dy * step / 5)


def reach(page: Page, piece: Locator) -> bool:
    """Move the board until a piece is in its frame; pieces beside the board have no frame."""
    for _ in range(6):
        page.evaluate(SETTLED)
        at, window = box(piece), box(page.locator(".frame > .window"))
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        dx, dy = window["x"] + window["width"] / 2 - x, window["y"] + window["height"] / 2 - y
        if abs(dx) < window["width"] / 2 - 50 and abs(dy) < window["height"] / 2 - 20:
            return True
        most_x, most_y = window["width"] * 0.8, window["height"] * 0.8
        drag(page, max(-most_x, min(most_x, dx)), max(-most_y, min(most_y, dy)))
        after = box(piece)
        if abs(after["x"] - at["x"]) + abs(after["y"] - at["y"]) < 2:
            return True  # it is at the board's edge
    return False


def tap_move(page: Page, rng: random.Random) -> int:
    """A complete move by taps on the board beside the question; how many pieces of the board were tapped."""
    tapped = 0
    for _ in range(20):
        if send(page).is_enabled():
            break
        pieces = page.locator(".frame .piece.lit")
        piece = pieces.nth(rng.randrange(pieces.count())) if pieces.count() else None
        before = chosen(page).count()
        if piece is not None and reach(page, piece):
            piece.tap(force=True)
            tapped += 1
        else:
            page.locator("button.choice").first.tap()
        if page.get_by_role("menuitem").count():
            page.get_by_role("menuitem").first.tap()
        # On a busy machine a tap may last so long that it asks what the piece is: then it is tapped once more.
        with suppress(Error):
            chosen(page).nth(before).wait_for(state="attached", timeout=2_000)
    expect(send(page)).to_be_enabled()
    in_sight(page, send(page))
    send(page).tap()
    expect(chosen(page)).to_have_count(0)
    return tapped


def test_a_phone_that_lies_on_its_side_plays(visit: Visitors) -> None:
    """Some turns of Troyes, and of a game of Troyes Dice some half days by fingers alone, without scrolling the page, and
    then all others up to its end."""
    page = visit("Aude", NOWHERE, **phone.LYING)
    for game, seats, moves in (("city", 2, 6), ("dice", 1, 4)):
        sit(page, game, ME, *[BOT] * (seats - 1))
        rng = random.Random(3)
        ready(page)
        tapped = 0
        for _ in range(moves):
            assert asked(page)
            tapped += tap_move(page, rng)
            assert page.evaluate("() => scrollY") == 0
        assert tapped >= moves
        expect(lit(page).first.or_(panel(page).locator(".ask")).first).to_be_attached()
    assert forward(page, 3) == "end"
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
