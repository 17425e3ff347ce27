"""Influence is spent before countering a black die, in addition to it (ruling R66).

So it is offered only while a counter is possible, be it only with what influence buys; nobody must spend it to become
able, and what was spent does not bind the actions that follow. Games of version 1 of the rules go on as they were.
"""

from __future__ import annotations

import pytest

from tests.city.builder import A, Playing, Table, city


def offered(game: Playing) -> set[str]:
    """What A may choose now, in any order."""
    return set(game.options(A))


def poor(dice: str, influence: int) -> Table:
    """A has no deniers to buy a die with and no citizen to place: only the own dice and the influence count."""
    return city(2).seat(A, deniers=0, influence=influence).dice(dice)


def test_influence_before_a_black_die_leaves_the_pass_of_the_actions_free() -> None:
    """Phase 3 and Phase 4: it was spent before countering, not before an action."""
    game = poor("y2@A y5@A r6@B", 1).black(1).start().take(A, "reroll-y2").chance("3").take(A, "y3@A done")
    assert (game.actors(), game.asked()) == ([A], "take-turn")
    assert offered(game) == {"reroll-y5", "agriculture", "marauding", "pass"}
    assert game.take(A, "pass").passed(A) == 2


def test_influence_before_succumbing_leaves_the_pass_of_the_actions_free() -> None:
    """Phase 3 and Phase 4: the same after a throw in vain."""
    game = poor("y2@A r6@B", 1).black(6).start().take(A, "reroll-y2").chance("4").take(A, "succumb")
    assert (game.actors(), game.asked()) == ([A], "take-turn")
    assert offered(game) == {"agriculture", "marauding", "pass"}


@pytest.mark.parametrize(
    "influence, expected",
    [
        (1, {"reroll-y2", "reroll-w2", "succumb"}),
        (2, {"reroll-y2", "reroll-w2", "recruit", "succumb"}),
        (4, {"reroll-y2", "reroll-w2", "recruit", "turn", "succumb"}),
    ],
)
def test_a_district_too_weak_that_influence_could_help_may_spend_or_succumb(
    influence: int, expected: set[str]
) -> None:
    """Phase 3: two 2s do not beat a 6, but one of them thrown again may."""
    assert offered(poor("y2@A w2@A y6@B", influence).black(6).start()) == expected


@pytest.mark.parametrize("influence", [0, 1, 2, 4, 20])
def test_a_district_without_dice_can_only_succumb(influence: int) -> None:
    """Phase 3 and Influence: no influence brings a die, and none of another is bought against black dice."""
    game = city(2).seat(A, deniers=20, influence=influence, points=5).dice("y6@B r6@N").black(1).start()
    assert game.options(A) == ["succumb"]
    game.take(A, "succumb")
    assert (game.points(A), game.influence(A)) == (3, influence)


def test_a_district_too_weak_without_influence_can_only_succumb() -> None:
    """Phase 3: 5 does not beat a 6."""
    assert poor("y2@A w3@A y6@B", 0).black(6).start().options(A) == ["succumb"]


@pytest.mark.parametrize(
    "dice, able",
    [("r2@A", False), ("r3@A", True), ("r2@A y1@A", False), ("r2@A y2@A", True), ("y5@A", False)],
)
def test_red_dice_count_double_when_it_is_asked_who_is_able(dice: str, *, able: bool) -> None:
    """Phase 3, Important: 6 is needed; who is able must counter, who is not may throw again or succumb."""
    game = poor(f"{dice} y6@B", 1).black(6).start()
    assert ("succumb" in game.options(A)) is not able
    assert {word for word in game.options(A) if word.startswith("reroll")} == {
        f"reroll-{die[:2]}" for die in dice.split()
    }


@pytest.mark.parametrize("shown, able", [(1, False), (2, False), (3, True), (4, True)])
def test_a_red_die_thrown_again_counts_double(shown: int, *, able: bool) -> None:
    """Phase 3, Important: a red 3 beats a 6, a red 2 does not."""
    game = poor("r1@A y6@B", 1).black(6).start().take(A, "reroll-r1").chance(str(shown))
    assert game.options(A) == ([f"r{shown}@A"] if able else ["succumb"])


def test_after_a_throw_in_vain_it_may_be_spent_again_or_succumbed() -> None:
    """Phase 3: nobody must spend influence to become able (ruling R29), also not after a first point."""
    table = poor("y2@A y6@B", 2).seat(A, points=4).black(6)
    game = table.start().take(A, "reroll-y2").chance("5")
    assert offered(game) == {"reroll-y5", "succumb"}
    game.take(A, "succumb")
    assert (game.points(A), game.influence(A), game.black(), game.dice()) == (2, 1, [], ["y5@A", "y6@B"])
    game = table.start().take(A, "reroll-y2").chance("5").take(A, "reroll-y5").chance("6")
    assert game.options(A) == ["y6@A"]
    game.take(A, "y6@A done")
    assert (game.points(A), game.influence(A)) == (4, 0 + 1)


def test_a_citizen_recruited_before_a_black_die_does_not_make_able() -> None:
    """Phase 3 and Influence: the points that could have thrown the die again are gone."""
    game = poor("y2@A y6@B", 2).black(6).start().take(A, "recruit")
    assert game.options(A) == ["succumb"]
    assert game.supply(A) == 1


def test_an_able_district_made_too_weak_by_a_throw_may_succumb() -> None:
    """Phase 3: who is no longer able loses 2 points, however that came."""
    game = poor("y6@A r6@B", 1).black(6).start()
    assert "succumb" not in game.options(A)
    assert game.take(A, "reroll-y6").chance("1").options(A) == ["succumb"]


@pytest.mark.parametrize("influence, expected", [(1, {"succumb"}), (2, {"recruit", "succumb"})])
def test_version_1_offers_a_citizen_before_a_black_die_that_nothing_can_beat(
    influence: int, expected: set[str]
) -> None:
    """Games begun under version 1: a citizen could be recruited before succumbing, without a die."""
    assert offered(poor("y6@B", influence).rules(1).black(1).start()) == expected
