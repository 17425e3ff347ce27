"""Positions of Troyes Dice for tests, built in the words of the rulebook and never by poking fields.

    game = table(2).day(4).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    game.take(A, "die1 fortress1")
    assert game.citizens(A) == (2, 0, 0)

A `table` collects a position document and `start` reads it, so that every test also goes through the checks of
`troyes.dice.box.position`. A `Playing` answers in words and tuples.
"""

from __future__ import annotations

from typing import Any

from tests import playing
from troyes.core.game import Game
from troyes.core.message import Message
from troyes.dice.box.usual_wheel import laid
from troyes.dice.game import DICE
from troyes.dice.state import Dice

A, B, C, D = range(4)

RESOURCES = ("influence", "deniers", "knowledge")
CITIZENS = ("knight", "artisan", "priest")
PLACES = 4


class Table:
    """A position being written down. Everything has a usual value: day 1, morning, blank sheets, columns 1 to 6."""

    def __init__(self, players: int) -> None:
        self._document: dict[str, Any] = {
            "game": "dice",
            "players": players,
            "setup": {"numbering": "first", "banquets": "no"},
            "day": 1,
            "half": "morning",
            "sheets": [{} for _ in range(players)],
        }
        self._plazas = "R Y W R"
        self._tiles: dict[int, tuple[int, str]] = {}

    def day(self, day: int, half: str = "morning") -> Table:
        """The day, 1 to 8, and "morning" or "afternoon"."""
        self._document["day"] = day
        self._document["half"] = half
        return self

    def numbers(self, *numbers: int) -> Table:
        """The numbers above the six columns, from left to right."""
        self._document["setup"]["numbering"] = "expert"
        self._document["numbers"] = list(numbers)
        return self

    def plazas(self, colours: str) -> Table:
        """The colours of the plazas at the four places of this half day, from the free one on: "R W Y R"."""
        self._plazas = colours
        return self

    def tile(self, place: int, number: int, side: str = "banquet") -> Table:
        """A Banquet or Raid tile beside the plaza at a place (1 to 4), which becomes one of a single colour."""
        self._document["setup"]["banquets"] = "yes"
        self._tiles[place] = (number, side)
        return self

    def dice(self, *, black: int, others: tuple[int, int, int]) -> Table:
        """The dice as they lie on the plazas, the event of the half day being over; all seats must act."""
        self._document["dice"] = {"black": black, "others": sorted(others)}
        return self

    def sheet(self, seat: int, **marks: object) -> Table:
        """What is pencilled on a seat's sheet: any of influence, deniers, knowledge (unspent), circled_influence,
        circled_deniers, circled_knowledge (ever circled; at least 3 and what is unspent), knights, artisans, priests,
        drawn="fortress1 city-hall4", crossed="red1 white3", values={"fortress": 2} (for drawn Cathedrals)."""
        sheet: dict[str, Any] = self._document["sheets"][seat]
        for key, mark in marks.items():
            if key in RESOURCES:
                assert isinstance(mark, int)
                sheet.setdefault("unspent", {})[key] = mark
                circled = sheet.setdefault("circled", {})
                circled[key] = max(circled.get(key, 3), mark)
            elif key.startswith("circled_"):
                sheet.setdefault("circled", {})[key.removeprefix("circled_")] = mark
                sheet.setdefault("unspent", {}).setdefault(key.removeprefix("circled_"), 3)
            elif key.removesuffix("s") in CITIZENS:
                sheet.setdefault("citizens", {})[key.removesuffix("s")] = mark
            elif key in ("drawn", "crossed"):
                assert isinstance(mark, str)
                places: dict[str, list[int]] = {}
                for word in mark.split():
                    places.setdefault(word[:-1], []).append(int(word[-1]))
                sheet[key] = places
            else:
                assert key == "values", key
                sheet["values"] = mark
        cathedrals = sheet.get("drawn", {}).get("cathedral", [])
        rows = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
        if cathedrals and "values" not in sheet:
            sheet["values"] = {
                rows[column - 1]: value for column, value in zip(cathedrals, (1, 1, 2, 2, 3, 3), strict=False)
            }
        return self

    def start(self, version: int = DICE.version) -> Playing:
        """The position, ready to be played on by the rules of a version."""
        game = DICE.of_version(version)
        return Playing(game.restore({**self._document, "wheel": self._wheel()}), game)

    def _wheel(self) -> list[dict[str, object]]:
        """Nine tiles that show the wanted colours where they are wanted."""
        first = self._document["day"] + (PLACES if self._document["half"] == "afternoon" else 0)
        colours = ["RYW".index(letter) for letter in self._plazas.split()]
        tiles = {place - 1: tile for place, tile in self._tiles.items()}
        return laid(first, colours, tiles, expansion=bool(tiles))


