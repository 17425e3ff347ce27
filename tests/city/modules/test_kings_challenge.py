"""The King's Challenge as a whole: rounds, events, black dice, purchases, altered cards, the end and the verdict."""

import pytest

from tests.city.builder import A, N, Playing, Table, city
from troyes.city.game import CITY
from troyes.city.modules.king import verdict
from troyes.core.state import CHANCE
from troyes.words import say

FULL = "A N A N A N"


def events(table: Table) -> Table:
    """The events are about to strike; one black die of Marauding and those of the others follow."""
    return table.now(
        "strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round"
    )


def last_turn() -> Table:
    """The last round, le Roy out of dice: with a pass of the player the game is over."""
    return city(1).round(4).dice("y1@A")


def finish(table: Table) -> Playing:
    """The player passes and the points are counted."""
    game = table.start().take(A, "pass")
    assert game.actors() == []
    return game


# Rounds and turns.


@pytest.mark.parametrize(("before", "after"), [(A, "N"), (N, "A")])
def test_start_player_alternates(before: int, after: str) -> None:
    """Le Roy and the player are start player in turn."""
    game = city(1).round(2).starter(before).turn(A).dice("y1@A").start().take(A, "pass")
    assert (game.round(), game.starter()) == (3, after)


@pytest.mark.parametrize(("starter", "actor"), [(A, A), (N, CHANCE)])
def test_start_player_takes_the_first_turn(starter: int, actor: int) -> None:
    """The actions begin with the start player; for le Roy his two dice are thrown."""
    table = city(1).starter(starter).turn(starter).dice("y2@A r6@N")
    assert table.now("first-turn", "end-round", "next-round").start().actors() == [actor]


def test_turns_alternate_between_player_and_le_roy() -> None:
    """One action of the player, one turn of le Roy, and so on."""
    game = city(1).dice("y2@A y4@A r6@N r5@N").start().take(A, "agriculture y2@A done")
    assert (game.turn(), game.actors()) == ("N", [CHANCE])
    game.chance("4 4")
    assert (game.turn(), game.actors()) == ("A", [A])


def test_challenge_has_four_rounds() -> None:
    """Ruling: the rounds of two players: the third is followed by a fourth, the fourth by nothing."""
    third = city(1).round(3).dice("y1@A").start().take(A, "pass")
    assert (third.round(), third.actors()) == (4, [CHANCE])
    assert finish(last_turn()).round() == 4


def test_round_goes_on_until_le_roys_dice_are_used() -> None:
    """The player has passed: le Roy takes turn after turn, and each time the turn comes round adds a denier to the two;
    with the last die of the square the round is over and the player takes them."""
    game = city(1).dice("r4@N r5@N r6@N").start().take(A, "pass")
    assert (game.passed(A), game.deniers(A)) == (2, 5)
    game.chance("5 5")
    assert (game.passed(A), game.actors(), game.round()) == (3, [CHANCE], 3)
    game.chance("5 5")
    assert (game.passed(A), game.actors(), game.round()) == (4, [CHANCE], 3)
    game.chance("5 5")
    assert (game.round(), game.passed(A), game.deniers(A)) == (4, None, 5 + 4 + 10)


def test_character_line_does_not_end_the_round() -> None:
    """A turn that costs no die leaves le Roy his last one, so he goes on."""
    game = city(1).pile("urbain-iv").dice("r6@N").start().take(A, "pass").chance("4 4")
    assert (game.round(), game.actors(), game.dice()) == (3, [CHANCE], ["r6@N"])


def test_player_goes_on_alone_when_le_roy_has_no_dice() -> None:
    """Le Roy without dice takes no turn; the player acts until he passes or no die is left."""
    game = city(1).dice("y4@A y2@A").start().take(A, "agriculture y4@A done")
    assert (game.actors(), game.turn(), game.points(N)) == ([A], "A", 0)
    game.take(A, "agriculture y2@A done")
    assert (game.round(), game.deniers(A)) == (4, 5 + 2 + 1 + 10)


def test_player_without_dice_may_buy_from_le_roy_or_pass() -> None:
    """An empty district ends nobody's round: le Roy's dice are for sale."""
    options = city(1).dice("y4@N").start().options(A)
    assert "agriculture" in options
    assert "pass" in options


@pytest.mark.parametrize(
    ("dice", "price", "gain"),
    [("y4@N", 2, 2), ("y4@N y6@N", 8, 5), ("y2@N y4@N y6@N", 18, 6), ("y2@A y4@N y6@N", 12, 6)],
)
def test_dice_bought_from_le_roy_are_paid_to_the_bank(dice: str, price: int, gain: int) -> None:
    """Two, four or six deniers a die by the size of the group; le Roy has no money and gains nothing."""
    game = city(1).seat(A, deniers=20).dice(f"{dice} r1@N r1@A").start()
    done = "" if len(dice.split()) == 3 else "done"
    game.take(A, f"agriculture {dice} {done}")
    assert game.deniers(A) == 20 - price + gain
    assert game.points(N) == 0
    assert game.dice() == ["r1@A", "r1@N"]


