"""Troyes, "Event cards": the verbs that events are written with. Who cannot bear an event in full loses 2 points."""

from __future__ import annotations

from typing import Final

from troyes.city.actions.cathedral import highest_cube, lowest_space
from troyes.city.actions.citizens import count_standing, enter, may_enter
from troyes.city.constants import CITY_HALL, COLOURS, EMPTY, LOSS, NEUTRAL
from troyes.city.content.kinds import Plague
from troyes.city.phases.events import strike_all_seats, strike_seat
from troyes.city.phases.income import pay_deniers
from troyes.city.state import City
from troyes.city.throws import Throw
from troyes.city.words import names
from troyes.city.words.tokens import SUPPLY
from troyes.core.message import Message, Value, message
from troyes.core.native import i64, mypyc_attr


class Enemies(Plague):
    """Black dice."""

    def __init__(self, dice: int) -> None:
        self.dice: Final[i64] = dice

    def black_dice(self) -> i64:
        return self.dice

    def text(self) -> Message:
        return message("city-enemies", count=int(self.dice))


class Marauders(Enemies):
    """Black dice, from those who always come back: once countered, in a later action (ruling R113)."""

    def rests(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Loss(Plague):
    """Something that every player must give up."""

    def strike(self, s: City, event: i64) -> None:
        strike_all_seats(s)

    def harms(self) -> bool:
        return True


class LoseDeniers(Loss):
    """Every player pays some deniers."""

    def __init__(self, deniers: int) -> None:
        self.deniers: Final[i64] = deniers

    def lose(self, s: City, seat: i64) -> None:
        pay_deniers(s, seat, self.deniers)

    def text(self) -> Message:
        return message("city-all-lose", loss=names.deniers(self.deniers))


class PayForCityHall(Loss):
    """Every player pays for his citizens in City Hall."""

    def touches(self, s: City, seat: i64) -> bool:
        return count_standing(s, CITY_HALL, seat) > 0

    def lose(self, s: City, seat: i64) -> None:
        pay_deniers(s, seat, count_standing(s, CITY_HALL, seat))

    def text(self) -> Message:
        return Message("city-drought")


class LoseInfluence(Loss):
    """Every player loses some influence."""

    def __init__(self, influence: int) -> None:
        self.influence: Final[i64] = influence

    def lose(self, s: City, seat: i64) -> None:
        if s.influence[seat] < self.influence:
            s.influence[seat] = 0
            s.lose_points(seat, LOSS)
        else:
            s.influence[seat] -= self.influence

    def text(self) -> Message:
        return message("city-all-lose", loss=names.influence(self.influence))


class NeutralCitizen(Plague):
    """A die says where a neutral citizen enters a building."""

    def __init__(self, building: int) -> None:
        self.building: Final[i64] = building

    def strike(self, s: City, event: i64) -> None:
        if s.supply[NEUTRAL]:
            s.agenda.append(NEUTRAL_ENTERS[self.building])

    def text(self) -> Message:
        return message("city-neutral-citizen", building=names.building(self.building))


class NeutralEnters(Throw):
    """The die of a neutral citizen; he stays away if he would expel a colour that lies there already (ruling R48)."""

    def __init__(self, building: int) -> None:
        super().__init__(f"neutral-enters-{COLOURS[building]}")
        self.building: Final[i64] = building

    def thrown(self, s: City, value: i64) -> None:
        if may_enter(s, self.building, value, SUPPLY.first, NEUTRAL):
            s.supply[NEUTRAL] -= 1
            enter(s, self.building, value, NEUTRAL)

    def said(self) -> str:
        return "city-throw-neutral-enters"

    def whose(self, s: City) -> dict[str, Value]:
        return {"building": names.building(self.building)}


class NeutralCube(Plague):
    """A neutral cube on the lowest empty space of the Cathedral."""

    def strike(self, s: City, event: i64) -> None:
        space = lowest_space(s)
        if space != EMPTY:
            s.cathedral[space] = NEUTRAL

    def text(self) -> Message:
        return Message("city-neutral-cube")


class RemoveCube(Plague):
    """The highest cube of the Cathedral is removed; its owner, if he is a player, is the one who suffers it."""

    def strike(self, s: City, event: i64) -> None:
        space = highest_cube(s)
        if space == EMPTY:
            return
        if s.cathedral[space] == NEUTRAL:
            s.cathedral[space] = EMPTY
        else:
            strike_seat(s, s.cathedral[space])

    def lose(self, s: City, seat: i64) -> None:
        s.cathedral[highest_cube(s)] = EMPTY

    def text(self) -> Message:
        return Message("city-remove-cube")


NEUTRAL_ENTERS: Final[list[NeutralEnters]] = [NeutralEnters(building) for building in range(3)]
