"""The environment .venv and the packages in it."""

import os
import shutil
import sys
from typing import IO, Any

from setting_up import present, tools
from setting_up.places import LEVELS, LOCKS, LOG, PYTHON, SCRIPTS, STAMP, VENV
from setting_up.present import digest
from setting_up.tools import alone, answer, say, stop

QUICKLY = ("--no-user", "--no-compile", "--disable-pip-version-check")
# Settings of pip that lead to other places than the usual one.
ELSEWHERE = (".index-url", ".no-index", ".proxy")


def remake_venv() -> None:
    """Make .venv anew and empty."""
    if VENV.exists() and any(VENV.iterdir()) and not LOG.exists():
        stop("The folder .venv was not made by run.py: move it away, then start again.")
    # What is being deleted goes by another name, so that half of it is never taken for the real one.
    old = VENV.with_name(".venv.old")
    shutil.rmtree(old, ignore_errors=True)
    if VENV.exists():
        VENV.replace(old)
        shutil.rmtree(old, ignore_errors=True)
    VENV.mkdir()
    LOG.touch()
    try:
        from venv import create
    except ImportError:
        stop("Python's module venv is missing: install it (on Debian and Ubuntu: apt install python3-venv).")
    create(VENV, symlinks=sys.platform != "win32")


def install(arguments: list[str], guard: IO[str]) -> bool:
    """Install into .venv with uv, or with pip where uv is missing or fails.

    Python compiles what is imported, and keeps that: to compile all that is installed would take longer than the rest.
    """
    into = ["--python", str(PYTHON)]
    if (uv := find_uv(guard)) and tools.logged([uv, "pip", "install", *into, *arguments], guard):
        return True
    return tools.logged([*find_pip(guard), "install", *QUICKLY, *arguments], guard)


def find_uv(guard: IO[str]) -> str:
    """The uv of this machine, else one of our own in .venv: it unpacks in a second what takes pip half a minute.

    Nothing where pip was told to look elsewhere than usual, which uv would not know.
    """
    if found := shutil.which("uv") or shutil.which("uv", path=str(SCRIPTS)):
        return found
    pip = find_pip(guard)
    told = [line.partition("=")[0] for line in answer([*pip, "config", "list"]).splitlines()]
    if any(setting.endswith(ELSEWHERE) for setting in told):
        return ""
    ours = ["install", *QUICKLY, "--no-deps", "--require-hashes", "-r", str(LOCKS / "uv.txt")]
    return shutil.which("uv", path=str(SCRIPTS)) or "" if tools.logged([*pip, *ours], guard) else ""


def find_pip(guard: IO[str]) -> list[str]:
    """A pip that installs into .venv: that of the Python outside if it is new enough, else one put inside."""
    outside = getattr(sys, "_base_executable", "") or sys.executable
    version = answer([outside, "-c", "import pip; print(*pip.__version__.split('.')[:2])"]).split()
    if [int(part) for part in version] >= [22, 3]:
        return [outside, "-m", "pip", "--python", str(PYTHON)]
    inside = [str(PYTHON), "-m", "pip"]
    if not answer([*inside, "--version"]) and not tools.logged([str(PYTHON), "-m", "ensurepip"], guard):
        stop("Python's pip is missing: install it (on Debian and Ubuntu: apt install python3-venv).")
    return inside


def add_packages(lock: str, stamp: dict[str, Any], guard: IO[str]) -> None:
    """Install what only some need, if it is not there yet."""
    file = LOCKS / f"{lock}.txt"
    if stamp.get(lock) != digest([file]):
        say(f"Installing packages ({lock}) ...")
        if not install(["--no-deps", "--require-hashes", "-r", str(file)], guard):
            stop(f"The packages could not be installed: look at the network, and at {LOG}.")
        stamp[lock] = digest([file])
        present.write_stamp(stamp)


def prepare_packages(wanted: int, stamp: dict[str, Any], guard: IO[str]) -> None:
    """Install the packages of a level, and those that the variables of the environment call for."""
    if stamp["level"] < wanted:
        say("Installing packages ...")
        STAMP.unlink(missing_ok=True)
        lock = LOCKS / f"{LEVELS[wanted]}.txt"
        if not install(["--no-deps", "--require-hashes", "-r", str(lock)], guard):
            stop(f"The packages could not be installed: look at the network, and at {LOG}.")
        stamp["level"] = wanted
        present.write_stamp(stamp)
    if os.environ.get("TROYES_DATABASE_URL") or os.environ.get("TROYES_REDIS_URL"):
        add_packages("scale", stamp, guard)


def add(*locks: str) -> tuple[int, str]:
    """Install what only some steps need: it adds to what is there, and changes none of it."""
    with alone() as guard:
        for each in locks:
            add_packages(each, present.read_stamp(), guard)
    return 0, ""
