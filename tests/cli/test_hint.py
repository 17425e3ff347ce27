"""`troyes hint`: what a level advises in a position of a record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command, played, refused
from troyes.bots.advice import advise
from troyes.bots.levels import find
from troyes.bots.player import Sight
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.play import notation

AT = 13
"""Tokens after which the dice of the first morning lie on their plazas and nobody has chosen."""


@pytest.fixture
def alone(tmp_path: Path) -> str:
    """A game of Ann alone, in which each of her moves is followed by a throw."""
    path = tmp_path / "alone.txt"
    path.write_text(played(1, tokens=9).text())
    return str(path)


def hinted(troyes: Command, *arguments: str) -> dict[str, Any]:
    ran = troyes("hint", *arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    found: dict[str, Any] = json.loads(ran.out)
    return found


def test_the_best_moves_as_json(troyes: Command, alone: str) -> None:
    told = hinted(troyes, alone, "--at", str(AT), "--level", "burgher")
    assert {key: told[key] for key in ("game", "level", "seat")} == {
        "game": "dice",
        "level": "burgher",
        "seat": "A",
    }
    assert len(told["moves"]) == 5
    state = played(1, tokens=9).replay(AT)
    expected = advise(find("burgher").player(), Sight(state, 0), Rng(1), 1e9)
    for move, advice in zip(told["moves"], expected, strict=True):
        assert move == {
            "tokens": [DICE.vocabulary.text(token) for token in advice.tokens],
            "points": round(advice.points, 2),
            "lead": round(advice.lead, 2),
            "chance": round(advice.chance, 4),
            "visits": 0,
            "line": [
                {"seat": notation.label(seat), "tokens": [DICE.vocabulary.text(token) for token in tokens]}
                for seat, tokens in advice.line
            ],
        }
    leads = [move["lead"] for move in told["moves"]]
    assert leads == sorted(leads, reverse=True)
    assert told["moves"][0]["line"][0] == {"seat": "A", "tokens": told["moves"][0]["tokens"]}


def test_the_best_moves_as_a_table(troyes: Command, alone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    best = hinted(troyes, alone, "--at", str(AT), "--level", "burgher")["moves"][0]
    ran = troyes("hint", alone, "--at", str(AT), "--level", "burgher")
    assert (ran.code, ran.err) == (0, "")
    lines = [line.split() for line in ran.out.splitlines() if line.strip()]
    assert lines[0] == ["The", "best", "moves", "of", "A"]
    assert lines[1] == ["points", "lead", "wins", "played", "on", "move", "then"]
    rows = lines[3:]
    assert len(rows) == 5
    assert rows[0][:4] == [f"{best['points']:.1f}", f"{best['lead']:+.1f}", f"{best['chance']:.0%}", "0"]
    assert rows[0][4 : 4 + len(best["tokens"])] == best["tokens"]


def test_advice_is_for_whoever_must_choose(troyes: Command, part: Path) -> None:
    """Without --at it is the end of the record, where another seat may be asked."""
    state = played(2, tokens=9).replay()
    told = hinted(troyes, str(part), "--level", "villager")
    assert told["seat"] == notation.label(state.actors()[0])
    options = {DICE.vocabulary.text(token) for token in state.options(state.actors()[0])}
    assert {move["tokens"][0] for move in told["moves"]} <= options


def test_the_same_seed_gives_the_same_advice(troyes: Command, part: Path) -> None:
    first = hinted(troyes, str(part), "--level", "villager", "--seed", "3")
    assert hinted(troyes, str(part), "--level", "villager", "--seed", "3") == first
    others = [hinted(troyes, str(part), "--level", "villager", "--seed", str(seed)) for seed in range(4, 10)]
    assert any(other != first for other in others), "a villager chooses at random"


@pytest.mark.heavy
@pytest.mark.parametrize("level", ["bailiff", "countess"])
def test_those_who_play_on_tell_how_often(troyes: Command, alone: str, level: str) -> None:
    told = hinted(troyes, alone, "--at", str(AT), "--level", level)
    visits = [move["visits"] for move in told["moves"]]
    assert max(visits) == visits[0] > 0
    assert sum(visits) <= find(level).player().rollouts
    assert told == hinted(troyes, alone, "--at", str(AT), "--level", level)


def test_nobody_must_choose(troyes: Command, part: Path, whole: Path) -> None:
    sentence = "Nobody has to choose there: say with --at after how many tokens to stop."
    assert refused(troyes("hint", str(part), "--at", "0")) == sentence, "chance lays a plaza"
    assert refused(troyes("hint", str(whole))) == sentence, "the game is over"


def test_an_unknown_level(troyes: Command, part: Path) -> None:
    assert refused(troyes("hint", str(part), "--level", "king")) == (
        "There is no computer player 'king'; choose one of villager, burgher, master, bailiff, countess."
    )


@pytest.mark.parametrize("seed", ["-1", "x"])
def test_a_seed_that_is_none(troyes: Command, part: Path, seed: str) -> None:
    ran = troyes("hint", str(part), "--seed", seed)
    assert ran.code == 2
    assert "--seed" in ran.err
