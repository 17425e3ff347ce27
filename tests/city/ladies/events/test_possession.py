"""Module 3: Possession takes a citizen of every player when it is revealed, and each cube sets one free."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, D, Playing, Table
from tests.city.ladies.expansion import REVEAL, all_is_resolved, expanded
from troyes.core.state import CHANCE


def revealed(players: int = 3) -> Table:
    """A table where a red event is revealed next."""
    return expanded(players, events="mixed").now(*REVEAL)


def possessed(game: Playing) -> dict[str, int]:
    """Whose citizens are on the Possession card."""
    found: dict[str, int] = game.document()["modules"]["ladies-events"].get("possessed", {})
    return {owner: number for owner, number in found.items() if number}


def test_possession_takes_a_citizen_of_each_player_when_it_is_revealed() -> None:
    """Possession: each player puts a citizen on the card in the round in which it is revealed, from the start player."""
    table = revealed().starter(B).seat(B, supply=2).seat(C, supply=1).seat(A, supply=1)
    game = table.building("palace", "A B C - - -").start().chance("war possession")
    for seat in (B, C, A):
        assert game.actors() == [seat]
        game.take(seat, "supply")
    assert all_is_resolved(game)
    assert possessed(game) == {"A": 1, "B": 1, "C": 1}
    assert [game.supply(seat) for seat in (A, B, C)] == [0, 1, 0]


def test_possession_takes_a_citizen_from_anywhere_on_the_board() -> None:
    """Possession: from the supply, the Activity cards or the principal buildings, expelled ones included; nobody with a
    citizen in the supply may hire another."""
    table = (
        revealed(2)
        .seat(A, supply=1)
        .seat(B, supply=1)
        .card("archer", "A B")
        .card("innkeeper", "B -", onlookers="A")
    )
    table.building("palace", "A B - - - A").building("city-hall", "B - - - - -").building(
        "bishopric", "N - - - A -", lying="A"
    )
    game = table.start().chance("war possession")
    expected = {"supply", "palace1", "palace6", "bishopric5", "lying-bishopric", "from-red1", "from-yellow2"}
    assert set(game.options(A)) == expected


@pytest.mark.parametrize(
    "word", ["supply", "palace1", "bishopric5", "lying-bishopric", "from-red1", "from-yellow2"]
)
def test_possession_leaves_the_place_of_the_citizen_empty(word: str) -> None:
    table = (
        revealed(2)
        .seat(A, supply=1)
        .seat(B, supply=1)
        .card("archer", "A B")
        .card("innkeeper", "B -", onlookers="A")
    )
    table.building("palace", "A B - - - -").building("bishopric", "N - - B A N", lying="A")
    game = table.start().chance("war possession").take(A, word)
    assert game.supply(A) == (0 if word == "supply" else 1)
    assert game.building("palace") == ("- B - - - -" if word == "palace1" else "A B - - - -")
    assert game.building("bishopric") == ("N - - B - N" if word == "bishopric5" else "N - - B A N")
    assert game.lying("bishopric") == ("" if word == "lying-bishopric" else "A")
    assert game.tradesmen("archer") == ("- B" if word == "from-red1" else "A B")
    assert game.onlookers("innkeeper") == ("" if word == "from-yellow2" else "A")
    assert possessed(game) == {"A": 1}


@pytest.mark.parametrize(("influence", "offered"), [(1, False), (2, True), (7, True)])
def test_possession_may_hire_a_citizen_for_2_influence(influence: int, offered: bool) -> None:
    """Possession: whoever has none in the personal supply can hire one for 2 influence, who is possessed at once."""
    table = revealed(2).seat(A, supply=0, influence=influence).seat(B, supply=1)
    game = table.building("palace", "A A - - - -").start().chance("war possession")
    assert ("recruit" in game.options(A)) is offered
    assert {"palace1", "palace2"} <= set(game.options(A))
    if offered:
        general = game.document()["seats"][A]["general"]
        game.take(A, "recruit")
        assert (game.influence(A), game.supply(A), possessed(game)["A"]) == (influence - 2, 0, 1)
        assert game.document()["seats"][A]["general"] == general - 1


def test_possession_hires_nobody_when_all_twelve_citizens_are_in_play() -> None:
    """Influence: there are twelve citizens of a colour; then one of the board is given."""
    table = revealed(2).seat(A, supply=0, influence=9).seat(B, supply=1)
    full = "A A A A A A"
    game = table.building("palace", full).building("city-hall", full).start().chance("war possession")
    assert len(game.options(A)) == 12
    assert "recruit" not in game.options(A)


def test_possession_takes_nothing_in_later_rounds() -> None:
    """Possession: only in the round in which it is revealed."""
    table = revealed(2).seat(A, supply=3).seat(B, supply=3).dice("y1@A y1@B")
    game = table.start().chance("war possession").take(A, "supply").take(B, "supply").chance("1 1 1")
    game.take(A, "y1@A done").take(B, "y1@B done").take(A, "succumb")
    assert (game.round(), possessed(game)) == (4, {"A": 1, "B": 1})
    game.chance("brigands2 heresy")
    assert all_is_resolved(game)
    assert (game.supply(A), game.supply(B), possessed(game)) == (2, 2, {"A": 1, "B": 1})


def haunted(players: int = 3, **owners: int) -> Table:
    """Seat A acts, and these citizens are possessed."""
    table = expanded(players, events="mixed", activities="mixed").event("possession")
    return table.remembers("ladies-events", possessed=owners).dice("w3@A w6@A r6@A y1@N")


def test_cube_on_possession_frees_a_citizen_of_ones_choice() -> None:
    """Possession: whoever places a cube liberates a citizen, who returns to his owner's supply."""
    game = haunted(A=1, B=1, C=1).start().take(A, "possession w3@A done")
    assert sorted(game.options(A)) == ["free-A", "free-B", "free-C"]
    game.take(A, "free-B")
    assert (possessed(game), [game.supply(seat) for seat in (A, B, C)]) == ({"A": 1, "C": 1}, [0, 1, 0])
    assert (game.event_cubes("possession"), game.influence(A)) == ("A", 5)


