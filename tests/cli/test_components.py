"""`troyes components` and `--components`: printed values, shown and changed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Command

DEAR = "[cards.merchant]\ncost = 9\n"


def test_the_document_is_what_the_program_writes(troyes: Command) -> None:
    kept = Path(__file__).parents[2] / "docs" / "components.md"
    assert troyes("components").out == kept.read_text(encoding="utf-8")


def test_only_a_game_with_values_to_change_says_how(troyes: Command) -> None:
    assert "--components FILE" in troyes("components", "city").out
    assert "--components" not in troyes("components", "dice").out


def test_components_of_one_game_as_json(troyes: Command) -> None:
    games = json.loads(troyes("components", "dice", "--json").out)["games"]
    assert list(games) == ["dice"]
    assert games["dice"][1]["certainty"] == "inferred"


def test_a_changed_value_is_shown(troyes: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(DEAR, encoding="utf-8")
    rows = json.loads(troyes("components", "city", "--components", str(box), "--json").out)["games"]["city"]
    assert [row["value"] for row in rows if row["name"] == "cards.merchant.cost"] == ["9"]


def test_a_simulation_with_changed_values_is_the_same_with_any_number_of_jobs(
    troyes: Command, tmp_path: Path
) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[events.war]\nfirst = 9\n" + DEAR, encoding="utf-8")
    table = ("sim", "city", "--players", "2", "--games", "12", "--seed", "4", "--json")
    alone, both, printed = (
        json.loads(troyes(*table, *more).out)["scores"]
        for more in (
            ("--components", str(box), "--jobs", "1"),
            ("--components", str(box), "--jobs", "2"),
            ("--jobs", "1"),
        )
    )
    assert alone == both != printed


def test_a_value_out_of_bounds_is_refused_by_its_name(troyes: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text("[cards.merchant]\ncost = 99\n", encoding="utf-8")
    ran = troyes("sim", "city", "--components", str(box))
    assert ran.code == 2
    assert "cards.merchant.cost" in ran.err
    assert ran.err.count("\n") == 1


def test_a_game_without_components_refuses_them(troyes: Command, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text(DEAR, encoding="utf-8")
    assert troyes("sim", "dice", "--components", str(box)).err == "Troyes Dice has no components to change.\n"


def test_a_record_names_the_values_and_is_replayed_with_them_only(troyes: Command, tmp_path: Path) -> None:
    from troyes.city.game import CITY
    from troyes.play.session import Session
    from troyes.play.table import Table

    game = CITY.with_components(DEAR)
    text = Session(Table(game, game.setup(2)), seed=1).record().text()
    assert f'[Components "{game.components_digest}"]' in text
    record = tmp_path / "game.troyes"
    record.write_text(text, encoding="utf-8")
    box = tmp_path / "box.toml"
    box.write_text(DEAR, encoding="utf-8")
    assert troyes("replay", str(record), "--components", str(box)).code == 0
    refused = troyes("replay", str(record))
    assert refused.code == 2
    assert refused.err == (
        "The record was played with other printed values; give the file that changes them with --components.\n"
    )
