"""Anybody's program at a table: what it is told, how it answers, and all the ways to forfeit a game."""

from __future__ import annotations

import json
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.lab.matches import match_of
from troyes import __version__
from troyes.core.rng import Rng
from troyes.core.state import State
from troyes.core.walk import moves
from troyes.lab import outside
from troyes.lab.arena import Played, play
from troyes.lab.outside import Forfeit, answered, hello, question
from troyes.play.catalogue import find
from troyes.play.table import Table
from troyes.words import say

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

TALKS = """
import json, sys, os, time, subprocess
def told():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit()
def say(answer):
    print(json.dumps(answer), flush=True)
def first():
    told()
    return told()
"""
"""How the programs of these tests begin."""


def command(program: str, folder: Path) -> str:
    """A command that runs a program."""
    path = folder / "program.py"
    path.write_text(TALKS + program, "utf-8")
    return shlex.join([sys.executable, "-I", str(path)])


def game_with(
    program: str, folder: Path, *, game: str = "dice", seconds: float = 10.0, number: int = 0
) -> Played:
    """A game of a program in the first seat against blind chance."""
    match = match_of(game, ["command", "random"], commands=[command(program, folder)], seconds=seconds)
    return play(match, number)


def why(played: Played) -> str:
    """Why the program lost, in words."""
    assert played.lost is not None
    assert (played.scores, played.lost.seat, played.winners) == ([], 0, [1])
    return say(played.lost.why)


def at(game: str, seat: int, name: str = "") -> tuple[Table, State]:
    """A state in which a seat has something to choose, be it of that name."""
    which = find(game)
    table = Table(which, which.setup(2))
    state = table.new()
    rng = Rng(1)
    while not (
        state.actors()[0] == seat and len(state.options(seat)) > 1 and state.prompt(seat).name.endswith(name)
    ):
        actor = state.actors()[0]
        options = state.options(actor)
        state.take(actor, options[rng.below(len(options))])
    return table, state


PLAYS_THE_FIRST = """
log = open(sys.argv[0] + ".log", "a")
while True:
    document = told()
    print(json.dumps(document), file=log, flush=True)
    if document["type"] == "choose":
        say({"token": document["options"][0]})
"""


@pytest.mark.parametrize("game", ["city", "dice"])
def test_a_whole_game(tmp_path: Path, game: str) -> None:
    played = game_with(PLAYS_THE_FIRST, tmp_path, game=game)
    assert played.lost is None
    greeting, *asked, end = [
        json.loads(line) for line in (tmp_path / "program.py.log").read_text("utf-8").splitlines()
    ]
    which = find(game)
    seed = greeting.pop("seed")
    assert 0 <= seed < 2**31
    assert greeting == {
        "type": "hello",
        "protocol": 1,
        "troyes": __version__,
        "game": game,
        "version": which.version,
        "players": 2,
        "setup": which.setup(2).choices,
        "seat": "A",
        "tokens": len(which.vocabulary.tokens()),
    }
    assert end == {"type": "end", "scores": played.scores, "winners": ["AB"[seat] for seat in played.winners]}
    assert len(asked) == len(played.times[0]) > 10
    for each in asked:
        assert each.keys() == {"type", "seat", "question", "options", "numbers", "scores", "view"}
        assert (each["type"], each["seat"]) == ("choose", "A")
        assert len(each["options"]) == len(each["numbers"]) > 1
        assert each["view"]["game"] == game
    if game == "city":
        hidden = [each["view"]["seats"][1]["characters"] for each in asked]
        assert hidden == [["?", "?"]] * len(asked)


def test_all_that_is_told_is_made_of_the_view() -> None:
    """Two tables that a seat cannot tell apart make the same question."""
    table, state = at("city", 0)
    told = json.dumps(question(table, state.view(0), 0))
    others = [state.guess(0, Rng(number)) for number in range(20)]
    assert len({guess.key() for guess in others}) > 1
    assert {json.dumps(question(table, guess.view(0), 0)) for guess in others} == {told}


