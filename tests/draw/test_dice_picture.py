"""The table of Troyes Dice as text: readable in eighty columns, without colours, and leaking nothing."""

from __future__ import annotations

import pytest
from rich.console import RenderableType

from tests.dice.builder import A, B, fresh, table
from tests.draw.paper import text, widest
from tests.words.pseudo import outside
from troyes import draw
from troyes.core.rng import Rng
from troyes.core.state import ALL_SEEING
from troyes.dice.game import DICE
from troyes.play.session import Session
from troyes.play.table import Table
from troyes.words import PSEUDO, speaking

pytestmark = pytest.mark.once

FOURTH_AFTERNOON = """\
 others                VP   i  d  k   R  Y  W  Fo Pa GH CH Ca Bi
 B Bo                   4   0  4  1   1  1  0   1  0  0  0  0  0  thinks

 Day 4/8  window │          morning           │         AFTERNOON          │
 price   attack! │ free   1 any   1d     2d   │ free  1any+1k  1d     2d   │
 dice            │                            │  [2]    [5]    ■6■    [6]  │
 plaza     Y/W   │  W/W    R/Y    R/W    Y/W  │  R/Y    Y/Y   ×W/R×   R/R  │
 tile            │ tile2                      │        tile3         tile1 │
 notch      4    │   5      6      7      8   │   9      1      2      3   │
 tile2, Banquet: This die is free.
 tile3, Raid: This die costs 1 knowledge more.
 tile1, Banquet: Each influence spent on this die changes its value by up to 2.

 A Ann              [6]      [5]     [4]      [3]     [2]      [1]    each  VP
  R  Fortress       [■]  ◆   [■]     1Y  ◇1Y  1Y       ×   ×   1W        ·   ·
  R  Count's Palace 2R  ◇2R  2R      2R       2R       ×   ×   [■]      ×1   1
  Y  Great Hall    3i/R     2R/R     [■]     2Y/Y    3k/W     2W/W      ×2   2
  Y  City Hall      2Y  ◇3d  2Y      2Y  ◇2Y  2Y      2Y       2Y        ·   ·
  W  Cathedral ×2    ×       [■]     [■]      CH      Ca       [■]       ·   ·
  W  Bishopric       ×       2W      2W  ◇3k  2W      2W  ◇2W  2W       ×1   0
  R   2 influence ××××oo|······|······    7 knights  ●●●|●●●|●····|····|·····
  Y   3 deniers   ooo···|······|······    0 artisans ···|···|·····|····|·····
  W   5 knowledge ××××××|×××ooo|oo····   20 priests  ●●●|●●●|●●●●●|●●●●|●●●●●
 Points now: 3 for buildings + 4 for pairs of resources + 27 for citizens = 34"""

RULEBOOK_EXAMPLE = """\
                                           A       B
 Hugues de Payns (Fortress)                0       0
 Isabeau de Bavière (Count's Palace)       0       0
 Thibaut II (Great Hall)               4×1=4       0
 Jeanne de Champagne (City Hall)       4×2=8       0
 Urbain IV (Cathedral)                 4×1=4       0
 Marie de Champagne (Bishopric)        2×2=4       0
 Pairs of influence                        1       1
 Pairs of deniers                          1       1
 Pairs of knowledge                        2       1
 Citizens                                 30       0
 ───────────────────────────────────────────────────
 Victory points                           54       3"""


def fourth_afternoon() -> RenderableType:
    game = (
        table(2)
        .day(4, "afternoon")
        .numbers(6, 5, 4, 3, 2, 1)
        .plazas("R Y W R")
        .tile(2, 3, "raid")
        .tile(4, 1)
        .dice(black=6, others=(2, 5, 6))
        .sheet(
            A,
            influence=2,
            circled_influence=6,
            knowledge=5,
            circled_knowledge=14,
            knights=7,
            priests=20,
            drawn="fortress1 fortress2 palace6 great-hall3 cathedral2 cathedral3 cathedral6",
            crossed="red5 white1",
            values={"palace": 1, "great-hall": 2, "bishopric": 1},
        )
        .sheet(B, influence=0, deniers=4, knowledge=1, knights=1, artisans=1, drawn="fortress4")
        .start()
    )
    return draw.picture(DICE, game.state.view(A), A, ["Ann", "Bo"])


def test_a_table_in_the_middle_of_a_game() -> None:
    assert text(fourth_afternoon()) == FOURTH_AFTERNOON


def test_a_watcher_sees_every_sheet_in_full() -> None:
    state = table(3).dice(black=1, others=(2, 3, 4)).start().state
    lines = text(draw.picture(DICE, state, ALL_SEEING)).splitlines()
    assert [line.split()[0] for line in lines if "[1]      [2]" in line] == ["A", "B", "C"]
    assert not any("others" in line for line in lines)


