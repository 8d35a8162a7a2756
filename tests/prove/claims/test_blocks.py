"""Loops over groups of blocks on a toy machine: what is right is proven, what is wrong is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prove.claims.blocks import Blocks, Differs, stacked, trial_constants
from prove.claims.interface import COUNTER, KEY, OUT, Sizes, any_constants
from prove.claims.loops import LEFT, REST
from prove.claims.verdict import session_on
from prove.graph.graph import Graph
from prove.graph.words import Words, constant_bits
from prove.machine.code import Leaks
from prove.machine.executor import Beyond, Broken
from prove.machine.values import Sum, Undecided, symbol
from tests.prove.toy_machine import BASE, KEY_SETUP, LOOP, PAIRS, SIZES, subject_of

TWO = replace(SIZES, group_blocks=2)


def blocks_of(lines: str, sizes: Sizes = SIZES) -> Blocks:
    """`ecb_encrypt` on literals."""
    subject = subject_of(sizes, key_setup=KEY_SETUP, ecb_encrypt=lines)
    return Blocks(session_on(subject, Graph()).task("ecb_encrypt"))


def ahead(lines: str, instruction: str) -> str:
    """The loop with an instruction ahead of it."""
    return lines.replace("lw t0 a3 0;", f"lw t0 a3 0; {instruction};").replace("zero 9", "zero 10")


def inside(lines: str, instruction: str) -> str:
    """The loop with an instruction behind the sum."""
    longer = lines.replace("add t1 t1 t0;", f"add t1 t1 t0; {instruction};")
    return longer.replace("zero 9", "zero 10").replace("-6", "-7")


@pytest.mark.parametrize(("lines", "sizes"), [(LOOP, SIZES), (PAIRS, TWO)])
def test_a_loop_with_and_without_a_rest_is_proven(lines: str, sizes: Sizes) -> None:
    blocks = blocks_of(lines, sizes)
    blocks.run_once()
    blocks.prove()


@pytest.mark.parametrize(
    ("lines", "kind", "complaint"),
    [
        (LOOP.replace("add t1", "sub t1"), Differs, "the code gives [0-9a-f]{8}, the cipher's"),
        (LOOP.replace("sw t1 a0 0", "sw a0 a0 0"), Broken, "an address is written to `out`"),
        (LOOP.replace("sw t1 a0 0", "sw t1 a0 4"), Broken, "past the end of `out`"),
        (LOOP.replace("addi a1 a1 4", "addi a1 a1 8"), Broken, "past the end of `in`"),
        (LOOP.replace("beq a2 zero 9;", ""), Broken, "past the end of `in`"),
        (ahead(LOOP, "sw t0 a3 0"), Broken, "`rk` is written to"),
        (ahead(LOOP, "beq t0 zero 1"), Leaks, "a branch depends on data that is not public"),
        (ahead(LOOP, "add s0 t0 zero"), Leaks, "s0 does not come back as it was"),
        (ahead(LOOP, "add s0 a0 zero"), Broken, "s0 does not come back as it was"),
        (inside(LOOP, "sw t1 a0 0; lw t0 a1 0"), Broken, "in place it is another byte"),
        (inside(LOOP, "add t0 t0 t0"), Beyond, "byte 0 of block 0 is not shown"),
        (LOOP.partition("addi a0")[0] + "ret", Beyond, "no loop over the groups of blocks"),
        (
            ahead(LOOP.replace("lw t1 a1 0", "addi t1 zero 0"), "sw zero a0 0"),
            *(Beyond, "`out` is written to ahead of the loop"),
        ),
        (
            LOOP.replace("bne a2 zero -6", "addi a4 zero 3; bltu a4 a2 -7"),
            *(Undecided, "a comparison of public numbers is not decided"),
        ),
    ],
)
def test_a_loop_that_is_wrong_is_told(lines: str, kind: type[Exception], complaint: str) -> None:
    with pytest.raises(kind, match=complaint):
        blocks_of(lines).prove()


@pytest.mark.parametrize(
    ("old", "new", "kind", "complaint"),
    [
        ("sw t1 a0 0; ret", "sw t0 a0 0; ret", Differs, "the code gives"),
        ("sw t1 a0 0; ret", "sw t1 sp 0; ret", Broken, "past the end of `stack`"),
        ("beq a2 zero 4", "beq zero zero 4", Beyond, "returns without looking at `rest`"),
        ("beq a2 zero 4", "beq zero zero 1", Broken, "past the end of `in`"),
        (
            "add t1 t1 t0; sw t1 a0 0; ret",
            "ret; ret; ret",
            Broken,
            "byte 0 of `out` is not written",
        ),
        ("sw t1 a0 4", "sw t1 a0 0", Broken, "byte 4 of `out` is not written where 8 should be"),
    ],
)
def test_a_rest_that_is_wrong_is_told(
    old: str, new: str, kind: type[Exception], complaint: str
) -> None:
    assert PAIRS.count(old) == 1
    with pytest.raises(kind, match=complaint):
        blocks_of(PAIRS.replace(old, new), TWO).prove()


def test_a_loop_of_other_groups_than_the_file_says_is_not_proven() -> None:
    with pytest.raises(Beyond, match="the loop over the groups has no end"):
        blocks_of(LOOP, TWO).prove()


def test_one_group_is_run_to_its_end() -> None:
    state = blocks_of(PAIRS, TWO).groups(3)
    assert state.returned
    assert sorted(state.memory.regions[OUT].cells) == list(range(24))
    assert state.n_steps == 3 + 3 * 10 + 2 + 2, "three groups, two jumps back"
    assert stacked(state) == set()


def test_a_call_begins_with_what_it_is_given() -> None:
    blocks = blocks_of(PAIRS, TWO)
    state = blocks.begin(groups=True)
    length = symbol(LEFT).times(2).plus(symbol(REST))
    assert [state.registers[f"a{i}"] for i in range(4)] == [
        *(Sum(OUT, 0), Sum("in", 0), length, Sum("rk", 0))
    ]
    assert state.memory.facts.ranges == {LEFT: (1, None), REST: (0, 1)}
    assert state.memory.facts.extents[OUT] == (Sum("", 0), length.times(4))
    few = blocks.begin(groups=False)
    assert few.registers["a2"] == symbol(REST)
    assert few.memory.facts.ranges == {REST: (0, 1)}


def test_bytes_that_are_there_must_be_those_that_are_wanted() -> None:
    blocks = blocks_of(LOOP)
    state = blocks.groups(1)
    cells = state.memory.regions[OUT].cells
    blocks.check_bytes(state, 4)
    with pytest.raises(Broken, match="byte 0 of `out` is written where 0 should be"):
        blocks.check_bytes(state, 0)
    cells[7] = cells[0]
    with pytest.raises(Broken, match="byte 7 of `out` is written where 4 should be"):
        blocks.check_bytes(state, 4)
    del cells[7]
    cells[2] = constant_bits(0, 8)
    with pytest.raises(Differs, match="the code gives"):
        blocks.check_bytes(state, 4)


def test_the_counter_of_a_trial_is_far_from_a_carry() -> None:
    assert [trial_constants(COUNTER, place) for place in range(4)] == [constant_bits(16, 8)] * 4
    assert trial_constants(KEY, 3) == any_constants(KEY, 3)


def test_the_text_is_what_the_cipher_says() -> None:
    blocks = blocks_of(LOOP)
    graph, draw = blocks.task.start.executor.graph, blocks.task.start.draw
    text, key = ([draw(name, i) for i in range(4)] for name in ("in", KEY))
    flat = [tuple(bit for octet in octets for bit in octet) for octets in (text, key)]
    total = Words(graph).add(flat[0], tuple(bit ^ 1 for bit in flat[1]))
    made = tuple(bit for octet in blocks.task.expected for bit in octet)
    assert all(map(graph.is_same, made, total))
    assert blocks.task.address == BASE + 20


def test_the_run_on_constants_reads_what_the_key_setup_leaves() -> None:
    """Tables may have no entries for other round keys."""
    task = blocks_of(LOOP).task
    other = task.drawn(trial_constants)
    assert task.kept
    assert other.kept
    # The key set-up of the toy inverts the key.
    for place in range(4):
        inverted = tuple(1 - bit for bit in any_constants(KEY, place))
        assert other.kept[place] == inverted
