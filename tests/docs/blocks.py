"""The pages of the documentation, and the commands in their blocks, run as they stand."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from compileall import compile_dir
from dataclasses import dataclass
from pathlib import Path

from tests.test_rooms import MAY_IMPORT

ROOT = Path(__file__).parents[2]
GUIDES = tuple(sorted((ROOT / "docs").rglob("*.md")))
PAGES = (
    ROOT / "README.md",
    ROOT / "generated" / "README.md",
    *sorted((ROOT / "targets").glob("*/README.md")),
    *GUIDES,
)
ROOMS = (*MAY_IMPORT, "generated", "tests")
BESIDE = ("docs/tutorial/targets",)
FILES = ("conftest.py", "pyproject.toml", "Makefile")
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
ANYTHING = "…"
"""Stands for any text in a line of expected output; alone on a line, for any lines."""


@dataclass(frozen=True)
class Command:
    """Shell text of a page, and what it must print: nothing is expected of `sh` blocks."""

    text: str
    expected: tuple[str, ...] | None


def fences(page: Path) -> list[tuple[str, str]]:
    """The blocks of a page: language and text."""
    return _FENCE.findall(page.read_text(encoding="utf-8"))


def commands(page: Path) -> list[Command]:
    """The commands of a page in order: `sh` blocks, and lines behind `$ ` in `console` blocks."""
    found: list[Command] = []
    for language, text in fences(page):
        if language == "sh":
            found.append(Command(text, None))
        if language == "console":
            parts = re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]
            for part in parts:
                line, _, output = part.partition("\n")
                found.append(Command(line, tuple(output.splitlines())))
    return found


def copy_tree(folder: Path) -> Path:
    """A copy of the project, with `lwcc` and `python` in its folder `bin`.

    Its modules are compiled: else each command would compile all that it imports.
    """
    skip = shutil.ignore_patterns("*-pytest-*.pyc")
    for room in ROOMS:
        shutil.copytree(ROOT / room, folder / room, ignore=skip)
    for room in MAY_IMPORT:
        compile_dir(folder / room, quiet=1)
    for folder_name in BESIDE:
        shutil.copytree(ROOT / folder_name, folder / folder_name, ignore=skip)
    for file in FILES:
        shutil.copy(ROOT / file, folder / file)
    programs = {"lwcc": f'exec "{sys.executable}" -m lwcc.cli "$@"'}
    programs["python"] = f'exec "{sys.executable}" "$@"'
    (folder / "bin").mkdir()
    for name, text in programs.items():
        program = folder / "bin" / name
        program.write_text(f"#!/bin/sh\n{text}\n")
        program.chmod(0o755)
    return folder


def run(command: Command, folder: Path) -> str:
    """Run a command in a copy of the project, and say what is wrong with its outcome."""
    environment = {
        **{k: v for k, v in os.environ.items() if k not in ("CI", "LWCC_REQUIRE")},
        "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(folder),
        "PYTHONDONTWRITEBYTECODE": "1",
        "COLUMNS": "200",
    }
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command.text],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    told = f"$ {command.text}\n{done.stdout}"
    if command.expected is None:
        return told if done.returncode else ""
    return "" if matches(done.stdout.splitlines(), command.expected) else told


def matches(lines: list[str], expected: tuple[str, ...]) -> bool:
    """Whether output is what a page shows, `ANYTHING` standing for what may differ."""
    pieces = [".*" if e == ANYTHING else _line(e) + "\n" for e in expected]
    text = "".join(f"{line.rstrip()}\n" for line in lines)
    return re.fullmatch("".join(pieces), text, re.DOTALL) is not None


def _line(expected: str) -> str:
    return "[^\n]*".join(re.escape(part) for part in expected.rstrip().split(ANYTHING))
