"""Whoever has left a seat, for a while or for good, still finds the table and what can be done with it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.house.test_leaving import my_seat
from tests.web.play import ready
from tests.web.table.test_together import person, together
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, sit


def test_who_resigned_sees_the_own_place_and_plays_the_same_again(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    table = sit(page, "dice", ME, BOT)
    ready(page)
    dialog = my_seat(page)
    dialog.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign for good?").click()
    ending = page.get_by_role("region", name="The end of the game")
    expect(ending.get_by_text(re.compile("^You: "))).to_be_visible()
    expect(ending.locator("li.own")).to_contain_text("Aude")
    expect(ending.get_by_role("button", name="Play the same again")).to_be_visible()
    page.goto("/")
    row = page.get_by_role("region", name="Finished games").get_by_role("article")
    expect(row).to_contain_text("You resigned or lost your seat")
    row.get_by_text("More …").click()
    row.get_by_role("button", name="Play the same again").click()
    expect(page).to_have_url(re.compile("/t/"))
    ready(page)
    assert not page.url.endswith(table)
    expect(person(page, "Aude")).to_contain_text("(you)")


def test_one_of_three_at_a_screen_goes_home(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    sit(page, "dice", *({**ME, "name": name} for name in ("Aude", "Bert", "Claude")))
    expect(person(page, "Bert")).to_contain_text("(you)")
    dialog = my_seat(page)
    dialog.get_by_role("combobox").first.select_option("1")
    dialog.get_by_role("button", name="Leave my seat to it").click()
    expect(person(page, "Bert")).to_contain_text("a computer player sits in")
    expect(page.get_by_role("button", name="Take my seat back")).to_be_visible()


def test_whose_seat_a_computer_player_holds_hands_it_on_and_puts_the_table_away(visit: Visitors) -> None:
    _, bert, _ = together(visit, "dice")
    my_seat(bert).get_by_role("button", name="Leave my seat to it").click()
    expect(bert.get_by_text("A computer player holds your seat for you.")).to_be_visible()
    dialog = my_seat(bert)
    expect(dialog.get_by_role("button", name="Resign")).to_have_count(0)
    expect(dialog.get_by_role("button", name="Leave my seat to it")).to_have_count(0)
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_label("Link to your seat").input_value()
    dialog.get_by_role("button", name="Put away").click()
    expect(bert.get_by_text("Tables that you have put away (1)")).to_be_visible()
    claude = visit(path=link)
    claude.get_by_label("Your name").fill("Claude")
    claude.get_by_role("button", name="Take the seat").click()
    expect(person(claude, "Claude")).to_contain_text("(you)")
