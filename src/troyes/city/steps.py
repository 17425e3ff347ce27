"""The steps by name: how a position document writes what lies ahead."""

from __future__ import annotations

from typing import Any, Final

from troyes.city import (
    black_dice,
    effects,
    evening,
    events_phase,
    income,
    influence,
    plagues,
    scoring,
    setup,
    solo,
    turns,
)
from troyes.city import round as rounds
from troyes.city.activities import CHOOSE_TIMES
from troyes.city.citizens import PICK_SOURCE
from troyes.city.combat import CHOOSE_CUBES
from troyes.city.constants import COLOURS, DICE_NAMES
from troyes.city.names import EVENTS
from troyes.city.targets import ACT, PICK_DICE
from troyes.city.workforce import ROLL_WORKFORCE
from troyes.core.agenda import Step

STEPS: Final[dict[str, Step[Any]]] = {
    "draw-start-player": setup.DRAW_START_PLAYER,
    "deal-character": setup.DEAL_CHARACTER,
    "place-neutrals": setup.PLACE_NEUTRALS,
    "place-citizens": setup.PLACE_CITIZENS,
    "fill-with-neutrals": setup.FILL_WITH_NEUTRALS,
    "pile-character": solo.PILE_CHARACTER,
    "kings-placement": solo.KINGS_PLACEMENT,
    "place-pair": solo.PLACE_PAIR,
    "reveal-activities": setup.REVEAL_ACTIVITIES,
    "pay-salaries": income.PAY_SALARIES,
    "roll-workforce": ROLL_WORKFORCE,
    **{f"reveal-{colour}": events_phase.REVEAL_EVENT[i] for i, colour in enumerate(COLOURS)},
    "strike-all": events_phase.STRIKE_ALL,
    **{f"strike-{event}": events_phase.STRIKE[i] for i, event in enumerate(EVENTS)},
    **{f"neutral-enters-{colour}": plagues.NEUTRAL_ENTERS[i] for i, colour in enumerate(COLOURS)},
    "support": plagues.SUPPORT,
    "limit-enemies": events_phase.LIMIT_ENEMIES,
    "roll-black-dice": events_phase.ROLL_BLACK_DICE,
    "face-enemies": events_phase.FACE_ENEMIES,
    "counter-black-die": black_dice.COUNTER_BLACK_DIE,
    "name-dice": black_dice.NAME_DICE,
    "kings-defence": solo.KINGS_DEFENCE,
    "next-defender": events_phase.NEXT_DEFENDER,
    "first-turn": rounds.FIRST_TURN,
    "take-turn": turns.TAKE_TURN,
    "kings-turn": solo.KINGS_TURN,
    **{f"throw-{colour}-again": influence.THROW_AGAIN[i] for i, colour in enumerate(DICE_NAMES)},
    "turn-dice": influence.TURN_DICE_STEP,
    "pick-source": PICK_SOURCE,
    "pick-dice": PICK_DICE,
    "act": ACT,
    "choose-times": CHOOSE_TIMES,
    "choose-cubes": CHOOSE_CUBES,
    "share-miller": effects.SHARE_MILLER,
    "arrow": effects.ARROW,
    "shoot-on": effects.SHOOT_ON,
    "pick-event": effects.PICK_EVENT,
    "charge-on": effects.CHARGE_ON,
    "next-turn": turns.NEXT_TURN,
    "end-round": evening.END_ROUND,
    "next-round": rounds.NEXT_ROUND,
    "count-points": scoring.COUNT_POINTS,
}


def name_of(step: Step[Any], added: dict[str, Step[Any]]) -> str:
    """The name of a step, of the game or of its modules."""
    for name, other in (STEPS | added).items():
        if other is step:
            return name
    raise AssertionError("a step without a name")
