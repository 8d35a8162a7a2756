"""Functions that can do without a frame do, in the cheapest place that their values leave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from compiler.ir.program import POINTER, Builder, Param, Program, Type
from compiler.ir.slots import ROUND_POINTER
from compiler.machine.load import load_target
from compiler.machine.target import Placement, Target
from compiler.module import Context, Module
from compiler.passes.listing.allocate import Allocate
from tests.compiler.stages import cipher

AVR = load_target("avr")
BYTE = Type(8)
TEXT = ("out", "in", "rk")
COUNTER = tuple(f"counter.{low}" for low in range(0, 32, 8))


def alive(
    count: int, name: str = "ecb_encrypt", counters: Sequence[str] = (), keyed: bool = True
) -> Program:
    """So many bytes of a text that are alive at once, each with its neighbour, and the counter.

    A byte of the keys is read at the end.
    """
    build = Builder("t")
    pointers = TEXT if name.startswith("ecb") else ("out", "in", "ctx")
    bytes_ = list[str]()
    for n in range(count):
        made = build.emit("ld", "in", kind=BYTE, k=n)
        # The counter is read before most of the text is there.
        mixed = [build.emit("eor", made, counter, kind=BYTE) for counter in counters[n : n + 1]]
        bytes_.append((mixed or [made])[0])
    sums = [build.emit("eor", one, bytes_[n - 1], kind=BYTE) for n, one in enumerate(bytes_)]
    for n, value in enumerate(sums):
        build.emit_many("st", (pointers[0], value), (), k=n)
    if keyed:
        read = build.emit("ld", pointers[2], kind=BYTE, k=0)
        build.emit_many("st", (pointers[0], read), (), k=count)
    params = [*(Param(p, POINTER) for p in pointers), *(Param(c, BYTE) for c in counters)]
    return Program(name, "listing", tuple(params), tuple(build.ops), ())


def run(*programs: Program, target: Target = AVR) -> Module:
    named = {p.name: p for p in programs}
    module = Module(cipher("pipo"), "pipo64_128", named)
    return Allocate().run_module(module, Context(target, next(iter(target.cores))))


def placed(program: Program, target: Target = AVR) -> str:
    """The name of the placement; empty where the function has a frame."""
    made = run(program, target=target).placed
    return made[program.name].name if made else ""


@pytest.mark.parametrize(
    ("count", "place"),
    [(4, "registers"), (22, "registers"), (24, "all on stack"), (27, ""), (40, "")],
)
def test_the_cheapest_place_that_leaves_enough_registers(count: int, place: str) -> None:
    assert placed(alive(count)) == place


@pytest.mark.parametrize(
    ("count", "place"),
    [(4, "registers"), (18, "registers"), (20, "counter on stack"), (24, "all on stack"), (27, "")],
)
def test_a_counter_may_wait_on_the_stack(count: int, place: str) -> None:
    assert placed(alive(count, "ctr_crypt", COUNTER)) == place


@pytest.mark.parametrize(
    ("name", "count", "place"),
    [
        ("ecb_encrypt", 4, "registers"),
        ("ecb_encrypt", 24, "left in Z"),
        ("ctr_crypt", 18, "registers"),
        ("ctr_crypt", 22, "left in Z, low byte stays"),
        ("ctr_crypt", 24, "left in Z"),
    ],
)
def test_where_no_keys_are_read_their_pointer_counts(name: str, count: int, place: str) -> None:
    counters = COUNTER if name == "ctr_crypt" else ()
    assert placed(alive(count, name, counters, keyed=False)) == place


def with_places(*places: Placement) -> Target:
    return replace(AVR, frameless={"ecb_encrypt": places})


def test_cycles_of_the_template_decide_among_those_that_fit() -> None:
    registers = AVR.frameless["ecb_encrypt"][0].registers
    dear, cheap = Placement("dear", registers, cycles=9), Placement("cheap", registers, cycles=8)
    assert placed(alive(4), with_places(dear, cheap)) == "cheap"
    assert placed(alive(4), with_places(cheap, dear)) == "cheap"
    first, second = Placement("first", registers), Placement("second", registers)
    assert placed(alive(4), with_places(first, second)) == "first"


def test_a_function_that_needs_a_frame_gets_one_and_spills_into_it() -> None:
    made = run(alive(40), alive(4, "ecb_decrypt"))
    assert {name: place.name for name, place in made.placed.items()} == {"ecb_decrypt": "registers"}
    assert made.spills["ecb_encrypt"].stores > 0
    assert made.spills["ecb_encrypt"].bytes > 0
    assert made.spills["ecb_decrypt"].bytes == 0
    spilled = [op for op in made.programs["ecb_encrypt"].ops if op.added == "spill"]
    assert all(AVR.frame_pointer in op.args for op in spilled)
    slots = {op.number("k") for op in spilled if op.name in ("ld", "st")}
    assert min(slots & set(range(AVR.saved_bytes, 99))) == AVR.saved_bytes


def test_without_a_frame_nothing_is_spilled_and_pointers_stay_where_they_are() -> None:
    made = run(alive(22)).programs["ecb_encrypt"]
    assert not [op for op in made.ops if op.added == "spill"]
    registers = AVR.frameless["ecb_encrypt"][0].registers
    assert {p.name for p in made.params} <= {*registers.values()}
    kept = {registers[name] for name in ("left.0", "left.8")}
    assert not [op for op in made.ops if kept & {*op.results}], (
        "what is left to do is counted there"
    )


def test_a_parameter_that_may_be_lost_gives_its_register_away() -> None:
    place = next(p for p in AVR.frameless["ctr_crypt"] if p.name == "counter on stack")
    assert place.lost == {*COUNTER}
    made = run(alive(20, "ctr_crypt", COUNTER)).programs["ctr_crypt"]
    counters = {place.registers[name] for name in COUNTER}
    assert counters & {r for op in made.ops for r in op.results}
    stays = run(alive(4, "ctr_crypt", COUNTER)).programs["ctr_crypt"]
    assert not counters & {r for op in stays.ops for r in op.results}


def test_all_parts_of_a_function_have_one_place() -> None:
    """A part that needs a frame gives one to the others."""
    target, head = with_places(AVR.frameless["ecb_encrypt"][0]), alive(4)
    for tail, expected in ((alive(4), "registers"), (alive(40), "")):
        parts = {"ecb_encrypt": head, "ecb_encrypt.tail": replace(tail, part="tail")}
        module = Module(cipher("pipo"), "pipo64_128", parts)
        made = Allocate().run_module(module, Context(target, next(iter(target.cores))))
        assert [place.name for place in made.placed.values()] == ([expected] if expected else [])


def test_what_a_function_without_a_frame_sees_of_the_target() -> None:
    (place, *_) = AVR.frameless["ctr_crypt"]
    seen = AVR.without_frame("ctr_crypt", place)
    assert (seen.frame_pointer, seen.homes, seen.frameless) == ("", {}, {})
    assert seen.arguments["ctr_crypt"] == place.registers
    # The parts with a loop of rounds find the same pointers, and their own.
    around = seen.arguments[ROUND_POINTER]
    assert around["limit"] == AVR.arguments[ROUND_POINTER]["limit"]
    assert around["out"] == place.registers["out"]


def test_a_target_without_placements_has_none() -> None:
    rv32i = load_target("rv32i")
    assert not rv32i.frameless
    module = Module(cipher("pipo"), "pipo64_128", {})
    assert not Allocate().run_module(module, Context(rv32i, next(iter(rv32i.cores)))).placed
