"""`troyes backup`, `troyes restore` and `troyes doctor`: what a host does with a data folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from troyes.cli.inputs import Json
from troyes.cli.streams import waiting, write_json
from troyes.machine import files
from troyes.words import said, text

WRONG: Final = 1

Data = Annotated[
    Path | None,
    Parameter(name="--data", help="help-option-data"),
]
BackupFile = Annotated[Path, Parameter(name="FILE", help="help-option-backup")]


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
    replace: Annotated[bool, Parameter(negative=(), show_default=False, help="help-restore-replace")] = False,
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

    with waiting(text("terminal-doctor-busy")):
        findings = list(look(data or files.data_folder()))
    sound = all(wrong is None for _, wrong in findings)
    if json:
        told = [
            {"part": said(part), "wrong": None if wrong is None else said(wrong)} for part, wrong in findings
        ]
        write_json({"sound": sound, "findings": told})
        return 0 if sound else WRONG
    for part, wrong in findings:
        print(
            text("terminal-doctor-ok", part=part)
            if wrong is None
            else text("terminal-doctor-wrong", part=part, why=wrong)
        )
    return 0 if sound else WRONG


def _url() -> str | None:
    return os.environ.get("TROYES_DATABASE_URL") or None
