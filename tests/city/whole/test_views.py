"""What a seat may know: everything but the characters of the others, until they are revealed at the end."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from tests.city.builder import LETTERS, A, B, C, Playing, Table, city, fresh
from troyes.city.game import CITY
from troyes.city.state import City
from troyes.core.offer import Offer
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, EVERYONE, WATCHER, State

CHARACTERS = ["chretien-de-troyes", "urbain-iv", "thibaut-ii", "hugues-de-payns", "le-florentin", "henry-i"]


def sight(state: State, seat: int) -> tuple[tuple[int, ...], str, tuple[int, ...], tuple[int, ...]]:
    """All that a seat can read from its view."""
    view = state.view(seat)
    assert isinstance(view, City)
    return view.key(), json.dumps(CITY.document(view)), tuple(view.scores()), tuple(view.actors())


def characters(state: State) -> list[list[str]]:
    """The characters that a state shows, by seat."""
    return [list(seat["characters"]) for seat in Playing(state).document()["seats"]]


def busy(hands: list[list[str]]) -> Table:
    """A table in the middle of a game, with these characters."""
    table = (
        city(len(hands)).event("war", "A B").event("heresy").dice("r4@A y6@B w3@N").card("merchant", "B A")
    )
    table.building("palace", "A B N A - -").cathedral("A - - - B -")
    for seat, hand in enumerate(hands):
        table.seat(seat, points=seat + 2, characters=hand)
    return table


def deals(players: int, seat: int) -> list[list[list[str]]]:
    """Ways to deal the characters that are the same for one seat."""
    each = 2 if players == 2 else 1
    mine = CHARACTERS[:each]
    found = []
    for others in permutations(CHARACTERS[each:], each * (players - 1)):
        hands = [list(others[i * each : (i + 1) * each]) for i in range(players - 1)]
        found.append([*hands[:seat], mine, *hands[seat:]])
    return found


@pytest.mark.parametrize(
    "players, seat", [(players, seat) for players in (2, 3, 4) for seat in range(players)]
)
def test_no_view_changes_with_the_characters_of_others(players: int, seat: int) -> None:
    sights = {sight(busy(hands).start().state, seat) for hands in deals(players, seat)}
    assert len(sights) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_watchers_see_no_character(players: int) -> None:
    states = [
        busy(hands).start().state for hands in deals(players, A)[:20] + deals(players, players - 1)[:20]
    ]
    assert len({sight(state, WATCHER) for state in states}) == 1
    each = 2 if players == 2 else 1
    assert characters(states[0].view(WATCHER)) == [["?"] * each] * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_view_shows_own_characters_and_everything_else(players: int) -> None:
    each = 2 if players == 2 else 1
    hands = deals(players, A)[7]
    state = busy(hands).start().state
    for seat in range(players):
        seen = Playing(state.view(seat)).document()
        expected = Playing(state).document()
        for other in range(players):
            if other != seat:
                expected["seats"][other]["characters"] = ["?"] * each
        assert seen == expected


def test_view_changes_with_the_own_character() -> None:
    one, other = (
        busy([[name], ["urbain-iv"], ["le-florentin"]]).start().state for name in ("henry-i", "thibaut-ii")
    )
    assert one.view(A).key() != other.view(A).key()
    assert one.view(B).key() == other.view(B).key()
    assert one.view(C).key() == other.view(C).key()


@pytest.mark.parametrize("players", [3, 4])
def test_no_view_in_the_midst_of_the_deal_shows_what_others_get(players: int) -> None:
    """Setup: the cards are kept secret from the first one dealt."""
    for number in range(1, players + 1):
        for seat in range(players):
            sights = set()
            for order in permutations(CHARACTERS, number):
                if seat < number and order[seat] != CHARACTERS[0]:
                    continue
                sights.add(sight(fresh(players).chance("A-starts " + " ".join(order)).state, seat))
            assert len(sights) == 1


@pytest.mark.parametrize(("players", "order"), [(2, "AABB"), (3, "ABC"), (4, "ABCD")])
def test_character_is_dealt_for_the_eyes_of_its_seat_alone(players: int, order: str) -> None:
    """Setup: everyone keeps his card secret, so that what is drawn is told to nobody else; the start player is for all."""
    game = fresh(players)
    assert game.state.audience(CHANCE) == EVERYONE
    game.chance("A-starts")
    for letter, name in zip(order, CHARACTERS, strict=False):
        assert game.state.audience(CHANCE) == LETTERS.index(letter)
        game.chance(name)


def test_no_view_in_the_midst_of_the_deal_of_two_players_shows_what_the_other_gets() -> None:
    for number in range(1, 5):
        sights = set()
        for order in permutations(CHARACTERS, number):
            if list(order[:2]) == CHARACTERS[:2][:number]:
                sights.add(sight(fresh(2).chance("B-starts " + " ".join(order)).state, A))
        assert len(sights) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_view_in_the_midst_of_the_deal_is_not_over(players: int) -> None:
    """Nobody to choose means that the game is over; in the deal it is chance that acts, for every onlooker too."""
    game = fresh(players).chance("A-starts")
    for name in CHARACTERS[: 4 if players == 2 else players]:
        for seat in (*range(players), WATCHER):
            assert game.state.view(seat).actors() == game.state.actors() == [CHANCE]
        game.chance(name)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_same_moves_with_other_characters_look_the_same_until_the_end(players: int) -> None:
    """A whole random game, played twice with the same words: only the count of the end differs."""
    each = 2 if players == 2 else 1
    first, second = (
        fresh(players).chance("A-starts " + " ".join(CHARACTERS[:each] + others)).state
        for others in (CHARACTERS[each : each * players], CHARACTERS[: each - 1 : -1][: each * (players - 1)])
    )
    rng = Rng(players)
    offer = Offer()
    while first.actors():
        assert first.actors() == second.actors()
        actor = first.actors()[0]
        assert first.options(actor) == second.options(actor)
        assert sight(first, A) == sight(second, A)
        first.fill(actor, offer)
        token = int(offer.draw(rng))
        first.take(actor, token)
        second.take(actor, token)
    assert second.actors() == []
    assert first.view(A).key() != second.view(A).key()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_characters_are_revealed_at_the_end(players: int) -> None:
    """End of the Game: everyone reveals his card."""
    hands = deals(players, A)[3]
    state = busy(hands).now("count-points").start().state
    assert state.actors() == []
    for seat in (*range(players), WATCHER):
        assert characters(state.view(seat)) == hands
        assert state.view(seat).scores() == state.scores()


def test_characters_are_still_hidden_in_the_last_round() -> None:
    state = busy([["henry-i"], ["urbain-iv"], ["le-florentin"]]).round(5).start().state
    assert characters(state.view(A)) == [["henry-i"], ["?"], ["?"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_view_asks_its_seat_the_same(players: int) -> None:
    game = busy(deals(players, A)[0]).start()
    view = Playing(game.state.view(A))
    assert (view.actors(), view.options(A), view.asked()) == ([A], game.options(A), game.asked())


@pytest.mark.parametrize(
    "players, seat", [(players, seat) for players in (2, 3, 4) for seat in range(players)]
)
def test_guess_looks_like_the_state_and_keeps_the_own_characters(players: int, seat: int) -> None:
    """A guess fills in what the seat cannot see: other characters than its own, all different."""
    state = busy(deals(players, seat)[1]).start().state
    mine = characters(state)[seat]
    for seed in range(30):
        guess = state.guess(seat, Rng(seed))
        assert guess.view(seat).key() == state.view(seat).key()
        hands = characters(guess)
        held = [name for hand in hands for name in hand]
        assert hands[seat] == mine
        assert len(held) == len(set(held)) == (4 if players == 2 else players)
        assert set(held) <= set(CHARACTERS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_guess_may_be_any_deal_that_the_seat_cannot_rule_out(players: int) -> None:
    state = busy(deals(players, A)[0]).start().state
    rng = Rng(5)
    seen = [set[str]() for _ in range(players)]
    for _ in range(200):
        for seat, hand in enumerate(characters(state.guess(A, rng))):
            seen[seat].update(hand)
    unknown = set(CHARACTERS) - seen[A]
    assert len(seen[A]) == (2 if players == 2 else 1)
    assert seen[1:] == [unknown] * (players - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_guess_does_not_depend_on_what_the_others_really_hold(players: int) -> None:
    """The same generator guesses the same, whatever the truth."""
    states = [busy(hands).start().state for hands in deals(players, A)[:12]]
    assert len({state.guess(A, Rng(9)).key() for state in states}) == 1


def test_guess_after_a_deal_can_be_played_on() -> None:
    game = fresh(3).chance("B-starts " + " ".join(CHARACTERS[:3]))
    for seat in (A, B, C):
        guess = Playing(game.state.guess(seat, Rng(seat)))
        assert (guess.actors(), guess.options(B)) == ([B], game.options(B))
        guess.take(B, "palace6")
        assert guess.building("palace") == "- - - - - B"
    assert LETTERS[B] == game.starter()
