"""run.py: what a command waits for, and what it runs with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.run.small import Job, Parts, write

pytestmark = pytest.mark.once


class Start:
    """Starts commands, with a compilation of so many seconds under way."""

    def __init__(self, run: Parts, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.pages: list[bool] = []
        self.started: list[list[str]] = []
        self.variables: dict[str, str] = {}
        self.seconds = 0.0
        self.works = True
        self.job = Job()
        monkeypatch.setattr(run.commands, "prepare", self.prepare)
        monkeypatch.setattr("os.execve", self.execve)
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.delenv("TROYES_COMPILE", raising=False)

    def prepare(self, page: bool) -> object:
        self.pages.append(page)
        folder = self.run.places.VENV / "engine-of-today"
        self.job = Job(lambda: folder.mkdir(exist_ok=True) if self.works else None, self.seconds)
        self.run.places.PACKAGES.mkdir(parents=True, exist_ok=True)
        return self.run.compiling.Engine(folder, self.job)

    def execve(self, _: str, command: list[str], variables: dict[str, str]) -> None:
        self.started.append(command[4:])
        self.variables = variables

    def __call__(self, *arguments: str) -> bool:
        """Start a command; whether with the compiled engine."""
        self.run.main(list(arguments))
        return self.variables.get("PYTHONPATH") != str(self.run.places.SOURCES)


@pytest.fixture
def start(run: Parts, monkeypatch: pytest.MonkeyPatch) -> Start:
    return Start(run, monkeypatch)


def test_what_is_served_has_a_page(start: Start) -> None:
    for arguments in ([], ["serve", "--no-open"], ["troyes", "serve"], ["sim", "dice"]):
        assert start(*arguments)
    assert start.pages == [True, True, True, False]
    assert start.started == [["serve"], ["serve", "--no-open"], ["serve"], ["sim", "dice"]]


def test_the_page_is_up_before_an_engine_that_takes_long(
    start: Start, capsys: pytest.CaptureFixture[str]
) -> None:
    start.seconds = 60.0
    assert not start()
    (patience,) = start.job.waited
    assert patience is not None
    assert 0 <= patience <= start.run.commands.PATIENCE
    assert not start.job.dropped
    assert start.variables["TROYES_ENGINE_COMES"] == str(start.run.places.VENV / "engine-of-today")
    assert capsys.readouterr().err.splitlines() == [
        "[troyes] The engine is still being compiled, beside the server: computer players use it as soon as it is "
        "there, all else from the next start."
    ]


def test_an_engine_that_comes_soon_is_waited_for(start: Start) -> None:
    assert start()
    assert "TROYES_ENGINE_COMES" not in start.variables
    assert (start.run.places.PACKAGES / "troyes.pth").read_text("utf-8").endswith("engine-of-today\n")


def test_other_commands_wait_for_the_engine(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    start.seconds = 60.0
    assert start("sim", "dice")
    monkeypatch.setenv("TROYES_COMPILE", "1")
    assert start("serve")
    assert start.job.waited == [None]


def test_without_an_engine_it_runs_interpreted_or_not_at_all(
    start: Start, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    start.works = False
    assert not start("sim", "dice")
    assert (
        "The engine runs interpreted, which is slower: no C compiler could be used."
        in capsys.readouterr().err
    )
    monkeypatch.setenv("TROYES_COMPILE", "1")
    with pytest.raises(SystemExit, match=r"The engine could not be compiled: look at .*troyes\.log"):
        start("sim", "dice")


def test_a_page_that_fails_ends_the_compilation(
    run: Parts, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job()
    for name in run.places.LEVELS:
        write(root / f"requirements/{name}.txt", "")
    monkeypatch.setattr(run.packages, "remake_venv", lambda: None)
    monkeypatch.setattr(run.packages, "install", lambda *_: True)
    monkeypatch.setattr(run.building, "machine_npm", lambda: ["npm"])
    monkeypatch.setattr(run.present, "find_compiler", lambda: "cc")
    monkeypatch.setattr(run.compiling, "start_compiling", lambda *_: job)
    monkeypatch.setattr(run.building, "build_page", lambda *_: run.tools.stop("No page."))
    with pytest.raises(SystemExit, match=r"No page\."):
        run.commands.prepare(page=True)
    assert job.dropped
