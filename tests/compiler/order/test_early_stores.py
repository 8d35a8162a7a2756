"""Stores move to what makes their values where that keeps fewer alive, and nowhere else."""

from __future__ import annotations

import pytest

from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.order.early_stores import store_early

HEAD = "slice f(out: ptr, rk: ptr, key: ptr) {"
LOAD = "{} = load key, big=0, bytes=4, offset={}, own=0"
STORE = "store rk, {}, big=0, bytes=4, offset={}, own=1"


def program_of(*lines: str) -> str:
    return "\n".join([HEAD, *(f"  {line}" for line in lines), "  return", "}"]) + "\n"


def loads(*names: str) -> list[str]:
    return [LOAD.format(f"{name}: u32", 4 * n) for n, name in enumerate(names)]


def test_a_store_follows_its_value() -> None:
    a, b, c = loads("a", "b", "c")
    stores = [STORE.format(name, 4 * n) for n, name in enumerate("abc")]
    before = parse_program(program_of(a, b, c, *stores))
    after = parse_program(program_of(a, stores[0], b, stores[1], c, stores[2]))
    assert print_program(store_early(before)) == print_program(after)


def test_all_that_a_store_needs_comes_right_ahead_of_it() -> None:
    """Sums first, then their complements: in that order all sums would be alive."""
    a = loads("a")
    sums = [f"{name}: u32 = add a, a" for name in "bcd"]
    nots = [f"n{name}: u32 = not {name}" for name in "bcd"]
    stores = [STORE.format(f"n{name}", 4 * n) for n, name in enumerate("bcd")]
    before = parse_program(program_of(*a, *sums, *nots, *stores))
    trios = zip(sums, nots, stores, strict=True)
    after = parse_program(program_of(*a, *(line for trio in trios for line in trio)))
    assert print_program(store_early(before)) == print_program(after)


@pytest.mark.parametrize("pointer", ["out", "key"])
def test_memory_that_is_read_or_may_be_is_left_alone(pointer: str) -> None:
    first, second = loads("a", "b")
    stores = [STORE.replace("rk", pointer).format(name, 4 * n) for n, name in enumerate("ab")]
    program = parse_program(program_of(first, second, *stores))
    assert store_early(program) is program
