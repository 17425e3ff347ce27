"""What a player of Troyes sees: pictures compared as text, and the promise that they fit into eighty columns."""

from __future__ import annotations

import pytest
from rich.console import RenderableType

from tests.city.builder import A, B, C, Table, city, fresh
from tests.draw.paper import text, widest
from troyes import draw
from troyes.city.game import CITY
from troyes.city.words import names
from troyes.core.rng import Rng
from troyes.core.state import ALL_SEEING, WATCHER
from troyes.draw.city import called, cards
from troyes.draw.palette import WIDTH
from troyes.play.session import Session
from troyes.play.table import Table as GameTable
from troyes.words import said

pytestmark = pytest.mark.once

MOST_LINES = 44
"""Nine cards, three of them with cubes on a line of their own, and thirteen events."""

THIRD_ROUND = """\
   events from the left dice  VP   cubes  effect, each round
   Marauding            any÷3 2/1  A···   1 black die
 r Brigands 2           r÷3   3/1  ····   1 black die
 w Heresy               w÷3   3/2  BBN··  all lose 2i

    activity      cost dice  VP       effect, each time
 r2 Tax Collector   6d r÷5   2B 1C+A  1d per other City Hall citizen (N 1d)
 y1 Merchant        4d y÷2   2A 1·    +2d
 y2 Militia         6d y÷3   3· 2·    cube: yellow dice as red A■2 B■1
 w2 Confession      7d w÷3   3· 2·    cube: +2 to each die, no Bish./Hall/Cath.
                                      C■3
 w3 Pilgrimage      0d mix÷7 1· 1·    +2 VP

 buildings  wage  rows by the value of the die  lying    Cathedral 1 2 3 4 5 6
 r Palace    2d   1 A  2 ·  3 N  4 ·  5 ·  6 B           level 3   · · · · · ·
 y City Hall      1-2 A B  3-4 · ·  5-6 N C     AN       level 2   B · · · · ·
 w Bishopric 1d   1-3 · · ·  4-6 C C ·                   level 1   A · · N · C
                                                         influence 1 1 1 2 2 2

 Round 3/5, B starts    den infl  VP cit won  dice of the district
▸A Ann                   12    4   7   2   1  r1 r6 y3 w2
 B                        5    4   ?   0   0  passed: 3d w6
 C Cy                     5   20   ?   0   0
 N neutral                             5      y4 y4
 Characters (1/3/6 VP): A Thibaut II 6/12/18 deniers (12)  B ?  C ?"""

KINGS_CHALLENGE = """\
 Round 3/4, A starts    den infl  VP cit won  dice of the district
▸A Ann                    5    4   3   1   0  r2
 N le Roy                          9  20   2  r5 y1 y1
 Pile (1/3/6 VP): Urbain IV 4/6/8 Cathedral cubes (1)
                  Thibaut II 6/12/18 deniers (5)  Henry I 1/3/5 events won (0)"""

FINAL_COUNT = """\
                                             A       B
 In the course of the game                  10       5
 Events with a cube of theirs                1       2
 Tradesmen on the Activity cards             2       1
 Thibaut II (deniers)                     18→6     7→1
 Henry I (events won)                      1→1     0→0
 Urbain IV (Cathedral cubes)               3→0     1→0
 Le Florentin (tradesmen)                  1→0     1→0
 Cathedral levels without a cube             0      -4
 ─────────────────────────────────────────────────────
 Victory points                             20       5"""


def third_round() -> Table:
    return (
        city(3)
        .starter(B)
        .turn(A)
        .seat(A, deniers=12, points=7, supply=2, won=1, characters=["thibaut-ii"])
        .seat(B, points=5, passed=3, characters=["urbain-iv"])
        .seat(C, influence=20, points=3, characters=["henry-i"])
        .dice("r1@A r6@A y3@A w2@A w6@B y4@N y4@N")
        .building("palace", "A - N - - B")
        .building("city-hall", "A B - - N C", lying="A N")
        .building("bishopric", "- - - C C -")
        .card("merchant", "A -")
        .card("militia", "- -", A=2, B=1)
        .card("tax-collector", "B C", "A")
        .card("confession", "- -", C=3)
        .card("pilgrimage")
        .marauding("A")
        .event("brigands2")
        .event("heresy", "B B N")
        .cathedral("A - - N - C", "B - - - - -")
    )


def last_round() -> Table:
    return (
        city(2)
        .round(4)
        .seat(A, deniers=16, points=10, won=1, characters=["thibaut-ii", "henry-i"])
        .seat(B, deniers=5, points=5, passed=2, characters=["urbain-iv", "le-florentin"])
        .dice("y4@A")
        .card("merchant", "A B")
        .marauding("A B")
        .event("brigands1", "B")
        .cathedral("A B - - - -", "A - - - - -", "A - - - - -")
    )


def players(picture: RenderableType) -> list[str]:
    """The block of the players, which is the last one."""
    return text(picture).split("\n\n")[-1].splitlines()


