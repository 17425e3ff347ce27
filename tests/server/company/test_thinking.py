"""What a worker is given to think about, without the worker."""

from __future__ import annotations

import msgspec
import pytest

from troyes.core.errors import Refusal
from troyes.play.catalogue import find
from troyes.play.lessons import lesson as lessons
from troyes.play.log import alphabet
from troyes.play.session import Session, check_move
from troyes.play.table import Table
from troyes.server.company.thinking import Thinker, Thought, choose, recommend, spread


def thought(session: Session, seat: int) -> Thought:
    table = session.table
    return Thought(
        plain=table.plain(),
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


def test_advice_is_a_whole_move_and_knows_no_more_than_the_seat() -> None:
    lesson = lessons.find("city")
    state = lesson.session(10).state
    mine = thought(lesson.session(10), lesson.seat)
    best = recommend(mine, 1)
    assert [option.points for option in best] == sorted((option.points for option in best), reverse=True)
    check_move(lesson.table.game, state, lesson.seat, best[0].tokens)

    other = {"le-florentin": "thibaut-ii", "urbain-iv": "hugues-de-payns"}
    words = lesson.table.game.vocabulary
    changed = [
        (actor, words.token(other.get(words.text(token), words.text(token)))) for actor, token in mine.entries
    ]
    assert changed != mine.entries
    assert recommend(msgspec.structs.replace(mine, entries=changed), 1) == best


def test_a_worker_whose_words_are_others_does_not_guess() -> None:
    game = find("dice")
    session = Session(Table(game, game.setup(2)), seed=3)
    other = msgspec.structs.replace(thought(session, 0), alphabet="00000000")
    with pytest.raises(Refusal, match=r"The program was changed while it ran; start it anew\."):
        other.view()


def test_players_of_one_level_who_choose_at_once_do_not_play_the_same_game() -> None:
    game = find("dice")
    session, thinker = Session(Table(game, game.setup(3)), seed=5), Thinker(1, dice=5)
    assert len({thinker._seed(thought(session, seat)) for seat in range(3)}) == 3
    for _ in range(15):
        seat = session.state.actors()[0]
        about = thought(session, seat)
        session.play_move(seat, choose(about, "burgher", thinker._seed(about)))
    chosen = [[entry.token for entry in session.log if entry.actor == seat] for seat in range(3)]
    alike = [one for number, one in enumerate(chosen) if one in chosen[:number]]
    assert (min(map(len, chosen)) > 5, alike) == (True, [])
