"""What a worker is given to think about, without the worker."""

from __future__ import annotations

import msgspec
import pytest

from troyes.core.errors import Refusal
from troyes.play.catalogue import find
from troyes.play.log import alphabet
from troyes.play.session import Session
from troyes.play.table import Table
from troyes.server.tables.thinking import Thought, choose, spread


def thought(session: Session, seat: int) -> Thought:
    table = session.table
    return Thought(
        game=table.name,
        version=table.version,
        players=table.players,
        setup=table.choices,
        components=table.components,
        alphabet=alphabet(table.game),
        entries=[(entry.actor, entry.token) for entry in session.log],
        seat=seat,
    )


def test_a_worker_sees_what_the_seat_sees_and_answers_by_its_options() -> None:
    session = Session(Table.find("city", 1, 2, {}, "cards.merchant.cost = 3"), seed=3)
    seat = session.state.actors()[0]
    about = thought(session, seat)
    assert about.view().key() == session.state.view(seat).key()
    assert choose(about, "villager", 1)[0] in session.state.options(seat)
    places = session.game.vocabulary.places
    assert spread(about)[-1][::2] == [places[token] for token in session.state.options(seat)]


def test_a_worker_whose_words_are_others_does_not_guess() -> None:
    game = find("dice")
    session = Session(Table(game, game.setup(2)), seed=3)
    other = msgspec.structs.replace(thought(session, 0), alphabet="00000000")
    with pytest.raises(Refusal, match=r"The program was changed while it ran; start it anew\."):
        other.view()
