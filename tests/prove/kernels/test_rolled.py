"""Kernels whose rounds are in a loop: a thread walks its turns, as their number is constant."""

from __future__ import annotations

from functools import cache

import pytest

from builds.product import Order, Product, make
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from proof_driver.kernel_files import kernel_subject
from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.kernels.claims import KernelClaim
from prove.kernels.output import Differs
from prove.kernels.subject import KernelSpec
from prove.kernels.thread import KernelProblem
from prove.machine.values import Unsupported
from tests.prove.kernel_subjects import KERNEL, changed
from verify.grids.check import roles

WORDS = BuildOptions("speck64_128", "ptx", 1, unroll="no", goal="size")
BITS = BuildOptions("simon32_64", "ptx", 32, unroll="no", goal="size", mode="ecb")
ENTRY = ".visible .entry "


@cache
def made(options: BuildOptions) -> Product:
    return make(Order(find_cipher(options.set_name), settle(options), check=False))


def claim(options: BuildOptions, name: str, *changes: tuple[str, str]) -> KernelClaim:
    """The claim about one kernel, with changes of its text."""
    product = made(options)
    first, *entries = product.part.text.split(ENTRY)
    own = next(entry for entry in entries if entry.split("(")[0].endswith(f"_{name}_ptx"))
    alone = changed(product.part, (product.part.text, f"{first}{ENTRY}{own}"), *changes)
    graph = Graph()
    spec = KernelSpec(kernel_subject(alone, product.header), graph, literals(graph))
    return KernelClaim(spec, KERNEL[name], roles(KERNEL[name]))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt", "ctr_nonces"])
def test_words(name: str) -> None:
    claim(WORDS, name).prove()


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ecb_encrypt", "ecb_decrypt"])
def test_bits_with_a_copy_of_the_keys(name: str) -> None:
    claim(BITS, name).prove()


BROKEN = [
    (("setp.lt.u32 %more, %turn, 27;", "setp.lt.u32 %more, %turn, 26;"), Differs, "byte"),
    (("setp.lt.u32 %more, %turn, 27;", "setp.lt.u32 %more, %turn, 28;"), KernelProblem, "inside"),
    (("%turn, %turn, 1;", "%turn, %turn, 0;"), KernelProblem, "inside of `rk`"),
    (("mov.b32 %turn, 0;", ""), KernelProblem, "`%turn` is read, and nothing is known of it"),
    (("%round, %rk, 0;", "%round, %rk, 4;"), KernelProblem, "inside of `rk`"),
    (("%round, %round, 4;", "%round, %round, 0;"), Differs, "byte"),
    (("mov.b32 %state1, %block0;", "mov.b32 %state1, %block1;"), Differs, "byte"),
    # A loop whose turns depend on data.
    (("setp.lt.u32 %more, %turn, 27;", "setp.lt.u32 %more, %state0, 27;"), KernelProblem, "data"),
    # A second loop behind the one over groups.
    (("    ret;", "again:\n    @%more bra again;\n    ret;"), Unsupported, "several loops"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("change", "kind", "said"), BROKEN, ids=lambda each: str(each)[:60])
def test_changed_loops_are_noticed(
    change: tuple[str, str], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said):
        claim(WORDS, "ecb_encrypt", change).prove()


STAGED = [
    (("mov.u32 %round, staged;", "mov.b32 %round, %lane;"), KernelProblem, "an address depends"),
    (("mov.u32 %round, staged;", "mov.b32 %round, %block0;"), KernelProblem, "depends on data"),
    (("[%round+0]", "[%round+4]"), Differs, "byte"),
    (("add.u32 %round, %round, 128;", "add.u32 %round, %round, 4096;"), KernelProblem, "inside"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("change", "kind", "said"), STAGED, ids=lambda each: str(each)[:60])
def test_changed_pointers_into_the_copy_are_noticed(
    change: tuple[str, str], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said):
        claim(BITS, "ecb_encrypt", change).prove()