# Events.


@pytest.mark.parametrize(
    ("event", "deniers", "influence"), [("civil-war", 7, 6), ("drought", 8, 6), ("heresy", 10, 4)]
)
def test_negative_events_strike_the_player_alone(event: str, deniers: int, influence: int) -> None:
    """Civil War, Drought and Heresy take from the player; le Roy, who has nothing to give, loses no points."""
    table = (
        city(1)
        .seat(A, deniers=10, influence=6, points=5)
        .neutral(points=5)
        .building("city-hall", "A N A N N N")
    )
    game = events(table.event("brigands1").event(event)).start()
    assert (game.deniers(A), game.influence(A)) == (deniers, influence)
    assert (game.points(A), game.points(N)) == (5, 5)


def test_negative_event_beyond_the_players_means_costs_two_points() -> None:
    """The player pays what he can and loses 2 points, le Roy none."""
    game = events(
        city(1).seat(A, deniers=2, points=5).neutral(points=5).event("brigands1").event("civil-war")
    ).start()
    assert (game.deniers(A), game.points(A), game.points(N)) == (0, 3, 5)


@pytest.mark.parametrize(
    ("event", "building", "after"),
    [
        ("succession-conflict", "palace", "A N N N N N"),
        ("wayfarers", "city-hall", "N A N N N N"),
        ("theological-conflict", "bishopric", "N A N N N N"),
    ],
)
def test_events_of_the_neutral_player_bring_citizens_of_le_roy(event: str, building: str, after: str) -> None:
    """The citizen placed is le Roy's, and the eight gray ones are no limit to him: twelve of his stand already."""
    rows = {"palace": "A A N N N N", "city-hall": "A A N N N N", "bishopric": "A N A N N N"}
    table = city(1)
    for name, spaces in rows.items():
        table.building(name, spaces)
    game = events(table.event(event)).start().chance("2")
    assert game.building(building) == after
    assert game.lying(building) == "A"


def test_support_places_cubes_of_le_roy() -> None:
    """The player, being start player, picks the two events (ruling); the cubes are le Roy's and count for him: the one
    that covers the last banner counters Skirmishes, and he takes the second reward."""
    game = events(city(1).event("skirmishes1", "A A").event("heresy").event("support")).start()
    game.take(A, "skirmishes1 heresy")
    assert game.events() == ["marauding", "heresy", "support"]
    assert game.event_cubes("heresy") == "N"
    assert (game.points(A), game.won(A), game.points(N)) == (2, 1, 1)


def test_support_when_le_roy_starts() -> None:
    """Two events lie to its left: both receive a cube of le Roy."""
    game = events(city(1).starter(N).turn(N).event("brigands1", "A").event("support")).start()
    assert (game.event_cubes("marauding"), game.event_cubes("brigands1")) == ("N", "A N")


def test_interrupted_work_removes_the_players_highest_cube() -> None:
    """The highest cube is the player's and goes."""
    game = events(city(1).cathedral(FULL, "N A - - - -").event("brigands2").event("interrupted-work")).start()
    assert game.cathedral() == [FULL, "N - - - - -", "- - - - - -"]


def test_traveling_builders_give_le_roy_a_cube_and_a_point() -> None:
    """The gray cube of the event is le Roy's, on the lowest empty space, and the altered card gives him one point."""
    game = events(
        city(1).cathedral(FULL, "N - A - - -").event("brigands2").event("traveling-builders")
    ).start()
    assert game.cathedral() == [FULL, "N N A - - -", "- - - - - -"]
    assert (game.points(N), game.points(A)) == (1, 0)


def test_traveling_builders_at_a_full_cathedral_give_nothing() -> None:
    """Without an empty space there is no point."""
    game = events(city(1).cathedral(FULL, FULL, FULL).event("brigands2").event("traveling-builders")).start()
    assert (game.points(N), game.cathedral()) == (0, [FULL, FULL, FULL])


# Black dice.


@pytest.mark.parametrize(
    ("dice", "spent"),
    [
        ("r6@N y6@N w6@N", "r6@N"),
        ("y6@N w6@N r5@N", "y6@N"),
        ("r4@N w5@N", "w5@N"),
        ("r3@N r4@N w4@N", "r4@N"),
    ],
)
def test_le_roy_counters_with_his_strongest_die(dice: str, spent: str) -> None:
    """By value, then red, yellow, white: the doubling of red against black dice does not change his ranking."""
    game = city(1).starter(N).neutral(points=3).dice(f"{dice} w6@A").black(4).start()
    assert game.black() == []
    assert set(game.dice()) == set(f"{dice} w6@A".split()) - {spent}
    assert game.points(N) == 3


