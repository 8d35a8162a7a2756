"""Kernels compute what their rows say, on every grid, and stop where a launch makes no sense."""

from __future__ import annotations

import numpy as np
import pytest

from compiler.machine.load import load_target
from tests.verify.toy_grid.machine import TARGET, kernel, launch, words
from verify.grids.faults import GridFault, KernelTextError, LaunchError
from verify.grids.launch import Grid, Launch

STRIDE = kernel("""
NEXT:
    setp.ge.u32 %p0, %r4, %r5;
    @%p0 bra DONE;
    mad.wide.u32 %d2, %r4, 4, %d1;
    mad.wide.u32 %d3, %r4, 4, %d0;
    ld.u32 %r6, [%d2+0];
    not.b32 %r7, %r6;
    lop3.b32 %r8, %r7, %r6, %r4, 0x96;
    st.u32 [%d3+0], %r8;
    mad.u32 %r4, %r1, %r3, %r4;
    bra NEXT;
DONE:
    ret;
""")


@pytest.mark.parametrize(("grid", "block"), [(1, 1), (1, 32), (2, 33), (9, 128), (70, 64)])
@pytest.mark.parametrize("n", [1, 31, 64, 200])
def test_a_loop_over_the_grid_does_each_word_once(grid: int, block: int, n: int) -> None:
    values = np.random.default_rng(n).integers(0, 1 << 32, n, np.uint64).tolist()
    _, written = launch(STRIDE, grid, block, n, values)
    assert written == [0xFFFFFFFF ^ place for place in range(n)]


def test_no_word_is_touched_beyond_the_length() -> None:
    _, written = launch(STRIDE, 1, 32, 8, [5] * 8, n=6)
    assert written == [0xFFFFFFFF ^ place for place in range(6)] + [0, 0]


def test_a_buffer_may_be_read_and_written() -> None:
    both = words([7, 8, 9], "both")
    Grid(STRIDE, TARGET).launch("kernel", 2, 2, {"out": both, "in": both, "n": 3})
    assert both.octets.view("<u4").tolist() == [0xFFFFFFFF ^ place for place in range(3)]


def test_addresses_are_those_that_buffers_are_aligned_to() -> None:
    out, given = words([0, 0], "out", "write", 16), words([0, 0], "in", "read", 64)
    text = kernel("    st.u64 [%d0+0], %d0;\n    ret;")
    Grid(text, TARGET).launch("kernel", 1, 1, {"out": out, "in": given, "n": 0})
    assert int(out.octets.view("<u8")[0]) % 32 == 16


def test_state_beside_registers_belongs_to_each_thread() -> None:
    text = kernel("""
    mov.b32 %r6, 4294967294;
    mov.b32 %r7, 0;
    add.cc.u32 %r8, %r6, %r4;
    addc.u32 %r9, %r7, %r7;
    mad.wide.u32 %d3, %r4, 4, %d0;
    st.u32 [%d3+0], %r9;
    ret;""")
    _, written = launch(text, 1, 4, 4)
    assert written == [0, 0, 1, 1]


def test_variables_of_all_memories_are_found() -> None:
    text = kernel(
        """
    .shared .align 8 .b32 gap[3];
    .shared .align 16 .b32 tile[4];
    shl.b32 %r6, %r4, 2;
    ld.const.u32 %r7, [%r6+primes];
    mov.u64 %d4, squares;
    mad.wide.u32 %d4, %r4, 4, %d4;
    ld.u32 %r8, [%d4+0];
    mov.u32 %r10, tile;
    add.u32 %r10, %r10, %r6;
    add.u32 %r8, %r8, %r7;
    st.shared.u32 [%r10+0], %r8;
    ld.shared.u32 %r9, [%r10+0];
    mad.wide.u32 %d3, %r4, 4, %d0;
    st.u32 [%d3+0], %r9;
    ret;""",
        """
.const .align 4 .b32 first = 1;
.const .align 4 .b32 primes[4] = {
    2, 3,
    5U, 0x7
};
.global .align 4 .u32 squares[4] = {0, 1, 4, 9};
""",
    )
    _, written = launch(text, 1, 4, 4)
    assert written == [2, 4, 9, 16]


def test_a_guard_lets_some_threads_run_a_statement() -> None:
    text = kernel("""
    mad.wide.u32 %d3, %r4, 4, %d0;
    setp.lt.u32 %p0, %r4, 2;
    @%p0 st.u32 [%d3+0], %r1;
    @!%p0 st.u32 [%d3+0], %r4;
    ret;""")
    report, written = launch(text, 1, 4, 4)
    assert written == [4, 4, 2, 3]
    assert report.divergence == 0


