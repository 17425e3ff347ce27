"""The military Activity cards of The Ladies of Troyes with an immediate effect: Ransom, Scout, Executioner, Marriage."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing, Table
from tests.city.ladies.table import ladies, up_to

MARAUDING, SKIRMISHES, BRIGANDS = "marauding", "skirmishes1", "brigands1"

# Ransom


def ransom(dice: str, deniers: int, skirmishes: str = "") -> Table:
    """Seat A directs the Ransom, with two events in the queue."""
    table = ladies(2).seat(A, deniers=deniers).dice(f"{dice} w1@N").card("ransom", "A -")
    return table.event(SKIRMISHES, skirmishes)


@pytest.mark.parametrize("event", [MARAUDING, SKIRMISHES])
def test_ransom_places_a_cube_for_three_deniers(event: str) -> None:
    """Ransom: a cube on an event of one's choice, and the influence of every such cube."""
    game = ransom("r2@A", 5).start().take(A, "ransom r2@A done")
    assert game.options(A) == up_to(1)
    game.take(A, "x1")
    assert game.options(A) == [MARAUDING, SKIRMISHES]
    game.take(A, event)
    assert game.event_cubes(event) == "A"
    assert (game.deniers(A), game.influence(A), game.points(A)) == (2, 5, 0)
    assert game.actors() == [B]


