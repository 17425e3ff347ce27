"""Every word of the page is a message of the catalogue: a walk through all of it in the pseudo-language, which brackets
whole messages. What stands outside of the brackets is no message; names that people typed, numerals and the letters of
seats may. What the server refuses is a message like any other. Tables are walked through in `test_words_in_play.py`."""

from __future__ import annotations

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.play import send
from tests.web.visitors import BOT, ME, OPEN, Visitors, make_table
from tests.web.whole.worded import UNWORDED, check, part, refused, speaking
from troyes.play.lessons.lesson import NAMES, find

PASSWORD = "a rather long password"


@pytest.fixture
def page(visit: Visitors) -> Page:
    """A browser whose page speaks the pseudo-language; it has not come yet."""
    return speaking(visit, "Aude")


@pytest.fixture
def lobby(page: Page) -> Page:
    """The same in the lobby."""
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("⟦Troyes⟧")
    return page


def test_the_walk_finds_what_is_no_message(lobby: Page) -> None:
    lobby.evaluate(
        """() => document.querySelector("main").insertAdjacentHTML("beforeend",
            `<p title="one">⟦two⟧ three <b data-typed>four</b> 5</p><p>A</p>`)"""
    )
    assert lobby.evaluate(UNWORDED) == ["title: one", "text of P : three"]


