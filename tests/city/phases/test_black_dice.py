"""Phase 3: the enemies. How many black dice are thrown, who must counter which, with what, and what it brings."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Table, city
from troyes.core.errors import IllegalMove
from troyes.core.state import CHANCE

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")


def strikes(*events: str, bonus: bool = False) -> Table:
    """A table where these events strike next."""
    table = city(2, bonus=bonus).dice("y1@A").now(*STRIKE)
    for event in events:
        table.event(event)
    return table


def own(words: list[str]) -> list[str]:
    """Of all words, the dice of the city square."""
    return [word for word in words if "@" in word]


@pytest.mark.parametrize(
    "events, number",
    [
        ("", 1),
        ("brigands1", 2),
        ("brigands2", 2),
        ("brigands3", 2),
        ("skirmishes1", 2),
        ("skirmishes2", 2),
        ("normans-attack", 3),
        ("war", 3),
        ("heresy drought civil-war traveling-builders interrupted-work", 1),
        ("brigands1 civil-war war", 4),
        ("war normans-attack", 5),
        ("war normans-attack brigands1", 6),
    ],
)
def test_black_dice_are_thrown_one_for_each_on_the_cards(events: str, number: int) -> None:
    """Phase 3: Marauding always sends one; Brigands and Skirmishes one, War and Normans Attack two; others none."""
    game = strikes(*events.split()).start()
    for thrown in range(number):
        assert game.asked() == "roll-black-dice"
        assert game.options(CHANCE) == ["1", "2", "3", "4", "5", "6"]
        assert len(set(game.state.weights())) == 1
        game.chance(str(thrown + 1))
    assert game.actors() == [A]
    assert sorted(game.black()) == list(range(1, number + 1))


def test_black_dice_of_resistance_are_none() -> None:
    """Bonus card Resistance: its text names no black die."""
    game = strikes("resistance", bonus=True).start()
    game.chance("4")
    assert game.black() == [4]
    assert game.actors() == [A]


@pytest.mark.parametrize(
    "events",
    [
        "war normans-attack brigands1 brigands2",
        "war normans-attack brigands1 brigands2 brigands3 skirmishes1 skirmishes2",
    ],
)
def test_black_dice_are_6_at_most(events: str) -> None:
    """Contents: six black dice. Ruling: if the cards call for more, all six are thrown."""
    game = strikes(*events.split()).start()
    game.chance("6 5 4 3 2 1")
    assert sorted(game.black()) == [1, 2, 3, 4, 5, 6]
    assert game.actors() == [A]


def test_black_die_must_be_countered_by_the_start_player_first() -> None:
    game = city(3).starter(B).dice("y6@A y6@B y6@C").black(3).start()
    assert game.actors() == [B]
    game.take(B, "y6@B done")
    assert (game.black(), game.dice(), game.influence(B)) == ([], ["y6@A", "y6@C"], 5)
    assert (game.actors(), game.asked()) == ([B], "take-turn")


def test_black_dice_are_countered_highest_first_in_turn_order() -> None:
    """Phase 3: the start player the highest, his left neighbour the next, and so on, and round again."""
    game = city(3).starter(B).dice("y6@A y6@A y6@B y6@B y6@C y6@C").black(2, 5, 4, 1, 3).start()
    left = [5, 4, 3, 2, 1]
    for seat, letter in ((B, "B"), (C, "C"), (A, "A"), (B, "B"), (C, "C")):
        assert game.actors() == [seat]
        assert sorted(game.black(), reverse=True) == left
        assert f"b{left[0]}" not in game.options(seat)  # the highest need not be named: it must be countered
        game.take(seat, f"y6@{letter} done")
        left.pop(0)
    assert [game.influence(seat) for seat in (A, B, C)] == [5, 6, 6]
    assert game.dice() == ["y6@A"]
    assert game.actors() == [B]


@pytest.mark.parametrize("players, order", [(2, "ABABAB"), (3, "ABCABC"), (4, "ABCDAB")])
def test_black_dice_go_round_until_none_is_left(players: int, order: str) -> None:
    game = city(players).dice("r6@A r6@B y1@A").black(6, 6, 5, 5, 4, 4).start()
    seen = ""
    while game.black():
        seat = game.actors()[0]
        seen += "ABCD"[seat]
        if "succumb" in game.options(seat):
            game.take(seat, "succumb")
        else:
            game.take(seat, f"r6@{'ABCD'[seat]} done")
    assert seen == order
    assert (game.actors(), game.asked()) == ([A], "take-turn")


def test_black_die_is_beaten_by_an_equal_or_higher_value() -> None:
    game = city(2).dice("y3@A y4@A y5@A").black(4).start()
    assert own(game.options(A)) == ["y3@A", "y4@A", "y5@A"]
    game.take(A, "y3@A")
    assert "done" not in game.options(A)
    game = city(2).dice("y3@A y4@A y5@A").black(4).start()
    game.take(A, "y4@A done")
    assert game.dice() == ["y3@A", "y5@A"]


def test_black_die_counts_red_dice_double() -> None:
    """Important: red 3 beats a 6; yellow and white 3 do not."""
    game = city(2).dice("r3@A y3@A w2@A").black(6).start()
    assert own(game.options(A)) == ["r3@A"]  # without the red die, 5 is all there is
    game.take(A, "r3@A done")
    assert game.dice() == ["y3@A", "w2@A"]


def test_black_die_may_be_countered_with_dice_of_different_colours() -> None:
    game = city(2).dice("r1@A y2@A w2@A y6@B").black(6).start()
    assert own(game.options(A)) == ["r1@A"]  # 2 + 2 + 2: all three are needed
    game.take(A, "r1@A y2@A w2@A done")
    assert (game.dice(), game.influence(A)) == (["y6@B"], 5)


def test_black_die_may_be_countered_with_more_than_three_dice() -> None:
    """Phase 3: one or more dice; the limit of three is one of actions."""
    game = city(2).dice("y1@A y1@A y1@A w1@A w1@A y6@B").black(5).start()
    game.take(A, "y1@A y1@A y1@A w1@A w1@A done")
    assert (game.dice(), game.influence(A)) == (["y6@B"], 5)


def test_black_die_may_be_countered_with_more_than_is_needed() -> None:
    """Phase 3: the total must be equal or greater; it is not said that it must be the least."""
    game = city(2).dice("y5@A w6@A y6@B").black(4).start()
    game.take(A, "y5@A")
    assert sorted(game.options(A)) == ["done", "w6@A"]
    game.take(A, "w6@A done")
    assert (game.dice(), game.influence(A)) == (["y6@B"], 5)


@pytest.mark.parametrize(
    "word", ["y6@B", "y6@N", "b4", "succumb", "done", "pass", "use-priest", "agriculture"]
)
def test_black_die_leaves_no_other_way_than_own_dice(word: str) -> None:
    """Important: no dice of others; no cubes of delayed cards; and who can counter must (ruling)."""
    game = city(2).dice("y5@A y6@B y6@N").card("priest", "A -", A=2).black(4).start()
    with pytest.raises(IllegalMove):
        game.take(A, word)


def test_several_black_dice_at_once_need_their_sum() -> None:
    """Important: the highest and any others he chooses, with one set of dice; 1 influence for each."""
    game = city(2).dice("y6@A w5@A y6@B").black(5, 4, 2, 6).start()
    assert [word for word in game.options(A) if word[0] == "b"] == ["b2", "b4", "b5"]
    game.take(A, "b5 y6@A w5@A done")
    assert (game.influence(A), game.dice(), sorted(game.black())) == (6, ["y6@B"], [2, 4])
    assert game.actors() == [B]
    game.take(B, "b2 y6@B done")
    assert (game.influence(B), game.dice(), game.black()) == (6, [], [])


def test_several_black_dice_are_offered_only_as_far_as_the_dice_reach() -> None:
    """11 pips: 6 + 5 and 6 + 4 + 1 can be done, 6 + 5 + 1 cannot."""
    game = city(2).dice("y6@A w5@A").black(6, 5, 4, 1).start()
    assert [word for word in game.options(A) if word[0] == "b"] == ["b1", "b4", "b5"]
    game.take(A, "b1")
    assert [word for word in game.options(A) if word[0] == "b"] == ["b4"]
    game.take(A, "b4")
    assert game.options(A) == ["y6@A"]
    game.take(A, "y6@A w5@A done")
    assert (game.influence(A), sorted(game.black())) == (7, [5])


def test_several_black_dice_of_the_highest_value_at_once() -> None:
    game = city(2).dice("r6@A y6@B").black(6, 6, 6).start()
    assert [word for word in game.options(A) if word[0] == "b"] == ["b6"]
    game.take(A, "b6 r6@A done")
    assert (game.black(), game.influence(A)) == ([6], 6)


def test_all_black_dice_may_be_countered_by_one_player() -> None:
    """21 pips against two red sixes, which count 24; then nobody else has to."""
    game = city(3).starter(C).dice("r6@C r6@C y6@A").black(1, 2, 3, 4, 5, 6).start()
    game.take(C, "b1 b2 b3 b4 b5 r6@C")
    assert game.options(C) == ["r6@C"]
    game.take(C, "r6@C done")
    assert (game.influence(C), game.black(), game.dice()) == (10, [], ["y6@A"])
    assert (game.actors(), game.asked()) == ([C], "take-turn")


def test_black_die_that_cannot_be_beaten_costs_2_points_and_no_dice() -> None:
    """Phase 3: it is discarded without losing a die, but 2 VP are lost; no influence is gained."""
    game = city(2).seat(A, points=5).dice("r1@A y3@A w6@B").black(6, 2).start()
    assert own(game.options(A)) == []
    assert not [word for word in game.options(A) if word[0] == "b"]
    game.take(A, "succumb")
    assert (game.points(A), game.influence(A), game.black()) == (3, 4, [2])
    assert game.dice() == ["r1@A", "y3@A", "w6@B"]
    assert game.actors() == [B]


@pytest.mark.parametrize("points, left", [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_black_die_that_cannot_be_beaten_never_takes_points_below_0(points: int, left: int) -> None:
    game = city(2).seat(A, points=points).dice("y5@A").black(6).start()
    game.take(A, "succumb")
    assert game.points(A) == left


def test_black_dice_face_a_player_without_dice_again_and_again() -> None:
    game = city(2).seat(A, points=9, influence=0).dice("y6@B y6@B").black(1, 1, 1, 1).start()
    for points in (7, 5):
        assert game.options(A) == ["succumb"]
        game.take(A, "succumb").take(B, "y6@B done")
        assert game.points(A) == points
    assert game.influence(B) == 6


def test_lower_black_dice_do_not_help_who_cannot_beat_the_highest() -> None:
    """Phase 3: it is the highest that he is up against."""
    game = city(2).seat(A, influence=0, points=2).dice("y5@A y6@B").black(6, 1).start()
    assert game.options(A) == ["succumb"]
    game.take(A, "succumb")
    assert (game.points(A), game.black()) == (0, [1])


def test_influence_may_be_spent_before_countering() -> None:
    """Influence: reroll for 1, recruit for 2, turn for 4, several in any order."""
    game = city(2).seat(A, influence=8).dice("y1@A w4@A y6@B").black(6, 6).start()
    assert {"reroll-y1", "reroll-w4", "recruit", "turn", "succumb"} == set(game.options(A))
    game.take(A, "reroll-w4").chance("3")
    game.take(A, "recruit")
    assert (game.influence(A), game.supply(A)) == (5, 1)
    game.take(A, "turn y1@A w3@A done")
    assert game.influence(A) == 1
    assert sorted(game.dice()) == ["w4@A", "y6@A", "y6@B"]
    game.take(A, "y6@A done")
    assert (game.influence(A), game.points(A), game.black()) == (2, 0, [6])


def test_influence_that_makes_a_player_able_leaves_him_no_choice() -> None:
    """Ruling: the loss of 2 VP is only for one who cannot; it cannot be chosen."""
    game = city(2).seat(A, influence=1, points=4).dice("y1@A y6@B").black(6).start()
    game.take(A, "reroll-y1").chance("6")
    assert game.options(A) == ["y6@A"]
    game.take(A, "y6@A done")
    assert (game.points(A), game.influence(A)) == (4, 1)


def test_influence_need_not_be_spent_to_become_able() -> None:
    """Ruling: a player who could turn a die and win may succumb instead."""
    game = city(2).seat(A, influence=9, points=4).dice("y1@A y6@B").black(6).start()
    game.take(A, "succumb")
    assert (game.points(A), game.influence(A)) == (2, 9)


def test_influence_is_not_spent_once_dice_are_named() -> None:
    """Influence: before countering."""
    game = city(2).seat(A, influence=9).dice("y3@A w3@A y6@B").black(6, 1).start()
    game.take(A, "y3@A")
    assert game.options(A) == ["w3@A"]


@pytest.mark.parametrize("influence, after", [(18, 20), (19, 20), (20, 20)])
def test_influence_from_black_dice_stops_at_20(influence: int, after: int) -> None:
    game = city(2).seat(A, influence=influence).dice("r6@A y6@B").black(6, 5).start()
    game.take(A, "b5 r6@A done")
    assert game.influence(A) == after


def test_influence_won_from_one_black_die_may_be_spent_on_the_next() -> None:
    game = city(2).seat(A, influence=0).dice("y6@A w1@A y6@B").black(6, 5, 4).start()
    game.take(A, "y6@A done").take(B, "y6@B done")
    assert set(game.options(A)) == {"reroll-w1", "succumb"}
    game.take(A, "reroll-w1").chance("5")
    game.take(A, "w5@A done")
    assert (game.influence(A), game.points(A)) == (1, 0)


def test_dice_of_others_are_never_rerolled_before_countering() -> None:
    game = city(2).seat(A, influence=9).dice("y1@A y2@B y3@N").black(6).start()
    assert [word for word in game.options(A) if word.startswith("reroll")] == ["reroll-y1"]
    game.take(A, "turn")
    assert game.options(A) == ["y1@A"]


def test_black_dice_that_take_the_last_dice_end_the_round() -> None:
    """Phases 4 and 5: without a die in the city square there is neither an action nor a pass, so no denier for one."""
    game = city(4).starter(D).dice("r2@D y6@A w1@D").black(4, 5).start()
    game.take(D, "r2@D w1@D done").take(A, "y6@A done")
    assert (game.black(), game.dice()) == ([], [])
    assert (game.round(), game.starter(), game.asked()) == (4, "A", "reveal-red")
    assert [game.deniers(seat) for seat in (A, B, C, D)] == [15] * 4
