"""A table that outlives those who leave it: seats, clocks, take-back, the waiting room and the lobby, in real browsers."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, StorageState, expect

from tests.web.play import forward, panel, ready
from tests.web.site import built_page, running_site
from tests.web.table.test_together import forward_one, is_asked, person, story, together
from tests.web.visitors import BOT, ME, NOWHERE, OPEN, Visitors, ask, make_table, post, sit


def my_seat(page: Page) -> Locator:
    """What one can do with one's seat."""
    page.get_by_role("button", name="My seat …").click()
    return page.get_by_role("dialog", name="My seat …")


def test_a_person_leaves_and_the_game_ends_with_a_computer_player_in_the_seat(visit: Visitors) -> None:
    aude, bert, table = together(visit, "dice")
    dialog = my_seat(bert)
    expect(dialog).to_contain_text("If somebody is away: wait 3 days, then a computer player may sit in.")
    dialog.get_by_label("Computer player").select_option("Villager")
    dialog.get_by_role("button", name="Leave my seat to it").click()
    expect(person(aude, "Bert")).to_contain_text("a computer player sits in")
    expect(story(aude).filter(has_text="Bert")).to_contain_text(
        ["leaves; a computer player (Villager) plays on"]
    )
    forward(aude, 1, moves=2)
    bert.get_by_role("button", name="Take my seat back").click()
    expect(person(aude, "Bert")).to_contain_text("here")
    my_seat(bert).get_by_role("button", name="Leave my seat to it").click()
    expect(bert.get_by_text("A computer player holds your seat for you.")).to_be_visible()

    assert forward(aude, 2) == "end"
    expect(aude.get_by_role("region", name="The end of the game")).to_be_visible()
    expect(story(aude).filter(has_text="is back")).to_have_count(1)
    # The same again: whoever comes second finds the table that the first has laid.
    aude.get_by_role("button", name="Play the same again").click()
    expect(aude.get_by_text("Waiting for one more player")).to_be_visible()
    again = aude.url
    assert not again.endswith(table)
    bert.get_by_role("link", name="To the next game").click()
    expect(bert).to_have_url(again)
    bert.get_by_role("button", name=re.compile("^Sit here ?, seat B")).click()
    ready(bert)

    # Both agree to end it, and the end says so.
    my_seat(bert).get_by_role("button", name="End the game").click()
    expect(aude.locator(".note").get_by_text("Bert wants to end the game.")).to_be_visible()
    aude.get_by_role("button", name="End it").click()
    for page in (aude, bert):
        expect(page.get_by_text("The players have ended the game before its time.")).to_be_visible()
        expect(page.get_by_text(re.compile("^You: "))).to_have_count(
            0
        )  # nobody has won, and there are no places

    # Whoever copies the link is told so, and gets it to read where the browser forbids it.
    with aude.expect_download() as saved:
        aude.get_by_role("button", name="Save a picture").click()
    assert saved.value.suggested_filename.endswith(".png")
    assert Path(saved.value.path()).read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    link, copy = again.replace("/t/", "/replay/"), aude.get_by_role("button", name="Copy a link to the game")
    copy.click()
    expect(aude.get_by_text(f"The link to the game: {link}")).to_be_visible()
    aude.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copy.click()
    expect(aude.get_by_text("The link to the game is copied.")).to_be_visible()
    assert aude.evaluate("navigator.clipboard.readText()") == link


