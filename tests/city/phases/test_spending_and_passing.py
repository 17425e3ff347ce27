"""Influence is spent before an action, in addition to it; a turn is an action or a pass (ruling R66).

So influence is offered only while an action is possible, be it only with what influence buys; and after spending,
pass is offered only if no action is possible any more. Games of version 1 of the rules, in which influence and pass
were always offered, go on as they were.
"""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing, Table, city
from troyes.city.game import CITY
from troyes.core.errors import IllegalMove
from troyes.core.state import CHANCE

INCOME = 10  # the next round begins at once with the fixed income


def offered(game: Playing, seat: int = A) -> set[str]:
    """What a seat may choose now, in any order."""
    return set(game.options(seat))


def poor(dice: str, influence: int) -> Table:
    """A has no deniers to buy a die with and no citizen to place: only the own dice and the influence count."""
    return city(2).seat(A, deniers=0, influence=influence).dice(dice)


# Influence is offered where an action is possible, be it only with what influence buys


@pytest.mark.parametrize("influence", [0, 1, 2, 4, 20])
@pytest.mark.parametrize("deniers", [0, 1])
def test_nothing_but_pass_without_dice_of_ones_own_and_without_the_price_of_one(
    deniers: int, influence: int
) -> None:
    """Influence: it is spent in addition to an action, and a die of another costs 2 deniers, so that there is none."""
    game = city(2).seat(A, deniers=deniers, influence=influence).dice("r6@B y6@N").start()
    assert game.options(A) == ["pass"]


def test_a_citizen_is_recruited_where_a_die_can_be_bought() -> None:
    """Influence: with 2 deniers an action is possible, so that influence may be spent in addition to it."""
    game = city(2).seat(A, deniers=2, influence=20).dice("r6@B y6@N").start()
    assert offered(game) == {"recruit", "marauding", "agriculture", "pass"}


def test_a_citizen_is_recruited_where_he_alone_makes_an_action_possible() -> None:
    """Action 4: the grey red 1 fights nothing, but with it a citizen enters the Palace."""
    game = city(2).seat(A, deniers=2, influence=2).dice("r1@N").start()
    assert offered(game) == {"recruit", "pass"}
    game.take(A, "recruit")
    assert game.options(A) == ["palace"]
    game.take(A, "palace supply r1@N")
    assert (game.building("palace"), game.supply(A), game.influence(A)) == ("A - - - - -", 0, 0)


def test_a_point_too_few_for_that_citizen_leaves_nothing_but_pass() -> None:
    """Influence: one point throws a die of one's own again, and there is none."""
    game = city(2).seat(A, deniers=2, influence=1).dice("r1@N").start()
    assert game.options(A) == ["pass"]


def test_a_citizen_who_could_not_enter_anywhere_is_not_recruited() -> None:
    """Action 4, Important: the only die leads to a space whose citizen is protected, so that nothing bought helps."""
    table = city(2).seat(A, deniers=2, influence=20).dice("r1@N")
    assert table.building("palace", "B - - - - -", "B").start().options(A) == ["pass"]
    assert offered(table.building("palace", "N - - - - -", "B").start()) == {"recruit", "pass"}


def test_a_citizen_is_recruited_for_a_card_that_nothing_else_allows() -> None:
    """Action 1: with a red 2 the Mercenary can be hired for 2 deniers, once there is a citizen to hire."""
    table = city(2).seat(A, deniers=2, influence=2).dice("r2@A").card("mercenary")
    game = table.building("palace", "- B - - - -", "B").start()
    assert offered(game) == {"reroll-r2", "recruit", "pass"}
    game.take(A, "recruit")
    assert game.options(A) == ["mercenary"]


def test_a_citizen_is_recruited_where_a_cube_of_tithe_brings_the_die() -> None:
    """Tithe: a yellow die for nothing is a die to place a citizen with, though the purse is empty."""
    table = city(2).seat(A, deniers=0, influence=2).dice("y1@B").card("tithe", A=1)
    game = table.start()
    assert offered(game) == {"recruit", "pass"}
    game.take(A, "recruit")
    assert game.options(A) == ["city-hall"]
    game.take(A, "city-hall supply use-tithe y1@B")
    assert (game.building("city-hall"), game.cubes("tithe", A), game.deniers(B)) == (
        "A - - - - -",
        0,
        5 + INCOME,
    )


