"""Counted kernels by hand, for tests of what is made of them."""

from __future__ import annotations

from collections.abc import Mapping

from bench.sass.count import Counts, SassClass
from bench.sass.kernels import CountedKernel
from verify.toolchain.ptxas import Resources

KERNEL = "lwcc_toy64_64_ecb_encrypt_ptx"


def counted(
    by_class: Mapping[SassClass, float],
    plain: CountedKernel | None = None,
    *,
    kernel: str = KERNEL,
    architecture: str = "sm_90",
    registers: int = 32,
) -> CountedKernel:
    """A kernel with so many instructions of each class for a block."""
    block, resources = Counts(by_class, 8), Resources(registers)
    return CountedKernel("toy.ptx", kernel, architecture, block, resources, plain)
