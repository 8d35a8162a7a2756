"""What tests open is noted, where it is below a folder and no module."""

from __future__ import annotations

from pathlib import Path

from tests.selection.opened import Opened, read_opened


def test_files_below_the_folder_are_noted_while_a_test_runs(tmp_path: Path) -> None:
    opened = Opened(str(tmp_path))
    opened.note("open", (f"{tmp_path}/early", "r", 0))
    opened.test = "tests/test_a.py"
    for path in ("x/y.toml", "x/module.py", "x/module.pyc"):
        opened.note("open", (f"{tmp_path}/{path}", "r", 0))
    opened.note("open", ("/elsewhere", "r", 0))
    opened.note("open", (3, "r", 0))
    opened.note("import", (f"{tmp_path}/z", "r", 0))
    opened.write(tmp_path / "noted", "gw0")
    opened.write(tmp_path / "noted", "gw1")
    assert read_opened(tmp_path / "noted") == {("tests/test_a.py", "x/y.toml")}
