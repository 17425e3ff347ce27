"""The documents do what they say: every block of Python runs, blocks of commands run, all other commands are ones."""

from __future__ import annotations

import os
import re
import runpy
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from cyclopts import CycloptsError

import troyes
from troyes.cli.app import main
from troyes.cli.commands import app
from troyes.server.store.store import Store

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "data" / "README.md", *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r'^```(\w*)(?: title="([\w.]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """The language, the file name and the text of every block on a page."""
    return BLOCK.findall(page.read_text("utf-8"))


def python(page: Path) -> list[str]:
    return [text for language, title, text in blocks(page) if language == "python" and not title]


def told(page: Path) -> Iterator[list[str]]:
    """Every command of `troyes` in the blocks of a page, in words."""
    for language, _, text in blocks(page):
        for line in text.replace("\\\n", " ").splitlines() if language in ("", "sh") else ():
            said = re.match(r"(?:python3 run\.py|troyes) (?!test|wheel|docs|lock|troyes)(.+)", line)
            if said:
                yield [word for word in shlex.split(said[1], comments=True) if word != "…"]


@pytest.mark.parametrize(
    "block",
    [
        pytest.param(block, id=f"{name(page)}-{number}")
        for page in PAGES
        for number, block in enumerate(python(page), start=1)
    ],
)
def test_a_block_of_python_runs(block: str) -> None:
    exec(compile(block, "block", "exec"), {"__name__": "block"})


@pytest.mark.parametrize(
    "page", [page for page in PAGES if any(block[0] == "sh" for block in blocks(page))], ids=name
)
def test_blocks_of_commands_run_one_after_the_other(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("TROYES_DATA", str(tmp_path / "data"))
    Store.open(tmp_path / "club").close()  # as a server leaves it
    for language, title, text in blocks(page):
        if title:
            (tmp_path / title).write_text(text, "utf-8")
        for line in text.splitlines() if language == "sh" else ():
            program, *words = shlex.split(line)
            if program == "python":
                runpy.run_path(words[0], run_name="__main__")
            else:
                assert (program, main(words)) == ("troyes", 0), f"{line}\n{capsys.readouterr().err}"


def test_all_commands_in_the_documents_are_ones() -> None:
    wrong = []
    for page in PAGES:
        for words in told(page):
            try:
                app.parse_args(words, exit_on_error=False, print_error=False)
            except CycloptsError as error:
                wrong.append(f"{name(page)}: {' '.join(words)}: {error}")
    assert wrong == []
    assert sum(len(list(told(page))) for page in PAGES) > 25


def test_the_reference_has_all_of_the_front_door() -> None:
    text = (DOCS / "reference" / "front.md").read_text("utf-8").replace("doors.unpacked", "doors.from_bytes")
    assert [word for word in troyes.__all__ if not re.search(rf"\b{word}\b", text)] == []


def test_the_table_of_lines_counts_right_and_ours_are_no_longer() -> None:
    page = DOCS / "cookbook.md"
    lines = [sum(bool(line.strip()) for line in block.splitlines()) for block in python(page)]
    ours, flat, spiel, zoo, spiel_flat = lines[0], lines[1], *lines[-3:]
    text = page.read_text("utf-8")
    assert f"| random | {ours} | {spiel} | {zoo} |" in text
    assert f"| flat Monte-Carlo | {flat} | {spiel_flat} |" in text
    assert ours <= min(spiel, zoo)
    assert flat <= spiel_flat
