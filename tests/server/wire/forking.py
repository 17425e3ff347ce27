"""Starts servers quickly, for whoever kills many: each is a copy of this process, which has done once what is the same for
all of them.

With the argument `one-by-one` every change has a commit of its own. A line of the input names a data folder. The answer is the number of the new process, then what the server itself says,
and `gone` when it has ended.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from troyes.server.main import serve
from troyes.server.settings import Settings
from troyes.server.store import database
from troyes.server.wire.app import create_app
from troyes.words import text


async def warm_up() -> None:
    """Start and end a server that nobody visits: what Python keeps of it, and of the words, the copies need not make."""
    with TemporaryDirectory() as folder:
        async with create_app(Settings.from_environment(Path(folder))).lifespan():
            text("terminal-serve-at", address="")


def main() -> None:
    if "one-by-one" in sys.argv[1:]:
        database.LARGEST_BATCH = 1  # type: ignore[misc]
    asyncio.run(warm_up())
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
