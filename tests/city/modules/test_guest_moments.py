"""Moments, reactions, draws, floors, open characters and printed values that the toy module `guest` brings."""

from __future__ import annotations

import pytest

from tests.city.builder import A, B, C, Playing, city
from tests.city.modules.fair_table import fair
from tests.city.modules.guest import GAME
from tests.city.modules.guest_memory import STALL, ledger
from troyes.bots.evaluation import BY_THUMB
from troyes.city.game import CITY
from troyes.cli.playing.components import components
from troyes.core.errors import PositionError
from troyes.core.rng import Rng
from troyes.core.state import CHANCE, WATCHER
from troyes.dice.game import DICE
from troyes.play import catalogue, happenings
from troyes.play.session import Session
from troyes.play.story import Story
from troyes.play.table import Table
from troyes.words import say

EMPTY = "- - - - - -"


# What influence buys only here or only there.


def test_a_spend_may_be_only_for_defence() -> None:
    """The sentry leads the higher black die away, and A gains nothing for it; B is next. No sentry before an action."""
    game = fair().seat(A, influence=2).dice("r6@A r6@B").black(2, 5).start()
    assert "fair-sentry" in game.options(A)
    assert "fair-rope" not in game.options(A)
    game.take(A, "fair-sentry")
    assert (game.influence(A), game.black()) == (0, [2])
    assert (game.actors(), game.asked()) == ([B], "counter-black-die")
    game.take(B, "r6@B done")
    assert (game.actors(), game.asked()) == ([A], "take-turn")
    assert "fair-sentry" not in fair().seat(A, influence=9).dice("r6@A y1@B").start().options(A)


def test_a_spend_may_be_only_for_acting() -> None:
    """The rope brings an acrobat before an action, and nobody can stretch it before a black die."""
    game = fair().seat(A, influence=5).dice("r1@B r1@A").start()
    assert "marauding" not in game.options(A)
    game.take(A, "fair-rope")
    assert (game.influence(A), ledger(game.state).acrobats) == (0, [1, 0, 0, 0])
    assert "marauding" in game.options(A)
    assert "pass" not in game.options(A)
    game = fair().seat(A, influence=9).dice("r6@A r6@B").black(5).start()
    assert "fair-rope" not in game.options(A)


# By itself, with the income.


def test_what_happens_by_itself_is_told_by_its_own_line() -> None:
    """The denier of the fair is no part of the income; B has no ware and gains none. What A chose brought nothing."""
    table = fair(wares=(2, 0, 0, 0), stalls=(1, 0, 0)).dice("y1@A")
    table = table.now("fair-clear-stall", "pay-salaries", "fair-stall-money", "first-turn", "end-round")
    state = table.start().state
    deed, happened = happenings.tell(GAME, state, A, STALL.first)
    assert say(deed.message(), form="told") == "clears stall 1"
    assert [say(one.telling.message(), form="told") for one in happened] == [
        "income and salaries: A +10 deniers; B +10 deniers",
        "the fair pays whoever has a ware: A +1 denier",
    ]


def test_the_story_of_a_round_tells_its_own_money_apart() -> None:
    """Everybody begins with a ware, and six citizens leave 4 deniers of the income."""
    session = Session(Table(GAME, GAME.setup(2, {"fair": "yes"})), seed=2)
    while session.state.prompt(session.state.actors()[0]).name == "place-citizens":
        actor = session.state.actors()[0]
        session.play(actor, session.state.options(actor)[0])
    story = Story(session.table)
    story.keep_up(session)
    lines = [say(line.said, form="told") for line in story.lines(session, WATCHER)]
    assert [text for text in lines if "denier" in text] == [
        "income and salaries: A +4 deniers; B +4 deniers.",
        "the fair pays whoever has a ware: A +1 denier; B +1 denier.",
    ]


# After an action.


def test_it_acts_when_an_action_has_taken_effect() -> None:
    """The barker asks for a stall and pays a denier for the only ware there; then a ware follows for 18 pips."""
    game = fair().seat(A, deniers=0).dice("y6@A y6@A y6@A r1@A y6@B").card("barker", "A -").start()
    game.take(A, "barker y6@A y6@A y6@A x1")
    assert (game.asked(), ledger(game.state).stalls) == ("fair-pick-stall", [0, 0, 0])
    assert game.document()["now"][:3] == ["fair-pick-stall", "fair-encore", "fair-applause"]
    game.take(A, "stall1")
    assert (game.deniers(A), ledger(game.state).stalls) == (1, [2, 0, 0])
    assert game.turn() == "B"
    game.take(B, "agriculture y6@B done")
    assert ledger(game.state).stalls == [2, 0, 0]


