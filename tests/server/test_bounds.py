"""The bounds of the server: settings, each of which the documents tell."""

from __future__ import annotations

import re
from configparser import ConfigParser
from dataclasses import fields
from pathlib import Path

import pytest

from troyes.core.errors import Refusal
from troyes.server.bounds import Bounds, variable

pytestmark = pytest.mark.once

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_every_bound_is_a_setting_that_the_documents_tell() -> None:
    lines = HOSTING.read_text("utf-8").splitlines()
    rows = [line.split("|") for line in lines if line.startswith("| `TROYES_LIMIT_")]
    told = {row[1].strip(" `"): int(row[2].replace(",", "")) for row in rows}
    assert told == {variable(each.name): each.default for each in fields(Bounds)}


def test_the_documented_unit_leaves_room_for_all_lines_and_bounds_what_the_server_takes() -> None:
    found = re.search(r"troyes\.service`:\n\n```\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    assert found is not None
    unit = ConfigParser()
    unit.read_string(found[1])
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= 2 * Bounds().connections
    assert service["UMask"] == "0077"
    assert [service[each] for each in ("MemoryHigh", "MemoryMax")] == ["1G", "2G"]
    assert int(service["TasksMax"]) > 0


def test_a_host_sets_bounds() -> None:
    found = Bounds.from_environment({"TROYES_LIMIT_CHAT": "7", "TROYES_LIMIT_PAGES": ""})
    assert found == Bounds(chat=7)


@pytest.mark.parametrize("value", ["many", "-1", "1.5", "1" * 5_000, "٣", "1000001"])
def test_a_bound_that_is_no_number_is_refused(value: str) -> None:
    with pytest.raises(Refusal, match=r"TROYES_LIMIT_CHAT"):
        Bounds.from_environment({"TROYES_LIMIT_CHAT": value})
