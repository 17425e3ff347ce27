"""What every step of the set-up uses: a line to whoever waits, one set-up at a time, programs that are run."""

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import IO, Any, NoReturn

from setting_up.places import LOG, ROOT, SOURCES


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
