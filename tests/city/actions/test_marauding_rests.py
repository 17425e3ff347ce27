"""Troyes, "Combat the Events": once countered, Marauding takes new cubes "in future actions" (ruling R113)."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, N, Playing, Table, city
from tests.city.ladies.table import ladies
from troyes.city.game import CITY
from troyes.city.judge import promises
from troyes.core.errors import PositionError
from troyes.core.message import Message, message
from troyes.core.reasons import why_not
from troyes.play import notation
from troyes.words import say

MARAUDING, SKIRMISHES = "marauding", "skirmishes1"
REST = "w1@N w1@N"
"""Dice with which the round goes on."""
EARLIER = (1, 2, 3)
STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")


def last_banner(card: str, dice: str, **cubes: int) -> Table:
    """Seat A has a tradesman on a card that places cubes on events, and one banner of Marauding is free."""
    return (
        ladies(2).seat(A, deniers=9).marauding("B A A").card(card, "A -", "", **cubes).dice(f"{dice} {REST}")
    )


ACTIVATIONS = [
    ("diplomat", "r6@A", "done x2 marauding", {}),
    ("ransom", "r4@A", "done x2 marauding", {}),
    ("catapult", "r6@A", "done discard-cubes x2 marauding", {"A": 2}),
]
"""Cards that go on to a second event after Marauding is countered by the first."""


@pytest.mark.parametrize(("card", "dice", "words", "cubes"), ACTIVATIONS)
def test_card_that_counters_marauding_goes_on_elsewhere(
    card: str, dice: str, words: str, cubes: dict[str, int]
) -> None:
    """The points are paid at once, the cubes lie there until the action is over, and the next goes to another event."""
    game = last_banner(card, dice, **cubes).event(SKIRMISHES).start().take(A, f"{card} {dice} {words}")
    assert (game.points(A), game.points(B), game.event_cubes(MARAUDING)) == (2, 1, "B A A A")
    assert game.options(A) == [SKIRMISHES]
    game.take(A, SKIRMISHES)
    assert (game.event_cubes(MARAUDING), game.actors()) == ("", [B])
    assert game.event_cubes(SKIRMISHES) == ("A A" if card == "catapult" else "A")


@pytest.mark.parametrize(("card", "dice", "words", "cubes"), ACTIVATIONS)
def test_card_that_counters_the_only_event_loses_further_cubes(
    card: str, dice: str, words: str, cubes: dict[str, int]
) -> None:
    """Without another event the second cube is lost, and only the first one brings influence."""
    before = last_banner(card, dice, **cubes).start()
    paid = 2 if card == "diplomat" else 0
    had = before.influence(A)
    game = before.take(A, f"{card} {dice} {words}")
    assert (game.event_cubes(MARAUDING), game.actors()) == ("", [B])
    assert game.influence(A) == had - paid + 1


@pytest.mark.parametrize("version", EARLIER)
@pytest.mark.parametrize(("card", "dice", "words", "cubes"), ACTIVATIONS)
def test_games_of_earlier_versions_let_it_take_cubes_of_the_same_action(
    card: str, dice: str, words: str, cubes: dict[str, int], version: int
) -> None:
    """They go on as they were begun: Marauding is empty at once."""
    game = last_banner(card, dice, **cubes).rules(version).start().take(A, f"{card} {dice} {words}")
    assert (game.event_cubes(MARAUDING), game.options(A)) == ("", [MARAUDING])
    game.take(A, MARAUDING)
    assert game.event_cubes(MARAUDING) == ("A A" if card == "catapult" else "A")


def archer(version: int, *events: str) -> Playing:
    """Seat A shoots twice, and the first arrow counters Marauding."""
    table = last_banner("archer", "r4@A").rules(version)
    for event in events:
        table.event(event)
    return table.start().take(A, "archer r4@A done").chance("5").take(A, MARAUDING)


def test_archer_shoots_no_more_without_an_event() -> None:
    """Archer: with Marauding countered and nothing else threatening there is nothing to ask."""
    assert archer(CITY.version).actors() == [B]


def test_archer_shoots_on_at_other_events() -> None:
    game = archer(CITY.version, SKIRMISHES)
    assert game.options(A) == ["again", "enough"]
    game.take(A, "again").chance("3")
    assert game.options(A) == [SKIRMISHES]


@pytest.mark.parametrize("version", EARLIER)
def test_archer_of_earlier_versions_shoots_at_it_again(version: int) -> None:
    game = archer(version).take(A, "again").chance("3")
    assert game.options(A) == [MARAUDING]


def scout(*events: str) -> Playing:
    """Seat A sends the scout out twice; he counters Marauding first."""
    table = last_banner("scout", "r5@A r5@A")
    for event in events:
        table.event(event)
    return table.start().take(A, "scout r5@A r5@A done").take(A, "marauding done")


def test_scout_goes_out_again_to_other_events_only() -> None:
    game = scout(SKIRMISHES)
    assert game.options(A) == ["again", "enough"]
    assert game.take(A, "again").options(A) == [SKIRMISHES]


def test_scout_does_not_go_out_again_without_an_event() -> None:
    game = scout()
    assert (game.actors(), game.deniers(A)) == ([B], 8)


def test_chief_outlaw_is_no_event_for_cards_of_level_1() -> None:
    """Marauding rests and nobody else can be fought with the card: the cube is lost."""
    table = last_banner("ransom", "r4@A").settled(events="mixed").event("chief-outlaw")
    game = table.start().take(A, "ransom r4@A done x2 marauding")
    assert (game.actors(), game.event_cubes("chief-outlaw"), game.deniers(A)) == ([B], "", 3)


def test_marauding_takes_cubes_again_in_the_next_action() -> None:
    """Marauding: it is there again for the next in turn, and empty."""
    game = last_banner("ransom", "r4@A").dice("y3@B").start().take(A, "ransom r4@A done x1 marauding")
    game.take(B, "marauding y3@B done")
    assert game.event_cubes(MARAUDING) == "B"


def test_support_empties_marauding_at_once() -> None:
    """In the event phase no action is under way: the neutral cube counters, and the cubes come off."""
    game = city(2).marauding("B A A").event(SKIRMISHES).event("support").now(*STRIKE).start()
    game.take(A, MARAUDING)
    assert (game.points(A), game.event_cubes(MARAUDING)) == (2, "")


def test_le_roy_empties_marauding_at_once() -> None:
    """He covers the last banner with one die; a 4 and a 1 resolve the right-most event."""
    game = city(1).marauding("A A A").dice("r6@N r5@N y1@A").turn(N).start().chance("4 1")
    assert (game.points(A), game.event_cubes(MARAUDING)) == (2, "")


def test_covered_marauding_is_written_down_only_in_an_action() -> None:
    """A position may say so in the middle of an action (`ladies` reads every one again), and nowhere else."""
    with pytest.raises(PositionError):
        city(2).marauding("B A A A").dice(REST).start()
    game = last_banner("ransom", "r4@A").event(SKIRMISHES).start().take(A, "ransom r4@A done x2 marauding")
    assert CITY.restore(game.document()).key() == game.state.key()
    with pytest.raises(PositionError):
        CITY.restore({**game.document(), "version": 3})


def test_cubes_that_are_paid_promise_nothing() -> None:
    """The points are there; until the cubes come off, a computer player does not count on them again."""
    game = last_banner("ransom", "r4@A").event(SKIRMISHES).start()
    assert promises.worth(game.state, A, 1) > 0
    game.take(A, "ransom r4@A done x2 marauding")
    assert promises.worth(game.state, A, 1) == 0


def reason(game: Playing, word: str) -> Message | None:
    return why_not(game.state, A, notation.read(game.game, word), 4_000)


def test_it_is_said_why_an_event_takes_no_cube() -> None:
    table = last_banner("ransom", "r4@A").settled(events="mixed").event("chief-outlaw").event(SKIRMISHES)
    game = table.start().take(A, "ransom r4@A done x2 marauding")
    assert reason(game, MARAUDING) == Message("city-why-rests")
    barred = reason(game, "chief-outlaw")
    assert barred == message("city-why-not-by-card", card=Message("city-card-ransom"))
    assert say(barred) == "Ransom places no cubes on it."
