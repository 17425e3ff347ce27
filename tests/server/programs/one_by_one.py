"""`troyes` where every change has a commit of its own: `python -m tests.server.programs.one_by_one serve …`."""

from __future__ import annotations

import sys

from troyes.cli.app import main
from troyes.server.store import database

if __name__ == "__main__":
    database.LARGEST_BATCH = 1  # type: ignore[misc]
    sys.exit(main())