# After each turn.


def test_it_acts_after_each_turn() -> None:
    """Three dice, and a drummer comes: to whoever used them, when his action has taken effect, and with the next turn he
    can play."""
    game = fair().dice("y1@A y1@A y2@A y2@B r1@A").start()
    game.take(A, "agriculture y1@A y1@A")
    assert ledger(game.state).drummers == [0, 0, 0, 0]
    game.take(A, "y2@A")
    assert ledger(game.state).drummers == [1, 0, 0, 0]
    assert game.turn() == "B"
    game.take(B, "agriculture y2@B done")
    assert ledger(game.state).drummers == [1, 0, 0, 0]
    game.take(A, "pass")
    assert ledger(game.state).drummers == [1, 0, 0, 0]


def test_it_acts_after_the_turns_that_follow_too() -> None:
    game = fair().dice("y2@A r1@A y1@B y1@B y2@B").now("first-turn", "end-round", "next-round").start()
    game.take(A, "agriculture y2@A done").take(B, "agriculture y1@B y1@B y2@B")
    assert ledger(game.state).drummers == [0, 1, 0, 0]


def test_what_comes_after_a_turn_lies_on_the_agenda() -> None:
    game = fair().dice("y2@A r1@A r1@B").start()
    assert game.document()["now"] == [
        *("take-turn", "fair-applause", "next-turn", "fair-turn-back", "end-round", "next-round")
    ]


# How likely the events of a deck are.


def test_it_says_how_likely_each_event_is() -> None:
    """The quarrel weighs 3, and all others of its deck 1; so do those of the other decks."""
    game = fair().now("reveal-white", "next-turn", "end-round").dice("y1@A").start()
    weights = dict(zip(game.options(CHANCE), game.state.weights(), strict=True))
    assert weights.pop("quarrel") == 3
    assert set(weights.values()) == {1}
    game = fair().now("reveal-yellow", "next-turn", "end-round").dice("y1@A").start()
    assert set(game.state.weights()) == {1}


# A fourth floor.


def test_a_card_of_its_own_builds_higher() -> None:
    """Scaffold: over the complete columns, from the lowest, 2 points each. The third column is not complete."""
    table = fair().dice("w6@A w6@A r1@B").card("scaffold", "A -")
    third = "B B - - B -"
    game = table.cathedral("B B B - B -", "B B B - B -", third, "A - - - - -").start()
    game.take(A, "scaffold w6@A w6@A done")
    assert game.options(A) == ["x1", "x2"]  # 12 pips would be three, and there are two columns
    game.take(A, "x2")
    assert game.cathedral() == ["B B B - B -", "B B B - B -", third, "A A - - A -"]
    assert game.points(A) == 4


def test_a_card_that_finds_no_column_is_not_offered() -> None:
    game = fair().dice("w6@A r1@B").card("scaffold", "A -").start()
    assert "scaffold" not in game.options(A)


def test_dice_never_build_higher_than_three_floors() -> None:
    table = fair().dice("w1@A r1@B").cathedral("B" + EMPTY[1:], "B" + EMPTY[1:], "B" + EMPTY[1:], EMPTY)
    assert "cathedral" not in table.start().options(A)


def test_a_cube_on_the_fourth_floor_is_a_cube_of_the_cathedral() -> None:
    """Urbain IV: four cubes with two players, of which one lies on the fourth floor; that floor is none on which a cube
    is missed."""
    column = "A - - - - -"
    for fourth, points in ((column, 1), (EMPTY, 0)):
        table = fair().round(4).seat(A, points=9, characters=["urbain-iv"]).seat(B, points=9)
        game = table.cathedral(column, column, column, fourth).now("count-points").start()
        assert game.scores() == [9 + points, 9 - 6]


def test_the_highest_cube_may_lie_on_the_fourth_floor() -> None:
    """Interrupted Work takes it away before any of the third."""
    table = fair().event("interrupted-work").dice("y1@A").cathedral(*["A B - - - B"] * 3, "B - - - - -")
    game = table.now("strike-interrupted-work", "first-turn", "end-round", "next-round").start()
    assert game.cathedral() == ["A B - - - B", "A B - - - B", "A B - - - B", EMPTY]


def test_a_position_may_leave_further_floors_out_and_cubes_lie_on_cubes() -> None:
    table = fair().dice("y1@A")
    assert table.cathedral(EMPTY).start().cathedral() == [EMPTY] * 4
    with pytest.raises(PositionError) as refused:
        table.cathedral(EMPTY, EMPTY, EMPTY, "A - - - - -").start()
    assert "a level whose cubes lie on others" in str(refused.value)


