"""Kernels with one fault each: it is found, with the thread, the line and the place."""

from __future__ import annotations

import pytest

from tests.verify.toy_grid.machine import TARGET, kernel, launch, words
from verify.grids import launch as grids_launch
from verify.grids import running
from verify.grids.faults import GridFault
from verify.grids.launch import Grid
from verify.grids.memory import Buffer

OWN = "    mad.wide.u32 %d3, %r4, 4, %d0;\n    mad.wide.u32 %d2, %r4, 4, %d1;\n"


def fault(body: str, threads: int = 32, n_out: int = 32, n_in: int = 32) -> GridFault:
    """What is wrong with a kernel of two blocks, and the line that it is about."""
    with pytest.raises(GridFault) as caught:
        launch(kernel(OWN + body), 2, threads // 2, n_out, [1] * n_in)
    return caught.value


def test_a_write_behind_a_buffer() -> None:
    found = fault("    st.u32 [%d3+4], %r4;\n    ret;")
    assert (found.kind, found.block, found.thread) == ("bounds", 1, 15)
    assert "byte 128 of out, which has 128" in found.message
    assert "`st.u32 [%d3+4], %r4;`" in found.message
    assert f"line {found.line}, block 1, thread 15: 4 bytes at 0x7f" in found.message


def test_a_read_behind_a_buffer() -> None:
    found = fault("    ld.u32 %r6, [%d2+0];\n    ret;", n_in=31)
    assert (found.kind, found.block, found.thread) == ("bounds", 1, 15)
    assert "byte 124 of in, which has 124" in found.message


def test_a_read_before_a_buffer() -> None:
    found = fault("    mov.u64 %d4, 4;\n    sub.u64 %d2, %d2, %d4;\n    ld.u32 %r6, [%d2+0];")
    assert (found.kind, found.block, found.thread) == ("bounds", 0, 0)
    assert "byte -4 of in" in found.message


def test_an_address_that_is_none() -> None:
    assert fault("    mov.u64 %d4, 64;\n    ld.u32 %r6, [%d4+0];\n    ret;").kind == "bounds"


def test_half_of_an_access_behind_a_buffer() -> None:
    found = fault("    ld.v2.u32 {%r6, %r7}, [%d2+0];\n    ret;", threads=2, n_in=1)
    assert (found.kind, found.thread) == ("bounds", 0)


@pytest.mark.parametrize(
    "access",
    ["ld.u32 %r6, [%d2+2];", "ld.v2.u32 {%r6, %r7}, [%d2+4];", "ld.v2.u32 {%r6, %r7}, [%d2+0];"],
)
def test_an_access_that_is_not_aligned(access: str) -> None:
    found = fault(f"    {access}\n    ret;", n_in=64)
    assert found.kind == "alignment"


def test_a_register_that_nothing_wrote() -> None:
    found = fault("    xor.b32 %r6, %r4, %r9;\n    ret;")
    assert (found.kind, found.thread) == ("uninitialised", 0)
    assert "`%r9` is read, and nothing has written it" in found.message


def test_a_register_that_some_threads_have_not_written() -> None:
    found = fault("""
    setp.lt.u32 %p0, %r4, 20;
    @%p0 mov.b32 %r6, 1;
    not.b32 %r7, %r6;
    ret;""")
    assert (found.kind, found.block, found.thread) == ("uninitialised", 1, 4)
    assert "this thread has not written it" in found.message


def test_a_register_that_is_written_behind_a_branch() -> None:
    found = fault("""
    setp.lt.u32 %p0, %r4, 3;
    @%p0 bra SHORT;
    mov.b32 %r6, 1;
SHORT:
    st.u32 [%d3+0], %r6;
    ret;""")
    assert (found.kind, found.block, found.thread) == ("uninitialised", 0, 0)


def test_a_predicate_that_nothing_wrote() -> None:
    assert fault("    @%p1 ret;\n    ret;").kind == "uninitialised"


def test_state_that_nothing_wrote() -> None:
    found = fault("    addc.u32 %r6, %r4, %r4;\n    ret;")
    assert found.kind == "uninitialised"
    assert "`cc`" in found.message


def test_two_threads_that_write_one_word_at_once() -> None:
    found = fault("    st.u32 [%d0+0], %r4;\n    ret;")
    assert found.kind == "race"
    assert "byte 0 of out is written by two threads at once" in found.message


def test_a_word_that_is_written_twice() -> None:
    found = fault("    st.u32 [%d3+0], %r4;\n    st.u32 [%d3+0], %r1;\n    ret;")
    assert found.kind == "race"
    assert "somebody has written it before" in found.message


def test_a_word_that_a_block_has_written_which_ran_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(grids_launch, "THREADS_TOGETHER", 16)
    found = fault("    setp.lt.u32 %p0, %r0, 1;\n    @%p0 st.u32 [%d0+0], %r4;\n    ret;")
    assert (found.kind, found.block, found.thread) == ("race", 1, 0)
    assert "byte 0 of out is written, and somebody has written it before" in found.message


def test_a_word_that_another_thread_has_written() -> None:
    found = fault("""
    st.u32 [%d3+0], %r4;
    ld.u32 %r6, [%d0+0];
    ret;""")
    assert (found.kind, found.block, found.thread) == ("race", 0, 1)
    assert "read, and another thread has written it" in found.message


@pytest.mark.parametrize("shift", [0, 4])
def test_a_word_that_another_thread_has_read(shift: int) -> None:
    """In place each thread may read what it writes, and no other word."""
    body = f"{OWN}    ld.u32 %r6, [%d2+{shift}];\n    st.u32 [%d3+0], %r6;\n    ret;"
    both = words(range(33), "both")
    grid = Grid(kernel(body), TARGET)
    parameters: dict[str, int | Buffer] = {"out": both, "in": both, "n": 0}
    if not shift:
        grid.launch("kernel", 2, 16, parameters)
        return
    with pytest.raises(GridFault, match="another thread has read it"):
        grid.launch("kernel", 2, 16, parameters)


def test_what_all_threads_have_read_belongs_to_none() -> None:
    body = f"{OWN}    ld.u32 %r6, [%d1+0];\n    @%p0 st.u32 [%d3+0], %r6;\n    ret;"
    text = kernel(body.replace("    ld", "    setp.lt.u32 %p0, %r4, 1;\n    ld"))
    both = words([1, 2], "both")
    with pytest.raises(GridFault, match="byte 0 of both is written, and another thread has read"):
        Grid(text, TARGET).launch("kernel", 1, 32, {"out": both, "in": both, "n": 0})


def test_a_buffer_that_is_read_only() -> None:
    found = fault("    st.u32 [%d2+0], %r4;\n    ret;")
    assert found.kind == "access"
    assert "byte 0 of in is written, and is read-only" in found.message


def test_what_a_buffer_for_results_holds_is_not_known() -> None:
    found = fault("    ld.u32 %r6, [%d3+0];\n    ret;")
    assert found.kind == "uninitialised"
    assert "byte 0 of out is read, and nobody wrote it" in found.message


def test_a_kernel_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "MOST_STEPS", 1000)
    found = fault("    setp.lt.u32 %p0, %r4, 1;\nAGAIN:\n    @%p0 bra AGAIN;\n    ret;")
    assert (found.kind, found.block, found.thread) == ("endless", 0, 0)
    assert "after 1000 statements it has not ended" in found.message