def test_options_stand_in_words_and_in_numbers() -> None:
    table, state = at("dice", 1)
    told: dict[str, Any] = question(table, state.view(1), 1)
    words = table.game.vocabulary
    assert [words.token(word) for word in told["options"]] == state.options(1)
    every = words.tokens()
    assert [every[number] for number in told["numbers"]] == state.options(1)
    assert told["question"] == {
        "name": state.prompt(1).name,
        "text": say(state.prompt(1).question),
        "opens": True,
    }
    assert told["seat"] == "B"
    assert hello(table, 1, 5)["seat"] == "B"


def test_a_move_may_be_answered_at_once_or_in_parts() -> None:
    table, state = at("city", 0, "take-turn")
    words = table.game.vocabulary
    move = next(move for move in moves(state, 0) if len(move) > 2)
    texts = [words.text(token) for token in move]
    view = state.view(0)
    assert answered(table, view, 0, json.dumps({"tokens": texts}).encode()) == move
    assert answered(table, view, 0, json.dumps({"tokens": texts[:2]}).encode()) == move[:2]
    assert answered(table, view, 0, json.dumps({"token": texts[0], "thought": "hm"}).encode()) == move[:1]
    assert view.key() == state.view(0).key()


@pytest.mark.parametrize(
    "line, sentence",
    [
        (b"hello\n", "The answer must be a JSON object with 'token' or 'tokens' on one line, not 'hello'."),
        (b"\n", "The answer must be a JSON object with 'token' or 'tokens' on one line, not ''."),
        (b"[1]\n", "The answer must be a JSON object with 'token' or 'tokens' on one line, not '[1]'."),
        (
            b'{"token": 3}\n',
            "The answer must be a JSON object with 'token' or 'tokens' on one line, not '{\"token\": 3}'.",
        ),
        (
            b'{"tokens": []}\n',
            "The answer must be a JSON object with 'token' or 'tokens' on one line, not '{\"tokens\": []}'.",
        ),
        (b'{"token": "pass"}\n', "'pass' cannot be chosen now; there is {options}."),
        (b'{"token": "city-hall1"}\n', "'city-hall1' cannot be chosen now; there is {options}."),
        (
            b"[" * 50_000,
            "The answer must be a JSON object with 'token' or 'tokens' on one line, not '{many}'.",
        ),
        (b'"' + b"x" * 100_000, "The answer has more than 100000 bytes."),
    ],
)
def test_answers_that_are_none(line: bytes, sentence: str) -> None:
    table, state = at("dice", 0)
    options = " ".join(table.game.vocabulary.text(token) for token in state.options(0))
    with pytest.raises(Forfeit) as forfeit:
        answered(table, state.view(0), 0, line)
    assert say(forfeit.value.why) == sentence.replace("{options}", options).replace("{many}", "[" * 200)


def test_a_move_ends_where_it_ends() -> None:
    table, state = at("dice", 0)
    texts = [table.game.vocabulary.text(token) for token in moves(state, 0)[0]]
    with pytest.raises(Forfeit) as forfeit:
        answered(table, state.view(0), 0, json.dumps({"tokens": [*texts, "die1"]}).encode())
    assert say(forfeit.value.why) == "The move is complete before 'die1'."


@pytest.mark.parametrize(
    "program, sentence",
    [
        ("sys.exit(3)", "The program ended with code 3."),
        ("first(); sys.exit('Oh dear.')", "The program ended with code 1, saying 'Oh dear.'."),
        ("first(); raise ValueError('bad')", "The program ended with code 1, saying 'ValueError: bad'."),
        ("first(); os.kill(os.getpid(), 9)", "The program ended with code -9."),
        ("first(); os.close(1); time.sleep(60)", "The program closed its output."),
        (
            "first(); print('hm', flush=True); told()",
            "The answer must be a JSON object with 'token' or 'tokens' on one line, not 'hm'.",
        ),
        ("first(); time.sleep(60)", "There was no answer within 0.5 seconds."),
        ("time.sleep(60)", "There was no answer within 0.5 seconds."),
        ("first()\nwhile True: sys.stdout.write('x' * 65536)", "The answer has more than 100000 bytes."),
        (
            "first()\nwhile True: print('x')",
            "The answer must be a JSON object with 'token' or 'tokens' on one line, not 'x'.",
        ),
        ("first()\nwhile True: sys.stderr.write('x' * 65536)", "There was no answer within 0.5 seconds."),
    ],
)
def test_ways_to_forfeit(tmp_path: Path, program: str, sentence: str) -> None:
    began = time.monotonic()
    seconds = 0.5 if "0.5 seconds" in sentence else 20.0
    assert why(game_with(program, tmp_path, seconds=seconds)) == sentence
    assert time.monotonic() - began < 10
    assert not outside.RUNNING


