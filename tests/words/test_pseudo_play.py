"""Whole games at a terminal in the pseudo-language: all that can be read comes from the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.reacting import Script
from tests.tui.talk import Talk, at_random, seated
from tests.words.pseudo import outside
from troyes.city.game import CITY
from troyes.core.game import AnyGame
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.tui import typed
from troyes.tui.loop import Left
from troyes.tui.table import OTHERS, Table

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("pseudo")]

LADIES = {
    "characters": "ladies",
    "activities": "ladies",
    "events": "ladies",
    "head": "yes",
    "ramparts": "yes",
    "revealed": "yes",
    "tournament": "yes",
}
COMMANDS = ("?", "s", "log", "list", "p", "u", "save")


def dealt(game: AnyGame, players: int, choices: dict[str, str]) -> Table:
    """Ann at a table against chance."""
    return Table.new(game, game.setup(players, choices), 0, "Ann", 3, at_random(3))


class Curious(Talk):
    """Somebody who makes choices at random to the end, and tries every command now and then."""

    def __init__(self, table: Table, path: Path) -> None:
        self._table = table
        self._rng = Rng(1)
        self.untried = [*COMMANDS, "save copy.txt"]
        super().__init__(table, path, [])

    def _read(self, prompt: str) -> str:
        self._paper.write(prompt)
        if self.untried and self._rng.below(6) == 0:
            return self.untried.pop()
        options = self._table.view().options(self._table.seat)
        labels = typed.labels(self._table.game, options)
        return labels[self._rng.below(len(labels))]


@pytest.mark.parametrize(
    "game, players, choices",
    [
        (CITY, 2, {"bonus": "yes"}),
        (CITY, 3, LADIES),
        (CITY, 1, {}),
        (DICE, 2, {"banquets": "yes", "numbering": "expert"}),
        (DICE, 1, {}),
    ],
    ids=["city-2", "city-ladies", "city-1", "dice-2", "dice-1"],
)
def test_a_whole_game_is_said_from_the_catalogue(
    game: AnyGame, players: int, choices: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    talk = Curious(dealt(game, players, choices), Path("game.txt"))
    assert talk.left is Left.GAME_OVER
    assert talk.untried == []
    words = {*game.vocabulary.texts, *COMMANDS, "Ann", *OTHERS, "copy.txt"}
    assert outside(talk.text, words) == set()


def test_a_reaction_is_said_from_the_catalogue(tmp_path: Path) -> None:
    """Bert is asked in Aude's turn, reads what he may say once and for all, and does not react."""
    script = Script()
    record = script.record(script.first())
    seat = record.replay().actors()[0]
    path = tmp_path / "game.txt"
    talk = Talk(Table.resume(record, seat, "Ann", 1, at_random(1)), path, ["?", "keep"])
    assert "do you discard a cube" in talk.text
    words = {*CITY.vocabulary.texts, "?", "Ann", *record.names, *f"troyes play --resume {path}".split()}
    assert outside(talk.text, words) == set()


def test_leaving_in_the_middle_of_a_move(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    talk = Talk(seated(2), path, ["die3", "q"])
    words = {*DICE.vocabulary.texts, "Ann", *OTHERS, "q", *f"troyes play --resume {path}".split()}
    assert outside(talk.text, words) == set()


def test_a_text_from_elsewhere_is_found() -> None:
    assert outside(" ⟦Round 3⟧ Deniers 4  ⟦it\nis⟧ over. die3 r4 A■2", {"die3"}) == {"Deniers", "over."}
    assert outside("⟦Pairs of ⟦deniers⟧⟧ ⟦Rou") == {"⟦Pairs", "of", "⟧", "⟦Rou"}
