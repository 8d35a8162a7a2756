"""A small machine of virtual registers with all that kernels need, and how tests launch them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from compiler.machine.isa import expand
from compiler.machine.target import VirtualRegister
from tests.tutorial_targets import tutorial_target
from tests.verify.toy_grid.template_rows import ROWS
from verify.grids.launch import Grid
from verify.grids.memory import Access, Buffer
from verify.grids.report import Report

TUTORIAL = tutorial_target("three_inputs")
TARGET = replace(
    TUTORIAL,
    table={**TUTORIAL.table, **expand(ROWS)},
    virtual_registers={**TUTORIAL.virtual_registers, "pred": VirtualRegister("%p", 1)},
)
HEAD = """
.visible .entry kernel(.param .u64 out, .param .u64 in, .param .u32 n)
{
    .reg .b32 %r<32>;
    .reg .b64 %d<8>;
    .reg .pred %p<4>;
    mov.u32 %r0, %tid.x;
    mov.u32 %r1, %ntid.x;
    mov.u32 %r2, %ctaid.x;
    mov.u32 %r3, %nctaid.x;
    mad.u32 %r4, %r2, %r1, %r0;
    ld.param.u64 %d0, [out];
    ld.param.u64 %d1, [in];
    ld.param.u32 %r5, [n];
"""
"""Behind it `%r0` is the thread, `%r4` its number in the grid, `%d0` and `%d1` the buffers."""


def kernel(body: str, before: str = "") -> str:
    """The text of a kernel with a body, behind what is declared for all kernels."""
    return f"{before}{HEAD}{body}\n}}\n"


def words(values: object, name: str, access: Access = "both", alignment: int = 256) -> Buffer:
    """A buffer of words of 32 bits."""
    octets = np.array(values, "<u4").view(np.uint8).copy()
    return Buffer(name, octets, access, alignment)


def launch(
    text: str, grid: int, block: int, n_out: int, values: object = (0,), n: int | None = None
) -> tuple[Report, list[int]]:
    """Run a kernel; what it did, and the words that it wrote."""
    given = words(values, "in", "read")
    out = words([0] * n_out, "out", "write")
    parameters: Mapping[str, int | Buffer] = {
        "out": out,
        "in": given,
        "n": n_out if n is None else n,
    }
    report = Grid(text, TARGET).launch("kernel", grid, block, parameters)
    return report, out.octets.view("<u4").tolist()
