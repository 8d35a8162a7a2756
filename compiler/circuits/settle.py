"""Turns edited functions into a net again: simplified, and legal in a library of operations.

An edit gives functions as arbitrary truth tables over their operands. `settle` chooses the
complemented signals so that the library has an operation for each function, and inserts a `not`
where no choice helps.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from compiler.circuits.gates import Library
from compiler.circuits.net import (
    COMPLEMENT,
    WIRE,
    Function,
    Gate,
    Literal,
    Net,
    Realisation,
    adjusted,
    functions_of,
    realisations,
)

Legal = Mapping[tuple[int, int], Realisation]
"""The functions that the library can compute, by arity and truth table."""


@dataclass(frozen=True)
class Rebuilder:
    """Makes nets of edited functions.

    Args:
        library: the allowed operations.
        free: whether inputs and outputs may be complemented without cost.
        rng: breaks ties between polarities.
    """

    library: Library
    free: bool
    rng: random.Random

    def rebuild(self, net: Net, edits: Mapping[int, Function | Literal]) -> Net | None:
        """The net with some signals' functions replaced or added, without dead gates.

        Args:
            net: the edited net; its complements at inputs and outputs are kept. Other signals are
                assumed legal in the library, unless there are no edits.
            edits: by signal; a literal stands for a signal or its complement.

        Returns:
            `None` if an output would be constant or the polarities cannot be settled.
        """
        stated: dict[int, Function | Literal] = dict(functions_of(net))
        stated.update(edits)
        functions, ends, changed = simplified(net, stated, edits or stated)
        if any(end.signal < 0 for end in ends):
            return None
        inverted_outputs = net.inverted_outputs
        outputs: list[int] = []
        for j, (signal, inverted) in enumerate(ends):
            if inverted and self.free:
                inverted_outputs ^= 1 << j
            elif inverted:
                signal = _add(functions, Function(COMPLEMENT, (signal,)), net.n_inputs)
                changed.add(signal)
            outputs.append(signal)
        fixed = frozenset() if self.free else frozenset([*range(net.n_inputs), *outputs])
        legal = realisations(self.library)
        flipped = settle(functions, changed, fixed, legal, self.rng)
        if flipped is None:
            return None
        ends_as_now = replace(net, inverted_outputs=inverted_outputs)
        return compacted(ends_as_now, functions, outputs, flipped, legal)


def _add(functions: dict[int, Function], function: Function, n_inputs: int) -> int:
    signal = max(functions, default=n_inputs) + 1
    functions[signal] = function
    return signal


def simplified(
    net: Net, stated: Mapping[int, Function | Literal], edited: Mapping[int, object]
) -> tuple[dict[int, Function], list[Literal], set[int]]:
    """Propagate wires, and remove irrelevant operands and dead gates.

    Args:
        net: its inputs and outputs.
        stated: the function of each signal.
        edited: the signals whose functions may have irrelevant or repeated operands.

    Returns:
        The functions, operands before their readers; the outputs; the functions that differ from
        the net.
    """
    known: dict[int, Literal] = {i: Literal(i, 0) for i in range(-1, net.n_inputs)}
    replaced = {-1}
    kept: dict[int, Function] = {}
    changed: set[int] = set()
    stack = list(reversed(net.outputs))
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
        if signal not in edited and replaced.isdisjoint(args) and isinstance(function, Function):
            kept[signal] = function
            known[signal] = Literal(signal, 0)
            continue
        reduced = _reduced(function, [known[a] for a in args])
        if isinstance(reduced, Function):
            kept[signal] = reduced
            known[signal] = Literal(signal, 0)
            changed.add(signal)
        else:
            known[signal] = reduced
            replaced.add(signal)
    return kept, [known[s] for s in net.outputs], changed


def _reduced(function: Function | Literal, operands: Sequence[Literal]) -> Function | Literal:
    """The function of the operands' literals, over distinct relevant operands."""
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
    # an existing `not` stays: it may make its readers legal
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
    changed: set[int],
    fixed: frozenset[int],
    legal: Legal,
    rng: random.Random,
) -> set[int] | None:
    """Choose the signals that are held complemented so that each function is in the library.

    Args:
        functions: by signal; a `not` is added for an operand if no choice helps.
        changed: the functions that may not be in the library.
        fixed: signals that must not be complemented.
        legal: the library.
        rng: breaks ties between changes.

    Returns:
        The complemented signals, or `None` if no solution was found.
    """
    readers: dict[int, list[int]] = {}
    flipped: set[int] = set()
    waiting = sorted(changed)
    new = max(functions, default=0) + 1
    # terminates: signals are only added to the complemented ones, and a `not` has one operand
    while waiting:
        signal = waiting.pop()
        function = functions[signal]
        if _held(function, signal, flipped) in legal:
            continue
        added = _way(function, signal, flipped, fixed, legal, rng)
        readers = readers or _readers(functions)
        if added is None:
            made = _complement_operands(functions, signal, flipped, legal, rng, new)
            if not made:
                return None
            new += len(made)
            for one in made:
                readers.setdefault(functions[one].args[0], []).append(one)
                readers.setdefault(one, []).append(signal)
            waiting += made
            continue
        flipped |= added
        for one in sorted(added):
            waiting += readers.get(one, [])
            waiting += [one] if one in functions else []
    return flipped


