"""Starts servers quickly, for whoever kills many: everything is imported once, and each server is a copy of this process.

A line of the input names a data folder. The answer is the number of the new process, then what the server itself says,
and `gone` when it has ended.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import troyes.server.wire.app  # noqa: F401  (what takes longest at a start)
from troyes.server.main import serve


def main() -> None:
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if not child:
            serve(port=0, data=Path(line.strip()), open_browser=False)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("gone", flush=True)


if __name__ == "__main__":
    main()
