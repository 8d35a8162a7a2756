"""The executor: each row at each immediate against Unicorn, on literals against numbers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Operand, execute
from prove.graph.graph import Graph
from prove.graph.simulate import Simulation
from prove.graph.words import Bits, constant_bits, known_number
from prove.machine.code import CODE
from prove.machine.executor import Broken, Executor, State
from prove.machine.memory import Cell, Region, Value
from prove.machine.values import Sum
from tests.prove.rv32 import TARGET, bytes_of, code_of, executor_of, home_of, state_of
from tests.targets.rv32i.test_table import LINK, WINDOW, WINDOW_BYTES, Emulator
from verify.toolchain.assemble import BASE

OPERANDS = ("s2", "a0", "t3", "a7")
COMPUTING = [i for i in TARGET.table.values() if not i.branches]
PLAIN = [i for i in TARGET.table.values() if not i.feature]
MIDDLE, NEAR = WINDOW_BYTES // 2, 16
SAMPLES = 16


@dataclass(frozen=True)
class Case:
    """An instruction at a place of a file, in instructions."""

    instruction: Instruction
    registers: Mapping[str, str]
    numbers: Mapping[str, int]
    word: int

    @property
    def line(self) -> str:
        texts = {name: str(value) for name, value in self.numbers.items()}
        return self.instruction.render({**self.registers, **texts, "t": f"{8 - 4 * self.turn}"})

    @property
    def turn(self) -> int:
        """Branches go two instructions on or one back, by turns."""
        return self.word % 2 * 3


def cases(instruction: Instruction) -> Iterator[Case]:
    """An instruction at each of its immediates; of those of 20 bits at some."""
    names = [name for name, view in instruction.views.items() if view]
    registers = dict(zip(names, OPERANDS, strict=False))
    ranges = [range(first, last + 1, step) for first, last, step in instruction.bounds.values()]
    chosen = [r if len(r) <= 4096 else random.Random(1).sample(r, 500) for r in ranges]
    repeats = 1 if chosen else 20
    for word, numbers in enumerate(list(itertools.product(*chosen)) * repeats):
        yield Case(
            instruction, registers, dict(zip(instruction.bounds, numbers, strict=True)), word
        )


def word_of(rng: random.Random) -> int:
    return rng.choice((rng.getrandbits(32), rng.getrandbits(32), 0, 2**32 - 1, 2**31))


def run_both(case: Case, executor: Executor, emulator: Emulator, rng: random.Random) -> None:
    """One instruction in Unicorn and on constants."""
    given = {name: word_of(rng) for name in {*case.registers.values(), LINK}}
    calls: tuple[int, ...] = ()
    if case.instruction.branches and "t" not in case.instruction.views:
        # A register says where to go on: only what a call has left there will do.
        calls = (BASE + 4 * rng.randrange(256),)
        given = dict.fromkeys(given, *calls)
    way_back = executor.way_back(calls[0]) if calls else None
    near = rng.randbytes(NEAR)
    window = near.rjust(MIDDLE + NEAR // 2, b"\0").ljust(WINDOW_BYTES, b"\0")
    registers = {name: way_back or constant_bits(value, 32) for name, value in given.items()}
    region = Region("window", "rw", 16, cells=bytes_of(near, MIDDLE - NEAR // 2))
    state = state_of(executor.graph, registers, (region, WINDOW_BYTES))
    if "p" in case.registers:
        place = MIDDLE - case.numbers["k"] // 4 * 4
        state.registers[case.registers["p"]] = Sum("window", place)
        given[case.registers["p"]] = WINDOW + place
        state.memory.aligned = False
    state.pc, state.calls = BASE + 4 * case.word, calls
    executor.step(state)
    emulator.step(case.word, given, window)
    compare(state, emulator, case, executor)


def compare(state: State, emulator: Emulator, case: Case, executor: Executor) -> None:
    for name in {*case.registers.values(), LINK}:
        value, found = state.registers[name], emulator.register(name)
        if isinstance(value, Sum):
            first = BASE if value.region == CODE else WINDOW
            assert found == (first + value.offset) % 2**32, case.line
        else:
            # Of a place that a call comes back to no number is known: it has a name of its own.
            is_way_back = case.instruction.branches and value == executor.way_back(found)
            assert is_way_back or value == constant_bits(found, 32), case.line
    assert emulator.register("pc") == state.pc, case.line
    cells = state.memory.regions["window"].cells
    near = bytes(known_number(c) or 0 for _, c in sorted(cells.items()) if isinstance(c, tuple))
    assert emulator.window()[MIDDLE - NEAR // 2 :][:NEAR] == near, case.line


@pytest.mark.full
@pytest.mark.parametrize("instruction", PLAIN, ids=lambda i: i.name)
def test_each_row_does_what_the_machine_does(instruction: Instruction) -> None:
    rng = random.Random(instruction.name)
    every = list(cases(instruction))
    text = code_of("".join(f"{case.line}\n" for case in every) + "nop\n" * 2)
    executor, emulator = executor_of(text, Graph()), Emulator(text)
    for case in every:
        run_both(case, executor, emulator, rng)


def cells_of(bits: Bits) -> dict[int, Cell]:
    return {i // 8: bits[i : i + 8] for i in range(0, len(bits), 8)}


def symbolic(graph: Graph, name: str) -> Bits:
    return tuple(graph.input(name, bit) for bit in range(32))


@pytest.mark.slow
@pytest.mark.full(but=3)
@pytest.mark.parametrize("instruction", COMPUTING, ids=lambda i: i.name)
def test_literals_are_what_numbers_are(instruction: Instruction) -> None:
    """Also of rows that Unicorn does not know, and for operands that are not constant."""
    rng = np.random.default_rng(1)
    drawn = {n: rng.integers(256, size=(SAMPLES, 4), dtype=np.uint8) for n in (*OPERANDS, "memory")}
    every = list(cases(instruction))
    text = code_of("".join(f"{case.line}\n" for case in every))
    for case in random.Random(1).sample(every, min(20, len(every))):
        graph = Graph()
        memory_bits = symbolic(graph, "memory")
        region = Region("window", "rw", 16, cells=cells_of(memory_bits))
        registers = {name: symbolic(graph, name) for name in OPERANDS}
        state = state_of(graph, registers, (region, 4))
        operands: dict[str, Operand] = {"pc": BASE + 4 * case.word + 4, **case.numbers}
        operands |= {name: drawn[register] for name, register in case.registers.items()}
        if "p" in case.registers:
            state.registers[case.registers["p"]] = Sum("window", -case.numbers["k"])
            operands["p"] = Address("window", -case.numbers["k"])
            state.memory.aligned = False
        memory = {"window": drawn["memory"].copy()}
        expected = execute(instruction, operands, memory, SAMPLES)
        state.pc = BASE + 4 * case.word
        executor_of(text, graph).step(state)

        def draw(name: str, bit: int) -> int:
            return sum(int(row[bit // 8] >> bit % 8 & 1) << s for s, row in enumerate(drawn[name]))

        values = Simulation(graph, draw, SAMPLES)
        for name, rows in expected.items():
            found = state.registers[case.registers[name]]
            if isinstance(found, Sum):
                found = constant_bits(BASE + found.offset, 32)
            assert isinstance(found, tuple)
            wanted = [int.from_bytes(row.tobytes(), "little") for row in rows]
            got = [values.word(found, s) for s in range(SAMPLES)]
            assert got == (wanted * SAMPLES)[:SAMPLES], case.line
        cells = [region.cells[i] for i in range(4)]
        bits = [bit for cell in cells if isinstance(cell, tuple) for bit in cell]
        stored = [values.word(bits, s).to_bytes(4, "little") for s in range(SAMPLES)]
        assert stored == [row.tobytes() for row in memory["window"]], case.line


RIGHTS = (("text", "r"), ("other", "rw"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("beqz a0, 8", "a branch depends on data that is not public"),
        ("andi a0, a0, 0\n.word 0", "0x00000000 is no instruction of the table"),
        ("jr a0", "it jumps to an address that depends on data"),
        ("lw a1, 0(a0)", "an address is not a known pointer"),
        ("lw a1, 0(zero)", "an address is not a known pointer"),
        ("sb a0, 3(zero)", "an address is not a known pointer"),
        ("add a1, a1, a0", "an address or a length is computed from data that is not public"),
        ("lw a2, 8(a1)", "4 bytes are accessed past the end of `text`"),
        ("lw a2, -4(a1)", "4 bytes are accessed before in `text`"),
        ("lw a2, 2(a1)", "4 bytes of `text` are accessed out of alignment"),
        ("sw a0, 0(a1)", "`text` is written to, which the interface does not allow"),
        ("sw a0, -4(sp)", "4 bytes are accessed below the stack pointer in `stack`"),
        ("lw a0, 0(sp)", "4 bytes are accessed past the end of `stack`"),
        ("addi sp, sp, -16\nlw a0, 0(sp)", "byte -16 of `stack` is read before it is written"),
        (
            "addi sp, sp, -16\nsw a1, 0(sp)\nlbu a0, 0(sp)",
            "a part of a pointer or of a length is read as data",
        ),
        ("sb a1, 0(a2)", "a part of a pointer or of a length is stored"),
        ("j -4", "there is no code here"),
    ],
)
def test_what_the_code_must_not_do_is_found(lines: str, complaint: str) -> None:
    graph = Graph()
    secret = symbolic(graph, "a0")
    text, other = (Region(name, rights, 4, lambda _: secret[:8]) for name, rights in RIGHTS)
    registers: dict[str, Value] = {"a0": secret, "a1": Sum("text", 0), "a2": Sum("other", 0)}
    state = state_of(graph, registers, (text, 8), (other, 8))
    with pytest.raises(Broken, match=complaint):
        executor_of(code_of(f"{lines}\nret\n"), graph).run(state)


def test_a_secret_that_cancels_is_no_secret() -> None:
    graph = Graph()
    state = state_of(graph, {"a0": symbolic(graph, "a0")})
    executor_of(code_of("xor a1, a0, a0\nbeqz a1, 8\nj -4\nret\n"), graph).run(state)
    assert state.returned


def test_pointers_come_back_from_the_stack() -> None:
    lines = "addi sp, sp, -16\nsw a0, 4(sp)\nlw a1, 4(sp)\naddi a1, a1, -4\naddi sp, sp, 16\nret\n"
    graph = Graph()
    state = state_of(graph, {"a0": Sum("text", 8)})
    executor_of(code_of(lines), graph).run(state)
    assert state.returned
    assert state.registers["a1"] == Sum("text", 4)
    assert state.registers["ra"] == home_of(graph)
