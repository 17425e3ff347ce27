"""Troyes, "Gameplay": the phases of a round follow each other as they are told."""

from __future__ import annotations

from itertools import groupby

from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.rng import Rng
from troyes.server.scenes.city.phase import phase_of

ROUND = ["income", "workforce", "events", "actions", "evening"]


def phases(players: int, mix: dict[str, str]) -> list[str]:
    """Each phase of a random game once, in order; what nobody and no chance decides in is passed over."""
    state = CITY.new(CITY.setup(players, mix))
    assert isinstance(state, City)
    rng = Rng(5)
    told = []
    while state.actors():
        told.append((int(state.round), phase_of(state)))
        actor = state.actors()[0]
        state.take(actor, rng.pick(state.options(actor)))
    return [phase for (_, phase), _ in groupby([*told, (99, phase_of(state))])]


def test_every_round_has_its_phases_in_their_order() -> None:
    for players in (1, 2, 4):
        told = phases(players, {})
        assert told[0] == "opening"
        assert told[-1] == "over"
        rounds = "".join(
            {"income": "i", "workforce": "w", "events": "e", "actions": "a"}.get(one, "") for one in told
        )
        number = int(CITY.new(CITY.setup(players, {})).rules.rounds)
        assert rounds.replace("i", "") == "wea" * number, (players, told)
        assert set(told) <= {"opening", "over", *ROUND}
