"""Every word of the page is a message of the catalogue: a walk through all of it in the pseudo-language, which brackets
whole messages. What stands outside of the brackets is no message; names that people typed, numerals and the letters of
seats may. A refusal is a sentence of the server, in brackets of its own: it may stand where a test provokes one."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.play import forward, lit, ready
from tests.web.visitors import BOT, ME, OPEN, Visitors, make_table, sit

UNWORDED = Path(__file__).with_name("unworded.js").read_text("utf-8").split("\n", 1)[1].rstrip().rstrip(";")
SPEAK = "localStorage.setItem('language', 'qps')"
MESSAGE, REFUSAL = "⟦⟧", "⟪⟫"


@pytest.fixture
def page(visit: Visitors) -> Page:
    """A browser whose page speaks the pseudo-language."""
    page = visit("Aude", path="/account")
    page.context.add_init_script(SPEAK)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("⟦Troyes⟧")
    return page


def check(page: Page, *also: str) -> None:
    """Nothing on the page stands outside of a message, or of these brackets."""
    assert page.evaluate(UNWORDED, [MESSAGE, *also]) == []


def part(page: Page, role: str, name: str) -> Locator:
    """A part of the page by its role and the words in its brackets."""
    return page.get_by_role(role, name=re.compile(f"^⟦{name}⟧$"))  # type: ignore[arg-type]


def test_the_walk_finds_what_is_no_message(page: Page) -> None:
    page.evaluate(
        """() => document.querySelector("main").insertAdjacentHTML("beforeend",
            `<p title="one">⟦two⟧ three <b data-typed>four</b> 5</p><p>A</p><p>⟪six⟫</p>`)"""
    )
    assert page.evaluate(UNWORDED, [MESSAGE, REFUSAL]) == ["title: one", "text of P : three"]
    assert "text of P : ⟪six⟫" in page.evaluate(UNWORDED, [MESSAGE])


def test_the_lobby_and_its_dialogs(page: Page) -> None:
    for game in ("city", "dice"):
        make_table(
            page, game, ME, BOT, **({"numbering": "rolled", "banquets": "yes"} if game == "dice" else {})
        )
    make_table(page, "dice", ME, OPEN)
    page.reload()
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


def test_making_a_table(page: Page, visit: Visitors) -> None:
    part(page, "button", "Make a table").first.click()
    dialog = part(page, "dialog", "Make a table")
    for game in dialog.locator("input[name=game]").all():
        game.check()
        dialog.locator("input[name=players]").nth(2).check()
        for seat, kind in enumerate(("here", "open")):
            dialog.locator("ol li").nth(seat + 1).locator("select").first.select_option(kind)
        check(page)
    dialog.locator(".go").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    check(page)
    dialog.locator("ol li").nth(1).locator("input").fill("Bert")
    dialog.locator(".go").click()
    expect(page.locator("#waiting-title")).to_be_visible()
    check(page)
    guest = visit("Berthe", path="/account")
    guest.context.add_init_script(SPEAK)
    guest.goto(page.url)
    expect(guest.locator("#waiting-title")).to_be_visible()
    check(guest)
    page.locator(".foot button").click()
    expect(page.locator(".toasts p")).to_be_visible()
    check(page)


def test_the_account(page: Page, visit: Visitors) -> None:
    page.goto("/account")
    check(page)
    visit.problems.expect(r"/api/account/login: 4\d\d")
    page.locator("section").nth(1).locator("input").nth(0).fill("nobody-here")
    page.locator("section").nth(1).locator("input").nth(1).fill("not the password")
    page.locator("section").nth(1).locator("form button").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("^⟪.+⟫$"))
    check(page, REFUSAL)
    page.locator("section").nth(0).locator("input").nth(0).fill(f"aude-{secrets.token_hex(4)}")
    page.locator("section").nth(0).locator("input").nth(1).fill("a rather long password")
    page.locator("section").nth(0).locator("form button").click()
    expect(page.locator(".out button")).to_be_visible()
    check(page)


@pytest.mark.parametrize("book", ["city", "solo", "dice", "rulings"])
def test_the_rules(page: Page, book: str) -> None:
    page.goto(f"/rules/{book}")
    expect(page.locator("article h2").first).to_be_visible()
    check(page)
    for words in ("cathedral", "no such words"):
        page.get_by_role("searchbox").fill(words)
        expect(page.locator(".count")).to_be_visible()
        check(page)


def test_addresses_that_lead_nowhere(page: Page, visit: Visitors) -> None:
    page.goto("/rules/nowhere")
    page.wait_for_function("document.title.startsWith('⟦')")  # until then it is the bare page's
    check(page)
    visit.problems.expect(r"/api/tables/a+: 404|/api/tables/a+/story: 404")
    page.goto("/t/aaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("link", name="⟦Back to the lobby⟧")).to_be_visible()
    check(page, REFUSAL)
    page.goto("/replay/aaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_be_visible()
    check(page, REFUSAL)


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
        lit(page).first.focus()
        page.keyboard.press("Enter")
        check(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    check(page)
    page.locator(".links a").first.click()
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


def test_the_language_is_chosen_in_the_header(page: Page) -> None:
    choice = page.get_by_label("⟦Language⟧")
    expect(choice).to_have_value("qps")
    choice.select_option("en")
    expect(page.get_by_role("heading", level=1)).to_have_text("Troyes")
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.evaluate("localStorage.getItem('language')") == "en"
