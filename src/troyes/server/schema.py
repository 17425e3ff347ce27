"""The messages as an OpenAPI document, from which the types of the page are made.

`python -m troyes.server.schema FILE` writes it.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path

import msgspec

from troyes.server import messages


def document() -> str:
    """All messages as schemas of an OpenAPI document."""
    structs = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == messages.__name__
    ]
    unions = (messages.FromServer, messages.FromPage, messages.Scene)
    _, schemas = msgspec.json.schema_components(
        [*structs, *unions], ref_template="#/components/schemas/{name}"
    )
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Troyes: what server and page say to each other", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(document(), "utf-8")
