"""What a launch counts: statements, warps that part, sectors, conflicts of banks."""

from __future__ import annotations

import pytest

from tests.verify.toy_grid.machine import kernel, launch

OWN = "    mad.wide.u32 %d3, %r4, 4, %d0;\n"


def test_statements_are_counted_by_warps_and_threads() -> None:
    report, _ = launch(kernel(OWN + "    st.u32 [%d3+0], %r4;\n    ret;"), 3, 40, 120)
    store = next(each for each in report.statements if each.text.startswith("st."))
    assert (store.threads, store.warps, store.parted) == (120, 6, 0)
    assert report.issued == 6 * len(report.statements)
    assert report.by_cost == {"alu": 36, "memory": 24, "branch": 6}
    assert report.never == ()


def test_warps_part_where_their_threads_do() -> None:
    text = kernel("""
    setp.lt.u32 %p0, %r4, 40;
    @%p0 bra LOW;
    mov.b32 %r6, 1;
    bra JOIN;
LOW:
    mov.b32 %r6, 2;
JOIN:
    mad.wide.u32 %d3, %r4, 4, %d0;
    st.u32 [%d3+0], %r6;
    ret;""")
    report, written = launch(text, 1, 96, 96)
    assert written == [2] * 40 + [1] * 56
    assert report.divergence == 1
    uses = {each.text: each for each in report.statements}
    assert uses["@%p0 bra LOW;"].parted == 1
    assert uses["mov.b32 %r6, 1;"].warps == 2
    assert uses["mov.b32 %r6, 2;"].warps == 2
    # They are together again where the ways meet.
    assert uses["st.u32 [%d3+0], %r6;"].warps == 3


def test_lines_that_no_thread_runs_are_named() -> None:
    text = kernel("    bra OUT;\n    mov.b32 %r6, 1;\nOUT:\n    ret;")
    report, _ = launch(text, 1, 1, 1)
    line = text.splitlines().index("    mov.b32 %r6, 1;") + 1
    assert report.never == (line,)


@pytest.mark.parametrize(
    ("stride", "sectors", "share"), [(4, 4, 1.0), (8, 8, 0.5), (32, 32, 0.125)]
)
def test_sectors_of_global_memory(stride: int, sectors: int, share: float) -> None:
    text = kernel(f"    mad.wide.u32 %d3, %r4, {stride}, %d0;\n    st.u32 [%d3+0], %r4;\n    ret;")
    report, _ = launch(text, 1, 32, 8 * stride)
    [traffic] = [each for each in report.traffic.values() if each.stores]
    assert (traffic.sectors, traffic.warps, traffic.n_bytes) == (sectors, 1, 4)
    assert report.coalescing == share


def test_a_word_that_all_threads_read_is_one_sector() -> None:
    text = kernel(f"{OWN}    ld.u32 %r6, [%d1+0];\n    st.u32 [%d3+0], %r6;\n    ret;")
    report, written = launch(text, 1, 64, 64, [9])
    assert written == [9] * 64
    assert sorted(each.sectors for each in report.traffic.values() if each.space == "mem") == [2, 8]
    assert report.coalescing == 1.0


def test_words_of_one_statement_are_one_access() -> None:
    text = kernel(
        "    mad.wide.u32 %d3, %r4, 8, %d0;\n    st.v2.u32 [%d3+0], {%r4, %r1};\n    ret;"
    )
    report, written = launch(text, 1, 32, 64)
    assert written[:4] == [0, 32, 1, 32]
    [traffic] = [each for each in report.traffic.values() if each.stores]
    assert (traffic.n_bytes, traffic.sectors, traffic.excess) == (8, 8, 0)


@pytest.mark.parametrize(("shift", "conflicts"), [(2, 0), (3, 2), (4, 6), (7, 62)])
def test_banks_of_shared_memory(shift: int, conflicts: int) -> None:
    text = kernel(f"""
    .shared .align 4 .b32 tile[1024];
    shl.b32 %r6, %r0, {shift};
    st.shared.u32 [%r6+0], %r4;
    ld.shared.u32 %r7, [%r6+0];
    ret;""")
    report, _ = launch(text, 1, 32, 1)
    assert report.conflicts == conflicts


def test_constant_memory_serves_one_word_at_a_time() -> None:
    text = kernel(
        "    shl.b32 %r6, %r0, 2;\n    ld.const.u32 %r7, [%r6+table];\n    ret;",
        ".const .align 4 .b32 table[32] = {1};\n",
    )
    report, _ = launch(text, 1, 32, 1)
    assert report.conflicts == 31
    same, _ = launch(text.replace("[%r6+table]", "[%r5+table]"), 1, 32, 1, n=4)
    assert same.conflicts == 0
