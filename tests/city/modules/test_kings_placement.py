"""The King's Challenge before its first action: the pile, both sides' placements, the first workforce."""

import pytest

from tests.city.builder import A, N, Playing, fresh
from troyes.core.rng import Rng
from troyes.core.state import CHANCE

PILE = ["henry-i", "le-florentin", "hugues-de-payns", "thibaut-ii", "urbain-iv", "chretien-de-troyes"]
REDS = "6 6 5 1 1 1"
YELLOWS = "5 1 6 6 1 1"
WHITES = "5 1 1 1 6 6"


def piled() -> Playing:
    """A new challenge whose pile has been laid out, before le Roy places anyone."""
    return fresh(1).chance("A-starts " + " ".join(PILE))


def standing(game: Playing, letter: str) -> dict[str, int]:
    """How many citizens of a side stand in each building."""
    return {name: game.building(name).split().count(letter) for name in ("palace", "city-hall", "bishopric")}


def spaces(game: Playing, name: str, letter: str = "N") -> set[int]:
    """On which spaces of a building a side stands."""
    return {number for number, who in enumerate(game.building(name).split(), 1) if who == letter}


def settled() -> Playing:
    """All eighteen citizens placed: le Roy 4 in each building, the player 2 in each."""
    game = piled().chance("6 1 6 1 6 1").take(A, "palace1 palace2")
    game.chance("6 1 6 1 6 1").take(A, "city-hall2 city-hall4")
    return game.chance("6 1 6 1 6 1").take(A, "bishopric2 bishopric3").chance("6 1 6 1 6 1")


def test_pile_of_all_six_characters_lies_open() -> None:
    """All six characters form one pile, the first drawn on top; the player holds none of his own."""
    game = piled()
    assert game.pile() == PILE
    assert game.characters(A) == []


def test_pile_draws_each_character_once() -> None:
    """A character that is in the pile cannot be drawn again."""
    game = fresh(1).chance("A-starts thibaut-ii henry-i")
    assert sorted(game.options(CHANCE)) == [
        "chretien-de-troyes",
        "hugues-de-payns",
        "le-florentin",
        "urbain-iv",
    ]


def test_player_sets_up_as_with_two_players() -> None:
    """Ruling: the set-up of two players, six citizens; deniers and influence as always."""
    game = piled()
    assert (game.deniers(A), game.influence(A), game.points(A), game.supply(A)) == (5, 4, 0, 6)
    assert game.points(N) == 0


def test_le_roy_places_before_the_player_and_no_gray_citizen_waits() -> None:
    """Every space is empty when le Roy's first six dice are thrown: the gray citizens of two players are not used."""
    game = piled()
    assert game.actors() == [CHANCE]
    for name in ("palace", "city-hall", "bishopric"):
        assert game.building(name) == "- - - - - -"


@pytest.mark.parametrize(
    ("throws", "palace", "city_hall", "bishopric"),
    [
        ("6 5 4 3 2 1", 2, 1, 0),
        ("1 2 3 4 5 6", 0, 1, 2),
        ("1 6 1 6 1 6", 1, 1, 1),
        ("1 2 5 6 4 3", 0, 2, 1),
        ("3 1 1 2 5 4", 1, 0, 2),
        ("6 6 1 1 5 1", 2, 0, 1),
        ("1 1 6 5 1 1", 1, 2, 0),
    ],
)
def test_three_highest_dice_name_the_buildings(
    throws: str, palace: int, city_hall: int, bishopric: int
) -> None:
    """Two red, two yellow and two white dice: the three highest say in which buildings le Roy places a citizen."""
    game = piled().chance(throws)
    assert standing(game, "N") == {"palace": palace, "city-hall": city_hall, "bishopric": bishopric}
    assert standing(game, "A") == {"palace": 0, "city-hall": 0, "bishopric": 0}


@pytest.mark.parametrize(
    ("throws", "palace", "city_hall", "bishopric"),
    [
        ("4 4 4 4 4 4", 2, 1, 0),
        ("1 1 1 1 1 1", 2, 1, 0),
        ("2 5 2 5 5 5", 1, 1, 1),
        ("1 1 5 5 5 5", 0, 2, 1),
        ("3 2 6 1 6 3", 1, 1, 1),
        ("1 1 6 3 6 3", 0, 2, 1),
        ("6 2 1 2 6 2", 2, 0, 1),
    ],
)
def test_equal_dice_rank_red_then_yellow_then_white(
    throws: str, palace: int, city_hall: int, bishopric: int
) -> None:
    """Among equal results red goes before yellow and yellow before white."""
    game = piled().chance(throws)
    assert standing(game, "N") == {"palace": palace, "city-hall": city_hall, "bishopric": bishopric}


