"""A real server for the tests: a process of its own, with its own data folder, on a free port of this machine."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from tests.server.blank import lay_blank
from tests.server.guest import Guest
from tests.server.nursery import Copy

NO_TROUBLE = ("There is no page to show yet", "resource_tracker")


class Server:
    """`troyes serve`, or a `program` that does the same in some other way, with the engine under test. It can be killed
    and started anew on the same data."""

    def __init__(
        self, data: Path, *, program: str = "troyes", more: Sequence[str] = (), **environment: str
    ) -> None:
        data.mkdir(exist_ok=True)
        self.data = data
        self._program = program
        self._more = more
        self.address = ""
        self._errors = data / "errors.txt"
        usual = {name: value for name, value in os.environ.items() if not name.startswith("TROYES_")}
        self._environment = {**usual, "TROYES_BOT_PACE": "0", "TROYES_WORKERS": "1", **environment}
        if "TROYES_DATABASE_URL" not in environment:
            lay_blank(data)
        self._process: Copy | None = None
        self._guests: list[Guest] = []

    def guest(self, name: str = "") -> Guest:
        """Somebody new; they go home when the server ends."""
        guest = Guest(self.address, name)
        self._guests.append(guest)
        return guest

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it and wait until it answers: it says where, as soon as it does."""
        arguments = ["serve", "--no-open", "--port", "0", "--data", str(self.data), *self._more]
        with self._errors.open("a") as errors:
            self._process = Copy(self._program, arguments, self._environment, errors)
        line = self._process.stdout.readline()
        found = re.match(r"Troyes is at (http://[\w.]+:\d+)/", line)
        assert found, (line, self._errors.read_text())
        self.address = found[1]

    def kill(self) -> None:
        """End it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as one should; its exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        for guest in self._guests:
            guest.close()
        self._guests.clear()
        process, self._process = self._process, None
        return 0 if process is None else process.end(how)

    def complaints(self) -> list[str]:
        """What it wrote about troubles of its own; being killed is none."""
        lines = self._errors.read_text().splitlines()
        return [line for line in lines if line and not any(word in line for word in NO_TROUBLE)]

    def forgive(self) -> None:
        """Forget the troubles so far."""
        self._errors.write_text("")
