"""Troyes, "Event cards": the verbs that events are written with. Who cannot bear an event in full loses 2 points."""

from __future__ import annotations

from typing import Final

from troyes.city.cathedral import highest_cube, lowest_space
from troyes.city.citizens import count_standing, enter, may_enter
from troyes.city.combat import place_cubes, remove_last_cube
from troyes.city.constants import BUILDING_TITLES, CITY_HALL, EMPTY, EVENT_FIELDS, LOSS, NEUTRAL
from troyes.city.influence import fill_faces
from troyes.city.kinds import Plague
from troyes.city.state import City
from troyes.city.tokens import EVENT, FACE, SUPPLY
from troyes.core.agenda import CHANCE, NOBODY, Step
from troyes.core.native import i64
from troyes.core.offer import Offer
from troyes.core.prompt import Prompt

SUPPORTED: Final = 2


class Enemies(Plague):
    """Black dice."""

    def __init__(self, dice: int) -> None:
        self.dice: Final[i64] = dice

    def black_dice(self) -> i64:
        return self.dice

    def text(self) -> str:
        return f"{self.dice} black {'die' if self.dice == 1 else 'dice'}."


class LoseDeniers(Plague):
    """Every player pays some deniers."""

    def __init__(self, deniers: int) -> None:
        self.deniers: Final[i64] = deniers

    def strike(self, s: City, event: i64) -> None:
        seat: i64 = 0
        while seat < s.rules.players:
            pay_deniers(s, seat, self.deniers)
            seat += 1

    def text(self) -> str:
        return f"Each player loses {self.deniers} deniers."


def pay_deniers(s: City, seat: i64, due: i64) -> None:
    """Pay what is due, or all there is and points."""
    if s.deniers[seat] < due:
        s.deniers[seat] = 0
        s.lose_points(seat, LOSS)
    else:
        s.deniers[seat] -= due


class PayForCityHall(Plague):
    """Every player pays for his citizens in City Hall."""

    def strike(self, s: City, event: i64) -> None:
        seat: i64 = 0
        while seat < s.rules.players:
            pay_deniers(s, seat, count_standing(s, CITY_HALL, seat))
            seat += 1

    def text(self) -> str:
        return "Each player pays 1 denier for each of his citizens in City Hall."


class LoseInfluence(Plague):
    """Every player loses some influence."""

    def __init__(self, influence: int) -> None:
        self.influence: Final[i64] = influence

    def strike(self, s: City, event: i64) -> None:
        seat: i64 = 0
        while seat < s.rules.players:
            if s.influence[seat] < self.influence:
                s.influence[seat] = 0
                s.lose_points(seat, LOSS)
            else:
                s.influence[seat] -= self.influence
            seat += 1

    def text(self) -> str:
        return f"Each player loses {self.influence} influence."


class NeutralCitizen(Plague):
    """A die says where a neutral citizen enters a building."""

    def __init__(self, building: int) -> None:
        self.building: Final[i64] = building

    def strike(self, s: City, event: i64) -> None:
        if s.supply[NEUTRAL]:
            s.agenda.append(NEUTRAL_ENTERS[self.building])

    def text(self) -> str:
        return (
            f"A die is thrown, and a neutral citizen enters that row of the {BUILDING_TITLES[self.building]}."
        )


class NeutralEnters(Step[City]):
    """The die of a neutral citizen; he stays away if he would expel a colour that lies there already (ruling R48)."""

    def __init__(self, building: int) -> None:
        self.building: Final[i64] = building

    def actor(self, s: City) -> i64:
        return CHANCE

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        fill_faces(offer)

    def take(self, s: City, actor: i64, token: i64) -> None:
        value = token - FACE + 1
        if may_enter(s, self.building, value, SUPPLY, NEUTRAL):
            s.supply[NEUTRAL] -= 1
            enter(s, self.building, value, NEUTRAL)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("neutral-enters", (self.building,))


class NeutralSupport(Plague):
    """A neutral cube on each of two events to the left, of the start player's choice."""

    def strike(self, s: City, event: i64) -> None:
        s.agenda.append(SUPPORT)

    def text(self) -> str:
        return "A neutral cube is placed on each of 2 events to the left."


class Support(Step[City]):
    """The start player picks an event to the left of Support, and then another one; with two or fewer all get a cube.

    `value` counts the cubes placed and `source` remembers the first event. The start player handles the events, so he
    chooses (ruling R41); le Roy, who cannot, supports the nearest two.
    """

    def actor(self, s: City) -> i64:
        starter = s.rules.participants[s.start]
        if starter == NEUTRAL or s.value >= SUPPORTED or choices(s) == 0:
            return NOBODY
        return starter

    def act(self, s: City) -> None:
        place = s.place_of(SUPPORT_EVENT) - 1
        while s.value < SUPPORTED and place >= 0:
            event = s.queue[place * EVENT_FIELDS]
            if event != s.source:
                place_cubes(s, event, NEUTRAL, 1)
                s.value += 1
            place -= 1
        s.clear_action()

    def fill(self, s: City, actor: i64, offer: Offer) -> None:
        place: i64 = 0
        end = s.place_of(SUPPORT_EVENT)
        while place < end:
            event = s.queue[place * EVENT_FIELDS]
            if event != s.source:
                offer.add(EVENT + event)
            place += 1
        offer.sort()

    def take(self, s: City, actor: i64, token: i64) -> None:
        s.source = token - EVENT
        s.value += 1
        place_cubes(s, token - EVENT, NEUTRAL, 1)
        s.agenda.append(self)

    def prompt(self, s: City, actor: i64) -> Prompt:
        return Prompt("support", (s.value,))


def choices(s: City) -> i64:
    """How many events lie to the left of Support that have not been chosen for its first cube."""
    place = s.place_of(SUPPORT_EVENT)
    chosen = s.place_of(s.source)
    return place - 1 if EMPTY < chosen < place else place


class NeutralCube(Plague):
    """A neutral cube on the lowest empty space of the Cathedral."""

    def __init__(self, points: int = 0) -> None:
        self.points: Final[i64] = points
        """Points for le Roy."""

    def strike(self, s: City, event: i64) -> None:
        space = lowest_space(s)
        if space != EMPTY:
            s.cathedral[space] = NEUTRAL
            s.points[NEUTRAL] += self.points

    def text(self) -> str:
        king = f" Le Roy gains {self.points} VP." if self.points else ""
        return f"A neutral cube is placed on the lowest empty space of the Cathedral.{king}"


class RemoveCube(Plague):
    """The highest cube of the Cathedral is removed."""

    def strike(self, s: City, event: i64) -> None:
        space = highest_cube(s)
        if space != EMPTY:
            s.cathedral[space] = EMPTY

    def text(self) -> str:
        return "The highest cube of the Cathedral is removed."


class RemoveLastCubes(Plague):
    """The last cube on every event is removed."""

    def strike(self, s: City, event: i64) -> None:
        place: i64 = 0
        while place < s.queued:
            remove_last_cube(s, place)
            place += 1

    def text(self) -> str:
        return "The cube placed last is removed from each event."


NEUTRAL_ENTERS: Final[list[NeutralEnters]] = [NeutralEnters(building) for building in range(3)]
SUPPORT: Final[Support] = Support()
SUPPORT_EVENT: Final = 9
"""The number of Support in `names.EVENTS`."""
