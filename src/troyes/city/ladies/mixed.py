"""The Ladies of Troyes, "Mixed cards": cubes are placed on the card, or used, but not both in one action."""

from __future__ import annotations

from typing import Any, Final

from troyes.city.actions.activities import CardStep, ChooseTimes, acting_slot, is_of_a_card
from troyes.city.constants import OWNERS
from troyes.city.content.kinds import NO_LIMIT, Effect
from troyes.city.ladies.kept import cubes_of
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import word
from troyes.core.agenda import NOBODY, Step
from troyes.core.listing import Heading, Listing
from troyes.core.message import Message, message
from troyes.core.native import i64, mypyc_attr
from troyes.core.offer import Offer
from troyes.core.vocabulary import Word

OF_THE_CARD: Final = Listing(Heading(Message("city-group-kept"), 30))
PLACE_CUBES: Final[Word] = word("place-cubes", listed=OF_THE_CARD)
DISCARD_CUBES: Final[Word] = word("discard-cubes", listed=OF_THE_CARD)
KINDS: Final[tuple[Word, ...]] = (PLACE_CUBES, DISCARD_CUBES)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mixed(Effect):
    """Place cubes, each at a price or for nothing, or discard some that were placed before."""

    def __init__(self, *, cost: int = 0) -> None:
        self.cost: Final[i64] = cost

    def keeps(self) -> bool:
        return True

    def cube_cost(self) -> i64:
        return self.cost

    def needs(self, s: City, seat: i64) -> i64:
        return 0 if cubes_of(s, self, seat) else self.cost

    def most(self, s: City, seat: i64) -> i64:
        return max(cubes_of(s, self, seat), room(s, self, seat))

    def begin(self, s: City, seat: i64, times: i64) -> None:
        s.possible = times
        s.agenda.append(CHOOSE_WAY)

    def apply(self, s: City, seat: i64, times: i64) -> None:
        """Place so many cubes."""
        s.deniers[seat] -= self.cost * times
        s.cubes[OWNERS * acting_slot(s) + seat] += times

    def discard(self, s: City, seat: i64, times: i64) -> None:
        """Discard so many cubes that lie on the card, for what they bring."""
        s.cubes[OWNERS * acting_slot(s) + seat] -= times
        self.use(s, seat, times)

    def use(self, s: City, seat: i64, times: i64) -> None:
        """What so many cubes bring."""


class Sell(Mixed):
    """Each cube that is discarded brings the same."""

    def __init__(self, *, cost: int = 0, deniers: int = 0, influence: int = 0, points: int = 0) -> None:
        super().__init__(cost=cost)
        self.deniers: Final[i64] = deniers
        self.influence: Final[i64] = influence
        self.points: Final[i64] = points

    def use(self, s: City, seat: i64, times: i64) -> None:
        s.deniers[seat] += self.deniers * times
        s.gain_influence(seat, self.influence * times)
        s.points[seat] += self.points * times

    def text(self) -> Message:
        gain = names.amounts(self.deniers, self.influence, self.points)
        if self.cost:
            return message("city-mixed-paid", price=names.deniers(self.cost), gain=gain)
        return message("city-mixed", gain=gain)


def room(s: City, effect: Effect, seat: i64) -> i64:
    """How many cubes a seat could pay for that it places on the card with this effect."""
    cost = effect.cube_cost()
    return s.deniers[seat] // cost if cost else NO_LIMIT


def is_of_a_mixed_card(s: City) -> bool:
    """Whether the action aims at a mixed card."""
    return is_of_a_card(s) and isinstance(s.card(acting_slot(s)).effect, Mixed)


def acting_effect(s: City) -> Mixed:
    """The effect of the card that is being activated."""
    effect = s.card(acting_slot(s)).effect
    assert isinstance(effect, Mixed), "a card that is not mixed"
    return effect


class ChooseWay(CardStep):
    """Whether cubes are placed or discarded, where both are possible."""

    def fits(self, s: City) -> bool:
        return is_of_a_mixed_card(s)

    def ways(self, s: City, seat: i64) -> list[int]:
        """The tokens of what is possible."""
        effect = acting_effect(s)
        found: list[int] = []
        if room(s, effect, seat):
            found.append(PLACE_CUBES.first)
        if cubes_of(s, effect, seat):
            found.append(DISCARD_CUBES.first)
        return found

    def actor(self, s: City) -> i64:
        return s.whose_turn() if len(self.ways(s, s.whose_turn())) > 1 else NOBODY

    def act(self, s: City) -> None:
        self.take(s, s.whose_turn(), self.ways(s, s.whose_turn())[0])

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        for token in self.ways(s, actor):
            offer.add(token)

    def take(self, s: City, actor: i64, token: i64) -> None:
        effect = acting_effect(s)
        places = token == PLACE_CUBES.first
        limit = room(s, effect, actor) if places else cubes_of(s, effect, actor)
        s.possible = min(s.possible, limit)
        s.agenda.append(HOW_MANY_PLACED if places else HOW_MANY_DISCARDED)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-mixed", card=names.card(s.card(acting_slot(s)).name))


class HowManyPlaced(ChooseTimes):
    """How many cubes are placed."""

    def fits(self, s: City) -> bool:
        return is_of_a_mixed_card(s)

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-placed", card=names.card(s.card(acting_slot(s)).name), most=int(s.possible))


class HowManyDiscarded(ChooseTimes):
    """How many cubes are discarded."""

    def fits(self, s: City) -> bool:
        return is_of_a_mixed_card(s)

    def take(self, s: City, actor: i64, token: i64) -> None:
        self.choose(s, token)
        acting_effect(s).discard(s, actor, s.times)

    def ask(self, s: City, actor: i64) -> Message:
        return message(
            "city-ask-discarded", card=names.card(s.card(acting_slot(s)).name), most=int(s.possible)
        )


CHOOSE_WAY: Final[ChooseWay] = ChooseWay("choose-way")
HOW_MANY_PLACED: Final[HowManyPlaced] = HowManyPlaced("how-many-placed")
HOW_MANY_DISCARDED: Final[HowManyDiscarded] = HowManyDiscarded("how-many-discarded")
STEPS: Final[tuple[Step[Any], ...]] = (CHOOSE_WAY, HOW_MANY_PLACED, HOW_MANY_DISCARDED)
