"""`lwcc export`: what is written where, and what is refused before anything is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lwcc.terminal import lwcc, refused

GENERATED = Path(__file__).parents[3] / "generated"
AVR, PTX = GENERATED / "avr" / "lea128_128.s", GENERATED / "ptx" / "lea128_128.ptx"


def test_a_library_is_a_folder_named_by_its_file(tmp_path: Path) -> None:
    result = lwcc("export", "arduino", AVR, "-o", tmp_path)
    assert result.exit_code == 0, result.output
    (folder,) = tmp_path.iterdir()
    assert folder.name == "lwcc_lea128_128"
    assert (folder / "library.properties").is_file()
    assert str(folder) in result.stderr
    assert result.stdout == ""


def test_a_library_of_kernels_says_so_in_its_name(tmp_path: Path) -> None:
    assert lwcc("export", "cuda", PTX, "-o", tmp_path).exit_code == 0
    assert [folder.name for folder in tmp_path.iterdir()] == ["lwcc_lea128_128_cuda"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arduino", "nowhere.s"), "nowhere.s"),
        (("arduino", PTX), "is for ptx, but an Arduino library needs avr"),
        (("cuda", AVR), "is for avr, but"),
        (("arduino", AVR, "--c", AVR), "is for the example of `cuda`"),
        (("pascal", AVR), "'pascal' is not one of"),
    ],
)
def test_what_no_library_is_made_of(words: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in refused("export", *words, "-o", tmp_path / "out")
    assert not (tmp_path / "out").exists()
