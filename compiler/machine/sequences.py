"""Instruction sequences that selection treats as one instruction.

State that the lines of a sequence pass on, such as a carry, is defined and used inside the
sequence. Values are in allocated registers, and flags never outlive a sequence. So no pass has to
keep flags alive, and other instructions may change them freely.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from compiler.machine.isa import Instruction, Line, Row, RowError, Timing
from dsl.syntax.parse import parse_expression
from dsl.syntax.tree import Call, Name


@dataclass(frozen=True)
class InstructionSequence:
    """Several instructions with one name.

    Args:
        name: its name in rules.
        lines: calls of instructions, `;` between them, with the operands of each in the order of
            its text: names of the sequence's operands, or numbers and expressions of its
            immediates. `add(d0, b0); adc(d1, b1)` is a sum of two limbs.
        computes: the operation on limbs that it computes, `add_limbs` above; empty if rules name
            it.
        amount: the distance of a rotation of limbs.
        operands: their order, separated by blanks; empty for the order in which lines name them.
        views: the register views of operands whose lines use different ones.
        scratch: its last results that only its own lines use.
    """

    name: str
    lines: str
    computes: str = ""
    amount: int = 0
    operands: str = ""
    views: Mapping[str, str] = field(default_factory=dict[str, str])
    scratch: str = ""


def with_sequences(
    table: Mapping[str, Instruction], sequences: Iterable[InstructionSequence]
) -> dict[str, Instruction]:
    """The table with sequences of its instructions added as instructions with lines."""
    made = dict(table)
    for sequence in sequences:
        if sequence.name in made:
            raise RowError(sequence.name, "name", f"there are two rows `{sequence.name}`")
        made[sequence.name] = _instruction(sequence, table)
    return made


def _instruction(sequence: InstructionSequence, table: Mapping[str, Instruction]) -> Instruction:
    lines = tuple(_line(text, sequence, table) for text in sequence.lines.split(";"))
    views: dict[str, str] = {}
    bounds: dict[str, tuple[int, int, int]] = {}
    written: set[str] = set()
    read: dict[str, None] = {}
    for line in lines:
        inner = line.instruction
        for operand, view in inner.views.items():
            expr = line.operands[operand]
            if view:
                views.setdefault(line.name_of(operand), view)
            elif isinstance(expr, Name):
                views.setdefault(expr.id, "")
                bounds[expr.id] = inner.bounds[operand]
        read |= dict.fromkeys(n for a in inner.args if (n := line.name_of(a)) not in written)
        written |= {line.name_of(result) for result in inner.results}
    order = sequence.operands.split() or [*views]
    if set(order) != set(views):
        raise RowError(sequence.name, "operands", f"the lines name {', '.join(views)}")
    results = tuple(name for name in order if name in written)
    tied = tuple(name for name in results if name in read)
    first = lines[0].instruction
    return Instruction(
        name=sequence.name,
        row=_row(sequence.name, lines),
        text="\n".join(line.instruction.text for line in lines),
        effects=(),
        lane_bits=first.lane_bits,
        lanes=first.lanes,
        results=results,
        args=(*tied, *(name for name in order if name in read and name not in tied)),
        tied=tied,
        views={**views, **sequence.views},
        bounds=bounds,
        reads_memory=any(line.instruction.reads_memory for line in lines),
        writes_memory=any(line.instruction.writes_memory for line in lines),
        branches=False,
        lines=lines,
    )


def _line(text: str, sequence: InstructionSequence, table: Mapping[str, Instruction]) -> Line:
    call = parse_expression(text.strip())
    if not isinstance(call, Call) or call.function not in table:
        raise RowError(sequence.name, "lines", f"`{text.strip()}` calls no row of the table")
    instruction = table[call.function]
    if len(call.arguments) != len(instruction.views):
        names = ", ".join(instruction.views)
        raise RowError(sequence.name, "lines", f"`{call.function}` takes {names}: {text.strip()}")
    return Line(instruction, dict(zip(instruction.views, call.arguments, strict=True)))


def _row(name: str, lines: tuple[Line, ...]) -> Row:
    """The row of a sequence: its time is fixed if that of each line is."""
    rows = [line.instruction.row for line in lines]
    times: tuple[Timing, ...] = ("data", "address", "fixed")
    return Row(
        name=name,
        text="",
        meaning="",
        lane=rows[0].lane,
        cost="",
        time=next(time for time in times if any(row.time == time for row in rows)),
        source=rows[0].source,
        feature=next((row.feature for row in rows if row.feature), ""),
        requires=next((row.requires for row in rows if row.requires), ""),
    )
