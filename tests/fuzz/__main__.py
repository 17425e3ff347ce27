"""A long run of one harness, or of all in turn: `python -m tests.fuzz [PARSER …] [--minutes M] [--corpus DIR]`.

It needs Atheris (`pip install -r requirements/fuzz.txt`, on Linux). What it finds lies in the folder, and is played
again with `python -m tests.fuzz PARSER FILE`. Each parser has a process of its own, for the first fault ends it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tests.fuzz.parsers import PARSERS, parse

NAMES = [parser.name for parser in PARSERS]


def main() -> int:
    """Fuzz what is asked for; 1 if a fault was found."""
    arguments = argparse.ArgumentParser("tests.fuzz")
    arguments.add_argument("parsers", nargs="*", default=NAMES, metavar="PARSER")
    arguments.add_argument("--minutes", type=float, default=10.0, help="for each parser")
    arguments.add_argument("--corpus", type=Path, default=Path(".fuzz"), help="where what was tried is kept")
    arguments.add_argument("--here", action="store_true", help=argparse.SUPPRESS)
    given = arguments.parse_args()
    names, files = [n for n in given.parsers if n in NAMES], [n for n in given.parsers if n not in NAMES]
    if files and (len(names) != 1 or not all(Path(file).is_file() for file in files)):
        sys.exit(f"The parsers are {', '.join(NAMES)}; a file is played again by one of them.")
    if files:
        return replay(names[0], files)
    if given.here:
        fuzz(names[0], given.minutes, given.corpus)
    return max(apart(name, given.minutes, given.corpus) for name in names)


def replay(name: str, files: list[str]) -> int:
    """Let a parser take what was found before."""
    parser = next(parser for parser in PARSERS if parser.name == name)
    for file in files:
        parse(parser, Path(file).read_bytes())
    print(f"{name} took {len(files)} without a fault.")
    return 0


def apart(name: str, minutes: float, corpus: Path) -> int:
    """Fuzz a parser in a process of its own."""
    print(f"{name}: {minutes:g} minutes", flush=True)
    command = [
        sys.executable,
        "-m",
        "tests.fuzz",
        name,
        "--here",
        f"--minutes={minutes}",
        f"--corpus={corpus}",
    ]
    return int(subprocess.call(command) != 0)


def fuzz(name: str, minutes: float, corpus: Path) -> None:
    """Fuzz a parser in this process, which ends with it."""
    try:
        import atheris  # type: ignore[import-untyped, import-not-found, unused-ignore]
    except ImportError:
        sys.exit("This needs Atheris: install it with python -m pip install -r requirements/fuzz.txt.")
    parser = next(parser for parser in PARSERS if parser.name == name)
    folder = corpus / name
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(parser.seeds):
        (folder / f"seed-{number}").write_bytes(seed.encode("utf-8", "surrogatepass"))
    atheris.instrument_all()
    options = [f"-max_total_time={max(1, round(60 * minutes))}", f"-max_len={min(parser.longest, 65_536)}"]
    options += [
        f"-artifact_prefix={folder}/fault-",
        "-timeout=10",
        "-rss_limit_mb=2048",
        "-print_final_stats=1",
    ]
    atheris.Setup([sys.argv[0], *options, str(folder)], lambda data: parse(parser, data))
    atheris.Fuzz()


if __name__ == "__main__":
    sys.exit(main())
