"""Plays and tests Troyes from a fresh clone; it needs nothing but Python.

    python3 run.py                   play in the browser: starts `troyes serve`
    python3 run.py COMMAND ...       any command of `troyes`; `python3 run.py troyes --help` lists them
    python3 run.py test              every check: format, style, types, imports, page, tests interpreted and compiled
    python3 run.py test ARGS ...     only pytest, with these arguments, on the interpreted engine
    python3 run.py wheel [FOLDER]    a wheel and a source archive with the built page inside, in dist or that folder
    python3 run.py docs [FOLDER]     the site of the documents, in build/docs or that folder
    python3 run.py lock [--upgrade]  write the lock files anew from pyproject.toml (needs uv)

The first start makes the folder .venv, installs the locked packages into it, builds the page in web with Node (20.19
or newer, which is installed into .venv where it is missing) and compiles the engine meanwhile if there is a C compiler;
later starts find that done. The server does not wait long for the engine: what is left of compiling goes on beside it.
With TROYES_COMPILE=0 in the environment the engine is never compiled, with TROYES_COMPILE=1 it has to be, and every
command waits for it. With TROYES_BUILD=whole it is the fastest engine, which takes longest to compile.
"""

import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.exit(
        "Troyes needs Python 3.11 or newer; this is %d.%d, so start run.py with another."
        % sys.version_info[:2]
    )

# Its parts are beside it, also for a Python that was told not to look there.
sys.path.insert(0, str(Path(__file__).resolve().parent))

from setting_up import commands, compiling, tools


def main(arguments: list[str]) -> int:
    """Run the command that the first word names."""
    first, *rest = arguments or ["serve"]
    if first in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    known = {
        "test": commands.test,
        "docs": commands.docs,
        "lock": commands.lock,
        "wheel": commands.wheel,
        "troyes": commands.troyes,
        "beside": compiling.beside,
    }
    try:
        return known[first](rest) if first in known else commands.troyes([first, *rest])
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        tools.stop(f"The set-up was stopped by this machine: {error}.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
