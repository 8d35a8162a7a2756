"""Turns edited functions into a net again: simplified, and legal in a library of operations.

An edit states functions, any truth tables over their operands. `settle` chooses which signals are
held complemented so that the library has an operation for each, and puts a `not` where nothing
else helps.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from compiler.circuit_net import (
    COMPLEMENT,
    Function,
    Gate,
    Literal,
    Net,
    adjusted,
    realisations,
)
from compiler.gates import Library, truth_of


@dataclass(frozen=True)
class Rebuilder:
    """Makes nets of edited functions.

    Args:
        library: the operations that may be used.
        free: inputs and outputs may be complemented at no cost.
        rng: chooses among equally good ways to settle the polarities.
    """

    library: Library
    free: bool
    rng: random.Random

    def rebuild(self, net: Net, edits: Mapping[int, Function | Literal]) -> Net | None:
        """The net with some signals' functions replaced or added, without dead gates.

        Args:
            net: the net that is edited; its complements at inputs and outputs go on.
            edits: by signal; a literal stands for a signal as it is, or complemented.

        Returns:
            `None` where an output would be constant or the polarities cannot be settled.
        """
        stated: dict[int, Function | Literal] = dict(functions_of(net))
        stated.update(edits)
        functions, ends = _simplified(net.n_inputs, stated, net.outputs)
        if any(end.signal < 0 for end in ends):
            return None
        inverted_outputs = net.inverted_outputs
        outputs: list[int] = []
        for j, (signal, inverted) in enumerate(ends):
            if inverted and self.free:
                inverted_outputs ^= 1 << j
            elif inverted:
                signal = _add(functions, Function(COMPLEMENT, (signal,)), net.n_inputs)
            outputs.append(signal)
        fixed = frozenset() if self.free else frozenset([*range(net.n_inputs), *outputs])
        flipped = settle(functions, fixed, self.library, self.rng)
        if flipped is None:
            return None
        gates, kept = _compact(net.n_inputs, functions, outputs, flipped, self.library)
        return Net(
            net.n_inputs,
            gates,
            kept,
            net.inverted_inputs ^ sum(1 << i for i in flipped if i < net.n_inputs),
            inverted_outputs ^ sum(1 << j for j, s in enumerate(outputs) if s in flipped),
        )


def functions_of(net: Net) -> dict[int, Function]:
    """The gates as functions, by signal."""
    first = net.n_inputs
    return {first + i: Function(truth_of(op), args) for i, (op, args) in enumerate(net.gates)}


def _add(functions: dict[int, Function], function: Function, n_inputs: int) -> int:
    signal = max(functions, default=n_inputs) + 1
    functions[signal] = function
    return signal


def _simplified(
    n_inputs: int, stated: Mapping[int, Function | Literal], outputs: Sequence[int]
) -> tuple[dict[int, Function], list[Literal]]:
    """Follow wires, drop operands that do not matter and gates that nobody reads."""
    known: dict[int, Literal] = {i: Literal(i, 0) for i in range(-1, n_inputs)}
    kept: dict[int, Function] = {}
    stack = list(reversed(outputs))
    while stack:
        signal = stack[-1]
        function = stated.get(signal)
        if signal in known or function is None:
            stack.pop()
            continue
        args = (function.signal,) if isinstance(function, Literal) else function.args
        missing = [a for a in args if a not in known]
        if missing:
            stack += missing
            continue
        stack.pop()
        reduced = _reduced(function, [known[a] for a in args])
        if isinstance(reduced, Function):
            kept[signal] = reduced
            known[signal] = Literal(signal, 0)
        else:
            known[signal] = reduced
    return kept, [known[s] for s in outputs]


def _reduced(function: Function | Literal, operands: Sequence[Literal]) -> Function | Literal:
    """The function of the operands' literals, over distinct operands that matter."""
    if isinstance(function, Literal):
        return Literal(operands[0].signal, operands[0].inverted ^ function.inverted)
    signals = sorted({lit.signal for lit in operands if lit.signal >= 0})
    truth = _over(function.truth, operands, signals)
    for i in reversed(range(len(signals))):
        size = len(signals)
        if adjusted(truth, size, 1 << i, 0) == truth:
            truth = _without(truth, size, i)
            del signals[i]
    if not signals:
        return Literal(-1, truth)
    # a `not` that was there stays: it may be what makes its readers legal
    if len(signals) == 1 and (truth != COMPLEMENT or len(operands) > 1):
        return Literal(signals[0], int(truth == COMPLEMENT))
    return Function(truth, tuple(signals))


