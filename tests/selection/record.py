"""The record of what test files reached when all gates passed; CI samples those for which it holds.

Usage:
    python -m tests.selection.record unchanged     prints the test files whose files are the same
    python -m tests.selection.record write OPENED  records all files, after all gates passed

A test file that has opened a file outside its reach, by what is noted in the folder OPENED, is not
recorded: it runs whole until it is known what it reaches.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tests.selection.opened import read_opened
from tests.selection.reach import DOCUMENTS, RECORDS, Tree

ROOT = Path(__file__).parents[2]
RECORD = "tests/REACHED"


def repository(root: Path) -> Tree:
    """The files that are tracked or about to be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(command, cwd=root, capture_output=True, check=True)
    names = sorted(set(done.stdout.decode().split("\0")))
    return Tree(root, tuple(name for name in names if name and (root / name).is_file()))


def recorded(text: str) -> dict[str, str]:
    """The digest of each test file of a record."""
    return {test: digest for digest, _, test in (line.partition(" ") for line in text.splitlines())}


def unchanged(tree: Tree, record: dict[str, str]) -> list[str]:
    """The test files whose digest is the recorded one."""
    return [test for test in tree.tests if test in record and tree.digest(test) == record[test]]


def outside(tree: Tree, opened: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """By test file, what it has opened of the tree, but cannot reach."""
    known = {name for name in tree.names if not name.endswith(DOCUMENTS)} - set(RECORDS)
    found: dict[str, list[str]] = {}
    for test, path in sorted(opened):
        if test in tree.tests and path in known and path not in tree.reached(test):
            found.setdefault(test, []).append(path)
    return found


def write(tree: Tree, opened: Iterable[tuple[str, str]]) -> str:
    """The record of a tree, and a line on standard error for each file that it leaves out."""
    left_out = outside(tree, opened)
    for test, paths in left_out.items():
        some = ", ".join(paths[:3])
        sys.stderr.write(
            f"{test} is not recorded: it opens {some}, beyond what it is said to reach\n"
        )
    tests = (test for test in tree.tests if test not in left_out)
    return "".join(f"{tree.digest(test)} {test}\n" for test in sorted(tests))


def main(words: list[str]) -> int:
    """Print or write; the exit status."""
    tree, path = repository(ROOT), ROOT / RECORD
    match words:
        case ["unchanged"]:
            record = recorded(path.read_text(encoding="utf-8")) if path.is_file() else {}
            sys.stdout.write("".join(f"{test}\n" for test in unchanged(tree, record)))
        case ["write", folder]:
            path.write_text(write(tree, read_opened(Path(folder))), encoding="utf-8")
        case _:
            sys.stderr.write(f"{__doc__}\n")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
