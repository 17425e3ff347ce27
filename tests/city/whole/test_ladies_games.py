"""Twenty thousand random games of all mixes of the Ladies' modules end without an error, a dead end or a broken law.

The interpreted engine plays the first game of each mix and the compiled one all; both must reach the same ends.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import troyes.core.state
from tests.city.laws import check_end, check_position, check_restored, check_round_trip, pick
from tests.city.mixes import MIXES, MODULES, Mix
from tests.city.whole.numbers import as_first_written
from tests.city.whole.test_random_games import play_under_watch
from troyes.city.game import CITY
from troyes.core import walk
from troyes.core.rng import Rng

pytestmark = pytest.mark.heavy

COMPILED = Path(troyes.core.state.__file__).suffix != ".py"
GAMES = 180 if COMPILED else 1
"""Of each mix."""
SEED = 1420
DIGESTS = {
    3: "e6a16850ff3c96c3dd48ea66ed52d2fd56b7b8dee801c85943f25e7b4c7d672a",
    4: "6a41c01f6c80502138d725f1873c18b1d01c4ea943d247fcbf95f06f6c317b50",
    5: "98fb0b8925c04b5075796e8c335d1bfdb055bf41ec983cfe975dd63948771d00",
}
"""Of the ends of the games that both engines play, by the version of the rules."""


def named(mix: Mix) -> str:
    return mix.name


def sampled(every: int) -> list[Mix]:
    """All mixes on the compiled engine, and some on the other."""
    return MIXES if COMPILED else MIXES[3::every]


def test_all_mixes_are_all() -> None:
    """Sixteen alone, where nobody has a guard, and thirty-two for each other number of players."""
    assert [sum(mix.players == players for mix in MIXES) for players in (1, 2, 3, 4)] == [16, 32, 32, 32]
    assert len(set(MIXES)) == len(MIXES)
    assert 180 * len(MIXES) >= 20_000


@pytest.mark.both
def test_twenty_thousand_random_games_of_all_mixes() -> None:
    assert digest_of(CITY.version, GAMES) == DIGESTS[CITY.version]


@pytest.mark.both
@pytest.mark.parametrize("version", [3, 4])
def test_random_games_of_earlier_versions_end_as_they_always_did(version: int) -> None:
    assert digest_of(version, 1) == DIGESTS[version]


def digest_of(version: int, games: int) -> str:
    """Play so many games of each mix by the rules of a version; the digest of the first of them."""
    game = CITY.of_version(version)
    digest = hashlib.sha256()
    for number, mix in enumerate(MIXES):
        for turn in range(games):
            state = game.new(mix.setup(turn + number))
            decisions, drawn = walk.playout(state, Rng(SEED + number, turn))
            check_position(state)
            check_end(state)
            if turn == 0:
                end = [decisions, drawn, *state.scores(), *as_first_written(state)]
                digest.update(" ".join(str(int(value)) for value in end).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("mix", sampled(11), ids=named)
def test_laws_at_every_token_of_every_mix(mix: Mix) -> None:
    number = MIXES.index(mix)
    play_under_watch(mix.new(number), Rng(SEED, number), every=12)


@pytest.mark.parametrize("mix", sampled(11), ids=named)
def test_every_position_of_every_mix_round_trips(mix: Mix) -> None:
    """After every token of a game, and what a seat may see of it now and then. Each module writes and reads what is its
    own, so where some of several are mixed it will do to go through JSON and back to the document after one token in
    four, another one in each mix: that takes as long again."""
    number = MIXES.index(mix)
    every = 1 if is_telling(mix) else 4
    state = mix.new(0)
    rng = Rng(SEED, number)
    taken = number
    check_round_trip(state)
    while actors := state.actors():
        state.take(actors[0], pick(state, actors[0], rng))
        taken += 1
        if taken % every == 0 or not state.actors():
            check_round_trip(state)
        else:
            check_restored(state)
        if rng.below(12) == 0:
            check_round_trip(state.view(int(rng.below(mix.players))))


def is_telling(mix: Mix) -> bool:
    """Whether it has no module, one, or all that a table can have."""
    return len(mix.modules) in {0, 1, len(MODULES) - (mix.players == 1)}


@pytest.mark.parametrize("version", range(2, CITY.version))
def test_every_position_of_earlier_versions_round_trips(version: int) -> None:
    """With all modules, one of which had another card until version 2; alone events were others until version 4. Tables
    for three and four have nothing that those for two lack."""
    game = CITY.of_version(version)
    for mix in [mix for mix in MIXES if mix.players < 3 and len(mix.modules) >= 4 and is_telling(mix)]:
        state = game.new(mix.setup(1))
        rng = Rng(SEED, mix.players)
        while actors := state.actors():
            state.take(actors[0], pick(state, actors[0], rng))
            check_restored(state)
        assert state.rules.version == version
