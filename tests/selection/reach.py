"""The files of the repository on which the outcome of a test file can depend.

They follow from the texts of modules:

- A module reaches what it imports, and each module whose dotted name is one of its strings; a
  string `room.folder.` reaches all modules of that folder, as what follows is made at run time.
- A string that is the path of a file, or a pattern of paths, reaches these files.
- Data in a room counts where a module of the room is reached. Data of tests counts where a module
  of its folder, or below, is reached, or where a module of tests names its folder or itself.
  `generated/` and `docs/` count where a module builds a path with their names.
- Targets are loaded by name. A target counts where its modules are imported; where any target is
  loaded, it counts if a module or data of tests says its name or asks for all targets.
- A test that starts Python or reads sources reaches everything, as do tests of the whole tree.

Documents count nowhere: tests that read them run each time. All other files outside of rooms, such
as requirements and configuration, count everywhere.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath

from tests.selection.texts import Text, read, words

DOCUMENTS = (".md", ".svg")
TESTS, TARGETS = "tests", "targets"
NAMED = ("generated", "docs")
"""Folders of data that count where a path names them."""
LOAD_NONE_BY_NAME = ("compiler/", "dsl/", f"{TARGETS}/", "verify/toolchain/")
"""Rooms whose modules load no target by a name of their own."""
ALL_TARGETS = "target_folders"
"""The function that finds all targets."""
RECORDS = ("tests/PASSED", "tests/REACHED", "tests/COSTS")
"""What runs of tests write; no outcome depends on it."""


@dataclass(frozen=True)
class Use:
    """What the modules that a test file reaches say.

    Args:
        modules: their files.
        words: words of their strings, and identifiers, that can name data or targets.
        named: words of strings of which paths are built that can name data; of tests, all strings.
        paths: strings of which paths are built, with a `/`.
    """

    modules: frozenset[str]
    words: frozenset[str]
    named: frozenset[str]
    paths: frozenset[str]

    @cached_property
    def rooms(self) -> frozenset[str]:
        """The rooms of the modules."""
        return frozenset(name.split("/")[0] for name in self.modules)

    @cached_property
    def folders(self) -> frozenset[str]:
        """The folders of the modules, and those above."""
        return frozenset(str(f) for name in self.modules for f in PurePosixPath(name).parents)


@dataclass(frozen=True)
class Tree:
    """The files of a repository, as of their first use.

    Args:
        root: its folder.
        names: the paths of its files below it, with `/`.
    """

    root: Path
    names: tuple[str, ...]
    _texts: dict[str, Text] = field(default_factory=dict, repr=False)
    _imports: dict[str, frozenset[str]] = field(default_factory=dict, repr=False)
    _contents: dict[str, str] = field(default_factory=dict, repr=False)
    _uses: dict[str, Use] = field(default_factory=dict, repr=False)
    _data_words: dict[str, frozenset[str]] = field(default_factory=dict, repr=False)
    _matches: dict[str, frozenset[str]] = field(default_factory=dict, repr=False)

    @cached_property
    def tests(self) -> tuple[str, ...]:
        """The files with tests."""
        return tuple(name for name in self._all if re.match(r"tests/.*\btest_\w+\.py$", name))

    def reached(self, test: str) -> frozenset[str]:
        """The files on which the outcome of a test file can depend, itself among them."""
        above = (str(folder / "conftest.py") for folder in PurePosixPath(test).parents)
        modules = self._closure((test, *(name for name in above if name in self._all)))
        if any(self._is_of_everything(name) for name in modules):
            return self._all
        targets = self._targets_of(self._use(modules))
        folders = tuple(f"{TARGETS}/{target}/" for target in targets)
        modules |= self._closure(name for name in self._files.values() if name.startswith(folders))
        use = self._use(modules)
        data = {name for name in self._data if self._counts(name, use, targets)}
        return use.modules | data | self._named(use)

    def digest(self, test: str) -> str:
        """SHA-256 of the names and bytes of all files that a test file reaches."""
        lines = (f"{name} {self._content(name)}\n" for name in sorted(self.reached(test)))
        return hashlib.sha256("".join(lines).encode()).hexdigest()

    @cached_property
    def _all(self) -> frozenset[str]:
        return frozenset(n for n in self.names if not n.endswith(DOCUMENTS) and n not in RECORDS)

    @cached_property
    def _data(self) -> tuple[str, ...]:
        return tuple(name for name in self._all if not name.endswith(".py"))

    @cached_property
    def _files(self) -> dict[str, str]:
        """The file of each module by its dotted name."""
        files = (name for name in self._all if name.endswith(".py"))
        return {n.removesuffix(".py").removesuffix("/__init__").replace("/", "."): n for n in files}

    @cached_property
    def _rooms(self) -> frozenset[str]:
        return frozenset(name.split("/")[0] for name in self._files.values() if "/" in name)

    @cached_property
    def _words_of_targets(self) -> dict[str, frozenset[str]]:
        """The words that say a target's name, by its folder."""
        folders = {name.split("/")[1] for name in self._all if re.match(r"targets/\w+/", name)}
        return {folder: frozenset(words([folder])) for folder in folders}

    def _text(self, name: str) -> Text:
        if name not in self._texts:
            self._texts[name] = read((self.root / name).read_text(encoding="utf-8"))
        return self._texts[name]

    def _content(self, name: str) -> str:
        if name not in self._contents:
            self._contents[name] = hashlib.sha256((self.root / name).read_bytes()).hexdigest()
        return self._contents[name]

    def _use(self, modules: Iterable[str]) -> Use:
        uses = [self._own_use(name) for name in modules]
        return Use(
            modules=frozenset(modules),
            words=frozenset[str]().union(*(use.words for use in uses)),
            named=frozenset[str]().union(*(use.named for use in uses)),
            paths=frozenset[str]().union(*(use.paths for use in uses)),
        )

    def _own_use(self, name: str) -> Use:
        """What one module says."""
        if name not in self._uses:
            text = self._text(name)
            named = text.path_words & set(NAMED)
            if name.startswith(f"{TESTS}/"):
                named = text.path_words | text.strings - set(NAMED)
            self._uses[name] = Use(
                modules=frozenset({name}),
                words=self._naming & (text.strings | text.words | text.names),
                named=self._naming & named,
                paths=frozenset(p for p in text.paths if "/" in p and self._is_of_room(p)),
            )
        return self._uses[name]

    @cached_property
    def _naming(self) -> frozenset[str]:
        """Words that can name data or targets."""
        data = (PurePosixPath(name) for name in self._data if name.startswith(f"{TESTS}/"))
        of_data = {word for path in data for word in (path.parent.name, path.name, path.stem)}
        of_targets = frozenset[str]().union(*self._words_of_targets.values())
        return frozenset(of_data | of_targets | {f"{TARGETS}.", ALL_TARGETS, *NAMED})

    def _is_of_room(self, path: str) -> bool:
        return path.split("/")[0] in self._rooms

    def _closure(self, beginning: Iterable[str]) -> set[str]:
        """Modules and all that they import."""
        found: set[str] = set()
        waiting = list(beginning)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                if name not in self._imports:
                    self._imports[name] = frozenset(self._imported(self._text(name)))
                waiting += self._imports[name]
        return found

    def _imported(self, text: Text) -> Iterator[str]:
        """The files of modules that a text imports or names, and of their packages."""
        dotted = {string for string in text.strings if "." in string}
        for module in text.imports | dotted:
            parts = module.split(".")
            names = (".".join(parts[:n]) for n in range(1, len(parts) + 1))
            yield from (self._files[name] for name in names if name in self._files)
        begun = tuple(name for name in dotted - {f"{TARGETS}."} if re.fullmatch(r"(\w+\.)+", name))
        yield from (file for name, file in self._files.items() if begun and name.startswith(begun))

    def _is_of_everything(self, name: str) -> bool:
        """Whether a module of tests starts Python, reads sources, or is about the whole tree."""
        if not name.startswith(f"{TESTS}/"):
            return False
        text, of_all = self._text(name), re.match(r"tests/test_\w+\.py$", name)
        return bool(of_all) or "executable" in text.names or any("*.py" in s for s in text.strings)

    def _targets_of(self, use: Use) -> frozenset[str]:
        """The folders of targets that modules import or load."""
        every = frozenset(self._words_of_targets)
        imported = {target for target in every if f"{TARGETS}/{target}" in use.folders}
        if f"{TARGETS}." not in use.words:
            return frozenset(imported)
        speaking = self._use([n for n in use.modules if not n.startswith(LOAD_NONE_BY_NAME)])
        if ALL_TARGETS in speaking.words or "generated" in speaking.named:
            return every
        beside = (name for name in self._data if self._is_beside(name, use))
        said = speaking.words.union(*(self._said_by_data(name) for name in beside))
        return frozenset(imported | {t for t in every if self._words_of_targets[t] & said})

    def _said_by_data(self, name: str) -> frozenset[str]:
        """The words of a file of data that name targets."""
        if name not in self._data_words:
            content = (self.root / name).read_text(encoding="utf-8", errors="replace")
            known = frozenset[str]().union(*self._words_of_targets.values())
            self._data_words[name] = known & frozenset(words([content]))
        return self._data_words[name]

    def _is_beside(self, name: str, use: Use) -> bool:
        """Whether a file of data of tests is in or above the folder of a module, or named."""
        path = PurePosixPath(name)
        if path.parts[0] != TESTS:
            return False
        near = len(path.parts) > 2 and str(path.parent) in use.folders
        return near or bool({path.parent.name, path.name, path.stem} & use.named)

    def _counts(self, name: str, use: Use, targets: frozenset[str]) -> bool:
        """Whether a file of data counts for modules that reach these targets."""
        room, *inner = name.split("/")
        if room == TESTS:
            return self._is_beside(name, use)
        if room in NAMED:
            return room in use.named
        if room == TARGETS and len(inner) > 1:
            return inner[0] in targets
        return room not in self._rooms or room in use.rooms

    def _named(self, use: Use) -> frozenset[str]:
        """Files whose paths, or patterns of whose paths, are strings of modules."""
        patterns = (path for path in use.paths if "*" in path)
        return (use.paths & self._all).union(*(self._matching(pattern) for pattern in patterns))

    def _matching(self, pattern: str) -> frozenset[str]:
        if pattern not in self._matches:
            found = (path.relative_to(self.root).as_posix() for path in self.root.glob(pattern))
            self._matches[pattern] = self._all & frozenset(found)
        return self._matches[pattern]
