"""Citizen tracks: columns 3, 6 and 11, how bonuses chain, and in which order those that wait come."""

from __future__ import annotations

import pytest

from tests.dice.actions.tracks import (
    TRACKS,
    WORK,
    WORK_ROWS,
    columns,
    on_tracks,
    sheet,
    work,
)
from tests.dice.builder import A, B, Playing, table
from troyes.core.state import CHANCE

# Columns


@pytest.mark.parametrize("track", TRACKS)
def test_third_column_brings_one_of_each_resource(track: str) -> None:
    """Column Bonus: whichever track completes it, when it gets there, and not again after that."""
    others = {other: 5 for other in TRACKS if other != track}
    game = work(track, **{**others, track: 2})
    assert game.citizens(A) == on_tracks(**{**others, track: 4})
    assert game.unspent(A) == (4, 4, 4)
    assert game.circled(A) == (4, 4, 4)
    assert game.actors() == [CHANCE]
    again = work(track, **{**others, track: 3, "priests" if track == "knights" else "knights": 3})
    assert again.unspent(A) == (3, 3, 3)


@pytest.mark.parametrize("track", TRACKS)
def test_third_column_needs_all_three_tracks(track: str) -> None:
    """Column Bonus: two full tracks do not make a column."""
    others = {other: 3 for other in TRACKS if other != track}
    game = work("knights" if track != "knights" else "artisans", **{**others, track: 2})
    assert game.unspent(A) == (3, 3, 3)


@pytest.mark.parametrize("column", [6, 11])
@pytest.mark.parametrize("track", TRACKS)
def test_sixth_and_eleventh_column_bring_a_work_building_of_choice(track: str, column: int) -> None:
    """Column Bonus: any work building in any column, whatever dice lie on the wheel."""
    game = work(track, **{**dict.fromkeys(TRACKS, column), track: column - 1})
    assert game.asked(A) == "free-construction-column"
    assert set(game.options(A)) == columns(*WORK_ROWS, without=f"{WORK[track]}4")
    assert len(game.options(A)) == 17
    assert game.unspent(A) == (3, 3, 3)


@pytest.mark.parametrize("column", [1, 2, 4, 5, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 19])
def test_other_columns_bring_nothing(column: int) -> None:
    """Column Bonus: only the 3rd, 6th and 11th columns have one. The Fortress of column 1 brings one
    knight."""
    game = sheet(value=1, knights=column - 1, artisans=column, priests=column).take(A, "die1 fortress1")
    assert game.citizens(A) == (column, column, column)
    assert game.unspent(A) == (3, 3, 3)
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize("column", [3, 6, 11])
def test_column_bonus_comes_with_the_last_of_the_three(column: int) -> None:
    """Column Bonus: the single knight that was missing, and not one citizen earlier."""
    early = sheet(value=1, knights=column - 2, artisans=column, priests=column).take(A, "die1 fortress1")
    assert early.actors() == [CHANCE]
    assert early.unspent(A) == (3, 3, 3)
    game = sheet(value=1, knights=column - 1, artisans=column, priests=column).take(A, "die1 fortress1")
    assert game.unspent(A) == ((4, 4, 4) if column == 3 else (3, 3, 3))
    assert game.actors() == ([CHANCE] if column == 3 else [A])
    late = sheet(value=1, knights=column, artisans=column, priests=column).take(A, "die1 fortress1")
    assert late.actors() == [CHANCE]
    assert late.unspent(A) == (3, 3, 3)


def test_column_building_is_free_and_brings_citizens_and_link() -> None:
    """Column Bonus: usual rules of the work building; a City Hall in column 3 beside that in column 4."""
    game = work("artisans", knights=6, artisans=5, priests=6, influence=0, deniers=0, knowledge=0)
    game.take(A, "city-hall3")
    assert game.citizens(A) == (6, 11, 6)
    assert game.unspent(A) == (0, 0, 0)
    assert game.drawn(A) == ["city-hall3", "city-hall4"]
    assert game.actors() == [CHANCE]


def test_column_building_passes_over_drawn_and_crossed_out_buildings() -> None:
    """Column Bonus and Resolve the Event: usual rules; prestige buildings drawn there do not matter."""
    game = work(
        "knights",
        knights=5,
        artisans=6,
        priests=6,
        drawn="palace1 fortress2 bishopric6",
        crossed="red3 yellow1 white2",
    )
    assert set(game.options(A)) == columns(
        *WORK_ROWS, without="palace1 palace4 bishopric6 palace3 city-hall1 bishopric2"
    )


