"""Words of a command line mean the parts of files that can be proven; others are refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from artifacts.generated_files import Part
from builds.index import INDEX
from proof_driver.provable import FOREIGN, Gathered, Given, asked_for, gather
from runtime.user_error import UserError
from tests.proof_driver.doubles.toy_part import part_of
from verify.toolchain.assemble import Image

IMAGE = Image(b"ret!", {"f": 0}, 0)
PARTS = {
    "rv32i": part_of(),
    "neon": part_of(target="neon", lanes=8),
    "c": part_of(target="c", lanes=1),
}


@pytest.fixture(autouse=True)
def files(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file holds the names of its parts' targets; one that begins with `ELF` is an object."""

    def read(path: Path) -> tuple[Part, ...]:
        names = path.read_text().split()
        if not set(names) <= set(PARTS):
            raise UserError(f"{path.name} does not begin as a file that lwcc generated")
        return tuple(PARTS[name] for name in names)

    def of_object(path: Path, part: Part, parts: Sequence[Part]) -> Image:
        assert part in parts
        return Image(path.read_bytes(), {}, 0)

    monkeypatch.setattr("proof_driver.provable.read_parts", read)
    monkeypatch.setattr("proof_driver.provable.image_of", of_object)
    monkeypatch.setattr("proof_driver.provable.assembled", lambda *_parts: IMAGE)
    monkeypatch.setattr(
        "proof_driver.provable.is_object", lambda path: path.read_bytes()[:3] == b"ELF"
    )


def file(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return path


def test_a_file_of_one_part_is_assembled_later(tmp_path: Path) -> None:
    path = file(tmp_path, "x.s", "rv32i")
    assert gather([str(path)]) == Gathered((Given(path, PARTS["rv32i"]),), {})


def test_parts_of_one_file_are_assembled_together(tmp_path: Path) -> None:
    path = file(tmp_path, "x.s", "rv32i rv32i")
    assert gather([str(path)]).given == (Given(path, PARTS["rv32i"], IMAGE),) * 2


def test_a_file_for_several_machines_is_refused(tmp_path: Path) -> None:
    path = file(tmp_path, "x.s", "rv32i neon")
    with pytest.raises(UserError, match=r"x\.s is for several machines\nhint: let `lwcc compile`"):
        gather([str(path)])


def test_source_text_is_not_proven(tmp_path: Path) -> None:
    path = file(tmp_path, "x.c", "c")
    with pytest.raises(UserError, match="is source text, and proofs are of object code\nhint: "):
        gather([str(path)])
    with pytest.raises(UserError, match="is source text"):
        asked_for(Given(path, PARTS["c"]))


def test_object_code_that_nobody_reads_is_not_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Given(Path("x.s"), PARTS["rv32i"])
    assert asked_for(given) is given
    monkeypatch.setattr("proof_driver.provable.is_read", lambda _target: False)
    with pytest.raises(UserError, match=r"x\.s: object code of rv32i is not read yet: no proof"):
        asked_for(given)


def test_an_object_is_what_the_file_beside_it_says(tmp_path: Path) -> None:
    path = file(tmp_path, "x.o", "ELF code")
    file(tmp_path, "x.s", "rv32i")
    assert gather([str(path)]).given == (Given(path, PARTS["rv32i"], Image(b"ELF code", {}, 0)),)
    like = file(tmp_path, "y.s", "neon")
    assert gather([str(path)], str(like)).given[0].part is PARTS["neon"]


def test_an_object_without_a_file_is_refused(tmp_path: Path) -> None:
    path = file(tmp_path, "x.o", "ELF code")
    with pytest.raises(UserError, match=r"x\.o: there is no file .*x\.s to say what it must comp"):
        gather([str(path)])
    file(tmp_path, "x.s", "c")
    with pytest.raises(UserError, match="is source text"):
        gather([str(path)])


def test_like_is_of_an_object(tmp_path: Path) -> None:
    path = file(tmp_path, "x.s", "rv32i")
    with pytest.raises(UserError, match="--like says what an object was assembled from, and no"):
        gather([str(path)], str(path))


def test_a_folder_is_its_files_that_are_read_and_the_others_are_counted(tmp_path: Path) -> None:
    good = [file(tmp_path, name, "rv32i") for name in ("a.s", "sub/b.s")]
    for name, text in (("c.s", "foreign"), ("d.c", "c"), ("e.c", "c"), ("f.txt", "rv32i")):
        file(tmp_path, name, text)
    found = gather([str(tmp_path)])
    assert [one.path for one in found.given] == good
    assert found.left_out == {FOREIGN: 1, "target c: its object code is not read": 2}


def test_a_folder_must_hold_something(tmp_path: Path) -> None:
    file(tmp_path, "d.c", "c")
    with pytest.raises(UserError, match="holds no generated file whose object code is read"):
        gather([str(tmp_path)])


def listed(folder: Path, *names: str) -> None:
    rows = "".join(f'[[file]]\npath = "{name}"\n' for name in names)
    (folder / INDEX).write_text(rows)


def test_a_file_of_an_index_must_be_there_and_be_one_that_lwcc_wrote(tmp_path: Path) -> None:
    good = file(tmp_path, "a.s", "rv32i")
    file(tmp_path, "b.s", "foreign")
    listed(tmp_path, "a.s")
    assert [one.path for one in gather([str(tmp_path)]).given] == [good]
    listed(tmp_path, "a.s", "b.s")
    with pytest.raises(UserError, match=r"b\.s does not begin as a file that lwcc generated"):
        gather([str(tmp_path)])
    listed(tmp_path, "a.s", "z.s")
    with pytest.raises(UserError, match=r"z\.s is in .*INDEX\.toml and does not exist"):
        gather([str(tmp_path)])
