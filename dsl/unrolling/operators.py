"""Operators and tables on values: known ones are computed, others become operations of a sink."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeAlias

from dsl.syntax.diagnostics import DiagnosticError, error
from dsl.syntax.tree import Span
from dsl.unrolling.tables import Matrix, Permutation, SBox, invert_targets
from dsl.unrolling.values import (
    BROKEN,
    Broken,
    Scalar,
    Shape,
    Unset,
    Value,
    Word,
    describe,
    fit,
    flatten,
    is_broken,
    shape_of,
    unflatten,
)

MAX_NUMBER_BITS = 4096
"""Numbers without a width stay below this; no cipher's constant comes near."""

_Given: TypeAlias = int | Word | Broken
Attribute = int | str | tuple[int, ...]

_NUMBERS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "^": lambda a, b: a ^ b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "<<": lambda a, b: a << b,
    ">>": lambda a, b: a >> b,
}
_COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
ROTATIONS = {"<<<": "rotl_by", ">>>": "rotr_by"}
"""The operation that rotates by a word."""
SHIFTS = frozenset({"<<", ">>", *ROTATIONS})
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "^": "xor", "&": "and", "|": "or"}


class Sink(Protocol):
    """Takes the operations on words that are not known while unrolling."""

    def emit(
        self, name: str, args: Sequence[Word], bits: Sequence[int], **attrs: Attribute
    ) -> tuple[Word, ...]:
        """Append an operation with results of the given widths; some arguments may be known."""
        ...


class Counting:
    """A sink that only checks: it gives words without names."""

    def emit(
        self, name: str, args: Sequence[Word], bits: Sequence[int], **attrs: Attribute
    ) -> tuple[Word, ...]:
        """Words of the given widths."""
        return tuple(Word(b) for b in bits)


