"""The Ladies of Troyes, "The Activity Cards": the civil ones, with verbs and steps of their own."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.activities import CardStep
from troyes.city.actions.citizens import count_standing
from troyes.city.box.certainty import EXAMPLE, LIKELY
from troyes.city.constants import CITY_HALL, YELLOW
from troyes.city.content.counts import TRADESMEN
from troyes.city.content.effects import Counted, Keep, Per
from troyes.city.content.kinds import OWN_DIE, Bend, Card, Count
from troyes.city.ladies.cards.certainty import guessed
from troyes.city.ladies.mixed import Sell
from troyes.city.module import Scorer
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import TIMES
from troyes.core.agenda import Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.vocabulary import Kind


class CityHallCitizens(Count):
    """Citizens standing in City Hall; those who lie there do not count."""

    def of(self, s: City, owner: i64) -> i64:
        return count_standing(s, CITY_HALL, owner)


class TradesmenPairs(Count):
    """Full pairs of tradesmen on Activity cards."""

    def of(self, s: City, owner: i64) -> i64:
        return TRADESMEN.of(s, owner) // 2


class Lodge(Counted):
    """Landlady: influence or points, either one each time."""

    def __init__(self, share: ShareLandlady) -> None:
        self.share: Final = share

    def apply(self, s: City, seat: i64, times: i64) -> None:
        s.agenda.append(self.share)

    def text(self) -> Message:
        share = self.share
        return message(
            "city-landlady", influence=names.influence(share.influence), points=names.points(share.points)
        )


class ShareLandlady(CardStep):
    """How many of the activations are for points; the rest bring influence."""

    def __init__(self, name: str, *, influence: int, points: int) -> None:
        super().__init__(name)
        self.influence: Final[i64] = influence
        self.points: Final[i64] = points

    def actor(self, s: City) -> i64:
        return s.whose_turn()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        times: i64 = 0
        while times <= s.times:
            offer.add(TIMES.first + times)
            times += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        for_points = token - TIMES.first
        s.points[actor] += self.points * for_points
        s.gain_influence(actor, self.influence * (s.times - for_points))

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-landlady", count=int(s.times))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message("city-tell-landlady", count=int(token - TIMES.first))


class Wealth(Counted):
    """Banker: points for whoever has more than so many deniers when dice and tradesman are paid for (ruling R73)."""

    def __init__(self, *, above: int, points: int) -> None:
        self.above: Final[i64] = above
        self.points: Final[i64] = points

    def apply(self, s: City, seat: i64, times: i64) -> None:
        if s.deniers[seat] > self.above:
            s.points[seat] += self.points * times

    def text(self) -> Message:
        return message("city-banker", gain=names.points(self.points), deniers=names.deniers(self.above))


SHARE_LANDLADY: Final[ShareLandlady] = ShareLandlady("share-landlady", influence=4, points=1)

CARDS: Final[tuple[Card, ...]] = (
    Card("lumberjack", YELLOW, 1, cost=5, first=2, second=1, divisor=2, effect=Sell(deniers=4)),
    Card(
        *("clog-maker", YELLOW, 1),
        cost=4,
        first=2,
        second=1,
        divisor=2,
        effect=Per(CityHallCitizens("city-hall-citizen"), deniers=1),
    ),
    Card("weaver", YELLOW, 1, cost=4, first=2, second=1, divisor=2, effect=Per(TRADESMEN, deniers=1)),
    Card("landlady", YELLOW, 2, cost=6, first=3, second=2, divisor=4, effect=Lodge(SHARE_LANDLADY)),
    Card(
        *("distiller", YELLOW, 2),
        cost=5,
        first=3,
        second=2,
        divisor=2,
        effect=Keep(Bend("distiller", turns=OWN_DIE)),
    ),
    Card(
        *("viticulturist", YELLOW, 2),
        cost=6,
        first=3,
        second=2,
        divisor=3,
        effect=Keep(Bend("viticulturist", free_in_all=True)),
    ),
    Card("banker", YELLOW, 3, cost=7, first=3, second=2, divisor=5, effect=Wealth(above=30, points=3)),
    Card("breeder", YELLOW, 3, cost=5, first=2, second=1, divisor=2, effect=Sell(cost=3, points=2)),
    Card(
        *("master-tradesman", YELLOW, 3),
        cost=7,
        first=3,
        second=2,
        divisor=5,
        effect=Per(TradesmenPairs("tradesmen-pair"), points=1),
    ),
)

TRANSCRIPT: Final = (LIKELY, "transcript")
CERTAINTY: Final[dict[str, tuple[str, str]]] = {
    **guessed("lumberjack"),
    "cards.lumberjack.divisor": EXAMPLE,
    **guessed("clog-maker"),
    "cards.weaver.cost": TRANSCRIPT,
    "cards.weaver.first": TRANSCRIPT,
    "cards.weaver.second": TRANSCRIPT,
    "cards.weaver.divisor": TRANSCRIPT,
    **guessed("landlady"),
    **guessed("distiller"),
    **guessed("viticulturist"),
    **guessed("banker"),
    **guessed("breeder"),
    **guessed("master-tradesman"),
}

KINDS: Final[tuple[Kind[Any], ...]] = ()
STEPS: Final[tuple[Step[Any], ...]] = (SHARE_LANDLADY,)
SCORERS: Final[tuple[Scorer, ...]] = ()
