"""Passing in the King's Challenge: le Roy without dice counts as passed (ruling R67).

So whoever has passed gets no further denier after le Roy's last action: all have passed, and the round is over. Games
of version 1 of the rules, in which the turn came round once more, go on as they were.

Le Roy's lines here: 5 + 5 places a worker for one die, 4 + 4 reveals a character for none, 1 + 2 gains points for two
dice, one of them bought from the player for 4, 3 + 4 lays cubes on the Cathedral for two dice.
"""

from __future__ import annotations

import pytest

from tests.city.builder import A, N, city
from troyes.core.state import CHANCE

INCOME = 10  # the next round begins at once with the fixed income
FULL = "A N A N A N"
VERSIONS = pytest.mark.parametrize("version, extra", [(1, 1), (2, 0)])


@VERSIONS
def test_no_denier_after_le_roys_only_action(version: int, extra: int) -> None:
    """He uses his only die after the player's pass; a die of the player is left, which nobody will use."""
    game = city(1).rules(version).dice("y4@A r6@N").start().take(A, "pass")
    assert (game.passed(A), game.actors()) == (2, [CHANCE])
    game.chance("5 5")
    assert (game.round(), game.passed(A), game.deniers(A)) == (4, None, 5 + 2 + extra + INCOME)


@VERSIONS
def test_a_denier_after_each_action_of_le_roy_but_the_last(version: int, extra: int) -> None:
    """While he has dice the turn comes round to the player; with the last die it does not."""
    game = city(1).rules(version).dice("y4@A r4@N r5@N r6@N").start().take(A, "pass")
    for lying in (3, 4):
        game.chance("5 5")
        assert (game.passed(A), game.round()) == (lying, 3)
    game.chance("5 5")
    assert (game.round(), game.deniers(A)) == (4, 5 + 4 + extra + INCOME)


@pytest.mark.parametrize("version", [1, 2])
def test_no_denier_with_the_last_die_of_the_square_under_any_rules(version: int) -> None:
    """Phase 5: no dice are left in any district, so that the round ends with that action."""
    game = city(1).rules(version).dice("r5@N r6@N").start().take(A, "pass").chance("5 5")
    assert game.passed(A) == 3
    game.chance("5 5")
    assert (game.round(), game.deniers(A)) == (4, 5 + 3 + INCOME)


@VERSIONS
def test_an_action_that_costs_no_die_is_not_his_last(version: int, extra: int) -> None:
    """A character is revealed, he keeps his die and is still in: a denier; the next action is his last: none."""
    game = city(1).rules(version).pile("urbain-iv").dice("y4@A r6@N").start().take(A, "pass").chance("4 4")
    assert (game.passed(A), game.round(), game.dice()) == (3, 3, ["y4@A", "r6@N"])
    game.chance("5 5")
    assert (game.round(), game.deniers(A)) == (4, 5 + 3 + extra + INCOME)


@VERSIONS
def test_a_price_beyond_his_dice_takes_the_last_of_them(version: int, extra: int) -> None:
    """Cubes on the Cathedral cost two dice; he has one, completes the action, and has passed."""
    game = city(1).rules(version).dice("y4@A r6@N").start().take(A, "pass").chance("3 4")
    assert (game.round(), game.deniers(A)) == (4, 5 + 2 + extra + INCOME)
    assert game.cathedral()[0].split().count("N") == 2


@VERSIONS
def test_no_denier_after_he_bought_a_die_for_his_last_action(version: int, extra: int) -> None:
    """4 deniers for the yellow 4, 2 for the pass; the yellow 2 is left."""
    game = city(1).rules(version).dice("y4@A y2@A r6@N").start().take(A, "pass").chance("1 2")
    assert (game.round(), game.points(N), game.deniers(A)) == (4, 2, 5 + 4 + 2 + extra + INCOME)


@pytest.mark.parametrize("version", [1, 2])
def test_no_denier_after_he_bought_the_last_die_under_any_rules(version: int) -> None:
    """Phase 5: his red 6 and the player's yellow 4 were the last dice of the square."""
    game = city(1).rules(version).dice("y4@A r6@N").start().take(A, "pass").chance("1 2")
    assert (game.round(), game.points(N), game.deniers(A)) == (4, 2, 5 + 4 + 2 + INCOME)


