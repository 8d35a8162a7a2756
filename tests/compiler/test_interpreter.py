"""The interpreter against Python's integers: every generic operation, on words and on lanes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from compiler.interpreter import Array, InterpretError, interpret, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import LANEWISE, POINTER, Op, Param, Program, Table, Type, attributes
from compiler.machine.isa import Row, expand
from compiler.machine.meaning import Address
from tests.compiler.plain_words import evaluate
from tests.compiler.toy import TABLE

WIDTHS = (1, 4, 8, 16, 24, 32, 48, 64, 128)
LANES = (Type(8, 16), Type(16, 8), Type(32, 4), Type(64, 2), Type(8, 8), Type(32, 8))
SAMPLES = 5

# The meaning of each lanewise operation on integers; what is above the width is cut off.
MEANING: dict[str, tuple[int, Callable[..., int]]] = {
    "xor": (2, lambda a, b, **_: a ^ b),
    "and": (2, lambda a, b, **_: a & b),
    "or": (2, lambda a, b, **_: a | b),
    "not": (1, lambda a, **_: ~a),
    "add": (2, lambda a, b, **_: a + b),
    "sub": (2, lambda a, b, **_: a - b),
    "ltu": (2, lambda a, b, **_: int(a < b)),
    "andn": (2, lambda a, b, **_: a & ~b),
    "orn": (2, lambda a, b, **_: a | ~b),
    "xnor": (2, lambda a, b, **_: ~(a ^ b)),
    "mux": (3, lambda a, b, c, **_: (a & b) | (~a & c)),
    "xor3": (3, lambda a, b, c, **_: a ^ b ^ c),
    "bcax": (3, lambda a, b, c, **_: a ^ (b & ~c)),
    "lut3": (3, lambda a, b, c, k, **_: table_value(k, (a, b, c))),
    "shl": (1, lambda a, k, **_: a << k),
    "shr": (1, lambda a, k, **_: a >> k),
    "rotl": (1, lambda a, k, width: a << k % width | a >> width - k % width),
    "rotl_by": (2, lambda a, b, width, **_: a << b % width | a >> width - b % width),
    "rotr_by": (2, lambda a, b, width, **_: a >> b % width | a << width - b % width),
    "mul": (2, lambda a, b, **_: a * b),
    "mulh": (2, lambda a, b, width, **_: a * b >> width),
}
NEEDS_AMOUNT = {"lut3", "shl", "shr", "rotl"}


def table_value(k: int, words: Sequence[int]) -> int:
    """Each bit of the result is the bit of k that the words' bits, the first lowest, number."""
    places = (sum((w >> i & 1) << j for j, w in enumerate(words)) for i in range(max(WIDTHS)))
    return sum((k >> place & 1) << i for i, place in enumerate(places))


def words(width: int, n: int) -> st.SearchStrategy[list[list[int]]]:
    """`n` operands of SAMPLES words each."""
    word = st.integers(0, (1 << width) - 1)
    return st.lists(st.lists(word, min_size=SAMPLES, max_size=SAMPLES), min_size=n, max_size=n)


def numbers_for(name: str, most: int) -> st.SearchStrategy[int]:
    """The constant of an operation: an amount of at most `most`, or the table of `lut3`."""
    if name not in NEEDS_AMOUNT:
        return st.just(0)
    return st.integers(0, 255 if name == "lut3" else most)


def one_operation(name: str, kind: Type, arity: int, k: int = 0) -> Program:
    params = tuple(Param(f"a{i}", kind) for i in range(arity))
    attrs = attributes(k=k) if name in NEEDS_AMOUNT else ()
    op = Op(name, tuple(p.name for p in params), ("t",), (kind,), attrs)
    return Program("f", "spec" if kind.lanes == 1 else "slice", params, (op,), ("t",))


def run(program: Program, inputs: Sequence[Array]) -> Array:
    named = {p.name: value for p, value in zip(program.params, inputs, strict=True)}
    (result,) = interpret(program, named)
    assert isinstance(result, np.ndarray)
    return result


def expected(name: str, operands: Sequence[Sequence[int]], width: int, k: int) -> list[int]:
    meaning = MEANING[name][1]
    samples = zip(*operands, strict=True)
    return [meaning(*sample, k=k, width=width) & (1 << width) - 1 for sample in samples]


def test_every_lanewise_operation_has_a_meaning_here() -> None:
    assert set(MEANING) == LANEWISE


