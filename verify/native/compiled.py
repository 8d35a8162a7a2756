"""Compiles generated C to programs that call it, with this machine's compilers at every level."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from compiler.frontend.interface import INTERFACE, Function
from verify.subject import Interface
from verify.toolchain.tools import MissingTool, find

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Werror")
"""The compiler options for generated C in every build."""
STRICT_CXX = ("-std=c++11", *STRICT[1:])
"""The options for users who compile the file as C++."""
CXX_COMPILER = "clang"
"""The compiler that reads the file as C++: with the package of C, gcc has no C++."""
COMPILERS = ("gcc", "clang")
LEVELS = ("-O0", "-O1", "-O2", "-O3")
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
DRIVER = Path(__file__).with_name("driver.c")
FUNCTIONS: tuple[Function, ...] = tuple(e.name for e in INTERFACE.values() if e.is_everywhere)
"""In the order of the driver's numbers."""

# Compilers call these by themselves, even where a file has no such call.
OF_COMPILERS = {"memcpy", "memmove", "memset", "__stack_chk_fail", "_GLOBAL_OFFSET_TABLE_"}
WRITABLE, ALLOCATED = 1, 2


class CompilerError(Exception):
    """A compiler refused a file; the message is its own."""


@dataclass(frozen=True, kw_only=True)
class CFile(Interface):
    """A file of C with what is known of it.

    Args:
        name: of the file, such as `toy64_64.c`.
        text: what it holds.
        headers: the files that it includes with quotes, by name; the driver includes each, too.
    """

    name: str
    text: str
    headers: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True)
class Build:
    """A way to compile.

    Args:
        compiler: one of the tools.
        options: beside `STRICT`.
    """

    compiler: str
    options: tuple[str, ...]

    @property
    def name(self) -> str:
        """As reports call it: `gcc -O2`, `gcc -O1 sanitized`."""
        plain = [option for option in self.options if option not in SANITIZERS]
        kind = ["sanitized"] if self.is_sanitized else []
        return " ".join([self.compiler, *plain, *kind])

    @property
    def is_sanitized(self) -> bool:
        """Whether it looks for undefined behaviour while it runs."""
        return SANITIZERS[0] in self.options


BUILDS = tuple(Build(compiler, (level,)) for compiler in COMPILERS for level in LEVELS)
SANITIZED = tuple(Build(compiler, ("-O1", *SANITIZERS)) for compiler in COMPILERS)
"""The first build that this machine can link is enough; clang's run-time library is a separate
package."""


@dataclass(frozen=True)
class Program:
    """A file, compiled and linked with the driver.

    Args:
        path: what to start.
        needs: undefined symbols of the file, except those of compilers.
        exports: symbols that it gives to others.
        writable: sections of data that it may change.
    """

    path: Path
    needs: tuple[str, ...]
    exports: tuple[str, ...]
    writable: tuple[str, ...]


