"""Proves files of kernels and of object code alike, and makes certificates of the verdicts."""

from __future__ import annotations

from collections.abc import Sequence

from artifacts.parts import FunctionVerdict
from builds.product import Product
from proof_driver import proving
from proof_driver.certificates import Certificate, certificate_of
from proof_driver.certified import shipped_certificate
from proof_driver.kernel_files import is_of_kernels, kernels_digest, with_header
from proof_driver.kernel_proofs import KernelAttempt, prove_kernels
from proof_driver.kernel_proofs import attempt as attempt_kernel
from proof_driver.proving import Attempt, File
from runtime.budgets import Limits

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
    kernels = [file for file in files if is_of_kernels(file.part)]
    found = iter(prove_kernels([task for file in kernels for task in file.tasks], limits))
    grouped = {file.path: [next(found) for _ in file.tasks] for file in kernels}
    others = iter(proving.certify([f for f in files if f.path not in grouped], limits))
    return [
        _of_kernels(file, grouped[file.path]) if file.path in grouped else next(others)
        for file in files
    ]


def _of_kernels(file: File, rows: list[FunctionVerdict]) -> Certified:
    return certificate_of(file.part, file.object_sha256, rows), rows


def with_shipped_verdicts(products: Sequence[Product]) -> list[Product]:
    """Products, with the shipped verdicts in the heads of those that are of kernels."""
    return [_shipped(each) if is_of_kernels(each.part) else each for each in products]


def _shipped(product: Product) -> Product:
    part = with_header(product.part, product.header)
    certificate = shipped_certificate(part, kernels_digest(part))
    return product.with_proof(certificate.words) if certificate else product


def attempt(job: Attempt) -> FunctionVerdict:
    """Prove one function or kernel, or give up at a limit.

    Raises:
        UserError: the file cannot be proven.
    """
    if is_of_kernels(job.task.part):
        return attempt_kernel(KernelAttempt(job.task, job.limits))
    return proving.attempt(job)
