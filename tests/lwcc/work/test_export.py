"""A library's form is chosen by the file, and its folder is named by both."""

from __future__ import annotations

from pathlib import Path

import pytest

from lwcc.work import export
from lwcc.work.export import run
from runtime.user_error import UserError
from tests.lwcc.doubles import FILE


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The libraries that are asked for; each has two files."""
    asked: list[tuple[object, ...]] = []

    def noting(name: str) -> object:
        def library(*given: object) -> dict[str, str]:
            asked.append((name, *given))
            return {"a.txt": name, "src/b.txt": "b"}

        return library

    for name in ("arduino_library", "cuda_library", "cuda_states_library"):
        monkeypatch.setattr(export, name, noting(name))
    return asked


def files_of(folder: Path) -> list[str]:
    return sorted(str(each.relative_to(folder)) for each in folder.rglob("*") if each.is_file())


def test_a_library_is_written_into_its_own_folder(
    made: list[tuple[object, ...]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("arduino", str(FILE), str(tmp_path)) == 0
    assert made == [("arduino_library", FILE)]
    folder = tmp_path / f"lwcc_{FILE.stem}"
    assert files_of(tmp_path) == [f"{folder.name}/a.txt", f"{folder.name}/src/b.txt"]
    assert (folder / "a.txt").read_text() == "arduino_library"
    assert capsys.readouterr().err == f"{folder}: a.txt, src/b.txt\n"


@pytest.mark.parametrize(("c_file", "given"), [("", None), ("x.c", Path("x.c"))])
def test_a_library_of_kernels_may_have_c(
    c_file: str, given: Path | None, made: list[tuple[object, ...]], tmp_path: Path
) -> None:
    assert run("cuda", str(FILE), str(tmp_path), c_file) == 0
    assert made == [("cuda_library", FILE, given)]
    assert [each.name for each in tmp_path.iterdir()] == [f"lwcc_{FILE.stem}_cuda"]


def of_mode(folder: Path) -> Path:
    """A file with the head of a mode, and nothing else."""
    file = folder / "toy_mode.ptx"
    head = "// lwcc generated this file: change the .dsl or the options, then run `lwcc regen`.\n"
    file.write_text(f"{head}// command:   lwcc compile x\n// mode:      toy\n\n")
    return file


def test_a_mode_has_a_library_of_its_own(made: list[tuple[object, ...]], tmp_path: Path) -> None:
    file = of_mode(tmp_path)
    assert run("cuda", str(file), str(tmp_path)) == 0
    assert made == [("cuda_states_library", file)]


def test_a_mode_takes_no_c(made: list[tuple[object, ...]], tmp_path: Path) -> None:
    file = of_mode(tmp_path)
    with pytest.raises(UserError, match="has no counter mode: leave --c away"):
        run("cuda", str(file), str(tmp_path / "out"), "x.c")
    assert made == []
    assert not (tmp_path / "out").exists()
