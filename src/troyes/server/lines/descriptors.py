"""How many files, and so lines, this process may have open."""

from __future__ import annotations

import sys
from typing import Final

ENOUGH: Final = 65_536


def raise_limit() -> int:
    """Ask the system for as many as it grants without anybody's permission; how many that are."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):  # some systems promise more than they grant
        return soft
    return wanted