def test_the_wheel_while_it_is_laid() -> None:
    game = fresh(1, numbering="expert").chance("R/Y W/W")
    assert text(draw.picture(DICE, game.state, A)).splitlines()[:4] == [
        " Day 1/8  window │          MORNING           │         afternoon          │",
        " price           │ free   1 any   1d     2d   │ free   1 any   1d     2d   │",
        " plaza     R/Y   │  W/W     ·      ·      ·   │   ·      ·      ·      ·   │",
        " notch      1    │   2      3      4      5   │   6      7      8      9   │",
    ]
    assert text(draw.picture(DICE, game.state, A)).splitlines()[5] == (
        " A                  [ ]      [ ]     [ ]      [ ]     [ ]      [ ]    each  VP"
    )


def test_dice_that_are_thrown_but_not_laid() -> None:
    game = fresh(1).chance("R/Y R/Y R/W R/W Y/W Y/W R/R Y/Y W/W 3 6")
    assert " Thrown so far: ■3■ [6]" in text(draw.picture(DICE, game.state, A)).splitlines()


def test_after_the_eighth_day_there_is_no_wheel() -> None:
    game = table(1).day(8, "afternoon").dice(black=1, others=(2, 3, 4)).start()
    game.take(A, game.options(A)[0])
    game.take(A, game.options(A)[0])
    assert game.actors() == []
    assert text(draw.picture(DICE, game.state, A)).splitlines()[0] == " The eighth day is over."


@pytest.mark.parametrize(
    "number, side, place, price",
    [
        (2, "banquet", 4, "free"),
        (2, "raid", 1, "1d"),
        (2, "raid", 2, "1any+1d"),
        (2, "raid", 3, "2d"),
        (2, "raid", 4, "3d"),
        (3, "raid", 1, "1k"),
        (3, "raid", 3, "1d+1k"),
        (6, "raid", 2, "1any+1i"),
        (6, "raid", 4, "2d+1i"),
    ],
)
def test_the_price_that_a_tile_makes(number: int, side: str, place: int, price: str) -> None:
    game = table(1).tile(place, number, side).dice(black=1, others=(2, 3, 4)).start()
    prices = text(draw.picture(DICE, game.state, A)).splitlines()[1].split("│")[1]
    assert prices[7 * (place - 1) : 7 * place].strip() == price


def test_a_banquet_spares_the_plaza_and_a_raid_destroys_a_second_one() -> None:
    spared = table(1).tile(1, 8).dice(black=1, others=(2, 3, 4)).start()
    destroyed = table(1).tile(3, 8, "raid").dice(black=1, others=(2, 3, 4)).start()
    assert "×" not in text(draw.picture(DICE, spared.state, A)).splitlines()[3]
    assert text(draw.picture(DICE, destroyed.state, A)).splitlines()[3].count("×") == 4


def test_long_tile_texts_are_broken_within_the_width() -> None:
    game = table(1).tile(1, 8).dice(black=1, others=(2, 3, 4)).start()
    lines = text(draw.picture(DICE, game.state, A)).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(" tile8"))
    assert lines[at : at + 2] == [
        " tile8, Banquet: The black die does no harm here and can be chosen like any",
        "                 other; then this tile turns over.",
    ]


@pytest.mark.parametrize("players", [1, 4, 10])
@pytest.mark.parametrize("banquets", ["no", "yes"])
def test_every_picture_of_a_game_fits_into_eighty_columns(players: int, banquets: str) -> None:
    session = Session(
        Table(DICE, DICE.setup(players, {"numbering": "rolled", "banquets": banquets})), seed=players
    )
    names = ["A name that is longer than any place for it"] * players
    rng = Rng(players)
    while not session.is_over:
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        if seat == A:
            view = session.state.view(seat)
            labels = [str(number) for number in range(1, len(options) + 1)]
            short = draw.choices(DICE, view, seat, options, labels)
            assert short is not None
            assert max(widest(short), widest(draw.picture(DICE, view, seat, names))) < 80
        session.play(seat, options[rng.below(len(options))])
    assert widest(draw.picture(DICE, session.state, ALL_SEEING, names)) < 80
    assert widest(draw.scoring(DICE, session.state, ALL_SEEING, names)) < 80


