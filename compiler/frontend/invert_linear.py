"""Finds unknown words of a program by the GF(2)-linear operations between them and known words.

`compiler.frontend.invert` inverts an operation once all but one of its values are known. A word
with several uses on the way to one result, as in `x ^ x <<< 1 ^ x <<< 2`, needs a linear system.
Its variables are the bits of unknown words, and known results give its equations. Rotations and
masks compute the bits that it determines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from compiler.frontend.pieces import Pieces
from compiler.gf2.linear_forms import LINEAR, Bits
from compiler.gf2.linear_steps import Steps, runs
from compiler.ir.program import Op, Program
from dsl.gf2 import determined

MOST_BITS = 1024
"""The most unknown bits of one system."""
MOST_LEVELS = 4
"""The most times that definitions of unknown words are added to the equations of known results."""


@dataclass(frozen=True)
class Found:
    """Bits of a word that steps compute: `bits` of them from bit `low` on are `value`.

    The value of a whole word has the name of the word.
    """

    word: str
    low: int
    bits: int
    value: str
    steps: tuple[Op, ...]


def find_words(
    program: Program, known: set[str], pieces: Pieces, stuck: Sequence[Op], prefix: str
) -> list[Found]:
    """Find unknown words of a program by linear algebra.

    Args:
        program: at the spec level.
        known: values that are known.
        pieces: known bits of other values.
        stuck: operations whose results are known and whose arguments are not, the first to be tried
            first.
        prefix: prefix of the names of new values.

    Returns:
        The words of the first system that determines any; empty if none does.
    """
    waiting = [op for op in stuck if op.name in LINEAR]
    while waiting:
        system = _System(program, known, pieces, prefix)
        if found := system.search(waiting):
            return found
        waiting = [op for op in waiting if op.results not in system.defined]
    return []


class _System:
    """The equations around one operation."""

    def __init__(self, program: Program, known: set[str], pieces: Pieces, prefix: str) -> None:
        self.program = program
        self.known = known
        self.pieces = pieces
        self.prefix = prefix
        self.atoms: dict[str, int] = {}
        self.n_variables = 0
        self.forms: dict[str, Bits] = {}
        self.has_known: dict[str, bool] = {}
        self.made: dict[str, Op] = {}
        self.equations: list[tuple[int, int]] = []
        self.rights: list[tuple[str, int]] = []
        self.n_rights = 0
        self.defined: set[tuple[str, ...]] = set()

    def search(self, stuck: Sequence[Op]) -> list[Found]:
        """The bits that the equations around some operations determine, the first success."""
        self.origin = stuck[0]
        leaves = {op.results: self._leaves(op) for op in stuck}
        self._add_equations(stuck[0])
        for _ in range(MOST_LEVELS):
            self._add_related(stuck, leaves)
            if self.n_variables > MOST_BITS:
                return []
            if found := self._found():
                return found
            for atom in [*self.atoms]:
                if maker := self.program.makers.get(atom):
                    self._add_equations(maker)
        return []

    def _add_related(self, stuck: Sequence[Op], leaves: Mapping[tuple[str, ...], set[str]]) -> None:
        """Add the equations of operations that read unknown words of the system."""
        rest = [op for op in stuck if op.results not in self.defined]
        while self.n_variables <= MOST_BITS:
            related = [op for op in rest if not leaves[op.results].isdisjoint(self.atoms)]
            if not related:
                return
            rest = [op for op in rest if op not in related]
            for op in related:
                self._add_equations(op)

    def _add_equations(self, op: Op) -> None:
        """Add the equations of an operation whose results are known or unknowns of the system."""
        if op.name not in LINEAR or op.results in self.defined:
            return
        self.defined.add(op.results)
        for each in self._cone(op):
            self._apply(each)
        if op.results[0] not in self.made:
            return
        for result in op.results:
            is_known = result in self.known
            left = self.forms[result]
            own: Bits = [None] * len(left) if is_known else self._leaf(result)
            has_right = is_known or self.has_known[result] or result in self.pieces.known
            if has_right:
                self.rights.append((result, self.n_rights))
            for a, b in zip(left, own, strict=True):
                right = 1 << self.n_rights if has_right else 0
                self.equations.append(((a or 0) ^ (b or 0), right))
                self.n_rights += has_right

    def _passes(self, value: str) -> bool:
        """Whether a value is replaced by its definition: it is unknown and read once."""
        maker = self.program.makers.get(value)
        return (
            value not in self.known
            and maker is not None
            and maker.name in LINEAR
            and self.program.uses[value] == 1
        )

    def _cone(self, op: Op) -> list[Op]:
        """An operation and the operations that its results depend on linearly, in order."""
        found = {op.results: op}
        waiting = [op]
        while waiting:
            for arg in waiting.pop().args:
                maker = self.program.makers.get(arg)
                if maker and self._passes(arg) and maker.results not in found:
                    found[maker.results] = maker
                    waiting.append(maker)
        return sorted(found.values(), key=lambda each: self.program.places[each.results])

    def _leaves(self, op: Op) -> set[str]:
        """The unknown words that an operation's results depend on."""
        args = (arg for each in self._cone(op) for arg in each.args)
        return {arg for arg in args if arg not in self.known and not self._passes(arg)}

    def _apply(self, op: Op) -> None:
        """Compute the forms of an operation's results; nonlinear results get none."""
        if op.name not in LINEAR:
            return
        args = [self._form(arg) for arg in op.args]
        made = LINEAR[op.name](self.program, op, args)
        if made is None:
            return
        constant = op.name in ("not", "xnor") or any(self._has_known(arg) for arg in op.args)
        for result, form in zip(op.results, made, strict=True):
            self.forms[result], self.made[result] = form, op
            self.has_known[result] = constant

    def _form(self, value: str) -> Bits:
        return (
            self.forms[value] if value in self.made and self._passes(value) else self._leaf(value)
        )

    def _leaf(self, value: str) -> Bits:
        """The bits of a known value, or of an unknown word without its known bits."""
        bits = self.program.types[value].bits
        if value in self.known:
            maker = self.program.makers.get(value)
            constant = maker.number("value") if maker and maker.name == "const" else -1
            return [0 if constant >> i & 1 else None for i in range(bits)]
        if value not in self.atoms:
            self.atoms[value] = self.n_variables
            self.n_variables += bits
        form: Bits = [1 << self.atoms[value] + i for i in range(bits)]
        for low, piece in self.pieces.runs(value, bits):
            if piece:
                form[low : low + piece.bits] = [0] * piece.bits
        return form

    def _has_known(self, value: str) -> bool:
        """Whether a value is more than a sum of unknown bits."""
        if value in self.made and self._passes(value):
            return self.has_known[value]
        return value in self.known or value in self.pieces.known

    def _found(self) -> list[Found]:
        """The bits that the equations determine so far."""
        known = determined(self.equations)
        found: list[Found] = []
        for word, first in self.atoms.items():
            bits = self.program.types[word].bits
            wanted = [known.get(first + i) for i in range(bits)]
            for low, run in runs(wanted):
                steps = Steps(f"{self.prefix}.{len(found)}", self.origin)
                value = self._sum(steps, run, bits)
                if len(run) == bits:
                    steps.name(value, word)
                found.append(Found(word, low, len(run), value, tuple(steps.ops)))
        return found

    def _sum(self, steps: Steps, run: Sequence[int], word_bits: int) -> str:
        """The value whose bits are sums of known bits."""
        terms: list[str] = []
        for result, first in self.rights:
            size = self.program.types[result].bits
            rows = tuple(row >> first & (1 << size) - 1 for row in run)
            if any(rows):
                source = self._right(steps, result)
                is_whole = len(run) == size == word_bits
                terms += steps.mapped(source, rows) if is_whole else steps.picked(source, rows)
        value = steps.total(terms, len(run))
        return (
            value
            if value in (r for op in steps.ops[-1:] for r in op.results)
            else steps.copy(value, len(run))
        )

    def _right(self, steps: Steps, result: str) -> str:
        """The known side of an equation: the result and the known part of its definition."""
        bits = self.program.types[result].bits
        parts = [result] if result in self.known else []
        if not parts and result in self.pieces.known:
            parts = [self._partial(steps, result)]
        if self.has_known[result]:
            parts.append(self._known_part(steps, result))
        return steps.total(parts, bits)

    def _known_part(self, steps: Steps, result: str) -> str:
        """The definition of a value with zeros in place of unknown bits."""
        renamed: dict[str, str] = {}
        for op in self._cone(self.made[result]):
            if all(r not in self.made for r in op.results):
                continue
            args = [renamed.get(arg) or self._partial(steps, arg) for arg in op.args]
            results = steps.emit(op.name, args, op.types, op.attrs)
            renamed.update(zip(op.results, results, strict=True))
        return renamed[result]

    def _partial(self, steps: Steps, word: str) -> str:
        """A value with zeros in place of its unknown bits."""
        bits = self.program.types[word].bits
        if word in self.known:
            return word
        if word not in self.pieces.known:
            return steps.zero(bits)
        parts: list[str] = []
        sizes: list[int] = []
        for _, piece in self.pieces.runs(word, bits):
            cut = piece and not piece.is_whole
            if piece is None:
                parts.append(steps.zero(1))
            else:
                parts.append(steps.cut(piece.value, piece.low, piece.bits) if cut else piece.value)
            sizes.append(piece.bits if piece else 1)
        return steps.joined(parts, sizes)
