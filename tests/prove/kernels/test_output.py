"""Which bytes a thread must store, and their values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prove.kernels.memory import Stored, ThreadMemory
from prove.kernels.numbers import Condition, Knowledge, normal
from prove.kernels.output import Differs, Output
from prove.kernels.subject import KernelSpec
from prove.kernels.thread import KernelProblem, State
from prove.machine.values import symbol
from tests.prove.kernel_subjects import KERNEL, spec_of

LEFT = symbol("left")
SPEC = spec_of()
EXPECTED = SPEC.expected(KERNEL["ctr_crypt"])


def check(first: int, last: int, guards: dict[int, Condition | None]) -> None:
    memory = ThreadMemory({}, symbol("group"))
    for place, guard in guards.items():
        memory.stored["out", place] = Stored(EXPECTED[place % 8], guard)
    state = State(0, {}, memory, Knowledge({"left": (first, last)}))
    Output(SPEC, KERNEL["ctr_crypt"], EXPECTED).check(state, LEFT)


def test_a_whole_group() -> None:
    check(8, 100, dict.fromkeys(range(8)))


def test_a_rest() -> None:
    check(1, 7, {i: normal(LEFT.moved(-i)) if i else None for i in range(7)})


def test_a_rest_of_a_striped_group() -> None:
    kernel = KERNEL["ctr_crypt"]
    sizes = replace(SPEC.sizes, group_blocks=4, striped_threads=4)
    spec = KernelSpec(replace(SPEC.subject, sizes=sizes), SPEC.graph, SPEC.draw)
    expected = spec.expected(kernel)
    memory = ThreadMemory({}, symbol("group"))
    for place in range(32):
        # The second piece is behind those of three other groups.
        guard = normal(LEFT.moved(-(place if place < 16 else place + 48)))
        memory.stored["out", place] = Stored(expected[place], guard)
    state = State(0, {}, memory, Knowledge({"left": (0, 100)}))
    Output(spec, kernel, expected).check(state, LEFT)
    memory.stored["out", 16] = Stored(expected[16], normal(LEFT.moved(-16)))
    with pytest.raises(KernelProblem, match="byte 16 "):
        Output(spec, kernel, expected).check(state, LEFT)


@pytest.mark.parametrize("missing", range(8))
def test_a_missing_byte(missing: int) -> None:
    with pytest.raises(KernelProblem, match=f"byte {missing} "):
        check(8, 100, {i: None for i in range(8) if i != missing})


def test_bytes_of_another_group_or_behind_the_end() -> None:
    with pytest.raises(KernelProblem, match="of another group"):
        check(8, 100, dict.fromkeys(range(9)))
    with pytest.raises(KernelProblem, match=r"byte 4 .* exactly if it is there"):
        check(4, 4, dict.fromkeys(range(5)))


def test_wrong_conditions() -> None:
    with pytest.raises(KernelProblem, match="exactly if it is there"):
        check(1, 7, {i: normal(LEFT.moved(-i - 1)) if i else None for i in range(7)})


def test_wrong_values() -> None:
    memory = ThreadMemory({}, symbol("group"))
    memory.stored |= {("out", i): Stored(EXPECTED[7 - i], None) for i in range(8)}
    state = State(0, {}, memory, Knowledge({"left": (8, 8)}))
    with pytest.raises(Differs, match="byte 0 of block 0"):
        Output(SPEC, KERNEL["ctr_crypt"], EXPECTED).check(state, LEFT)
