"""`troyes backup`, `troyes restore` and `troyes doctor`: what a host does with a data folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from troyes.cli.inputs import Json
from troyes.cli.streams import waiting, write_json
from troyes.play import files
from troyes.words import said, text

WRONG: Final = 1

Data = Annotated[
    Path | None,
    Parameter(name="--data", help="The folder of the server; your data folder if it is left out."),
]
BackupFile = Annotated[Path, Parameter(name="FILE", help="The file of the backup.")]


def backup(file: BackupFile, /, *, data: Data = None) -> None:
    """Write all that a server keeps into one file; the server may go on meanwhile."""
    from troyes.server.store.backup import back_up

    with waiting(text("terminal-backup-busy")):
        rows = back_up(data or files.data_folder(), _url(), file)
    print(text("terminal-backup-done", file=str(file), rows=rows))


def restore(
    file: BackupFile,
    /,
    *,
    data: Data = None,
    replace: Annotated[
        bool, Parameter(negative=(), show_default=False, help="Put aside the database that is there.")
    ] = False,
) -> None:
    """Bring back all that a backup holds; the server must not run."""
    from troyes.server.store.backup import restore as bring_back

    folder = data or files.data_folder()
    with waiting(text("terminal-restore-busy")):
        rows = bring_back(folder, _url(), file, replace=replace)
    print(text("terminal-restore-done", file=str(file), rows=rows))


def doctor(*, data: Data = None, json: Json = False) -> int:
    """Look whether a data folder and the configuration are sound; nothing is changed."""
    from troyes.server.wire.doctor import look

    findings = []
    with waiting(text("terminal-doctor-busy")):
        for part, wrong in look(data or files.data_folder()):
            findings.append({"part": said(part), "wrong": None if wrong is None else said(wrong)})
    if json:
        write_json({"sound": all(each["wrong"] is None for each in findings), "findings": findings})
    for each in [] if json else findings:
        if each["wrong"] is None:
            print(text("terminal-doctor-ok", part=each["part"]))
        else:
            print(text("terminal-doctor-wrong", part=each["part"], why=each["wrong"]))
    return WRONG if any(each["wrong"] for each in findings) else 0


def _url() -> str | None:
    return os.environ.get("TROYES_DATABASE_URL") or None