def test_column_building_is_lost_when_no_place_is_left() -> None:
    """Ruling on 7.3: every work building is drawn or crossed out."""
    game = work(
        "knights",
        knights=5,
        artisans=6,
        priests=6,
        drawn=" ".join(columns("palace", "city-hall", without="palace4 palace5")),
        crossed="red5 white1 white2 white3 white4 white5 white6",
    )
    assert game.drawn(A).count("palace4") == 1
    assert game.actors() == [CHANCE]


def test_third_and_sixth_column_in_one_action() -> None:
    """Ruling on 7.4: six knights of a Great Hall complete both columns; each brings its bonus."""
    game = sheet("Y R R R", value=2, knights=2, artisans=6, priests=6, influence=1)
    # The black die lies at place 2: a yellow die and two red ones are available, so four knights come.
    game.take(A, "die1 great-hall2")
    assert game.citizens(A) == (6, 6, 6)
    assert game.unspent(A) == (2, 4, 4)
    assert set(game.options(A)) == columns(*WORK_ROWS)


def test_sixth_and_eleventh_column_in_one_action() -> None:
    """Ruling on 7.4: both bonuses, one after the other; two buildings of one kind need no order."""
    position = (
        table().plazas("W R R R").dice(black=1, others=(2, 2, 2)).sheet(A, knights=5, artisans=11, priests=11)
    )
    game = position.start().take(A, "die2/deniers great-hall2")
    assert game.citizens(A) == (11, 11, 11)
    assert game.asked(A) == "free-construction-column"
    assert set(game.options(A)) == columns(*WORK_ROWS)
    game.take(A, "palace1")
    assert game.citizens(A) == (13, 11, 11)
    assert set(game.options(A)) == columns(*WORK_ROWS, without="palace1")
    game.take(A, "bishopric1")
    assert game.citizens(A) == (13, 11, 13)
    assert game.actors() == [CHANCE]


def test_columns_are_counted_by_each_seat_alone() -> None:
    """Column Bonus: citizens of another player do not help."""
    game = table(2).plazas("R R R R").dice(black=6, others=(1, 6, 6)).sheet(A, knights=2, artisans=3)
    playing = game.sheet(B, priests=9).start().take(A, "die1 palace1").take(B, "die1 palace1")
    assert playing.unspent(A) == playing.unspent(B) == (3, 3, 3)


# Chains


def test_chain_from_a_fortress_over_the_third_column_to_two_free_buildings() -> None:
    """Ruling on 7.4: the priest of a Fortress completes column 3; one of each resource reaches three 6th
    symbols; these bring the 15th knight, the 15th artisan and a fourth priest; knight and artisan build."""
    game = table().plazas("R W W W").dice(black=6, others=(5, 6, 6))
    game.sheet(
        A, knights=14, artisans=14, priests=2, circled_influence=5, circled_deniers=5, circled_knowledge=5
    )
    playing = game.start().take(A, "die1 fortress5")
    assert playing.citizens(A) == (15, 15, 4)
    assert playing.circled(A) == (6, 6, 6)
    assert playing.unspent(A) == (4, 4, 4)
    assert playing.asked(A) == "choose-first"
    assert set(playing.options(A)) == {"first:knight15", "first:artisan15"}
    playing.take(A, "first:artisan15")
    assert set(playing.options(A)) == columns("fortress", "cathedral", without="fortress5")
    playing.take(A, "fortress6")  # A priest, and a priest for the link: the sixth; column 6 is complete.
    assert playing.citizens(A) == (15, 15, 6)
    assert set(playing.options(A)) == {"first:knight15", "first:column"}
    playing.take(A, "first:knight15 great-hall6")  # Two white dice are available beside the black one.
    assert playing.citizens(A) == (15, 15, 10)
    assert set(playing.options(A)) == columns(*WORK_ROWS)
    playing.take(A, "bishopric1")  # Twelve priests: column 11 is complete.
    assert playing.citizens(A) == (15, 15, 12)
    assert set(playing.options(A)) == columns(*WORK_ROWS, without="bishopric1")
    playing.take(A, "bishopric2")
    assert playing.citizens(A) == (15, 15, 14)
    assert playing.actors() == [CHANCE]
    assert playing.drawn(A) == ["fortress5", "fortress6", "great-hall6", "bishopric1", "bishopric2"]


def test_chain_of_free_work_buildings_over_both_columns() -> None:
    """Ruling on 7.4: the building of the sixth column can complete the eleventh."""
    game = work("knights", knights=5, artisans=12, priests=12, drawn="palace1")
    game.take(A, "palace2")  # Two knights and two for the link: eleven.
    assert game.citizens(A) == (11, 12, 12)
    assert set(game.options(A)) == columns(*WORK_ROWS, without="palace1 palace2 palace4")
    game.take(A, "palace3")
    assert game.citizens(A) == (13, 12, 12)
    assert game.actors() == [CHANCE]