class Workshop:
    """Compiles one file in all ways; different compilers may work at the same time.

    Args:
        file: the file.
        folder: an empty one, to write into.
        most_seconds: time limit of a call; a longer one counts as endless.
    """

    def __init__(self, file: CFile, folder: Path, most_seconds: int) -> None:
        self.file, self.folder = file, folder
        for name, text in {file.name: file.text, **file.headers}.items():
            (folder / name).write_text(text, encoding="utf-8")
        (folder / DRIVER.name).write_text(DRIVER.read_text(encoding="utf-8"), encoding="utf-8")
        self._headers = [word for header in file.headers for word in ("-include", header)]
        self._driver_options = self._define(most_seconds)
        self._is_cxx = False
        self._compared: set[str] = set()

    def program(self, build: Build) -> Program:
        """Compile the file in one way.

        Raises:
            CompilerError: the compiler refused it, or it does not link.
            MissingTool: there is no such compiler.
        """
        compiler = find(build.compiler).command
        linked = build.name.replace(" ", "_")
        ours = f"{linked}.o"
        sanitizers = SANITIZERS if build.is_sanitized else ()
        # gcc warns of conversions in code that its sanitizers add.
        options = STRICT[:1] if build.is_sanitized else STRICT
        # Line tables cost no run time, and give the places of findings without the folder's path.
        names = ("-g1", f"-fdebug-prefix-map={self.folder}=.")
        outcome = (*names, "-c", "-o", ours, self.file.name)
        run_compiler((*compiler, *options, *build.options, *outcome), self.folder)
        self._compare_header(build.compiler)
        driver = self._compile_driver(build.compiler)
        run_compiler((*compiler, *sanitizers, "-o", linked, driver, ours), self.folder)
        return _describe(self.folder / linked, self.folder / ours)

    def _compare_header(self, name: str) -> None:
        """Check that header and file agree, once with each compiler.

        A file need not include its own header. The result of this check is the same at all levels.
        """
        if name not in self._compared:
            compared = (STRICT[0], "-fsyntax-only", *self._headers, self.file.name)
            run_compiler((*find(name).command, *compared), self.folder)
            self._compared.add(name)

    def read_as_cxx(self, build: Build) -> None:
        """Compile the file as C++, once, with the compiler that supports it.

        Raises:
            CompilerError: the compiler refused it.
            MissingTool: there is no such compiler.
        """
        if build.compiler == CXX_COMPILER and not self._is_cxx:
            read = ("-x", "c++", "-fsyntax-only", *self._headers, self.file.name)
            run_compiler((*find(build.compiler).command, *STRICT_CXX, *read), self.folder)
            self._is_cxx = True

    def _compile_driver(self, name: str) -> str:
        """Compile the driver, once with each compiler; the object."""
        driver = f"driver_{name}.o"
        if not (self.folder / driver).exists():
            options = ("-std=c99", "-D_DEFAULT_SOURCE", "-O1", *self._driver_options)
            run_compiler((*find(name).command, "-o", driver, *options), self.folder)
        return driver

    def _define(self, most_seconds: int) -> tuple[str, ...]:
        """The driver's options: which functions there are, and how long a call may take."""
        named = [f"-D{role.upper()}={symbol}" for role, symbol in self.file.functions.items()]
        timing = ["-DTIMING"] if has_valgrind() else []
        limit = f"-DMOST_SECONDS={most_seconds}"
        return (*named, *self._headers, *timing, limit, "-c", DRIVER.name)


def run_compiler(command: Sequence[str], folder: Path) -> None:
    """Run a compiler in a folder, so that no message contains a path.

    Raises:
        CompilerError: it refused what it was given.
    """
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = done.stderr.strip() or f"exit status {done.returncode}"
        raise CompilerError(f"{Path(command[0]).name} refused {command[-1]}:\n{said}")


@cache
def can_sanitize(compiler: str) -> bool:
    """Whether a compiler is here, and the run-time library of its sanitizers with it."""
    try:
        command = (*find(compiler).command, *SANITIZERS, "-x", "c", "-o", os.devnull, "-")
    except MissingTool:
        return False
    text = "int main(void) { return 0; }"
    return subprocess.run(command, input=text, capture_output=True, text=True).returncode == 0


def has_valgrind() -> bool:
    """Whether the timing of compiled code can be checked here."""
    try:
        find("valgrind")
    except MissingTool:
        return False
    return True


def _describe(path: Path, compiled: Path) -> Program:
    """The properties of the file's own object."""
    with compiled.open("rb") as stream:
        file = ELFFile(stream)
        sections = [s for s in file.iter_sections() if s["sh_size"]]
        tables = [s for s in sections if isinstance(s, SymbolTableSection)]
        symbols = [s for table in tables for s in table.iter_symbols() if s.name]
        outer = [s for s in symbols if s["st_info"]["bind"] != "STB_LOCAL"]
        return Program(
            path,
            tuple(s.name for s in outer if _is_needed(s.name, s["st_shndx"])),
            tuple(s.name for s in outer if s["st_shndx"] != "SHN_UNDEF"),
            tuple(s.name for s in sections if s["sh_flags"] & WRITABLE and _is_data(s.name)),
        )


def _is_needed(name: str, section: str) -> bool:
    return section == "SHN_UNDEF" and name not in OF_COMPILERS


def _is_data(section: str) -> bool:
    """Whether a writable section is one of variables; `.data.rel.ro` is read-only after linking."""
    return section.startswith((".data", ".bss")) and not section.startswith(".data.rel.ro")