class Operators:
    """All that can be done to values; `spend` is called once for each elementary step."""

    def __init__(self, sink: Sink, spend: Callable[[int], None]) -> None:
        self._sink = sink
        self._spend = spend

    def binary(self, op: str, left: Value, right: Value, span: Span) -> Value:
        """`left op right`, element by element; a shift's amount may be one for all elements."""
        if isinstance(left, list) and isinstance(right, list):
            if len(left) != len(right):
                sizes = f"{len(left)} and {len(right)} elements"
                raise error(span, f"`{op}` needs arrays of one size, found {sizes}")
            return [self.binary(op, a, b, span) for a, b in zip(left, right, strict=True)]
        if isinstance(left, list) and op in SHIFTS:
            return [self.binary(op, a, right, span) for a in left]
        if isinstance(left, list) or isinstance(right, list):
            found = f"{describe(left)} and {describe(right)}"
            raise error(span, f"`{op}` needs two values of one shape, found {found}")
        self._spend(1)
        return self._scalars(op, _given(left, span), _given(right, span), span)

    def unary(self, op: str, operand: Value, span: Span) -> Value:
        """`~operand` or `-operand`, element by element."""
        if isinstance(operand, list):
            return [self.unary(op, element, span) for element in operand]
        self._spend(1)
        scalar = _given(operand, span)
        if isinstance(scalar, int):
            return ~scalar if op == "~" else -scalar
        if not isinstance(scalar, Word):
            return scalar
        if op == "-":
            return self._words("-", Word(scalar.bits, 0), scalar)
        if scalar.value is not None:
            return Word(scalar.bits, scalar.value ^ _ones(scalar.bits))
        return self._one("not", [scalar], scalar.bits)

    def extract(self, word: Word, lo: int, bits: int) -> Word:
        """Bits `lo` to `lo + bits - 1` of a word."""
        self._spend(1)
        if bits == word.bits:
            return word
        if word.value is not None:
            return Word(bits, word.value >> lo & _ones(bits))
        return self._one("extract", [word], bits, lo=lo)

    def concat(self, words: Sequence[Word]) -> Word:
        """One word of all the words' bits, the first word lowest."""
        self._spend(1)
        bits = sum(w.bits for w in words)
        if len(words) == 1:
            return words[0]
        total, place = 0, 0
        for word in words:
            if word.value is None:
                return self._one("concat", words, bits)
            total |= word.value << place
            place += word.bits
        return Word(bits, total)

    def permute(self, table: Permutation, value: Value, span: Span) -> Value:
        """A bit permutation on each word."""
        if isinstance(value, list):
            return [self.permute(table, element, span) for element in value]
        self._spend(1)
        word = self.word(value, f"`{table.name}`", span)
        if isinstance(word, Broken):
            return word
        if word.bits != len(table.targets):
            message = f"`{table.name}` permutes `u{len(table.targets)}`, found {describe(word)}"
            raise error(span, message)
        if word.value is not None:
            return Word(word.bits, table.apply(word.value))
        # the operation lists the source of each result bit, the rule the target of each bit
        return self._one("permute", [word], word.bits, map=invert_targets(table.targets))

    def multiply(self, table: Matrix, vector: Value, span: Span) -> Value:
        """Matrix times vector; where the elements are arrays, on each of their places."""
        if is_broken(vector):
            return BROKEN
        shape = shape_of(vector)
        if shape is not None and shape == _whole(table, shape):
            return self._multiply_bits(table, vector, span)
        if not isinstance(vector, list) or len(vector) != table.n_columns:
            raise error(span, f"`{table.name}` takes {_taken(table)}, found {describe(vector)}")
        rows = [element for element in vector if isinstance(element, list)]
        if rows:
            if len({len(r) for r in rows}) > 1 or len(rows) != len(vector):
                raise error(span, f"`{table.name}` takes elements of one shape")
            places = [self.multiply(table, list(p), span) for p in zip(*rows, strict=True)]
            assert all(isinstance(p, list) for p in places), "a product is a vector"
            return [list(r) for r in zip(*(p for p in places if isinstance(p, list)), strict=True)]
        return self._product(table, vector, span)

    def _multiply_bits(self, table: Matrix, value: Value, span: Span) -> Value:
        """A matrix over GF(2) times the bits of a value."""
        words = [self.word(scalar, f"`{table.name}`", span) for scalar in flatten(value)]
        bits = [self.extract(w, i, 1) for w in words if isinstance(w, Word) for i in range(w.bits)]
        product = [w for w in flatten(self._product(table, bits, span)) if isinstance(w, Word)]
        shape = table.result or Shape(len(table.rows))
        lows = range(0, len(product), shape.bits)
        made = [self.concat(product[low : low + shape.bits]) for low in lows]
        return unflatten(iter(made), shape)

    def substitute(self, table: SBox, value: Value, span: Span) -> Value:
        """An S-box on each word; a wider word is cut into cells."""
        if isinstance(value, list):
            return [self.substitute(table, element, span) for element in value]
        self._spend(1)
        word = self.word(value, f"`{table.name}`", span)
        if isinstance(word, Broken):
            return word
        n = table.in_bits
        if word.bits % n or (word.bits != n and n != table.out_bits):
            raise error(span, f"`{table.name}` takes words of {n} bits, found {describe(word)}")
        bits: list[Word] = []
        for lo in range(0, word.bits, n):
            cell = [self.extract(word, lo + i, 1) for i in range(n)]
            bits += self._box(table, cell)
        return self.concat(bits)

    def substitute_columns(self, table: SBox, value: Value, span: Span) -> Value:
        """An S-box on the columns of an array: bit i of column c is bit c of element i."""
        if is_broken(value):
            return BROKEN
        if not isinstance(value, list) or len(value) != table.in_bits:
            message = f"`{table.name}` takes columns of an array of {table.in_bits} elements"
            raise error(span, f"{message}, found {describe(value)}")
        words = [self.word(element, f"`{table.name}`", span) for element in value]
        known = [w for w in words if isinstance(w, Word)]
        if len({w.bits for w in known}) > 1:
            raise error(span, f"`{table.name}` takes columns of words of one width")
        return list(self._box(table, known))

    def word(self, value: Value, what: str, span: Span) -> Word | Broken:
        """The value as a word.

        Raises:
            DiagnosticError: it is an array, has no width or no value yet.
        """
        if isinstance(value, list):
            raise error(span, f"{what} takes a word, found {describe(value)}")
        scalar = _given(value, span)
        if isinstance(scalar, int):
            hint = "give it a type: `let c: u8 = …`"
            raise error(span, f"{what} takes a word, and {describe(value)} has no width", hint)
        return scalar

    def _scalars(self, op: str, a: _Given, b: _Given, span: Span) -> Scalar:
        if isinstance(a, Broken) or isinstance(b, Broken):
            return BROKEN
        if isinstance(a, int) and not (isinstance(b, Word) and op not in SHIFTS):
            # A number has no width to rotate in, whatever the amount is.
            amount = 0 if op in ROTATIONS else amount_of(op, b, span)
            assert isinstance(amount, int), "only rotations are by a word"
            return _numbers(op, a, amount, span)
        if op in SHIFTS:
            assert isinstance(a, Word), "a number was dealt with"
            by = amount_of(op, b, span)
            if isinstance(by, Word):
                return self._one(ROTATIONS[op], [a, by], a.bits)
            return self._shift(op, a, by, span)
        if op in _COMPARISONS:
            what = f"each side of `{op}`"
            return int(_COMPARISONS[op](known(a, what, span), known(b, what, span)))
        x = fit(a, b.bits, span) if isinstance(a, int) and isinstance(b, Word) else a
        y = fit(b, a.bits, span) if isinstance(b, int) and isinstance(a, Word) else b
        assert isinstance(x, Word), "the left side is a word"
        assert isinstance(y, Word), "the right side is a word"
        if x.bits != y.bits:
            raise error(span, f"`{op}` needs words of one width, found `u{x.bits}` and `u{y.bits}`")
        if op not in _OPERATIONS:
            value = _numbers(
                op,
                known(x, f"each side of `{op}`", span),
                known(y, f"each side of `{op}`", span),
                span,
            )
            return Word(x.bits, value & _ones(x.bits))
        return self._words(op, x, y)

    def _words(self, op: str, x: Word, y: Word) -> Word:
        if x.value is not None and y.value is not None:
            return Word(x.bits, _NUMBERS[op](x.value, y.value) & _ones(x.bits))
        # Adding a round constant of zero stays, so that rounds stay alike; the compiler folds it.
        return self._one(_OPERATIONS[op], [x, y], x.bits)

    def _shift(self, op: str, word: Word, amount: int, span: Span) -> Word:
        if amount < 0:
            raise error(span, f"`{op}` by {amount}: an amount is not negative")
        ones = _ones(word.bits)
        if op in ("<<", ">>"):
            if amount >= word.bits:
                return Word(word.bits, 0)
            if word.value is not None:
                return Word(word.bits, _NUMBERS[op](word.value, amount) & ones)
            name = "shl" if op == "<<" else "shr"
            return self._one(name, [word], word.bits, k=amount) if amount else word
        k = (amount if op == "<<<" else -amount) % word.bits
        if word.value is not None:
            return Word(word.bits, (word.value << k | word.value >> word.bits - k) & ones)
        return self._one("rotl", [word], word.bits, k=k) if k else word

    def _product(self, table: Matrix, vector: Sequence[Value], span: Span) -> Value:
        self._spend(len(table.rows) + table.n_columns)
        words = [self.word(element, f"`{table.name}`", span) for element in vector]
        known_words = [w for w in words if isinstance(w, Word)]
        widths = {w.bits for w in known_words}
        if len(widths) > 1 or (table.degree > 1 and widths != {table.degree}):
            wanted = f"of {table.degree} bits" if table.degree > 1 else "of one width"
            raise error(span, f"`{table.name}` takes words {wanted}, found {describe(vector[0])}")
        width = widths.pop()
        values = [w.value for w in known_words if w.value is not None]
        if len(values) == len(known_words):
            self._spend(len(table.rows) * table.n_columns)
            return [Word(width, v) for v in table.apply(values)]
        widths_out = [width] * len(table.rows)
        return list(self._sink.emit("matrix", known_words, widths_out, table=table.name))

    def _box(self, table: SBox, words: Sequence[Word]) -> tuple[Word, ...]:
        width = words[0].bits
        self._spend(table.in_bits)
        values = [w.value for w in words if w.value is not None]
        if len(values) < len(words):
            widths = [width] * table.out_bits
            return self._sink.emit("sbox", words, widths, table=table.name)
        results = [0] * table.out_bits
        for c in range(width):
            column = sum((v >> c & 1) << i for i, v in enumerate(values))
            for j in range(table.out_bits):
                results[j] |= (table.values[column] >> j & 1) << c
        return tuple(Word(width, r) for r in results)

    def _one(self, name: str, args: Sequence[Word], bits: int, **attrs: Attribute) -> Word:
        return self._sink.emit(name, args, [bits], **attrs)[0]


