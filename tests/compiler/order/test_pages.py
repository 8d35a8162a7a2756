"""Look-ups in one table stand together as far as the order and the registers let them."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from compiler.interpreter import interpret
from compiler.ir.parse import parse_program
from compiler.ir.program import Program
from compiler.machine.load import load_target
from compiler.machine.meaning import Address, Bytes
from compiler.order.memory import memory_regions
from compiler.order.pages import page_orders, page_switches
from compiler.registers.liveness import max_pressure, value_classes

AVR = load_target("avr")
INPUTS = 6
TABLES = ("S", "T", "U")
Lookup = tuple[int, str, int]
"""Where the index is among the values so far, the table, and to which value it is added."""


def listing(lookups: list[Lookup], stores: int = 2) -> Program:
    """Loads, look-ups with a page each whose results are added to another value, and stores."""
    lines = [f"v{n}: u8 = ld in, k={n}" for n in range(INPUTS)]
    values = [f"v{n}" for n in range(INPUTS)]
    for n, (index, table, other) in enumerate(lookups):
        x, y = (values[place % len(values)] for place in (index, other))
        lines.append(f"p{n}: ptr = page {table}")
        lines.append(f"l{n}: u8 = lpm_at p{n}, {x}")
        lines.append(f"w{n}: u8 = eor l{n}, {y}")
        values.append(f"w{n}")
    lines += [f"st out, {value}, k={n}" for n, value in enumerate(values[-stores:])]
    tables = ", ".join(f"{table}: ptr" for table in TABLES)
    head = f"listing f(out: ptr, in: ptr, {tables}) {{"
    return parse_program("\n".join([head, *lines, "return", "}"]))


def ordered(program: Program, window: int = 99, most: int = 99) -> Program:
    counted = value_classes(program, AVR.table, AVR.view_classes)
    names = [value for value, kind in counted.items() if kind == "reg"]
    (order,) = page_orders(
        program, AVR.table, memory_regions(program, AVR), names, "page", [window], [most]
    )
    assert sorted(order) == list(range(len(program.ops)))
    return program.with_ops(program.ops[n] for n in order)


def stored(program: Program) -> bytes:
    """What a listing leaves in memory, where `in` and `out` are one place."""
    chance = np.random.default_rng(5)
    memory = {n: chance.integers(0, 256, (4, 256)).astype(np.uint8) for n in ("data", *TABLES)}
    known: dict[str, Bytes | Address] = {name: Address(name, 0) for name in TABLES}
    known |= {name: Address("data", 0) for name in ("in", "out")}
    interpret(program, known, memory, AVR.table, AVR.address_bits)
    return memory["data"].tobytes()


LOOKUPS = st.lists(
    st.tuples(st.integers(0, 30), st.sampled_from(TABLES), st.integers(0, 30)),
    min_size=1,
    max_size=20,
)


@pytest.mark.slow
@given(LOOKUPS, st.integers(0, 40), st.integers(1, 12))
def test_another_order_computes_the_same(lookups: list[Lookup], window: int, most: int) -> None:
    program = listing(lookups)
    assert stored(ordered(program, window, most)) == stored(program)


def orders(program: Program, windows: list[int], limits: list[int]) -> set[tuple[int, ...]]:
    counted = value_classes(program, AVR.table, AVR.view_classes)
    names = [value for value, kind in counted.items() if kind == "reg"]
    regions = memory_regions(program, AVR)
    return {*map(tuple, page_orders(program, AVR.table, regions, names, "page", windows, limits))}


@pytest.mark.slow
@given(LOOKUPS, st.sets(st.integers(0, 40), min_size=1), st.sets(st.integers(1, 12), min_size=1))
def test_only_orders_that_are_there_already_are_left_out(
    lookups: list[Lookup], windows: set[int], limits: set[int]
) -> None:
    program, rising, falling = listing(lookups), sorted(windows), sorted(limits, reverse=True)
    alone = (orders(program, [window], [limit]) for window in rising for limit in falling)
    assert orders(program, rising, falling) == set[tuple[int, ...]]().union(*alone)


IN_TURN: list[Lookup] = [(n, TABLES[n % 3], n) for n in range(INPUTS)]
"""No look-up waits for another one, and each reads another table than the one before."""


def test_look_ups_of_one_table_come_together() -> None:
    program = listing(IN_TURN, stores=INPUTS)
    assert page_switches(program.ops, "page") == INPUTS - 1
    assert page_switches(ordered(program).ops, "page") == len(TABLES) - 1


@pytest.mark.parametrize("window", [0, 4])
def test_only_what_is_near_is_brought_forward(window: int) -> None:
    program = listing(IN_TURN, stores=INPUTS)
    assert page_switches(ordered(program, window).ops, "page") > len(TABLES) - 1


def test_a_look_up_that_waits_for_another_is_behind_it() -> None:
    chain = [(0, "S", 0), (INPUTS, "T", 0), (INPUTS + 1, "S", 0)]
    made = ordered(listing(chain))
    assert page_switches(made.ops, "page") == 2


def test_the_bound_on_values_is_kept_where_the_given_order_keeps_it() -> None:
    program = listing(IN_TURN, stores=2)

    def alive(each: Program) -> int:
        classes = value_classes(each, AVR.table, AVR.view_classes)
        return max_pressure(each, classes)["reg"]

    tight, loose = ordered(program, most=4), ordered(program)
    assert alive(tight) <= alive(loose)


@pytest.mark.slow
@given(LOOKUPS, st.integers(0, 40), st.integers(1, 12))
def test_a_limit_that_is_left_out_changes_nothing(
    lookups: list[Lookup], window: int, most: int
) -> None:
    program = listing(lookups)
    names = [
        v for v, k in value_classes(program, AVR.table, AVR.view_classes).items() if k == "reg"
    ]
    regions = memory_regions(program, AVR)
    limits = [most, most - 1, most - 2]

    def orders(*tried: int) -> list[tuple[int, ...]]:
        made = page_orders(program, AVR.table, regions, names, "page", [window], tried)
        return [tuple(order) for order in made]

    each = [order for limit in limits for order in orders(limit)]
    assert list(dict.fromkeys(orders(*limits))) == list(dict.fromkeys(each))
