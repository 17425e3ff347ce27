"""Laws of Troyes Dice that hold at every token of any game (`laws.py` says them)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.dice.laws import Watch, check_position
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.constants import GREAT_HALL_COLOUR
from troyes.dice.game import DICE
from troyes.dice.phases.wheel import available
from troyes.dice.state import Dice

pytestmark = pytest.mark.heavy

PLAYERS = st.integers(1, 10)
NUMBERING = st.sampled_from(["first", "rolled", "expert"])
BANQUETS = st.sampled_from(["yes", "no"])
SEEDS = st.integers(0, 2**64 - 1)


def new(players: int, numbering: str, banquets: str) -> Dice:
    state = DICE.new(DICE.setup(players, {"numbering": numbering, "banquets": banquets}))
    assert isinstance(state, Dice)
    return state


@given(players=PLAYERS, numbering=NUMBERING, banquets=BANQUETS, seed=SEEDS)
@settings(deadline=None, derandomize=True, max_examples=60)
def test_laws_at_every_token_of_a_random_game(players: int, numbering: str, banquets: str, seed: int) -> None:
    """Random games, with builders who rather build than gather."""
    state = new(players, numbering, banquets)
    rng = Rng(seed)
    offer = Offer()
    watch = Watch(state)
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        state.fill(actor, offer)
        token = int(offer.draw(rng))
        if actor != CHANCE and actor % 2 == 0 and "+" in DICE.vocabulary.text(token):
            token = int(offer.tokens[offer.size - 1])
        watch.take(actor, token)
    watch.over()


@given(banquets=BANQUETS, tokens=st.lists(st.integers(0, 10**6), min_size=260, max_size=260))
@settings(deadline=None, derandomize=True, max_examples=40)
def test_laws_at_every_token_of_a_game_that_hypothesis_plays(banquets: str, tokens: list[int]) -> None:
    """Hypothesis chooses every token itself, chance included, so that it can shrink a game that breaks a law."""
    state = new(1, "rolled", banquets)
    watch = Watch(state)
    for number in tokens:
        if not state.actors():
            break
        actor = state.actors()[0]
        options = state.options(actor)
        watch.take(actor, options[number % len(options)])
    check_position(state)
    if not state.actors():
        watch.over()


@given(seed=SEEDS, dice=st.lists(st.integers(1, 6), min_size=4, max_size=4))
@settings(deadline=None, derandomize=True, max_examples=60)
def test_the_dice_on_offer_add_up_to_three_without_tiles(seed: int, dice: list[int]) -> None:
    state = new(1, "first", "no")
    rng = Rng(seed)
    offer = Offer()
    while not state.rolled:
        state.fill(CHANCE, offer)
        state.take(CHANCE, offer.draw(rng) if state.up[8] == -1 else offer.tokens[dice[0] - 1])
    for die in dice[1:]:
        state.fill(CHANCE, offer)
        state.take(CHANCE, offer.tokens[die - 1])
    assert sum(int(available(state, colour)) for colour in set(GREAT_HALL_COLOUR)) == 3
