"""A change of any kind of printed value is played."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, N, Playing, Table, city
from troyes.city.game import CITY
from troyes.core.errors import PositionError


def changed(table: Table, text: str) -> Playing:
    """A position in a game with other values."""
    return Playing(CITY.with_components(text).restore(table._document))


def opened(players: int, text: str = "") -> Playing:
    """A new game with other values."""
    game = CITY.with_components(text)
    return Playing(game.new(game.setup(players)))


@pytest.mark.parametrize(("text", "left"), [("", 6), ("cards.merchant.cost = 7", 3)])
def test_changed_cost_of_a_tradesman(text: str, left: int) -> None:
    game = changed(city().seat(A, deniers=10, supply=1).dice("y1@A y1@A").card("merchant"), text)
    game.take(A, "merchant supply")
    assert game.deniers(A) == left


@pytest.mark.parametrize(
    ("text", "times"), [("", ["x1", "x2"]), ("cards.merchant.divisor = 1", ["x1", "x2", "x3", "x4", "x5"])]
)
def test_changed_divisor_of_a_card(text: str, times: list[str]) -> None:
    game = changed(city().dice("y5@A").card("merchant", "A -"), text)
    game.take(A, "merchant y5@A done")
    assert game.options(A) == times


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("", [2, 1]),
        ("[cards.merchant]\nfirst = 9", [9, 1]),
        ("[cards.merchant]\nsecond = 2", [2, 2]),
        ("[cards.merchant]\nfirst = 0\nsecond = 0", [0, 0]),
    ],
)
def test_changed_points_of_tradesmen(text: str, points: list[int]) -> None:
    table = city().card("merchant", "A B").cathedral("A B - - - -", "A B - - - -", "A B - - - -")
    assert changed(table.now("count-points"), text).scores() == points


@pytest.mark.parametrize(
    ("text", "next_ones"), [("", ["r3@A", "done"]), ("events.war.divisor = 3", ["r3@A"])]
)
def test_changed_divisor_of_an_event(text: str, next_ones: list[str]) -> None:
    game = changed(city().dice("r2@A r3@A").event("war"), text)
    game.take(A, "war r2@A")
    assert game.options(A) == next_ones


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("events.war.banners = 4", [2, 1]),
        ("[events.war]\nbanners = 4\nfirst = 7", [7, 1]),
        ("[events.war]\nbanners = 4\nfirst = 7\nsecond = 5", [7, 5]),
    ],
)
def test_changed_banners_and_points_of_an_event(text: str, points: list[int]) -> None:
    game = changed(city().dice("r2@A").event("war", "A B A"), text)
    game.take(A, "war r2@A done")
    assert game.events() == ["marauding"]
    assert [game.points(A), game.points(B)] == points


def test_war_with_the_printed_banners_is_not_countered_by_the_same_dice() -> None:
    game = changed(city().dice("r2@A y1@B").event("war", "A B A"), "")
    game.take(A, "war r2@A done")
    assert game.event_cubes("war") == "A B A A"


def test_changed_banners_of_marauding() -> None:
    game = changed(city().dice("y3@A").marauding("A B"), "[events.marauding]\nbanners = 3\nfirst = 3")
    game.take(A, "marauding y3@A done")
    assert [game.points(A), game.points(B)] == [3, 1]
    assert game.event_cubes("marauding") == ""


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("", ["r4@A"]),
        ('events.war.dice = "white"', ["w4@A"]),
        ('events.war.dice = "any"', ["r4@A", "y4@A", "w4@A"]),
    ],
)
def test_changed_dice_of_an_event(text: str, dice: list[str]) -> None:
    game = changed(city().dice("r4@A y4@A w4@A").event("war"), text)
    game.take(A, "war")
    assert game.options(A) == dice


@pytest.mark.parametrize(
    ("text", "called"),
    [
        ("", ["traveling-builders", "interrupted-work", "heresy", "theological-conflict"]),
        ('events.war.calls = "yellow"', ["support", "civil-war", "wayfarers", "drought"]),
    ],
)
def test_changed_call_of_an_event(text: str, called: list[str]) -> None:
    game = changed(city().now("reveal-red", "take-turn", "next-turn", "end-round", "next-round"), text)
    game.chance("war")
    assert game.options(-1) == called


@pytest.mark.parametrize(
    ("text", "points"),
    [("", [3, 0]), ("characters.thibaut-ii.thresholds = [1, 2, 12]", [6, 3])],
)
def test_changed_thresholds_of_a_character(text: str, points: list[int]) -> None:
    table = city().seat(A, deniers=12, characters=["thibaut-ii"]).seat(B, deniers=5)
    table.cathedral("A B - - - -", "A B - - - -", "A B - - - -").now("count-points")
    assert changed(table, text).scores() == points


@pytest.mark.parametrize(
    ("players", "text", "points"),
    [
        (2, "", 0),
        (2, "characters.urbain-iv.thresholds = [1, 2, 3]", 0),
        (2, "characters.urbain-iv.thresholds_for_two = [1, 2, 3]", 6),
        (3, "", 1),
        (3, "characters.urbain-iv.thresholds = [1, 2, 3]", 6),
        (3, "characters.urbain-iv.thresholds_for_two = [1, 2, 3]", 1),
    ],
)
def test_changed_thresholds_hold_for_their_number_of_players(players: int, text: str, points: int) -> None:
    table = city(players).seat(A, characters=["urbain-iv"]).now("count-points")
    table.cathedral("A - - - - -", "A - - - - -", "A - - - - -")
    assert changed(table, text).points(A) == points


@pytest.mark.parametrize(
    ("text", "deniers"),
    [
        ("", 12),
        ("buildings.palace.salary = 0", 14),
        ("buildings.city-hall.salary = 3", 9),
        ("buildings.bishopric.salary = 5", 8),
    ],
)
def test_changed_salary(text: str, deniers: int) -> None:
    table = city().seat(A, deniers=5)
    for building in ("palace", "city-hall", "bishopric"):
        table.building(building, "A - - - - -")
    table.now("pay-salaries", "take-turn", "next-turn", "end-round", "next-round").dice("y1@A")
    assert changed(table, text).deniers(A) == deniers


@pytest.mark.parametrize(
    ("building", "die", "text", "standing"),
    [
        ("palace", "r4@A", "", "B B B A B B"),
        ("palace", "r4@A", "buildings.palace.row_width = 2", "B B A B B B"),
        ("city-hall", "y4@A", "", "B B A B B B"),
        ("city-hall", "y4@A", "buildings.city-hall.row_width = 3", "B B B A B B"),
        ("bishopric", "w3@A", "", "A B B B B B"),
        ("bishopric", "w3@A", "buildings.bishopric.row_width = 2", "B B A B B B"),
    ],
)
def test_changed_rows_of_a_building(building: str, die: str, text: str, standing: str) -> None:
    table = city().seat(A, supply=1).dice(f"{die} y1@B").building(building, "B B B B B B")
    game = changed(table, text)
    game.take(A, f"{building} supply {die}")
    assert (game.building(building), game.lying(building)) == (standing, "B")


def test_changed_row_of_the_palace_shifts_its_citizens() -> None:
    table = city().seat(A, supply=1).dice("r4@A y1@B").building("palace", "B B N B B B")
    game = changed(table, "buildings.palace.row_width = 6")
    game.take(A, "palace supply r4@A")
    assert (game.building("palace"), game.lying("palace")) == ("A B B N B B", "B")


def test_changed_spaces_of_the_neutral_citizens() -> None:
    spaces = '["palace1", "bishopric6", "palace6", "city-hall1", "city-hall2", "bishopric1"]'
    game = opened(2, f"neutral_spaces = {spaces}")
    game.chance("A-starts thibaut-ii henry-i urbain-iv le-florentin")
    assert game.building("palace") == "N - - - - N"
    assert game.building("city-hall") == "N N - - - -"
    assert game.building("bishopric") == "N - - - - N"


KINGS_LIST = (
    '["bishopric3", "palace1", "palace2", "palace3", "palace4", "palace5", "palace6", '
    '"city-hall2", "city-hall1", "city-hall3", "city-hall4", "city-hall5", "city-hall6", '
    '"bishopric1", "bishopric2", "bishopric4", "bishopric5", "bishopric6"]'
)
"""Those of the Bishopric do not stand together: what counts is the order on each building."""


@pytest.mark.parametrize(
    ("text", "standing"),
    [
        ("", ["- - - - - N", "- - - - N -", "- - - N - -"]),
        (f"kings_order = {KINGS_LIST}", ["N - - - - -", "- N - - - -", "- - N - - -"]),
    ],
)
def test_changed_order_of_le_roys_spaces(text: str, standing: list[str]) -> None:
    game = opened(1, text)
    game.chance("A-starts thibaut-ii henry-i urbain-iv le-florentin hugues-de-payns chretien-de-troyes")
    game.chance("6 1 6 1 6 1")
    assert [game.building(name) for name in ("palace", "city-hall", "bishopric")] == standing


def test_changes_hold_for_the_cards_of_the_kings_challenge() -> None:
    text = "cards.tax-collector.divisor = 2\nevents.traveling-builders.banners = 2"
    table = city(1).dice("r2@A y1@A").card("tax-collector", "A -").building("city-hall", "N - - - - -")
    game = changed(table.event("traveling-builders", "N"), text)
    game.take(A, "tax-collector r2@A done x1")
    assert game.deniers(A) == 7
    struck = changed(city(1).event("traveling-builders").now("strike-traveling-builders", "take-turn"), text)
    assert struck.points(N) == 1


def test_changes_hold_for_bonus_cards() -> None:
    text = "[cards.baker]\ndivisor = 6\n[events.resistance]\ndivisor = 2"
    game = CITY.with_components(text)
    rules = Playing(game.new(game.setup(4, {"bonus": "yes"}))).state.rules
    assert [card.divisor for card in rules.cards if card.name == "baker"] == [6]
    assert [(event.divisor, event.calls) for event in rules.events if event.name == "resistance"] == [(2, 0)]


def test_a_position_is_read_with_the_values_of_its_game() -> None:
    table = city().event("war", "A B A B A")
    assert changed(table, "events.war.banners = 6").event_cubes("war") == "A B A B A"
    with pytest.raises(PositionError, match=r"fewer cubes than the event has banners"):
        changed(table, "")
