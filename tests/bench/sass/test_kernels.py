"""A file is assembled for each architecture, and its kernels meet those of plain CUDA C by name."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bench.sass import kernels
from bench.sass.count import UncountableError
from bench.sass.kernels import count_kernels, with_plain
from tests.bench.sass.by_hand import KERNEL, counted
from tests.bench.sass.listing import listing
from verify.toolchain.ptxas import ARCHITECTURES, Resources

LOOP = listing("LDG.E R1,[R2]\nIADD3 R1,R1,R3,RZ\nSTG.E [R4],R1\n@P0 BRA 0x0\nEXIT")
BOTH = listing("STG.E [R2],R1\n@P0 BRA 0x0\nSTG.E [R4],R1\n@P0 BRA 0x20\nEXIT")


def test_figures_are_those_of_the_model() -> None:
    row = counted({"alu": 96, "memory": 8, "none": 5})
    assert (row.number("alu"), row.number("multiply")) == (96, 0)
    assert row.cycles.limit == "alu"
    assert row.cycles.each == 96 / 64
    assert (row.occupancy.warps, row.occupancy.most) == (64, 64)
    assert counted({"alu": 96}, registers=255).occupancy.limit == "registers"


def test_plain_kernels_are_found_by_symbol_and_architecture() -> None:
    ours = [counted({"alu": 1}), counted({"alu": 2}, architecture="sm_80")]
    plain = [counted({"alu": 9}, architecture="sm_80"), counted({"alu": 8}, kernel="other")]
    found = with_plain(ours, plain)
    assert [each.plain for each in found] == [None, plain[0]]
    assert [each.block for each in found] == [each.block for each in ours]


@pytest.fixture
def assembled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What ptxas is asked for; each text becomes the loop that it names."""
    asked: list[str] = []

    def assemble_ptx(text: str, architecture: str) -> SimpleNamespace:
        asked.append(architecture)
        return SimpleNamespace(octets=text, kernels={KERNEL: Resources(40)})

    monkeypatch.setattr(kernels, "assemble_ptx", assemble_ptx)
    loops = {"loop": LOOP, "both": BOTH}
    monkeypatch.setattr(kernels, "sass_of", lambda octets: {KERNEL: loops[octets]})
    return asked


def test_a_loop_is_counted_for_each_block_on_each_architecture(assembled: list[str]) -> None:
    found = count_kernels("toy.ptx", "loop", 2)
    assert tuple(assembled) == tuple(each.architecture for each in found) == ARCHITECTURES
    assert {each.block.total for each in found} == {2.0}
    assert {each.resources.registers for each in found} == {40}
    assert [each.kernel for each in count_kernels("toy.ptx", "loop", 1, ("sm_80",))] == [KERNEL]
    assert assembled[-1] == "sm_80"
    assert len(assembled) == len(ARCHITECTURES) + 1


def test_a_kernel_without_one_loop_over_blocks_is_refused(assembled: list[str]) -> None:
    with pytest.raises(UncountableError, match="several loops store blocks"):
        count_kernels("toy.ptx", "both", 1)
    assert len(assembled) == 1