def test_a_picture_does_not_show_what_another_chose_in_secret() -> None:
    def picture(words: str) -> str:
        game = table(2).dice(black=1, others=(2, 3, 4)).start().take(B, words)
        return text(draw.picture(DICE, game.state.view(A), A))

    assert picture("die2/influence great-hall2") == picture("die4 fortress4")
    before = table(2).dice(black=1, others=(2, 3, 4)).start()
    assert picture("die4 fortress4") == text(draw.picture(DICE, before.state.view(A), A)).replace(
        "thinks", "chosen"
    )


def test_final_scoring_of_the_rulebook_example() -> None:
    game = (
        table(2)
        .day(9)
        .sheet(
            A,
            influence=2,
            deniers=2,
            knowledge=5,
            knights=10,
            artisans=10,
            priests=10,
            drawn="great-hall1 great-hall2 great-hall3 great-hall4 city-hall1 city-hall2 city-hall3 city-hall4 "
            "cathedral3 cathedral4 cathedral5 cathedral6 bishopric1 bishopric2",
            values={"great-hall": 1, "city-hall": 2, "cathedral": 1, "bishopric": 2},
        )
        .start()
    )
    assert text(draw.scoring(DICE, game.state, ALL_SEEING)) == RULEBOOK_EXAMPLE


def test_scoring_of_a_large_table_shows_points_alone() -> None:
    state = table(6).sheet(A, drawn="cathedral5").start().state
    lines = text(draw.scoring(DICE, state, ALL_SEEING)).splitlines()
    assert lines[5] == " Urbain IV (Cathedral)                 1   0   0   0   0   0"


def test_other_sheets_in_full() -> None:
    state = table(3).start().state
    lines = text(draw.sheets(DICE, state, B, ["Ann", "Bo", "Cy"])).splitlines()
    assert [line.split()[:2] for line in lines if "each  VP" in line] == [["A", "Ann"], ["C", "Cy"]]
    assert text(draw.sheets(DICE, table(1).start().state, A)) == " You play alone."


def test_many_choices_in_short() -> None:
    game = (
        table(1)
        .plazas("R R W Y")
        .dice(black=1, others=(3, 3, 6))
        .sheet(A, influence=1, deniers=2, knowledge=0, artisans=14)
        .start()
        .take(A, "die4")
    )
    options = game.state.options(A)
    labels = [str(number) for number in range(1, len(options) + 1)]
    short = draw.choices(DICE, game.state, A, options, labels)
    assert short is not None
    assert text(short).splitlines() == [
        "  1 deniers+5   -1i +5d1Y …  3 great-hall5 -1i +3k1W  5 city-hall5  -1i +2Y …",
        "  2 deniers+6   +6d1Y …      4 great-hall6 +2W        6 city-hall6  +2Y …",
        " -costs +gains … and then a further choice; type list for all this in words",
    ]


def test_a_cathedral_in_short_says_what_it_scores() -> None:
    game = table(1).plazas("R R W Y").dice(black=1, others=(3, 3, 6)).start().take(A, "die3")
    options = game.state.options(A)
    short = draw.choices(DICE, game.state, A, options, [str(token) for token in options])
    assert short is not None
    assert "cathedral3  +×1GH" in text(short)
    assert "cathedral5  -2i +×1Ca" in text(short)


def test_names_cannot_write_on_the_terminal() -> None:
    state = table(2).start().state
    picture = text(draw.picture(DICE, state, A, ["\x1b[31mred\x07", ""]))
    assert " A ?[31mred?" in picture
    assert "\x1b" not in picture
    assert "\n B  " in picture


def test_wide_characters_keep_the_columns() -> None:
    state = table(2).start().state
    first, second = text(draw.picture(DICE, state, A, ["", "漢字漢字"])).splitlines()[:2]
    assert " B 漢字漢字   " in second
    assert len(second) == len(first) - 4


def test_the_legend_fits_and_explains_the_signs() -> None:
    legend = draw.legend(DICE)
    assert widest(legend) < 80
    for sign in ("R/Y", "×R/Y×", "■3■", "attack!", "◇2R", "●●●|", "3i/R"):
        assert sign in text(legend)


def test_every_word_of_the_pictures_comes_from_the_catalogue() -> None:
    game = table(2).tile(1, 8).dice(black=1, others=(2, 3, 4)).start().take(A, "die2/influence")
    options = game.state.options(A)
    with speaking(PSEUDO):
        pictures = [
            fourth_afternoon(),
            draw.sheets(DICE, game.state, A, ["Ann", "Bo"]),
            draw.scoring(DICE, game.state, A),
            draw.legend(DICE),
            draw.choices(DICE, game.state, A, options, [str(token) for token in options]),
        ]
        shown = "\n".join(text(picture) for picture in pictures if picture)
    assert outside(shown, {"Ann", "Bo", *game.options(A)}) == set()
    assert "⟦Fortress⟧" in shown
