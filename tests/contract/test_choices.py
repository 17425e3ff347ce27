"""What every game owes to those who choose: legal tokens in order, a way on from each of them, and words."""

from __future__ import annotations

import pytest

from tests.contract.tables import Table
from troyes.core import walk
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, EVERYONE, NOBODY, WATCHER, State
from troyes.words import say


def told(table: Table, state: State, actor: int, token: int) -> str:
    """What choosing this token here means, in words."""
    return say(table.game.tell(state, actor, token).message(), form="told")


pytestmark = pytest.mark.heavy


def test_actors_are_chance_alone_or_seats_in_order(table: Table) -> None:
    for state in table.walk():
        actors = state.actors()
        assert actors == [CHANCE] or actors == sorted(set(actors) & set(range(table.setup.players)))
        assert state.actor() == actors[0]


def test_no_seat_waits_for_another_where_a_game_says_that_all_choose_at_once(table: Table) -> None:
    """Only a game of several can show that somebody waits: he is asked when another has chosen."""
    state, waited = table.new(), False
    for actor, token in table.log:
        asked = {CHANCE, *state.actors()}
        state.take(actor, token)
        waited |= actor != CHANCE and not asked.issuperset(state.actors())
    assert waited == (table.setup.players > 1 and not table.game.is_simultaneous)


def test_options_are_ascending_unique_and_never_empty(table: Table) -> None:
    for state in table.walk():
        for actor in state.actors():
            options = state.options(actor)
            assert options
            assert options == sorted(set(options))
            assert all(token in table.game.vocabulary for token in options)


def test_filling_an_offer_gives_the_same_options(table: Table) -> None:
    offer = Offer()
    for state in table.walk(about=40):
        for actor in state.actors():
            state.fill(actor, offer)
            assert [offer.tokens[i] for i in range(offer.size)] == state.options(actor)


def test_weights_are_positive_and_as_many_as_options(table: Table) -> None:
    for state in table.walk():
        if state.actors() == [CHANCE]:
            weights = state.weights()
            assert len(weights) == len(state.options(CHANCE))
            assert min(weights) > 0


def test_every_option_leads_on(table: Table) -> None:
    rng = Rng(5)
    for state in table.walk(about=16):
        for actor in state.actors()[:2]:
            for token in state.options(actor):
                after = state.clone()
                after.take(actor, token)
                assert all(after.options(other) for other in after.actors())
                if not walk.ends_move(after, actor):
                    walk.finish_move(after, actor, rng)


def test_asking_changes_nothing(table: Table) -> None:
    for state in table.walk(about=20):
        before = state.key()
        for actor in state.actors():
            state.options(actor)
            state.prompt(actor)
            state.audience(actor)
        state.scores()
        state.view(0)
        state.guess(0, Rng(1))
        table.game.document(state)
        assert state.key() == before


def test_every_question_and_every_option_has_words_and_no_two_options_the_same(table: Table) -> None:
    for state in table.walk(about=30):
        before = state.key()
        for actor in state.actors()[:2]:
            question = say(state.prompt(actor).question)
            assert question[0].isupper()
            assert question[-1] in ".?"
            options = [told(table, state, actor, token) for token in state.options(actor)]
            for words in options:
                assert words == words.strip()
                assert words[0].islower()
                assert words[-1].isalnum()
            assert len(set(options)) == len(options)
        assert state.key() == before


def test_an_audience_is_everyone_or_a_seat(table: Table) -> None:
    for state in table.walk():
        for actor in state.actors():
            audience = state.audience(actor)
            assert audience == EVERYONE or audience in range(table.setup.players)


def test_tokens_have_texts_without_spaces_and_references(table: Table) -> None:
    vocabulary = table.game.vocabulary
    assert vocabulary.tokens()
    for token in vocabulary.tokens():
        text = vocabulary.text(token)
        assert text.split() == [text]
        assert ";" not in text
        assert vocabulary.token(text) == token
        assert vocabulary.ref(token)


def test_games_end(table: Table) -> None:
    state = table.end()
    assert (state.actor(), state.actors()) == (NOBODY, [])
    scores = state.scores()
    assert len(scores) == table.setup.players
    winners = table.game.winners(state)
    assert winners
    assert all((scores[seat] == max(scores)) == (seat in winners) for seat in range(table.setup.players))


def test_final_scores_are_what_everyone_sees(table: Table) -> None:
    state = table.end()
    for seat in (*range(table.setup.players), WATCHER):
        assert state.view(seat).scores() == state.scores()


def test_achievements_of_a_finished_game_are_those_of_the_game(table: Table) -> None:
    names = [achievement.name for achievement in table.game.achievements]
    state = table.end()
    for seat in range(table.setup.players):
        achieved = table.game.achieved(state, seat)
        assert set(achieved) <= set(names)
        assert len(achieved) == len(set(achieved))