@pytest.mark.parametrize("version", [1, 2])
def test_a_player_who_buys_le_roys_last_die_goes_on_alone(version: int) -> None:
    """Le Roy has passed with that; the player acts on, and with his own pass all have passed: 2 deniers."""
    game = city(1).rules(version).seat(A, deniers=5).dice("y4@A y2@A y6@N").start()
    game.take(A, "agriculture y6@N done")
    assert (game.actors(), game.turn(), game.deniers(A)) == ([A], "A", 5 - 2 + 3)
    game.take(A, "agriculture y4@A done")
    assert (game.actors(), game.turn(), game.deniers(A)) == ([A], "A", 5 - 2 + 3 + 2)
    game.take(A, "pass")
    assert (game.round(), game.deniers(A)) == (4, 5 - 2 + 3 + 2 + 2 + INCOME)


@pytest.mark.parametrize("version", [1, 2])
def test_a_player_who_did_not_pass_has_his_turn_after_le_roys_last_action(version: int) -> None:
    """Le Roy's having passed ends nobody else's round; the player's pass then brings 2 deniers and ends it."""
    game = (
        city(1).rules(version).dice("y4@A y2@A r6@N").start().take(A, "agriculture y2@A done").chance("5 5")
    )
    assert (game.round(), game.actors(), game.passed(A)) == (3, [A], None)
    game.take(A, "pass")
    assert (game.round(), game.deniers(A)) == (4, 5 + 1 + 2 + INCOME)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("starter", [A, N])
def test_without_any_dice_the_round_ends_before_the_first_turn(version: int, starter: int) -> None:
    """Phase 5: neither side has dice, so there is neither a turn nor a pass."""
    table = city(1).rules(version).starter(starter).turn(starter)
    game = table.now("first-turn", "end-round", "next-round").start()
    assert (game.round(), game.deniers(A), game.points(N)) == (4, 5 + INCOME, 0)


@pytest.mark.parametrize("version", [1, 2])
def test_the_player_begins_if_le_roy_starts_without_dice(version: int) -> None:
    """He has passed before his first turn; the player acts or passes, and his pass ends the round with 2 deniers."""
    table = city(1).rules(version).starter(N).turn(N).dice("y4@A y2@A")
    game = table.now("first-turn", "end-round", "next-round").start()
    assert (game.actors(), game.turn()) == ([A], "A")
    game.take(A, "pass")
    assert (game.round(), game.deniers(A)) == (4, 5 + 2 + INCOME)


@VERSIONS
def test_le_roy_as_start_player_ends_the_round_with_his_last_die(version: int, extra: int) -> None:
    """He acts first, the player passes, he acts again with his last die: 2 deniers and no more."""
    table = city(1).rules(version).starter(N).turn(N).dice("y4@A r5@N r6@N")
    game = table.now("first-turn", "end-round", "next-round").start().chance("5 5")
    assert game.actors() == [A]
    game.take(A, "pass").chance("5 5")
    assert (game.round(), game.starter(), game.deniers(A)) == (4, "A", 5 + 2 + extra + INCOME)


@pytest.mark.parametrize("version", [1, 2])
def test_le_roy_as_start_player_with_a_single_die_leaves_the_rest_to_the_player(version: int) -> None:
    """His first action was his last; the player acts until he passes."""
    table = city(1).rules(version).starter(N).turn(N).dice("y4@A y2@A r6@N")
    game = table.now("first-turn", "end-round", "next-round").start().chance("5 5")
    game.take(A, "agriculture y4@A done")
    assert (game.actors(), game.round()) == ([A], 3)
    game.take(A, "pass")
    assert (game.round(), game.starter(), game.deniers(A)) == (4, "A", 5 + 2 + 2 + INCOME)


@pytest.mark.parametrize("version, points", [(1, 3), (2, 1)])
def test_the_denier_may_decide_what_thibaut_ii_rewards(version: int, points: int) -> None:
    """In the last round 9 + 2 deniers are 11, worth 1 point; under version 1 they were 12, worth 3."""
    table = city(1).rules(version).round(4).pile("thibaut-ii").seat(A, deniers=9).dice("y4@A r6@N")
    game = table.cathedral(FULL, FULL, FULL).start().take(A, "pass").chance("5 5")
    assert (game.actors(), game.points(A), game.points(N)) == ([], points, 0)
    assert game.scores() == [points]


def test_spending_before_passing_is_as_at_other_tables() -> None:
    """Influence (ruling R66): after a throw that leaves an action possible the player must act; after one that leaves
    none he may pass, and le Roy goes on."""
    table = city(1).seat(A, deniers=0, influence=1).dice("y4@A r6@N")
    assert set(table.start().take(A, "reroll-y4").chance("4").options(A)) == {"agriculture", "marauding"}
    game = table.start().take(A, "reroll-y4").chance("1")
    assert game.options(A) == ["pass"]
    game.take(A, "pass").chance("5 5")
    assert (game.round(), game.deniers(A)) == (4, 0 + 2 + INCOME)