@pytest.mark.parametrize(
    "influence, expected",
    [
        (0, {"pass"}),
        (1, {"reroll-r2", "pass"}),
        (2, {"reroll-r2", "recruit", "pass"}),
        (4, {"reroll-r2", "recruit", "turn", "pass"}),
    ],
)
def test_a_weak_die_of_ones_own_may_be_thrown_again_or_turned_over(
    influence: int, expected: set[str]
) -> None:
    """Influence: a red 2 does nothing as it lies, but thrown again or turned over it may fight Marauding."""
    assert offered(poor("r2@A y6@B", influence).start()) == expected


def test_a_white_die_without_room_on_the_cathedral_may_be_thrown_again() -> None:
    """Action 2: the site of the 1 is full; every other face finds room."""
    table = poor("w1@A y6@B", 1).cathedral("B - - - - -", "N - - - - -", "B - - - - -")
    game = table.start()
    assert offered(game) == {"reroll-w1", "pass"}
    assert game.take(A, "reroll-w1").chance("2").options(A) == ["cathedral"]


def test_a_lap_without_any_possible_action_is_a_pass_and_2_deniers() -> None:
    """Action 6: whoever can do nothing passes as anybody does, and keeps the influence."""
    game = city(2).seat(A, deniers=0, influence=20).dice("r6@B y6@B").start().take(A, "pass")
    assert (game.passed(A), game.influence(A), game.actors()) == (2, 20, [B])


# After spending, pass is offered only if no action is possible any more


def test_pass_is_offered_before_anything_is_spent() -> None:
    """Phase 4: an action or a pass; influence does not have to be spent."""
    assert offered(poor("y6@A", 4).start()) == {
        "reroll-y6",
        "recruit",
        "turn",
        "marauding",
        "agriculture",
        "pass",
    }


@pytest.mark.parametrize(
    "shown, expected",
    [
        (1, {"pass"}),
        (2, {"agriculture"}),
        (3, {"agriculture", "marauding"}),
        (6, {"agriculture", "marauding"}),
    ],
)
def test_pass_after_a_reroll_depends_on_what_the_die_allows(shown: int, expected: set[str]) -> None:
    """Influence: the point was spent for an action, which must follow if the die allows one."""
    game = poor("y4@A r6@B", 1).start().take(A, "reroll-y4").chance(str(shown))
    assert offered(game) == expected
    assert (game.influence(A), game.actors()) == (0, [A])


def test_pass_after_a_reroll_is_refused_while_an_action_is_possible() -> None:
    """Phase 4: a turn is an action or a pass, not influence and a pass."""
    game = poor("y4@A r6@B", 1).start().take(A, "reroll-y4").chance("4")
    with pytest.raises(IllegalMove):
        game.take(A, "pass")
    assert (game.passed(A), game.take(A, "agriculture y4@A done").deniers(A)) == (None, 2)


def test_pass_after_a_reroll_that_leaves_nothing_lays_2_deniers() -> None:
    """Action 6: who can act no more passes as usual; the influence is gone."""
    game = poor("y4@A r6@B", 1).start().take(A, "reroll-y4").chance("1").take(A, "pass")
    assert (game.passed(A), game.influence(A), game.deniers(A)) == (2, 0, 0)
    assert game.actors() == [B]


def test_pass_after_a_reroll_stands_beside_what_could_still_help() -> None:
    """Influence: with a point left the die may be thrown once more, but nobody must."""
    game = poor("r5@A y6@B", 2).start().take(A, "reroll-r5").chance("2")
    assert offered(game) == {"reroll-r2", "pass"}
    assert offered(game.take(A, "reroll-r2").chance("3")) == {"marauding"}


def test_pass_after_two_rerolls_in_vain() -> None:
    """Influence: spent twice, and still no action."""
    game = poor("r5@A y6@B", 2).start().take(A, "reroll-r5").chance("2").take(A, "reroll-r2").chance("1")
    assert game.options(A) == ["pass"]
    assert (game.take(A, "pass").passed(A), game.influence(A)) == (2, 0)


