"""`troyes`, but its countess hangs, and cannot be hurried: `python -m tests.server.hanging serve …`.

A worker process imports this as well, before it thinks.
"""

from __future__ import annotations

import sys
import threading
from typing import Any

from troyes.bots import levels

usual = levels.find


class Hanging:
    """A player that never comes to an end."""

    def choose(self, *_: object) -> list[int]:
        """Wait for what never happens."""
        threading.Event().wait()
        raise AssertionError


def find(name: str) -> Any:
    """The level of this name."""
    found = usual(name)
    return found._replace(player=Hanging) if name == "countess" else found  # type: ignore[arg-type]


levels.find = find

if __name__ == "__main__":
    from troyes.cli.app import main

    sys.exit(main())
