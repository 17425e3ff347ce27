"""Positions of Troyes for tests, built in the words of the rulebook and never by poking fields.

    game = city(2).seat(A, deniers=8).dice("y4@A y6@N").card("merchant", "A -").start()
    game.take(A, "merchant y4@A y6@N done x5")
    assert game.deniers(A) == 24  # 8 - 4 + 5 * 2, and with the last die gone the next round's income of 10

A `Table` collects a position document and `start` reads it, so that every test also goes through the checks of the
position reader. A `Playing` answers in words and numbers.
"""

from __future__ import annotations

from typing import Any

from tests import playing
from troyes.city.game import CITY, TroyesCity

A, B, C, D = range(4)
N = 4
LETTERS = "ABCDN"


class Table:
    """A position being written down: the action phase of round 3, seat A the start player and to move, nothing on the
    board but Marauding; every seat has 5 deniers, 4 influence and no points, and its citizens in the general supply."""

    def __init__(self, players: int, *, bonus: bool, game: TroyesCity = CITY) -> None:
        self._game = game
        self._document: dict[str, Any] = {
            "game": "city",
            "players": players,
            "setup": {"bonus": "yes" if bonus else "no"},
            "round": 3,
            "start": "A",
            "seats": [{"deniers": 5, "influence": 4} for _ in range(players)],
            "neutral": {},
            "dice": {},
            "buildings": {},
            "lying": {},
            "activities": {},
            "events": [{"event": "marauding"}],
            "past_events": [],
        }

    def rules(self, version: int) -> Table:
        """The version of the rules that the game was begun with; without it, the rules of today."""
        self._document["version"] = version
        return self

    def settled(self, **choices: str) -> Table:
        """Further set-up choices."""
        self._document["setup"].update(choices)
        return self

    def remembers(self, module: str, **memory: object) -> Table:
        """What a module remembers."""
        self._document.setdefault("modules", {})[module] = memory
        return self

    def round(self, number: int) -> Table:
        """The round, from 1."""
        self._document["round"] = number
        return self

    def starter(self, seat: int) -> Table:
        """The start player (`N` is le Roy)."""
        self._document["start"] = LETTERS[seat]
        return self

    def turn(self, seat: int) -> Table:
        """Whose turn it is."""
        self._document["turn"] = LETTERS[seat]
        return self

    def direction(self, way: str) -> Table:
        """Where the turn goes: "left", or "right" in the last round of a tournament."""
        self._document["direction"] = way
        return self

    def seat(self, seat: int, **has: object) -> Table:
        """What a seat has: deniers, influence, points, supply (citizens), won (event cards), passed (deniers in the
        district of one who has passed), characters=["thibaut-ii"]."""
        self._document["seats"][seat].update(has)
        return self

    def neutral(self, **has: int) -> Table:
        """What le Roy has: points, won, passed."""
        self._document["neutral"].update(has)
        return self

    def dice(self, dice: str) -> Table:
        """Dice on the city square with their districts: "y4@A y6@N r2@B"."""
        for word in dice.split():
            face, district = word.split("@")
            self._document["dice"][district] = (self._document["dice"].get(district, "") + " " + face).strip()
        return self

    def building(self, name: str, spaces: str, lying: str = "") -> Table:
        """Who stands on the six spaces of "palace", "city-hall" or "bishopric" ("A - N B - -"), and who lies on it. The
        rows: Palace six of one space (die values 1 to 6); City Hall three of two (1-2, 3-4, 5-6); Bishopric two of three
        (1-3, 4-6); the first space of a row is its entrance."""
        self._document["buildings"][name] = spaces
        if lying:
            self._document["lying"][name] = lying
        return self

    def card(self, name: str, tradesmen: str = "- -", onlookers: str = "", **cubes: int) -> Table:
        """An Activity card in play: who stands on its two spaces, who on its illustration, and cubes such as A=2."""
        card: dict[str, Any] = {"tradesmen": tradesmen}
        if onlookers:
            card["onlookers"] = onlookers
        if cubes:
            card["cubes"] = cubes
        self._document["activities"][name] = card
        return self

    def marauding(self, cubes: str) -> Table:
        """The cubes on Marauding, in the order of placing."""
        self._document["events"][0]["cubes"] = cubes
        return self

    def event(self, name: str, cubes: str = "") -> Table:
        """The next event of the queue, with its cubes in the order of placing: "A B N"."""
        self._document["events"].append({"event": name, "cubes": cubes} if cubes else {"event": name})
        return self

    def past(self, *names: str) -> Table:
        """Events that have been countered."""
        self._document["past_events"] += names
        return self

    def cathedral(
        self, first: str, second: str = "- - - - - -", third: str = "- - - - - -", *higher: str
    ) -> Table:
        """The levels of the Cathedral from the bottom: whose cubes lie on the values 1 to 6. Where a module brings
        higher ones, they follow."""
        self._document["cathedral"] = [first, second, third, *higher]
        return self

    def revealed(self, *names: str) -> Table:
        """Characters that lie open, where a module brings such."""
        self._document["revealed"] = list(names)
        return self

    def pile(self, *names: str) -> Table:
        """The open pile of characters of the King's Challenge, the top first."""
        self._document["pile"] = list(names)
        return self

    def black(self, *values: int) -> Table:
        """Black dice that were thrown: the start player must counter the highest."""
        self._document["black"] = list(values)
        return self.now("face-enemies", "first-turn", "end-round", "next-round")

    def enemies(self, count: int) -> Table:
        """Black dice in the start player's hand, to be thrown."""
        self._document["enemies"] = count
        return self

    def now(self, *steps: str) -> Table:
        """What lies ahead, the next step first. Names of steps (those of the modules): "reveal-activities",
        "pay-salaries", "roll-workforce", "reveal-red", "strike-all", "limit-enemies", "roll-black-dice", "first-turn",
        "take-turn", "next-turn", "kings-turn", "end-round", "next-round", "count-points" …"""
        self._document["now"] = list(steps)
        return self

    def start(self) -> Playing:
        """The position, ready to be played on."""
        return Playing(self._game.restore(self._document), self._game)


