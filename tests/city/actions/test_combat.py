"""Action 3, Combat the Events: dice, cubes and influence; what comes of an event that is countered."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.city.builder import A, B, C, N, Playing, Table, city
from troyes.core.errors import IllegalMove


class Event(NamedTuple):
    """What is printed on a card: colour of dice, divisor, banners, points of the first and of the second."""

    name: str
    colour: str
    divisor: int
    banners: int
    first: int
    second: int


# Certain for Succession Conflict (the rulebook's example); the other values are those of facts 3 and 4.
EVENTS = [
    Event("succession-conflict", "r", 4, 5, 4, 2),
    Event("brigands1", "r", 3, 4, 3, 1),
    Event("brigands2", "r", 3, 4, 3, 1),
    Event("brigands3", "r", 3, 4, 3, 1),
    Event("skirmishes1", "r", 3, 3, 2, 1),
    Event("skirmishes2", "r", 3, 3, 2, 1),
    Event("normans-attack", "r", 5, 4, 4, 2),
    Event("war", "r", 2, 5, 2, 1),
    Event("resistance", "r", 6, 3, 3, 2),
    Event("support", "y", 3, 4, 3, 1),
    Event("civil-war", "y", 4, 4, 3, 2),
    Event("wayfarers", "y", 3, 4, 3, 1),
    Event("drought", "y", 4, 3, 3, 1),
    Event("traveling-builders", "w", 4, 4, 3, 2),
    Event("interrupted-work", "w", 4, 3, 3, 1),
    Event("heresy", "w", 3, 5, 3, 2),
    Event("theological-conflict", "w", 4, 3, 3, 1),
]
events = pytest.mark.parametrize("event", EVENTS, ids=[event.name for event in EVENTS])


def table(event: Event | str, cubes: str = "", players: int = 3) -> Table:
    """A table with this event in the queue, and a die of B that is left over."""
    name = event if isinstance(event, str) else event.name
    return city(players, bonus=name == "resistance").event(name, cubes).dice("y1@B")


def dice(colour: str, total: int) -> str:
    """Own dice of a colour that add up to this, in ascending order: as few as possible."""
    values = []
    while total > 0:
        values.append(min(6, total))
        total -= 6
    return " ".join(f"{colour}{value}@A" for value in sorted(values))


def fight(game: Playing, name: str, group: str, cubes: int = 1) -> Playing:
    """A uses this group of dice on an event and places so many cubes; a group of three is full and needs no `done`, and
    nobody is asked about a single cube."""
    done = "" if len(group.split()) == 3 else "done"
    return game.take(A, f"{name} {group} {done}" + (f" x{cubes}" if cubes > 1 else ""))


@events
def test_event_takes_as_many_cubes_as_its_divisor_allows(event: Event) -> None:
    """Value of the group divided by the printed number, rounded down; 1 influence for each cube."""
    most = min(18 // event.divisor, event.banners - 1)
    for cubes in range(1, most + 1):
        for total in {cubes * event.divisor, min(18, (cubes + 1) * event.divisor - 1)}:
            if cubes == most and total // event.divisor > cubes:
                continue
            group = dice(event.colour, total)
            game = fight(table(event).dice(group).start(), event.name, group, cubes)
            assert game.event_cubes(event.name) == " ".join("A" * cubes)
            assert game.influence(A) == 4 + cubes
            assert (game.points(A), game.won(A)) == (0, 0)
            assert game.dice() == ["y1@B"]
            assert game.actors() == [B]


@events
def test_event_is_no_target_for_a_group_worth_no_cube(event: Event) -> None:
    """A group below the printed number places nothing."""
    game = table(event).seat(A, deniers=0).dice(f"{event.colour}{event.divisor - 1}@A").start()
    assert event.name not in game.options(A)
    game = table(event).seat(A, deniers=0).dice(f"{event.colour}{event.divisor}@A").start()
    assert event.name in game.options(A)


@events
def test_event_is_fought_with_dice_of_its_own_colour(event: Event) -> None:
    """The card names its dice. Ruling: the colour of its deck; any one colour is for Marauding only."""
    game = table(event).seat(A, deniers=0).dice("r6@A y6@A w6@A").start()
    game.take(A, event.name)
    assert game.options(A) == [f"{event.colour}6@A"]
    others = " ".join(f"{colour}6@A" for colour in "ryw" if colour != event.colour)
    assert event.name not in table(event).seat(A, deniers=0).dice(others).start().options(A)


@events
def test_event_is_countered_when_its_last_banner_is_covered(event: Event) -> None:
    """Alone on the card, a player gains the points of both ranks, and the card."""
    group = dice(event.colour, event.divisor)
    almost = table(event, " ".join("A" * (event.banners - 2))).dice(group).start()
    fight(almost, event.name, group)
    assert (almost.events()[-1], almost.points(A)) == (event.name, 0)
    game = table(event, " ".join("A" * (event.banners - 1))).dice(group).start()
    fight(game, event.name, group)
    assert game.events() == ["marauding"]
    assert (game.points(A), game.won(A), game.influence(A)) == (event.first + event.second, 1, 5)
    assert [(game.points(seat), game.won(seat)) for seat in (B, C)] == [(0, 0), (0, 0)]
    assert event.name in game.document()["past_events"]


@events
def test_event_pays_the_first_and_the_second(event: Event) -> None:
    """Most cubes: the larger reward and the card; second-most: the smaller reward."""
    group = dice(event.colour, event.divisor)
    game = table(event, " ".join("C" + "A" * (event.banners - 2))).dice(group).start()
    fight(game, event.name, group)
    assert [game.points(seat) for seat in (A, B, C)] == [event.first, 0, event.second]
    assert [game.won(seat) for seat in (A, B, C)] == [1, 0, 0]
    game = table(event, " ".join("C" * (event.banners - 1))).dice(group).start()
    fight(game, event.name, group)
    assert [game.points(seat) for seat in (A, B, C)] == [event.second, 0, event.first]
    assert [game.won(seat) for seat in (A, B, C)] == [0, 0, 1]


@events
def test_event_takes_no_more_cubes_than_banners(event: Event) -> None:
    """It is impossible to place more cubes than there are banners; influence comes for placed cubes only."""
    game = (
        table(event, " ".join("B" * (event.banners - 1))).dice(" ".join([f"{event.colour}6@A"] * 3)).start()
    )
    fight(game, event.name, " ".join([f"{event.colour}6@A"] * 3))
    assert (game.influence(A), game.points(A), game.points(B)) == (5, event.second, event.first)
    assert game.dice() == ["y1@B"]


@pytest.mark.parametrize("colour", "ryw")
@pytest.mark.parametrize("total, cubes", [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3)])
def test_marauding_takes_dice_of_any_one_colour_by_threes(colour: str, total: int, cubes: int) -> None:
    """Rulings: any one colour; divisor 3."""
    group = dice(colour, total)
    game = fight(city(3).dice("y1@B").dice(group).start(), "marauding", group, cubes)
    assert (game.event_cubes("marauding"), game.influence(A)) == (" ".join("A" * cubes), 4 + cubes)


def test_marauding_takes_no_group_of_mixed_colours() -> None:
    game = city(2).seat(A, deniers=0).dice("r2@A r5@A y2@A w4@A y1@B").start()
    game.take(A, "marauding")
    assert game.options(A) == ["r2@A", "r5@A", "w4@A"]
    game.take(A, "r2@A")
    assert game.options(A) == ["r5@A"]
    game = city(2).seat(A, deniers=0).dice("r2@A y2@A w2@A y1@B").start()
    assert "marauding" not in game.options(A)


@pytest.mark.parametrize(
    "cubes, group, points",
    [
        ("A A A", "y3@A", [3, 0, 0]),
        ("A B", "y6@A", [2, 1, 0]),
        ("B C", "y6@A", [2, 0, 0]),
        ("B B A", "y3@A", [1, 1, 0]),
        ("B B B", "y3@A", [1, 2, 0]),
        ("N N N", "y3@A", [1, 0, 0]),
        ("", "y6@A y6@A", [3, 0, 0]),
    ],
)
def test_marauding_is_emptied_and_gives_no_card(cubes: str, group: str, points: list[int]) -> None:
    """Combat, Note: points as usual, the cubes come off, nobody takes it, it may be fought again. Rulings: 4 banners,
    2 and 1 points."""
    game = city(3).marauding(cubes).dice("y1@B").dice(group).event("war", "C").start()
    fight(game, "marauding", group, 4 - len(cubes.split()))
    assert game.events() == ["marauding", "war"]
    assert (game.event_cubes("marauding"), game.event_cubes("war")) == ("", "C")
    assert [game.points(seat) for seat in (A, B, C)] == points
    assert [game.won(seat) for seat in (A, B, C, N)] == [0, 0, 0, 0]


def test_marauding_that_was_emptied_takes_no_cube_of_the_same_action() -> None:
    game = city(2).marauding("B B B").dice("y6@A y6@A y1@B").start()
    fight(game, "marauding", "y6@A y6@A")
    assert (game.event_cubes("marauding"), game.influence(A), game.points(A)) == ("", 5, 1)


def test_marauding_can_be_fought_again_after_it_was_emptied() -> None:
    game = city(2).marauding("B B B").dice("y3@A w6@A y3@B").start()
    fight(game, "marauding", "y3@A")
    game.take(B, "marauding y3@B done")
    fight(game, "marauding", "w6@A", 2)
    assert game.event_cubes("marauding") == "B A A"


def test_cubes_go_on_the_banners_in_the_order_of_placing() -> None:
    """Each cube covers the next empty banner."""
    game = city(3).event("heresy", "C").dice("w6@A w3@B w3@A").start()
    fight(game, "heresy", "w6@A", 2)
    assert game.event_cubes("heresy") == "C A A"
    game.take(B, "heresy w3@B done")
    assert game.event_cubes("heresy") == "C A A B"


@pytest.mark.parametrize("influence, after", [(17, 20), (18, 20), (20, 20)])
def test_influence_from_cubes_stops_at_20(influence: int, after: int) -> None:
    game = city(2).event("war").seat(A, influence=influence).dice("r6@A y1@B").start()
    fight(game, "war", "r6@A", 3)
    assert (game.event_cubes("war"), game.influence(A)) == ("A A A", after)


def test_one_action_places_cubes_on_one_event_only() -> None:
    """Without certain Activity cards: what is left over when an event is countered goes nowhere."""
    game = city(2).event("brigands1", "B B B").event("brigands2").dice("r6@A r6@A y1@B").start()
    fight(game, "brigands1", "r6@A r6@A")
    assert game.events() == ["marauding", "brigands2"]
    assert (game.event_cubes("brigands2"), game.event_cubes("marauding"), game.influence(A)) == ("", "", 5)
    assert game.actors() == [B]


def test_combat_with_bought_dice_is_paid_by_the_size_of_the_group() -> None:
    """Two dice: 4 deniers each, to the owner or to the bank."""
    game = city(3).seat(A, deniers=8).event("war").dice("r3@B r4@N y1@C").start()
    game.take(A, "war r3@B r4@N done x3")
    assert [game.deniers(seat) for seat in (A, B, C)] == [0, 9, 5]
    assert game.event_cubes("war") == "A A A"


def test_combat_takes_a_group_of_3_dice_at_most() -> None:
    game = city(2).event("heresy").dice("w1@A w1@A w1@A w1@A y1@B").start()
    game.take(A, "heresy w1@A w1@A w1@A")
    assert (game.event_cubes("heresy"), game.dice()) == ("A", ["w1@A", "y1@B"])


def test_combat_may_use_more_dice_than_it_needs() -> None:
    game = city(2).event("heresy").dice("w3@A w1@A y1@B").start()
    game.take(A, "heresy w1@A w3@A done")
    assert (game.event_cubes("heresy"), game.dice()) == ("A", ["y1@B"])


def test_combat_reaches_any_event_of_the_queue_but_none_outside_it() -> None:
    game = (
        city(2).event("war").event("heresy").event("brigands1").past("skirmishes1").dice("r6@A w6@A").start()
    )
    targets = {"marauding", "war", "heresy", "brigands1"}
    assert {word for word in game.options(A) if word in targets | {"skirmishes1", "brigands2"}} == targets
    with pytest.raises(IllegalMove):
        game.take(A, "skirmishes1")


@pytest.mark.parametrize(
    "name, group, left",
    [
        ("war", "r2@A", ["marauding", "heresy", "skirmishes1"]),
        ("heresy", "w3@A", ["marauding", "war", "skirmishes1"]),
        ("skirmishes1", "r3@A", ["marauding", "war", "heresy"]),
    ],
)
def test_gap_in_the_queue_is_closed_from_the_right(name: str, group: str, left: list[str]) -> None:
    """Combat, Note: the cards to the right of the gap move to the left with their cubes."""
    game = (
        city(2)
        .event("war", "B B A A")
        .event("heresy", "B A B A")
        .event("skirmishes1", "B A")
        .dice("y1@B")
        .dice(group)
    )
    playing = fight(game.start(), name, group)
    assert playing.events() == left
    cubes = {"war": "B B A A", "heresy": "B A B A", "skirmishes1": "B A", "marauding": ""}
    assert [playing.event_cubes(event) for event in left] == [cubes[event] for event in left]


def test_countered_event_strikes_no_more_and_new_ones_come_behind_the_rest() -> None:
    game = city(2).round(3).event("heresy", "B B B B").event("brigands1").dice("w3@A").start()
    fight(game, "heresy", "w3@A")
    assert (game.round(), game.points(A), game.points(B), game.won(B)) == (4, 2, 3, 1)
    game.chance("war")
    assert "heresy" not in game.options(-1)
    game.chance("traveling-builders")
    assert game.events() == ["marauding", "brigands1", "war", "traveling-builders"]
    assert [game.influence(seat) for seat in (A, B)] == [5, 4]
