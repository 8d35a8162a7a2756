"""Puts circuits in place of S-boxes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from compiler.circuits import Circuit, choose, load_circuits, prove
from compiler.ir import Op, Program
from compiler.module import Context, Module, Pass, inline
from dsl.library import CIRCUITS


class CircuitError(ValueError):
    """No circuit fits, or one differs from its table."""


@dataclass(frozen=True)
class Sbox(Pass):
    """Put a circuit in place of each S-box.

    The circuit is the cheapest one of the box that the target's operations can compute; it is proven
    equal to the table over all inputs before it is used.
    """

    circuit: str = "auto"
    """Which circuits: `auto`, or the library or variant in a circuit file's name (`bsl.latency`)."""
    latency: bool = False
    """Whether `auto` takes circuits with a short path round the cipher, where there are such: right
    where one group of registers waits for itself; otherwise the number of operations decides."""

    def run_module(self, module: Module, context: Context) -> Module:
        """Return the module with circuits in place of S-boxes."""
        costs = dict.fromkeys(context.target.logic[""], 1.0)
        for feature in context.features:
            costs.update(dict.fromkeys(context.target.logic.get(feature, ()), 1.0))
        known = load_circuits(CIRCUITS, module.cipher.name)
        if self.circuit != "auto":
            known = tuple(c for c in known if _variant(c) == self.circuit)
        elif self.latency:
            short = {c.box for c in known if _is_short(c)}
            known = tuple(c for c in known if _is_short(c) or c.box not in short)
        return module.map(lambda p: _expand(p, known, costs))


def _is_short(circuit: Circuit) -> bool:
    """Whether a circuit was searched for a short path."""
    return _variant(circuit).endswith(".latency")


def _variant(circuit: Circuit) -> str:
    """What stands between the box and the ending of a circuit's file name."""
    return circuit.path.name.split(".", 2)[2].removesuffix(".ir")


def _expand(program: Program, known: tuple[Circuit, ...], costs: Mapping[str, float]) -> Program:
    chosen = {
        name: _circuit(program, name, known, costs)
        for name in sorted({op.word("table") for op in program.ops if op.name == "sbox"})
    }
    ops: list[Op] = []
    renamed: dict[str, str] = {}
    for place, op in enumerate(program.ops):
        args = tuple(renamed.get(a, a) for a in op.args)
        if op.name != "sbox":
            ops.append(replace(op, args=args))
            continue
        circuit = chosen[op.word("table")].program
        bindings = {p.name: a for p, a in zip(circuit.params, args, strict=True)}
        made, results = inline(circuit, bindings, f"x{place}.")
        kind = (op.type,)
        ops += [replace(m, types=kind, span=op.span, phase=op.phase) for m in made]
        renamed.update(zip(op.results, results, strict=True))
    return program.with_ops(ops, (renamed.get(r, r) for r in program.results))


def _circuit(
    program: Program, name: str, known: tuple[Circuit, ...], costs: Mapping[str, float]
) -> Circuit:
    circuit = choose(known, name, costs)
    if circuit is None:
        have = ", ".join(sorted(_variant(c) for c in known if c.box == name)) or "none"
        raise CircuitError(
            f"no circuit of the S-box {name} uses only {', '.join(sorted(costs))}; there are: {have}"
        )
    mismatch = prove(circuit.program, program.tables[name].values)
    if mismatch:
        raise CircuitError(
            f"{circuit.path.name}: at input {mismatch.input:#x} the table has "
            f"{mismatch.expected:#x}, the circuit computes {mismatch.computed:#x}"
        )
    return circuit
