"""Cubes of the toy module `guest` that turn dice over, that lie on no card, and that act together."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, N, Playing
from tests.city.modules.fair_table import fair
from tests.city.modules.guest import GAME
from tests.city.modules.guest_memory import ledger
from troyes.core.errors import PositionError
from troyes.words import say

ONE = (1, 0, 0, 0)


def acrobats(game: Playing) -> int:
    return ledger(game.state).acrobats[A]


def drummers(game: Playing) -> int:
    return ledger(game.state).drummers[A]


# An own die is turned over.


def test_a_cube_turns_an_own_die_over_to_its_opposite_face() -> None:
    """Tumbler: the yellow 2 is a 5, which is 2 deniers in the fields instead of 1."""
    game = fair().dice("y2@A r1@B").card("tumbler", A=1).start()
    game.take(A, "agriculture")
    assert game.options(A) == ["use-tumbler", "y2@A"]
    game.take(A, "use-tumbler y2@A")
    assert game.options(A) == ["done"]
    assert game.dice() == ["y5@A", "r1@B"]
    game.take(A, "done")
    assert game.deniers(A) == 5 + 2
    assert game.cubes("tumbler", A) == 0
    assert game.dice() == ["r1@B"]


def test_a_die_that_is_turned_over_has_to_be_in_the_group() -> None:
    """There are an own yellow die and an own red one: only the yellow one can be of use in the fields. A bought die is
    none that a tumbler turns."""
    game = fair().dice("y1@A y6@B r2@A").card("tumbler", A=1).start().take(A, "agriculture use-tumbler")
    assert game.options(A) == ["y1@A"]
    game.take(A, "y1@A y6@B done")
    assert (game.deniers(A), game.deniers(B)) == (5 - 4 + 6, 9)
    game = fair().dice("y6@B r2@A").card("tumbler", A=1).start().take(A, "agriculture")
    assert game.options(A) == ["y6@B"]


def test_a_die_turned_over_is_named_before_the_others_whatever_their_order() -> None:
    """A red 1 may follow a red 5 that is turned over to a 2, and one like it may follow too."""
    game = fair().seat(A, deniers=6).dice("r5@A r5@A r1@A r1@B").card("tumbler", A=1).start()
    game.take(A, "marauding use-tumbler r5@A")
    assert game.options(A) == ["r1@A", "r1@B", "r5@A"]  # 2 alone is too little
    game.take(A, "r1@A")
    assert game.options(A) == ["r1@B", "r5@A", "done"]
    game.take(A, "r5@A")
    assert game.options(A) == ["x1", "x2"]  # 2, 1 and 5


def test_a_cube_may_make_an_action_possible_that_is_not_without_it() -> None:
    """A yellow 1 is nothing in the fields; a 6 is."""
    for cubes, is_there in ((0, False), (1, True)):
        game = fair().seat(A, deniers=0).dice("y1@A r1@B").card("tumbler", A=cubes).start()
        assert ("agriculture" in game.options(A)) is is_there


def test_a_die_of_no_domain_may_be_turned_over_by_a_cube() -> None:
    game = fair().dice("p1@A y1@B").card("tumbler", A=1).start()
    game.take(A, "agriculture use-tumbler p1@A done")
    assert game.deniers(A) == 5 + 3


# A cube that lies on no card.


def test_an_acrobat_turns_a_bought_die_over_which_costs_what_it_costs() -> None:
    """A red 1 of B's counts 6: two cubes on Marauding. B is paid 2 deniers."""
    game = fair(acrobats=ONE).dice("r1@B r1@A").start()
    game.take(A, "marauding")
    assert game.options(A) == ["fair-acrobat"]  # two red ones are too little
    game.take(A, "fair-acrobat")
    assert game.options(A) == ["r1@B"]
    game.take(A, "r1@B done")
    assert (game.deniers(A), game.deniers(B)) == (3, 7)
    assert acrobats(game) == 0
    game.take(A, "x2")
    assert game.event_cubes("marauding") == "A A"
    assert game.dice() == ["r1@A"]


def test_an_acrobat_needs_a_die_that_can_be_bought() -> None:
    """Neither an own die nor another's purple one will do, nor one that is too dear."""
    game = fair(acrobats=ONE).dice("y4@A p1@B").start().take(A, "agriculture")
    assert game.options(A) == ["y4@A"]
    game = fair(acrobats=ONE).seat(A, deniers=1).dice("y4@A y1@B").start().take(A, "agriculture")
    assert game.options(A) == ["y4@A"]


def test_dice_of_the_bank_are_turned_over_too() -> None:
    game = fair(acrobats=ONE).dice("y1@N r1@A").start().take(A, "agriculture fair-acrobat y1@N done")
    assert game.deniers(A) == 5 - 2 + 3
    assert game.dice() == ["r1@A"]


