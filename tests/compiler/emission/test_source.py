"""Listings become statements: single uses are nested, a state goes round, and helpers are found."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from compiler.emission.source import (
    ATOM,
    LONG,
    WIDEST,
    joined,
    shared_parts,
    source_of,
)
from compiler.emission.statements import SourceFunction
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.module import Module
from tests.compiler.stages import cipher

C = load_target("c")


@pytest.mark.parametrize("text", ["t1", "load_le32(rk)", "S[t3]", "(uint32_t)t2", "0xff"])
def test_atoms_stand_without_parentheses(text: str) -> None:
    assert ATOM.fullmatch(text)


@pytest.mark.parametrize("text", ["t1 ^ t2", "~t1", "f(a) + g(b)", "S[a] ^ S[b]", "f(a)[0] ^ b"])
def test_sums_are_no_atoms(text: str) -> None:
    assert not ATOM.fullmatch(text)


def listing(*lines: str, name: str = "f", params: str = "out: ptr, in: ptr, rk: ptr") -> Program:
    result = "" if any(line.startswith("return") for line in lines) else "return"
    return parse_program("\n".join([f"listing {name}({params}) {{", *lines, result, "}"]))


def statements(*lines: str) -> list[str]:
    """The statements of a function without a loop."""
    source = replace(cipher("pipo"), file="somewhere/toy.dsl")
    module = Module(source, "pipo64_128", {"f": listing(*lines)})
    made = source_of(module, "f", C)
    assert list(made.lines) == list(made.head)
    return list(made.head)


A, B = "a: u32 = load_le.u32 in, k=0", "b: u32 = load_le.u32 in, k=4"
STORE = "store_le.u32 out, {}, k=8"


def test_single_uses_are_nested() -> None:
    lines = (A, B, "c: u32 = xor.u32 a, b", "d: u32 = shl.u32 c, k=3", STORE.format("d"))
    assert statements(*lines) == [
        # what `out` may be is read where it stands
        "const uint32_t t0 = load_le32(in);",
        "const uint32_t t1 = load_le32(in + 4);",
        "store_le32(out + 8, (t0 ^ t1) << 3);",
    ]


def test_values_that_are_read_twice_have_names() -> None:
    lines = (A, "c: u32 = not.u32 a", "d: u32 = add.u32 c, c", STORE.format("d"))
    assert statements(*lines) == [
        "const uint32_t t0 = load_le32(in);",
        "const uint32_t t1 = ~t0;",
        "store_le32(out + 8, t1 + t1);",
    ]


def test_keys_are_loaded_where_they_are_read() -> None:
    lines = (A, "k: u32 = load.u32 rk, k=12", "c: u32 = xor.u32 a, k", STORE.format("c"))
    assert statements(*lines)[1:] == ["store_le32(out + 8, t0 ^ load32(rk + 12));"]


@pytest.mark.parametrize(
    ("lines", "text"),
    [
        (("c: u32 = rotl.u32 a, k=5",), "rotl32(t0, 5)"),
        (("b: u32 = not.u32 a", "c: u32 = rotl.u32 b, k=5"), "rotl32(~t0, 5)"),
        (("b: u32 = rotl.u32 a, k=5", "c: u32 = not.u32 b"), "~rotl32(t0, 5)"),
        (("b: u32 = add.u32 a, a", "c: u32 = not.u32 b"), "~(t0 + t0)"),
        (("b: u32 = add.u32 a, a", "c: u32 = sub.u32 a, b"), "t0 - (t0 + t0)"),
    ],
)
def test_operands_have_parentheses_where_they_are_needed(lines: tuple[str, ...], text: str) -> None:
    assert statements(A, *lines, STORE.format("c"))[-1] == f"store_le32(out + 8, {text});"


def test_constants_are_written_where_they_are_read() -> None:
    lines = ("n: u32 = literal.u32 k=4096", "c: u32 = and.u32 a, n", "d: u32 = add.u32 c, n")
    assert statements(A, *lines, STORE.format("d"))[1:] == [
        "store_le32(out + 8, (t0 & 0x1000) + 0x1000);"
    ]


def test_amounts_are_decimal() -> None:
    """An offset is a number of bytes, however large."""
    line = "a: u32 = load_le.u32 in, k=300"
    assert statements(line, STORE.format("a"))[0] == "const uint32_t t0 = load_le32(in + 300);"


def test_long_expressions_are_cut() -> None:
    """No nested expression is longer than half a line."""
    sums = [f"s{n}: u32 = xor.u32 {f's{n - 1}' if n else 'a'}, b" for n in range(30)]
    made = statements(A, B, *sums, STORE.format("s29"))
    assert len(made) > 3
    assert max(map(len, made)) <= 96
    # nothing is lost
    assert sum(line.count("^") for line in made) == 30


def test_a_value_of_another_round_has_a_name() -> None:
    lines = (A, "c: u32 = not.u32 a @1 ; 7:5", "d: u32 = not.u32 c @2 ; 8:5", STORE.format("d"))
    assert statements(*lines) == [
        "const uint32_t t0 = load_le32(in);",
        "// round 1 (toy.dsl:7)",
        "const uint32_t t1 = ~t0;",
        "// round 2 (toy.dsl:8)",
        "const uint32_t t2 = ~t1;",
        "store_le32(out + 8, t2);",
    ]


def test_rounds_without_a_place_are_numbered() -> None:
    made = statements(A, "c: u32 = add.u32 a, a @3", "d: u32 = add.u32 c, c @3", STORE.format("d"))
    assert made[1] == "// round 3"
    assert sum(line.startswith("//") for line in made) == 1


def loop(*results: str, body: tuple[str, ...] = ()) -> SourceFunction:
    """A function whose rounds make `results` of the state a, b and c."""
    state = ", ".join(f"{name}: u32" for name in "abc")
    c = "c: u32 = load_le.u32 in, k=8"
    head = listing(A, B, c, "return a, b, c")
    middle = listing(
        *body, f"return {', '.join(results)}", name="f.round", params=f"round: ptr, {state}"
    )
    names = ", ".join(f"{name}2: u32" for name in "abc")
    tail = listing(
        *("d: u32 = xor.u32 a2, b2", "e: u32 = add.u32 d, c2", STORE.format("e")),
        name="f.tail",
        params=f"out: ptr, in: ptr, rk: ptr, {names}",
    )
    programs = {"f": head, "f.round": middle, "f.tail": tail}
    module = Module(cipher("pipo"), "pipo64_128", programs, loops={"f": ((), ())})
    return source_of(module, "f", C)


PLACES = ((0, "in"), (1, "in + 4"), (2, "in + 8"))
ROUND = ("k: u32 = load.u32 round, k=0 @1", "t: u32 = xor.u32 a, k @1")


def test_the_state_goes_round() -> None:
    made = loop("b", "c", "t", body=ROUND)
    assert made.state == [("uint32_t", f"x{i}", f"t{i}") for i in range(3)]
    assert list(made.head) == [f"const uint32_t t{i} = load_le32({p});" for i, p in PLACES]
    comment, statement = made.round
    assert comment == "// round 1"
    found = re.fullmatch(r"const uint32_t (t\d+) = x0 \^ load32\(round\);", statement)
    assert found is not None
    assert found[1] not in ("t0", "t1", "t2")
    assert made.next == ["x0 = x1;", "x1 = x2;", f"x2 = {found[1]};"]
    assert made.reads_round_keys
    assert list(made.tail) == ["store_le32(out + 8, (x0 ^ x1) + x2);"]


@pytest.mark.parametrize(
    "results", [("b", "a", "c"), ("b", "c", "a"), ("a", "b", "c"), ("c", "c", "a"), ("a", "a", "b")]
)
def test_words_change_places_all_at_once(results: tuple[str, ...]) -> None:
    """The assignments one after another do what they mean side by side."""
    values = {"x0": "a", "x1": "b", "x2": "c"}
    for line in loop(*results).next:
        to, what = line.removeprefix("const uint32_t ").removesuffix(";").split(" = ")
        values[to] = values[what]
    assert tuple(values[f"x{i}"] for i in range(3)) == results


def test_words_that_stay_are_not_assigned() -> None:
    assert loop("a", "c", "c").next == ["x1 = x2;"]
    assert loop("a", "b", "c").next == []


def test_neighbouring_declarations_of_one_type_are_joined() -> None:
    lines = ["const uint32_t a = 1;", "const uint32_t b = a + 2;", "f(a, b);"]
    other = ["const uint64_t c = 3;", "const uint32_t d = 4;"]
    assert list(joined([*lines, *other])) == [
        "const uint32_t a = 1, b = a + 2;",
        "f(a, b);",
        *other,
    ]


def test_joined_declarations_go_on_in_the_next_line() -> None:
    lines = [f"const uint32_t value_{n:03} = {n};" for n in range(100, 130)]
    made = list(joined(lines))
    assert len(made) > 1
    assert all(len(line) <= WIDEST for line in made)
    assert all(line.endswith(",") for line in made[:-1])
    assert made[-1].endswith(";")
    text = "".join(made)
    assert all(f"value_{n} = {n}" in text for n in range(100, 130))


def repeated_and_long(n_results: int, long: int = LONG) -> Program:
    """Ten runs of the same operations on other values: as many as make the text dense."""
    lines: list[str] = []
    names = [f"n{n}" for n in range(2)]
    lines += [f"n{n}: u32 = load_le.u32 in, k={4 * n}" for n in range(2)]
    kinds = Random(5).choices(("xor", "and", "or"), k=long // 10)
    while len(lines) <= long:
        for kind in kinds:
            names.append(f"n{len(names)}")
            lines.append(f"{names[-1]}: u32 = {kind}.u32 {names[-3]}, {names[-2]}")
    stores = [f"store_le.u32 out, {name}, k={4 * n}" for n, name in enumerate(names[-n_results:])]
    return listing(*lines, *stores, name="key_setup")


@pytest.mark.slow
@pytest.mark.parametrize("long", [LONG // 4, pytest.param(LONG, marks=pytest.mark.full)])
def test_what_a_long_key_set_up_repeats_is_a_function(
    long: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("compiler.emission.source.LONG", long)
    program = repeated_and_long(1, long)
    made = source_of(Module(cipher("pipo"), "pipo64_128", {"key_setup": program}), "key_setup", C)
    assert made.parts
    assert sum(len(part.lines) for part in made.parts) + len(made.head) < long // 10
    for part in made.parts:
        assert part.kind == "void"
        assert part.parameters[0] == "uint32_t *z"
        assert sum(f"{part.name}(" in line for line in made.head) > 1
        called = next(line for line in made.head if f"{part.name}(" in line)
        assert called.count(",") == len(part.parameters) - 1


@pytest.mark.slow
def test_functions_on_blocks_stay_whole() -> None:
    program = replace(repeated_and_long(1), name="ecb_encrypt")
    module = Module(cipher("pipo"), "pipo64_128", {"ecb_encrypt": program})
    assert not source_of(module, "ecb_encrypt", C).parts


PARTS = ("", ".round", ".tail")


def transposed(n_words: int, *more: str) -> Module:
    """A function whose rounds take words between whose neighbours fields are exchanged."""
    lines = [f"a{n}: u64 = load_le.u64 in, k={8 * n}" for n in range(n_words)]
    for n in range(0, n_words, 2):
        lines += [
            f"m{n}: u64 = literal.u64 k=6148914691236517205",
            f"s{n}: u64 = shr.u64 a{n}, k=1",
            f"x{n}: u64 = xor.u64 s{n}, a{n + 1}",
            f"d{n}: u64 = and.u64 x{n}, m{n}",
            f"l{n}: u64 = shl.u64 d{n}, k=1",
            f"y{n}: u64 = xor.u64 a{n}, l{n}",
            f"z{n}: u64 = xor.u64 a{n + 1}, d{n}",
        ]
    made = ", ".join(f"{x}{n}" for n in range(0, n_words, 2) for x in "yz")
    state = ", ".join(f"b{n}" for n in range(n_words))
    typed = state.replace(",", ": u64,") + ": u64"
    head = listing(*lines, *more, f"return {made}")
    middle = listing(f"return {state}", params=f"round: ptr, {typed}")
    tail = listing("store_le.u64 out, b0, k=0", params=f"out: ptr, in: ptr, rk: ptr, {typed}")
    programs = {
        f"ecb_encrypt{part}": p for part, p in zip(PARTS, (head, middle, tail), strict=True)
    }
    return Module(cipher("pipo"), "pipo64_128", programs, loops={"ecb_encrypt": ((), ())})


def test_values_enter_a_network_through_its_array(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compiler.emission.source.LONG", 0)
    assert list(source_of(transposed(32), "ecb_encrypt", C).head) == [
        "uint64_t b[32];",
        "for (unsigned i = 0; i < 32; i++)",
        "    b[i] = load_le64(in + 8 * i);",
        "transpose_0(b);",
    ]


def test_a_value_that_others_read_is_copied_to_the_array(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runs of 34 words show what a run is; the last ones have an operand with a reader."""
    monkeypatch.setattr("compiler.emission.source.LONG", 0)
    module = transposed(34, "store.u64 rk, a33, k=0")
    made = list(source_of(module, "ecb_encrypt", C).head)
    assert made[3:] == [
        "const uint64_t t0 = load_le64(in + 264);",
        "b[33] = t0;",
        "transpose_0(b);",
        "store64(rk, t0);",
    ]


@pytest.mark.parametrize("times", [1, 2])
def test_networks_that_several_functions_call_have_loops(
    times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("compiler.emission.source.LONG", 0)
    module = transposed(32)
    programs, loops = dict(module.programs), dict(module.loops)
    if times > 1:
        programs |= {f"ecb_decrypt{part}": programs[f"ecb_encrypt{part}"] for part in PARTS}
        loops["ecb_decrypt"] = loops["ecb_encrypt"]
    *_, network = shared_parts(replace(module, programs=programs, loops=loops), C)
    looped = [
        "for (unsigned i = 0; i < 32; i += 2)",
        "    exchange_0(y + i, y + i + 1);",
    ]
    straight = [f"exchange_0({f'y + {n}' if n else 'y'}, y + {n + 1});" for n in range(0, 32, 2)]
    assert network.lines == (looped if times > 1 else straight)
