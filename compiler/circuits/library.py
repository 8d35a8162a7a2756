"""Circuits of S-boxes: loading, proof against the table, measures, and choice.

A circuit is a program of one-bit words at the spec level: parameter i is bit i of the box's input,
result j bit j of its output. Files begin with `# key: value; key: value` lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from compiler.circuits.gates import ARITY, box_tables, input_tables, is_linear, meaning_of
from compiler.ir.parse import parse_program
from compiler.ir.print import print_program
from compiler.ir.program import Op, Program

LATENCY = "latency"
"""The goal, in the head of a circuit, of a search for a short longest path."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The costs of a circuit.

    Args:
        size: operations; with free complements, those at inputs and outputs are left out.
        depth: operations on the longest path, counted in the same way.
        nonlinear: operations that are not linear over GF(2), for masking.
        copies: `mux` operations none of whose operands dies there, in the order of the text.
    """

    size: int
    depth: int
    nonlinear: int
    copies: int


@dataclass(frozen=True, slots=True)
class Mismatch:
    """The first input at which a circuit differs from its table."""

    input: int
    expected: int
    computed: int


@dataclass(frozen=True)
class Circuit:
    """A circuit of a box.

    Args:
        program: the operations; computes the box exactly.
        box: the box's name, `S` or for its inverse `S^-1`.
        path: the file that it was read from.
        notes: the head of the file, by key.
        size: operations, complements at inputs and outputs left out.
        depth: operations on the longest path, counted in the same way.
    """

    program: Program
    box: str
    path: Path
    notes: Mapping[str, str]
    size: int
    depth: int

    @property
    def variant(self) -> str:
        """The part of its file's name between S-box and ending, as options name it."""
        return self.path.name.split(".", 2)[2].removesuffix(".ir")

    @property
    def is_short(self) -> bool:
        """Whether it was searched for a short longest path, as its head says."""
        return self.notes.get("goal") == LATENCY


def load_circuits(folder: Path, cipher: str) -> tuple[Circuit, ...]:
    """Read all circuits of a cipher's boxes: the files `<cipher>.*.ir`, by name.

    Raises:
        IRSyntaxError: a file is no IR text.
        ValueError: a file does not name its S-box, or its program is no circuit.
    """
    return tuple(load_circuit(path) for path in sorted(folder.glob(f"{cipher.lower()}.*.ir")))


def load_circuit(path: Path) -> Circuit:
    """Read one circuit; the errors are those of `load_circuits`."""
    text = path.read_text(encoding="utf-8")
    notes = _notes(text)
    program = parse_program(text)
    wrong = sorted({op.name for op in program.ops} - set(ARITY))
    if wrong:
        raise ValueError(f"{path}: `{wrong[0]}` is no operation of a circuit")
    if "box" not in notes:
        raise ValueError(f"{path}: the head has no `# box: NAME of CIPHER`")
    measured = measure(program, free=True)
    box = notes["box"].split(" of ")[0]
    return Circuit(program, box, path, notes, measured.size, measured.depth)


def _notes(text: str) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("#"):
            pairs = re.findall(r"([a-z ]+): ([^;]*)", line.removeprefix("#"))
            found.update((key.strip(), value.strip()) for key, value in pairs)
    return found


def truth_tables(program: Program) -> tuple[int, ...]:
    """The truth tables of the results, as integers of 2^inputs bits."""
    n_inputs = len(program.params)
    mask = (1 << (1 << n_inputs)) - 1
    names = [param.name for param in program.params]
    values = dict(zip(names, input_tables(n_inputs), strict=True))
    for op in program.ops:
        operands = [values[arg] for arg in op.args] + [0] * (3 - len(op.args))
        values[op.result] = meaning_of(op.name, op.number("k", 0))(mask, *operands)
    return tuple(values[name] for name in program.results)


def prove(program: Program, table: Sequence[int]) -> Mismatch | None:
    """Compare a circuit with a table of 2^inputs values, over all inputs.

    Returns:
        `None` if they are equal.

    Raises:
        ValueError: the table has another number of inputs.
    """
    if len(table) != 1 << len(program.params):
        raise ValueError(f"{len(program.params)} inputs, but a table of {len(table)} values")
    computed = truth_tables(program)
    n_outputs = max(len(computed), max(table).bit_length())
    expected = box_tables(tuple(table), n_outputs)
    padded = computed + (0,) * (n_outputs - len(computed))
    wrong = 0
    for have, want in zip(padded, expected, strict=True):
        wrong |= have ^ want
    if not wrong:
        return None
    first = (wrong & -wrong).bit_length() - 1
    value = sum((t >> first & 1) << j for j, t in enumerate(computed))
    return Mismatch(first, table[first], value)


