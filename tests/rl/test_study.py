"""What the study of balance is made of: games that are kept, points that add up, charts that can be read."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from xml.etree import ElementTree

import pytest

import study
from charts import Bar, chart
from study_games import Ended, Games, Wish
from troyes.city.game import CITY
from troyes.core.errors import Refusal
from troyes.play import files
from troyes.play.record import parse

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", ["city-2", "dice-2"])
def test_points_by_source_add_up_to_all_points(name: str) -> None:
    for path in sorted((ROOT / "data" / name).rglob("*.zst"))[::20]:
        text = files.read_text(path)
        record = parse(text)
        end = Ended(0, record, set(text.split()), record.replay())
        found = study.points_of(end)
        assert sum(found.values()) == pytest.approx(sum(end.state.scores()) / 2)
        assert len(found) > 3


def test_games_are_played_once_and_the_same_again(tmp_path: Path) -> None:
    wish = Wish("random", "city", 2, "random", {})
    first = [one.state for one in Games(tmp_path / "a", 1, 3).of(wish, range(2))]
    kept = {path: path.stat().st_mtime_ns for path in (tmp_path / "a").rglob("*.zst")}
    more = [one.state for one in Games(tmp_path / "a", 1, 3).of(wish, range(3))]
    assert more[:2] == first
    assert len(kept) == 2
    assert all(path.stat().st_mtime_ns == stamp for path, stamp in kept.items())
    assert [one.state for one in Games(tmp_path / "b", 1, 3).of(wish, [2])] == more[2:]


def test_every_inferred_number_can_be_changed_by_one() -> None:
    found = study.numbers_inferred()
    assert len(found) > 100
    for name, value in found:
        group, piece, field = name.split(".")
        taken = 0
        for other in (value - 1, value + 1):
            with suppress(Refusal):
                CITY.with_components(f"[{group}.{piece}]\n{field} = {other}\n")
                taken += 1
        assert taken, name


def test_a_chart_has_a_bar_and_an_interval_for_each_figure(tmp_path: Path) -> None:
    bars = [Bar("gain & loss", 2.0, 1.0, 3.0), Bar("loss", -1.0, -2.0, 0.5)]
    chart("What <changes>", bars, tmp_path / "chart.svg")
    drawn = ElementTree.fromstring((tmp_path / "chart.svg").read_text("utf-8"))
    texts = [one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts == [
        "What <changes>",
        *("gain & loss", "2.0 (1.0 to 3.0)"),
        *("loss", "-1.0 (-2.0 to 0.5)"),
    ]
    widths = [float(one.get("width", 0)) for one in drawn.iter("{http://www.w3.org/2000/svg}rect")][1:]
    assert widths == [pytest.approx(2 * widths[1], abs=0.2), widths[1]]
