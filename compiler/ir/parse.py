"""Parses the text form of programs that `compiler.ir.print` writes.

The form has one item for each line and no nesting, so a regular expression parses a line.
"""

from __future__ import annotations

import re
from typing import cast

from compiler.ir.program import Added, Attribute, Level, Op, Param, Program, Table, Type
from compiler.ir.slots import read_given, read_label, read_slot
from dsl.syntax.tree import Span

_HEAD = re.compile(r"(spec|slice|listing)( registers)? ([\w.^$[\]-]+)\((.*)\) \{")
_TABLE = re.compile(r"(sbox|matrix) ([\w.^$[\]-]+) (\d+) (\d+) (0x[0-9a-f]+) = ([0-9a-f ]+)")
_OP = re.compile(r"([^;@!]+?)(?: @(\d+))?(?: !(spill|copy))?(?: +; (\d+):(\d+))?")


class IRSyntaxError(ValueError):
    """A line is no IR text; the message names the line."""


def parse_program(text: str) -> Program:
    """Parse one program.

    Raises:
        IRSyntaxError: a line is not of the form that `print_program` writes.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    head = _HEAD.fullmatch(lines[0]) if lines else None
    if not head or lines[-1] != "}" or not lines[-2].startswith("return"):
        raise IRSyntaxError("a program is `level name(params) {`, operations, `return …`, `}`")
    tables: dict[str, Table] = {}
    ops: list[Op] = []
    for line in lines[1:-2]:
        if match := _TABLE.fullmatch(line):
            table = _read_table(match)
            tables[table.name] = table
        else:
            ops.append(parse_op(line))
    params = tuple(_param(p) for p in _split(head[4]))
    results = tuple(_split(lines[-2].removeprefix("return")))
    level = cast("Level", head[1])
    name, part = read_label(head[3])
    return Program(name, level, params, tuple(ops), results, tables, bool(head[2]), part)


def parse_op(line: str) -> Op:
    """Parse one operation."""
    parts = _OP.fullmatch(line.rstrip())
    if parts is None:
        raise IRSyntaxError(f"`{line}` is not `results = name operands @3 !spill  ; line:column`")
    text, round_of, added, row, column = parts.groups()
    span = Span("", int(row), int(column)) if row else None
    left, equals, right = text.partition(" = ")
    if not equals:
        left, right = "", text
    name, _, operands = right.strip().partition(" ")
    typed = [_typed(r) for r in _split(left)]
    args: list[str] = []
    attrs: list[tuple[str, Attribute]] = []
    for operand in _split(operands):
        key, is_attr, value = operand.partition("=")
        if is_attr:
            attrs.append((key, _read_attribute(value)))
        else:
            args.append(operand)
    results, types = tuple(n for n, _ in typed), tuple(t for _, t in typed)
    place = (span, int(round_of or 0), cast("Added", added or ""))
    return Op(name, tuple(args), results, types, tuple(sorted(attrs)), *place)


def parse_type(text: str) -> Type:
    """Parse a type: `u8`, `u8x16` or `ptr`."""
    if text == "ptr":
        return Type(0)
    match = re.fullmatch(r"u(\d+)(?:x(\d+))?", text)
    if not match:
        raise IRSyntaxError(f"`{text}` is no type")
    return Type(int(match[1]), int(match[2] or 1))


def _typed(text: str) -> tuple[str, Type]:
    name, colon, kind = text.partition(": ")
    if not colon:
        raise IRSyntaxError(f"`{text}` has no type")
    return name, parse_type(kind)


def _param(text: str) -> Param:
    """A parameter; a name that spells a slot or a caller's value stands for that."""
    typed, _, meaning = text.partition(" as ")
    name, kind = _typed(typed)
    return Param(name, kind, read_slot(meaning or name), read_given(meaning or name))


def _split(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _read_attribute(text: str) -> Attribute:
    if text.startswith("("):
        return tuple(int(v, 0) for v in text[1:-1].split())
    try:
        return int(text, 0)
    except ValueError:
        return text


def _read_table(match: re.Match[str]) -> Table:
    values = tuple(int(v, 16) for v in match[6].split())
    return Table(
        match[2],
        "sbox" if match[1] == "sbox" else "matrix",
        int(match[3]),
        int(match[4]),
        values,
        int(match[5], 16),
    )
