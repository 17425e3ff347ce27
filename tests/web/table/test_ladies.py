"""The Ladies of Troyes through the page: tables with modules, whole games, and reactions."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.server.reacting import GAME, Script
from tests.web.boards import ALL
from tests.web.play import forward, panel, ready, send_off
from tests.web.table.test_games import check_ending
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, ask, known, make_table, post, sit
from troyes.core.state import CHANCE
from troyes.play.record import Record
from troyes.play.table import Table


def setup_of(page: Page) -> dict[str, str]:
    """What the table before us settled otherwise than usual."""
    expect(page).to_have_url(re.compile(r"/t/[\w-]{20,}$"))
    table = ask(page, f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    settled: dict[str, str] = table["setup"]
    return {name: value for name, value in settled.items() if value not in ("no", "base")}


def making(page: Page) -> Locator:
    """The dialog in which a table is made."""
    page.get_by_role("button", name="Make a table", exact=True).click()
    return page.get_by_role("dialog", name="Make a table")


def test_two_more_clicks_make_a_table_with_all_the_ladies(page: Page) -> None:
    page.goto("/")
    dialog = making(page)
    dialog.get_by_label("All the Ladies").check()
    dialog.get_by_role("button", name="Start the game").click()
    ready(page)
    assert setup_of(page) == ALL


def test_a_mix_of_one_s_own_is_kept_as_far_as_fewer_players_can_play_it(visit: Visitors) -> None:
    page = visit("Aude")
    dialog = making(page)
    dialog.get_by_label("Recommended first mix").check()
    dialog.get_by_text("Choose each by itself").click()
    ladies = dialog.get_by_role("group", name="The Ladies of Troyes")
    ladies.get_by_label("Which events are in the decks").select_option("ladies")
    ladies.get_by_label(re.compile("rampart guards")).check()
    expect(dialog.get_by_text("A mix of your own")).to_be_visible()
    variants = dialog.get_by_role("group", name="Variants")
    variants.get_by_label(re.compile("counterclockwise")).check()
    dialog.get_by_label("2", exact=True).check()
    expect(variants.get_by_label(re.compile("counterclockwise"))).to_have_count(0)
    expect(dialog.get_by_text("Not for this number of players: the tournament variant.")).to_be_visible()
    dialog.get_by_label("Who sits in seat B").select_option("Open, by link")
    dialog.get_by_label(re.compile("Show the table in the lobby")).check()
    dialog.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("the Ladies’ events")).to_contain_text("the ramparts")
    assert setup_of(page) == {**ALL, "events": "ladies"}


def test_the_lobby_tells_the_mix_of_a_table_in_few_words(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    make_table(page, "city", ME, {"kind": "open"}, **ALL, bonus="yes")
    page.goto("/")
    expect(page.get_by_role("article").filter(has_text="free seat").first).to_contain_text(
        "with all the Ladies, the bonus cards"
    )


def test_a_whole_game_of_four_with_all_modules(page: Page) -> None:
    table = sit(page, "city", ME, BOT, BOT, BOT, **ALL, tournament="yes", revealed="yes", bonus="yes")
    assert forward(page, 4, patience=240) == "end"
    check_ending(page, table)


SCRIPT = Script()
BERT_REACTS = SCRIPT.first()
AUDE_REACTS = next(n for n, moved in enumerate(SCRIPT.moves) if moved.declines and n > BERT_REACTS)


def hot_seat(page: Page, number: int) -> str:
    """The table before a move of the script, with all its people at this screen."""
    known(page)
    made: dict[str, Any] = post(page, "/api/records", {"record": SCRIPT.record(number).text(), "play": True})
    page.goto(f"/t/{made['id']}")
    return str(made["id"])


def lift(page: Page, name: str, words: str) -> None:
    """Open the curtain that hands the screen on to somebody."""
    curtain = page.get_by_role("region", name="Curtain")
    expect(curtain).to_contain_text(words)
    curtain.get_by_role("button", name=f"I am {name}").click()


def play(page: Page, number: int) -> None:
    """Make a move of the script by its buttons."""
    for word in SCRIPT.words(number):
        button = panel(page).locator(f'button.choice[data-token="{word}"]')
        if word != "done" or button.count():
            button.click()
    send_off(page)


def reaction(page: Page) -> Locator:
    """The question in somebody else's turn."""
    return panel(page).get_by_role("alert").filter(has_text="You may react")


