"""What a game is before anyone sits down."""

from __future__ import annotations

import pytest

from tests.core.nim import NIM, Nim
from troyes.core.errors import Refusal, SetupError
from troyes.core.game import Achievement, Choice
from troyes.core.message import message
from troyes.core.state import CHANCE

pytestmark = pytest.mark.both


def test_the_usual_table() -> None:
    setup = NIM.setup()
    assert (setup.players, setup.choices) == (2, {"rounds": "one"})


def test_a_table_with_everything_said() -> None:
    setup = NIM.setup(4, {"rounds": "two"})
    assert (setup.players, setup.choices) == (4, {"rounds": "two"})


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_an_impossible_number_of_players(players: int) -> None:
    with pytest.raises(SetupError, match=f"^Nim is for 2 to 4 players, not {players}\\.$"):
        NIM.setup(players)


def test_a_value_that_a_choice_does_not_have() -> None:
    with pytest.raises(SetupError, match=r"^The set-up choice rounds is one of one, two, not 'three'\.$"):
        NIM.setup(2, {"rounds": "three"})


def test_a_choice_that_the_game_does_not_have() -> None:
    with pytest.raises(SetupError, match=r"^Nim has no set-up choice 'heaps'; it has rounds\.$"):
        NIM.setup(2, {"rounds": "one", "heaps": "4"})


def test_what_is_given_is_left_alone() -> None:
    given = {"rounds": "two"}
    NIM.setup(2, given)
    assert given == {"rounds": "two"}


def test_the_usual_value_comes_first() -> None:
    assert Choice("rounds", ("one", "two")).usual == "one"


def test_an_achievement_usually_takes_one_game() -> None:
    assert (Achievement("a").games, Achievement("b", games=3).games) == (1, 3)


def test_all_who_have_most_points_win() -> None:
    state = NIM.new(NIM.setup(3))
    assert NIM.winners(state) == [0, 1, 2]
    for actor, word in (
        (-1, "heap4"),
        (0, "bid0"),
        (1, "bid2"),
        (2, "bid0"),
        (1, "take3"),
        (1, "toC"),
        (2, "take1"),
    ):
        token = NIM.vocabulary.token(word)
        assert token is not None
        state.take(actor, token)
    assert state.scores() == [0, -2, 4]
    assert NIM.winners(state) == [2]


def test_a_game_without_achievements_has_none_to_give() -> None:
    assert NIM.achieved(NIM.new(NIM.setup()), 0) == []
    assert NIM.achievements == ()


def test_a_refusal_to_set_up_is_a_refusal() -> None:
    with pytest.raises(Refusal):
        NIM.setup(9)


def after(words: str, players: int = 2) -> Nim:
    """Nim after some words, each chosen by the first who must choose."""
    state = NIM.new(NIM.setup(players))
    for word in words.split():
        state.take(state.actor(), token(word))
    return state


def token(word: str) -> int:
    """The token that is written so."""
    found = NIM.vocabulary.token(word)
    assert found is not None
    return found


def test_a_choice_is_told_by_its_label_and_what_it_changes() -> None:
    telling = NIM.tell(after("heap4 bid0"), 1, token("bid2"))
    assert telling.deed == message("nim-bid", bid=2)
    assert telling.changes == [message("points", count=-2)]
    assert not telling.closes
    assert telling.message() == message("told-changes", deed=telling.deed, changes=telling.changes[0])


def test_a_choice_that_changes_nothing_is_told_by_its_label_alone() -> None:
    telling = NIM.tell(after("heap4 bid0 bid0 take1"), 0, token("toB"))
    assert (telling.deed, telling.changes) == (message("nim-pass", seat="B"), [])
    assert telling.message() == telling.deed


def test_telling_leaves_the_state_as_it_was() -> None:
    state = after("")
    before = state.key()
    NIM.tell(state, CHANCE, token("heap4"))
    assert state.key() == before


@pytest.mark.parametrize("version", [2, 4])
def test_a_game_is_its_own_version_and_knows_no_other(version: int) -> None:
    assert NIM.of_version(3) is NIM
    with pytest.raises(SetupError, match=f"^Version {version} of the rules of Nim is not known here; "):
        NIM.of_version(version)