def boundary_complements(program: Program) -> frozenset[str]:
    """The results of the `not` operations at the inputs and outputs.

    One at an input is its only reader; the result of one at an output has no reader.
    """
    inputs = {param.name for param in program.params}
    outputs = set(program.results)
    return frozenset(
        op.result
        for op in program.ops
        if op.name == "not"
        and (_only_reader(program, op, inputs) or _only_output(program, op, outputs))
    )


def _only_reader(program: Program, op: Op, inputs: set[str]) -> bool:
    return op.args[0] in inputs and program.uses[op.args[0]] == 1


def _only_output(program: Program, op: Op, outputs: set[str]) -> bool:
    return op.result in outputs and program.uses[op.result] == 1


def measure(program: Program, free: bool) -> Measure:
    """The costs of a circuit.

    Args:
        program: the circuit.
        free: complements at inputs and outputs cost nothing (round keys absorb them).
    """
    skipped = boundary_complements(program) if free else frozenset[str]()
    levels = {param.name: 0 for param in program.params}
    for op in program.ops:
        levels[op.result] = max(levels[arg] for arg in op.args) + (op.result not in skipped)
    counted = [op for op in program.ops if op.result not in skipped]
    return Measure(
        size=len(counted),
        depth=max((levels[name] for name in program.results), default=0),
        nonlinear=sum(not is_linear(op.name, op.number("k", 0)) for op in counted),
        copies=_copies(program),
    )


def _copies(program: Program) -> int:
    last_use = {arg: i for i, op in enumerate(program.ops) for arg in op.args}
    last_use.update(dict.fromkeys(program.results, len(program.ops)))
    return sum(
        op.name == "mux" and all(last_use[arg] > i for arg in op.args)
        for i, op in enumerate(program.ops)
    )


def choose(circuits: Iterable[Circuit], box: str, costs: Mapping[str, float]) -> Circuit | None:
    """The cheapest circuit of an S-box; ties go to the shallower one, then to the first by path.

    Args:
        circuits: candidates, of any boxes.
        box: the box's name.
        costs: the cost of each available operation; circuits with other ones are excluded.

    Returns:
        `None` if no circuit consists of these operations.
    """
    usable = [c for c in circuits if c.box == box and _counted(c) <= set(costs)]

    def price(circuit: Circuit) -> tuple[float, int, str]:
        skipped = boundary_complements(circuit.program)
        ops = [op for op in circuit.program.ops if op.result not in skipped]
        return sum(costs[op.name] for op in ops), circuit.depth, circuit.path.name

    return min(usable, key=price, default=None)


def _counted(circuit: Circuit) -> set[str]:
    skipped = boundary_complements(circuit.program)
    return {op.name for op in circuit.program.ops if op.result not in skipped}


def print_circuit(
    program: Program, box: str, library: str, found: str, minimal: str = "", goal: str = ""
) -> str:
    """The text of a circuit's file.

    Args:
        program: computes the box exactly.
        box: as in `S of CIPHER`.
        library: the library's name.
        found: its origin.
        minimal: the reason why no circuit has fewer operations, if known.
        goal: the goal of the search, if it is not the fewest operations.
    """
    cost = measure(program, free=True)
    figures = f"instructions: {cost.size}; depth: {cost.depth}; nonlinear: {cost.nonlinear}"
    lines = [
        f"# box: {box}; library: {library}" + (f"; goal: {goal}" if goal else ""),
        f"# {figures}; copies: {cost.copies}",
        f"# free complements: {' '.join(free_complements(program)) or 'none'}",
        f"# found: {found}",
        *([f"# minimal: {minimal}"] if minimal else []),
    ]
    return "\n".join(lines) + "\n" + print_program(program)


def free_complements(program: Program) -> tuple[str, ...]:
    """The inputs `x0`, … and outputs `y0`, … with a complement operation of their own."""
    ends = boundary_complements(program)
    outputs = [f"y{j}" for j, r in enumerate(program.results) if r in ends]
    inputs = [
        op.args[0] for op in program.ops if op.result in ends and op.result not in program.results
    ]
    return (*inputs, *outputs)