CONSTANT_HINT = "numbers, parameters, constants and loop counters are constant"
SHIFT_HINT = "only rotations take an amount that depends on the input: `x <<< y`, `x >>> y`"


def known(value: Value, what: str, span: Span, hint: str = CONSTANT_HINT) -> int:
    """The number of a value known while unrolling; `hint` is for a word that depends on the input.

    Raises:
        DiagnosticError: it depends on the block or on the key.
    """
    if isinstance(value, int):
        return value
    if isinstance(value, Word) and value.value is not None:
        return value.value
    if is_broken(value):
        raise DiagnosticError([])
    if isinstance(value, list):
        raise error(span, f"{what} must be a number, found {describe(value)}")
    if isinstance(value, Unset):
        raise error(span, f"{what} has no value yet")
    raise error(span, f"{what} must be constant, found a word that depends on the input", hint)


def _whole(table: Matrix, shape: Shape) -> Shape | None:
    """The shape that a matrix takes as a whole, as a vector of bits; else None."""
    if table.argument is not None or table.degree > 1:
        return table.argument
    # a word as wide as the vector is long; an array as long as the vector is the vector
    return None if shape.dimensions else Shape(table.n_columns)


def _taken(table: Matrix) -> str:
    """Description of a matrix's argument, for messages."""
    whole = f" or `{table.argument or Shape(table.n_columns)}`" if table.degree == 1 else ""
    return f"a vector of {table.n_columns} words{whole}"


