"""States that functions begin in, and what must be as it was when they return."""

from __future__ import annotations

from dataclasses import replace

import pytest

from prove.claims.interface import (
    KEY,
    OUT,
    ROUND_KEYS,
    TEXT,
    Start,
    any_constants,
    check_return,
    literals,
    value_of,
)
from prove.graph.graph import Graph
from prove.graph.words import constant_bits, known_number
from prove.machine.code import Leaks
from prove.machine.executor import Beyond, Broken, Executor, State
from prove.machine.memory import Depends, Region, Value
from prove.machine.values import STACK, Facts, Sum, symbol
from tests.prove.toy_machine import BASE, SIZES, assembled, code_of

FACTS = Facts(ranges={"n": (1, None), "one": (4, 4)}, largest=symbol("n"))


def executor() -> Executor:
    return Executor(Graph(), code_of(assembled("ret")))


def called(
    start: Start, arguments: list[Value], role: str = "ecb_encrypt", with_out: bool = True
) -> State:
    names = [TEXT, OUT] if with_out else [TEXT]
    regions = {name: (start.input(name, "rw", 4), symbol("n").times(4)) for name in names}
    return start.state(role, BASE, arguments, regions, FACTS)


def start_of(made: Executor) -> Start:
    return Start(made, SIZES, literals(made.graph))


def test_a_call_has_its_arguments_and_nothing_else_is_known() -> None:
    start = start_of(executor())
    state = called(start, [Sum(OUT, 0), Sum(TEXT, 0), symbol("n"), symbol("one").times(2)])
    registers = state.registers
    assert [registers["a0"], registers["a1"], registers["a2"]] == [
        *(Sum(OUT, 0), Sum(TEXT, 0), symbol("n"))
    ]
    assert registers["a3"] == constant_bits(8, 32), "a symbol with one value is that"
    assert registers["sp"] == Sum(STACK, 0)
    assert "zero" not in registers
    for name in ("a4", "t0", "s0"):
        unknown = registers[name]
        assert isinstance(unknown, tuple)
        assert len(set(unknown)) == 32
        assert min(unknown) > 1
    assert registers["t0"] != called(start, [], "ecb_decrypt").registers["t0"]
    assert (state.pc, state.returned, state.n_steps) == (BASE, False, 0)


def test_a_return_address_is_what_jumps_look_at() -> None:
    state = called(start_of(executor()), [])
    assert state.registers["lr"] == state.home
    assert state.home[:2] == (0, 0)
    assert min(state.home[2:]) > 1


def test_above_a_shorter_number_may_be_anything() -> None:
    state = called(start_of(executor()), [constant_bits(7, 8)])
    value = state.registers["a0"]
    assert isinstance(value, tuple)
    assert (known_number(value[:8]), len(value)) == (7, 32)
    assert min(value[8:]) > 1


def test_memory_is_what_the_call_is_given_and_a_stack() -> None:
    start = start_of(executor())
    memory = called(start, []).memory
    assert memory.facts.extents == {
        TEXT: (Sum("", 0), symbol("n").times(4)),
        OUT: (Sum("", 0), symbol("n").times(4)),
        STACK: (Sum("", -SIZES.stack), Sum("", 0)),
    }
    assert memory.facts.largest == symbol("n")
    assert (memory.word_bytes, memory.aligned, memory.twins) == (4, True, {TEXT: OUT})
    assert called(start, [], with_out=False).memory.twins == {}
    memory.regions[STACK].cells[-4] = start.draw(KEY, 0)
    with pytest.raises(Depends, match="data is left in the stack frame"):
        memory.regions[STACK].drop(0)


def test_registers_of_the_caller_may_be_left_in_a_frame() -> None:
    state = called(start_of(executor()), [])
    saved, stack = state.registers["s0"], state.memory.regions[STACK]
    assert isinstance(saved, tuple)
    stack.cells |= {i - 8: saved[8 * i : 8 * i + 8] for i in range(4)}
    stack.cells[-4] = constant_bits(0xA5, 8)
    stack.drop(0)
    assert stack.cells == {}


def test_inputs_are_bytes_by_name_and_place() -> None:
    start = start_of(executor())
    region = start.input(TEXT, "r", 4, drawn="first text")
    assert (region.name, region.rights, region.align) == (TEXT, "r", 4)
    assert region.cell(3) == start.draw("first text", 3) != start.draw(TEXT, 3)
    assert start.input(KEY, "r", 4).cell(0) == start.draw(KEY, 0)


def test_bytes_of_literals_are_eight_bits_of_an_input() -> None:
    graph = Graph()
    draw = literals(graph)
    assert draw(KEY, 2) == tuple(graph.input(KEY, bit) for bit in range(16, 24))
    assert draw(KEY, 2) is draw(KEY, 2)


def test_constants_differ_by_name_and_place() -> None:
    made = [any_constants(name, place) for name in (KEY, TEXT) for place in range(16)]
    assert all(len(octet) == 8 and known_number(octet) is not None for octet in made)
    assert len(set(made)) > 24
    assert any_constants(KEY, 5) == made[5]


def test_what_must_be_kept_comes_back() -> None:
    made = executor()
    before = called(start_of(made), [])
    after = before.copy()
    after.registers["t0"] = constant_bits(0, 32)
    check_return(after, before, made)
    saved = before.registers["s0"]
    assert isinstance(saved, tuple)
    after.registers["s0"] = (saved[0] ^ 1, *saved[1:])
    with pytest.raises(Leaks, match="s0 does not come back as it was") as caught:
        check_return(after, before, made)
    assert caught.value.literals == (1, *(0,) * 31)
    after.registers["s0"] = Sum(TEXT, 0)
    with pytest.raises(Broken, match="s0 does not come back as it was"):
        check_return(after, before, made)
    after.registers |= {"s0": saved, "sp": Sum(STACK, -4)}
    with pytest.raises(Broken, match="sp does not come back as it was"):
        check_return(after, before, made)


def test_only_the_low_bits_that_must_be_kept_count() -> None:
    code = code_of(assembled("ret"))
    half = replace(code.binary, preserved={"s0": 16})
    made = Executor(Graph(), replace(code, binary=half))
    before = called(start_of(made), [])
    after, saved = before.copy(), before.registers["s0"]
    assert isinstance(saved, tuple)
    after.registers["s0"] = saved[:16] + (0,) * 16
    check_return(after, before, made)
    after.registers["s0"] = saved[:15] + (0,) * 17
    with pytest.raises(Leaks, match="s0 does not come back"):
        check_return(after, before, made)


def test_the_value_of_a_symbol_is_known_where_it_is_one() -> None:
    state = called(start_of(executor()), [])
    assert value_of(state, "one") == 4
    with pytest.raises(Beyond, match="the function returns without looking at `n`"):
        value_of(state, "n")


def test_a_nonce_is_what_the_counter_leaves_of_a_block() -> None:
    assert replace(SIZES, block=16, counter=4).nonce == 12
    assert replace(SIZES, block=4, counter=4).nonce == 0


def test_a_region_that_is_filled_begins_empty() -> None:
    region = Region(ROUND_KEYS, "rw", 4)
    start = start_of(executor())
    state = start.state("key_setup", BASE, [], {ROUND_KEYS: (region, Sum("", 4))}, Facts())
    assert state.memory.regions[ROUND_KEYS] is region
    assert region.cells == {}
