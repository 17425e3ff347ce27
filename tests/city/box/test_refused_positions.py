"""Positions that cannot be: every mistake is refused in a sentence that names its place."""

from __future__ import annotations

import pytest

from tests.city.builder import A, Playing, city
from troyes.city.actions.activities import CHOOSE_TIMES
from troyes.city.box.reading import KEYS
from troyes.city.content.cards import red as base_red
from troyes.city.content.cards import white as base_white
from troyes.city.content.cards import yellow as base_yellow
from troyes.city.content.effects import PICK_EVENT
from troyes.city.game import CITY
from troyes.city.ladies import mixed
from troyes.city.ladies.cards import red, white, yellow
from troyes.core.errors import PositionError

WHOLE = "must be a whole number from"
BARE = "- - - - - -"

REFUSED: list[tuple[dict[str, object], str]] = [
    ({"game": "chess"}, "game must be one of city, not 'chess'."),
    ({"players": 5}, f"players {WHOLE} 1 to 4, not 5."),
    (
        {"version": 9},
        "Version 9 of the rules of Troyes is not known here; a newer release of this program wrote that, so install it.",
    ),
    (
        {"setup": {"ladies": "yes"}},
        f"setup has an unknown key 'ladies'; it may have {', '.join(choice.name for choice in CITY.choices)}.",
    ),
    ({"setup": {"tournament": "yes"}}, "tournament=yes needs 3 or 4 players, not 2."),
    ({"dice": {"A": "p3"}}, "dice.A has more than 0 purple dice."),
    ({"round": 9}, f"round {WHOLE} 0 to 4, not 9."),
    ({"turn": "C"}, "turn must be one of A, B, not 'C'."),
    ({"direction": "up"}, "direction must be one of left, right, not 'up'."),
    ({"buildings": {"palace": "A B"}}, "buildings.palace must be a text of 6 places, not 'A B'."),
    (
        {"buildings": {"palace": "C - - - - -"}},
        "buildings.palace must be made of the letters of this table's players and N, not 'C - - - - -'.",
    ),
    (
        {"buildings": {"tavern": ""}},
        "buildings has an unknown key 'tavern'; it may have palace, city-hall, bishopric.",
    ),
    (
        {"lying": {"palace": "A A"}},
        "lying.palace must be a text that names each owner once, not 'A A'.",
    ),
    (
        {"activities": {"merchant": {}, "miller": {}}},
        "activities.miller has the colour and level of another card in play.",
    ),
    (
        {"activities": {"merchant": {"tradesmen": "A A"}}},
        "activities.merchant must be a card with one tradesman of a player at the most, not {'tradesmen': 'A A'}.",
    ),
    ({"seats": [{}]}, "seats must be a list of 2 items, not [{}]."),
    ({"seats": [{"influence": 21}, {}]}, f"seats[0].influence {WHOLE} 0 to 20, not 21."),
    ({"seats": [{"supply": 13}, {}]}, f"seats[0].supply {WHOLE} 0 to 12, not 13."),
    (
        {"seats": [{"characters": ["henry-i"]}, {"characters": ["henry-i"]}]},
        "seats[1].characters[0] must be a character that nobody else holds, not 'henry-i'.",
    ),
    ({"seats": [{"passed": 2}, {}]}, "turn is that of a player who has passed."),
    ({"dice": {"A": "r7"}}, "dice.A must be dice such as r4 y2 w1, not 'r7'."),
    ({"dice": {"A": "r1 r1 r1 r1", "B": "r1 r1 r1"}}, "dice has more than 6 red dice."),
    ({"dice": {"A": "r1 " * 256}}, "dice has more than 6 red dice."),
    ({"black": [7]}, f"black[0] {WHOLE} 1 to 6, not 7."),
    (
        {"events": [{"event": "war"}]},
        "events[0] must be Marauding in the first place, and only there, not {'event': 'war'}.",
    ),
    (
        {"events": [{"event": "marauding"}, {"event": "war"}, {"event": "war"}]},
        "events[2] must be an event that stands nowhere else, not {'event': 'war'}.",
    ),
    (
        {"cathedral": [BARE, "A - - - - -", BARE]},
        "cathedral[1] must be a level whose cubes lie on others, not 'A - - - - -'.",
    ),
    ({"pile": ["henry-i"]}, "pile must be left out unless the player is alone, not ['henry-i']."),
    ({"action": {"spent": 1}}, "action.spent must be true, or left out, not 1."),
    ({"action": {"source": "r4@A"}}, "action.source must be a place such as palace3, not 'r4@A'."),
    ({"action": {"cube": "merchant"}}, "action.cube must be left out here, not 'merchant'."),
    ({"action": {"dice": "palace1"}}, "action.dice must be one to three dice such as y4@A, not 'palace1'."),
    (
        {"action": {"dice": "r1@A r1@A r1@A r1@A"}},
        "action.dice must be one to three dice such as y4@A, not 'r1@A r1@A r1@A r1@A'.",
    ),
    ({"defence": {"given": "palace1"}}, "defence.given must be a die such as y4@A, not 'palace1'."),
    (
        {"king": {"dice": 1, "sum": 3}},
        f"the position has an unknown key 'king'; it may have {', '.join(KEYS)}, modules.",
    ),
    ({"modules": {"ladies": {}}}, "modules has an unknown key 'ladies'; it may have none."),
    ({"now": ["pick-dice"]}, "now leads nowhere: nobody could go on from 'pick-dice'."),
]


