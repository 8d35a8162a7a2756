"""A folder with one file of a mode, not checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from builds.index import INDEX, MATRIX, write_index
from builds.modes.matrix import read_mode_matrix
from proof_driver.modes.remade import remake_mode
from proof_driver.remade import RemakeTask

ROW = """
[[mode]]
mode = "drbg"
cipher = "hight"
sets = ["hight64_128"]
target = "c"
goal = "speed"
switches = { df = false }
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a matrix, an index, and the file of a mode, not checked."""
    folder = tmp_path_factory.mktemp("generated")
    (folder / MATRIX).write_text(ROW)
    (entry,) = read_mode_matrix(folder)
    remade = remake_mode(RemakeTask(entry, folder, check=False))
    path = folder / entry.path
    path.parent.mkdir()
    path.write_text(remade.text)
    path.with_suffix(".h").write_text(remade.header)
    (folder / INDEX).write_text(write_index([remade.row]))
    return folder