def test_chain_from_a_link_over_a_symbol_to_the_15th_knight() -> None:
    """Ruling on 7.4: the three influence between Palaces 5 and 6 reach the 12th symbol, whose knight is the
    15th."""
    position = table().plazas("R R R R").dice(black=6, others=(5, 6, 6))
    position.sheet(A, knights=12, drawn="palace6", circled_influence=9)
    game = position.start().take(A, "die1 palace5")
    assert game.citizens(A) == (15, 0, 0)
    assert game.circled(A) == (12, 3, 3)
    assert set(game.options(A)) == columns("great-hall", "cathedral")


def test_chain_from_the_20th_priest_to_the_15th_knight_and_artisan() -> None:
    """Track Bonus: the two citizens of the 20th priest can each be the 15th of their track."""
    game = work("priests", knights=14, artisans=14, priests=18)
    assert game.citizens(A) == (15, 15, 20)
    assert set(game.options(A)) == {"first:knight15", "first:artisan15"}


# The order of pending bonuses


def test_pending_bonuses_of_three_kinds_are_taken_in_the_order_of_choice() -> None:
    """Ruling on 7.4: the 20th priest brings the 15th knight and the artisan who completes column 11; the
    second priest needs another track. Whichever is named comes first; a last one is asked without naming."""
    game = work("priests", knights=14, artisans=10, priests=19)
    assert game.citizens(A) == (15, 11, 20)
    assert set(game.options(A)) == {"first:knight15", "first:column", "first:citizen"}
    citizen = Playing(game.state.clone()).take(A, "first:citizen")
    assert set(citizen.options(A)) == {"knight", "artisan", "no-citizen"}
    citizen.take(A, "artisan")
    assert set(citizen.options(A)) == {"first:knight15", "first:column"}
    citizen.take(A, "first:column")
    assert set(citizen.options(A)) == columns(*WORK_ROWS, without="bishopric4")
    citizen.take(A, "city-hall3")
    assert citizen.asked(A) == "free-construction-knight15"
    assert set(citizen.options(A)) == columns("great-hall", "cathedral")
    citizen.take(A, "cathedral4")
    assert citizen.citizens(A) == (15, 14, 20)
    assert citizen.actors() == [CHANCE]
    game.take(A, "first:knight15 cathedral4")
    assert set(game.options(A)) == {"first:column", "first:citizen"}


def test_citizens_diverted_later_wait_behind_the_bonus_taken_first() -> None:
    """Ruling on 7.4: a second priest and column 11 are pending, and one artisan's place is free. Whichever
    comes first fills it, is the 20th and brings a knight and one more priest without a place."""
    start = work("priests", knights=10, artisans=18, priests=19)
    assert start.citizens(A) == (11, 19, 20)
    assert set(start.options(A)) == {"first:column", "first:citizen"}
    building = Playing(start.state.clone()).take(A, "first:column city-hall1")
    assert building.citizens(A) == (12, 20, 20)
    for knights in (13, 14, 15):  # Both priests and the second artisan.
        assert building.options(A) == ["knight", "no-citizen"]
        building.take(A, "knight")
        assert building.citizens(A) == (knights, 20, 20)
    assert set(building.options(A)) == columns("great-hall", "cathedral")
    citizen = Playing(start.state.clone()).take(A, "first:citizen artisan")
    assert citizen.citizens(A) == (12, 20, 20)
    assert set(citizen.options(A)) == {"first:column", "first:citizen"}
    citizen.take(A, "first:column palace1 knight")
    assert citizen.citizens(A) == (15, 20, 20)
    assert set(citizen.options(A)) == columns("great-hall", "cathedral")


def test_two_bonuses_for_the_last_place_leave_one_of_them_lost() -> None:
    """Ruling on 7.3: knight and artisan both could build the last Cathedral; whoever comes second builds
    nothing."""
    game = work(
        "priests",
        knights=14,
        artisans=14,
        priests=18,
        drawn=" ".join(columns("fortress", "great-hall", "cathedral", without="cathedral2")),
    )
    assert game.citizens(A) == (15, 15, 20)
    if game.asked(A) == "choose-first":
        game.take(A, "first:artisan15")
    assert game.options(A) == ["cathedral2"]
    game.take(A, "cathedral2")
    assert game.actors() == [CHANCE]
    assert len([word for word in game.drawn(A) if word.startswith("cathedral")]) == 6
