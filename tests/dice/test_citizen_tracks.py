"""Citizen tracks: the 15th and 20th citizens, full tracks, columns 3, 6 and 11, and how bonuses chain."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.builder import A, B, Playing, table
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

COLOUR = {"knights": "R", "artisans": "Y", "priests": "W"}
WORK = {"knights": "palace", "artisans": "city-hall", "priests": "bishopric"}
TRACKS = ("knights", "artisans", "priests")
OFFERED = {
    "knights": ("great-hall", "cathedral"),
    "artisans": ("fortress", "cathedral"),
    "priests": ("fortress", "great-hall"),
}
WORK_ROWS = ("palace", "city-hall", "bishopric")


def columns(*rows: str, without: str = "") -> set[str]:
    """These buildings in every column but for some."""
    return {f"{row}{column}" for row in rows for column in range(1, 7)} - set(without.split())


def sheet(plazas: str = "R R R R", *, value: int = 4, **marks: Any) -> Playing:
    """A seat about to choose; the free die has this value, the black die lies at place 2."""
    return table().plazas(plazas).dice(black=6, others=(value, 6, 6)).sheet(A, **marks).start()


def work(track: str, **marks: Any) -> Playing:
    """The seat gains two citizens of a track, by the work building of column 4."""
    return sheet(f"{COLOUR[track]} R Y W", **marks).take(A, f"die1 {WORK[track]}4")


def on_tracks(**citizens: int) -> tuple[int, ...]:
    """Knights, artisans, priests."""
    return tuple(citizens.get(track, 0) for track in TRACKS)


# The 15th citizen


@pytest.mark.parametrize("before", [13, 14])
@pytest.mark.parametrize("track", TRACKS)
def test_15th_citizen_lets_build_one_of_two_prestige_buildings_in_any_column(track: str, before: int) -> None:
    """Track Bonus: knight: Great Hall or Cathedral; artisan: Fortress or Cathedral; priest: Fortress or Great
    Hall. Ruling on 7.3: no number is printed, so that any column will do."""
    game = work(track, **{track: before})
    assert game.actors() == [A]
    assert game.asked(A) == f"free-construction-{track.removesuffix('s')}15"
    assert set(game.options(A)) == columns(*OFFERED[track])
    assert len(game.options(A)) == 12
    assert game.citizens(A) == on_tracks(**{track: before + 2})


@pytest.mark.parametrize("before", [0, 11, 12, 15, 16, 17])
@pytest.mark.parametrize("track", TRACKS)
def test_other_citizens_build_nothing(track: str, before: int) -> None:
    """Track Bonus: only the 15th citizen builds, and only when it is circled."""
    game = work(track, **{track: before})
    assert game.actors() == [CHANCE]
    assert game.citizens(A) == on_tracks(**{track: before + 2})
    assert game.drawn(A) == [f"{WORK[track]}4"]


def test_15th_citizen_costs_nothing_and_ends_the_action() -> None:
    """Track Bonus: the building is free whatever its column; the half day ends after it."""
    game = work("knights", knights=14, influence=0, deniers=0, knowledge=0)
    game.take(A, "cathedral6")
    assert game.unspent(A) == (0, 0, 0)
    assert game.circled(A) == (3, 3, 3)
    assert set(game.drawn(A)) == {"palace4", "cathedral6"}
    assert game.actors() == [CHANCE]


def test_15th_citizen_passes_over_drawn_and_crossed_out_buildings() -> None:
    """Track Bonus and Resolve the Event: usual rules; a drawn building is not drawn again, and a crossed-out
    die bars its colour only. The red die of column 3 has no say in it."""
    game = work(
        "knights",
        knights=14,
        drawn="great-hall1 city-hall2 cathedral5 bishopric6 fortress1",
        crossed="yellow3 white4 red3",
    )
    assert set(game.options(A)) == columns(
        "great-hall", "cathedral", without="great-hall1 great-hall3 cathedral4 cathedral5"
    )


def test_15th_citizen_takes_the_other_building_when_one_kind_has_no_place() -> None:
    """Ruling on 7.3: all Great Halls are drawn or crossed out, so that only Cathedrals are offered."""
    game = work(
        "knights",
        knights=14,
        drawn="great-hall1 great-hall2 great-hall3 great-hall4",
        crossed="yellow5 yellow6",
    )
    assert set(game.options(A)) == columns("cathedral")


def test_15th_citizen_builds_nothing_when_no_place_is_left() -> None:
    """Ruling on 7.3: the bonus is lost, and the half day ends."""
    game = work(
        "priests",
        priests=14,
        drawn="fortress1 fortress2 fortress3 great-hall4 great-hall5 great-hall6",
        crossed="red4 red5 red6 yellow1 yellow2 yellow3",
    )
    assert game.actors() == [CHANCE]
    assert game.citizens(A) == (0, 0, 16)


def test_15th_citizen_offers_only_what_its_track_depicts() -> None:
    """Track Bonus: no Fortress for a knight, no work building, no pass."""
    game = work("knights", knights=14)
    for word in ("fortress1", "palace1", "city-hall1", "bishopric1"):
        with pytest.raises(Refusal):
            Playing(game.state.clone()).take(A, word)


def test_15th_artisans_fortress_brings_citizen_and_link() -> None:
    """Track Bonus: usual rules; a Fortress in column 5 beside the one in column 6 brings two priests."""
    game = work("artisans", artisans=14, drawn="fortress6").take(A, "fortress5")
    assert game.citizens(A) == (0, 16, 2)
    assert game.drawn(A) == ["fortress5", "fortress6", "city-hall4"]


def test_15th_priests_fortress_protects_its_column_from_then_on() -> None:
    """Track Bonus and the Fortress: a free Fortress protects like any other."""
    game = table().day(3).plazas("W R Y W").dice(black=6, others=(4, 6, 6)).sheet(A, priests=14).start()
    game.take(A, "die1 bishopric4 fortress1").chance("1 2 2 2")
    assert game.crossed(A) == []


def test_15th_knights_great_hall_counts_the_dice_of_this_half_day() -> None:
    """Track Bonus and the Great Hall: two white dice are available; the plaza under the black die is not."""
    game = sheet("R W W W", knights=14).take(A, "die1 palace4 great-hall6")
    assert game.citizens(A) == (16, 0, 4)
    game = sheet("R W W W", knights=14, circled_knowledge=7).take(A, "die1 palace4 great-hall5")
    assert game.circled(A) == (3, 3, 13)
    game = sheet("W R W Y", knights=14).take(
        A, "die1 palace4 great-hall2"
    )  # The chosen die stays a white one.
    assert game.citizens(A) == (16, 0, 0)


def test_15th_knights_cathedral_takes_the_next_value() -> None:
    """Track Bonus and the Cathedral: the third one is worth 2."""
    game = work("knights", knights=14, drawn="cathedral1 cathedral2").take(A, "cathedral6")
    assert game.values(A) == {"fortress": 1, "palace": 1, "bishopric": 2}


# The 20th citizen


@pytest.mark.parametrize(
    ("track", "citizens"), [("knights", (20, 1, 1)), ("artisans", (1, 20, 1)), ("priests", (1, 1, 20))]
)
def test_20th_citizen_brings_one_of_each_other_colour(track: str, citizens: tuple[int, ...]) -> None:
    """Track Bonus: the two citizens depicted at the end of each track."""
    game = work(track, **{track: 18})
    assert game.citizens(A) == citizens
    assert game.actors() == [CHANCE]


def test_19th_citizen_brings_nothing() -> None:
    """Track Bonus: the bonus stands at the 20th citizen only."""
    assert work("knights", knights=17).citizens(A) == (19, 0, 0)


def test_20th_citizens_bring_each_other() -> None:
    """Track Bonus: the artisan of a Fortress is the 20th and brings a priest and the 20th knight, who brings
    another priest and an artisan; that one finds two tracks full and can only be a priest."""
    game = sheet(knights=19, artisans=19, priests=6).take(A, "die1 fortress4")
    assert game.citizens(A) == (20, 20, 8)
    assert game.options(A) == ["priest", "no-citizen"]
    game.take(A, "priest")
    assert game.citizens(A) == (20, 20, 9)
    assert game.actors() == [CHANCE]


# Full tracks


def test_citizen_of_a_full_track_goes_to_a_track_of_choice() -> None:
    """The Citizen Tracks, note: either other track may be taken, each citizen on its own."""
    game = work("knights", knights=20)
    assert game.asked(A) == "other-track"
    assert set(game.options(A)) == {"artisan", "priest", "no-citizen"}
    game.take(A, "priest")
    assert game.citizens(A) == (20, 0, 1)
    assert set(game.options(A)) == {"artisan", "priest", "no-citizen"}
    game.take(A, "artisan")
    assert game.citizens(A) == (20, 1, 1)
    assert game.actors() == [CHANCE]


@pytest.mark.parametrize(
    ("track", "words"),
    [
        ("knights", {"artisan", "priest"}),
        ("artisans", {"knight", "priest"}),
        ("priests", {"knight", "artisan"}),
    ],
)
def test_citizen_of_each_full_track_may_go_to_the_two_others(track: str, words: set[str]) -> None:
    """The Citizen Tracks, note: the same for all three tracks."""
    assert set(work(track, **{track: 20}).options(A)) == {*words, "no-citizen"}


def test_only_what_finds_no_room_goes_to_another_track() -> None:
    """Ruling on 7.2: the first of two knights is the 20th and brings his bonus, the second one is
    diverted."""
    game = work("knights", knights=19)
    assert game.citizens(A) == (20, 1, 1)
    game.take(A, "artisan")
    assert game.citizens(A) == (20, 2, 1)
    assert game.actors() == [CHANCE]


def test_diverted_citizen_cannot_go_to_a_full_track() -> None:
    """The Citizen Tracks, note: with knights and artisans full, only priests are left."""
    game = work("knights", knights=20, artisans=20)
    while game.actors() == [A]:
        assert game.options(A) == ["priest", "no-citizen"]
        game.take(A, "priest")
    assert game.citizens(A) == (20, 20, 2)


def test_citizen_is_lost_when_all_tracks_are_full() -> None:
    """Ruling on 7.2: sixty citizens are all there are."""
    game = work("knights", knights=20, artisans=20, priests=20)
    assert game.citizens(A) == (20, 20, 20)
    assert game.actors() == [CHANCE]


def test_last_place_of_the_last_track_is_filled_and_the_rest_lost() -> None:
    """Ruling on 7.2: the 20th priest brings a knight and an artisan who find no room; so does the second
    knight."""
    game = work("knights", knights=20, artisans=20, priests=19)
    while game.actors() == [A]:
        assert game.options(A) == ["priest", "no-citizen"]
        game.take(A, "priest")
    assert game.citizens(A) == (20, 20, 20)


def test_diverted_citizen_brings_the_bonuses_of_his_new_track() -> None:
    """Ruling on 7.2: the diverted knight circles the 15th artisan, who builds."""
    game = work("knights", knights=20, artisans=14, drawn="fortress1").take(A, "artisan")
    assert game.citizens(A) == (20, 15, 0)
    assert set(game.options(A)) >= {"first:artisan15", "first:citizen"}
    game.take(A, "first:artisan15")
    assert set(game.options(A)) == columns("fortress", "cathedral", without="fortress1")
    game.take(A, "fortress6")
    assert game.citizens(A) == (20, 15, 1)
    game.take(A, "priest")
    assert game.citizens(A) == (20, 15, 2)
    assert game.actors() == [CHANCE]


def test_diverted_citizen_completes_a_column() -> None:
    """Ruling on 7.2: the diverted knight is the third priest, and the third column is complete."""
    game = work("knights", knights=20, artisans=9, priests=2, circled_influence=7, circled_deniers=7)
    game.take(A, "priest priest")
    assert game.citizens(A) == (20, 9, 4)
    assert game.unspent(A) == (4, 4, 4)


def test_citizen_of_a_symbol_is_diverted_too() -> None:
    """Gain Resources and the note on full tracks: the 6th influence is tied to a knight."""
    game = sheet(knights=20).take(A, "die1 influence+4")
    assert game.circled(A) == (7, 3, 3)
    assert set(game.options(A)) == {"artisan", "priest", "no-citizen"}
    game.take(A, "priest")
    assert game.citizens(A) == (20, 0, 1)
    assert game.actors() == [CHANCE]


def test_citizen_of_the_20th_bonus_is_diverted_too() -> None:
    """Ruling on 7.2: the 20th knight's artisan finds his track full and the knights' too; a priest is
    left."""
    game = work("knights", knights=18, artisans=20, priests=0)
    while game.actors() == [A]:
        assert game.options(A) == ["priest", "no-citizen"]
        game.take(A, "priest")
    assert game.citizens(A) == (20, 20, 2)


# Letting a citizen go (ruling R10)


def test_citizen_of_a_full_track_can_be_let_go() -> None:
    """The Citizen Tracks, note: "you can circle a citizen of another track instead", each on its own."""
    game = work("knights", knights=20)
    assert game.take(A, "no-citizen").citizens(A) == (20, 0, 0)
    assert game.asked(A) == "other-track"
    assert game.take(A, "priest").citizens(A) == (20, 0, 1)
    assert game.actors() == [CHANCE]


def test_letting_a_citizen_go_keeps_a_full_column_and_a_15th_citizen_for_later() -> None:
    """The Citizen Tracks, note: what the citizen would have reached on another track is still to be reached."""
    kept = work("knights", knights=20, artisans=14, priests=10).take(A, "no-citizen no-citizen")
    assert kept.citizens(A) == (20, 14, 10)
    assert kept.actors() == [CHANCE]
    taken = work("knights", knights=20, artisans=14, priests=10).take(A, "no-citizen priest")
    assert taken.asked(A) == "free-construction-column"


def test_a_citizen_cannot_be_let_go_while_its_own_track_has_room() -> None:
    """The Citizen Tracks, note: only where all of them are circled; the artisan or priest of a Banquet must be named."""
    assert work("knights", knights=18).citizens(A) == (20, 1, 1)
    banquet = table().tile(1, 6).dice(black=6, others=(2, 3, 4)).start().take(A, "die1 fortress2")
    assert banquet.options(A) == ["artisan", "priest"]


def test_citizens_of_a_full_track_wait_among_other_bonuses_until_they_are_let_go() -> None:
    """Ruling R12: the player says which bonus comes first, and a citizen let go makes way for the next one."""
    game = work("priests", knights=10, artisans=18, priests=19)
    assert set(game.options(A)) == {"first:column", "first:citizen"}
    game.take(A, "first:citizen no-citizen")
    assert game.asked(A) == "free-construction-column"
    assert game.citizens(A) == (11, 19, 20)


def test_citizen_of_a_full_track_must_go_to_another_one_by_the_rules_of_version_1() -> None:
    """Ruling R10: records and tables of version 1 go on as they were begun."""
    position = table().plazas("R R Y W").dice(black=6, others=(4, 5, 6)).sheet(A, knights=20)
    game = position.start(version=1).take(A, "die1 palace4")
    assert game.options(A) == ["artisan", "priest"]
    assert game.take(A, "priest").options(A) == ["artisan", "priest"]
    assert game.take(A, "artisan").citizens(A) == (20, 1, 1)
    assert game.actors() == [CHANCE]


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