@pytest.mark.slow
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", sorted(MEANING))
@settings(max_examples=15)
@given(data=st.data())
def test_words(name: str, width: int, data: st.DataObject) -> None:
    arity = MEANING[name][0]
    operands = data.draw(words(width, arity))
    k = data.draw(numbers_for(name, width + 1))
    program = one_operation(name, Type(width), arity, k)
    result = run(program, [word_array(o, width) for o in operands])
    assert [int(word) for word in result] == expected(name, operands, width, k)


@pytest.mark.slow
@pytest.mark.full(but=10)
@pytest.mark.parametrize("kind", LANES, ids=str)
@pytest.mark.parametrize("name", sorted(MEANING))
@settings(max_examples=15)
@given(data=st.data())
def test_lanes(name: str, kind: Type, data: st.DataObject) -> None:
    arity, width = MEANING[name][0], kind.lane_bits
    operands = data.draw(st.lists(words(width, kind.lanes), min_size=arity, max_size=arity))
    k = data.draw(numbers_for(name, width - 1))
    program = one_operation(name, kind, arity, k)
    result = run(program, [register(lanes, width) for lanes in operands])
    lanes = [expected(name, lane, width, k) for lane in zip(*operands, strict=True)]
    assert np.array_equal(result, register(lanes, width))


