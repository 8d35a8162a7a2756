"""What a run of CI makes and runs again does not grow with the number of generated files."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from builds.index import Entry, read_index, read_matrix
from proof_driver.remade import RemakeTask, all_but_a_share

ROOT = Path(__file__).parents[2]

COUNT, COPIES = 30, 5


def share_of(run: int, lines: int) -> tuple[int, int]:
    """What `.ci/run` gives to `--share` in a run, for an index of so many files."""
    command = [str(ROOT / "scripts" / "share"), str(run), str(COUNT)]
    done = subprocess.run(
        command, input="file\n" * lines, capture_output=True, text=True, check=True
    )
    turn, turns = done.stdout.split("/")
    return int(turn), int(turns)


def made_of(tasks: list[RemakeTask[Entry]], run: int) -> list[Path]:
    """The files that a run makes from nothing."""
    chosen = all_but_a_share(tasks, share_of(run, len(tasks)))
    return [task.place / task.entry.path for task in chosen if not task.is_taken]


@pytest.fixture(scope="module")
def tasks() -> list[RemakeTask[Entry]]:
    place = ROOT / "generated"
    both = zip(read_matrix(place), read_index(place), strict=True)
    return [RemakeTask(entry, place, True, row) for entry, row in both]


@pytest.mark.slow
@pytest.mark.parametrize("copies", [1, COPIES])
def test_a_run_makes_as_many_of_five_times_as_many_files(
    tasks: list[RemakeTask[Entry]], copies: int
) -> None:
    more = [replace(t, place=t.place / str(n)) for n in range(copies) for t in tasks]
    turns = share_of(0, len(more))[1]
    made = [made_of(more, run) for run in range(turns)]
    assert max(map(len, made)) <= COUNT
    assert sorted(path for paths in made for path in paths) == sorted(
        task.place / task.entry.path for task in more
    )


def test_few_files_are_all_made_in_each_run() -> None:
    assert [share_of(run, 7) for run in range(3)] == [(0, 1)] * 3
    assert share_of(3, 0) == (0, 1)
