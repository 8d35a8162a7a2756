"""Generic operations become rows of a target, constants immediates, instructions or bytes."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Op, Program
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.machine.target import Target
from compiler.module import Context, Module
from compiler.passes.listing.select import Select
from tests.compiler.stages import cipher
from tests.tutorial_targets import tutorial_target

RV32I, NEON, C = (load_target(name) for name in ("rv32i", "neon", "c"))
CORE = next(iter(RV32I.cores))
TURNED = " ".join(str(lane ^ 24) for lane in range(32))


def selected(target: Target, *bodies: str, features: tuple[str, ...] = ()) -> Module:
    """What the pass makes of functions that read a key and write round keys."""
    programs: dict[str, Program] = {}
    for name, body in zip(("key_setup", "ctr_nonce"), bodies, strict=False):
        other = "ctx" if name == "ctr_nonce" else "rk"
        text = f"slice {name}({other}: ptr, key: ptr) {{\n{body.replace('OUT', other)}\nreturn\n}}"
        programs[name] = parse_program(text)
    module = Module(cipher("pipo"), "pipo64_128", programs)
    return Select().run_module(module, Context(target, next(iter(target.cores)), features))


def listing(target: Target, body: str, features: tuple[str, ...] = ()) -> list[Op]:
    made = selected(target, body, features=features).programs["key_setup"]
    assert made.level == "listing"
    return list(made.ops)


def load(name: str, offset: int = 0, big: int = 0) -> str:
    return f"{name}: u32 = load key, big={big}, bytes=4, offset={offset}\n"


def store(value: str, offset: int = 0) -> str:
    return f"store OUT, {value}, big=0, bytes=4, offset={offset}, own=1\n"


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (5, [("li", 5)]),
        (0xFFFFFFFF, [("li", -1)]),
        (0x12345000, [("lui", 0x12345)]),
        # the low part has a sign, so the high one is one more
        (0x12345FFF, [("lui", 0x12346), ("addi", -1)]),
        (0x12345001, [("lui", 0x12345), ("addi", 1)]),
    ],
)
def test_a_constant_is_made_by_instructions(value: int, expected: list[tuple[str, int]]) -> None:
    ops = listing(RV32I, f"c: u32 = const value={value}\n{store('c')}")
    assert [(op.name, op.number("k")) for op in ops[:-1]] == expected


def test_a_constant_that_an_instruction_takes_is_not_made() -> None:
    body = f"{load('a')}c: u32 = const value=5\nd: u32 = xor c, a @3\n{store('d')}"
    lw, xor, sw = listing(RV32I, body)
    assert (lw.name, lw.number("k"), lw.args) == ("lw", 0, ("key",))
    assert (xor.name, xor.args, xor.results, xor.attrs) == ("xori", ("a",), ("d",), (("k", 5),))
    assert xor.round == 3
    # the value is the first operand of a store
    assert (sw.name, sw.args) == ("sw", ("d", "rk"))


def test_what_has_no_row_becomes_several() -> None:
    body = f"{load('a')}b: u32 = rotl a, k=5\n{store('b')}"
    ops = listing(RV32I, body)
    assert sorted((op.name, op.number("k", 0)) for op in ops[1:-1]) == [
        *(("or", 0), ("slli", 5), ("srli", 27)),
    ]
    assert ops[-2].results == ("b",)
    (one,) = listing(RV32I, body, ("zbb",))[1:-1]
    assert (one.name, one.number("k")) == ("rori", 27)


@pytest.mark.parametrize("offset", [0, 2047, 2048, 4000, 8200])
def test_an_offset_out_of_reach_moves_the_pointer(offset: int) -> None:
    *moves, access, _ = listing(RV32I, load("a", offset) + store("a"))
    where = {"key": 0}
    for op in moves:
        assert op.name == "addi"
        assert op.number("k") <= 2047
        where[op.result] = where[op.args[0]] + op.number("k")
    assert where[access.args[0]] + access.number("k") == offset
    assert -2048 <= access.number("k") <= 2047


def test_accesses_share_a_moved_pointer() -> None:
    body = f"{load('a', 4000)}{load('b', 4004)}c: u32 = xor a, b\n{store('c', 4000)}"
    ops = listing(RV32I, body)
    first, second = (op for op in ops if op.name == "lw")
    assert first.args == second.args != ("key",)
    assert len([op for op in ops if op.name == "addi" and "key" in op.args]) == 1


def test_a_moved_pointer_serves_the_whole_range_of_an_instruction() -> None:
    body = "".join(load(name, place) + store(name) for name, place in (("a", 2048), ("b", 6143)))
    far = load("c", 6144) + store("c")
    first, second, third = (op.args for op in listing(RV32I, body + far) if op.name == "lw")
    assert first == second != third


def test_bytes_and_halves_have_rows_of_their_own() -> None:
    body = load("a").replace("bytes=4", "bytes=2") + store("a").replace("4", "1").replace(
        "own=1", "own=0"
    )
    assert [op.name for op in listing(RV32I, body)] == ["lhu", "sb"]


def test_what_nobody_reads_is_not_selected() -> None:
    body = f"{load('a')}{load('b')}c: u32 = not b\n{store('a')}"
    assert [op.name for op in listing(RV32I, body)] == ["lw", "sw"]


def test_an_address_is_a_sum_of_the_machine() -> None:
    body = f"{load('a')}p: u32 = address key, a\nb: u32 = load p, big=0, bytes=4, offset=0\n"
    ops = listing(RV32I, body + store("b"))
    assert [op.name for op in ops] == ["lw", "add", "lw", "sw"]
    assert (ops[1].args, str(ops[1].type)) == (("key", "a"), "u32")


def test_sequences_compute_on_limbs() -> None:
    loads = "".join(
        f"{n}: u8 = load key, big=0, bytes=1, offset={i}\n" for i, n in enumerate("abcd")
    )
    body = f"{loads}x: u8, y: u8 = add_limbs a, b, c, d\nz: u8, w: u8 = rotl_limbs x, y, k=-1\n"
    stores = "".join(f"store OUT, {n}, big=0, bytes=1, offset=0, own=1\n" for n in "zw")
    names = [op.name for op in listing(tutorial_target("eight_bits"), body + stores)]
    assert names[4:6] == ["add_2", "right_2"]


COUNT = "c: u8x16 = const value=(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15)\n"
TENS = "c: u8x16 = const value=(0 10 20 30 40 50 60 70 80 90 100 110 120 130 140 150)\n"


def vector(constant: str) -> str:
    return f"a: u8x16 = load key, offset=0\n{constant}b: u8x16 = xor a, c\nstore OUT, b, offset=0\n"


def test_constants_of_many_bytes_lie_in_one_pool() -> None:
    made = selected(NEON, vector(COUNT), vector(TENS) + vector(COUNT).replace(":", "2:", 1))
    first, second = made.programs.values()
    assert made.constants == bytes(range(16)) + bytes(range(0, 160, 10))
    loads = [op for op in first.ops if "pool" in op.args]
    assert [(op.number("k"), op.results) for op in loads] == [(0, ("c",))]
    assert [p.name for p in first.params] == ["rk", "key", "pool"]
    assert {op.number("k") for op in second.ops if "pool" in op.args} == {0, 16}


def test_equal_bytes_are_an_immediate() -> None:
    made = selected(NEON, vector("c: u8x16 = const value=7\n"))
    (program,) = made.programs.values()
    assert [op.number("k") for op in program.ops if op.name.startswith("movi")] == [7]
    assert not made.constants
    assert "pool" not in {p.name for p in program.params}


def test_source_has_literals() -> None:
    ops = listing(C, vector(COUNT))
    (literal,) = (op for op in ops if op.name.startswith("literal"))
    assert literal.attrs == (("h", 0x0F0E0D0C0B0A0908), ("k", 0x0706050403020100))


def test_a_rotation_of_a_register_reads_a_zero() -> None:
    body = "a: u64x2 = load key, offset=0\nb: u64x2 = rotl a, k=5\nstore OUT, b, offset=0\n"
    ops = listing(NEON, body, ("sha3",))
    (turn,) = (op for op in ops if op.name.startswith("xar"))
    zero = next(op for op in ops if op.results == turn.args[1:])
    assert (zero.name.split(".")[0], zero.number("k"), turn.number("k")) == ("movi", 0, 59)


def test_a_constant_that_rules_give_byte_by_byte_is_loaded_once() -> None:
    body = (
        "a: u32x4 = load key, offset=0\nb: u32x4 = rotl a, k=24\nc: u32x4 = rotl b, k=24\n"
        "d: u32x4 = rotl c, k=8\nstore OUT, d, offset=0\n"
    )
    module = selected(NEON, body)
    ops = list(module.programs["key_setup"].ops)
    names = ["ldr_q", "ldr_q", "tbl1.16b", "tbl1.16b", "ldr_q", "tbl1.16b", "str_q"]
    assert [op.name for op in ops] == names
    right, left = ops[1].result, ops[4].result
    assert [op.args[1] for op in ops if op.name == "tbl1.16b"] == [right, right, left]
    assert module.constants[:4] == bytes([1, 2, 3, 0])
    assert module.constants[16:20] == bytes([3, 0, 1, 2])


def test_a_table_is_held_by_the_file() -> None:
    box = "sbox S 4 4 0x0 = c 6 9 0 1 a 2 b 3 8 5 d 4 e 7 f\n"
    read = "a: u8 = load key, big=0, bytes=1, offset=0\nb: u8 = lookup a, table=S\n"
    made = selected(C, f"{box}{read}store OUT, b, big=0, bytes=1, offset=0, own=1")
    assert made.tables == {"table_S": bytes.fromhex("0c060900010a020b0308050d040e070f")}
    (program,) = made.programs.values()
    assert [p.name for p in program.params] == ["rk", "key", "table_S"]
    assert next(op.args for op in program.ops if op.name.startswith("lookup")) == ("table_S", "a")


@pytest.mark.parametrize(
    ("target", "body", "message"),
    [
        (RV32I, "b: u32x4 = splat a\nstore OUT, b, offset=0\n", "`splat` for registers of u32x4"),
        (RV32I, f"b: u32 = load key, big=1, bytes=4, offset=0\n{store('b')}", "`load_word_big`"),
        (C, "b: u40 = load key, big=0, bytes=5, offset=0\n", "`load_word` for registers of u40"),
    ],
)
def test_what_the_target_has_no_row_for_is_named(target: Target, body: str, message: str) -> None:
    with pytest.raises(LayoutError, match=rf"{target.name} has no {message}"):
        selected(target, load("a") + body)


def test_selection_takes_the_instruction() -> None:
    program = parse_program(
        "slice f(rk: ptr) {\n"
        "v0: u32 = load rk, big=0, bytes=4, offset=0, own=1\n"
        f"v1: u32 = permute v0, map=({TURNED})\n"
        "store rk, v1, big=0, bytes=4, offset=4, own=1\nreturn\n}"
    )
    name = "key_setup"
    module = Module(cipher("pipo"), "pipo64_128", {name: program})
    made = Select().run_module(module, Context(RV32I, CORE, ("zbb",)))
    assert [op.name for op in made.programs[name].ops] == ["lw", "rev8", "sw"]
