"""The words for what the page of Troyes shows: every reference is explained, every token has a label."""

from __future__ import annotations

import re

import msgspec
import pytest

from tests.city.builder import A, B, city, fresh
from tests.server.hearing import heard, spoken
from tests.server.scenes.city import NAMES, seen, table
from troyes.city.game import CITY, TroyesCity, with_modules
from troyes.city.module import Module
from troyes.city.shown import Explanation as Meaning
from troyes.city.shown import Glossary, Piece, Scene
from troyes.city.state import City
from troyes.core.game import Setup
from troyes.core.message import Message as Said
from troyes.core.message import message
from troyes.core.state import CHANCE
from troyes.server.scenes.base import Message, wire
from troyes.server.scenes.city import glossary, outcome, scene
from troyes.server.scenes.city.pieces import (
    CityGuest,
    CityPiece,
)
from troyes.words import say


def test_a_message_goes_over_the_wire_and_says_the_same() -> None:
    price = [message("deniers", count=2), message("influence", count=1)]
    whole = message("city-trade", price=price, gain=message("points", count=3))
    sent = msgspec.json.encode(wire(whole))
    assert sent == (
        b'{"id":"city-trade","args":{"price":[{"id":"deniers","args":{"count":2}},{"id":"influence",'
        b'"args":{"count":1}}],"gain":{"id":"points","args":{"count":3}}}}'
    )
    assert heard(msgspec.json.decode(sent, type=Message)) == whole
    assert msgspec.json.encode(wire(Said("city-pass"))) == b'{"id":"city-pass"}'


def explained(game: TroyesCity, setup: Setup) -> dict[str, str]:
    """The glossary in words."""
    return {ref: spoken(one.text) for ref, one in glossary(game, setup).items()}


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("bonus", ["no", "yes"])
def test_the_glossary_explains_every_reference(players: int, bonus: str) -> None:
    words = glossary(CITY, CITY.setup(players, {"bonus": bonus}))
    assert {CITY.vocabulary.ref(token) for token in CITY.vocabulary.tokens()} <= words.keys()
    for kind, names in (
        ("card", CITY.box.cards),
        ("cube", CITY.box.cards),
        ("event", CITY.box.events),
        ("character", CITY.box.characters),
    ):
        for name in names:
            assert words[f"{kind}:{name}"].rule
    assert all(spoken(one.title) and spoken(one.text).endswith(".") for one in words.values())
    for ref in (
        "die:red",
        "die:black",
        "district:N",
        "banner",
        "tradesman",
        "deniers",
        "points",
        "won",
        "start",
    ):
        assert ref in words


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_in_the_box_and_not_at_the_table_is_explained_as_absent(players: int) -> None:
    without = explained(CITY, CITY.setup(players))
    absent = {ref for ref, text in without.items() if text.endswith("This table plays without it.")}
    bonus = {"card:baker", "card:prior", "card:banquet", "event:resistance"}
    assert bonus <= absent
    playing = explained(CITY, CITY.setup(players, {"bonus": "yes"}))
    assert all(without[ref] == f"{playing[ref]} This table plays without it." for ref in bonus)
    assert {ref for ref in absent if ref.startswith("character:")} == {
        *("character:jeanne-de-champagne", "character:isabeau-de-baviere", "character:marie-de-champagne"),
    }


def test_the_glossary_speaks_of_the_values_in_force() -> None:
    changed = CITY.with_components("cards.merchant.cost = 9\ncards.baker.cost = 3")
    words = explained(changed, changed.setup(2))
    assert "A tradesman costs 9 deniers" in words["card:merchant"]
    assert "A tradesman costs 3 deniers" in words["card:baker"]
    assert "le Roy" in explained(CITY, CITY.setup(1))["cube:tithe"]
    usual = explained(CITY, CITY.setup(4))
    assert usual["card:merchant"] == (
        "Gain 2 deniers. Takes yellow dice, once for every 2 of their sum. A tradesman costs 4 deniers; "
        "his space is worth 2 VP to the first and 1 VP to the second. It is a yellow card of level 1."
    )
    assert usual["event:heresy"] == (
        "Every round: Each player loses 2 influence. Whoever cannot do so in full loses 2 VP. Fought with white dice, "
        "once for every 3 of their sum; every cube covers one of 5 banners and brings 1 influence. When all are "
        "covered, most cubes gain 3 VP and the card, second most 2 VP; whoever is alone on it gains both."
    )


class Kennel(Scene):
    """A guest with a dog for whoever has deniers."""

    def pieces(self, s: City) -> list[Piece]:
        dogs = [Piece(f"dog:{seat}", message("deniers", count=int(s.deniers[seat])), seat) for seat in (A, B)]
        return [Piece("kennel", Said("city-pass")), *dogs]


