"""Files: one sentence for whatever goes wrong, and nothing that was saved is harmed."""

from __future__ import annotations

import multiprocessing
import os
import stat
from pathlib import Path

import pytest

from troyes.machine import files
from troyes.machine.files import FileError


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def test_the_data_folder_is_the_one_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TROYES_DATA", str(tmp_path))
    assert files.data_folder() == tmp_path
    monkeypatch.setenv("TROYES_DATA", "")
    assert files.data_folder().name == "troyes"


def test_a_text_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.txt"
    files.write_text(path, "Élan\r\n×\n")
    assert files.read_text(path) == "Élan\r\n×\n"
    assert names(path.parent) == ["game.txt"]


def test_a_byte_order_mark_is_no_part_of_a_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf[Game]")
    assert files.read_text(path) == "[Game]"


@pytest.mark.parametrize(
    "name, sentence",
    [
        ("missing.txt", "Cannot read {path}: no such file or directory."),
        (".", "Cannot read {path}: is a directory."),
        ("nul\0.txt", "Cannot read {path}: embedded null byte."),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str, sentence: str) -> None:
    path = tmp_path / name
    with pytest.raises(FileError) as refused:
        files.read_text(path)
    assert str(refused.value) == sentence.format(path=path)


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"abc\xff")
    with pytest.raises(FileError, match=r"picture\.png is not UTF-8 text: byte 4 does not belong there\."):
        files.read_text(path)


def test_a_file_without_end_is_not_read_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 10)
    path = tmp_path / "large.txt"
    path.write_text("x" * 11)
    with pytest.raises(FileError, match=r"large\.txt is too large to be a record or a position\."):
        files.read_text(path)
    path.write_text("x" * 10)
    assert files.read_text(path) == "x" * 10


def test_a_failed_write_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    files.write_text(path, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(FileError) as refused:
        files.write_text(path, "new")
    assert str(refused.value) == f"Cannot write {path}: no space left on device."
    assert path.read_text() == "old"
    assert names(tmp_path) == ["game.txt"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    link = tmp_path / "link.txt"
    link.symlink_to("real.txt")
    files.write_text(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_only_ordinary_files_are_replaced(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="it is not an ordinary file"):
        files.write_text(tmp_path, "text")
    with pytest.raises(FileError, match="it is not an ordinary file"):
        files.write_text(Path(os.devnull), "text")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match=r"Cannot write into .*file, because it is not a folder\."):
        files.write_text(tmp_path / "file" / "game.txt", "text")


def test_a_file_that_is_there_is_not_created_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    files.create_text(path, "first")
    with pytest.raises(FileError, match="there is such a file already, and it is kept"):
        files.create_text(path, "second")
    assert path.read_text() == "first"


def test_a_lock_is_for_one_at_a_time_and_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    with files.locked(path):
        with pytest.raises(FileError) as refused, files.locked(path, patience=0):
            pass
        assert str(refused.value) == f"{path} is in use by another program; try again when it is done."
    with files.locked(path, patience=0):
        assert names(tmp_path) == ["game.txt.lock"]
        assert stat.S_IMODE((tmp_path / "game.txt.lock").stat().st_mode) == 0o600
    assert names(tmp_path) == []


def test_a_lock_that_somebody_left_is_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "game.txt.lock").touch()
    with files.locked(tmp_path / "game.txt", patience=0):
        pass


def test_a_lock_in_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with (
        pytest.raises(FileError, match=r"Cannot write into .*file, because it is not a folder\."),
        files.locked(tmp_path / "file" / "game.txt"),
    ):
        pass


def count_up(path: Path, times: int) -> None:
    for _ in range(times):
        with files.locked(path):
            files.write_text(path, str(int(files.read_text(path)) + 1))


@pytest.mark.once
def test_writers_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "counter"
    path.write_text("0")
    context = multiprocessing.get_context("spawn")
    writers = [context.Process(target=count_up, args=(path, 20)) for _ in range(2)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert path.read_text() == "40"