def register(lanes: Sequence[Sequence[int]], lane_bits: int) -> Array:
    """Shape (samples, bytes): a register from the words of each lane, lane 0 first."""
    samples = zip(*lanes, strict=True)
    octets = [b"".join(w.to_bytes(lane_bits // 8, "little") for w in lane) for lane in samples]
    return np.array([list(row) for row in octets], dtype=np.uint8)


STRUCTURE = [
    ("u4, u4", "t: u8 = concat a0, a1"),
    ("u64, u64", "t: u128 = concat a0, a1"),
    ("u8, u8, u8", "t: u24 = concat a0, a1, a2"),
    ("u32", "t: u8 = extract a0, lo=20"),
    ("u128", "t: u64 = extract a0, lo=40"),
    ("u64", "t: u1 = extract a0, lo=63"),
    ("u8", "t: u8 = permute a0, map=(3 6 1 4 7 2 5 0)"),
    ("u128", f"t: u128 = permute a0, map=({' '.join(str(5 * i % 128) for i in range(128))})"),
    ("u16, u16", "sbox S 2 2 0x0 = 1 3 0 2", "t: u16, s: u16 = sbox a0, a1, table=S"),
    ("u64, u64", "sbox S 2 1 0x0 = 1 0 0 1", "t: u64 = sbox a0, a1, table=S"),
    ("u64", "t: u8 = resize a0"),
    ("u128", "t: u64 = resize a0"),
    ("u24", "t: u32 = resize a0"),
    ("u64", "t: u128 = resize a0"),
    ("u2", "sbox S 2 8 0x0 = 1f 3 0 ff", "t: u8 = lookup a0, table=S"),
    ("u3", "sbox S 3 1 0x0 = 1 0 0 1 1 1 0 1", "t: u64 = lookup a0, table=S"),
    ("u8, u8", "matrix M 8 8 0x11b = 2 3 1 1", "t: u8, s: u8 = matrix a0, a1, table=M"),
    ("u64, u64", "matrix M 1 1 0x3 = 1 1 0 1", "t: u64, s: u64 = matrix a0, a1, table=M"),
]


@pytest.mark.slow
@pytest.mark.parametrize("case", STRUCTURE, ids=lambda c: f"{c[-1].split(' = ')[1][:7]} {c[0]}")
@settings(max_examples=15)
@given(data=st.data())
def test_operations_that_move_bits(case: tuple[str, ...], data: st.DataObject) -> None:
    kinds, *lines = case
    params = ", ".join(f"a{i}: {kind}" for i, kind in enumerate(kinds.split(", ")))
    program = parse_program("\n".join([f"spec f({params}) {{", *lines, "return t", "}"]))
    operands = [data.draw(words(p.type.bits, 1))[0] for p in program.params]
    inputs = [word_array(o, p.type.bits) for o, p in zip(operands, program.params, strict=True)]
    result = [int(word) for word in run(program, inputs)]
    assert result == [evaluate(program, sample)[0] for sample in zip(*operands, strict=True)]


def test_constants() -> None:
    program = parse_program(
        """slice f() {
          a: u128 = const value=0x123456789abcdef0123456789abcdef
          b: u16x4 = const value=0x102
          c: u8x4 = const value=(1 2 3 255)
          d: u1x16 = const value=(1 0 0 0 0 0 0 1 0 1 0 0 0 0 0 0)
          return a, b, c, d
        }"""
    )
    word, *registers = interpret(program, {})
    assert isinstance(word, np.ndarray)
    assert word.tolist() == [0x123456789ABCDEF0123456789ABCDEF]
    assert [r.tobytes().hex() for r in registers if isinstance(r, np.ndarray)] == [
        "0201020102010201",
        "010203ff",
        "8102",
    ]


def test_registers() -> None:
    program = parse_program(
        """slice f(w: u16, a: u8x4, b: u8x4) {
          s: u16x2 = splat w
          r: u8x4 = roll a, k=1
          t: u8x4 = test a, b
          return s, r, t
        }"""
    )
    octets = {"a": [[1, 2, 4, 128]], "b": [[3, 1, 4, 127]]}
    inputs = {name: np.array(rows, dtype=np.uint8) for name, rows in octets.items()}
    values = interpret(program, {"w": word_array([0x1234], 16), **inputs})
    assert [v.tobytes().hex() for v in values if isinstance(v, np.ndarray)] == [
        "34123412",
        "80010204",
        "ff00ff00",
    ]


def test_memory() -> None:
    program = parse_program(
        """slice f(in: ptr, out: ptr) {
          a: u8x4 = load in, offset=2
          b: u16x2 = load_all in, offset=1
          store out, a, offset=4
          store out, b
          return
        }"""
    )
    assert program.params[0].type == POINTER
    memory = {
        "in": np.arange(16, dtype=np.uint8).reshape(2, 8),
        "out": np.zeros((2, 8), dtype=np.uint8),
    }
    interpret(program, {"in": Address("in", 0), "out": Address("out", 0)}, memory)
    assert memory["out"].tolist() == [[1, 2, 1, 2, 2, 3, 4, 5], [9, 10, 9, 10, 10, 11, 12, 13]]


def words_in_memory(*lines: str) -> Program:
    head = "slice f(in: ptr, out: ptr, w: u32) {"
    return parse_program("\n".join([head, *lines, "}"]))


def on_memory(program: Program, words: Sequence[int]) -> tuple[list[Any], list[Any]]:
    """The results, and what is in `out` afterwards; `in` has the bytes 0, 1, 2 and so on."""
    memory = {
        "in": np.arange(8 * len(words), dtype=np.uint8).reshape(len(words), 8),
        "out": np.zeros((len(words), 6), np.uint8),
    }
    pointers = {name: Address(name, 0) for name in memory}
    values = interpret(program, {**pointers, "w": word_array(list(words), 32)}, memory)
    results = [v.tolist() for v in values if isinstance(v, np.ndarray)]
    return results, memory["out"].tolist()


def test_words_of_fewer_bytes_than_their_register_are_loaded() -> None:
    program = words_in_memory(
        "a: u32 = load in, bytes=3, offset=1",
        "b: u32 = load in, big=1, bytes=3, offset=1",
        "c: u8 = load in, bytes=1, offset=7",
        "d: u64 = load in, big=1, bytes=8, offset=0",
        "return a, b, c, d",
    )
    results, _ = on_memory(program, [0, 0])
    assert [[hex(word) for word in words] for words in results] == [
        ["0x30201", "0xb0a09"],
        ["0x10203", "0x90a0b"],
        ["0x7", "0xf"],
        ["0x1020304050607", "0x8090a0b0c0d0e0f"],
    ]


def test_words_are_stored_in_both_orders_of_bytes() -> None:
    program = words_in_memory(
        "store out, w, bytes=3, offset=0", "store out, w, big=1, bytes=2, offset=3", "return"
    )
    _, stored = on_memory(program, [0x11223344, 0xAABBCCDD])
    assert stored == [[0x44, 0x33, 0x22, 0x33, 0x44, 0], [0xDD, 0xCC, 0xBB, 0xCC, 0xDD, 0]]


def test_a_bit_of_memory_fills_a_register() -> None:
    program = words_in_memory(
        "a: u8x4 = load_bit in, bit=1, offset=2",
        "b: u8x4 = load_bit in, bit=3, offset=1",
        "return a, b",
    )
    results, _ = on_memory(program, [0, 0])
    assert results == [[[255] * 4, [255] * 4], [[0] * 4, [255] * 4]]


def test_an_unknown_operation_is_named() -> None:
    program = one_operation("frobnicate", Type(8), 1)
    with pytest.raises(InterpretError, match="frobnicate"):
        run(program, [word_array([1], 8)])


def test_a_table_is_looked_up_column_by_column() -> None:
    table = Table("S", "sbox", 1, 1, (1, 0))
    word = Type(64)
    op = Op("sbox", ("a",), ("t",), (word,), attributes(table="S"))
    program = Program("f", "spec", (Param("a", word),), (op,), ("t",), {"S": table})
    assert run(program, [word_array([0, 2**64 - 1], 64)]).tolist() == [2**64 - 1, 0]


def test_vectors_of_bits() -> None:
    program = parse_program(
        """slice f(a: u1x16, b: u1x16) {
          t: u1x16 = andn a, b
          u: u1x16 = not t
          return u
        }"""
    )
    inputs = {"a": np.array([[0xF0, 0xFF]], np.uint8), "b": np.array([[0x33, 0x0F]], np.uint8)}
    (result,) = interpret(program, inputs)
    assert isinstance(result, np.ndarray)
    assert result.tolist() == [[0xFF ^ 0xC0, 0xFF ^ 0xF0]]
    with pytest.raises(InterpretError, match="less than a byte"):
        run(one_operation("add", Type(1, 16), 2), list(inputs.values()))


def test_an_instruction_without_operands_makes_all_samples() -> None:
    program = parse_program("listing f(a: u8x16) {\n  t: u8x16 = movi.16b k=7\n  return t\n}")
    (result,) = interpret(program, {"a": np.zeros((SAMPLES, 16), np.uint8)}, {}, TABLE)
    assert isinstance(result, np.ndarray)
    assert result.tolist() == [[7] * 16] * SAMPLES


def test_a_name_without_a_value_is_named() -> None:
    program = parse_program("spec f(a: u8) {\n  t: u8 = xor a, b\n  return t\n}")
    with pytest.raises(InterpretError, match="`xor` reads `b`, which nothing has made"):
        interpret(program, {"a": word_array([1], 8)})


POINTERS = expand(
    (
        Row("add", "add {d:x}, {a:x}, #{k}", "d = a + k", "u64", "one", "fixed", "toy"),
        Row("str", "str {a:x}, [{p:x}, #{k}]", "mem[p + k] = a", "u64", "one", "address", "toy"),
        Row("ldr", "ldr {d:x}, [{p:x}, #{k}]", "d = mem[p + k]", "u64", "one", "address", "toy"),
        Row(
            "ldb",
            "ldb {d:v}, [{p:x}, #{k}]",
            "d = mem[p + k + i]",
            "u8[4]",
            "one",
            "address",
            "toy",
        ),
    )
)


def test_a_pointer_may_be_moved_and_kept_in_memory() -> None:
    program = parse_program(
        """listing f(in: ptr, frame: ptr) {
          p: u64 = add in, k=3
          str p, frame, k=8
          q: u64 = ldr frame, k=8
          t: u8x4 = ldb q, k=1
          return t
        }"""
    )
    memory = {
        "in": np.arange(32, dtype=np.uint8).reshape(2, 16),
        "frame": np.zeros((2, 16), np.uint8),
    }
    pointers = {name: Address(name, 0) for name in memory}
    (result,) = interpret(program, pointers, memory, POINTERS)
    assert isinstance(result, np.ndarray)
    assert result.tolist() == [[4, 5, 6, 7], [20, 21, 22, 23]]
    memory["frame"][:] = 255
    with pytest.raises(InterpretError, match="no pointer"):
        interpret(program.with_ops(program.ops[2:]), pointers, memory, POINTERS)


def test_a_store_before_selection_has_its_pointer_first() -> None:
    program = parse_program(
        """slice f(out: ptr, a: u8x16, b: u8x16) {
          st2.16b out, a, b, offset=4
          return
        }"""
    )
    memory = {"out": np.zeros((1, 40), np.uint8)}
    lanes = {n: np.full((1, 16), v, np.uint8) for n, v in (("a", 1), ("b", 2))}
    interpret(program, {"out": Address("out", 0), **lanes}, memory, TABLE)
    assert memory["out"].tolist() == [[0] * 4 + [1, 2] * 16 + [0] * 4]