def test_a_table_in_the_middle_of_a_game() -> None:
    state = third_round().start().state
    assert text(draw.picture(CITY, state.view(A), A, ["Ann", "", "Cy"])) == THIRD_ROUND


def test_the_others_points_are_hidden_unless_the_table_plays_with_open_ones() -> None:
    hidden = players(draw.picture(CITY, third_round().start().state.view(B), B))
    assert [row[32:36].strip() for row in hidden[1:4]] == ["?", "5", "?"]
    game = fresh(3, open_vp="yes")
    while game.actors()[0] < 0:
        game.state.take(-1, game.state.options(-1)[0])
    opened = players(draw.picture(CITY, game.state.view(B), B))
    assert [row[32:36].strip() for row in opened[1:4]] == ["0", "0", "0"]


def test_who_sees_all_sees_all_points_and_characters() -> None:
    block = players(draw.picture(CITY, third_round().start().state, ALL_SEEING))
    assert [row[32:36].strip() for row in block[1:4]] == ["7", "5", "3"]
    assert block[-3:] == [
        " Characters (1/3/6 VP): A Thibaut II 6/12/18 deniers",
        "                        B Urbain IV 3/5/7 Cathedral cubes",
        "                        C Henry I 1/3/5 events won",
    ]


def test_a_watcher_sees_no_points_and_no_characters() -> None:
    block = players(draw.picture(CITY, third_round().start().state.view(WATCHER), WATCHER))
    assert [row[32:36].strip() for row in block[1:4]] == ["?", "?", "?"]
    assert block[-1] == " Characters (1/3/6 VP): A ?  B ?  C ?"


def test_le_roy_has_points_and_the_characters_lie_in_a_pile() -> None:
    state = (
        city(1)
        .seat(A, points=3, supply=1)
        .neutral(points=9, won=2)
        .dice("r2@A r5@N y1@N y1@N")
        .building("palace", "N N N N - -")
        .cathedral("A - - - - -")
        .pile("urbain-iv", "thibaut-ii", "henry-i")
        .start()
        .state
    )
    assert players(draw.picture(CITY, state.view(A), A, ["Ann"])) == KINGS_CHALLENGE.splitlines()


def test_before_the_game_nobody_starts_and_no_card_lies_there() -> None:
    picture = text(draw.picture(CITY, fresh(2).state, ALL_SEEING))
    assert " No Activity cards yet." in picture.splitlines()
    assert "\n Before the game        den infl  VP cit won  dice of the district\n" in picture
    assert "Characters" not in picture


def test_black_dice_wait_from_the_highest() -> None:
    state = city(2).dice("r6@A").black(2, 6, 2).start().state
    block = players(draw.picture(CITY, state.view(A), A))
    assert " Black dice to counter: ■6■ ■2■ ■2■" in block


def test_black_dice_that_are_not_thrown_yet() -> None:
    game = city(2).event("war").now("strike-all", "limit-enemies", "roll-black-dice", "first-turn").start()
    assert game.actors() == [-1]
    game.chance("4")
    assert " Black dice to counter: ■4■ 2 to be thrown" in players(draw.picture(CITY, game.state, ALL_SEEING))


def test_dice_chosen_for_the_present_action() -> None:
    game = city(2).seat(A, deniers=9).dice("y4@A y6@B y1@A").card("merchant", "A -").start()
    game.take(A, "merchant y4@A")
    assert " Chosen so far: y4@A" in players(draw.picture(CITY, game.state.view(A), A))


def test_dice_that_are_to_be_turned_over() -> None:
    game = city(2).seat(A, influence=4).dice("y4@A y6@B y1@A").start()
    game.take(A, "turn y1@A y4@A")
    told = players(draw.picture(CITY, game.state.view(A), A))
    assert " To be turned over: y1@A y4@A" in told
    assert not [line for line in told if "Chosen so far" in line]


def test_many_dice_of_a_district_stand_together() -> None:
    dice = " ".join(f"{colour}{value}@N" for colour in "ryw" for value in (1, 2, 3, 4, 4, 6))
    state = city(1).dice(dice).start().state
    row = players(draw.picture(CITY, state.view(A), A))[2]
    assert row.endswith("  r123446 y123446 w123446")


def test_the_rows_follow_the_printed_values() -> None:
    changed = CITY.with_components("[buildings]\npalace.row_width = 6\nbishopric.row_width = 1")
    document = city(2).building("palace", "A B N - - -").start().document()
    lines = text(draw.picture(changed, changed.restore(document), ALL_SEEING)).splitlines()
    assert any(line.startswith(" r Palace    2d   1-6 A B N · · ·  ") for line in lines)
    assert any(line.startswith(" w Bishopric 1d   1 ·  2 ·  3 ·  4 ·  5 ·  6 ·  ") for line in lines)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_words_of_every_card_fit_on_their_line_in_short(count: int) -> None:
    rules = CITY.new(CITY.setup(count, {"bonus": "yes"})).rules
    for card in rules.cards:
        assert len(called.short(card.effect.text())) <= WIDTH - cards.CARD
    for event in rules.events:
        assert len(called.short(event.plague.text())) <= WIDTH - cards.EVENT


