"""What may not be known does not leave the server: every byte that a seat or a watcher gets is read."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Sequence

import msgspec
import pytest

from tests.server.guest import Guest, Json, Seat, play_together
from tests.server.running import Server
from tests.server.wire.playing import OPEN, YOU, check_finished, played, you
from troyes.city.state import City
from troyes.city.words.names import character as called
from troyes.core import walk
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, State
from troyes.play.catalogue import find
from troyes.server.views.positions import position, preview
from troyes.server.views.viewers import NO_SEAT, Standpoint, eyes
from troyes.words import say

TIMES = re.compile(rb'"(rev|updated|id|log_from|now)":[\d.e+]+|"(since)":\[[\d.e+,]*\]')


def seated(server: Server, game: str, names: Sequence[str], **more: object) -> tuple[str, list[Guest]]:
    """A table of people each of whom has a page of their own, the host first."""
    guests = [server.guest(name) for name in names]
    table = guests[0].make_table(game, [YOU, *[OPEN] * (len(names) - 1)], **more)
    for seat, guest in enumerate(guests[1:], start=1):
        guest.post(f"/api/tables/{table}/join", {"seat": seat})
    return table, guests


def curious(seat: Seat, rng: random.Random) -> None:
    """Ask for everything that a page may ask for."""
    rev, mine = seat.news["rev"], seat.position["seat"]
    seat.guest.get(f"/api/tables/{seat.table}")
    seat.guest.get("/api/lobby")
    for number in (None, *range(4)):
        seat.ask("look", seat=number)
    if seat.position["seat"] != mine:
        seat.ask("look", seat=mine)
    if seat.position["question"]:
        tokens = seat.random_move(rng)
        seat.ask("preview", rev=rev, seat=mine, tokens=tokens)
    for number in range(4):
        if number != mine:
            seat.ask("preview", rev=rev, seat=number, tokens=["1"])
            seat.ask("tree", rev=rev, seat=number)


def before_the_end(guest: Guest) -> list[bytes]:
    """What a guest received until the game was over; lists of tables tell of other games that are."""
    news = ((index, json.loads(sent)) for index, sent in enumerate(guest.received))
    end = next(
        index for index, sent in news if sent.get("type") == "table" and sent["table"]["status"] == "finished"
    )
    return guest.received[:end]


@pytest.mark.once
def test_nobody_gets_the_character_or_the_points_of_another(server: Server) -> None:
    table, guests = seated(server, "city", ["Anna", "Berta", "Colin"])
    guests.append(server.guest("Dora"))
    rng = random.Random(1)
    pages = [guest.sit(table) for guest in guests]
    for page in pages:
        page.ask("say", text="hello")
    while not pages[0].is_over:
        for page in pages:
            curious(page, rng)
        play_together(pages, rng, 15)
    for page in pages:
        page.catch_up(pages[0].news["rev"])
        page.close()
    end = check_finished(guests[0], pages[0]).replay()
    assert isinstance(end, City)
    characters = end.rules.characters
    for number, guest in enumerate(guests):
        own = [characters[end.character[2 * number]].name] if number < 3 else []
        for sent in before_the_end(guest):
            text = sent.decode()
            for character in characters:
                if character.name not in own:
                    assert character.name not in text
                    assert say(called(character.name)) not in text
            message = json.loads(sent)
            if message.get("type") == "table" and message["position"]:
                for seat in message["position"]["scene"]["seats"][:3]:
                    mine = seat["owner"] == "ABC*"[number]
                    assert (seat["points"] is not None) == mine
                    assert bool(seat["characters"]) == mine
                assert message["table"]["result"] == []
                assert message["position"]["scoring"] is None
                assert message["position"]["achievements"] == []
        if own:
            assert any(own[0].encode() in sent for sent in before_the_end(guest))


@pytest.mark.once
def test_points_are_open_where_the_table_plays_so(server: Server) -> None:
    table, guests = seated(server, "city", ["Anna", "Berta"], setup={"open_vp": "yes"})
    with guests[0].sit(table) as one, server.guest().sit(table) as watcher:
        for page in (one, watcher):
            assert None not in [seat["points"] for seat in page.position["scene"]["seats"][:2]]


@pytest.mark.once
def test_a_choice_in_secret_looks_the_same_whatever_it_is(server: Server) -> None:
    """One seat chooses, takes back, and chooses something else: the others get the same bytes each time."""
    table, guests = seated(server, "dice", ["Anna", "Berta", "Colin"], setup={"banquets": "yes"})
    guests.append(server.guest("Dora"))
    rng = random.Random(2)
    pages = [guest.sit(table) for guest in guests]
    chooser, others = pages[0], pages[1:]
    settle(pages, 1)
    compared = 0
    for _ in range(4):
        sent: list[list[bytes]] = []
        for _ in range(4):
            begin = [len(page.guest.received) for page in others]
            tokens = chooser.random_move(rng)
            answer = chooser.move(tokens)
            settle(pages, answer["rev"])
            for page in others:
                curious_of_secrets(page)
            sent.append(
                [
                    TIMES.sub(rb'"\1\2":0', b"\n".join(page.guest.received[at:]))
                    for at, page in zip(begin, others, strict=True)
                ]
            )
            back = chooser.ask("take-back", rev=answer["rev"], seat=0)
            assert back["type"] == "answer", back
            settle(pages, back["rev"])
        for each in sent[1:]:
            assert each == sent[0]
            compared += 1
        play_together(pages, rng, 6)
        # On to a half day in which nobody has chosen yet, so that the choice stays sealed.
        while True:
            for page in pages:
                page.catch_up(max(each.news["rev"] for each in pages))
            if all(page.position["question"] for page in pages[:3]):
                break
            assert not chooser.is_over
            play_together(pages, rng, 1)
        settle(pages, max(page.news["rev"] for page in pages))
    assert compared == 12
    for page in pages:
        page.close()


def settle(pages: Sequence[Seat], rev: int) -> None:
    """Every page has heard of this revision, and has nothing left to hear."""
    for page in pages:
        page.catch_up(rev)
        while page.presence.get("watchers") != 1 or len(page.presence["seats"]) < 3:
            page.until("presence")
        page.ask("look", seat=page.position["seat"])


def curious_of_secrets(page: Seat) -> None:
    """Ask what could tell what another has chosen, always the same."""
    for number in (0, page.position["seat"]):
        if number is not None:
            page.ask("preview", rev=page.news["rev"], seat=number, tokens=[])
            page.ask("look", seat=number)
    page.guest.get(f"/api/tables/{page.table}")


@pytest.mark.once
def test_no_seed_no_session_no_person_and_no_private_table(server: Server) -> None:
    table, guests = seated(server, "dice", ["Anna", "Berta"])
    stranger = server.guest("Dora")
    with guests[0].sit(table) as one, guests[1].sit(table) as other:
        play_together([one, other], random.Random(3))
        check_finished(guests[0], one)
        other.catch_up(one.news["rev"])
    for what in ("story", "positions/5?seat=0"):
        guests[0].get(f"/api/tables/{table}/{what}")
    stranger.get("/api/lobby")
    stranger.get("/api/games")
    for guest in (*guests, stranger):
        everything = b"".join(guest.received)
        for word in (b"seed", b"rng", b"person_id", b"token_hash", b"password", b"secret"):
            assert word not in everything
        for somebody in (*guests, stranger):
            cookie = somebody.http.cookies["troyes"]
            for part in (cookie, *cookie.split("."), somebody.http.cookies["csrftoken"]):
                assert part.encode() not in everything
        for name in people_of(server):
            assert name.encode() not in everything
    assert table.encode() not in b"".join(stranger.received)


def people_of(server: Server) -> list[str]:
    """The keys of all people, read from the database behind the server's back."""
    import sqlite3

    with sqlite3.connect(f"file:{server.data / 'troyes.sqlite3'}?mode=ro", uri=True) as database:
        found = [str(row[0]) for row in database.execute("SELECT id FROM persons")]
    database.close()
    assert len(found) >= 3
    return found


