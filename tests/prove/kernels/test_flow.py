"""The loops of a kernel: that over groups, and those of rounds, whose turns a thread walks."""

from __future__ import annotations

from functools import cache

import pytest

from builds.product import Order, Product, make
from catalogue.ciphers import find_cipher
from options.build import BuildOptions
from options.settled import settle
from proof_driver.kernel_files import kernel_subject
from proof_driver.modes.files import read_mode
from proof_driver.modes.subjects import request_of
from prove.claims.interface import literals
from prove.graph.graph import Graph
from prove.kernels.claims import KernelClaim
from prove.kernels.flow import loop_head, loops_of, targets_of
from prove.kernels.output import Differs
from prove.kernels.subject import KernelSpec
from prove.kernels.thread import KernelProblem
from prove.machine.values import Unsupported
from tests.prove.kernel_subjects import FOLDER, KERNEL, WORDS, alone, changed, part_of, subject_of
from verify.grids.session import roles
from verify.grids.steps import program_of
from verify.grids.text import Kernel, KernelText


def test_the_head_of_generated_kernels() -> None:
    for path in (WORDS, FOLDER / "cham64_128_l32_bit.ptx"):
        subject = subject_of(path)
        for name, program in subject.kernels.items():
            labels = program.kernel.labels
            behind = labels.get(f"COPIED_{name}", 0)
            assert loop_head(program, behind) == labels[f"NEXT_{name}"]
            if behind:
                assert loop_head(program, 0, behind) == labels[f"COPY_{name}"]
                with pytest.raises(Unsupported, match="several loops"):
                    loop_head(program)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("@%more bra NEXT_ecb_encrypt;", ""), "no loop"),
        (("    ret;", "again: @%more bra again;\n    ret;"), "several loops"),
    ],
)
def test_other_numbers_of_loops(change: tuple[str, str], said: str) -> None:
    with pytest.raises(Unsupported, match=said):
        loop_head(subject_of(WORDS, change).kernels["ecb_encrypt"])


def test_the_head_is_that_of_the_loop_around_others() -> None:
    inside = ("setp.lt.u64 %more, %out, %end;", "again: @%more bra again;")
    program = subject_of(WORDS, inside).kernels["ecb_encrypt"]
    assert len(loops_of(program)) == 2
    assert loop_head(program) == program.kernel.labels["NEXT_ecb_encrypt"]


def test_loops_begin_with_the_outermost() -> None:
    file = read_mode(FOLDER / "lea128_128_drbg.ptx")
    program, _ = request_of(file, "drbg_generate")
    labels = program.kernel.labels
    heads = list(loops_of(program))
    assert heads[0] == labels["NEXT_generate"]
    assert set(heads[1:]) == {labels["FILL_generate_0"], labels["TURN_generate_1"]}
    for first, last in loops_of(program).items():
        assert first < last
        assert first in targets_of(program.steps[last], last, len(program.steps))


def test_an_empty_kernel() -> None:
    assert part_of().text
    with pytest.raises(Unsupported, match="no loop"):
        loop_head(program_of(KernelText({}, {}), Kernel("f", {})))


ROLLED = BuildOptions("speck64_128", "ptx", 1, unroll="no", goal="size")
ROLLED_BITS = BuildOptions("simon32_64", "ptx", 32, unroll="no", goal="size", mode="ecb")


@cache
def made(options: BuildOptions) -> Product:
    return make(Order(find_cipher(options.set_name), settle(options), check=False))


def rolled_claim(options: BuildOptions, name: str, *changes: tuple[str, str]) -> KernelClaim:
    """The claim about one kernel, with changes of its text."""
    product = made(options)
    part = changed(alone(product.part, name), *changes)
    graph = Graph()
    spec = KernelSpec(kernel_subject(part, product.header), graph, literals(graph))
    return KernelClaim(spec, KERNEL[name], roles(KERNEL[name]))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ecb_encrypt", "ecb_decrypt", "ctr_crypt", "ctr_nonces"])
def test_a_thread_walks_a_loop_of_rounds(name: str) -> None:
    rolled_claim(ROLLED, name).prove()


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("name", ["ecb_encrypt", "ecb_decrypt"])
def test_bits_with_a_copy_of_the_keys(name: str) -> None:
    rolled_claim(ROLLED_BITS, name).prove()


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
        rolled_claim(ROLLED, "ecb_encrypt", change).prove()


STAGED = [
    (("mov.u32 %round, staged;", "mov.b32 %round, %lane;"), KernelProblem, "an address depends"),
    (("mov.u32 %round, staged;", "mov.b32 %round, %block0;"), KernelProblem, "depends on data"),
    (("[%round+0]", "[%round+4]"), Differs, "byte"),
    (("add.u32 %round, %round, 128;", "add.u32 %round, %round, 4096;"), KernelProblem, "inside"),
]


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize(("change", "kind", "said"), STAGED, ids=lambda each: str(each)[:60])
def test_changed_pointers_into_the_copy_are_noticed(
    change: tuple[str, str], kind: type[Exception], said: str
) -> None:
    with pytest.raises(kind, match=said):
        rolled_claim(ROLLED_BITS, "ecb_encrypt", change).prove()