def test_each_cube_on_possession_frees_a_citizen() -> None:
    game = haunted(A=1, B=1, C=1).start().take(A, "possession w3@A w6@A done x3")
    game.take(A, "free-A")
    assert sorted(game.options(A)) == ["free-B", "free-C"]
    game.take(A, "free-C")
    assert possessed(game) == {}
    assert [game.supply(seat) for seat in (A, B, C)] == [1, 1, 1]
    assert game.event_cubes("possession") == "A A A"


def test_cube_on_possession_frees_the_only_citizen_without_a_question() -> None:
    game = haunted(B=1).start().take(A, "possession w3@A done")
    assert (game.actors(), possessed(game), game.supply(B)) == ([B], {}, 1)


def test_cube_on_possession_frees_nobody_where_nobody_is() -> None:
    """Possession: if there are no citizens remaining on the card, he does not liberate one."""
    game = haunted().start().take(A, "possession w3@A done")
    assert (game.actors(), game.event_cubes("possession")) == ([B], "A")
    assert [game.supply(seat) for seat in (A, B, C)] == [0, 0, 0]


def test_last_cube_on_possession_frees_too_and_counters_it() -> None:
    table = expanded(2, events="mixed").event("possession", "B B A").dice("w3@A y1@N")
    game = table.remembers("ladies-events", possessed={"B": 1}).start().take(A, "possession w3@A done")
    assert (game.events(), game.supply(B)) == (["marauding"], 1)
    assert (game.points(A), game.points(B)) == (2, 2)  # tied: 3 + 1 are shared


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("archer", "r6@A done 6 possession"),
        ("chivalry", "r4@A done possession"),
        ("diplomat", "r6@A done x1 possession"),
        ("ransom", "r6@A done x1 possession"),
        ("scout", "r6@A done possession done"),
    ],
)
def test_cube_of_a_card_on_possession_frees_a_citizen_too(card: str, words: str) -> None:
    """Possession: whenever a player places a cube on it."""
    table = haunted(A=1, B=1, C=1).dice("r4@A").card(card, "A -").seat(A, deniers=20)
    game = table.start().take(A, card)
    for word in words.split():
        game.take(CHANCE if word.isdigit() else A, word)
        if "free-C" in game.options(A):
            game.take(A, "free-C")
            break
    assert (possessed(game), game.supply(C)) == ({"A": 1, "B": 1}, 1)


