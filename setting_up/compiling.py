"""The compiled engine: staged, compiled beside everything else, and used when it is whole."""

import contextlib
import filecmp
import os
import shutil
import signal
import subprocess
import sys
import threading
from importlib.util import cache_from_source
from pathlib import Path
from typing import IO

from setting_up import present, tools
from setting_up.places import BUILT_BY, FAILED, LOG, NOTE, PACKAGES, PYTHON, ROOT, SOURCES, STAGE, VENV
from setting_up.present import digest, noted, tree
from setting_up.tools import alone, environment, say


def stage_sources() -> None:
    """Lay the sources beside what the last compile left, so that the next one is short and src stays clean."""
    STAGE.mkdir(exist_ok=True)
    if not (BUILT_BY.is_file() and filecmp.cmp(ROOT / "setup.py", BUILT_BY, shallow=False)):
        shutil.rmtree(STAGE / "build", ignore_errors=True)
    for name in ("src", "lib"):
        shutil.rmtree(STAGE / name, ignore_errors=True)
    for path in tree(SOURCES / "troyes"):
        place = STAGE / "src" / path.relative_to(SOURCES)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, place)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, STAGE / name)
    shutil.copy2(ROOT / "setup.py", BUILT_BY)


def compile_engine(engine: str, compiler: str, guard: IO[str] | None) -> bool:
    """Build the package with a compiled engine; it comes to its place in one step, when it is whole."""
    stage_sources()
    variables = environment(compiled=True, TROYES_COMPILE="1", TROYES_BUILD=present.manner())
    if sys.platform != "win32":
        variables.setdefault("CC", compiler)
    build = [str(PYTHON), "setup.py", "--quiet", "build", "--build-lib", "lib"]
    if not tools.logged(build, guard, env=variables, cwd=STAGE):
        return False
    refresh_package(STAGE / "lib")
    (STAGE / "lib").replace(present.engine_folder(engine))
    return True


def use_engine(folder: Path) -> None:
    """Make this the package that a Python of .venv finds; the one before stays, for a server may still run on it."""
    refreshed = digest(present.package_files().values())
    if noted(folder) != refreshed:
        (folder / NOTE).unlink(missing_ok=True)
        refresh_package(folder)
        (folder / NOTE).write_text(refreshed, "utf-8")
    pointer = PACKAGES / "troyes.pth"
    if not (pointer.is_file() and pointer.read_text("utf-8") == f"{folder}\n"):
        draft = pointer.with_suffix(".draft")
        draft.write_text(f"{folder}\n", "utf-8")
        draft.replace(pointer)
        others = [path for path in VENV.glob("engine-*") if path != folder]
        for path in sorted(others, key=lambda path: path.stat().st_mtime)[:-1]:
            shutil.rmtree(path, ignore_errors=True)


def refresh_package(folder: Path) -> None:
    """Bring what is not compiled of a package up to date; the engine in it is so already."""
    wanted = present.package_files()
    for place, source in wanted.items():
        target = folder / place
        if not (target.is_file() and filecmp.cmp(source, target, shallow=False)):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            Path(cache_from_source(str(target))).unlink(missing_ok=True)
    for path in (folder / "troyes").rglob("*"):
        compiled = path.suffix in (".so", ".pyd", ".pyc")
        if path.is_file() and not compiled and path.relative_to(folder) not in wanted:
            path.unlink()


def start_compiling(engine: str, compiler: str, calm: bool, guard: IO[str]) -> "subprocess.Popen[bytes]":
    """Compile in a process of its own, which outlives a run.py that becomes the server and gives way to it."""
    say("Compiling the engine (a minute or less; again only when it changes) ...")
    command = [sys.executable, str(ROOT / "run.py"), "beside", engine, compiler, "10" if calm else "0"]
    if sys.platform == "win32":
        return subprocess.Popen(command, stdin=subprocess.DEVNULL)
    held = guard.fileno()
    return subprocess.Popen([*command, str(held)], stdin=subprocess.DEVNULL, pass_fds=[held])


def beside(arguments: list[str]) -> int:
    """The process that `start_compiling` starts; it keeps other run.py out."""
    engine, compiler, niceness, *held = arguments
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    if sys.platform != "win32":
        os.nice(int(niceness))
    with contextlib.ExitStack() as stack:
        guard = stack.enter_context(open(int(held[0]), "a")) if held else None  # noqa: PTH123 - it has no path
        if compile_engine(engine, compiler, guard):
            return 0
    FAILED.write_text(f"{engine} {compiler}", "utf-8")
    say(f"The engine could not be compiled: {LOG} says why.")
    return 1


class Engine:
    """The compiled engine as a start finds it: there, on its way, or not to be had."""

    def __init__(self, folder: Path, job: "subprocess.Popen[bytes] | None" = None) -> None:
        self.folder = folder
        self.job = job
        self.turn = threading.Lock()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait for the engine if it is on its way, but no longer than so; whether it is there."""
        with self.turn:
            if self.job:
                with contextlib.suppress(subprocess.TimeoutExpired):
                    self.job.wait(None if seconds is None else max(seconds, 0.0))
                    self.job = None
            if self.job or not self.folder.is_dir():
                return False
            with alone():
                use_engine(self.folder)
            return True

    def drop(self) -> None:
        """Break off a compilation that nobody waits for any more."""
        if self.job:
            self.job.terminate()
            self.job.wait()


def prepare_engine(compiler: str, must: bool, calm: bool, guard: IO[str]) -> Engine:
    """Begin to compile the engine if it changed, unless it is known that this fails."""
    engine = present.engine_digest()
    folder = present.engine_folder(engine)
    known = FAILED.read_text("utf-8") if FAILED.is_file() else ""
    if folder.is_dir() or not compiler or (known == f"{engine} {compiler}" and not must):
        return Engine(folder)
    FAILED.unlink(missing_ok=True)
    return Engine(folder, start_compiling(engine, compiler, calm, guard))
