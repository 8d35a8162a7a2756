"""A file is what its head and the index say was proven, or the difference is named."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from artifacts.generated_files import Part
from builds.index import INDEX, write_index
from proof_driver.certificates import BadCertificate, Certificate
from proof_driver.certified import (
    ALONE,
    ANEW,
    certificate_beside,
    changed_since,
    check_certificate,
    claim_of,
    index_row_of,
    shipped_certificate,
)
from proof_driver.records import file_digest
from tests.proof_driver.doubles.toy_part import (
    ALL,
    CHECKER,
    DIGEST,
    PROVEN,
    ROLES,
    certificate,
    part_of,
)
from verify.report import Finding
from verify.toolchain.assemble import AssemblyError

OTHER = "0" * 64
OF_OTHER_CODE = f"of other object code (sha256 {OTHER[:12]}, here {DIGEST[:12]})"
HEADER = "#define X 1\n"


@pytest.fixture(autouse=True)
def without_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """The digests of the toy in place of those of its object code and of all sources."""
    monkeypatch.setattr("proof_driver.certified.object_digest", lambda _part: DIGEST)
    monkeypatch.setattr("proof_driver.certificates.checker_digest", lambda _target: CHECKER)


def row_of(part: Part, table: Mapping[str, Any] | None) -> dict[str, Any]:
    row: dict[str, Any] = {"path": "rv32i/x.s", "command": part.entries["command"]}
    row["file_sha256"] = file_digest(part.text, HEADER, row)
    return {**row, "certificate": table} if table else row


def written(folder: Path, part: Part, table: Mapping[str, Any] | None = None) -> Path:
    """A file in a folder with an index."""
    path = folder / "rv32i" / "x.s"
    path.parent.mkdir()
    path.write_text(part.text)
    path.with_suffix(".h").write_text(HEADER)
    (folder / INDEX).write_text(write_index([row_of(part, table)]))
    return path


def test_what_head_and_index_say_is_a_claim(tmp_path: Path) -> None:
    part = part_of(PROVEN)
    path = written(tmp_path, part, certificate().as_table())
    claim = claim_of(part, path)
    assert claim.wrong == ""
    assert [(row.path, row.function, row.outcome.verdict) for row in claim.rows] == [
        (str(path), role, "proven") for role in ROLES
    ]
    assert check_certificate(part, path) == Finding("certificate", "tested", 3)


def test_only_functions_that_are_proven_are_claimed(tmp_path: Path) -> None:
    found = certificate(ecb_decrypt="unknown")
    part = part_of(found.words)
    path = written(tmp_path, part, found.as_table())
    assert [row.function for row in claim_of(part, path).rows] == list(ROLES[:2])
    assert check_certificate(part, path) == Finding("certificate", "tested", 2)


def test_without_an_index_a_head_stands_alone(tmp_path: Path) -> None:
    part, path = part_of(PROVEN), tmp_path / "x.s"
    assert claim_of(part, path).rows == ()
    assert claim_of(part, path).wrong == ""
    assert check_certificate(part, path) == Finding("certificate", "tested", 3)
    stale = part_of(PROVEN.replace(DIGEST, OTHER))
    assert claim_of(stale, path).wrong == f"its head's `proof:` is {OF_OTHER_CODE}"
    said = f"it is {OF_OTHER_CODE}; {ALONE}"
    assert check_certificate(stale, path) == Finding("certificate", "failed", 0, said)


@pytest.mark.parametrize("words", ["not run", "none, object code of this target is not read"])
def test_a_head_that_claims_nothing_is_right(tmp_path: Path, words: str) -> None:
    part = part_of(words)
    path = written(tmp_path, part)
    assert claim_of(part, path).wrong == ""
    assert claim_of(part, path).rows == ()
    assert check_certificate(part, path) is None


END = f"object sha256:{DIGEST}"


@pytest.mark.parametrize(
    ("words", "is_right"),
    [
        (PROVEN, True),
        (f"unknown: {ALL}; {END}", True),
        (f"proven: key_setup; not finished in 7 s: ecb_encrypt, ecb_decrypt; by sat; {END}", True),
        (f"proven: key_setup; not finished in 9 MB: ecb_encrypt, ecb_decrypt; {END}", True),
        (f"proven: key_setup, ecb_encrypt; by bit graph; {END}", False),
        (f"proven: {ALL}, ctr_crypt; {END}", False),
        (f"proven: {ALL}, key_setup; {END}", False),
        (f"good: {ALL}; {END}", False),
        (f"not finished in a s: {ALL}; {END}", False),
        (f"proven: {ALL}; by bit graph", False),
        ("proven: all", False),
        (f"proven: {ALL}; object sha256:{DIGEST[:-1]}", False),
    ],
)
def test_a_head_has_one_verdict_for_each_function(
    tmp_path: Path, words: str, is_right: bool
) -> None:
    wrong = claim_of(part_of(words), tmp_path / "x.s").wrong
    assert wrong == ("" if is_right else f"its head's `proof:` is not as lwcc writes it: {words}")


@pytest.mark.parametrize(
    ("head", "found", "said"),
    [
        (PROVEN, None, f"{INDEX} has none, and the head says `{PROVEN}`"),
        ("not run", certificate(), f"the head says `not run`, and {INDEX} says `{PROVEN}`"),
        ("proven: all", certificate(), "the head's `proof:` is not as lwcc writes it: proven: all"),
    ],
)
def test_head_and_index_must_say_the_same(
    tmp_path: Path, head: str, found: Certificate | None, said: str
) -> None:
    part = part_of(head)
    path = written(tmp_path, part, found.as_table() if found else None)
    assert claim_of(part, path).rows == ()
    assert check_certificate(part, path) == Finding("certificate", "failed", 0, f"{said}; {ANEW}")


def test_a_certificate_of_another_checker_is_no_claim(tmp_path: Path) -> None:
    part = part_of(PROVEN)
    path = written(tmp_path, part, {**certificate().as_table(), "checker": OTHER})
    assert claim_of(part, path).rows == ()
    found = check_certificate(part, path)
    assert found
    assert found.detail.startswith("it is of another checker (sha256 000000000000, here cccc")


def test_a_certificate_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    part = part_of(PROVEN)
    path = written(tmp_path, part, {**certificate().as_table(), "checker": 7})
    assert claim_of(part, path).rows == ()
    with pytest.raises(BadCertificate, match="its `checker` is missing"):
        certificate_beside(path)
    found = check_certificate(part, path)
    assert found
    assert found.detail == f"its `checker` is missing or not as `lwcc regen` writes it; {ANEW}"


@pytest.mark.parametrize("name", ["x.s", "x.h"])
def test_a_file_or_header_that_was_changed_is_no_claim(tmp_path: Path, name: str) -> None:
    part = part_of(PROVEN)
    path = written(tmp_path, part, certificate().as_table())
    assert changed_since(path) == ""
    with (path.parent / name).open("a") as file:
        file.write("\n")
    said = f"the file, its header or its row of {INDEX} was changed"
    assert changed_since(path) == said
    assert claim_of(part, path).rows == ()
    assert check_certificate(part, path) == Finding("certificate", "failed", 0, f"{said}; {ANEW}")


def test_a_missing_header_is_a_change(tmp_path: Path) -> None:
    path = written(tmp_path, part_of(PROVEN), certificate().as_table())
    path.with_suffix(".h").unlink()
    assert re.match(r"x\.h or the file itself cannot be read: .*No such file", changed_since(path))


def test_what_does_not_assemble_is_no_claim(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_part: Part) -> str:
        raise AssemblyError("no such instruction")

    monkeypatch.setattr("proof_driver.certified.object_digest", fail)
    part = part_of(PROVEN)
    claim = claim_of(part, tmp_path / "x.s")
    assert (claim.rows, claim.wrong) == ((), "")
    found = check_certificate(part, tmp_path / "x.s")
    assert found == Finding("certificate", "failed", 0, f"no such instruction; {ALONE}")


def test_a_row_is_found_in_the_index_of_the_folder_above(tmp_path: Path) -> None:
    path = written(tmp_path, part_of())
    row = index_row_of(path)
    assert row is not None
    assert row["path"] == "rv32i/x.s"
    assert index_row_of(path.with_name("y.s")) is None
    assert index_row_of(tmp_path / "x.s") is None
    assert certificate_beside(path) is None


def test_a_shipped_certificate_serves_a_file_of_the_same_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proof_driver.certified.SHIPPED", tmp_path)
    part = part_of()
    assert shipped_certificate(part, DIGEST) is None
    written(tmp_path, part, certificate().as_table())
    assert shipped_certificate(part, DIGEST) == certificate()
    assert shipped_certificate(part, OTHER) is None
    part.entries["command"] += " --lanes 2"  # type: ignore[index]
    assert shipped_certificate(part, DIGEST) is None


@pytest.mark.parametrize("change", [{"checker": 7}, {"functions": {}}, {"dsl_sha256": OTHER}])
def test_a_shipped_certificate_that_does_not_hold_serves_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: dict[str, object]
) -> None:
    monkeypatch.setattr("proof_driver.certified.SHIPPED", tmp_path)
    written(tmp_path, part_of(), {**certificate().as_table(), **change})
    assert shipped_certificate(part_of(), DIGEST) is None


def test_a_shipped_certificate_must_settle_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("proof_driver.certified.SHIPPED", tmp_path)
    written(tmp_path, part_of(), certificate(ecb_decrypt="unknown").as_table())
    assert shipped_certificate(part_of(), DIGEST) is None
