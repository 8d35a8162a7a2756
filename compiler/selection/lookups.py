"""Replaces S-boxes by table look-ups: index bits are gathered, the result is split."""

from __future__ import annotations

from dataclasses import dataclass

from compiler.ir.cut_words import CutWords, Piece
from compiler.ir.program import Op, Program, Type


def lookup_primitive(memory: str) -> str:
    """The primitive that reads tables in a memory; `none` for tables in ordinary memory."""
    return "lookup" if memory == "none" else f"lookup_{memory}"


def with_lookups(program: Program, columns: int = 0) -> Program:
    """The program with one `lookup` for each column of each S-box.

    Adjacent bits of one word are extracted and inserted together, so an S-box on a word of its own
    size becomes a lookup alone.

    Args:
        program: a program at the spec level.
        columns: number of columns of the S-boxes that are replaced; 0 for all S-boxes.
    """
    return _Lookups(program, only=columns).rewrite()


@dataclass
class _Lookups(CutWords):
    """Rewrites one program; `only` are the numbers of columns of the S-boxes to replace."""

    only: int = 0

    def columns(self, op: Op) -> None:
        """A look-up for each column; the results are parts of the entries."""
        if self.only not in (0, op.type.bits):
            self.keep(op)
            return
        table = self.program.tables[op.word("table")]
        rows: list[list[Piece]] = [[] for _ in op.results]
        for place in range(op.type.bits):
            index = self.value(self.joined([self.part(a, place, 1) for a in op.args]))
            found = self.build.emit("lookup", index, kind=Type(table.out_bits), table=table.name)
            for bit, row in enumerate(rows):
                row.append((found, bit, 1))
        self.pieces.update((r, self.joined(row)) for r, row in zip(op.results, rows, strict=True))
