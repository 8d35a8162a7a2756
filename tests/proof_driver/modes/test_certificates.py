"""Certificates of files of modes: of which bytes, texts and checker they are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from artifacts.head import NOT_RUN, with_entry
from artifacts.parts import FunctionVerdict
from builds.checks import CERTIFICATE
from builds.index import INDEX, write_index
from builds.modes.matrix import read_mode_rows
from proof_driver.certificates import BadCertificate
from proof_driver.modes.certificates import (
    ModeCertificate,
    check_mode_certificate,
    mode_certificate_of,
    mode_claim_of,
    read_mode_certificate,
    why_not_of_mode,
)
from proof_driver.modes.files import ModeFile, read_mode
from proof_driver.records import recorded
from prove.claims.verdict import Outcome
from runtime.user_error import UserError

GENERATED = Path(__file__).parents[3] / "generated"
PATH = "rv32i/lea128_128_drbg.s"
FILE = read_mode(GENERATED / PATH)
PLAIN = ModeFile(FILE.path, with_entry(FILE.text, "proof", NOT_RUN))
UNKNOWN = Outcome("unknown", "a comparison is open", 2.0)


def certificate(**outcomes: Outcome) -> ModeCertificate:
    """A certificate of the file; functions are proven where nothing else is given."""
    default = Outcome("proven", "5 stated lengths", 1.25, engine="SAT sweep")
    rows = [
        FunctionVerdict(str(FILE.path), role, outcomes.get(role, default), 70)
        for role in FILE.roles
    ]
    return mode_certificate_of(PLAIN, rows)


def test_a_certificate_of_kernels_has_no_lengths() -> None:
    kernels = read_mode(GENERATED / "ptx" / "lea128_128_drbg.ptx")
    row = FunctionVerdict("x", "drbg_generate", Outcome("proven", "any", engine="bit graph"), 70)
    made = mode_certificate_of(kernels, [row])
    assert made.lengths == {}
    assert made.words.startswith("proven: drbg_generate; ")
    assert read_mode_certificate(made.as_table()) == made


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with an index and the file, with a certificate in both."""
    write(tmp_path, certificate())
    return tmp_path


def write(folder: Path, one: ModeCertificate, **changed: Any) -> ModeFile:
    """Write the file with a certificate; keys of the table may be changed."""
    (row,) = (r for r in read_mode_rows(GENERATED) if r["path"] == PATH)
    path = folder / PATH
    path.parent.mkdir(exist_ok=True)
    path.write_text(with_entry(FILE.text, "proof", one.words))
    path.with_suffix(".h").write_text(FILE.path.with_suffix(".h").read_text())
    plain = {key: value for key, value in row.items() if key != CERTIFICATE}
    made = recorded(path.read_text(), path.with_suffix(".h").read_text(), plain)
    table = {**one.as_table(), **changed}
    (folder / INDEX).write_text(write_index([{**made, CERTIFICATE: table}]))
    return read_mode(path)


def test_a_certificate_is_read_as_it_was_written(folder: Path) -> None:
    (row,) = read_mode_rows(folder)
    assert read_mode_certificate(row[CERTIFICATE]) == certificate()
    assert row[CERTIFICATE]["functions"]["drbg_init"] == {
        "verdict": "proven",
        "engine": "SAT sweep",
        "seconds": 1.2,
        "megabytes": 70,
        "lengths": "5 stated lengths",
    }
    assert "lengths" not in row[CERTIFICATE]["functions"]["key_setup"]


def test_a_head_says_what_is_proven_for_stated_lengths() -> None:
    digest = f"object sha256:{PLAIN.object_sha256}"
    assert certificate().words == (
        "proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_reseed, "
        f"drbg_generate; by SAT sweep; {digest}"
    )
    some = certificate(drbg_reseed=UNKNOWN)
    assert some.words == (
        "proven: key_setup, ecb_encrypt; proven for stated lengths: drbg_init, drbg_generate; "
        f"unknown: drbg_reseed; by SAT sweep; {digest}"
    )
    assert not some.is_settled
    none = certificate(drbg_init=UNKNOWN, drbg_reseed=UNKNOWN, drbg_generate=UNKNOWN)
    assert none.words.startswith("proven: key_setup, ecb_encrypt; unknown: drbg_init, ")
    cut = certificate(drbg_init=Outcome("unknown", "not finished in 30 s"))
    assert "not finished in 30 s: drbg_init" in cut.words


