"""Rows of modes in the matrix and the index."""

from __future__ import annotations

from pathlib import Path

import pytest

from builds.index import INDEX, MATRIX, read_index
from builds.modes.matrix import mode_row, read_mode_matrix, read_mode_rows
from builds.modes.product import ModeOrder, make_mode
from runtime.user_error import UserError

SHIPPED = Path(__file__).parents[3] / "generated"
ROW = """
[[mode]]
mode = "drbg"
cipher = "hight"
sets = ["hight64_128"]
target = "c"
goal = "speed"
"""


def matrix(folder: Path, text: str) -> Path:
    (folder / MATRIX).write_text(text)
    return folder


def test_a_row_is_a_file_of_each_set(tmp_path: Path) -> None:
    off = ROW + "fold = false\nswitches = { df = false }\n"
    first, second = read_mode_matrix(matrix(tmp_path, ROW + off))
    assert first.path == "c/hight64_128_drbg.c"
    assert (first.options.switches, first.options.folds) == ({"df": True}, True)
    assert (second.options.switches, second.options.folds) == ({"df": False}, False)
    row = mode_row(first, make_mode(ModeOrder(first.source, first.options, False, 4096)))
    assert row["functions"][-1] == "lwcc_hight64_128_drbg_generate_c"
    assert (row["mode"], row["options"]["df"], row["options"]["fold"]) == ("drbg", "yes", True)
    assert row["figures"]["st_bytes"] == 32


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('mode = "drbg"', 'mode = "drgb"', "no mode `drgb`"),
        ('cipher = "hight"', "", "a row of a mode has no 'cipher'"),
        ('goal = "speed"', 'goal = "speed"\nswitches = { fd = true }', "no switch `fd`"),
        ("hight64_128", "hight64_256", "no set `hight64_256`"),
        ('["hight64_128"]', '["hight64_128", "hight64_128"]', "two rows make c/hight64_128"),
    ],
)
def test_wrong_rows_are_refused(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(UserError) as refused:
        read_mode_matrix(matrix(tmp_path, ROW.replace(old, new)))
    assert said in refused.value.message


def test_rows_of_modes_stand_apart(tmp_path: Path) -> None:
    assert read_mode_rows(tmp_path) == ()
    (tmp_path / INDEX).write_text('[[file]]\npath = "a"\n[[file]]\npath = "b"\nmode = "drbg"\n')
    assert [row["path"] for row in read_index(tmp_path)] == ["a"]
    assert [row["path"] for row in read_mode_rows(tmp_path)] == ["b"]


def test_certificates_of_random_bytes_are_for_outputs_of_any_length() -> None:
    found = {
        row["path"]: row["certificate"]["functions"]["drbg_generate"]
        for row in read_mode_rows(SHIPPED)
        if row["target"] in ("avr", "rv32i", "neon")
    }
    assert len(found) == 8
    for path, function in found.items():
        assert function["verdict"] == "proven", path
        assert "; without input any output to " in function["lengths"], path
