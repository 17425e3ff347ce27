"""Installing: our own command's wheel and source archive, each into a fresh environment, do what they promise."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from email import message_from_bytes
from importlib.metadata import distribution
from importlib.util import cache_from_source
from pathlib import Path
from urllib.request import urlopen

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement

from tests.test_project import locked

pytestmark = [pytest.mark.once, pytest.mark.heavy]

ROOT = Path(__file__).resolve().parent.parent
FREE = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "TROYES"))}
"""The variables of somebody who has never seen this project."""
QUICKLY = {"TROYES_COMPILE": "0", "PIP_NO_COMPILE": "1"}
"""Without the compilers of C, which other tests wait for already, and of what Python will not import."""
RANDOM_GAME = """
import troyes
state, rng = troyes.make("dice", 2, seed=1), troyes.Rng(1)
while state.actors():
    state.step(rng.pick(state.options()))
    state.throw(rng)
print(troyes.__file__, len(state.scores()))
"""


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `python3 run.py wheel` makes."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, str(ROOT / "run.py"), "wheel", str(folder)]
    subprocess.run(command, env={**FREE, **QUICKLY}, check=True, capture_output=True)
    return folder


def only(folder: Path, pattern: str) -> Path:
    [found] = folder.glob(pattern)
    return found


class Fresh:
    """A new environment."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, symlinks=True)
        self.bin = folder / "bin"
        places = {"base": str(folder), "platbase": str(folder)}
        self.packages = Path(sysconfig.get_path("platlib", "venv", places))

    def take(self, lock: str, ours: Path) -> None:
        """Put in the packages of a lock, and ours in place of any that is there."""
        self.lay(lock)
        self.install("--no-deps", "--force-reinstall", str(ours))

    def lay(self, lock: str) -> None:
        """Put in the packages of a lock as they lie in our own environment, which was installed from the widest lock with
        the same versions and hashes (`test_each_lock_holds_all_of_the_narrower_one`): to unpack them again takes half a
        minute. What Python compiled of them comes along; programs name our environment, and stay there."""
        for name, pin in locked(lock):
            version, _, marker = pin.partition(" ; ")
            if marker and not Marker(marker).evaluate():
                continue
            package = distribution(name)
            assert package.version == version, name
            for file in package.files or []:
                if ".." not in file.parts:
                    self._copy(Path(str(package.locate_file(file))), self.packages / file)

    def _copy(self, source: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)  # with its time, by which Python knows what it compiled
        if source.suffix == ".py" and (compiled := Path(cache_from_source(str(source)))).is_file():
            self._copy(compiled, Path(cache_from_source(str(target))))

    def wheel(self, archive: Path, folder: Path) -> Path:
        """The wheel that pip makes of a source archive with what is here."""
        outside = getattr(sys, "_base_executable", sys.executable)
        pip = [outside, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check"]
        command = [
            *pip,
            "wheel",
            "--no-deps",
            "--no-build-isolation",
            "--wheel-dir",
            str(folder),
            str(archive),
        ]
        done = subprocess.run(command, env={**FREE, **QUICKLY}, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return only(folder, "*.whl")

    def install(self, *what: str) -> None:
        python = str(self.bin / "python")
        uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
        outside = getattr(sys, "_base_executable", sys.executable)
        quickly = [uv, "pip", "install", "--python", python] if uv else []
        surely = [outside, "-m", "pip", "--python", python, "install", "--disable-pip-version-check"]
        said = b""
        for command in filter(None, (quickly, surely)):
            done = subprocess.run(
                [*command, *what], env={**FREE, **QUICKLY}, capture_output=True, check=False
            )
            if done.returncode == 0:
                return
            said = done.stderr
        raise AssertionError(said.decode())

    def run(self, name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / name), *arguments],
            env=FREE,
            capture_output=True,
            text=True,
            cwd=self.bin,
            check=False,
        )


def test_the_wheel_and_the_archive_hold_the_page_the_words_and_the_weights(dist: Path) -> None:
    with zipfile.ZipFile(only(dist, "*.whl")) as wheel:
        inside = set(wheel.namelist())
        [metadata] = [name for name in inside if name.endswith("METADATA")]
        told = message_from_bytes(wheel.read(metadata))
    with tarfile.open(only(dist, "*.tar.gz")) as archive:
        packed = {name.partition("/src/")[2] for name in archive.getnames()}
    for names in (inside, packed):
        assert "troyes/server/page/index.html" in names
        assert any(re.fullmatch(r"troyes/server/page/assets/.*\.js", name) for name in names)
        assert "troyes/words/en/refusals.ftl" in names
        assert "troyes/py.typed" in names
        assert any(re.fullmatch(r"troyes/bots/taught/.*\.json", name) for name in names)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(told.get_all("Provides-Extra") or []) == set(project["optional-dependencies"])
    needed = [each for each in told.get_all("Requires-Dist") or [] if "extra ==" not in each]
    assert len(needed) == len(project["dependencies"]) <= 8


@pytest.fixture(scope="module")
def fresh(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    """An environment with the core, from the archive; the server comes to it, as it may to anybody's. The archive is
    built where there is what its own settings ask for: pip would fetch that again."""
    builder = Fresh(tmp_path_factory.mktemp("builder"))
    builder.lay("build")
    wheel = builder.wheel(only(dist, "*.tar.gz"), tmp_path_factory.mktemp("built"))
    found = Fresh(tmp_path_factory.mktemp("fresh"))
    found.take("core", wheel)
    return found


def test_the_lock_for_building_holds_what_the_archive_is_built_with(dist: Path) -> None:
    with tarfile.open(only(dist, "*.tar.gz")) as archive:
        [settings] = [
            each
            for each in archive.getmembers()
            if each.name.count("/") == 1 and each.name.endswith("/pyproject.toml")
        ]
        file = archive.extractfile(settings)
        assert file
        asked = tomllib.loads(file.read().decode())["build-system"]["requires"]
    held = {name: pin.split()[0] for name, pin in locked("build")}
    wishes = [Requirement(each) for each in asked]
    assert [str(wish) for wish in wishes if held.get(wish.name, "0") not in wish.specifier] == []
    assert {wish.name for wish in wishes} == {"setuptools", "mypy"}


def test_the_core_installs_from_the_archive_plays_and_says_what_the_server_needs(fresh: Fresh) -> None:
    where, players = fresh.run("python", "-c", RANDOM_GAME).stdout.split()
    assert Path(where).is_relative_to(fresh.bin.parent)
    assert players == "2"
    assert fresh.run("troyes", "sim", "dice", "--games", "3").returncode == 0
    wish = r'This needs the package \w+, which is not installed: install it with pip install "troyes\[server\]"\.\n'
    for command in ("serve", "doctor"):
        refused = fresh.run("troyes", command)
        assert refused.returncode == 2
        assert re.fullmatch(wish, refused.stderr), refused.stderr


def test_the_server_installs_from_the_wheel_and_shows_the_page(
    dist: Path, fresh: Fresh, tmp_path: Path
) -> None:
    fresh.take("app", only(dist, "*.whl"))
    command = [
        str(fresh.bin / "troyes"),
        "serve",
        "--port",
        "0",
        "--no-open",
        "--data",
        str(tmp_path / "data"),
    ]
    with subprocess.Popen(command, env=FREE, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            address = re.search(r"http://\S+/", server.stdout.readline())
            assert address
            with urlopen(address[0]) as answer:
                page = answer.read().decode()
            assert '<script type="module"' in page
        finally:
            server.terminate()