# A character that lies open.


def test_an_open_character_is_seen_by_all_and_dealt_to_nobody() -> None:
    table = fair(3).dice("y1@A").revealed("urbain-iv").seat(A, characters=["margrave"])
    state = table.seat(B, characters=["henry-i"]).seat(C, characters=["thibaut-ii"]).start().state
    for seat in (A, B, C, WATCHER):
        document = GAME.document(state.view(seat))
        assert document["revealed"] == ["urbain-iv"]
        held = [one["characters"] for one in document["seats"]]  # type: ignore[attr-defined]
        assert held == [
            [name] if i == seat else ["?"] for i, name in enumerate(("margrave", "henry-i", "thibaut-ii"))
        ]
    guessed = {int(state.guess(A, Rng(i)).character[2]) for i in range(40)}
    names = {state.rules.characters[number].name for number in guessed}
    assert names == {"chretien-de-troyes", "henry-i", "thibaut-ii", "hugues-de-payns"}


def test_an_open_character_gives_points_to_all() -> None:
    """Hugues de Payns: 5, 10 and 15 influence."""
    table = fair().round(4).revealed("hugues-de-payns").seat(A, points=9, influence=10)
    game = table.seat(B, points=9, influence=5).now("count-points").start()
    assert game.scores() == [9 + 3 - 6, 9 + 1 - 6]


def test_nobody_holds_an_open_character() -> None:
    table = fair().dice("y1@A").seat(A, characters=["margrave"]).revealed("margrave")
    with pytest.raises(PositionError) as refused:
        table.start()
    assert str(refused.value) == "revealed[0] must be a character that nobody holds, not 'margrave'."


def test_all_characters_are_open_to_one_who_is_alone() -> None:
    """The pile of the King's Challenge holds them all, and none is laid open beside it."""
    table = fair(1).round(4).pile("margrave", "henry-i").dice("y1@A")
    game = table.start()
    assert game.pile() == ["margrave", "henry-i"]
    assert "revealed" not in game.document()
    fresh = Playing(GAME.new(GAME.setup(1, {"fair": "yes"})), GAME)
    assert fresh.state.rules.open_characters == 0


def test_computer_players_know_an_open_character() -> None:
    """Thibaut II gives for 18 deniers what he gives to whoever holds him."""

    def lead(**where: list[str]) -> float:
        table = fair().round(4).dice("y1@A").seat(A, deniers=18, characters=where.get("held", ["henry-i"]))
        state = table.revealed(*where.get("open", [])).start().state
        return BY_THUMB.lead(state, A)

    assert lead(open=["thibaut-ii"]) - lead() == pytest.approx(lead(held=["thibaut-ii"]) - lead(held=[]))


# Before points are lost for salaries, or to a black die.


@pytest.mark.parametrize("word, points, left", [("fair-flee", 5, 0), ("fair-stay", 3, 1)])
def test_a_seat_may_be_spared_what_salaries_cost(word: str, points: int, left: int) -> None:
    """A cannot pay 12 deniers out of 10: whatever there is is gone all the same. B, who can pay, is not asked."""
    table = fair(wares=(1, 1, 0, 0)).seat(A, points=5, deniers=0).building("palace", "A A A A A A")
    game = table.dice("y2@A").now("pay-salaries", "first-turn", "end-round").start()
    assert (game.actors(), game.asked(), game.deniers(A), game.points(A)) == ([A], "fair-ask-credit", 0, 5)
    assert say(game.state.prompt(A).question).startswith("You cannot pay your citizens")
    assert GAME.vocabulary.text(game.state.declines(A)) == "fair-stay"
    game.take(A, word)
    assert (game.points(A), ledger(game.state).wares[:2]) == (points, [left, 1])
    assert (game.actors(), game.asked()) == ([A], "take-turn")


@pytest.mark.parametrize("word, points, left", [("fair-flee", 5, 0), ("fair-stay", 3, 1)])
def test_a_seat_may_be_spared_what_a_black_die_costs(word: str, points: int, left: int) -> None:
    """The black die is gone all the same, and B counters the other one."""
    table = fair(wares=(1, 1, 0, 0)).seat(A, points=5).dice("y1@A y6@B").black(3, 5)
    game = table.start().take(A, "succumb")
    assert (game.actors(), game.asked(), game.black(), game.points(A)) == ([A], "fair-ask-credit", [3], 5)
    assert say(game.state.prompt(A).question).startswith("You succumb to a black die")
    game.take(A, word)
    assert (game.points(A), ledger(game.state).wares[:2]) == (points, [left, 1])
    assert (game.actors(), game.asked()) == ([B], "counter-black-die")


