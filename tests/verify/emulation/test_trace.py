"""A trace is what a call executes; two that differ anywhere do not compare equal."""

from __future__ import annotations

import pytest

from targets.aarch64_neon.emulate import MACHINE
from verify.emulation.faults import MachineFault, Mismatch
from verify.emulation.memory import Buffer
from verify.emulation.trace import Step, Trace, compare_traces, misaligned
from verify.runner import compare, record
from verify.toolchain.assemble import Image

BASE = 0x40_0000
RET = 0xD65F03C0
LDR, STRB = 0xF9400024, 0x39000804  # ldr x4, [x1]; strb w4, [x0, #2]
CBZ, NOP = 0xB4000044, 0xD503201F  # cbz x4, 8 bytes on; nop


def image(*words: int) -> Image:
    """Words of AArch64 under the symbol `f`."""
    text = b"".join(word.to_bytes(4, "little") for word in words)
    return Image(text, {"f": BASE}, BASE)


def steps(*accesses: tuple[bool, int, int], pc: int = BASE) -> Step:
    return Step(pc, accesses)


def test_a_call_is_written_down_step_by_step() -> None:
    out, source = Buffer(bytes(8), writable=True), Buffer(bytes(range(8)))
    found = record(MACHINE, image(LDR, STRB, RET), "f", (out, source))
    at = found.addresses
    assert found.steps == (
        Step(BASE, ((False, at[source], 8),)),
        Step(BASE + 4, ((True, at[out] + 2, 1),)),
        Step(BASE + 8, ()),
    )


def test_a_broken_rule_is_raised() -> None:
    with pytest.raises(MachineFault, match="read-only") as caught:
        record(MACHINE, image(STRB, RET), "f", (Buffer(bytes(8)), 0))
    assert caught.value.kind == "write"


def test_secrets_that_decide_nothing_compare_equal() -> None:
    left, right = ((0, Buffer(bytes([n]) * 8)) for n in (0, 255))
    assert compare(MACHINE, image(LDR, NOP, RET), "f", left, right) == 3


def test_secrets_that_decide_a_branch_are_found() -> None:
    left, right = ((0, Buffer(bytes([n]) * 8)) for n in (0, 255))
    with pytest.raises(Mismatch, match=r"^f\+0xc: the path differs between two secrets"):
        compare(MACHINE, image(LDR, CBZ, NOP, RET), "f", left, right)


@pytest.mark.parametrize(
    ("second", "said"),
    [
        ([steps((False, 4, 4)), steps(pc=BASE + 8)], r"f\+0x4: the path differs"),
        ([steps((False, 8, 4)), steps(pc=BASE + 4)], "f: the address differs"),
        ([steps((True, 4, 4)), steps(pc=BASE + 4)], "f: the address differs"),
        ([steps((False, 4, 4))], "f: the number of instructions differs"),
        ([steps((False, 4, 4)), *2 * [steps(pc=BASE + 4)]], "f: the number of instructions"),
    ],
)
def test_the_first_difference_is_named(second: list[Step], said: str) -> None:
    first = Trace((steps((False, 4, 4)), steps(pc=BASE + 4)), {})
    assert compare_traces(image(NOP, NOP, NOP), "f", first, first) == 2
    with pytest.raises(Mismatch, match=f"^{said}.* between two secrets$"):
        compare_traces(image(NOP, NOP, NOP), "f", first, Trace(tuple(second), {}))


def test_accesses_must_be_aligned_to_their_size() -> None:
    aligned = (steps((False, 8, 8), (True, 6, 2)), steps((True, 3, 1)))
    assert misaligned(Trace(aligned, {})) is None
    wrong = steps((False, 8, 8), (False, 4, 8), pc=BASE + 4)
    assert misaligned(Trace((*aligned, wrong, steps((True, 1, 2))), {})) is wrong
