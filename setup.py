"""Compiles the engine with mypyc; everything else about the package stands in pyproject.toml.

All modules of the packages in `ENGINE` become one group, so that calls between them are plain C calls. An install
where that fails, for want of a C compiler say, is complete without it: the same files then run interpreted.
`TROYES_COMPILE=0` leaves compiling out; `TROYES_COMPILE=1` makes a failure an error.
"""

import os
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ENGINE = ("core", "dice", "city")

INTERPRETED = {
    "__init__.py",  # nothing in them runs often
    "native.py",  # picks the native types while it is imported
}

# Nothing outside replaces the engine's functions, so calls among them may be inlined. A warning that only some
# newer compiler knows is no reason to leave the engine interpreted.
UNIX_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]


class BuildEngine(build_ext):
    """All extensions or none: half an engine could not be imported."""

    def build_extensions(self) -> None:
        """Compile, and forget every extension when one cannot be compiled."""
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        try:
            super().build_extensions()
        except Exception as error:
            if os.environ.get("TROYES_COMPILE") == "1":
                raise
            self.warn(f"the engine is left interpreted: {error}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []


def engine() -> list[Extension]:
    """The extension modules of the engine; none where mypy is missing or compiling is not wanted."""
    if os.environ.get("TROYES_COMPILE") == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        if os.environ.get("TROYES_COMPILE") == "1":
            raise
        return []
    modules = [path for name in ENGINE for path in Path("src/troyes", name).rglob("*.py")]
    compiled = sorted(path.as_posix() for path in modules if path.name not in INTERPRETED)
    built = mypycify(compiled, opt_level="3", debug_level="0", group_name="troyes_engine")
    return cast("list[Extension]", built)  # they are setuptools' own, for setuptools is imported first


setup(ext_modules=engine(), cmdclass={"build_ext": BuildEngine})
