"""Whole games through the page: some moves with the mouse, the others fast."""

from __future__ import annotations

import random
import re
import struct
from pathlib import Path

import msgspec
from playwright.sync_api import Locator, Page, expect

from tests.server.hearing import spoken
from tests.web.axe import check
from tests.web.boards import ALONE
from tests.web.phone import LYING, PHONE, fits
from tests.web.play import click_move, forward
from tests.web.visitors import BOT, ME, ask, sit
from troyes.server.scenes.base import Message, Scoring


def rows(page: Page) -> list[list[str]]:
    """The table of the scoring, cell by cell."""
    return [
        [cell.strip() for cell in row.locator("th, td").all_inner_texts()]
        for row in page.locator(".ending .scroll tr").all()
    ]


def check_ending(page: Page, table: str) -> list[list[str]]:
    """The end as the page shows it, which must be as the server counted it."""
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    shown = rows(page)
    result = ask(page, f"/api/tables/{table}").json()["result"]
    last = ask(page, f"/api/tables/{table}/story").json()["stops"][-1]
    position = ask(page, f"/api/tables/{table}/positions/{last}?seat=0").json()["position"]
    scoring = msgspec.convert(position["scoring"], Scoring)
    assert shown[0][1:] == [spoken(column) for column in scoring.columns]
    assert shown[1:] == [[spoken(each) for each in (line.label, *line.cells)] for line in scoring.lines]
    totals = [int(spoken(cell)) for cell in [line for line in scoring.lines if line.total][-1].cells]
    assert result == (totals if len(totals) == len(result) else [totals[0] - totals[1]])
    for seat, earned in enumerate(position["achievements"]):
        titles = [spoken(msgspec.convert(each, Message)) for each in earned]
        name = ask(page, f"/api/tables/{table}").json()["seats"][seat]["name"]
        if titles:
            expect(page.locator(".ending .achieved li", has_text=name)).to_contain_text(", ".join(titles))
    if len(result) > 1:
        check_places(page, table)
    check_course(page, table)
    return shown


def begins(ones: Locator) -> list[int]:
    """When each of these begins to move, in milliseconds after the end."""
    found: list[int] = ones.evaluate_all(
        "all => all.flatMap((one) => one.getAnimations()).map((one) => Math.round(one.effect.getTiming().delay))"
    )
    return found


def check_course(page: Page, table: str) -> None:
    """The chart of points says as a table what the server has, and its lines end at the points of the end."""
    course = ask(page, f"/api/tables/{table}/course").json()
    chart = page.locator(".course")
    lines = [
        row.all_inner_texts() for row in [tr.locator("th, td") for tr in chart.locator("tbody tr").all()]
    ]
    assert [[int(cell) for cell in row[1:]] for row in lines] == [mark["points"] for mark in course["marks"]]
    assert lines[-1][0] == "End"
    assert len(lines) > 3
    expect(chart.locator(".last")).to_have_text([str(points) for points in course["marks"][-1]["points"]])


def check_places(page: Page, table: str) -> None:
    """Everybody stands where they came in, with their points, and one's own place is said."""
    info = ask(page, f"/api/tables/{table}").json()
    result, winners = info["result"], info["winners"]
    bars = page.get_by_role("list", name="Who came in where").get_by_role("listitem")
    shown = [" ".join(bar.split()) for bar in bars.all_inner_texts()]
    order = sorted(range(len(result)), key=lambda seat: (seat not in winners, -result[seat], seat))
    assert [bar.split(" ", 1)[1] for bar in shown] == [
        f"{info['seats'][seat]['name']} {result[seat]}" for seat in order
    ]
    assert shown[0].startswith("1 ")
    own = page.locator(".bars .own")
    expect(own).to_contain_text(info["seats"][0]["name"])
    place = int(own.inner_text().split()[0])
    words = {1: "first", 2: "second", 3: "third"}.get(place, f"place {place}")
    expect(page.locator(".mine")).to_have_text(f"You: {words} of {len(result)}, with {result[0]} points")


