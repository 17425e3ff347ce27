"""The three military cards that place cubes on events: Archer, Chivalry and Diplomat."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Playing, city
from troyes.core.state import CHANCE
from troyes.words import say

MARAUDING, SKIRMISHES = "marauding", "skirmishes1"


def archer(dice: str = "r6@A", *, skirmishes: str = "", influence: int = 4) -> Playing:
    """The Archer at work, with two events in the queue."""
    table = city(2).seat(A, influence=influence).dice(f"{dice} w1@N").card("archer", "A -")
    game = table.event(SKIRMISHES, skirmishes).start()
    return game.take(A, f"archer {dice}" + (" done" if len(dice.split()) < 3 else ""))


def shot(game: Playing, value: int) -> str:
    """What is told of a throw."""
    token = game.game.vocabulary.token(str(value))
    assert token is not None
    return say(game.game.tell(game.state, CHANCE, token).message(), form="told")


@pytest.mark.parametrize("thrown", [3, 4, 5, 6])
def test_archer_hits_with_three_or_more(thrown: int) -> None:
    """Archer: a 3 or higher places a cube on an event, chosen after the throw (ruling), and gives 1 influence."""
    game = archer("r2@A")
    assert game.actors() == [-1]
    assert shot(game, thrown) == f"the archer's die shows {thrown} and hits"
    game.chance(str(thrown))
    assert game.options(A) == [MARAUDING, SKIRMISHES]
    game.take(A, SKIRMISHES)
    assert game.event_cubes(SKIRMISHES) == "A"
    assert game.event_cubes(MARAUDING) == ""
    assert game.influence(A) == 5
    assert game.actors() == [B]


@pytest.mark.parametrize("thrown", [1, 2])
def test_archer_misses_with_less(thrown: int) -> None:
    """Archer: a 1 or 2 places nothing and gives nothing."""
    game = archer("r2@A")
    assert shot(game, thrown) == f"the archer's die shows {thrown} and misses"
    game.chance(str(thrown))
    assert game.event_cubes(SKIRMISHES) == game.event_cubes(MARAUDING) == ""
    assert game.influence(A) == 4
    assert game.actors() == [B]


@pytest.mark.parametrize(
    ("dice", "shots"), [("r2@A", 1), ("r3@A", 1), ("r4@A", 2), ("r5@A", 2), ("r5@A r6@A", 5)]
)
def test_archer_divisor_is_two(dice: str, shots: int) -> None:
    """Archer: one throw for each full 2; none after the last."""
    game = archer(dice)
    for _ in range(shots - 1):
        game.chance("1")
        assert game.options(A) == ["again", "enough"]
        game.take(A, "again")
    game.chance("1")
    assert game.actors() == [B]


def test_archer_needs_two() -> None:
    """Archer: a single 1 is too little."""
    game = city(2).dice("r1@A w1@N").card("archer", "A -").start()
    assert "archer" not in game.options(A)


def test_archer_may_choose_another_event_for_each_hit() -> None:
    """Archer: every activation chooses its event anew; 1 influence for every cube."""
    game = (
        archer()
        .chance("6")
        .take(A, f"{SKIRMISHES} again")
        .chance("2")
        .take(A, "again")
        .chance("3")
        .take(A, MARAUDING)
    )
    assert (game.event_cubes(SKIRMISHES), game.event_cubes(MARAUDING)) == ("A", "A")
    assert game.influence(A) == 6
    assert game.actors() == [B]


@pytest.mark.parametrize("thrown", ["1", "5"])
def test_archer_may_stop_after_the_first_throw(thrown: str) -> None:
    """Archer: one throw is due, the others may be left (ruling), after a hit as after a miss."""
    game = archer().chance(thrown)
    if thrown == "5":
        game.take(A, SKIRMISHES)
    assert game.options(A) == ["again", "enough"]
    game.take(A, "enough")
    assert game.event_cubes(SKIRMISHES) == ("A" if thrown == "5" else "")
    assert game.actors() == [B]


def test_archer_throw_cannot_be_modified() -> None:
    """Archer: influence buys no other throw, though there is plenty of it."""
    game = archer("r4@A", influence=20).chance("1")
    assert game.options(A) == ["again", "enough"]


def test_archer_counters_an_event_with_its_last_banner() -> None:
    """Archer, Combat: the cube on the last banner counters the event at once; the next hit goes elsewhere."""
    game = archer("r4@A", skirmishes="A A").chance("4").take(A, SKIRMISHES)
    assert (game.points(A), game.won(A)) == (3, 1)
    assert game.events() == [MARAUDING]
    game.take(A, "again").chance("4")
    assert game.options(A) == [MARAUDING]
    game.take(A, MARAUDING)
    assert game.event_cubes(MARAUDING) == "A"
    assert game.influence(A) == 6


def chivalry(used: str, others: str, *, marauding: str = "", skirmishes: str = "") -> Playing:
    """Chivalry at work, with two events in the queue."""
    table = city(2).dice(f"{used} {others} w1@N".replace("  ", " ")).card("chivalry", "A -")
    game = table.marauding(marauding).event(SKIRMISHES, skirmishes).start()
    return game.take(A, f"chivalry {used}" + (" done" if len(used.split()) < 3 else ""))


@pytest.mark.parametrize(
    ("used", "others", "cubes"),
    [
        ("r4@A", "r1@A", 1),
        ("r4@A", "r1@A r1@A", 2),
        ("r4@A", "r1@A r5@A r6@A", 3),
        ("r4@A", "r1@A y6@A w6@A r6@B r6@N", 1),
        ("r4@B", "r1@A r1@A r6@B", 2),
        ("r1@A r3@A", "r2@A", 1),
    ],
)
def test_chivalry_places_a_cube_for_each_red_die_left(used: str, others: str, cubes: int) -> None:
    """Chivalry: as many cubes as red dice in the own district, the used ones not counted; 1 influence each."""
    game = chivalry(used, others)
    assert game.options(A) == [MARAUDING, SKIRMISHES]
    game.take(A, MARAUDING)
    assert game.event_cubes(MARAUDING) == " ".join("A" * cubes)
    assert game.event_cubes(SKIRMISHES) == ""
    assert game.influence(A) == 4 + cubes
    assert game.actors() == [B]


def test_chivalry_needs_four() -> None:
    """Chivalry: dice worth 3 do not activate it."""
    game = city(2).seat(A, deniers=0).dice("r1@A r2@A r1@B w1@N").card("chivalry", "A -").start()
    assert "chivalry" not in game.options(A)


def test_chivalry_divisor_is_four() -> None:
    """Chivalry: 7 is one activation, 8 are two."""
    game = chivalry("r1@A r6@A", "r1@A").take(A, MARAUDING)
    assert game.actors() == [B]
    game = chivalry("r2@A r6@A", "r1@A").take(A, MARAUDING)
    assert game.options(A) == [MARAUDING, SKIRMISHES, "enough"]


def test_chivalry_chooses_an_event_for_each_activation() -> None:
    """Chivalry: the cubes of one activation go on one event (ruling), the next activation may take another."""
    game = chivalry("r4@A r4@A", "r1@A r2@A").take(A, f"{SKIRMISHES} {MARAUDING}")
    assert (game.event_cubes(SKIRMISHES), game.event_cubes(MARAUDING)) == ("A A", "A A")
    assert game.influence(A) == 8
    assert game.actors() == [B]


def test_chivalry_may_stop_after_the_first_activation() -> None:
    """Chivalry: fewer activations than possible (ruling)."""
    game = chivalry("r4@A r4@A", "r1@A r2@A").take(A, f"{SKIRMISHES} enough")
    assert (game.event_cubes(SKIRMISHES), game.event_cubes(MARAUDING)) == ("A A", "")
    assert game.actors() == [B]


def test_chivalry_counts_all_red_dice_when_run_with_a_white_one() -> None:
    """Chivalry with a cube of the Templar: a white 4 is worth 8, two activations, and every red die is still there."""
    table = city(2).dice("w4@A r1@A r1@A w1@N").card("chivalry", "A -").card("templar", "A -", A=1)
    game = table.event(SKIRMISHES).start()
    game.take(A, f"chivalry use-templar w4@A {SKIRMISHES} {MARAUDING}")
    assert (game.event_cubes(SKIRMISHES), game.event_cubes(MARAUDING)) == ("A A", "A A")
    assert game.influence(A) == 8
    assert game.actors() == [B]


def test_chivalry_without_another_red_die_places_nothing() -> None:
    """Chivalry, ruling R35: nothing forbids an activation without effect, which only uses up the dice."""
    game = chivalry("r4@A", "r6@B")
    game.take(A, MARAUDING)
    assert (game.event_cubes(MARAUDING), game.event_cubes(SKIRMISHES), game.influence(A)) == ("", "", 4)
    assert game.dice() == ["r6@B", "w1@N"]
    assert game.actors() == [B]


def test_chivalry_may_be_hired_for_nothing_but_his_space() -> None:
    """Chivalry, ruling R35: the tradesman is paid and activated, as he must be, though no cube can be placed."""
    game = city(2).seat(A, deniers=6, supply=1).dice("r4@A w1@N").card("chivalry").start()
    game.take(A, f"chivalry supply r4@A done {MARAUDING}")
    assert (game.tradesmen("chivalry"), game.deniers(A), game.supply(A)) == ("A -", 0, 0)
    assert (game.event_cubes(MARAUDING), game.influence(A), game.actors()) == ("", 4, [B])


def test_chivalry_twice_without_another_red_die_still_places_nothing() -> None:
    """Chivalry, ruling R35: 8 are two activations, neither of which has a red die to count."""
    game = chivalry("r4@A r4@A", "y6@A").take(A, f"{MARAUDING} {SKIRMISHES}")
    assert (game.event_cubes(MARAUDING), game.event_cubes(SKIRMISHES), game.influence(A)) == ("", "", 4)
    assert (game.dice(), game.actors()) == (["y6@A", "w1@N"], [B])


def test_chivalry_cubes_beyond_the_banners_are_lost() -> None:
    """Chivalry, Combat: no more cubes than banners; only placed cubes give influence. Skirmishes has three banners."""
    game = chivalry("r4@A", "r1@A r1@A r1@A", skirmishes="B").take(A, SKIRMISHES)
    assert game.influence(A) == 6
    assert (game.points(A), game.points(B)) == (2, 1)
    assert (game.won(A), game.won(B)) == (1, 0)
    assert game.events() == [MARAUDING]
    assert game.event_cubes(MARAUDING) == ""


def test_chivalry_on_marauding_goes_on_elsewhere() -> None:
    """Chivalry, Combat: Marauding, once countered, takes no cube of this action (R113); the lost cubes do not move on."""
    game = chivalry("r4@A r4@A", "r1@A r1@A", marauding="B A A").take(A, MARAUDING)
    assert (game.points(A), game.points(B), game.won(A), game.influence(A)) == (2, 1, 0, 5)
    assert game.options(A) == [SKIRMISHES, "enough"]
    game.take(A, SKIRMISHES)
    assert (game.event_cubes(MARAUDING), game.event_cubes(SKIRMISHES), game.influence(A)) == ("", "A A", 7)


def diplomat(dice: str, *, influence: int, skirmishes: str = "") -> Playing:
    """The Diplomat at work, with two events in the queue."""
    table = city(2).seat(A, influence=influence).dice(f"{dice} w1@N").card("diplomat", "A -")
    game = table.event(SKIRMISHES, skirmishes).start()
    return game.take(A, f"diplomat {dice} done")


@pytest.mark.parametrize("times", [1, 2, 4])
def test_diplomat_spends_first_and_places_then(times: int) -> None:
    """Diplomat: all influence is spent before the first cube; each cube then gives 1 influence."""
    game = diplomat("r6@A r6@A", influence=7)
    game.take(A, f"x{times}")
    assert game.influence(A) == 7 - times
    for placed in range(1, times + 1):
        assert game.options(A) == [MARAUDING, SKIRMISHES]
        game.take(A, MARAUDING)
        assert game.influence(A) == 7 - times + placed
    assert game.event_cubes(MARAUDING) == ("" if times == 4 else " ".join("A" * times))
    assert game.actors() == [B]


@pytest.mark.parametrize(("influence", "most"), [(1, 1), (2, 2), (3, 3), (4, 4), (9, 4)])
def test_diplomat_is_limited_by_influence(influence: int, most: int) -> None:
    """Diplomat: the influence that the cubes give cannot pay for more activations of the same action."""
    game = diplomat("r6@A r6@A", influence=influence)
    assert game.options(A) == [f"x{times}" for times in range(1, most + 1)]


def test_diplomat_needs_one_influence() -> None:
    """Diplomat: without influence no activation, and so neither use nor hiring."""
    directed = city(2).seat(A, influence=0).dice("r6@A w1@N").card("diplomat", "A -").start()
    assert "diplomat" not in directed.options(A)
    vacant = city(2).seat(A, influence=0, deniers=20, supply=1).dice("r6@A w1@N").card("diplomat").start()
    assert "diplomat" not in vacant.options(A)


def test_diplomat_may_choose_another_event_for_each_cube() -> None:
    """Diplomat: every activation chooses its event anew."""
    game = diplomat("r3@A r6@A", influence=3).take(A, f"x3 {SKIRMISHES} {MARAUDING} {SKIRMISHES}")
    assert (game.event_cubes(SKIRMISHES), game.event_cubes(MARAUDING)) == ("A A", "A")
    assert game.influence(A) == 3


def test_diplomat_counters_an_event_and_goes_on_with_the_others() -> None:
    """Diplomat, Combat: a countered event leaves the queue at once, the next cube goes elsewhere."""
    game = diplomat("r6@A", influence=2, skirmishes="B B").take(A, f"x2 {SKIRMISHES}")
    assert (game.points(A), game.points(B), game.won(A), game.won(B)) == (1, 2, 0, 1)
    assert game.options(A) == [MARAUDING]
    game.take(A, MARAUDING)
    assert game.event_cubes(MARAUDING) == "A"
    assert game.influence(A) == 2


def test_diplomat_with_full_influence_loses_nothing() -> None:
    """Diplomat, influence: what is spent first leaves room on the track for what the cubes give."""
    game = diplomat("r6@A", influence=20).take(A, f"x2 {SKIRMISHES} {SKIRMISHES}")
    assert game.influence(A) == 20
