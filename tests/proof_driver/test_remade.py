"""A file is made again, or taken as it is where its row's record vouches for it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from artifacts.generated_files import Part
from builds.index import Entry
from builds.product import Product
from catalogue.ciphers import CipherSource
from options.command import command_of
from proof_driver.records import CHANGED, recorded
from proof_driver.remade import Remade, RemakeTask, all_but_a_share, remake
from tests.proof_driver.doubles.toy_part import DIGEST, PROVEN, TEXT_DIGEST, certificate, part_of
from verify.report import Finding

HEADER = "#define X 1\n"
SOURCE = CipherSource(Path("toy.dsl"), "toy.dsl", "toy.dsl")
ENTRY = Entry("rv32i/x.s", SOURCE, part_of().options)
COMMAND = command_of(SOURCE.word, ENTRY.options)


@dataclass
class Maker:
    """Makes the part, and takes down how it was asked for it."""

    asked: str = ""
    findings: tuple[Finding, ...] = ()

    def product(self) -> Product:
        return Product(part_of(PROVEN), HEADER, {}, self.findings)

    def checked(self, order: Any) -> Product:
        self.asked += "checked "
        assert (order.source, order.options) == (SOURCE, ENTRY.options)
        return self.product()

    def built(self, source: CipherSource, cipher: str, options: object) -> Any:
        self.asked += "built "
        assert (source, cipher, options) == (SOURCE, "cipher", ENTRY.options)
        return SimpleNamespace(with_checks=lambda _claims: "as if it were checked")

    def unchecked(self, built: str, findings: tuple[Finding, ...]) -> Product:
        assert (built, findings) == ("as if it were checked", ())
        return self.product()


@pytest.fixture(autouse=True)
def maker(monkeypatch: pytest.MonkeyPatch) -> Maker:
    made, room = Maker(), "proof_driver.remade"
    monkeypatch.setattr(CipherSource, "load", lambda _source: "cipher")
    monkeypatch.setattr(f"{room}.make_or_read", made.checked)
    monkeypatch.setattr(f"{room}.build", made.built)
    monkeypatch.setattr(f"{room}.product_of", made.unchecked)
    monkeypatch.setattr(f"{room}.index_row", lambda path, _product: described(path))
    monkeypatch.setattr(f"{room}.parts_of", lambda text, _name: (replace(part_of(), text=text),))
    monkeypatch.setattr(f"{room}.object_digest", lambda _part: DIGEST)
    monkeypatch.setattr(f"{room}._load", lambda _path: SimpleNamespace(digest=TEXT_DIGEST))
    for name in ("generator_digest", "verifier_digest"):
        monkeypatch.setattr(f"proof_driver.records.{name}", lambda target: f"sources of {target}")
    return made


def described(path: str = "rv32i/x.s") -> dict[str, Any]:
    return {"path": path, "target": "rv32i", "command": COMMAND, "dsl_sha256": TEXT_DIGEST}


def row_of(part: Part, **changed: object) -> dict[str, Any]:
    return recorded(part.text, HEADER, {**described(), **changed})


def task(place: Path, row: Mapping[str, Any] | None = None, **asked: Any) -> RemakeTask[Entry]:
    return RemakeTask(ENTRY, place, **{"check": False, **asked}, row=row)


def written(place: Path, part: Part) -> None:
    folder = place / "rv32i"
    folder.mkdir()
    (folder / "x.s").write_text(part.text)
    (folder / "x.h").write_text(HEADER)


def test_a_file_is_made_and_checked(tmp_path: Path, maker: Maker) -> None:
    remade = remake(task(tmp_path, check=True))
    assert maker.asked == "checked "
    assert (remade.text, remade.header, remade.part) == (
        part_of(PROVEN).text, HEADER, part_of(PROVEN)
    )  # fmt: skip
    assert (remade.object_sha256, remade.wrong) == (DIGEST, "")
    assert remade.row["made_by"] == remade.row["verified_by"] == "sources of rv32i"


def test_a_file_that_is_not_checked_keeps_the_record_of_the_same_file(
    tmp_path: Path, maker: Maker
) -> None:
    before = {**row_of(part_of(PROVEN)), "verified_by": "older sources"}
    assert remake(task(tmp_path, before)).row["verified_by"] == "older sources"
    other = {**before, "file_sha256": "0" * 64}
    assert "verified_by" not in remake(task(tmp_path, other)).row
    assert "verified_by" not in remake(task(tmp_path)).row
    assert maker.asked == "built " * 3


def test_a_file_whose_check_failed_is_wrong_and_not_looked_at(tmp_path: Path, maker: Maker) -> None:
    maker.findings = (Finding("calls", "failed", 0, "byte 0"),)
    remade = remake(task(tmp_path, check=True))
    assert remade.wrong == "a check failed; nothing is written"
    assert remade.object_sha256 == ""


def test_a_file_that_its_record_vouches_for_is_taken(tmp_path: Path, maker: Maker) -> None:
    """What it says of proofs is left out: a certificate says that."""
    part = part_of(PROVEN)
    written(tmp_path, part)
    row = {**row_of(part), "certificate": certificate().as_table()}
    remade = remake(task(tmp_path, row, is_taken=True))
    assert maker.asked == ""
    assert (remade.wrong, remade.object_sha256, remade.header) == ("", DIGEST, HEADER)
    assert remade.text == part_of().text
    assert remade.row == row_of(part)


AGAIN = "; `lwcc regen` makes it again"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"goal": "size"}, CHANGED),
        ({"made_by": "other sources"}, "it was made by other sources"),
    ],
)
def test_a_file_that_its_record_speaks_against_is_wrong(
    tmp_path: Path, change: Mapping[str, object], said: str
) -> None:
    part = part_of()
    written(tmp_path, part)
    remade = remake(task(tmp_path, {**row_of(part), **change}, is_taken=True))
    assert (remade.wrong, remade.object_sha256) == (said + AGAIN, "")


@pytest.mark.parametrize("change", [{"command": "lwcc compile"}, {"dsl_sha256": "0" * 64}])
def test_a_file_of_other_options_or_another_text_is_wrong(
    tmp_path: Path, change: Mapping[str, object]
) -> None:
    part = part_of()
    written(tmp_path, part)
    remade = remake(task(tmp_path, row_of(part, **change), is_taken=True))
    assert remade.wrong == f"it was made from another text or with other options{AGAIN}"


@pytest.mark.parametrize("missing", ["x.s", "x.h"])
def test_what_is_not_there_is_made(tmp_path: Path, maker: Maker, missing: str) -> None:
    part = part_of()
    written(tmp_path, part)
    remake(task(tmp_path, row_of(part), is_taken=False))
    remake(task(tmp_path, None, is_taken=True))
    (tmp_path / "rv32i" / missing).unlink()
    remake(task(tmp_path, row_of(part), is_taken=True))
    assert maker.asked == "built " * 3


def test_object_code_that_nobody_reads_has_no_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proof_driver.remade.is_provable", lambda _part: False)
    assert remake(task(tmp_path)).object_sha256 == ""


def test_a_certificate_is_said_by_head_and_row() -> None:
    part = part_of()
    remade = Remade(part.text, HEADER, described(), part, DIGEST)
    assert remade.with_certificate(None) is remade
    found = remade.with_certificate(certificate())
    assert found.text == part_of(PROVEN).text
    assert found.row == {**described(), "certificate": certificate().as_table()}


def test_one_in_n_makes_its_file_and_the_others_take_it_where_an_index_has_it() -> None:
    rows = [None, {"path": "b"}, {"path": "c"}, None, {"path": "e"}]
    tasks = [task(Path(), row) for row in rows]
    taken = [each.is_taken for each in all_but_a_share(tasks, (1, 3))]
    assert taken == [False, False, True, False, False]
    made_in_turn = [
        number
        for turn in range(3)
        for number, each in enumerate(all_but_a_share(tasks[1:3] * 3, (turn, 3)))
        if not each.is_taken
    ]
    assert sorted(made_in_turn) == list(range(6))