def test_le_roy_counters_only_the_highest_black_die() -> None:
    """A red 6 would beat all of them, but he eliminates the 6 only; the rest passes to the player."""
    game = city(1).starter(N).dice("r6@N y3@N w6@A").black(1, 6, 2).start()
    assert game.black() == [1, 2]
    assert game.dice() == ["w6@A", "y3@N"]
    assert (game.actors(), game.turn()) == ([A], "A")


def test_black_dice_pass_between_player_and_le_roy() -> None:
    """The player counters the 6, le Roy the 5, and the 4 comes back to the player; influence for the player only."""
    game = city(1).dice("w6@A y4@A r1@A w5@N r2@N").black(6, 5, 4).start().take(A, "w6@A done")
    assert game.black() == [4]
    assert game.dice() == ["r1@A", "y4@A", "r2@N"]
    assert game.actors() == [A]
    game.take(A, "y4@A done")
    assert (game.black(), game.influence(A)) == ([], 4 + 2)


def test_player_may_counter_several_before_le_roy() -> None:
    """The player's red 4 beats 6 and 1 together; the 3 is le Roy's."""
    game = city(1).dice("r4@A y1@A w5@N r2@N").black(6, 3, 1).start().take(A, "b1 r4@A done")
    assert (game.black(), game.influence(A)) == ([], 6)
    assert game.dice() == ["y1@A", "r2@N"]


# Altered cards.


@pytest.mark.parametrize(
    ("hall", "lying", "gain"), [("A N N N - -", "", 6), ("A N - - - -", "N", 2), (FULL, "N", 6)]
)
def test_tax_collector_gains_two_for_each_citizen_of_le_roy(hall: str, lying: str, gain: int) -> None:
    """Two deniers instead of one for each of his on City Hall; expelled ones do not count, nor the player's own."""
    table = city(1).card("tax-collector", "A -").building("city-hall", hall, lying).dice("r5@A r1@A r1@N")
    assert table.start().take(A, "tax-collector r5@A done x1").deniers(A) == 5 + gain


def test_tithe_takes_three_yellow_dice_from_le_roy() -> None:
    """Up to three of his yellow dice for nothing, and three dice are the most of any action."""
    table = city(1).card("tithe", "A -", A=1).seat(A, deniers=0).dice("y4@N y5@N y6@N y6@N r1@A")
    game = table.start().take(A, "agriculture use-tithe y4@N y5@N y6@N")
    assert game.deniers(A) == 7
    assert game.cubes("tithe", A) == 0
    assert game.dice() == ["r1@A", "y6@N"]


def test_tithe_takes_two_of_le_roys_dice_beside_an_own_one() -> None:
    """Fewer than three are allowed, together with the player's dice."""
    table = city(1).card("tithe", "A -", A=1).seat(A, deniers=0).dice("y2@A y4@N y6@N r1@A")
    assert table.start().take(A, "agriculture use-tithe y2@A y4@N y6@N").deniers(A) == 6


def test_banquet_does_not_count_le_roys_dice() -> None:
    """Two red dice are left to the player and three to le Roy: two points, not three."""
    table = city(1, bonus=True).card("banquet", "A -").dice("r4@A r2@A r1@A r6@N r6@N r5@N")
    game = table.start().take(A, "banquet r4@A done x1")
    assert (game.points(A), game.points(N)) == (2, 0)


def test_banquet_without_red_dice_of_the_player_gives_nothing() -> None:
    """A die of le Roy was bought to activate it, and only his are left."""
    table = city(1, bonus=True).card("banquet", "A -").dice("r4@N r6@N r5@N y1@A")
    assert table.start().take(A, "banquet r4@N done x1").points(A) == 0


# Characters, the end and the verdict.


@pytest.mark.parametrize(
    ("mine", "his", "mine_gain", "his_gain"),
    [(3, 4, 0, 1), (5, 6, 1, 3), (7, 8, 3, 6), (4, 3, 1, 0), (6, 5, 3, 1), (8, 7, 6, 3)],
)
@pytest.mark.parametrize("character", ["chretien-de-troyes", "urbain-iv"])
def test_thresholds_of_two_players(
    character: str, mine: int, his: int, mine_gain: int, his_gain: int
) -> None:
    """Ruling: citizens and cubes are rewarded from 4, 6 and 8 on, as with two players, for both sides."""
    line = (["A"] * mine + ["N"] * his + ["-"] * 18)[:18]
    rows = [" ".join(line[start : start + 6]) for start in (0, 6, 12)]
    table = (
        city(1)
        .turn(N)
        .now("kings-turn", "next-turn", "end-round", "next-round")
        .pile(character)
        .dice("r1@N y1@A")
    )
    if character == "urbain-iv":
        table.cathedral(*rows)
    else:
        for name, spaces in zip(("palace", "city-hall", "bishopric"), rows, strict=True):
            table.building(name, spaces)
    game = table.start().chance("4 4")
    assert (game.points(A), game.points(N)) == (mine_gain, his_gain)


