"""What the black die does, and the end of a half day, are told by themselves, with all that they change."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, B, C, table
from tests.telling import before, told
from troyes.dice.game import DICE
from troyes.dice.state import Dice
from troyes.server.scenes.dice import scene


def test_the_event_says_who_crosses_out_what_and_whom_a_fortress_saves() -> None:
    """Resolve the Event, its example: a black 3 attacks the white plaza on day 4. Whoever has built the Fortress of the
    column ignores it, and where the die is crossed out already there is no further effect."""
    game = (
        table(4)
        .day(4)
        .plazas("R W Y R")
        .sheet(B, drawn="fortress3")
        .sheet(C, crossed="white3")
        .start()
        .chance("3 1 3")
    )
    assert told(game, "6") == [
        "thrown for the plazas: 6",
        "the black 3 strikes: the white plaza is destroyed; the white 3 is crossed out by A and D; "
        "a Fortress keeps the white 3 for B",
    ]


def test_the_attack_tells_the_number_above_the_column_and_not_the_column() -> None:
    game = table().day(3).numbers(4, 3, 2, 1, 6, 5).plazas("Y R R R").start().chance("2 6 6")
    assert told(game, "6")[1:] == [
        "the black 2 strikes: the yellow plaza is destroyed; the yellow 2 is crossed out by A"
    ]


@pytest.mark.parametrize("day", [1, 2])
def test_on_the_first_two_days_only_the_plaza_is_destroyed(day: int) -> None:
    game = table(2).day(day).plazas("R W Y R").start().chance("3 1 3")
    assert told(game, "6")[1:] == ["the black 3 strikes: the white plaza is destroyed"]


def test_a_raid_that_acts_as_a_second_black_die_attacks_as_well() -> None:
    """Raid 8: any die there destroys its plaza and attacks the sheets by its own value."""
    game = table(2).day(3).plazas("R W Y R").tile(3, 8, "raid").sheet(A, drawn="fortress5").start()
    game.chance("2 1 5")
    assert told(game, "6")[1:] == [
        "the black 2 strikes: the white plaza is destroyed; the white 2 is crossed out by A and B; "
        "the yellow plaza is destroyed; the yellow 5 is crossed out by B; a Fortress keeps the yellow 5 for A"
    ]


def test_a_banquet_that_keeps_the_black_die_from_harm_is_told_and_turns() -> None:
    """Banquet 8: the black die does no harm there; the plaza stays, and the tile turns over."""
    game = table().day(5).plazas("R W Y R").tile(2, 8).start().chance("3 1 3")
    assert told(game, "6")[1:] == ["the black 3 strikes: the Banquet spares the white plaza"]
    game.take(A, "die1")
    assert told(game, "influence+1", A)[1:] == [
        "the morning is over: tile 8 turns from its Banquet to its Raid"
    ]


def test_the_end_of_a_half_day_tells_the_plaza_that_turns_and_the_wheel_after_the_afternoon() -> None:
    """End of a Half Day, End of a Day: the plaza comes back with its other side up; the wheel turns only then."""
    ends = {
        (1, "morning"): "the morning is over: the white plaza comes back red",
        (1, "afternoon"): "the day is over: the white plaza comes back red; the wheel turns by a notch",
        (8, "afternoon"): "the day is over: the white plaza comes back red",
    }
    for (day, half), line in ends.items():
        game = table(2).day(day, half).plazas("R W Y R").start()
        notch = (day + 1 + (4 if half == "afternoon" else 0)) % 9
        document = game.document()
        document["wheel"][notch].update(up="white", under="red")
        other = next(
            at
            for at, plaza in enumerate(document["wheel"])
            if at != notch and {plaza["up"], plaza["under"]} == {"red", "white"}
        )
        document["wheel"][other] = (
            table(2).day(day, half).plazas("R W Y R").start().document()["wheel"][notch]
        )
        game = (
            type(game)(DICE.restore(document)).chance("3 1 3 6").take(B, "die1 influence+1").take(A, "die1")
        )
        own, end = told(game, "influence+1", A)
        assert own == "uses a red 1 for influence: +1 influence"
        assert end == line, (day, half)


def test_the_board_shows_the_blow_when_it_is_told_and_not_before() -> None:
    """Until then all dice lie on their plazas, nobody has chosen, and nothing is crossed out on any sheet."""
    game = table(2).day(3).plazas("R W Y R").start().chance("3 1 3")
    [unstruck] = before(game, "6")
    assert isinstance(unstruck, Dice)
    for seat in (A, B):
        drawn = scene(DICE, unstruck.view(seat), seat, ("Aude", "Bert"))
        assert [place.die.value for place in drawn.places if place.die] == [1, 3, 3, 6]
        assert not any(place.destroyed for place in drawn.places)
        assert not any(place.open for place in drawn.places)
        assert drawn.attacks == []
        assert [(any(map(any, sheet.crossed)), sheet.chosen) for sheet in drawn.sheets] == [
            (False, False)
        ] * 2
    game.chance("6")
    for seat in (A, B):
        drawn = scene(DICE, game.state.view(seat), seat, ("Aude", "Bert"))
        assert [place.position for place in drawn.places if place.destroyed] == [2]
        assert [sheet.crossed[2][2] for sheet in drawn.sheets] == [True, True]


def test_what_was_done_in_secret_lies_open_before_the_half_day_ends() -> None:
    """The sheets are compared while the dice still lie, and what one chooses while others do not is told alone."""
    game = table(2).plazas("R W Y R").start().chance("3 1 3 6")
    game.take(B, "die1")
    assert told(game, "influence+1", B) == ["uses a red 1 for influence: +1 influence"]
    game.take(A, "die1")
    [unturned] = before(game, "influence+1", A)
    assert isinstance(unturned, Dice)
    game.take(A, "influence+1")
    drawn = scene(DICE, unturned.view(A), A, ("Aude", "Bert"))
    assert drawn.half == "morning"
    assert [place.position for place in drawn.places if place.destroyed] == [2]
    assert [sheet.resources[0].unspent for sheet in drawn.sheets] == [4, 4]
