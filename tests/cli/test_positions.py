"""`troyes moves` and `troyes apply`: positions as our notation for bug reports and studies."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.city.builder import city
from tests.cli.conftest import Command, program, refused
from tests.dice.builder import A, table
from troyes.cli.studying import positions
from troyes.core.walk import moves
from troyes.dice.game import DICE
from troyes.play.notation import write


@pytest.fixture
def position(tmp_path: Path) -> str:
    """Day 1, the dice on their plazas, two players who have one knowledge."""
    game = table(2).plazas("R Y W R").dice(black=1, others=(2, 3, 4))
    for seat in (0, 1):
        game.sheet(seat, influence=0, deniers=0, knowledge=1)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.start().document()))
    return str(path)


def document(position: str) -> object:
    return json.loads(Path(position).read_text())


def test_complete_moves_with_their_texts(troyes: Command, position: str) -> None:
    ran = troyes("moves", position)
    assert (ran.code, ran.err) == (0, "")
    assert [line.rstrip() for line in ran.out.splitlines()] == [
        "A: Day 1, morning: choose a die and pay for it. (3)",
        "  die2/knowledge deniers+2    takes the yellow 2 from place 2: -1 knowledge;",
        "                              uses a yellow 2 for deniers: +2 deniers",
        "  die2/knowledge great-hall2  takes the yellow 2 from place 2: -1 knowledge;",
        "                              builds the Great Hall in column 2, number 2: +2",
        "                              knights",
        "  die2/knowledge city-hall2   takes the yellow 2 from place 2: -1 knowledge;",
        "                              builds the City Hall in column 2, number 2: +2",
        "                              artisans",
        *[line.replace("A:", "B:") for line in MOVES_OF_B],
    ]


MOVES_OF_B = [
    "B: Day 1, morning: choose a die and pay for it. (3)",
    "  die2/knowledge deniers+2    takes the yellow 2 from place 2: -1 knowledge;",
    "                              uses a yellow 2 for deniers: +2 deniers",
    "  die2/knowledge great-hall2  takes the yellow 2 from place 2: -1 knowledge;",
    "                              builds the Great Hall in column 2, number 2: +2",
    "                              knights",
    "  die2/knowledge city-hall2   takes the yellow 2 from place 2: -1 knowledge;",
    "                              builds the City Hall in column 2, number 2: +2",
    "                              artisans",
]


def test_moves_as_json(troyes: Command, position: str) -> None:
    listed = json.loads(troyes("moves", position, "--json").out)
    assert (listed["game"], listed["over"]) == ("dice", False)
    first, second = listed["actors"]
    assert (first["actor"], second["actor"]) == ("A", "B")
    assert (first["ask"], first["complete"]) == ("Day 1, morning: choose a die and pay for it.", True)
    assert first["moves"][1] == {
        "tokens": ["die2/knowledge", "great-hall2"],
        "texts": [
            "takes the yellow 2 from place 2: -1 knowledge",
            "builds the Great Hall in column 2, number 2: +2 knights",
        ],
    }


def test_all_moves_are_listed(troyes: Command, tmp_path: Path) -> None:
    game = table(1).dice(black=1, others=(2, 3, 4)).sheet(A, knights=14, knowledge=1).start()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(game.document()))
    (actor,) = json.loads(troyes("moves", str(path), "--json").out)["actors"]
    assert [" ".join(move["tokens"]) for move in actor["moves"]] == [
        write(DICE, tokens) for tokens in moves(game.state, A)
    ]


def test_more_moves_than_anyone_could_read(
    troyes: Command, position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "MOST_MOVES", 2)
    assert "choose a die and pay for it. (more than 2; here are the first)" in troyes("moves", position).out
    first = json.loads(troyes("moves", position, "--json").out)["actors"][0]
    assert (len(first["moves"]), first["complete"]) == (2, False)


def test_what_chance_may_throw(troyes: Command, part: Path) -> None:
    start = troyes("position", str(part), "--at", "0").out.encode()
    out = troyes("moves", "-", stdin=start).out
    assert out.splitlines()[:2] == [
        "*: A plaza is laid in notch 1. (9)",
        "  R/R  2 in 18  a red plaza is laid, red on its back      ",
    ]
    (chance,) = json.loads(troyes("moves", "-", "--json", stdin=start).out)["actors"]
    assert chance["actor"] == "*"
    assert [move["weight"] for move in chance["moves"]] == [2] * 9
    assert chance["moves"][1]["tokens"] == ["R/Y"]


def test_no_moves_when_the_game_is_over(troyes: Command, whole: Path) -> None:
    end = troyes("position", str(whole)).out.encode()
    assert troyes("moves", "-", stdin=end).out == "The game is over; there is nothing to choose.\n"
    assert json.loads(troyes("moves", "-", "--json", stdin=end).out) == {
        "game": "dice",
        "over": True,
        "actors": [],
    }
    assert refused(troyes("apply", "-", "die1", stdin=end)) == (
        "Token 1: The game is over; nothing can be chosen any more."
    )


def test_without_a_letter_the_first_who_must_choose_does(troyes: Command, position: str) -> None:
    plain = json.loads(troyes("apply", position, "die2/knowledge", "city-hall2").out)
    lettered = json.loads(troyes("apply", position, "A", "die2/knowledge", "city-hall2").out)
    assert plain == lettered
    assert plain["sheets"][0]["drawn"] == {"city-hall": [2]}
    assert plain["sheets"][0]["asked"] == "nothing"
    assert plain["sheets"][1]["asked"] == "die"


def test_a_letter_says_whose_the_tokens_are(troyes: Command, position: str) -> None:
    after = json.loads(
        troyes("apply", position, "B", "die2/knowledge", "A", "die2/knowledge", "city-hall2").out
    )
    assert (after["sheets"][0]["asked"], after["sheets"][1]["asked"]) == ("nothing", "use")


def test_throws_may_follow_with_and_without_a_star(troyes: Command, position: str) -> None:
    half_day = ["A", "die2/knowledge", "city-hall2", "B", "die2/knowledge", "deniers+2"]
    starred = troyes("apply", position, *half_day, "*", "6", "1", "1", "2")
    plain = troyes("apply", position, *half_day, "6", "1", "1", "2")
    assert starred == plain
    assert json.loads(plain.out)["dice"] == {"black": 6, "others": [1, 1, 2]}
    assert json.loads(plain.out)["half"] == "afternoon"


def test_positions_go_from_command_to_command(troyes: Command, position: str) -> None:
    once = program("apply", "-", "die2/knowledge", stdin=Path(position).read_bytes())
    twice = program("apply", "-", "A", "city-hall2", stdin=once.out.encode())
    assert twice == troyes("apply", position, "die2/knowledge", "city-hall2")


def test_without_tokens_the_position_is_checked_and_written_again(troyes: Command, position: str) -> None:
    assert json.loads(troyes("apply", position).out) == document(position)


@pytest.mark.parametrize(
    "tokens, sentence",
    [
        (["die9"], "Token 1: 'die9' is neither a seat of this table nor a word of Troyes Dice."),
        (["C", "die1"], "Token 1: 'C' is neither a seat of this table nor a word of Troyes Dice."),
        (["die1"], "Token 1: 'die1' cannot be chosen now; A may choose die2/knowledge."),
        (
            ["A", "die2/knowledge", "city-hall2", "die2/knowledge"],
            "Token 4: A has nothing to choose now; it is up to B.",
        ),
        (["*", "3"], "Token 2: * has nothing to choose now; it is up to A, B."),
    ],
)
def test_a_token_that_cannot_be_chosen(
    troyes: Command, position: str, tokens: list[str], sentence: str
) -> None:
    assert refused(troyes("apply", position, *tokens)) == sentence


def test_a_token_that_is_only_out_of_order(troyes: Command, tmp_path: Path) -> None:
    path = tmp_path / "city.json"
    path.write_text(json.dumps(city(2).dice("y4@A y6@A r6@B").start().document()))
    assert refused(troyes("apply", str(path), "agriculture", "y6@A", "y4@A", "done")) == (
        "Token 3: 'y4@A' is legal only in another order: write it before 'y6@A', as in 'agriculture y4@A y6@A'; "
        "docs/notation.md says which order the words of a move have."
    )


@pytest.mark.parametrize(
    "content, sentence",
    [
        (b"", "The position is not JSON: Expecting value: line 1 column 1 (char 0)."),
        (b"[Game]", "The position is not JSON: Expecting value: line 1 column 2 (char 1)."),
        (b"\xff", "Standard input is not UTF-8 text: byte 1 does not belong there."),
        (b"[1]", "The position must be a JSON object with the name of its game under 'game'."),
        (b'{"game": 3}', "The position must be a JSON object with the name of its game under 'game'."),
        (b'{"game": "chess"}', "There is no game 'chess'; the games are city, dice."),
        (b'{"game": "dice", "game": "dice"}', "The position has the key 'game' twice in one object."),
        (b"[" * 100_000, "The position is no position: it is nested too deeply."),
        (b'{"game": "dice", "players": 0}', "players must be a whole number from 1 to 10, not 0."),
        (b'{"game": "dice", "players": 11}', "players must be a whole number from 1 to 10, not 11."),
        (
            b'{"game": "dice", "colour": "red"}',
            "the position has an unknown key 'colour'; it may have game, version, players, setup, day, half, "
            "numbers, wheel, dice, sheets.",
        ),
    ],
)
def test_a_position_written_by_hand_is_checked(troyes: Command, content: bytes, sentence: str) -> None:
    assert refused(troyes("moves", "-", stdin=content)) == sentence
    assert refused(troyes("apply", "-", stdin=content)) == sentence


def test_a_number_without_end_is_one_sentence(troyes: Command) -> None:
    content = b'{"game": "dice", "players": ' + b"9" * 5000 + b"}"
    assert refused(troyes("moves", "-", stdin=content)).startswith(
        "The position is not JSON: Exceeds the limit"
    )


@pytest.mark.parametrize(
    "path, value, name",
    [
        (("day",), 10, "day must be"),
        (("half",), "night", "half must be"),
        (("wheel", 0, "up"), "blue", "wheel[0].up must be"),
        (("sheets", 1, "unspent", "deniers"), 19, "sheets[1].unspent.deniers must be"),
        (("sheets", 0, "asked"), "nothing", "sheets must ask"),
    ],
)
def test_what_is_wrong_with_a_position_is_named(
    troyes: Command, position: str, path: tuple[str | int, ...], value: object, name: str
) -> None:
    content = json.loads(Path(position).read_text())
    content["sheets"][1]["asked"] = "nothing"
    inner = content
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    assert refused(troyes("moves", "-", stdin=json.dumps(content).encode())).startswith(name)
