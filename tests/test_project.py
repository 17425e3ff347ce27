"""The laws of the project itself: locks, names of machines, small modules, what the engine may import, the page."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from pkgutil import resolve_name

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import troyes
from troyes.server import schema

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "troyes"
MODULES = sorted(SOURCES.rglob("*.py"))
ENGINE = [path for path in MODULES if path.relative_to(SOURCES).parts[0] in ("core", "dice", "city")]
LEVELS = ("app", "build", "dev")
LOCKS = (*LEVELS, "core", "scale", "research", "cluster", "node", "uv", "fuzz", "docs")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

WEB = ROOT / "web"
PAGE_FILES = sorted(path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}"))

LONGEST_MODULE = 400

REGISTRY = re.compile(r"(?:pypi|pythonhosted|npmjs|debian)\.(?:org|com)")
MACHINE_PATH = re.compile(r"(?<![\w.~>-])/(?:home|root|tmp|Users|work)/\w|\b[A-Z]:\\Users\\")


def name(path: Path) -> str:
    """A path as the project says it, for the names of tests and for messages."""
    return path.relative_to(ROOT).as_posix()


def lock_text(lock: str) -> str:
    return (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")


def locked(lock: str) -> list[tuple[str, str]]:
    """The locked packages, each with its version and marker; some have a version of their own for an older Python."""
    found = re.findall(r"^([a-z0-9-]+)==(.+?) \\$", lock_text(lock), re.MULTILINE)
    assert found
    return found


def pins(lock: str) -> dict[str, str]:
    """The same by name."""
    return dict(locked(lock))


def project_files() -> list[Path]:
    """The files that belong to the project: what git knows or would add, or all if this is no clone."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split(
            "\0"
        )
    except (OSError, subprocess.CalledProcessError):
        inside = (path.relative_to(ROOT) for path in ROOT.rglob("*"))
        listed = [
            str(path)
            for path in inside
            if not re.search(r"^\.venv|_cache|^\.hypothesis|node_modules|dist", str(path))
        ]
    return [ROOT / path for path in listed if (ROOT / path).is_file()]


