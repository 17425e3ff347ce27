"""Another countess for the programs that serve otherwise than `troyes` does."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

from troyes.bots import levels


def replace_countess(**changes: Any) -> None:
    """Let whoever asks for the countess find her with these changes. A worker process does so too, before it thinks,
    for it imports the same program."""
    usual = levels.find

    def find(name: str) -> levels.Level:
        found = usual(name)
        return found._replace(**changes) if name == "countess" else found

    levels.find = find


def serve() -> NoReturn:
    """Go on as `troyes` does."""
    from troyes.cli.app import main

    sys.exit(main())
