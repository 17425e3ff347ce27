"""Two browsers at one table, one of which drops; what they say to each other; and somebody who watches."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.line import CUT, line
from tests.web.play import chosen, panel, ready, send
from tests.web.visitors import ME, NOWHERE, OPEN, Visitors, make_table, post, sit


def person(page: Page, name: str) -> Locator:
    """Somebody in the list of those at the table."""
    return page.get_by_role("list", name="At the table").get_by_role("listitem").filter(has_text=name)


def story(page: Page) -> Locator:
    """The lines of the log."""
    return page.get_by_role("list", name="The story so far").get_by_role("listitem")


def together(visit: Visitors, game: str, **line: str) -> tuple[Page, Page, str]:
    """Aude and Bert at a table."""
    one, other = visit("Aude", NOWHERE), visit("Bert", NOWHERE, **line)
    table = sit(one, game, ME, OPEN)
    other.goto(f"/t/{table}")
    post(other, f"/api/tables/{table}/join", {"seat": 1, "name": "Bert"})
    expect(person(one, "Bert")).to_contain_text("here")
    expect(person(other, "Aude")).to_contain_text("here")
    return one, other, table


def is_asked(page: Page) -> bool:
    """Whether it is the turn of whoever has this page."""
    page.locator("button.choice").or_(panel(page).get_by_text("Waiting for")).first.wait_for(state="attached")
    return page.locator("button.choice").count() > 0


def read(line: str, reader: str) -> str:
    """A line of the story as everybody else reads it: nobody is told of their own deeds by name."""
    told = " ".join(line.split())
    assert not told.startswith(reader)
    return re.sub("^You place", f"{reader} places", told)


def deeds(lines: list[str], reader: str) -> list[str]:
    """What people did, as everybody else reads it."""
    told = [read(line, reader) for line in lines]
    return [line for line in told if line.startswith(("A Aude", "B Bert"))]


def test_a_line_that_drops_comes_back_without_loss(visit: Visitors) -> None:
    visit.problems.expect(CUT)
    with line(visit.address) as wire:
        aude, bert, _ = together(visit, "city", base_url=wire.address)
        while not is_asked(aude):
            forward_one(bert)
            expect(story(aude)).to_have_count(story(bert).count())
        expect(bert.locator(".frame .piece").first).to_be_attached()
        beside = bert.context.new_page()  # in a waiting room first, then in the lobby
        beside.goto(f"/t/{make_table(bert, 'dice', ME, OPEN)}")
        expect(beside.get_by_text("Waiting for one more player")).to_be_visible()
        wire.cut()
        expect(bert.get_by_text("The line is down; it is being restored.")).to_be_visible()
        expect(beside.get_by_text("The line is down; it is being restored.")).to_be_visible()
        bert.get_by_role("button", name="My seat").click()  # which is a part that has not been loaded yet
        expect(person(aude, "Bert")).to_contain_text("away")
        while is_asked(aude):  # citizens are placed in snake order
            forward_one(aude)
        expect(panel(aude)).to_contain_text("Waiting for Bert.")
        told = read(story(aude).last.inner_text(), "A Aude")
        assert told.startswith("A Aude places a citizen on ")

        wire.mend()
        both = (bert, beside)
        for page in both:
            expect(page.get_by_text("The line is down; it is being restored.")).to_have_count(0)
        expect(bert.get_by_role("dialog").get_by_role("button", name="Resign")).to_be_visible()
        bert.keyboard.press("Escape")
        beside.get_by_role("link", name="Tables", exact=True).click()
        expect(beside.get_by_role("heading", name="My tables")).to_be_visible()
        wire.stall()  # half open: neither end is told
        for page in both:
            expect(page.get_by_text("The line is down; it is being restored.")).to_be_visible()
        wire.flow()
        for page in both:
            expect(page.get_by_text("The line is down; it is being restored.")).to_have_count(0)
        expect(person(aude, "Bert")).to_contain_text("here")
        expect(story(bert).last).to_have_text(told)
        ready(bert)
        # Nobody was there to tell it to: it can be read.
        expect(panel(bert).locator(".recap li").last).to_have_text(told.removeprefix("A "))
        forward_one(bert)
        expect(story(aude).last).to_contain_text("B Bert")
        seen = story(bert).all_inner_texts()
        told_both = deeds(story(aude).all_inner_texts(), "A Aude")
        assert told_both == deeds(seen, "B Bert")
        assert {line[:6] for line in told_both} == {"A Aude", "B Bert"}

        bert.reload()
        expect(story(bert)).to_have_text(seen)
        front, back, who = (aude, bert, "A Aude") if is_asked(aude) else (bert, aude, "B Bert")
        forward_one(front)
        expect(story(back)).to_have_count(len(seen) + 1)
        expect(story(back).last).to_have_text(read(story(front).last.inner_text(), who))


def first_move(page: Page) -> None:
    """Choose what is listed first until that is a move, and make it."""
    ready(page)
    while not send(page).is_enabled():
        page.locator("button.choice").first.click()
    send(page).click()


def forward_one(page: Page) -> None:
    """The first choices of all, sent."""
    before = story(page).count()
    first_move(page)
    expect(story(page).nth(before)).to_be_attached()


def test_a_page_that_was_open_while_the_server_was_renewed_is_loaded_anew(visit: Visitors) -> None:
    """What it has not loaded yet has another name then, and is there no more."""
    visit.problems.expect(r"/assets/SeatDialog-.*: 404|Failed to fetch dynamically imported module")
    page = visit("Aude", NOWHERE)
    sit(page, "dice", ME)
    ready(page)
    parts = "**/assets/SeatDialog-*.js"
    page.route(parts, lambda route: route.fulfill(status=404))
    with page.expect_event("load"):
        page.get_by_role("button", name="My seat").click()
    page.unroute(parts)
    ready(page)
    page.get_by_role("button", name="My seat").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="Resign")).to_be_visible()


def test_a_page_that_is_closed_and_opened_again(visit: Visitors) -> None:
    aude, bert, table = together(visit, "dice")
    context = bert.context
    bert.close()
    expect(person(aude, "Bert")).to_contain_text("away")
    first_move(aude)
    expect(panel(aude)).to_contain_text("Waiting for Bert.")
    again = context.new_page()
    kept: list[Callable[[], None]] = []
    holds = False

    def hand_on(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(
            lambda text: (
                kept.append(lambda: server.send(text))
                if holds and '"type":"move"' in str(text)
                else server.send(text)
            )
        )

    again.route_web_socket(re.compile("/ws/tables/"), hand_on)
    again.goto("/")
    again.get_by_role("link", name="Your turn").click()
    expect(again).to_have_url(f"{visit.address}/t/{table}")
    ready(again)
    expect(person(aude, "Bert")).to_contain_text("here")

    # What others choose while a move is on its way is not its answer: it stays chosen, and cannot be sent again.
    first_move(again)
    expect(story(again).filter(has_text="Aude")).not_to_have_count(0)
    holds = True
    first_move(again)
    first_move(aude)
    expect(person(again, "Aude")).not_to_have_class(re.compile("asked"))
    expect(chosen(again)).not_to_have_count(0)
    expect(send(again)).to_be_disabled()
    told = story(again).count()
    for go_on in kept:
        go_on()
    expect(story(again).nth(told)).to_be_attached()
    expect(chosen(again)).to_have_count(0)
    expect(again.get_by_text("The table has moved on")).to_have_count(0)


def test_what_is_said_stays_text(visit: Visitors) -> None:
    aude, bert, _ = together(visit, "dice")
    wicked = '<img src=x onerror="document.title=1"><b>Bonjour</b> & adieu'
    aude.get_by_role("tab", name="Chat").click()
    aude.get_by_label("Say something").fill(wicked)
    aude.get_by_role("button", name="Say", exact=True).click()
    expect(aude.get_by_role("log", name="What was said")).to_contain_text(wicked)
    expect(aude.get_by_label("Say something")).to_have_value("")
    bert.get_by_role("tab", name="Chat (1 new)").click()
    said = bert.get_by_role("log", name="What was said").get_by_role("listitem")
    expect(said).to_contain_text(f"Aude: {wicked}")
    assert said.locator("img").count() == 0
    bert.get_by_label("Say something").fill("Salut")
    bert.keyboard.press("Enter")
    expect(aude.get_by_role("log", name="What was said")).to_contain_text("Bert: Salut")


def test_a_watcher_sees_what_is_public(visit: Visitors) -> None:
    aude, bert, table = together(visit, "city")
    watcher = visit("Claude", path=f"/t/{table}")
    expect(panel(watcher)).to_contain_text("You are watching.")
    expect(aude.get_by_role("list", name="At the table")).to_contain_text("1 watching")
    assert watcher.locator("button.choice, .piece.lit").count() == 0
    asked, who = (aude, "A Aude") if is_asked(aude) else (bert, "B Bert")
    forward_one(asked)
    expect(story(watcher).last).to_have_text(read(story(asked).last.inner_text(), who))
    hidden = watcher.get_by_text("2 secret characters")
    expect(hidden).to_have_count(2)
    watcher.get_by_role("tab", name="Chat").click()
    watcher.get_by_label("Say something").fill("Bien joué")
    watcher.get_by_role("button", name="Say", exact=True).click()
    aude.get_by_role("tab", name="Chat").click()
    expect(aude.get_by_role("log", name="What was said")).to_contain_text("Claude (watching): Bien joué")
