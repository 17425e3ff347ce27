"""`troyes backup`, `restore` and `doctor` as a host types them."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Command, refused
from tests.server.store.test_soundness import FILE, begun
from troyes.server.store.store import Store

pytestmark = pytest.mark.once


@pytest.fixture
def table(data: Path) -> str:
    """A running table in the user's data folder."""
    store = Store.open(data)
    made = begun(store)
    store.close()
    return made


PARTS = [
    "the configuration",
    "the folder {data}",
    "the secret",
    "no server runs on this folder",
    "the database",
    "its pages",
    "the logs have no gaps",
    "every row is what was written",
]


def test_there_and_back(troyes: Command, tmp_path: Path, table: str) -> None:
    backup = str(tmp_path / "troyes.backup")
    assert troyes("backup", backup) == (0, f"{backup} holds 9 rows.\n", "")
    again = refused(troyes("backup", backup))
    assert again == f"Cannot write {backup}: there is such a file already, and it is kept."
    again = str(tmp_path / "again")
    assert troyes("restore", backup, "--data", again) == (0, f"9 rows of {backup} are back.\n", "")
    sentence = refused(troyes("restore", backup, "--data", again))
    assert sentence == f"{again}/{FILE} is there already; --replace puts it aside."
    nothing = refused(troyes("backup", backup + "2", "--data", str(tmp_path)))
    assert nothing == f"There is no database {tmp_path / FILE}; name the folder of the server by --data."


def test_the_doctor_finds_what_is_wrong_and_changes_nothing(
    troyes: Command, data: Path, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.chmod(0o700)
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    well = troyes("doctor")
    lines = [line for line in well.out.splitlines() if not line.endswith(("the page", "builds it."))]
    assert lines == [f"ok     {part.format(data=data)}" for part in PARTS]
    assert {path.name: path.read_bytes() for path in data.iterdir() if path.name in before} == before
    with closing(sqlite3.connect(data / FILE)) as database:
        database.execute("UPDATE log SET body = 'A w9' WHERE seq = 2")
        database.commit()
    ill = troyes("doctor", "--json")
    assert ill.code == 1
    found = [
        each["wrong"] for each in json.loads(ill.out)["findings"] if each["part"].startswith("every row")
    ]
    assert found == [
        f"The log of table {table} is damaged: row 2 is not what was written; whoever runs this server can restore "
        "a backup.",
    ]
    monkeypatch.setenv("TROYES_KEEP_GUESTS", "soon")
    wrong = "TROYES_KEEP_GUESTS is 'soon'; it must be a number from 1 to 36500."
    assert troyes("doctor") == (
        1,
        f"WRONG  the configuration: {wrong}\nok     the folder {data}\n",
        "",
    )
