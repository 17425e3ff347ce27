"""The front door: what a researcher finds behind `import troyes`."""

from __future__ import annotations

import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import troyes
from tests.city.builder import city
from troyes.core.origin import FORMAT
from troyes.play.recall import Recall, recall
from troyes.play.record import parse

ROOT = Path(__file__).parents[2]


def random_game(name: str, players: int, seed: int) -> tuple[troyes.State, list[tuple[int, int]]]:
    """A random game to its end, with its log."""
    state, rng, log = troyes.make(name, players), troyes.Rng(seed), []
    while actors := state.actors():
        token = rng.pick(state.options())
        log.append((actors[0], token))
        state.step(token)
    return state, log


def test_a_random_game_takes_a_few_lines() -> None:
    state, rng = troyes.make("city", players=2, seed=1, head="yes"), troyes.Rng(1)
    assert repr(state) == "<city players=2 head=yes | B:place-citizens | points 0 0>"
    while state.actors():
        state.step(rng.pick(state.options()))
        state.throw(rng)
    assert repr(state).startswith("<city players=2 head=yes | over | points ")
    assert state.winners() == [seat for seat in (0, 1) if state.scores()[seat] == max(state.scores())]


def test_a_seed_throws_the_same_opening_and_without_one_nothing_is_thrown() -> None:
    assert troyes.make("dice", 3, seed=5) == troyes.make("dice", 3, seed=5)
    assert troyes.make("dice", 3, seed=5) != troyes.make("dice", 3, seed=6)
    bare = troyes.make("dice", 3)
    assert bare.actors() == [troyes.CHANCE]
    assert bare.throw(troyes.Rng(5)) != []
    assert bare == troyes.make("dice", 3, seed=5)
    assert bare.throw(troyes.Rng(5)) == []


class Whole:
    """A whole number that is no `int`, as NumPy has them."""

    def __index__(self) -> int:
        return 3


def test_numbers_are_taken_as_whole_ones_and_everything_else_is_refused_in_a_sentence() -> None:
    other: Any = Whole()
    assert troyes.make("dice", other, seed=other) == troyes.make("dice", 3, seed=3)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"players": "two"}, "Troyes is for 1 to 4 players, not two."),
        ({"players": 2.5}, "Troyes is for 1 to 4 players, not 2.5."),
        ({"head": True}, "The set-up choice head is one of no, yes, not 'True'."),
        ({"seed": "x"}, "A seed is a whole number, not 'x'."),
        ({"mix": 7}, "Troyes has no mix '7'; it has base, first, all."),
    ]
    for given, sentence in wrong:
        with pytest.raises(troyes.Refusal) as refused:
            troyes.make("city", **given)
        assert str(refused.value) == sentence
    with pytest.raises(troyes.Refusal, match="There is no game '5'"):
        troyes.make(5)  # type: ignore[arg-type]


def test_a_mix_settles_several_choices_and_a_choice_changes_one() -> None:
    state = troyes.make("city", 3, mix="all", ramparts="no")
    assert state.origin().setup.choices["head"] == "yes"
    assert state.origin().setup.choices["ramparts"] == "no"


@pytest.mark.parametrize(
    "choice, sentence",
    [
        ("nonsense", "'nonsense' is not a word of Troyes Dice; docs/notation.md lists them."),
        (
            99_999,
            "'99999' cannot be chosen now; A may choose die3 die4 die2/influence die2/deniers die2/knowledge.",
        ),
        ("", "The move is not complete; choose what is still asked and send it again."),
    ],
)
def test_an_illegal_step_is_refused_in_one_sentence(choice: int | str, sentence: str) -> None:
    state = troyes.make("dice", seed=1)
    with pytest.raises(troyes.IllegalMove) as refused:
        state.step(choice)
    assert str(refused.value) == sentence


def test_moves_are_sampled_without_a_generator_too() -> None:
    state = troyes.make("dice", 2, seed=1)
    sampled = state.sample_moves(3)
    assert len(sampled) == 3
    assert all(move in troyes.moves(state, 0) for move in sampled)


def test_several_words_are_taken_all_or_none() -> None:
    state = troyes.make("dice", 2, seed=1)
    before = state.clone()
    with pytest.raises(troyes.IllegalMove):
        state.step("die3 die3")
    assert state == before
    with pytest.raises(troyes.IllegalMove) as refused:
        state.step("die3", actor=7)
    assert str(refused.value) == "H has nothing to choose now; it is up to A, B."


