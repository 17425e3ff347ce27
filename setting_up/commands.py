"""The commands of run.py."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setting_up import building, checks, compiling, packages, present, tools
from setting_up.places import LEVELS, LOCKS, LOG, PYTHON, ROOT
from setting_up.present import digest
from setting_up.tools import alone, environment, say, stop

START = "import sys; sys.argv[0] = 'troyes'; from troyes.cli.app import main; sys.exit(main())"

# Seconds since the start for which the server waits for the engine, if it waits for nothing else any more.
PATIENCE = 30.0
STARTED = time.monotonic()


def prepare(dev: bool = False, engine: bool = True, page: bool = False) -> compiling.Engine:
    """Bring .venv and the page up to date; the engine may still be on its way afterwards."""
    choice = os.environ.get("TROYES_COMPILE")
    compiler = present.find_compiler() if engine and choice != "0" else ""
    if engine and choice == "1" and not compiler:
        stop(
            "There is no C compiler for Python: install one (on Debian and Ubuntu: apt install gcc python3-dev)."
        )
    locks = digest(LOCKS / f"{each}.txt" for each in LEVELS)
    ground = {"python": f"{sys.version} in {sys.base_prefix}", "locks": locks}
    with alone() as guard, ThreadPoolExecutor(1) as other_core:
        stamp = present.read_stamp()
        if any(stamp.get(key) != value for key, value in ground.items()):
            packages.remake_venv()
            stamp = {**ground, "level": -1}
        early = (
            other_core.submit(building.build_page, dev, stamp, guard)
            if page and building.machine_npm()
            else None
        )
        packages.prepare_packages(2 if dev else 1 if compiler else 0, stamp, guard)
        found = compiling.prepare_engine(compiler, dev or choice == "1", page and not dev, guard)
        try:
            if early:
                early.result()
            elif page:
                building.build_page(dev, stamp, guard)
        except BaseException:
            found.drop()
            raise
    return found


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


def test(arguments: list[str]) -> int:
    """Every check, or pytest alone with the arguments given."""
    os.chdir(ROOT)
    pytest = [str(PYTHON), "-m", "pytest"]
    plain = environment(compiled=False, TROYES_ENGINE="interpreted")
    if arguments:
        # The tests in a browser are the only ones that need the page.
        browser = any(argument.startswith("tests/web") for argument in arguments)
        prepare(dev=True, engine=False, page=browser)
        if any(argument.startswith(checks.RESEARCH) for argument in arguments):
            packages.add("research", "cluster")
        else:
            arguments = [f"--ignore={checks.RESEARCH}", *arguments]
        return subprocess.call([*pytest, *arguments], env=plain)
    return checks.walk(*checks.checks(prepare(dev=True, page=True), pytest, plain))


def wheel(arguments: list[str]) -> int:
    """Build a wheel and a source archive, both with the page; the engine in the wheel is the fastest there is."""
    prepare(dev=True, engine=False, page=True)
    target = Path(arguments[0] if arguments else "dist").resolve()
    with tempfile.TemporaryDirectory(prefix="troyes-wheel-") as folder:
        stage = Path(folder)
        for place, path in present.package_files().items():
            copy = stage / "src" / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, copy)
        for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
            shutil.copy2(ROOT / name, stage / name)
        say("Building the source archive and the wheel ...")
        into = ["--dist-dir", str(target)]
        build = [str(PYTHON), "setup.py", "--quiet", "sdist", *into, "bdist_wheel", *into]
        code, output = tools.heard(build, env=environment(compiled=True), cwd=stage)
    if code:
        print(output, file=sys.stderr)
        stop("The wheel could not be built; what setuptools said stands above.")
    for path in sorted(target.iterdir()):
        print(path)
    return 0


def docs(arguments: list[str]) -> int:
    """Build the site of the documents."""
    prepare(dev=True, engine=False)
    folder = Path(arguments[0] if arguments else ROOT / "build" / "docs").resolve()
    say("Building the documents ...")
    code, output = checks.site(folder)[1]()
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
        "uv": ["--group=uv"],
        "fuzz": ["--group=fuzz"],
        "docs": [*bound, "--group=docs"],
    }
    for name, options in parts.items():
        output = f"--output-file=requirements/{name}.txt"
        code = subprocess.call([uv, "pip", "compile", *common, *options, output], cwd=ROOT)
        if code:
            return code
    return 0
