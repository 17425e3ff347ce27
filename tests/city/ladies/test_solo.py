"""The King's Challenge with the modules of The Ladies of Troyes: what le Roy does with characters, events and dice."""

from __future__ import annotations

import pytest

from tests.city.builder import A, N, Table
from tests.city.ladies.expansion import REVEAL, STRIKE, all_is_resolved, chosen, expanded
from tests.city.ladies.table import ladies
from troyes.city.game import CITY
from troyes.core.offer import Offer
from troyes.core.rng import Rng

MODULES = [
    {"characters": "ladies"},
    {"activities": "mixed"},
    {"activities": "ladies"},
    {"events": "mixed"},
    {"events": "ladies"},
    {"head": "yes"},
    {"characters": "ladies", "activities": "ladies", "events": "ladies", "head": "yes"},
]


def strikes(event: str, **choices: str) -> Table:
    """An event strikes next in the King's Challenge."""
    return expanded(1, events="mixed").settled(**choices).now(*STRIKE).event(event)


def le_roys_turn(event: str, cubes: str = "") -> Table:
    """The player passes and le Roy resolves the right-most event with a 5."""
    return expanded(1, events="mixed").event(event, cubes).dice("y1@A r6@N r5@N r4@N r3@N r2@N r1@N")


@pytest.mark.parametrize(
    "choices", MODULES, ids=[" ".join(map("=".join, choices.items())) for choices in MODULES]
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_challenge_with_a_module_begins_and_ends(choices: dict[str, str], seed: int) -> None:
    """Modules 1 to 4 are played alone as well: four rounds and a difference of points."""
    game = chosen(1, choices)
    offer, rng = Offer(), Rng(seed, len(choices))
    while game.state.actors():
        actor = game.state.actors()[0]
        game.state.fill(actor, offer)
        game.state.take(actor, int(offer.draw(rng)))
    assert (game.round(), len(game.scores())) == (4, 1)
    assert CITY.restore(game.document()).key() == game.state.key()


def test_wolves_send_their_die_in_the_challenge() -> None:
    game = strikes("wolves").dice("y1@A r6@N").start().chance("1 2")
    assert sorted(game.black()) == [1, 2]


def test_harsh_winter_strikes_the_player_alone() -> None:
    """Negative events do not affect le Roy."""
    game = strikes("harsh-winter").neutral(points=5).card("priest", A=2).start()
    assert (game.cubes("priest", A), game.points(N), all_is_resolved(game)) == (1, 5, True)


def test_chief_outlaw_raises_the_black_dice_that_le_roy_faces_too() -> None:
    """Black dice are what they are for both; le Roy's best die removes the highest."""
    table = strikes("chief-outlaw").starter(N).dice("y4@A r2@N r1@N")
    game = table.event("wolves").start().chance("1 2")
    assert (game.black(), game.dice()) == ([4], ["y4@A", "r1@N"])


def test_le_roys_throw_is_not_raised_by_the_chief_outlaw() -> None:
    """Chief Outlaw: the black dice of phase 3; le Roy's two decide his action in phase 4."""
    table = expanded(1, events="mixed").event("chief-outlaw").dice("y1@A r6@N r5@N")
    game = table.start().take(A, "pass").chance("1 2")
    assert game.points(N) == 2  # the line of a 3, not of a 9


def test_le_roy_resolves_the_chief_outlaw_with_one_die() -> None:
    """Le Roy spends one die for each free banner, and the Chief Outlaw has one."""
    game = le_roys_turn("chief-outlaw").start().take(A, "pass").chance("2 3")
    assert (game.events(), game.points(N), game.won(N)) == (["marauding"], 5, 1)
    assert "r6@N" not in game.dice()
    assert "r5@N" in game.dice()


@pytest.mark.parametrize(
    ("event", "banners", "points"),
    [("wolves", 3, 3), ("uprising", 5, 6), ("monk-settles", 3, 4), ("possession", 4, 4)],
)
def test_le_roy_resolves_events_of_this_box(event: str, banners: int, points: int) -> None:
    """A die for each free banner; he alone has cubes there, so that he gains both ranks and the card."""
    game = le_roys_turn(event).start().take(A, "pass").chance("2 3")
    assert (game.events(), game.points(N), game.won(N)) == (["marauding"], points, 1)
    assert len([die for die in game.dice() if die.endswith("@N")]) == 6 - banners


def test_uprising_brings_a_citizen_of_le_roy() -> None:
    """Any event that refers to the neutral player now refers to le Roy, who has citizens for all his needs."""
    game = strikes("uprising").building("palace", "A N N - - -").start().chance("3")
    game.chance("settle-N settle-N settle-N settle-A settle-nobody settle-nobody")
    assert game.building("palace") == "N N N A - -"


def test_uprising_in_a_full_building_lays_down_the_seventh() -> None:
    game = strikes("uprising").building("bishopric", "A N N N A N").start().chance("2")
    game.chance("settle-N settle-N settle-N settle-N settle-N settle-A")
    assert (game.building("bishopric"), game.lying("bishopric")) == ("N N N N N A", "A")


def test_monk_is_a_tradesman_of_le_roy() -> None:
    """He takes the space worth most, and at the end he is worth its points to le Roy."""
    game = strikes("monk-settles").card("merchant").start().chance("4")
    assert game.tradesmen("merchant") == "N -"
    row = "A N - - - -"
    end = expanded(1, events="mixed").round(4).card("sculptor", "N A").cathedral(row, row, row)
    assert end.now("count-points").start().scores() == [5 - 6]


def test_possession_takes_a_citizen_of_the_player_alone() -> None:
    """Negative events do not affect le Roy."""
    table = expanded(1, events="mixed").now(*REVEAL).seat(A, supply=1).building("palace", "A N N N N N")
    game = table.start().chance("war possession").take(A, "palace1")
    assert (game.building("palace"), all_is_resolved(game)) == ("- N N N N N", True)
    assert game.document()["modules"]["ladies-events"]["possessed"] == {"A": 1}


def test_possession_that_le_roy_resolves_sets_the_player_free() -> None:
    """Each cube on the card sets a citizen free, who returns to his owner's supply."""
    table = le_roys_turn("possession").remembers("ladies-events", possessed={"A": 1})
    game = table.seat(A, supply=0).start().take(A, "pass").chance("2 3")
    assert (game.events(), game.supply(A)) == (["marauding"], 1)


@pytest.mark.parametrize("kept", ["hermit", "princess"])
def test_le_roy_places_tradesmen_on_the_cards_of_this_box(kept: str) -> None:
    """Line 6: a tradesman on the space worth most, whatever the card does."""
    table = expanded(1, activities="mixed").card(kept).dice("y1@A r6@N r5@N")
    assert table.start().take(A, "pass").chance("3 3").tradesmen(kept) == "N -"


def test_le_roy_takes_the_cheapest_of_equal_spaces() -> None:
    """Line 6: in case of a tie the least expensive one: Nun 6 deniers, Princess 5, both worth 3 points."""
    table = expanded(1, activities="mixed").card("nun").card("princess").dice("y1@A r6@N r5@N")
    game = table.start().take(A, "pass").chance("3 3")
    assert (game.tradesmen("princess"), game.tradesmen("nun")) == ("N -", "- -")


@pytest.mark.parametrize(("dear", "cheap"), [("archer", "chief-templar"), ("diplomat", "recruiter")])
def test_le_roy_takes_a_card_hired_for_influence_as_the_cheapest(dear: str, cheap: str) -> None:
    """Line 6, ruling R80: he compares deniers, of which Chief Templar and Recruiter ask none; Archer and Chief Templar are
    worth 3 points, Diplomat and Recruiter 2, and the red card of the lower level would come first."""
    table = expanded(1, activities="mixed").card(dear).card(cheap).dice("y1@A r6@N r5@N")
    game = table.start().take(A, "pass").chance("3 3")
    assert (game.tradesmen(dear), game.tradesmen(cheap)) == ("- -", "N -")


def test_le_roy_loses_nothing_for_the_fourth_floor() -> None:
    """Ruling R70: he activates no cards, so that he could never build there; the player loses 2 points."""
    row = "A N - - - -"
    table = ladies(1, row, row, row).seat(A, points=5).neutral(points=5).card("master-builder")
    assert table.now("count-points").start().scores() == [3 - 5]


def test_purple_die_of_the_player_faces_black_dice_in_the_challenge() -> None:
    game = expanded(1, head="yes").seat(A, influence=0).dice("p3@A r1@N").black(6).start()
    assert game.take(A, "p3@A done").influence(A) == 1