def _way(
    function: Function,
    signal: int,
    flipped: set[int],
    fixed: frozenset[int],
    legal: Legal,
    rng: random.Random,
) -> set[int] | None:
    """A smallest set of a gate's signals whose complementation makes it legal."""
    own = (*function.args, signal)
    near = [s for s in own if s not in flipped and s not in fixed]
    here = flipped.intersection(own)
    rng.shuffle(near)
    for size in range(1, len(near) + 1):
        for way in combinations(near, size):
            if _held(function, signal, here.union(way)) in legal:
                return set(way)
    return None


def _readers(functions: Mapping[int, Function]) -> dict[int, list[int]]:
    readers: dict[int, list[int]] = {}
    for signal, function in functions.items():
        for arg in function.args:
            readers.setdefault(arg, []).append(signal)
    return readers


def _held(function: Function, signal: int, flipped: set[int]) -> tuple[int, int]:
    """The arity and truth table between the signals with their polarities."""
    truth, args = function
    if signal not in flipped and flipped.isdisjoint(args):
        return len(args), truth
    flips = 0
    for i, arg in enumerate(args):
        if arg in flipped:
            flips |= 1 << i
    return len(args), adjusted(truth, len(args), flips, int(signal in flipped))


def _complement_operands(
    functions: dict[int, Function],
    signal: int,
    flipped: set[int],
    legal: Legal,
    rng: random.Random,
    new: int,
) -> list[int]:
    """Insert the fewest `not` before operands that make a gate legal; returns their signals."""
    truth, args = functions[signal]
    if (1, COMPLEMENT) not in legal or len(args) == 1:
        return []
    places = rng.sample(range(len(args)), len(args))
    for size in range(1, len(args) + 1):
        for chosen in combinations(places, size):
            # an added signal has the other polarity than its operand is held in
            turned = [i for i in chosen if args[i] not in flipped]
            over = adjusted(truth, len(args), sum(1 << i for i in turned), 0)
            operands = list(args)
            for k, i in enumerate(chosen):
                operands[i] = new + k
            other = Function(over, tuple(operands))
            if _held(other, signal, flipped) not in legal:
                continue
            for k, i in enumerate(chosen):
                kind = COMPLEMENT if i in turned else WIRE[1]
                functions[new + k] = Function(kind, (args[i],))
            functions[signal] = other
            return [new + k for k in range(size)]
    return []


def compacted(
    net: Net,
    functions: Mapping[int, Function],
    outputs: Sequence[int],
    flipped: set[int],
    legal: Legal,
) -> Net:
    """The net of functions: gates in topological order, without wires.

    Args:
        net: its inputs, and the complements at inputs and outputs before `flipped`.
        functions: by signal; each is legal with the chosen polarities.
        outputs: the signals that are results.
        flipped: the complemented signals.
        legal: the library.
    """
    number = {i: i for i in range(net.n_inputs)}
    gates: list[Gate] = []
    stack = list(functions)[::-1]
    while stack:
        signal = stack.pop()
        if signal in number:
            continue
        function = functions[signal]
        args = function.args
        if missing := [a for a in args if a not in number]:
            stack += [signal, *missing]
            continue
        op, order, k = legal[_held(function, signal, flipped)]
        if op:
            number[signal] = net.n_inputs + len(gates)
            gates.append(Gate(op, tuple([number[args[i]] for i in order]), k))
        else:
            number[signal] = number[args[0]]
    return Net(
        net.n_inputs,
        tuple(gates),
        tuple(number[s] for s in outputs),
        net.inverted_inputs ^ sum(1 << i for i in flipped if i < net.n_inputs),
        net.inverted_outputs ^ sum(1 << j for j, s in enumerate(outputs) if s in flipped),
    )
