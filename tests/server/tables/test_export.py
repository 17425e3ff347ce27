"""Finished public games as a set of data: whose names are told, what is written again, and what is taken away."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.guest import Guest, play_together
from tests.server.running import Server
from troyes.cli.app import main
from troyes.play.record import parse
from troyes.server.store.queries import export as export_queries
from troyes.server.store.queries import people as people_queries
from troyes.server.store.queries.tables import create_table
from troyes.server.store.rows import SeatRow, Status, TableRow
from troyes.server.store.store import Store
from troyes.server.tables.export import INDEX, names_of

pytestmark = pytest.mark.once

YOU = {"kind": "you"}
BOT = {"kind": "bot", "level": "villager"}


def finished(guest: Guest, *, public: bool) -> str:
    table = guest.make_table("dice", [YOU, BOT], public=public)
    with guest.sit(table) as seat:
        play_together([seat], random.Random(1))
    return table


def exported(folder: Path) -> list[list[str]]:
    return [list(parse(path.read_text("utf-8")).names) for path in sorted(folder.glob("*.troyes"))]


def test_names_are_told_by_those_who_agree_and_games_go_with_their_tables(
    server: Server, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder, guest = tmp_path / "open", server.guest("Blanche")

    def export() -> str:
        assert main(["export", str(folder), "--data", str(server.data)]) == 0
        return capsys.readouterr().out

    table = finished(guest, public=True)
    finished(guest, public=False)
    assert export() == "1 game is there; 1 of them written now.\n"
    assert exported(folder) == [["A", "villager"]]
    assert table not in "".join(path.name for path in folder.iterdir())
    assert "Blanche" not in "".join(path.read_text("utf-8") for path in folder.iterdir())
    kept = guest.get(f"/api/tables/{table}")["result"]
    record = parse(next(folder.glob("*.troyes")).read_text("utf-8"))
    assert record.replay().scores() == kept

    assert export() == "1 game is there; 0 of them written now.\n"
    assert guest.get("/api/me")["named"] is False
    assert guest.post("/api/me/named", {"named": True})["named"] is True
    assert export() == "1 game is there; 1 of them written now.\n"
    assert exported(folder) == [["Blanche", "villager"]]
    guest.post("/api/me/named", {"named": False})
    assert export() == "1 game is there; 1 of them written now.\n"
    assert exported(folder) == [["A", "villager"]]

    assert main(["database", str(folder), "--player", "villager"]) == 0
    capsys.readouterr()
    guest.post(f"/api/tables/{table}/remove")
    assert export() == "0 games are there; 0 of them written now.\n"
    assert exported(folder) == []
    assert (folder / INDEX).read_text("utf-8") == "{}\n"


def test_a_folder_without_a_database_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(tmp_path / "open"), "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("There is no database ")
    assert not (tmp_path / "open").exists()


def seated(*seats: SeatRow) -> TableRow:
    return TableRow("t", "dice", 2, len(seats), {}, "", "anna", True, "finished", (), "", 0.0, 0.0, seats)


def test_who_was_not_asked_is_not_named() -> None:
    own = SeatRow(0, "person", "anna", "Anna")
    cases = [
        ([own, SeatRow(1, "person", "bert", "Bert")], ["Anna", "B"]),
        ([own, SeatRow(1, "person", "anna", "Grandmother")], ["A", "B"]),
        ([own, SeatRow(1, "bot", None, "Bert", "burgher", owner="bert")], ["Anna", "burgher"]),
        ([SeatRow(0, "bot", None, "Anna", "burgher", owner="anna"), own], ["burgher", "Anna"]),
        (
            [SeatRow(0, "person", None, "A"), SeatRow(1, "bot", None, "The villager", "villager")],
            ["A", "villager"],
        ),
    ]
    for seats, names in cases:
        assert names_of(seated(*seats), {"anna"}) == names


def test_both_databases_know_what_is_public_and_who_agrees(database_url: str, tmp_path: Path) -> None:
    store = Store.open(tmp_path, database_url)

    async def check() -> None:
        anna, bert = [
            (await store.write(people_queries.make_guest, name, name)).person.id for name in ("a", "b")
        ]
        made: list[tuple[bool, Status]] = [(True, "finished"), (False, "finished"), (True, "playing")]
        for public, status in made:
            await store.write(
                create_table, game="dice", version=2, setup={}, components="", host=anna, public=public,
                seats=[SeatRow(0, "person", anna, "Anna")], status=status,
            )  # fmt: skip
        assert len(await store.read(export_queries.finished_public)) == 1
        assert (await store.write(people_queries.set_named, bert, True)).named
        assert await store.read(export_queries.named) == {bert}

    try:
        asyncio.run(check())
    finally:
        store.close()
