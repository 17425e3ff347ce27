"""Catalogues and source code taken apart, for the laws about them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from troyes.words.languages import FOLDER

SOURCES = FOLDER.parent
SAYERS = {"message": "troyes.core.message", "Message": "troyes.core.message", "text": "troyes.words"}
"""What is called with the name of an entry, and where it comes from."""
DEEPEST = 4
"""Generations of refusals."""


class Entry(NamedTuple):
    """An entry of a catalogue: where it stands, its arguments, and its forms."""

    file: str
    arguments: frozenset[str]
    forms: frozenset[str]


class Arguments(Visitor):
    """Gathers the arguments of an entry."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - fluent calls it so
        self.found.add(node.id.name)


class Others(Visitor):
    """Gathers the other entries and terms that an entry names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - fluent calls it so
        self.found.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - fluent calls it so
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def references(text: str) -> dict[str, set[str]]:
    """The entries and terms of a file, each with the others that it names."""
    found: dict[str, set[str]] = {}
    for item in FluentResource(text).body:
        if isinstance(item, Message | Term):
            others = Others()
            others.visit(item)
            found[f"-{item.id.name}" if isinstance(item, Term) else item.id.name] = others.found
    return found


def arguments(node: BaseNode) -> frozenset[str]:
    """The arguments that an entry uses, in any of its forms."""
    visitor = Arguments()
    visitor.visit(node)
    return frozenset(visitor.found)


@cache
def entries(language: str = "en") -> dict[str, Entry]:
    """All entries of a language."""
    found: dict[str, Entry] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for item in FluentResource(path.read_text("utf-8")).body:
            if isinstance(item, Message):
                forms = frozenset(attribute.id.name for attribute in item.attributes)
                found[item.id.name] = Entry(path.name, arguments(item), forms)
    return found


def said_of(*files: str) -> set[str]:
    """The names of the English entries in some files."""
    return {name for name, entry in entries().items() if entry.file in files}


def junk(path: Path) -> list[str]:
    """What of a file is no entry."""
    body = FluentResource(path.read_text("utf-8")).body
    return [item.content or "" for item in body if isinstance(item, Junk)]


class Named(NamedTuple):
    """An entry that the code names: exactly, or as a family (`city-card-{}`) whose members have names of their own."""

    module: str
    name: str
    arguments: frozenset[str] | None
    """Those given by keyword; none where they are handed on in a dictionary."""

    @property
    def is_family(self) -> bool:
        """Whether a part of the name comes from elsewhere."""
        return "{}" in self.name


@cache
def in_code() -> dict[str, list[ast.AST]]:
    """Every module of ours, taken apart."""
    return {
        path.relative_to(SOURCES).as_posix(): list(ast.walk(ast.parse(path.read_text("utf-8"))))
        for path in sorted(SOURCES.rglob("*.py"))
    }


@cache
def named_in_code() -> list[Named]:
    """Every entry that a module of ours names when it makes a message or says one."""
    return list(_named())


def _named() -> Iterator[Named]:
    for module, nodes in in_code().items():
        sayers = imported(nodes)
        for node in nodes:
            if isinstance(node, ast.Call) and called(node.func) in sayers and node.args:
                for name in literals(node.args[0]):
                    yield Named(module, name, keywords(node))
        yield from _helping(module, nodes)


def _helping(module: str, nodes: list[ast.AST]) -> Iterator[Named]:
    """Texts of help: commands and options of the terminal name them, and so do the panels and `--help` itself."""
    for node in nodes if module.startswith("cli/") else ():
        if isinstance(node, ast.Constant) and str(node.value).startswith("help-"):
            yield Named(module, str(node.value), None)


class Refused(NamedTuple):
    """A refusal that the code makes, and the entries that it may be said by; none where its message comes from
    elsewhere."""

    module: str
    said: str
    name: list[str] | None


def refused_in_code() -> Iterator[Refused]:
    """Every refusal that a module of ours makes."""
    kinds = kinds_of_refusals()
    for module, nodes in in_code().items():
        for node in nodes:
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in kinds:
                made = node.args[0]
                yield Refused(module, ast.unparse(made), entries_of(made))


def kinds_of_refusals() -> set[str]:
    """The names of `Refusal` and of all that derive from it, but for those that make their message themselves."""
    classes = [node for nodes in in_code().values() for node in nodes if isinstance(node, ast.ClassDef)]
    kinds = {"Refusal"}
    for _ in range(DEEPEST):
        kinds |= {one.name for one in classes if any(ast.unparse(base) in kinds for base in one.bases)}
    return kinds - {one.name for one in classes if one.name != "Refusal" and makes_itself(one)}


def makes_itself(kind: ast.ClassDef) -> bool:
    """Whether a class has a way of its own to be made."""
    return any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in kind.body)


def entries_of(node: ast.expr) -> list[str] | None:
    """The entries of an expression that makes one message or another."""
    if isinstance(node, ast.IfExp):
        one, other = entries_of(node.body), entries_of(node.orelse)
        return None if one is None or other is None else one + other
    if isinstance(node, ast.Call) and called(node.func) in ("message", "Message"):
        return literals(node.args[0]) or None
    return None


def imported(nodes: list[ast.AST]) -> set[str]:
    """The sayers that a module imports."""
    return {
        alias.name
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if SAYERS.get(alias.name) == node.module
    }


def called(function: ast.expr) -> str:
    """The name of what is called."""
    return function.id if isinstance(function, ast.Name) else ""


def literals(node: ast.expr) -> list[str]:
    """The texts that an expression may be, with {} for what is put into them; none where they come from elsewhere."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
        return ["".join(str(part) for part in parts)]
    return []


def keywords(call: ast.Call) -> frozenset[str] | None:
    """The arguments that a call gives by keyword, if all of them are."""
    is_message = called(call.func) == "Message"
    if is_message and len(call.args) == 1:
        return frozenset()
    if is_message or any(word.arg is None for word in call.keywords):
        return None
    return frozenset(word.arg for word in call.keywords if word.arg is not None)
