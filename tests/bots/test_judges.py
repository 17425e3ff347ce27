"""What the games say of their positions: every number is there, right, and known to the seat that is told it."""

from __future__ import annotations

import math
from functools import partial
from itertools import islice
from typing import NamedTuple

import pytest

from tests.city.builder import A, B, N, city
from tests.city.mixes import MIXES, MODULES
from tests.city.whole.test_views import busy, deals
from tests.contract.tables import TABLES, Table
from tests.core.nim import NIM
from tests.dice.builder import table as dice_table
from troyes.city.constants import NEUTRAL
from troyes.city.game import CITY
from troyes.core.judge import BY_POINTS, THUMB
from troyes.core.native import vec
from troyes.core.packing import Packer
from troyes.core.state import State
from troyes.dice.game import DICE

ROUNDS = {1: 4, 2: 4, 3: 5, 4: 6}
"""Of Troyes by the number of players."""
HALF_DAYS = 16


def described(s: State, seat: int, rival: int) -> dict[str, float]:
    """The features of a rival as a seat sees them, by name. Each must have been written, and nothing beyond them."""
    judge = s.judge()
    row = vec[float]([math.nan] * (len(judge.features) + 1))
    judge.describe(s, seat, rival, row)
    numbers = list(row)
    assert math.isnan(numbers.pop())
    described = dict(zip(judge.features, numbers, strict=True))
    assert all(map(math.isfinite, numbers)), described
    return described


class Told(NamedTuple):
    """All that a judge says to a seat."""

    rivals: list[int]
    features: list[dict[str, float]]
    worths: list[float]
    points: list[int]
    lead: float
    stage: int
    rounds: int


def told(s: State, seat: int) -> Told:
    """What the judge of this state says to a seat."""
    judge = s.judge()
    rivals = judge.rivals(s)
    return Told(
        rivals,
        [described(s, seat, rival) for rival in rivals],
        [judge.worth(s, seat, rival) for rival in rivals],
        [judge.points(s, rival) for rival in rivals],
        judge.lead(s, seat),
        judge.stage(s),
        judge.rounds(s),
    )


def check_thumb(known: Told) -> None:
    """The parts of the rule of thumb are all of it."""
    parts = [name for name in known.features[0] if name.startswith(THUMB)]
    for features, worth in zip(known.features, known.worths, strict=True):
        assert sum(features[name] for name in parts) == pytest.approx(worth)


def check_game(table: Table, about: int) -> None:
    """A random game at a table: everybody sees everybody in numbers, and time does not run backwards."""
    rounds = stages = None
    for s in table.walk(about):
        judge = s.judge()
        if rounds is not None and stages is not None:
            assert judge.rounds(s) >= rounds
            assert judge.stage(s) <= stages
        rounds, stages = judge.rounds(s), judge.stage(s)
        for seat in range(table.setup.players):
            known = told(s.view(seat), seat)
            if s.actors() and judge is not BY_POINTS:
                check_thumb(known)
            # In Troyes Dice all act at once, and a judge is only ever shown a view of that.
            assert table.game is not CITY or told(s, seat) == known


def test_features_have_a_name_each() -> None:
    for table in TABLES:
        judge = table.new().judge()
        assert len(set(judge.features)) == len(judge.features), table.name
        assert (judge is BY_POINTS) == (table.game is NIM)
        assert bool(judge.features) == (table.game is not NIM)


def test_modules_add_features_and_change_none() -> None:
    named = [f"ladies-{module}-{kind}" for module in MODULES[1:] for kind in ("points", "worth")]
    for mix in MIXES:
        judge, plain = mix.new(0).judge(), CITY.new(CITY.setup(mix.players)).judge()
        assert judge.features == plain.features + [
            name for name in named if name.split("-")[1] in mix.modules
        ]
        kind = f"city-{mix.players}"
        assert plain.tables == [kind]
        assert judge.tables == ([kind] if judge.features == plain.features else [f"{kind}-guests", kind])


SOME = [table for table in TABLES if table.setup == table.game.setup(table.setup.players)]
MOST = [Table(CITY, mix.setup(7)) for mix in MIXES if len(mix.modules) == (4 if mix.players == 1 else 5)]


@pytest.mark.parametrize("table", [*SOME, *MOST], ids=lambda table: table.name)
def test_everybody_is_described_from_the_start_to_the_end(table: Table) -> None:
    check_game(table, about=6)


@pytest.mark.heavy
def test_everybody_is_described_with_every_choice() -> None:
    for table in TABLES:
        check_game(table, about=40)


@pytest.mark.heavy
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_is_described_with_every_mix(players: int) -> None:
    for number, mix in enumerate(MIXES):
        if mix.players == players:
            check_game(Table(CITY, mix.setup(number)), about=50)


