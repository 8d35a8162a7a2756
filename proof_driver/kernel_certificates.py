"""Proves files of kernels and of object code alike, and makes certificates of the verdicts."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from artifacts.parts import FunctionVerdict, ProofTask
from builds.product import Product
from catalogue.ciphers import CipherSource
from proof_driver import proving
from proof_driver.certificates import Certificate, certificate_of
from proof_driver.certified import shipped_certificate
from proof_driver.kernel_files import is_of_kernels, kernels_digest, with_header
from proof_driver.kernel_proofs import KernelAttempt
from proof_driver.kernel_proofs import attempt as attempt_kernel
from proof_driver.proving import Attempt, File
from prove.claims.verdict import Outcome
from prove.limited_process import NOT_FINISHED
from runtime.budgets import Limits
from runtime.errors import explained
from runtime.workers import run_jobs
from verify.child import n_cores

Certified = tuple[Certificate, list[FunctionVerdict]]
"""The certificate of a file, and what was found of each function in detail."""


def certify(files: Sequence[File], limits: Limits) -> list[Certified]:
    """Prove all functions or kernels of files.

    Args:
        files: of targets whose object code is read, and of kernels with their headers.
        limits: what each proof may take.

    Returns:
        For each file its certificate, and what was found of each function in detail.

    Raises:
        UserError: a file cannot be proven.
    """
    kernels = {n: file for n, file in enumerate(files) if is_of_kernels(file.part)}
    found = iter(_prove_in_all([task for file in kernels.values() for task in file.tasks], limits))
    grouped = {n: [next(found) for _ in file.tasks] for n, file in kernels.items()}
    others = iter(proving.certify([f for n, f in enumerate(files) if n not in grouped], limits))
    return [
        _of_kernels(file, grouped[n]) if n in grouped else next(others)
        for n, file in enumerate(files)
    ]


def _of_kernels(file: File, rows: list[FunctionVerdict]) -> Certified:
    return certificate_of(file.part, file.object_sha256, rows), rows


@explained
def with_kernel_proofs(
    products: Sequence[Product], source: CipherSource, limits: Limits, again: bool = False
) -> list[Product]:
    """Products with verdicts in the heads of those that are of kernels.

    Args:
        products: the files.
        source: their cipher.
        limits: what proofs may take.
        again: whether certificates of the same files that come with lwcc are not enough.

    Returns:
        Where a kernel is shown to be wrong, that is among the findings.

    Raises:
        UserError: a file cannot be proven.
    """
    files = {n: _file(each, source) for n, each in enumerate(products) if is_of_kernels(each.part)}
    known = {
        n: certificate
        for n, file in files.items()
        if not again and (certificate := shipped_certificate(file.part, file.object_sha256))
    }
    pairs = {n: (one, one.rows(files[n].part.file)) for n, one in known.items()}
    new = [n for n in files if n not in known]
    pairs |= zip(new, certify([files[n] for n in new], limits), strict=True)
    return [
        _with_verdicts(each, *pairs[n]) if n in pairs else each for n, each in enumerate(products)
    ]


def _file(product: Product, source: CipherSource) -> File:
    part = with_header(product.part, product.header)
    return File(Path(part.file), part, str(source.path), kernels_digest(part))


def _with_verdicts(
    product: Product, certificate: Certificate, rows: Sequence[FunctionVerdict]
) -> Product:
    findings = (*product.findings, *proving.violations(rows))
    made = product.with_proof(certificate.words)
    return replace(made, findings=findings, verdicts=tuple(rows))


def _prove_in_all(tasks: Sequence[ProofTask], limits: Limits) -> list[FunctionVerdict]:
    """Prove kernels on all cores, within what all of them may take together."""
    in_all = limits.seconds_in_all
    until = None if in_all is None else time.time() + in_all
    each = limits.of_each(max(1, min(n_cores(), len(tasks))))
    jobs = [Attempt(task, each, until) for task in tasks]
    return run_jobs(_attempt_until, jobs, "proving kernels")


@explained
def _attempt_until(job: Attempt) -> FunctionVerdict:
    """Prove one kernel, or give up when all must be done; the limit that is named is that of each.

    Raises:
        UserError: the file cannot be proven.
    """
    limits, path = job.limits, str(job.task.path)
    left = limits.seconds if job.until is None else int(job.until - time.time())
    given_up = Outcome("unknown", f"{NOT_FINISHED}{limits.seconds} s")
    if left < 1:
        return FunctionVerdict(path, job.task.role, given_up, 0)
    some = replace(limits, seconds=min(limits.seconds, left))
    found = attempt_kernel(KernelAttempt(job.task, some))
    is_late = found.outcome.detail == f"{NOT_FINISHED}{some.seconds} s"
    return replace(found, outcome=given_up) if is_late else found


def attempt(job: Attempt) -> FunctionVerdict:
    """Prove one function or kernel, or give up at a limit.

    Raises:
        UserError: the file cannot be proven.
    """
    if is_of_kernels(job.task.part):
        return attempt_kernel(KernelAttempt(job.task, job.limits))
    return proving.attempt(job)
