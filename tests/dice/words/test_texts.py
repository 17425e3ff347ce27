"""Troyes Dice in words: questions, choices, tellings, explanations and the count, as the catalogue says them in English."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, B, Playing, Table, fresh, table
from troyes.core.message import Message, Value, message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.constants import ROWS
from troyes.dice.count import count, verdict
from troyes.dice.game import DICE
from troyes.dice.words.glossary import glossary
from troyes.dice.words.outcome import outcome
from troyes.words import say

PLAZAS = "R/R R/Y W/Y Y/Y R/W W/W Y/R W/R Y/W"


def rich() -> Table:
    """A seat before a free red 3, with the price of anything."""
    position = table(1).plazas("R Y W R").dice(black=6, others=(3, 4, 5))
    return position.sheet(A, influence=5, deniers=5, knowledge=5)


def asked(game: Playing, seat: int = A) -> str:
    """The question in words."""
    return say(game.question(seat))


def called(game: Playing, word: str) -> str:
    """What a word is called on a button."""
    token = DICE.vocabulary.token(word)
    assert token is not None
    return say(DICE.vocabulary.label(game.state, token))


def told(game: Playing, word: str, seat: int = A) -> str:
    """What choosing a word means, in words."""
    token = DICE.vocabulary.token(word)
    assert token is not None
    return say(DICE.tell(game.state, seat, token).message(), form="told")


def test_setting_up_in_words() -> None:
    game = fresh(numbering="rolled", banquets="yes")
    assert asked(game, CHANCE) == "A plaza is laid in notch 1."
    assert told(game, "R/Y", CHANCE) == "a red plaza is laid, yellow on its back"
    game.chance(PLAZAS)
    assert asked(game, CHANCE) == "A tile is laid beside the red plaza in notch 1."
    assert told(game, "tile3", CHANCE) == "tile 3 is laid, its Banquet side up"
    game.chance("tile3 tile2 tile1")
    assert asked(game, CHANCE) == "A die is thrown for the number of the leftmost column."
    assert told(game, "4", CHANCE) == "the leftmost column is number 4"
    game.chance("4")
    assert asked(game) == "The leftmost column is number 4: shall the numbers rise or fall to the right?"
    assert (called(game, "rising"), told(game, "falling")) == (
        "Let the numbers rise to the right",
        "lets the numbers fall to the right",
    )


def test_the_numbers_of_experts_in_words() -> None:
    game = fresh(numbering="expert").chance(PLAZAS).take(A, "3")
    assert asked(game) == "Which number goes above column 2?"
    assert (called(game, "1"), told(game, "1")) == ("Number 1", "writes 1 above column 2")


def test_a_throw_in_words() -> None:
    game = fresh().chance(PLAZAS)
    assert asked(game, CHANCE) == "The black die is thrown."
    assert told(game, "3", CHANCE) == "the black die shows 3"
    game.chance("3")
    assert asked(game, CHANCE) == "Die 1 of 3 is thrown."
    assert told(game, "5", CHANCE) == "thrown for the plazas: 5"


def test_choosing_a_die_in_words() -> None:
    game = rich().start()
    assert asked(game) == "Day 1, morning: choose a die and pay for it."
    assert (called(game, "die1"), called(game, "die2/deniers")) == (
        "Die at place 1",
        "Die at place 2 for 1 denier",
    )
    assert told(game, "die1") == "takes the red 3 from place 1"
    assert told(game, "die2/knowledge") == "takes the yellow 4 from place 2: -1 knowledge"
    poor = table(1).dice(black=1, others=(2, 3, 4)).sheet(A, influence=0, deniers=0, knowledge=0).start()
    assert called(poor, "one-of-each") == "Take one of each resource"
    assert told(poor, "one-of-each") == "cannot pay for any die: +1 influence; +1 denier; +1 knowledge"


def test_using_a_die_in_words() -> None:
    game = rich().start().take(A, "die1")
    assert asked(game) == "What do you do with the red 3?"
    assert (called(game, "deniers+3"), called(game, "fortress3")) == (
        "Gain 3 deniers",
        "Build the Fortress in column 3",
    )
    assert told(game, "influence+4") == "uses a red 4 for influence: -1 influence; +4 influence; +1 knight"
    assert told(game, "city-hall3") == (
        "builds the City Hall in column 3, number 3: -2 knowledge; +2 artisans"
    )


def test_bonuses_in_words() -> None:
    game = rich().sheet(A, knights=13).start().take(A, "die1 palace3")
    assert asked(game) == "Your 15th knight: build a Great Hall or a Cathedral in any column."
    game = rich().sheet(A, knights=20, artisans=10, priests=11).start().take(A, "die1 palace3")
    assert asked(game) == "That track is full: which citizen do you circle instead?"
    assert (called(game, "artisan"), called(game, "no-citizen")) == ("Call for an artisan", "No citizen")
    assert told(game, "priest") == "calls for a priest: +1 priest"
    assert told(game, "no-citizen") == "lets the citizen go"
    game.take(A, "artisan")
    assert asked(game) == "Several bonuses are waiting: which comes first?"
    assert called(game, "first:column") == "First the work building of a full column"
    assert told(game, "first:citizen") == "turns to the citizen whose track is full"


def test_what_a_move_comes_to() -> None:
    before = rich().start().take(A, "die1").state
    after = Playing(before.clone()).take(A, "cathedral3").state
    assert [say(one) for one in outcome(before, after, A)] == [
        "Thibaut II gives 1 VP for each Great Hall at the end",
        "your sheet is worth 5 VP then, 6 now",
    ]
    after = Playing(before.clone()).take(A, "fortress3").state
    assert [say(one) for one in outcome(before, after, A)] == [
        "the black die cannot harm column 3 any more",
        "your sheet is worth 7 VP then, 6 now",
    ]


def test_the_count_line_by_line() -> None:
    position = table(2).day(9).sheet(A, drawn="fortress1 fortress2 cathedral1", deniers=5, knights=4)
    lines = count(position.sheet(B, priests=1).start().state)
    assert [[say(line.label), *[say(cell) for cell in line.cells]] for line in lines] == [
        ["Hugues de Payns: each Fortress", "2 × 1 = 2", "0"],
        ["Isabeau de Bavière: each Count's Palace", "0", "0"],
        ["Thibaut II: each Great Hall", "0", "0"],
        ["Jeanne de Champagne: each City Hall", "0", "0"],
        ["Urbain IV: each Cathedral", "0", "0"],
        ["Marie de Champagne: each Bishopric", "0", "0"],
        ["Pairs of influence", "1 (of 3)", "1 (of 3)"],
        ["Pairs of deniers", "2 (of 5)", "1 (of 3)"],
        ["Pairs of knowledge", "1 (of 3)", "1 (of 3)"],
        ["Citizens", "4", "1"],
        ["Victory points", "10", "4"],
    ]
    assert [sum(line.points[seat] for line in lines if not line.is_total) for seat in (A, B)] == [10, 4]
    assert [line.points for line in lines if line.is_total] == [[10, 4]]


def test_the_verdict() -> None:
    assert verdict(table(1).day(8).start().state, ["Ann"]) is None

    def said(position: Table, *names: str) -> str:
        found = verdict(position.start().state, names)
        assert found is not None
        return say(found)

    assert said(table(1).day(9), "Ann") == "Ann ends the eighth day with 3 points."
    assert said(table(2).day(9).sheet(B, knights=1), "Ann", "Bob") == "Bob wins with 4 points."
    assert said(table(2).day(9), "Ann", "Bob") == "Ann and Bob share the victory with 3 points each."


@pytest.mark.parametrize("numbering", ["first", "rolled", "expert"])
def test_every_piece_that_a_word_is_about_is_explained(numbering: str) -> None:
    words = glossary(DICE.setup(2, {"numbering": numbering}))
    assert {DICE.vocabulary.ref(token) for token in DICE.vocabulary.tokens()} <= words.keys()
    for explanation in words.values():
        assert say(explanation.title)
        assert say(explanation.text).endswith(".")
        assert say(explanation.rule)


def test_explanations_in_words() -> None:
    words = glossary(DICE.setup())
    said = {ref: (say(one.title), say(one.text)) for ref, one in words.items()}
    assert said["building:fortress:3"] == (
        "Fortress in column 3",
        "Needs a red 3. Protects the three dice of its column from the black die. Brings 1 artisan.",
    )
    assert said["building:great-hall:2"][1] == (
        "Needs a yellow 2. Brings 2 knights for each red die on offer, by the colours of the plazas; the black die does "
        "not count."
    )
    assert said["citizens:yellow"] == (
        "Artisans",
        "A point each. The 15th builds a Fortress or a Cathedral in any column, the 20th brings a knight and a priest. "
        "When all 20 are there, a further one can go to another track.",
    )
    assert said["link:palace:5"] == (
        "A lozenge",
        "Brings 3 influence as soon as the Count's Palace stands in columns 5 and 6.",
    )
    assert said["tile:2:banquet"] == (
        "Tile 2, Banquet",
        "This die is free. Once the black die has met this plaza, the Raid is up: This die costs 1 denier more.",
    )
    assert said["track:influence"][1].count("The 6th, 12th and 18th bring a knight.") == 1


def test_every_printed_value_is_said_and_tile_1_is_inferred() -> None:
    said = [(saying(one.name), saying(one.value), one.certainty, saying(one.note)) for one in DICE.components]
    assert len(said) == 56
    assert [name for name, _, certainty, _ in said if certainty != "certain"] == [
        "Plazas of two colours",
        "Tile 1, Banquet",
    ]
    assert (
        "Tile 1, Banquet",
        "Each influence spent on this die changes its value by up to 2.",
        "inferred",
        "exactly 2 or up to 2? the printed text grants a permission (R16)",
    ) in said
    assert ("Great Hall, column 2", "2 knights for each red die on offer", "certain", "") in said


def saying(value: Message | str) -> str:
    """A message in words, or what is a text already."""
    return say(value) if isinstance(value, Message) else value


def test_every_choice_and_achievement_has_words() -> None:
    titles = [say(Message(f"dice-achievement-{one.name}")) for one in DICE.achievements]
    assert len(set(titles)) == 21
    assert titles[titles.index("Build every Fortress") :][: len(ROWS)] == [
        f"Build every {say(Message(f'dice-row-{row}'))}" for row in ROWS
    ]
    for choice in DICE.choices:
        assert say(Message(f"dice-choice-{choice.name}"))
        for value in choice.values:
            assert say(Message(f"dice-choice-{choice.name}-{value}"))


def names_in(value: Value) -> set[str]:
    """The names of a message and of those inside it."""
    if isinstance(value, Message):
        return {value.name}.union(*[names_in(inside) for inside in value.args.values()])
    return set().union(*[names_in(one) for one in value]) if isinstance(value, list) else set()


def test_random_games_have_words_for_everything() -> None:
    """Every question, choice and telling of whole games; a missing word would be an error."""
    said: set[str] = set()
    for seed in range(12):
        choices = {"numbering": ("first", "rolled", "expert")[seed % 3], "banquets": ("yes", "no")[seed % 2]}
        state = DICE.new(DICE.setup(1 + seed % 3, choices))
        rng = Rng(seed)
        while actors := state.actors():
            actor = actors[rng.below(len(actors))]
            options = state.options(actor)
            token = options[rng.below(len(options))] if rng.below(3) else options[-1]
            messages = [state.prompt(actor).question, DICE.vocabulary.label(state, token)]
            for one in messages:
                if not names_in(one) <= said:
                    assert say(one)
                    said |= names_in(one)
            telling = DICE.tell(state, actor, token).message()
            if not names_in(telling) <= said:
                assert say(telling, form="told")
                said |= names_in(telling)
            state.take(actor, token)
    assert {"dice-call", "dice-die-taken", "plus", "minus"} <= said


def test_equal_things_are_equal_messages() -> None:
    assert rich().start().question(A) == message(
        "dice-ask-choose-die", day=1, half=Message("dice-half-morning")
    )