def test_words_that_are_only_out_of_order_are_told_where_they_belong() -> None:
    """A group of dice has one spelling, those of lower numbers first; nothing is changed by the refusal."""
    state = city(2).dice("y4@A y6@A r6@B").start().state
    before = state.clone()
    with pytest.raises(troyes.IllegalMove) as refused:
        state.step("agriculture y6@A y4@A done")
    assert str(refused.value) == (
        "'y4@A' is legal only in another order: write it before 'y6@A', as in 'agriculture y4@A y6@A'; "
        "docs/notation.md says which order the words of a move have."
    )
    assert state == before
    with pytest.raises(troyes.IllegalMove) as never:
        state.step("agriculture y6@A r6@B")
    assert str(never.value) == "'r6@B' cannot be chosen now; A may choose done."
    state.step("agriculture y4@A y6@A done")
    assert state.actors() == [1]


def test_a_game_that_is_over_asks_nothing_and_refuses_every_step() -> None:
    for name in troyes.games():
        state = random_game(name, 2, seed=3)[0]
        before = state.clone()
        assert state.options() == state.options(0) == state.weights() == state.throw(troyes.Rng(1)) == []
        assert state.sample_moves(2, troyes.Rng(1)) == troyes.moves(state, 0) == []
        assert sum(state.mask()) == 0
        assert not state.opens(0)
        assert not troyes.make(name, 2, seed=1).opens(9)
        for wrong in (0, -1, 2**70, state.text(5)):
            with pytest.raises(troyes.IllegalMove) as refused:
                state.step(wrong)
            assert str(refused.value) == "The game is over; nothing can be chosen any more."
        assert state == before


def test_every_wrong_number_at_the_front_door_is_refused_in_one_sentence() -> None:
    over, state = random_game("dice", 2, seed=3)[0], troyes.make("dice", 2, seed=1)
    no_seat = "The seats of this table are A to B; there is no seat '9'."
    nobody = "No seat has to choose now: name the one that looks, from 0 to 1."
    no_way = (
        "These tokens do not lead from the beginning of the game to this state; what chance throws belongs to "
        "them."
    )
    no_word = "The number 9999 is no word of the game; state.options() lists those that may be chosen."
    asked: list[tuple[Callable[[], object], str]] = [
        (lambda: state.observation(9), no_seat),
        (lambda: state.information(9), no_seat),
        (lambda: state.view(9), no_seat),
        (lambda: troyes.choose(state, seat=9), no_seat),
        (lambda: troyes.choose(over), "The game is over; nothing can be chosen any more."),
        (lambda: troyes.choose(over, seat=0), "The game is over; nothing can be chosen any more."),
        (lambda: troyes.make("city", 2).view(9), no_seat),
        (lambda: state.guess(9, troyes.Rng(1)), no_seat),
        (lambda: troyes.make("city", 2).guess(9, troyes.Rng(1)), no_seat),
        (over.observation, nobody),
        (troyes.make("city", 2).information, nobody),
        (lambda: over.prompt(0), "The game is over; nothing can be chosen any more."),
        (lambda: state.prompt(9), "J has nothing to choose now; it is up to A, B."),
        (lambda: state.prompt(2**70), f"{2**70} has nothing to choose now; it is up to A, B."),
        (lambda: over.audience(0), "The game is over; nothing can be chosen any more."),
        (lambda: state.text(9999), no_word),
        (lambda: troyes.record(state, [(0, 9999)]), no_word),
        (lambda: troyes.record(over, [], names=["Ada"]), "This table has 2 seats; name them all, or none."),
        (lambda: troyes.record(state, []), no_way),
        (
            lambda: troyes.record(state, [(0, state.options()[0])]),
            "Token 1: A has nothing to choose now; it is up to *.",
        ),
        (
            lambda: troyes.Rng(1).pick(over.options()),
            "There is nothing to pick from: where nobody has to choose, options are empty.",
        ),
    ]
    for call, sentence in asked:
        with pytest.raises(troyes.Refusal) as refused:
            call()
        assert str(refused.value) == sentence
    with pytest.raises(troyes.Refusal):
        state.text(-1)


def test_bytes_that_are_none_are_refused() -> None:
    packed = bytes(troyes.make("city", 2, seed=1))
    for wrong in (b"", b"\x00", packed[:-1], packed + b"x", packed[:40], b"\xff\x7f" + packed):
        with pytest.raises(troyes.Refusal, match="no packed state"):
            troyes.from_bytes(wrong)
    with pytest.raises(troyes.Refusal, match="another release"):
        troyes.from_bytes(packed.replace(f'"format": {FORMAT}'.encode(), b'"format": 1'))


