"""The second checker's machine runs words of code in lockstep and refuses what a rule forbids."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from check.decode import Decoder, Wrong
from check.machine import Argument, Call, Machine, Region, widened
from compiler.machine.load import load_target
from targets.binary import load_binary

N_SAMPLES = 4
TARGET = load_target("rv32i")
DECODER = Decoder(TARGET, load_binary(TARGET), ())
ZERO, RA, SP, T0, S0, A0, A1 = 0, 1, 2, 5, 8, 10, 11
"""Numbers of registers: RISC-V Unprivileged ISA, ABI names."""


def immediate(opcode: int, funct3: int, d: int, a: int, k: int) -> int:
    """A word of format I."""
    return (k & 0xFFF) << 20 | a << 15 | funct3 << 12 | d << 7 | opcode


def addi(d: int, a: int, k: int) -> int:
    return immediate(0x13, 0, d, a, k)


def lw(d: int, a: int, k: int) -> int:
    return immediate(0x03, 2, d, a, k)


def sw(b: int, a: int, k: int) -> int:
    """A word of format S."""
    return (k >> 5 & 0x7F) << 25 | b << 20 | a << 15 | 2 << 12 | (k & 0x1F) << 7 | 0x23


def beqz(a: int, forward: int) -> int:
    """A word of format B that jumps less than 16 bytes ahead."""
    return a << 15 | forward >> 1 << 8 | 0x63


RET, LOOP = immediate(0x67, 0, ZERO, RA, 0), 0x6F
SHIFT = immediate(0x13, 1, T0, T0, 28)
"""`slli t0, t0, 28`: of the first words of `region`, 0 in samples 0 and 2 alone."""


def machine_of(code: Sequence[int], stack: int = 32) -> Machine:
    octets = b"".join(word.to_bytes(4, "little") for word in code)
    aligns = {"code": 4, "stack": 16, "in": 4, "out": 4}
    return Machine(octets, {"ecb_encrypt": 0}, DECODER, aligns, stack, is_aligned=True)


def ran(code: Sequence[int], *arguments: Argument, stack: int = 32) -> Call:
    """A call that has returned."""
    call = Call(machine_of(code, stack), N_SAMPLES, arguments)
    call.run("ecb_encrypt")
    return call


def region(name: str, rights: str = "rw") -> Region:
    """Two words a sample, all different."""
    data = np.arange(8 * N_SAMPLES, dtype=np.uint8).reshape(N_SAMPLES, 8)
    return Region(name, data, rights)


def test_each_sample_is_computed_by_itself() -> None:
    source, out = region("in", "r"), region("out", "w")
    first = source.data.copy()
    ran([lw(T0, A1, 4), addi(T0, T0, 1), sw(T0, A0, 0), RET], out, source)
    assert out.data[:, 0].tolist() == [5, 13, 21, 29]
    assert out.data[:, 1:4].tolist() == source.data[:, 5:].tolist()
    assert (out.data[:, 4:] == first[:, 4:]).all()
    assert (out.before == first).all()
    assert (source.data == first).all()


def test_a_branch_on_what_all_samples_have_is_taken() -> None:
    code = [beqz(A0, 8), addi(A0, A0, 1), addi(A0, A0, 1), RET]
    assert ran(code, 0).registers["a0"].tolist() == [[1]]
    assert ran(code, 5).registers["a0"].tolist() == [[7]]


def test_an_address_of_code_is_read_for_all_samples() -> None:
    """`auipc a0, 0` and a load from there give the word of `auipc` itself."""
    auipc = A0 << 7 | 0x17
    call = ran([auipc, lw(T0, A0, 0), RET])
    assert call.registers["t0"].tolist() == [[auipc]] * N_SAMPLES


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ([lw(T0, A1, 8), RET], "at 0x0 of the code: 4 bytes at byte 8 of in are outside"),
        ([lw(T0, A1, -4), RET], "4 bytes at byte -4 of in are outside"),
        ([addi(T0, A1, 0), lw(T0, T0, 2), RET], "at 0x4 .* not aligned to 4 bytes"),
        ([sw(T0, A1, 0), RET], "access to `in` without the right `w`"),
        ([lw(T0, A0, 0), RET], "access to `out` without the right `r`"),
        ([lw(T0, ZERO, 0), RET], "4 bytes at 0x0 are outside of buffers"),
        ([lw(T0, SP, -4), RET], "bytes at byte 28 of stack are outside of buffers, or below sp"),
        ([lw(T0, A1, 0), SHIFT, beqz(T0, 8), RET, RET], "a branch depends on data"),
        ([lw(T0, A1, 0), lw(T0, T0, 0), RET], "an address depends on data"),
        ([lw(SP, A1, 0), RET], "the stack pointer depends on data"),
        ([addi(S0, ZERO, 0), RET], "s0 does not come back as it was"),
        ([addi(SP, SP, -16), RET], "sp does not come back as it was"),
        ([addi(SP, SP, -48), RET], "48 bytes of stack: not at most 32"),
        ([addi(SP, SP, -8), RET], "8 bytes of stack: .* no multiple of 16"),
        ([addi(SP, SP, 16), RET], "-16 bytes of stack"),
        ([0xFFFFFFFF], "at 0x0 of the code: ffffffff is no instruction"),
        ([addi(A0, A0, 1)], "at 0x4 of the code: there is no instruction"),
        ([immediate(0x67, 0, ZERO, A1, 0)], "it has not returned after 1 instructions, at 0x"),
    ],
)
def test_a_broken_rule_is_named_with_its_place(code: Sequence[int], said: str) -> None:
    with pytest.raises(Wrong, match=said):
        ran(code, region("out", "w"), region("in", "r"))


def test_a_call_of_too_many_instructions_is_taken_for_endless(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("check.machine.MOST_STEPS", 10)
    with pytest.raises(Wrong, match="it has not returned after 11 instructions"):
        ran([LOOP])


def test_data_must_not_stay_in_a_frame() -> None:
    frame, back = addi(SP, SP, -16), addi(SP, SP, 16)
    save = [frame, lw(T0, A1, 0), sw(T0, SP, 4)]
    with pytest.raises(Wrong, match="data is left in the stack frame"):
        ran([*save, back, RET], 0, region("in", "r"))
    ran([*save, sw(ZERO, SP, 4), back, RET], 0, region("in", "r"))
    # What the caller has in its registers is no secret of the call.
    ran([frame, sw(S0, SP, 4), addi(S0, ZERO, 1), lw(S0, SP, 4), back, RET])


def test_poison_has_a_sample_of_zeros_and_one_of_ones() -> None:
    made = machine_of([RET]).poison(3, 6)
    assert made.shape == (3, 6)
    assert (made == 0x00).all(axis=1).sum() == (made == 0xFF).all(axis=1).sum() == 1


def test_regions_lie_in_slots_of_their_own_at_their_alignment() -> None:
    for _ in range(20):
        call = Call(machine_of([RET]), N_SAMPLES, [region("out"), region("in")])
        held = [*call.by_slot.values()]
        assert [each.name for each in held] == ["code", "stack", "out", "in"]
        assert all(each.base % (16 if each.name == "stack" else 4) == 0 for each in held)
        assert len({each.base >> 20 for each in held}) == 4
        assert all(each.base >> 20 == each.end + 4096 >> 20 for each in held)


def test_one_region_given_twice_is_one_place() -> None:
    both = region("in")
    call = ran([lw(T0, A1, 0), addi(T0, T0, 1), sw(T0, A0, 0), RET], both, both)
    assert call.registers["a0"].tolist() == call.registers["a1"].tolist()
    assert both.data[:, 0].tolist() == [1, 9, 17, 25]


def test_words_are_widened_with_zeros() -> None:
    words = np.array([[1, 2], [3, 4]], np.uint32)
    assert widened(words, 4).tolist() == [[1, 2, 0, 0], [3, 4, 0, 0]]
    assert widened(words, 4).dtype == np.uint32
