"""`troyes` where the system grants few open files: `python -m tests.server.programs.scarce serve …`."""

from __future__ import annotations

import resource
import sys

FILES = 256

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    from troyes.cli.app import main

    sys.exit(main())
