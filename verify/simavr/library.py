"""The simulator as a library: simavr with what watches each instruction, compiled at first use."""

from __future__ import annotations

import ctypes
import hashlib
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

from verify.toolchain.cache import cache_folder
from verify.toolchain.tools import MissingTool, find, tool_named

SHIM = Path(__file__).with_name("shim.c")
OPTIONS = ("-O2", "-shared", "-fPIC")
LIBRARIES = ("-lsimavr", "-lelf")
TOOL = "libsimavr"
"""As the table of tools calls the simulator with what it is compiled with."""


class Limits(ctypes.Structure):
    """Where code may be, and what it may do; as in the C."""

    _fields_ = [
        ("base", ctypes.c_uint32),
        ("end", ctypes.c_uint32),
        ("stop", ctypes.c_uint32),
        ("floor", ctypes.c_uint32),
        ("most_cycles", ctypes.c_uint64),
        ("rights", ctypes.c_void_p),
        ("trace", ctypes.c_void_p),
        ("room", ctypes.c_uint32),
    ]


class Outcome(ctypes.Structure):
    """How a run ended; as in the C."""

    _fields_ = [
        ("cycles", ctypes.c_uint64),
        ("pc", ctypes.c_uint32),
        ("address", ctypes.c_uint32),
        ("traced", ctypes.c_uint32),
        ("deepest", ctypes.c_uint32),
    ]


@cache
def simulator() -> ctypes.CDLL:
    """The library; it is compiled into the user's cache folder unless it is there.

    Raises:
        MissingTool: gcc, or what it needs of simavr, is not installed.
    """
    try:
        compiler = find("gcc").command
    except MissingTool:
        raise MissingTool(tool_named(TOOL)) from None
    folder = cache_folder()
    made = _cached(folder / "simavr", compiler) if folder else None
    if made is None:
        with tempfile.TemporaryDirectory(prefix="lwcc") as name:
            made = _loaded(_compile(Path(name) / "shim.so", compiler))
    return made


def _cached(folder: Path, compiler: Sequence[str]) -> ctypes.CDLL | None:
    """The library in a folder, compiled where it is not there; None where none can be."""
    said = "\0".join([*compiler, *OPTIONS, *LIBRARIES, find("gcc").version])
    digest = hashlib.sha256(SHIM.read_bytes() + said.encode()).hexdigest()
    path = folder / f"{digest}.so"
    with suppress(OSError):
        if path.is_file():
            return _loaded(path)
        folder.mkdir(parents=True, exist_ok=True)
        # Beside its place and then moved there: several processes may be at it.
        with tempfile.TemporaryDirectory(prefix=".new", dir=folder) as name:
            _compile(Path(name) / path.name, compiler).replace(path)
        return _loaded(path)
    return None


def _compile(path: Path, compiler: Sequence[str]) -> Path:
    """Compile the library.

    Raises:
        MissingTool: a header or a library of simavr is not there.
    """
    command = (*compiler, *OPTIONS, "-o", str(path), str(SHIM), *LIBRARIES)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise MissingTool(tool_named(TOOL))
    return path


def _loaded(path: Path) -> ctypes.CDLL:
    made = ctypes.CDLL(str(path))
    made.sim_make.restype = ctypes.c_void_p
    made.sim_data.restype = ctypes.POINTER(ctypes.c_uint8)
    return made
