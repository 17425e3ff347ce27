"""The scene of Troyes Dice: exact pictures of built positions, and nothing that a viewer may not know."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.dice.builder import A, B, Playing, fresh, table
from tests.server.hearing import heard, spoken
from tests.server.scenes.dice import NAMES, seen
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, WATCHER
from troyes.dice.game import DICE
from troyes.server.scenes.base import Message, Scoring
from troyes.server.scenes.dice import scene, scoring
from troyes.server.scenes.dice.pieces import (
    DiceGain,
    PrintedLink,
    PrintedRow,
    SheetAttack,
    WheelDie,
    WheelPrice,
    WheelTile,
)
from troyes.server.scenes.dice.scene import marks_of, places_of, sheet_of
from troyes.words import say


def told(count: Scoring) -> list[tuple[str, list[str]]]:
    """The lines of a count in words."""
    return [(spoken(line.label), [spoken(cell) for cell in line.cells]) for line in count.lines]


def encoded(game: Playing, seat: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(seen(game, seat)))


def test_the_scene_names_its_game() -> None:
    game = table(2).dice(black=1, others=(2, 3, 4)).start()
    assert msgspec.json.encode(seen(game, A)).startswith(b'{"game":"dice",')


def test_the_wheel_on_a_morning_without_attack() -> None:
    game = table(2).plazas("R W Y R").dice(black=3, others=(1, 3, 6)).start()
    picture = seen(game, A)
    assert (picture.day, picture.half, picture.window, picture.over) == (1, "morning", 1, False)
    assert (picture.attack_day, picture.attacks, picture.banquets) == (False, [], False)
    assert [place.notch for place in picture.places] == [2, 3, 4, 5, 6, 7, 8, 9]
    assert [place.half for place in picture.places] == ["morning"] * 4 + ["afternoon"] * 4
    assert [place.die for place in picture.places] == [
        WheelDie(1, 1, black=False),
        WheelDie(3, 3, black=True),
        WheelDie(3, 3, black=False),
        WheelDie(6, 6, black=False),
        *[None] * 4,
    ]
    assert [place.open for place in picture.places] == [True, False, True, True] + [False] * 4
    assert [place.destroyed for place in picture.places] == [False, True] + [False] * 6
    free: list[WheelPrice] = []
    any_one, denier, two = [WheelPrice("any", 1)], [WheelPrice("deniers", 1)], [WheelPrice("deniers", 2)]
    assert [place.price for place in picture.places] == [free, any_one, denier, two] * 2
    assert [picture.notches[place.notch - 1].up for place in picture.places[:4]] == [
        "red",
        "white",
        "yellow",
        "red",
    ]
    assert picture.offered == [2, 1, 0]
    assert picture.numbers == [1, 2, 3, 4, 5, 6]
    assert picture.thrown == []


def test_the_wheel_turns() -> None:
    game = table(1).day(8, "afternoon").plazas("R Y W R").dice(black=1, others=(2, 3, 4)).start()
    picture = seen(game, A, ("Ada",))
    assert picture.window == 8
    assert [place.notch for place in picture.places] == [9, 1, 2, 3, 4, 5, 6, 7]
    assert [place.die is not None for place in picture.places] == [False] * 4 + [True] * 4


def test_the_black_die_attacks_the_sheets_from_the_third_day() -> None:
    game = table(2).day(4).plazas("R W Y R").numbers(6, 5, 4, 3, 2, 1).dice(black=3, others=(1, 3, 6)).start()
    picture = seen(game, WATCHER)
    assert picture.attack_day
    assert picture.attacks == [SheetAttack("white", 4, 3)]


def test_tiles_change_prices_and_values() -> None:
    game = (
        table(1)
        .plazas("R Y W R")
        .tile(1, 4, "raid")
        .tile(2, 2)
        .tile(3, 6, "raid")
        .dice(black=6, others=(3, 3, 4))
        .start()
    )
    picture = seen(game, A, ("Ada",))
    first, second, third, fourth = picture.places[:4]
    assert first.die == WheelDie(3, 0, black=False)
    assert (second.price, second.printed_price) == ([], [WheelPrice("any", 1)])
    assert third.price == [WheelPrice("deniers", 1), WheelPrice("influence", 1)]
    assert fourth.destroyed
    assert picture.notches[1].tile == WheelTile(4, "raid", Message("dice-raid-4"))
    assert picture.notches[2].tile == WheelTile(2, "banquet", Message("dice-banquet-2"))
    assert picture.notches[0].tile is None
    assert picture.banquets


def test_a_surcharge_in_deniers_adds_up() -> None:
    game = table(1).tile(3, 2, "raid").dice(black=6, others=(3, 3, 4)).start()
    assert seen(game, A, ("Ada",)).places[2].price == [WheelPrice("deniers", 2)]


def test_a_sheet_in_full() -> None:
    game = (
        table(2)
        .day(5)
        .plazas("R W Y R")
        .dice(black=3, others=(1, 3, 6))
        .sheet(
            A,
            influence=5,
            circled_influence=12,
            deniers=0,
            knights=6,
            artisans=7,
            priests=15,
            drawn="fortress1 fortress2 palace5 cathedral1 cathedral3 cathedral4",
            crossed="red1 red6 white4",
        )
        .start()
    )
    sheet = seen(game, A).sheets[A]
    assert (sheet.seat, sheet.name, sheet.chosen, sheet.picked, sheet.owed) == (0, "Ada", False, None, [])
    assert [(track.circled, track.unspent, track.points) for track in sheet.resources] == [
        (12, 5, 2),
        (3, 0, 0),
        (3, 3, 1),
    ]
    assert sheet.citizens == [6, 7, 15]
    assert sheet.columns == [True, True, False]
    assert sheet.crossed[0] == [True, False, False, False, False, True]
    assert sheet.crossed[2] == [False, False, False, True, False, False]
    assert sheet.protected == [True, True, False, False, False, False]
    fortress, palace, hall, _, cathedral, bishopric = sheet.rows
    assert fortress.buildings == ["drawn", "drawn", "free", "free", "free", "lost"]
    assert fortress.links == ["drawn", "free", "lost"]
    assert (fortress.built, fortress.value, fortress.points) == (2, 1, 2)
    assert palace.buildings == ["lost", "free", "free", "free", "drawn", "lost"]
    assert palace.links == ["lost", "lost"]
    assert (palace.built, palace.value, palace.points) == (1, 0, 0)
    assert hall.links == []
    assert cathedral.buildings == ["drawn", "free", "drawn", "drawn", "free", "free"]
    assert bishopric.buildings == ["free", "free", "free", "lost", "free", "free"]
    assert bishopric.links == ["lost", "free"]
    assert sheet.next_cathedral == 2
    assert (sheet.building_points, sheet.resource_points, sheet.citizen_points, sheet.total) == (2, 3, 28, 33)


def test_what_is_printed() -> None:
    printed = seen(fresh(1), A, ("Ada",)).printed
    assert [row.name for row in printed.rows] == [
        "fortress",
        "palace",
        "great-hall",
        "city-hall",
        "cathedral",
        "bishopric",
    ]
    assert printed.rows[3] == PrintedRow(
        name="city-hall",
        title=Message("dice-row-city-hall"),
        colour="yellow",
        prestige=False,
        character=Message("dice-character-jeanne"),
        gains=[DiceGain("citizen", "yellow", 2)] * 6,
        links=[
            PrintedLink(1, DiceGain("resource", "yellow", 3)),
            PrintedLink(3, DiceGain("citizen", "yellow", 2)),
        ],
    )
    gains = [[(g.kind, g.colour, g.amount, g.each_die) for g in row.gains] for row in printed.rows]
    assert gains[0][2] == ("citizen", "yellow", 1, False)
    assert gains[1][0] == ("citizen", "red", 2, False)
    assert gains[2][4:] == [("resource", "white", 3, True), ("citizen", "white", 2, True)]
    assert [g.row for g in printed.rows[4].gains] == [row.name for row in printed.rows]
    assert (printed.resource_length, printed.resource_marks) == (18, [6, 12, 18])
    assert (printed.citizen_length, printed.prestige_citizen, printed.last_citizen) == (20, 15, 20)
    assert [(bonus.column, bonus.brings) for bonus in printed.columns] == [
        (3, "resources"),
        (6, "work"),
        (11, "work"),
    ]


def test_the_sheet_has_room_for_first_names() -> None:
    rows = seen(fresh(1), A, ("Ada",)).printed.rows
    assert [say(heard(row.character), form="board") for row in rows] == [
        "Hugues",
        "Isabeau",
        "Thibaut II",
        "Jeanne",
        "Urbain IV",
        "Marie",
    ]


def test_the_die_in_hand_is_the_viewers_own_business() -> None:
    game = table(2).dice(black=6, others=(1, 2, 3)).start().take(A, "die3")
    assert seen(game, A).sheets[A].picked == 3
    assert seen(game, B).sheets[A].picked is None
    assert not seen(game, B).sheets[A].chosen


def test_a_bonus_that_waits_is_the_viewers_own_business() -> None:
    game = (
        table(2)
        .plazas("R R Y W")
        .dice(black=6, others=(1, 2, 3))
        .sheet(A, knights=14, artisans=20, priests=20)
        .start()
        .take(A, "die1 fortress1")
    )
    assert game.asked(A) == "free-construction-knight15"
    assert seen(game, A).sheets[A].owed == ["knight15"]
    assert seen(game, B).sheets[A].owed == []


@pytest.mark.parametrize("viewer", [B, WATCHER])
def test_a_hidden_choice_shows_only_that_it_was_made(viewer: int) -> None:
    game = table(2).day(4).dice(black=6, others=(1, 2, 3)).start()
    before = encoded(game, viewer)
    game.take(A, "die3")
    assert encoded(game, viewer) == before
    game.take(A, "knowledge+3")
    after = encoded(game, viewer)
    assert after["sheets"][A].pop("chosen") is True
    assert before["sheets"][A].pop("chosen") is False
    assert after == before
    game.take(B, "die1 influence+1")
    assert encoded(game, viewer)["sheets"][A]["resources"][2]["circled"] == 6


def test_all_hidden_choices_look_alike() -> None:
    pictures = set()
    for words in (
        "die1 influence+1",
        "die1 fortress1",
        "die1 palace1",
        "die3 knowledge+3",
        "die2/deniers city-hall2",
    ):
        game = table(2).day(4).dice(black=6, others=(1, 2, 3)).start().take(A, words)
        pictures.add(msgspec.json.encode(seen(game, B)))
    assert len(pictures) == 1


def test_during_the_set_up_and_the_throw() -> None:
    game = fresh(1, numbering="expert", banquets="yes")
    assert seen(game, A, ("Ada",)).notches[0].up is None
    assert seen(game, A, ("Ada",)).numbers == [0] * 6
    game = table(1).start().chance("5 2")
    picture = seen(game, A, ("Ada",))
    assert picture.thrown == [WheelDie(5, 5, black=True), WheelDie(2, 2, black=False)]
    assert all(place.die is None for place in picture.places)
    assert not picture.sheets[0].chosen


def test_after_the_last_afternoon() -> None:
    game = table(2).day(8, "afternoon").dice(black=6, others=(1, 2, 3)).start()
    game.take(A, "die1 influence+1").take(B, "die1 influence+1")
    picture = seen(game, WATCHER)
    assert (picture.over, picture.day, picture.half, picture.window) == (True, 8, "afternoon", 8)
    assert [sheet.total for sheet in picture.sheets] == [4, 4]
    verdict = scoring(DICE, game.state, WATCHER, NAMES).verdict
    assert verdict is not None
    assert spoken(verdict) == "Ada and Bertrand share the victory with 4 points each."


def test_the_count_line_by_line() -> None:
    game = (
        table(2)
        .day(8, "afternoon")
        .plazas("R Y W R")
        .dice(black=6, others=(1, 2, 3))
        .sheet(A, influence=5, knights=4, drawn="fortress1 fortress2 cathedral1")
        .start()
    )
    game.take(A, "die1 influence+1").take(B, "die1 influence+1")
    count = scoring(DICE, game.state, A, NAMES)
    assert count.columns == ["Ada", "Bertrand"]
    assert told(count) == [
        ("Hugues de Payns: each Fortress", ["2 × 1 = 2", "0"]),
        ("Isabeau de Bavière: each Count's Palace", ["0", "0"]),
        ("Thibaut II: each Great Hall", ["0", "0"]),
        ("Jeanne de Champagne: each City Hall", ["0", "0"]),
        ("Urbain IV: each Cathedral", ["0", "0"]),
        ("Marie de Champagne: each Bishopric", ["0", "0"]),
        ("Pairs of influence", ["3 (of 6)", "2 (of 4)"]),
        ("Pairs of deniers", ["1 (of 3)", "1 (of 3)"]),
        ("Pairs of knowledge", ["1 (of 3)", "1 (of 3)"]),
        ("Citizens", ["5", "0"]),
        ("Victory points", ["12", "4"]),
    ]
    assert [line.total for line in count.lines] == [False] * 10 + [True]
    assert count.verdict is not None
    assert spoken(count.verdict) == "Ada wins with 12 points."
    assert msgspec.json.decode(msgspec.json.encode(count), type=Scoring) == count


def test_the_count_does_not_tell_a_hidden_choice() -> None:
    game = table(2).dice(black=6, others=(1, 2, 3)).start()
    before = scoring(DICE, game.state, B, NAMES)
    game.take(A, "die1 palace1")
    assert scoring(DICE, game.state, B, NAMES) == before
    assert before.verdict is None


def test_a_game_alone_ends_with_points() -> None:
    game = table(1).day(8, "afternoon").dice(black=6, others=(1, 2, 3)).start().take(A, "die1 influence+1")
    verdict = scoring(DICE, game.state, A, ("Ada",)).verdict
    assert verdict is not None
    assert spoken(verdict) == "Ada ends the eighth day with 4 points."


def test_what_is_kept_of_a_scene_is_what_is_drawn_anew() -> None:
    """Games in turn that begin at the same wheel, so that one's parts are there when another is drawn."""
    rng = Rng(7)
    first = DICE.new(DICE.setup(3, {"banquets": "yes"}))
    while first.rolled == 0:
        first.take(CHANCE, rng.pick(first.options(CHANCE)))
    states = [first.clone() for _ in range(8)]
    for turn in range(2_000):
        s = states[turn % len(states)]
        actors = s.actors()
        if not actors:
            break
        actor = actors[rng.below(len(actors))]
        s.take(actor, rng.pick(s.options(actor)))
        for seat in (WATCHER, 0, 1):
            view = s.view(seat)
            drawn = scene(DICE, view, seat, "ABC"[: s.players])
            anew = [
                sheet_of(view, each, "ABC"[each], marks_of(view, each), own=each == seat)
                for each in range(s.players)
            ]
            assert drawn.sheets == anew
            if not drawn.over:
                assert drawn.places == places_of(view)
