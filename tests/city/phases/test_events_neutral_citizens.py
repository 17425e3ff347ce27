"""The three events that bring neutral citizens: Succession Conflict, Wayfarers and Theological Conflict."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing, Table, city
from troyes.core.state import CHANCE

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")
HOMES = {"succession-conflict": "palace", "wayfarers": "city-hall", "theological-conflict": "bishopric"}


def strikes(*events: str, players: int = 3) -> Table:
    """A table where these events strike next."""
    table = city(players).now(*STRIKE)
    for event in events:
        table.event(event)
    return table


def struck(event: str, spaces: str, value: int, lying: str = "") -> tuple[str, str]:
    """Who stands and who lies on the event's building after the event's die has shown a value."""
    game = strikes(event).building(HOMES[event], spaces, lying).start()
    game.chance(str(value))
    assert game.asked() == "roll-black-dice"
    return game.building(HOMES[event]), game.lying(HOMES[event])


@pytest.mark.parametrize("event", HOMES)
def test_event_die_shows_1_to_6_each_as_likely(event: str) -> None:
    game = strikes(event).start()
    assert game.actors() == [CHANCE]
    assert game.options(CHANCE) == ["1", "2", "3", "4", "5", "6"]
    assert len(set(game.state.weights())) == 1


@pytest.mark.parametrize(
    "value, stands, lies",
    [
        (1, "N B C N - A", "A"),
        (2, "A N C N - A", "B"),
        (3, "A B N N - A", "C"),
        (4, "A B C N - A", "N"),
        (5, "A B C N N A", ""),
        (6, "A B C N - N", "A"),
    ],
)
def test_succession_conflict_takes_the_matching_space_of_the_palace(
    value: int, stands: str, lies: str
) -> None:
    """Whoever stood there is expelled and lies on the Palace."""
    assert struck("succession-conflict", "A B C N - A", value) == (stands, lies)


@pytest.mark.parametrize(
    "value, stands, lies",
    [
        (1, "N A C A N C", "B"),
        (2, "N A C A N C", "B"),
        (3, "A B N C N C", "A"),
        (4, "A B N C N C", "A"),
        (5, "A B C A N N", "C"),
        (6, "A B C A N N", "C"),
    ],
)
def test_wayfarers_push_a_row_of_city_hall(value: int, stands: str, lies: str) -> None:
    """The neutral citizen takes the first space, the row moves to the right, who falls out lies on the building.
    Ruling of facts 1.1: three rows of two."""
    assert struck("wayfarers", "A B C A N C", value) == (stands, lies)


@pytest.mark.parametrize(
    "value, stands, lies",
    [
        (1, "N A B A N B", "C"),
        (2, "N A B A N B", "C"),
        (3, "N A B A N B", "C"),
        (4, "A B C N A N", "B"),
        (5, "A B C N A N", "B"),
        (6, "A B C N A N", "B"),
    ],
)
def test_theological_conflict_pushes_a_row_of_the_bishopric(value: int, stands: str, lies: str) -> None:
    """Ruling of facts 1.1: two rows of three."""
    assert struck("theological-conflict", "A B C A N B", value) == (stands, lies)


@pytest.mark.parametrize(
    "event, before, value, after",
    [
        ("wayfarers", "- - A B C A", 1, "N - A B C A"),
        ("wayfarers", "- C A B C A", 2, "N C A B C A"),
        ("wayfarers", "A B C - A A", 3, "A B N C A A"),
        ("theological-conflict", "- - - A B C", 1, "N - - A B C"),
        ("theological-conflict", "- A B - - -", 2, "N A B - - -"),
        ("theological-conflict", "A - B - - -", 3, "N A B - - -"),
        ("theological-conflict", "A B - - - -", 1, "N A B - - -"),
        ("theological-conflict", "A B C A - -", 4, "A B C N A -"),
        ("theological-conflict", "A B C - - A", 6, "A B C N - A"),
    ],
)
def test_neutral_citizen_pushes_only_as_far_as_the_first_gap(
    event: str, before: str, value: int, after: str
) -> None:
    """Place a citizen: citizens fill an empty space as they are moved; then nobody falls out."""
    assert struck(event, before, value) == (after, "")


@pytest.mark.parametrize(
    "event, spaces, value",
    [
        ("succession-conflict", "A B C N - A", 6),
        ("wayfarers", "B A C C N C", 1),
        ("theological-conflict", "B C A A N B", 2),
    ],
)
def test_neutral_citizen_stays_away_if_he_would_expel_a_colour_that_lies_there(
    event: str, spaces: str, value: int
) -> None:
    """Place a citizen, Important: nobody can place there. Ruling: then the event does nothing, and costs nothing."""
    game = strikes(event).seat(A, points=5).building(HOMES[event], spaces, lying="A").start()
    game.chance(str(value))
    assert (game.building(HOMES[event]), game.lying(HOMES[event])) == (spaces, "A")
    assert game.points(A) == 5


def test_neutral_citizen_does_not_expel_a_neutral_one_while_one_lies_there() -> None:
    """The gray colour is protected like every other."""
    assert struck("succession-conflict", "N B - - - -", 1, lying="N") == ("N B - - - -", "N")
    stands, lies = struck("succession-conflict", "N B - - - -", 2, lying="N")
    assert (stands, sorted(lies.split())) == ("N N - - - -", ["B", "N"])


def test_a_lying_citizen_protects_only_on_his_own_building() -> None:
    game = (
        strikes("wayfarers")
        .building("palace", "- - - - - -", lying="A")
        .building("city-hall", "B A - - - -")
        .start()
    )
    game.chance("1")
    assert (game.building("city-hall"), game.lying("city-hall"), game.lying("palace")) == (
        "N B - - - -",
        "A",
        "A",
    )


def test_a_lying_citizen_does_not_close_a_row_from_which_nobody_would_fall() -> None:
    assert struck("wayfarers", "A - - - - -", 1, lying="A") == ("N A - - - -", "A")
    assert struck("succession-conflict", "A - - - - -", 2, lying="A") == ("A N - - - -", "A")


def test_citizens_of_several_players_may_lie_on_one_building() -> None:
    stands, lies = struck("succession-conflict", "A B - - - -", 2, lying="A")
    assert (stands, sorted(lies.split())) == ("A N - - - -", ["A", "B"])


@pytest.mark.parametrize("event", HOMES)
@pytest.mark.parametrize(
    "palace, city_hall, bishopric, lying",
    [
        ("N N - - - -", "N N N - - A", "N N N - A B", ""),
        ("N N - - - -", "- N N - - A", "N N N - A B", "N"),
    ],
)
def test_all_8_neutral_citizens_in_play_leave_the_event_without_effect(
    event: str, palace: str, city_hall: str, bishopric: str, lying: str
) -> None:
    """Event Cards, Note. One who lies on a building is in play until the end of the round."""
    game = (
        strikes(event)
        .building("palace", palace, lying)
        .building("city-hall", city_hall)
        .building("bishopric", bishopric)
        .seat(A, points=5)
        .start()
    )
    assert game.asked() == "roll-black-dice"
    assert [game.building(name) for name in ("palace", "city-hall", "bishopric")] == [
        palace,
        city_hall,
        bishopric,
    ]
    assert (game.lying("palace"), game.points(A)) == (lying, 5)


@pytest.mark.parametrize("event", HOMES)
def test_the_8th_neutral_citizen_still_enters(event: str) -> None:
    game = (
        strikes(event)
        .building("palace", "- N N - - -")
        .building("city-hall", "- N - - - -")
        .building("bishopric", "- N - N N N")
        .start()
    )
    game.chance("1")
    assert game.building(HOMES[event]).startswith("N")


def test_of_two_such_events_the_second_is_idle_when_the_first_took_the_8th() -> None:
    game = (
        strikes("wayfarers", "succession-conflict", "theological-conflict")
        .building("palace", "- N N - - -")
        .building("city-hall", "- N - - - -")
        .building("bishopric", "- N - N N N")
        .start()
    )
    game.chance("5")
    assert game.asked() == "roll-black-dice"
    assert game.building("city-hall") == "- N - - N -"
    assert (game.building("palace"), game.building("bishopric")) == ("- N N - - -", "- N - N N N")


def test_each_of_two_such_events_throws_its_own_die_from_the_left() -> None:
    game = strikes("theological-conflict", "succession-conflict").start()
    game.chance("4 6")
    assert (game.building("bishopric"), game.building("palace")) == ("- - - N - -", "- - - - - N")


def end_of_round(game: Playing) -> Playing:
    """From the black dice on: A counters Marauding's 1, and all pass."""
    game.chance("1").take(A, "y1@A done pass").take(B, "pass").take(C, "pass")
    return game


