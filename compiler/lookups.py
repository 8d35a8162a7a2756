"""Puts tables in place of S-boxes: an index is gathered from bits, the result taken apart."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from compiler.ir import Builder, Op, Program, Type

Piece = tuple[str, int, int]
"""A part of a word: the word, its first bit, how many bits."""


def with_lookups(program: Program) -> Program:
    """The program with one `lookup` for each column of each S-box.

    Bits that lie side by side in one word are taken and put back together, so that a box on a word
    of its own size is a lookup and nothing else.
    """
    return _Lookups(program).rewrite()


@dataclass
class _Lookups:
    """The rewriting of one program; `pieces` are words that are parts of others."""

    program: Program
    build: Builder = field(default_factory=lambda: Builder("l"))
    pieces: dict[str, Piece] = field(default_factory=dict[str, Piece])
    made: dict[Piece, str] = field(default_factory=dict[Piece, str])

    def rewrite(self) -> Program:
        """The program."""
        self.build.types = dict(self.program.types)
        for op in self.program.ops:
            self.build.span, self.build.phase = op.span, op.phase
            if op.name == "sbox":
                self.columns(op)
            elif op.name == "extract":
                self.pieces[op.result] = self.part(op.args[0], op.number("lo"), op.type.bits)
            elif op.name == "concat":
                self.pieces[op.result] = self.joined([self.piece(a) for a in op.args])
            else:
                args = tuple(self.value(self.piece(a)) for a in op.args)
                self.build.append(replace(op, args=args))
        results = [self.value(self.piece(r)) for r in self.program.results]
        return self.program.with_ops(self.build.ops, results)

    def piece(self, name: str) -> Piece:
        """A value as a part of a word, of itself where nothing else is known."""
        return self.pieces.get(name, (name, 0, self.build.types[name].bits))

    def part(self, name: str, low: int, bits: int) -> Piece:
        """Some bits of a value."""
        word, first, _ = self.piece(name)
        return word, first + low, bits

    def value(self, piece: Piece) -> str:
        """The word that a part is; each is made once."""
        word, low, bits = piece
        if (low, bits) == (0, self.build.types[word].bits):
            return word
        if piece not in self.made:
            self.made[piece] = self.build.emit("extract", word, kind=Type(bits), lo=low)
        return self.made[piece]

    def joined(self, pieces: list[Piece]) -> Piece:
        """Parts side by side as one: of one word, if they are so there already."""
        runs = [pieces[0]]
        for word, low, bits in pieces[1:]:
            before, first, count = runs[-1]
            if (word, low) == (before, first + count):
                runs[-1] = (word, first, count + bits)
            else:
                runs.append((word, low, bits))
        if len(runs) == 1:
            return runs[0]
        total = sum(bits for _, _, bits in runs)
        words = [self.value(run) for run in runs]
        return self.build.emit("concat", *words, kind=Type(total)), 0, total

    def columns(self, op: Op) -> None:
        """A lookup for each column; the results are parts of what they find."""
        table = self.program.tables[op.word("table")]
        rows: list[list[Piece]] = [[] for _ in op.results]
        for place in range(op.type.bits):
            index = self.value(self.joined([self.part(a, place, 1) for a in op.args]))
            found = self.build.emit("lookup", index, kind=Type(table.out_bits), table=table.name)
            for bit, row in enumerate(rows):
                row.append((found, bit, 1))
        self.pieces.update((r, self.joined(row)) for r, row in zip(op.results, rows, strict=True))