@pytest.mark.once
def test_a_hot_seat_shows_nobodys_secrets_behind_the_curtain(server: Server) -> None:
    host = server.guest()
    with host.sit(host.make_table("city", [you("Anna"), you("Berta"), you("Colin")])) as page:
        for sent in host.received:
            assert not re.search(rb"character:|Payns|Florentin|Urbain IV|Thibaut II|Henry I|tien de", sent)
        page.ask("look", seat=1)
        mine = page.position["scene"]["seats"]
        assert [len(seat["characters"]) for seat in mine][:3] == [0, 1, 0]
        page.ask("look", seat=None)
        assert b"character:" not in host.received[-1]
        assert b"character:" not in host.received[-2]


# Without a server: what a seat is shown follows from what it may know, and from nothing else.


@pytest.mark.parametrize(
    ("name", "players", "choices"),
    [
        ("city", 3, {}),
        ("city", 2, {"bonus": "yes"}),
        ("dice", 3, {}),
        ("dice", 2, {"banquets": "yes"}),
    ],
)
def test_a_position_is_the_same_for_all_secrets_that_a_seat_may_guess(
    name: str, players: int, choices: dict[str, str]
) -> None:
    game = find(name)
    rng = Rng(4)
    state = game.new(game.setup(players, choices))
    names = ["Anna", "Berta", "Colin"][:players]
    differed = 0
    step = 0
    while state.actors():
        actor = pick(state.actors(), rng)
        if actor != CHANCE and step % 5 == 0:
            for seat in (NO_SEAT, *range(players)):
                other = state.guess(eyes(seat), rng)
                differed += other.key() != state.key()
                shown, guessed = shows(game, state, seat, names), shows(game, other, seat, names)
                assert shown == guessed
        step += 1
        state.take(actor, pick(state.options(actor), rng))
    assert differed > 5


def pick(numbers: Sequence[int], rng: Rng) -> int:
    return numbers[rng.below(len(numbers))]


def shows(game: AnyGame, state: State, seat: Standpoint, names: Sequence[str]) -> bytes:
    """All that is told about a position to a seat."""
    told: list[Json | object] = [position(game, state, seat, names)]
    if seat is not NO_SEAT and seat in state.actors():
        told += [preview(game, state, seat, tokens) for tokens in some_moves(state, seat)]
    return msgspec.json.encode(told)


def some_moves(state: State, seat: int) -> list[list[int]]:
    """The first ways to answer."""
    moves: list[list[int]] = []
    for token in state.options(seat)[:3]:
        after = state.view(seat)
        tokens = [token]
        after.take(seat, token)
        while not walk.ends_move(after, seat):
            tokens.append(after.options(seat)[0])
            after.take(seat, tokens[-1])
        moves.append(tokens)
    return moves


def test_a_finished_game_hides_nothing() -> None:
    record = played("city", 3, {}, seed=5)
    end = record.replay()
    shown = position(record.game, end, NO_SEAT, record.names)
    assert shown.scoring is not None
    assert b"character:" in msgspec.json.encode(shown)
