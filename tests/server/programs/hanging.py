"""`troyes`, but its countess hangs, and cannot be hurried: `python -m tests.server.programs.hanging serve …`."""

from __future__ import annotations

import threading

from tests.server.programs.countess import replace_countess, serve


class Hanging:
    """A player that never comes to an end."""

    def choose(self, *_: object) -> list[int]:
        """Wait for what never happens."""
        threading.Event().wait()
        raise AssertionError


replace_countess(player=Hanging)

if __name__ == "__main__":
    serve()
