"""Files of modes are made again, or taken where their record vouches."""

from __future__ import annotations

from pathlib import Path

from artifacts.head import NOT_RUN
from builds.modes.matrix import read_mode_matrix, read_mode_rows
from proof_driver.modes.remade import remade_modes


def test_a_record_stands_for_a_file(made: Path) -> None:
    entries = read_mode_matrix(made)
    rows = {row["path"]: row for row in read_mode_rows(made)}
    path = made / entries[0].path
    taken = remade_modes(entries, made, rows, check=False, share=(1, 2))[entries[0].path]
    assert (taken.wrong, taken.text) == ("", path.read_text())
    text = path.read_text()
    try:
        path.write_text(text.replace("return", "return  ", 1))
        changed = remade_modes(entries, made, rows, check=False, share=(1, 2))[entries[0].path]
    finally:
        path.write_text(text)
    assert "was changed since it was made; `lwcc regen` makes it again" in changed.wrong
    again = remade_modes(entries, made, rows, check=False, share=(0, 2))[entries[0].path]
    assert (again.wrong, again.text, again.row) == ("", text, rows[entries[0].path])


def test_an_unchecked_file_says_what_a_checked_one_does(made: Path) -> None:
    (row,) = read_mode_rows(made)
    assert "known answers" in row["checked"]
    assert "timing" in row["checked"]
    assert row["checked"] != [NOT_RUN]
