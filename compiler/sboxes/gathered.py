"""Puts S-boxes on single bits of words side by side in one word.

An S-box on a word of its own size takes single bits. The inputs of several independent S-boxes of a
round become one word, which is shifted once for each input bit. Then all of them are one S-box
operation, each in a lane of its own. A word that already holds the inputs is used as it is.

Before, with a box of two bits::

    a0: u1 = extract a, lo=0
    a1: u1 = extract a, lo=1
    y0: u1, y1: u1 = sbox a0, a1, table=S
    b0: u1 = extract a, lo=2
    b1: u1 = extract a, lo=3
    z0: u1, z1: u1 = sbox b0, b1, table=S
    r: u4 = concat y0, y1, z0, z1

After::

    l0: u4 = shr a, k=1
    l1: u4, l2: u4 = sbox a, l0, table=S
    l3: u4 = const value=5
    l4: u4 = and l1, l3
    l5: u4 = and l2, l3
    l6: u4 = shl l5, k=1
    r: u4 = or l4, l6
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from compiler.ir.cut_words import CutWords
from compiler.ir.program import Op, Program, Type


def gather_boxes(program: Program, width: int) -> Program:
    """The program with S-boxes on bits side by side in words; unchanged if there are none.

    Args:
        program: a program on words; S-boxes on words stay as they are.
        width: of the machine's widest word.
    """
    if not any(takes_bits(op) for op in program.ops):
        return program
    return _Gathered(program, width=width).rewrite()


def takes_bits(op: Op) -> bool:
    """Whether an operation is an S-box on single bits."""
    return op.name == "sbox" and op.type.bits == 1


@dataclass
class _Gathered(CutWords):
    """Rewrites one program.

    S-boxes wait in `pending` for others beside them; their readers wait in `deferred`, and
    `blocked` has the values that are not computed yet.
    """

    width: int = 32
    pending: list[Op] = field(default_factory=list[Op])
    deferred: list[Op] = field(default_factory=list[Op])
    blocked: set[str] = field(default_factory=set[str])

    def visit_all(self, ops: Iterable[Op]) -> None:
        """Rewrite operations; S-boxes wait for others of their round."""
        for op in ops:
            waits = not self.blocked.isdisjoint(op.args)
            if self.pending and (op.round != self.pending[0].round or (waits and takes_bits(op))):
                self.flush()
                waits = False
            if takes_bits(op):
                self.pending.append(op)
                self.blocked.update(op.results)
            elif waits:
                self.deferred.append(op)
                self.blocked.update(op.results)
            else:
                self.visit(op)
        self.flush()

    def flush(self) -> None:
        """Compute the waiting S-boxes, then their waiting readers."""
        boxes, later = self.pending, self.deferred
        self.pending, self.deferred, self.blocked = [], [], set()
        for name in dict.fromkeys(op.word("table") for op in boxes):
            table = self.program.tables[name]
            alike = [op for op in boxes if op.word("table") == name]
            count = max(1, self.width // table.in_bits)
            for first in range(0, len(alike), count):
                self.side_by_side(alike[first : first + count])
        for op in later:
            self.visit(op)

    def side_by_side(self, boxes: Sequence[Op]) -> None:
        """Compute some S-boxes as one; the results are in every `in_bits`-th bit of words."""
        self.build.span, self.build.round = boxes[0].span, boxes[0].round
        table = self.program.tables[boxes[0].word("table")]
        step = table.in_bits
        inputs = self.joined([self.part(a, 0, 1) for op in boxes for a in op.args])
        word = self.value(inputs)
        kind = Type(step * len(boxes))
        planes = [self.build.emit("shr", word, k=j) if j else word for j in range(step)]
        rows = self.build.emit_many("sbox", planes, (kind,) * table.out_bits, table=table.name)
        lanes = self.build.constant(kind, sum(1 << step * n for n in range(len(boxes))))
        for first in range(0, table.out_bits, step):
            made = self.merged(rows[first : first + step], lanes)
            for number, op in enumerate(boxes):
                for j, result in enumerate(op.results[first : first + step]):
                    self.pieces[result] = made, step * number + j, 1

    def merged(self, rows: Sequence[str], lanes: str) -> str:
        """The word that interleaves the bits of `rows`, taken from each lane."""
        total = ""
        for j, row in enumerate(rows):
            part = self.build.emit("and", row, lanes)
            part = self.build.emit("shl", part, k=j) if j else part
            total = self.build.emit("or", total, part) if total else part
        return total