def test_pass_comes_and_goes_with_the_throws_of_one_turn() -> None:
    """Influence: each throw decides anew whether an action is possible."""
    game = poor("r5@A y6@B", 3).start()
    assert "pass" in game.take(A, "reroll-r5").chance("1").options(A)
    assert offered(game.take(A, "reroll-r1").chance("6")) == {"marauding", "reroll-r6"}
    assert game.take(A, "reroll-r6").chance("2").options(A) == ["pass"]


def test_pass_is_gone_after_recruiting_beside_a_possible_action() -> None:
    """Influence: the citizen goes with the action of this turn, whichever it is."""
    game = poor("y4@A r6@B", 3).start().take(A, "recruit")
    assert offered(game) == {"reroll-y4", "marauding", "agriculture", "city-hall"}
    game.take(A, "agriculture y4@A done")
    assert (game.supply(A), game.influence(A), game.deniers(A)) == (1, 1, 2)


def test_recruiting_and_acting_with_that_citizen_is_one_turn() -> None:
    """Action 4 and Influence: 2 points, a citizen, his place."""
    game = poor("r1@A r6@B", 2).start()
    assert offered(game) == {"reroll-r1", "recruit", "pass"}
    assert game.take(A, "recruit").options(A) == ["palace"]
    game.take(A, "palace supply r1@A")
    assert (game.building("palace"), game.supply(A), game.influence(A)) == ("A - - - - -", 0, 0)
    assert game.actors() == [B]


def test_pass_is_gone_after_turning_dice_over_that_act() -> None:
    """Influence: a red 1 turned over is a red 6."""
    game = poor("r1@A y6@B", 4).start().take(A, "turn r1@A done")
    assert game.options(A) == ["marauding"]


def test_pass_is_there_after_turning_dice_over_that_act_no_more() -> None:
    """Influence: nothing forbids to turn a red 6 to a 1, and then no action is possible."""
    game = poor("r6@A y6@B", 4).start().take(A, "turn r6@A done")
    assert game.options(A) == ["pass"]


def test_pass_is_gone_while_dice_of_others_can_be_paid() -> None:
    """Phase 4: an action with a bought die is an action."""
    table = city(2).dice("r5@A y6@B")
    game = table.seat(A, deniers=2, influence=1).start().take(A, "reroll-r5").chance("1")
    assert offered(game) == {"marauding", "agriculture"}
    game = table.seat(A, deniers=1, influence=1).start().take(A, "reroll-r5").chance("1")
    assert game.options(A) == ["pass"]


def test_pass_is_gone_while_a_cube_makes_an_action_possible() -> None:
    """Confession: a red 1 counts as a 3, which fights Marauding; A's only citizen stands on the card."""
    table = poor("r5@A y6@B", 1).card("confession", "A -", A=1).building("palace", "B - B - - -", "B")
    game = table.start().take(A, "reroll-r5").chance("1")
    assert game.options(A) == ["marauding"]
    game.take(A, "marauding use-confession r1@A done")
    assert (game.event_cubes("marauding"), game.cubes("confession", A), game.influence(A)) == ("A", 0, 1)


def test_spending_twice_and_more_before_one_action() -> None:
    """Influence: several of these, in any order; none of them lets the turn end with a pass."""
    game = poor("y4@A r1@A r6@B", 7).start().take(A, "recruit")
    assert "pass" not in game.options(A)
    assert "pass" not in game.take(A, "reroll-y4").chance("5").options(A)
    assert offered(game.take(A, "turn r1@A done")) == {"agriculture", "marauding", "city-hall", "palace"}
    assert (game.influence(A), game.supply(A), game.dice()) == (0, 1, ["r6@A", "y5@A", "r6@B"])