@pytest.mark.once
def test_a_pickled_state_opens_in_another_process(tmp_path: Path) -> None:
    state = troyes.make("city", 4, seed=3, mix="all")
    (tmp_path / "state").write_bytes(pickle.dumps(state))
    code = "import pickle, sys; from pathlib import Path; print(pickle.loads(Path(sys.argv[1]).read_bytes()))"
    told = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path / "state")], capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == repr(state)


def test_states_are_keys() -> None:
    state = troyes.make("dice", seed=1)
    assert {state: 1}[state.clone()] == 1
    assert len({state, state.clone(), troyes.make("dice", seed=2)}) == 2
    assert state != "state"


@pytest.mark.parametrize("name", ["city", "dice"])
def test_a_notebook_shows_a_picture(name: str) -> None:
    picture = ElementTree.fromstring(troyes.make(name, seed=1)._repr_svg_())
    assert picture.tag.endswith("svg")
    assert len(list(picture.iter())) > 100


def test_a_record_leads_back_to_its_state(tmp_path: Path) -> None:
    state, log = random_game("dice", 2, seed=4)
    text = troyes.record(state, log, names=["Ada", "Bea"])
    assert troyes.load(text) == state
    assert '[SeatB "Bea"]' in text
    (tmp_path / "game.troyes").write_text(text, "utf-8")
    assert troyes.load(tmp_path / "game.troyes", at=0) == troyes.make("dice", 2)


def test_a_computer_player_chooses_a_whole_move() -> None:
    state = troyes.make("dice", 2, seed=1)
    move = troyes.choose(state, "villager", troyes.Rng(1))
    assert move == troyes.choose(state, "villager", troyes.Rng(1))
    assert move in troyes.moves(state, 0)
    with pytest.raises(troyes.Refusal):
        troyes.choose(troyes.make("dice", 2), "villager")
    with pytest.raises(troyes.Refusal):
        troyes.choose(state, "emperor")


def test_recall_tells_apart_what_a_view_does_not() -> None:
    """Two ways to one position: the views are equal, and what was seen on the way is not."""
    state, log = random_game("dice", 2, seed=4)
    record = parse(troyes.record(state, log))
    own, other = recall(record, 0), recall(record, 1)
    assert len(own.rows) == len(own.lines)
    assert own.rows[-1] == list(state.observation(0))
    assert own.text() != other.text()
    chosen = [line.split(":")[0] for line in own.lines if ":" in line]
    assert chosen == [state.text(token) for actor, token in log if actor == 0]
    early = Recall(troyes.make("dice", 2), 0)
    for actor, token in log[: len(log) // 2]:
        early.take(actor, token)
    assert own.text().startswith(early.text())


def test_what_others_choose_in_secret_is_not_recalled() -> None:
    base = troyes.make("dice", 2, seed=1)
    texts = set()
    for move in base.sample_moves(8, troyes.Rng(2), actor=1):
        seen = Recall(base, 0)
        for token in move:
            seen.take(1, token)
        texts.add(seen.text())
    assert len(texts) == 1


def test_everything_at_the_front_door_says_what_it_is() -> None:
    for name in troyes.__all__:
        thing = getattr(troyes, name)
        if callable(thing):
            assert inspect.getdoc(thing), name
    assert dir(troyes) == sorted({*dir(troyes), *troyes.__all__})
    with pytest.raises(AttributeError):
        getattr(troyes, "emperor")  # noqa: B009


def test_compiled_code_has_docstrings() -> None:
    """Whichever engine this is: modules, classes, methods and functions."""
    for thing, beginning in (
        (sys.modules["troyes.core.walk"], "All that follows from options"),
        (troyes.State, "A game in progress"),
        (troyes.State.step, "Choose a token by its number"),
        (troyes.playout, "Play to the end at random"),
    ):
        assert (inspect.getdoc(thing) or "").startswith(beginning)
    assert list(inspect.signature(troyes.playout).parameters) == ["state", "rng"]


@pytest.mark.once
def test_the_front_door_is_light() -> None:
    """Importing it brings no game, no server and nothing to draw with."""
    code = "import sys, troyes; print(*[name for name in sys.modules if name.startswith('troyes')])"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    rooms = {name.split(".")[1] for name in loaded.split() if "." in name}
    assert rooms == {"core", "words"}
