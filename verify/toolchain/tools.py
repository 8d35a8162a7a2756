"""External programs: their places, their purposes, and how to install them.

The table `TOOLS` has all of them. The caller decides whether a missing tool fails a run; here it is
an exception whose message names the tool and the command that installs it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path

NEWEST_LLVM = 30
OLDEST_LLVM = 14
SIMAVR_VERSION = Path(__file__).parents[1] / "simavr" / "version.c"
LLVM_FOLDER = "/usr/lib/llvm-{}/bin"
"""Where Debian keeps the programs of one release."""
CUDA_FOLDERS = ("/usr/local/cuda/bin", f"{sysconfig.get_path('purelib')}/nvidia/cu13/bin")
"""The folders of NVIDIA's own installer, and of its wheels."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A program that lwcc starts.

    Args:
        name: the command's plain name.
        purpose: what it is used for.
        install: the command that installs it.
        wheel: the arguments after `python -m ziglang` that stand in for it; empty where none do.
        also: what else the command is called, by who packages it.
        asked: the arguments at which it prints its version and ends.
        folders: where it may lie that PATH does not name, the first before the others.
        on_request: whether `make setup` leaves it out: one target alone needs it.
    """

    name: str
    purpose: str
    install: str
    wheel: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    asked: tuple[str, ...] = ("--version",)
    folders: tuple[str, ...] = ()
    on_request: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """A tool of this machine.

    Args:
        tool: which one.
        command: what to put before its arguments.
        version: the version number that it prints, such as `19.1.7`.
        is_wheel: whether it is the `ziglang` wheel, whose assembler takes other arguments.
    """

    tool: Tool
    command: tuple[str, ...]
    version: str
    is_wheel: bool = False


def _of_cuda(name: str, purpose: str) -> Tool:
    """A program of the CUDA toolkit."""
    return Tool(name, purpose, "scripts/setup ptx", folders=CUDA_FOLDERS, on_request=True)


TOOLS: tuple[Tool, ...] = (
    Tool("llvm-mc", "assembles generated code", "apt-get install llvm", ("cc",)),
    Tool("ld.lld", "links an assembled file", "apt-get install lld", ("ld.lld",)),
    Tool("llvm-mca", "models the cycles of a loop", "apt-get install llvm"),
    Tool("clang", "compiles generated C, and the C to compare with", "apt-get install clang"),
    Tool("gcc", "compiles generated C on this machine", "apt-get install gcc libc6-dev"),
    Tool("avr-gcc", "builds exported examples for AVR", "apt-get install gcc-avr avr-libc"),
    Tool("valgrind", "checks the timing of compiled C", "apt-get install valgrind"),
    Tool("qemu-riscv32", "runs code that Unicorn does not know", "apt-get install qemu-user"),
    Tool("qemu-aarch64", "runs each row of NEON again", "apt-get install qemu-user"),
    Tool(
        "libsimavr",
        "runs code for AVR and counts its cycles",
        "apt-get install libsimavr-dev libelf-dev gcc libc6-dev",
        # A library has no command: its compiler knows whether it is installed.
        also=("gcc",),
        asked=("-E", "-P", "-x", "c", str(SIMAVR_VERSION)),
    ),
    Tool(
        "berkeley-abc",
        "gives second opinions on proofs, else a sweep does",
        "apt-get install berkeley-abc",
        also=("yosys-abc", "abc"),
        asked=("-c", "version"),
    ),
    _of_cuda("ptxas", "assembles generated PTX"),
    _of_cuda("nvdisasm", "lists what ptxas makes of PTX"),
    _of_cuda("cuobjdump", "lists what is in a CUDA object"),
    _of_cuda("nvcc", "compiles CUDA C, the host's and that to compare with"),
)


class MissingTool(Exception):
    """A tool is not on this machine; the message says how to get it."""

    def __init__(self, tool: Tool) -> None:
        wheel = f", or: {_pip()} install ziglang" if tool.wheel else ""
        super().__init__(
            f"{tool.name} is missing ({tool.purpose}); install it with: {tool.install}{wheel}"
        )
        self.tool = tool


def find(name: str) -> Found:
    """Find the newest tool called `name`, among LLVM's numbered commands, plain and other names.

    Raises:
        MissingTool: neither the tool nor a wheel that stands in for it is there.
        KeyError: no tool of `TOOLS` is called so.
    """
    tool = tool_named(name)
    found = _find(tool, os.environ.get("PATH", ""))
    if found is None:
        raise MissingTool(tool)
    return found


def tool_named(name: str) -> Tool:
    """The row of `TOOLS` called `name`; `KeyError` where there is none."""
    for tool in TOOLS:
        if tool.name == name:
            return tool
    raise KeyError(name)


@cache
def _find(tool: Tool, path: str) -> Found | None:
    """The first of the tool's commands that runs, `path` being what the environment says."""
    for command in _commands(tool, path):
        version = _version((*command, *tool.asked))
        if version is not None:
            return Found(tool, command, version)
    if not tool.wheel or find_spec("ziglang") is None:
        return None
    wheel = (sys.executable, "-m", "ziglang")
    version = _version((*wheel, "version"))
    return None if version is None else Found(tool, wheel + tool.wheel, version, is_wheel=True)


def _commands(tool: Tool, path: str) -> Iterator[tuple[str, ...]]:
    """Every executable file that may be the tool: the newest LLVM first, other names last."""
    folders = [Path(folder) for folder in path.split(os.pathsep) if folder]
    for release in range(NEWEST_LLVM, OLDEST_LLVM - 1, -1):
        candidates = [folder / f"{tool.name}-{release}" for folder in folders]
        candidates += [Path(LLVM_FOLDER.format(release)) / tool.name]
        yield from ((str(file),) for file in candidates if _runs(file))
    folders += map(Path, tool.folders)
    for name in (tool.name, *tool.also):
        yield from ((str(folder / name),) for folder in folders if _runs(folder / name))


def _runs(file: Path) -> bool:
    return file.is_file() and os.access(file, os.X_OK)


def _version(command: tuple[str, ...]) -> str | None:
    """The first version number that the command prints; none where it does not run."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    number = re.search(r"\d+\.\d+(\.\d+)?", done.stdout)
    return number.group() if number else "unknown"


def _pip() -> str:
    return f"{Path(sys.executable).name} -m pip"
