"""Equal keys, equal futures: states that were reached in different ways and have the same key ask the same of the same,
chance weighs the same, and the same tokens lead to equal keys again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import product
from typing import Any
from zlib import crc32

import pytest

import troyes.core.state
from tests.city.builder import A, Playing, city
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.rng import Rng
from troyes.core.state import CHANCE

COMPILED = str(troyes.core.state.__file__).endswith(tuple(EXTENSION_SUFFIXES))
GAMES = 10 if COMPILED else 1
TABLES = list(product((1, 2, 3, 4), ("no", "yes"), (1, CITY.version)))
BREADTH = 3
FACES = 2
DEPTH = 4
SPENDS = ("reroll", "recruit", "turn")

Key = Callable[[City], tuple[int, ...]]


def by_class_names(s: City) -> tuple[int, ...]:
    """The key as it once was, with the classes of the steps that lie ahead instead of their names."""
    ahead = crc32(" ".join([type(step).__name__ for step in s.agenda]).encode())
    return tuple([ahead if number == s.ahead() else number for number in s.key()])


def check_equals(states: list[City], key: Key = City.key) -> int:
    """Compare the futures of those with equal keys; how many pairs there were."""
    known: dict[tuple[int, ...], City] = {}
    pairs = 0
    for state in states:
        other = known.setdefault(key(state), state)
        if other is not state:
            check_futures(state, other, key)
            pairs += 1
    return pairs


def check_futures(one: City, other: City, key: Key) -> None:
    """The same is asked of the same, and the same follows."""
    assert one.actors() == other.actors()
    assert one.weights() == other.weights()
    for actor in one.actors():
        assert one.options(actor) == other.options(actor)
        assert one.prompt(actor).question == other.prompt(actor).question
        for token in one.options(actor):
            assert key(after(one, actor, token)) == key(after(other, actor, token))


def after(state: City, actor: int, token: int) -> City:
    """What follows from a token."""
    twin = state.clone()
    twin.take(actor, token)
    return twin


def ways(state: City, depth: int, rng: Rng) -> Iterator[City]:
    """What can be reached within some tokens: by spending influence where that is possible, in any order."""
    yield state
    actors = state.actors()
    if depth and actors:
        for token in some(state, actors[0], rng):
            yield from ways(after(state, actors[0], token), depth - 1, rng)


def some(state: City, actor: int, rng: Rng) -> list[int]:
    """A few of the options, the same few for all who have the same."""
    options = state.options(actor)
    if actor == CHANCE:
        return options[:FACES]
    spends = [token for token in options if CITY.vocabulary.text(token).startswith(SPENDS)]
    return (spends or options)[-BREADTH:]


def recoloured(state: City) -> list[City]:
    """Positions that differ in the colour of one die of whoever is on turn, after it was taken up to be thrown again."""
    document: dict[str, Any] = CITY.document(state)
    mover = document["turn"]
    found: list[City] = []
    for initial in "ryw":
        document["dice"] = {mover: f"{initial}3"}
        document["seats"]["ABCD".index(mover)]["influence"] = 1
        playing = Playing(CITY.restore(document))
        word = f"reroll-{initial}3"
        if word in playing.options(playing.actors()[0]):
            found.append(playing.take(playing.actors()[0], word).state)
    return found


def gathered(players: int, bonus: str, version: int, index: int) -> list[City]:
    """States of a random game of a table."""
    game = CITY.of_version(version)
    state = game.new(game.setup(players, {"bonus": bonus}))
    return gathered_from(state, Rng(1189, 100 * index + players))


def gathered_from(state: City, rng: Rng) -> list[City]:
    """States of a random game that goes on from here, and what can be reached from some of them."""
    found: list[City] = []
    moves = 0
    while actors := state.actors():
        actor = actors[0]
        if actor != CHANCE and state.prompt(actor).opens:
            moves += 1
            if moves % 5 == 1:
                found += ways(state.clone(), DEPTH, rng)
            if moves % 5 == 2 and state.prompt(actor).name == "take-turn":
                found += recoloured(state)
        options = state.options(actor)
        state.take(actor, options[rng.below(len(options))])
    return found


@pytest.mark.parametrize(("players", "bonus", "version"), TABLES)
def test_equal_keys_mean_equal_futures(players: int, bonus: str, version: int) -> None:
    pairs = sum(check_equals(gathered(players, bonus, version, index)) for index in range(GAMES))
    assert pairs > 20 * GAMES, "too few states that can be reached in two ways"


def test_tables_that_play_by_different_rules_are_not_the_same() -> None:
    """Before anything is drawn they look alike; players, version, choices and printed values tell them apart."""
    games = [CITY.of_version(version) for version in (1, 2, 3, 4, 5)]
    games.append(CITY.with_components("cards.merchant.cost = 1"))
    tables = [
        game.new(game.setup(players, {"bonus": bonus}))
        for game, players, bonus in product(games, (1, 2, 3, 4), ("no", "yes"))
    ]
    assert len({state.key() for state in tables}) == len(tables)
    assert check_equals(tables + [CITY.new(CITY.setup(2))]) == 1


def test_the_classes_of_the_steps_ahead_would_not_do() -> None:
    """That key took dice of different colours that are thrown again for the same."""
    states = gathered(2, "no", 2, 0)
    assert check_equals(states)
    with pytest.raises(AssertionError):
        check_equals(states, by_class_names)


def test_a_red_3_and_a_yellow_3_thrown_again_are_not_the_same() -> None:
    red = city(2).dice("r3@A w1@B").start().take(A, "reroll-r3")
    yellow = city(2).dice("y3@A w1@B").start().take(A, "reroll-y3")
    assert by_class_names(red.state) == by_class_names(yellow.state)
    assert red.state.key() != yellow.state.key()
    assert red.chance("5").dice() == ["r5@A", "w1@B"]
    assert yellow.chance("5").dice() == ["y5@A", "w1@B"]


def test_dice_thrown_again_in_another_order_are_the_same() -> None:
    one = city(2).dice("r3@A y2@A w1@B").start().take(A, "reroll-r3").chance("5").take(A, "reroll-y2")
    other = city(2).dice("r3@A y2@A w1@B").start().take(A, "reroll-y2").chance("6").take(A, "reroll-r3")
    one.chance("6")
    other.chance("5")
    assert one.state.key() == other.state.key()
    assert check_equals([one.state, other.state]) == 1


def test_citizens_placed_in_another_order_are_the_same() -> None:
    """B places two in a row when the order turns round."""
    begin = "A-starts urbain-iv henry-i thibaut-ii le-florentin"
    states: list[City] = []
    for first, second in (("palace1", "bishopric3"), ("bishopric3", "palace1")):
        game = Playing(CITY.new(CITY.setup(2))).chance(begin).take(A, "city-hall6")
        states.append(game.take(1, f"{first} {second}").state)
    assert check_equals(states) == 1