class KennelWords(Glossary):
    """What a kennel is."""

    def entries(self, s: City) -> dict[str, Meaning]:
        return {"kennel": Meaning(Said("city-pass"), message("deniers", count=int(s.rules.players)))}


def test_a_module_shows_and_explains_its_own_pieces() -> None:
    game = with_modules(Module("dogs", scene=Kennel(), glossary=KennelWords()))
    setup = game.setup(2)
    assert scene(game, game.new(setup), A, NAMES).guests == [
        CityGuest(
            "dogs",
            Message("city-module-dogs"),
            [
                CityPiece("kennel", Message("city-pass"), "", ""),
                CityPiece("dog:0", Message("deniers", {"count": 5}), "A", "citizen"),
                CityPiece("dog:1", Message("deniers", {"count": 5}), "B", "citizen"),
            ],
        )
    ]
    assert explained(game, setup)["kennel"] == "2 deniers"
    assert seen(table(), A).guests == []
    assert seen(table(), A).paths == []


def test_a_complete_move_is_summed_up() -> None:
    game = city(2).seat(A, supply=2, deniers=9).dice("r3@A y4@A").card("merchant").card("militia", "A -")
    before = game.building("palace", "- - B - - -").event("brigands1", "A A A").start().state

    def comes_to(move: str) -> list[str]:
        after = before.clone()
        for word in move.split():
            token = CITY.vocabulary.token(word)
            assert token in after.options(A), word
            after.take(A, token)
        return [spoken(one) for one in outcome(CITY, before.view(A), after.view(A), A)]

    assert comes_to("palace supply r3@A") == ["B's citizen is expelled from the Palace"]
    assert comes_to("merchant supply y4@A done x1") == [
        "the tradesman of Merchant stands on a space worth 2 VP at the end",
        "in all -2 deniers",
    ]
    assert comes_to("militia y4@A done x1") == ["+1 cube on Militia"]
    assert comes_to("brigands1 r3@A done") == [
        "Brigands 1 is countered, and its card is yours",
        "in all +1 influence, +4 VP",
    ]


def test_every_token_has_a_label_of_its_own() -> None:
    state = CITY.new(CITY.setup())
    labels = [say(CITY.vocabulary.label(state, token)) for token in CITY.vocabulary.tokens()]
    assert all(one[0].isupper() or one[0].isdigit() for one in labels)
    assert len(set(labels)) == len(labels)


def test_a_space_is_chosen_and_told_by_the_same_words() -> None:
    """Building, row and space: in another order, since one is a name and the other a part of a sentence."""
    state = fresh(2).chance("A-starts").state
    while state.actors() == [CHANCE]:
        state.take(CHANCE, state.options(CHANCE)[0])
    seat = state.actors()[0]
    spaces = [(say(CITY.vocabulary.label(state, token)), token) for token in state.options(seat)]
    assert len(spaces) == 12  # neutral citizens stand on the others
    for label, token in spaces:
        told = say(CITY.tell(state, seat, token).deed, form="told").removeprefix("places a citizen on ")
        names = [sorted(re.findall(r"Palace|City Hall|Bishopric|row|space|\d", one)) for one in (label, told)]
        assert names[0] == names[1], (label, told)


@pytest.mark.parametrize(
    ("word", "called"),
    [
        ("merchant", "Merchant"),
        ("brigands2", "Brigands 2"),
        ("henry-i", "Henry I"),
        ("r4@A", "The red 4 of A's district"),
        ("y1@N", "The yellow 1 of the neutral district"),
        ("reroll-r4", "Throw the red 4 again (1 influence)"),
        ("recruit", "Recruit a citizen (2 influence)"),
        ("turn", "Turn over up to three dice (4 influence)"),
        ("pass", "Pass"),
        ("palace", "A citizen to the Palace"),
        ("palace3", "Palace, space 3"),
        ("lying-bishopric", "The citizen lying on the Bishopric"),
        ("from-yellow2", "The tradesman of yellow card 2"),
        ("use-priest", "Use a cube of Priest"),
        ("b3", "The black 3 as well"),
        ("succumb", "Yield to the black die (2 VP)"),
        ("x0", "Not at all"),
        ("x1", "Once"),
        ("x3", "3 times"),
        ("A-starts", "A starts"),
    ],
)
def test_labels(word: str, called: str) -> None:
    token = CITY.vocabulary.token(word)
    assert token is not None
    assert say(CITY.vocabulary.label(CITY.new(CITY.setup()), token)) == called
