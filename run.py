"""Plays and tests Troyes from a fresh clone; it needs nothing but Python.

    python3 run.py                   play Troyes Dice in the terminal
    python3 run.py COMMAND ...       any command of `troyes`; `python3 run.py troyes --help` lists them
    python3 run.py test              every check: format, style, types, imports, tests interpreted and compiled
    python3 run.py test ARGS ...     only pytest, with these arguments, on the interpreted engine
    python3 run.py lock [--upgrade]  write the lock files anew from pyproject.toml (needs uv)

The first start makes the folder .venv, installs the locked packages into it and compiles the engine if there
is a C compiler; later starts find that done. With TROYES_COMPILE=0 in the environment the engine is never
compiled, with TROYES_COMPILE=1 it has to be.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Troyes needs Python 3.11 or newer; this is %d.%d, so start run.py with another."
        % sys.version_info[:2]
    )

import contextlib
import filecmp
import hashlib
import json
import os
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, NoReturn

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
STAMP = VENV / "troyes.json"
LOG = VENV / "troyes.log"
STAGE = VENV / "stage"
BUILT_BY = VENV / "built_by.py"

# Each lock holds all of the ones before it.
LEVELS = ("app", "build", "dev")

START = "import sys; sys.argv[0] = 'troyes'; from troyes.cli.app import main; sys.exit(main())"
BUILD = "from setuptools.build_meta import build_wheel; build_wheel('dist')"


def say(line: str) -> None:
    """One line of progress; it goes to the error stream, for the other belongs to the command."""
    print(f"[troyes] {line}", file=sys.stderr, flush=True)


def stop(sentence: str) -> NoReturn:
    """Give up with one sentence, and in CI with the log, which nobody could open later."""
    if os.environ.get("CI") and LOG.is_file():
        print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
    sys.exit(f"[troyes] {sentence}")


def environment(compiled: bool, **more: str) -> dict[str, str]:
    """The variables for a program in .venv; `src` on the path is what makes the engine an interpreted one."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "PYTHONHOME")}
    return kept | ({} if compiled else {"PYTHONPATH": str(SOURCES)}) | more


