"""Cubes of delayed Activity cards: on which actions each may be used, one an action, spent for good."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Table, city
from troyes.core.errors import Refusal

CUBES = (
    "militia",
    "blacksmith",
    "tithe",
    "monk",
    "priest",
    "apprenticeship",
    "confession",
    "templar",
    "prior",
)
YELLOW, RED, WHITE, ANY = ["y4@A"], ["r4@A"], ["w4@A"], ["r4@A", "y4@A", "w4@A"]

# Each kind of action with the dice that it takes of itself.
ACTIONS = {
    "goldsmith": YELLOW,
    "agriculture": YELLOW,
    "drought": YELLOW,
    "city-hall supply": YELLOW,
    "hunting": RED,
    "brigands1": RED,
    "palace supply": RED,
    "procession": WHITE,
    "heresy": WHITE,
    "cathedral": WHITE,
    "bishopric supply": WHITE,
    "marauding": ANY,
}
TRANSFORMED = {"militia": YELLOW, "monk": WHITE, "templar": WHITE, "prior": WHITE}
ALL_VALUES = (
    "goldsmith",
    "agriculture",
    "drought",
    "hunting",
    "brigands1",
    "procession",
    "heresy",
    "marauding",
    "palace supply",
)
ALLOWED = {
    "militia": ("hunting", "brigands1", "marauding", "palace supply"),
    "blacksmith": ("hunting", "brigands1", "marauding"),
    "tithe": ("goldsmith", "agriculture", "drought", "marauding", "city-hall supply"),
    "monk": ("goldsmith", "agriculture", "drought", "marauding"),
    "priest": ("goldsmith", "agriculture", "drought", "marauding"),
    "apprenticeship": ALL_VALUES,
    "confession": ALL_VALUES,
    "templar": ("hunting", "brigands1", "marauding"),
    "prior": ("procession", "heresy", "cathedral", "marauding"),
}
ONE_COLOUR = {"blacksmith": RED, "tithe": YELLOW, "priest": YELLOW}


def board(**cubes: int) -> Table:
    """Every kind of action is there, with a 4 of each colour; seat A has cubes of some cards."""
    table = city(2, bonus=True).seat(A, deniers=30, supply=1).dice("r4@A y4@A w4@A")
    for card in ("goldsmith", "hunting", "procession"):
        table.card(card, "A -")
    for card, number in cubes.items():
        table.card(card, "A -", A=number)
    return table.event("brigands1").event("drought").event("heresy")


@pytest.mark.parametrize("action", list(ACTIONS))
@pytest.mark.parametrize("cube", CUBES)
def test_cube_is_offered_on_the_actions_that_its_card_allows(cube: str, action: str) -> None:
    """Appendix: a cube serves the actions for which its card makes dice. Banned by name: Blacksmith at the Palace,
    Priest at City Hall, Apprenticeship and Confession at the Bishopric, City Hall and the Cathedral. Rulings: Militia
    may place at the Palace; Monk, Templar and Prior place nobody, since that takes exactly one die."""
    game = board(**{cube: 1}).start().take(A, action)
    if action not in ALLOWED[cube]:
        assert game.options(A) == ACTIONS[action]
        return
    assert game.options(A) == [f"use-{cube}", *ACTIONS[action]]
    game.take(A, f"use-{cube}")
    assert game.options(A) == TRANSFORMED.get(cube, ONE_COLOUR.get(cube, ACTIONS[action]))


@pytest.mark.parametrize("cube", CUBES)
def test_cube_cannot_be_used_on_actions_of_its_own_card_by_the_cubes_just_placed(cube: str) -> None:
    """Ruling: what an action places serves later actions only, so that the first activation is offered no cube."""
    yellow = cube in {"militia", "blacksmith"}
    table = city(2, bonus=True).dice("w4@A y4@A r1@B").card(cube, "A -")
    game = table.start().take(A, cube)
    assert game.options(A) == (YELLOW if yellow else WHITE)
    game.take(A, "y4@A done x1" if yellow else "w4@A done x1")
    assert game.cubes(cube, A) == 1
    assert game.actors() == [B]


def test_cube_may_serve_a_later_activation_of_its_own_card() -> None:
    """Action 1: a cube may be used later on any action; a Confession cube raises a white 4 to 6, two new cubes."""
    game = city(2).dice("w4@A r1@B").card("confession", "A -", A=1).start()
    game.take(A, "confession use-confession w4@A done")
    assert game.options(A) == ["x1", "x2"]
    assert game.take(A, "x2").cubes("confession", A) == 2


# One cube an action


def test_cube_is_one_an_action() -> None:
    """Action 1: two cubes never modify the same action, be they of one card or of two."""
    game = board(blacksmith=2, priest=2, confession=2).start().take(A, "agriculture")
    assert game.options(A) == ["use-priest", "use-confession", "y4@A"]
    assert game.take(A, "use-priest").options(A) == ["y4@A"]
    assert game.take(A, "y4@A done").deniers(A) == 30 + 3


def test_cube_of_tithe_stands_alone() -> None:
    """Appendix, Tithe: no other cube may modify that group."""
    game = board(tithe=1, confession=1).start().take(A, "agriculture use-tithe")
    assert game.options(A) == ["y4@A"]


def test_cube_is_chosen_before_the_dice() -> None:
    """Notation: the cube comes first; once a die is taken none is offered."""
    game = board(priest=1).dice("y5@A").start().take(A, "agriculture y4@A")
    assert game.options(A) == ["y5@A", "done"]


def test_cube_can_be_used_in_the_action_that_hires_a_tradesman() -> None:
    """Action 1: hiring is part of the action, and a cube of another card may modify it."""
    table = city(2).seat(A, deniers=4, supply=1).dice("y1@A r1@B").card("merchant").card("priest", "A -", A=1)
    game = table.start().take(A, "merchant supply use-priest y1@A done x2")
    assert game.deniers(A) == 4
    assert game.tradesmen("merchant") == "A -"


# Spending


def test_cube_is_discarded_when_used() -> None:
    """Action 1: a used cube leaves the card; the tradesman stays."""
    game = city(2).dice("y4@A y4@A r1@B").card("priest", "A -", A=2).start()
    game.take(A, "agriculture use-priest y4@A done").take(B, "pass")
    assert game.cubes("priest", A) == 1
    assert game.tradesmen("priest") == "A -"
    game.take(A, "agriculture use-priest y4@A done")
    assert game.cubes("priest", A) == 0


def test_cube_that_is_spent_is_not_offered_again() -> None:
    """Action 1: one use a cube."""
    game = city(2).dice("y4@A y4@A r1@B").card("priest", "A -", A=1).start()
    game.take(A, "agriculture use-priest y4@A done").take(B, "pass")
    assert game.take(A, "agriculture").options(A) == ["y4@A"]


def test_cube_stays_when_an_action_does_without_it() -> None:
    """Action 1: cubes may be kept for later actions, and for later rounds."""
    game = city(2).dice("y4@A y5@A r1@B").card("priest", "A -", A=2).start()
    game.take(A, "agriculture y4@A done")
    assert game.deniers(A) == 7
    assert game.cubes("priest", A) == 2
    game.take(B, "pass").take(A, "pass")
    assert game.round() == 4
    assert game.cubes("priest", A) == 2


def test_cube_of_another_player_is_of_no_use() -> None:
    """Action 1: the cubes are of the colour of him who activated the card."""
    game = city(2).dice("y4@A r1@B").card("priest", "A B", B=3).start()
    assert game.take(A, "agriculture").options(A) == ["y4@A"]
    with pytest.raises(Refusal):
        game.take(A, "use-priest")
    assert game.cubes("priest", B) == 3


def test_cube_is_never_used_against_black_dice() -> None:
    """Action 1 and Phase 3: no cube helps in the Event phase."""
    table = board(militia=1, priest=1, confession=1).seat(A, influence=0).black(3)
    game = table.start()
    assert game.asked() == "counter-black-die"
    assert game.options(A) == ["r4@A", "y4@A", "w4@A"]
    assert "use-confession" not in game.take(A, "y4@A").options(A)


# Pilgrimage


def pilgrimage(dice: str, **cubes: int) -> Table:
    """A tradesman of A is on the Pilgrimage, and cubes on other cards."""
    table = city(2, bonus=True).seat(A, deniers=18).dice(f"{dice} w1@B").card("pilgrimage", "A -")
    for card, number in cubes.items():
        table.card(card, "A -", A=number)
    return table


def test_pilgrimage_takes_a_group_of_mixed_colours() -> None:
    """Appendix, Pilgrimage: any combination of colours; seven pips are 2 VP."""
    game = pilgrimage("r1@A y2@A w4@A w5@A").start().take(A, "pilgrimage r1@A")
    assert game.options(A) == ["y2@A", "w1@B", "w4@A"]
    assert game.take(A, "y2@A").options(A) == ["w4@A", "w5@A"]
    assert game.take(A, "w4@A x1").points(A) == 2


def test_pilgrimage_prices_a_mixed_group_by_its_size() -> None:
    """Phase 4: the price depends on the number of dice, whatever their colours."""
    game = pilgrimage("r6@N y6@B w6@A").start().take(A, "pilgrimage r6@N y6@B w6@A x2")
    assert game.points(A) == 4
    assert (game.deniers(A), game.deniers(B)) == (6, 11)


@pytest.mark.parametrize(
    "cube, group, times",
    [
        ("apprenticeship", "r1@A y2@A", 1),
        ("apprenticeship", "r1@A y2@A w4@A", 2),
        ("confession", "r1@A y2@A", 1),
    ],
)
def test_pilgrimage_mixed_group_with_apprenticeship_or_confession(cube: str, group: str, times: int) -> None:
    """Appendix, Pilgrimage: these two may modify a mixed group (5 + 5; 5 + 5 + 5; 3 + 4)."""
    dice = len(group.split())
    game = pilgrimage("r1@A y2@A w4@A", **{cube: 1}).start()
    game.take(A, f"pilgrimage use-{cube} {group}{'' if dice == 3 else ' done'}")
    assert game.options(A) == [f"x{number}" for number in range(1, times + 1)]
    assert game.take(A, f"x{times}").points(A) == 2 * times
    assert game.cubes(cube, A) == 0


@pytest.mark.parametrize(
    "cube, die, following",
    [
        ("blacksmith", "r2@A", ["r3@A", "done"]),
        ("priest", "y4@A", ["y5@A", "done"]),
        ("tithe", "y4@A", ["y5@A"]),
        ("militia", "y4@A", ["y5@A"]),
        ("monk", "w3@A", ["x1"]),
        ("templar", "w4@A", ["x1"]),
        ("prior", "w4@A", ["x1"]),
    ],
)
def test_pilgrimage_with_any_other_cube_keeps_to_one_colour(
    cube: str, die: str, following: list[str]
) -> None:
    """Appendix, Pilgrimage: a group of two or more colours allows no other cube; a group of one colour does."""
    game = pilgrimage("r2@A r3@A y4@A y5@A w3@A w4@A", **{cube: 1}).start()
    assert game.take(A, f"pilgrimage use-{cube} {die}").options(A) == following