def test_an_acrobat_bends_dice_of_several_colours_and_a_drummer_does_not() -> None:
    """Pilgrimage takes any mixture, and 7 for a point: 2 becomes 5, and with the white 2 that is enough. The drummer
    would play for the 5 alone."""
    table = fair(acrobats=ONE, drummers=ONE).dice("y2@B w2@A").card("pilgrimage", "A -")
    game = table.start().take(A, "pilgrimage")
    assert game.options(A) == ["fair-acrobat"]
    game.take(A, "fair-acrobat")
    assert game.options(A) == ["y2@B"]
    game.take(A, "y2@B")
    assert game.options(A) == ["w2@A"]


def test_a_drummer_adds_to_what_the_dice_are_worth_together() -> None:
    """2 and 3 are 5, and with the drummer 6: two cubes on Marauding."""
    game = fair(drummers=ONE).dice("r2@A r3@A r1@B").start()
    game.take(A, "marauding fair-drummer r2@A r3@A done")
    assert game.options(A) == ["x1", "x2"]
    assert drummers(game) == 0


def test_what_is_added_to_the_sum_leads_to_no_other_row() -> None:
    """A white 3 enters the first row of the Bishopric, and a white 6 the second, with a drummer or without."""
    for value, spaces in ((3, "A - - - - -"), (6, "- - - A - -")):
        game = fair(drummers=ONE).seat(A, supply=1).dice(f"w{value}@A r1@B").start()
        game.take(A, f"bishopric supply fair-drummer w{value}@A")
        assert game.building("bishopric") == spaces
        assert drummers(game) == 0


# Several at once.


def test_an_own_and_a_bought_die_may_be_turned_over_in_one_action() -> None:
    """The own one is named first: 2 becomes 5, and 1 becomes 6."""
    game = fair(acrobats=ONE).dice("y2@A y1@B y4@A").card("tumbler", A=1).start()
    game.take(A, "agriculture use-tumbler fair-acrobat")
    assert game.options(A) == ["y2@A", "y4@A"]
    game.take(A, "y2@A")
    assert game.options(A) == ["y1@B"]
    game.take(A, "y1@B done")
    assert (game.deniers(A), game.deniers(B)) == (5 - 4 + 5, 9)
    assert (game.cubes("tumbler", A), acrobats(game)) == (0, 0)


def test_three_cubes_may_act_together() -> None:
    """2 becomes 5, 1 becomes 6, and the drummer makes 12 of 11; a card's cube comes first, then the fair's in order."""
    table = fair(acrobats=(2, 0, 0, 0), drummers=(3, 0, 0, 0)).dice("y2@A y1@B r1@B")
    game = table.card("tumbler", A=2).start().take(A, "agriculture")
    assert game.options(A) == ["use-tumbler", "y1@B", "y2@A", "fair-acrobat", "fair-drummer"]
    game.take(A, "use-tumbler")
    assert game.options(A) == ["y2@A", "fair-acrobat", "fair-drummer"]
    game.take(A, "fair-acrobat")
    assert game.options(A) == ["y2@A", "fair-drummer"]
    game.take(A, "fair-drummer")
    assert game.options(A) == ["y2@A"]
    game.take(A, "y2@A y1@B done")
    assert game.deniers(A) == 5 - 4 + 6
    assert (game.cubes("tumbler", A), acrobats(game), drummers(game)) == (1, 1, 2)


def test_a_later_cube_may_be_what_makes_an_earlier_one_of_use() -> None:
    """War takes red dice, 2 for a cube: a red 6 turned over is a 1, and a drummer makes a 2 of it."""
    game = fair(drummers=ONE).event("war").dice("r6@A y1@B").card("tumbler", A=1).start()
    game.take(A, "war")
    assert game.options(A) == ["use-tumbler", "r6@A", "fair-drummer"]
    game.take(A, "use-tumbler")
    assert game.options(A) == ["fair-drummer"]
    game.take(A, "fair-drummer r6@A done")
    assert game.event_cubes("war") == "A"


def test_the_cube_of_any_card_goes_with_those_of_the_fair() -> None:
    """Toll House adds 2 to a red 1 that is turned over: 8. Where one die is asked for, both cannot be turned."""
    game = fair(acrobats=ONE).dice("r1@B y1@A").card("toll-house", A=1).start()
    game.take(A, "marauding use-toll-house fair-acrobat r1@B done")
    assert game.options(A) == ["x1", "x2"]
    assert (game.influence(A), game.cubes("toll-house", A)) == (3, 0)
    game = fair(acrobats=ONE).seat(A, supply=1).dice("w1@A w1@B").card("tumbler", A=1).start()
    game.take(A, "bishopric supply use-tumbler")
    assert game.options(A) == ["w1@A"]


def test_a_die_that_is_turned_over_because_it_is_bought_is_never_the_free_one() -> None:
    """Porter and acrobat: C's yellow 1 is a 6 and bought for 4, so that B's 3 is the free one without a question."""
    game = fair(3, acrobats=ONE).dice("y1@C y3@B r1@A").card("porter", A=1).start()
    game.take(A, "agriculture use-porter fair-acrobat y1@C y3@B done")
    assert (game.deniers(A), game.deniers(B), game.deniers(C)) == (5 - 4 + 4, 5, 9)


