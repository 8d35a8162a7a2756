"""Modules carry programs and findings; contexts say what a machine may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.ir.slots import Slot
from compiler.layouts.lane_steps import Shifter
from compiler.machine.isa import Row, expand
from compiler.module import Context, DataChoice, Module, Pass, figures_of, in_turn
from compiler.regions import CounterBytes, FoldedTable, Regions, RoundKeys, Spills
from dsl.check import parse_cipher
from dsl.cipher import WordLayout
from dsl.unrolling.values import Shape
from tests.tutorial_targets import tutorial_target

CIPHER = parse_cipher(
    """cipher TOY
set toy { _n = 2 }
block u8[2]
key u16[3]
round_keys u8[2]
key_schedule(K) -> RK { RK = [K[0][0..8], K[1][0..8] ^ K[2][0..8]] }
encrypt(X, RK) { X ^= RK }
decrypt = none
"""
)
KEEP = parse_program("spec f(a: u8) {\n  return a\n}")
INVERT = parse_program("spec f(a: u8) {\n  b: u8 = not a\n  return b\n}")
MODULE = Module(CIPHER, "toy", {"f": KEEP, "g": INVERT})
FULL = replace(
    MODULE,
    counter=CounterBytes(nonce=12, counter=4),
    table=FoldedTable(size=4096, entry=16, repeated=48, place=200, held=8),
    regions=Regions(group_blocks=8, block=2, key=6, rk=32, ctx=40),
    round_keys={"f": RoundKeys(rounds=9, first=16, step=-4)},
    spills={"g": Spills(bytes=64, stores=1, loads=2, copies=3)},
)


def test_blocks_and_keys_are_read_as_the_text_says_unless_a_pass_says_otherwise() -> None:
    assert (MODULE.block.shape, MODULE.key.shape) == (Shape(8, (2,)), Shape(16, (3,)))
    group, key = WordLayout(Shape(1, (64,)), False), WordLayout(Shape(1, (48,)), True)
    other = replace(MODULE, group=group, key_words=key)
    assert (other.block, other.key) == (group, key)


def test_every_program_is_changed_or_one_is_replaced() -> None:
    seen: list[Program] = []

    def change(program: Program) -> Program:
        seen.append(program)
        return INVERT

    assert MODULE.map(change).programs == {"f": INVERT, "g": INVERT}
    assert seen == [KEEP, INVERT]
    assert MODULE.with_program("f", INVERT).programs == {"f": INVERT, "g": INVERT}
    assert MODULE.with_program("h", KEEP).programs == {"f": KEEP, "g": INVERT, "h": KEEP}
    assert MODULE.programs == {"f": KEEP, "g": INVERT}


@pytest.mark.parametrize(
    "changed",
    [
        replace(MODULE, programs={"f": INVERT, "g": INVERT}),
        replace(MODULE, constants=b"1"),
        replace(MODULE, tables={"S": b"1"}),
        replace(MODULE, round_constants=b"1"),
        replace(MODULE, loops={"f": ((Slot("key", 0),),)}),
    ],
)
def test_programs_and_data_are_the_code(changed: Module) -> None:
    assert not MODULE.has_code_of(changed)
    assert changed.has_code_of(replace(changed))


def test_figures_and_words_for_people_are_not_code() -> None:
    assert FULL.has_code_of(MODULE)
    assert replace(MODULE, layout="ld4; n0 | c0", acted=(Pass(),)).has_code_of(MODULE)


def test_figures_are_what_was_found_out() -> None:
    assert figures_of(MODULE) == {}
    assert FULL.figures == {
        **{"counter_bytes": 4, "nonce_bytes": 12},
        **{"table_bytes": 4096, "entry_bytes": 16, "repeated_bytes": 48, "table_place": 200},
        **{"held_bytes": 8, "group_blocks": 8, "block_bytes": 2, "key_bytes": 6},
        **{"rk_bytes": 32, "ctx_bytes": 40},
        **{"f.rounds": 9, "f.round_first": 16, "f.round_bytes": -4},
        **{"g.spill_bytes": 64, "g.spill_stores": 1, "g.spill_loads": 2, "g.copies": 3},
    }


def test_memory_is_laid_out_by_a_pass() -> None:
    assert FULL.laid_out is FULL.regions
    with pytest.raises(AssertionError, match="the blocks have a layout"):
        _ = MODULE.laid_out


def test_modules_and_choices_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        MODULE.blocks = 2  # type: ignore[misc]
    assert DataChoice("multiplication", native=True) != DataChoice("multiplication", native=False)


def test_calls_are_made_in_their_order() -> None:
    made: list[int] = []

    def call(number: int) -> Callable[[], int]:
        def run() -> int:
            made.append(number)
            return 10 * number

        return run

    assert in_turn([call(2), call(1)]) == [20, 10]
    assert made == [2, 1]
    assert in_turn(list[Callable[[], int]]()) == []


# fmt: off
# ruff: noqa: E501 -- tables are read by column.
ROWS = expand((
    Row("swap", "swap {d:r}, {a:r}", "d = (a << 4) | (a >> 4)", "u8",  "alu", "fixed", "toy"),
    Row("half", "half {d:r}, {a:r}", "d = a <<< 8",             "u16", "alu", "fixed", "toy", feature="more"),
    Row("add",  "add {d:r}, {b:r}",  "d = d + b",               "u8",  "alu", "fixed", "toy"),
))
# fmt: on
TARGET = replace(
    tutorial_target("eight_bits"),
    table=ROWS,
    word_bits=(8, 16),
    logic={"": frozenset({"xor", "and"}), "more": frozenset({"rotl"}), "less": frozenset({"andn"})},
)
SWAP = (4, 5, 6, 7, 0, 1, 2, 3)
HALF = (*range(8, 16), *range(8))


def context(*features: str) -> Context:
    return Context(TARGET, next(iter(TARGET.cores)), features)


@pytest.mark.parametrize(
    ("features", "logic"),
    [
        ((), {"xor", "and"}),
        (("more",), {"xor", "and", "rotl"}),
        (("more", "less", "unknown"), {"xor", "and", "rotl", "andn"}),
    ],
)
def test_features_add_operations(features: tuple[str, ...], logic: set[str]) -> None:
    assert context(*features).logic == logic


def test_orders_of_bits_that_one_instruction_makes() -> None:
    assert context().orders == {SWAP: "swap"}
    assert context("more").orders == {SWAP: "swap", HALF: "half"}


def test_moves_cost_what_the_machine_has_for_them() -> None:
    assert context().shifter(8) == Shifter(8, 3, (SWAP,))
    assert context().shifter(16) == Shifter(16, 3, ())
    assert context("more").shifter(16) == Shifter(16, 1, (HALF,))


def test_a_pass_runs_on_every_program() -> None:
    @dataclass(frozen=True)
    class Inverts(Pass):
        def run(self, program: Program) -> Program:
            return INVERT

    assert Inverts().run_module(MODULE, context()).programs == {"f": INVERT, "g": INVERT}
    assert Inverts().drops == frozenset()


def test_a_pass_says_what_it_does() -> None:
    with pytest.raises(NotImplementedError):
        Pass().run_module(MODULE, context())