@pytest.mark.parametrize(("wrong", "sentence"), REFUSED)
def test_what_cannot_be_is_refused(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        CITY.restore({**city(2).start().document(), **wrong})
    assert str(refused.value) == sentence


ALONE: list[tuple[dict[str, object], str]] = [
    ({"king": {"sum": 13}}, f"king.sum {WHOLE} 0 to 12, not 13."),
    ({"king": {"dice": 3}}, f"king.dice {WHOLE} 0 to 2, not 3."),
    ({"king": {"deniers": 3}}, "king has an unknown key 'deniers'; it may have dice, sum."),
    ({"modules": {"king": {}}}, "modules has an unknown key 'king'; it may have none."),
]


@pytest.mark.parametrize(("wrong", "sentence"), ALONE)
def test_what_le_roy_cannot_throw_is_refused(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(PositionError) as refused:
        CITY.restore({**city(1).start().document(), **wrong})
    assert str(refused.value) == sentence


def test_le_roys_first_die_stands_beside_the_table_until_the_second_is_thrown() -> None:
    """As documents have always had it."""
    game = city(1).dice("y4@A y4@N").start().take(A, "pass").chance("5")
    assert game.document()["king"] == {"dice": 1, "sum": 5}
    assert "modules" not in game.document()
    again = CITY.restore(game.document())
    assert again.key() == game.state.key()
    assert "king" not in game.chance("2").document()


OF_CARDS = [
    *(CHOOSE_TIMES, PICK_EVENT, *base_yellow.STEPS, *base_white.STEPS, *base_red.STEPS),
    *(*mixed.STEPS, *yellow.STEPS, *white.STEPS, *red.STEPS),
]


@pytest.mark.parametrize("behind", [[], ["pay-salaries"]], ids=["now", "later"])
def test_a_card_s_step_in_an_action_that_aims_at_none_is_refused(behind: list[str]) -> None:
    """Once the card of the last slot was played instead, whatever it was: here the Princess."""
    table = city(2).settled(activities="mixed").seat(A, deniers=9, influence=9).dice("w3@A")
    whole = table.card("princess", "A -").start().document()
    for step in OF_CARDS:
        for target in ({"target": "cathedral"}, {}):
            action = {**target, "possible": 2, "times": 2, "left": 2}
            with pytest.raises(PositionError) as refused:
                CITY.restore({**whole, "now": [*behind, step.name], "action": action})
            assert refused.value.said.name == "city-position-unfit", step.name


def test_a_card_s_step_in_an_action_that_aims_at_one_is_read() -> None:
    """The Princess keeps as many cubes as are asked for."""
    table = city(2).settled(activities="mixed").dice("r6@A y1@B").card("princess", "A -")
    whole = table.start().document()
    action = {"target": "princess", "possible": 2}
    game = Playing(CITY.restore({**whole, "now": ["choose-times", *whole["now"][1:]], "action": action}))
    assert game.take(A, "x2").cubes("princess", A) == 2


def test_the_same_position_without_a_mistake_is_read() -> None:
    game = city(2).start()
    assert CITY.restore(game.document()).key() == game.state.key()
