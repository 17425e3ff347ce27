"""Every word of the notation of Troyes Dice does what it says: one test for each, bearing its name."""

from __future__ import annotations

import pytest

from tests.dice.builder import A, Playing, Table, fresh, table
from troyes.core.message import Message, message
from troyes.dice.game import DICE

PLAZAS = "R/R R/Y W/Y Y/Y R/W W/W Y/R W/R Y/W"
RESOURCES = ("influence", "deniers", "knowledge")
ROWS = ("fortress", "palace", "great-hall", "city-hall", "cathedral", "bishopric")
CITIZENS = ("knight", "artisan", "priest")
FACES = [f"{up}/{under}" for up in "RYW" for under in "RYW"]
TILES = [f"tile{number}" for number in range(1, 9)]
NUMBERS = [str(number) for number in range(1, 7)]
DIRECTIONS = {"rising": [4, 5, 6, 1, 2, 3], "falling": [4, 3, 2, 1, 6, 5]}
DICE_PRICES = {
    "die1": (0, 0, 0),
    "die3": (0, 1, 0),
    "die4": (0, 2, 0),
    "die2/influence": (1, 0, 0),
    "die2/deniers": (0, 1, 0),
    "die2/knowledge": (0, 0, 1),
}
GAINS = [f"{resource}+{value}" for resource in RESOURCES for value in range(1, 7)]
NOTHINGS = [f"{resource}+0" for resource in RESOURCES]
BUILDINGS = [f"{row}{column}" for row in ROWS for column in range(1, 7)]
BONUSES = {
    "first:knight15": ("great-hall", "cathedral"),
    "first:artisan15": ("fortress", "cathedral"),
    "first:priest15": ("fortress", "great-hall"),
    "first:column": ("palace", "city-hall", "bishopric"),
    "first:citizen": (*CITIZENS, "no-citizen"),
    "first:banquet": ("artisan", "priest"),
}


def rich(day: int = 1) -> Table:
    """A seat that can make anything of the free red 3."""
    game = table(1).day(day).plazas("R Y W R").dice(black=6, others=(3, 4, 5))
    return game.sheet(A, influence=5, deniers=5, knowledge=5)


def test_every_word_is_tested_here() -> None:
    words = [*FACES, *TILES, *NUMBERS, *DIRECTIONS, "one-of-each", "die2", *DICE_PRICES, *GAINS, *NOTHINGS]
    words += [*BUILDINGS, *CITIZENS, *BONUSES, "no-citizen"]
    assert sorted(words) == sorted(DICE.vocabulary.texts)


@pytest.mark.parametrize("word", FACES)
def test_word_lays_a_plaza(word: str) -> None:
    assert fresh().chance(word).plaza(1) == word


@pytest.mark.parametrize("word", TILES)
def test_word_lays_a_tile(word: str) -> None:
    game = fresh(banquets="yes").chance(PLAZAS).chance(word)
    assert game.tile(1) == (int(word[-1]), "banquet")
    assert word not in game.options(-1)


@pytest.mark.parametrize("word", NUMBERS)
def test_word_throws_a_die_and_numbers_a_column(word: str) -> None:
    assert fresh().chance(PLAZAS).chance(f"{word} 6 6 6").dice() == [int(word), 6, 6, 6]
    assert fresh(numbering="rolled").chance(PLAZAS).chance(word).numbers() == [int(word)]
    expert = fresh(numbering="expert").chance(PLAZAS).take(A, word)
    assert expert.numbers() == [int(word)]
    assert word not in expert.options(A)


@pytest.mark.parametrize("word", DIRECTIONS)
def test_word_says_how_the_numbers_go_on(word: str) -> None:
    assert fresh(numbering="rolled").chance(PLAZAS).chance("4").take(A, word).numbers() == DIRECTIONS[word]


