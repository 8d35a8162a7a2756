"""Estimates of a cipher's operations, and the refusal of what takes minutes."""

from __future__ import annotations

from pathlib import Path

import pytest

from compiler.circuits.library import Circuit
from compiler.forms import text_size
from compiler.forms.text_size import (
    LONGEST,
    OF_A_BOX,
    OF_INVERSION,
    BoxSizes,
    is_long_in_bits,
    too_long,
)
from compiler.ir.parse import parse_program
from compiler.ir.program import Program, Table
from compiler.machine.load import load_target
from compiler.module import Context, Module, Pass
from compiler.sboxes.equivalence import inversion_table
from tests.compiler.stages import cipher

TARGET = load_target("rv32i")
CONTEXT = Context(TARGET, next(iter(TARGET.cores)))
TABLES = """
sbox S 4 4 0x0 = 0 1 2 3 4 5 6 7 8 9 a b c d e f
matrix M 8 8 0x11b = 1 0 2 3
"""


def program(*lines: str) -> Program:
    head = "spec f(a: u8, b: u8, c: u8, d: u8) {"
    return parse_program("\n".join([head, TABLES, *lines, "return a", "}"]))


def circuit(box: str, size: int) -> Circuit:
    made = parse_program("spec S(x0: u1) {\nreturn x0\n}")
    return Circuit(made, box, Path("x"), {}, size, 1)


def box(in_bits: int, values: tuple[int, ...]) -> Table:
    return Table("B", "sbox", in_bits, in_bits, values)


def test_the_smallest_circuit_of_a_box_counts() -> None:
    sizes = BoxSizes.of([circuit("S", 20), circuit("T", 9), circuit("S", 12), circuit("S", 15)])
    assert sizes == BoxSizes({"S": 12, "T": 9})


@pytest.mark.parametrize(
    ("table", "size"),
    [
        (box(4, tuple(range(16))), OF_A_BOX[4]),
        (box(8, tuple(range(256))), OF_A_BOX[8]),
        # the inversion, and the same with sums at both ends
        (box(8, inversion_table(8)), OF_INVERSION),
        (box(8, tuple(v ^ 5 for v in inversion_table(8))), OF_INVERSION),
        (box(2, (0, 1, 2, 3)), LONGEST * 4),
        (box(9, tuple(range(512))), LONGEST * 512),
    ],
)
def test_other_boxes_are_estimated(table: Table, size: int) -> None:
    assert BoxSizes({}).with_boxes({"B": table}) == BoxSizes({"B": size})
    assert BoxSizes({"B": 3}).with_boxes({"B": table}) == BoxSizes({"B": 3}), "known already"


def test_matrices_are_no_boxes() -> None:
    assert BoxSizes({}).with_boxes(program().tables) == BoxSizes({"S": 16})


@pytest.mark.parametrize(
    ("line", "bits", "words"),
    [
        ("t: u8 = xor a, b", 8, 1),
        ("t: u8 = add a, b", 8, 1),
        ("t: u8 = rotl a, k=3", 0, 1),
        ("t: u4 = extract a, lo=0", 0, 1),
        ("t: u8 = const value=3", 0, 1),
        # the circuit for each bit of a word, or once for all
        ("t: u8, u: u8, v: u8, w: u8 = sbox a, b, c, d, table=S", 10 * 8, 10),
        # rows of two words; entries 1, 2 and 3, and one that is none
        ("t: u8, u: u8 = matrix a, b, table=M", 4 * 16, 1 + 4 + 4),
    ],
)
def test_operations_are_counted(line: str, bits: int, words: int) -> None:
    made = program(line)
    sizes = BoxSizes({"S": 10})
    assert sizes.count(made.ops[0]) == bits
    assert sizes.count_in_words(made.ops[0], made.tables) == words


