"""What the toy module `guest` does with the box and with what was stored: its own old names, and what it takes out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.city.builder import A, city
from tests.city.laws import pick
from tests.city.modules.fair_table import fair, remembering
from tests.city.modules.guest import FAIR, GAME
from tests.city.modules.guest_memory import NAME
from troyes.city.actions import influence
from troyes.city.box.earlier import of_today
from troyes.city.game import TroyesCity, with_modules
from troyes.city.module import Module
from troyes.city.modules.registry import MODULES
from troyes.core.rng import Rng


def test_a_guest_reads_what_it_once_called_otherwise() -> None:
    """Its wares were goods. The base game knows nothing of that."""
    document: Any = json.loads(json.dumps(fair(wares=(4, 1, 0, 0)).dice("y1@A").start().document()))
    old = json.loads(json.dumps(document))
    old["modules"][NAME]["goods"] = old["modules"][NAME].pop("wares")
    assert GAME.document(GAME.restore(old)) == document
    assert of_today(old, MODULES) == old


def test_a_mistake_in_an_old_document_is_no_crash() -> None:
    for modules in (None, 3, {}, {NAME: 3}, {NAME: {"goods": 3}, "other": []}):
        today = of_today({"modules": modules}, GAME.box.modules)
        assert isinstance(today, dict)
        assert set(today) == {"modules"}


# What it takes out besides cards, events and characters.

TAKEN = ("recruit", "reroll", "agriculture", "place", "fair-juggler", "fair-auction", "levels", "fair-rotten")
STRICT = with_modules(FAIR, Module("strict", takes_out=TAKEN))


def choices(game: TroyesCity) -> set[str]:
    """The kinds of what A may do at a table with the fair who has dice, influence, a citizen and a ware."""
    table = remembering(city(2, game=game).settled(fair="yes"), wares=[1, 0, 0, 0], lots=[3, 3, 0, 0])
    playing = table.seat(A, influence=9, deniers=9, supply=1).dice("y5@A w6@A r6@A y1@B").start()
    return {game.vocabulary.kind(token).name for token in playing.state.options(A)}


def test_a_module_takes_out_what_is_bought_and_aimed_at() -> None:
    """All by the kind of tokens by which they are chosen, those of the base game and of other modules."""
    assert choices(GAME) - choices(STRICT) == {
        name for name in TAKEN if name not in ("levels", "fair-rotten")
    }
    assert choices(STRICT) == {"turn", "pass", "cathedral", "event", "fair-rope"}


def test_a_module_takes_out_what_is_counted() -> None:
    counted = [
        [scorer.name for scorer in game.rules(game.setup(2, {"fair": "yes"})).scorers]
        for game in (GAME, STRICT)
    ]
    assert [name for name in counted[0] if name not in counted[1]] == ["levels", "fair-rotten"]
    assert counted[1] == ["presence", "tradesmen", "characters", "fair-lots"]


def test_who_comes_later_brings_it_back() -> None:
    again = Module("again", spends=influence.SPENDS[1:2])
    game = with_modules(FAIR, Module("strict", takes_out=TAKEN), again)
    assert "recruit" in choices(game)
    assert "fair-juggler" not in choices(game)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_without_it_end_and_round_trip(players: int) -> None:
    state, rng = STRICT.new(STRICT.setup(players, {"fair": "yes"})), Rng(5, players)
    while actors := state.actors():
        state.take(actors[0], pick(state, actors[0], rng))
        assert STRICT.restore(json.loads(json.dumps(STRICT.document(state)))).key() == state.key()
    assert state.round == state.rules.rounds