def test_a_kernel_that_does_not_exist() -> None:
    with pytest.raises(LaunchError, match="no kernel `other`; there are: kernel"):
        Grid(STRIDE, TARGET).launch("other", 1, 1, {})


@pytest.mark.parametrize(
    ("parameters", "said"),
    [
        ({"n": 1}, "wants out, in, too"),
        ({"out": 0, "in": 0, "n": 1, "m": 2}, "takes no m"),
        ({"out": 0, "in": 0, "n": 1 << 32}, "`n` has 32 bits, which 4294967296 is not in"),
        ({"out": 0, "in": 0, "n": words([0], "x")}, "`n` is no pointer: it has 32 bits"),
        ({"out": 0, "in": b"", "n": 1}, "`in` is a number or a pointer, and what is given is not"),
    ],
)
def test_parameters_that_a_kernel_does_not_take(parameters: dict[str, int], said: str) -> None:
    with pytest.raises(LaunchError, match=said):
        Grid(STRIDE, TARGET).launch("kernel", 1, 1, parameters)


PASSED = """
.visible .entry kernel(.param .u64 out, .param .align 16 .b8 keys[12])
{
    .reg .b32 %r<4>;
    .reg .b64 %d<4>;
    ld.param.u64 %d0, [out];
    mov.u64 %d1, keys;
    ld.param.b32 %r0, [%d1+8];
    st.global.b32 [%d0+0], %r0;
    ret;
}
"""


def test_bytes_that_are_passed_by_value() -> None:
    out = words([0], "out", "write")
    grid = Grid(PASSED, load_target("ptx"))
    assert grid.kernels["kernel"].places == {"out": 0, "keys": 16}
    grid.launch("kernel", 1, 1, {"out": out, "keys": bytes(range(12))})
    assert out.octets.tolist() == [8, 9, 10, 11]
    for given, said in ((bytes(11), "has 12 bytes, not 11"), (5, "`keys` is bytes")):
        with pytest.raises(LaunchError, match=said):
            grid.launch("kernel", 1, 1, {"out": out, "keys": given})
    far = Grid(PASSED.replace("%d1+8", "%d1+12"), load_target("ptx"))
    with pytest.raises(GridFault, match="param"):
        far.launch("kernel", 1, 1, {"out": out, "keys": bytes(12)})


@pytest.mark.parametrize(("grid", "block"), [(0, 1), (1, 0), (1, 1025), (2**31, 1)])
def test_a_grid_that_no_device_has(grid: int, block: int) -> None:
    with pytest.raises(LaunchError, match="no device"):
        Grid(STRIDE, TARGET).launch("kernel", grid, block, {"out": 0, "in": 0, "n": 0})


def test_a_number_that_a_row_does_not_take() -> None:
    with pytest.raises(KernelTextError, match=r"line \d+: `shl.b32 .*`: the row takes no 32"):
        Grid(kernel("    shl.b32 %r6, %r4, 32;\n    ret;"), TARGET)


def test_launches_that_run_together() -> None:
    outs = [words([0] * n, f"out{n}", "write") for n in (3, 40, 0)]
    given = words(range(40), "in", "read")
    launches = [
        Launch(grid, block, {"out": out, "in": given, "n": len(out.octets) // 4})
        for out, (grid, block) in zip(outs, [(1, 1), (2, 33), (1, 7)], strict=True)
    ]
    uses = Grid(STRIDE, TARGET).launch_together("kernel", launches)
    for out in outs:
        found = out.octets.view("<u4").tolist()
        assert found == [0xFFFFFFFF ^ place for place in range(len(found))]
    assert next(each.threads for each in uses if each.text.startswith("st.")) == 43
    assert uses[0].threads == 1 + 66 + 7


def test_a_fault_says_which_launch_it_is_of() -> None:
    given = words([1] * 4, "in", "read")
    outs = [words([0] * n, "out", "write") for n in (4, 3)]
    launches = [Launch(1, 2, {"out": out, "in": given, "n": 4}) for out in outs]
    with pytest.raises(GridFault, match="byte 12 of out, which has 12") as caught:
        Grid(STRIDE, TARGET).launch_together("kernel", launches)
    assert (caught.value.launch, caught.value.block, caught.value.thread) == (1, 0, 1)


def test_launches_together_race_for_a_buffer() -> None:
    out, given = words([0] * 4, "out", "write"), words([1] * 4, "in", "read")
    launch_twice = [Launch(1, 1, {"out": out, "in": given, "n": 4})] * 2
    with pytest.raises(GridFault, match="written by two threads at once"):
        Grid(STRIDE, TARGET).launch_together("kernel", launch_twice)


def test_no_launches() -> None:
    assert Grid(STRIDE, TARGET).launch_together("kernel", []) == ()
