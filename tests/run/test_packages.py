"""run.py: what installs the packages."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.run.small import Parts, write

pytestmark = pytest.mark.once


class Machine:
    """A machine whose pip and uv note what they are asked; pip puts a uv where it is told to."""

    def __init__(self, run: Parts, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.notes = root / "notes"
        self.bin = root / "bin"
        self.bin.mkdir()
        self.uv = run.places.SCRIPTS / "uv"
        self.settings = root / "settings"
        write(self.settings, "global.extra-index-url='https://more.example'\n:env:.timeout='9'\n")
        monkeypatch.setenv("PATH", f"{self.bin}:/usr/bin:/bin")
        monkeypatch.setattr(run.packages, "find_pip", lambda _: [str(self.bin / "pip")])
        self.program(
            self.bin / "pip",
            f'[ "$1" = config ] && exec cat {self.settings}',
            f"case $* in *uv.txt*) mkdir -p {self.uv.parent}; cp {root}/uv {self.uv};; esac",
        )
        self.program(root / "uv")

    def program(self, path: Path, *lines: str) -> None:
        """A program that notes its arguments after doing what these lines say."""
        write(path, "\n".join(["#!/bin/sh", *lines, f'echo "$0 $*" >> {self.notes}', ""]))
        path.chmod(0o755)

    def install(self) -> list[str]:
        """Install a package; who was asked for what."""
        self.notes.unlink(missing_ok=True)
        with self.run.places.LOG.open("a") as log:
            assert self.run.packages.install(["a-package"], log)
        said = self.notes.read_text("utf-8")
        return [
            line.replace(f"{self.bin}/", "").replace(f"{self.uv}", "our uv") for line in said.splitlines()
        ]


@pytest.fixture
def machine(run: Parts, root: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    if sys.platform == "win32":
        pytest.skip("The programs that stand in for uv and pip are scripts of a shell.")
    return Machine(run, root, monkeypatch)


def test_pip_installs_uv_once_and_uv_the_rest(machine: Machine) -> None:
    python, locks = machine.run.places.PYTHON, machine.run.places.LOCKS
    quickly = "--no-user --no-compile --disable-pip-version-check"
    rest = f"our uv pip install --python {python} a-package"
    assert machine.install() == [
        f"pip install {quickly} --no-deps --require-hashes -r {locks}/uv.txt",
        rest,
    ]
    assert machine.install() == [rest]


def test_the_uv_of_the_machine_comes_first(machine: Machine) -> None:
    machine.program(machine.bin / "uv")
    assert machine.install() == [f"uv pip install --python {machine.run.places.PYTHON} a-package"]


def test_pip_installs_where_uv_cannot(machine: Machine) -> None:
    machine.program(machine.bin / "uv", f'echo "$0 failed" >> {machine.notes}', "exit 2")
    assert machine.install() == [
        "uv failed",
        "pip install --no-user --no-compile --disable-pip-version-check a-package",
    ]


@pytest.mark.parametrize(
    "setting", ["global.index-url='https://own.example'", ":env:.no-index='1'", "user.proxy='http://ours'"]
)
def test_pip_installs_where_it_alone_knows_from_where(machine: Machine, setting: str) -> None:
    write(machine.settings, setting)
    assert machine.install() == ["pip install --no-user --no-compile --disable-pip-version-check a-package"]