@pytest.mark.parametrize(("deniers", "most"), [(3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (30, 3)])
def test_ransom_is_limited_by_deniers(deniers: int, most: int) -> None:
    """Ransom: 3 deniers for each cube."""
    game = ransom("r6@A", deniers).start().take(A, "ransom r6@A done")
    assert game.options(A) == up_to(most)
    game.take(A, f"x{most}" + f" {MARAUDING}" * most)
    assert (game.deniers(A), game.event_cubes(MARAUDING)) == (deniers - 3 * most, " ".join("A" * most))
    assert game.influence(A) == 4 + most


def test_ransom_needs_three_deniers() -> None:
    """Ransom: with 2 deniers there is no activation."""
    assert "ransom" not in ransom("r6@A", 2).start().options(A)


def test_ransom_may_choose_another_event_for_each_cube() -> None:
    """Ransom: every activation of an action has its own event."""
    game = ransom("r6@A", 9).start().take(A, f"ransom r6@A done x3 {SKIRMISHES} {MARAUDING} {SKIRMISHES}")
    assert (game.event_cubes(MARAUDING), game.event_cubes(SKIRMISHES)) == ("A", "A A")
    assert (game.deniers(A), game.influence(A)) == (0, 7)


def test_ransom_counters_an_event_with_its_last_banner() -> None:
    """Ransom, Combat: Skirmishes is countered at once (2 and 1 points); the next cube goes elsewhere."""
    game = ransom("r4@A", 6, "A A").start().take(A, f"ransom r4@A done x2 {SKIRMISHES}")
    assert (game.points(A), game.won(A), game.events()) == (3, 1, [MARAUDING])
    assert game.options(A) == [MARAUDING]
    assert game.take(A, MARAUDING).event_cubes(MARAUDING) == "A"


def test_ransom_pays_from_what_the_dice_leave() -> None:
    """Ransom: dice are bought before the activations are paid."""
    game = ransom("r6@B", 7).start().take(A, "ransom r6@B done")
    assert (game.deniers(A), game.deniers(B), game.options(A)) == (5, 7, up_to(1))


def test_ransom_counters_marauding_once_in_an_action() -> None:
    """Ransom, Marauding: its last banner pays 2 and 1 points and no card, and the next cube goes elsewhere (R113)."""
    table = ladies(2).seat(A, deniers=6).dice("r4@A w1@N").card("ransom", "A -").marauding("A A A")
    game = table.event(SKIRMISHES).start().take(A, "ransom r4@A done x2 marauding")
    assert (game.points(A), game.won(A), game.options(A)) == (3, 0, [SKIRMISHES])
    game.take(A, SKIRMISHES)
    assert (game.event_cubes(MARAUDING), game.event_cubes(SKIRMISHES)) == ("", "A")


def test_ransom_pays_before_any_cube_brings_influence() -> None:
    """Ransom, hiring: 5 deniers for the tradesman, and 3 are kept for the cube."""
    game = ladies(2).seat(A, deniers=8, supply=1).dice("r6@A w1@N").card("ransom").start()
    game.take(A, "ransom supply r6@A done")
    assert game.options(A) == up_to(1)
    game.take(A, "x1 marauding")
    assert (game.deniers(A), game.influence(A), game.tradesmen("ransom")) == (0, 5, "A -")


# Scout


def scout(dice: str, deniers: int = 5) -> Playing:
    """Seat A sets the Scout to work, with three events in the queue."""
    table = ladies(2).seat(A, deniers=deniers).dice(f"{dice} w1@N").card("scout", "A -")
    game = table.event(SKIRMISHES).event(BRIGANDS).start()
    return game.take(A, f"scout {dice}" + (" done" if len(dice.split()) < 3 else ""))


def send(game: Playing, *events: str) -> Playing:
    """One activation: cubes on these events, and `done` where it is asked for."""
    game.take(A, " ".join(events))
    if game.actors() == [A] and "done" in game.options(A):
        game.take(A, "done")
    return game


def on_events(game: Playing) -> list[str]:
    """The cubes on Marauding, Brigands and Skirmishes."""
    return [game.event_cubes(event) for event in (MARAUDING, BRIGANDS, SKIRMISHES)]


def test_scout_places_a_cube_on_each_event() -> None:
    """Scout: one on every event of the queue, Marauding included, for a denier each; an influence for each."""
    game = scout("r5@A")
    assert game.options(A) == [MARAUDING, BRIGANDS, SKIRMISHES]
    send(game, MARAUDING, BRIGANDS, SKIRMISHES)
    assert on_events(game) == ["A", "A", "A"]
    assert (game.deniers(A), game.influence(A), game.points(A)) == (2, 7, 0)
    assert game.actors() == [B]


@pytest.mark.parametrize(
    ("events", "cubes"),
    [
        ((MARAUDING,), ["A", "", ""]),
        ((BRIGANDS,), ["", "A", ""]),
        ((SKIRMISHES,), ["", "", "A"]),
        ((MARAUDING, SKIRMISHES), ["A", "", "A"]),
        ((BRIGANDS, SKIRMISHES), ["", "A", "A"]),
    ],
)
def test_scout_may_leave_events_out(events: tuple[str, ...], cubes: list[str]) -> None:
    """Scout: cubes that are not placed are not paid for."""
    game = send(scout("r5@A"), *events)
    assert on_events(game) == cubes
    assert (game.deniers(A), game.influence(A)) == (5 - len(events), 4 + len(events))


def test_scout_places_at_least_one_cube_and_one_on_an_event() -> None:
    """Scout: an activation begins with an event; none is named twice in it."""
    game = scout("r5@A")
    assert "done" not in game.options(A)
    game.take(A, BRIGANDS)
    assert game.options(A) == [SKIRMISHES, "done"]


@pytest.mark.parametrize("deniers", [1, 2])
def test_scout_is_limited_by_deniers(deniers: int) -> None:
    """Scout: a denier for each cube, so that one or two deniers are one or two cubes."""
    game = send(scout("r5@A", deniers), *(MARAUDING, BRIGANDS)[:deniers])
    assert (game.deniers(A), game.influence(A)) == (0, 4 + deniers)
    assert game.actors() == [B]


def test_scout_needs_a_denier() -> None:
    """Scout: without a denier nothing can be placed."""
    game = ladies(2).seat(A, deniers=0).dice("r6@A w1@N").card("scout", "A -").start()
    assert "scout" not in game.options(A)


def test_scout_chooses_anew_in_each_activation() -> None:
    """Scout: 10 pips are two activations, and each may leave out other events."""
    game = send(scout("r5@A r5@A"), MARAUDING, BRIGANDS)
    assert game.options(A) == ["again", "enough"]
    send(game.take(A, "again"), BRIGANDS, SKIRMISHES)
    assert on_events(game) == ["A", "A A", "A"]
    assert (game.deniers(A), game.influence(A)) == (1, 8)
    assert game.actors() == [B]


def test_scout_may_stop_after_the_first_activation() -> None:
    """Scout: one activation is due, the second may be left (ruling)."""
    game = send(scout("r5@A r5@A"), SKIRMISHES).take(A, "enough")
    assert (on_events(game), game.deniers(A)) == (["", "", "A"], 4)
    assert game.actors() == [B]


def test_scout_stops_without_a_denier() -> None:
    """Scout: with no denier left there is no further activation to ask for."""
    game = send(scout("r5@A r5@A", 1), MARAUDING)
    assert (game.deniers(A), game.actors()) == (0, [B])


@pytest.mark.parametrize(
    ("dice", "activations"), [("r5@A", 1), ("r4@A r5@A", 1), ("r4@A r6@A", 2), ("r5@A r5@A r5@A", 3)]
)
def test_scout_divisor_is_five(dice: str, activations: int) -> None:
    """Scout: one activation for each full 5."""
    game = scout(dice)
    for _ in range(activations - 1):
        send(game, MARAUDING).take(A, "again")
    send(game, MARAUDING)
    assert game.event_cubes(MARAUDING) == " ".join("A" * activations)
    assert game.actors() == [B]


def test_scout_needs_five() -> None:
    """Scout: dice worth 4 do not set it to work."""
    game = ladies(2).dice("r4@A w1@N").card("scout", "A -").start()
    assert "scout" not in game.options(A)


def test_scout_counters_events_on_his_way() -> None:
    """Scout, Combat: the last banners of two events are covered by one activation, which counters both."""
    table = ladies(2).dice("r5@A w1@N").card("scout", "A -").event(SKIRMISHES, "A A").event(BRIGANDS, "A A A")
    game = send(table.start().take(A, "scout r5@A done"), MARAUDING, BRIGANDS, SKIRMISHES)
    assert (game.events(), game.event_cubes(MARAUDING)) == ([MARAUDING], "A")
    assert (game.points(A), game.won(A), game.deniers(A), game.influence(A)) == (3 + 4, 2, 2, 7)


# Executioner


def executioner(dice: str, **influence: int) -> Playing:
    """Seat A sets the Executioner to work; the influence of A, B and C."""
    table = ladies(len(influence)).dice(f"{dice} w1@N").card("executioner", "A -")
    for letter, number in influence.items():
        table.seat("ABCD".index(letter), influence=number)
    return table.start().take(A, f"executioner {dice} done")


def power(game: Playing) -> list[int]:
    """The influence of A, B and C."""
    return [game.influence(seat) for seat in (A, B, C)]


def test_executioner_takes_one_from_the_supply_and_one_from_the_richest() -> None:
    """Executioner: 2 influence, one of them from the opponent with most."""
    game = executioner("r2@A", A=4, B=6, C=3)
    assert game.options(A) == up_to(1)
    assert power(game.take(A, "x1")) == [6, 5, 3]
    assert (game.deniers(A), game.points(A)) == (5, 0)
    assert game.actors() == [B]


def test_executioner_robs_opponents_only() -> None:
    """Executioner: one's own influence does not count, however much it is."""
    assert power(executioner("r2@A", A=10, B=1, C=2).take(A, "x1")) == [12, 1, 1]


@pytest.mark.parametrize(("robbed", "after"), [("rob-B", [6, 4, 5]), ("rob-C", [6, 5, 4])])
def test_executioner_chooses_between_the_tied(robbed: str, after: list[int]) -> None:
    """Executioner: of opponents with equally much the player says who is robbed."""
    game = executioner("r2@A", A=4, B=5, C=5).take(A, "x1")
    assert game.options(A) == ["rob-B", "rob-C"]
    assert power(game.take(A, robbed)) == after


def test_executioner_finds_another_richest_between_activations() -> None:
    """Executioner: B has one more than C, then both have as much, then C has more if B was robbed again."""
    game = executioner("r6@A", A=0, B=6, C=5).take(A, "x3")
    assert power(game)[1:] == [5, 5]
    assert game.options(A) == ["rob-B", "rob-C"]
    assert power(game.take(A, "rob-B")) == [6, 4, 4]
    assert game.actors() == [B]


def test_executioner_asks_each_time_that_there_is_a_tie() -> None:
    """Executioner: with 4 and 4, one is chosen, then the other is the richest, then they are tied again."""
    game = executioner("r6@A", A=0, B=4, C=4).take(A, "x3 rob-C")
    assert power(game)[1:] == [3, 3]
    assert power(game.take(A, "rob-C")) == [6, 3, 2]


def test_executioner_leaves_the_third_of_a_tie_out() -> None:
    """Executioner: only those with most are tied."""
    table = ladies(4).dice("r2@A w1@N").card("executioner", "A -")
    for seat, influence in enumerate((4, 7, 3, 7)):
        table.seat(seat, influence=influence)
    game = table.start().take(A, "executioner r2@A done x1")
    assert game.options(A) == ["rob-B", "rob-D"]


@pytest.mark.parametrize(
    ("b", "times", "after"), [(5, 1, [6, 4]), (5, 3, [10, 2]), (1, 3, [8, 0]), (0, 2, [6, 0])]
)
def test_executioner_with_two_players_robs_the_other(b: int, times: int, after: list[int]) -> None:
    """Executioner: the only opponent, as long as there is something to take; the supply always gives."""
    game = executioner("r6@A", A=4, B=b).take(A, f"x{times}")
    assert [game.influence(A), game.influence(B)] == after


def test_executioner_influence_beyond_twenty_is_wasted() -> None:
    """Influence: the track ends at 20; the opponent loses his all the same."""
    game = executioner("r2@A", A=19, B=5).take(A, "x1")
    assert (game.influence(A), game.influence(B)) == (20, 4)


def test_executioner_finds_nothing_to_take_from_le_roy() -> None:
    """King's Challenge: le Roy plays without influence, so that only the supply gives."""
    game = ladies(1).seat(A, influence=4).dice("r6@A w1@N w1@A").card("executioner", "A -").start()
    assert game.take(A, "executioner r6@A done x3").influence(A) == 7


def test_executioner_finds_nothing_to_take_where_nobody_has_any() -> None:
    """Executioner: nobody loses what he does not have, and there is nothing to choose."""
    game = executioner("r4@A", A=1, B=0, C=0).take(A, "x2")
    assert power(game) == [3, 0, 0]
    assert game.actors() == [B]


# Marriage


@pytest.mark.parametrize("times", [1, 2, 3])
def test_marriage_gives_four_points_for_seven_deniers(times: int) -> None:
    """Marriage: 7 deniers for 4 points, each activation."""
    game = ladies(2).seat(A, deniers=22).dice("r6@A r6@A r6@A w1@N").card("marriage", "A -").start()
    game.take(A, "marriage r6@A r6@A r6@A")
    assert game.options(A) == up_to(3)
    game.take(A, f"x{times}")
    assert (game.deniers(A), game.points(A), game.influence(A)) == (22 - 7 * times, 4 * times, 4)


@pytest.mark.parametrize(("deniers", "most"), [(7, 1), (13, 1), (14, 2), (40, 2)])
def test_marriage_is_limited_by_deniers(deniers: int, most: int) -> None:
    """Marriage: each activation must be paid for."""
    game = ladies(2).seat(A, deniers=deniers).dice("r6@A r6@A w1@N").card("marriage", "A -").start()
    assert game.take(A, "marriage r6@A r6@A done").options(A) == up_to(most)


def test_marriage_needs_seven_deniers() -> None:
    """Marriage: with 6 deniers there is no activation."""
    game = ladies(2).seat(A, deniers=6).dice("r6@A w1@N").card("marriage", "A -").start()
    assert "marriage" not in game.options(A)
