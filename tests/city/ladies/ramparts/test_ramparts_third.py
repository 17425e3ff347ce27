"""Module 5, the other two faces of level III: a cube that moves to a card, and protection in the event phase."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing
from tests.city.ladies.expansion import REVEAL, STRIKE, OutdoorTable, all_is_resolved, outdoor, outdoors

EMPTY = "- - - - - -"
ASKED = ["keep", "use-outdoor3"]


def third(face: str, players: int = 2, **cubes: int) -> OutdoorTable:
    """These seats have cubes on the tile of level III."""
    table = outdoors(f"1d 2b 3{face} 4b", players, head="yes")
    table.guards(**dict.fromkeys("ABCD"[:players], 15))
    return table.outdoor(**{owner: f"0 0 {number} 0" for owner, number in cubes.items()})


def left(game: Playing, seat: int) -> int:
    """The cubes of a seat on the tile of level III."""
    return int(outdoor(game, seat).split()[2])


# III-c: the cube moves to a card


def cards(table: OutdoorTable) -> OutdoorTable:
    """Cards of all kinds lie there: delayed, mixed, of the end of the game and immediate ones."""
    for name in ("augustine", "catapult", "hermit", "merchant", "distiller", "hunting"):
        table.card(name, "A -" if name in {"augustine", "merchant"} else "B -")
    return table


def asked_where(game: Playing) -> set[str]:
    """The cards that are offered for the cube, without the word that declines."""
    assert "keep" in game.options(A)
    return set(game.options(A)) - {"keep"}


def test_cube_moves_to_any_card_that_keeps_cubes() -> None:
    """III-c: when you activate a delayed card, to a delayed, mixed or end-of-the-game card of your choice; neither a
    tradesman, nor the cost, nor the colour of the other card matter."""
    game = cards(third("c", A=2)).dice("w3@A y1@N").start().take(A, "augustine w3@A done x1")
    assert {"catapult", "hermit", "distiller"} <= asked_where(game)
    assert not {"merchant", "hunting"} & asked_where(game)
    game.take(A, "hermit")
    assert (game.cubes("hermit", A), game.cubes("augustine", A), left(game, A)) == (1, 1, 1)
    assert (game.deniers(A), game.actors()) == (5, [B])


@pytest.mark.parametrize("card", ["catapult", "distiller", "hermit"])
def test_cube_moves_to_each_kind(card: str) -> None:
    game = cards(third("c", A=1)).dice("w3@A y1@N").start().take(A, f"augustine w3@A done x1 {card}")
    assert (game.cubes(card, A), left(game, A)) == (1, 0)


def test_cube_may_stay_on_the_tile() -> None:
    """III-c: you can."""
    game = cards(third("c", A=1)).dice("w3@A y1@N").start().take(A, "augustine w3@A done x1 keep")
    assert (left(game, A), game.actors()) == (1, [B])


def test_one_cube_moves_in_an_action_however_often_the_card_is_activated() -> None:
    """Important notes: not two cubes from the same outdoor activity in the same action."""
    game = cards(third("c", A=3)).dice("w6@A y1@N").start().take(A, "augustine w6@A done x2 hermit")
    assert (game.cubes("hermit", A), left(game, A), game.actors()) == (1, 2, [B])


def test_mixed_card_lets_the_cube_move_when_cubes_are_placed() -> None:
    table = third("c", A=1).card("catapult", "A -").card("hermit").dice("r3@A y1@N")
    game = table.start().take(A, "catapult r3@A done x1")
    assert "hermit" in asked_where(game)


def test_mixed_card_lets_the_cube_move_when_cubes_are_discarded() -> None:
    """III-c: whenever a card with a mixed effect is activated."""
    table = third("c", A=1).card("squire", "A -", A=2).card("hermit").dice("r3@A y1@N")
    game = table.start().take(A, "squire r3@A done discard-cubes x1")
    assert "hermit" in asked_where(game)
    assert game.take(A, "hermit").influence(A) == 4 + 5


def test_immediate_card_moves_no_cube() -> None:
    game = cards(third("c", A=1)).dice("y4@A w1@N").start().take(A, "merchant y4@A done x2")
    assert (game.actors(), left(game, A)) == ([B], 1)


def test_card_of_the_end_of_the_game_moves_no_cube_when_it_is_activated() -> None:
    """III-c: a delayed or mixed card is activated; those of the end of the game are named only where the cube goes."""
    table = third("c", A=1).card("hermit", "A -").card("distiller").dice("w6@A y1@N")
    game = table.start().take(A, "hermit w6@A done x1")
    assert (game.actors(), left(game, A)) == ([B], 1)


def test_activation_of_another_player_moves_no_cube() -> None:
    table = third("c", B=1).card("augustine", "A B").card("hermit").dice("w3@A y1@N")
    game = table.start().take(A, "augustine w3@A done x1")
    assert (game.asked(), left(game, B)) == ("take-turn", 1)


@pytest.mark.parametrize(("deniers", "offered"), [(2, False), (3, True), (8, True)])
def test_breeder_costs_3_deniers(deniers: int, offered: bool) -> None:
    """III-c: if you choose the Breeder, you must pay 3 deniers in order to place the cube."""
    table = third("c", A=1).card("augustine", "A -").card("breeder").card("hermit").dice("w3@A y1@N")
    game = table.seat(A, deniers=deniers).start().take(A, "augustine w3@A done x1")
    assert ("breeder" in game.options(A)) is offered
    if offered:
        game.take(A, "breeder")
        assert (game.deniers(A), game.cubes("breeder", A), left(game, A)) == (deniers - 3, 1, 0)


def test_breeder_that_is_run_takes_the_cube_for_3_more_deniers() -> None:
    """III-c: with 8 deniers, 3 pay the cube of the activation and 3 the one that moves."""
    table = third("c", A=1).card("breeder", "A -").card("hermit").dice("y2@A w1@N")
    game = table.seat(A, deniers=8).start().take(A, "breeder y2@A done x1 breeder")
    assert (game.deniers(A), game.cubes("breeder", A), left(game, A)) == (2, 2, 0)
    poor = third("c", A=1).card("breeder", "A -").card("hermit").dice("y2@A w1@N").seat(A, deniers=5)
    assert asked_where(poor.start().take(A, "breeder y2@A done x1")) == {"hermit"}


def test_fort_gives_nothing_for_a_cube_that_moves_there() -> None:
    """III-c, ruling R108: the Fort rewards dice; the cube only counts at the end."""
    table = third("c", A=1).card("augustine", "A -").card("fort").dice("w3@A y1@N")
    game = table.start().take(A, "augustine w3@A done x1 fort")
    assert (game.cubes("fort", A), game.points(A), game.influence(A), left(game, A)) == (1, 0, 4, 0)


def test_moved_cube_serves_in_a_later_action() -> None:
    """A cube on a delayed card is a cube of that card, without a tradesman there."""
    table = third("c", A=1).card("augustine", "A -").card("distiller").dice("w3@A y1@A w1@N")
    game = table.start().take(A, "augustine w3@A done x1 distiller").take(B, "pass")
    assert game.take(A, "agriculture use-distiller y1@A done").deniers(A) == 5 + 3


# III-d: black dice


def test_black_die_is_destroyed_by_a_cube() -> None:
    """III-d: the highest black die, each time you are required to counter it; the influence is earned."""
    game = third("d", A=1).dice("y1@A w1@N").black(6).start()
    assert "use-outdoor3" in game.options(A)
    game.take(A, "use-outdoor3")
    assert (game.black(), game.influence(A), game.dice(), left(game, A)) == ([], 5, ["y1@A", "w1@N"], 0)
    assert (game.actors(), game.asked()) == ([A], "take-turn")


def test_black_die_that_is_destroyed_is_the_highest() -> None:
    game = third("d", A=1).dice("y6@B w1@N").black(2, 5).start().take(A, "use-outdoor3")
    assert (game.black(), game.actors()) == ([2], [B])


def test_black_die_may_be_destroyed_even_with_dice_that_would_do() -> None:
    game = third("d", A=1).dice("r6@A w1@N").black(4).start()
    assert {"r6@A", "use-outdoor3"} <= set(game.options(A))


def test_black_dice_are_destroyed_one_cube_each_time() -> None:
    """III-d: each time; several cubes in one event phase."""
    game = third("d", A=2).dice("y1@A w1@N").seat(B, points=5).black(6, 5, 4).start().take(A, "use-outdoor3")
    assert game.actors() == [B]
    game.take(B, "succumb")
    assert (game.actors(), game.points(B)) == ([A], 3)
    game.take(A, "use-outdoor3")
    assert (game.black(), game.influence(A), left(game, A)) == ([], 6, 0)


def test_black_die_without_a_cube_is_faced_as_ever() -> None:
    game = third("d", B=1).dice("y1@A w1@N").seat(A, points=5, influence=0).black(6).start()
    assert game.options(A) == ["succumb"]
    assert third("c", A=1).dice("y1@A w1@N").seat(A, influence=0).black(6).start().options(A) == ["succumb"]


# III-d: losses


def striking(event: str, players: int = 2, **cubes: int) -> OutdoorTable:
    """An event strikes next; these seats have cubes that protect."""
    table = third("d", players, **cubes)
    table.now(*STRIKE).event(event)
    return table


def protected(game: Playing, seat: int, word: str) -> Playing:
    """A seat is asked whether it uses a cube, and answers."""
    assert (game.actors(), sorted(game.options(seat))) == ([seat], ASKED)
    return game.take(seat, word)


@pytest.mark.parametrize(("word", "deniers", "cubes"), [("use-outdoor3", 5, 0), ("keep", 2, 1)])
def test_protection_from_civil_war(word: str, deniers: int, cubes: int) -> None:
    """III-d: to avoid losing deniers."""
    game = protected(striking("civil-war", A=1).start(), A, word)
    assert (game.deniers(A), game.deniers(B), left(game, A)) == (deniers, 2, cubes)
    assert all_is_resolved(game)


@pytest.mark.parametrize(("word", "deniers", "cubes"), [("use-outdoor3", 5, 0), ("keep", 3, 1)])
def test_protection_from_drought(word: str, deniers: int, cubes: int) -> None:
    game = protected(striking("drought", A=1).building("city-hall", "A A B - - -").start(), A, word)
    assert (game.deniers(A), game.deniers(B), left(game, A)) == (deniers, 4, cubes)


def test_no_question_where_the_drought_takes_nothing() -> None:
    """A cube is discarded to avoid a loss; who has no citizen in City Hall loses nothing."""
    game = striking("drought", A=1).building("city-hall", "B - - - - -").start()
    assert (all_is_resolved(game), left(game, A)) == (True, 1)


@pytest.mark.parametrize(("word", "influence", "cubes"), [("use-outdoor3", 4, 0), ("keep", 2, 1)])
def test_protection_from_heresy(word: str, influence: int, cubes: int) -> None:
    """III-d: to avoid losing influence points."""
    game = protected(striking("heresy", A=1).start(), A, word)
    assert (game.influence(A), game.influence(B), left(game, A)) == (influence, 2, cubes)


@pytest.mark.parametrize("has", [0, 1])
@pytest.mark.parametrize("event", ["civil-war", "heresy"])
def test_protection_saves_the_points_of_one_who_could_not_pay(event: str, has: int) -> None:
    """Who avoids the loss bears nothing of the event, not the 2 points either."""
    table = striking(event, A=1)
    game = table.seat(A, deniers=has, influence=has, points=5).start()
    protected(game, A, "use-outdoor3")
    assert (game.points(A), game.deniers(A), game.influence(A)) == (5, has, has)


def test_protection_from_harsh_winter() -> None:
    """III-d: to avoid losing a cube."""
    table = striking("harsh-winter", A=1)
    game = table.card("priest", A=1, B=1).start()
    protected(game, A, "use-outdoor3")
    assert (game.cubes("priest", A), game.cubes("priest", B), left(game, A)) == (1, 0, 0)
    assert all_is_resolved(game)


def test_harsh_winter_strikes_who_keeps_his_protection() -> None:
    """Harsh Winter: a cube of a card or of an outdoor activity, of his choice."""
    game = protected(striking("harsh-winter", A=1).card("priest", A=1).start(), A, "keep")
    assert sorted(game.options(A)) == ["outdoor3", "priest"]
    game.take(A, "priest")
    assert (game.cubes("priest", A), left(game, A)) == (0, 1)


def test_harsh_winter_takes_outdoor_cubes_of_any_level() -> None:
    """Harsh Winter: or one outdoor activity of his choice; the cubes for the end of the game too."""
    table = outdoors("1a 2b 3a 4b")
    table.guards(A=20, B=20).outdoor(A="1 2 1 3", B="0 0 0 2").now(*STRIKE).event("harsh-winter")
    game = table.start()
    assert sorted(game.options(A)) == ["outdoor1", "outdoor2", "outdoor3", "outdoor4"]
    game.take(A, "outdoor4")
    assert (outdoor(game, A), outdoor(game, B)) == ("1 2 1 2", "0 0 0 1")


@pytest.mark.parametrize(
    ("word", "level", "cubes"), [("use-outdoor3", "A B A - - -", 0), ("keep", "A B - - - -", 1)]
)
def test_protection_from_interrupted_work(word: str, level: str, cubes: int) -> None:
    """III-d: the owner of the cube that would be removed keeps it."""
    table = striking("interrupted-work", A=1, B=1)
    game = protected(table.cathedral("A B A - - -", EMPTY, EMPTY, EMPTY).start(), A, word)
    assert (game.cathedral()[0], left(game, A), left(game, B)) == (level, cubes, 1)
    assert all_is_resolved(game)


def test_interrupted_work_asks_only_the_owner_of_the_cube() -> None:
    table = striking("interrupted-work", A=1)
    game = table.cathedral("A A A B - -", EMPTY, EMPTY, EMPTY).start()
    assert (all_is_resolved(game), game.cathedral()[0]) == (True, "A A A - - -")


def test_protection_from_several_events_takes_several_cubes() -> None:
    """III-d: several cubes in order to protect yourself from multiple events."""
    table = striking("civil-war", A=3)
    game = table.event("heresy").event("harsh-winter").card("priest", A=1).start()
    for _ in range(3):
        protected(game, A, "use-outdoor3")
    assert (game.deniers(A), game.influence(A), game.cubes("priest", A), left(game, A)) == (5, 4, 1, 0)
    assert (game.deniers(B), game.influence(B)) == (2, 2)


def test_protection_is_asked_from_the_start_player() -> None:
    """Events strike from the start player round."""
    game = striking("civil-war", 3, A=1, B=1, C=1).starter(B).start()
    for seat in (B, C, A):
        protected(game, seat, "use-outdoor3")
    assert [game.deniers(seat) for seat in (A, B, C)] == [5, 5, 5]


@pytest.mark.parametrize(
    "event", ["wolves", "monk-settles", "uprising", "traveling-builders", "chief-outlaw"]
)
def test_other_events_ask_for_no_protection(event: str) -> None:
    """III-d: deniers, influence and cubes only."""
    game = striking(event, A=1, B=1).building("palace", "A B - - - -").start()
    assert (game.actors(), left(game, A)) == ([-1], 1)


def test_possession_is_not_averted() -> None:
    """III-d names deniers, influence and cubes, and no citizens (ruling R93): everybody gives one."""
    table = third("d", A=1).now(*REVEAL).seat(A, supply=1).seat(B, supply=1)
    game = table.start().chance("war possession")
    assert (game.actors(), game.options(A)) == ([A], ["supply"])
    game.take(A, "supply")
    assert (game.supply(A), left(game, A)) == (0, 1)
