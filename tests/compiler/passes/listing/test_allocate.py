"""Listings get registers and slots of a frame, and the module says what that took."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import POINTER, Builder, Op, Param, Program, Type, attributes
from compiler.machine.load import load_target
from compiler.machine.target import FRAME
from compiler.module import Context, Module, Value
from compiler.passes.listing.allocate import Allocate
from compiler.regions import FoldedTable, HeldBytes, Spills
from compiler.registers.verify import AllocationError
from tests.compiler.stages import cipher

WORD = Type(32)
TARGET = load_target("rv32i")
CORE = next(iter(TARGET.cores))


def many_words(count: int) -> Program:
    """Sums of words of a key that are all alive when the first is stored."""
    build = Builder("t")
    params = tuple(build.param(name, POINTER) for name in ("rk", "key"))
    word = build.emit("lw", "key", kind=Type(32), k=0)
    made = [word := build.emit("addi", word, kind=Type(32), k=3) for _ in range(count)]
    for place, value in enumerate(made):
        build.emit_many("sw", (value, "rk"), (), k=4 * (place % 8))
    return Program("key_setup", "listing", params, tuple(build.ops), ())


def test_issue_13_slots_out_of_reach_have_a_pointer_of_their_own() -> None:
    target = load_target("rv32i")
    made = Allocate().allocate(many_words(600), target)
    assert made.frame_bytes > 2048 + 96
    (first,) = (op for op in made.program.ops if "sp" in op.args and op.results == ("ra",))
    assert made.program.ops[0] == first
    assert first.number("k") == 2044
    slots = [op for op in made.program.ops if op.added == "spill"]
    assert any("ra" in op.args for op in slots)
    near = Allocate().allocate(many_words(400), target)
    assert not any(op.name == "addi" and "sp" in op.args for op in near.program.ops)


def test_slots_that_two_pointers_do_not_reach_are_refused() -> None:
    with pytest.raises(AllocationError, match="out of reach of `sw`"):
        Allocate().allocate(many_words(1200), load_target("rv32i"))


@pytest.mark.parametrize("results", [("b", "a"), ("a", "a"), ("c", "a"), ("c", "c"), ("a", "b")])
def test_issue_13_words_of_the_state_change_places(results: tuple[str, ...]) -> None:
    """The allocation is replayed: a wrong one is an error."""
    pointers = (Param("round", POINTER), Param("limit", POINTER))
    state = (Param("a", WORD), Param("b", WORD))
    load = Op("lw", ("round",), ("k",), (WORD,), attributes(k=0))
    add = Op("add", ("b", "k"), ("c",), (WORD,))
    params = (*pointers, *state)
    program = Program("ecb_encrypt", "listing", params, (load, add), results, part="round")
    made = Allocate().allocate(program, TARGET)
    assert made.program.results == TARGET.state_registers("ecb_encrypt")[:2]


def words(
    count: int, name: str = "key_setup", pointers: tuple[str, str] = ("rk", "key")
) -> Program:
    """Some words of memory that are all alive, and then stored."""
    build = Builder("t")
    to, source = pointers
    made = [build.emit("lw", source, kind=WORD, k=4 * n) for n in range(count)]
    for n, value in enumerate(made):
        total = build.emit("add", value, made[n - 1])
        build.emit_many("sw", (total, to), (), k=4 * n)
    params = tuple(Param(p, POINTER) for p in dict.fromkeys(pointers))
    return Program(name, "listing", params, tuple(build.ops), ())


def module(*programs: Program, table: FoldedTable | None = None) -> Module:
    named = {program.name: program for program in programs}
    return Module(cipher("pipo"), "pipo64_128", named, table=table)


def test_all_functions_are_allocated_together() -> None:
    """What the calls return is taken in the order of the functions."""
    asked: list[int] = []

    def together(calls: Sequence[Callable[[], Value]]) -> list[Value]:
        asked.append(len(calls))
        return [call() for call in reversed(calls)][::-1]

    nonce = words(2, "ctr_nonce", ("ctx", "nonce"))
    context = Context(TARGET, CORE, together=together)
    made = Allocate().run_module(module(words(3), nonce), context)
    assert asked == [2]
    for name, program in made.programs.items():
        assert program.name == name
        assert program.registers
        used = {r for op in program.ops for r in (*op.args, *op.results)}
        assert used <= {*TARGET.classes[0].free}
        assert [p.name for p in program.params] == ["a0", "a1"], "where the convention has them"
    assert made.spills == dict.fromkeys(made.programs, Spills(0, 0, 0, 0))


def test_what_does_not_fit_is_spilled_and_counted() -> None:
    made = Allocate().run_module(module(words(40)), Context(TARGET, CORE))
    ops = made.programs["key_setup"].ops
    found = made.spills["key_setup"]
    stored = [op for op in ops if op.added == "spill" and not op.results]
    loaded = [op for op in ops if op.added == "spill" and op.results]
    assert (found.stores, found.loads) == (len(stored), len(loaded))
    assert found.loads > 0
    # slots lie behind what the template keeps, side by side
    places = {op.number("k") for op in ops if op.added == "spill" and "sp" in op.args}
    assert places == set(range(TARGET.saved_bytes, TARGET.saved_bytes + found.bytes, 4))


def spilled_places(held: int) -> set[int]:
    """Where the slots of a program are that has bytes of its own in the frame."""
    program = words(40, "ctr_crypt", ("out", "in"))
    read = Op("lw", (FRAME,), ("own",), (WORD,), attributes(k=TARGET.saved_bytes))
    write = Op("sw", ("own", "out"), (), (), attributes(k=0))
    params = (*program.params, Param(FRAME, POINTER))
    whole = Program(program.name, "listing", params, (read, *program.ops, write), ())
    table = FoldedTable(0, 0, 0, held=held)
    made = Allocate().run_module(module(whole, table=table), Context(TARGET, CORE))
    places = {
        op.number("k") for op in made.programs["ctr_crypt"].ops if op.added and not op.results
    }
    size = made.spills["ctr_crypt"].bytes
    assert max(places) == TARGET.saved_bytes + size - 4
    return places


def test_slots_lie_behind_what_a_function_holds_itself() -> None:
    assert min(spilled_places(32)) == TARGET.saved_bytes + 32
    assert min(spilled_places(8)) == TARGET.saved_bytes + 8


@pytest.mark.parametrize("has_table", [False, True])
def test_a_function_without_slots_takes_what_it_holds(has_table: bool) -> None:
    body = "sw a, out, k=0\nreturn\n}"
    text = f"listing ctr_crypt({FRAME}: ptr, out: ptr) {{\na: u32 = lw {FRAME}, k=96\n{body}"
    other = f"listing ecb_encrypt(in: ptr, out: ptr) {{\na: u32 = lw in, k=0\n{body}"
    table = FoldedTable(0, 0, 0, held=24) if has_table else None
    given = module(parse_program(text), parse_program(other), table=table)
    given = given if has_table else replace(given, held=HeldBytes(0, 24))
    made = Allocate().run_module(given, Context(TARGET, CORE))
    assert {name: spills.bytes for name, spills in made.spills.items()} == {
        "ctr_crypt": 24,
        "ecb_encrypt": 0,
    }


def test_a_machine_without_registers_keeps_its_values() -> None:
    target = load_target("c")
    given = module(words(2))
    assert Allocate().run_module(given, Context(target, next(iter(target.cores)))) is given


@pytest.mark.parametrize("rematerialise", [True, False])
def test_constants_are_made_again_if_asked_for(rematerialise: bool) -> None:
    program = words(28)
    early = Op("li", (), ("c",), (WORD,), attributes(k=5))
    late = Op("sw", ("c", "rk"), (), (), attributes(k=400))
    made = Allocate(rematerialise).allocate(program.with_ops((early, *program.ops, late)), TARGET)
    names = [op.name for op in made.program.ops if op.added == "spill"]
    assert ("li" in names) == rematerialise
    assert [op.name for op in made.program.ops].count("li") == 1


def test_words_that_the_program_writes_are_not_read_again() -> None:
    """Words of the key are loaded twice; those of what is written are stored in slots first."""
    of_key = Allocate().allocate(words(40), TARGET)
    of_output = Allocate().allocate(words(40, pointers=("rk", "rk")), TARGET)
    assert (of_key.stores, of_key.slots) == (0, 0)
    assert of_key.loads > 0
    assert of_output.stores == of_output.loads > 0


def test_a_frame_needs_no_argument_that_points_to_it() -> None:
    """The calling convention of NEON names no such argument."""
    target = load_target("neon")
    lines = f"v: u8x16 = ldr_q {FRAME}, k=64", "str_q v, out, k=0", "return"
    head = f"listing ctr_crypt({FRAME}: ptr, out: ptr) {{"
    given = replace(module(parse_program("\n".join([head, *lines, "}"]))), held=HeldBytes(0, 16))
    made = Allocate().run_module(given, Context(target, next(iter(target.cores))))
    assert made.programs["ctr_crypt"].ops[0].args == ("sp",)
    assert made.spills["ctr_crypt"].bytes == 16
