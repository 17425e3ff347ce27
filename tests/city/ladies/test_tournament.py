"""The tournament variant: the last round begins on the right and is played counterclockwise."""

from __future__ import annotations

import pytest

from tests.city.builder import LETTERS, Playing, Table, fresh
from tests.city.ladies.expansion import STRIKE, expanded
from troyes.core.errors import Refusal
from troyes.core.state import CHANCE

ROUNDS = {3: 5, 4: 6}
SEATS = [(players, starter) for players in (3, 4) for starter in range(players)]


def tournament(players: int, number: int, starter: int = 0) -> Table:
    """The action phase of a round, with a white 1 that keeps it going."""
    table = expanded(players, tournament="yes").round(number).starter(starter).turn(starter)
    return table.dice("w1@N")


def all_pass(game: Playing) -> list[int]:
    """Everyone passes; the seats in the order in which they did."""
    seen = []
    number = game.round()
    while game.actors() and game.actors() != [CHANCE] and game.round() == number:
        seat = game.actors()[0]
        seen.append(seat)
        game.take(seat, "pass")
    return seen


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_start_card_goes_to_the_right_after_the_last_round_but_one(players: int, starter: int) -> None:
    """Phase 5 of the penultimate round: to his right instead of his left."""
    game = tournament(players, ROUNDS[players] - 1, starter).start()
    assert all_pass(game) == [(starter + step) % players for step in range(players)]
    assert (game.round(), game.starter()) == (ROUNDS[players], LETTERS[(starter - 1) % players])


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_start_card_goes_to_the_left_in_all_rounds_before(players: int, starter: int) -> None:
    for number in range(1, ROUNDS[players] - 1):
        game = tournament(players, number, starter).start()
        assert all_pass(game) == [(starter + step) % players for step in range(players)]
        assert (game.round(), game.starter()) == (number + 1, LETTERS[(starter + 1) % players])


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_last_round_is_played_counterclockwise(players: int, starter: int) -> None:
    """The final round: from the start player to the right, black dice and turns alike."""
    table = tournament(players, ROUNDS[players] - 1, starter).event("harsh-winter").settled(events="mixed")
    cubes = dict.fromkeys(LETTERS[:players], 3)
    table.card("priest", "- -", "", **cubes).card("confession", "- -", "", **cubes)
    game = table.start()
    all_pass(game)
    game.chance("war heresy")
    order = [(starter - 1 - step) % players for step in range(players)]
    for seat in order:  # Harsh Winter strikes, first the start player
        assert game.actors() == [seat]
        game.take(seat, "priest")
    game.chance("1 2 3")
    for seat in order[:3]:  # three black dice of Marauding and War
        assert game.actors() == [seat]
        game.take(seat, "succumb")
    assert game.actors() == [] or game.actors() == [order[0]]


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_turns_of_the_last_round_go_to_the_right(players: int, starter: int) -> None:
    game = tournament(players, ROUNDS[players], starter).direction("right").start()
    assert all_pass(game) == [(starter - step) % players for step in range(players)]
    assert game.actors() == []


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_black_dice_of_the_last_round_go_to_the_right(players: int, starter: int) -> None:
    """Phase 3: the highest to the start player, the next to his right neighbour."""
    table = tournament(players, ROUNDS[players], starter).direction("right")
    table.dice(" ".join(f"y6@{letter}" for letter in LETTERS[:players])).black(*range(1, players + 1))
    game = table.start()
    for step in range(players):
        seat = (starter - step) % players
        assert (game.actors(), max(game.black())) == ([seat], players - step)
        game.take(seat, f"y6@{LETTERS[seat]} done")
    assert game.actors() == [starter]


def test_possession_of_the_last_round_goes_to_the_right() -> None:
    """The final round is played counterclockwise, events included."""
    table = tournament(3, 5, 1).settled(events="mixed").direction("right").now("reveal-red", *STRIKE)
    for seat in range(3):
        table.seat(seat, supply=1)
    game = table.building("palace", "A B C - - -").start().chance("war possession")
    for seat in (1, 0, 2):
        assert game.actors() == [seat]
        game.take(seat, "supply")
    assert game.asked() == "roll-black-dice"


@pytest.mark.parametrize(("players", "starter"), SEATS)
def test_start_card_goes_to_the_left_without_the_variant(players: int, starter: int) -> None:
    table = expanded(players, tournament="no").round(ROUNDS[players] - 1).starter(starter).turn(starter)
    game = table.dice("w1@N").start()
    all_pass(game)
    assert game.starter() == LETTERS[(starter + 1) % players]
    order = []
    table = (
        expanded(players).round(ROUNDS[players]).starter(starter).turn(starter).dice("w1@N").now(*STRIKE[3:])
    )
    order = all_pass(table.start())
    assert order == [(starter + step) % players for step in range(players)]


@pytest.mark.parametrize("players", [1, 2])
def test_tournament_is_for_three_or_four(players: int) -> None:
    """Tournament variant: for 3- or 4-player games; one sentence says so."""
    with pytest.raises(Refusal) as refused:
        fresh(players, tournament="yes")
    assert str(refused.value) == f"tournament=yes needs 3 or 4 players, not {players}."


@pytest.mark.parametrize("players", [3, 4])
def test_first_citizens_of_a_tournament_are_placed_as_ever(players: int) -> None:
    """Only the last round is changed: the start player, then his left neighbour, and back from the last."""
    hands = ["thibaut-ii", "urbain-iv", "henry-i", "le-florentin"][:players]
    game = fresh(players, tournament="yes").chance("B-starts " + " ".join(hands))
    seen = []
    for _ in range(players):
        seat = game.actors()[0]
        seen.append(seat)
        game.take(seat, game.options(seat)[0])
    assert seen == [(1 + step) % players for step in range(players)]


def test_direction_is_a_word_of_the_position() -> None:
    """Notation: `direction` is `right` where the turn goes the other way round."""
    game = tournament(3, 4).start()
    assert game.document().get("direction") != "right"
    all_pass(game)
    assert game.document()["direction"] == "right"