@pytest.mark.parametrize("table", SOME, ids=lambda table: table.name)
def test_the_start_and_the_end(table: Table) -> None:
    start, end = table.new(), table.end()
    judge, players = start.judge(), table.setup.players
    alone = table.game is CITY and players == 1
    rivals = [0, NEUTRAL] if alone else list(range(players))
    assert judge.rivals(start) == judge.rivals(end) == rivals
    assert [judge.role(rival) for rival in rivals] == ([0, 1] if alone else [0] * players)
    length = {"city": ROUNDS.get(players, 0), "dice": HALF_DAYS, "nim": 0}[table.game.name]
    opening = int(table.game is CITY)
    assert (judge.stage(start), judge.stage(end)) == (judge.stages * length + opening, 0)
    assert judge.rounds(end) - judge.rounds(start) == length
    points = [judge.points(end, rival) for rival in rivals]
    assert ([points[0] - points[1]] if alone else points) == end.scores()
    assert [judge.points(start, rival) for rival in rivals] == [3 if table.game is DICE else 0] * len(rivals)


def test_tables_have_one_judge_for_all_their_states() -> None:
    table = next(table for table in SOME if table.game is CITY and table.setup.players == 2)
    start = table.new()
    assert all(s.judge() is start.judge() for s in table.walk(about=5))


def test_a_judge_and_an_origin_know_the_states_of_their_own_game_only() -> None:
    """Compiled they refuse another's; interpreted they miss something in it. Neither gives an answer."""
    troyes, dice = CITY.new(CITY.setup(2)), DICE.new(DICE.setup(2))
    pairs: list[tuple[State, State]] = [(troyes, dice), (dice, troyes)]
    for own, other in pairs:
        judge, origin = own.judge(), own.origin()
        for asked in (
            partial(judge.points, other, A),
            partial(judge.worth, other, A, B),
            partial(judge.lead, other, A),
            partial(judge.rounds, other),
            partial(judge.stage, other),
            partial(judge.described, other, A, B),
            partial(origin.pack, other, Packer(b"")),
        ):
            with pytest.raises((TypeError, AttributeError)):
                asked()


@pytest.mark.parametrize(
    "players, seat", [(players, seat) for players in (2, 3, 4) for seat in range(players)]
)
def test_no_number_tells_of_the_characters_of_others(players: int, seat: int) -> None:
    states = [busy(hands).start().state for hands in islice(deals(players, seat), 12)]
    assert len({state.key() for state in states}) == 12
    first = told(states[0], seat)
    assert all(told(state, seat) == first for state in states)


def test_own_characters_are_known() -> None:
    """With 5 deniers and 4 influence A is five sixths on the way to the first step of Thibaut II, whom B holds, and
    four fifths to that of Hugues de Payns, whom A holds."""
    table = city(2).seat(A, characters=["hugues-de-payns", "urbain-iv"])
    s = table.seat(B, characters=["henry-i", "thibaut-ii"]).start().state
    names = ("known-characters", "known-ahead", "other-characters", "other-ahead")
    assert [described(s, A, A)[name] for name in names] == pytest.approx([0, 4 / 5, 0, 5 / 6])
    assert [described(s, B, A)[name] for name in names] == pytest.approx([0, 5 / 6, 0, 4 / 5])


def test_an_amount_stands_in_three_parts() -> None:
    s = city(2).seat(A, deniers=20, influence=11).seat(B, deniers=7, influence=3).start().state
    mine, theirs = described(s, A, A), described(s, A, B)
    assert [mine[name] for name in ("deniers", "more-deniers", "most-deniers")] == [6, 8, 6]
    assert [mine[name] for name in ("influence", "more-influence", "most-influence")] == [4, 5, 2]
    assert [theirs[name] for name in ("deniers", "more-deniers", "most-deniers")] == [6, 1, 0]
    assert [theirs[name] for name in ("influence", "more-influence", "most-influence")] == [3, 0, 0]


def test_a_district_by_colour() -> None:
    s = city(2).dice("y6@A y5@A y5@A y1@A w2@A r3@B").start().state
    mine = described(s, A, A)
    assert [mine[f"yellow-{kind}"] for kind in ("dice", "pips", "best")] == [4, 17, 16]
    assert [mine[f"white-{kind}"] for kind in ("dice", "pips", "best")] == [1, 2, 2]
    assert [mine[f"red-{kind}"] for kind in ("dice", "pips", "best")] == [0, 0, 0]
    assert (mine["market"], mine["affordable"]) == (1, 1)
    assert (mine["on-turn"], mine["start-player"], mine["passed"], mine["dice-for-sale"]) == (1, 1, 0, 0)


