"""Instruction plans: a row's meaning is recorded once on marks, and replayed on literals.

The source of each bit does not depend on data: shifts, permutations, masks and inserts by constants
become one list of places, and a few operators on whole registers remain. The evaluator of meanings
(`prove.machine.meaning`) makes the record, with marks in place of bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import chain, groupby
from operator import itemgetter, xor

from compiler.machine.isa import Instruction, names_in
from dsl.syntax.tree import Index, Select
from prove.graph.words import Bits, Words, constant_bits, fitted, known_number
from prove.machine.applied import APPLIED, SINGLE, Apply
from prove.machine.meaning import Meaning, Part
from prove.machine.memory import Memory, Piece, Value, Violation
from prove.machine.public import Arithmetic
from prove.machine.recorder import POINTER, Note, Recorder
from prove.machine.values import Facts, Sum, Unsupported, symbol

Gather = Callable[[Bits], Bits]
"""Gathers bits from a pool, whose place 0 is the constant 0."""
Result = Gather | int | Sum
"""The result for a register or memory: bits, a source or load unchanged (by number, the sources
first), or an address."""


@dataclass(frozen=True, eq=False)
class PreparedInstruction:
    """The plan of an instruction with given numbers.

    Args:
        pointer: the base operand of addresses; "" if there is none.
        sources: the register operands whose bits are used, in the order of the pool.
        loads: distances from the pointer and sizes, in bytes, in the order of the pool.
        steps: operators with their arguments; results are appended to the pool.
        stores: distances from the pointer and sizes, in bytes, and values.
        results: the result for each register operand that is written.
        computes: whether any result needs the pool.
        condition: the condition of a branch.
        linear: each of `results` as a sum of the sources; empty if one of them is none.
    """

    pointer: str
    sources: tuple[str, ...]
    loads: tuple[tuple[int, int], ...]
    steps: tuple[tuple[Apply, tuple[Gather, ...]], ...]
    stores: tuple[tuple[int, int, Result], ...]
    results: tuple[tuple[str, Result], ...]
    computes: bool
    condition: Gather | None
    linear: tuple[Sum, ...]

    def filled(self, words: Words, pool: Bits) -> Bits:
        """The pool with the results of the steps."""
        for apply, gathers in self.steps:
            pool += apply(words, *(gather(pool) for gather in gathers))
        return pool

    def sums(self, values: tuple[Value, ...], word_bits: int) -> tuple[Value, ...] | None:
        """The results if sources are pointers or public numbers.

        Returns:
            The results; None if they are no sums of the sources, or if a source depends on data.
        """
        places = {name: _public(value) for name, value in zip(self.sources, values, strict=True)}
        known = {name: place for name, place in places.items() if place is not None}
        if not self.linear or len(known) < len(places):
            return None
        try:
            made = [_replaced(total, known) for total in self.linear]
        except Unsupported:
            return None
        return tuple(constant_bits(m.offset, word_bits) if m.is_number else m for m in made)


def _replaced(total: Sum, values: Mapping[str, Sum]) -> Sum:
    """A sum with operands replaced by their values; pointers are added, not multiplied."""
    made = Sum(total.region, total.offset)
    for name, factor in total.terms:
        made = made.plus(values[name], factor)
    return made


def _public(value: Value) -> Sum | None:
    """A pointer or number as a sum; numbers that are added to pointers are signed."""
    if isinstance(value, Sum):
        return value
    if isinstance(value, Piece):
        return None
    known = known_number(value)
    return None if known is None else Sum("", known - (value[-1] << len(value)))


@dataclass(frozen=True)
class _Subject:
    """An instruction with its numbers, as the arguments of `make_plan`."""

    instruction: Instruction
    operands: tuple[tuple[str, int | Sum], ...]
    bits: tuple[tuple[str, int], ...]
    word_bits: int

    @property
    def read(self) -> Iterator[tuple[str, int]]:
        """The registers that it may read, with their widths."""
        instruction = self.instruction
        known = implied(instruction).union(instruction.args)
        return ((name, width) for name, width in self.bits if name in known)

    def meaning(self, recorder: Recorder, registers: Mapping[str, Value]) -> Meaning:
        """Its meaning on marks or symbols."""
        zeros = {name: constant_bits(0, self.word_bits) for name, n in self.bits if not n}
        return Meaning(
            words=recorder,
            word_bits=self.word_bits,
            arithmetic=Arithmetic(Memory({}, Facts(), self.word_bits // 8, False)),
            instruction=self.instruction,
            operands={**dict(self.operands), **zeros, **registers},
            load=recorder.load,
            store=recorder.store,
        )

    def linear(self, results: Iterable[str]) -> tuple[Sum, ...]:
        """The results as sums of the register operands; empty if they are none."""
        widths = dict(self.bits)
        symbols: dict[str, Value] = {n: symbol(n) for n, width in self.bits if width}
        if any(width != self.word_bits for width in widths.values() if width):
            return ()
        try:
            written = self.meaning(Recorder(), symbols).run()
        except (Unsupported, Violation, KeyError):
            return ()
        made = [part for name in results if isinstance(part := written[name], Sum)]
        return tuple(made) if len(made) == len(written) else ()


@lru_cache(maxsize=1 << 14)
def make_plan(
    instruction: Instruction,
    operands: tuple[tuple[str, int | Sum], ...],
    bits: tuple[tuple[str, int], ...],
    word_bits: int,
) -> PreparedInstruction | None:
    """Record the meaning of an instruction.

    Args:
        instruction: the row in its shape.
        operands: its numbers, and its places in the code.
        bits: the width of each register operand, and of each register that the meaning names; 0 for
            registers that are always 0.
        word_bits: size of a pointer.

    Returns:
        The plan; None if the operators depend on the registers' values.
    """
    subject, recorder = _Subject(instruction, operands, bits, word_bits), Recorder()
    if instruction.row.time == "data" and not instruction.branches:
        return None
    pointer, widths = instruction.pointer, dict(bits)
    marks = {name: recorder.unknown(n) for name, n in subject.read if n and name != pointer}
    places = {pointer: Sum(POINTER, 0)} if pointer else {}
    meaning = subject.meaning(recorder, {**marks, **places})
    try:
        if instruction.branches:
            condition = _condition(meaning)
            return _Layout(recorder, marks, word_bits).branch(condition) if condition else None
        written = meaning.run()
    except (Unsupported, Violation):
        return None
    whole = {name: _in_full(part, widths[name]) for name, part in written.items() if widths[name]}
    linear = () if pointer else subject.linear(whole)
    return _Layout(recorder, marks, word_bits).plan(pointer, whole, linear)


@cache
def implied(instruction: Instruction) -> frozenset[str]:
    """The names that a meaning reads but the text lacks: registers by their own names."""
    places = [e.target.index for e in instruction.effects if isinstance(e.target, Index)]
    parts = [*places, *(e.value for e in instruction.effects)]
    return frozenset(name for part in parts for name in names_in(part)) - instruction.views.keys()


def _condition(meaning: Meaning) -> Bits | None:
    """The condition of an instruction that only branches; None if it always goes one way."""
    (effect, *others) = meaning.instruction.effects
    if others or not isinstance(effect.value, Select):
        return None
    part = meaning.condition(effect.value.condition)
    return part if isinstance(part, tuple) else None


def _in_full(part: Part, width: int) -> Value:
    """A part as a register's value."""
    if isinstance(part, Sum | Piece):
        return part
    return constant_bits(part, width) if isinstance(part, int) else fitted(part, width)