class Playing(playing.Playing):
    """A game that answers in the words of the notation, and in those of the rulebook."""

    def __init__(self, state: Any, game: TroyesCity = CITY) -> None:
        super().__init__(state, game)

    def asked(self) -> str:
        """The name of the present question."""
        return str(self.state.prompt(self.state.actors()[0]).name)

    def _seat(self, seat: int) -> Any:
        return self.document()["neutral"] if seat == N else self.document()["seats"][seat]

    def deniers(self, seat: int) -> int:
        """Deniers of a seat."""
        return int(self._seat(seat)["deniers"])

    def influence(self, seat: int) -> int:
        """Influence of a seat."""
        return int(self._seat(seat)["influence"])

    def points(self, seat: int) -> int:
        """Victory points of a seat, or of le Roy (`N`)."""
        return int(self._seat(seat)["points"])

    def supply(self, seat: int) -> int:
        """Citizens in a seat's personal supply."""
        return int(self._seat(seat)["supply"])

    def won(self, seat: int) -> int:
        """Event cards taken."""
        return int(self._seat(seat)["won"])

    def passed(self, seat: int) -> int | None:
        """The deniers that lie in the district of one who has passed."""
        passed = self._seat(seat)["passed"]
        return None if passed is None else int(passed)

    def characters(self, seat: int) -> list[str]:
        """The characters that a seat holds ("?" in a view that may not see them)."""
        return list(self._seat(seat)["characters"])

    def dice(self) -> list[str]:
        """All dice of the city square: ["r4@A", "y6@N"], by district."""
        return [f"{die}@{owner}" for owner, dice in self.document()["dice"].items() for die in dice.split()]

    def black(self) -> list[int]:
        """The black dice that wait."""
        return list(self.document()["black"])

    def building(self, name: str) -> str:
        """Who stands on the six spaces of a building."""
        return str(self.document()["buildings"][name])

    def lying(self, name: str) -> str:
        """Who lies on a building."""
        return str(self.document()["lying"].get(name, ""))

    def tradesmen(self, card: str) -> str:
        """Who stands on the two spaces of a card."""
        return str(self.document()["activities"][card]["tradesmen"])

    def onlookers(self, card: str) -> str:
        """Who stands on the illustration of a card."""
        return str(self.document()["activities"][card].get("onlookers", ""))

    def cubes(self, card: str, seat: int) -> int:
        """Cubes of a seat that are kept on a card."""
        return int(self.document()["activities"][card].get("cubes", {}).get(LETTERS[seat], 0))

    def events(self) -> list[str]:
        """The events of the queue, from the left."""
        return [event["event"] for event in self.document()["events"]]

    def event_cubes(self, name: str) -> str:
        """The cubes on an event, in the order of placing."""
        for event in self.document()["events"]:
            if event["event"] == name:
                return str(event.get("cubes", ""))
        raise AssertionError(f"{name} is not in the queue")

    def cathedral(self) -> list[str]:
        """The levels of the Cathedral from the bottom."""
        return list(self.document()["cathedral"])

    def pile(self) -> list[str]:
        """The pile of characters in the King's Challenge, the top first."""
        return list(self.document()["pile"])

    def round(self) -> int:
        """The round."""
        return int(self.document()["round"])

    def starter(self) -> str:
        """The start player, by letter."""
        return str(self.document()["start"])

    def turn(self) -> str:
        """Whose turn it is, by letter."""
        return str(self.document()["turn"])


def city(players: int = 2, *, bonus: bool = False, game: TroyesCity = CITY) -> Table:
    """A table in the words of the rulebook; one player means the King's Challenge."""
    return Table(players, bonus=bonus, game=game)


def fresh(players: int = 2, *, game: TroyesCity = CITY, **choices: str) -> Playing:
    """A new game before anything is drawn."""
    return Playing(game.new(game.setup(players, choices)), game)
