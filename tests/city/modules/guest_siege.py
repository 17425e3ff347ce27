"""A second toy module, beside `guest`: the siege of Troyes. What it brings takes the place of something else: turns and
defences, those of le Roy too, le Roy himself as the rival, the table for two, and the printed values of cards. Its
words stand in `guest_siege.ftl`.

It has several parts, as the base game has, and belongs to the present rules only: a table of an earlier version plays
without it.
"""

from __future__ import annotations

from pathlib import Path

from tests.city.modules.guest import FAIR
from troyes import words
from troyes.city.box.certainty import INFERRED
from troyes.city.constants import NEUTRAL, YELLOW
from troyes.city.content.effects import Trade
from troyes.city.content.kinds import Card
from troyes.city.game import VERSION, with_modules
from troyes.city.module import Module
from troyes.city.modules.king import KING, KingsTurn, KingsVerdict, throw_of
from troyes.city.phases.black_dice import CounterBlackDie
from troyes.city.phases.events import highest_black
from troyes.city.phases.setup import (
    DRAW_START_PLAYER,
    FILL_WITH_NEUTRALS,
    PLACE_CITIZENS,
    DealCharacter,
    PlaceNeutrals,
)
from troyes.city.phases.turns import TakeTurn
from troyes.city.shape import Shape
from troyes.city.state import City
from troyes.city.words.tokens import PASS, SUCCUMB
from troyes.core.agenda import Step
from troyes.core.game import Choice
from troyes.core.message import Message

words.add("en", Path(__file__).parent / "guest_siege.ftl")

RANSOM = 2
"""Deniers, as far as there are any."""


class GuardTurn(TakeTurn):
    """Whoever passes goes on guard, for a point."""

    def take(self, s: City, actor: int, token: int) -> None:
        super().take(s, actor, token)
        if token == PASS.first:
            s.points[actor] += 1

    def ask(self, s: City, actor: int) -> Message:
        return Message("city-siege-ask-turn")


class PayRansom(CounterBlackDie):
    """Whoever succumbs to enemies pays a ransom and loses no points."""

    def take(self, s: City, actor: int, token: int) -> None:
        if token == SUCCUMB.first:
            s.black[highest_black(s) - 1] -= 1
            s.deniers[actor] -= min(RANSOM, s.deniers[actor])
        else:
            super().take(s, actor, token)


class KingsReveille(KingsTurn):
    """Le Roy gains a point whenever he has done what his dice say."""

    def act(self, s: City) -> None:
        s.points[NEUTRAL] += 1 if throw_of(s).dice else 0
        super().act(s)


class KingsWalls(Step[City]):
    """Walls keep le Roy's enemies away: he spends no die."""

    def act(self, s: City) -> None:
        s.black[highest_black(s) - 1] -= 1


GUARD_TURN = GuardTurn("siege-turn")
PAY_RANSOM = PayRansom("siege-defence")
KINGS_REVEILLE = KingsReveille("siege-kings-turn")
KINGS_WALLS = KingsWalls("siege-kings-defence")
DEAL_BESIEGED = DealCharacter("siege-deal-character")
PLACE_BESIEGED = PlaceNeutrals("siege-place-neutrals", "siege_spaces")

SIEGE = Module(
    "siege",
    choices=(Choice("siege", ("no", "yes")),),
    when=(("siege", "yes"),),
    versions=range(VERSION, 1000),
    open_points=True,
    turn=GUARD_TURN,
    defence=PAY_RANSOM,
    neutral_turn=KINGS_REVEILLE,
    neutral_defence=KINGS_WALLS,
    steps=(GUARD_TURN, PAY_RANSOM, KINGS_REVEILLE, KINGS_WALLS, DEAL_BESIEGED, PLACE_BESIEGED),
)

SHORTAGE = Module(
    "siege-shortage",
    when=SIEGE.when,
    players=range(2, 3),
    versions=SIEGE.versions,
    replaces=True,
    spaces={PLACE_BESIEGED.spaces: (0, 3, 6, 7, 12, 15)},
    certainty={PLACE_BESIEGED.spaces: (INFERRED, "siege-spaces")},
    cards=(
        Card("merchant", YELLOW, 1, cost=1, first=2, second=1, divisor=2, effect=Trade(deniers=3)),
        Card("goldsmith", YELLOW, 3, cost=1, first=3, second=2, divisor=4, effect=Trade(points=2)),
    ),
    shape=(
        Shape(
            rounds=3,
            citizens=5,
            characters_each=1,
            participants=[0, 1],
            neutral_citizens=8,
            dealing=(DRAW_START_PLAYER, DEAL_BESIEGED),
            opening=(PLACE_BESIEGED, PLACE_CITIZENS, FILL_WITH_NEUTRALS),
        ),
    ),
)
"""With two players the siege is short, and merchants are dear: they are hired for little and bring more."""

KINGS = KING.shape[0]
CAPTAIN = Module(
    "siege-captain",
    when=SIEGE.when,
    players=range(1, 2),
    versions=SIEGE.versions,
    shape=(
        Shape(
            rounds=KINGS.rounds,
            citizens=KINGS.citizens,
            characters_each=KINGS.characters_each,
            participants=KINGS.participants,
            neutral_citizens=KINGS.neutral_citizens,
            neutral="captain",
            opening=KINGS.opening,
        ),
    ),
    verdict=KingsVerdict(marks=(4, 8), rival=Message("city-called-captain")),
)
"""Whoever is besieged alone has the captain of the besiegers for a rival, who plays as le Roy does."""

GAME = with_modules(FAIR, SIEGE, SHORTAGE, CAPTAIN)
"""Troyes with the fair and the siege in the box."""