def test_a_position_remembers_that_influence_was_spent() -> None:
    """A position written down after the throw and read again offers the same."""
    game = poor("y4@A r6@B", 2).start().take(A, "reroll-y4").chance("4")
    again = Playing(CITY.restore(game.document()))
    assert offered(again) == offered(game) == {"reroll-y4", "agriculture", "marauding"}
    before = Playing(CITY.restore(poor("y4@A r6@B", 1).start().document()))
    assert "pass" in before.options(A)


# The turn after


def test_pass_is_back_in_the_next_turn_of_the_same_player() -> None:
    """Phase 4: what was spent belongs to the turn in which it was spent."""
    game = poor("y4@A y6@A r6@B", 1).start().take(A, "reroll-y4").chance("5")
    game.take(A, "agriculture y5@A done").take(B, "pass")
    assert offered(game) == {"agriculture", "marauding", "pass"}
    assert game.take(A, "pass").round() == 4


def test_pass_is_there_for_the_next_player() -> None:
    """Phase 4: A's spending is A's alone."""
    game = poor("y4@A y6@A r6@B", 1).start().take(A, "reroll-y4").chance("5").take(A, "agriculture y5@A done")
    assert offered(game, B) == {
        "reroll-r6",
        "recruit",
        "turn",
        "agriculture",
        "marauding",
        "pass",
    }


def test_pass_is_back_for_one_who_goes_on_alone() -> None:
    """Phase 4: turns in a row are turns of their own."""
    game = poor("y4@A y6@A r6@B", 1).turn(B).start().take(B, "pass")
    game.take(A, "reroll-y4").chance("5")
    assert offered(game) == {"agriculture", "marauding"}
    game.take(A, "agriculture y5@A done")
    assert offered(game) == {"agriculture", "marauding", "pass"}


def test_example_of_influence_is_one_turn() -> None:
    """Example: a red 1 in the grey district and Geoffrey's yellow 2 are left. He throws a 1, with which nothing can be
    done; he might throw again, but turns it to a 6 for 4, and two cubes on Marauding bring 2 influence."""
    game = city(4).starter(C).turn(C).seat(C, influence=6).dice("r1@N y2@C").start()
    assert offered(game, C) == {"reroll-y2", "recruit", "turn", "agriculture", "pass"}
    game.take(C, "reroll-y2")
    assert game.actors() == [CHANCE]
    game.chance("1")
    assert offered(game, C) == {"reroll-y1", "recruit", "turn", "pass"}
    game.take(C, "turn y1@C done")
    assert offered(game, C) == {"reroll-y6", "agriculture", "marauding"}
    game.take(C, "marauding y6@C done x2")
    assert (game.event_cubes("marauding"), game.influence(C), game.dice()) == ("C C", 6 - 1 - 4 + 2, ["r1@N"])


# Version 1 of the rules


@pytest.mark.parametrize(
    "influence, expected",
    [(0, {"pass"}), (1, {"pass"}), (2, {"recruit", "pass"}), (20, {"recruit", "pass"})],
)
def test_version_1_offers_influence_without_any_possible_action(influence: int, expected: set[str]) -> None:
    """Games begun under version 1: a citizen could be recruited before a pass."""
    assert offered(poor("r6@B y6@N", influence).rules(1).start()) == expected


def test_version_1_offers_pass_after_everything_that_was_spent() -> None:
    """Games begun under version 1: influence and then a pass."""
    game = poor("y4@A r1@A r6@B", 7).rules(1).start()
    assert "pass" in game.take(A, "recruit").options(A)
    assert "pass" in game.take(A, "reroll-y4").chance("5").options(A)
    assert "pass" in game.take(A, "turn r1@A done").options(A)
    assert (game.take(A, "pass").passed(A), game.influence(A), game.supply(A)) == (2, 0, 1)


@pytest.mark.parametrize("version", [1, 2])
def test_a_position_is_played_on_under_the_rules_that_it_names(version: int) -> None:
    """Written down and read again, before and after a throw."""
    game = Playing(CITY.restore(poor("y4@A r6@B", 1).rules(version).start().document()))
    game.take(A, "reroll-y4").chance("4")
    again = Playing(CITY.restore(game.document()))
    assert again.document()["version"] == version
    assert offered(again) == {"agriculture", "marauding"} | ({"pass"} if version == 1 else set())
