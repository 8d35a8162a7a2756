"""Cuts a circuit into linear layers at its ends and what lies between, and puts other layers there.

A circuit of T becomes one of `outer ∘ T ∘ inner` for affine maps: what lies between stays, and both
layers are made anew. The layer at the inputs makes linear forms of them. The layer at the outputs
adds terms up; turned round, it makes forms as well: of the outputs, one for each term.

Source: Bernstein, Optimizing Linear Maps Modulo 2, SPEED-CC 2009, section 2 (transposition).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

import numpy as np
from numpy.typing import NDArray

from compiler.circuits.gates import input_tables, truth_of
from compiler.circuits.net import Function, Literal, Net, functions_of
from compiler.gf2.straight_line import Sums
from compiler.sboxes.equivalence import Equivalence

XOR = truth_of("xor")
Stated = dict[int, Function | Literal]


@dataclass(frozen=True)
class Layered:
    """A circuit with its linear ends told apart.

    Args:
        net: the circuit.
        forms: by signal, the sum of inputs (a mask; bit n: complemented) that it is.
        terms: by signal, the outputs (a mask) that it is added to.
        summed: the signals that only add terms up.
    """

    net: Net
    forms: Mapping[int, int]
    terms: Mapping[int, int]
    summed: frozenset[int]

    @property
    def core(self) -> tuple[int, ...]:
        """The gates that belong to neither layer."""
        n, gates = self.net.n_inputs, self.net.gates
        return tuple(
            s for s in range(n, n + len(gates)) if s not in self.forms and s not in self.summed
        )

    @cached_property
    def needed(self) -> tuple[int, ...]:
        """The signals of the first layer that others read."""
        n, gates = self.net.n_inputs, self.net.gates
        read = {a for s in self.core for a in gates[s - n].args} | set(self.terms)
        return tuple(sorted(s for s in read if s in self.forms))

    @property
    def wanted_forms(self) -> list[int]:
        """The forms that the first layer makes, without complements."""
        low = (1 << self.net.n_inputs) - 1
        return [self.forms[s] & low for s in self.needed]

    @property
    def wanted_sums(self) -> list[int]:
        """The forms that the last layer makes when it is turned round."""
        return list(self.terms.values())

    @cached_property
    def shift(self) -> int:
        """The input at which the forms have the fewest complements."""
        n = self.net.n_inputs

        def complements(x: int) -> int:
            masks = (self.forms[s] for s in self.needed)
            return sum(((m & x).bit_count() + (m >> n)) & 1 for m in masks)

        return min(range(1 << n), key=complements)

    def size(self, inner: Sums, outer: Sums) -> NDArray[np.int64]:
        """The gates of each pair of layers, what lies between included."""
        between = len(self.core) + len(self.terms) - len(self.net.outputs)
        return inner.counts + outer.counts + between


def layered(net: Net) -> Layered:
    """Tell the linear ends of a circuit apart."""
    n, values = net.n_inputs, net.values()
    ones = (1 << (1 << n)) - 1
    spanned = {0: 0, ones: 1 << n}
    for i, table in enumerate(input_tables(n)):
        spanned |= {value ^ table: form | 1 << i for value, form in spanned.items()}
    forms = {s: spanned[value] for s, value in enumerate(values) if value in spanned}
    readers: dict[int, list[int]] = {}
    for i, gate in enumerate(net.gates):
        for arg in gate.args:
            readers.setdefault(arg, []).append(n + i)
    summed: set[int] = set()
    for s in reversed(range(n, len(values))):
        last = all(reader in summed for reader in readers.get(s, []))
        if last and s not in forms and net.gates[s - n].op in ("xor", "xnor", "not", "xor3"):
            summed.add(s)
    return Layered(net, forms, _terms(net, summed), frozenset(summed))


def _terms(net: Net, summed: set[int]) -> dict[int, int]:
    """By signal that a sum ends at, the outputs that it is added to."""
    added = dict.fromkeys(range(net.n_inputs + len(net.gates)), 0)
    for j, signal in enumerate(net.outputs):
        added[signal] ^= 1 << j
    for s in sorted(summed, reverse=True):
        for arg in net.gates[s - net.n_inputs].args:
            added[arg] ^= added[s]
    return {s: mask for s, mask in added.items() if mask and s not in summed}


def _transposed(columns: Sequence[int]) -> tuple[int, ...]:
    n = len(columns)
    return tuple(sum((c >> i & 1) << j for j, c in enumerate(columns)) for i in range(n))


def dressed(
    circuit: Layered, by: Equivalence, inner: Sequence[int], outer: Sequence[int]
) -> tuple[Net, Stated]:
    """The functions of `outer ∘ T ∘ inner`, complements at the outputs left out.

    Args:
        circuit: of T.
        by: the maps.
        inner: the forms that the first layer makes, in order.
        outer: those that the last layer makes when it is turned round.

    Returns:
        A net that has the inputs, their complements and the outputs, and what each signal is.
    """
    net, n = circuit.net, circuit.net.n_inputs
    functions = functions_of(net)
    fresh = count(n)
    # the circuit's inputs are not the new ones
    moved = {s: next(fresh) for s in range(n + len(net.gates))}
    stated: Stated = {
        moved[s]: Function(functions[s].truth, tuple(moved[a] for a in functions[s].args))
        for s in circuit.core
    }
    made = _made_forms(_transposed(by.inner.inverse().columns), inner, stated, fresh)
    for s in circuit.needed:
        form, inverted = circuit.forms[s] & (1 << n) - 1, circuit.forms[s] >> n
        turned = inverted ^ (form & circuit.shift).bit_count() & 1
        stated[moved[s]] = Literal(made[form], turned)
    sums: dict[int, list[int]] = {}
    for s, mask in circuit.terms.items():
        sums.setdefault(mask, []).append(moved[s])
    ends = by.outer.inverse().columns
    outputs = _made_sums(ends, outer, sums, stated, fresh)
    inputs = by.inner.inverse()(circuit.shift)
    return Net(n, (), outputs, inverted_inputs=inputs), stated


def _made_forms(
    starts: Sequence[int], steps: Sequence[int], stated: Stated, fresh: Iterator[int]
) -> dict[int, int]:
    """State the sums that make forms; the signal of each form."""
    made = {form: i for i, form in enumerate(starts)}
    for step in steps:
        first = next(form for form in made if form ^ step in made)
        made[step] = next(fresh)
        stated[made[step]] = Function(XOR, (made[first], made[first ^ step]))
    return made


def _made_sums(
    ends: Sequence[int],
    steps: Sequence[int],
    sums: dict[int, list[int]],
    stated: Stated,
    fresh: Iterator[int],
) -> tuple[int, ...]:
    """State the sums that the reversed program of forms makes of its terms; the outputs."""

    def total(terms: Sequence[int]) -> int:
        last, *rest = terms
        for term in rest:
            signal = next(fresh)
            stated[signal] = Function(XOR, (last, term))
            last = signal
        return last

    for i, step in reversed(list(enumerate(steps))):
        terms = sums.pop(step, [])
        if terms:
            known = (*ends, *steps[:i])
            first = next(form for form in known if form ^ step in known)
            signal = total(terms)
            sums.setdefault(first, []).append(signal)
            sums.setdefault(first ^ step, []).append(signal)
    return tuple(total(sums[end]) for end in ends)
