"""Replaces S-boxes by circuits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from compiler.circuits.derive import derived_circuit
from compiler.circuits.library import Circuit, choose, load_circuits, measure, prove
from compiler.ir.program import Op, Program
from compiler.ir.rewriting import inline, on_values
from compiler.module import Context, Module, Pass
from compiler.sboxes.gathered import gather_boxes
from compiler.sboxes.written_circuit import written_circuit
from compiler.selection.lookups import with_lookups
from dsl.library import CIRCUITS
from dsl.unrolling.tables import inverse_name

IN_TEXT = "text"
"""The option's name for circuits in a cipher's source text."""


DERIVED = "derived"
"""The option's name for circuits that are made while compiling, for S-boxes without others."""


class CircuitError(ValueError):
    """No circuit fits, or a circuit differs from its table."""


@dataclass(frozen=True)
class Sbox(Pass):
    """Replace each S-box by a circuit.

    The circuit is the cheapest one that the target's operations can compute; it is compared with
    the table over all inputs before it is used. For an S-box without a circuit, a short search
    finds one, if possible from the circuit of an affine-equivalent S-box (docs/guide/circuits.md).
    With `table`, a table in memory is read instead, at addresses that depend on secrets.
    """

    circuit: str = "auto"
    """The choice of circuits: `auto`, or the name in a circuit file (`bsl`, `bsl.latency`)."""
    lanes: int = 0
    """Blocks that a function works on at once. If they take one register for each word, and a round
    has one S-box operation, the core waits for its result: then `auto` prefers circuits with a
    short path around the cipher. Otherwise, and with 0, the number of operations decides."""

    table: bool = False
    """Read tables in memory: the time then depends on secrets if memory has a cache."""
    fixed: bool = False
    """Read tables for S-boxes on bits of one word, if the time does not depend on the index;
    S-boxes on words side by side have circuits."""
    outside_keys: bool = False
    """With `table`, key schedules keep circuits: a host computes them, whose tables would tell
    secrets."""
    gather: bool = False
    """Put S-boxes on single bits side by side in one word: `--slicing cell`."""
    registers: bool = False
    """Look S-boxes up in tables in registers: `--sbox tbl`."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with circuits, or look-ups in tables, in place of S-boxes."""
        width = max(context.target.word_bits, default=0)
        if self.table and self.outside_keys:
            schedule = gather_boxes(module.programs["key_schedule"], width)
            module = module.map(with_lookups).with_program(schedule.name, schedule)
        elif self.table or self.registers:
            return module.map(with_lookups)
        if self.fixed:
            module = module.map(partial(with_lookups, columns=1))
        if self.gather:
            module = module.map(lambda program: gather_boxes(program, width))
        costs = dict.fromkeys(context.logic, 1.0)
        known = known_circuits(module)
        if self.circuit == "auto":
            known += _derived(module, {c.box for c in known}, context)
        else:
            known = tuple(c for c in known if _variant(c) == self.circuit)
        register_bits = max(context.target.register_bytes) * 8
        waits = _waits(module.programs["encrypt"], self.lanes, register_bits)
        return module.map(lambda program: _expand(program, _choose(program, known, costs, waits)))


def _waits(program: Program, lanes: int, register_bits: int) -> bool:
    """Whether a round is one S-box operation on one register for each word."""
    boxes = Counter(op.round for op in program.ops if op.name == "sbox")
    bits = {program.types[r].bits for r in program.results}
    return 0 < lanes * max(bits) <= register_bits and max(boxes.values(), default=0) == 1


def known_circuits(module: Module) -> tuple[Circuit, ...]:
    """The circuits of a cipher's S-boxes: shipped ones, and those in its source text."""
    return load_circuits(CIRCUITS, module.cipher.name) + _written(module)


def _written(module: Module) -> tuple[Circuit, ...]:
    """The circuits in the cipher's source text."""
    boxes = dict(module.cipher.parameter_set(module.set_name).sboxes)
    boxes |= {inverse_name(n): box.inverse() for n, box in boxes.items() if box.is_permutation}
    found: list[Circuit] = []
    for circuit in module.cipher.circuits:
        if circuit.sbox in boxes:
            program = written_circuit(circuit, boxes[circuit.sbox])
            cost = measure(program, free=True)
            path, notes = Path(module.cipher.file), {"library": IN_TEXT, "found": circuit.source}
            found.append(Circuit(program, circuit.sbox, path, notes, cost.size, cost.depth))
    return tuple(found)


def _derived(module: Module, known: set[str], context: Context) -> tuple[Circuit, ...]:
    """Circuits of the S-boxes without any, derived for the target's operations."""
    tables = {n: t for p in module.programs.values() for n, t in p.tables.items()}
    boxes = {n: t for n, t in tables.items() if t.kind == "sbox" and n not in known}
    found: list[Circuit] = []
    starts = context.together(
        [
            partial(derived_circuit, box.values, box.out_bits, context.logic, name, len(boxes))
            for name, box in boxes.items()
        ]
    )
    for name, made in zip(boxes, starts, strict=True):
        cost = measure(made.program, free=True)
        notes = {"library": DERIVED, "found": made.how}
        found.append(Circuit(made.program, name, Path(DERIVED), notes, cost.size, cost.depth))
    return tuple(found)


def _choose(
    program: Program, known: tuple[Circuit, ...], costs: Mapping[str, float], waits: bool
) -> dict[str, Circuit]:
    """The circuit of each S-box in a program."""
    short = [c for c in known if c.is_short] if waits else []
    found: dict[str, Circuit] = {}
    for box in sorted({op.word("table") for op in program.ops if op.name == "sbox"}):
        circuit = choose(short, box, costs) or choose(known, box, costs)
        if circuit is None:
            have = ", ".join(sorted(_variant(c) for c in known if c.box == box)) or "none"
            raise CircuitError(
                f"no circuit of the S-box {box} uses only {', '.join(sorted(costs))}; "
                f"circuits of it here: {have}"
            )
        _compare(circuit, program.tables[box].values)
        found[box] = circuit
    return found


def _variant(circuit: Circuit) -> str:
    """The variant of a circuit in a file; or where else it comes from."""
    if circuit.notes.get("library") in (IN_TEXT, DERIVED):
        return circuit.notes["library"]
    return circuit.variant


def _compare(circuit: Circuit, table: tuple[int, ...]) -> None:
    """Raise an error for a circuit that differs from its table."""
    mismatch = prove(circuit.program, table)
    if mismatch:
        raise CircuitError(
            f"{circuit.path.name}: at input {mismatch.input:#x} the table has "
            f"{mismatch.expected:#x}, the circuit computes {mismatch.computed:#x}"
        )


def _expand(program: Program, chosen: Mapping[str, Circuit]) -> Program:
    ops: list[Op] = []
    renamed: dict[str, str] = {}
    for number, op in enumerate(program.ops):
        args = tuple(renamed.get(a, a) for a in op.args)
        if op.name != "sbox":
            ops.append(op if args == op.args else on_values(op, args, op.results))
            continue
        circuit = chosen[op.word("table")].program
        bindings = {p.name: a for p, a in zip(circuit.params, args, strict=True)}
        made, results = inline(circuit, bindings, f"x{number}.")
        kind, place = (op.type,), (op.span, op.round)
        ops += [Op(m.name, m.args, m.results, kind, m.attrs, *place, m.added) for m in made]
        renamed.update(zip(op.results, results, strict=True))
    return program.with_ops(ops, (renamed.get(r, r) for r in program.results))
