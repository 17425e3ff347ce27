"""Every check that must pass, in two lanes."""

import os
import shutil
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from setting_up import building, compiling, packages, tools
from setting_up.places import LOG, PYTHON, ROOT, SCRIPTS, VENV, WEB
from setting_up.tools import environment, say

RESEARCH = "tests/rl"

# Tests that compute, in parts that take about as long as each other: their names, and where pytest finds them.
CITY = ["tests/city"]
ALL_GAMES = ["tests/bots", "tests/contract", "tests/dice", "tests/play"]
COMMANDS = ["tests/cli", "tests/draw", "tests/lab", "tests/tui", "tests/words"]
PARTS = (
    ("Troyes", CITY),
    ("all games", ALL_GAMES),
    ("commands and words", COMMANDS),
    ("the rest", ["tests", *(f"--ignore={each}" for each in CITY + ALL_GAMES + COMMANDS)]),
)

# A step of the checks has a title and says its exit code and its output.
Step = tuple[str, Callable[[], tuple[int, str]]]


def step(title: str, command: list[str], variables: dict[str, str]) -> Step:
    """A step that is a program."""
    return title, lambda: tools.heard(command, env=variables, cwd=ROOT)


def with_engine(engine: compiling.Engine, later: Step) -> Step:
    """A step that waits for the compiled engine first, and fails without one."""
    title, action = later
    return title, lambda: action() if engine.wait() else (1, LOG.read_text("utf-8", "replace"))


def walk(lanes: list[list[Step]], common: Sequence[Step] = ()) -> int:
    """Take the steps of each lane in turn and all lanes at once; a lane that has come to its end goes on with those
    that are common to all. Each is told in one piece when it ends.

    After a failure nothing is begun any more; the exit code is that of the first.
    """
    codes: dict[str, int] = {}
    telling = threading.Lock()
    left = deque(common)

    def steps(lane: list[Step]) -> Iterator[Step]:
        yield from lane
        with suppress(IndexError):
            while True:
                yield left.popleft()

    def take_steps(lane: list[Step]) -> None:
        for title, action in steps(lane):
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


def checks(
    engine: compiling.Engine, pytest: list[str], plain: dict[str, str]
) -> tuple[list[list[Step]], list[Step]]:
    """The steps of two lanes, one of which has more to compute and the other more to wait for, and those that either
    takes when it has come to its end: what computes for longest first, for it has one process.
    """
    npm = building.find_npm()
    script, page = [*npm, "--prefix", str(WEB), "run", "--silent"], building.page_environment(npm)
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
    research = [*nice, *pytest, RESEARCH]
    pytest = [*pytest, f"--ignore={RESEARCH}"]
    # Neighbours stay together as long as both workers have some: what one of them set up serves the next.
    two = ["-n", "2", "--dist", "worksteal"]
    waits = [*pytest, *two, "-m", "waits", "tests/server", "tests/web"]  # nothing elsewhere does
    # On two cores one process is enough beside them; workers would each read thousands of tests.
    cores = os.cpu_count() or 2
    workers = ["-n", str(cores - 1), "--dist", "worksteal"] if cores > 2 else []
    compiled = bool(engine.job or engine.wait())
    how, variables = ("compiled", native) if compiled else ("interpreted", plain)

    def tests(title: str, command: list[str]) -> Step:
        later = step(f"{title}, {how}", command, variables)
        return with_engine(engine, later) if compiled else later

    if compiled:
        computing.append(step("Tests of both engines, interpreted", [*nice, *pytest, "-m", "both"], plain))
    else:
        say("No C compiler could be used: the tests of the compiled engine are left out.")
    waiting.append(("Packages for research", for_research))  # early: what follows waits for the compiler too
    waiting.append(tests("Tests that wait", waits))
    common = [
        tests(f"Tests of {name}", [*pytest, *workers, "-m", "not waits", *where]) for name, where in PARTS
    ]
    environments = after(for_research, tests("Tests of the environments", research))
    return [computing, waiting], [*common, environments, site(VENV / "site")]


def for_research() -> tuple[int, str]:
    """Install what only the environments need; where it is there already, nothing happens."""
    return packages.add("research", "cluster")


def after(first: Callable[[], object], later: Step) -> Step:
    """A step before which something else is seen to."""
    title, action = later

    def both() -> tuple[int, str]:
        first()
        return action()

    return title, both


def site(folder: Path) -> Step:
    """The step that builds the site of the documents; a warning is a failure."""
    # What it is built with says in many lines what becomes of it one day.
    variables = environment(compiled=False, NO_MKDOCS_2_WARNING="1")
    command = [str(PYTHON), "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    return after(lambda: packages.add("docs"), step("Documents", command, variables))