class Playing(playing.Playing):
    """A game that answers in the words of the notation, and in those of the rulebook."""

    def __init__(self, state: Any, game: Game[Dice] = DICE) -> None:
        super().__init__(state, game)

    def asked(self, seat: int) -> str:
        """The name of the question: choose-die, use-die, free-construction-knight15, other-track, banquet-citizen,
        choose-first."""
        return str(self.state.prompt(seat).name)

    def question(self, seat: int) -> Message:
        """The question itself."""
        question: Message = self.state.prompt(seat).question
        return question

    def _sheet(self, seat: int) -> Any:
        return self.document()["sheets"][seat]

    def unspent(self, seat: int) -> tuple[int, ...]:
        """Influence, deniers, knowledge that can be spent."""
        return tuple(self._sheet(seat)["unspent"].values())

    def circled(self, seat: int) -> tuple[int, ...]:
        """Influence, deniers, knowledge ever circled."""
        return tuple(self._sheet(seat)["circled"].values())

    def citizens(self, seat: int) -> tuple[int, ...]:
        """Knights, artisans, priests."""
        return tuple(self._sheet(seat)["citizens"].values())

    def drawn(self, seat: int) -> list[str]:
        """The buildings drawn, as words: ["fortress1", "bishopric6"], in the order of the rows."""
        return [f"{row}{column}" for row, columns in self._sheet(seat)["drawn"].items() for column in columns]

    def crossed(self, seat: int) -> list[str]:
        """The dice crossed out, as words: ["red1", "white3"]."""
        return [
            f"{row}{column}" for row, columns in self._sheet(seat)["crossed"].items() for column in columns
        ]

    def values(self, seat: int) -> dict[str, int]:
        """The values that Cathedrals unlocked, by row."""
        return dict(self._sheet(seat)["values"])

    def day(self) -> tuple[int, str]:
        """The day and the half of it."""
        document = self.document()
        return document["day"], document["half"]

    def dice(self) -> list[int]:
        """The values of the dice at places 1 to 4."""
        return [int(value) for value in self.state.dice]

    def black_place(self) -> int:
        """The place (1 to 4) of the black die."""
        return int(self.state.black) + 1

    def plaza(self, notch: int) -> str:
        """The plaza in a notch (1 to 9), as "R/Y": red up, yellow on its back."""
        plaza = self.document()["wheel"][notch - 1]
        return f"{plaza['up'][0].upper()}/{plaza['under'][0].upper()}"

    def tile(self, notch: int) -> tuple[int, str] | None:
        """The tile beside a notch (1 to 9) and its side, if there is one."""
        plaza = self.document()["wheel"][notch - 1]
        return (plaza["tile"], plaza["side"]) if "tile" in plaza else None

    def numbers(self) -> list[int]:
        """The numbers above the columns."""
        return list(self.document()["numbers"])


def table(players: int = 1) -> Table:
    """A table in the words of the rulebook."""
    return Table(players)


def fresh(players: int = 1, **choices: str) -> Playing:
    """A new game before its first plaza is laid: chance lays plazas with words such as "R/Y"."""
    return Playing(DICE.new(DICE.setup(players, choices)))
