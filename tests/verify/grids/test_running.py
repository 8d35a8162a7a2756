"""Threads at the lowest place run first, and meet again; what runs is counted."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from tests.verify.grids.test_steps import program
from tests.verify.toy_grid.machine import words
from verify.grids import running
from verify.grids.faults import GridFault
from verify.grids.memory import GlobalMemory
from verify.grids.running import Blocks, Counters
from verify.grids.shape import Shape, ThreadBlock

TWO_WARPS = Shape((ThreadBlock(0, 1, 0, 64, 0),))


def run(body: str, shape: Shape = TWO_WARPS) -> tuple[Counters, list[int]]:
    """Run a kernel's body; the counts, and the words that it wrote."""
    made = program(body)
    out, given = words([0] * shape.threads, "out", "write"), words([1], "in", "read")
    memory, counters = GlobalMemory([out, given]), Counters(len(made.steps))
    parameters = struct.pack("<QQI", memory.bases[out], memory.bases[given], shape.threads)
    Blocks(made, shape, memory, [parameters], counters).run()
    memory.region.put_back()
    return counters, out.octets.view("<u4").tolist()


DIVERGENT = """
    setp.lt.u32 %p0, %r4, 2;
    @%p0 bra behind;
    mov.u32 %r6, %tid.x;
behind:
    ret;"""


def test_threads_that_part_meet_again() -> None:
    counters, _ = run(DIVERGENT)
    assert counters.threads[-4:].tolist() == [64, 64, 62, 64]
    assert counters.warps[-4:].tolist() == [2, 2, 2, 2]


def test_only_warps_with_threads_at_different_places_have_parted() -> None:
    counters, _ = run(DIVERGENT)
    assert counters.parted[-4:].tolist() == [0, 1, 0, 0]
    whole, _ = run(DIVERGENT.replace("%r4, 2;", "%r4, 32;"))
    assert not whole.parted.any()
    assert whole.warps[-4:].tolist() == [2, 2, 1, 2]


def test_a_guard_that_holds_nowhere_leaves_memory_alone() -> None:
    body = "    setp.lt.u32 %p0, %r4, 0;\n    @%p0 st.u32 [%d0+0], %r4;\n    ret;"
    counters, written = run(body)
    assert counters.threads[-2] == 64
    assert not any(written)


def test_blocks_pass_a_barrier_one_by_one() -> None:
    """The second block has none of the first one's words."""
    shape = Shape((ThreadBlock(0, 2, 0, 4, 0), ThreadBlock(0, 2, 1, 4, 4)))
    body = """
    .shared .align 4 .b32 tile[4];
    shl.b32 %r6, %r0, 2;
    st.shared.u32 [%r6+0], %r4;
    bar.sync 0;
    mov.b32 %r7, 12;
    sub.u32 %r8, %r7, %r6;
    ld.shared.u32 %r9, [%r8+0];
    mad.wide.u32 %d3, %r4, 4, %d0;
    st.u32 [%d3+0], %r9;
    ret;"""
    counters, written = run(body, shape)
    assert written == [3, 2, 1, 0, 7, 6, 5, 4]
    assert set(counters.threads.tolist()) == {8}


def test_a_barrier_that_half_a_block_waits_at() -> None:
    body = "    setp.lt.u32 %p0, %r0, 3;\n    @%p0 bra past;\n    bar.sync 0;\npast:\n    ret;"
    with pytest.raises(GridFault, match="other threads of its block never reach") as caught:
        run(body)
    assert (caught.value.kind, caught.value.thread) == ("barrier", 3)


def test_statements_that_run_for_ever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_STEPS", 100)
    with pytest.raises(GridFault, match="after 100 statements it has not ended") as caught:
        run("again:\n    bra again;\n    ret;")
    assert caught.value.kind == "endless"


def test_counters_begin_at_nothing() -> None:
    counters = Counters(5)
    assert [len(each) for each in (counters.threads, counters.warps, counters.parted)] == [5] * 3
    assert not np.any([counters.threads, counters.warps, counters.parted])
    assert counters.traffic == {}