@pytest.mark.parametrize(("number", "gain"), [(1, 0), (2, 1), (3, 1), (4, 3), (5, 3), (6, 6)])
def test_le_florentin_rewards_the_tradesmen_of_both(number: int, gain: int) -> None:
    """The thresholds 2, 4 and 6 hold at every table."""
    cards = ["archer", "merchant", "tithe", "hunting", "militia", "templar"]
    table = city(1).turn(N).now("kings-turn", "next-turn", "end-round", "next-round").pile("le-florentin")
    for card in cards[:number]:
        table.card(card, "N A")
    game = table.dice("r1@N y1@A").start().chance("4 4")
    assert (game.points(A), game.points(N)) == (gain, gain)


def test_end_scores_le_roy_as_a_player() -> None:
    """Presence on events, tradesmen and empty levels of the Cathedral count for both sides; le Roy: 20 + 1 + 1 for two
    events, 5 for the Sculptor's second spot, 3 for the Archer, -2 for one level; the player: 20 + 1 + 6 - 4."""
    table = last_turn().seat(A, points=20).neutral(points=20).marauding("A N").event("heresy", "N")
    table.card("sculptor", "A N").card("archer", "N -").cathedral(FULL, "N - - - - -")
    game = finish(table)
    assert (game.points(A), game.points(N)) == (23, 28)
    assert game.scores() == [-5]


def test_remaining_pile_is_scored_at_the_end() -> None:
    """Every character still in the pile rewards both; gold and influence only the player: 12 + 2 deniers (3 points),
    10 influence (3), and Henry I gives 3 to le Roy and 1 to the player."""
    table = last_turn().pile("thibaut-ii", "hugues-de-payns", "henry-i").cathedral(FULL, FULL, FULL)
    table.seat(A, deniers=12, influence=10, won=1).neutral(won=3).past("war", "support", "heresy", "drought")
    game = finish(table)
    assert (game.points(A), game.points(N)) == (7, 3)
    assert game.scores() == [4]


def test_revealed_characters_are_not_scored_again() -> None:
    """A character who left the pile during the game gives nothing at the end."""
    game = finish(last_turn().pile().seat(A, deniers=30, influence=20).cathedral(FULL, FULL, FULL))
    assert (game.points(A), game.points(N), game.scores()) == (0, 0, [0])


def test_final_score_is_the_difference() -> None:
    """Le Roy's points are taken from the player's; the result may be negative."""
    full = last_turn().cathedral(FULL, FULL, FULL)
    assert finish(full.seat(A, points=31).neutral(points=10)).scores() == [21]
    assert finish(full.seat(A, points=10).neutral(points=31)).scores() == [-21]


def test_le_roy_does_not_fall_below_no_points() -> None:
    """Ruling: the losses for empty levels stop at 0, for le Roy as for a player."""
    game = finish(last_turn().seat(A, points=9).neutral(points=3))
    assert (game.points(A), game.points(N), game.scores()) == (3, 0, [3])


def test_the_rank_of_a_finished_game_is_an_achievement() -> None:
    full = last_turn().cathedral(FULL, FULL, FULL)
    won = finish(full.seat(A, points=31).neutral(points=10)).state
    lost = finish(full.seat(A, points=10).neutral(points=31)).state
    assert (CITY.achieved(won, A), CITY.achieved(lost, A)) == (["masterful"], ["defeat"])
    assert CITY.achieved(CITY.new(CITY.setup(2, {})), A) == [], "Without le Roy there is none."


BANDS = [(-100, -21, -1, 0), (1, 3, 5), (6, 8, 10), (11, 13, 15), (16, 18, 20), (21, 30, 80)]


@pytest.mark.parametrize("band", BANDS)
def test_verdict_is_the_same_within_a_band(band: tuple[int, ...]) -> None:
    """One sentence up to 0, then for 1-5, 6-10, 11-15, 16-20 and above 20."""
    assert len({verdict(difference) for difference in band}) == 1
    assert say(verdict(band[0])).endswith((".", "!"))


def test_verdict_differs_from_band_to_band() -> None:
    """Six bands, six sentences."""
    assert len({verdict(band[0]) for band in BANDS}) == len(BANDS)