class _Layout:
    """The places in the pool of the bits that marks stand for.

    Args:
        recorder: has the recorded operators.
        marks: the marks of each register operand.
        word_bits: size of a pointer.
    """

    def __init__(self, recorder: Recorder, marks: Mapping[str, Bits], word_bits: int) -> None:
        self._recorder = recorder
        self._marks = marks
        self._word_bits = word_bits
        self._held = list(marks.values())
        self._places: dict[int, int] = {0: 0}

    def plan(
        self, pointer: str, written: Mapping[str, Value], linear: tuple[Sum, ...]
    ) -> PreparedInstruction:
        """The plan, given the final values of registers."""
        recorder = self._recorder
        words = [run for run in recorder.accesses if 8 * run[1] == self._word_bits]
        loads = _runs(recorder.loads, words)
        self._held += [_bits_of(recorder.loads, *run) for run in loads]
        self._append(chain.from_iterable(self._held))
        steps = self._steps()
        kept = [(run, _bits_of(recorder.stores, *run)) for run in _runs(recorder.stores, words)]
        stores = tuple((*run, self._result(marks)) for run, marks in kept)
        results = tuple((name, self._result(value)) for name, value in written.items())
        gathered = any(callable(how) for *_, how in (*stores, *results))
        return PreparedInstruction(
            pointer=pointer,
            sources=tuple(self._marks),
            loads=loads,
            steps=steps,
            stores=stores,
            results=results,
            computes=gathered or bool(steps),
            condition=None,
            linear=linear,
        )

    def branch(self, condition: Bits) -> PreparedInstruction:
        """The plan of a branch."""
        self._append(chain.from_iterable(self._held))
        steps = self._steps()
        return PreparedInstruction(
            "", tuple(self._marks), (), steps, (), (), True, self._gather(condition), ()
        )

    def _result(self, value: Value) -> Result:
        """The result for a register or memory."""
        if isinstance(value, Sum):
            return value
        assert not isinstance(value, Piece), "marks are of whole pointers"
        return self._held.index(value) if value in self._held else self._gather(value)

    def _append(self, marks: Iterable[int]) -> None:
        for mark in marks:
            self._places[mark >> 1] = len(self._places)

    def _steps(self) -> tuple[tuple[Apply, tuple[Gather, ...]], ...]:
        return tuple(self._step(*group) for group in _groups(self._recorder.notes))

    def _step(self, name: str, notes: list[Note]) -> tuple[Apply, tuple[Gather, ...]]:
        """An operator on the concatenated arguments of several notes."""
        columns = zip(*(note.arguments for note in notes), strict=True)
        gathers = tuple(self._gather(tuple(chain.from_iterable(c))) for c in columns)
        for note in notes:
            self._append(note.results)
        return APPLIED[name], gathers

    def _gather(self, marks: Bits) -> Gather:
        """Gathers the bits that marks stand for."""
        places = [self._places[mark >> 1] for mark in marks]
        flips = tuple(mark & 1 for mark in marks)
        if not any(places):
            return lambda _: flips
        taken = _taken(places)
        if not any(flips):
            return taken
        return lambda pool: tuple(map(xor, taken(pool), flips))


