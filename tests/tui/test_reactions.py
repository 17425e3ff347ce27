"""The Ladies of Troyes in the terminal: whoever does not want to be asked to react says so once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.reacting import Script
from tests.tui.talk import Talk, seated
from troyes.play import record as records
from troyes.tui.opponents import Opponents, find
from troyes.tui.table import Table

pytestmark = pytest.mark.once

SCRIPT = Script()
BERT = 1
FIRST = SCRIPT.first()


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "data"))
    return tmp_path / "game.txt"


def asked() -> Table:
    """Bert is asked to react."""
    return Table.resume(SCRIPT.record(FIRST), BERT, "Bert", 1, Opponents(find("random"), seed=1))


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("never", "You are not asked to react until you type: react ask"),
        ("turn", "You are not asked to react until this turn is over."),
    ],
)
def test_it_declines_what_is_asked_just_now(path: Path, answer: str, said: str) -> None:
    talk = Talk(asked(), path, [f"react {answer}"])
    assert "A buys dice of yours" in talk.text
    assert said in talk.text
    begun = len(SCRIPT.record(FIRST).entries)
    record = records.parse(path.read_text("utf-8"))
    assert record.entries[begun] == (BERT, SCRIPT.moves[FIRST].tokens[0])


def test_whoever_wants_to_be_asked_is_asked_still(path: Path) -> None:
    table = asked()
    Talk(table, path, ["react ask"])
    assert table.session.state.actors() == [BERT]
    assert len(table.session.log) == len(SCRIPT.record(FIRST).entries)


def test_help_names_it_where_there_are_reactions(path: Path) -> None:
    assert "react ask|turn|never" in Talk(asked(), path, ["?"]).text
    talk = Talk(seated(), path, ["?", "react never"])
    assert "react ask|turn|never" not in talk.text
    assert "'react' is neither a choice here nor a command" in talk.text