def _over(truth: int, operands: Sequence[Literal], signals: Sequence[int]) -> int:
    """The truth table over `signals` of a function whose operands are literals of them."""
    place = {signal: i for i, signal in enumerate(signals)}
    result = 0
    for v in range(1 << len(signals)):
        index = 0
        for i, (signal, inverted) in enumerate(operands):
            bit = v >> place[signal] & 1 if signal >= 0 else 0
            index |= (bit ^ inverted) << i
        result |= (truth >> index & 1) << v
    return result


def _without(truth: int, arity: int, i: int) -> int:
    """The truth table without operand i, on which it does not depend."""
    low = (1 << i) - 1
    return sum((truth >> ((v & ~low) << 1 | v & low) & 1) << v for v in range(1 << (arity - 1)))


def settle(
    functions: dict[int, Function],
    fixed: frozenset[int],
    library: Library,
    rng: random.Random,
) -> set[int] | None:
    """Choose the signals that are held complemented so that each function is in the library.

    Args:
        functions: by signal; a `not` is added for an operand where no choice helps.
        fixed: signals that must not be complemented.
        library: the operations.
        rng: chooses among equally small changes.

    Returns:
        The complemented signals, or `None` where no way was found.
    """
    for _ in range(len(functions) + 1):
        flipped, stuck = _polarities(functions, fixed, library, rng)
        if stuck is None:
            return flipped
        if not _complement_operand(functions, stuck, flipped, library, rng):
            return None
    return None


def _polarities(
    functions: Mapping[int, Function],
    fixed: frozenset[int],
    library: Library,
    rng: random.Random,
) -> tuple[set[int], int | None]:
    """The complemented signals, and the gate at which the choice was stuck, if it was.

    Only ever adds to the set, so that it ends.
    """
    readers: dict[int, list[int]] = {}
    for signal, function in functions.items():
        for arg in function.args:
            readers.setdefault(arg, []).append(signal)
    flipped: set[int] = set()
    waiting = list(functions)
    while waiting:
        signal = waiting.pop()
        function = functions[signal]
        if _fits(function, signal, flipped, library):
            continue
        near = [s for s in (*function.args, signal) if s not in flipped and s not in fixed]
        rng.shuffle(near)
        ways = (set(way) for size in range(1, len(near) + 1) for way in combinations(near, size))
        fitting = (way for way in ways if _fits(function, signal, flipped | way, library))
        added = next(fitting, None)
        if added is None:
            return flipped, signal
        flipped |= added
        for changed in sorted(added):
            waiting += readers.get(changed, [])
            waiting += [changed] if changed in functions else []
    return flipped, None


def _held(function: Function, signal: int, flipped: set[int]) -> tuple[int, int]:
    """The arity and truth table between the signals as they are held."""
    flips = sum((a in flipped) << i for i, a in enumerate(function.args))
    arity = len(function.args)
    return arity, adjusted(function.truth, arity, flips, int(signal in flipped))


def _fits(function: Function, signal: int, flipped: set[int], library: Library) -> bool:
    return _held(function, signal, flipped) in realisations(library)


def _complement_operand(
    functions: dict[int, Function],
    signal: int,
    flipped: set[int],
    library: Library,
    rng: random.Random,
) -> bool:
    """Put a `not` before an operand of a gate, where that makes it legal."""
    truth, args = functions[signal]
    if "not" not in library.operations or len(args) == 1:
        return False
    for i in rng.sample(range(len(args)), len(args)):
        other = Function(adjusted(truth, len(args), 1 << i, 0), args)
        if not _fits(other, signal, flipped, library):
            continue
        new = _add(functions, Function(COMPLEMENT, (args[i],)), 0)
        functions[signal] = Function(other.truth, (*args[:i], new, *args[i + 1 :]))
        return True
    return False


def _compact(
    n_inputs: int,
    functions: Mapping[int, Function],
    outputs: Sequence[int],
    flipped: set[int],
    library: Library,
) -> tuple[tuple[Gate, ...], tuple[int, ...]]:
    """Number the gates in topological order, wires left out."""
    number = {i: i for i in range(n_inputs)}
    gates: list[Gate] = []
    stack = list(reversed(outputs))
    while stack:
        signal = stack[-1]
        missing = [] if signal in number else _unnumbered(functions[signal], number)
        if missing:
            stack += missing
            continue
        stack.pop()
        if signal in number:
            continue
        function = functions[signal]
        op, order = realisations(library)[_held(function, signal, flipped)]
        args = tuple(number[function.args[k]] for k in order)
        if op:
            gates.append(Gate(op, args))
        number[signal] = n_inputs + len(gates) - 1 if op else args[0]
    return tuple(gates), tuple(number[s] for s in outputs)


def _unnumbered(function: Function, number: Mapping[int, int]) -> list[int]:
    return [a for a in function.args if a not in number]
