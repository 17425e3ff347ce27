"""Compiles the engine with mypyc; everything else about the package stands in pyproject.toml.

All compiled modules become one group, so that calls between them are plain C calls. An install where that fails, for
want of a C compiler say, is complete without it: the same files then run interpreted.

`TROYES_COMPILE=0` leaves compiling out; `TROYES_COMPILE=1` makes a failure an error. Usually all C code is one file,
which makes the fastest engine, for wheels; with `TROYES_BUILD=quick` every module is a C file of its own, all cores
compile, and the compiler takes less trouble, which saves much of its time and costs up to a tenth of the speed:
`run.py` asks for that.
"""

import ast
import inspect
import os
import re
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

ENGINE = ("core", "dice", "city", "bots")

# No playout and no search runs these, so they stay interpreted: patterns for the end of a module's path, wherever its
# folder stands. A class in them that inherits from a compiled one needs `allow_interpreted_subclasses` there.
INTERPRETED = (
    "__init__.py",
    "core/doors.py",
    "core/native.py",  # picks the native types while it is imported
    "achievements.py",
    "bots/advice.py",
    "bots/front.py",
    "bots/player.py",
    "bots/levels.py",
    "bots/seat.py",
    "bots/weights.py",
    "bots/players/*.py",
    "box/*.py",
    "changes.py",
    "components.py",
    "count.py",
    "document.py",
    "errors.py",
    "glossary.py",
    "outcome.py",
    "renamed.py",
    "sight.py",
)

QUICK = os.environ.get("TROYES_BUILD") == "quick"
GROUP = "troyes_engine"

# Nothing outside replaces the engine's functions, so calls among them may be inlined. A warning that only some
# newer compiler knows is no reason to leave the engine interpreted.
UNIX_FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error"]


# Where C code names a compiled function, class or module, and then what `help` says about it.
TOLD = re.compile(
    r'(?:CPyPy_(?P<function>\w+),|CPyType_(?P<type>\w+)_template_ = \{|HEAD_INIT,\s+"(?P<module>[\w.]+)",)'
    r'(?:(?!PyDoc_STR|CPyPy_)[^;])*?(?:PyDoc_STR\("(?P<signature>(?:[^"\\]|\\.)*)"\)|NULL, /\* docstring \*/)',
    re.DOTALL,
)


class SideBySide:
    """A C compiler that takes a list of files at once, and only those that changed since it last did.

    An object file comes to its place when it is whole, so that a compilation that was broken off goes on where it was.
    """

    def __init__(self, compiler: Any) -> None:
        self._compiler = compiler
        self._compile = compiler.compile

    def __call__(self, sources: Sequence[str], output_dir: str, **options: Any) -> list[str]:
        """Stands in for the compiler's method `compile`."""
        Path(output_dir).mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(cores()) as pool:
            jobs = [pool.submit(self._one, source, output_dir, **options) for source in sources]
            return [job.result() for job in jobs]

    def _one(self, source: str, output_dir: str, **options: Any) -> str:
        built: str = self._compiler.object_filenames([source], output_dir=output_dir)[0]
        if newer_group([source, *options["depends"]], built):
            with TemporaryDirectory(dir=output_dir) as draft:
                made = self._compile([source], output_dir=draft, **options)[0]
                Path(built).parent.mkdir(parents=True, exist_ok=True)
                Path(made).replace(built)
        return built