@pytest.mark.parametrize("throws", ["6 5 4 3 2 1", "3 3 2 2 1 1", "1 1 1 1 1 1"])
def test_value_of_the_dice_does_not_choose_the_space(throws: str) -> None:
    """Whatever the three highest dice show, le Roy takes the best places: here the two best of the Palace (ruling: 6
    and 5) and the best of City Hall (ruling: the entrance of row 5-6)."""
    game = piled().chance(throws)
    assert game.building("palace") == "- - - - N N"
    assert game.building("city-hall") == "- - - - N -"
    assert game.building("bishopric") == "- - - - - -"


def test_best_places_of_the_palace() -> None:
    """Ruling on the lost picture: the Palace is best from space 6 down to space 1."""
    game = piled().chance(REDS)
    assert spaces(game, "palace") == {6, 5}
    game.take(A, "bishopric1 bishopric2").chance(REDS)
    assert spaces(game, "palace") == {6, 5, 4, 3}
    game.take(A, "bishopric3 bishopric4").chance("6 1 6 6 1 1")
    assert spaces(game, "palace") == {6, 5, 4, 3, 2}


def test_best_places_of_the_bishopric() -> None:
    """Ruling on the lost picture: the entrances first, and of two equal ones the row 4-6 before the row 1-3."""
    game = piled().chance("5 5 1 1 6 1")
    assert game.building("bishopric") == "- - - N - -"
    game.take(A, "city-hall1 city-hall2").chance(WHITES)
    assert game.building("bishopric") == "N - - N N -"
    game.take(A, "city-hall3 city-hall4").chance(WHITES)
    assert game.building("bishopric") == "N N - N N N"


def test_best_places_of_city_hall() -> None:
    """Ruling on the lost picture: the entrances from row 5-6 down, then the second spaces in the same order."""
    game = piled().chance("5 5 6 1 1 1")
    assert game.building("city-hall") == "- - - - N -"
    game.take(A, "bishopric1 bishopric2").chance(YELLOWS)
    assert game.building("city-hall") == "N - N - N -"
    game.take(A, "bishopric3 bishopric4").chance(YELLOWS)
    assert game.building("city-hall") == "N - N N N N"


def test_le_roy_takes_the_best_places_that_the_player_left() -> None:
    """Taken spaces are stepped over: with 6, 5 his and 4, 2 the player's, the next two of the Palace are 3 and 1."""
    game = piled().chance(REDS).take(A, "palace4 palace2").chance(REDS)
    assert game.building("palace") == "N A N A N N"


def test_player_places_two_citizens_at_a_time_on_empty_spaces() -> None:
    """After le Roy's three, two of the player's own, anywhere free; a citizen that stands is not pushed."""
    game = piled().chance("6 1 6 1 6 1")
    everywhere = {f"{name}{space}" for name in ("palace", "city-hall", "bishopric") for space in range(1, 7)}
    free = everywhere - {"palace6", "city-hall5", "bishopric4"}
    assert game.actors() == [A]
    assert set(game.options(A)) == free
    game.take(A, "palace1")
    assert game.actors() == [A]
    assert set(game.options(A)) == free - {"palace1"}
    game.take(A, "bishopric1")
    assert game.actors() == [CHANCE]
    assert game.supply(A) == 4
    assert (standing(game, "A"), sum(standing(game, "N").values())) == (
        {"palace": 1, "city-hall": 0, "bishopric": 1},
        3,
    )


