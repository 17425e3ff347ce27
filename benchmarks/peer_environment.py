"""The environment where the peers live: made once, outside the project, with pinned versions."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path
from shutil import which
from sysconfig import get_path

from platformdirs import user_cache_path
from rich.console import Console

from report import Trouble

PEERS = {"catanatron": "3.2.1", "open_spiel": "2.0.2"}
USUAL_PLACE = user_cache_path("troyes") / "peers"


def interpreter(place: Path) -> Path:
    """The Python of the environment at a place."""
    scripts = Path(get_path("scripts", "venv", {"base": str(place)}))
    return scripts / ("python.exe" if sys.platform == "win32" else "python")


def installed(place: Path, peers: Mapping[str, str] = PEERS) -> bool:
    """Whether the peers are there in the versions we want."""
    libraries = get_path("purelib", "venv", {"base": str(place)})
    found = {
        one.name.replace("-", "_").replace(".", "_").lower(): one.version
        for one in distributions(path=[libraries])
    }
    return interpreter(place).exists() and peers.items() <= found.items()


def call(*command: str | Path) -> None:
    """Run an installer, and say in one sentence if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or done.stdout.strip() or "it did not say why").splitlines()[-1]
        raise Trouble(f"Installing the peers failed: {reason}")


def prepare(place: Path, peers: Mapping[str, str] = PEERS) -> Path:
    """Make the environment unless it is there, and return its Python."""
    python = interpreter(place)
    if installed(place, peers):
        return python
    if place.exists() and any(place.iterdir()) and not (place / "pyvenv.cfg").exists():
        raise Trouble(f"{place} holds other things; give --env a new or empty folder.")
    wanted = [f"{name}=={version}" for name, version in peers.items()]
    with Console(stderr=True).status(f"installing {' and '.join(wanted)}"):
        if uv := which("uv"):
            call(uv, "venv", "--allow-existing", "--python", sys.executable, place)
            call(uv, "pip", "install", "--python", python, *wanted)
        else:
            call(sys.executable, "-m", "venv", place)
            call(python, "-m", "pip", "install", "--disable-pip-version-check", *wanted)
    return python
