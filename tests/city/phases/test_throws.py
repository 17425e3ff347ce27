"""A throw says as data what its die shows, in which colour it is drawn, and with which throws it is told together."""

from __future__ import annotations

import pytest

from tests.city.builder import N, Table, city
from tests.city.ladies.expansion import expanded
from troyes.core.message import Value
from troyes.core.state import CHANCE

REST = ("first-turn", "end-round", "next-round")


def told(table: Table, face: str = "4") -> tuple[dict[str, Value], str]:
    """What a throw says of its die, and what it has in common with its neighbours."""
    game = table.start()
    token = game.game.vocabulary.token(face)
    assert token is not None
    telling = game.game.tell(game.state, CHANCE, token)
    return {
        name: telling.deed.args[name] for name in ("values", "die") if name in telling.deed.args
    }, telling.topic


@pytest.mark.parametrize(
    "table, die, topic",
    [
        (city(2).building("palace", "A B - - - -").now("roll-workforce", *REST), "red", "A"),
        (city(2).building("bishopric", "B - - - - -").now("roll-workforce", *REST), "white", "B"),
        (expanded(2, head="yes", activities="mixed").now("roll-head", *REST), "purple", "A"),
        (city(2).enemies(2).now("roll-black-dice", *REST), "black", ""),
        (city(2).now("throw-yellow-again", "take-turn", *REST), "yellow", ""),
    ],
)
def test_a_throw_says_its_value_and_its_colour(table: Table, die: str, topic: str) -> None:
    assert told(table) == ({"values": (4,), "die": die}, topic)


def test_le_roys_dice_are_black() -> None:
    table = city(1).turn(N).dice("r1@A r2@N").now("kings-turn", *REST)
    assert told(table) == ({"values": (4,), "die": "black"}, "")


def test_a_die_for_a_neutral_citizen_is_any_die() -> None:
    table = city(2).now("neutral-enters-red", *REST)
    assert told(table) == ({"values": (4,)}, "")
