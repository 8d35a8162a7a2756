"""Instructions are counted in the loop over blocks, loops inside as often as they go round."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.sass.code import sass_of
from bench.sass.count import UncountableError, access_bytes, class_of, count, kernel_loop
from tests.bench.sass.listing import listing
from tests.bench.sass.test_loops import NESTED
from verify.toolchain.ptxas import ARCHITECTURES, assemble_ptx

STRIDE = Path(__file__).parent / "stride.ptx"


@pytest.mark.slow
@pytest.mark.needs_tool("ptxas", "nvdisasm")
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_the_loop_of_a_kernel_is_counted(architecture: str) -> None:
    [code] = sass_of(assemble_ptx(STRIDE.read_text(), architecture).octets).values()
    counts = count(code)
    assert counts.by_class["memory"] == 4
    assert counts.by_class["control"] == 1
    assert counts.stored_bytes == 8
    assert 18 <= counts.total <= 20
    assert counts.of_each(2).total == counts.total / 2


def test_a_loop_inside_counts_as_often_as_it_goes_round() -> None:
    assert count(NESTED).total == 5
    rounds = count(NESTED, {0x20: 10})
    assert rounds.by_class == {"alu": 11, "control": 11, "memory": 1}
    assert rounds.arithmetic == 11
    assert rounds.stored_bytes == 4


def test_a_kernel_without_a_loop_is_counted_whole() -> None:
    code = listing(
        "IMAD.MOV.U32 R1,RZ,RZ,R2\nUIADD3 UR4,UR4,UR5,URZ\n@P0 STG.E.64 [R4],R1\nEXIT\nNOP"
    )
    assert kernel_loop(code) is None
    counts = count(code)
    assert counts.by_class == {"multiply": 1, "uniform": 1, "memory": 1, "control": 1, "none": 1}
    assert counts.total == 4
    assert counts.stored_bytes == 0


def test_of_two_loops_that_stand_side_by_side_the_one_that_stores_counts() -> None:
    code = listing("LDS R1,[R2]\n@P0 BRA 0x0\nSTG.E [R4],R1\n@P0 BRA 0x20\nEXIT")
    assert count(code).by_class == {"memory": 1, "control": 1}
    both = listing("STG.E [R2],R1\n@P0 BRA 0x0\nSTG.E [R4],R1\n@P0 BRA 0x20\nEXIT")
    with pytest.raises(UncountableError, match="0x0, 0x20"):
        count(both)


def test_an_opcode_of_no_class_is_an_error() -> None:
    [unknown] = listing("@P0 XYZ.32 R1")
    with pytest.raises(UncountableError, match=r"`@P0 XYZ\.32 R1`"):
        class_of(unknown)


@pytest.mark.parametrize(
    ("opcode", "size"), [("STG.E.U8", 1), ("LDG.E.U16", 2), ("STG.E", 4), ("LDG.E.128.SYS", 16)]
)
def test_an_access_has_its_size(opcode: str, size: int) -> None:
    [access] = listing(f"{opcode} R1,[R2]")
    assert access_bytes(access) == size