def test_words_that_do_not_fit_go_on_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(called, "short", lambda _: "word " * 14)
    lines = text(draw.picture(CITY, third_round().start().state, A)).splitlines()
    assert lines[1:3] == [
        "   Marauding            any÷3 2/1  A···   word word word word word word word",
        "                                          word word word word word word word",
    ]


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("bonus", ["no", "yes"])
def test_every_picture_of_a_game_fits_into_eighty_columns(count: int, bonus: str) -> None:
    session = Session(GameTable(CITY, CITY.setup(count, {"bonus": bonus})), seed=count)
    people = ["A name that is longer than any place for it"] * count
    rng = Rng(count)
    while not session.is_over:
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        if seat == A:
            view = session.state.view(seat)
            labels = [str(number) for number in range(1, len(options) + 1)]
            short = draw.choices(CITY, view, seat, options, labels)
            assert short is not None
            picture = draw.picture(CITY, view, seat, people)
            assert max(widest(short), widest(picture), widest(draw.sheets(CITY, view, seat, people))) < 80
            assert len(text(picture).splitlines()) <= MOST_LINES
        session.play(seat, options[rng.below(len(options))])
    assert widest(draw.picture(CITY, session.state, ALL_SEEING, people)) < 80
    assert widest(draw.scoring(CITY, session.state, ALL_SEEING, people)) < 80


def test_the_final_count_line_by_line() -> None:
    game = last_round().start().take(A, "pass")
    assert game.actors() == []
    assert text(draw.scoring(CITY, game.state, ALL_SEEING)) == FINAL_COUNT
    assert game.scores() == [20, 5]
    picture = draw.picture(CITY, game.state, A)
    assert players(picture)[0].startswith(" The game is over.      den")
    assert [row[32:36].strip() for row in players(picture)[1:3]] == ["20", "5"]


def test_a_count_before_the_end_is_the_same_but_hides_what_is_hidden() -> None:
    state = last_round().start().state
    lines = text(draw.scoring(CITY, state.view(B), B)).splitlines()
    assert lines[1] == " In the course of the game                   ?       5"
    assert [line.split("(")[0] for line in lines[4:6]] == [" Urbain IV ", " Le Florentin "]
    assert lines[-1] == " Victory points                              ?       4"


def test_a_count_that_leaves_nothing_says_what_was_there_at_most() -> None:
    game = city(2).round(4).seat(A, points=3).seat(B, points=9, passed=2).dice("y4@A").start().take(A, "pass")
    lines = text(draw.scoring(CITY, game.state, ALL_SEEING)).splitlines()
    assert lines[1] == " In the course of the game                  ≤6       9"
    assert lines[-1] == " Victory points                              0       3"


def test_alone_the_count_ends_with_the_verdict() -> None:
    game = (
        city(1)
        .round(4)
        .seat(A, points=20)
        .neutral(points=12, passed=2)
        .dice("y4@A")
        .pile("henry-i")
        .start()
        .take(A, "pass")
    )
    assert game.scores() == [8]
    assert text(draw.scoring(CITY, game.state, ALL_SEEING)).splitlines()[-3:] == [
        " Victory points                             14       6",
        " More than le Roy                           +8",
        " An average performance.",
    ]


def test_cards_and_events_in_full() -> None:
    lines = text(draw.sheets(CITY, third_round().start().state.view(A), A)).splitlines()
    assert " y2 Militia        Place a cube. A cube lets you: use yellow dice as red ones." in lines
    assert " r Brigands 2           1 black die." in lines
    assert lines[-1] == " Thibaut II 6/12/18 deniers                     A 12  B 5  C 5"


def test_many_choices_in_short() -> None:
    game = city(2).dice("y4@A r2@A w1@A").card("merchant").start()
    options = game.state.options(A)
    short = draw.choices(CITY, game.state, A, options, [str(i) for i in range(1, len(options) + 1)])
    assert short is not None
    assert " reroll-y4 -1i " in text(short)
    assert " recruit -2i " in text(short)
    assert text(short).splitlines()[-1] == " type list for all this in words"


def test_names_cannot_write_on_the_terminal() -> None:
    picture = text(draw.picture(CITY, city(2).start().state, A, ["\x1b[31mred\x07", ""]))
    assert "▸A ?[31mred?" in picture
    assert "\x1b" not in picture


def test_wide_characters_keep_the_columns() -> None:
    block = players(draw.picture(CITY, city(2).start().state, ALL_SEEING, ["漢字漢字", "Bo"]))
    assert len(block[1]) == len(block[2]) - 4


def test_the_legend_fits_and_explains_the_signs() -> None:
    legend = draw.legend(CITY)
    assert widest(legend) < 80
    for sign in ("r3 y5 w1", "passed: 3d", "■6■", "3A 2·+BC", "AB··", "6/12/18", "r÷3", "mix"):
        assert sign in text(legend)


def test_every_name_fits_into_its_column() -> None:
    assert max(len(said(names.card(name), "short")) for name in CITY.box.cards) <= 14
    assert max(len(said(names.event(name))) for name in CITY.box.events) <= 20
