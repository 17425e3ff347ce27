"""What is true in every position and of every token of Troyes Dice, checked without using the engine's own rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from troyes.core.message import Message
from troyes.core.state import CHANCE
from troyes.dice.banquets import PLAIN
from troyes.dice.box.position import write_sheet
from troyes.dice.game import DICE
from troyes.dice.phases.scoring import resource_points
from troyes.dice.phases.wheel import side_at
from troyes.dice.state import Dice

RESOURCES = ("influence", "deniers", "knowledge")
CITIZENS = ("knight", "artisan", "priest")
COLOURS = ("red", "yellow", "white")
ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
WORK = ("palace", "city-hall", "bishopric")
PLAZAS = Counter({"RR": 1, "YY": 1, "WW": 1, "RY": 2, "RW": 2, "WY": 2})
VALUES = [1, 1, 2, 2, 3, 3]
LINKED_CITIZENS = {
    ("fortress", 1): 1,
    ("fortress", 3): 1,
    ("fortress", 5): 1,
    ("palace", 1): 2,
    ("city-hall", 3): 2,
    ("bishopric", 5): 2,
}
"""Citizens of the links, by row and left column; the other three links bring resources."""

Sheet = dict[str, Any]


def check_position(state: Dice, let_go: Counter[int] | None = None) -> None:
    """The laws of a position: bounds, and what belongs together. `let_go` counts the citizens that each seat has let go,
    if that is known."""
    document: Any = DICE.document(state)
    check_wheel(document)
    check_dice(document, state)
    numbers = document["numbers"]
    assert len(set(numbers)) == len(numbers)
    assert set(numbers) <= set(range(1, 7))
    for seat, sheet in enumerate(document["sheets"]):
        check_sheet(sheet)
        check_citizens(sheet, document["setup"]["banquets"] == "yes", gone(document, sheet, seat, let_go))
        assert not crosses(sheet) or document["day"] >= 3
        assert seat < document["players"]
    assert 1 <= document["day"] <= 9
    assert state.scores() == [points(sheet) for sheet in document["sheets"]]


def check_wheel(document: Any) -> None:
    """The nine plazas are always the same nine, and three tiles lie beside those of a single colour."""
    wheel = document["wheel"]
    laid = Counter("".join(sorted((plaza["up"][0] + plaza["under"][0]).upper())) for plaza in wheel)
    assert laid <= PLAZAS
    assert len(wheel) == 9 or document["day"] == 1
    tiles = [plaza["tile"] for plaza in wheel if "tile" in plaza]
    assert len(set(tiles)) == len(tiles) <= (3 if document["setup"]["banquets"] == "yes" else 0)
    assert all(plaza["up"] == plaza["under"] for plaza in wheel if "tile" in plaza)


def check_dice(document: Any, state: Dice) -> None:
    """Once all are thrown the dice lie in rising order, the black one before its equals; three are on offer."""
    dice = document["dice"]
    if not dice or len(dice["others"]) < 3:
        return
    values = [int(value) for value in state.dice]
    assert values == sorted([dice["black"], *dice["others"]])
    assert values.index(dice["black"]) == state.black
    closed = [position for position in range(4) if not state.is_open(position)]
    plain = all(side_at(state, position) is PLAIN for position in range(4))
    assert len(closed) <= 2
    assert not plain or closed == [state.black]


def check_sheet(sheet: Sheet) -> None:
    """Bounds of the tracks; what is written above the Cathedrals."""
    for resource in RESOURCES:
        assert 0 <= sheet["unspent"][resource] <= sheet["circled"][resource]
        assert 3 <= sheet["circled"][resource] <= 18
    for citizen in CITIZENS:
        assert 0 <= sheet["citizens"][citizen] <= 20
    cathedrals = sheet["drawn"].get("cathedral", [])
    assert [ROWS[column - 1] for column in cathedrals] == list(sheet["values"])
    assert sorted(sheet["values"].values()) == VALUES[: len(cathedrals)]
    assert sheet.get("owed", {"": 1}) != {}
    assert ("owed" not in sheet) or sheet["asked"] not in ("die", "use", "nothing")


def gone(document: Any, sheet: Sheet, seat: int, let_go: Counter[int] | None) -> int:
    """How many citizens a seat may have let go: none by the rules of version 1 or while no track is full."""
    if document["version"] == 1 or 20 not in sheet["citizens"].values():
        return 0
    return 60 if let_go is None else let_go[seat]


def check_citizens(sheet: Sheet, banquets: bool, let_go: int) -> None:
    """Every citizen comes from a building, a link, a resource track or the end of another track, and none is lost
    while there is a place for it, unless it was let go."""
    drawn = {row: set(sheet["drawn"].get(row, [])) for row in ROWS}
    work = sum(len(drawn[row]) for row in WORK)
    least = len(drawn["fortress"]) + 2 * work
    least += sum(sheet["circled"][resource] // 6 for resource in RESOURCES)
    least += 2 * sum(sheet["citizens"][citizen] == 20 for citizen in CITIZENS)
    for (row, left), citizens in LINKED_CITIZENS.items():
        if {left, left + 1} <= drawn[row]:
            least += citizens
    halls = len(drawn["great-hall"] & {2, 4, 6})
    most = least + 2 * 3 * halls
    if banquets:
        most += 2 * 2 * halls + 2 * len(drawn["fortress"]) + work  # tiles 7 and 8, tile 6, tile 4
    total = sum(sheet["citizens"].values())
    pending = sum(sheet.get("owed", {}).get(kind, 0) for kind in ("citizen", "banquet"))
    assert min(60, least) <= total + pending + let_go
    assert total <= most


def crosses(sheet: Sheet) -> set[tuple[str, int]]:
    """The dice crossed out."""
    return {(colour, column) for colour, columns in sheet["crossed"].items() for column in columns}


def buildings(sheet: Sheet) -> set[tuple[str, int]]:
    """The buildings drawn."""
    return {(row, column) for row, columns in sheet["drawn"].items() for column in columns}


def points(sheet: Sheet) -> int:
    """The score of a sheet, by the list of the rulebook."""
    rows: int = sum(value * len(sheet["drawn"].get(row, [])) for row, value in sheet["values"].items())
    pairs: int = sum(sheet["unspent"][resource] // 2 for resource in RESOURCES)
    citizens: int = sum(sheet["citizens"].values())
    return rows + pairs + citizens


def lasting(state: Dice, seat: int) -> int:
    """The points that nobody can lose: all but those for unspent resources."""
    return state.scores()[seat] - sum(int(resource_points(state, seat, resource)) for resource in range(3))


def check_growth(before: Sheet, after: Sheet) -> None:
    """Nothing pencilled on a sheet is ever rubbed out, and what is crossed out is never built."""
    for resource in RESOURCES:
        assert after["circled"][resource] >= before["circled"][resource]
    for citizen in CITIZENS:
        assert after["citizens"][citizen] >= before["citizens"][citizen]
    assert buildings(after) >= buildings(before)
    assert crosses(after) >= crosses(before)
    assert after["values"].items() >= before["values"].items()
    for row, column in buildings(after) - buildings(before):
        assert (COLOURS[ROWS.index(row) // 2], column) not in crosses(before)


def check_attack(before: Sheet, after: Sheet) -> None:
    """The black die crosses out a die or two, never in the column of a Fortress, and changes nothing else."""
    fresh = crosses(after) - crosses(before)
    assert len(fresh) <= 2
    assert all(("fortress", column) not in buildings(before) for _, column in fresh)
    assert {**after, "crossed": 0, "asked": 0} == {**before, "crossed": 0, "asked": 0}


class Watch:
    """Follows one game token by token, and checks the laws that compare a position with the one before."""

    def __init__(self, state: Dice) -> None:
        self.state = state
        self.players = int(state.players)
        self.sheets = [write_sheet(state, seat) for seat in range(self.players)]
        self.thrown = 0
        self.chosen: Counter[int] = Counter()
        self.let_go: Counter[int] = Counter()
        self.tiles: dict[int, str] = {}

    def take(self, actor: int, token: int) -> None:
        """Choose a token and look at what it did."""
        word = DICE.vocabulary.text(token)
        before = self.state.clone()
        self.state.take(actor, token)
        if actor == CHANCE:
            if self.state.rolled or before.rolled:
                self.thrown += 1
            if self.state.rolled == 4:
                self.after_the_throw()
            return
        if word.startswith("die") or word == "one-of-each":
            self.chosen[actor] += 1
        self.let_go[actor] += word == "no-citizen"
        after = write_sheet(self.state, actor)
        check_sheet(after)
        check_growth(self.sheets[actor], after)
        if before.rolled == 4:
            assert spent(self.sheets[actor], after) == prices(before, actor, word)
            assert lasting(self.state, actor) >= lasting(before, actor)
            for other in {actor - 1, actor + 1} & set(range(self.players)):
                assert {**write_sheet(self.state, other), "shown": 0} == {**self.sheets[other], "shown": 0}
        self.sheets[actor] = {**after, "shown": 0}

    def after_the_throw(self) -> None:
        """The dice lie ready: look at the whole table."""
        check_position(self.state, self.let_go)
        document: Any = DICE.document(self.state)
        for seat, sheet in enumerate(document["sheets"]):
            check_attack({**self.sheets[seat], "shown": 0}, {**sheet, "shown": 0})
            self.sheets[seat] = {**sheet, "shown": 0}
        sides = {plaza["tile"]: plaza["side"] for plaza in document["wheel"] if "tile" in plaza}
        for tile, side in sides.items():
            assert side == "raid" or self.tiles.get(tile, "banquet") == "banquet"
        assert not self.tiles or sides.keys() == self.tiles.keys()
        self.tiles = sides

    def over(self) -> None:
        """The game has ended: sixteen throws of four dice, and one choice of a die for each seat and throw."""
        assert self.state.actors() == []
        assert (self.state.day, self.thrown) == (9, 64)
        assert self.chosen == dict.fromkeys(range(self.players), 16)
        check_position(self.state, self.let_go)


def spent(before: Sheet, after: Sheet) -> dict[str, int]:
    """What was crossed out of each resource."""
    return {
        resource: before["unspent"][resource]
        + after["circled"][resource]
        - before["circled"][resource]
        - after["unspent"][resource]
        for resource in RESOURCES
    }


def prices(state: Dice, seat: int, word: str) -> dict[str, int]:
    """What a word costs, by the tables of the two rulebooks."""
    prompt = state.prompt(seat)
    price = dict.fromkeys(RESOURCES, 0)
    if word.startswith("die"):
        place, _, resource = word.removeprefix("die").partition("/")
        tile, side = tile_at(state, int(place))
        if (tile, side) == (2, "banquet"):
            return price
        price["deniers"] = {"1": 0, "2": 0, "3": 1, "4": 2}[place]
        surcharge = {2: "deniers", 3: "knowledge", 6: "influence"}.get(tile) if side == "raid" else None
        for extra in (resource, surcharge):
            if extra:
                price[extra] += 1
    elif prompt.name == "use-die":
        asked = prompt.question.args
        die_colour, value, chosen = asked["colour"], asked["value"], asked["place"]
        assert isinstance(die_colour, Message)
        assert isinstance(value, int)
        assert isinstance(chosen, int)
        tile, side = tile_at(state, chosen)
        if "+" in word:
            wanted, amount = word.split("+")
            wanted_colour, wanted_value = RESOURCES.index(wanted), int(amount)
        else:
            wanted_colour = ROWS.index(word[:-1]) // 2
            wanted_value = int(state.number[int(word[-1]) - 1])
        distance = abs(wanted_value - value)
        price["influence"] = (distance + 1) // 2 if (tile, side) == (1, "banquet") else distance
        same_colour = die_colour.name == f"colour-{COLOURS[wanted_colour]}"
        if not same_colour:
            price["knowledge"] = 1 if (tile, side) == (5, "banquet") else 2
        assert not distance or (tile, side) != (1, "raid")
        assert same_colour or (tile, side) != (5, "raid")
    return price


def tile_at(state: Dice, place: int) -> tuple[int, str]:
    """The tile beside the plaza at a place of this half day; 0 if there is none."""
    document: Any = DICE.document(state)
    first = document["day"] + (4 if document["half"] == "afternoon" else 0)
    plaza = document["wheel"][(first + place - 1) % 9]
    return plaza.get("tile", 0), plaza.get("side", "")
