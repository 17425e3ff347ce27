"""What happens is told step by step, the board is never ahead of it, and whoever likes it otherwise says so."""

from __future__ import annotations

import json
import random
import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import LONG, any_move, open_record
from tests.web.play import click_move, forward, lit, panel, ready, send
from tests.web.visitors import BOT, ME, NOWHERE, Visitors, ask, make_table, post, sit
from tests.web.whole.test_sizes import DESKS, LARGE, TABLETS, box, in_sight, resize
from troyes.core.message import Message, Value
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.play.catalogue import find
from troyes.play.record import Record, parse
from troyes.play.session import Session
from troyes.play.story import Story
from troyes.play.table import Table
from troyes.words import say

LISTEN = """() => {
    const told = (window.told = []);
    new MutationObserver(() => {
        const line = document.querySelector(".caption.shown p")?.textContent.replace(/\\s+/g, " ").trim();
        if (line && told.at(-1) !== line) told.push(line);
        if (line && document.querySelector("button.choice")) window.ahead = line;
        const asked = document.querySelector(".move .ask")?.textContent ?? "";
        if (/ \\.$/.test(asked.trim())) window.hollow = asked;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


TOLD = "() => document.querySelector('.caption.shown')?.textContent ?? ''"
ANOTHER = f"before => ({TOLD})() !== before"
"""Whether something else is told, or nothing any more."""


HOVER = """async () => {
    const told = () => document.querySelector(".caption.shown p")?.textContent;
    const marked = () => [...document.querySelectorAll(".piece.touched")].map((one) => one.dataset.ref).join();
    const before = [told(), marked()];
    for (const line of document.querySelectorAll(".log button")) {
        line.dispatchEvent(new PointerEvent("pointerenter"));
        await new Promise(requestAnimationFrame);
        if (told() !== before[0]) break;
        if (marked() !== before[1]) return line.textContent;
    }
    return "";
}"""
"""A line of the story that marks other pieces than what is being told, if there is one."""


def at_speed(page: Page, speed: str) -> None:
    """Choose how fast things are told, in the dialog."""
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label({"quick": "Quickly", "once": "At once", "slow": "Slowly"}[speed]).check()
    dialog.get_by_role("button", name="Close").click()


def told_of(
    record: str, names: list[str], reader: int
) -> tuple[list[tuple[int, str]], list[tuple[int, str]]]:
    """What somebody should be told of a game, by its record alone, and what of it since their own last choice: who
    acted, and the sentence."""
    game = parse(record)
    state, moves = game.table.new(), [[]]  # type: ignore[var-annotated]
    for actor, token in game.entries:
        if actor != CHANCE and state.opens(actor) and len(state.options(actor)) > 1:
            moves.append([])  # what one has to do anyway belongs to the move before
        moves[-1].append((actor, token))
        state.take(actor, token)
    session = Session(game.table, log=moves[0])
    for move in moves[1:]:
        session.follow(move)
    story = Story(session.table)
    story.keep_up(session)
    own = max(at for at, move in enumerate(moves) if move[0][0] == reader)
    begin = sum(len(move) for move in moves[:own])
    whole, since = (
        [
            (
                line.actor,
                say(personal(line.said, names, reader), form="yours" if line.actor == reader else "told"),
            )
            for line in story.lines(session, reader, first)
        ]
        for first in (0, begin)
    )
    return whole, since


def personal(said: Message, names: list[str], reader: int) -> Message:
    """Names for letters, and the reader's own seat as such."""

    def put(key: str, value: Value) -> Value:
        if isinstance(value, Message):
            return personal(value, names, reader)
        if isinstance(value, list):
            return [personal(one, names, reader) for one in value]
        if key in ("seat", "owner") and isinstance(value, str) and len(value) == 1:
            at = ord(value) - ord("A")
            return "you" if at == reader else names[at]
        return value

    return Message(said.name, {key: put(key, value) for key, value in said.args.items()})


