"""The digest of a module: of its code, and of the modules that it imports.

Comments, docstrings, blank lines, the order of imports and the place of a module do not count, so a
certificate stays valid when sources are documented or moved.
"""

from __future__ import annotations

import ast
import hashlib
import json
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

Span = tuple[tuple[int, int], tuple[int, int]]
"""The range of an item in a text: lines, and columns in bytes."""
LEFT_OUT = "left out"
"""In place of the digest of a module whose contents do not count."""


@dataclass(frozen=True)
class Module:
    """A module's text without comments, docstrings, imports and blank lines, and its imports."""

    code: str
    imports: tuple[ast.Import | ast.ImportFrom, ...]


@dataclass(frozen=True)
class SourceTree:
    """The modules below a folder, as of their first use.

    Args:
        root: the folder that has the packages.
        packages: the names of those that are ours; imports of others count by name.
        left_out: own files and folders whose contents do not count, but the names that others
            import from them do.
    """

    root: Path
    packages: tuple[str, ...]
    left_out: tuple[Path, ...] = ()
    _modules: dict[Path, Module] = field(default_factory=dict, repr=False)
    _digests: dict[Path, str] = field(default_factory=dict, repr=False)

    def digest(self, path: Path) -> str:
        """SHA-256 of a module and of all own modules that it imports; imports have no cycles.

        For a module that is left out it is a word.
        """
        if self.leaves_out(path):
            return LEFT_OUT
        if path not in self._digests:
            module = self._module(path)
            bindings = sorted(bound for node in module.imports for bound in self._bindings(node))
            self._digests[path] = _sha256(json.dumps([module.code, bindings]))
        return self._digests[path]

    def alone(self, path: Path) -> str:
        """SHA-256 of a module without its imports."""
        return _sha256(self._module(path).code)

    def leaves_out(self, path: Path) -> bool:
        """Whether the contents of a file do not count."""
        return any(path.is_relative_to(place) for place in self.left_out)

    def closure(self, path: Path) -> set[Path]:
        """A module and all own modules that it imports, without those that are left out."""
        found, more = set[Path](), [path]
        while more:
            if (one := more.pop()) not in found and not self.leaves_out(one):
                found.add(one)
                more += [inner for node in self._module(one).imports for inner in self._own(node)]
        return found

    def _own(self, node: ast.Import | ast.ImportFrom) -> Iterator[Path]:
        """The own modules that an import reads."""
        outer = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        for alias in node.names:
            names = (f"{outer}.{alias.name}", outer) if outer else (alias.name,)
            yield from (file for name in names if (file := self._file(name)))

    def _module(self, path: Path) -> Module:
        if path not in self._modules:
            self._modules[path] = read(path.read_text())
        return self._modules[path]

    def _bindings(self, node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, ...]]:
        """Each name that an import binds, with its meaning."""
        for alias in node.names:
            bound = alias.asname or alias.name
            if isinstance(node, ast.Import):
                yield (bound, *self._meaning(alias.name))
            elif inner := self._file(f"{node.module}.{alias.name}"):
                yield bound, "module", self.digest(inner)
            else:
                yield (bound, *self._meaning(node.module or ""), alias.name)

    def _meaning(self, module: str) -> tuple[str, str]:
        path = self._file(module)
        return ("module", self.digest(path)) if path else ("external", module)

    def _file(self, module: str) -> Path | None:
        """The file of an own module; a package's file is its `__init__`."""
        parts = module.split(".")
        if parts[0] not in self.packages:
            return None
        place = self.root.joinpath(*parts)
        files = (place.with_suffix(".py"), place / "__init__.py")
        return next((path for path in files if path.is_file()), None)


def read(text: str) -> Module:
    """The part of a module's text that counts."""
    lines = text.encode().split(b"\n")
    imports: list[ast.Import | ast.ImportFrom] = []
    left_out: list[Span] = []
    texts: list[Span] = []
    hashes = [number for number, line in enumerate(lines, 1) if b"#" in line]
    for node in _statements(ast.parse(text), hashes):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports.append(node)
            left_out.append(_span(node))
        elif isinstance(node, ast.Expr) and _is_text(node.value):
            left_out.append(_span(node))
        elif isinstance(node, ast.JoinedStr) or _is_text(node):
            texts.append(_span(node))
    left_out += _comments(lines, [*left_out, *texts])
    for (first, begin), (last, end) in sorted(left_out, reverse=True):
        lines[first - 1 : last] = [lines[first - 1][:begin] + lines[last - 1][end:]]
    code = "\n".join(line.decode().rstrip() for line in lines if line.strip())
    return Module(code, tuple(imports))


def _statements(node: ast.AST, hashes: Sequence[int]) -> Iterator[ast.AST]:
    """The statements below a node, and expressions on lines with a `#`.

    Other expressions have no texts that matter; most of a module are expressions.
    """
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            last = child.end_lineno or child.lineno
            place = bisect_left(hashes, child.lineno)
            if place == len(hashes) or hashes[place] > last:
                continue
        yield child
        yield from _statements(child, hashes)


def _comments(lines: Sequence[bytes], texts: Sequence[Span]) -> Iterator[Span]:
    """The ranges of comments: from a `#` outside texts to the end of its line."""
    for number, line in enumerate(lines, 1):
        place = line.find(b"#")
        while place >= 0 and any(begin <= (number, place) < end for begin, end in texts):
            place = line.find(b"#", place + 1)
        if place >= 0:
            yield (number, place), (number, len(line))


def _span(node: ast.AST) -> Span:
    """The range of a statement or an expression."""
    assert isinstance(node, ast.stmt | ast.expr)
    last = (node.end_lineno or node.lineno, node.end_col_offset or 0)
    return (node.lineno, node.col_offset), last


def _is_text(node: ast.AST) -> bool:
    """Whether an expression is a text or bytes."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