def test_expelled_citizens_go_home_at_the_end_of_the_round() -> None:
    """Phase 5: a player's to his personal supply; the neutral one stands for the next workforce."""
    game = strikes("succession-conflict").dice("y1@A y2@B").building("palace", "B - - - - -").start()
    game.chance("1")
    assert (game.lying("palace"), game.supply(B)) == ("B", 0)
    end_of_round(game)
    assert (game.round(), game.asked()) == (4, "roll-workforce")
    assert (game.building("palace"), game.lying("palace"), game.supply(B)) == ("N - - - - -", "", 1)
    assert game.deniers(B) == 5 + 2 + 10  # no salary for one who was expelled
    game.chance("3")
    assert game.dice() == ["r3@N"]


def test_an_expelled_neutral_citizen_can_come_again_after_the_end_of_the_round() -> None:
    game = (
        strikes("succession-conflict")
        .dice("y1@A y2@B")
        .building("palace", "N - - - - -")
        .building("city-hall", "N N N N N N")
        .start()
    )
    game.chance("1")
    assert (game.building("palace"), game.lying("palace")) == ("N - - - - -", "N")
    end_of_round(game)
    game.chance("1 1 1 1 1 1 1")
    game.chance("skirmishes1 drought")
    assert game.asked() == "neutral-enters-red"
    game.chance("2")
    assert game.building("palace") == "N N - - - -"


def test_neutral_citizen_brings_no_die_in_the_round_of_his_coming() -> None:
    game = strikes("wayfarers").dice("y1@A").building("city-hall", "A - - - - -").start()
    game.chance("5")
    assert game.building("city-hall") == "A - - - N -"
    assert game.dice() == ["y1@A"]
