"""The text form of programs; `compiler.ir.parse` is the inverse."""

from __future__ import annotations

from compiler.ir.program import Attribute, Op, Param, Program, Table


def print_program(program: Program) -> str:
    """The program as text, one line for each operation."""
    params = ", ".join(map(_param, program.params))
    registers = " registers" if program.registers else ""
    lines = [f"{program.level}{registers} {program.label}({params}) {{"]
    lines += [f"  {_table(t)}" for t in program.tables.values()]
    lines += [f"  {print_op(op)}" for op in program.ops]
    lines += [f"  return {', '.join(program.results)}".rstrip(), "}"]
    return "\n".join(lines) + "\n"


def _param(param: Param) -> str:
    text = f"{param.name}: {param.type}"
    meaning = param.slot or param.given
    return f"{text} as {meaning}" if meaning and str(meaning) != param.name else text


def print_op(op: Op) -> str:
    """One operation as text."""
    results = ", ".join(f"{r}: {t}" for r, t in zip(op.results, op.types, strict=True))
    operands = [*op.args, *(f"{k}={_attribute(v)}" for k, v in op.attrs)]
    text = f"{op.name} {', '.join(operands)}".rstrip()
    if results:
        text = f"{results} = {text}"
    if op.round:
        text += f" @{op.round}"
    if op.added:
        text += f" !{op.added}"
    return f"{text}  ; {op.span.line}:{op.span.column}" if op.span else text


def _attribute(value: Attribute) -> str:
    if isinstance(value, tuple):
        return f"({' '.join(str(v) for v in value)})"
    return hex(value) if isinstance(value, int) and value > 255 else str(value)


def _table(table: Table) -> str:
    values = " ".join(f"{v:x}" for v in table.values)
    sizes = f"{table.in_bits} {table.out_bits} {table.modulus:#x}"
    return f"{table.kind} {table.name} {sizes} = {values}"
