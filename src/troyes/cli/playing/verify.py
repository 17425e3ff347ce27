"""`troyes verify`: whether the throws of a record are those that were settled before its game."""

from __future__ import annotations

from troyes.cli.inputs import Components, Json, RecordFile, read_record
from troyes.cli.streams import write_json
from troyes.play import proof
from troyes.words import text


def verify(file: RecordFile, /, *, components: Components = None, json: Json = False) -> None:
    """Throw everything in a record again, and show that no throw was chosen."""
    record = read_record(file, components)
    throws = proof.verify(record)
    settled = proof.read(record)
    added = proof.write_added(settled.added)
    if json:
        write_json({"throws": throws, "commitment": settled.commitment, "added": added})
        return
    print(text("terminal-verify-done", throws=throws))
    print(text("terminal-verify-commitment", commitment=settled.commitment))
    print(text("terminal-verify-added", added=added) if added else text("terminal-verify-nothing-added"))