def test_a_seat_is_handed_on_by_a_link_and_patience_ends(visit: Visitors) -> None:
    aude, bert, _ = together(visit, "dice")
    dialog = my_seat(bert)
    dialog.get_by_role("button", name="Make a link").click()
    link = dialog.get_by_label("Link to your seat").input_value()
    claude = visit(path=link)
    claude.get_by_label("Your name").fill("Claude")
    claude.get_by_role("button", name="Take the seat").click()
    ready(claude)
    expect(person(aude, "Claude")).to_contain_text("here")
    expect(claude).not_to_have_url(re.compile("#seat"))
    expect(story(aude).filter(has_text="takes the seat over")).to_have_count(1)
    expect(person(bert, "(you)")).to_have_count(0)

    # Whoever comes later is told, and is offered nothing any more.
    visit.problems.expect(r"/take-over: 4")
    late = visit(path=link)
    late.get_by_role("button", name="Take the seat").click()
    expect(late.get_by_text("This link is not good any more; ask for a new one.")).to_be_visible()
    expect(late.get_by_role("button", name="Take the seat")).to_have_count(0)

    # Whoever resigns is asked once more, and the story and the end say so.
    giving_up = my_seat(claude)
    giving_up.get_by_role("button", name="Resign").click()
    giving_up.get_by_role("button", name="Resign for good?").click()
    expect(aude.get_by_text("The game ended when somebody gave up the seat.")).to_be_visible()
    expect(aude.get_by_role("region", name="The end of the game")).to_contain_text("Aude wins.")
    expect(story(aude).last).to_have_text(re.compile(r"Claude\s+resigns, which ends the game\."))

    table = make_table(aude, "dice", ME, OPEN)
    dora = visit("Dora", NOWHERE)
    post(dora, f"/api/tables/{table}/join", {"seat": 1, "name": "Dora"})
    dora.close()
    aude.clock.install()
    aude.goto(f"/t/{table}")
    ready(aude)
    expect(aude.get_by_text("is away for longer")).to_have_count(0)
    aude.clock.fast_forward(73 * 3_600_000)
    expect(aude.get_by_text("Dora is away for longer than this table waits.")).to_be_visible()
    visit.problems.expect(r"/computer: 409")
    aude.get_by_role("button", name="Let a computer player sit in").click()
    # The server's own clock decides.
    expect(aude.get_by_text("The table waits for Dora 3 more days")).to_be_visible()


def test_who_was_here_all_the_time_is_waited_for_from_when_they_go(visit: Visitors) -> None:
    """At a live table an open page counts as being there; the note does not come before the server would agree."""
    aude, dora = visit("Aude", NOWHERE), visit("Dora", NOWHERE)
    seats = [{"kind": "you", "name": "Aude"}, OPEN]
    table = post(aude, "/api/tables", {"game": "dice", "seats": seats, "setup": {}, "patience": 600})["id"]
    post(dora, f"/api/tables/{table}/join", {"seat": 1, "name": "Dora"})
    dora.goto(f"/t/{table}")
    aude.clock.install()
    aude.goto(f"/t/{table}")
    ready(aude)
    expect(person(aude, "Dora")).to_contain_text("here")
    late = aude.get_by_text("Dora is away for longer than this table waits.")
    aude.clock.fast_forward(11 * 60_000)
    expect(person(aude, "Dora")).to_contain_text("here")
    dora.close()
    expect(person(aude, "Dora")).to_contain_text("away")
    aude.clock.fast_forward(9 * 60_000)
    expect(person(aude, "Dora")).to_contain_text("away")
    expect(late).to_have_count(0)
    aude.clock.fast_forward(2 * 60_000)
    expect(late).to_be_visible()


