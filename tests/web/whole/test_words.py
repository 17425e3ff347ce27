"""Every word of the page is a message of the catalogue: a walk through all of it in the pseudo-language, which brackets
whole messages. What stands outside of the brackets is no message; names that people typed, numerals and the letters of
seats may. What the server refuses is a message like any other."""

from __future__ import annotations

import json
import random
import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.play import click_one, forward, lit, ready, send
from tests.web.visitors import BOT, ME, OPEN, QUIET, Visitors, make_table, sit

UNWORDED = Path(__file__).with_name("unworded.js").read_text("utf-8").split("\n", 1)[1].rstrip().rstrip(";")
SPEAK = "localStorage.setItem('language', 'qps')"
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


def speaking(visit: Visitors, name: str) -> Page:
    """Somebody's browser whose page speaks the pseudo-language, which it remembers from elsewhere at the same site."""
    page = visit(name, QUIET)
    page.evaluate(SPEAK)
    return page


def check(page: Page) -> None:
    """Nothing on the page stands outside of a message."""
    expect(page).to_have_title(re.compile("⟦"))  # it is said as soon as the words are there
    assert page.evaluate(UNWORDED) == []


def refused(page: Page, why: str) -> None:
    """The page says why something was refused, in one whole message."""
    expect(page.get_by_role("alert")).to_have_text(re.compile(f"^⟦{why}[^⟦⟧]*⟧$"))
    check(page)


def part(page: Page, role: str, name: str) -> Locator:
    """A part of the page by its role and the words in its brackets."""
    return page.get_by_role(role, name=re.compile(f"^⟦{name}⟧$"))  # type: ignore[arg-type]


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


def old(line: WebSocketRoute) -> None:
    """Send every move as if it had been chosen long ago."""
    server = line.connect_to_server()

    def hand_on(message: str | bytes) -> None:
        sent = json.loads(message)
        server.send(json.dumps({**sent, "rev": -1} if sent["type"] == "move" else sent))

    line.on_message(hand_on)


def test_a_move_that_comes_too_late(page: Page) -> None:
    page.route_web_socket("**/ws/tables/*", old)
    sit(page, "dice", ME)
    ready(page)
    rng = random.Random(1)
    while not send(page).is_enabled():
        click_one(page, lit(page), rng)
    send(page).click()
    expect(page.locator(".toasts .bad")).to_contain_text(
        "⟦The table has moved on since; look at it and choose again.⟧"
    )
    check(page)


def test_the_rules(page: Page) -> None:
    for book in ("city", "solo", "dice", "rulings"):
        page.goto(f"/rules/{book}")
        expect(page.locator("article h2").first).to_be_visible()
        check(page)
    for words in ("cathedral", "no such words"):
        page.get_by_role("searchbox").fill(words)
        expect(page.locator(".count")).to_be_visible()
        check(page)


def test_a_lesson_and_its_answers(page: Page) -> None:
    page.goto("/learn/dice")
    page.evaluate("localStorage.setItem('lessons', JSON.stringify({ dice: 4 }))")
    page.reload()
    expect(page.locator(".wanted [aria-pressed]").first).to_be_visible()
    page.locator('.piece[data-ref~="die:1"]').click()
    expect(page.locator(".prompt .answer")).to_contain_text("⟦")
    check(page)
    page.evaluate("localStorage.setItem('lessons', JSON.stringify({ dice: 9 }))")
    page.reload()
    part(page, "button", "One step back").click()
    expect(part(page, "button", "Go on")).to_be_visible()
    check(page)


def test_addresses_that_lead_nowhere(page: Page, visit: Visitors) -> None:
    page.goto("/rules/nowhere")
    page.wait_for_function("document.title.startsWith('⟦')")  # until then it is the bare page's
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


@pytest.mark.parametrize(
    "game, seats, setup",
    [
        ("city", 2, {"bonus": "yes"}),
        ("city", 1, {}),
        ("dice", 2, {"banquets": "yes", "numbering": "expert"}),
        ("dice", 1, {}),
    ],
    ids=["troyes", "solo", "dice", "dice-alone"],
)
def test_a_whole_game_and_its_replay(page: Page, game: str, seats: int, setup: dict[str, str]) -> None:
    sit(page, game, ME, *[BOT] * (seats - 1), **setup)
    ready(page)
    check(page)
    step = 0
    while forward(page, step, moves=4) != "end":
        step += 1
        check(page)
        page.locator(".piece.lit, button.choice").first.focus()  # some questions are answered in words alone
        page.keyboard.press("Enter")
        check(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    check(page)
    page.locator('.ending a[href^="/replay/"]').click()
    expect(page.locator(".controls")).to_be_visible()
    expect(page.locator(".frame .piece").first).to_be_attached()
    check(page)
    page.keyboard.press("End")
    expect(page.locator(".ending")).to_be_visible()
    page.locator("aside select").select_option("⟦a watcher⟧")
    check(page)
    page.locator("aside .button.main").click()
    expect(page.locator("dialog form")).to_be_visible()
    check(page)
    page.goto("/achievements")
    expect(page.locator(".achievements li").first).to_be_visible()
    check(page)


def test_what_is_explained_and_said_at_a_table(page: Page) -> None:
    for game, piece in (("city", "character"), ("dice", "building")):
        sit(page, game, ME, BOT)
        ready(page)
        page.locator(f'.piece[aria-description][data-ref^="{piece}:"]').first.focus()
        expect(page.get_by_role("tooltip")).to_be_visible()
        check(page)
        page.get_by_role("tab").nth(1).click()
        check(page)
        page.get_by_role("log").locator("..").get_by_role("textbox").fill("Bonjour")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log")).to_contain_text("Bonjour")
        check(page)


def test_the_curtain(page: Page) -> None:
    sit(page, "city", {"kind": "you", "name": "Aude"}, {"kind": "you", "name": "Bert"})
    expect(page.locator(".curtain")).to_be_visible()
    check(page)


def test_the_language_is_chosen_in_the_header(lobby: Page) -> None:
    choice = lobby.get_by_label("⟦Language⟧")
    expect(choice).to_have_value("qps")
    choice.select_option("en")
    expect(lobby.get_by_role("heading", level=1)).to_have_text("Troyes")
    assert lobby.evaluate("document.documentElement.lang") == "en"
    assert lobby.evaluate("localStorage.getItem('language')") == "en"