def imported(module: Path) -> set[str]:
    """Everything that a module imports, by full name."""
    nodes = list(ast.walk(ast.parse(module.read_text("utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_a_version_and_a_hash(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", lock_text(lock), flags=re.MULTILINE).strip())
    assert len(entries) == len(locked(lock))
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_address(lock: str) -> None:
    assert "://" not in lock_text(lock)


def entries(lock: str) -> set[str]:
    """What a lock says about each package: version, marker and hashes, not for whom it is there."""
    text = re.sub(r"^ *#.*\n", "", lock_text(lock), flags=re.MULTILINE)
    return set(re.split(r"\n(?=\S)", text.strip()))


def test_each_lock_holds_all_of_the_narrower_one() -> None:
    """With the same hashes: whoever installed the widest has shown that all can be."""
    app, build, dev = map(entries, LEVELS)
    assert app <= build <= dev
    assert app <= entries("scale") <= dev
    assert entries("core") <= app
    assert pins("core").items() <= pins("research").items()
    assert pins("core").items() <= pins("cluster").items()


def test_locks_that_are_installed_beside_each_other_agree() -> None:
    versions: dict[str, set[str]] = {}
    for lock in ("dev", "research", "cluster", "docs"):
        for package, pin in pins(lock).items():
            versions.setdefault(package, set()).add(pin.split()[0])
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


def test_locks_hold_what_the_project_asks_for() -> None:
    groups = PROJECT["dependency-groups"]
    extras = PROJECT["project"]["optional-dependencies"]
    asked = {
        "core": PROJECT["project"]["dependencies"],
        "app": [*PROJECT["project"]["dependencies"], *extras["server"]],
        **{extra: extras[extra] for extra in ("scale", "research", "cluster")},
        **{group: groups[group] for group in ("build", "dev", "node", "uv", "fuzz", "docs")},
    }
    for lock, requirements in asked.items():
        wanted = [Requirement(each) for each in requirements if isinstance(each, str)]
        assert {canonicalize_name(each.name) for each in wanted} - pins(lock).keys() == set(), (
            "run `python3 run.py lock`"
        )
        for each in wanted:
            versions = [pin.split()[0] for name, pin in locked(lock) if name == canonicalize_name(each.name)]
            assert [version for version in versions if version not in each.specifier] == [], f"{lock}: {each}"


# The extras without which a layer can do nothing, or cannot do all; every other layer lives on what the core asks for.
EXTRAS = {
    "rl": ("research",),
    "lab": ("research", "cluster", "train"),
    "machine": ("research",),
    "server": ("server", "scale"),
}
BROUGHT_BY = {"pyspiel": "open-spiel", "fluent": "fluent-runtime", "argon2": "argon2-cffi"}
"""Modules that a package brings by another name than its own."""


def strangers(layer: Path) -> set[str]:
    """The packages that a layer imports from outside, wherever in its modules it does."""
    modules = layer.rglob("*.py") if layer.is_dir() else [layer]
    roots = {path.split(".")[0] for module in modules for path in imported(module)}
    return {
        canonicalize_name(BROUGHT_BY.get(root, root)) for root in roots - {*sys.stdlib_module_names, "troyes"}
    }


def test_whatever_a_layer_imports_is_asked_for_by_the_core_or_its_extras() -> None:
    """By name, and not only by what it happens to bring along: that may leave it out one day."""
    extras = PROJECT["project"]["optional-dependencies"]
    layers = {each.stem: each for each in SOURCES.iterdir() if each.is_dir() or each.suffix == ".py"}
    assert EXTRAS.keys() <= layers.keys()
    for layer, place in layers.items():
        asked = [
            *PROJECT["project"]["dependencies"],
            *(each for extra in EXTRAS.get(layer, ()) for each in extras[extra]),
        ]
        known = {canonicalize_name(Requirement(each).name) for each in asked}
        assert (layer, strangers(place) - known) == (layer, set())


def test_no_file_names_a_registry_or_a_place_on_a_machine() -> None:
    guilty = []
    for path in project_files():
        text = path.read_bytes().decode("utf-8", "ignore")
        guilty += [
            f"{name(path)}: {found[0]}" for law in (REGISTRY, MACHINE_PATH) for found in law.finditer(text)
        ]
    assert guilty == []


def test_the_lock_of_the_page_names_no_address() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert packages
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []
    assert "omit-lockfile-registry-resolved=true" in (WEB / ".npmrc").read_text("utf-8").splitlines()


def test_files_of_the_page_are_small() -> None:
    written = [file for file in PAGE_FILES if file.parent.name != "generated"]
    assert [name(file) for file in written if length(file) > LONGEST_MODULE] == []


@pytest.mark.parametrize(
    "file, whole",
    [("openapi.json", schema.document), ("names.json", schema.names), ("words.json", schema.words)],
    ids=["types", "names", "words"],
)
def test_messages_of_the_page_are_those_of_the_server(file: str, whole: Callable[[], str]) -> None:
    written = (WEB / "src" / "generated" / file).read_text("utf-8")
    assert written == whole(), (
        "run `python -m troyes.server.schema web/src/generated/openapi.json`, then `npm run types` in web"
    )


def length(file: Path) -> int:
    """How many lines a file has."""
    return len(file.read_text("utf-8").splitlines())


def test_modules_are_small_and_say_what_they_are() -> None:
    assert [name(module) for module in MODULES if length(module) > LONGEST_MODULE] == []
    mute = [module for module in MODULES if not ast.get_docstring(ast.parse(module.read_text("utf-8")))]
    assert [name(module) for module in mute] == []


def test_engine_imports_only_itself_and_the_standard_library() -> None:
    usual = {*sys.stdlib_module_names, "troyes"}
    allowed = {SOURCES / "core" / "native.py": usual | {"librt", "mypy_extensions"}}
    strangers = {
        name(module): {path.split(".")[0] for path in imported(module)} - allowed.get(module, usual)
        for module in ENGINE
    }
    assert {module: found for module, found in strangers.items() if found} == {}


def test_run_py_and_its_parts_are_small_and_import_only_themselves_and_the_standard_library() -> None:
    parts = [ROOT / "run.py", *(ROOT / "setting_up").glob("*.py")]
    assert len(parts) > 8
    assert [name(part) for part in parts if length(part) > LONGEST_MODULE] == []
    found = {path.split(".")[0] for part in parts for path in imported(part)}
    assert found - sys.stdlib_module_names == {"setting_up"}


def test_tests_and_programs_beside_the_package_are_small_too() -> None:
    written = [path for path in project_files() if path.suffix == ".py"]
    assert len(written) > 800
    assert [name(path) for path in written if length(path) > LONGEST_MODULE] == []


def test_run_py_is_understood_by_an_old_python() -> None:
    ast.parse((ROOT / "run.py").read_text("utf-8"), feature_version=(3, 6))


def test_version_is_the_same_everywhere() -> None:
    version = PROJECT["project"]["version"]
    assert version == troyes.__version__
    assert re.search(
        rf"^## .*\b{re.escape(version)}\b", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE
    )


def test_license_is_the_one_that_the_package_declares() -> None:
    assert PROJECT["project"]["license"] == "MIT"
    assert (
        (ROOT / "LICENSE")
        .read_text("utf-8")
        .startswith("MIT License\n\nCopyright (c) 2026 The Troyes contributors")
    )


def test_rulings_name_what_is_there() -> None:
    """Each says in which function, class or value it can be changed."""
    of_dice, of_troyes = (ROOT / "docs" / "rulings.md").read_text("utf-8").split("\n## Troyes\n")
    for game, text in (("dice", of_dice), ("city", of_troyes)):
        rulings = re.findall(r"^\| R\d+ \|.*\| ([^|]+) \|$", text, re.MULTILINE)
        assert len(rulings) > 20
        for name in re.findall(r"`([^`]+)`", " ".join(rulings)):
            assert resolve_name(f"troyes.{game}.{name}") is not None, name
