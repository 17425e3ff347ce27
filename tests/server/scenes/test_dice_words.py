"""The words for what the page of Troyes Dice shows: every reference is explained, every token has a label."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, Playing, fresh, table
from tests.server.hearing import spoken
from tests.server.scenes.dice import seen
from troyes.dice.game import DICE
from troyes.dice.words.tokens import VOCABULARY
from troyes.server.scenes.dice import glossary, outcome
from troyes.words import say


@pytest.mark.parametrize("numbering", ["first", "rolled", "expert"])
def test_the_glossary_covers_every_reference(numbering: str) -> None:
    words = glossary(DICE, DICE.setup(2, {"numbering": numbering}))
    assert {VOCABULARY.ref(token) for token in VOCABULARY.tokens()} <= set(words)
    for word in words.values():
        assert word.rule is not None
        assert spoken(word.title)
        assert spoken(word.text).endswith(".")
        assert spoken(word.rule)


def test_the_glossary_covers_what_the_page_draws() -> None:
    words = glossary(DICE, DICE.setup(2, {"banquets": "yes"}))
    colours = ("red", "yellow", "white")
    printed = seen(fresh(1), A, ("Ada",)).printed
    wanted = {"wheel", "window", "die:black", "pairs", "total", "numbers"}
    wanted |= {f"plaza:{up}:{under}" for up in colours for under in colours}
    wanted |= {f"tile:{number}:{side}" for number in range(1, 9) for side in ("banquet", "raid")}
    wanted |= {f"sheet-die:{colour}" for colour in colours}
    wanted |= {f"citizens:{colour}:{mark}" for colour in colours for mark in (15, 20)}
    wanted |= {f"column:{bonus.column}" for bonus in printed.columns}
    wanted |= {f"{kind}:{row.name}" for row in printed.rows for kind in ("row", "character")}
    wanted |= {f"link:{row.name}:{link.left}" for row in printed.rows for link in row.links}
    assert wanted <= set(words)


@pytest.mark.parametrize(
    "ref, text",
    [
        (
            "building:fortress:3",
            "Needs a red 3. Protects the three dice of its column from the black die. Brings 1 artisan.",
        ),
        ("building:city-hall:6", "Needs a yellow 6. Brings 2 artisans."),
        (
            "building:great-hall:1",
            "Needs a yellow 1. Brings 3 influence for each red die on offer, by the colours of the plazas; the black die does not count.",
        ),
        ("link:bishopric:3", "Brings 3 knowledge as soon as the Bishopric stands in columns 3 and 4."),
        ("citizens:white:20", "Brings a knight and an artisan."),
    ],
)
def test_an_explanation(ref: str, text: str) -> None:
    assert spoken(glossary(DICE, DICE.setup(2, {}))[ref].text) == text


def test_columns_without_a_fixed_number() -> None:
    words = glossary(DICE, DICE.setup(2, {"numbering": "expert"}))
    assert spoken(words["building:palace:4"].text) == (
        "Needs a red die of this column's number. Brings 2 knights."
    )


def test_a_complete_move_is_summed_up() -> None:
    before = table(2).plazas("R Y W R").dice(black=6, others=(3, 4, 5)).sheet(A, knowledge=5).start().state

    def comes_to(move: str) -> list[str]:
        after = Playing(before.clone()).take(A, move).state
        return [spoken(one) for one in outcome(DICE, before.view(A), after.view(A), A)]

    assert comes_to("die1 cathedral3") == [
        "Thibaut II gives 1 VP for each Great Hall at the end",
        "your sheet is worth 3 VP then, 4 now",
    ]
    assert comes_to("die1 fortress3") == [
        "the black die cannot harm column 3 any more",
        "your sheet is worth 5 VP then, 4 now",
    ]
    assert comes_to("die1 influence+3") == ["your sheet is worth 7 VP then, 4 now"]


def test_every_token_has_a_label_of_its_own() -> None:
    state = fresh(1).state
    labels = [say(VOCABULARY.label(state, token)) for token in VOCABULARY.tokens()]
    assert all(text[0].isupper() and text[-1] != "." for text in labels)
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    "word, text",
    [
        ("R/Y", "A red plaza, yellow on its back"),
        ("tile3", "Tile 3, its Banquet up"),
        ("4", "Number 4"),
        ("falling", "Let the numbers fall to the right"),
        ("one-of-each", "Take one of each resource"),
        ("die4", "Die at place 4"),
        ("die2/deniers", "Die at place 2 for 1 denier"),
        ("influence+5", "Gain 5 influence"),
        ("palace2", "Build the Count's Palace in column 2"),
        ("artisan", "Call for an artisan"),
        ("first:priest15", "First the prestige building of the 15th priest"),
        ("no-citizen", "No citizen"),
    ],
)
def test_a_label(word: str, text: str) -> None:
    token = VOCABULARY.token(word)
    assert token is not None
    assert say(VOCABULARY.label(fresh(1).state, token)) == text
