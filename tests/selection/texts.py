"""What the text of a module says of the files that it uses: imports, strings and names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

PATH_CALLS = {"Path", "PurePath", "joinpath", "with_name", "glob", "rglob"}
"""Calls whose arguments are parts of paths."""


@dataclass(frozen=True)
class Text:
    """What counts in the text of a module.

    Args:
        imports: dotted names of imported modules, or of what is imported from them.
        strings: its strings but docstrings; of formatted ones, their constant parts.
        paths: those strings of which paths are built.
        names: its identifiers and attributes.
    """

    imports: frozenset[str]
    strings: frozenset[str]
    paths: frozenset[str]
    names: frozenset[str]

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of all strings."""
        return frozenset(words(self.strings))

    @cached_property
    def path_words(self) -> frozenset[str]:
        """The words of strings of which paths are built."""
        return frozenset(words(self.paths))


def words(texts: Iterable[str]) -> Iterator[str]:
    """Words of letters, digits and underscores, and their parts between underscores."""
    for text in texts:
        for word in re.findall(r"\w+", text):
            yield word
            yield from word.split("_")


def read(text: str) -> Text:
    """Read a module's text."""
    nodes = list(ast.walk(ast.parse(text)))
    silent = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    constants = [
        node
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
    ]
    in_paths = {id(part) for node in nodes for part in _path_parts(node)}
    return Text(
        imports=frozenset(name for node in nodes for name in _imported(node)),
        strings=frozenset(str(node.value) for node in constants),
        paths=frozenset(
            str(node.value) for node in constants if id(node) in in_paths or "/" in str(node.value)
        ),
        names=frozenset(name for node in nodes for name in _names(node)),
    )


def _imported(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    if isinstance(node, ast.ImportFrom):
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name):
        yield node.id
    if isinstance(node, ast.Attribute):
        yield node.attr
    if isinstance(node, ast.ImportFrom):
        yield from (alias.name for alias in node.names)


def _path_parts(node: ast.AST) -> Iterator[ast.AST]:
    """All below operands of `/`, and below arguments of calls that take paths."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
        parts = [node.left, node.right]
    if isinstance(node, ast.Call) and PATH_CALLS & set(_names(node.func)):
        parts = node.args
    for part in parts:
        yield from ast.walk(part)