def test_a_certified_file_need_not_be_proven_again(folder: Path) -> None:
    file = read_mode(folder / PATH)
    claim = mode_claim_of(file)
    assert claim.wrong == ""
    assert [row.function for row in claim.rows] == FILE.roles
    assert claim.rows[2].outcome.detail.startswith("5 stated lengths; certificate of checker ")
    found = check_mode_certificate(file)
    assert found
    assert (found.status, found.cases) == ("tested", 5)


def changed_byte(file: ModeFile) -> ModeFile:
    return replace(file, text=file.text.replace("    li t5, 1\n", "    li t5, 3\n", 1))


def test_other_code_has_no_certificate(folder: Path) -> None:
    file = changed_byte(read_mode(folder / PATH))
    claim = mode_claim_of(file)
    assert claim.rows == ()
    assert "it is of other object code" in claim.wrong
    found = check_mode_certificate(file)
    assert found
    assert found.status == "failed"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"checker": "0" * 64}, "it is of another checker"),
        ({"mode_sha256": "0" * 64}, "it is of another .mode"),
        ({"dsl_sha256": "0" * 64}, "it is of another .dsl"),
        ({"object_sha256": "0" * 64}, "its head says"),
        ({"assumed": ["rows"]}, "it assumes rows"),
    ],
)
def test_a_certificate_of_something_else_is_refused(
    tmp_path: Path, changed: dict[str, Any], why: str
) -> None:
    claim = mode_claim_of(write(tmp_path, certificate(), **changed))
    assert claim.rows == ()
    assert claim.wrong.startswith(why)


def test_a_certificate_without_lengths_is_none() -> None:
    table = certificate().as_table()
    del table["functions"]["drbg_init"]["lengths"]
    with pytest.raises(BadCertificate, match="its `lengths` are missing"):
        read_mode_certificate(table)
    del table["mode_sha256"]
    with pytest.raises(BadCertificate, match="its `mode_sha256` is missing"):
        read_mode_certificate(table)


def test_what_is_shipped_beside_the_code_counts(folder: Path) -> None:
    header = (folder / PATH).with_suffix(".h")
    header.write_text(header.read_text() + "\n")
    assert "was changed" in mode_claim_of(read_mode(folder / PATH)).wrong


def test_heads_and_index_must_agree(folder: Path, tmp_path: Path) -> None:
    file = read_mode(folder / PATH)
    other = replace(file, text=with_entry(file.text, "proof", NOT_RUN))
    assert "its head says `not run`" in mode_claim_of(other).wrong
    words = certificate().words
    odd = replace(file, text=with_entry(file.text, "proof", "proven by eye"))
    assert "is not as lwcc writes it: proven by eye" in mode_claim_of(odd).wrong
    (row,) = read_mode_rows(folder)
    bare = {key: value for key, value in row.items() if key != CERTIFICATE}
    (folder / INDEX).write_text(write_index([bare]))
    assert f"has no certificate, and its head says `{words}`" in mode_claim_of(file).wrong
    alone = ModeFile(Path("alone.s"), file.text)
    assert mode_claim_of(alone).wrong == ""
    assert mode_claim_of(changed_byte(alone)).wrong.startswith("its head's `proof:` is of other")
    assert check_mode_certificate(PLAIN) is None or FILE.text != PLAIN.text


def test_a_file_from_another_text_is_refused() -> None:
    file = replace(FILE, text=FILE.text.replace(FILE.dsl_sha256, "0" * 64))
    with pytest.raises(UserError, match="another text of the cipher"):
        mode_claim_of(file)


def test_functions_must_be_those_of_the_file() -> None:
    one = certificate()
    assert why_not_of_mode(one, PLAIN) == ""
    less = {role: found for role, found in one.functions.items() if role != "drbg_init"}
    assert why_not_of_mode(replace(one, functions=less), PLAIN) == "it is of other functions"