def answer(command: list[str]) -> str:
    """What a small program prints, or an empty string if it fails or is not there."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


# One run.py at a time


@contextlib.contextmanager
def alone() -> Iterator[IO[str]]:
    """Wait until no other run.py is setting up, and keep others waiting; a killed one frees its place."""
    with (ROOT / ".venv.lock").open("a") as guard:
        if not take(guard):
            say("Another run.py is setting up; waiting for it ...")
            while not take(guard):
                time.sleep(0.2)
        yield guard


def take(guard: IO[str]) -> bool:
    """Whether the file is locked now, or lies on a disk that knows no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(guard.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def logged(command: list[str], guard: IO[str], **options: Any) -> bool:
    """Run a step of the set-up into the log and say whether it went well."""
    if sys.platform != "win32":
        # A step that outlives a killed run.py goes on keeping others out.
        options["pass_fds"] = [guard.fileno()]
    options.setdefault("env", environment(compiled=True))
    with LOG.open("a", encoding="utf-8") as log:
        print("$", *command, file=log, flush=True)
        return subprocess.call(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **options) == 0


# What is there already


def digest(files: Iterable[Path]) -> str:
    """One hash of names and contents."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def source_digest() -> str:
    """The hash of everything that goes into the installed package."""
    found = [path for path in SOURCES.rglob("*") if path.is_file()]
    ours = [path for path in found if not path.parent.name.endswith(("__pycache__", ".egg-info"))]
    return digest([*ours, ROOT / "pyproject.toml", ROOT / "setup.py"])


def read_stamp() -> dict[str, Any]:
    """What earlier set-ups finished; nothing if one was broken off."""
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if PYTHON.exists() else {}


def write_stamp(stamp: dict[str, Any]) -> None:
    """Note what is finished, all of it or nothing."""
    draft = STAMP.with_suffix(".draft")
    draft.write_text(json.dumps(stamp, indent=2), "utf-8")
    draft.replace(STAMP)


def find_compiler() -> str:
    """The C compiler that could build the engine for this Python, or an empty string."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if sys.implementation.name != "cpython" or not headers.is_file():
        return ""
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer")
        wanted = ["-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
        return answer([str(installer / "vswhere.exe"), "-latest", *wanted, "-property", "installationPath"])
    if sys.platform == "darwin" and not answer(["xcode-select", "-p"]):
        return ""  # `cc` is there, but only offers to install one
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return next(filter(None, map(shutil.which, (usual.split()[0], "cc", "gcc", "clang"))), "")


# Setting up


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
    """Install into .venv with uv, or with pip where uv is missing or fails: some settings only pip knows."""
    uv = shutil.which("uv")
    into = ["--python", str(PYTHON)]
    if uv and logged([uv, "pip", "install", *into, "--compile-bytecode", *arguments], guard):
        return True
    return logged(
        [*find_pip(guard), "install", "--no-user", "--disable-pip-version-check", *arguments], guard
    )


def find_pip(guard: IO[str]) -> list[str]:
    """A pip that installs into .venv: that of the Python outside if it is new enough, else one put inside."""
    outside = getattr(sys, "_base_executable", "") or sys.executable
    version = answer([outside, "-c", "import pip; print(*pip.__version__.split('.')[:2])"]).split()
    if [int(part) for part in version] >= [22, 3]:
        return [outside, "-m", "pip", "--python", str(PYTHON)]
    inside = [str(PYTHON), "-m", "pip"]
    if not answer([*inside, "--version"]) and not logged([str(PYTHON), "-m", "ensurepip"], guard):
        stop("Python's pip is missing: install it (on Debian and Ubuntu: apt install python3-venv).")
    return inside


def stage_sources() -> None:
    """Lay the sources beside what the last compile left, so that the next one is short and src stays clean."""
    build = STAGE / "build"
    if not (BUILT_BY.is_file() and filecmp.cmp(ROOT / "setup.py", BUILT_BY, shallow=False)):
        shutil.rmtree(build, ignore_errors=True)  # broken off, or built in another way
    BUILT_BY.unlink(missing_ok=True)
    for name in ("src", "dist"):
        shutil.rmtree(STAGE / name, ignore_errors=True)
    shutil.copytree(SOURCES, STAGE / "src", ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, STAGE / name)
    for library in build.glob("lib*"):
        for file in [path for path in library.rglob("*") if path.is_file()]:
            module = file.relative_to(library).with_name(f"{file.name.split('.')[0]}.py")
            used = file.parent == library or (STAGE / "src" / module).is_file()
            if not used or file.suffix not in (".so", ".pyd"):
                file.unlink()


def compile_engine(compiler: str, guard: IO[str]) -> bool:
    """Build the package with a compiled engine and install it into .venv."""
    say("Compiling the engine (a minute or two; again only when it changes) ...")
    stage_sources()
    variables = environment(compiled=True, TROYES_COMPILE="1")
    if sys.platform != "win32":
        variables.setdefault("CC", compiler)
    if not logged([str(PYTHON), "-c", BUILD], guard, env=variables, cwd=STAGE):
        return False
    shutil.copy2(ROOT / "setup.py", BUILT_BY)
    # An earlier install may be a half one, which no uninstall could handle.
    packages = Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
    for path in packages.glob("troyes*"):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()
    return install(["--no-deps", "--no-index", *map(str, STAGE.glob("dist/*.whl"))], guard)


def prepare(dev: bool = False, engine: bool = True) -> bool:
    """Bring .venv up to date and say whether there is an up-to-date compiled engine in it."""
    choice = os.environ.get("TROYES_COMPILE")
    compiler = find_compiler() if engine and choice != "0" else ""
    if engine and choice == "1" and not compiler:
        stop(
            "There is no C compiler for Python: install one (on Debian and Ubuntu: apt install gcc python3-dev)."
        )
    level = 2 if dev else 1 if compiler else 0
    ground = {"python": f"{sys.version} in {sys.base_prefix}", "locks": digest(LOCKS.glob("*.txt"))}
    sources = source_digest()
    with alone() as guard:
        stamp = read_stamp()
        if any(stamp.get(key) != value for key, value in ground.items()):
            remake_venv()
            stamp = {**ground, "level": -1}
        if stamp["level"] < level:
            say("Installing packages ...")
            STAMP.unlink(missing_ok=True)
            if not install(
                ["--no-deps", "--require-hashes", "-r", str(LOCKS / f"{LEVELS[level]}.txt")], guard
            ):
                stop(f"The packages could not be installed: look at the network, and at {LOG}.")
            stamp["level"] = level
            write_stamp(stamp)
        compiled = stamp.get("compiled") == sources
        must = dev or choice == "1"
        if compiler and not compiled and (must or stamp.get("failed") != [sources, compiler]):
            write_stamp({**ground, "level": stamp["level"]})
            compiled = compile_engine(compiler, guard)
            if not compiled and must:
                stop(f"The engine could not be compiled: look at {LOG}.")
            if not compiled:
                say(f"It could not be compiled: {LOG} says why.")
            result = {"compiled": sources} if compiled else {"failed": [sources, compiler]}
            write_stamp({**ground, "level": stamp["level"], **result})
    return compiled and choice != "0"


# The commands


def troyes(arguments: list[str]) -> int:
    """Start the command `troyes` in place of this program."""
    compiled = prepare()
    if not compiled:
        reason = (
            "TROYES_COMPILE=0" if os.environ.get("TROYES_COMPILE") == "0" else "no C compiler could be used"
        )
        say(f"The engine runs interpreted, which is slower: {reason}.")
    command = [str(PYTHON), "-P", "-c", START, *arguments]
    if sys.platform == "win32":
        return subprocess.call(command, env=environment(compiled))
    os.execve(command[0], command, environment(compiled))


def test(arguments: list[str]) -> int:
    """Every check in turn up to the first that fails, or pytest alone with the arguments given."""
    os.chdir(ROOT)
    pytest = [str(PYTHON), "-m", "pytest"]
    plain = environment(compiled=False, TROYES_ENGINE="interpreted")
    if arguments:
        prepare(dev=True, engine=False)
        return subprocess.call([*pytest, *arguments], env=plain)
    compiled = prepare(dev=True)
    steps = [
        ("Format", [str(SCRIPTS / "ruff"), "format", "--check"], plain),
        ("Style", [str(SCRIPTS / "ruff"), "check"], plain),
        ("Types", [str(SCRIPTS / "mypy")], plain),
        ("Imports", [str(SCRIPTS / "lint-imports")], plain),
        ("Tests, interpreted", [*pytest, "-n", "2"], plain),
    ]
    if compiled:
        native = environment(compiled=True, TROYES_ENGINE="compiled")
        steps.append(("Tests, compiled", [*pytest, "-n", "2", "-m", "not once"], native))
    else:
        say("No C compiler could be used: the tests of the compiled engine are left out.")
    for title, command, variables in steps:
        print(f"\n=== {title} ===", flush=True)
        code = subprocess.call(command, env=variables)
        if code:
            say(f"Stopped at: {title}.")
            return code
    return 0


def lock(arguments: list[str]) -> int:
    """Write the lock files anew; the narrower ones take their versions from the widest."""
    uv = shutil.which("uv") or stop("This needs uv: install it first (python3 -m pip install uv).")
    common = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--quiet"]
    common += ["--annotation-style=line", "--custom-compile-command=python3 run.py lock", *arguments]
    bound = ["--constraints=requirements/dev.txt"]
    parts = {"dev": ["--group=dev", "--all-extras"], "build": ["--group=build", *bound], "app": bound}
    for name, options in parts.items():
        output = f"--output-file=requirements/{name}.txt"
        code = subprocess.call([uv, "pip", "compile", *common, *options, output, "pyproject.toml"], cwd=ROOT)
        if code:
            return code
    return 0


def main(arguments: list[str]) -> int:
    """Run the command that the first word names."""
    first, *rest = arguments or ["play", "dice"]
    if first in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    commands = {"test": test, "lock": lock, "troyes": troyes}
    try:
        return commands[first](rest) if first in commands else troyes([first, *rest])
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        stop(f"The set-up was stopped by this machine: {error}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
