"""What a move of Troyes Dice would waste, said before it is made: what finds no room on the sheet."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, Playing, Table, table
from troyes.core.message import Message
from troyes.core.rng import Rng
from troyes.core.state import CHANCE
from troyes.dice.actions.bonuses import is_possible
from troyes.dice.constants import CITIZEN_TRACK, CITIZENS, RESOURCE_TRACK, RESOURCES
from troyes.dice.game import DICE
from troyes.dice.sheet import CIRCLED, OWED_WORK
from troyes.dice.sheet import CITIZENS as CITIZEN_FIELD
from troyes.dice.words.waste import wasted
from troyes.play import notation
from troyes.words import say

ALL_BUILT = " ".join(
    f"{row}{column}" for row in ("palace", "city-hall", "bishopric") for column in range(1, 7)
)


def position() -> Table:
    """A seat before a free red 3, with the price of anything."""
    return table(1).plazas("R Y W R").dice(black=6, others=(3, 4, 5))


def rich(**marks: object) -> Playing:
    """The same, with a sheet."""
    return position().sheet(A, **{"influence": 5, "deniers": 5, "knowledge": 5, **marks}).start()


def waste(game: Playing, words: str) -> list[str]:
    """What A's choices would waste."""
    tokens = [notation.read(DICE, word) for word in words.split()]
    return [say(one) for one in wasted(game.state, A, tokens)]


def test_a_die_of_value_nothing_brings_nothing() -> None:
    game = position().tile(1, 4, "raid").sheet(A, influence=5, deniers=5, knowledge=5).start()
    assert waste(game, "die1 influence+0") == ["It brings nothing."]
    assert waste(game, "die1 influence+1") == []


@pytest.mark.parametrize(
    ("circled", "told"),
    [
        (13, []),
        (14, ["1 denier does not fit."]),
        (15, ["2 deniers do not fit."]),
        (18, ["5 deniers do not fit."]),
    ],
)
def test_resources_beyond_the_last_symbol_are_said(circled: int, told: list[str]) -> None:
    game = rich(circled_deniers=circled)
    assert waste(game, "die1 deniers+5") == told


def test_resources_that_a_link_a_great_hall_or_a_column_brings_are_counted_too() -> None:
    linked = rich(circled_influence=17, drawn="palace6")
    assert waste(linked, "die1 palace5") == ["2 influence do not fit."]
    hall = rich(circled_deniers=17)
    assert waste(hall, "die1 great-hall3") == ["2 deniers do not fit."]  # one yellow die is on offer
    column = rich(circled_deniers=18, circled_knowledge=18, knights=2, artisans=2, priests=3)
    assert waste(column, "die1 palace3") == []  # one knight makes no column of three, for the artisans lack
    last = rich(circled_deniers=18, knights=2, artisans=3, priests=3)
    assert waste(last, "die1 palace3") == ["1 denier does not fit."]


def test_one_of_each_resource_is_counted() -> None:
    poor = position().plazas("Y Y W R").dice(black=1, others=(3, 4, 5))
    poor = poor.sheet(A, circled_deniers=18, circled_knowledge=17, influence=0, deniers=0, knowledge=0)
    playing = poor.start()
    assert playing.options(A) == ["one-of-each"]
    assert waste(playing, "one-of-each") == ["1 denier does not fit."]


def test_citizens_are_lost_when_all_tracks_are_full() -> None:
    full = {"knights": 20, "artisans": 20}
    assert waste(rich(priests=18, **full), "die1 palace3 priest priest") == ["2 citizens find no room."]
    assert waste(rich(priests=20, **full), "die1 palace3") == ["2 citizens find no room."]
    # The 20th priest brings a knight and an artisan; none of the four that are left has room.
    assert waste(rich(priests=19, **full), "die1 palace3 priest") == ["3 citizens find no room."]
    assert waste(rich(priests=20, circled_deniers=17, **full), "die1 deniers+1") == [
        "One citizen finds no room."
    ]


def test_a_citizen_that_is_let_go_is_said() -> None:
    game = rich(knights=20)
    assert waste(game, "die1 palace3 priest no-citizen") == ["A citizen is let go."]
    assert waste(game, "die1 palace3 priest artisan") == []


def test_a_free_building_without_a_place_is_said() -> None:
    built = rich(drawn=ALL_BUILT.replace("palace3 ", ""), knights=4, artisans=6, priests=6)
    assert waste(built, "die1 palace3") == ["One free building finds no place."]
    free = rich(
        drawn=ALL_BUILT.replace("palace3 ", "").replace("palace4 ", ""), knights=4, artisans=6, priests=6
    )
    assert waste(free, "die1 palace3 palace4") == []


def test_a_move_that_cannot_be_made_wastes_nothing() -> None:
    assert waste(rich(circled_deniers=18), "deniers+5") == []


@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_is_true_at_every_token_of_games_on_full_sheets(seed: int) -> None:
    """Nothing is said to be lost where there is room left, and what is full takes nothing."""
    rng = Rng(seed)
    marks = {f"circled_{name}": 12 + rng.draw(7) for name in RESOURCES}
    marks |= {f"{name}s": 2 + rng.draw(19) for name in CITIZENS}
    game = position().day(1).sheet(A, influence=9, deniers=9, knowledge=9, **marks).start()
    s = game.state
    said: set[str] = set()
    while s.actors():
        actor = s.actors()[0]
        options = s.options(actor)
        token = options[rng.draw(len(options))]
        messages = wasted(s, actor, [token]) if actor != CHANCE else []
        s.take(actor, token)
        names = [one.name for one in messages]
        said.update(names)
        lost: set[str] = set()
        for one in messages:
            resource, count = one.args.get("lost"), one.args.get("count", 1)
            assert isinstance(count, int)
            assert count > 0
            if isinstance(resource, Message):
                lost.add(resource.name)
        for number, name in enumerate(RESOURCES):
            assert name not in lost or s.sheets[CIRCLED + number] == RESOURCE_TRACK
        if "dice-waste-citizens" in names:
            assert all(s.sheets[CITIZEN_FIELD + track] == CITIZEN_TRACK for track in range(3))
        if "dice-waste-buildings" in names:
            assert not all(is_possible(s, A, kind) for kind in range(OWED_WORK + 1))
    assert "dice-waste-resources" in said
