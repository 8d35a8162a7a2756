"""S-boxes and matrices that a function of the text computes."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from dsl.gf2 import summands
from dsl.linear import ONE, ZERO, Form, Products, TooManyProducts
from dsl.syntax.diagnostics import DiagnosticError, error
from dsl.syntax.tree import Call, Function, MatrixOf, Name, SBoxOf
from dsl.unrolling.bits import Algebra, BitSink
from dsl.unrolling.execute import Executor, Place, Stop
from dsl.unrolling.operators import Counting, Sink, known
from dsl.unrolling.tables import MAX_BOX_BITS, Matrix, SBox
from dsl.unrolling.values import Value, Word, flatten, unflatten

MAX_STEPS = 1_000_000
"""Steps that a function may take for all inputs of an S-box together, or for a matrix."""
_TRIALS = 64


def sbox_of(executor: Executor, declaration: SBoxOf) -> SBox:
    """The S-box of a function on a word: its value at every input.

    Raises:
        DiagnosticError: it is no such function, is wrong at an input, or takes too many steps.
    """
    run = _Run(executor, declaration.function, Counting(), Place())
    if run.argument.dimensions or run.result.dimensions:
        kind = f"this one is of `{run.argument}` and gives `{run.result}`"
        raise error(run.name.span, f"an S-box is made of a function of a word: {kind}")
    if run.argument.bits > MAX_BOX_BITS:
        message = f"an S-box takes at most {MAX_BOX_BITS} bits, and `{run.name.id}` takes"
        raise error(run.name.span, f"{message} {run.argument.bits}")
    values = _at_once(executor, declaration)
    if not values:
        inputs = 1 << run.argument.bits
        what = f"for the {inputs:,} inputs of `{declaration.name}`"
        values = [run.value(x, what) for x in range(inputs)]
    bits = run.argument.bits, run.result.bits
    return SBox(declaration.name, *bits, tuple(values), declaration.span)


def _at_once(executor: Executor, declaration: SBoxOf) -> list[int]:
    """The function's values at all inputs, computed in one run on truth tables.

    There are none where it decides by its argument, or is wrong: it has to run for each input.
    """
    place = Place()
    inputs = 1 << executor.shape(_function(executor, declaration.function).parameters[0].type).bits
    algebra = Algebra[int](0, (1 << inputs) - 1, int.__and__)
    sink = BitSink(place, executor.globals.tables, algebra)
    run = _Run(executor, declaration.function, sink, place)
    columns = [_truth_table(i, inputs) for i in range(run.argument.bits)]
    try:
        made = run(sink.word(columns), "")
    except DiagnosticError:
        return []
    tables = sink.bits(made) if isinstance(made, Word) else ()
    return [sum((t >> x & 1) << j for j, t in enumerate(tables)) for x in range(inputs)]


def _truth_table(place: int, inputs: int) -> int:
    """Bit x is bit `place` of x."""
    block = ((1 << (1 << place)) - 1) << (1 << place)
    return sum(block << x for x in range(0, inputs, 2 << place))


def matrix_of(executor: Executor, declaration: MatrixOf) -> Matrix:
    """The matrix of a linear function on a word, or on an array of words.

    Over GF(2) the matrix is of the bits, but where each bit of an array's words goes the same way:
    then it is of the words. Over GF(2^n) the words are the elements.

    Raises:
        DiagnosticError: the function is not linear over the field; the message says why.
    """
    place = Place()
    sink = BitSink(place, executor.globals.tables, Algebra(ZERO, ONE, Products()))
    run = _Run(executor, declaration.function, sink, place)
    argument, result = run.argument, run.result
    columns = argument.bits * argument.n_words
    given = [
        sink.word([Form(1 << first + i) for i in range(argument.bits)])
        for first in range(0, columns, argument.bits)
    ]
    what = f"for the matrix `{declaration.name}`"
    try:
        made = run(unflatten(iter(given), argument), what)
    except TooManyProducts:
        raise _undecided(executor, run, what) from None
    words = [word for word in flatten(made) if isinstance(word, Word)]
    bits = [form for word in words for form in sink.bits(word)]
    for i, form in enumerate(bits):
        _refuse_unlike(run.name, i, form)
    rows = tuple(tuple(form.bits >> j & 1 for j in range(columns)) for form in bits)
    whole = Matrix(declaration.name, declaration.modulus, rows, declaration.span, argument, result)
    return _over_field(whole, run.name)


def _refuse_unlike(name: Name, place: int, form: Form) -> None:
    """Refuse a bit that is no sum of bits.

    Raises:
        DiagnosticError: it has a constant or a product in it.
    """
    if form.products:
        product = min(form.products, key=lambda p: (p.bit_count(), p))
        factors = [str(i) for i in range(product.bit_length()) if product >> i & 1]
        listed = f"{', '.join(factors[:-1])} and {factors[-1]}"
        why = f"bit {place} of its result has the product of bits {listed} of its argument"
        raise error(name.span, f"`{name.id}` is not linear: {why}")
    if form.one:
        why = f"bit {place} of its result is 1 where its argument is 0"
        raise error(name.span, f"`{name.id}` is not linear: {why}", "add the constant after it")


def _over_field(whole: Matrix, name: Name) -> Matrix:
    """The matrix over the declared field, of a matrix over the bits."""
    argument, result = whole.argument, whole.result
    assert argument is not None, "it was made of a function"
    assert result is not None, "it was made of a function"
    degree, width = whole.degree, argument.bits
    if degree > 1 and (width, result.bits) != (degree, degree):
        kinds = f"`{argument}` to `{result}`"
        message = f"the elements of this field are words of {degree} bits, and `{name.id}` takes"
        raise error(name.span, f"{message} {kinds}")
    if degree == 1 and (not argument.dimensions or width != result.bits):
        return whole
    rows: list[tuple[int, ...]] = []
    for i in range(result.n_words):
        block = whole.rows[i * width : (i + 1) * width]
        factors = [_factor(block, j * width, width, whole.modulus) for j in range(argument.n_words)]
        if None in factors and degree == 1:
            return whole
        if None in factors:
            why = f"word {i} of its result has no multiple of word {factors.index(None)} in it"
            hint = "it is linear over GF(2): `over GF(2)`"
            raise error(name.span, f"`{name.id}` is not linear over this field: {why}", hint)
        rows.append(tuple(factor for factor in factors if factor is not None))
    return replace(whole, rows=tuple(rows), argument=None, result=None)


def _factor(block: Sequence[Sequence[int]], first: int, width: int, modulus: int) -> int | None:
    """The element that multiplies a word, by the rows of what it gives; nothing if there is none.

    Over GF(2) that is 1 where the word itself is taken, 0 where nothing of it is.
    """
    sums = [[(0, k) for k in range(width) if row[first + k]] for row in block]
    factor = sum(row[first] << i for i, row in enumerate(block))
    is_element = factor.bit_length() < modulus.bit_length()
    return factor if is_element and sums == summands([factor], modulus, width) else None


def _undecided(executor: Executor, run: _Run, what: str) -> DiagnosticError:
    """The error for a function that is too large to be followed, with a counterexample if found."""
    name = run.name
    check = _Run(executor, name, Counting(), Place())
    bits = run.argument.bits * run.argument.n_words
    for trial in range(_TRIALS):
        seed = hashlib.shake_256(trial.to_bytes(4, "big")).digest(bits // 4 + 2)
        a, b = (int.from_bytes(seed[i::2], "big") & (1 << bits) - 1 for i in range(2))
        images = [check.value(x, what) for x in (a, b, a ^ b, 0)]
        if images[0] ^ images[1] ^ images[2] ^ images[3]:
            why = f"f({a:#x}) ^ f({b:#x}) is not f({a ^ b:#x}) ^ f(0)"
            return error(name.span, f"`{name.id}` is not linear: {why}")
    message = f"whether `{name.id}` is linear cannot be decided: it multiplies too many bits"
    return error(name.span, message, "write the matrix out, or use `^`, shifts and rotations")


class _Run:
    """A function of one argument at work, with steps of its own."""

    def __init__(self, executor: Executor, name: Name, sink: Sink, place: Place) -> None:
        self.name = name
        self._function = _function(executor, name)
        self.argument = executor.shape(self._function.parameters[0].type)
        self.result = executor.shape(self._function.result)
        self._work = Executor(executor.globals, sink, place, MAX_STEPS)
        self._calls = 0

    def __call__(self, argument: Value, what: str, note: str = "") -> Value:
        """The function's value.

        Args:
            argument: of the function's type.
            what: what the steps are taken for, as in `for the matrix M`.
            note: a hint for an error in the function.

        Raises:
            DiagnosticError: there is an error in it, or it takes too many steps.
        """
        call = Call(self.name.id, (self.name,), self.name.span)
        try:
            value = self._work.call(self._function, [argument], call)
        except Stop:
            if self._work.is_spent:
                raise self._spent(what) from None
            value = 0
        if self._work.errors:
            first = self._work.errors[0]
            raise DiagnosticError([replace(first, hint=first.hint or note)])
        self._calls += 1
        return value

    def value(self, x: int, what: str) -> int:
        """The function's bits as a number, where the argument's are."""
        shape = self.argument
        ones = (1 << shape.bits) - 1
        words = [Word(shape.bits, x >> i * shape.bits & ones) for i in range(shape.n_words)]
        note = f"in `{self.name.id}({x:#x})`, {what}"
        value = self(unflatten(iter(words), shape), what, note)
        found = [known(word, "the result", self.name.span) for word in flatten(value)]
        return sum(word << i * self.result.bits for i, word in enumerate(found))

    def _spent(self, what: str) -> DiagnosticError:
        message = f"`{self.name.id}` takes more than {MAX_STEPS:,} steps {what}"
        hint = "write it with fewer steps, or write the table out"
        if self._calls:
            each = self._work.steps // self._calls
            hint = f"about {each:,} for one input; {hint}"
        return error(self.name.span, message, hint)


def _function(executor: Executor, name: Name) -> Function:
    function = executor.globals.functions.get(name.id)
    if function is None:
        hint = "write a function: `fn f(x: u8) -> u8 { … }`"
        raise error(name.span, f"`{name.id}` is no function", hint)
    if len(function.parameters) != 1:
        takes = f"and `{name.id}` takes {len(function.parameters)}"
        raise error(name.span, f"expected a function of one argument, {takes}")
    return function
