"""The command `troyes`: what becomes of everything that can go wrong in it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from troyes.core.errors import Refusal
from troyes.words import preferred, said, speaking, text

BROKEN: Final = 1
"""A mistake of ours. With `TROYES_TRACEBACK` in the environment, it shows where."""
REFUSED: Final = 2
INTERRUPTED: Final = 130
"""As shells report a program that was stopped by Ctrl-C."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code says how it went. A user's mistake is one sentence and never a traceback."""
    # In the words of the environment, until the command line names another language.
    with speaking(preferred(None, os.environ)):
        return guarded(sys.argv[1:] if arguments is None else arguments)


def guarded(arguments: Sequence[str]) -> int:
    """Run a command, whatever becomes of it."""
    try:
        # Imported here, since that takes long enough for somebody to press Ctrl-C.
        from troyes.cli import commands, streams

        streams.prepare()
        code = commands.run(arguments)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        complain(text("terminal-stopped"))
        return INTERRUPTED
    except Refusal as error:
        complain(said(error.said))
    except BrokenPipeError:
        close_output()
        complain(text("terminal-output-closed"))
    except OSError as error:
        close_output()
        reason = error.strerror or str(error)
        if error.filename:
            complain(text("terminal-failed-with", file=str(error.filename), reason=reason))
        else:
            complain(text("terminal-failed", reason=reason))
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("troyes"):
            # What other commands need says so itself; the rest is the server's.
            complain(text("refused-extra", package=error.name or "", extra="server"))
            return REFUSED
        if os.environ.get("TROYES_TRACEBACK"):
            raise
        complain(text("terminal-broken", error=f"{type(error).__name__}: {error}"))
        return BROKEN
    return REFUSED


def complain(sentence: str) -> None:
    """Say on standard error, on one line and without anything that moves the cursor, what is wrong."""
    line = "".join(sign if sign.isprintable() else "?" for sign in " ".join(sentence.split()))
    with suppress(OSError, ValueError):
        print(line, file=sys.stderr, flush=True)


def close_output() -> None:
    """Give up standard output, so that nothing tries to write the rest of it when the program ends."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
