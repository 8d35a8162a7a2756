"""PTX is assembled, what ptxas says of a kernel is read, and what it refuses is said by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from verify.toolchain.assemble import AssemblyError
from verify.toolchain.ptxas import ARCHITECTURES, Resources, assemble_ptx

STRIDE = Path(__file__).parents[2] / "bench" / "sass" / "stride.ptx"
NAME = "lwcc_toy_ecb_encrypt_ptx"


@pytest.mark.needs_tool("ptxas")
@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_a_kernel_is_assembled_for_each_architecture(architecture: str) -> None:
    cubin = assemble_ptx(STRIDE.read_text(), architecture)
    assert cubin.octets.startswith(b"\x7fELF")
    assert list(cubin.kernels) == [NAME]
    assert 10 <= cubin.kernels[NAME].registers <= 20
    assert not cubin.kernels[NAME].spills


@pytest.mark.needs_tool("ptxas")
def test_what_each_kernel_takes_is_read_by_its_name() -> None:
    text = STRIDE.read_text()
    head, kernel = text.split(".visible", 1)
    table = "    .shared .align 4 .b32 table[32];\n    st.shared.u32 [table], 7;\n"
    other = kernel.replace(NAME, "other").replace(
        "    ld.param.u64 %rd1", f"{table}    ld.param.u64 %rd1", 1
    )
    kernels = assemble_ptx(f"{text}\n.visible{other}", "sm_75").kernels
    assert kernels[NAME].shared == 0
    assert kernels["other"].shared == 128
    assert head.startswith("//")


@pytest.mark.needs_tool("ptxas")
def test_a_refused_file_is_said_line_by_line() -> None:
    text = STRIDE.read_text().replace("xor.b32 %r9, %r5,", "xor.b32 %r99, %r5,")
    with pytest.raises(AssemblyError) as caught:
        assemble_ptx(text, "sm_90")
    said = str(caught.value)
    number = text.splitlines().index("    xor.b32 %r99, %r5, %r7;") + 1
    assert f"line {number}: Unknown symbol '%r99'\n    xor.b32 %r99, %r5, %r7;" in said
    assert said.startswith("ptxas ")


@pytest.mark.needs_tool("ptxas")
def test_an_architecture_that_ptxas_does_not_know_is_an_error() -> None:
    with pytest.raises(AssemblyError, match="sm_12"):
        assemble_ptx(STRIDE.read_text(), "sm_12")


@pytest.mark.parametrize("field", ["stack", "spill_stores", "spill_loads"])
def test_local_memory_is_a_spill(field: str) -> None:
    assert Resources(**{field: 4}).spills
    assert not Resources(registers=32, shared=1024, constant=8).spills
