"""What a seat says once and for all about reactions: the server then declines in its name, at once and like any move."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from tests.server.guest import Guest, Seat
from tests.server.hearing import why
from tests.server.reacting import GAME, Script
from tests.server.running import Server
from tests.server.wire.playing import uploaded, you
from troyes.server.messages import Upload
from troyes.server.store.queries import people
from troyes.server.store.queries import tables as queries
from troyes.server.store.store import Store
from troyes.server.tables import seating
from troyes.server.tables.hall import Hall
from troyes.server.views.positions import position

pytestmark = pytest.mark.once

SCRIPT = Script()
FIRST = SCRIPT.first()
"""Aude buys a die of Bert's: he is the first who may react."""
AUDE, BERT, CERISE = range(3)


def play(seat: Seat, number: int) -> None:
    """Make a move of the script."""
    seat.ask("look", seat=SCRIPT.moves[number].seat)
    answer = seat.move(SCRIPT.words(number))
    assert answer["type"] == "answer", answer
    seat.catch_up(answer["rev"])


def stand(seat: Seat, whose: int, answer: str) -> None:
    """Say something once and for all in a seat's name."""
    said = seat.ask("stand", seat=whose, answer=answer)
    assert said["type"] == "answer", said
    seat.catch_up(said["rev"])


def standing(seat: Seat, whose: int) -> str | None:
    """What a seat has said."""
    seat.ask("look", seat=whose)
    said: str | None = seat.news["standing"]
    return said


def is_before(seat: Seat, number: int) -> None:
    """The table must be as in the script before this move, in which everybody declines by himself."""
    seat.ask("look", seat=None)
    names = [each["name"] for each in seat.news["table"]["seats"]]
    expected = msgspec.to_builtins(position(GAME, SCRIPT.state(number), None, names))
    assert seat.position == expected


def begun(server: Server) -> tuple[Guest, Seat]:
    """The table before Aude's move, at a page that plays all seats."""
    guest = server.guest("Aude")
    return guest, guest.sit(uploaded(guest, SCRIPT.record(FIRST - 1)))


def test_the_script_has_reactions_in_several_turns_without_dice_between() -> None:
    assert [(moved.seat, moved.declines) for moved in SCRIPT.moves[FIRST - 1 : FIRST + 6]] == [
        (AUDE, False),
        (BERT, True),
        (AUDE, False),
        (BERT, False),
        (CERISE, False),
        (AUDE, True),
        (CERISE, False),
    ]


def test_a_reaction_is_asked_of_its_owner_and_all_know_that_he_may_react(server: Server) -> None:
    _, seat = begun(server)
    with seat:
        assert not seat.position["reaction"]
        play(seat, FIRST - 1)
        for viewer in (AUDE, BERT, CERISE, None):
            seat.ask("look", seat=viewer)
            assert seat.position["asked"] == [BERT]
            assert seat.position["reaction"]
            assert (seat.position["question"] is not None) == (viewer == BERT)
            assert seat.news["standing"] == (None if viewer is None else "ask")


def test_not_this_turn_declines_at_once_and_ends_with_the_turn(server: Server) -> None:
    _, seat = begun(server)
    with seat:
        play(seat, FIRST - 1)
        lines = len(seat.log)
        stand(seat, BERT, "turn")
        is_before(seat, FIRST + 1)
        assert [line["seat"] for line in seat.log[lines:]] == [BERT]  # like any move of his
        assert standing(seat, BERT) == "turn"
        play(seat, FIRST + 1)  # with which Aude's turn is over
        assert standing(seat, BERT) == "ask"
        stand(seat, AUDE, "turn")  # in Bert's
        assert standing(seat, AUDE) == "turn"
        play(seat, FIRST + 2)
        assert standing(seat, AUDE) == "ask"
        play(seat, FIRST + 3)
        assert seat.position["asked"] == [AUDE]  # in Cerise's turn she is asked again
        assert seat.position["reaction"]


