"""From a browser that was never here to a game, and tables made by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.play import panel, ready
from tests.web.visitors import Visitors, ask


def press(place: Page | Locator, what: str, game: str) -> None:
    """Press a button on the card of a game; for screen readers it names the game."""
    place.get_by_role("button", name=re.compile(f"^{what} ?: {game}$")).click()


CITIZENS = re.compile(
    r"Place citizen \d of \d on an empty space of a principal building\.\s+Citizens decide who gets which dice each round"
)
FIRST_QUESTIONS = {
    "Troyes": CITIZENS,
    "The King’s Challenge": CITIZENS,
    "Troyes Dice": re.compile("Each day has two half days .* sixteen dice in all"),
}
"""What a first game asks first: how many there are, and why it asks."""


@pytest.mark.parametrize("game", list(FIRST_QUESTIONS))
def test_two_clicks_lead_from_a_fresh_browser_into_a_game(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).click()
    press(page.get_by_role("dialog", name="Which game?"), "Play now", game)
    ready(page)
    expect(page).to_have_url(re.compile(r"/t/[\w-]{20,}$"))
    expect(page).to_have_title(re.compile("^● Your turn"))
    people = page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(people).to_have_count(1 if game == "The King’s Challenge" else 4)
    expect(people.filter(has_text="(you)")).to_have_count(1)
    assert levels(page) <= {"villager"}  # the gentlest for whoever was never here
    expect(panel(page)).to_contain_text(FIRST_QUESTIONS[game])


def levels(page: Page) -> set[str]:
    """The computer players at the table that a page shows."""
    table = ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return {seat["level"] for seat in table["seats"] if seat["kind"] == "bot"}


def test_whoever_is_new_is_offered_the_lesson_first(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now", exact=True).click()
    dialog = page.get_by_role("dialog", name="Which game?")
    expect(dialog).to_contain_text("New here?")
    card = dialog.get_by_role("article").filter(has_text="Troyes Dice")
    expect(card.locator(".button")).to_have_text(["Teach me", "Play now"])
    press(dialog, "Play now", "Troyes Dice")
    ready(page)
    expect(panel(page)).to_contain_text("sixteen dice in all")  # the first game says why it asks

    # From the second time on nobody is new: the usual players, and no word about it.
    page.get_by_role("link", name="Tables").click()
    page.get_by_role("heading", name="My tables").wait_for()
    page.get_by_role("button", name="Play now", exact=True).click()
    expect(card.locator(".button")).to_have_text(["Play now", "Teach me"])
    expect(dialog).not_to_contain_text("New here?")
    press(dialog, "Play now", "Troyes Dice")
    ready(page)
    assert levels(page) == {"burgher"}


def test_a_guest_plays_under_the_name_that_he_types(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Your name").fill("Héloïse <b>")
    page.get_by_role("button", name="Play now", exact=True).click()
    press(page.get_by_role("dialog", name="Which game?"), "Play now", "Troyes Dice")
    ready(page)
    expect(page.get_by_role("list", name="At the table")).to_contain_text("Héloïse <b> (you)")


def test_a_table_is_made_with_players_and_setup(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Make a table", exact=True).click()
    dialog = page.get_by_role("dialog", name="Make a table")
    dialog.get_by_label("Troyes Dice").check()
    dialog.get_by_label("3", exact=True).check()
    dialog.get_by_label("Who sits in seat B").select_option("Open, by link")
    dialog.get_by_label("Strength of the computer player in seat C").select_option("Villager")
    dialog.get_by_label(re.compile("Banquets and Raids")).check()
    dialog.get_by_label(re.compile("Show the table in the lobby")).check()
    dialog.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("heading", name="Troyes Dice", level=1)).to_be_visible()
    expect(page.get_by_text("Waiting for one more player")).to_be_visible()
    invitation = page.get_by_label(re.compile("Send this link"))
    expect(invitation).to_have_value(page.url)
    page.get_by_label("Computer player for seat B").select_option("Burgher")
    page.get_by_role("button", name=re.compile("^Add computer +in seat B")).click()
    ready(page)
    expect(page.locator(".people")).to_contain_text("computer")


def test_others_find_a_public_table_in_the_lobby_and_join_it(visit: Visitors) -> None:
    host = visit("Aude")
    press(host, "Make a table", "Troyes Dice")
    dialog = host.get_by_role("dialog", name="Make a table")
    dialog.get_by_label("2", exact=True).check()
    dialog.get_by_label("Who sits in seat B").select_option("Open, by link")
    dialog.get_by_label(re.compile("Show the table in the lobby")).check()
    guest = visit("Berthe")
    dialog.get_by_role("button", name="Make the table").click()
    guest.get_by_role("button", name=re.compile("^Join ?: Troyes Dice, Aude")).click()
    ready(guest)
    ready(host)
    for page in (host, guest):
        expect(page.get_by_role("list", name="At the table")).to_contain_text("Berthe")


def test_an_invitation_leads_to_a_free_seat_which_one_can_leave_again(visit: Visitors) -> None:
    host = visit("Aude")
    press(host, "Make a table", "Troyes")
    dialog = host.get_by_role("dialog", name="Make a table")
    dialog.get_by_label("3", exact=True).check()
    for seat in "BC":
        dialog.get_by_label(f"Who sits in seat {seat}").select_option("Open, by link")
    dialog.get_by_role("button", name="Make the table").click()
    link = host.get_by_label(re.compile("Send this link")).input_value()
    guest = visit("Berthe", path=link)
    guest.get_by_role("button", name=re.compile("^Sit here ?, seat C")).click()
    expect(host.get_by_text("Waiting for one more player")).to_be_visible()
    guest.get_by_role("button", name="Leave my seat").click()
    expect(host.get_by_text("Waiting for 2 more players")).to_be_visible()


def test_addresses_that_lead_nowhere_say_so(visit: Visitors) -> None:
    page = visit(path="/rules/nowhere")
    expect(page.get_by_role("heading", name="This road leads nowhere")).to_be_visible()
    page.goto("/t/aaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()
