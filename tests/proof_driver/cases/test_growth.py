"""What a run of CI makes, runs and proves again does not grow with the number of files."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from artifacts.generated_files import read_parts
from artifacts.parts import ProofTask
from builds.index import INDEX, Entry, read_index, write_index
from catalogue.ciphers import find_cipher
from lwcc.work.checking import verify
from options.build import BuildOptions
from proof_driver.certificate_state import Some
from proof_driver.remade import RemakeTask, all_but_a_share
from tests.lwcc.doubles import FILE, part

ROOT = Path(__file__).parents[3]
CI = ROOT / ".ci" / "run"

COUNT, COPIES = 12, 5
MOST_CHECKED = 150


def share_of(run: int, lines: int, count: int = COUNT) -> tuple[int, int]:
    """What `.ci/run` gives to `--share` in a run, for an index of so many files."""
    command = [str(ROOT / "scripts" / "share"), str(run), str(count)]
    done = subprocess.run(
        command, input="file\n" * lines, capture_output=True, text=True, check=True
    )
    turn, turns = done.stdout.split("/")
    return int(turn), int(turns)


def shares_of(lines: int) -> list[tuple[int, int]]:
    """The shares of the runs in which each of so many files has its turn."""
    turns = share_of(0, lines)[1]
    assert share_of(2 * turns - 1, lines) == (turns - 1, turns)
    return [(turn, turns) for turn in range(turns)]


def counts_in_ci(name: str) -> set[int]:
    """The values of a variable in `.ci/run`."""
    return set(map(int, re.findall(rf"\b{name}=(\d+)", CI.read_text(encoding="utf-8"))))


def test_every_list_of_files_in_ci_is_of_a_bounded_number() -> None:
    """What is not sampled is taken from records, or changes with the second checker alone."""
    text = CI.read_text(encoding="utf-8")
    assert set(re.findall(r"\| share (.*?)\)", text)) == {'"$sampled"', '"$checked_new"'}
    assert max(counts_in_ci("sampled")) == COUNT
    assert counts_in_ci("checked_new") == {MOST_CHECKED}
    for copies in (1, COPIES):
        turn, turns = share_of(3, copies * MOST_CHECKED, MOST_CHECKED)
        lines = range(copies * MOST_CHECKED)
        assert len(lines[turn::turns]) == MOST_CHECKED


def made_of(tasks: list[RemakeTask[Entry]], share: tuple[int, int]) -> list[Path]:
    """The files that a run makes from nothing."""
    chosen = all_but_a_share(tasks, share)
    return [task.place / task.entry.path for task in chosen if not task.is_taken]


@pytest.fixture(scope="module")
def tasks() -> list[RemakeTask[Entry]]:
    """A task for each row of the index; nothing here asks for what the matrix says of it."""
    place, source, options = ROOT / "generated", find_cipher("pipo"), BuildOptions("pipo64_128")
    rows = read_index(place)
    return [RemakeTask(Entry(row["path"], source, options), place, True, row) for row in rows]


@pytest.mark.slow
@pytest.mark.parametrize("copies", [1, COPIES])
def test_a_run_makes_as_many_of_five_times_as_many_files(
    tasks: list[RemakeTask[Entry]], copies: int
) -> None:
    more = [replace(t, place=t.place / str(n)) for n in range(copies) for t in tasks]
    made = [made_of(more, share) for share in shares_of(len(more))]
    assert max(map(len, made)) <= COUNT
    assert sorted(path for paths in made for path in paths) == sorted(
        task.place / task.entry.path for task in more
    )


@pytest.mark.slow
@pytest.mark.parametrize("copies", [1, COPIES])
def test_a_run_proves_as_many_functions_of_five_times_as_many_files(
    tasks: list[RemakeTask[Entry]], copies: int
) -> None:
    functions = [len(task.row["functions"]) for task in tasks if task.row] * copies
    made = part()
    proofs = [
        ProofTask(Path(str(number)), made, str(role), "")
        for number, count in enumerate(functions)
        for role in range(count)
    ]
    drawn = [Some(0, share).of(proofs) for share in shares_of(len(functions))]
    assert max(map(len, drawn)) <= COUNT * max(functions)
    assert max(map(len, drawn)) - min(map(len, drawn)) <= 1
    assert Counter(proof.key for some in drawn for proof in some) == {p.key: 1 for p in proofs}


@pytest.mark.parametrize("copies", [1, COPIES])
def test_a_run_checks_as_many_of_five_times_as_many_files(
    tmp_path: Path, copies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lwcc.work.checking.verify.read_parts", cache(read_parts))
    n_files = copied_rows(tmp_path, 40 * copies)
    checked = Counter[int]()
    for share in shares_of(n_files):
        tasks, modes, wrong = verify._tasks([tmp_path], "", share)
        mine = [number for number, task in enumerate(tasks) if task.row is None]
        assert (len(tasks), modes, wrong) == (n_files, [], [])
        assert len(mine) <= COUNT
        checked.update(mine)
    assert checked == dict.fromkeys(range(n_files), 1)


def copied_rows(folder: Path, n_rows: int) -> int:
    """A file in a folder, with an index that has copies of its row; their number."""
    made = part()
    shutil.copy(FILE, folder)
    row = {
        "path": FILE.name,
        "command": made.entries["command"],
        "functions": list(made.functions.values()),
        "dsl_sha256": made.digest,
    }
    (folder / INDEX).write_text(write_index([row]) * n_rows)
    return n_rows


def test_few_files_are_all_made_in_each_run() -> None:
    assert [share_of(run, 7) for run in range(3)] == [(0, 1)] * 3
    assert share_of(3, 0) == (0, 1)