def test_a_position_before_a_loss_can_be_kept() -> None:
    game = fair(wares=(1, 0, 0, 0)).seat(A, points=5).dice("y1@A y6@B").black(5).start().take(A, "succumb")
    document = game.document()
    assert document["now"][:2] == ["fair-ask-credit", "lose-black-die-A"]
    assert GAME.document(GAME.restore(document)) == document


def test_whoever_has_nothing_to_give_loses_points_at_once() -> None:
    game = fair(wares=(0, 1, 0, 0)).seat(A, points=5).dice("y1@A y6@B").black(3, 5).start().take(A, "succumb")
    assert (game.points(A), game.actors(), game.asked()) == (3, [B], "counter-black-die")


def test_no_step_lies_between_without_a_module_that_asks() -> None:
    game = city(2).seat(A, points=5).dice("y1@A y6@B").black(3, 5).start()
    game.state.answer(A, CITY.vocabulary.token("succumb"))
    assert [step.name for step in game.state.agenda][-1] == "next-defender"
    assert game.points(A) == 3


def test_computer_players_know_what_a_throw_of_its_own_is_worth() -> None:
    """The purple die that A is about to throw, and then B."""
    for purple, lead in (("", 1.5), ("p1@A ", -1.5)):
        state = fair().dice(purple + "y1@A").now("fair-roll-purple", "first-turn", "end-round").start().state
        thrown = state.clone()
        thrown.agenda.pop()
        assert BY_THUMB.lead(state, A) - BY_THUMB.lead(thrown, A) == pytest.approx(lead)


# Reactions, which may be declined once and for all.


def test_a_question_in_anothers_turn_is_a_reaction() -> None:
    """The toll that B is asked for can be declined in B's name, and so can the way out of a loss; one's own choices
    cannot."""
    game = fair(wares=(0, 1, 0, 0)).dice("r6@B r1@A").start()
    assert not game.state.prompt(A).is_reaction()
    game.take(A, "marauding r6@B done")
    assert (game.asked(), GAME.vocabulary.text(game.state.declines(B))) == ("fair-ask-toll", "fair-waive")
    assert game.state.prompt(B).is_reaction()
    table = fair(wares=(1, 0, 0, 0)).event("civil-war").dice("y1@A")
    game = table.now("strike-civil-war", "first-turn", "end-round").start()
    assert (game.asked(), GAME.vocabulary.text(game.state.declines(A))) == ("fair-ask-flee", "fair-stay")


def test_there_are_reactions_while_anybody_has_a_ware() -> None:
    for wares, reacts in (((0, 1, 0, 0), True), ((0, 0, 0, 0), False)):
        assert GAME.reacts(fair(wares=wares).dice("y1@A").start().state) is reacts
    assert not CITY.reacts(CITY.new(CITY.setup(2)))


def test_a_seat_that_does_not_react_is_never_asked() -> None:
    """Not for tolls and not before a loss: in a whole game it declines all of it."""
    session = Session(Table(GAME, GAME.setup(2, {"fair": "yes"})), seed=1)
    session.stand(B, "never")
    rng = Rng(1)
    while not session.is_over:
        actor = session.state.actors()[0]
        assert actor != B or not session.state.prompt(B).is_reaction()
        options = session.state.options(actor)
        session.play(actor, options[rng.below(len(options))])
    said = [GAME.vocabulary.text(entry.token) for entry in session.log if entry.actor == B]
    words = ("fair-stay", "fair-waive", "fair-flee", "fair-toll")
    assert [said.count(word) for word in words] == [9, 4, 0, 0]


# Printed values.


def test_its_printed_values_are_told_with_how_sure_they_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The barker's cost has a certainty of its own, his points have the usual one; the lots' dice are on no card."""
    monkeypatch.setattr(catalogue, "GAMES", (GAME, DICE))
    components("city")
    lines = capsys.readouterr().out.splitlines()
    found = {line.split(" | ")[0].strip("| "): line for line in lines}
    assert found["cards.barker.cost"] == (
        "| cards.barker.cost | 3 | a whole number from 0 to 20 | inferred | as dear as his voice is loud |"
    )
    assert found["cards.barker.first"].split(" | ")[3] == "likely"
    assert found["The dice of the lots"] == "| The dice of the lots | 1 to 6 |  | certain |  |"
