"""What the study of balance is made of: games that are kept, points that add up, charts that can be read."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

import study
import study_values
from charts import Bar, chart
from study_games import Ended, Games, Wish
from study_values import Blind, Change, Found
from troyes.city.game import CITY
from troyes.machine import files
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
    found = study_values.inferred()
    assert len(found) > 100
    assert {change.name for change in study_values.changes(found)} == {name for name, _ in found}
    assert all(abs(change.other - change.value) == 1 for change in study_values.changes(found))


def test_blind_chance_plays_the_same_games_again_until_a_value_makes_a_difference(tmp_path: Path) -> None:
    blind = Blind(tmp_path, 3, 40)
    for number, (_, points, winners) in enumerate(blind.usual):
        assert blind.ended(blind.new(""), number) == [points, winners]
    name = "cards.merchant.cost"
    [cost] = [int(str(one.value)) for one in CITY.components if one.name == name]
    same, dear = (blind.of(Change(name, cost, other), 30) for other in (cost, cost + 9))
    assert same
    assert dear
    assert len(same.gains) == len(dear.gains) > 5
    assert (set(same.gains), same.turned) == ({0.0}, 0)
    assert set(dear.gains) != {0.0}
    assert all("merchant" in blind.usual[int(number)][0] for number in blind.kept(dear.change, []))


def test_what_blind_chance_has_played_is_not_played_again(tmp_path: Path) -> None:
    change = Change("cards.merchant.cost", 4, 5)
    first = Blind(tmp_path, 3, 40).of(change, 6)
    [file] = (tmp_path / "blind").iterdir()
    kept = file.stat().st_mtime_ns
    assert Blind(tmp_path, 3, 40).of(change, 6) == first
    assert file.stat().st_mtime_ns == kept


def test_a_change_is_sure_only_if_so_many_were_not_tried_in_vain() -> None:
    found = Found(Change("cards.merchant.cost", 4, 5), [1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 1.0, 0.0], 0)
    assert found.estimate.mean == 0.375
    assert found.is_sure(1)
    assert not found.is_sure(300)


def test_places_count_from_whoever_starts() -> None:
    text = files.read_text(min((ROOT / "data" / "city-2").rglob("*.zst")))
    record = parse(text)
    end = Ended(0, record, set(text.split()), record.replay())
    first = 0 if "A-starts" in end.words else 1
    lead = (end.state.scores()[first] - end.state.scores()[1 - first]) / 2
    found = study.placed(2, [end])
    assert found.leads == [[lead], [-lead]]
    assert found.wins == [[float(lead > 0)], [float(lead < 0)]]


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