def test_never_declines_in_every_turn_until_the_seat_wants_to_be_asked(server: Server) -> None:
    _, seat = begun(server)
    with seat:
        for whose in (BERT, AUDE):
            stand(seat, whose, "never")
        is_before(seat, FIRST - 1)
        play(seat, FIRST - 1)
        is_before(seat, FIRST + 1)
        for number in (FIRST + 1, FIRST + 2, FIRST + 3):
            play(seat, number)
        is_before(seat, FIRST + 5)
        assert (standing(seat, AUDE), standing(seat, BERT), standing(seat, CERISE)) == (
            "never",
            "never",
            "ask",
        )
        stand(seat, AUDE, "ask")
        assert standing(seat, AUDE) == "ask"


def test_what_was_declined_in_somebody_s_name_can_be_taken_back(server: Server) -> None:
    _, seat = begun(server)
    with seat:
        stand(seat, BERT, "never")
        play(seat, FIRST - 1)
        seat.ask("look", seat=BERT)
        assert seat.news["can_take_back"]
        answer = seat.ask("take-back", rev=seat.news["rev"], seat=BERT)
        seat.catch_up(answer["rev"])
        is_before(seat, FIRST)


def test_saying_so_leaves_a_move_that_is_being_chosen_as_it_is(server: Server) -> None:
    _, seat = begun(server)
    with seat:
        seat.ask("look", seat=AUDE)
        rev = seat.news["rev"]
        stand(seat, AUDE, "never")
        answer = seat.ask("move", rev=rev, seat=AUDE, tokens=SCRIPT.words(FIRST - 1))
        assert answer["type"] == "answer", answer


def test_only_one_s_own_seat_and_only_where_there_are_reactions(server: Server) -> None:
    guest, seat = begun(server)
    with seat, server.guest("Dora").sit(seat.table) as watching:
        assert why(watching.ask("stand", seat=BERT, answer="never")).startswith("That seat is not yours")
    with guest.sit(guest.make_table("city", [you("Aude"), you("Bert")])) as plain:
        assert standing(plain, AUDE) is None
        assert why(plain.ask("stand", seat=AUDE, answer="never")).startswith("Nobody is asked to react")


def test_it_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "site") as server:
        guest, seat = begun(server)
        cookies = guest.http.cookies
        with seat:
            stand(seat, BERT, "never")
            stand(seat, AUDE, "turn")
        server.kill()
        server.start()
        again = server.guest()
        again.http.cookies = cookies
        with again.sit(seat.table) as anew:
            assert (standing(anew, AUDE), standing(anew, BERT)) == ("turn", "never")
            play(anew, FIRST - 1)
            play(anew, FIRST + 1)
            is_before(anew, FIRST + 2)
            assert (standing(anew, AUDE), standing(anew, BERT)) == ("ask", "never")
        server.kill()
        server.start()
        last = server.guest()
        last.http.cookies = cookies
        with last.sit(seat.table) as anew:
            is_before(anew, FIRST + 2)


def test_another_process_knows_it_when_it_counts(tmp_path: Path) -> None:
    """Bert's page is served by one process and Aude's by another, which has not heard of it yet."""

    async def story() -> None:
        store = Store.open(tmp_path)
        channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        async with channels:
            one, other = Hall(store, channels), Hall(store, channels)
            person = (await store.write(people.make_guest, "hash", "Aude")).person
            table = await seating.upload(one, person, Upload(SCRIPT.record(FIRST - 1).text(), play=True))
            there = await other.live(table.id)
            await one.stand(table.id, BERT, "never")
            assert there.standing(BERT) == "ask"
            await other.move(table.id, there.rev, AUDE, SCRIPT.moves[FIRST - 1].tokens)
            assert (await other.live(table.id)).state.key() == SCRIPT.state(FIRST + 1).key()
            await one.refresh(table.id)
            assert (await one.live(table.id)).state.key() == SCRIPT.state(FIRST + 1).key()
            assert len(await store.read(queries.read_log, table.id)) == 3
        store.close()

    asyncio.run(story())