def test_a_clock_runs_out_and_patience_ends_across_a_restart_of_the_server(
    browser: Browser, tmp_path: Path
) -> None:
    table, deserted, remembered = "", "", StorageState()
    with running_site(tmp_path, built_page()) as address:
        visit = Visitors(browser, address, unseen=True)
        aude, bert = visit("Aude"), visit("Bert")
        aude.get_by_role("button", name="Make a table", exact=True).click()
        dialog = aude.get_by_role("dialog", name="Make a table")
        dialog.get_by_label("2", exact=True).check()
        dialog.get_by_label("Who sits in seat B").select_option("Open, by link")
        patience = dialog.get_by_label("Wait for somebody who is away")
        expect(patience.locator(":checked")).to_have_text("10 minutes")
        dialog.get_by_label("Clocks").select_option("1 day for each move")
        expect(patience.locator(":checked")).to_have_text("3 days")
        at_zero = dialog.get_by_label("When a clock is at zero")
        at_zero.select_option("the seat is lost")
        at_zero.select_option("a computer player moves on")
        dialog.get_by_label("Clocks").select_option(
            "10 minutes for the whole game, and 10 seconds more for each move"
        )
        expect(patience.locator(":checked")).to_have_text("10 minutes")
        dialog.get_by_role("button", name="Make the table").click()
        expect(
            aude.get_by_text("at zero a computer player moves on; the seat can be taken back.")
        ).to_be_visible()
        assert "may sit in. Clocks: 10 minutes" in aude.locator(".terms").inner_text()
        table = aude.url.rsplit("/", 1)[1]
        bert.goto(f"/t/{table}")
        bert.get_by_label("Your name at this table").fill("Berthe")
        bert.get_by_role("button", name=re.compile("^Sit here")).click()
        expect(bert.get_by_role("timer")).to_have_text(
            ["10:00", "10:00"] if is_asked(aude) else ["10:00", re.compile(r"9:\d\d|10:00")]
        )
        while not is_asked(bert):
            forward_one(aude)
        expect(aude.get_by_role("timer").first).to_have_text(re.compile(r"10:\d\d|9:\d\d"))
        seats = [{**ME, "name": "Aude"}, OPEN]
        deserted = post(aude, "/api/tables", {"game": "dice", "seats": seats, "patience": 600})["id"]
        post(bert, f"/api/tables/{deserted}/join", {"seat": 1, "name": "Berthe"})
        remembered = aude.context.storage_state()
        visit.problems.expect("WebSocket|ERR_CONNECTION")
        visit.close()
        assert visit.problems.rest() == []
    with sqlite3.connect(tmp_path / "tables" / "troyes.sqlite3") as database:
        database.execute("UPDATE log SET at = at - 595, seal = NULL")
        database.execute("UPDATE log SET at = at - 10 WHERE table_id = ?", (deserted,))
    database.close()
    with running_site(tmp_path, built_page()) as address:
        visit = Visitors(browser, address, unseen=True)
        aude = visit(path=f"/t/{table}", storage_state=remembered)
        expect(story(aude).filter(has_text="runs out of time")).to_have_text(
            [re.compile(r"Berthe\s+runs out of time; a computer player \(Burgher\) moves on")]
        )
        expect(person(aude, "Berthe")).to_contain_text("a computer player sits in")
        ready(aude)  # it is Aude's turn, and she has what she had
        expect(aude.get_by_role("timer")).to_have_text([re.compile(r"^(10|9):\d\d$")])

        # At another table Berthe has been away for longer than it waits: the story says what comes of it, and the record.
        aude.goto(f"/t/{deserted}")
        expect(aude.get_by_text("Berthe is away for longer than this table waits.")).to_be_visible()
        aude.get_by_role("button", name="Let a computer player sit in").click()
        expect(person(aude, "Berthe")).to_contain_text("a computer player sits in")
        expect(story(aude).filter(has_text="sit in")).to_have_text(
            [re.compile(r"Berthe\s+is away; you let a computer player \(Burgher\) sit in\.")]
        )
        post(aude, f"/api/tables/{deserted}/end", {"wish": True})
        assert re.search(
            r'^\[Hands "\d+ B sits-in burgher"\]$',
            ask(aude, f"/api/tables/{deserted}/record").text(),
            re.MULTILINE,
        )
        visit.close()
        assert visit.problems.rest() == []


