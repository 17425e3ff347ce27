"""What is there already: hashes of what things are made of, notes of what was made, a C compiler."""

import ast
import hashlib
import json
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from setting_up.places import DRAWINGS, NOTE, PAGE, PYTHON, ROOT, SOURCES, STAMP, VENV, WEB
from setting_up.tools import answer


def digest(files: Iterable[Path]) -> str:
    """One hash of names and contents."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def tree(folder: Path) -> list[Path]:
    """The files in a folder and below, without what tools leave there."""
    found = []
    for place, folders, names in os.walk(folder):
        ours = [name for name in folders if not name.startswith(".") and not name.endswith(".egg-info")]
        folders[:] = [name for name in ours if name not in ("__pycache__", "node_modules", "dist")]
        found += [Path(place, name) for name in names]
    return found


def package_files() -> dict[Path, Path]:
    """Every file of the installed package that is not compiled, by its place: the sources, and the page if built."""
    files = {path.relative_to(SOURCES): path for path in tree(SOURCES / "troyes")}
    if (PAGE / NOTE).is_file():
        page = {path.relative_to(PAGE): path for path in tree(PAGE) if path.name != NOTE}
        files |= {Path("troyes", "server", "page", name): path for name, path in page.items()}
    return files


def manner() -> str:
    """How setup.py is to compile: quickly, unless something else is asked for."""
    return os.environ.get("TROYES_BUILD") or "quick"


def engine_digest() -> str:
    """The hash of everything that is compiled, and of how."""
    for node in ast.parse((ROOT / "setup.py").read_text("utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ENGINE":
            engine = [
                path for name in ast.literal_eval(node.value) for path in tree(SOURCES / "troyes" / name)
            ]
            sources = digest([*engine, ROOT / "pyproject.toml", ROOT / "setup.py"])
            return hashlib.sha256(f"{sources} {manner()}".encode()).hexdigest()
    raise AssertionError("setup.py names the packages of the engine")


def engine_folder(engine: str) -> Path:
    """Where the package with this engine in it is; a folder of that name is whole."""
    return VENV / f"engine-{engine[:16]}"


def page_digest() -> str:
    """The hash of everything that the page is made of, some of the documents and the catalogues among it."""
    settings = [path for path in WEB.iterdir() if path.is_file()]
    folders = (WEB / "src", WEB / "public", ROOT / "docs", SOURCES / "troyes" / "words", DRAWINGS)
    return digest([*settings, *(path for folder in folders for path in tree(folder))])


def noted(folder: Path) -> str:
    """What a folder says that it was made of, or an empty string."""
    try:
        return (folder / NOTE).read_text("utf-8")
    except (OSError, ValueError):
        return ""


def read_stamp() -> dict[str, Any]:
    """What earlier set-ups finished; nothing if one was broken off."""
    try:
        stamp: dict[str, Any] = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if PYTHON.exists() else {}


def write_stamp(stamp: dict[str, Any]) -> None:
    """Note what is finished, all of it or nothing."""
    draft = STAMP.with_suffix(".draft")
    draft.write_text(json.dumps(stamp, indent=2), "utf-8")
    draft.replace(STAMP)


def find_compiler() -> str:
    """The C compiler that could build the engine for this Python, or an empty string."""
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if sys.implementation.name != "cpython" or not headers.is_file():
        return ""
    if sys.platform == "win32":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer")
        wanted = ["-products", "*", "-requires", "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"]
        return answer([str(installer / "vswhere.exe"), "-latest", *wanted, "-property", "installationPath"])
    if sys.platform == "darwin" and not answer(["xcode-select", "-p"]):
        return ""  # `cc` is there, but only offers to install one
    usual = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return next(filter(None, map(shutil.which, (usual.split()[0], "cc", "gcc", "clang"))), "")