def test_a_program_that_reads_nothing_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor when what it is told does not fit into a pipe."""
    ask = outside.question
    monkeypatch.setattr(outside, "question", lambda *about: {**ask(*about), "more": "x" * 1_000_000})
    assert (
        why(game_with("time.sleep(60)", tmp_path, seconds=0.5)) == "There was no answer within 0.5 seconds."
    )


def test_a_program_that_cannot_be_started(tmp_path: Path) -> None:
    match = match_of(names=["command", "random"], commands=[sys.executable])
    broken = match.entrants[0]._replace(command=(str(tmp_path),))
    played = play(match._replace(entrants=(broken, match.entrants[1])), 0)
    assert why(played) == "The program could not be started: Permission denied."


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="Windows has no process groups")
def test_what_a_program_started_ends_with_it(tmp_path: Path) -> None:
    program = """
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[0] + ".pid", "w").write(str(child.pid))
first()
time.sleep(600)
"""
    game_with(program, tmp_path, seconds=2)
    child = int((tmp_path / "program.py.pid").read_text())
    for _ in range(100):
        if not is_running(child):
            return
        time.sleep(0.1)
    pytest.fail("the child is still running")


def is_running(pid: int) -> bool:
    """Whether there is such a process, and not only what is left of one."""
    status = Path(f"/proc/{pid}/stat")
    try:
        os.kill(pid, 0)
        return not status.parent.parent.is_dir() or status.read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_the_next_game_has_a_new_process(tmp_path: Path) -> None:
    """After a game that was forfeited the arena goes on, and so it does after any other."""
    program = """
path = sys.argv[0] + ".games"
games = os.path.exists(path) and len(open(path).read()) or 0
open(path, "a").write("x")
if games == 0:
    sys.exit("not yet")
while True:
    document = told()
    if document["type"] == "choose":
        say({"token": document["options"][-1]})
"""
    first = game_with(program, tmp_path)
    assert why(first) == "The program ended with code 1, saying 'not yet'."
    second = game_with(program, tmp_path)
    assert second.lost is None
    assert len(second.scores) == 2
    assert (tmp_path / "program.py.games").read_text() == "xx"


def test_memory_of_what_is_printed_is_bounded(tmp_path: Path) -> None:
    """A program that prints what nobody wants has to wait."""
    flood = """
while True:
    print("x" * 10_000, flush=True)
    open(sys.argv[0] + ".count", "a").write("x")
"""
    table = match_of().table
    words = shlex.split(command(flood, tmp_path))
    program = outside.Program(words, table, 0, 1, 10.0)
    count = tmp_path / "program.py.count"
    try:
        while not count.exists() or time.time() - count.stat().st_mtime < 1:
            time.sleep(0.1)
        # What a pipe holds, what is read at once, and the lines that wait.
        assert 2 < count.stat().st_size < 50
    finally:
        program.end(None)


def example(name: str) -> str:
    """The command of an example."""
    return shlex.join([sys.executable, "-I", str(EXAMPLES / name)])


@pytest.mark.parametrize("game", ["city", "dice"])
def test_the_examples_play(game: str) -> None:
    """The greedy one wins against the one that chooses at random, which plays as well as blind chance."""
    match = match_of(
        game, ["command", "command2"], commands=[example("greedy_bot.py"), example("random_bot.py")]
    )
    games = [play(match, number) for number in range(4)]
    assert [played.lost for played in games] == [None] * 4
    greedy = sum(played.scores[played.seats.index(0)] for played in games)
    blind = sum(played.scores[played.seats.index(1)] for played in games)
    assert greedy > blind
    again = [play(match, number) for number in range(2)]
    assert [played.scores for played in again] == [played.scores for played in games[:2]]