def test_order_of_placement_ends_with_le_roy() -> None:
    """Three and two, three times over, and three more of le Roy: twelve of his and six of the player's in all."""
    game = piled()
    for his, mine, pair in [
        (3, 2, "palace1 palace2"),
        (6, 4, "city-hall2 city-hall4"),
        (9, 6, "bishopric2 bishopric3"),
    ]:
        game.chance("6 1 6 1 6 1")
        assert sum(standing(game, "N").values()) == his
        game.take(A, pair)
        assert sum(standing(game, "A").values()) == mine
    game.chance("6 1 6 1 6 1")
    assert game.building("palace") == "A A N N N N"
    assert game.building("city-hall") == "N A N A N N"
    assert game.building("bishopric") == "N A A N N N"
    assert game.supply(A) == 0
    assert game.asked() != "kings-placement"


def filled(game: Playing) -> bool:
    """Whether every space is taken: twelve by le Roy, six by the player."""
    return (sum(standing(game, "N").values()), sum(standing(game, "A").values())) == (12, 6)


@pytest.mark.parametrize("seed", range(12))
def test_any_throws_and_places_fill_all_spaces(seed: int) -> None:
    """However the dice fall and wherever the player stands, 12 of le Roy and 6 of the player stand at the end."""
    rng = Rng(seed)
    game = piled()
    while game.asked() in ("kings-placement", "place-pair"):
        actor = game.actors()[0]
        options = game.options(actor)
        game.take(actor, options[rng.below(len(options))])
    assert filled(game)
    assert game.round() == 1


@pytest.mark.parametrize("throws", [REDS, YELLOWS, WHITES])
def test_a_full_building_does_not_stop_the_placement(throws: str) -> None:
    """Dice that name the same building again and again: still all eighteen spaces are filled 12 to 6."""
    game = piled()
    while game.asked() in ("kings-placement", "place-pair"):
        if game.actors() == [A]:
            game.take(A, game.options(A)[0])
        else:
            game.chance(throws)
    assert filled(game)


def test_three_last_spaces_of_one_building_are_filled() -> None:
    """Only the Bishopric has room for le Roy's last three citizens, and only two of the six dice are white: the
    placement goes on until all spaces are filled all the same."""
    game = piled().chance(REDS).take(A, "palace1 palace2").chance(REDS).take(A, "city-hall1 city-hall2")
    game.chance("1 1 6 6 5 1").take(A, "bishopric2 bishopric3")
    assert game.building("palace") == "A A N N N N"
    assert game.building("city-hall") == "A A N N N N"
    assert game.building("bishopric") == "- A A N - -"
    while game.asked() == "kings-placement":
        game.chance("5")
    assert game.building("bishopric") == "N A A N N N"


def test_first_round_starts_with_the_start_player_drawn() -> None:
    """The placement over, round 1 reveals a first Activity card of each colour, red first."""
    game = settled()
    assert (game.round(), game.starter()) == (1, "A")
    assert set(game.options(CHANCE)) == {"archer", "chivalry", "diplomat"}


def test_income_and_salaries_are_the_players_alone() -> None:
    """The player gains 10 and pays 2 in the Palace and 1 in the Bishopric; le Roy has no money and loses nothing."""
    game = settled().chance("archer merchant tithe")
    assert game.deniers(A) == 5 + 10 - 2 * 2 - 2 * 1
    assert (game.points(A), game.points(N)) == (0, 0)


def test_workforce_is_thrown_for_the_player_and_then_for_le_roy() -> None:
    """A die for every citizen: the six of the player, then the twelve of le Roy, each by colour."""
    game = settled().chance("archer merchant tithe")
    game.chance("1 2 3 4 5 6").chance("1 1 2 2 3 3 4 4 5 5 6 6")
    mine = "r1@A r2@A y3@A y4@A w5@A w6@A"
    his = "r1@N r1@N r2@N r2@N y3@N y3@N y4@N y4@N w5@N w5@N w6@N w6@N"
    assert sorted(game.dice()) == sorted(f"{mine} {his}".split())
    assert all(option in game.options(CHANCE) for option in ("war", "succession-conflict", "brigands1"))


def test_bonus_cards_may_be_played_in_the_challenge() -> None:
    """With the bonus cards Baker is one of the first yellow cards, in the challenge as in any game."""
    game = fresh(1, bonus="yes").chance("A-starts " + " ".join(PILE))
    for _ in range(3):
        game.chance("6 1 6 1 6 1")
        for _ in range(2):
            game.take(A, game.options(A)[0])
    game.chance("6 1 6 1 6 1 archer")
    assert set(game.options(CHANCE)) == {"merchant", "miller", "artisan", "baker"}
