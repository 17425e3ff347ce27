"""What the page lists and calls is said by those who bring it, so that a module enters without touching the page."""

from __future__ import annotations

import pytest

from tests.city.modules.guest import FAIR, GAME
from tests.words.catalogues import entries
from troyes.city.game import CITY
from troyes.city.ladies.ramparts.module import RAMPARTS
from troyes.city.shown import Path
from troyes.core.game import AnyGame
from troyes.core.message import message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.game import DICE
from troyes.server.scenes.base import Message
from troyes.server.scenes.city.pieces import CityWalker
from troyes.server.scenes.city.scene import path_of
from troyes.server.tables.infos import game_info, kinds
from troyes.server.word_messages import HeadingInfo, KindInfo
from troyes.words import PSEUDO, say

OF_CHANCE = {
    "city": {"face", "starts", "character", "settle", "outdoor-drawn"},
    "dice": {"plaza"},
}
"""The kinds that nobody but chance chooses."""
EVERY_GAME = pytest.mark.parametrize("game", [CITY, DICE, GAME], ids=["city", "dice", "fair"])


@EVERY_GAME
def test_every_kind_that_a_player_chooses_has_a_heading(game: AnyGame) -> None:
    without = {kind.name for kind in game.vocabulary.kinds if kind.listed.below is None}
    assert without == OF_CHANCE[game.name]


@EVERY_GAME
def test_what_has_none_is_never_asked_of_a_player(game: AnyGame) -> None:
    everything = {choice.name: "yes" for choice in game.choices if "yes" in choice.values}
    state, rng = game.new(game.setup(3, everything)), Rng(11)
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        options = state.options(actor)
        if actor != CHANCE:
            offered = {game.vocabulary.kind(token).name for token in options}
            assert offered.isdisjoint(OF_CHANCE[game.name])
        state.take(actor, options[rng.below(len(options))])


@EVERY_GAME
def test_headings_and_parts_are_said_in_every_language(game: AnyGame) -> None:
    """The catalogue complains of an entry that is missing, and that is an error here."""
    for kind in game.vocabulary.kinds:
        listed = kind.listed
        for heading in (listed.below, listed.alone, listed.part):
            if heading is not None:
                assert say(heading.said)
                assert say(heading.said, PSEUDO).startswith("⟦")


@EVERY_GAME
def test_one_heading_has_one_place(game: AnyGame) -> None:
    found: dict[str, set[int]] = {}
    for kind in game.vocabulary.kinds:
        for heading in (kind.listed.below, kind.listed.alone, kind.listed.part):
            if heading is not None:
                found.setdefault(heading.said.name, set()).add(heading.rank)
    assert {name: ranks for name, ranks in found.items() if len(ranks) > 1} == {}


def test_whatever_influence_buys_is_offered_in_the_bar() -> None:
    bought = {kind.name for kind in GAME.vocabulary.kinds if kind.listed.is_bought}
    spends = [spend for module in GAME.box.modules for spend in module.spends]
    owned = {
        kind.name
        for kind in GAME.vocabulary.kinds
        if any(spend.owns(kind.first) for spend in spends) and kind.size
    }
    assert owned == bought == {"reroll", "recruit", "turn", "fair-juggler", "fair-sentry", "fair-rope"}


def test_the_page_is_told_how_the_guest_s_choices_are_listed() -> None:
    told = kinds(GAME)
    assert told["stall"] == KindInfo(
        below=HeadingInfo(Message("city-fair-group-stalls"), 75),
        part=HeadingInfo(Message("city-fair-part-stall"), 55),
    )
    assert told["fair-juggler"] == KindInfo(
        below=HeadingInfo(Message("city-group-influence"), 170), bought=True
    )
    assert told["fair-toll"] == KindInfo(below=HeadingInfo(Message("city-group-actions"), 100))
    assert {kind.name for kind in FAIR.kinds} <= set(told)


def test_a_kind_that_says_nothing_is_listed_as_a_choice_and_no_more() -> None:
    assert kinds(CITY)["face"] == KindInfo()


# Set-up choices, and the files with a module's words.


def test_a_module_s_choice_stands_below_its_heading() -> None:
    told = {choice.name: choice for choice in game_info(GAME).choices}
    assert (told["fair"].group, told["fair"].rank) == (Message("city-group-fair"), 75)
    listed = sorted(told.values(), key=lambda choice: choice.rank)
    assert [choice.name for choice in listed if choice.group == Message("city-ladies")] == [
        *("characters", "activities", "events", "head", "ramparts")
    ]
    assert [choice.name for choice in listed if choice.group == Message("city-group-variants")] == [
        *("revealed", "tournament", "bonus", "open_vp")
    ]
    assert {choice.name for choice in listed if choice.group is None} == set()


def test_a_game_needs_the_words_of_its_modules() -> None:
    assert CITY.words == ("city", "ladies")
    assert DICE.words == ("dice",)
    assert GAME.words == ("city", "ladies", "fair")


def test_a_module_s_choice_is_said_in_the_file_that_the_module_names() -> None:
    said_in = {
        choice.name: (module.words, entries()[CITY.about(choice).name].file)
        for module in CITY.box.modules
        for choice in module.choices
    }
    assert {name: places for name, places in said_in.items() if f"{places[0]}.ftl" != places[1]} == {}


# Paths.


def test_what_is_on_a_path_is_called_by_its_module() -> None:
    """A screen says whose it is, which space, which sign, and what lies there."""
    about = message("city-fair-wares", count=1)
    plain = path_of(FAIR, Path(5, {5: "I"}, {0: 3}, [])).called
    wall = RAMPARTS.scene
    assert wall is not None
    found = wall.path(CITY.new(CITY.setup(2, {"ramparts": "yes"})))
    assert found is not None
    for called, walker, sign, tile in (
        (plain, "A on space 3 of 5", "Space 5 of 5, I", "At I, 1 ware: 1 ware"),
        (
            path_of(RAMPARTS, found).called,
            "Guard of A on space 3 of 5",
            "Space 5 of 5, gate I",
            "Outside gate I, 1 ware: 1 ware",
        ),
    ):
        assert say(message(called.walker, whose="A", space=3, last=5)) == walker
        assert say(message(called.sign, space=5, last=5, gate="I")) == sign
        assert say(message(called.tile, gate="I", title=about, text=about, cubes="")) == tile


def test_whoever_walks_a_path_is_a_guard_unless_the_module_says_otherwise() -> None:
    guards = Path(5, {5: "I"}, {0: 3}, [], man="walker")
    cubes = Path(5, {5: "I"}, {0: 3}, [], man="walker", shape="cube")
    assert path_of(FAIR, guards).walkers == [CityWalker("walker:A", "A", 3, "guard")]
    assert path_of(FAIR, cubes).walkers == [CityWalker("walker:A", "A", 3, "cube")]
