"""Limbs: words wider than the machine's are split, and compute the same with few operations."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import replace

import numpy as np
import pytest

from compiler.interpreter import Array, word_array
from compiler.ir.parse import parse_program
from compiler.ir.program import BITWISE, Op, Param, Program, Table, Type, attributes
from compiler.layouts.layout import LayoutError
from compiler.machine.load import load_target
from compiler.module import Context, Module
from compiler.passes.forms.legalise import Legalise
from compiler.pipeline import PASSES, pass_name, pipeline, run_passes
from compiler.selection.limbs import split_words
from compiler.selection.lookups import with_lookups
from tests.compiler.limb_values import results, results_of_limbs
from tests.compiler.stages import checked, cipher
from tests.shipped import SHIPPED_SETS

C = load_target("c")
LIMBS = (8, 16, 32, 64)
WORDS = (33, 64, 80, 128)
PAIRS = [(bits, limb) for bits, limb in itertools.product(WORDS, LIMBS) if bits > limb]
ARITY = {"not": 1, "mux": 3, "xor3": 3, "bcax": 3, "lut3": 3}


def one(op: str, kind: Type, params: Sequence[Type], tables: Sequence[Table] = ()) -> Program:
    """A program of one operation, written as `name k=1`."""
    name, *attrs = op.split()
    given = [Param(f"a{i}", p) for i, p in enumerate(params)]
    numbers = {n: int(v) for n, v in (a.split("=") for a in attrs)}
    made = Op(name, tuple(p.name for p in given), ("t",), (kind,), attributes(**numbers))
    return Program("f", "spec", tuple(given), (made,), ("t",), {t.name: t for t in tables})


def split(program: Program, limb_bits: int) -> Program:
    """The program in limbs."""
    return split_words({"f": program}, limb_bits, rotation=3)["f"]


def edges(bits: int) -> list[int]:
    """Words at which carries begin, go on and end."""
    ones = (1 << bits) - 1
    powers = {1 << place for place in (0, 7, 8, 15, 16, 31, 32, 33, 63, 64, bits - 1)}
    found = {0, ones, ones // 3, *powers, *(p - 1 for p in powers), *(ones ^ p for p in powers)}
    rng = np.random.default_rng(4)
    random = {int.from_bytes(rng.bytes(16), "little") for _ in range(8)}
    return sorted({word & ones for word in found | random})


def inputs_of(params: Sequence[Param]) -> dict[str, Array]:
    """Operands: all pairs of edges; a third is one of them, too."""
    words = [edges(p.type.bits) for p in params]
    tuples = list(itertools.product(*words[:2]))
    columns = [list(column) for column in zip(*tuples, strict=True)]
    columns += [[w[i % len(w)] for i in range(len(tuples))] for w in words[2:]]
    pairs = zip(params, columns, strict=True)
    return {p.name: word_array(column, p.type.bits) for p, column in pairs}


def check(program: Program, limb_bits: int) -> None:
    """A program computes the same in limbs, and no value in it is wider."""
    made = split(program, limb_bits)
    assert {kind.bits for kind in made.types.values()} <= set(range(1, limb_bits + 1))
    inputs = inputs_of(program.params)
    assert results_of_limbs(program, made, inputs, limb_bits) == results(program, inputs)


@pytest.mark.parametrize(("bits", "limb"), PAIRS)
@pytest.mark.parametrize("name", ["add", "sub"])
def test_sums(name: str, bits: int, limb: int) -> None:
    check(one(name, Type(bits), [Type(bits), Type(bits)]), limb)


@pytest.mark.parametrize("name", sorted(BITWISE))
def test_logic(name: str) -> None:
    text = "lut3 k=202" if name == "lut3" else name
    check(one(text, Type(80), [Type(80)] * ARITY.get(name, 2)), 32)


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "limb"), PAIRS)
@pytest.mark.parametrize("name", ["shl", "shr", "rotl"])
def test_shifts_and_rotations(name: str, bits: int, limb: int) -> None:
    for k in range(bits):
        check(one(f"{name} k={k}", Type(bits), [Type(bits)]), limb)


@pytest.mark.parametrize("name", ["shl", "shr"])
def test_what_is_shifted_out_is_gone(name: str) -> None:
    for k in (64, 65, 100):
        made = split(one(f"{name} k={k}", Type(64), [Type(64)]), 32)
        assert [(op.name, op.number("value")) for op in made.ops] == [("const", 0)]
        assert len(made.results) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "limb"), PAIRS)
def test_parts_of_words(bits: int, limb: int) -> None:
    for low in range(0, bits, 5):
        for part in {1, 8, 17, 32, 33, bits - low}:
            if low + part <= bits:
                check(one(f"extract lo={low}", Type(part), [Type(bits)]), limb)


@pytest.mark.parametrize("limb", LIMBS)
@pytest.mark.parametrize("parts", [(64, 64), (1, 80), (80, 1), (4, 76), (17, 16, 32), (8,) * 10])
def test_words_side_by_side(parts: tuple[int, ...], limb: int) -> None:
    check(one("concat", Type(sum(parts)), [Type(bits) for bits in parts]), limb)


@pytest.mark.parametrize("limb", LIMBS)
@pytest.mark.parametrize(("old", "new"), [*itertools.permutations([8, 33, 64, 80, 128], 2)])
def test_other_widths(old: int, new: int, limb: int) -> None:
    check(one("resize", Type(new), [Type(old)]), limb)


@pytest.mark.slow
@pytest.mark.parametrize(("bits", "limb"), PAIRS)
def test_permutations(bits: int, limb: int) -> None:
    rng = np.random.default_rng(bits)
    backwards, spread = range(bits - 1, -1, -1), [5 * i % bits for i in range(bits)]
    for places in (backwards, spread, [int(place) for place in rng.permutation(bits)]):
        op = Op("permute", ("a",), ("t",), (Type(bits),), attributes(map=tuple(places)))
        check(Program("f", "spec", (Param("a", Type(bits)),), (op,), ("t",)), limb)


@pytest.mark.parametrize("limb", LIMBS)
def test_matrices_over_bits(limb: int) -> None:
    kind = Type(80)
    table = Table("M", "matrix", 160, 160, (1, 1, 0, 1), 0b11)
    op = Op("matrix", ("a", "b"), ("s", "t"), (kind, kind), attributes(table="M"))
    params = (Param("a", kind), Param("b", kind))
    check(Program("f", "spec", params, (op,), ("s", "t"), {"M": table}), limb)


@pytest.mark.parametrize("text", ["matrix a, b, table=M", "lookup a, table=S", "ltu a, b"])
def test_what_has_no_form_in_limbs_is_refused(text: str) -> None:
    lines = f"spec f(a: u48, b: u48) {{\n  t: u48 = {text}\n  return t\n}}"
    program = parse_program(lines)
    tables = {"M": Table("M", "matrix", 48, 48, (2, 3), (1 << 48) + 27)}
    name = text.split()[0]
    with pytest.raises(LayoutError, match=f"`{name}` on words of 48 bits has no form in words of"):
        split(replace(program, tables=tables), 32)


def names(program: Program) -> list[str]:
    """The names of the operations."""
    return [op.name for op in program.ops]


def test_a_sum_of_two_limbs_is_four_operations() -> None:
    for name in ("add", "sub"):
        made = split(one(name, Type(64), [Type(64), Type(64)]), 32)
        assert names(made) == [name, "ltu", name, name]
        assert made.ops[1].args[0] == (made.ops[0].result if name == "add" else "a0.0")


def test_a_limb_of_zeros_carries_nothing() -> None:
    text = """
        spec f(a: u64) {{
          c: u64 = const value={value}
          t: u64 = {name} {args}
          return t
        }}"""
    high, low = 5 << 32, 5
    for name, value, args, expected in (
        ("add", high, "a, c", ["add"]),
        ("add", high, "c, a", ["add", "add"]),
        ("add", low, "a, c", ["add", "ltu", "add"]),
        ("sub", high, "a, c", ["sub"]),
        ("sub", low, "a, c", ["sub", "ltu", "sub"]),
    ):
        made = split(parse_program(text.format(name=name, value=value, args=args)), 32)
        assert [n for n in names(made) if n != "const"] == expected, (name, value, args)


def test_limbs_that_only_change_places_cost_nothing() -> None:
    made = split(one("rotl k=64", Type(96), [Type(96)]), 32)
    assert (names(made), made.results) == ([], ("a0.32", "a0.64", "a0.0"))
    made = split(one("extract lo=32", Type(64), [Type(128)]), 32)
    assert (names(made), made.results) == ([], ("a0.32", "a0.64"))


def legalised(program: Program, widths: tuple[int, ...]) -> Program:
    """What Legalise makes of a program on a machine with words of some widths."""
    context = Context(replace(C, word_bits=widths), next(iter(C.cores)))
    module = Module(cipher("pipo"), "pipo64_128", {"ecb_encrypt": program})
    return Legalise(enabled=True).run_module(module, context).programs["ecb_encrypt"]


@pytest.mark.parametrize(
    ("op", "expected"),
    [
        ("rotl k=8", {"shl": 2, "shr": 2, "or": 2}),
        ("shl k=8", {"shl": 2, "shr": 1, "or": 1}),
        ("shr k=8", {"shr": 2, "shl": 1, "or": 1}),
        ("shr k=40", {"shr": 1, "const": 1}),
        ("rotl k=32", {}),
    ],
)
def test_a_word_of_two_limbs_is_moved_by_few_operations(op: str, expected: dict[str, int]) -> None:
    made = legalised(one(op, Type(64), [Type(64)]), (32,))
    assert Counter(names(made)) == expected


def test_a_word_that_fits_stays_as_it_is() -> None:
    program = one("rotl k=3", Type(32), [Type(32)])
    assert split_words({"f": program}, 32, rotation=3) == {"f": program}


def test_each_limb_of_a_slot_has_a_slot_of_its_own() -> None:
    setup = parse_program(
        "spec key_setup(K: u80) {\n  t: u8 = extract K, lo=0\n  return K, t, K\n}"
    )
    text = "spec ecb_encrypt(X: u80, $k1: u8, $k2: u80) {\n  t: u80 = xor X, $k2\n  return t\n}"
    made = split_words({"key_setup": setup, "ecb_encrypt": parse_program(text)}, 32, 3)
    kinds = [str(made["key_setup"].types[r]) for r in made["key_setup"].results]
    assert kinds == ["u32", "u32", "u16", "u8", "u32", "u32", "u16"]
    params = [(p.name, p.type.bits) for p in made["ecb_encrypt"].params[3:]]
    assert params == [("$k3", 8), ("$k4", 32), ("$k5", 32), ("$k6", 16)]


def test_there_may_be_more_than_ten_slots() -> None:
    results = ", ".join(["K"] * 12)
    setup = parse_program(f"spec key_setup(K: u64) {{\n  return {results}\n}}")
    text = (
        "spec ecb_encrypt(X: u64, $k2: u64, $k11: u64) {\n  t: u64 = xor $k2, $k11\n  return t\n}"
    )
    made = split_words({"key_setup": setup, "ecb_encrypt": parse_program(text)}, 32, 3)
    assert len(made["key_setup"].results) == 24
    params = [p.name for p in made["ecb_encrypt"].params[2:]]
    assert params == ["$k4", "$k5", "$k22", "$k23"]


OF_WORDS = {"speck", "simon", "simeck", "lea", "cham", "hight"}
IN_WORDS = [each for each in SHIPPED_SETS if each[0] in OF_WORDS]
QUICK = {"speck96_144", "speck128_256", "simon96_96", "simeck48_96", "cham64_128"}
QUICK_SCHEDULES = {"gift128_128", "present64_80", "present64_128", "aes128_128", "skinny64_64"}


def with_slow(sets: Sequence[tuple[str, str]], quick: Collection[str]) -> list[object]:
    """Sets as arguments of a test; all but some are slow."""
    return [s if s[1] in quick else pytest.param(*s, marks=pytest.mark.slow) for s in sets]


@pytest.mark.slow
@pytest.mark.full(but=8)
@pytest.mark.parametrize("widths", [(32,), (8, 16, 32, 64)], ids=str)
@pytest.mark.parametrize(("name", "set_name"), with_slow(IN_WORDS, QUICK))
def test_sets_in_words_compute_the_same(name: str, set_name: str, widths: tuple[int, ...]) -> None:
    context = Context(replace(C, word_bits=widths), next(iter(C.cores)))
    place = PASSES.index(Legalise)
    module = run_passes(Module(cipher(name), set_name, {}), context, pipeline()[:place])
    made = checked(module, [Legalise(enabled=True)], context)
    for program in made.programs.values():
        outside = {*program.results, *(p.name for p in program.params)}
        assert {t.bits for n, t in program.types.items() if n not in outside} <= set(widths)


@pytest.mark.full(but=5)
@pytest.mark.parametrize("widths", [(32,), (8, 16, 32, 64)], ids=str)
@pytest.mark.parametrize(("name", "set_name"), with_slow(SHIPPED_SETS, QUICK | QUICK_SCHEDULES))
def test_key_schedules_of_every_set_compute_the_same(
    name: str, set_name: str, widths: tuple[int, ...]
) -> None:
    context = Context(replace(C, word_bits=widths), next(iter(C.cores)))
    (unroll,) = (step for step in pipeline() if pass_name(type(step)) == "unroll")
    module = unroll.run_module(Module(cipher(name), set_name, {}), context)
    program = with_lookups(module.programs["key_schedule"])
    module = replace(module, programs={"key_setup": program})
    made = Legalise(enabled=True).run_module(module, context).programs["key_setup"]
    rng = np.random.default_rng(7)
    inputs: dict[str, Array] = {}
    for param in program.params:
        ones = (1 << param.type.bits) - 1
        random = [int.from_bytes(rng.bytes(16), "little") & ones for _ in range(3)]
        inputs[param.name] = word_array([0, ones, *random], param.type.bits)
    limb_bits = max(widths)
    assert results_of_limbs(program, made, inputs, limb_bits) == results(program, inputs)
