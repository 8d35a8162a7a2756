"""Lowers a checked cipher to flat spec programs, with every loop and call unrolled."""

from __future__ import annotations

from collections.abc import Sequence

from compiler.ir.program import Builder, Program, Table, Type
from dsl.cipher import Cipher
from dsl.syntax.diagnostics import DiagnosticError
from dsl.unrolling.elaborate import UNROLL_LIMIT, input_words, unroll
from dsl.unrolling.execute import Place
from dsl.unrolling.operators import Attribute
from dsl.unrolling.tables import Lookup, Matrix, SBox
from dsl.unrolling.values import Word


def lower(cipher: Cipher, set_name: str, function: str, limit: int = UNROLL_LIMIT) -> Program:
    """Unroll one entry of a cipher; a key schedule without a key has no parameters and no results.

    The parameters are the words of the entry's inputs (`X.0`, `RK.3.1`, or the bare name of a
    single word), the results are the words of its output. Constants are folded; every operation has
    the source line of its statement and its round.

    Args:
        cipher: a checked cipher.
        set_name: one of its parameter sets.
        function: `key_schedule`, `encrypt`, or `decrypt` if the text defines it.
        limit: the most steps that unrolling may take.

    Raises:
        DiagnosticError: it takes more than `limit` steps.
        KeyError: there is no such set or function.
    """
    chosen = cipher.parameter_set(set_name)
    if function == "key_schedule" and not chosen.has_key:
        return Program(function, "spec", (), (), (), {})
    model, place = chosen.model, Place()
    sink = _Lowering(place, input_words(model, function))
    outputs, errors = unroll(model, function, sink, place, limit)
    if errors:
        raise DiagnosticError(errors, cipher.text)
    results = tuple(sink.named(word) for word in outputs)
    used = {op.word("table") for op in sink.builder.ops if op.name in ("sbox", "matrix")}
    tables = {n: table(model.names.tables[n]) for n in sorted(used)}
    return Program(function, "spec", sink.params, tuple(sink.builder.ops), results, tables)


class _Lowering:
    """Receives unrolled operations and builds a program."""

    def __init__(self, place: Place, inputs: Sequence[Word]) -> None:
        self.builder = Builder()
        self.params = tuple(self.builder.param(w.name, Type(w.bits)) for w in inputs)
        self._place = place

    def emit(
        self, name: str, args: Sequence[Word], bits: Sequence[int], **attrs: Attribute
    ) -> tuple[Word, ...]:
        """Append an operation; known arguments become constants before it."""
        names = [self.named(word) for word in args]
        results = self.builder.emit_many(name, names, [Type(b) for b in bits], **attrs)
        return tuple(Word(b, None, r) for b, r in zip(bits, results, strict=True))

    def named(self, word: Word) -> str:
        """The name of a word; a constant is defined here."""
        self.builder.span, self.builder.round = self._place.span, self._place.round
        if word.value is None:
            return word.name
        (result,) = self.builder.emit_many("const", (), [Type(word.bits)], value=word.value)
        return result


def table(source: Lookup) -> Table:
    """The table of an S-box or of a matrix; the bits of a matrix are those of whole vectors."""
    if isinstance(source, SBox):
        return Table(source.name, "sbox", source.in_bits, source.out_bits, source.values)
    assert isinstance(source, Matrix), "a permutation is spelt out in its operation"
    values = tuple(v for row in source.rows for v in row)
    in_bits, out_bits = source.n_columns * source.degree, len(source.rows) * source.degree
    return Table(source.name, "matrix", in_bits, out_bits, values, source.modulus)
