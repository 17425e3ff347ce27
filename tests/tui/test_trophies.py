"""Achievements across games: kept by name, never counted twice, never lost."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from troyes.core.errors import RecordError
from troyes.core.game import Choice
from troyes.core.rng import Rng
from troyes.dice.game import DICE
from troyes.machine import files
from troyes.play.record import Record, parse
from troyes.play.session import Session
from troyes.play.table import Table
from troyes.tui import trophies
from troyes.tui.trophies import StoreError


def finished(players: int, seed: int, *, banquets: str = "no", names: tuple[str, ...] = ("Ann",)) -> Record:
    """A whole game, played at random."""
    session = Session(Table(DICE, DICE.setup(players, {"banquets": banquets})), names=names, seed=seed)
    rng = Rng(seed)
    while not session.is_over:
        seat = session.state.actors()[0]
        options = session.state.options(seat)
        session.play(seat, options[rng.below(len(options))])
    return session.record()


def times(path: Path, name: str) -> dict[str, int]:
    """What has been counted at all."""
    progress = trophies.progress(trophies.read(path), name, DICE)
    return {achievement.name: count for achievement, count in progress if count}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / trophies.FILE


def test_nothing_is_earned_before_the_first_game(path: Path) -> None:
    assert trophies.read(path) == {}
    progress = trophies.progress({}, "Ann", DICE)
    assert [each.achievement for each in progress] == list(DICE.achievements)
    assert not any(each.times or each.is_earned for each in progress)


def test_three_games_alone_earn_the_achievement(path: Path) -> None:
    earned = [
        [achievement.name for achievement in trophies.add(path, finished(1, seed), "Ann").earned]
        for seed in (1, 2, 3)
    ]
    assert [("solo" in names) for names in earned] == [False, False, True]
    assert times(path, "Ann")["solo"] == 3
    (solo,) = [
        each
        for each in trophies.progress(trophies.read(path), "Ann", DICE)
        if each.achievement.name == "solo"
    ]
    assert solo.is_earned
    assert trophies.add(path, finished(1, 4), "Ann").earned == []


def test_a_game_is_counted_for_what_it_was(path: Path) -> None:
    trophies.add(path, finished(2, 5, banquets="yes", names=("Ann", "Bo")), "Bo")
    assert times(path, "Bo") == {
        "multiplayer": 1,
        "expansion": 1,
        "track-influence": 1,
        "track-deniers": 1,
    }
    assert times(path, "Ann") == {}


def test_the_same_game_is_never_counted_twice(path: Path) -> None:
    record = finished(1, 1)
    assert trophies.add(path, record, "Ann").is_new
    before = path.read_bytes()
    again = parse('; a comment\n[Event "another header"]\n' + record.text().replace("\nA ", "\n\nA "))
    assert trophies.add(path, again, "Ann") == (False, [])
    assert path.read_bytes() == before


def test_the_mark_of_a_game_depends_on_its_table_and_its_tokens() -> None:
    record = finished(2, 1, names=("Ann", "Bo"))
    renamed = finished(2, 1, names=("Cy", "Di"))
    shorter = Record(Table(DICE, record.setup), record.entries[:-1])
    other_table = Record(Table(DICE, DICE.setup(2, {"banquets": "yes"})), record.entries)
    assert trophies.digest(record) == trophies.digest(renamed)
    assert len({trophies.digest(each) for each in (record, shorter, other_table)}) == 3


def test_everybody_at_a_table_may_count_it(path: Path) -> None:
    record = finished(2, 1, names=("Ann", "Bo"))
    assert trophies.add(path, record, "Ann").is_new
    assert trophies.add(path, record, "Bo").is_new
    assert times(path, "Ann")["multiplayer"] == times(path, "Bo")["multiplayer"] == 1


def test_a_game_that_is_not_finished_is_refused(path: Path) -> None:
    record = finished(1, 1)
    with pytest.raises(RecordError, match="The game is not finished, so it cannot be counted"):
        trophies.add(path, Record(Table(DICE, record.setup), record.entries[:-1], names=["Ann"]), "Ann")
    assert not path.exists()


def test_a_stranger_is_refused(path: Path) -> None:
    with pytest.raises(RecordError) as refused:
        trophies.add(path, finished(2, 1, names=("Ann", "Bo")), "Cy")
    assert str(refused.value) == "Nobody in this game is called 'Cy'; it was played by Ann, Bo."


@pytest.mark.parametrize("header", [trophies.PLAYED_AT_RANDOM, trophies.PLAYED_BY_COMPUTER])
def test_seats_without_a_person_earn_nothing(path: Path, header: str) -> None:
    record = finished(2, 1, names=("Ann", "Bo"))
    record.headers[header] = "B"
    with pytest.raises(RecordError, match="Nobody in this game is called 'Bo'; it was played by Ann"):
        trophies.add(path, record, "Bo")
    assert trophies.add(path, record, "Ann").is_new


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "[" * 100_000,
        '{"version": 1}',
        '{"version": 2, "people": {}}',
        '{"version": 1, "people": {}, "more": 1}',
        '{"version": 1, "people": []}',
        '{"version": 1, "people": {"Ann": 3}}',
        '{"version": 1, "people": {"Ann": {"dice": ["solo"]}}}',
        '{"version": 1, "people": {"Ann": {"dice": {"x": "solo"}}}}',
        '{"version": 1, "people": {"Ann": {"dice": {"x": [1]}}}}',
    ],
)
def test_a_damaged_store_is_refused_and_kept(tmp_path: Path, content: str) -> None:
    path = tmp_path / trophies.FILE
    path.write_text(content)
    with pytest.raises(
        StoreError, match=r"^The achievements in .* cannot be read, because .*; put a good copy .*\.$"
    ):
        trophies.read(path)
    with pytest.raises(StoreError):
        trophies.add(path, finished(1, 1), "Ann")
    assert path.read_text() == content


def test_a_store_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / trophies.FILE
    path.write_bytes(b"\xff\x00")
    with pytest.raises(files.FileError, match="is not UTF-8 text"):
        trophies.add(path, finished(1, 1), "Ann")
    assert path.read_bytes() == b"\xff\x00"


def test_writers_at_once_keep_each_others_entries(path: Path) -> None:
    records = [finished(1, seed) for seed in range(4)]
    writers = [threading.Thread(target=trophies.add, args=(path, record, "Ann")) for record in records]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert times(path, "Ann")["solo"] == 4


def test_the_store_is_readable_json(path: Path) -> None:
    record = finished(1, 1, names=("Zoë",))
    trophies.add(path, record, "Zoë")
    assert "Zoë" in path.read_text("utf-8")
    assert json.loads(path.read_text("utf-8")) == {
        "version": 1,
        "people": {"Zoë": {"dice": {trophies.digest(record): ["solo"]}}},
    }
    assert [file.name for file in path.parent.iterdir()] == [trophies.FILE]


def test_the_store_lies_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path))
    assert trophies.default_path() == tmp_path / "achievements.json"


def test_a_choice_that_a_later_release_adds_changes_no_mark(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = finished(1, 1, banquets="yes").text()
    before = parse(text)
    marks = trophies.digest(before), trophies.first_digest(before)
    trophies.add(path, before, "Ann")
    monkeypatch.setattr(DICE, "choices", (*DICE.choices, Choice("raids", ("few", "many"))))
    after = parse(text)
    assert after.setup.choices == {"numbering": "first", "banquets": "yes", "raids": "few"}
    assert (trophies.digest(after), trophies.first_digest(after)) == marks
    assert not trophies.add(path, after, "Ann").is_new
    other = parse(text.replace("banquets=yes", "banquets=yes raids=many"))
    assert trophies.digest(other) not in marks
    assert trophies.first_digest(other) is None
    assert trophies.add(path, other, "Ann").is_new