def test_catapult_on_possession_frees_two_citizens() -> None:
    table = haunted(A=1, B=1, C=1).card("catapult", "A -", A=1)
    game = table.start().take(A, "catapult r6@A done discard-cubes x1 possession free-A free-C")
    assert (possessed(game), [game.supply(seat) for seat in (A, B, C)]) == ({"B": 1}, [1, 0, 1])


def test_possession_takes_a_citizen_of_each_of_four() -> None:
    table = revealed(4).starter(D)
    for seat in (A, B, C, D):
        table.seat(seat, supply=1)
    game = table.start().chance("war possession")
    for seat in (D, A, B, C):
        if "supply" in game.options(seat):
            game.take(seat, "supply")
    assert possessed(game) == {"A": 1, "B": 1, "C": 1, "D": 1}


@pytest.mark.parametrize("character", ["chretien-de-troyes", "le-florentin"])
def test_possessed_citizen_counts_for_no_character(character: str) -> None:
    """He stands neither in a building nor on an Activity card."""
    table = (
        expanded(2, events="mixed").round(4).seat(A, characters=[character], points=20).now("count-points")
    )
    table.event("possession").remembers("ladies-events", possessed={"A": 8})
    assert table.start().scores()[A] == 20 - 6


@pytest.mark.parametrize(("points", "after"), [(5, 3), (1, 0)])
def test_possession_costs_who_can_give_nobody_2_points(points: int, after: int) -> None:
    """Ruling R93: with no citizen anywhere and too little influence to recruit one, as with every event that a player
    cannot bear; the influence is kept."""
    table = revealed(2).seat(A, influence=1, points=points).seat(B, supply=1, points=5)
    game = table.start().chance("war possession")
    assert (game.points(A), game.influence(A), game.actors()) == (after, 1, [B])
    game.take(B, "supply")
    assert (game.points(B), possessed(game)) == (5, {"B": 1})


def test_countered_possession_sets_all_free() -> None:
    """Ruling R94: the card leaves the table, so that all who are left on it go home."""
    table = expanded(3, events="mixed").event("possession", "B B A").dice("w3@A y1@N")
    game = table.remembers("ladies-events", possessed={"A": 1, "B": 1, "C": 1}).start()
    game.take(A, "possession w3@A done")
    assert (game.events(), possessed(game), game.actors()) == (["marauding"], {}, [B])
    assert [game.supply(seat) for seat in (A, B, C)] == [1, 1, 1]


def test_start_player_says_whom_a_cube_of_support_frees() -> None:
    """Ruling R94: he has chosen where the neutral cube is placed, and chooses whom it frees."""
    table = (
        expanded(3, events="mixed")
        .starter(C)
        .now(*REVEAL[1:])
        .event("possession")
        .event("war")
        .event("support")
    )
    game = table.remembers("ladies-events", possessed={"A": 1, "B": 1, "C": 1}).start()
    game.take(C, "possession")
    assert (game.actors(), sorted(game.options(C))) == ([C], ["free-A", "free-B", "free-C"])
    game.take(C, "free-B marauding")
    assert (game.event_cubes("possession"), possessed(game)) == ("N", {"A": 1, "C": 1})
    assert [game.supply(seat) for seat in (A, B, C)] == [0, 1, 0]
