"""The second checker's evaluator of rows against the compiler's, on random operands."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import numpy as np
import pytest

from check.decode import Decoded, Decoder, Wrong
from check.machine import Call, Machine, Region, Words
from check.meaning import Translator
from compiler.machine.isa import Instruction
from compiler.machine.load import load_target
from compiler.machine.meaning import Address, Bytes, execute
from compiler.machine.target import Target
from targets.binary import load_binary

N_SAMPLES = 16
BUFFER = 256
ROWS = [(t, name) for t in ("rv32i", "neon") for name in load_target(t).table]


def operands_of(instruction: Instruction, target: Target) -> Iterator[Decoded]:
    """An instruction with different registers and some of its immediates, the bounds among them."""
    binary, rng = load_binary(target), random.Random(instruction.name)
    for trial in range(6):
        numbers = {}
        for name, (first, last, step) in instruction.bounds.items():
            span = range(first, last + 1, step)
            numbers[name] = (span[0], span[-1], rng.choice(span))[min(trial, 2)]
        registers: dict[str, str] = {}
        for number, (name, view) in enumerate(instruction.views.items()):
            if view:
                registers[name] = binary.numbered[view][5 + number]
        yield Decoded(instruction, registers, numbers | {"t": 64})


def distance(decoded: Decoded) -> int:
    """From the pointer to what is accessed; 0 where the pointer moves afterwards."""
    return decoded.numbers.get("k", 0) if "mem[p + k" in decoded.instruction.row.meaning else 0


@cache
def machine_of(name: str) -> Machine:
    """A machine with code that nothing runs."""
    target = load_target(name)
    decoder, aligns = Decoder(target, load_binary(target), ()), {"code": 4, "stack": 16, "data": 16}
    return Machine(bytes(64), {}, decoder, aligns, 64, is_aligned=False)


def started(name: str, arguments: Sequence[Region] = ()) -> Call:
    """A call that is about to run the instruction at 0."""
    call = Call(machine_of(name), N_SAMPLES, arguments)
    call.at = 0
    return call


def run(call: Call, decoded: Decoded) -> int:
    """Run one instruction; returns the address to go on at."""
    machine = call.machine
    lines = Translator(decoded, machine.binary, machine.names).lines()
    text = "\n    ".join([*lines, "return M.base + 4"])
    exec(f"def run(R, M):\n    {text}\n", machine.names)
    address: int = machine.names["run"](call.registers, call)
    return address


def word(call: Call, number: int) -> Words:
    """A number as wide as an address, in all samples."""
    return np.full((N_SAMPLES, 1), number % 256**call.machine.word.itemsize, call.machine.word)


def octets_of(call: Call) -> dict[str, Bytes]:
    """The bytes of all registers; a register that is always 0 has as many as an address."""
    none = np.zeros((N_SAMPLES, 1), call.machine.word)
    held = {name: words if words.size else none for name, words in call.registers.items()}
    return {name: np.repeat(w, N_SAMPLES // len(w), 0).view(np.uint8) for name, w in held.items()}


def ran(
    target: Target, decoded: Decoded
) -> tuple[Mapping[str, Bytes], Mapping[str, Bytes], Bytes, Bytes]:
    """Registers before and after, and the buffer that the pointer is in the middle of."""
    region = Region("data", machine_of(target.name).poison(N_SAMPLES, BUFFER), "rw")
    before, call = region.data.copy(), started(target.name, [region])
    pointer, k = decoded.instruction.pointer, distance(decoded)
    if pointer:
        middle = region.base + BUFFER // 2 - k
        call.registers[decoded.registers[pointer]] = word(call, middle)
    begin = octets_of(call)
    run(call, decoded)
    return begin, octets_of(call), before, region.data


@pytest.mark.slow
@pytest.mark.parametrize(("name", "row"), ROWS, ids=lambda each: str(each))
def test_a_row_does_what_the_compilers_evaluator_says(name: str, row: str) -> None:
    target = load_target(name)
    instruction = target.table[row]
    if instruction.branches or "pc" in instruction.row.meaning or " t" in instruction.row.meaning:
        pytest.skip("what reads or moves the program counter is below")
    for decoded in operands_of(instruction, target):
        begin, end, before, after = ran(target, decoded)
        memory = {"data": before}
        operands: dict[str, Bytes | int | Address] = dict(decoded.numbers)
        for operand in instruction.args:
            operands[operand] = begin[decoded.registers[operand]]
        if instruction.pointer:
            operands[instruction.pointer] = Address("data", BUFFER // 2 - distance(decoded))
        written = execute(instruction, operands, memory, N_SAMPLES)
        expected = dict(begin)
        for result, octets in written.items():
            register = decoded.registers[result]
            if result == instruction.pointer:
                continue
            wide = np.zeros_like(begin[register])
            wide[:, : octets.shape[1]] = octets
            expected[register] = wide
        for register in expected:
            if register != decoded.registers.get(instruction.pointer):
                assert (end[register] == expected[register]).all(), (register, decoded)
        assert (after == memory["data"]).all(), decoded


EDGES = ((0, 0), (1, 2), (2, 1), (1 << 31, 1), (1, 1 << 31), (-1, -1))
JUMPS = [
    (target, row) for target, row in ROWS if "pc" in load_target(target).table[row].row.meaning
]


@pytest.mark.parametrize(("name", "row"), JUMPS, ids=lambda each: str(each))
@pytest.mark.parametrize("edge", EDGES)
def test_a_jump_goes_where_the_compilers_evaluator_says(
    name: str, row: str, edge: tuple[int, int]
) -> None:
    """Both ways of each branch; what it leaves in registers is that of the evaluator, too."""
    instruction, call = load_target(name).table[row], started(name)
    decoded = next(operands_of(instruction, load_target(name)))
    operands: dict[str, Bytes | int | Address] = {**decoded.numbers}
    for i, operand in enumerate(instruction.args):
        call.registers[decoded.registers[operand]] = word(call, edge[i % 2])
        operands[operand] = octets_of(call)[decoded.registers[operand]]
    begin = octets_of(call)
    link = {n: begin[n] for n in (call.binary.link,) if n not in operands}
    places = {"pc": call.base + 4, "t": call.base + 64}
    written = execute(instruction, {**operands, **link, **places}, {}, N_SAMPLES)
    found, end = run(call, decoded), octets_of(call)
    target = written.pop("pc", None)
    if target is None:
        assert found == call.base + 4
    else:  # the evaluator cuts it to the lane of the row
        assert found.to_bytes(8, "little").startswith(target[0].tobytes())
    expected = {**begin, **{decoded.registers.get(n, n): value for n, value in written.items()}}
    for register, octets in expected.items():
        assert (end[register][:, : octets.shape[1]] == octets).all(), register


def test_a_branch_on_what_differs_is_refused() -> None:
    for name, row in (("rv32i", "bnez"), ("neon", "cbz_w")):
        target = load_target(name)
        decoded, call = next(operands_of(target.table[row], target)), started(name)
        call.registers[decoded.registers["a"]] = np.eye(N_SAMPLES, 1, dtype=call.machine.word)
        with pytest.raises(Wrong, match="a branch depends"):
            run(call, decoded)
