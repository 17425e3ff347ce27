"""Combat the Events: how many of the cubes that the dice allow are placed."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, city
from troyes.core.errors import IllegalMove


@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_combat_may_place_fewer_cubes_than_the_dice_allow(cubes: int) -> None:
    """The dice give the number that may be placed: 6 pips by 2 are three cubes on War, or fewer; an influence for each.
    The dice are used up and the turn is over."""
    game = city(3).event("war", "B").dice("r6@A y1@B").start().take(A, f"war r6@A done x{cubes}")
    assert game.event_cubes("war") == " ".join("B" + "A" * cubes)
    assert [game.influence(seat) for seat in (A, B, C)] == [4 + cubes, 4, 4]
    assert (game.events(), game.dice(), game.actors()) == (["marauding", "war"], ["y1@B"], [B])
    assert game.asked() == "take-turn"


def test_combat_may_leave_the_last_banner_free() -> None:
    """Two cubes would counter Brigands; with one it stays, and nobody gains points or the card."""
    table = city(2).event("brigands1", "B A").dice("r6@A y1@B")
    game = table.start().take(A, "brigands1 r6@A done x1")
    assert (game.events(), game.event_cubes("brigands1")) == (["marauding", "brigands1"], "B A A")
    assert [(game.influence(seat), game.points(seat), game.won(seat)) for seat in (A, B)] == [
        (5, 0, 0),
        (4, 0, 0),
    ]
    game = table.start().take(A, "brigands1 r6@A done x2")
    assert game.events() == ["marauding"]
    assert [(game.influence(seat), game.points(seat), game.won(seat)) for seat in (A, B)] == [
        (6, 3, 1),
        (4, 1, 0),
    ]


def test_marauding_may_be_left_with_a_free_banner() -> None:
    """Marauding is emptied by the fourth cube only."""
    game = city(2).marauding("A B").dice("y6@A y1@B").start().take(A, "marauding y6@A done x1")
    assert (game.event_cubes("marauding"), game.influence(A)) == ("A B A", 5)
    assert [game.points(seat) for seat in (A, B)] == [0, 0]


@pytest.mark.parametrize(
    "group, most",
    [("r4@A done", 2), ("r5@A done", 2), ("r6@A done", 3), ("r4@A r5@A done", 4), ("r4@A r5@A r6@A", 5)],
)
def test_combat_offers_every_number_of_cubes_up_to_what_the_dice_allow(group: str, most: int) -> None:
    """War divides by 2 and has 5 banners: at least one cube, and no more than the group is worth (ruling: not none)."""
    game = city(2).event("war").dice("r4@A r5@A r6@A y1@B").start().take(A, f"war {group}")
    assert (game.actors(), game.asked()) == ([A], "choose-cubes")
    assert game.options(A) == [f"x{cubes}" for cubes in range(1, most + 1)]
    assert (game.event_cubes("war"), game.influence(A)) == ("", 4)
    for word in ("x0", f"x{most + 1}", "done", "pass"):
        with pytest.raises(IllegalMove):
            game.take(A, word)


@pytest.mark.parametrize(
    "cubes, most", [("", 5), ("B", 4), ("A B", 3), ("A B N", 2)], ids=["5 free", "4 free", "3 free", "2 free"]
)
def test_combat_offers_no_more_cubes_than_free_banners(cubes: str, most: int) -> None:
    """18 pips by 2 are nine cubes, but War has 5 banners."""
    game = city(2).event("war", cubes).dice("r6@A r6@A r6@A y1@B").start().take(A, "war r6@A r6@A r6@A")
    assert game.options(A) == [f"x{number}" for number in range(1, most + 1)]


@pytest.mark.parametrize("die", ["r2@A", "r3@A"])
def test_combat_worth_a_single_cube_asks_nothing(die: str) -> None:
    """2 or 3 pips by 2 are one cube on War."""
    game = city(2).event("war").dice(f"{die} y1@B").start().take(A, f"war {die} done")
    assert (game.event_cubes("war"), game.influence(A)) == ("A", 5)
    assert (game.actors(), game.asked()) == ([B], "take-turn")


def test_combat_for_the_last_banner_asks_nothing() -> None:
    """One free banner takes one cube, whatever the dice are worth; the event is countered."""
    game = city(2).event("war", "B B B A").dice("r6@A r6@A y1@B").start().take(A, "war r6@A r6@A done")
    assert (game.events(), game.influence(A)) == (["marauding"], 5)
    assert [(game.points(seat), game.won(seat)) for seat in (A, B)] == [(1, 0), (2, 1)]
    assert (game.actors(), game.asked()) == ([B], "take-turn")


def test_combat_question_is_put_after_the_bought_dice_are_paid() -> None:
    """The price depends on the group, not on the cubes: two dice, 4 deniers each, for one cube as for three."""
    for cubes in (1, 2, 3):
        game = city(2).seat(A, deniers=8).event("war").dice("r3@B r4@N y1@B").start()
        game.take(A, "war r3@B r4@N done")
        assert (game.deniers(A), game.deniers(B), game.dice()) == (0, 9, ["y1@B"])
        assert game.options(A) == ["x1", "x2", "x3"]
        game.take(A, f"x{cubes}")
        assert (game.deniers(A), game.deniers(B)) == (0, 9)
        assert game.event_cubes("war") == " ".join("A" * cubes)