def check_after(page: Page) -> None:
    """The end and the replay are there for everybody, and fit a phone too."""
    desk = page.viewport_size
    assert desk
    check(page)
    page.set_viewport_size(PHONE["viewport"])
    fits(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Next move").click()
    expect(page.locator(".controls output")).to_have_text(re.compile("^1 /"))
    fits(page)
    page.set_viewport_size(desk)
    check(page, colours=False)
    page.get_by_role("button", name=re.compile("Play on from here")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, colours=False)


def number(cell: str) -> int:
    """The points in a cell such as `3 (for 7)` or `≤4`."""
    found = re.match(r"[-−]?\d+", cell.removeprefix("≤"))
    assert found, cell
    return int(found[0].replace("−", "-"))


def both_begun(page: Page, rng: random.Random, begun: dict[str, int]) -> bool:
    """Make moves that begin with a card or with a die, until both were seen twice; not so if the game was over before.

    There is a look at every move: not at each of them is some card within reach.
    """
    for step in range(20):
        for first in begun:
            begun[first] += click_move(page, rng, first)
        if min(begun.values()) > 1:
            return True
        if forward(page, step, moves=1) == "end":
            break
    return False


def test_troyes_against_a_computer_player(page: Page) -> None:
    rng = random.Random(7)
    begun = {"card": 0, "die": 0}
    for _ in range(3):  # what is clicked depends on how fast the page follows, and so does the game
        table = sit(page, "city", ME, BOT)
        forward(page, 7, moves=6)  # citizens take their places
        if both_begun(page, rng, begun):
            break
    else:
        raise AssertionError(f"Three games were not enough to begin with both twice: {begun}")
    assert forward(page, 7) == "end"
    for column in zip(*check_ending(page, table)[1:], strict=True):
        if column[0] != "In the course of the game":
            *lines, total = [number(cell) for cell in column]
            assert sum(lines) == total
    expect(page.locator(".verdict")).to_have_text(re.compile(r"wins\.$|share the victory\.$"))
    held = page.locator(".ending li", has_text="held by")
    expect(held).to_have_count(4)  # two players hold two characters each
    other = ask(page, f"/api/tables/{table}").json()["seats"][1]["name"]
    expect(held.filter(has_text=f"held by {other}")).to_have_count(2)
    assert (begins(held), begins(page.locator(".ending .bar"))) == ([], []), (
        "nothing moves for who wants none"
    )
    page.emulate_media(reduced_motion="no-preference")
    assert begins(held) == [600, 1300, 2000, 2700], "characters are turned up one by one"
    assert begins(page.locator(".ending .bar")) == [700, 350], "bars grow, the winner's last"
    page.emulate_media(reduced_motion="reduce")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a picture").click()
    picture = Path(saved.value.path()).read_bytes()
    assert saved.value.suggested_filename.endswith(".png")
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", picture[16:24]) == (1280, 428), (
        "two rows below a title, for screens with fine points"
    )
    points = ask(page, f"/api/tables/{table}").json()["result"]
    assert [int(one) for one in page.locator(".bars b").all_inner_texts()] == sorted(points, reverse=True)
    before = page.viewport_size
    assert before
    page.set_viewport_size(LYING["viewport"])
    expect(page.locator(".table.low")).to_be_visible()
    wide = page.locator(".ending").bounding_box()
    assert wide
    assert wide["width"] > 800, "On its side a phone shows the end over its whole width."
    page.set_viewport_size(before)
    check_after(page)


def test_the_king_s_challenge_with_four_modules(page: Page) -> None:
    """It is played whole without them in another language (`test_words.py`)."""
    table = sit(page, "city", ME, **ALONE)
    rng = random.Random(3)
    for step in range(6):
        click_move(page, rng, "die")
        forward(page, step, moves=2)
    assert forward(page, 3) == "end"
    shown = check_ending(page, table)
    assert shown[0][-1] == "le Roy"
    expect(page.locator(".verdict")).not_to_be_empty()
    expect(page.locator(".bars .bar")).to_have_count(2)
    expect(page.locator(".bars .who", has_text="le Roy")).to_have_count(1)
    expect(page.locator(".bars .own")).to_have_count(1)
    title = page.locator(".ending .achieved li").last.inner_text().split(": ", 1)[1]
    page.get_by_role("link", name="Achievements").click()
    earned = page.locator(".achievements li.done")
    expect(earned).to_have_count(1)
    expect(earned).to_contain_text(title)
    expect(page.locator(".achievements li")).to_have_count(6 + 21)
    expect(page.get_by_text("1 of 6 earned")).to_be_visible()
    check(page)
    earned.get_by_role("link", name=f"The game that earned “{title}”").click()
    expect(page).to_have_url(re.compile(f"/replay/{table}"))
    expect(page.locator(".course .moment")).to_be_attached()  # the chart is there from the first move on
    page.goto(f"/t/{table}")
    check_after(page)


def test_troyes_dice_with_banquets_and_raids(page: Page) -> None:
    """The better computer player earns an achievement in nearly every game, and it is shown."""
    rng = random.Random(5)
    for _ in range(3):
        table = sit(page, "dice", ME, {"kind": "bot", "level": "burgher"}, banquets="yes")
        for step in range(5):
            click_move(page, rng)
            forward(page, step, moves=2)
        assert forward(page, 5) == "end"
        check_ending(page, table)
        if page.get_by_role("heading", name="Achievements").count():
            break
    else:
        raise AssertionError("No game earned anything.")
    check_after(page)
