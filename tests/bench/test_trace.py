"""The steady loop is what one turn more executes, line by line."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bench.trace import NoSteadyLoopError, Tracer
from targets.aarch64_neon.emulate import MACHINE
from tests.bench.test_measure import INVERT, call_invert
from verify.emulation.faults import MachineFault
from verify.emulation.memory import Argument, Buffer


def test_loop_is_what_one_turn_more_executes() -> None:
    loop = Tracer(INVERT, MACHINE).steady_loop("invert", call_invert)
    assert len(loop) == 1 + 2 * 7 + 2
    assert loop.count("sub w4, w4, #1") == 2


def test_function_without_a_loop_is_refused() -> None:
    with pytest.raises(NoSteadyLoopError, match="3 and 4 turns differ"):
        Tracer(".globl f\nf:\nret\n", MACHINE).steady_loop("f", lambda turns: [turns])


class Told(Tracer):
    """Says what it is told for each number of turns."""

    def __init__(self, lines: dict[int, str]) -> None:
        self.lines = lines

    def executed(self, symbol: str, args: Sequence[Argument]) -> tuple[str, ...]:
        (turns,) = args
        assert isinstance(turns, int)
        return tuple(self.lines[turns])


@pytest.mark.parametrize(
    ("lines", "turns", "loop"),
    [
        ({3: "habababt", 4: "hababababt"}, 3, "ab"),
        ({1: "habt", 2: "hababt"}, 1, "ab"),
        ({3: "aaa", 4: "aaaa"}, 3, "a"),
        # It may begin in the middle of the loop: both turns begin alike.
        ({3: "hacadat", 4: "hacadaeat"}, 3, "ea"),
    ],
)
def test_the_difference_is_one_stretch(lines: dict[int, str], turns: int, loop: str) -> None:
    assert Told(lines).steady_loop("f", lambda n: [n], turns) == tuple(loop)


@pytest.mark.parametrize("longer", ["habababt", "hababab", "habababababu", "hxbababaxt"])
def test_another_difference_is_refused(longer: str) -> None:
    tracer = Told({3: "habababt", 4: longer})
    with pytest.raises(NoSteadyLoopError, match=r"^f: 3 and 4 turns differ by more than a loop's"):
        tracer.steady_loop("f", lambda n: [n])


def test_executed_lines_have_no_labels_and_no_comments() -> None:
    text = "f:  movz x3, #1   // one\n1:  cbz x0,   1f\n    nop\n1:  ret\n"
    tracer = Tracer(text, MACHINE)
    assert tracer.executed("f", [0]) == ("movz x3, #1", "cbz x0, 1f", "ret")
    assert tracer.executed("f", [1]) == ("movz x3, #1", "cbz x0, 1f", "nop", "ret")


def test_a_frame_that_is_not_wiped_is_accepted_and_nothing_else() -> None:
    secret: Sequence[Argument] = [Buffer(b"\x55" * 8)]
    left = "f: ldr x3, [x0]\n str x3, [sp, #-16]!\n add sp, sp, #16\n ret\n"
    assert len(Tracer(left, MACHINE).executed("f", secret)) == 4
    with pytest.raises(MachineFault, match="x19"):
        Tracer("f: mov x19, #0\n ret\n", MACHINE).executed("f", secret)


def test_an_instruction_of_a_feature_is_assembled_where_it_is_given() -> None:
    text = "f: eor3 v0.16b, v0.16b, v1.16b, v2.16b\n ret\n"
    assert len(Tracer(text, MACHINE, ["sha3"]).executed("f", [])) == 2
