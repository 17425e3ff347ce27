"""Troyes, "Activity cards": the civil ones, one literal each, with what their cubes do and verbs of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.activities import CardStep
from troyes.city.actions.citizens import count_standing
from troyes.city.constants import BISHOPRIC, PALACE, RED, YELLOW
from troyes.city.content.effects import Counted, Keep, Trade
from troyes.city.content.kinds import Bend, Card
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import TIMES
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer


class PerCitizenAbove(Counted):
    """Miller: deniers for each own citizen on the Palace or on the Bishopric, either one each time."""

    def __init__(self, share: ShareMiller) -> None:
        self.share: Final = share

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.agenda.append(self.share)

    def text(self) -> Message:
        return message("city-miller", gain=names.deniers(self.share.deniers))


class ShareMiller(CardStep):
    """How many of the activations count the Palace; the rest count the Bishopric."""

    def __init__(self, name: str, deniers: int) -> None:
        super().__init__(name)
        self.deniers: Final[i64] = deniers

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        times: i64 = 0
        while times <= s.times:
            offer.add(TIMES.first + times)
            times += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        at_palace = token - TIMES.first
        s.deniers[actor] += self.deniers * (
            at_palace * count_standing(s, PALACE, actor)
            + (s.times - at_palace) * count_standing(s, BISHOPRIC, actor)
        )

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-miller", count=int(s.times))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-miller", count=int(token - TIMES.first))


SHARE_MILLER: Final[ShareMiller] = ShareMiller("share-miller", deniers=2)

BASE: Final[tuple[Card, ...]] = (
    Card("merchant", YELLOW, 1, cost=4, first=2, second=1, divisor=2, effect=Trade(deniers=2)),
    Card("miller", YELLOW, 1, cost=5, first=2, second=1, divisor=4, effect=PerCitizenAbove(SHARE_MILLER)),
    Card(
        "artisan", YELLOW, 1, cost=5, first=2, second=1, divisor=4, effect=Trade(pay_influence=1, deniers=6)
    ),
    Card(
        *("militia", YELLOW, 2),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("militia", takes=YELLOW, as_colour=RED)),
    ),
    Card(
        "innkeeper", YELLOW, 2, cost=5, first=3, second=2, divisor=1, effect=Trade(pay_deniers=1, influence=1)
    ),
    Card(
        *("blacksmith", YELLOW, 2),
        cost=5,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("blacksmith", takes=RED, as_colour=RED, sum_plus=5, bars=(PALACE,))),
    ),
    Card("sculptor", YELLOW, 3, cost=15, first=6, second=5, divisor=3, effect=Trade(points=1)),
    Card(
        "journeyman", YELLOW, 3, cost=5, first=2, second=1, divisor=4, effect=Trade(pay_deniers=3, points=2)
    ),
    Card("goldsmith", YELLOW, 3, cost=8, first=3, second=2, divisor=4, effect=Trade(points=1, deniers=2)),
)

STEPS: Final[tuple[Step[Any], ...]] = (SHARE_MILLER,)