class BuildEngine(build_ext):
    """All extensions or none: half an engine could not be imported."""

    def build_extensions(self) -> None:
        """Compile, and forget every extension when one cannot be compiled."""
        compiler: Any = self.compiler
        if compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_FLAGS]
        self.build_temp = str(Path(self.build_temp, "quick" if QUICK else "whole"))
        self.parallel = cores()
        try:
            if QUICK and compiler.compiler_type == "unix" and self.extensions:
                self._read_ahead(compiler)
            compiler.compile = SideBySide(compiler)
            super().build_extensions()
        except Exception as error:
            if os.environ.get("TROYES_COMPILE") == "1":
                raise
            self.warn(f"the engine is left interpreted: {error}")
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []

    def _read_ahead(self, compiler: Any) -> None:
        """Let the compiler read once what all C files of the engine begin with: that is a fifth of its work. One that
        cannot use what it kept reads the same text again, as it always did."""
        group = max(self.extensions, key=lambda extension: len(extension.sources))
        head = Path(self.build_temp, "ahead.h").absolute()
        head.parent.mkdir(parents=True, exist_ok=True)
        head.write_text(f'#include "__native_{GROUP}.h"\n#include "__native_internal_{GROUP}.h"\n', "utf-8")
        shutil.copyfile(head, head.with_suffix(".c"))
        with TemporaryDirectory(dir=head.parent) as draft:
            [made] = compiler.compile(
                [os.path.relpath(head.with_suffix(".c"))],
                output_dir=draft,
                include_dirs=group.include_dirs,
                extra_preargs=["-x", "c-header"],
                extra_postargs=group.extra_compile_args,
            )
            Path(made).replace(head.with_suffix(".h.gch"))
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(head)]
            extension.include_dirs = group.include_dirs  # a shim's are fewer


def cores() -> int:
    """How many cores may be used."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def modules() -> list[str]:
    """The files that are compiled."""
    found = [path for name in ENGINE for path in Path("src/troyes", name).rglob("*.py")]
    return sorted(path.as_posix() for path in found if not any(map(path.match, INTERPRETED)))


def docstrings() -> dict[str, str]:
    """The docstrings of all that is compiled, by every name that C code may have for it: mypyc, which leaves them out,
    shortens the names of modules as far as they stay different."""
    found: dict[str, str] = {}
    for file in modules():
        path = Path(file).relative_to("src").with_suffix("").parts
        for names, text in told_in(ast.parse(Path(file).read_text("utf-8")), ()):
            for start in range(len(path)):
                found["___".join([*path[start:], *names])] = text
    return found


def told_in(node: ast.Module | ast.ClassDef | ast.FunctionDef, names: tuple[str, ...]) -> Iterator[Any]:
    """The docstrings of a module or class and of what is in it, each with the names that lead there."""
    if text := ast.get_docstring(node):
        yield names, inspect.cleandoc(text)
    if not isinstance(node, ast.FunctionDef):
        for inner in node.body:
            if isinstance(inner, ast.ClassDef | ast.FunctionDef):
                yield from told_in(inner, (*names, inner.name))


def with_docstrings(source: str, texts: dict[str, str]) -> str:
    """A copy of a C file in which compiled code says what it is; it is left alone while it stays the same."""

    def told(match: re.Match[str]) -> str:
        name = match["function"] or match["type"] or match["module"].replace(".", "___")
        signature = match["signature"] or ""
        text = "".join(escaped(byte) for byte in texts.get(name, "").encode())
        head, _, _ = match[0].rpartition("PyDoc_STR(" if match["signature"] else "NULL")
        return match[0] if not text else f'{head}PyDoc_STR("{signature}{text}")' + "," * (not signature)

    copy = Path("build", "told", Path(source).name)
    code = TOLD.sub(told, Path(source).read_text("utf-8"))
    if not copy.is_file() or copy.read_text("utf-8") != code:
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(code, "utf-8")
    return copy.as_posix()


def escaped(byte: int) -> str:
    """A byte within a string of C."""
    return chr(byte) if (chr(byte).isalnum() and byte < 128) or chr(byte) in " .,:;()[]" else f"\\{byte:03o}"


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
    built = mypycify(
        modules(),
        opt_level="1" if QUICK else "3",
        debug_level="0",
        multi_file=QUICK,
        group_name=GROUP,
    )
    texts = docstrings()
    for extension in built:
        extension.sources = [
            with_docstrings(str(source), texts) if Path(source).name.startswith("__native_") else source
            for source in extension.sources
        ]
    return cast("list[Extension]", built)  # they are setuptools' own, for setuptools is imported first


setup(ext_modules=engine(), cmdclass={"build_ext": BuildEngine})