def test_a_move_is_taken_back_though_computer_players_have_moved_since(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    sit(page, "city", ME, BOT, BOT)
    ready(page)
    lines = story(page).count()
    asked = panel(page).locator(".ask").inner_text()
    forward_one(page)
    ready(page)
    expect(story(page)).not_to_have_count(lines)
    panel(page).get_by_role("button", name="Take back").click()
    expect(story(page)).to_have_count(lines)
    ready(page)
    expect(panel(page).locator(".ask")).to_have_text(asked)
    expect(panel(page).get_by_role("button", name="Take back")).to_have_count(0)


def test_the_waiting_room_asks_for_a_name_talks_and_is_cleared(visit: Visitors) -> None:
    host = visit("Aude", NOWHERE)
    table = sit(host, "dice", ME, OPEN, OPEN)
    guest = visit(path=f"/t/{table}")
    guest.get_by_label("Your name at this table").fill("Berthe")
    guest.get_by_role("button", name=re.compile("^Sit here ?, seat B")).click()
    expect(host.get_by_role("button", name="Free seat B of Berthe")).to_be_visible()
    guest.get_by_label("Say something").fill("Bonjour")
    guest.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_role("log", name="What was said")).to_contain_text("Berthe: Bonjour")
    host.get_by_role("button", name="Free seat B of Berthe").click()
    expect(guest.get_by_role("button", name=re.compile("^Sit here ?, seat B"))).to_be_visible()
    host.get_by_role("button", name="Cancel the table").click()
    host.get_by_role("button", name="Delete for good?").click()
    expect(host.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    expect(guest.get_by_text("This table was taken off by whoever made it")).to_be_visible()


def test_the_lobby_leads_from_turn_to_turn_shows_what_can_be_watched_and_is_cleaned(visit: Visitors) -> None:
    aude, bert = visit("Aude", NOWHERE), visit("Bert", NOWHERE)
    public = post(
        aude, "/api/tables", {"game": "dice", "public": True, "seats": [{**ME, "name": "Aude"}, OPEN]}
    )["id"]
    post(bert, f"/api/tables/{public}/join", {"seat": 1, "name": "Bert"})
    alone = make_table(aude, "dice", ME, BOT)
    last = sit(aude, "dice", ME, BOT)
    ready(aude)
    # The queue: who has waited longest is next.
    for table in (public, alone):
        aude.get_by_role("link", name=re.compile(r"Next of my tables \(2\)")).click()
        expect(aude).to_have_url(re.compile(table if table == public else f"{alone}|{last}"))
        ready(aude)
    watcher = visit("Claude")
    watching = watcher.get_by_role("region", name="Games to watch")
    watching.get_by_role("link", name=re.compile("^Watch: Troyes Dice, Aude, Bert$")).click()
    expect(panel(watcher)).to_contain_text("You are watching.")

    aude.goto("/")
    mine = aude.get_by_role("region", name="My tables")
    expect(mine.get_by_role("article")).to_have_count(3)
    row = mine.get_by_role("article").filter(has_text="Bert")
    row.get_by_text("More …").click()
    expect(row.get_by_role("button", name="Delete")).to_have_count(0)
    row.get_by_role("button", name="Put away").click()
    expect(mine.get_by_role("article")).to_have_count(2)
    expect(aude).to_have_title(re.compile(r"^● Your turn at 2 tables"))
    row = mine.get_by_role("article").first
    row.get_by_text("More …").click()
    row.get_by_role("button", name="Delete").click()
    row.get_by_role("button", name="Delete for good?").click()
    expect(mine.get_by_role("article")).to_have_count(1)
    aude.get_by_text("Tables that you have put away (1)").click()
    away = aude.get_by_role("article").filter(has_text="Bert")
    away.get_by_text("More …").click()
    away.get_by_role("button", name="Bring out again").click()
    expect(mine.get_by_role("article")).to_have_count(2)


def test_a_link_leads_to_a_position_of_a_replay(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    table = sit(page, "dice", ME)
    ready(page)
    forward(page, 1, moves=3)
    my_seat(page).get_by_role("button", name="End the game").click()
    expect(page.get_by_text("The players have ended the game before its time.")).to_be_visible()
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Last position").click()
    page.get_by_role("button", name="Previous move").click()
    expect(page).to_have_url(re.compile(r"#at=\d+&seat=A$"))
    shown = page.get_by_label("Move", exact=True).get_attribute("aria-valuetext")
    other = visit(path=page.url)
    expect(other.get_by_label("Move", exact=True)).to_have_attribute("aria-valuetext", str(shown))
    expect(other.get_by_label("Seen by")).to_have_value("0")
