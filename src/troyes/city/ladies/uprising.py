"""The Ladies of Troyes, "Event Cards": two that move neutral citizens, the Uprising and the Monk."""

from __future__ import annotations

from typing import Final

from troyes.city.constants import (
    BISHOPRIC,
    BUILDINGS,
    CITY_HALL,
    EMPTY,
    LETTERS,
    LEVELS,
    NEUTRAL,
    OWNERS,
    PALACE,
    RED,
    SPACES,
    WHITE,
    YELLOW,
)
from troyes.city.content.kinds import Plague
from troyes.city.ladies.outlaw import BlackThrow, raised
from troyes.city.state import City
from troyes.city.words import names
from troyes.city.words.tokens import ALPHABET, SPACE
from troyes.core.agenda import CHANCE, Step
from troyes.core.message import Message, message
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.vocabulary import Kind

NOBODYS: Final = OWNERS
"""The place of an empty space among those who may settle there."""
RISING: Final = (BISHOPRIC, PALACE, CITY_HALL)
"""The buildings by pairs of values of the die."""
MONKS_COLOURS: Final = (WHITE, YELLOW, RED)
"""The colours of the cards by pairs of values of the die."""


class Settle(Kind[City]):
    """Whose citizen chance puts on a space, or that it stays empty."""

    def word(self, index: int) -> str:
        return "settle-nobody" if index == NOBODYS else f"settle-{LETTERS[index]}"

    def ref(self, index: int) -> str:
        if index == NOBODYS:
            return "event:uprising"
        return "district:N" if index == NEUTRAL else f"seat:{LETTERS[index]}"

    def label(self, s: City, index: int) -> Message:
        if index < NEUTRAL:
            return message("city-settle", seat=names.seat(index))
        if index == NOBODYS:
            return Message("city-settle-nobody")
        return Message(f"city-settle-{s.rules.neutral}")


class Rising(Plague):
    """A die says in which building all citizens change places, a neutral one more among them."""

    def strike(self, s: City, event: i64) -> None:
        s.agenda.append(UPRISING)

    def text(self) -> Message:
        return Message("city-uprising")


class Uprising(BlackThrow):
    """The die of the uprising."""

    def thrown(self, s: City, value: i64) -> None:
        building: i64 = RISING[(raised(s, value) - 1) // 2]
        if s.supply[NEUTRAL] and not lies_anybody(s, building):
            s.supply[NEUTRAL] -= 1
            s.lying[OWNERS * building + NEUTRAL] += 1
        stand_up(s, building)
        s.agenda.append(SETTLE_SPACE[SPACES * building])


def lies_anybody(s: City, building: i64) -> bool:
    """Whether somebody lies on a building."""
    owner: i64 = 0
    while owner < OWNERS:
        if s.lying[OWNERS * building + owner]:
            return True
        owner += 1
    return False


def stand_up(s: City, building: i64) -> None:
    """Those who lie on a building take the spaces that are empty, as far as there are any."""
    space = SPACES * building
    owner: i64 = 0
    while owner < OWNERS and space < SPACES * building + SPACES:
        if s.space[space] != EMPTY:
            space += 1
        elif s.lying[OWNERS * building + owner] == 0:
            owner += 1
        else:
            s.lying[OWNERS * building + owner] -= 1
            s.space[space] = owner


class SettleSpace(Step[City]):
    """Chance says who comes to stand on a space, of all who are not settled yet; he changes places with whoever stands
    there. When the last space is settled, whoever is left over lies where he has lain all the while."""

    def __init__(self, space: int) -> None:
        super().__init__(f"settle-{BUILDINGS[space // SPACES]}{space % SPACES + 1}")
        self.space: Final[i64] = space

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        building = self.space // SPACES
        owner: i64 = 0
        while owner <= NOBODYS:
            wanted = EMPTY if owner == NOBODYS else owner
            count = 0 if owner == NOBODYS else s.lying[OWNERS * building + owner]
            space = self.space
            while space < SPACES * building + SPACES:
                if s.space[space] == wanted:
                    count += 1
                space += 1
            if count:
                offer.add_weighted(SETTLE.first + owner, count)
            owner += 1

    def take(self, s: City, actor: i64, token: i64) -> None:
        building = self.space // SPACES
        chosen = token - SETTLE.first
        if chosen == NOBODYS:
            chosen = EMPTY
        standing = s.space[self.space]
        end = SPACES * building + SPACES
        space = self.space
        while space < end and s.space[space] != chosen:
            space += 1
        if space < end:
            s.space[space] = standing
        else:
            s.lying[OWNERS * building + chosen] -= 1
            lie_down(s, building, standing)
        s.space[self.space] = chosen
        if self.space + 1 < end:
            s.agenda.append(SETTLE_SPACE[self.space + 1])

    def ask(self, s: City, actor: i64) -> Message:
        return message("city-ask-settle", place=s.rules.vocabulary.label(s, int(SPACE.first + self.space)))

    def tell(self, s: City, actor: i64, token: i64) -> Message | None:
        return message(
            "city-tell-settled",
            who=s.rules.vocabulary.label(s, int(token)),
            place=s.rules.vocabulary.label(s, int(SPACE.first + self.space)),
        )


def lie_down(s: City, building: i64, owner: i64) -> None:
    """A citizen lies down on a building; a second one of his colour goes home (ruling R91)."""
    at = OWNERS * building + owner
    if s.lying[at]:
        s.supply[owner] += 1
    else:
        s.lying[at] += 1


class Settler(Plague):
    """A die says on a card of which colour a neutral tradesman settles."""

    def strike(self, s: City, event: i64) -> None:
        if s.supply[NEUTRAL]:
            s.agenda.append(MONK_SETTLES)

    def text(self) -> Message:
        return Message("city-monk-settles")


class MonkSettles(BlackThrow):
    """The monk's die: he takes the free space worth most on a card of that colour, on the lower level in a tie."""

    def thrown(self, s: City, value: i64) -> None:
        best: i64 = EMPTY
        best_points: i64 = EMPTY
        slot: i64 = LEVELS * MONKS_COLOURS[(raised(s, value) - 1) // 2]
        end = slot + LEVELS
        while slot < end:
            if s.slot[slot] != EMPTY:
                if s.tradesman[2 * slot] == EMPTY and s.card(slot).first > best_points:
                    best = 2 * slot
                    best_points = s.card(slot).first
                if s.tradesman[2 * slot + 1] == EMPTY and s.card(slot).second > best_points:
                    best = 2 * slot + 1
                    best_points = s.card(slot).second
            slot += 1
        if best != EMPTY:
            s.supply[NEUTRAL] -= 1
            s.tradesman[best] = NEUTRAL


SETTLE: Final[Kind[City]] = Settle(ALPHABET, "settle", OWNERS + 1)
UPRISING: Final[Uprising] = Uprising("uprising")
SETTLE_SPACE: Final[list[SettleSpace]] = [SettleSpace(space) for space in range(3 * SPACES)]
MONK_SETTLES: Final[MonkSettles] = MonkSettles("monk-settles")
STEPS: Final[tuple[Step[City], ...]] = (UPRISING, *SETTLE_SPACE, MONK_SETTLES)
