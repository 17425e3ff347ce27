"""Who is playing."""

from __future__ import annotations

import getpass
from typing import Annotated, Final

from cyclopts import Parameter

NOBODY_KNOWN: Final = "You"

Name = Annotated[str | None, Parameter(help="help-option-name")]


def person(name: str | None) -> str:
    """A name as records keep it: on one line, in characters that can be written."""
    wanted = login() if name is None else name
    kept = " ".join(wanted.encode("utf-8", "replace").decode().split())
    return kept or NOBODY_KNOWN


def login() -> str:
    """The name of this user on this machine, if it has one."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return NOBODY_KNOWN