def test_a_reaction_is_offered_behind_the_curtain_and_answered_with_one_click(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    hot_seat(page, BERT_REACTS - 1)
    lift(page, "Aude", "It is Aude’s turn")
    play(page, BERT_REACTS - 1)
    lift(page, "Bert", "Bert may react")
    expect(reaction(page)).to_contain_text("Aude buys dice of yours")
    reaction(page).get_by_role("button", name="Use a cube of outdoor activity I").click()
    lift(page, "Aude", "It is Aude’s turn")
    expect(page.locator("aside")).to_contain_text("uses a cube of outdoor activity I")


def test_what_an_answer_would_waste_is_said_beforehand(visit: Visitors) -> None:
    """The server says so of whoever has all influence already; the two do not come to that in this game."""
    page = visit("Aude", NOWHERE)
    asked: set[int] = set()

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(said: str | bytes) -> None:
            body = json.loads(said)
            if body["type"] == "preview" and body["tokens"] == ["use-outdoor1"]:
                asked.add(body["id"])
            server.send(said)

        def answer(said: str | bytes) -> None:
            body = json.loads(said)
            if body["type"] == "preview" and body["id"] in asked:
                body["warnings"] = [{"id": "city-waste-influence", "args": {"count": 2, "most": 20}}]
            socket.send(json.dumps(body))

        socket.on_message(ask)
        server.on_message(answer)

    page.route_web_socket(re.compile("/ws/tables/"), line)
    hot_seat(page, BERT_REACTS - 1)
    lift(page, "Aude", "It is Aude’s turn")
    play(page, BERT_REACTS - 1)
    lift(page, "Bert", "Bert may react")
    expect(reaction(page).locator(".waste")).to_have_text(
        "Use a cube of outdoor activity I: 2 influence beyond 20 are lost."
    )
    reaction(page).get_by_role("button", name="Use a cube of outdoor activity I").click()
    lift(page, "Aude", "It is Aude’s turn")


def test_a_standing_answer_declines_and_nobody_waits(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    hot_seat(page, BERT_REACTS - 1)
    lift(page, "Aude", "It is Aude’s turn")
    play(page, BERT_REACTS - 1)
    lift(page, "Bert", "Bert may react")
    standing = page.get_by_label("When I may react")
    expect(standing).to_have_value("ask")
    standing.select_option("Not this turn")
    lift(page, "Aude", "It is Aude’s turn")  # the question is answered with that
    expect(page.locator("aside")).to_contain_text("keeps the cube")
    standing.select_option("Never, until I say so")
    expect(standing).to_have_value("never")
    page.reload()
    lift(page, "Aude", "It is Aude’s turn")
    expect(standing).to_have_value("never")
    play(page, BERT_REACTS + 1)
    lift(page, "Bert", "It is Bert’s turn")
    expect(standing).to_have_value("ask")  # Aude's turn is over
    play(page, BERT_REACTS + 2)
    lift(page, "Cerise", "It is Cerise’s turn")
    play(page, AUDE_REACTS - 1)  # she buys a die of Aude's, who is not asked
    expect(panel(page).locator('button.choice[data-token="outdoor1"]')).to_be_visible()
    expect(page.get_by_role("region", name="Curtain")).to_have_count(0)


def test_others_are_told_who_may_react(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    table = hot_seat(page, BERT_REACTS - 1)
    watcher = visit("Dora", path=f"/t/{table}")
    lift(page, "Aude", "It is Aude’s turn")
    play(page, BERT_REACTS - 1)
    expect(panel(watcher)).to_contain_text("Bert may react.")
    expect(watcher.get_by_label("When I may react")).to_have_count(0)


def drawn(faces: str) -> str:
    """The record of a game of two in which nothing but these outdoor activities is drawn."""
    table = Table(GAME, GAME.setup(2, {"ramparts": "yes"}))
    entries = [(CHANCE, GAME.vocabulary.texts.index(f"outdoor-{face}")) for face in faces.split()]
    return Record(table, entries, names=["Aude", "Bert"], result="*").text()


@pytest.mark.parametrize(("faces", "asked"), [("1d 2a 3b 4c", 0), ("1a 2a 3b 4c", 1), ("1d 2a 3d 4c", 1)])
def test_standing_answers_are_for_tables_at_which_somebody_may_be_asked(
    visit: Visitors, faces: str, asked: int
) -> None:
    page = visit("Aude", NOWHERE)
    known(page)
    made = post(page, "/api/records", {"record": drawn(faces), "play": True})
    page.goto(f"/t/{made['id']}")
    page.get_by_role("region", name="Curtain").get_by_role("button").click()
    ready(page)
    expect(page.get_by_label("When I may react")).to_have_count(asked)
