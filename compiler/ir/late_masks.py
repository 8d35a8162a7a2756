"""Masks behind shifts in place of before them, where tables of several inputs take them in."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping

from compiler.ir.program import BITWISE, Builder, Op, Program
from compiler.ir.rewriting import live_only

BACK = {"shl": "shr", "shr": "shl"}
"""The shift that brings back what another one does not lose."""

PAIR = 2
"""Values of a difference."""
SUMS: Mapping[tuple[int, ...], str] = {(0, 1, 1, 0): "xor", (1, 0, 0, 1): "xnor"}
"""Operations by their values, where the operands are the lowest bits of 0 to 3."""

Rewrite = Callable[["_Masks", Op], bool]


def masks_behind_shifts(program: Program) -> Program:
    """The program in which words that several masks choose from are shifted first.

    A shift of `x & m` becomes the mask shifted and the shift of `x`, where others read
    `x`, too, and logic alone reads the shift. The program itself where there is
    none.
    """
    return _Masks(program).rewritten(_Masks.behind)


def swaps_by_masks(program: Program) -> Program:
    """The program in which bits of two words change places by masks, without their difference.

    A shift of `((x >> k) ^ y) & m` to the left by `k` becomes `(x ^ (y << k)) & (m << k)`, which
    logic with `x` joins; the other direction alike. The program itself where there is none.
    """
    return _Masks(program).rewritten(_Masks.without_difference)


class _Masks:
    """The rewriting of one program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._build = Builder("m")
        self._build.types = dict(program.types)
        self._shifted: dict[tuple[str, str, int], str] = {}
        self._readers: dict[str, list[Op]] = defaultdict(list)
        for op in program.ops:
            for arg in set(op.args):
                self._readers[arg].append(op)
        numbers = (a for op in program.ops if op.name not in BITWISE for a in op.args)
        self._numbers = {*numbers, *program.results}

    def rewritten(self, rewrite: Rewrite) -> Program:
        """The program with each shift rewritten that allows it."""
        n_rewritten = 0
        for op in self._program.ops:
            self._build.span, self._build.round = op.span, op.round
            if op.name in BACK and rewrite(self, op):
                n_rewritten += 1
            else:
                self._build.append(op)
        return live_only(self._program.with_ops(self._build.ops)) if n_rewritten else self._program

    def behind(self, op: Op) -> bool:
        """Shift first, and choose bits then."""
        word, mask = self._masked(op.args[0])
        if not word or self._program.uses[word] < 2 or op.result in self._numbers:
            return False
        self._choose(op, self._shift(op, word), mask)
        return True

    def without_difference(self, op: Op) -> bool:
        """Choose bits of the words themselves, one of them shifted."""
        word, mask = self._masked(op.args[0])
        pair, name = _difference(self._program.makers.get(word))
        for one, other in (pair, pair[::-1]) if pair else ():
            maker = self._program.makers.get(one)
            if maker is None or maker.name != BACK[op.name] or maker.number("k") != op.number("k"):
                continue
            if self._is_added(op.result, maker.args[0]):
                mixed = self._build.emit("xor", maker.args[0], self._shift(op, other))
                chosen = mixed if name == "xor" else self._build.emit("not", mixed)
                self._choose(op, chosen, mask)
                return True
        return False

    def _is_added(self, name: str, word: str) -> bool:
        """Whether the only reader of a value adds it to a word."""
        readers = self._readers[name]
        return len(readers) == 1 and set(_difference(readers[0])[0]) == {name, word}

    def _masked(self, name: str) -> tuple[str, int]:
        """The word of which a mask chooses bits, and the mask; no word where none does.

        The bits that are left of a word when those of a mask are taken away are its others.
        """
        maker = self._program.makers.get(name)
        if maker is None or maker.name not in ("and", "xor"):
            return "", 0
        for word, other in (maker.args, maker.args[::-1]):
            if maker.name == "and":
                value = self._constant(other)
                if value is not None:
                    return word, value
                continue
            inner, mask = self._masked(other) if self._is_and(other) else ("", 0)
            if inner == word:
                return word, mask ^ (1 << maker.type.bits) - 1
        return "", 0

    def _is_and(self, name: str) -> bool:
        maker = self._program.makers.get(name)
        return maker is not None and maker.name == "and"

    def _constant(self, name: str) -> int | None:
        maker = self._program.makers.get(name)
        value = maker.attr("value") if maker and maker.name == "const" else None
        return value if isinstance(value, int) else None

    def _shift(self, op: Op, word: str) -> str:
        """The shift of an operation, of another word."""
        key = (op.name, word, op.number("k"))
        if key not in self._shifted:
            self._shifted[key] = self._build.emit(op.name, word, kind=op.type, k=op.number("k"))
        return self._shifted[key]

    def _choose(self, op: Op, word: str, mask: int) -> None:
        """Append the choice of bits by the mask shifted, under the name of a result."""
        k, ones = op.number("k"), (1 << op.type.bits) - 1
        moved = mask << k & ones if op.name == "shl" else mask >> k
        choice = ("and", (word, self._build.constant(op.type, moved)))
        self._build.append(Op(*choice, op.results, op.types, (), op.span, op.round))


def _difference(op: Op | None) -> tuple[tuple[str, ...], str]:
    """Two values that an operation adds, and `xor`, or `xnor` with a complement; nothing else."""
    if op is None or op.name not in ("xor", "xnor", "lut3"):
        return (), ""
    if op.name != "lut3":
        return op.args, op.name
    pair = tuple(dict.fromkeys(op.args))
    k = op.number("k")
    if len(pair) != PAIR:
        return (), ""
    places = (sum((v >> pair.index(a) & 1) << i for i, a in enumerate(op.args)) for v in range(4))
    values = tuple(k >> place & 1 for place in places)
    name = SUMS.get(values, "")
    return (pair, name) if name else ((), "")
