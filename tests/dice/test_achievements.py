"""The achievements of the last page: each with a finished game that just meets it and one that just misses it."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, B, C, Playing, Table, table
from troyes.dice.game import DICE

ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
RESOURCES = ("influence", "deniers", "knowledge")
CITIZENS = ("knight", "artisan", "priest")
GAMES = ("solo", "multiplayer", "expansion")
POINTS = ("points45", "points55", "points65")


def finished(players: int = 2) -> Table:
    """A game after its eighth day: 3 points for the resources that everyone begins with."""
    return table(players).day(9)


def achieved(game: Table | Playing, seat: int = A) -> set[str]:
    """The achievements of a seat without those for having played at all."""
    playing = game.start() if isinstance(game, Table) else game
    names = DICE.achieved(playing.state, seat)
    assert len(names) == len(set(names))
    return set(names) - set(GAMES)


def citizens(position: Table, seat: int, number: int) -> Table:
    """So many citizens on a seat's sheet, no track of them full."""
    each, more = divmod(number, 3)
    assert number < 58
    return position.sheet(seat, knights=each + (more > 0), artisans=each + (more > 1), priests=each)


def with_points(points: dict[int, int]) -> Playing:
    """A finished game in which each seat has these points, nine of them for 6 resources of each type."""
    position = finished(len(points))
    for seat, number in points.items():
        citizens(position, seat, number - 9).sheet(seat, influence=6, deniers=6, knowledge=6)
    game = position.start()
    assert game.scores() == list(points.values())
    return game


def row(name: str, columns: int) -> str:
    """So many buildings of a row, from the left."""
    return " ".join(f"{name}{column}" for column in range(1, columns + 1))


def test_the_21_achievements() -> None:
    """Last page: a box for each row and each track, so 21 in all; three of them ask for three games."""
    assert [one.name for one in DICE.achievements] == [
        *GAMES,
        *POINTS,
        "victory",
        "character",
        "citizens",
        *(f"row-{name}" for name in ROWS),
        *(f"track-{resource}" for resource in RESOURCES),
        *(f"track-{citizen}" for citizen in CITIZENS),
    ]
    assert {one.name: one.games for one in DICE.achievements if one.games != 1} == dict.fromkeys(GAMES, 3)


@pytest.mark.parametrize(("players", "name"), [(1, "solo"), (2, "multiplayer"), (4, "multiplayer")])
def test_solo_and_multiplayer_games_count_towards_their_own(players: int, name: str) -> None:
    """Three games solo, three games with others: a game is one or the other."""
    game = finished(players).start()
    for seat in range(players):
        assert DICE.achieved(game.state, seat) == [name]


@pytest.mark.parametrize(("players", "name"), [(1, "solo"), (2, "multiplayer")])
def test_expansion_counts_games_with_banquets_and_raids(players: int, name: str) -> None:
    """Three games with the expansion, alone or with others, beside the count of their kind."""
    game = finished(players).plazas("R Y W R").tile(1, 4, "raid").start()
    assert set(DICE.achieved(game.state, A)) == {name, "expansion"}
    assert "expansion" not in DICE.achieved(finished(players).start().state, A)


@pytest.mark.parametrize("players", (1, 2))
@pytest.mark.parametrize(
    ("points", "names"),
    [
        (44, set()),
        (45, {"points45"}),
        (54, {"points45"}),
        (55, {"points45", "points55"}),
        (64, {"points45", "points55"}),
        (65, {"points45", "points55", "points65"}),
    ],
)
def test_points45_points55_points65_at_least(points: int, names: set[str], players: int) -> None:
    """End a game with at least 45, 55, 65 points; the higher ones include the lower."""
    game = with_points(dict.fromkeys(range(players), points))
    for seat in range(players):
        assert achieved(game, seat) & set(POINTS) == names


def test_points_are_those_of_the_seat() -> None:
    """The neighbour's points achieve nothing for me."""
    game = with_points({A: 45, B: 44})
    assert achieved(game, A) == {"points45"}
    assert achieved(game, B) == set()


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ({A: 61, B: 60}, {A}),
        ({A: 60, B: 59}, set()),
        ({A: 61, B: 62}, {B}),
        ({A: 61, B: 61}, {A, B}),
        ({A: 60, B: 60}, set()),
        ({A: 61, B: 60, C: 61}, {A, C}),
        ({A: 61, B: 63, C: 62}, {B}),
    ],
)
def test_victory_with_more_than_60_points(points: dict[int, int], winners: set[int]) -> None:
    """Win a multiplayer game with more than 60 points; tied players share the victory, so both have won."""
    game = with_points(points)
    assert {seat for seat in points if "victory" in achieved(game, seat)} == winners


def test_victory_needs_other_players() -> None:
    """A solo game of 63 points is no multiplayer game."""
    assert "victory" not in achieved(with_points({A: 63}))


def cathedrals(last: int, number: int) -> str:
    """So many Cathedrals with the one of this column as the last."""
    others = [column for column in range(1, 7) if column != last][: number - 1]
    return " ".join(f"cathedral{column}" for column in (*others, last))