def test_a_whole_round_is_told_and_recalled_as_the_record_has_it(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE)
    table = sit(page, "city", ME, BOT)
    forward(page, 4, moves=4)
    ready(page)
    at_speed(page, "quick")
    assert json.loads(page.evaluate("localStorage.getItem('settings')"))["speed"] == "quick"
    page.evaluate(LISTEN)
    bot = page.get_by_role("list", name="At the table").get_by_role("listitem").nth(1).locator("[data-typed]")
    names = ["Aude", bot.first.inner_text()]
    known = page.locator(".log .line").count()
    rounds = page.locator(".log h3", has_text="Round 2: Income")
    rng = random.Random(5)
    while not rounds.count():
        click_move(page, rng)
        ready(page)
    assert page.evaluate("window.ahead") is None, "nothing is asked while something is told"
    assert page.evaluate("window.hollow") is None, "nobody is waited for by an empty name"
    captions = " ".join(page.evaluate("window.told"))
    story = [" ".join(line.split()) for line in page.locator(".log .line").all_inner_texts()]
    seen = page.locator(".log .who").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width > 9)"
    )
    chapters = page.locator(".log h3").all_inner_texts()
    recap = panel(page).locator(".recap")
    if recap.count():
        recap.locator("summary").click()
    recalled = [" ".join(line.split()) for line in recap.get_by_role("button").all_inner_texts()]
    if recalled:
        recap.get_by_role("button").first.click()
        expect(page.locator(".caption.shown")).to_be_visible()

    # The record of a game is for all to read when it is over.
    post(page, f"/api/tables/{table}/end", {"wish": True})
    lines, since = told_of(ask(page, f"/api/tables/{table}/record").text(), names, 0)
    at = 0
    for actor, line in lines[known:]:
        if actor != 0:
            at = captions.find(line[1:], at) + 1  # the first letter may be a capital
            assert at, (line, captions)
    assert "the round ends, and who has passed takes the money" in captions.lower()
    assert not re.search(r"\b[AB]('s| [+-]\d)", captions), "nobody is called by a letter"

    # The story has the same lines, by round and phase; the recap what the other did since one's own last move.
    assert len(story) == len(lines)
    who = {0: "You ", 1: f"B {names[1]} ", CHANCE: ""}
    assert story == [
        who[actor] + (said if actor >= 0 else said[0].upper() + said[1:]) for actor, said in lines
    ]
    assert seen == [True for actor, _ in lines if actor >= 0], "every line says who, to whoever looks"
    assert chapters[:7] == [
        "Before the first round", "Round 1: Income", "Round 1: Workforce", "Round 1: Events", "Round 1: Actions",
        "Round 1: End of the round", "Round 2: Income",
    ]  # fmt: skip
    assert recalled == [
        f"{names[1]} {said}" if actor > 0 else said[0].upper() + said[1:]
        for actor, said in since
        if actor > 0 or (actor == CHANCE and re.search(r"\byou [+-]\d", said))
    ]


def test_whoever_comes_back_reads_what_the_others_did(visit: Visitors) -> None:
    """The page was closed meanwhile, so that nothing was told; each line is shown on the board all the same."""
    page = visit("Aude", NOWHERE)
    sit(page, "city", ME, BOT, BOT)
    recap = panel(page).locator(".recap")
    forward(page, 4, moves=6)
    ready(page)
    while not recap.count():  # one may be asked several times in a row
        forward(page, 4, moves=1)
        ready(page)
    expect(recap).not_to_have_attribute("open", "")
    seen = recap.get_by_role("button", include_hidden=True).all_text_contents()
    page.reload()
    ready(page)
    expect(recap).to_have_attribute("open", "")
    expect(recap.get_by_role("button")).to_have_text(seen)
    asked = panel(page).locator(".ask").inner_text()
    recap.get_by_role("button").first.click()
    expect(page.locator(".caption.shown p")).to_have_text(seen[0])
    expect(page.locator(".caption.shown")).to_have_count(0)
    assert panel(page).locator(".ask").inner_text() == asked

    # Behind the curtain of a hot-seat one has seen nothing either.
    sit(page, "city", {"kind": "you", "name": "Aude"}, {"kind": "you", "name": "Bert"})
    page.get_by_role("region", name="Curtain").get_by_role("button").click()
    ready(page)
    click_move(page, random.Random(1))
    page.get_by_role("region", name="Curtain").get_by_role("button").click()
    ready(page)
    expect(recap.get_by_role("button").last).to_contain_text(re.compile("(Aude|Bert) places a citizen"))


BELOW = """() => {
    const [told, moment] = [".caption.shown", ".moment"].map((one) => document.querySelector(one));
    return !told || told.getBoundingClientRect().bottom <= moment.getBoundingClientRect().top;
}"""
"""Whether what is told leaves in sight where the game stands."""


HOLD = """() => {
    const later = window.setTimeout;
    window.setTimeout = (done, wait, ...given) => (wait < 900 ? later(done, wait, ...given) : 0);
}"""
"""Whatever is told from now on stays until somebody skips it."""
LENGTHEN = """(words) => {
    const more = document.createElement("span");
    more.textContent = words;
    document.querySelector(".caption.shown p").append(more);
}"""
COVERED = """() => {
    const told = document.querySelector(".caption.shown").getBoundingClientRect();
    const meets = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < told.right && right > told.left && top < told.bottom && bottom > told.top;
    };
    const others = document.querySelectorAll("#page > header :is(.brand, nav > *), .moment");
    return [...others].filter(meets).map((one) => one.textContent.trim());
}"""
"""What of the page's header, and of where the game stands, lies under what is told."""