def test_a_district_of_one_who_has_passed_is_for_sale() -> None:
    """Two dice of B, whose district holds three deniers; B buys no more."""
    s = city(2).seat(B, deniers=2, passed=3).dice("y6@A r3@B w5@B").start().state
    theirs = described(s, A, B)
    assert (theirs["passed"], theirs["dice-for-sale"]) == (1, 2)
    assert (theirs["red-dice"], theirs["white-pips"]) == (0, 0)
    assert (theirs["deniers"], theirs["more-deniers"]) == (5, 0)
    assert (theirs["market"], theirs["affordable"], theirs["on-turn"], theirs["start-player"]) == (0, 0, 0, 0)
    assert described(s, B, A)["market"] == 2


def test_citizens_by_building() -> None:
    """The last space of a row is the one to be expelled from: each of the Palace, the second and fourth of the City
    Hall, the third of the Bishopric. A knight is paid 2 deniers and a priest 1."""
    table = city(2).building("palace", "A - - B - -", lying="A").seat(A, supply=3)
    s = table.building("city-hall", "A A - - - -").building("bishopric", "B A A - - -").start().state
    mine = described(s, A, A)
    assert [mine[name] for name in ("palace", "city-hall", "bishopric")] == [1, 2, 2]
    assert (mine["exposed"], mine["waiting"], mine["lying"], mine["salaries"]) == (3, 2, 1, 2 + 2 * 1)
    theirs = described(s, A, B)
    assert [theirs[name] for name in ("palace", "city-hall", "bishopric", "exposed")] == [1, 0, 1, 1]


def test_a_tradesman_and_kept_cubes() -> None:
    s = city(2).card("sculptor", "A -").card("merchant", "B -").start().state
    mine, theirs = described(s, A, A), described(s, A, B)
    names = [name for name in mine if name.startswith("tradesman-")]
    assert sum(mine[name] for name in names) == sum(theirs[name] for name in names) == 1
    assert [mine[name] for name in names] != [theirs[name] for name in names]
    assert (mine["kept"], mine["more-kept"]) == (0, 0)
    assert {name for name in mine if name.startswith("hired-") and mine[name]} == {"hired-sculptor"}
    assert {name for name in theirs if name.startswith("hired-") and theirs[name]} == {"hired-merchant"}


def test_tradesmen_who_find_their_dice_in_their_own_building() -> None:
    """Two tradesmen of A on yellow cards and three citizens in the City Hall; B has citizens but no tradesmen."""
    table = city(2).card("merchant", "A -").card("sculptor", "A -").building("city-hall", "A A A B - -")
    s = table.building("palace", "A B - - - -").start().state
    colours = ("red-craft", "yellow-craft", "white-craft")
    assert [described(s, A, A)[name] for name in colours] == [0, 2 * 3, 0]
    assert [described(s, A, B)[name] for name in colours] == [0, 0, 0]


def test_between_two_rounds_is_a_stage_of_its_own() -> None:
    """Eight stages of four rounds, before a throw of the workforce and after it; the opening, and the end."""
    table = Table(CITY, CITY.setup(2))
    stages = [int(s.judge().stage(s)) for s in table.walk()] + [int(table.end().judge().stage(table.end()))]
    assert list(dict.fromkeys(stages)) == list(range(9, -1, -1))


def test_le_roy_has_a_district_but_no_purse() -> None:
    s = city(1).neutral(points=9).dice("y6@N r4@N w1@A").building("palace", "N - - - - -").start().state
    king = described(s, A, N)
    assert (king["yellow-dice"], king["red-pips"], king["palace"]) == (1, 4, 1)
    purse = ("deniers", "more-deniers", "influence", "waiting", "salaries", "market", "affordable")
    assert [king[name] for name in purse] == [0] * len(purse)
    assert s.judge().points(s, N) == 9


def test_a_sheet_in_numbers() -> None:
    """Eight deniers in three parts; five knights; two Cathedrals, which wrote 1 beside the first two rows; a Fortress
    that is linked with nothing."""
    game = dice_table(2).day(4).dice(black=1, others=(2, 3, 4))
    game.sheet(0, deniers=8, influence=1, knowledge=0, knights=5, drawn="cathedral1 cathedral2 fortress3")
    s = game.sheet(1, crossed="red1 red2").start().state
    mine, theirs = described(s, 0, 0), described(s, 0, 1)
    assert [mine[name] for name in ("deniers", "more-deniers", "most-deniers")] == [3, 4, 1]
    assert [mine[name] for name in ("influence", "more-influence", "knowledge")] == [1, 0, 0]
    assert (mine["fortress-built"], mine["cathedral-built"], mine["palace-built"]) == (1, 2, 0)
    assert (mine["fortress-to-score"], mine["palace-to-score"], mine["great-hall-to-score"]) == (5, 6, 0)
    assert (mine["next-value"], theirs["next-value"]) == (2, 1)
    assert (mine["fortress-unwritten"], mine["great-hall-unwritten"]) == (0, 12)
    assert sum(theirs[name] for name in theirs if name.endswith("-crossed")) == 2
