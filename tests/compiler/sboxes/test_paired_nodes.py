"""Bytes of pairs of look-ups: equal ones are one, and what is no byte of them is refused."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.sboxes.bit_sources import BitSources
from compiler.sboxes.paired_nodes import BYTE_BITS, Node, Nodes, NotPairedError

BOX = "sbox S 4 4 0x0 = c 5 6 b 9 0 a d 3 e f 8 4 7 1 2"
PAIR = (
    "t: u8 = xor a, k",
    "i: u4 = extract t, lo=0",
    "x: u4 = lookup i, table=S",
    "j: u4 = extract t, lo=4",
    "y: u4 = lookup j, table=S",
)


def nodes(*lines: str, upper_first: bool = False) -> Nodes:
    text = "\n".join(["spec f(a: u8, b: u8, k: u8) {", BOX, *lines, "return t", "}"])
    return Nodes(BitSources(parse_program(text), {"k"}), upper_first)


def paired(*more: str) -> tuple[Nodes, int]:
    made = nodes(*PAIR, *more)
    first, second = (op for op in made.sources.program.ops if op.name == "lookup")
    return made, made.pair(first, second, (0, 0))


def bits(value: str) -> list[tuple[str, int]]:
    return [(value, n) for n in range(BYTE_BITS)]


def test_equal_bytes_share_a_number() -> None:
    made = nodes(*PAIR)
    assert made.intern(Node("known")) == made.intern(Node("known")) == 0
    assert made.wanted(bits("a")) == made.wanted(bits("a")) == 1
    assert made.every[1] == Node("given", bits=tuple(bits("a")))


def test_a_pair_reads_the_byte_with_its_key() -> None:
    made, number = paired()
    looked = made.every[number]
    assert (looked.kind, looked.place) == ("looked", (0, 0))
    (keyed,) = (made.every[n] for n in looked.args)
    assert keyed.kind == "keyed"
    assert keyed.keys[3] == ((("k", 3),), False)
    assert made.every[keyed.args[0]].kind == "given"
    assert made.atoms == {"x": (number, 0), "y": (number, 4)}


def test_the_word_of_both_indices_decides_which_half_is_lower() -> None:
    made = nodes(*PAIR, upper_first=True)
    first, second = (op for op in made.sources.program.ops if op.name == "lookup")
    assert made.ordered(first, second) == (second, first)
    assert made.in_order(second, first) == (first, second)


def test_bits_of_a_look_up_are_routed_unless_they_are_all_in_order() -> None:
    made, number = paired("u: u8 = concat x, y", "v: u8 = concat y, x")
    assert made.wanted(bits("u")) == number
    swapped = made.every[made.wanted(bits("v"))]
    assert swapped.kind == "routed"
    assert swapped.atoms == tuple((number, n) for n in (4, 5, 6, 7, 0, 1, 2, 3))


def test_sums_are_bytes_of_both_terms() -> None:
    made, number = paired("u: u8 = concat x, y", "v: u8 = xor u, b")
    summed = made.every[made.wanted(bits("v"))]
    assert summed.kind == "sum"
    assert number in summed.args


@pytest.mark.parametrize(
    ("line", "said"),
    [("v: u8 = add a, b", "bytes of add"), ("v: u8 = and a, b", "bytes of and")],
)
def test_other_operations_are_refused(line: str, said: str) -> None:
    made, _ = paired(line)
    with pytest.raises(NotPairedError, match=said):
        made.wanted(bits("v"))


def test_a_look_up_without_another_is_refused() -> None:
    made = nodes(*PAIR, "u: u8 = concat x, y")
    with pytest.raises(NotPairedError, match="without another beside it"):
        made.wanted(bits("u"))
