"""Digests and versions of the inputs of outcomes: files, lwcc itself, Python, tools."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from importlib.metadata import distributions
from pathlib import Path

from builds.sources import ROOMS, ROOT
from dsl.vectors import vectors_beside
from verify.toolchain.tools import TOOLS, MissingTool, find


@cache
def lwcc_digest() -> str:
    """A digest of all files of lwcc, in hexadecimal."""
    return hashlib.sha256(
        "".join(folder_digest(ROOT / room) for room in ROOMS).encode()
    ).hexdigest()


@cache
def folder_digest(folder: Path) -> str:
    """A digest of the names and contents of all files of a folder, in hexadecimal."""
    files = sorted(p for p in folder.rglob("*") if p.suffix != ".pyc" and p.is_file())
    said = [f"{path.relative_to(folder)} {digest_of(path)}\n" for path in files]
    return hashlib.sha256("".join(said).encode()).hexdigest()


def digest_of(path: Path) -> str:
    """The SHA-256 digest of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def vectors_digest(path: Path) -> str:
    """The digest of the known answers beside a cipher's text; empty where there are none."""
    beside = vectors_beside(path)
    return digest_of(beside) if beside.is_file() else ""


@cache
def packages() -> list[str]:
    """The Python that runs, its packages, and the machine."""
    names = sorted(f"{each.name} {each.version}" for each in distributions())
    return [platform.python_version(), platform.machine(), *names]


@cache
def tool_versions() -> list[str]:
    """The programs that checks start, with their versions."""
    return [f"{tool.name} {_version(tool.name)}" for tool in TOOLS]


def _version(name: str) -> str:
    try:
        found = find(name)
    except MissingTool:
        return "missing"
    return f"{found.version} {found.is_wheel}"
