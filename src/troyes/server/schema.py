"""The messages as an OpenAPI document, from which the types of the page are made, and the names of pieces and words.

`python -m troyes.server.schema FILE` writes the one, and `names.json` and `words.json` beside it.
"""

from __future__ import annotations

import inspect
import json
import sys
from pathlib import Path

import msgspec

from troyes.play.catalogue import GAMES
from troyes.server import endings, lesson_messages, messages, requests, trust, wishes, word_messages
from troyes.server.scenes import Scene, scenery
from troyes.server.tables.infos import kinds


def document() -> str:
    """All messages as schemas of an OpenAPI document."""
    structs = [
        kind
        for module in (messages, endings, lesson_messages, wishes, trust, word_messages)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    unions = (messages.FromServer, requests.FromPage, Scene)
    _, schemas = msgspec.json.schema_components(
        [*structs, *unions], ref_template="#/components/schemas/{name}"
    )
    for kind in structs:
        if kind.__struct_config__.omit_defaults:  # the page has to expect that they are not there
            for field in schemas[kind.__name__]["properties"].values():
                field.pop("default", None)
    whole = {
        "openapi": "3.1.0",
        "info": {"title": "Troyes: what server and page say to each other", "version": "1"},
        "paths": {},
        "components": {"schemas": dict(sorted(schemas.items()))},
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def names() -> str:
    """How the kinds of a game's tokens are listed, and the references of all pieces and places that it explains.

    They are for tests of the page, which lists and draws them.
    """
    found = {
        game.name: {
            "kinds": msgspec.to_builtins(kinds(game)),
            "refs": sorted(scenery(game).glossary(game, game.setup())),
        }
        for game in GAMES
    }
    return json.dumps(found, indent=1) + "\n"


def words() -> str:
    """The files of the catalogue that each game says its things by, which the page fetches before it asks anything."""
    return json.dumps({game.name: game.words for game in GAMES}, indent=1) + "\n"


if __name__ == "__main__":
    place = Path(sys.argv[1])
    place.write_text(document(), "utf-8")
    place.with_name("names.json").write_text(names(), "utf-8")
    place.with_name("words.json").write_text(words(), "utf-8")
