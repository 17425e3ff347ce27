"""The engine that is compiled beside the running server: workers use it as soon as it is there."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

import troyes
from troyes.server.company.thinking import COMES, Thinker

pytestmark = pytest.mark.once


def place_of_the_package() -> str:
    """Where a worker imports the package from."""
    return str(Path(str(troyes.__file__)).parents[1])


def test_workers_turn_to_the_engine_when_it_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sources, folder = place_of_the_package(), tmp_path / "engine"
    monkeypatch.setenv("PYTHONPATH", sources)
    monkeypatch.setenv(COMES, str(folder))
    monkeypatch.setattr(sys, "path", [sources, *(place for place in sys.path if place != sources)])
    thinker = Thinker(workers=1)

    async def asked() -> list[str]:
        places = [await thinker._run(place_of_the_package)]
        shutil.copytree(Path(sources, "troyes"), tmp_path / "draft" / "troyes")
        for compiled in Path(sources).glob("troyes_engine*"):
            shutil.copy2(compiled, tmp_path / "draft")
        (tmp_path / "draft").rename(folder)
        under_way = asyncio.create_task(thinker._run(place_of_the_package))
        return [*places, await under_way, await thinker._run(place_of_the_package)]

    try:
        assert asyncio.run(asked()) == [sources, str(folder), str(folder)]
    finally:
        thinker.close()
    assert "PYTHONPATH" not in os.environ
    assert place_of_the_package() == sources
