"""Where things are: the folders and files of this project and of its environment."""

import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if sys.platform == "win32" else "bin")
PYTHON = SCRIPTS / ("python.exe" if sys.platform == "win32" else "python")
STAMP = VENV / "troyes.json"
LOG = VENV / "troyes.log"
STAGE = VENV / "stage"
BUILT_BY = VENV / "built_by.py"
FAILED = VENV / "failed"
PACKAGES = Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
WEB = ROOT / "web"
PAGE = WEB / "dist"
DRAWINGS = SOURCES / "troyes" / "server" / "pictures" / "drawings"
MODULES = WEB / "node_modules"

# Each lock holds all of the ones before it. Others are installed only where they are asked for: `node` builds the page,
# `scale` is for PostgreSQL and Redis, `research` for the environments, whose tests stand in a room of their own.
LEVELS = ("app", "build", "dev")

# What was made of which sources is noted in the folder that was made, where whoever makes it anew wipes it out.
NOTE = ".troyes"
