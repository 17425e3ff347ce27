"""A finished game again: step by step, from every seat, as a file, and played on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.wire import playing
from tests.web.play import forward, ready
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, sit


class Played(NamedTuple):
    """A game that is over, and by what its player is known."""

    table: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def played(browser: Browser, site: str) -> Played:
    """A short game, played once for all who look at it again."""
    visitors = Visitors(browser, site, unseen=True)
    page = visitors("Aude", NOWHERE)
    table = sit(page, "dice", ME, BOT)
    assert forward(page, 11) == "end"
    found = Played(table, {one["name"]: one["value"] for one in page.context.cookies()})
    visitors.close()
    assert visitors.problems.rest() == []
    return found


@pytest.fixture
def finished(visit: Visitors, played: Played) -> Page:
    """The replay of a short game, from its beginning."""
    page = visit(path=NOWHERE)
    cookies = played.cookies.items()
    page.context.add_cookies(
        [{"name": name, "value": value, "url": visit.address} for name, value in cookies]
    )
    page.goto(f"/t/{played.table}")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Replay: Troyes Dice")).to_be_visible()
    expect(count(page)).to_have_text(re.compile(r"^0 / [1-9]\d*$"))  # the story comes after the position
    return page


def count(page: Page) -> Locator:
    """Which move is shown, of how many."""
    return page.locator(".controls output")


def last(page: Page) -> int:
    """How many moves there are."""
    return int(count(page).inner_text().split("/")[1])


def current(page: Page) -> Locator:
    """The line of the move that is shown."""
    return page.get_by_role("region", name="Moves").locator("[aria-current=step]")


def test_steps_slider_keys_and_lines(finished: Page) -> None:
    page, end = finished, last(finished)
    assert end > 10
    expect(current(page)).to_have_text("The table is laid")
    page.get_by_role("button", name="Next move").click()
    expect(count(page)).to_have_text(f"1 / {end}")
    page.keyboard.press("ArrowRight")
    expect(count(page)).to_have_text(f"2 / {end}")
    expect(current(page)).to_have_attribute("data-index", "2")
    page.get_by_role("button", name="Previous move").click()
    expect(count(page)).to_have_text(f"1 / {end}")
    page.keyboard.press("End")
    expect(count(page)).to_have_text(f"{end} / {end}")
    expect(page.get_by_role("button", name="Next move")).to_be_disabled()
    page.get_by_label("Move", exact=True).fill("5")
    expect(count(page)).to_have_text(f"5 / {end}")
    page.get_by_role("region", name="Moves").locator("[data-index='3']").click()
    expect(count(page)).to_have_text(f"3 / {end}")
    page.get_by_label("Speed").select_option("Quick")
    page.get_by_role("button", name="Play", exact=True).click()
    # A busy machine may look too late to see the fifth move itself.
    expect(count(page)).to_have_text(re.compile(rf"^([5-9]|\d\d+) / {end}$"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="First position").click()
    expect(count(page)).to_have_text(f"0 / {end}")


def test_every_seat_s_view(finished: Page) -> None:
    page = finished
    names = [
        text.split(": ")[1] for text in page.get_by_label("Seen by").locator("option").all_inner_texts()[1:]
    ]
    page.get_by_role("button", name="Last position").click()
    moves = page.get_by_role("region", name="Moves")
    for option, name in enumerate(names):
        page.get_by_label("Seen by").select_option(str(option))
        # Whoever looks from another seat is still oneself.
        assert set(moves.locator("strong").all_inner_texts()) == {"You", names[1]}
        expect(page.get_by_role("group", name=f"Troyes Dice: the wheel and {name}'s sheet")).to_be_visible()
    page.get_by_label("Seen by").select_option("a watcher")
    expect(page.get_by_role("group", name=re.compile("Troyes Dice: the wheel and"))).to_be_visible()


def test_the_record_goes_out_and_comes_in_again(finished: Page, tmp_path: Path) -> None:
    page, end = finished, last(finished)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    file = tmp_path / "game.troyes"
    download.value.save_as(file)
    assert "dice" in file.read_text("utf-8")
    first = page.url
    page.goto("/")
    page.get_by_role("button", name="Upload a record").click()
    page.get_by_label("File with the record").set_input_files(file)
    page.get_by_role("button", name="Replay it").click()
    expect(page.get_by_role("heading", name="Replay: Troyes Dice")).to_be_visible()
    expect(count(page)).to_have_text(f"0 / {end}")
    assert page.url != first


def test_a_record_of_a_game_that_is_not_over_is_replayed_or_played_on(page: Page) -> None:
    record = playing.played("dice", 2, {}, seed=3, leave=4).text()
    wish = page.get_by_label("If the game is not over: play it on, with all seats at this screen")
    page.goto("/")
    page.get_by_role("button", name="Upload a record").click()
    page.get_by_label("or its text").fill(record)
    expect(wish).not_to_be_checked()
    page.get_by_role("button", name="Replay it").click()
    expect(count(page)).to_have_text(re.compile(r"^0 / [1-9]\d*$"))
    page.get_by_role("button", name="Last position").click()
    expect(page.get_by_text("The record ends here, before the game does.").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Finished games").get_by_role("article")).not_to_have_count(0)
    expect(page.get_by_role("region", name="My tables")).to_have_count(0)

    page.get_by_role("button", name="Upload a record").click()
    page.get_by_label("or its text").fill(record)
    wish.check()
    page.get_by_role("button", name="Play it on").click()
    expect(page).to_have_url(re.compile("/t/"))
    people = page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(people.filter(has_text="(you)")).to_have_count(2)


def test_a_file_that_is_no_record_is_refused_in_words(page: Page, visit: Visitors) -> None:
    visit.problems.expect(r"/api/records: 4\d\d")
    page.goto("/")
    page.get_by_role("button", name="Upload a record").click()
    page.get_by_label("or its text").fill("once upon a time")
    page.get_by_role("button", name="Replay it").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\w+.*[.]$"))


def test_any_position_is_played_on_against_computer_players(finished: Page) -> None:
    page, end = finished, last(finished)
    page.get_by_label("Move", exact=True).fill(str(end - 4))
    expect(count(page)).to_have_text(f"{end - 4} / {end}")
    page.get_by_role("button", name=re.compile("Play on from here")).click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Your seat").select_option("1")
    dialog.get_by_label("All others").select_option("Villager")
    dialog.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/t/"))
    ready(page)
    people = page.get_by_role("list", name="At the table").get_by_role("listitem")
    expect(people.nth(1)).to_contain_text("(you)")
    expect(people.nth(0)).to_contain_text("computer")
    assert forward(page, 3) == "end"