def test_the_lobby_and_its_dialogs(page: Page) -> None:
    for game in ("city", "dice"):
        make_table(
            page, game, ME, BOT, **({"numbering": "rolled", "banquets": "yes"} if game == "dice" else {})
        )
    make_table(page, "dice", ME, OPEN)
    page.goto("/")
    expect(part(page, "heading", "My tables")).to_be_visible()
    expect(page.locator(".cards article")).to_have_count(3)
    check(page)
    part(page, "button", "Play now").first.click()
    expect(part(page, "dialog", "Which game\\?")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    part(page, "button", "Upload a record").click()
    expect(part(page, "button", "Replay it")).to_be_visible()
    check(page)


def test_making_a_table(lobby: Page, visit: Visitors) -> None:
    part(lobby, "button", "Make a table").first.click()
    dialog = part(lobby, "dialog", "Make a table")
    expect(dialog.locator("input[name=game]").first).to_be_visible()
    for game in dialog.locator("input[name=game]").all():
        game.check()
        dialog.locator("input[name=players]").nth(2).check()
        for seat, kind in enumerate(("here", "open")):
            dialog.locator("ol li").nth(seat + 1).locator("select").first.select_option(kind)
        check(lobby)
    dialog.locator(".go").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    check(lobby)
    dialog.locator("ol li").nth(1).locator("input").fill("Bert")
    dialog.locator(".go").click()
    expect(lobby.locator("#waiting-title")).to_be_visible()
    check(lobby)
    guest = speaking(visit, "Berthe")
    guest.goto(lobby.url)
    expect(guest.locator("#waiting-title")).to_be_visible()
    check(guest)
    lobby.locator(".foot button").first.click()
    expect(lobby.locator(".toasts p")).to_be_visible()
    check(lobby)


def fill_in(page: Page, section: int, login: str, password: str) -> None:
    """Fill in a form of the account's page: the first makes an account, the second is for those who have one."""
    form = page.locator("section").nth(section)
    form.locator("input").nth(0).fill(login)
    form.locator("input").nth(1).fill(password)
    form.locator("form button").click()


def test_the_account(page: Page, visit: Visitors) -> None:
    page.goto("/account")
    check(page)
    visit.problems.expect(r"/api/account/login: 401|/api/account/register: 4(00|09)")
    fill_in(page, 1, "nobody-here", "not the password")
    refused(page, "That login and password do not belong together")
    fill_in(page, 0, "no login", PASSWORD)
    refused(page, "A login has 3 to 40 letters")
    login = f"aude-{secrets.token_hex(4)}"
    fill_in(page, 0, login, PASSWORD)
    expect(page.locator(".out button")).to_be_visible()
    check(page)
    other = speaking(visit, "Berthe")
    other.goto("/account")
    fill_in(other, 0, login, PASSWORD)
    refused(other, "Somebody has that login already")


REFUSED = [
    ("nonsense", "", "This is no record of a game"),
    ('[Game "chess"]\n[Version "1"]\n[Players "2"]', "", "There is no game 'chess'"),
    ('[Game "dice"]\n[Version "1"]\n[Players "12"]', "", "Troyes Dice is for 1 to 10 players, not 12"),
    ('[Game "dice"]\n[Version "1"]\n[Players "2"]\n\nA hop', "", "Line 5, token 1: 'hop' is not a word"),
    ('[Game "city"]\n[Version "1"]\n[Players "2"]', "cards = 1", "cards must be a table of merchant"),
]
"""Records with printed values, and why the server refuses them."""


def test_records_that_are_refused(lobby: Page, visit: Visitors) -> None:
    visit.problems.expect(r"/api/records: 400")
    part(lobby, "button", "Upload a record").click()
    for record, components, why in REFUSED:
        lobby.locator("textarea").fill(record)
        if components:
            lobby.locator("details summary").click()
            values = {"name": "values.toml", "mimeType": "text/plain", "buffer": components.encode()}
            lobby.locator("details input").set_input_files(values)  # type: ignore[arg-type]
        part(lobby, "button", "Replay it").click()
        refused(lobby, why)


def test_all_books_of_the_rules(page: Page) -> None:
    page.goto("/rules")
    books = page.locator("nav.books a")
    expect(books.first).to_be_visible()
    assert books.count() >= 10
    for book in books.all():
        book.click()
        expect(book).to_have_attribute("aria-current", "page")
        expect(page.locator("article h2").first).to_be_visible()
        check(page)
    for words in ("cathedral", "no such words"):
        page.get_by_role("searchbox").fill(words)
        expect(page.locator(".count")).to_be_visible()
        check(page)


def test_all_lessons_from_the_last_step_to_the_first(lobby: Page) -> None:
    """Back from the end, nothing has to be done but to read: every step with what it wants."""
    lessons = lobby.locator('a[href^="/learn/"]')
    expect(lessons.first).to_be_visible()
    names = [str(link.get_attribute("href")).rsplit("/", 1)[1] for link in lessons.all()]
    assert sorted(names) == sorted(NAMES)
    for name in names:
        steps = len(find(name).steps)
        lobby.evaluate(f"localStorage.setItem('lessons', JSON.stringify({{ '{name}': {steps - 2} }}))")
        lobby.goto(f"/learn/{name}")
        follow(lobby)
        for step in reversed(range(steps)):
            expect(lobby.locator(".prompt progress")).to_have_js_property("value", step + 1)
            check(lobby)
            if step:
                lobby.locator(".prompt .progress button").click()


def follow(page: Page) -> None:
    """Do what a step of a lesson wants."""
    wanted = page.locator('.wanted [aria-pressed="false"]')
    expect(wanted.first).to_be_visible()
    while count := wanted.count():
        wanted.first.click()
        expect(wanted).to_have_count(count - 1)
    send(page).click()


def test_a_lesson_answers_to_what_it_does_not_want(page: Page) -> None:
    page.goto("/learn/dice")
    expect(page.locator(".prompt progress")).to_be_visible()  # it has noted its own first step by now
    page.evaluate("localStorage.setItem('lessons', JSON.stringify({ dice: 4 }))")
    page.reload()
    expect(page.locator(".wanted [aria-pressed]").first).to_be_visible()
    page.locator('.piece[data-ref~="die:1"]').click()
    expect(page.locator(".prompt .answer")).to_contain_text("⟦")
    check(page)


def answering(told: object) -> Callable[[Route], None]:
    """A server that says this."""
    return lambda route: route.fulfill(json=told)


NOTICES = {"key": "", "push": False, "letters": True, "address": "", "confirmed": False}


def test_the_settings(lobby: Page) -> None:
    """At a site that sends letters: before one has asked for them, when one has, and when one has confirmed it."""
    for known in ({}, {"address": "aude@example.org"}, {"address": "aude@example.org", "confirmed": True}):
        lobby.route("**/api/notices", answering({**NOTICES, **known}))
        with lobby.expect_response("**/api/notices"):
            part(lobby, "button", "Settings").click()
        dialog = part(lobby, "dialog", "Settings")
        expect(dialog.locator("fieldset").last).to_be_enabled()
        expect(dialog.locator("fieldset p button")).to_have_count(1 if known else 0)
        check(lobby)
        lobby.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


def test_the_links_of_letters(page: Page, visit: Visitors) -> None:
    """What they ask, what is said to a link that is no good, and what to one that is."""
    visit.problems.expect(r"/api/notices/mail/(confirm|stop): 4\d\d")

    for purpose in ("confirm", "stop"):
        page.goto(f"/mail/{purpose}/0a-f9")
        button = page.locator("main p .button.main")
        expect(button).to_be_visible()
        check(page)
        button.click()
        refused(page, "")
        page.route(f"**/api/notices/mail/{purpose}", answering(None))
        button.click()
        expect(button).to_have_count(0)
        check(page)


def test_addresses_that_lead_nowhere(page: Page, visit: Visitors) -> None:
    page.goto("/rules/nowhere")
    check(page)
    visit.problems.expect(r"/api/tables/a+(/story|/positions/0)?: 404")
    page.goto("/t/aaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("link", name="⟦Back to the lobby⟧")).to_be_visible()
    expect(page.locator(".problem")).to_contain_text(
        "⟦There is no such table; ask for the invite link again.⟧"
    )
    check(page)
    page.goto("/replay/aaaaaaaaaaaaaaaaaaaa")
    refused(page, "There is no such table")


def test_the_language_is_chosen_in_the_header(lobby: Page) -> None:
    choice = lobby.get_by_label("⟦Language⟧")
    expect(choice).to_have_value("qps")
    choice.select_option("en")
    expect(lobby.get_by_role("heading", level=1)).to_have_text("Troyes")
    assert lobby.evaluate("document.documentElement.lang") == "en"
    assert lobby.evaluate("localStorage.getItem('language')") == "en"
