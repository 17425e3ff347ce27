"""Phase 3: which events enter, in what order they strike, and what each of them does every round."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing, Table, city
from troyes.core.errors import IllegalMove
from troyes.core.state import CHANCE

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")
YELLOW = {"support", "civil-war", "wayfarers", "drought"}
WHITE = {"traveling-builders", "interrupted-work", "heresy", "theological-conflict"}
EMPTY = "- - - - - -"


def strikes(players: int = 2, *, bonus: bool = False) -> Table:
    """A table where the events of the queue strike next."""
    return city(players, bonus=bonus).now(*STRIKE)


def reveals(players: int = 2, *, bonus: bool = False) -> Table:
    """A table where a red event is revealed next."""
    return city(players, bonus=bonus).now("reveal-red", *STRIKE)


def all_is_resolved(game: Playing) -> bool:
    """Whether only the black dice are still to be thrown."""
    return game.asked() == "roll-black-dice"


# What a red event calls. Certain: War calls white (the rulebook's example); the rest are rulings of facts 3.
@pytest.mark.parametrize(
    "red, called",
    [
        ("succession-conflict", YELLOW),
        ("brigands1", YELLOW),
        ("brigands2", WHITE),
        ("brigands3", WHITE),
        ("skirmishes1", YELLOW),
        ("skirmishes2", WHITE),
        ("normans-attack", YELLOW),
        ("war", WHITE),
    ],
)
def test_red_event_calls_a_second_card_of_its_colour(red: str, called: set[str]) -> None:
    """Phase 3: the red card goes to the right end of the queue, the card that it calls behind it."""
    game = reveals().event("skirmishes1" if red != "skirmishes1" else "brigands1").start()
    before = game.events()
    game.chance(red)
    assert game.actors() == [CHANCE]
    assert set(game.options(CHANCE)) == called
    assert len(set(game.state.weights())) == 1
    second = min(called)
    game.chance(second)
    assert game.events() == [*before, red, second]


def test_called_event_that_is_or_was_in_play_cannot_come_again() -> None:
    game = reveals().event("war", "A").event("heresy").past("brigands2", "interrupted-work").start()
    assert not {"war", "brigands2"} & set(game.options(CHANCE))
    game.chance("brigands3")
    assert set(game.options(CHANCE)) == {"traveling-builders", "theological-conflict"}


def test_new_events_strike_in_the_round_of_their_coming() -> None:
    game = reveals().start()
    game.chance("brigands2 heresy")
    assert [game.influence(seat) for seat in (A, B)] == [2, 2]
    assert all_is_resolved(game)


def test_events_strike_again_in_the_next_round_while_they_are_in_the_queue() -> None:
    """Phase 3, Notes: a card stays until it is countered."""
    game = strikes().round(2).event("heresy").dice("y1@A y1@B").start()
    game.chance("1").take(A, "y1@A done pass").take(B, "pass")
    assert [game.influence(seat) for seat in (A, B)] == [3, 2]
    game.chance("joust goldsmith pilgrimage skirmishes2 theological-conflict 1")
    assert [game.influence(seat) for seat in (A, B)] == [1, 0]


def test_events_strike_from_the_left_builders_before_interruption() -> None:
    """Phase 3: left to right. A cube placed first is taken off again; in the other order it stays."""
    game = strikes().event("traveling-builders").event("interrupted-work").start()
    assert game.cathedral() == [EMPTY] * 3
    game = strikes().event("interrupted-work").event("traveling-builders").start()
    assert game.cathedral() == ["N - - - - -", EMPTY, EMPTY]


def test_events_strike_from_the_left_wayfarers_before_drought() -> None:
    """A citizen whom the Wayfarers expel pays nothing for the Drought to their right, but for one to their left."""
    game = strikes().event("wayfarers").event("drought").building("city-hall", "B A - - - -").start()
    game.chance("2")
    assert (game.lying("city-hall"), game.deniers(A), game.deniers(B)) == ("A", 5, 4)
    game = strikes().event("drought").event("wayfarers").building("city-hall", "B A - - - -").start()
    game.chance("2")
    assert (game.lying("city-hall"), game.deniers(A), game.deniers(B)) == ("A", 4, 4)


@pytest.mark.parametrize("deniers, left, points", [(7, 4, 5), (3, 0, 5), (2, 0, 3), (0, 0, 3)])
def test_civil_war_takes_3_deniers_of_each_player(deniers: int, left: int, points: int) -> None:
    """Who cannot give all gives what he has and loses 2 VP."""
    game = strikes(3).event("civil-war").seat(B, deniers=deniers, points=5).start()
    assert (game.deniers(B), game.points(B)) == (left, points)
    assert (game.deniers(A), game.deniers(C)) == (2, 2)


@pytest.mark.parametrize("influence, left, points", [(20, 18, 5), (2, 0, 5), (1, 0, 3), (0, 0, 3)])
def test_heresy_takes_2_influence_of_each_player(influence: int, left: int, points: int) -> None:
    game = strikes(3).event("heresy").seat(B, influence=influence, points=5).start()
    assert (game.influence(B), game.points(B)) == (left, points)
    assert (game.influence(A), game.influence(C)) == (2, 2)


@pytest.mark.parametrize("deniers, left, points", [(7, 4, 5), (3, 0, 5), (2, 0, 3), (0, 0, 3)])
def test_drought_takes_1_denier_per_citizen_in_city_hall(deniers: int, left: int, points: int) -> None:
    """Citizens elsewhere and neutral citizens count for nobody."""
    game = (
        strikes(3)
        .event("drought")
        .seat(B, deniers=deniers, points=5)
        .building("city-hall", "B B N N A B")
        .building("palace", "A B C - - -")
        .building("bishopric", "A B C - - -")
        .card("merchant", "A B")
        .start()
    )
    assert (game.deniers(B), game.points(B)) == (left, points)
    assert (game.deniers(A), game.deniers(C), game.points(C)) == (4, 5, 0)


def test_drought_costs_nothing_for_expelled_citizens_nor_for_none() -> None:
    game = (
        strikes()
        .event("drought")
        .building("city-hall", "A A - - - -", lying="A B")
        .seat(B, deniers=0)
        .start()
    )
    assert (game.deniers(A), game.deniers(B)) == (3, 0)
    game = strikes().event("drought").seat(B, deniers=0, points=4).start()
    assert (game.deniers(B), game.points(B)) == (0, 4)


@pytest.mark.parametrize("points, left", [(9, 5), (4, 0), (3, 0), (1, 0), (0, 0)])
def test_losses_of_2_points_add_up_over_events_and_stop_at_0(points: int, left: int) -> None:
    """Ruling: 2 VP for each event that is not suffered in full, and never below 0."""
    game = strikes().event("civil-war").event("heresy").seat(A, deniers=1, influence=0, points=points).start()
    assert (game.points(A), game.deniers(A), game.influence(A)) == (left, 0, 0)
    assert (game.points(B), game.deniers(B), game.influence(B)) == (0, 2, 2)


def test_loss_of_points_is_2_for_one_event_however_much_is_missing() -> None:
    game = (
        strikes().event("drought").seat(A, deniers=0, points=7).building("city-hall", "A A A A A A").start()
    )
    assert game.points(A) == 5


@pytest.mark.parametrize("starter", [A, B, C])
def test_support_lets_the_start_player_choose_two_events_to_its_left(starter: int) -> None:
    """Support: a gray cube on each of two cards left of it. Rulings: the start player chooses; Marauding counts."""
    game = (
        strikes(3)
        .starter(starter)
        .event("war", "A")
        .event("heresy")
        .event("support")
        .event("drought")
        .start()
    )
    assert game.actors() == [starter]
    assert sorted(game.options(starter)) == ["heresy", "marauding", "war"]
    game.take(starter, "heresy")
    assert sorted(game.options(starter)) == ["marauding", "war"]
    game.take(starter, "war")
    assert [game.event_cubes(name) for name in game.events()] == ["", "A N", "N", "", ""]
    assert [game.influence(seat) for seat in (A, B, C)] == [2, 2, 2]  # Heresy, and nothing for gray cubes
    assert all_is_resolved(game)


def test_support_with_exactly_two_events_to_its_left_puts_a_cube_on_both() -> None:
    game = strikes().event("war").event("support").start()
    assert sorted(game.options(A)) == ["marauding", "war"]
    game.take(A, "marauding war")
    assert [game.event_cubes(name) for name in game.events()] == ["N", "N", ""]


def test_support_next_to_marauding_puts_a_single_cube() -> None:
    """Support: with fewer than two cards to its left, one cube on what there is."""
    game = strikes().event("support").event("war").event("heresy").start()
    assert game.options(A) == ["marauding"]
    game.take(A, "marauding")
    assert [game.event_cubes(name) for name in game.events()] == ["N", "", "", ""]
    assert all_is_resolved(game)


@pytest.mark.parametrize("word", ["support", "drought", "done", "pass"])
def test_support_reaches_neither_itself_nor_what_is_to_its_right(word: str) -> None:
    game = strikes().event("war").event("support").event("drought").start()
    with pytest.raises(IllegalMove):
        game.take(A, word)


def test_support_cube_on_the_last_banner_counters_the_event() -> None:
    """Ruling: at once, with majority and points as usual. What comes further right still strikes, and only once."""
    game = strikes().event("skirmishes1", "A A").event("support").event("heresy").event("civil-war").start()
    game.take(A, "skirmishes1 marauding")
    assert game.events() == ["marauding", "support", "heresy", "civil-war"]
    assert (game.points(A), game.points(B), game.won(A)) == (2, 0, 1)
    assert [game.influence(seat) for seat in (A, B)] == [2, 2]
    assert [game.deniers(seat) for seat in (A, B)] == [2, 2]
    game.chance("1 1")  # Marauding's black die, and that of the Skirmishes, which had struck already
    assert game.black() == [1, 1]


def test_support_may_counter_two_events_at_once() -> None:
    game = (
        strikes()
        .event("skirmishes1", "A B")
        .event("skirmishes2", "N N")
        .event("support")
        .event("heresy")
        .start()
    )
    game.take(A, "skirmishes1 skirmishes2")
    assert game.events() == ["marauding", "support", "heresy"]
    assert [game.points(seat) for seat in (A, B)] == [1, 1]  # three tied share 2 + 1
    assert [game.won(seat) for seat in (A, B)] == [1, 0]
    assert [game.influence(seat) for seat in (A, B)] == [2, 2]


def test_support_that_fills_marauding_empties_it() -> None:
    game = strikes().marauding("A A B").event("war").event("support").start()
    game.take(A, "marauding")
    assert (game.event_cubes("marauding"), game.points(A), game.points(B)) == ("", 2, 0)
    assert game.options(A) == ["war"]
    game.take(A, "war")
    assert (game.event_cubes("war"), game.won(A)) == ("N", 0)


@pytest.mark.parametrize(
    "before, after",
    [
        ([EMPTY, EMPTY, EMPTY], ["N - - - - -", EMPTY, EMPTY]),
        (["A - B - - -", "A - - - - -", "A - - - - -"], ["A N B - - -", "A - - - - -", "A - - - - -"]),
        (["A A B B A -", EMPTY, EMPTY], ["A A B B A N", EMPTY, EMPTY]),
        (["A A B B A B", "N - - - - -", EMPTY], ["A A B B A B", "N N - - - -", EMPTY]),
        (["A A B B A B", "N A A B B A", EMPTY], ["A A B B A B", "N A A B B A", "N - - - - -"]),
        (["A A B B A B", "N A A B B A", "A A A A A A"], ["A A B B A B", "N A A B B A", "A A A A A A"]),
    ],
)
def test_traveling_builders_fill_the_lowest_level_then_the_lowest_value(
    before: list[str], after: list[str]
) -> None:
    """A gray cube; on a full Cathedral nothing happens. Nobody gains or loses anything by it."""
    game = strikes().event("traveling-builders").seat(A, points=3).cathedral(*before).start()
    assert game.cathedral() == after
    assert [(game.points(seat), game.influence(seat)) for seat in (A, B)] == [(3, 4), (0, 4)]


@pytest.mark.parametrize(
    "before, after",
    [
        ([EMPTY, EMPTY, EMPTY], [EMPTY, EMPTY, EMPTY]),
        (["A B - - - -", EMPTY, EMPTY], ["A - - - - -", EMPTY, EMPTY]),
        (["- - - - N A", EMPTY, EMPTY], ["- - - - N -", EMPTY, EMPTY]),
        (["A A A A A A", "B - - - - -", EMPTY], ["A A A A A A", EMPTY, EMPTY]),
        (["A A A A A A", "B - B - - A", "N - - - - -"], ["A A A A A A", "B - B - - A", EMPTY]),
        (["A A A A A A", "B B B B B B", "A - A - B -"], ["A A A A A A", "B B B B B B", "A - A - - -"]),
    ],
)
def test_interrupted_work_empties_the_highest_level_then_the_highest_value(
    before: list[str], after: list[str]
) -> None:
    """Whoever owns the cube. Nobody loses points or influence by it; without a cube nothing happens."""
    game = strikes().event("interrupted-work").seat(A, points=3).seat(B, points=3).cathedral(*before).start()
    assert game.cathedral() == after
    assert [(game.points(seat), game.influence(seat)) for seat in (A, B)] == [(3, 4), (3, 4)]


def test_resistance_calls_a_second_red_event_that_calls_the_third() -> None:
    """Bonus card Resistance: a red card out of the box, which calls yellow or white as usual."""
    game = reveals(3, bonus=True).event("war").past("brigands1").start()
    assert "resistance" in game.options(CHANCE)
    game.chance("resistance")
    assert set(game.options(CHANCE)) == {
        "succession-conflict",
        "brigands2",
        "brigands3",
        "skirmishes1",
        "skirmishes2",
        "normans-attack",
    }
    assert len(set(game.state.weights())) == 1
    game.chance("normans-attack")
    assert set(game.options(CHANCE)) == YELLOW
    game.chance("civil-war")
    assert game.events() == ["marauding", "war", "resistance", "normans-attack", "civil-war"]
    assert [game.deniers(seat) for seat in (A, B, C)] == [2, 2, 2]


def test_resistance_removes_the_last_cube_of_every_event() -> None:
    """Marauding and itself too, and gray cubes (ruling); no one loses influence or points."""
    game = (
        strikes(3, bonus=True)
        .marauding("C A")
        .event("war", "A B N")
        .event("civil-war")
        .event("resistance", "B")
        .event("drought", "A A")
        .start()
    )
    assert [game.event_cubes(name) for name in game.events()] == ["C", "A B", "", "", "A"]
    assert [game.influence(seat) for seat in (A, B, C)] == [4, 4, 4]
    assert [game.points(seat) for seat in (A, B, C)] == [0, 0, 0]


def test_resistance_takes_off_a_cube_of_the_support_to_its_left_but_not_to_its_right() -> None:
    game = strikes(bonus=True).event("war", "A").event("support").event("resistance").start()
    game.take(A, "marauding war")
    assert [game.event_cubes(name) for name in game.events()] == ["", "A", "", ""]
    game = strikes(bonus=True).event("war", "A").event("resistance").event("support").start()
    game.take(A, "resistance war")
    assert [game.event_cubes(name) for name in game.events()] == ["", "N", "N", ""]


def test_resistance_is_no_card_of_the_plain_game() -> None:
    game = reveals().start()
    assert len(game.options(CHANCE)) == 8
    assert "resistance" not in game.options(CHANCE)


def test_queue_holds_all_events_that_a_game_can_bring() -> None:
    """Phase 3, Notes: the number of cards is not limited. With four players and Resistance seven red events come in six
    rounds, and each of the others calls a further one; nothing is countered, and all of them strike."""
    red = ["war", "brigands1", "brigands2", "brigands3", "skirmishes1"]
    called = ["heresy", "civil-war", "traveling-builders", "interrupted-work", "support"]
    table = reveals(4, bonus=True).round(6).seat(A, deniers=9)
    for pair in zip(red, called, strict=True):
        for name in pair:
            table.event(name)
    game = table.start().chance("resistance normans-attack drought").take(A, "marauding war")
    queue = ["marauding", *[name for pair in zip(red, called, strict=True) for name in pair]]
    assert game.events() == [*queue, "resistance", "normans-attack", "drought"]
    assert (len(game.events()), game.deniers(A), game.influence(A)) == (14, 6, 2)
    assert all_is_resolved(game)
