"""`troyes export`: the finished public games of a server, as a folder of records for `troyes database`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from troyes.cli.app import INTERRUPTED, complain
from troyes.cli.hosting.host import Data
from troyes.cli.inputs import Json
from troyes.cli.progress import progress_bar
from troyes.cli.streams import console, write_json
from troyes.machine import files
from troyes.words import text


def export(
    folder: Annotated[Path, Parameter(name="DIR", help="help-export-folder")],
    /,
    *,
    data: Data = None,
    json: Json = False,
) -> int:
    """Write the finished public games of a server as records; people are named only where they agreed to it. The
    server may go on meanwhile."""
    from troyes.server.tables.export import Export

    work = Export(data or files.data_folder(), os.environ.get("TROYES_DATABASE_URL") or None, folder)
    done = 0
    try:
        with progress_bar(work.games) as progress:
            for done in work.run():
                progress(done)
    except KeyboardInterrupt:
        complain(text("terminal-export-stopped", done=done, games=work.games))
        return INTERRUPTED
    if json:
        write_json({"games": work.games, "written": work.written, "folder": str(folder)})
    else:
        console().print(text("terminal-exported", games=work.games, written=work.written))
    return 0