def _taken(places: list[int]) -> Gather:
    """Gathers the bits at places of the pool."""
    first, last = places[0], places[-1]
    if places == list(range(first, last + 1)):
        return lambda pool: pool[first : last + 1]
    return itemgetter(*places)


def _groups(notes: Iterable[Note]) -> Iterator[tuple[str, list[Note]]]:
    """Notes that can be applied together: of one level, and of one bitwise operator."""
    ordered = sorted(notes, key=lambda note: (note.level, note.name))
    for (_, name), group in groupby(ordered, key=lambda note: (note.level, note.name)):
        if name in SINGLE:
            yield name, list(group)
        else:
            yield from ((name, [note]) for note in group)


def _runs(
    octets: Mapping[int, Bits], words: Iterable[tuple[int, int]]
) -> tuple[tuple[int, int], ...]:
    """Distances and sizes of accesses: adjacent bytes are one access.

    Args:
        octets: by their distance.
        words: words that may be pointers: each of them is one access.
    """
    apart = tuple(run for run in dict.fromkeys(words) if run[0] in octets)
    covered = {i for first, size in apart for i in range(first, first + size)}
    runs: list[tuple[int, int]] = []
    for place in sorted(octets.keys() - covered):
        if runs and sum(runs[-1]) == place:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((place, 1))
    return (*apart, *runs)


def _bits_of(octets: Mapping[int, Bits], first: int, size: int) -> Bits:
    """The bits of adjacent bytes."""
    return tuple(chain.from_iterable(octets[i] for i in range(first, first + size)))
