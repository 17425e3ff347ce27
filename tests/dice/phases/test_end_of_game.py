"""The end of the game: after the eighth afternoon, the lines of the score, and who wins."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, B, C, D, Playing, fresh, table
from troyes.core.state import CHANCE, NOBODY
from troyes.dice.game import DICE

WHEEL = "R/R Y/Y W/W R/Y Y/R R/W W/R Y/W W/Y"
ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
HALF_DAYS = [(day, half) for day in range(1, 9) for half in ("morning", "afternoon")]


def score(**marks: object) -> int:
    """The points of a sheet, without the resources of the start unless told."""
    return table().sheet(A, **{"influence": 0, "deniers": 0, "knowledge": 0, **marks}).start().scores()[A]


def last_half_day(*knights: int) -> Playing:
    """The last afternoon; each seat has empty purses and some knights, and is left to take a free red 1."""
    position = table(len(knights)).day(8, "afternoon").plazas("R W Y R").dice(black=6, others=(1, 6, 6))
    for seat, number in enumerate(knights):
        position.sheet(seat, influence=0, deniers=0, knowledge=0, circled_influence=8, knights=number)
    return position.start()


@pytest.mark.parametrize("players", [1, 2, 10])
def test_game_lasts_eight_days_of_two_half_days(players: int) -> None:
    """Playing the game and End of the Game: sixteen throws, sixteen actions each, and nothing after them."""
    game = fresh(players).chance(WHEEL)
    for half_day in HALF_DAYS:
        assert game.day() == half_day
        assert game.actors() == [CHANCE]
        game.chance("6 1 2 3")
        assert game.actors() == list(range(players))
        for seat in range(players):
            while seat in game.actors() and CHANCE not in game.actors():
                game.take(seat, game.options(seat)[0])
    assert game.actors() == []
    assert game.state.actor() == NOBODY


def test_game_goes_on_after_the_eighth_morning() -> None:
    """End of the Game: the last half day is the afternoon."""
    game = (
        table().day(8).plazas("R W Y R").dice(black=6, others=(1, 6, 6)).start().take(A, "die1 influence+1")
    )
    assert game.actors() == [CHANCE]
    assert game.day() == (8, "afternoon")


def test_game_ends_when_the_last_seat_has_acted() -> None:
    """End of the Game: everyone performs the action of the eighth afternoon."""
    game = last_half_day(0, 0).take(B, "die1 palace1")
    assert game.actors() == [A]
    game.take(A, "die1 palace1")
    assert game.actors() == []
    assert game.scores() == [2, 2]


def test_game_ends_after_the_bonuses_of_the_last_action() -> None:
    """End of the Game: a free building of the last action is still built and counted."""
    game = last_half_day(14).take(A, "die1 palace1")
    assert game.actors() == [A]
    game.take(A, "cathedral2")
    assert game.actors() == []
    assert game.scores() == [16 + 1]


def test_blank_sheet_scores_a_point_for_each_pair_of_the_start() -> None:
    """End of the Game: three of each resource make one pair each."""
    assert fresh().chance(WHEEL).scores() == [3]
    assert score() == 0


@pytest.mark.parametrize(
    ("resources", "points"),
    [
        ((1, 0, 0), 0),
        ((2, 0, 0), 1),
        ((3, 0, 0), 1),
        ((0, 4, 0), 2),
        ((0, 0, 5), 2),
        ((1, 1, 1), 0),
        ((3, 3, 3), 3),
        ((5, 7, 9), 2 + 3 + 4),
        ((18, 18, 18), 27),
    ],
)
def test_each_pair_of_identical_unspent_resources_is_worth_a_point(
    resources: tuple[int, int, int], points: int
) -> None:
    """End of the Game: pairs of one type; a single one counts nothing, and types do not mix."""
    assert score(influence=resources[0], deniers=resources[1], knowledge=resources[2]) == points


def test_spent_resources_are_worth_nothing() -> None:
    """End of the Game: circled and not crossed out."""
    assert score(circled_influence=18, circled_deniers=12, circled_knowledge=6) == 0
    assert score(influence=2, circled_influence=18) == 1


@pytest.mark.parametrize(
    ("citizens", "points"),
    [((1, 0, 0), 1), ((0, 1, 0), 1), ((0, 0, 1), 1), ((4, 9, 17), 30), ((20, 20, 20), 60)],
)
def test_each_citizen_is_worth_a_point(citizens: tuple[int, int, int], points: int) -> None:
    """End of the Game: on all three tracks."""
    assert score(knights=citizens[0], artisans=citizens[1], priests=citizens[2]) == points


@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("row", ["fortress", "palace", "great-hall", "city-hall", "bishopric"])
def test_cathedral_scores_its_number_for_each_building_of_its_row(row: str, value: int) -> None:
    """End of the Game: the number written times the buildings drawn; rows without a number are worth
    nothing."""
    column = ROWS.index(row) + 1
    # Cathedrals built before, which stand for rows without any building or are worth a known number.
    earlier = [other for other in (1, 2, 3, 4, 6) if other != column][: 2 * (value - 1)]
    values = {ROWS[other - 1]: 1 + index // 2 for index, other in enumerate(earlier)}
    drawn = [f"cathedral{other}" for other in (*earlier, column)]
    for count in range(7):
        buildings = [f"{row}{built}" for built in range(1, count + 1)]
        assert score(drawn=" ".join([*drawn, *buildings]), values={**values, row: value}) == value * count


@pytest.mark.parametrize(
    ("cathedrals", "value"),
    [((5,), 1), ((1, 5), 1), ((1, 2, 5), 2), ((1, 2, 3, 5), 2), ((1, 2, 3, 4, 6, 5), 3)],
)
def test_urbain_scores_every_cathedral_himself_included(cathedrals: tuple[int, ...], value: int) -> None:
    """The Cathedral of column 5: its number for each Cathedral, its own one counted."""
    values = {ROWS[column - 1]: 1 + index // 2 for index, column in enumerate(cathedrals)}
    drawn = " ".join(f"cathedral{column}" for column in cathedrals)
    assert score(drawn=drawn, values=values) == value * len(cathedrals)


def test_buildings_without_their_cathedral_are_worth_nothing() -> None:
    """End of the Game: a row scores only when a Cathedral unlocked it; prestige and work rows are not mixed
    up."""
    for column, row in enumerate(ROWS, 1):
        buildings = " ".join(
            f"{other}{c}" for other in ROWS if other not in (row, "cathedral") for c in range(1, 7)
        )
        expected = 1 if row == "cathedral" else 0
        assert score(drawn=f"cathedral{column} {buildings}", values={row: 1}) == expected


def test_buildings_drawn_after_the_cathedral_count() -> None:
    """The Cathedral: what is drawn by the end of the game counts, also what came later."""
    position = (
        table().plazas("R W Y R").dice(black=6, others=(1, 6, 6)).sheet(A, drawn="cathedral2", influence=0)
    )
    game = position.sheet(A, deniers=0, knowledge=0).start()
    assert game.scores() == [0]
    game.take(A, "die1 palace1")
    assert game.scores() == [2 + 1]


def test_full_sheet_scores_159() -> None:
    """End of the Game: 72 for the rows, 27 for the resources, 60 for the citizens (3.7 of the facts)."""
    points = score(
        influence=18,
        deniers=18,
        knowledge=18,
        knights=20,
        artisans=20,
        priests=20,
        drawn=" ".join(f"{row}{column}" for row in ROWS for column in range(1, 7)),
    )
    assert points == 72 + 27 + 60


def test_eighteen_points_from_a_single_character() -> None:
    """Achievements: a row of six at three points each is the most that one character brings."""
    values = {"palace": 1, "great-hall": 1, "city-hall": 2, "bishopric": 2, "fortress": 3}
    drawn = "cathedral2 cathedral3 cathedral4 cathedral6 cathedral1 " + " ".join(
        f"fortress{c}" for c in range(1, 7)
    )
    assert score(drawn=drawn, values=values) == 18


def test_crossed_out_dice_cost_no_points() -> None:
    """Ruling on 7.8: nothing is taken away for them."""
    crossed = " ".join(f"{colour}{column}" for colour in ("red", "yellow", "white") for column in range(1, 7))
    assert score(crossed=crossed, knights=5) == 5


def test_most_points_win() -> None:
    """End of the Game: the highest total, wherever that player sits."""
    game = last_half_day(3, 9, 5)
    for seat in (A, B, C):
        game.take(seat, "die1 palace1")
    assert game.scores() == [5, 11, 7]
    assert list(DICE.winners(game.state)) == [B]


def test_tied_players_share_the_victory() -> None:
    """End of the Game: there is no tie-breaker, neither by citizens nor by resources or buildings."""
    game = last_half_day(5, 7, 2, 7)
    game.take(A, "die1 palace1").take(B, "die1 palace1").take(C, "die1 palace1").take(D, "die1 fortress1")
    assert game.scores() == [7, 9, 4, 8]
    assert list(DICE.winners(game.state)) == [B]
    shared = last_half_day(5, 7, 2, 8)
    shared.take(A, "die1 palace1").take(B, "die1 palace1").take(C, "die1 palace1").take(D, "die1 fortress1")
    assert shared.scores() == [7, 9, 4, 9]
    assert list(DICE.winners(shared.state)) == [B, D]


def test_everyone_may_share_the_victory() -> None:
    """End of the Game: three equal totals, three winners."""
    game = last_half_day(1, 1, 1)
    for seat in (C, A, B):
        game.take(seat, "die1 palace1")
    assert list(DICE.winners(game.state)) == [A, B, C]


def test_ten_players_score_each_for_themselves() -> None:
    """End of the Game: ten sheets, ten totals."""
    game = last_half_day(*range(10))
    for seat in range(10):
        game.take(seat, "die1 palace1")
    assert game.scores() == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    assert list(DICE.winners(game.state)) == [9]


def test_score_adds_up_all_lines() -> None:
    """End of the Game: two rows, three kinds of resources and three tracks."""
    points = score(
        influence=5,
        deniers=4,
        knowledge=1,
        knights=7,
        artisans=2,
        priests=11,
        drawn="fortress1 fortress4 bishopric2 cathedral1 cathedral6 palace3",
        values={"fortress": 1, "bishopric": 1},
    )
    assert points == (2 + 1) + (2 + 2 + 0) + 20
