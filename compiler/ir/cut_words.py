"""Rewriting on parts of words: extracts and concatenations wait until a word is needed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from compiler.ir.program import Builder, Op, Program, Type

Piece = tuple[str, int, int]
"""A part of a word: the word, its first bit, its width in bits."""


@dataclass
class CutWords:
    """Rewrites one program; `pieces` are words that are parts of others."""

    program: Program
    build: Builder = field(default_factory=lambda: Builder("l"))
    pieces: dict[str, Piece] = field(default_factory=dict[str, Piece])
    made: dict[Piece, str] = field(default_factory=dict[Piece, str])

    def rewrite(self) -> Program:
        """The rewritten program."""
        self.build.types = dict(self.program.types)
        self.visit_all(self.program.ops)
        results = [self.value(self.piece(r)) for r in self.program.results]
        return self.program.with_ops(self.build.ops, results)

    def visit_all(self, ops: Iterable[Op]) -> None:
        """Rewrite operations in program order."""
        for op in ops:
            self.visit(op)

    def visit(self, op: Op) -> None:
        """Rewrite one operation; S-boxes are rewritten by `columns`."""
        self.build.span, self.build.round = op.span, op.round
        if op.name == "sbox":
            self.columns(op)
        elif op.name == "extract":
            self.pieces[op.result] = self.part(op.args[0], op.number("lo"), op.type.bits)
        elif op.name == "concat":
            self.pieces[op.result] = self.joined([self.piece(a) for a in op.args])
        else:
            self.keep(op)

    def keep(self, op: Op) -> None:
        """Append an operation unchanged, on words."""
        args = tuple(self.value(self.piece(a)) for a in op.args)
        self.build.append(replace(op, args=args))

    def columns(self, op: Op) -> None:
        """Rewrite an S-box."""
        self.keep(op)

    def piece(self, name: str) -> Piece:
        """A value as a part of a word, by default the whole value."""
        return self.pieces.get(name, (name, 0, self.build.types[name].bits))

    def part(self, name: str, low: int, bits: int) -> Piece:
        """A bit field of a value, as a part of a word."""
        word, first, _ = self.piece(name)
        return word, first + low, bits

    def value(self, piece: Piece) -> str:
        """The word of a part; equal parts are extracted once."""
        word, low, bits = piece
        if (low, bits) == (0, self.build.types[word].bits):
            return word
        if piece not in self.made:
            self.made[piece] = self.build.emit("extract", word, kind=Type(bits), lo=low)
        return self.made[piece]

    def joined(self, pieces: Sequence[Piece]) -> Piece:
        """Concatenated parts as one part: without an operation if they are adjacent in one word."""
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
