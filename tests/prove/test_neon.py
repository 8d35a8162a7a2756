"""The executor on AArch64: each row at each immediate against Unicorn, literals against numbers."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import pytest

from compiler.machine.isa import Instruction
from compiler.machine.meaning import Address, Operand, execute
from prove.graph.graph import Graph
from prove.graph.simulate import Simulation
from prove.graph.words import Bits, constant_bits, known_number
from prove.machine.code import CODE
from prove.machine.executor import Beyond, Broken, Executor, State
from prove.machine.memory import Cell, Region, Value
from prove.machine.values import Sum
from tests.prove.arm64 import BINARY, TARGET, code_of, executor_of, state_of
from tests.prove.rv32 import bytes_of
from tests.targets.aarch64_neon.test_table import (
    LINK,
    MIDDLE,
    WINDOW,
    WINDOW_BYTES,
    Emulator,
    registers_of,
)
from tests.targets.cases import operand_bytes
from verify.toolchain.assemble import BASE

NEAR = 64
"""As many bytes as one instruction reaches."""
SAMPLES = 8
ROWS = tuple(TARGET.table.values())
COMPUTING = [i for i in ROWS if not i.branches]


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

    @property
    def distance(self) -> int:
        """How far the access is from the pointer."""
        return self.numbers.get("k", 0) if "k}]" in self.instruction.text else 0


def assignments(instruction: Instruction) -> Iterator[dict[str, str]]:
    """Registers that differ, and where that is an instruction one for all."""
    apart = registers_of(instruction)
    yield apart
    if not (instruction.row.consecutive or "p" in apart):
        yield {name: f"{register[0]}9" for name, register in apart.items()}


def cases(instruction: Instruction) -> list[Case]:
    """An instruction at each of its immediates; of those of 16 bits at some."""
    ranges = [range(first, last + 1, step) for first, last, step in instruction.bounds.values()]
    chosen = [r if len(r) <= 4096 else random.Random(1).sample(r, 300) for r in ranges]
    repeats = 1 if chosen else 8
    numbers = [dict(zip(instruction.bounds, n, strict=True)) for n in itertools.product(*chosen)]
    registers = list(assignments(instruction))[: 1 if len(numbers) > 256 else 2]
    pairs = itertools.product(numbers * repeats, registers)
    return [Case(instruction, r, n, word) for word, (n, r) in enumerate(pairs)]


def number_of(rng: random.Random, n_bits: int) -> int:
    """A random number, one of small bytes (places of a look-up), no bits and all bits."""
    whole = rng.getrandbits(n_bits)
    return rng.choice((whole, whole, whole & 0x3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F3F, 0, 2**n_bits - 1))


def run_both(case: Case, executor: Executor, emulator: Emulator, rng: random.Random) -> None:
    """One instruction in Unicorn and on constants."""
    names = {*case.registers.values(), LINK}
    given = {name: number_of(rng, BINARY.bits[name]) for name in names}
    given[LINK] = BASE + 4 * rng.randrange(64)
    near = rng.randbytes(NEAR)
    window = near.rjust(MIDDLE + NEAR, b"\0").ljust(WINDOW_BYTES, b"\0")
    registers: dict[str, Value] = {n: constant_bits(v, BINARY.bits[n]) for n, v in given.items()}
    if case.instruction.branches:
        registers[LINK] = executor.way_back(given[LINK])
    region = Region("window", "rw", 16, cells=bytes_of(near, MIDDLE))
    if "p" in case.registers:
        registers[case.registers["p"]] = Sum("window", MIDDLE - case.distance)
        given[case.registers["p"]] = WINDOW + MIDDLE - case.distance
    state = state_of(executor.graph, registers, (region, WINDOW_BYTES))
    state.pc, state.calls = BASE + 4 * case.word, (given[LINK],)
    executor.step(state)
    emulator.step(case.word, given, window)
    compare(state, emulator, case, executor)


def compare(state: State, emulator: Emulator, case: Case, executor: Executor) -> None:
    for name in {*case.registers.values(), LINK}:
        value = state.registers[name]
        found = int.from_bytes(emulator.register(name), "little")
        if isinstance(value, Sum):
            first = BASE if value.region == CODE else WINDOW
            assert found == (first + value.offset) % 2**64, case.line
        else:
            # Of a place that a call comes back to no number is known: it has a name of its own.
            assert isinstance(value, tuple)
            is_way_back = case.instruction.branches and value == executor.way_back(found)
            assert is_way_back or known_number(value) == found, (case.line, name)
    assert int.from_bytes(emulator.register("pc"), "little") == state.pc, case.line
    cells = state.memory.regions["window"].cells
    stored = bytes(known_number(c) or 0 for _, c in sorted(cells.items()) if isinstance(c, tuple))
    assert emulator.window()[MIDDLE:][:NEAR] == stored, case.line


@pytest.mark.full
@pytest.mark.parametrize("row", sorted({i.row.name for i in ROWS}))
def test_each_row_does_what_the_machine_does(row: str) -> None:
    rng = random.Random(row)
    for instruction in (i for i in ROWS if i.row.name == row):
        every = cases(instruction)
        text = code_of("".join(f"{case.line}\n" for case in every) + "ret\n" * 2)
        executor, emulator = executor_of(text, Graph()), Emulator(text)
        for case in every:
            run_both(case, executor, emulator, rng)


def symbolic(graph: Graph, name: str, n_bits: int) -> Bits:
    return tuple(graph.input(name, bit) for bit in range(n_bits))


def cells_of(bits: Bits) -> dict[int, Cell]:
    return {i // 8: bits[i : i + 8] for i in range(0, len(bits), 8)}


@pytest.mark.slow
@pytest.mark.full(but=8)
@pytest.mark.parametrize("row", sorted({i.row.name for i in COMPUTING}))
def test_literals_are_what_numbers_are(row: str) -> None:
    """For operands that are not constant."""
    for instruction in (i for i in COMPUTING if i.row.name == row):
        every = [c for c in cases(instruction) if c.registers == registers_of(instruction)]
        chosen = random.Random(1).sample(every, min(4, len(every)))
        text = code_of("".join(f"{case.line}\n" for case in chosen) + "ret\n" * 2)
        for word, case in enumerate(chosen):
            check_literals(Case(case.instruction, case.registers, case.numbers, word), text)


def check_literals(case: Case, text: bytes) -> None:
    """One instruction on literals, which are then replaced by samples."""
    rng, instruction, graph = np.random.default_rng(1), case.instruction, Graph()
    sizes = {name: BINARY.bits[name] // 8 for name in case.registers.values()} | {"memory": NEAR}
    drawn = {n: rng.integers(256, size=(SAMPLES, k), dtype=np.uint8) for n, k in sizes.items()}
    registers: dict[str, Value] = {n: symbolic(graph, n, 8 * k) for n, k in sizes.items()}
    region = Region("window", "rw", 16, cells=cells_of(symbolic(graph, "memory", 8 * NEAR)))
    operands: dict[str, Operand] = {"t": case.turn, **case.numbers}
    for name, register in case.registers.items():
        operands[name] = drawn[register][:, : operand_bytes(instruction, name)]
    if "p" in case.registers:
        registers[case.registers["p"]] = Sum("window", -case.distance)
        operands["p"] = Address("window", -case.distance)
    memory = {"window": drawn["memory"].copy()}
    expected = execute(instruction, operands, memory, SAMPLES)
    state = state_of(graph, registers, (region, NEAR))
    state.pc = BASE + 4 * case.word
    executor_of(text, graph).step(state)

    def draw(name: str, bit: int) -> int:
        return sum(int(row[bit // 8] >> bit % 8 & 1) << s for s, row in enumerate(drawn[name]))

    values = Simulation(graph, draw, SAMPLES)
    for name, rows in expected.items():
        found = state.registers[case.registers[name]]
        if isinstance(found, Sum):
            assert name == "p" or "t" in instruction.views
            continue
        assert isinstance(found, tuple)
        wanted = [int.from_bytes(row.tobytes(), "little") for row in rows]
        got = numbers_of(values, found)
        assert got == (wanted * SAMPLES)[:SAMPLES], case.line
    bits = [bit for i in range(NEAR) if isinstance(cell := region.cells[i], tuple) for bit in cell]
    stored = [number.to_bytes(NEAR, "little") for number in numbers_of(values, bits)]
    assert stored == [row.tobytes() for row in memory["window"]], case.line


def numbers_of(values: Simulation, bits: Sequence[int]) -> list[int]:
    """What literals, the lowest first, are in each sample."""
    columns = [values.value(bit) for bit in bits]
    return [sum((c >> s & 1) << i for i, c in enumerate(columns)) for s in range(SAMPLES)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("cbz w0, . + 8", "a branch depends on data that is not public"),
        ("tbnz x0, #5, . + 8", "a branch depends on data that is not public"),
        ("ldr x2, [x0, #0]", "an address is not a known pointer"),
        ("add x1, x1, x0", "an address or a length is computed from data that is not public"),
        ("ldr q0, [x1, #16]", "16 bytes are accessed past the end of `text`"),
        ("sub x1, x1, #4\nldr d0, [x1, #0]", "8 bytes are accessed before in `text`"),
        ("str w0, [x1, #0]", "`text` is written to, which the interface does not allow"),
        ("st4 {v0.8b, v1.8b, v2.8b, v3.8b}, [x2]", "32 bytes are accessed past the end of `other`"),
        ("sub sp, sp, #8", "sp is no multiple of 16"),
        ("sub sp, sp, #16\nldr q0, [sp, #0]", "byte -16 of `stack` is read before it is written"),
        ("sub sp, sp, #16\nstp x1, x2, [sp, #0]\nldr q0, [sp, #0]", "is read as data"),
        ("sub sp, sp, #16\nstp x1, x2, [sp, #0]\nldr d0, [sp, #0]", "is read as data"),
        ("str w1, [x2, #0]", "a part of a pointer or of a length is stored"),
        ("adr x8, . + 4096\nldr q0, [x8, #0]", "16 bytes are accessed outside of the code"),
        ("adr x8, .\nstr q0, [x8, #0]", "the code is written to"),
        ("movz x8, #64\nldr q0, [x8, #0]", "an address is not a known pointer"),
        ("cmp x0, x1", "is no instruction of the table"),
    ],
)
def test_what_the_code_must_not_do_is_found(lines: str, complaint: str) -> None:
    graph = Graph()
    with pytest.raises(Broken, match=complaint):
        executor_of(code_of(f"{lines}\nret\n"), graph).run(pointers(graph))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("add w3, w1, w4", "a part of a pointer or of a length is put into a register"),
        ("lsr w3, w1, #4", "a part of a pointer or of a length is shifted or compared"),
        ("cbz w1, . + 8", "a branch on a part of a pointer or of a length"),
        ("dup v0.2d, x1", "a pointer is put into lanes"),
        ("fmov d0, x1", "a pointer or a length is put into a register of another kind"),
        ("and x3, x1, x2", "`&` of a pointer or a length"),
        ("eor x3, x1, x2", "`\\^` of a pointer or a length"),
    ],
)
def test_what_there_is_no_rule_for_is_not_guessed(lines: str, complaint: str) -> None:
    graph = Graph()
    with pytest.raises((Beyond, Broken), match=complaint):
        executor_of(code_of(f"{lines}\nret\n"), graph).run(pointers(graph))


def pointers(graph: Graph) -> State:
    """A state with data in x0, and pointers to 16 bytes in x1 and x2."""
    secret = symbolic(graph, "x0", 64)
    text, other = (
        Region(n, r, 16, lambda _: secret[:8]) for n, r in (("text", "r"), ("other", "rw"))
    )
    registers: dict[str, Value] = {"x0": secret, "x1": Sum("text", 0), "x2": Sum("other", 0)}
    return state_of(graph, registers, (text, 16), (other, 16))


def test_constants_of_the_code_are_read() -> None:
    lines = "adr x8, 1f\nldr q0, [x8, #16]\nld1r {v1.4s}, [x8]\nret\n1:\n"
    lines += "".join(f".byte {i}\n" for i in range(32))
    graph = Graph()
    state = state_of(graph, {})
    executor_of(code_of(lines), graph).run(state)
    assert state.registers["v0"] == constant_bits(int.from_bytes(range(16, 32), "little"), 128)
    assert state.registers["v1"] == constant_bits(int.from_bytes([0, 1, 2, 3] * 4, "little"), 128)


def test_a_call_inside_the_file_comes_back() -> None:
    lines = "mov x14, x30\nbl 1f\nmov x30, x14\nret\n1:\nadd x1, x1, #8\nret\n"
    graph = Graph()
    state = pointers(graph)
    executor_of(code_of(lines), graph).run(state)
    assert state.returned
    assert state.registers["x1"] == Sum("text", 8)


def bits_in(state: State) -> frozenset[int]:
    """What a caller had in its registers, which may stay in a frame."""
    return frozenset(b for v in state.registers.values() if isinstance(v, tuple) for b in v)


def test_what_is_below_the_stack_pointer_is_lost() -> None:
    lines = "stp d8, d9, [sp, #-16]!\nadd sp, sp, #16\nsub sp, sp, #16\nldp d8, d9, [sp]\nret\n"
    graph = Graph()
    state = pointers(graph)
    state.memory.regions["stack"].harmless = bits_in(state)
    with pytest.raises(Broken, match="is read before it is written"):
        executor_of(code_of(lines), graph).run(state)


def test_data_is_not_left_below_the_stack_pointer() -> None:
    graph = Graph()
    state = pointers(graph)
    state.memory.regions["stack"].harmless = bits_in(state)
    state.registers["v9"] = symbolic(graph, "data", 128)
    lines = "stp d8, d9, [sp, #-16]!\nadd sp, sp, #16\nret\n"
    with pytest.raises(Broken, match="data is left in the stack frame, at sp-8"):
        executor_of(code_of(lines), graph).run(state)


def test_registers_come_back_from_the_frame() -> None:
    lines = (
        "stp x1, x30, [sp, #-16]!\nstp d8, d9, [sp, #-16]!\nmovi v8.16b, #0\n"
        "ldp d8, d9, [sp], #16\nldp x1, x30, [sp], #16\nret\n"
    )
    graph = Graph()
    state = pointers(graph)
    saved = symbolic(graph, "v8", 128)
    state.registers["v8"] = saved
    state.memory.regions["stack"].harmless = bits_in(state)
    executor_of(code_of(lines), graph).run(state)
    assert state.returned
    assert state.registers["x1"] == Sum("text", 0)
    assert state.registers["v8"] == saved[:64] + constant_bits(0, 64)
    assert state.registers["sp"] == Sum("stack", 0)