@pytest.mark.parametrize("players", (1, 2))
@pytest.mark.parametrize("column", (1, 2, 3, 4, 5, 6))
def test_character_with_18_points(column: int, players: int) -> None:
    """18 points from a single character: all six buildings of the row at 3 points each."""
    name = ROWS[column - 1]
    drawn = cathedrals(column, 6) if name == "cathedral" else f"{cathedrals(column, 5)} {row(name, 6)}"
    game = finished(players).sheet(A, drawn=drawn).start()
    assert game.values(A)[name] == 3
    assert "character" in achieved(game)


@pytest.mark.parametrize("name", [name for name in ROWS if name != "cathedral"])
def test_character_missed_with_15_or_12_points(name: str) -> None:
    """Five buildings at 3 points, or six at 2, are too few; nor do two characters add up."""
    column = ROWS.index(name) + 1
    five = finished().sheet(A, drawn=f"{cathedrals(column, 5)} {row(name, 5)}").start()
    assert five.values(A)[name] == 3
    assert "character" not in achieved(five)
    two = finished().sheet(A, drawn=f"{cathedrals(column, 4)} {row(name, 6)}").start()
    assert two.values(A)[name] == 2
    assert "character" not in achieved(two)


def test_character_missed_with_cathedrals_at_two_points() -> None:
    """Urbain IV unlocked as the fourth of six Cathedrals brings 12 points."""
    position = finished().sheet(A, drawn="cathedral1 cathedral2 cathedral3 cathedral5 cathedral4 cathedral6")
    game = position.start()
    assert game.values(A)["cathedral"] == 2
    assert "character" not in achieved(game)


def test_character_missed_when_two_characters_bring_18_together() -> None:
    """9 points from Fortresses and 9 from Count's Palaces are no single character's."""
    drawn = f"cathedral3 cathedral4 cathedral5 cathedral6 cathedral1 cathedral2 {row('fortress', 3)} {row('palace', 3)}"
    game = finished().sheet(A, drawn=drawn).start()
    assert (game.values(A)["fortress"], game.values(A)["palace"]) == (3, 3)
    assert "character" not in achieved(game)


@pytest.mark.parametrize("players", (1, 2))
@pytest.mark.parametrize(("number", "met"), [(39, False), (40, True), (41, True)])
def test_citizens_at_least_40(number: int, met: bool, players: int) -> None:
    """End a game with at least 40 citizens on the three tracks together."""
    assert ("citizens" in achieved(citizens(finished(players), A, number))) == met


def test_citizens_in_any_mixture() -> None:
    """20, 20 and 0 are 40; 20, 19 and 0 are not."""
    assert "citizens" in achieved(finished().sheet(A, knights=20, artisans=20))
    assert "citizens" not in achieved(finished().sheet(A, knights=20, priests=19))


@pytest.mark.parametrize("players", (1, 2))
@pytest.mark.parametrize("name", ROWS)
def test_row_with_all_six_buildings_drawn(name: str, players: int) -> None:
    """All the buildings of a row; five are too few, and each row has its own box."""
    six = achieved(finished(players).sheet(A, drawn=row(name, 6)))
    assert {one for one in six if one.startswith("row-")} == {f"row-{name}"}
    five = achieved(finished(players).sheet(A, drawn=row(name, 5)))
    assert {one for one in five if one.startswith("row-")} == set()


def test_row_counts_for_the_seat_that_drew_it() -> None:
    """Each sheet for itself."""
    game = finished().sheet(A, drawn=row("palace", 6)).sheet(B, drawn=row("bishopric", 6)).start()
    assert achieved(game, A) == {"row-palace"}
    assert achieved(game, B) == {"row-bishopric"}


@pytest.mark.parametrize("players", (1, 2))
@pytest.mark.parametrize("resource", RESOURCES)
@pytest.mark.parametrize("unspent", (0, 5, 17))
def test_track_of_resources_all_circled(resource: str, unspent: int, players: int) -> None:
    """All 18 symbols of a track circled; what was spent of them stays circled, and 17 are too few."""
    full = finished(players).sheet(A, **{resource: unspent, f"circled_{resource}": 18})
    assert {one for one in achieved(full) if one.startswith("track-")} == {f"track-{resource}"}
    short = finished(players).sheet(A, **{resource: unspent, f"circled_{resource}": 17})
    assert {one for one in achieved(short) if one.startswith("track-")} == set()


@pytest.mark.parametrize("players", (1, 2))
@pytest.mark.parametrize("citizen", CITIZENS)
def test_track_of_citizens_all_circled(citizen: str, players: int) -> None:
    """All 20 citizens of a track; 19 are too few."""
    assert achieved(finished(players).sheet(A, **{f"{citizen}s": 20})) == {f"track-{citizen}"}
    assert achieved(finished(players).sheet(A, **{f"{citizen}s": 19})) == set()


def test_a_game_played_to_its_end_counts() -> None:
    """The last action of the eighth afternoon still counts: here the sixth Count's Palace."""
    position = table(1).day(8, "afternoon").plazas("R Y W R").dice(black=6, others=(1, 2, 3))
    game = position.sheet(A, drawn="palace2 palace3 palace4 palace5 palace6").start()
    game.take(A, "die1 palace1")
    assert game.actors() == []
    assert set(DICE.achieved(game.state, A)) == {"solo", "row-palace"}
