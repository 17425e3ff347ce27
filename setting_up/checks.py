"""Every check that must pass, in two lanes."""

import os
import shutil
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setting_up import building, compiling, packages, tools
from setting_up.places import LOG, PYTHON, ROOT, SCRIPTS, VENV, WEB
from setting_up.tools import environment, say

RESEARCH = "tests/rl"

# A step of the checks has a title and says its exit code and its output.
Step = tuple[str, Callable[[], tuple[int, str]]]


def step(title: str, command: list[str], variables: dict[str, str]) -> Step:
    """A step that is a program."""
    return title, lambda: tools.heard(command, env=variables, cwd=ROOT)


def with_engine(engine: compiling.Engine, later: Step) -> Step:
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


def checks(engine: compiling.Engine, pytest: list[str], plain: dict[str, str]) -> list[list[Step]]:
    """All steps in two lanes, one of which has more to compute and the other more to wait for.

    What waits has two processes and uses whatever is left over; so what computes, which has one, may not come last.
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
    research = [*pytest, RESEARCH]
    more: Step = ("Packages for research", lambda: packages.add("research", "cluster"))
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
        waiting.append(more)  # it waits for the compiler too
        waiting.append(with_engine(engine, step("Tests that wait, compiled", waits, native)))
        waiting.append(with_engine(engine, step("Tests of the environments", [*nice, *research], native)))
    else:
        say("No C compiler could be used: the tests of the compiled engine are left out.")
        computing.append(step("Tests, interpreted", tests, plain))
        waiting.append(more)
        waiting.append(step("Tests that wait, interpreted", waits, plain))
        waiting.append(step("Tests of the environments", [*nice, *research], plain))
    computing.append(site(VENV / "site"))
    return [computing, waiting]


def site(folder: Path) -> Step:
    """The step that builds the site of the documents; a warning is a failure."""
    # What it is built with says in many lines what becomes of it one day.
    variables = environment(compiled=False, NO_MKDOCS_2_WARNING="1")
    command = [str(PYTHON), "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]

    def build() -> tuple[int, str]:
        packages.add("docs")
        return tools.heard(command, env=variables, cwd=ROOT)

    return "Documents", build