def test_a_barrier_that_some_threads_pass_by() -> None:
    found = fault(
        "    setp.lt.u32 %p0, %r0, 3;\n    @%p0 bra OUT;\n    bar.sync 0;\nOUT:\n    ret;"
    )
    assert (found.kind, found.block, found.thread) == ("barrier", 0, 3)
    assert "`bar.sync 0;`" in found.message


EXCHANGE = """
    .shared .align 4 .b32 tile[16];
    shl.b32 %r6, %r0, 2;
    st.shared.u32 [%r6+0], %r4;
    {barrier}
    mov.b32 %r7, 60;
    sub.u32 %r8, %r7, %r6;
    ld.shared.u32 %r9, [%r8+0];
    {again}
    st.u32 [%d3+0], %r9;
    ret;"""


def test_a_barrier_orders_shared_memory() -> None:
    body = EXCHANGE.format(barrier="bar.sync 0;", again="bar.sync 0;\n st.shared.u32 [%r6+0], %r9;")
    _, written = launch(kernel(OWN + body), 2, 16, 32)
    assert written == [*range(15, -1, -1), *range(31, 15, -1)]


def test_without_a_barrier_there_is_a_race() -> None:
    found = fault(EXCHANGE.format(barrier="", again=""))
    assert found.kind == "race"
    assert "of shared memory is read, and another thread has written it" in found.message
    found = fault(EXCHANGE.format(barrier="bar.sync 0;", again="st.shared.u32 [%r6+0], %r9;"))
    assert "of shared memory is written, and another thread has read it" in found.message


def test_shared_memory_holds_nothing_at_first() -> None:
    found = fault(
        "    .shared .b32 tile[16];\n    mov.u32 %r6, tile;\n    ld.shared.u32 %r7, [%r6+0];"
    )
    assert found.kind == "uninitialised"


def test_shared_memory_ends() -> None:
    found = fault(
        "    .shared .b32 tile[15];\n    shl.b32 %r6, %r0, 2;\n    st.shared.u32 [%r6+0], %r0;"
    )
    assert (found.kind, found.block, found.thread) == ("bounds", 0, 15)
    assert "byte 60 of shared memory, which has 60" in found.message
