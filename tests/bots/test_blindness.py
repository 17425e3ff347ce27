"""No computer player knows what its seat may not see."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.bots.tables import AMPLE, LEVEL_CASES, play
from tests.city.builder import A
from tests.city.mixes import MIXES
from tests.city.whole.test_views import busy, deals
from tests.contract.tables import Table as ContractTable
from tests.core.nim import NIM
from troyes.bots.budget import Budget
from troyes.bots.levels import LEVELS, Level
from troyes.bots.player import Player, Sight
from troyes.bots.rollouts import Candidate
from troyes.city.game import CITY
from troyes.core import walk
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.dice.game import DICE
from troyes.play.session import Session
from troyes.play.table import Table


def choice(level: Level, state: State, seat: int) -> tuple[int, ...]:
    """What a level chooses, always with the same looks and random numbers."""
    return tuple(level.player(looks=30, rollouts=12).choose(Sight(state, seat), Rng(4), AMPLE))


@pytest.mark.parametrize("level", LEVEL_CASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_characters_of_others_change_no_choice(players: int, level: Level) -> None:
    states = [busy(hands).start().state for hands in islice(deals(players, A), 12)]
    assert len({state.key() for state in states}) == 12
    assert len({choice(level, state, A) for state in states}) == 1


def offered(day: int) -> State:
    """A table of three in Troyes Dice: the dice of a morning are on offer, and nobody has chosen."""
    session = Session(Table(DICE, DICE.setup(3, {"banquets": "yes"})), seed=day, forced=False)
    rng = Rng(day)
    while session.game.document(session.state)["day"] != day:
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])
    assert session.state.actors() == [0, 1, 2]
    return session.state


@pytest.mark.parametrize("level", LEVEL_CASES)
@pytest.mark.parametrize("day", [1, 4])
def test_sealed_choices_of_others_change_no_choice(day: int, level: Level) -> None:
    opened = offered(day)
    states = []
    for seed in range(8):
        after = opened.clone()
        walk.finish_move(after, 0, Rng(seed))
        walk.finish_move(after, 2, Rng(seed, 1))
        states.append(after)
    assert len({state.key() for state in states}) > 1
    assert len({choice(level, state, 1) for state in states}) == 1


@pytest.mark.parametrize("level", LEVEL_CASES)
def test_sealed_bids_change_no_choice(level: Level) -> None:
    opened = NIM.new(NIM.setup(3))
    opened.take(-1, opened.options(-1)[0])
    choices = set()
    for token in opened.options(0):
        after = opened.clone()
        after.take(0, token)
        choices.add(choice(level, after, 1))
    assert len(choices) == 1


class Witness(Player):
    """Always takes the first option, and checks that what it is given is a view."""

    usual_looks = 0

    def weigh(self, sight: Sight, rng: Rng, budget: Budget) -> list[Candidate]:
        view, seat = sight.view, sight.seat
        assert view.key() == view.view(seat).key()
        tokens = view.options(seat)[:1]
        view.take(seat, tokens[0])
        while not walk.ends_move(view, seat):
            tokens.append(view.options(seat)[0])
            view.take(seat, tokens[-1])
        return [Candidate(tokens, 0.0)]


@pytest.mark.parametrize("game", [CITY, DICE, NIM], ids=lambda game: game.name)
def test_a_seated_player_is_given_a_view_only(game: AnyGame) -> None:
    assert play(game, [Witness()] * 3, seed=5).is_over


def swapped(state: State, seat: int, rng: Rng) -> State:
    """The same table with other characters in the hands of the others, as far as the seat can know."""
    return state.guess(seat, rng)


def positions(players: int, games: int) -> Iterator[tuple[int, State]]:
    """What seats are asked at the opening of a move in random games of Troyes, with any of its modules."""
    for number in range(games):
        mixes = [mix for mix in MIXES if mix.players == players]
        table = ContractTable(CITY, mixes[7 * number % len(mixes)].setup(number))
        for state in table.walk():
            actor = int(state.actor())
            if actor >= 0 and state.opens(actor):
                yield actor, state


THOUSANDS = [
    pytest.param(level, rollouts, step, id=level.name, marks=pytest.mark.heavy)
    for level, rollouts, step in zip(LEVELS, (0, 0, 0, 6, 6), (1, 1, 1, 16, 16), strict=True)
]
"""Quick levels at every position, those that play on at one in sixteen."""


@pytest.mark.parametrize("level, rollouts, step", THOUSANDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_hidden_changes_a_choice_in_random_games(
    players: int, level: Level, rollouts: int, step: int
) -> None:
    player = level.player(looks=12, rollouts=rollouts)
    different = asked = 0
    for seat, state in islice(positions(players, 16), 0, None, step):
        other = swapped(state, seat, Rng(asked))
        different += other.key() != state.key()
        asked += 1
        first, second = (player.choose(Sight(s, seat), Rng(asked, 1), AMPLE) for s in (state, other))
        assert first == second
    assert asked > 1200 // step
    assert different > asked / 2
