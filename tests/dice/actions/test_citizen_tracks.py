"""Citizen tracks: the 15th and 20th citizens, full tracks, and letting a citizen go."""

from __future__ import annotations

import pytest

from tests.dice.actions.tracks import (
    OFFERED,
    TRACKS,
    WORK,
    columns,
    on_tracks,
    sheet,
    work,
)
from tests.dice.builder import A, Playing, table
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

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