class Halved(Pass):
    """Leaves half of the operations, as a loop does."""

    def run(self, program: Program) -> Program:
        return program.with_ops(program.ops[: len(program.ops) // 2])


class Kept(Pass):
    """Leaves all as it is."""

    def run(self, program: Program) -> Program:
        return program


class Unwanted(Pass):
    """Must not be run."""

    def run_module(self, module: Module, context: Context) -> Module:
        raise AssertionError("nothing is rolled where the functions are short")


@pytest.mark.parametrize(
    ("count", "roll", "is_long"),
    [(12, Unwanted(), False), (13, Halved(), False), (24, Halved(), False), (26, Halved(), True)],
)
def test_functions_are_long_in_bits(
    count: int, roll: Pass, is_long: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two functions of as many sums of bytes, where a hundred bits are many."""
    monkeypatch.setattr(text_size, "MOST_OPERATIONS", 2 * 12 * 8)
    lines = [f"t{n}: u8 = xor a, b" for n in range(count)]
    module = Module(cipher("pipo"), "pipo64_128", {"f": program(*lines), "g": program(*lines)})
    assert is_long_in_bits(module, CONTEXT, roll, []) == is_long


def test_circuits_that_are_known_count_in_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    line = "t: u8, u: u8, v: u8, w: u8 = sbox a, b, c, d, table=S"
    module = Module(cipher("pipo"), "pipo64_128", {"f": program(line)})
    monkeypatch.setattr(text_size, "MOST_OPERATIONS", 8 * 11)
    keep = Kept()
    for size, is_long in ((11, False), (12, True)):
        assert is_long_in_bits(module, CONTEXT, keep, [circuit("S", size)]) == is_long


def long_program(sums: int, boxes: int) -> Program:
    """Sums of line 3, then S-boxes on words of line 5."""
    lines = [f"t{n}: u8 = xor a, b  ; 3:1" for n in range(sums)]
    for n in range(boxes):
        results = ", ".join(f"{x}{n}: u8" for x in "pqrs")
        lines.append(f"{results} = sbox a, b, c, d, table=S  ; 5:9")
    return program(*lines)


def test_what_is_short_is_not_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_size, "MOST_WORDS", 100)
    assert too_long([long_program(100, 0)], [], TARGET) is None
    # by the longest box there may be it is 130, by the circuit 100
    made = [long_program(20, 1), long_program(30, 0)]
    assert too_long(made, [circuit("S", 50)], TARGET) is None
    assert too_long(made, [circuit("S", 51)], TARGET) is not None


@pytest.mark.parametrize(
    ("sums", "boxes", "said", "line"),
    [
        (1210, 1, "about 1200 operations on words are more than the 100", 3),
        (30, 3, "about 90 operations on words are more than the 60", 5),
    ],
)
def test_the_place_that_makes_most_is_named(
    sums: int, boxes: int, said: str, line: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_size, "MOST_WORDS", int(said.split()[-1]))
    found = too_long([long_program(sums, boxes)], [circuit("S", 20)], TARGET)
    assert found is not None
    assert found.message.startswith(said)
    most = 20 * boxes if line == 5 else 1200
    assert found.message.endswith(f"and about {most} of them are made of this")
    assert found.span is not None
    assert found.span.line == line


def test_boxes_on_bits_count_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two boxes on parts of a word are gathered into one."""
    lines = ["spec f(a: u8) {", TABLES]
    for n in range(2):
        lines += [f"{x}{n}: u1 = extract a, lo={4 * n + i}" for i, x in enumerate("abcd")]
        results = ", ".join(f"{x}{n}: u1" for x in "pqrs")
        lines.append(f"{results} = sbox a{n}, b{n}, c{n}, d{n}, table=S")
    names = ", ".join(f"{x}{n}" for n in range(2) for x in "pqrs")
    made = parse_program("\n".join([*lines, f"t: u8 = concat {names}", "return t", "}"]))
    monkeypatch.setattr(text_size, "MOST_WORDS", 125)
    # one circuit and some moves, not two
    assert too_long([made], [circuit("S", 60)], TARGET) is None
    assert too_long([made], [circuit("S", 125)], TARGET) is not None
