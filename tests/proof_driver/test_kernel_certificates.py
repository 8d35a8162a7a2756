"""Certificates of kernels: the digest that they hold for, and the verdicts that they have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from artifacts.generated_files import Part, read_parts
from artifacts.parts import FunctionVerdict, ProofTask
from builds.product import Product
from catalogue.ciphers import find_cipher
from proof_driver.certificates import certificate_of, why_not
from proof_driver.certified import check_certificate, claim_of
from proof_driver.kernel_certificates import attempt, certify, with_kernel_proofs
from proof_driver.kernel_files import KernelPart, header_of, kernels_digest, with_header
from proof_driver.kernel_proofs import KernelAttempt
from proof_driver.proving import Attempt, File
from prove.claims.verdict import Outcome, Verdict
from runtime.budgets import OF_A_COMPILATION, OF_AN_INDEX, Limits
from tests.proof_driver.doubles.toy_part import file_of, found
from tests.prove.kernel_subjects import SHORT, part_of

HEADER = header_of(SHORT)
KERNELS = [
    *("ecb_encrypt", "ecb_decrypt", "ecb_encrypt_keys"),
    *("ctr_crypt", "ctr_keystream", "ctr_nonces"),
]


def whole(*changes: tuple[str, str], header: str = HEADER) -> KernelPart:
    return with_header(part_of(SHORT, *changes), header)


def read_again(path: Path) -> Part:
    (part,) = read_parts(path)
    return part


def kernel_file(path: str = "ptx/speck32_64.ptx") -> File:
    part = whole()
    return File(Path(path), part, "", kernels_digest(part))


def test_the_functions_of_a_part_are_its_kernels() -> None:
    assert list(whole().functions) == KERNELS
    assert whole().functions["ctr_crypt"] == "lwcc_speck32_64_ctr_crypt_ptx"
    assert [task.role for task in kernel_file().tasks] == KERNELS


def test_what_a_digest_is_of() -> None:
    digest = kernels_digest(whole())
    assert kernels_digest(whole(("// round 2", "// another"))) == digest
    assert kernels_digest(whole(("xor.b32", "or.b32"))) != digest
    assert kernels_digest(whole(header=HEADER + "int x;")) != digest
    sizes = {**whole().entries, "sizes": "block 8"}
    assert kernels_digest(replace(whole(), entries=sizes)) != digest


def test_files_of_both_kinds_are_certified(monkeypatch: pytest.MonkeyPatch) -> None:
    def prove(tasks: Sequence[ProofTask], _limits: Limits) -> list[FunctionVerdict]:
        return [found(task.role, path=str(task.path)) for task in tasks]

    monkeypatch.setattr("proof_driver.kernel_certificates._prove_in_all", prove)
    monkeypatch.setattr("proof_driver.proving.prove_all", prove)
    files = [file_of(), kernel_file(), file_of("rv32i/y.s")]
    made = certify(files, OF_AN_INDEX)
    assert [rows[0].path for _, rows in made] == [str(file.path) for file in files]
    certificate = made[1][0]
    assert list(certificate.functions) == KERNELS
    assert not why_not(certificate, files[1].part, files[1].object_sha256)
    assert certificate.words.startswith(f"proven: {', '.join(KERNELS)}; by bit graph; object ")


def test_a_kernel_is_proven_by_the_header_that_is_given() -> None:
    task = ProofTask(Path("nowhere/x.ptx"), whole(), "ecb_decrypt", str(find_cipher("speck").path))
    assert attempt(Attempt(task, Limits(200, 1000), None)).outcome.verdict == "proven"


@pytest.fixture
def proven(tmp_path: Path) -> Path:
    """A file whose head claims that its kernels are proven."""
    words = f"proven: {', '.join(KERNELS)}; by bit graph; object sha256:{kernels_digest(whole())}"
    lines = part_of(SHORT).text.splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith("// proof:"))
    lines[place] = f"// proof:     {words}"
    path = tmp_path / SHORT.name
    path.write_text("\n".join(lines) + "\n")
    path.with_suffix(".h").write_text(HEADER)
    return path


def test_a_claim_in_a_head_is_compared(proven: Path) -> None:
    part = read_again(proven)
    assert claim_of(part, proven).wrong == ""
    finding = check_certificate(part, proven)
    assert finding
    assert (finding.status, finding.cases) == ("tested", len(KERNELS))


def test_a_claim_about_another_text_or_header_is_refused(proven: Path) -> None:
    proven.with_suffix(".h").write_text(HEADER + "int x;\n")
    text = proven.read_text()
    for changed in (text, text.replace("xor.b32", "or.b32", 1)):
        proven.write_text(changed)
        part = read_again(proven)
        assert "of other object code" in claim_of(part, proven).wrong
        finding = check_certificate(part, proven)
        assert finding
        assert finding.status == "failed"
        proven.with_suffix(".h").write_text(HEADER)


def products() -> list[Product]:
    """A file that comes with lwcc, and one with another header."""
    return [Product(part_of(SHORT), header, {}, ()) for header in (HEADER, "")]


@pytest.fixture
def proofs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kernels that are proven: all hold but `ctr_crypt`, which is wrong."""
    done: list[str] = []

    def prove(job: KernelAttempt) -> FunctionVerdict:
        done.append(job.task.role)
        verdict: Verdict = "violation" if job.task.role == "ctr_crypt" else "proven"
        return FunctionVerdict("x", job.task.role, Outcome(verdict, "byte 0"), 1)

    rows = [FunctionVerdict("x", name, Outcome("proven"), 1) for name in KERNELS]
    known = certificate_of(kernel_file().part, kernel_file().object_sha256, rows)

    def shipped(part: KernelPart, digest: str) -> object:
        return known if digest == kernel_file().object_sha256 else None

    monkeypatch.setattr("proof_driver.kernel_certificates.attempt_kernel", prove)
    monkeypatch.setattr("proof_driver.kernel_certificates.shipped_certificate", shipped)
    monkeypatch.setattr("proof_driver.kernel_certificates.run_jobs", lambda f, j, _: [*map(f, j)])
    return done


def test_kernels_without_a_shipped_certificate_are_proven(proofs: list[str]) -> None:
    old, new = with_kernel_proofs(products(), find_cipher("speck"), OF_AN_INDEX)
    assert proofs == KERNELS
    assert old.proof.startswith(f"proven: {', '.join(KERNELS)}; ")
    assert old.passed
    assert "violation: ctr_crypt; " in new.proof
    assert [f.name for f in new.findings] == ["proof of ctr_crypt"]
    assert not new.passed


def test_shipped_certificates_may_not_be_enough(proofs: list[str]) -> None:
    with_kernel_proofs(products(), find_cipher("speck"), OF_AN_INDEX, again=True)
    assert proofs == 2 * KERNELS


def test_a_compilation_waits_for_no_kernel(
    proofs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([0.0, 1.0, *[40.0] * len(KERNELS)])
    monkeypatch.setattr("proof_driver.kernel_certificates.time.time", lambda: next(times))
    _, new = with_kernel_proofs(products(), find_cipher("speck"), OF_A_COMPILATION)
    assert proofs == KERNELS[:1]
    assert f"not finished in 30 s: {', '.join(KERNELS[1:])}; " in new.proof
