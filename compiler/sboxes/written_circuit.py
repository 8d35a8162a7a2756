"""The circuits in a cipher's source text, as programs."""

from __future__ import annotations

from compiler.ir.program import Builder, Program, Type
from dsl.syntax.tree import Array, Assign, Binary, CircuitDecl, Expr, Name, Unary
from dsl.unrolling.tables import SBox

BIT = Type(1)
OPERATIONS = {"^": "xor", "&": "and", "|": "or"}


def written_circuit(circuit: CircuitDecl, box: SBox) -> Program:
    """A circuit as a program on one-bit words, with the operations as written.

    Args:
        circuit: a circuit of a checked cipher: its statements are assignments to wires.
        box: the S-box that it computes.

    Returns:
        Parameter i is bit i of the box's input, result j bit j of its output.
    """
    build = Builder()
    params = tuple(build.param(f"x{i}", BIT) for i in range(box.in_bits))
    wires = {param.name: param.name for param in params}

    def value_of(expr: Expr) -> str:
        if isinstance(expr, Name):
            return wires[expr.id]
        if isinstance(expr, Unary):
            return build.emit("not", value_of(expr.operand))
        assert isinstance(expr, Binary), "a circuit is made of wires and gates"
        return build.emit(OPERATIONS[expr.op], value_of(expr.left), value_of(expr.right))

    for statement in circuit.body:
        assert isinstance(statement, Assign), "a circuit is a list of assignments"
        build.span = statement.span
        made = [value_of(value) for value in _parts(statement.value)]
        for target, value in zip(_parts(statement.target), made, strict=True):
            assert isinstance(target, Name), "what is assigned to is a wire"
            old = wires.get(target.id, "")
            gate = statement.op.rstrip("=")
            wires[target.id] = build.emit(OPERATIONS[gate], old, value) if gate else value
    results = tuple(wires[f"y{j}"] for j in range(box.out_bits))
    return Program(box.name, "spec", params, tuple(build.ops), results)


def _parts(expr: Expr) -> tuple[Expr, ...]:
    return expr.elements if isinstance(expr, Array) else (expr,)