@pytest.mark.parametrize("word", ["one-of-each"])
def test_word_is_the_fallback(word: str) -> None:
    game = table(1).dice(black=1, others=(2, 3, 4)).sheet(A, influence=0, deniers=0, knowledge=0).start()
    assert game.options(A) == [word]
    assert game.take(A, word).unspent(A) == (1, 1, 1)
    assert game.actors() == [-1]


@pytest.mark.parametrize("word", DICE_PRICES)
def test_word_chooses_a_die_and_pays_for_it(word: str) -> None:
    black = 1 if word == "die4" else 6
    game = table(1).dice(black=black, others=(2, 3, 4)).start()
    before = game.unspent(A)
    after = game.take(A, word).unspent(A)
    assert tuple(old - new for old, new in zip(before, after, strict=True)) == DICE_PRICES[word]
    assert game.question(A).args["place"] == int(word[3])


@pytest.mark.parametrize("word", ["die2"])
def test_word_chooses_the_second_die_where_a_banquet_makes_it_free(word: str) -> None:
    game = table(1).tile(2, 2).dice(black=6, others=(2, 3, 4)).start()
    assert game.take(A, word).unspent(A) == (3, 3, 3)
    assert game.question(A) == message("dice-ask-use-die", colour=Message("colour-yellow"), value=3, place=2)


@pytest.mark.parametrize("word", GAINS)
def test_word_gains_resources(word: str) -> None:
    resource, value = word.split("+")
    game = rich().start().take(A, f"die1 {word}")
    circled = dict.fromkeys(RESOURCES, 5)
    circled[resource] += int(value)
    assert game.circled(A) == tuple(circled.values())
    colour = 0 if resource == "influence" else 2
    price = {"influence": abs(3 - int(value)), "deniers": 0, "knowledge": colour}
    assert game.unspent(A) == tuple(circled[name] - price[name] for name in RESOURCES)


@pytest.mark.parametrize("word", NOTHINGS)
def test_word_gains_nothing_with_a_die_of_value_0(word: str) -> None:
    game = rich().tile(1, 4, "raid").start().take(A, f"die1 {word}")
    assert game.circled(A) == (5, 5, 5)
    assert game.unspent(A) == ((5, 5, 5) if word == "influence+0" else (5, 5, 3))


@pytest.mark.parametrize("word", BUILDINGS)
def test_word_builds(word: str) -> None:
    game = rich().start().take(A, f"die1 {word}")
    assert game.drawn(A) == [word]
    assert game.actors() == [-1]


@pytest.mark.parametrize("word", CITIZENS)
def test_word_calls_for_a_citizen(word: str) -> None:
    """A fourth palace for a track of knights that is full, or a Bishopric for one of priests."""
    full, building = ("priests", "bishopric3") if word == "knight" else ("knights", "palace3")
    game = rich().sheet(A, **{full: 20}).start().take(A, f"die1 {building}")
    assert game.asked(A) == "other-track"
    before = game.citizens(A)
    after = game.take(A, word).citizens(A)
    assert [new - old for old, new in zip(before, after, strict=True)] == [
        int(word == name) for name in CITIZENS
    ]


@pytest.mark.parametrize("word", ["no-citizen"])
def test_word_lets_a_citizen_go(word: str) -> None:
    game = rich().sheet(A, knights=20).start().take(A, "die1 palace3")
    before = game.citizens(A)
    assert game.take(A, f"{word} {word}").citizens(A) == before
    assert game.actors() == [-1]


def waiting(kind: str) -> Playing:
    """A seat for which a bonus of this kind waits beside another."""
    other = "citizen" if kind == "column" else "column"
    document = rich().start().document()
    document["sheets"][0].update(asked="first", owed={kind: 1, other: 1})
    return Playing(DICE.restore(document))


@pytest.mark.parametrize("word", BONUSES)
def test_word_turns_to_a_bonus(word: str) -> None:
    game = waiting(word.removeprefix("first:"))
    assert word in game.options(A)
    game.take(A, word)
    assert tuple(dict.fromkeys(option.rstrip("123456") for option in game.options(A))) == BONUSES[word]
