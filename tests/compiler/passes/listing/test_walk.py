"""Accesses become those that a machine has, and pointers are where others read them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.interpreter import interpret, offset_bits
from compiler.ir.program import POINTER, Op, Param, Program, Type, attributes
from compiler.ir.slots import Part
from compiler.machine.load import load_target
from compiler.machine.meaning import Address, Bytes
from compiler.module import Context, Module
from compiler.passes.listing.walk import Walk
from compiler.regions import Regions, RoundKeys
from tests.compiler.stages import cipher

AVR = load_target("avr")
CONTEXT = Context(AVR, next(iter(AVR.cores)))
BYTE = Type(8)
GROUP, STEP, SIZE, MIDDLE = 8, 4, 2048, 512
POINTERS = {"Y": "out", "X": "in", "Z": "rk"}
OFFSET = offset_bits(AVR.address_bits)
"""Of a pointer that has moved, the bits that say how far into its memory it is."""
REACH = 63
"""The furthest that a near access is from its pointer."""
Access = tuple[str, int]
"""A register and a distance; a load where the register is not Y."""


def listing(*accesses: Access, function: str = "ecb_encrypt", part: Part = "") -> Program:
    """Loads by X and Z, each added to a sum, and stores of the sum by Y."""
    ops: list[Op] = []
    for register, k in accesses:
        near = attributes(k=k)
        if register == "Y":
            ops.append(Op("st", ("Y", "r0"), (), (), near))
            continue
        ops.append(Op("ld", (register,), ("r2",), (BYTE,), near))
        ops.append(Op("add", ("r0", "r2"), ("r0",), (BYTE,)))
    params = (*(Param(name, POINTER) for name in POINTERS), Param("r0", BYTE))
    return Program(function, "listing", params, tuple(ops), ("r0",), part=part, registers=True)


def walked(before: Program, keys: RoundKeys | None = None) -> Program:
    """What the pass makes of a function without a frame."""
    place = next(p for p in AVR.frameless["ecb_encrypt"] if p.name == "registers")
    module = Module(
        cipher("pipo"),
        "pipo64_128",
        {"f": before},
        regions=Regions(group_blocks=1, block=GROUP, key=16, rk=64, ctx=64),
        placed={"ecb_encrypt": place},
        round_keys={"ecb_encrypt": keys} if keys else {},
    )
    return Walk().run_module(module, CONTEXT).programs["f"]


def outcome(program: Program) -> tuple[list[bytes], dict[str, int]]:
    """What a listing leaves in its sum and in memory, and how far on its pointers are then."""
    chance = np.random.default_rng(3)
    memory = {n: chance.integers(0, 256, (2, SIZE)).astype(np.uint8) for n in POINTERS.values()}
    inputs: dict[str, Bytes | Address] = {r: Address(m, MIDDLE) for r, m in POINTERS.items()}
    inputs["r0"] = chance.integers(0, 256, (2, 1)).astype(np.uint8)
    whole = replace(program, results=("r0", *POINTERS))
    total, *ends = interpret(whole, inputs, memory, AVR.table, AVR.address_bits)
    assert isinstance(total, np.ndarray)
    places: dict[str, int] = {}
    for register, end in zip(POINTERS, ends, strict=True):
        offset = end.offset if isinstance(end, Address) else int(end.flat[0]) % 2**OFFSET
        places[register] = int(offset) - MIDDLE
    return [total.tobytes(), *(each.tobytes() for each in memory.values())], places


def names(program: Program) -> list[str]:
    return [op.name for op in program.ops if op.name != "add"]


ACCESSES = st.lists(
    st.tuples(st.sampled_from(list(POINTERS)), st.integers(0, 300)), min_size=1, max_size=30
)


@given(ACCESSES)
def test_results_stay_and_pointers_are_where_the_next_group_needs_them(
    accesses: list[Access],
) -> None:
    before = listing(*accesses)
    after = walked(before)
    left, places = outcome(after)
    assert left == outcome(before)[0]
    used = {register for register, _ in accesses}
    wanted = {"Y": GROUP, "X": GROUP, "Z": 0}
    assert places == {r: wanted[r] if r in used else 0 for r in POINTERS}
    assert AVR.walks.keys().isdisjoint(names(after))
    for op in after.ops:
        bounds = AVR.table[op.name].bounds
        assert all(bounds[name][0] <= op.number(name) <= bounds[name][1] for name in bounds)
        near = AVR.table[op.name].views.get("p") == "near"
        assert not (near and "X" in op.args), "X has no displacement"


@given(ACCESSES)
def test_no_more_moves_than_accesses_and_one(accesses: list[Access]) -> None:
    made = names(walked(listing(*accesses)))
    moves = sum(name in AVR.pointer_moves for name in made)
    used = {register for register, _ in accesses}
    assert moves <= len(accesses) + len(used)


def test_accesses_in_a_row_move_their_pointer_for_nothing() -> None:
    texts = [("X", k) for k in range(GROUP)] + [("Y", k) for k in range(GROUP)]
    assert names(walked(listing(*texts))) == ["ld_on"] * GROUP + ["st_on"] * GROUP


@pytest.mark.parametrize(
    ("distance", "expected"),
    [(0, ["ldd"]), (REACH, ["ldd"]), (REACH + 1, ["addp", "ldd", "addp"])],
)
def test_a_near_access_reaches_so_far(distance: int, expected: list[str]) -> None:
    made = walked(listing(("Z", distance)))
    assert names(made) == expected
    assert outcome(made)[1]["Z"] == 0


def test_a_pointer_moves_to_the_lowest_of_what_it_reaches_then() -> None:
    made = walked(listing(("Z", 100), ("Z", 90), ("Z", 150), ("Z", 160)))
    assert names(made) == ["addp", "ldd", "ldd", "ldd", "addp", "ldd", "addp"]
    first, *_ = made.ops
    assert first.number("k") == 90


def test_a_small_move_is_the_cheaper_instruction() -> None:
    near, far = walked(listing(("X", 63), ("X", 0))), walked(listing(("X", 64), ("X", 0)))
    assert names(near)[:2] == ["adiw", "ld_at"]
    assert names(far)[:2] == ["addp", "ld_at"]


def test_the_keys_of_a_round_are_passed_by() -> None:
    before = listing(*(("Z", k) for k in range(STEP)), part="round")
    made = walked(before, RoundKeys(rounds=3, first=0, step=STEP))
    assert outcome(made)[1] == {"X": 0, "Y": 0, "Z": STEP}
    assert names(made) == ["ld_on"] * STEP


def test_a_function_that_fills_memory_leaves_its_pointers_anywhere() -> None:
    made = walked(listing(("X", 9), ("Y", 5), function="key_setup"))
    assert names(made) == ["adiw", "ld_at", "std"]


def test_a_pointer_is_back_where_something_else_reads_it() -> None:
    plain = listing(("Z", 70), ("Z", 70))
    load, add, *rest = plain.ops
    other = Op("movp", ("Z",), ("X",), (POINTER,))
    made = walked(plain.with_ops([load, add, other, *rest]))
    before_copy = made.ops[: [op.name for op in made.ops].index("movp")]
    assert sum(op.number("k") for op in before_copy if op.name in AVR.pointer_moves) == 0


def test_a_machine_whose_accesses_reach_keeps_its_listings() -> None:
    target = load_target("rv32i")
    module = Module(cipher("pipo"), "pipo64_128", {"f": listing(("X", 1))})
    assert Walk().run_module(module, Context(target, next(iter(target.cores)))) is module
