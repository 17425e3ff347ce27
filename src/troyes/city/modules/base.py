"""The base game for any number of players, and the tables for two, three and four."""

from __future__ import annotations

from typing import Final

from troyes.city import round as rounds
from troyes.city.actions import influence, targets
from troyes.city.actions.activities import CHOOSE_TIMES, Activate, CardCubes
from troyes.city.actions.agriculture import Agriculture
from troyes.city.actions.cathedral import Construct
from troyes.city.actions.citizens import PICK_SOURCE, PlaceCitizen
from troyes.city.actions.combat import CHOOSE_CUBES
from troyes.city.box.certainty import EXCEPTIONS, INFERRED
from troyes.city.constants import BLACK_DICE, NEUTRAL_CITIZENS, RED, SLOTS
from troyes.city.content import characters, events
from troyes.city.content.cards import red, white, yellow
from troyes.city.content.effects import PICK_EVENT
from troyes.city.module import Draw, Module
from troyes.city.phases import black_dice, losses, scoring, setup, turns
from troyes.city.phases import events as events_phase
from troyes.city.phases.evening import END_ROUND
from troyes.city.phases.income import PAY_SALARIES
from troyes.city.phases.setup import (
    DEAL_CHARACTER,
    DRAW_START_PLAYER,
    FILL_WITH_NEUTRALS,
    PLACE_CITIZENS,
    PLACE_NEUTRALS,
)
from troyes.city.phases.workforce import ROLL_WORKFORCE
from troyes.city.shape import Shape
from troyes.city.words.listings import VARIANTS
from troyes.city.words.tokens import KINDS_OF_TOKENS
from troyes.core.game import Choice

BASE: Final[Module] = Module(
    "base",
    cards=yellow.BASE + white.BASE + red.BASE,
    events=events.BASE,
    characters=characters.BASE,
    certainty=EXCEPTIONS,
    kinds=KINDS_OF_TOKENS,
    spends=influence.SPENDS,
    doubled=(RED,),
    black_dice=BLACK_DICE,
    targets=(
        *[Activate(slot) for slot in range(SLOTS)],
        Construct(),
        *[PlaceCitizen(building) for building in range(3)],
        Agriculture(),
    ),
    hoards=(CardCubes(),),
    draw=Draw(),
    turn=turns.TAKE_TURN,
    defence=black_dice.COUNTER_BLACK_DIE,
    scorers=scoring.SCORERS,
    steps=(
        *setup.STEPS,
        PAY_SALARIES,
        ROLL_WORKFORCE,
        *events_phase.STEPS,
        *events.STEPS,
        *black_dice.STEPS,
        *turns.STEPS,
        *influence.STEPS,
        PICK_SOURCE,
        *targets.STEPS,
        CHOOSE_TIMES,
        CHOOSE_CUBES,
        PICK_EVENT,
        *yellow.STEPS,
        *white.STEPS,
        *red.STEPS,
        END_ROUND,
        *rounds.STEPS,
        scoring.COUNT_POINTS,
        *losses.STEPS,
    ),
)

OPEN_POINTS: Final[Module] = Module(
    "open-points",
    choices=(Choice("open_vp", ("no", "yes"), group=VARIANTS, rank=90),),
    when=(("open_vp", "yes"),),
    open_points=True,
)
"""What a table may settle besides: victory points that all can see."""

FOR_TWO: Final[Module] = Module(
    "for-two",
    players=range(2, 3),
    replaces=True,
    spaces={PLACE_NEUTRALS.spaces: (1, 4, 8, 9, 13, 16)},
    certainty={PLACE_NEUTRALS.spaces: (INFERRED, "neutral")},
    characters=characters.FOR_TWO,
    shape=(
        Shape(
            rounds=4,
            citizens=6,
            characters_each=2,
            participants=[0, 1],
            neutral_citizens=NEUTRAL_CITIZENS,
            dealing=(DRAW_START_PLAYER, DEAL_CHARACTER),
            opening=(PLACE_NEUTRALS, PLACE_CITIZENS),
        ),
    ),
)
"""Neutral citizens stand on Palace 2 and 5, the middle row of City Hall, the middle of each row of the Bishopric."""


def for_more(players: int, rounds: int, citizens: int) -> Module:
    """A table at which neutral citizens take the spaces that are left."""
    return Module(
        f"for-{players}",
        players=range(players, players + 1),
        shape=(
            Shape(
                rounds=rounds,
                citizens=citizens,
                characters_each=1,
                participants=list(range(players)),
                neutral_citizens=NEUTRAL_CITIZENS,
                dealing=(DRAW_START_PLAYER, DEAL_CHARACTER),
                opening=(PLACE_CITIZENS, FILL_WITH_NEUTRALS),
            ),
        ),
    )


FOR_THREE: Final[Module] = for_more(3, rounds=5, citizens=5)
FOR_FOUR: Final[Module] = for_more(4, rounds=6, citizens=4)