def test_what_is_told_at_length_covers_neither_the_next_table_nor_where_the_game_stands(
    visit: Visitors,
) -> None:
    page = visit(LONG[0], NOWHERE)
    for _ in range(3):
        make_table(page, "dice", ME, BOT)
    sit(page, "city", ME, BOT)
    ready(page)
    expect(page.get_by_role("link", name="Next of my tables (3)")).to_be_visible()
    at_speed(page, "slow")
    page.evaluate(HOLD)
    caption, rng = page.locator(".caption.shown"), random.Random(3)
    while not caption.count():  # citizens are placed in turn
        click_move(page, rng)
        expect(caption.or_(page.locator(".piece.lit")).first).to_be_attached()
    page.evaluate(LENGTHEN, " ".join(LONG * 3))
    for size in (*DESKS, LARGE, TABLETS[1]):
        resize(page, size)
        assert page.evaluate(COVERED) == [], size
        in_sight(page, caption.get_by_role("button", name="Skip"))
        assert box(caption.locator("p"))["width"] > 220, "It can be read."


TONES = """
const tones = (window.tones = []);
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this);
    const start = tone.start;
    tone.start = function (at) {
        tones.push(tone.frequency.value);
        start.call(this, at);
    };
    return tone;
};
"""
"""Notes the pitch of whatever sounds."""
TURN, END = [523, 784], [392, 523, 659]


def test_whoever_is_in_a_hurry_skips_and_who_likes_sounds_hears_turns_and_the_end(visit: Visitors) -> None:
    page = visit("Aude", NOWHERE, viewport={"width": 1366, "height": 768})
    page.context.add_init_script(TONES)
    table = sit(page, "city", ME, BOT)
    forward(page, 4, moves=4)
    ready(page)
    at_speed(page, "slow")
    page.evaluate(HOLD)
    caption = page.locator(".caption.shown")
    rng = random.Random(3)

    def until_told() -> str:
        while not caption.count():
            click_move(page, rng)
            expect(caption.or_(page.locator(".piece.lit")).first).to_be_attached()
        return str(page.evaluate(TOLD))

    until_told()
    assert page.evaluate(BELOW), "round, phase and supplies stay in sight"
    assert page.evaluate(HOVER) == "", "nothing but what is told marks the board meanwhile"
    # A click on the board leads to the next step, and so does the space bar; nothing else does, since time stands.
    for hurry in (page.locator(".frame > .window").click, partial(page.keyboard.press, "Space")):
        before = until_told()
        hurry()
        page.wait_for_function(ANOTHER, arg=before)
    until_told()
    choice = panel(page).locator("button.choice").first
    while not choice.count():  # it skips all that has happened by then
        expect(caption.or_(choice).first).to_be_attached()
        if caption.count():
            caption.get_by_role("button", name="Skip").click()
    expect(caption).to_have_count(0)

    assert page.evaluate("window.tones") == [], "nothing sounds that nobody switched on"
    at_speed(page, "once")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("Sounds").check()
    dialog.get_by_role("button", name="Close").click()
    for _ in range(4):  # one may be asked several times in a row
        click_move(page, rng)
        ready(page)
    tones = page.evaluate("window.tones")
    assert tones
    assert tones == TURN * (len(tones) // 2)
    post(page, f"/api/tables/{table}/end", {"wish": True})
    page.wait_for_function("end => window.tones.slice(-3).join() === end.join()", arg=END)


def test_day_and_night_large_text_and_what_makes_it_installable(visit: Visitors) -> None:
    page = visit("Aude")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_label("A night in Troyes").check()
    dialog.get_by_label("Larger text").check()
    page.reload()
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "night")
    expect(root).to_have_attribute("data-text", "large")
    assert root.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") == pytest.approx(18.88)
    manifest = ask(page, "/manifest.webmanifest")
    assert manifest.ok
    assert manifest.json()["display"] == "standalone"
    for icon in manifest.json()["icons"]:
        answer = ask(page, icon["src"])
        assert (answer.ok, answer.headers["content-type"]) == (True, icon["type"]), icon


def test_an_archer_s_throw_stands_where_one_is_asked_what_comes_of_it(page: Page) -> None:
    """It is told with its die drawn, says whether it hits, and lights the card that it is for."""
    game = find("city")
    session, rng = Session(Table(game, game.setup(1)), names=["Aude"], seed=4), Rng(4)
    for _ in range(21):
        session.play_move(0, any_move(session, 0, rng))
    record = Record(
        session.table, [(one.actor, one.token) for one in session.log], names=["Aude"], result="*"
    )
    open_record(page, record.text())
    at_speed(page, "slow")
    for word in ("archer", "r4@A"):
        token = game.vocabulary.token(word)
        assert token is not None
        lit(page, game.vocabulary.ref(token)).first.click()
    send(page).click()
    expect(page.locator(".caption.shown")).to_contain_text(re.compile("The archer's die shows [1-6] and "))
    expect(page.locator(".caption .row svg")).to_have_count(1)
    expect(page.locator('.piece.touched[data-ref^="card:"]')).to_have_count(1)
    thrown = page.locator(".answered")
    expect(thrown).to_have_text(re.compile(r"^\s*The archer's die shows ([12] and misses|[3-6] and hits)\."))
    expect(thrown.locator("svg")).to_have_count(1)
    hit = "hits" in thrown.inner_text()
    expect(panel(page).locator(".ask")).to_have_text(
        re.compile("On which event is a cube placed" if hit else "Shoot again")
    )
