"""The tables as a fixture: a test that asks for `table` runs on every one of them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.contract.tables import ALL_GAMES, TABLES, Table
from tests.core import nim
from troyes.play import catalogue
from troyes.words import ENGLISH, saying
from troyes.words.catalogue import Catalogue, read
from troyes.words.languages import FOLDER


@pytest.fixture(scope="session")
def english(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The words of all games, with those of the toy game."""
    folder = tmp_path_factory.mktemp("words") / ENGLISH
    shutil.copytree(FOLDER / ENGLISH, folder)
    shutil.copy(Path(nim.__file__).with_name("nim.ftl"), folder)
    return read(folder)


@pytest.fixture(params=TABLES, ids=lambda table: table.name)
def table(request: pytest.FixtureRequest, english: Catalogue, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of every game, the toy game being in both catalogues."""
    monkeypatch.setattr(catalogue, "GAMES", ALL_GAMES)
    monkeypatch.setattr(saying, "catalogue", lambda language: english)
    chosen: Table = request.param
    return chosen
