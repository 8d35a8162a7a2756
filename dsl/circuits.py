"""Proves a circuit equal to its S-box, over all inputs at once."""

from __future__ import annotations

from collections.abc import Mapping

from dsl.syntax.diagnostics import did_you_mean, error
from dsl.syntax.tree import Array, Assign, Binary, CircuitDecl, Expr, Name, Span, Statement, Unary
from dsl.unrolling.tables import Lookup, SBox, base_name, forward_name, inverted


def check_circuit(circuit: CircuitDecl, tables: Mapping[str, Lookup]) -> None:
    """Compare a circuit with the table of its S-box.

    The inputs are `x0` (lowest bit), `x1`, …; the outputs `y0`, `y1`, …; any name may hold what is
    between. A value is the truth table of a wire: bit v is the wire at input v.

    Raises:
        DiagnosticError: the circuit differs from the table, or is none.
    """
    box = _box(circuit, tables)
    wires = {f"x{i}": _input(i, box.in_bits) for i in range(box.in_bits)}
    ones = (1 << (1 << box.in_bits)) - 1
    for statement in circuit.body:
        _assign(statement, wires, ones)
    computed = [_wire(f"y{j}", wires, circuit.span) for j in range(box.out_bits)]
    for v, expected in enumerate(box.values):
        found = sum((wire >> v & 1) << j for j, wire in enumerate(computed))
        if found != expected:
            at = f"at input {v:#x} it gives {found:#x}, and `{box.name}` {expected:#x}"
            raise error(circuit.span, f"this circuit is not `{box.name}`: {at}")


def _box(circuit: CircuitDecl, tables: Mapping[str, Lookup]) -> SBox:
    base = forward_name(circuit.sbox)
    box = tables.get(base)
    if not isinstance(box, SBox):
        boxes = [name for name, table in tables.items() if isinstance(table, SBox)]
        several = [name for name in boxes if base_name(name) == base]
        hint = f"say which one: `circuit {several[0]}`" if several else did_you_mean(base, boxes)
        raise error(circuit.span, f"`{base}` is no S-box", hint)
    if circuit.sbox == base:
        return box
    inverse = inverted(box, circuit.span)
    assert isinstance(inverse, SBox), "the inverse of an S-box is one"
    return inverse


def _input(place: int, in_bits: int) -> int:
    return sum((v >> place & 1) << v for v in range(1 << in_bits))


def _assign(statement: Statement, wires: dict[str, int], ones: int) -> None:
    if not isinstance(statement, Assign):
        raise error(statement.span, "a circuit is a list of assignments")
    if isinstance(statement.target, Array) and isinstance(statement.value, Array):
        targets, values = statement.target.elements, statement.value.elements
    else:
        targets, values = (statement.target,), (statement.value,)
    if len(targets) != len(values) or statement.op not in ("=", "^=", "&=", "|="):
        message = "expected `=`, `^=`, `&=` or `|=`, and as many values as targets"
        raise error(statement.span, message)
    results = [_evaluate(value, wires, ones) for value in values]
    for target, result in zip(targets, results, strict=True):
        if not isinstance(target, Name):
            raise error(target.span, "expected the name of a wire")
        old = 0 if statement.op == "=" else _wire(target.id, wires, target.span)
        wires[target.id] = _gate(statement.op[0], old, result) if statement.op != "=" else result


def _evaluate(expr: Expr, wires: Mapping[str, int], ones: int) -> int:
    if isinstance(expr, Name):
        return _wire(expr.id, wires, expr.span)
    if isinstance(expr, Unary) and expr.op == "~":
        return _evaluate(expr.operand, wires, ones) ^ ones
    if isinstance(expr, Binary) and expr.op in "^&|":
        left, right = _evaluate(expr.left, wires, ones), _evaluate(expr.right, wires, ones)
        return _gate(expr.op, left, right)
    raise error(expr.span, "a circuit is made of wires and `^`, `&`, `|`, `~`")


def _gate(op: str, a: int, b: int) -> int:
    if op == "^":
        return a ^ b
    return a & b if op == "&" else a | b


def _wire(name: str, wires: Mapping[str, int], span: Span) -> int:
    if name not in wires:
        raise error(span, f"wire `{name}` has no value", did_you_mean(name, wires))
    return wires[name]
