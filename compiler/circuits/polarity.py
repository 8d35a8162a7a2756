"""Chooses the complemented signals of a net, so that as few `not` as possible remain.

This choice is exact, by MaxSAT, and for final results; `compiler.circuits.settle` is for the steps
of a walk.

Source: Ignatiev, Morgado, Marques-Silva, RC2: an Efficient MaxSAT Solver, JSAT 11, 2019.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from pysat.examples.rc2 import RC2
from pysat.formula import WCNF

from compiler.circuits.gates import Library
from compiler.circuits.net import (
    COMPLEMENT,
    WIRE,
    Function,
    Literal,
    Net,
    adjusted,
    functions_of,
    realisations,
)
from compiler.circuits.settle import compacted, simplified


def repolarised(net: Net, library: Library) -> Net:
    """The same net with the fewest `not`, complements at inputs and outputs free.

    Args:
        net: of any operations that the library has up to complements.
        library: the operations, `not` among them.
    """
    stated: dict[int, Function | Literal] = dict(functions_of(net))
    for i, gate in enumerate(net.gates):
        if gate.op == "not":
            stated[net.n_inputs + i] = Literal(gate.args[0], 1)
    return with_best_polarities(net, stated, library)


def with_best_polarities(
    net: Net, stated: Mapping[int, Function | Literal], library: Library
) -> Net:
    """The net of functions with the fewest `not`, complements at inputs and outputs free.

    Args:
        net: its inputs, outputs and the complements there.
        stated: the function of each signal; no output is constant.
        library: the operations, `not` among them.
    """
    functions, ends, _ = simplified(net, stated, stated)
    inverted = sum(end.inverted << j for j, end in enumerate(ends))
    net = replace(net, inverted_outputs=net.inverted_outputs ^ inverted)
    outputs = [end.signal for end in ends]
    held, turned = _solve(functions, library)
    made: dict[int, Function] = {}
    new = max([net.n_inputs, *functions]) + 1
    complement: dict[int, int] = {}
    for signal in sorted({a for gate in turned.values() for a in gate}):
        complement[signal] = new
        # the opposite polarity of the signal
        made[new] = Function(WIRE[1] if signal in held else COMPLEMENT, (signal,))
        new += 1
    for signal, (truth, args) in functions.items():
        flips = sum((a in turned[signal] and a not in held) << i for i, a in enumerate(args))
        over = adjusted(truth, len(args), flips, 0)
        operands = tuple(complement[a] if a in turned[signal] else a for a in args)
        made[signal] = Function(over, operands)
    return compacted(net, made, outputs, held, realisations(library))


def _solve(
    functions: Mapping[int, Function], library: Library
) -> tuple[set[int], Mapping[int, frozenset[int]]]:
    """The complemented signals, and for each gate the operands that need a `not`."""
    formula = WCNF()
    signals = sorted({*functions, *(a for f in functions.values() for a in f.args)})
    held = {s: k + 1 for k, s in enumerate(signals)}
    nots = {s: len(signals) + k + 1 for k, s in enumerate(signals)}
    last = 2 * len(signals)
    through: dict[tuple[int, int], int] = {}
    for signal, function in functions.items():
        for arg in function.args:
            last += 1
            through[signal, arg] = last
            formula.append([-last, nots[arg]])
        _add_gate(formula, signal, function, (held, through), library)
    for signal in signals:
        formula.append([-nots[signal]], weight=1)
    with RC2(formula) as solver:
        true = {v for v in solver.compute() or () if v > 0}
    turned = {
        s: frozenset(a for a in f.args if through[s, a] in true) for s, f in functions.items()
    }
    return {s for s in signals if held[s] in true}, turned


def _add_gate(
    formula: WCNF,
    signal: int,
    function: Function,
    names: tuple[Mapping[int, int], Mapping[tuple[int, int], int]],
    library: Library,
) -> None:
    """Exclude combinations of signs for which the library has no operation."""
    held, through = names
    legal = realisations(library)
    truth, args = function
    variables: Sequence[int] = [
        *(held[a] for a in args),
        held[signal],
        *(through[signal, a] for a in args),
    ]
    for bits in product((0, 1), repeat=len(variables)):
        inputs, inverted, nots = bits[: len(args)], bits[len(args)], bits[len(args) + 1 :]
        flips = sum((a ^ b) << i for i, (a, b) in enumerate(zip(inputs, nots, strict=True)))
        if (len(args), adjusted(truth, len(args), flips, inverted)) not in legal:
            formula.append([-v if bit else v for v, bit in zip(variables, bits, strict=True)])
