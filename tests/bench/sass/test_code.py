"""The instructions of a cubin are read with their predicates and the places they branch to."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.disassemble import DisassemblyError
from bench.sass.code import SassInstruction, sass_of
from verify.toolchain.ptxas import assemble_ptx

STRIDE = Path(__file__).parent / "stride.ptx"


@pytest.mark.slow
@pytest.mark.needs_tool("ptxas", "nvdisasm")
def test_a_kernel_is_listed() -> None:
    functions = sass_of(assemble_ptx(STRIDE.read_text(), "sm_80").octets)
    code = functions["lwcc_toy_ecb_encrypt_ptx"]
    assert [each.address for each in code] == list(range(0, 16 * len(code), 16))
    [branch] = [each for each in code if each.base == "BRA" and each.predicate]
    assert branch.target is not None
    assert branch.target < branch.address
    assert branch.goes_on
    assert {"STG.E.64", "LDG.E.64"} <= {each.opcode for each in code}


@pytest.mark.needs_tool("nvdisasm")
def test_what_is_no_cubin_is_refused() -> None:
    with pytest.raises(DisassemblyError, match="nvdisasm"):
        sass_of(b"no cubin")


def test_an_instruction_says_where_it_goes_on() -> None:
    assert not SassInstruction(0, "EXIT").goes_on
    assert SassInstruction(0, "EXIT", predicate="@P0").goes_on
    jump = SassInstruction(32, "BRA", "`(.L_x),0x40")
    assert (jump.target, jump.goes_on) == (64, False)
    shift = SassInstruction(0, "IMAD.SHL.U32", "R1,R2,0x8,RZ")
    assert (shift.target, shift.base, shift.modifiers) == (None, "IMAD", ("SHL", "U32"))
    assert str(SassInstruction(0, "BRA", "0x40", "@!P0")) == "@!P0 BRA 0x40"
