"""Ten thousand random games over all tables end without an error, a dead end or a broken law.

The interpreted engine plays the first of them and the compiled one all; both must reach the same ends.
"""

from __future__ import annotations

import hashlib
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import troyes.core.state
from tests.city.laws import ROUNDS, Watch, check_completions, check_position
from tests.city.whole.numbers import as_first_written
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core import walk
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE

pytestmark = pytest.mark.heavy

COMPILED = Path(troyes.core.state.__file__).suffix != ".py"
TABLES = list(product((1, 2, 3, 4), ("no", "yes"), ("no", "yes")))
COMMON = 120
GAMES = 10_000 if COMPILED else COMMON
SEED = 1137
FIRST = "4ee0d6dae3ccfd22dea38af0012dfcb6b8d3b39421254b7d19913d6d9cda2114"
SECOND = "64966b962726130f06cb662970e9de7cc24b084fdbf44c0c2bb50dbb486df6c1"
PRESENT = "fe7c18ed12f7912b9fbc4df692a594aa3bddc8c48ea1fc8c2337d70fa9447261"
DIGESTS = {1: FIRST, 2: SECOND, 4: SECOND, 5: PRESENT}
"""Of the ends of the games that both engines play, by the version of the rules. Version 3 changed a card of The Ladies of
Troyes; version 4 what may follow when a card counters Marauding, which happens in none of these games; version 5 what two events do
to le Roy's cubes."""
PIECES = 432
"""The last numbers of a key: all that lies on the table and before the players."""


def new(players: int, bonus: str, open_vp: str, version: int = CITY.version) -> City:
    game = CITY.of_version(version)
    return game.new(game.setup(players, {"bonus": bonus, "open_vp": open_vp}))


def ended(s: City) -> list[int]:
    """All that makes an end what it is, in the order that the first release wrote it in."""
    counters = [s.round, s.start, s.turn, s.placed, s.events, s.queued, s.enemies]
    under_way = [s.size, s.target, s.source, s.used, s.worth, s.ahead()]
    return [*counters, *under_way, *as_first_written(s)[-PIECES:]]


@pytest.mark.both
def test_ten_thousand_random_games() -> None:
    assert digest_of(CITY.version, GAMES) == DIGESTS[CITY.version]


@pytest.mark.both
@pytest.mark.parametrize("version", [1, 2, 4])
def test_random_games_of_earlier_versions_end_as_they_always_did(version: int) -> None:
    assert digest_of(version, COMMON) == DIGESTS[version]


def digest_of(version: int, games: int) -> str:
    """Play so many games by the rules of a version; the digest of the first of them."""
    digest = hashlib.sha256()
    for index in range(games):
        players, bonus, open_vp = TABLES[index % len(TABLES)]
        state = new(players, bonus, open_vp, version)
        decisions, drawn = walk.playout(state, Rng(SEED, index))
        assert state.actors() == []
        assert state.round == ROUNDS[players]
        check_position(state)
        if index < COMMON:
            end = [decisions, drawn, *state.scores(), *ended(state)]
            digest.update(" ".join(str(int(number)) for number in end).encode())
    return digest.hexdigest()


def play_under_watch(state: City, rng: Rng, every: int) -> None:
    """A random game of players who rather act than pass; at one in so many turns every option is followed up."""
    watch = Watch(state)
    offer = Offer()
    turns = 0
    while actors := state.actors():
        actor = actors[0]
        state.fill(actor, offer)
        at = rng.below(int(offer.size))
        token = int(offer.draw(rng)) if actor == CHANCE else int(offer.tokens[at])
        if CITY.vocabulary.text(token) == "pass" and rng.below(4):
            token = int(offer.tokens[0])
        if actor != CHANCE and state.prompt(actor).opens:
            turns += 1
            if turns % every == 0:
                check_completions(state, actor, Rng(turns))
        watch.take(actor, token)
    watch.over()


@pytest.mark.parametrize(("players", "bonus", "open_vp"), TABLES)
def test_laws_at_every_token(players: int, bonus: str, open_vp: str) -> None:
    play_under_watch(new(players, bonus, open_vp), Rng(SEED, players), every=8)


@given(
    players=st.integers(1, 4),
    bonus=st.sampled_from(["no", "yes"]),
    seed=st.integers(0, 2**64 - 1),
)
@settings(deadline=None, derandomize=True, max_examples=60 if COMPILED else 12)
def test_laws_at_every_token_of_any_game(players: int, bonus: str, seed: int) -> None:
    play_under_watch(new(players, bonus, "no"), Rng(seed), every=20)


@given(players=st.integers(1, 4), choices=st.lists(st.integers(0, 10**6), min_size=400, max_size=400))
@settings(deadline=None, derandomize=True, max_examples=50 if COMPILED else 10)
def test_laws_at_every_token_that_hypothesis_chooses(players: int, choices: list[int]) -> None:
    """Hypothesis chooses every token itself, chance included, so that it can shrink a game that breaks a law."""
    state = new(players, "yes", "no")
    watch = Watch(state)
    for number in choices:
        if not state.actors():
            watch.over()
            break
        actor = state.actors()[0]
        options = state.options(actor)
        watch.take(actor, options[number % len(options)])