def test_a_die_that_is_free_is_not_turned_over_as_a_bought_one() -> None:
    """Porter and acrobat: a single die of another would be free, so there is nothing bought to turn over."""
    game = fair(3, acrobats=ONE).dice("y2@C r1@A").card("porter", A=1).start()
    assert "agriculture" in game.options(A)  # with the acrobat alone, or with neither cube
    game.take(A, "agriculture use-porter")
    assert "fair-acrobat" not in game.options(A)


def test_dice_alike_count_as_one_that_was_turned_over() -> None:
    """Twins and acrobat at the Cathedral: B's white 3 is a 4, and the own 1 may count as it."""
    game = fair(acrobats=ONE).dice("w3@B w1@A r1@B").card("twins", A=1).start()
    game.take(A, "cathedral use-twins fair-acrobat w3@B w1@A done")
    assert (game.asked(), game.options(A)) == ("pick-model-die", ["w1@A", "w4@B"])
    game.take(A, "w4@B")
    assert game.cathedral()[:2] == ["- - - A - -", "- - - A - -"]


# Words.


def test_cubes_and_dice_turned_over_speak() -> None:
    game = fair(acrobats=ONE, drummers=ONE).dice("y2@A y1@B").card("tumbler", A=1).start()
    game.take(A, "agriculture")
    assert say(game.state.prompt(A).question) == "Choose one to three dice."
    assert told(game, "fair-acrobat") == "lets an acrobat leap"
    assert told(game, "fair-drummer") == "lets a drummer play"
    game.take(A, "use-tumbler fair-acrobat")
    assert say(game.state.prompt(A).question) == "Which of your dice is turned over?"
    assert told(game, "y2@A") == "turns the yellow 2 over"
    game.take(A, "y2@A")
    assert say(game.state.prompt(A).question) == "Which die that you buy is turned over?"
    assert told(game, "y1@B") == "turns the yellow 1 over"
    game.take(A, "y1@B")
    assert say(game.state.prompt(A).question) == "Another die, or done?"


def test_the_choice_of_a_model_die_speaks() -> None:
    game = fair().dice("w1@A w4@A r1@B").card("twins", A=1).start()
    game.take(A, "cathedral use-twins w1@A w4@A done")
    assert say(game.state.prompt(A).question) == "Which die gives its value to the others?"
    assert told(game, "w4@A").startswith("lets all dice count as the white 4")


def told(game: Playing, word: str) -> str:
    """What a choice of A's means, in English."""
    token = GAME.vocabulary.token(word)
    assert token is not None
    return say(GAME.tell(game.state, A, token).message(), form="told")


# Positions.


def test_cubes_and_dice_turned_over_are_kept_in_a_position() -> None:
    table = fair(acrobats=ONE, drummers=ONE).seat(A, deniers=6).dice("y2@A y1@B y4@A")
    game = table.card("tumbler", A=1).start()
    game.take(A, "agriculture use-tumbler fair-acrobat fair-drummer y2@A y1@B")
    assert game.document()["action"] == {
        "target": "agriculture",
        "cube": "tumbler",
        "aids": "fair-acrobat fair-drummer",
        "turned": 2,
        "dice": "y5@A y6@B",
    }
    again = Playing(GAME.restore(game.document()), GAME)
    assert again.state.key() == game.state.key()
    assert again.options(A) == ["y4@A", "done"]
    again.take(A, "done")
    assert again.deniers(A) == 6 - 4 + 6


def test_a_chosen_model_die_is_kept_in_a_position() -> None:
    """B takes a toll before the cubes are laid, and what A chose is known by then."""
    game = fair(wares=(0, 1, 0, 0)).dice("w1@A w4@B r1@B").card("twins", A=1).start()
    game.take(A, "cathedral use-twins w1@A w4@B done w1@A")
    assert game.asked() == "fair-ask-toll"
    assert game.document()["action"]["model"] == "w1@A"
    again = Playing(GAME.restore(game.document()), GAME)
    assert again.state.key() == game.state.key()
    again.take(B, "fair-waive")
    assert again.cathedral()[:2] == ["A - - - - -", "A - - - - -"]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"turned": 1}, "action.turned must be a whole number from 0 to 0, not 1."),
        (
            {"aids": "fair-auction"},
            "action.aids must be one of fair-acrobat, fair-drummer, not 'fair-auction'.",
        ),
        ({"model": "red"}, "action.model must be a die such as y4@A, not 'red'."),
    ],
)
def test_a_position_is_refused_whose_cubes_and_dice_do_not_fit(wrong: dict[str, object], told: str) -> None:
    game = fair(acrobats=ONE).dice("y2@B").start().take(A, "agriculture")
    document = game.document()
    document["action"] |= wrong
    with pytest.raises(PositionError) as refused:
        GAME.restore(document)
    assert str(refused.value) == told


def test_le_roys_dice_are_bought_and_turned_over_alone() -> None:
    game = fair(1, acrobats=ONE).dice("y1@N r1@A").start().take(A, "agriculture fair-acrobat y1@N done")
    assert game.deniers(A) == 5 - 2 + 3
    assert game.points(N) == 0
