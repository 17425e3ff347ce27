"""What the events do is told when they strike: to whom, how much, and how many black dice come."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, Table, city
from tests.telling import told

STRIKE = ("strike-all", "limit-enemies", "roll-black-dice", "first-turn", "end-round", "next-round")


def queue(*events: str, players: int = 3, **choices: str) -> Table:
    """A table where these events will strike, and before them another red one and the one that it calls come."""
    table = city(players, bonus=True).settled(**choices).now("reveal-red", *STRIKE)
    for event in events:
        table.event(event)
    return table


def lines(table: Table) -> list[str]:
    """What strikes, from the left, when War and the Traveling Builders are the last to come."""
    happened = told(table.start().chance("war"), "traveling-builders")[1:]
    marauding, *others, war, builders = happened
    assert marauding == "Marauding strikes: a black die joins the enemies"
    assert war == "War strikes: 2 black dice join the enemies"
    assert builders.startswith("Traveling Builders strikes: ")
    return others


@pytest.mark.parametrize(
    ("event", "title", "dice"),
    [
        ("brigands1", "Brigands 1", "a black die joins"),
        ("skirmishes2", "Skirmishes 2", "a black die joins"),
        ("normans-attack", "Normans Attack", "2 black dice join"),
        ("wolves", "Wolves", "a black die joins"),
    ],
)
def test_military_events_say_how_many_black_dice_join_the_enemies(event: str, title: str, dice: str) -> None:
    """Event cards: so many black dice must be countered in this round."""
    [line] = lines(queue(event, events="mixed"))
    assert line == f"{title} strikes: {dice} the enemies"


def test_black_dice_that_the_box_does_not_hold_stay_away() -> None:
    """There are six black dice."""
    table = queue("normans-attack", "brigands1", "skirmishes1", "resistance").start().chance("war")
    assert told(table, "traveling-builders")[-1] == "the box holds no more black dice: a black die stays away"


def test_interrupted_work_tells_whose_cube_is_removed() -> None:
    """The highest cube of the highest level: B's."""
    assert lines(queue("interrupted-work").cathedral("A B A - - -", "- B - - - -")) == [
        "Interrupted Work strikes: B -1 cube on the Cathedral"
    ]
    assert lines(queue("interrupted-work").cathedral("A N - - - -")) == [
        "Interrupted Work strikes: the neutral player -1 cube on the Cathedral"
    ]


def test_an_event_that_strikes_nothing_is_not_told() -> None:
    assert lines(queue("interrupted-work")) == []
    assert lines(queue("drought")) == []


def test_resistance_tells_whose_cubes_are_removed_and_from_which_events() -> None:
    """The cube that was placed last on every event."""
    table = queue("resistance", "civil-war").event("heresy", "A B").event("drought", "B A").marauding("N")
    assert lines(table)[0] == (
        "Resistance strikes: A -1 cube on Drought; B -1 cube on Heresy; the neutral player -1 cube on Marauding"
    )


def test_a_loss_of_everybody_is_told_of_everybody_with_the_points_of_who_could_not_pay() -> None:
    table = queue("civil-war").seat(B, deniers=1, points=4)
    assert lines(table) == ["Civil War strikes: A -3 deniers; B -1 denier, -2 VP; C -3 deniers"]


def test_traveling_builders_tell_the_neutral_cube_and_what_le_roy_gets_for_it() -> None:
    assert told(queue().start().chance("war"), "traveling-builders")[-1] == (
        "Traveling Builders strikes: the neutral player +1 cube on the Cathedral"
    )
    assert told(queue(players=1).start().chance("war"), "traveling-builders")[-1] == (
        "Traveling Builders strikes: le Roy +1 VP, +1 cube on the Cathedral"
    )


def test_the_die_of_a_neutral_citizen_tells_whom_he_expels() -> None:
    game = (
        queue("succession-conflict")
        .building("palace", "A B - N A -")
        .start()
        .chance("war traveling-builders")
    )
    assert told(game, "2")[0] == (
        "the die for a neutral citizen of the Palace shows 2: "
        "B -1 citizen in the Palace; the neutral player +1 citizen in the Palace"
    )


def test_the_monk_tells_on_which_card_he_settles() -> None:
    game = queue("monk-settles", events="mixed").card("merchant").start().chance("war traveling-builders")
    assert told(game, "3")[0] == "the die for the monk shows 3: the neutral player +1 tradesman on Merchant"


def test_harsh_winter_tells_who_had_no_choice_what_he_loses() -> None:
    """Whoever keeps cubes in one place only is not asked."""
    table = queue("harsh-winter", events="mixed").card("priest", A=1, B=1).card("miller").start()
    assert told(table.chance("war"), "traveling-builders")[2] == (
        "Harsh Winter strikes: A -1 cube on Priest; B -1 cube on Priest"
    )


def test_the_chief_outlaw_tells_what_he_makes_of_the_black_dice() -> None:
    """Every black die counts 3 more, 6 at the most."""
    game = queue("chief-outlaw", events="mixed").start().chance("war traveling-builders 1 2")
    assert told(game, "4")[1:] == ["the Chief Outlaw leads the black dice: the black dice show 4, 5, 6 now"]


def test_whom_another_expels_is_told_of_it() -> None:
    """What a choice did to others is told with it; what it did to the own pieces it says itself."""
    game = city(2).dice("r2@A w1@A").seat(A, supply=1, deniers=9).building("palace", "- B - - - -").start()
    words = [word for word in game.options(A) if word.startswith("palace")]
    game.take(A, words[0])
    tellings = []
    while game.building("palace") == "- B - - - -":
        word = next((one for one in game.options(A) if one == "r2@A"), game.options(A)[-1])
        tellings = told(game, word, A)
    assert "B -1 citizen in the Palace" in tellings[0]