def amount_of(op: str, value: Value, span: Span) -> int | Word:
    """The amount of a shift or rotation: a number, or of a rotation a word that is not known.

    Raises:
        DiagnosticError: it is neither.
    """
    if op in ROTATIONS and isinstance(value, Word) and value.value is None:
        return value
    hint = SHIFT_HINT if op not in ROTATIONS else CONSTANT_HINT
    return known(value, f"the amount of `{op}`", span, hint)


def _given(value: Scalar, span: Span) -> _Given:
    if isinstance(value, Unset):
        raise error(span, "this is read before it is given a value")
    return value


def _numbers(op: str, a: int, b: int, span: Span) -> int:
    if op in _COMPARISONS:
        return int(_COMPARISONS[op](a, b))
    if op not in _NUMBERS:
        hint = "give it a type: `let c: u8 = …`"
        raise error(span, f"`{op}` needs a word: {describe(a)} has no width to rotate in", hint)
    if op in ("/", "%") and b == 0:
        raise error(span, "division by zero")
    if op in ("<<", ">>") and not 0 <= b <= MAX_NUMBER_BITS:
        raise error(span, f"`{op}` by {describe(b)}: expected 0 to {MAX_NUMBER_BITS}")
    result = _NUMBERS[op](a, b)
    if result.bit_length() > MAX_NUMBER_BITS:
        raise error(span, f"a number of more than {MAX_NUMBER_BITS} bits")
    return result


def _ones(bits: int) -> int:
    return (1 << bits) - 1
