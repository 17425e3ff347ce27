"""Choosing a die: what it costs at each place, the fallback, and changes of value and colour."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, Playing, table
from troyes.core.errors import Refusal
from troyes.core.reasons import why_not
from troyes.core.state import CHANCE
from troyes.play.catalogue import find
from troyes.words import say

WORDS = {
    "R": ("influence", "fortress", "palace"),
    "Y": ("deniers", "great-hall", "city-hall"),
    "W": ("knowledge", "cathedral", "bishopric"),
}
# Dice that leave the black one at places 1 to 4; the free die is at place 1 unless the black one lies there.
BLACK_AT = {1: (1, (2, 3, 4)), 2: (2, (1, 3, 4)), 3: (3, (1, 2, 4)), 4: (4, (1, 2, 3))}


def uses(colours: str, *values: int) -> set[str]:
    """Every word for a die of these colours and values, with columns numbered 1 to 6."""
    return {
        word
        for colour in colours
        for value in values
        for word in (
            f"{WORDS[colour][0]}+{value}",
            f"{WORDS[colour][1]}{value}",
            f"{WORDS[colour][2]}{value}",
        )
    }


def purse(influence: int, deniers: int, knowledge: int, black: int, plazas: str = "R Y W R") -> Playing:
    """A seat with this purse and the black die at this place."""
    value, others = BLACK_AT[black]
    return (
        table()
        .plazas(plazas)
        .dice(black=value, others=others)
        .sheet(A, influence=influence, deniers=deniers, knowledge=knowledge)
        .start()
    )


@pytest.mark.parametrize(
    ("day", "half"), [(1, "morning"), (1, "afternoon"), (5, "morning"), (8, "afternoon")]
)
@pytest.mark.parametrize(
    ("die", "black", "left"),
    [
        ("die1", 4, (3, 3, 3)),
        ("die2/influence", 4, (2, 3, 3)),
        ("die2/deniers", 4, (3, 2, 3)),
        ("die2/knowledge", 4, (3, 3, 2)),
        ("die3", 4, (3, 2, 3)),
        ("die4", 1, (3, 1, 3)),
    ],
)
def test_price_of_each_place_is_paid_at_once(
    die: str, black: int, left: tuple[int, ...], day: int, half: str
) -> None:
    """Perform an Action: nothing, any one resource, one denier, two deniers; the same all day and every
    day."""
    value, others = BLACK_AT[black]
    game = table().day(day, half).dice(black=value, others=others).start()
    game.take(A, die)
    assert game.unspent(A) == left
    assert game.circled(A) == (3, 3, 3)
    assert game.asked(A) == "use-die"


@pytest.mark.parametrize(
    ("black", "offered"),
    [
        (1, {"die2/influence", "die2/deniers", "die2/knowledge", "die3", "die4"}),
        (2, {"die1", "die3", "die4"}),
        (3, {"die1", "die2/influence", "die2/deniers", "die2/knowledge", "die4"}),
        (4, {"die1", "die2/influence", "die2/deniers", "die2/knowledge", "die3"}),
    ],
)
def test_black_die_can_never_be_chosen(black: int, offered: set[str]) -> None:
    """Perform an Action: one of the three other dice is chosen; nobody passes, and the fallback is not
    offered."""
    game = purse(3, 3, 3, black)
    assert game.black_place() == black
    assert game.asked(A) == "choose-die"
    assert set(game.options(A)) == offered
    assert len(game.options(A)) == len(offered)


@pytest.mark.parametrize(
    ("resources", "black", "offered"),
    [
        ((0, 0, 0), 2, {"die1"}),
        ((0, 0, 0), 3, {"die1"}),
        ((0, 0, 0), 4, {"die1"}),
        ((9, 0, 0), 3, {"die1", "die2/influence"}),
        ((0, 0, 9), 3, {"die1", "die2/knowledge"}),
        ((9, 0, 9), 2, {"die1"}),
        ((1, 0, 1), 4, {"die1", "die2/influence", "die2/knowledge"}),
        ((0, 1, 0), 3, {"die1", "die2/deniers"}),
        ((0, 1, 0), 4, {"die1", "die2/deniers", "die3"}),
        ((0, 1, 0), 2, {"die1", "die3"}),
        ((9, 1, 9), 2, {"die1", "die3"}),
        ((0, 2, 0), 2, {"die1", "die3", "die4"}),
        ((1, 0, 0), 1, {"die2/influence"}),
        ((0, 0, 1), 1, {"die2/knowledge"}),
        ((0, 1, 0), 1, {"die2/deniers", "die3"}),
        ((0, 2, 0), 1, {"die2/deniers", "die3", "die4"}),
        ((1, 1, 0), 1, {"die2/influence", "die2/deniers", "die3"}),
    ],
)
def test_only_dice_that_can_be_paid_for_are_offered(
    resources: tuple[int, int, int], black: int, offered: set[str]
) -> None:
    """Perform an Action: places 3 and 4 take deniers only, place 2 any resource, one of which must be at
    hand."""
    assert set(purse(*resources, black).options(A)) == offered


def test_one_of_each_is_the_only_choice_when_no_die_can_be_paid_for() -> None:
    """Perform an Action: no free die and an empty purse; the income replaces the action and ends the turn."""
    game = purse(0, 0, 0, 1)
    assert game.options(A) == ["one-of-each"]
    game.take(A, "one-of-each")
    assert game.unspent(A) == (1, 1, 1)
    assert game.circled(A) == (4, 4, 4)
    assert game.citizens(A) == (0, 0, 0)
    assert game.actors() == [CHANCE]
    assert game.day() == (1, "afternoon")


@pytest.mark.parametrize(
    ("resources", "black"), [((0, 0, 0), 2), ((1, 0, 0), 1), ((0, 1, 0), 1), ((0, 0, 1), 1)]
)
def test_one_of_each_is_refused_while_some_die_can_be_had(
    resources: tuple[int, int, int], black: int
) -> None:
    """Perform an Action: the fallback holds if and only if no die is free and none can be bought."""
    game = purse(*resources, black)
    with pytest.raises(Refusal):
        game.take(A, "one-of-each")


def test_one_of_each_circles_symbols_that_bring_citizens() -> None:
    """Ruling on 7.1: the fallback income circles symbols like any gain; here the 6th, 12th and 18th ones."""
    game = (
        table()
        .dice(black=1, others=(2, 3, 4))
        .sheet(A, influence=0, circled_influence=5, deniers=0, circled_deniers=11)
        .sheet(A, knowledge=0, circled_knowledge=17)
        .start()
    )
    game.take(A, "one-of-each")
    assert game.unspent(A) == (1, 1, 1)
    assert game.circled(A) == (6, 12, 18)
    assert game.citizens(A) == (1, 1, 1)


def test_one_of_each_brings_nothing_on_a_full_track() -> None:
    """Rulings on 7.1 and 7.2: no symbol is left to circle, and that part of the income is lost."""
    game = (
        table()
        .dice(black=1, others=(2, 3, 4))
        .sheet(A, influence=0, circled_influence=18, deniers=0, knowledge=0)
        .start()
    )
    game.take(A, "one-of-each")
    assert game.unspent(A) == (0, 1, 1)
    assert game.circled(A) == (18, 4, 4)
    assert game.citizens(A) == (0, 0, 0)


@pytest.mark.parametrize(
    ("influence", "thrown", "values"),
    [
        (0, 3, (3,)),
        (1, 3, (2, 3, 4)),
        (2, 3, (1, 2, 3, 4, 5)),
        (3, 3, (1, 2, 3, 4, 5, 6)),
        (9, 3, (1, 2, 3, 4, 5, 6)),
        (1, 1, (1, 2)),
        (4, 1, (1, 2, 3, 4, 5)),
        (5, 1, (1, 2, 3, 4, 5, 6)),
        (1, 6, (5, 6)),
        (4, 6, (2, 3, 4, 5, 6)),
        (5, 6, (1, 2, 3, 4, 5, 6)),
    ],
)
def test_each_influence_moves_the_value_by_one_without_wrapping(
    influence: int, thrown: int, values: tuple[int, ...]
) -> None:
    """Gain Resources: one step for one influence, never below 1 or above 6, and 1 is not a neighbour of 6."""
    game = (
        table()
        .plazas("R R R R")
        .dice(black=6 if thrown < 6 else 1, others=(thrown, 6, 6))
        .sheet(A, influence=influence, deniers=2, knowledge=0)
        .start()
    )
    game.take(A, "die4" if thrown == 6 else "die1")
    assert set(game.options(A)) == uses("R", *values)
    assert len(game.options(A)) == 3 * len(values)


@pytest.mark.parametrize(("knowledge", "colours"), [(0, "Y"), (1, "Y"), (2, "RYW"), (3, "RYW"), (4, "RYW")])
def test_two_knowledge_change_the_colour_into_either_other(knowledge: int, colours: str) -> None:
    """Gain Resources: two knowledge, not one, and to whichever colour."""
    game = purse(0, 0, knowledge, 4, plazas="Y R W R").take(A, "die1")
    assert set(game.options(A)) == uses(colours, 1)


@pytest.mark.parametrize("colour", ["R", "Y", "W"])
def test_die_of_each_colour_can_be_changed_into_the_two_others(colour: str) -> None:
    """Gain Resources: the change is the same from every colour, and both changes may be made at once."""
    game = purse(1, 0, 2, 4, plazas=f"{colour} R Y W").take(A, "die1")
    assert set(game.options(A)) == uses("RYW", 1, 2)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("colour", "track"), [("R", 0), ("Y", 1), ("W", 2)])
def test_changes_cost_exactly_one_influence_a_step_and_two_knowledge(
    colour: str, track: int, value: int
) -> None:
    """Gain Resources: the purse after each use of a red 3 that was free. Two red dice and a white one are
    available to a Great Hall; the yellow plaza is destroyed."""
    game = (
        table()
        .plazas("R Y W R")
        .dice(black=6, others=(3, 6, 6))
        .sheet(A, influence=5, deniers=5, knowledge=5)
        .start()
        .take(A, "die1")
    )
    resource, prestige, work = WORDS[colour]
    halls = {"great-hall1": (6, 0, 0), "great-hall3": (0, 0, 0), "great-hall5": (0, 0, 3)}
    for word in (f"{resource}+{value}", f"{prestige}{value}", f"{work}{value}"):
        gain = [value if "+" in word and track == at else halls.get(word, (0, 0, 0))[at] for at in range(3)]
        acting = Playing(game.state.clone()).take(A, word)
        assert acting.unspent(A) == (
            5 - abs(value - 3) + gain[0],
            5 + gain[1],
            5 - (0 if colour == "R" else 2) + gain[2],
        ), word


def test_price_and_value_change_share_one_purse() -> None:
    """Ruling on 7.1: the influence paid for place 2 cannot also move the value."""
    paid_in_influence = purse(1, 1, 0, 4, plazas="R R W R").take(A, "die2/influence")
    assert set(paid_in_influence.options(A)) == uses("R", 2)
    paid_in_deniers = purse(1, 1, 0, 4, plazas="R R W R").take(A, "die2/deniers")
    assert set(paid_in_deniers.options(A)) == uses("R", 1, 2, 3)


@pytest.mark.parametrize(("knowledge", "colours"), [(1, "R"), (2, "R"), (3, "RYW")])
def test_price_and_colour_change_share_one_purse(knowledge: int, colours: str) -> None:
    """Ruling on 7.1: the knowledge paid for place 2 cannot also change the colour; three pay for both."""
    game = purse(0, 0, knowledge, 4, plazas="Y R W R").take(A, "die2/knowledge")
    assert set(game.options(A)) == uses(colours, 2)


def test_price_value_and_colour_are_all_paid() -> None:
    """Perform an Action and Gain Resources: place 2 for one knowledge, white to red for two, 2 to 5 for
    three."""
    game = purse(3, 0, 3, 4, plazas="R W Y R").take(A, "die2/knowledge palace5")
    assert game.unspent(A) == (0, 0, 0)
    assert game.drawn(A) == ["palace5"]
    assert game.citizens(A) == (2, 0, 0)


def test_what_the_action_gains_cannot_pay_for_its_changes() -> None:
    """Ruling on 7.1: changes are paid before the gain: one influence moves a red 3 to 4, not to 5."""
    game = (
        table()
        .plazas("R Y W R")
        .dice(black=6, others=(3, 6, 6))
        .sheet(A, influence=1, deniers=0, knowledge=0)
    )
    playing = game.start().take(A, "die1")
    assert set(playing.options(A)) == uses("R", 2, 3, 4)
    playing.take(A, "influence+4")
    assert playing.unspent(A) == (4, 0, 0)
    assert playing.circled(A) == (7, 3, 3)


def test_knowledge_gained_by_the_action_cannot_change_the_colour() -> None:
    """Ruling on 7.1: a red die cannot bring the knowledge that would make it white."""
    game = purse(0, 0, 1, 4).take(A, "die1")
    assert set(game.options(A)) == uses("R", 1)


def test_an_action_must_follow_the_choice_of_a_die() -> None:
    """Perform an Action: a die once chosen is used, and used once; it cannot be given back."""
    game = purse(0, 0, 0, 4).take(A, "die1")
    assert game.actors() == [A]
    assert set(game.options(A)) == {"influence+1", "fortress1", "palace1"}
    game.take(A, "palace1")
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize(("knowledge", "reason"), [
    (0, "It takes a red die: 2 knowledge missing to make one of a die that you can pay for."),
    (1, "It takes a red die: 1 knowledge missing to make one of a die that you can pay for."),
])  # fmt: skip
def test_a_track_of_a_colour_that_nobody_can_have_says_what_is_missing(knowledge: int, reason: str) -> None:
    """Whoever points at a track means no value of a die: the colour alone is what stands in the way."""
    game = purse(0, 3, knowledge, 4, plazas="Y Y Y Y")
    vocabulary = find("dice").vocabulary
    for value in range(7):
        token = vocabulary.token(f"influence+{value}")
        assert token is not None
        found = why_not(game.state, A, token, 4_000)
        assert found is not None
        assert say(found) == reason
